//! `zebra explain`: the solution step by step.

use std::fmt;
use std::ops::ControlFlow;

use clap::Args;
use explain::{
    Ending, Fact, Knowledge, PostStep, Rating, Step, Story, Technique, WhyNot, With, Words,
    hints_used, post,
};
use puzzle::text::read_relation;
use puzzle::{HintSet, Puzzle, Relation, Value};
use serde::Serialize;
use solver::{Progress, Tally, Watch, tighten};
use unicode_normalization::UnicodeNormalization;

use crate::failure::{Ended, Failure};
use crate::output::{self, Output, counted, solutions};
use crate::setup::{PuzzleArgs, Setup};

/// The solution step by step, each step with the hints and facts it takes
#[derive(Args)]
pub struct Explain {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    /// As Markdown, for a post
    #[arg(long, overrides_with = "json")]
    markdown: bool,
    /// Why the value is not in the house, such as "Dane@3", or the solution in which it is
    #[arg(long, value_name = "VALUE@HOUSE")]
    why_not: Option<String>,
    /// Asked after N steps
    #[arg(long, value_name = "N", default_value_t = 0)]
    after: usize,
}

impl Explain {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        if let Some(asked) = &self.why_not {
            return output.report(&why_not(&setup, asked, self.after)?, setup.note());
        }
        let report = report(&setup);
        match self.markdown {
            true => output::text(report.markdown()),
            false => output.report(&report, setup.note()),
        }
    }
}

#[derive(Serialize)]
struct Report {
    #[serde(skip)]
    title: String,
    steps: Vec<Told>,
    /// `solved`, `open`, `wrong` (there is no solution) or `given-up`.
    ending: &'static str,
    /// The same as a sentence.
    text: String,
    /// The printed numbers of hints that clash, where there is no solution.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    conflict: Vec<u32>,
    /// How many solutions the hints leave.
    #[serde(flatten, serialize_with = "counted")]
    tally: Tally,
    /// The values still open, each with the houses left, from 1.
    open: Vec<Open>,
    rating: Rating,
    /// The hardest turn, in a sentence.
    insight: Option<String>,
}

/// What is said of one candidate.
#[derive(Serialize)]
struct Asked {
    /// `here`, `forbidden`, `possible` or `unknown`.
    answer: &'static str,
    text: String,
    /// The printed numbers of the hints used.
    hints: Vec<u32>,
    /// The earlier facts used.
    facts: Vec<Known>,
}

#[derive(Serialize)]
struct Told {
    number: usize,
    technique: Technique,
    /// The printed numbers of the hints used.
    hints: Vec<u32>,
    /// The earlier facts used.
    facts: Vec<Known>,
    /// What is new; what placements rule out in their rows and columns is not listed.
    new: Vec<Known>,
    /// What it finds, then why.
    text: String,
    /// What it finds.
    conclusion: String,
    /// The same on one line, in signs.
    compact: String,
    /// What makes it the next one.
    why_now: String,
    #[serde(skip)]
    reasons: String,
    cost: u32,
    /// How many solutions the hints used so far leave.
    #[serde(flatten, serialize_with = "counted")]
    tally: Tally,
}

#[derive(Serialize)]
struct Known {
    #[serde(flatten)]
    value: Named,
    /// From 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<u8>,
    /// A value of another category, in whichever house.
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<Named>,
    /// Whether the value is in the house, or goes with the other one, or does not.
    is: bool,
}

#[derive(Serialize)]
struct Named {
    category: String,
    value: String,
}

#[derive(Serialize)]
struct Open {
    #[serde(flatten)]
    value: Named,
    houses: Vec<u8>,
}

fn report(setup: &Setup) -> Report {
    let (puzzle, mut core, mut watch) = (&setup.puzzle, setup.core(), setup.watch());
    let mut story = Story::new(puzzle, &setup.active, Knowledge::nothing(puzzle));
    let words = Words::of(puzzle);
    let mut steps: Vec<Step> = Vec::new();
    let mut used = HintSet::none();
    let mut counted: Vec<(HintSet, Tally)> = Vec::new();
    let stopped = Progress { at_least: Default::default(), fraction: None, nodes: 0 };
    // Where the time is up, the story ends with what it has.
    let _ = story.tell(&mut |step| {
        if let Some(step) = step {
            step.hints.iter().for_each(|&hint| used.insert(hint));
            counted.push((used.clone(), core.count(&used, &mut watch)));
            steps.push(step);
        }
        watch.tick(&stopped)
    });
    let ending = story.ending().cloned().unwrap_or(Ending::GivenUp);
    counted.push((setup.active.clone(), core.count(&setup.active, &mut watch)));
    tighten(&mut counted);
    let tally = counted[steps.len()].1.clone();
    let told = steps.iter().zip(&counted).enumerate();
    let told = told.map(|(i, (step, (_, left)))| {
        let before = i.checked_sub(1).map(|before| &steps[before]);
        tell(puzzle, &words, (step, before), i + 1, left)
    });
    let told = told.collect();
    let mut known = Knowledge::nothing(puzzle);
    steps.iter().flat_map(|step| &step.new).for_each(|&fact| known.learn(fact));
    let conflict = core.conflict(&setup.active, &tally, &mut watch);
    Report {
        title: puzzle.title().to_owned(),
        steps: told,
        ending: ending.name(),
        text: match ending {
            Ending::Wrong => phrases::clash(puzzle, &conflict),
            _ => words.ending(&ending, &known),
        },
        conflict: setup.numbers(&conflict),
        tally,
        open: known
            .open()
            .map(|value| Open {
                value: Named::of(puzzle, value),
                houses: known.candidates(value).iter().map(|house| house + 1).collect(),
            })
            .collect(),
        rating: Rating::of(&steps),
        insight: words.insight(&steps),
    }
}

impl Named {
    fn of(puzzle: &Puzzle, value: Value) -> Self {
        let category = puzzle.categories()[usize::from(value.category)].name.clone();
        Self { category, value: puzzle.name(value).to_owned() }
    }
}

impl Known {
    fn of(puzzle: &Puzzle, fact: &Fact) -> Self {
        Self {
            value: Named::of(puzzle, fact.value),
            house: fact.house().map(|house| house + 1),
            with: match fact.with {
                With::House(_) => None,
                With::Value(other) => Some(Named::of(puzzle, other)),
            },
            is: fact.holds,
        }
    }
}

/// The answer to "why not here?", from what is known after so many steps.
fn why_not(setup: &Setup, asked: &str, after: usize) -> Result<Asked, Failure> {
    let puzzle = &setup.puzzle;
    let wrong = |why: String| Failure::new(format!("--why-not {asked}: {why}"));
    // A cell is written like the hint that says it.
    let said: String = asked.nfc().collect();
    let needed = || wrong("a value and a house are needed, such as Dane@3".to_owned());
    let said = read_relation(puzzle, &said).map_err(wrong)?;
    let Relation::In(value, houses) = said else { return Err(needed()) };
    let mut houses = houses.iter();
    let (Some(house), None) = (houses.next(), houses.next()) else { return Err(needed()) };
    let known = known_after(setup, after);
    let found = WhyNot::of(puzzle, &setup.active, &known, value, house);
    let step = match &found {
        WhyNot::Forbidden(step) => Some(step),
        _ => None,
    };
    let facts = step.iter().flat_map(|step| &step.facts);
    Ok(Asked {
        answer: match found {
            WhyNot::Here => "here",
            WhyNot::Forbidden(_) => "forbidden",
            WhyNot::Possible(_) => "possible",
            WhyNot::Unknown => "unknown",
        },
        text: Words::of(puzzle).why_not(&found, value, house),
        hints: step.map_or(Vec::new(), |step| step.numbers(puzzle)),
        facts: facts.map(|fact| Known::of(puzzle, fact)).collect(),
    })
}

/// What is known after so many steps of the story, which is told no further.
fn known_after(setup: &Setup, after: usize) -> Knowledge {
    let mut known = Knowledge::nothing(&setup.puzzle);
    let mut story = Story::new(&setup.puzzle, &setup.active, known.clone());
    let mut left = after;
    if left > 0 {
        // It breaks off where it is told to.
        let _ = story.tell(&mut |step| {
            if let Some(step) = step {
                step.new.into_iter().for_each(|fact| known.learn(fact));
                left -= 1;
            }
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
    known
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.text)
    }
}

fn tell(
    puzzle: &Puzzle,
    words: &Words<'_>,
    (step, before): (&Step, Option<&Step>),
    number: usize,
    left: &Tally,
) -> Told {
    let known = |fact: &Fact| Known::of(puzzle, fact);
    Told {
        number,
        technique: step.technique(),
        hints: step.numbers(puzzle),
        facts: step.facts.iter().map(known).collect(),
        new: step.new.iter().map(known).collect(),
        text: words.step(step).join(" "),
        conclusion: words.conclusion(step),
        compact: words.compact(step),
        why_now: words.why_now(step, before),
        reasons: words.reasons(step).join(" "),
        cost: step.cost,
        tally: left.clone(),
    }
}

impl Report {
    /// A line on how it ends and how hard it was.
    fn last_words(&self) -> String {
        let (level, score) = (self.rating.level.name(), self.rating.exact());
        let rating = format!("Difficulty: {level} ({score} points).");
        match self.ending {
            "solved" => match &self.insight {
                Some(insight) => format!("{} {rating} {insight}", self.text),
                None => format!("{} {rating}", self.text),
            },
            _ => format!("{} The hints leave {}.", self.text, solutions(&self.tally)),
        }
    }

    /// For a post.
    fn markdown(&self) -> String {
        let steps = self.steps.iter().map(|told| PostStep {
            hints: told.hints.clone(),
            words: told.reasons.clone(),
            conclusion: told.conclusion.clone(),
        });
        post(&self.title, steps, &self.last_words())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for told in &self.steps {
            let hints = hints_used(&told.hints);
            let (first, rest) = hints.split_at(1);
            writeln!(f, "{}. {}{rest}: {}", told.number, first.to_uppercase(), told.text)?;
        }
        writeln!(f, "\n{}", self.last_words())?;
        for open in &self.open {
            let houses: Vec<String> = open.houses.iter().map(u8::to_string).collect();
            let Named { category, value } = &open.value;
            writeln!(f, "{category} {value}: {}", houses.join(", "))?;
        }
        Ok(())
    }
}
