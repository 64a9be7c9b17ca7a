//! The techniques, one a file: named as people name them, each with what finds it, what it costs
//! and how it is told.
//!
//! A new one is a file with a [`Definition`], and its line in the list of `techniques!` (and its
//! `mod`). What they share of finding is in `board` and `households`, of telling in `telling`,
//! `by_hint` and `teller`.

mod apart;
mod between;
mod board;
mod by_hint;
mod case;
mod chain;
mod companion;
mod company;
mod composed;
mod either_way;
mod ends;
mod households;
mod joining;
mod last_left;
mod no_house;
mod one_side;
mod premises;
mod shared;
mod sides;
mod stated;
mod teller;
mod telling;
mod two_cases;

use serde::{Deserialize, Serialize};

use crate::telling::Sentence;
pub(super) use board::{Board, KeptApart, Sight, sorted};
pub use case::{Case, CaseEnd};
pub(super) use premises::shown;
pub(super) use teller::{Detail, Teller};
use telling::Telling;
pub(super) use telling::cost;
pub use telling::{Apart, Thought};

/// What a technique is, in its own file.
struct Definition {
    /// For readers.
    name: &'static str,
    /// What following it once costs a reader; a known fact that has to be looked up costs 1.
    cost: u32,
    /// What finds it, and when that is asked.
    finds: &'static [(Tier, Find)],
    /// What is said of the first of the thoughts left, and how many of them that tells.
    tell: fn(&Telling<'_>) -> (Vec<Sentence>, usize),
}

/// Adds what it sees on the board.
type Find = fn(&Board<'_>, &mut Vec<Sight>);

/// How far one has to look, nearest first; a later tier is asked only where the earlier ones see
/// nothing new.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Tier {
    /// What is in the table, or a hint says outright.
    Plain,
    /// One hint, and where one of its values is.
    Placed,
    /// One hint about two values that are open.
    Pair,
    /// One hint or one category, to be thought through.
    Single,
    /// Who goes with whom.
    Company,
    /// Several hints at once.
    Several,
    /// Two cases that come to the same; asked only before something is supposed.
    Cases,
}

impl Tier {
    pub(super) const ALL: [Self; 7] = [
        Self::Plain,
        Self::Placed,
        Self::Pair,
        Self::Single,
        Self::Company,
        Self::Several,
        Self::Cases,
    ];
}

/// What the techniques of a tier see, the cheapest to follow first.
pub(super) fn seen(tier: Tier, board: &Board<'_>) -> Vec<Sight> {
    let mut seen = Vec::new();
    for finds in FINDS {
        let asked = finds.iter().filter(|(of, _)| *of == tier);
        asked.for_each(|(_, find)| find(board, &mut seen));
    }
    seen.sort_by_key(|sight| (sight.technique.cost(), sight.because.len()));
    seen
}

/// Makes [`Technique`] of the list, easiest first.
macro_rules! techniques {
    ($($name:ident = $file:ident::$definition:ident,)*) => {
        /// A way to reason, easiest first.
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[serde(rename_all = "kebab-case")]
        pub enum Technique {
            $(#[doc = concat!("Defined in `technique/", stringify!($file), ".rs`.")] $name,)*
        }

        const FINDS: &[&[(Tier, Find)]] = &[$($file::$definition.finds),*];

        impl Technique {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            const fn definition(self) -> Definition {
                match self { $(Self::$name => $file::$definition),* }
            }
        }
    };
}

techniques! {
    OnlyHouse = last_left::ONLY_HOUSE,
    OnlyValue = last_left::ONLY_VALUE,
    Stated = stated::STATED,
    OneSide = one_side::ONE_SIDE,
    Ends = ends::ENDS,
    Between = between::BETWEEN,
    Composed = composed::COMPOSED,
    Shared = shared::SHARED,
    EitherWay = either_way::EITHER_WAY,
    Companion = companion::COMPANION,
    Company = company::COMPANY,
    Chain = chain::CHAIN,
    TwoCases = two_cases::TWO_CASES,
    Case = case::CASE,
}

impl Technique {
    /// What following it once costs a reader; a known fact that has to be looked up costs 1.
    pub const fn cost(self) -> u32 {
        self.definition().cost
    }

    /// Its name for readers.
    pub const fn name(self) -> &'static str {
        self.definition().name
    }
}

#[cfg(test)]
mod tests {
    use super::Technique;

    /// docs/explain.md has a row for each: its name, what is seen, and what it costs.
    #[test]
    fn the_docs_list_every_technique() {
        let docs = include_str!("../../../../docs/explain.md");
        let table = docs.split("| technique |").nth(1).unwrap().split("\n\n").next().unwrap();
        let rows: Vec<(&str, u32)> = table
            .lines()
            .skip(2)
            .map(|row| {
                let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
                let cost = cells[2].split(',').next().unwrap();
                (cells[0], cost.parse().unwrap())
            })
            .collect();
        let listed = Technique::ALL.iter().map(|technique| (technique.name(), technique.cost()));
        assert_eq!(rows, listed.collect::<Vec<_>>());
    }
}
