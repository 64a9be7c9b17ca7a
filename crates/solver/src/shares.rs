//! Shares: in how many solutions each value is in each house.

use serde::{Deserialize, Serialize};

use puzzle::{ByCell, Value};

use super::count::{Count, Tally};
use super::marginals::Marginals;
use super::natural::Natural;
use super::network::{NO_VAR, Network, Var};

/// In how many solutions each value is in each house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shares {
    /// How many solutions there are.
    pub count: Tally,
    /// Whether the cells are known; they are all 0 where the work was stopped before.
    pub known: bool,
    pub(super) cells: ByCell<Count>,
}

impl Shares {
    /// In how many solutions the value is in the house of index `house`.
    ///
    /// # Panics
    /// When the value or house is of another, larger problem.
    pub fn get(&self, value: Value, house: u8) -> &Count {
        &self.cells[(value, house)]
    }
}

/// In how many ways the values that are not mentioned can be placed.
pub(super) fn unmentioned(network: &Network) -> Natural {
    ways_to_fill(network.shape.houses().into(), network.categories.iter().map(Vec::len))
}

/// In how many ways the rest of each category can be placed, so many of its values being placed.
pub(super) fn ways_to_fill(houses: usize, placed: impl Iterator<Item = usize>) -> Natural {
    let mut ways = Natural::from(1);
    for placed in placed {
        for choices in 1..=(houses - placed) as u32 {
            ways.times_plus(choices, 0);
        }
    }
    ways
}

/// From variables to values: those not mentioned share alike what the others leave.
pub(super) fn spread(
    network: &Network,
    found: Marginals<Count>,
    mut cells: ByCell<Count>,
) -> Shares {
    let n = usize::from(network.shape.houses());
    let factor = unmentioned(network);
    let count = Count::from(found.count.big().times(&factor));
    for category in 0..network.shape.categories() {
        let vars = &network.var_of.items()[network.shape.row(category)];
        let others = vars.iter().filter(|&&v| v == NO_VAR).count();
        for house in 0..network.shape.houses() {
            let cell = |index: usize| (Value { category, index: index as u8 }, house);
            let placed = |v: Var| {
                let share = &found.cells[usize::from(v) * n + usize::from(house)];
                Count::from(share.big().times(&factor))
            };
            let mut left = count.big().clone();
            for (index, &v) in vars.iter().enumerate().filter(|(_, v)| **v != NO_VAR) {
                let share = placed(v);
                left.subtract(share.big());
                cells[cell(index)] = share;
            }
            if others > 0 {
                left.divide(others as u32);
            }
            for (index, _) in vars.iter().enumerate().filter(|(_, v)| **v == NO_VAR) {
                cells[cell(index)] = Count::from(left.clone());
            }
        }
    }
    Shares { count: Tally::Exact(count), known: true, cells }
}
