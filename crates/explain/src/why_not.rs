//! "Why not here?", asked of any candidate at any moment: the few hints and facts that forbid it, or a
//! solution that has it.

use serde::{Deserialize, Serialize};

use puzzle::{HintSet, Puzzle, Relation, Value};

use super::clue::{Clue, clues, pair_clues};
use super::derive::derive;
use super::entail::{Found, arrangement, concerned, follow};
use super::filter::filter;
use super::finish::{Draft, finish_at_once, shortened};
use super::knowledge::{Cell, Fact, Knowledge, With};
use super::step::Step;
use super::suppose::in_the_end;

/// Pairs of hints tried; each takes some microseconds.
const MOST_PAIRS: usize = 500;

/// What can be said of a candidate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum WhyNot {
    /// It is known to be there.
    Here,
    /// Hints and facts forbid it, as a step.
    Forbidden(Box<Step>),
    /// It is in this solution: every value with its house.
    Possible(Vec<(Value, u8)>),
    /// Not known: to find out would take too long.
    Unknown,
}

impl WhyNot {
    /// Why the value is not in the house, by what is known and the hints that are on.
    ///
    /// # Panics
    /// When the value is of another, larger puzzle.
    pub fn of(
        puzzle: &Puzzle,
        active: &HintSet,
        known: &Knowledge,
        value: Value,
        house: u8,
    ) -> Self {
        let relations = puzzle.hints().iter().map(|hint| hint.relation.as_ref());
        Self::from_relations(relations, active, known, value, house)
    }

    /// The same where only what the hints say is at hand, not their words.
    ///
    /// # Panics
    /// When the value is of another, larger puzzle.
    pub fn from_relations<'r>(
        relations: impl Iterator<Item = Option<&'r Relation>>,
        active: &HintSet,
        known: &Knowledge,
        value: Value,
        house: u8,
    ) -> Self {
        let new = Fact::ruled_out(value, house);
        if known.knows(new.contrary()) {
            return Self::Here;
        }
        // That it is ruled out is no reason; all that is known besides may be.
        let known = &without(known, new);
        let clues = clues(known.houses(), relations, active);
        let cell = Cell { id: known.id(value), house };
        let told = |draft: &Draft| {
            let step = shortened(known, &clues, finish_at_once(known, &clues, draft));
            if !step.is_proven() {
                return Self::Unknown;
            }
            Self::Forbidden(Box::new(step))
        };
        if let Some(draft) = by_few(known, &clues, cell) {
            return told(&draft);
        }
        let pairs = pair_clues(known.houses(), known.pairs());
        let all: Vec<&Clue> = clues.iter().chain(&pairs).collect();
        let categories = ((1u64 << known.categories()) - 1) as u32;
        let mut supposed = known.masks();
        supposed[cell.id] &= 1 << house;
        match arrangement(known.houses(), supposed, &all, categories, categories, None) {
            Found::Arrangement(places) => {
                let place =
                    |(id, mask): (usize, u16)| (known.value(id), mask.trailing_zeros() as u8);
                Self::Possible(places.into_iter().enumerate().map(place).collect())
            }
            Found::None => {
                let every: Vec<&Clue> = clues.iter().collect();
                let seen = refuting(known, &every, categories, cell);
                told(&seen.unwrap_or_else(|| in_the_end(known, &clues, cell)))
            }
            Found::GivenUp => Self::Unknown,
        }
    }
}

/// Of what a player has marked, what the hints alone prove; the rest is guessed or wrong, and no
/// reason for anything.
pub fn proven<'r>(
    relations: impl Iterator<Item = Option<&'r Relation>>,
    active: &HintSet,
    marked: &Knowledge,
) -> Knowledge {
    let mut proven = Knowledge::of_size(marked.houses(), marked.categories());
    let clues = clues(marked.houses(), relations, active);
    let all: Vec<&Clue> = clues.iter().collect();
    let facts = marked.facts();
    let categories = concerned(&all, &facts);
    let Found::Arrangement(places) =
        arrangement(marked.houses(), proven.masks(), &all, categories, categories, None)
    else {
        return proven;
    };
    let in_one = |fact: &Fact| {
        let at = |value: Value| places[proven.id(value)];
        match fact.with {
            With::House(house) => (at(fact.value) == 1 << house) == fact.holds,
            With::Value(other) => (at(fact.value) == at(other)) == fact.holds,
        }
    };
    let (facts, _): (Vec<Fact>, Vec<Fact>) = facts.iter().partition(|fact| in_one(fact));
    for fact in facts {
        // What is proven already shortens the proof of the rest.
        if follow(&proven, &all, &proven.facts(), &[fact]) == Some(true) {
            proven.learn(fact);
        }
    }
    proven
}

/// What is known but this.
fn without(known: &Knowledge, fact: Fact) -> Knowledge {
    let mut rest = Knowledge::of_size(known.houses(), known.categories());
    known.facts().into_iter().filter(|other| *other != fact).for_each(|other| rest.learn(other));
    rest
}

/// By no hint, one or two, where that will do.
fn by_few(known: &Knowledge, clues: &[Clue], cell: Cell) -> Option<Draft> {
    let pairs = pair_clues(known.houses(), known.pairs());
    let own = 1 << known.value(cell.id).category;
    let mut supposed = known.masks();
    supposed[cell.id] &= 1 << cell.house;
    if supposed[cell.id] == 0 {
        let new = Fact::ruled_out(known.value(cell.id), cell.house);
        return Some(Draft { hints: Vec::new(), facts: known.reasons(&[cell]), new: vec![new] });
    }
    let try_with = |set: &[&Clue]| {
        let all = set.iter().copied().chain(&pairs);
        let categories = all.clone().fold(own, |sum, clue| sum | clue.categories);
        let fails =
            filter(known.houses(), &mut supposed.clone(), all, categories, categories).is_err();
        if fails { refuting(known, set, categories, cell) } else { None }
    };
    let none = try_with(&[]);
    let one = || clues.iter().find_map(|clue| try_with(&[clue]));
    let two = || {
        let each = clues.iter().enumerate();
        let all =
            each.flat_map(|(i, first)| clues[i + 1..].iter().map(move |second| [first, second]));
        let near = |set: &[&Clue; 2]| {
            let [first, second] = set.map(|clue| clue.categories);
            first & second != 0 && (first | second) & own != 0
        };
        all.filter(near).take(MOST_PAIRS).find_map(|set| try_with(&set))
    };
    none.or_else(one).or_else(two)
}

/// That the candidate fails by these clues, with what it takes.
fn refuting(known: &Knowledge, clues: &[&Clue], categories: u32, cell: Cell) -> Option<Draft> {
    let new = Fact::ruled_out(known.value(cell.id), cell.house);
    let mut supposed = known.clone();
    supposed.learn(new.contrary());
    let categories = categories | concerned(clues, known.pairs());
    let derivation = derive(&supposed, clues, categories, None);
    let needs = derivation.needs(derivation.contradiction.as_ref()?, &[], &[]);
    Some(Draft::of(known, needs.beside_what_was_supposed(known), vec![new]))
}
