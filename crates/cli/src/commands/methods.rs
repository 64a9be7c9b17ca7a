//! `zebra methods`: what each way of solving visits, and how long it takes.

use std::fmt;
use std::time::{Duration, Instant};

use clap::Args;
use methods::{Method, Run, Subject};
use solver::{Problem, Tally};

use crate::failure::Ended;
use crate::output::{Output, counted, solutions};
use crate::setup::{PuzzleArgs, Setup};
use crate::table::{Side, Table};

/// What each way of solving visits, and how long it takes; each has 10 seconds, or --seconds
#[derive(Args)]
pub struct Methods {
    #[command(flatten)]
    puzzle: PuzzleArgs,
}

impl Methods {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        output.report(&report(&setup), setup.note())
    }
}

/// For each method, unless `--seconds` says otherwise.
const PATIENCE: Duration = Duration::from_secs(10);
/// Steps between two looks at the clock; the first slices are shorter, so that quick methods are
/// not measured by them.
const SLICE: u64 = 100_000;

#[derive(serde::Serialize)]
struct Report {
    hints: Vec<u32>,
    methods: Vec<Row>,
}

#[derive(serde::Serialize)]
struct Row {
    method: &'static str,
    #[serde(skip)]
    name: &'static str,
    unit: &'static str,
    #[serde(skip)]
    words: &'static str,
    visited: String,
    #[serde(flatten, serialize_with = "counted")]
    solutions: Tally,
    seconds: f64,
    /// Where it did not finish: how long all of it would take, as far as it can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    estimated_seconds: Option<f64>,
    #[serde(skip)]
    done: bool,
}

fn report(setup: &Setup) -> Report {
    let subject = Subject::new(Problem::from(&setup.puzzle), &setup.active);
    let patience = setup.patience.seconds.unwrap_or(PATIENCE);
    let rows = Method::ALL.into_iter().filter_map(|method| row(method, &subject, patience));
    Report { hints: setup.numbers(&setup.active), methods: rows.collect() }
}

fn row(method: Method, subject: &Subject, patience: Duration) -> Option<Row> {
    let start = Instant::now();
    let mut run = Run::new(method, subject)?;
    let mut slice = 100;
    let standing = loop {
        run.advance(slice);
        slice = (2 * slice).min(SLICE);
        let standing = run.standing();
        if standing.done || standing.gave_up || start.elapsed() >= patience {
            break standing;
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    let part = standing.fraction.filter(|part| *part > 0.0 && !standing.done);
    Some(Row {
        method: method.id(),
        name: method.name(),
        unit: method.unit(),
        words: method.unit_of(standing.visited),
        visited: standing.visited.to_string(),
        solutions: standing.solutions,
        seconds,
        estimated_seconds: part.map(|part| seconds / part),
        done: standing.done,
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let core = self.methods.last().filter(|core| core.done);
        let heads = ["", "visited", "", "", "time", "ratio"].map(str::to_owned).to_vec();
        let rows = self.methods.iter().map(|row| {
            let at_least = if row.done { "" } else { "> " };
            let ratio = core.and_then(|core| phrases::times_as_long(row.seconds, core.seconds));
            let mut cells = vec![
                row.name.to_owned(),
                phrases::group_digits(&row.visited),
                row.words.to_owned(),
                solutions(&row.solutions),
                format!("{at_least}{}", phrases::duration(row.seconds)),
                ratio.map_or(String::new(), |ratio| format!("{at_least}{ratio}")),
            ];
            if let Some(seconds) = row.estimated_seconds {
                cells.push(format!("all of it: {}", phrases::expected(seconds)));
            }
            cells
        });
        let rows = std::iter::once(heads).chain(rows).collect();
        let sides = [Side::Left, Side::Right, Side::Left, Side::Right, Side::Right, Side::Right];
        let sides = sides.into_iter().chain([Side::Left]).collect();
        write!(f, "{}", Table { sides, rows })
    }
}
