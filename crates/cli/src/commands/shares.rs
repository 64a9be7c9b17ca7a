//! `zebra shares`: in how many solutions each value is in each house.

use std::fmt;

use clap::Args;
use puzzle::Value;
use solver::{Count, Tally};

use crate::failure::Ended;
use crate::output::{Named, Output, counted, solutions};
use crate::setup::{PuzzleArgs, Setup};
use crate::table::{Side, Table};

/// In how many solutions each value is in each house
#[derive(Args)]
pub struct Shares {
    #[command(flatten)]
    puzzle: PuzzleArgs,
}

impl Shares {
    pub fn run(self, output: Output) -> Result<(), Ended> {
        let setup = self.puzzle.setup()?;
        output.report(&report(&setup), setup.note())
    }
}

#[derive(serde::Serialize)]
struct Report {
    #[serde(flatten, serialize_with = "counted")]
    tally: Tally,
    /// By category, value and house; not known where the count is not exact.
    shares: Option<Named<Named<Vec<Count>>>>,
}

fn report(setup: &Setup) -> Report {
    let found = setup.core().shares(&setup.active, &mut setup.watch());
    let houses = setup.puzzle.houses();
    let row = |category: usize, index: usize| -> Vec<Count> {
        let value = Value { category: category as u8, index: index as u8 };
        (0..houses).map(|house| found.get(value, house).clone()).collect()
    };
    let categories = setup.puzzle.categories().iter().enumerate();
    let shares = categories.map(|(c, category)| {
        let values = category.values.iter().enumerate();
        let rows = values.map(|(v, name)| (name.clone(), row(c, v))).collect();
        (category.name.clone(), Named(rows))
    });
    let shares = found.count.exact().map(|_| Named(shares.collect()));
    Report { shares, tally: found.count }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", solutions(&self.tally))?;
        let Some(Named(categories)) = &self.shares else {
            return writeln!(f, "\nThe shares are known only when the count is.");
        };
        let mut rows: Vec<Vec<String>> = Vec::new();
        for (category, Named(values)) in categories {
            let houses = values.first().map_or(0, |(_, row)| row.len());
            let head = (1..=houses).map(|house| house.to_string());
            rows.push(Vec::new());
            rows.push(std::iter::once(category.clone()).chain(head).collect());
            for (value, row) in values {
                let cells = row.iter().map(cell);
                rows.push(std::iter::once(format!("  {value}")).chain(cells).collect());
            }
        }
        Table { sides: vec![Side::Left, Side::Right], rows }.fmt(f)
    }
}

fn cell(count: &Count) -> String {
    if count.is_zero() { "·".to_owned() } else { phrases::grouped(count) }
}
