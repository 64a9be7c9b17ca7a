//! Supposing something and running into a contradiction: the last resort.

use puzzle::Houses;

use super::clue::Clue;
use super::derive::derive;
use super::knowledge::{Cell, Fact, Knowledge};
use super::technique::{Case, CaseEnd};
use super::thoughts::thoughts;

/// Cases looked into before a refutation is given up.
const BUDGET: u32 = 256;

/// How the supposition fails, where that is found with few cases within cases.
pub(super) fn refute(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    supposed: Fact,
) -> Option<Case> {
    let links = clues.iter().filter(|clue| !clue.joins).count();
    let case = (0..7).find_map(|depth| {
        refute_within(known, clues, categories, supposed, depth, &mut BUDGET.clone())
    });
    case.map(|case| Case { links, ..case })
}

fn refute_within(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    supposed: Fact,
    depth: u32,
    budget: &mut u32,
) -> Option<Case> {
    *budget = budget.checked_sub(1)?;
    let mut known = known.clone();
    known.learn(supposed);
    let derivation = derive(&known, clues, categories, None);
    // The thoughts by which these candidates are gone, and what is known then.
    let led = |gone: &[Cell]| {
        let thoughts = thoughts(&known, &derivation, &derivation.needs(gone, &[], &[]));
        let mut then = known.clone();
        thoughts.iter().flat_map(|thought| &thought.new).for_each(|&fact| then.learn(fact));
        (thoughts, then)
    };
    if let Some(nothing) = &derivation.contradiction {
        let (thoughts, then) = led(nothing);
        let end = end(&then, nothing);
        return Some(Case { supposed, thoughts, end, links: 0 });
    }
    if depth == 0 {
        return None;
    }
    let n = usize::from(known.houses());
    let mentioned: Vec<usize> = clues.iter().flat_map(|clue| clue.values()).collect();
    let open = (0..derivation.masks.len())
        .filter(|&id| categories >> (id / n) & 1 == 1 && !derivation.masks[id].is_power_of_two());
    let id =
        open.min_by_key(|id| (derivation.masks[*id].count_ones(), !mentioned.contains(id), *id))?;
    // What has been seen so far holds in all cases.
    let left = Houses::from_bits(derivation.masks[id]);
    let gone = (0..known.houses()).filter(|&house| !left.contains(house));
    let gone: Vec<Cell> = gone.map(|house| Cell { id, house }).collect();
    let (thoughts, then) = led(&gone);
    let value = known.value(id);
    let cases: Option<Vec<Case>> = left
        .iter()
        .map(|house| {
            let supposed = Fact::placed(value, house);
            refute_within(&then, clues, categories, supposed, depth - 1, budget)
        })
        .collect();
    Some(Case { supposed, thoughts, end: CaseEnd::Split(cases?), links: 0 })
}

/// A value without a house, or a house without a value of one category.
fn end(known: &Knowledge, nothing: &[Cell]) -> CaseEnd {
    let because = known.reasons(nothing);
    let first = nothing[0];
    if nothing.iter().all(|cell| cell.id == first.id) {
        return CaseEnd::NoHouse { value: known.value(first.id), because };
    }
    let category = known.value(first.id).category;
    CaseEnd::NoValue { category, house: first.house, because }
}
