//! `zebra sets`: minimal sets of hints that suffice, for one solution or for one answer; and
//! `zebra conflict`: minimal sets of hints that contradict each other.

use std::fmt;

use clap::Args;
use puzzle::{HintSet, numbers};
use solver::{Goal, HintSets};

use crate::failure::{Ended, Failure};
use crate::options::Limit;
use crate::output::Output;
use crate::setup::{PuzzleArgs, Setup};

/// The minimal sets of hints that leave one solution, smallest first
#[derive(Args)]
pub struct Sets {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    /// Sets that leave one answer to the main question, or, with 2, to the second
    #[arg(long = "for", value_name = "question", value_parser = question_number)]
    question: Option<usize>,
    #[command(flatten)]
    most: Limit,
}

impl Sets {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let aim = self.question.map_or(Aim::OneSolution, Aim::Question);
        let setup = self.puzzle.setup()?;
        output.report(&report(&setup, aim, self.most.limit)?, setup.note())
    }
}

/// The minimal sets of hints that contradict each other
#[derive(Args)]
pub struct Conflict {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    most: Limit,
}

impl Conflict {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        output.report(&report(&setup, Aim::Conflict, self.most.limit)?, setup.note())
    }
}

/// What sets of hints are to achieve.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    /// Exactly one solution.
    OneSolution,
    /// One answer to the question of this number, from 1.
    Question(usize),
    /// No solution.
    Conflict,
}

/// `question` is the main one.
fn question_number(text: &str) -> Result<usize, Failure> {
    match text {
        "question" => Ok(1),
        number => number.parse().map_err(|_| {
            Failure::new(format!("--for wants question, or the number of one, not '{number}'"))
        }),
    }
}

#[derive(serde::Serialize)]
struct Report {
    /// The question that is to have one answer; none for one solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<String>,
    /// Whether all hints that are on reach the goal together.
    #[serde(flatten)]
    reach: Reach,
    /// Printed numbers, smallest set first.
    minimal: Vec<Vec<u32>>,
    essential: Option<Vec<u32>>,
    never_needed: Option<Vec<u32>>,
    /// Whether those are all minimal sets.
    complete: bool,
    /// Every set not listed has at least this many hints.
    at_least: usize,
    /// The sets, and then the essential and the never needed hints, for people.
    #[serde(skip)]
    words: Words,
}

/// The same fact under the name that fits the goal.
#[derive(Clone, Copy, serde::Serialize)]
#[serde(rename_all = "snake_case")]
enum Reach {
    Sufficient(Option<bool>),
    Conflict(Option<bool>),
}

struct Words {
    sets: Vec<String>,
    /// What the hints of a conflict say; empty for sufficient sets.
    texts: Vec<Vec<String>>,
    essential: Option<String>,
    never_needed: Option<String>,
}

fn report(setup: &Setup, aim: Aim, limit: u64) -> Result<Report, Failure> {
    let (goal, question) = goal(setup, aim)?;
    let found = setup.core().hint_sets(&setup.active, goal, limit as usize, &mut setup.watch());
    let reach = match aim {
        Aim::Conflict => Reach::Conflict(found.within_reach),
        Aim::OneSolution | Aim::Question(_) => Reach::Sufficient(found.within_reach),
    };
    let numbers = |set: &HintSet| setup.numbers(set);
    Ok(Report {
        question,
        reach,
        minimal: found.sets.iter().map(numbers).collect(),
        essential: found.essential.as_ref().map(numbers),
        never_needed: found.never_needed.as_ref().map(numbers),
        complete: found.complete,
        at_least: found.at_least,
        words: words(setup, aim, &found),
    })
}

fn goal(setup: &Setup, aim: Aim) -> Result<(Goal, Option<String>), Failure> {
    let Aim::Question(number) = aim else {
        let goal = if aim == Aim::Conflict { Goal::Conflict } else { Goal::OneSolution };
        return Ok((goal, None));
    };
    let questions = setup.puzzle.questions();
    match questions.get(number.wrapping_sub(1)) {
        Some(question) => Ok((Goal::Answer(number - 1), Some(question.text.clone()))),
        None => {
            let choices: Vec<String> = questions
                .iter()
                .enumerate()
                .map(|(i, question)| format!("{} ({})", i + 1, question.text))
                .collect();
            let there_are = match choices.as_slice() {
                [] => "the puzzle has none".to_owned(),
                choices => format!("choose {}", choices.join(" or ")),
            };
            Err(Failure::new(format!("--for {number}: there is no such question; {there_are}")))
        }
    }
}

fn words(setup: &Setup, aim: Aim, found: &HintSets) -> Words {
    let list = |set: &HintSet| numbers::ranges(&setup.puzzle, set);
    let texts = |set: &HintSet| {
        let hints = set.iter().map(|i| &setup.puzzle.hints()[i]);
        hints.map(|hint| format!("{}. {}", hint.number, hint.text)).collect()
    };
    let conflicts = found.sets.iter().filter(|_| aim == Aim::Conflict);
    Words {
        sets: found.sets.iter().map(list).collect(),
        texts: conflicts.map(texts).collect(),
        essential: found.essential.as_ref().map(list),
        never_needed: found.never_needed.as_ref().map(list),
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let aim = match &self.question {
            Some(question) => format!("the same answer to \"{question}\""),
            None => "exactly one solution".to_owned(),
        };
        match self.reach {
            Reach::Sufficient(Some(false)) => {
                return writeln!(
                    f,
                    "All hints that are on do not give {aim}, so no set of them does."
                );
            }
            Reach::Conflict(Some(false)) => {
                return writeln!(f, "No conflict: there is a solution.");
            }
            Reach::Sufficient(None) | Reach::Conflict(None) => {
                return writeln!(f, "Not known in the time given.");
            }
            Reach::Sufficient(Some(true)) => {
                writeln!(f, "Minimal sets of hints that give {aim}:")?;
            }
            Reach::Conflict(Some(true)) => {
                writeln!(f, "Minimal sets of hints that contradict each other:")?;
            }
        }
        for (i, set) in self.words.sets.iter().enumerate() {
            let size = self.minimal[i].len();
            let s = if size == 1 { "" } else { "s" };
            writeln!(f, "  {set}  ({size} hint{s})")?;
            for text in self.words.texts.get(i).into_iter().flatten() {
                writeln!(f, "    {text}")?;
            }
        }
        if self.complete {
            writeln!(f, "These are all.")?;
        } else {
            let hints = phrases::counted(self.at_least, "hint");
            writeln!(f, "There may be more, of {hints} or more.")?;
        }
        if let (Reach::Sufficient(_), Some(essential)) = (self.reach, &self.words.essential) {
            writeln!(f, "In every such set: {}", or_none(essential))?;
        }
        if let (Reach::Sufficient(_), Some(never)) = (self.reach, &self.words.never_needed) {
            writeln!(f, "In none of them: {}", or_none(never))?;
        }
        Ok(())
    }
}

fn or_none(list: &str) -> &str {
    if list.is_empty() { "no hint" } else { list }
}
