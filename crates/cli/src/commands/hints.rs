//! `zebra hints`: what each hint is worth.

use std::fmt;

use clap::Args;
use solver::{Status, Tally};

use crate::failure::Ended;
use crate::output::{Output, counted, known, solutions};
use crate::setup::{PuzzleArgs, Setup};
use crate::table::{Side, Table};

/// What each hint is worth: the count without it, or with it where it is off
#[derive(Args)]
pub struct Hints {
    #[command(flatten)]
    puzzle: PuzzleArgs,
}

impl Hints {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        output.report(&report(&setup), setup.note())
    }
}

#[derive(serde::Serialize)]
struct Report {
    #[serde(flatten, serialize_with = "counted")]
    tally: Tally,
    hints: Vec<Hint>,
}

#[derive(serde::Serialize)]
struct Hint {
    number: u32,
    text: String,
    on: bool,
    /// For a hint that is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    without: Option<String>,
    /// For a hint that is off; neither for one whose meaning is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<String>,
    /// Whether `without` or `with` is.
    exact: bool,
    implied: Option<bool>,
    unneeded_for_question: Option<bool>,
    unneeded_for_questions: Vec<Option<bool>>,
    #[serde(skip)]
    turned: Option<Tally>,
}

fn report(setup: &Setup) -> Report {
    let (mut core, active, mut watch) = (setup.core(), &setup.active, setup.watch());
    let tally = core.count(active, &mut watch);
    let statuses = core.statuses(active, &mut watch);
    let turned = core.turned(active, &mut watch);
    let hints = setup.puzzle.hints().iter().zip(statuses).zip(turned).enumerate();
    let hints = hints
        .map(|(i, ((hint, status), turned))| {
            let on = active.contains(i);
            let digits = turned.as_ref().map(|tally| tally.number().to_string());
            let (without, with) = if on { (digits, None) } else { (None, digits) };
            let unneeded_for_questions = unneeded(status.as_ref());
            Hint {
                number: hint.number,
                text: hint.text.clone(),
                on,
                without,
                with,
                exact: turned.as_ref().is_some_and(|tally| tally.exact().is_some()),
                implied: status.and_then(|status| known(status.implied)),
                unneeded_for_question: unneeded_for_questions.first().copied().flatten(),
                unneeded_for_questions,
                turned,
            }
        })
        .collect();
    Report { tally, hints }
}

fn unneeded(status: Option<&Status>) -> Vec<Option<bool>> {
    status.iter().flat_map(|status| &status.unneeded_for).map(|&question| known(question)).collect()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n", solutions(&self.tally))?;
        let head = ["", "", "without it", "with it", "", "hint"].map(str::to_owned).to_vec();
        let row = |hint: &Hint| {
            let turned = hint.turned.as_ref().map_or("?".to_owned(), phrases::whole_tally);
            let (without, with) =
                if hint.on { (turned, String::new()) } else { (String::new(), turned) };
            let switch = if hint.on { "on" } else { "off" }.to_owned();
            let (number, remark) = (format!("{}.", hint.number), hint.remark().to_owned());
            vec![number, switch, without, with, remark, hint.text.clone()]
        };
        let rows = std::iter::once(head).chain(self.hints.iter().map(row)).collect();
        let sides = [Side::Right, Side::Left, Side::Right, Side::Right, Side::Left, Side::Left];
        let mut table = Table { sides: sides.to_vec(), rows };
        table.drop_empty_columns(1);
        table.fmt(f)
    }
}

impl Hint {
    fn remark(&self) -> &'static str {
        match (self.on, self.implied, self.unneeded_for_question) {
            _ if self.turned.is_none() => "not understood",
            (true, Some(true), _) => "implied: adds nothing",
            (false, Some(true), _) => "implied: would add nothing",
            (true, _, Some(true)) => "unneeded for the question",
            _ => "",
        }
    }
}
