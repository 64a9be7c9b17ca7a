//! Steps in words, as a good teacher would say them: the puzzle's own hints, and what follows.

use serde::{Deserialize, Serialize};

use puzzle::Puzzle;
use puzzle::wording::list;

use super::knowledge::{Fact, Knowledge, With};
use super::lexicon::{Kind, Lexicon, sentence};
use super::step::{Ending, Step};
use super::technique::Teller;
use super::telling::{Sentence, compact, conclusion, full};

/// Finds the words for a puzzle's steps.
#[derive(Clone, Debug)]
pub struct Words<'p> {
    lexicon: Lexicon<'p>,
}

/// A step hinted at in three grades.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nudge {
    /// Where to look.
    pub place: String,
    /// Which hints.
    pub hints: String,
    /// The step itself.
    pub step: String,
}

impl<'p> Words<'p> {
    /// Learns how the puzzle speaks of its values and places.
    pub fn of(puzzle: &'p Puzzle) -> Self {
        Self { lexicon: Lexicon::of(puzzle) }
    }

    /// Why the step's conclusion holds, in whole sentences, one after another.
    pub fn reasons(&self, step: &Step) -> Vec<String> {
        self.sentences(step).iter().map(|told| full(&self.lexicon, told)).collect()
    }

    /// The step in whole sentences: what it finds, then why.
    pub fn step(&self, step: &Step) -> Vec<String> {
        let mut sentences = vec![self.conclusion(step)];
        sentences.extend(self.reasons(step));
        sentences
    }

    /// The step on one line, in signs.
    pub fn compact(&self, step: &Step) -> String {
        let told = self.sentences(step);
        let reasons: Vec<String> = told.iter().map(|told| compact(&self.lexicon, told)).collect();
        let conclusion = self.conclusion(step);
        format!("{} ⇒ {}", reasons.join("; "), conclusion.trim_end_matches('.'))
    }

    /// The step's reasons as data.
    pub fn sentences(&self, step: &Step) -> Vec<Sentence> {
        let mut teller = Teller::new(self.lexicon.puzzle, &step.new);
        match &step.case {
            Some(case) => case.tell(&mut teller),
            None => teller.tell(&step.thoughts, &[]),
        }
        teller.finish()
    }

    /// What is new, in one sentence.
    pub fn conclusion(&self, step: &Step) -> String {
        conclusion(&self.lexicon, &step.new, &step.left)
    }

    /// A fact as a clause: "the green house is the fourth".
    pub fn fact(&self, fact: Fact) -> String {
        self.lexicon.clause(fact)
    }

    /// The step in three grades.
    pub fn nudge(&self, step: &Step) -> Nudge {
        let words = &self.lexicon;
        let places = step.new.iter().find(|fact| fact.holds).or(step.new.first());
        let place = match places {
            Some(Fact { value, with: With::House(house), .. }) if step.new.len() == 1 => {
                let category = words.category(value.category);
                match words.kind(*value) {
                    Kind::House => {
                        format!("Look at the {category} of {}.", words.places.whole(*house))
                    }
                    _ => format!("Look at the {category} {}.", words.places.at(*house)),
                }
            }
            Some(fact) => sentence(&format!("look at {}", words.name(fact.value))),
            None => String::new(),
        };
        let numbers: Vec<String> = step.numbers(words.puzzle).iter().map(u32::to_string).collect();
        let hints = match numbers.as_slice() {
            [] => "No hint is needed, only what is already in the table.".to_owned(),
            [only] => format!("Hint {only} tells more."),
            several => format!("Hints {} together tell more.", list(several, "and")),
        };
        Nudge { place, hints, step: self.step(step).join(" ") }
    }

    /// How the story ended, and what is left open.
    pub fn ending(&self, ending: &Ending, known: &Knowledge) -> String {
        match ending {
            Ending::Solved => "That is the solution.".to_owned(),
            Ending::Wrong => {
                "There is no way to go on: no solution fits what is in the table.".to_owned()
            }
            Ending::GivenUp => "The next step would take too long to find.".to_owned(),
            Ending::Open => {
                let open = known.open().count();
                let values =
                    if open == 1 { "1 value".to_owned() } else { format!("{open} values") };
                format!("That is all that the hints tell: {values} can still go more than one way.")
            }
        }
    }
}
