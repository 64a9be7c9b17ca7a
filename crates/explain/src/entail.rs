//! What some hints and facts imply, found by looking for a counterexample. Shares nothing with the
//! counting core but the forms of relations.

use puzzle::{MAX_CATEGORIES, Shape};

use super::clue::{Clue, pair_clues};
use super::filter::{Dead, filter};
use super::knowledge::{Fact, Knowledge, With};

/// Steps of search before it is given up, each some microseconds.
const BUDGET: u32 = 5_000;
/// Steps before the search begins anew with what it has learnt, the first time; then more.
const FIRST_ROUND: u32 = 60;

/// What a search came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// Candidates, one a value of the categories asked about.
    Arrangement(Vec<u16>),
    /// There is none.
    None,
    /// Not known: the search took too long.
    GivenUp,
}

/// An arrangement of the categories in question that fits the candidates and the clues.
/// The categories of the mask `touched` are those that were not filtered before. Where it can be, it
/// has candidates of `wanted`, by value.
///
/// Values whose clues failed most are tried first (after Boussemart, Hemery, Lecoutre and Sais,
/// "Boosting systematic search by weighting constraints", 2004), beginning anew now and then.
pub(super) fn arrangement(
    houses: u8,
    masks: Vec<u16>,
    clues: &[&Clue],
    categories: u32,
    touched: u32,
    wanted: Option<&[u16]>,
) -> Found {
    let shape = Shape::new(houses, MAX_CATEGORIES);
    let values = |categories: u32| {
        let wanted = (0..MAX_CATEGORIES).filter(move |c| categories >> c & 1 == 1);
        wanted.flat_map(move |category| shape.row(category))
    };
    let mut weights = vec![1u32; masks.len()];
    let mentioned = clues.iter().flat_map(|clue| clue.values());
    mentioned.for_each(|id| weights[id] += 1);
    let (mut left, mut round) = (BUDGET, FIRST_ROUND);
    while left > 0 {
        let steps = round.min(left);
        left -= steps;
        round += round / 2;
        let mut stack = vec![(masks.clone(), touched)];
        for _ in 0..steps {
            let Some((mut masks, touched)) = stack.pop() else { return Found::None };
            match filter(houses, &mut masks, clues.iter().copied(), categories, touched) {
                Ok(()) => {}
                Err(Dead::Clue(place)) => {
                    clues[place].values().for_each(|id| weights[id] += 1);
                    continue;
                }
                Err(Dead::Category(category)) => {
                    values(1 << category).for_each(|id| weights[id] += 1);
                    continue;
                }
            }
            let open = values(categories).filter(|&id| !masks[id].is_power_of_two());
            let urgency = |&id: &usize| masks[id].count_ones() * 1_000 / weights[id];
            let Some(id) = open.min_by_key(urgency) else {
                return Found::Arrangement(masks);
            };
            let wanted = wanted.map_or(0, |wanted| masks[id] & wanted[id]);
            let from = if wanted == 0 { masks[id] } else { wanted };
            let house = from & from.wrapping_neg();
            let mut rest = masks.clone();
            rest[id] &= !house;
            masks[id] = house;
            let category = 1 << shape.value(id).category;
            stack.push((rest, category));
            stack.push((masks, category));
        }
    }
    Found::GivenUp
}

/// The categories that facts and clues are about.
pub(super) fn concerned(clues: &[&Clue], facts: &[Fact]) -> u32 {
    let by_clue = clues.iter().fold(0, |sum, clue| sum | clue.categories);
    facts.iter().fold(by_clue, |sum, fact| sum | fact.categories())
}

/// Whether all of `conclusions` follow; `None` when that took too long to find out.
pub(super) fn follow(
    size: &Knowledge,
    clues: &[&Clue],
    facts: &[Fact],
    conclusions: &[Fact],
) -> Option<bool> {
    let categories = concerned(clues, facts) | concerned(&[], conclusions);
    let pairs = pair_clues(size.houses(), facts);
    let mut known = Knowledge::of_size(size.houses(), size.categories());
    facts.iter().for_each(|&fact| known.learn(fact));
    let mut answer = Some(true);
    // The last conclusion leans on the most.
    for conclusion in conclusions.iter().rev() {
        let mut masks = known.masks();
        let contrary = pair_clues(size.houses(), &[conclusion.contrary()]);
        if let With::House(house) = conclusion.with {
            let id = known.id(conclusion.value);
            masks[id] &= if conclusion.holds { !(1 << house) } else { 1 << house };
            if masks[id] == 0 {
                continue;
            }
        }
        let clues: Vec<&Clue> = clues.iter().copied().chain(&pairs).chain(&contrary).collect();
        match arrangement(size.houses(), masks, &clues, categories, categories, None) {
            Found::Arrangement(_) => return Some(false),
            Found::None => {}
            Found::GivenUp => answer = None,
        }
    }
    answer
}
