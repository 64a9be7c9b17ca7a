//! `zebra solve`: the solutions, and the answers to the questions.

use std::fmt;
use std::rc::Rc;

use clap::Args;
use puzzle::wording::Places;
use puzzle::{Asked, Category, Puzzle, Question};
use serde::{Serialize, Serializer};
use solver::{Count, Solution, Tally};

use crate::failure::Ended;
use crate::options::Limit;
use crate::output::{Named, Output, counted, solutions};
use crate::setup::{PuzzleArgs, Setup};
use crate::table::{Side, Table};

/// The solutions, and the answers to the questions
#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    puzzle: PuzzleArgs,
    #[command(flatten)]
    most: Limit,
}

impl Solve {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        output.report(&report(&setup, self.most.limit), setup.note())
    }
}

#[derive(Serialize)]
struct Report {
    #[serde(flatten, serialize_with = "counted")]
    tally: Tally,
    /// How many of the solutions follow.
    shown: usize,
    /// Whether those are all.
    complete: bool,
    /// Each by category, from the first house to the last.
    solutions: Vec<Arrangement>,
    questions: Vec<Answers>,
    /// The printed numbers of hints that clash, where there is no solution.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    conflict: Vec<u32>,
}

#[derive(Serialize)]
struct Answers {
    question: String,
    /// Whether each count is; otherwise answers may be missing too.
    exact: bool,
    /// Those with a solution, the most frequent first.
    answers: Vec<Answer>,
}

#[derive(Serialize)]
struct Answer {
    /// A value, or a house's number.
    answer: String,
    count: String,
    #[serde(skip)]
    words: String,
    #[serde(skip)]
    tally: Tally,
}

fn report(setup: &Setup, limit: u64) -> Report {
    let (mut core, mut watch) = (setup.core(), setup.watch());
    let tally = core.count(&setup.active, &mut watch);
    let answers = core.answers(&setup.active, &mut watch);
    let mut all = core.solutions(&setup.active);
    let found: Vec<Solution> = all.by_ref().take(limit as usize).collect();
    let complete = match tally.exact() {
        Some(count) => count.to_u64() == Some(found.len() as u64),
        None => all.next().is_none(),
    };
    let conflict = setup.numbers(&core.conflict(&setup.active, &tally, &mut watch));
    let puzzle = &setup.puzzle;
    let questions = puzzle.questions().iter().zip(answers);
    let shown = found.len();
    let names = Rc::new(puzzle.categories().to_vec());
    let solutions = found
        .into_iter()
        .map(|solution| Arrangement { categories: Rc::clone(&names), solution })
        .collect();
    Report {
        tally,
        shown,
        complete,
        solutions,
        questions: questions.map(|(question, tallies)| split(puzzle, question, tallies)).collect(),
        conflict,
    }
}

/// A solution that finds its words only when it is written, since there may be many.
struct Arrangement {
    categories: Rc<Vec<Category>>,
    solution: Solution,
}

impl Arrangement {
    fn rows(&self) -> impl Iterator<Item = (String, Vec<String>)> {
        self.categories.iter().enumerate().map(|(c, category)| {
            let houses = 0..category.values.len() as u8;
            let value = |house| usize::from(self.solution.value(c as u8, house).index);
            let values = houses.map(|house| category.values[value(house)].clone());
            (category.name.clone(), values.collect())
        })
    }
}

impl Serialize for Arrangement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Named(self.rows().collect()).serialize(serializer)
    }
}

fn split(puzzle: &Puzzle, question: &Question, tallies: Vec<Tally>) -> Answers {
    let exact = tallies.iter().all(|tally| tally.exact().is_some());
    let given = tallies.into_iter().enumerate().filter(|(_, tally)| !tally.number().is_zero());
    let mut answers: Vec<Answer> = given
        .map(|(index, tally)| {
            let words = phrases::answer_name(puzzle, Places::of(puzzle), question, index as u8);
            let answer = match question.asked {
                Asked::Category(_) => words.clone(),
                Asked::House => (index + 1).to_string(),
            };
            Answer { answer, count: tally.number().to_string(), words, tally }
        })
        .collect();
    answers.sort_by(|a, b| b.tally.number().cmp(a.tally.number()));
    Answers { question: question.text.clone(), exact, answers }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.complete, self.shown) {
            (true, _) | (false, 0) => writeln!(f, "{}", solutions(&self.tally))?,
            (false, shown) => writeln!(f, "{}; the first {shown}:", solutions(&self.tally))?,
        }
        if self.tally.exact().is_some_and(Count::is_zero) {
            writeln!(f, "{}", phrases::clash_of(&self.conflict))?;
        }
        for answers in &self.questions {
            writeln!(f, "{answers}")?;
        }
        for arrangement in &self.solutions {
            let rows = arrangement
                .rows()
                .map(|(category, values)| std::iter::once(category).chain(values).collect());
            write!(f, "\n{}", Table { sides: vec![Side::Left], rows: rows.collect() })?;
        }
        Ok(())
    }
}

impl fmt::Display for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.question)?;
        match self.answers.as_slice() {
            [] => write!(f, " No answer."),
            [only] if self.exact => write!(f, " {}.", only.words),
            several => {
                for (i, answer) in several.iter().enumerate() {
                    let apart = if i == 0 { "" } else { ";" };
                    write!(f, "{apart} {} {}", answer.words, phrases::whole_tally(&answer.tally))?;
                }
                Ok(())
            }
        }
    }
}
