//! Supposing something and running into a contradiction: the last resort.

use puzzle::Houses;

use super::clue::{Clue, pair_clues};
use super::derive::{Derivation, derive};
use super::filter::filter;
use super::knowledge::{Cell, Fact, Knowledge};
use super::shorten::shortest;
use super::technique::{Case, CaseEnd};
use super::thoughts::thoughts;

/// Cases looked into before a refutation is given up.
const BUDGET: u32 = 600;
/// The same for one that may fail like another.
const LIKEWISE: u32 = 40;
/// Values tried to tell cases apart by, those with the fewest houses first,
const SPLITS: usize = 8;
/// and with how many houses at most.
const MOST_CASES: u32 = 3;

/// How the supposition fails, where that is found with few cases within cases.
pub(super) fn refute(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    supposed: Fact,
) -> Option<Case> {
    let case = (0..7).find_map(|depth| {
        refute_within(known, clues, categories, supposed, depth, &mut BUDGET.clone())
    });
    case.map(|case| Case { links: links(clues), ..case })
}

/// How it fails in few thoughts, where no cases are to be told apart.
pub(super) fn refute_shortly(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    supposed: Fact,
) -> Option<Case> {
    let mut known = known.clone();
    known.learn(supposed);
    let derivation = shortest(&known, clues, categories, None);
    let case = failed(&known, &derivation, supposed)?;
    Some(Case { links: links(clues), ..case })
}

/// Hints beside those that only say what goes together.
fn links(clues: &[&Clue]) -> usize {
    clues.iter().filter(|clue| !clue.joins).count()
}

/// The case of a supposition that is known with what follows from it, where that is a contradiction.
fn failed(known: &Knowledge, derivation: &Derivation, supposed: Fact) -> Option<Case> {
    let nothing = derivation.contradiction.as_ref()?;
    let thoughts = thoughts(known, derivation, &derivation.needs(nothing, &[], &[]));
    let mut then = known.clone();
    thoughts.iter().flat_map(|thought| &thought.new).for_each(|&fact| then.learn(fact));
    Some(Case { supposed, thoughts, end: end(&then, nothing), links: 0 })
}

/// The candidates beside one that fails, in its row and column, that fail alike.
pub(super) fn likewise(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    case: &Case,
    alike: impl Fn(&Case, &Case) -> bool,
) -> Vec<Fact> {
    let Some(house) = case.supposed.house().filter(|_| case.supposed.holds) else {
        return Vec::new();
    };
    let (n, own) = (known.houses(), case.supposed.value);
    let column = known.row(own).map(|value| Fact::placed(value, house));
    let row = (0..n).map(|other| Fact::placed(own, other));
    let others = column.chain(row).filter(|fact| *fact != case.supposed);
    let open =
        others.filter(|fact| known.candidates(fact.value).iter().any(|h| fact.house() == Some(h)));
    let (depth, budget) = (case.depth(), if case.depth() == 0 { 1 } else { LIKEWISE });
    let failing = |fact| refute_within(known, clues, categories, fact, depth, &mut budget.clone());
    // Both as they are first seen, be it shorter as it is told.
    let case = &failing(case.supposed).unwrap_or_else(|| case.clone());
    let fails = |fact: &Fact| {
        let other = failing(*fact);
        other.is_some_and(|other| alike(case, &other))
    };
    open.filter(fails).map(Fact::contrary).collect()
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
    if let Some(case) = failed(&known, &derivation, supposed) {
        return Some(case);
    }
    if depth == 0 {
        return None;
    }
    let n = usize::from(known.houses());
    let mentioned: Vec<usize> = clues.iter().flat_map(|clue| clue.values()).collect();
    let open = (0..derivation.masks.len())
        .filter(|&id| categories >> (id / n) & 1 == 1 && !derivation.masks[id].is_power_of_two());
    let mut open: Vec<usize> = open.collect();
    open.sort_by_key(|id| (derivation.masks[*id].count_ones(), !mentioned.contains(id), *id));
    let few = derivation.masks[*open.first()?].count_ones().max(MOST_CASES);
    open.retain(|&id| derivation.masks[id].count_ones() <= few);
    // Trying several only pays where each case has to fail at once.
    let tried = if depth == 1 { SPLITS } else { 1 };
    open.into_iter().take(tried).find_map(|id| {
        let left = Houses::from_bits(derivation.masks[id]);
        let value = known.value(id);
        // What has been seen so far holds in all cases.
        let mut then = known.clone();
        derivation.found(&known).into_iter().for_each(|fact| then.learn(fact));
        let fails = |house: u8| {
            let mut supposed = then.masks();
            supposed[id] = 1 << house;
            let pairs = pair_clues(known.houses(), known.pairs());
            let all = clues.iter().copied().chain(&pairs);
            filter(known.houses(), &mut supposed, all, categories, 1 << value.category).is_err()
        };
        // Where nothing else is split, each case has to fail by itself.
        if depth == 1 && !left.iter().all(fails) {
            return None;
        }
        let cases: Option<Vec<Case>> = left
            .iter()
            .map(|house| {
                let supposed = Fact::placed(value, house);
                refute_within(&then, clues, categories, supposed, depth - 1, budget)
            })
            .collect();
        let cases = cases?;
        // What any of the cases rests on is told before them, once.
        let gone = (0..known.houses()).filter(|&house| !left.contains(house));
        let mut needed: Vec<Fact> = gone.map(|house| Fact::ruled_out(value, house)).collect();
        cases.iter().for_each(|case| case.for_each_reason(&mut |fact| needed.push(*fact)));
        needed.retain(|fact| then.knows(*fact) && !known.knows(*fact));
        let needs = derivation.needs_of(&known, &needed);
        let thoughts = thoughts(&known, &derivation, &needs);
        Some(Case { supposed, thoughts, end: CaseEnd::Split(cases), links: 0 })
    })
}

/// A value without a house, or a house without a value of one category.
fn end(known: &Knowledge, nothing: &[Cell]) -> CaseEnd {
    let because = known.reasons(nothing);
    // Something is both there and not, or two values are in one house.
    for fact in because.iter().filter(|fact| fact.places()) {
        if let Some(other) = because.iter().find(|other| fact.implies(&other.contrary())) {
            return CaseEnd::NoHouse { value: fact.value, because: vec![*fact, *other] };
        }
    }
    let first = nothing[0];
    if nothing.iter().all(|cell| cell.id == first.id) {
        return CaseEnd::NoHouse { value: known.value(first.id), because };
    }
    let category = known.value(first.id).category;
    CaseEnd::NoValue { category, house: first.house, because }
}
