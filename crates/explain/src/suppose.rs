//! Where no technique sees anything: a candidate that fails when it is supposed, by one or two hints
//! where there is such a one; or that there is none.

use puzzle::Houses;

use super::clue::{Clue, pair_clues};
use super::derive::{Needs, derive_by};
use super::entail::{Found, arrangement, concerned};
use super::filter::filter;
use super::finish::{Draft, Next, finish, finish_at_once, is_long, shortened};
use super::knowledge::{Cell, Fact, Knowledge};
use super::step::{Ending, Step, words};
use super::technique::{Technique, Tier, sorted};

/// Suppositions led to their end with their reasons.
const LED: usize = 16;
/// What a candidate that goes with the one supposed is worth, and how many count.
const GAIN: i64 = 10;
const MOST_GAIN: u32 = 40;
/// A step of more words than about this is too long.
const LONG: usize = 160;
/// Suppositions followed to find the one that fails in the fewest words, by the number of values.
const FOLLOWED: usize = 4_000;
/// Suppositions told to the end, to see which is easiest to follow.
const TOLD: usize = 12;
/// The same where the fewest words are looked for.
const SHORTENED: usize = 6;
/// Of these, those for which other orders of dropping reasons are tried.
const TURNED: usize = 2;
/// Values tried in both of their houses.
const SPLIT: usize = 1_000;
/// Ways to refute one candidate with two hints that are looked at.
const ALIKE: usize = 3;
/// Suppositions tried with two hints alone, by the number of values: each takes the longer the more
/// there are.
const TRIED: usize = 600_000;

/// A candidate that no solution has, with the shortest refutation found; or the end. Nothing more
/// must be seen from what is known.
pub(super) fn suppose(known: &Knowledge, clues: &[Clue]) -> Next {
    let (houses, masks) = (known.houses(), known.masks());
    let every: Vec<&Clue> = clues.iter().collect();
    let pairs = pair_clues(houses, known.pairs());
    let all: Vec<&Clue> = every.iter().copied().chain(&pairs).collect();
    let categories = ((1u64 << known.categories()) - 1) as u32;
    let open: Vec<Cell> = (0..masks.len())
        .filter(|&id| !known.is_placed(id))
        .flat_map(|id| Houses::from_bits(masks[id]).iter().map(move |house| Cell { id, house }))
        .collect();
    // Nothing more is seen, so a supposition can only fail by what it touches.
    let touched = |cell: &Cell| 1 << known.value(cell.id).category;
    let fails = |cell: &&Cell| {
        let mut masks = masks.clone();
        masks[cell.id] = 1 << cell.house;
        filter(houses, &mut masks, all.iter().copied(), categories, touched(cell)).is_err()
    };
    // How many candidates go with this one, so that the story gets on.
    let gain = |cell: &Cell| {
        let mut left = masks.clone();
        left[cell.id] &= !(1 << cell.house);
        let fits = filter(houses, &mut left, all.iter().copied(), categories, touched(cell));
        let gone = masks.iter().zip(&left).map(|(mask, left)| (mask & !left).count_ones());
        fits.map_or(0, |()| gone.sum::<u32>())
    };
    let failing = open.iter().filter(fails).map(|&cell| (gain(&cell), cell));
    let mut failing: Vec<(u32, Cell)> = failing.collect();
    failing.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
    let shortest = failing
        .iter()
        .take(LED)
        .filter_map(|&(gain, cell)| refuted(known, &every, categories, cell, gain));
    if let Some((step, draft)) = easiest(known, clues, shortest.collect()) {
        // With more than two hints, or cases within it, two hints alone may do elsewhere.
        if is_chain(&step) {
            return Next::Draft(draft);
        }
        let (step, draft) = match easiest(known, clues, by_two(known, clues, &pairs, &failing)) {
            Some((chain, other)) if is_chain(&chain) || chain.cost < step.cost => (chain, other),
            _ => (step, draft),
        };
        // Of so few, each has been looked at from all sides.
        if failing.len() <= TURNED {
            return Next::Draft(draft);
        }
        let step = shortened(known, clues, step);
        if step.words() <= LONG {
            return Next::Draft(draft);
        }
        // What fails in fewer words comes first, even if less is gained by it.
        let all = failing.iter().take(FOLLOWED / masks.len());
        let all = all.filter_map(|&(gain, cell)| refuted(known, &every, categories, cell, gain));
        return match fewest_words(known, clues, all.collect()) {
            Some((other, shorter)) if other.words() < step.words() => Next::Draft(shorter),
            _ => Next::Draft(draft),
        };
    }
    // No supposition fails at once; one may where a value with two houses is tried in both.
    let split = by_split(known, &every, &all, &open);
    if let Some(draft) = briefest(known, clues, split) {
        return Next::Draft(draft);
    }
    // Those that no solution meets fail in the end.
    let mut met = vec![0u16; masks.len()];
    let mut given_up = false;
    for cell in &open {
        if met[cell.id] >> cell.house & 1 == 1 {
            continue;
        }
        let mut supposed = masks.clone();
        supposed[cell.id] = 1 << cell.house;
        // One that meets many others saves looking for them.
        let unmet: Vec<u16> = met.iter().map(|met| !met).collect();
        match arrangement(houses, supposed, &all, categories, touched(cell), Some(&unmet)) {
            Found::Arrangement(places) => {
                met.iter_mut().zip(&places).for_each(|(met, place)| *met |= place);
            }
            Found::None => {
                return Next::Draft(in_the_end(known, clues, *cell));
            }
            Found::GivenUp => given_up = true,
        }
    }
    Next::End(match (given_up, met.iter().all(|&met| met == 0)) {
        (true, _) => Ending::GivenUp,
        (false, true) => Ending::Wrong,
        (false, false) => Ending::Open,
    })
}

/// The one that takes the fewest hints, or where that is long the one that is told in the fewest words.
fn briefest(known: &Knowledge, clues: &[Clue], mut found: Vec<Draft>) -> Option<Draft> {
    found.sort_by_key(|draft| draft.hints.len());
    let told = |draft: &Draft| shortened(known, clues, finish_at_once(known, clues, draft));
    if found.len() == 1 || !is_long(&told(found.first()?)) {
        return found.into_iter().next();
    }
    found.into_iter().min_by_key(|draft| told(draft).words())
}

/// The first few candidates with which another value has two houses left, and each of them fails.
fn by_split(known: &Knowledge, every: &[&Clue], all: &[&Clue], open: &[Cell]) -> Vec<Draft> {
    let categories = ((1u64 << known.categories()) - 1) as u32;
    let touched = |id: usize| 1 << known.value(id).category;
    let follow = |masks: &[u16], id: usize, house: u8| {
        let mut masks = masks.to_vec();
        masks[id] = 1 << house;
        let all = all.iter().copied();
        filter(known.houses(), &mut masks, all, categories, touched(id)).ok().map(|()| masks)
    };
    let masks = known.masks();
    let mut tried = 0;
    let mut found: Vec<Draft> = Vec::new();
    for cell in open {
        let Some(left) = follow(&masks, cell.id, cell.house) else { continue };
        let twos = (0..left.len()).filter(|&id| left[id].count_ones() == 2);
        for id in twos.filter(|&id| categories >> known.value(id).category & 1 == 1) {
            tried += 1;
            if tried > SPLIT || found.len() == TOLD {
                break;
            }
            let houses = Houses::from_bits(left[id]);
            if houses.iter().any(|house| follow(&left, id, house).is_some()) {
                continue;
            }
            found.extend(split(known, every, *cell, id, houses));
            break;
        }
    }
    found
}

/// What it takes that the candidate fails, with another value in each of these houses.
fn split(
    known: &Knowledge,
    every: &[&Clue],
    cell: Cell,
    other: usize,
    houses: Houses,
) -> Option<Draft> {
    let categories = ((1u64 << known.categories()) - 1) as u32;
    let mut supposed = known.clone();
    supposed.learn(Fact::placed(known.value(cell.id), cell.house));
    let derivation = derive_by(Tier::Single, &supposed, every, categories, None);
    let closed = (0..known.houses()).filter(|&house| !houses.contains(house));
    let closed: Vec<Cell> = closed.map(|house| Cell { id: other, house }).collect();
    let mut all = vec![derivation.needs(&closed, &[], &[])];
    for house in houses.iter() {
        let mut supposed = supposed.clone();
        supposed.learn(Fact::placed(known.value(other), house));
        let derivation = derive_by(Tier::Single, &supposed, every, categories, None);
        all.push(derivation.needs(derivation.contradiction.as_ref()?, &[], &[]));
    }
    let mut needs = Needs::default();
    for more in all {
        needs.hints.extend(more.hints);
        needs.pairs.extend(more.pairs);
        needs.gone.extend(more.gone);
    }
    let hints = sorted(needs.hints);
    let (pairs, gone) = (sorted(needs.pairs), sorted(needs.gone));
    let needs = Needs { hints, pairs, gone, sights: Vec::new() };
    let needs = needs.beside_what_was_supposed(known);
    Some(Draft::of(known, needs, vec![Fact::ruled_out(known.value(cell.id), cell.house)]))
}

/// That a candidate fails which no solution has: hints are taken in as long as an arrangement of
/// those so far breaks one, or says nothing of what it is about.
pub(super) fn in_the_end(known: &Knowledge, clues: &[Clue], cell: Cell) -> Draft {
    let (houses, new) = (known.houses(), Fact::ruled_out(known.value(cell.id), cell.house));
    let pairs = pair_clues(houses, known.pairs());
    let mut supposed = known.masks();
    supposed[cell.id] = 1 << cell.house;
    let mut used: Vec<&Clue> = pairs.iter().collect();
    let mut left: Vec<&Clue> = clues.iter().collect();
    loop {
        let categories = concerned(&used, &[new]);
        let found = arrangement(houses, supposed.clone(), &used, categories, categories, None);
        let Found::Arrangement(places) = found else {
            let hints = match found {
                // Which of them it takes is not known.
                Found::GivenUp => clues.iter().filter_map(Clue::hint).collect(),
                _ => used.iter().filter_map(|clue| clue.hint()).collect(),
            };
            let mut facts = known.facts();
            facts.retain(|fact| fact.categories() & categories != 0);
            return Draft { hints, facts, new: vec![new] };
        };
        let broken = |clue: &&Clue| {
            let of = clue.categories;
            filter(houses, &mut places.clone(), [*clue].into_iter(), of, of).is_err()
        };
        let further = |clue: &&Clue| (clue.categories & !categories).count_ones();
        let near = |clue: &&Clue| clue.categories & categories != 0;
        let next = left.iter().position(broken).or_else(|| {
            let near = (0..left.len()).filter(|&i| near(&left[i]));
            near.min_by_key(|&i| further(&left[i]))
        });
        let Some(next) = next else {
            return Draft { hints: Vec::new(), facts: known.facts(), new: vec![new] };
        };
        used.push(left.remove(next));
    }
}

/// About what it costs to follow how a supposition fails, what that takes, and what is learnt.
type Refuted = (i64, Needs, Fact);

/// How a candidate fails by these clues, with about what it costs to follow.
fn refuted(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    cell: Cell,
    gain: u32,
) -> Option<Refuted> {
    let mut supposed = known.clone();
    supposed.learn(Fact::placed(known.value(cell.id), cell.house));
    let derivation = derive_by(Tier::Single, &supposed, clues, categories, None);
    let needs = derivation.needs(derivation.contradiction.as_ref()?, &[], &[]);
    let needs = needs.beside_what_was_supposed(known);
    let cost = 10 * needs.hints.len() + 2 * needs.sights.len() + needs.gone.len();
    let narrow = known.candidates(known.value(cell.id)).len() == 2;
    let new = Fact::ruled_out(known.value(cell.id), cell.house);
    let worth = GAIN * i64::from(gain.min(MOST_GAIN)) + if narrow { 8 } else { 0 };
    Some((cost as i64 - worth, needs, new))
}

/// The one that is easiest to follow when it is told, of those that promise to be; the best few are
/// looked at from all sides.
fn easiest(known: &Knowledge, clues: &[Clue], mut found: Vec<Refuted>) -> Option<(Step, Draft)> {
    found.sort_by_key(|(cost, ..)| *cost);
    let mut told: Vec<(Step, Draft)> = Vec::new();
    for (_, needs, new) in found.into_iter().take(TOLD) {
        let draft = Draft::of(known, needs, vec![new]);
        let step = finish_at_once(known, clues, &draft);
        if is_chain(&step) {
            return Some((step, draft));
        }
        told.push((step, draft));
    }
    told.sort_by_key(|(step, _)| step.cost);
    told.truncate(TURNED);
    for (step, draft) in &mut told {
        *step = finish(known, clues, draft);
        if is_chain(step) {
            return Some((step.clone(), draft.clone()));
        }
    }
    told.into_iter().min_by_key(|(step, _)| step.cost)
}

/// The one that is told in the fewest words, of those that promise to be.
fn fewest_words(
    known: &Knowledge,
    clues: &[Clue],
    mut found: Vec<Refuted>,
) -> Option<(Step, Draft)> {
    found.sort_by_key(|(_, needs, _)| words(needs.sights.len(), needs.hints.len()));
    let told = found.into_iter().take(SHORTENED).map(|(_, needs, new)| {
        let draft = Draft::of(known, needs, vec![new]);
        (shortened(known, clues, finish_at_once(known, clues, &draft)), draft)
    });
    told.min_by_key(|(step, _)| step.words())
}

/// Whether it can be held in mind.
fn is_chain(step: &Step) -> bool {
    step.technique() < Technique::Case && (step.case.is_some() || !step.thoughts.is_empty())
}

/// Of the candidates that fail, with what goes with each, those that do by two hints that share a
/// category, whatever the others say. What goes together is compared as one, so hints that only say
/// so come for free.
fn by_two(
    known: &Knowledge,
    clues: &[Clue],
    pairs: &[Clue],
    failing: &[(u32, Cell)],
) -> Vec<Refuted> {
    let (houses, masks) = (known.houses(), known.masks());
    let (same, others): (Vec<&Clue>, Vec<&Clue>) = clues.iter().partition(|clue| clue.joins);
    let joined = concerned(&same, &[]);
    let near = |one: &Clue, other: &Clue| {
        let reach = |clue: &Clue| match clue.categories & joined {
            0 => clue.categories,
            _ => clue.categories | joined,
        };
        reach(one) & reach(other) != 0
    };
    let (mut tried, most) = (0, TRIED / masks.len());
    let mut found = Vec::new();
    for &(gain, cell) in failing {
        let before = found.len();
        let own = 1 << known.value(cell.id).category;
        // What follows from what goes together is the same for all pairs of hints.
        let mut supposed = masks.clone();
        supposed[cell.id] = 1 << cell.house;
        let joins = || same.iter().copied().chain(pairs);
        let by_joins = joins().fold(own, |sum, clue| sum | clue.categories);
        if filter(houses, &mut supposed, joins(), by_joins, own).is_err() {
            found.extend(refuted(known, &same, by_joins, cell, gain));
            continue;
        }
        let changed = (0..masks.len()).filter(|&id| masks[id] != supposed[id]);
        let touched = changed.fold(own, |sum, id| sum | 1 << known.value(id).category);
        for (i, &first) in others.iter().enumerate() {
            for &second in others[i..].iter().filter(|second| near(first, second)) {
                if (first.categories | second.categories) & touched == 0 {
                    continue;
                }
                tried += 1;
                if tried > most || found.len() == LED {
                    return found;
                }
                let all = [first, second].into_iter().chain(joins());
                let categories = by_joins | first.categories | second.categories;
                if filter(houses, &mut supposed.clone(), all, categories, touched).is_err() {
                    let set = [first, second].into_iter().chain(same.iter().copied());
                    let set: Vec<&Clue> = set.collect();
                    found.extend(refuted(known, &set, categories, cell, gain));
                }
                if found.len() == before + ALIKE {
                    break;
                }
            }
        }
    }
    found
}
