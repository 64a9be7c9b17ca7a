//! What all methods are set to work on.

use puzzle::{HintSet, Relation, Shape, Value};
use solver::Problem;

/// A problem with its active hints, and the orders in which a method takes them.
#[derive(Clone, Debug)]
pub struct Subject {
    problem: Problem,
    active: HintSet,
    hints: Vec<usize>,
    categories: Vec<u8>,
}

impl Subject {
    /// Hints and categories in the order of the puzzle. Hints whose meaning is not known count as
    /// off.
    pub fn new(problem: Problem, active: &HintSet) -> Self {
        let hints: Vec<usize> = active
            .iter()
            .filter(|&i| problem.constraints().get(i).is_some_and(Option::is_some))
            .collect();
        let active = hints.iter().copied().collect();
        let categories = (0..problem.categories()).collect();
        Self { problem, active, hints, categories }
    }

    /// With the hints in this order; those that are not active are left out, those not named come
    /// last.
    #[must_use]
    pub fn with_hint_order(mut self, order: &[usize]) -> Self {
        self.hints = reordered(&self.hints, order);
        self
    }

    /// With the categories in this order; those not named come last.
    #[must_use]
    pub fn with_category_order(mut self, order: &[u8]) -> Self {
        self.categories = reordered(&self.categories, order);
        self
    }

    /// The problem.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// The hints that are on and have a meaning.
    pub fn active(&self) -> &HintSet {
        &self.active
    }

    pub(super) fn shape(&self) -> Shape {
        self.problem.shape()
    }

    /// How many houses.
    pub fn houses(&self) -> u8 {
        self.problem.houses()
    }

    pub(super) fn categories_in_order(&self) -> &[u8] {
        &self.categories
    }

    pub(super) fn relations_in_order(&self) -> impl Iterator<Item = &Relation> {
        self.hints.iter().filter_map(|&hint| self.problem.constraints()[hint].as_ref())
    }

    /// All values, category by category in their order.
    pub(super) fn values(&self) -> impl Iterator<Item = Value> {
        let shape = self.problem.shape();
        self.categories.iter().flat_map(move |&category| shape.values_of(category))
    }
}

/// The items, those in `order` first and in that order.
fn reordered<T: Copy + PartialEq>(items: &[T], order: &[T]) -> Vec<T> {
    let mut result: Vec<T> = Vec::with_capacity(items.len());
    for item in order.iter().filter(|item| items.contains(item)).chain(items) {
        if !result.contains(item) {
            result.push(*item);
        }
    }
    result
}
