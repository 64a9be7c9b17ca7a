//! Steps in words, as a good teacher would say them: the puzzle's own hints, and what follows.

use serde::{Deserialize, Serialize};

use puzzle::wording::{capitalised, list};
use puzzle::{Asked, Houses, Puzzle, Question, Value};

use super::knowledge::{Fact, Knowledge, With};
use super::lexicon::{Kind, Lexicon, sentence};
use super::step::{Ending, Step};
use super::technique::{Detail, Teller, shown};
use super::telling::{Point, Sentence, compact, conclusion, full};
use super::why_not::WhyNot;
use super::why_now::why_now;

/// Finds the words for a puzzle's steps.
#[derive(Clone, Debug)]
pub struct Words<'p> {
    lexicon: Lexicon<'p>,
}

/// A step of more words than this, hints quoted, cites them instead.
const QUOTED: usize = 95;
/// One of more words than this even then, with its conclusion, leaves out what was just said, or else
/// what the table says.
const CITED: usize = 120;

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
        self.told_in_words(step).1
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
        self.told_in_words(step).0
    }

    /// The step's reasons in the most detail that there is room for, as data and in words.
    fn told_in_words(&self, step: &Step) -> (Vec<Sentence>, Vec<String>) {
        let words = |text: &String| text.split_whitespace().count();
        let told = |detail: Detail| {
            let told = self.told(step, detail);
            let texts: Vec<String> = told.iter().map(|told| full(&self.lexicon, told)).collect();
            (told, texts)
        };
        let fits = |told: &(Vec<Sentence>, Vec<String>), most: usize| {
            told.1.iter().map(words).sum::<usize>() <= most
        };
        let quoted = told(Detail::Quoted);
        if fits(&quoted, QUOTED) {
            return quoted;
        }
        let most = CITED.saturating_sub(words(&self.conclusion(step)));
        let mut shorter = [Detail::Named, Detail::Linked, Detail::Cited].into_iter().map(told);
        shorter.find(|told| fits(told, most)).unwrap_or_else(|| told(Detail::Terse))
    }

    fn teller(&self, step: &Step, detail: Detail) -> Teller<'p> {
        let mut teller =
            Teller::new(self.lexicon.puzzle, &step.new, &step.known, &step.earlier, detail);
        match &step.case {
            Some(case) => {
                if let Some(value) = step.of_two_houses() {
                    let could = Point::Only(value, step.known.candidates(value));
                    teller.open(Sentence::of(vec![could], Vec::new()));
                }
                case.tell(&mut teller);
            }
            // What is known says it already.
            None if step.thoughts.is_empty() => {
                teller.sentences.push(Sentence::of(teller.points(&step.facts), Vec::new()));
            }
            None => teller.tell(&step.thoughts, &step.new),
        }
        teller
    }

    fn told(&self, step: &Step, detail: Detail) -> Vec<Sentence> {
        let mut told = self.teller(step, detail).finish();
        if detail == Detail::Terse && !step.known.facts().is_empty() {
            told.insert(0, Sentence::of(Vec::new(), vec![Point::Unsaid]));
        }
        match (&step.case, &step.new[..]) {
            (Some(_), [_, more @ ..]) if !more.is_empty() => {
                let fail = if step.likewise { Point::Likewise } else { Point::SameHints };
                told.push(Sentence::of(vec![fail(more.to_vec())], Vec::new()));
            }
            _ => {}
        }
        told
    }

    /// What is new, in one sentence.
    pub fn conclusion(&self, step: &Step) -> String {
        let narrowed = self.narrowed(step);
        conclusion(&self.lexicon, &step.new, &narrowed, step.one_of_two())
    }

    /// The values that the step leaves two houses; and which, where a reader sees that: what it says
    /// rules out each other house, or that is taken.
    fn narrowed(&self, step: &Step) -> Vec<(Value, Option<Houses>)> {
        // What is supposed fails in one place.
        let narrowed: Vec<(Value, Houses)> = step.leaves_two().collect();
        if narrowed.is_empty() || step.case.is_some() {
            return Vec::new();
        }
        let mut seen = step.known.without_marks();
        step.new.iter().for_each(|&fact| seen.learn(fact));
        self.told(step, Detail::Quoted).iter().for_each(|told| told.teach(&mut seen));
        let is_seen = |value: Value, may: Houses| {
            shown(self.lexicon.puzzle, &step.hints, &seen, value).difference(may).is_empty()
        };
        narrowed.iter().map(|&(it, may)| (it, is_seen(it, may).then_some(may))).collect()
    }

    /// What makes the step the next one, after the step before it.
    pub fn why_now(&self, step: &Step, before: Option<&Step>) -> String {
        why_now(&self.lexicon, step, before)
    }

    /// The hardest step of a story, with its number and how many hints it takes: what the puzzle's
    /// insight is.
    pub fn insight(&self, steps: &[Step]) -> Option<String> {
        let effort = |step: &Step| (step.case.is_some(), step.efforts().iter().sum::<u32>());
        let most = steps.iter().map(effort).max()?;
        let (at, step) = steps.iter().enumerate().find(|(_, step)| effort(step) == most)?;
        let conclusion = self.conclusion(step);
        let told = conclusion.trim_end_matches('.');
        let hints = match (step.case.is_some(), step.hints.len()) {
            (false, 0) => "from the table alone".to_owned(),
            (true, 0) => "by contradiction".to_owned(),
            (false, 1) => "from one hint".to_owned(),
            (true, 1) => "by contradiction, from one hint".to_owned(),
            (false, count) => format!("from {count} hints together"),
            (true, count) => format!("by contradiction, from {count} hints together"),
        };
        Some(format!("The hardest step is {}: {told} ({hints}).", at + 1))
    }

    /// Why a value is not in a house, or the solution in which it is.
    pub fn why_not(&self, found: &WhyNot, value: Value, house: u8) -> String {
        let words = &self.lexicon;
        let is = words.brief_clause(Fact::placed(value, house));
        match found {
            WhyNot::Here => sentence(&is),
            WhyNot::Forbidden(step) => self.step(step).join(" "),
            WhyNot::Possible(places) => {
                let others = (0..words.puzzle.houses()).map(|house| {
                    let here = places.iter().filter(|(_, other)| *other == house);
                    let names: Vec<String> =
                        here.map(|(value, _)| words.short(*value).to_owned()).collect();
                    format!("{} {}", house + 1, names.join(", "))
                });
                let all: Vec<String> = others.collect();
                let is = capitalised(&is);
                format!("{is} in a solution that fits the hints and the table: {}.", all.join("; "))
            }
            WhyNot::Unknown => {
                sentence(&format!("whether {is} in any solution would take too long to find out"))
            }
        }
    }

    /// "Who keeps the fish? The German.": each question with its answer.
    fn answers(&self, known: &Knowledge) -> Vec<String> {
        let words = &self.lexicon;
        let answer = |question: &Question| {
            let index = known.answer(question.asked, question.about)?;
            let answer = match question.asked {
                Asked::Category(category) => words.brief(Value { category, index }).to_owned(),
                Asked::House => words.at_number(index),
            };
            Some(format!("{} {}", question.text, sentence(&answer)))
        };
        words.puzzle.questions().iter().filter_map(answer).collect()
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
            Ending::Solved => {
                let answers = self.answers(known).into_iter();
                ["That is the solution.".to_owned()]
                    .into_iter()
                    .chain(answers)
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            Ending::Wrong => {
                "There is no way to go on: no solution fits what is in the table.".to_owned()
            }
            Ending::GivenUp => {
                let open = values(known);
                format!(
                    "That is what can be said: the next step would take too long to find, and {open} can still go more than one way."
                )
            }
            Ending::Open => {
                let values = values(known);
                format!("That is all that the hints tell: {values} can still go more than one way.")
            }
        }
    }
}

/// "3 values": how many are not placed.
fn values(known: &Knowledge) -> String {
    match known.open().count() {
        1 => "1 value".to_owned(),
        open => format!("{open} values"),
    }
}
