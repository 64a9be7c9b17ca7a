//! Shares: in how many solutions each value is in each house.

use serde::{Deserialize, Serialize};

use puzzle::{ByCell, Value};

use super::count::{Count, Tally};
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

/// The solutions of a component: how many, and how many with each variable in each house.
#[derive(Debug)]
pub(super) struct Marginals<N> {
    pub count: N,
    /// By variable (in the order of the component's key, or of the network) · houses + house.
    pub cells: Vec<N>,
}

/// From variables to values: those not mentioned share alike what the others leave.
pub(super) fn spread(
    network: &Network,
    found: Marginals<Count>,
    mut cells: ByCell<Count>,
) -> Shares {
    let n = usize::from(network.shape.houses());
    let factor = network.ways_outside();
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
