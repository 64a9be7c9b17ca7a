//! Single solutions: what one is, finding one, and going through all.

use serde::{Deserialize, Serialize};

use puzzle::{About, Asked, ByValue, HintSet, Relation, Shape, Value};

use super::constraint::{Constraint, Lowered, constraints};
use super::network::{NO_VAR, Network, Scope, Var};
use super::problem::Problem;
use super::propagate::{Agenda, Dead, propagate, propagate_all};
use super::watch::{Meter, Stopped};

/// One arrangement: the house of each value.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Solution(ByValue<u8>);

impl Solution {
    /// The house of a value, by index.
    ///
    /// # Panics
    /// When the value is of another, larger problem.
    pub fn house(&self, value: Value) -> u8 {
        self.0[value]
    }

    /// The value that a category has in the house of index `house`.
    ///
    /// # Panics
    /// When the category or house is of another, larger problem.
    pub fn value(&self, category: u8, house: u8) -> Value {
        let mut values = self.0.shape().values_of(category);
        values
            .find(|&value| self.house(value) == house)
            .expect("each house has one value of each category")
    }

    /// The answer to what is asked about a value or a house: the index of a value, or of the house.
    ///
    /// # Panics
    /// When the value, house or category is of another, larger problem.
    pub fn answer(&self, asked: Asked, about: About) -> u8 {
        let house = match about {
            About::Value(value) => self.house(value),
            About::House(house) => house,
        };
        match asked {
            Asked::Category(category) => self.value(category, house).index,
            Asked::House => house,
        }
    }

    /// The hints of the problem that it breaks, active or not.
    ///
    /// # Panics
    /// When the problem is another, larger one.
    pub fn broken(&self, problem: &Problem) -> HintSet {
        let house = |value| self.house(value);
        let holds = |hint: &Option<Relation>| hint.as_ref().is_none_or(|r| r.holds(&house));
        let hints = problem.constraints().iter().enumerate();
        hints.filter(|(_, hint)| !holds(hint)).map(|(i, _)| i).collect()
    }

    /// From a house for each variable; values without one take what is left, in rising order.
    pub(super) fn complete(network: &Network, domains: &[u16]) -> Self {
        let mut house_of = ByValue::filled(network.shape, 0);
        for category in 0..network.shape.categories() {
            let vars = &network.var_of.items()[network.shape.row(category)];
            let placed = |&var: &Var| (var != NO_VAR).then(|| domains[usize::from(var)]);
            let mut free =
                network.all_houses() & !vars.iter().filter_map(placed).fold(0, |a, b| a | b);
            for (index, var) in (0..).zip(vars) {
                let mask = placed(var).unwrap_or(free & free.wrapping_neg());
                free &= !mask;
                house_of[Value { category, index }] = mask.trailing_zeros() as u8;
            }
        }
        Self(house_of)
    }
}

/// Any one solution of the active hints and `more`.
pub(super) fn find(
    problem: &Problem,
    hints: &[Option<Lowered>],
    active: &HintSet,
    more: &[Constraint],
    meter: &mut Meter<'_>,
) -> Result<Option<Solution>, Stopped> {
    let all = constraints(hints, active).chain(more);
    let Some(network) = Network::compile(problem.shape(), Scope::Mentioned, all) else {
        return Ok(None);
    };
    Walk::new(network).next_solution(meter)
}

/// Any solution of the active hints but this one.
pub(super) fn find_other(
    problem: &Problem,
    hints: &[Option<Lowered>],
    active: &HintSet,
    known: &Solution,
    meter: &mut Meter<'_>,
) -> Result<Option<Solution>, Stopped> {
    let all = constraints(hints, active);
    let Some(network) = Network::compile(problem.shape(), Scope::All, all) else {
        return Ok(None);
    };
    let mut walk = Walk::new(network);
    match walk.next_solution(meter)? {
        Some(first) if first == *known => walk.next_solution(meter),
        other => Ok(other),
    }
}

/// All solutions, one after another, always in the same order; each step takes no more memory
/// than one path of the search.
#[derive(Clone, Debug)]
pub struct Solutions {
    walk: Option<Walk>,
}

impl Solutions {
    pub(super) fn new<'c>(shape: Shape, constraints: impl Iterator<Item = &'c Constraint>) -> Self {
        Self { walk: Network::compile(shape, Scope::All, constraints).map(Walk::new) }
    }

    /// The one at this place among those to come, from 0, if it is there after so many steps of the
    /// search; `None` where it is not.
    pub fn nth_within(&mut self, place: u64, steps: u32) -> Option<Option<Solution>> {
        let mut passed = 0;
        for _ in 0..steps {
            let Some(walk) = &mut self.walk else { return Some(None) };
            match walk.advance() {
                Move::Solution(solution) if passed == place => return Some(Some(solution)),
                Move::Solution(_) => passed += 1,
                Move::On => {}
                Move::End => self.walk = None,
            }
        }
        None
    }
}

impl Iterator for Solutions {
    type Item = Solution;

    fn next(&mut self) -> Option<Solution> {
        let walk = self.walk.as_mut()?;
        loop {
            match walk.advance() {
                Move::Solution(solution) => return Some(solution),
                Move::On => {}
                Move::End => {
                    self.walk = None;
                    return None;
                }
            }
        }
    }
}

/// Depth-first search with its stack made explicit, so that it can rest between solutions.
#[derive(Clone, Debug)]
struct Walk {
    network: Network,
    agenda: Agenda,
    /// The variable on which a branch last was dead.
    conflict: Option<Var>,
    /// Candidates still to be looked into, by variable, each frame filtered.
    stack: Vec<Vec<u16>>,
}

enum Move {
    Solution(Solution),
    On,
    End,
}

impl Walk {
    fn new(network: Network) -> Self {
        let mut agenda = Agenda::new(&network);
        let mut domains: Vec<u16> = network.variables.iter().map(|v| v.domain).collect();
        let alive = propagate_all(&network, &mut agenda, &mut domains).is_ok();
        let stack = if alive { vec![domains] } else { Vec::new() };
        Self { network, agenda, conflict: None, stack }
    }

    fn next_solution(&mut self, meter: &mut Meter<'_>) -> Result<Option<Solution>, Stopped> {
        loop {
            meter.plain_step()?;
            match self.advance() {
                Move::Solution(solution) => return Ok(Some(solution)),
                Move::On => {}
                Move::End => return Ok(None),
            }
        }
    }

    /// The variable to split on, of those with houses to choose from. First where it went wrong
    /// last (last conflict, Lecoutre et al. 2009), so that a contradiction among a few variables
    /// is not found anew for each way to place unrelated ones; then those that hints are about;
    /// of these the narrowest.
    fn next_variable(&self, domains: &[u16]) -> Option<Var> {
        let open = |v: &Var| !domains[usize::from(*v)].is_power_of_two();
        let rank = |v: &Var| {
            let edges = self.network.edges(*v).len();
            let formulas = self.network.variables[usize::from(*v)].formulas.len();
            (edges + formulas == 0, domains[usize::from(*v)].count_ones(), usize::MAX - edges)
        };
        let variables = 0..domains.len() as Var;
        self.conflict.filter(open).or_else(|| variables.filter(open).min_by_key(rank))
    }

    /// Takes the top frame: a solution, or split in two.
    fn advance(&mut self) -> Move {
        let Some(mut domains) = self.stack.pop() else { return Move::End };
        let Some(v) = self.next_variable(&domains) else {
            return Move::Solution(Solution::complete(&self.network, &domains));
        };
        let house = domains[usize::from(v)] & domains[usize::from(v)].wrapping_neg();
        let mut rest = domains.clone();
        rest[usize::from(v)] &= !house;
        domains[usize::from(v)] = house;
        for mut branch in [rest, domains] {
            self.agenda.note(v);
            match propagate(&self.network, &mut self.agenda, &mut branch) {
                Ok(()) => self.stack.push(branch),
                Err(Dead) => self.conflict = Some(v),
            }
        }
        Move::On
    }
}
