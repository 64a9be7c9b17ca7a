//! The search for the next conclusion, by effort: no hint before one, one before two, two before
//! more, a supposition last; among equals the one that costs a reader least for what it gives.

use std::collections::VecDeque;

use super::clue::{Clue, pair_clues};
use super::derive::{Derivation, Needs, derive};
use super::entail::concerned;
use super::filter::filter;
use super::finish::{Draft, Next};
use super::knowledge::{Cell, Fact, Knowledge};
use super::step::Ending;
use super::suppose::suppose;
use super::technique::{Board, Sight, Technique, Tier, seen, sorted};

/// More hints than this in one step are too many to hold in mind; what they find is told in
/// several steps.
pub(super) const MOST_HINTS: usize = 3;
/// More new facts than this are too many for one step.
pub(super) const MOST_NEW: usize = 6;
/// So many placements are entered at once without losing the thread.
pub(super) const EASILY_HELD: usize = 4;
/// Pairs of hints looked at for one step.
const MOST_PAIRS: usize = 20_000;
/// Ways to the next placement that are costed exactly.
const COSTED: usize = 12;

/// Finds conclusions one after another, remembering what cannot have changed.
#[derive(Clone, Debug)]
pub(super) struct Search {
    clues: Vec<Clue>,
    /// Every category, as bits.
    all: u32,
    /// By category: when it last changed.
    changed: Vec<u32>,
    now: u32,
    /// By pair of clues: when it was last seen to place nothing.
    barren: Vec<u32>,
    /// What was placed last: a reader's eyes are still there.
    latest: Vec<Fact>,
    /// What is to be told before a supposition that rests on it, and the supposition.
    plan: VecDeque<Draft>,
}

impl Search {
    pub(super) fn new(categories: usize, clues: Vec<Clue>) -> Self {
        let pairs = (clues.len() * clues.len()).min(MOST_PAIRS * 4);
        Self {
            clues,
            all: ((1u64 << categories) - 1) as u32,
            changed: vec![1; categories],
            now: 1,
            barren: vec![0; pairs],
            latest: Vec::new(),
            plan: VecDeque::new(),
        }
    }

    pub(super) fn clues(&self) -> &[Clue] {
        &self.clues
    }

    /// Notes what has been learnt since.
    pub(super) fn learnt(&mut self, facts: &[Fact]) {
        self.now += 1;
        let touched = concerned(&[], facts);
        for (category, changed) in self.changed.iter_mut().enumerate() {
            if touched >> category & 1 == 1 {
                *changed = self.now;
            }
        }
        self.latest = facts.to_vec();
    }

    /// The conclusion that costs a reader least from here.
    pub(super) fn next(&mut self, known: &Knowledge) -> Next {
        if known.is_complete() {
            let pairs = pair_clues(known.houses(), known.pairs());
            let clues = self.clues.iter().chain(&pairs);
            let fits = filter(known.houses(), &mut known.masks(), clues, self.all, self.all);
            return Next::End(if fits.is_ok() { Ending::Solved } else { Ending::Wrong });
        }
        if let Some(draft) = self.planned(known) {
            return Next::Draft(draft);
        }
        let found =
            self.by_no_hint(known).or_else(|| self.by_one(known)).or_else(|| self.by_two(known));
        if let Some(draft) = found {
            return Next::Draft(draft);
        }
        let every: Vec<&Clue> = self.clues.iter().collect();
        let derivation = derive(known, &every, self.all, None);
        if derivation.contradiction.is_some() {
            return Next::End(Ending::Wrong);
        }
        if derivation.placements().next().is_some() {
            return Next::Draft(by_more(known, &derivation));
        }
        let mut seen = known.clone();
        let facts = ruled_out(known, &derivation, derivation.sights.len());
        facts.into_iter().for_each(|fact| seen.learn(fact));
        match by_cases(&seen, &every, self.all)
            .map_or_else(|| suppose(&seen, &self.clues), Next::Draft)
        {
            Next::Draft(draft) => {
                self.plan = self.on_the_way(known, &derivation, draft);
                self.planned(known).map_or(Next::End(Ending::GivenUp), Next::Draft)
            }
            // Nothing is left to suppose, so tell the rest of what can be seen.
            Next::End(Ending::Open) if !derivation.sights.is_empty() => {
                Next::Draft(self.ruling_out(known, &derivation))
            }
            end => end,
        }
    }

    /// The next of the plan that still says something new.
    fn planned(&mut self, known: &Knowledge) -> Option<Draft> {
        while let Some(mut draft) = self.plan.pop_front() {
            draft.new.retain(|&fact| !known.knows(fact));
            if !draft.new.is_empty() {
                return Some(draft);
            }
        }
        None
    }

    /// The conclusion after all that it rests on which has been seen but not told.
    fn on_the_way(
        &self,
        known: &Knowledge,
        seen: &Derivation,
        conclusion: Draft,
    ) -> VecDeque<Draft> {
        let before = known;
        let every: Vec<&Clue> = self.clues.iter().collect();
        let mut known = known.clone();
        let mut plan = VecDeque::new();
        loop {
            let untold: Vec<Fact> =
                conclusion.facts.iter().copied().filter(|&fact| !known.knows(fact)).collect();
            if untold.is_empty() {
                break;
            }
            let derivation = derive(&known, &every, self.all, Some(&untold));
            let draft = beginning(&known, &derivation, &derivation.needs_of(&known, &untold));
            if draft.new.iter().all(|&fact| known.knows(fact)) {
                // By now it would be seen in another way, so it is told as it was seen at first.
                plan.push_back(Draft::of(before, seen.needs_of(before, &untold), untold));
                break;
            }
            draft.new.iter().for_each(|&fact| known.learn(fact));
            plan.push_back(draft);
        }
        plan.push_back(conclusion);
        plan
    }

    fn by_no_hint(&self, known: &Knowledge) -> Option<Draft> {
        let alone = (0..known.categories()).find_map(|category| {
            let derivation = derive(known, &[], 1 << category, None);
            placing(known, &derivation)
        });
        alone.or_else(|| placing(known, &derive(known, &[], concerned(&[], known.pairs()), None)))
    }

    fn by_one(&self, known: &Knowledge) -> Option<Draft> {
        let pairs = pair_clues(known.houses(), known.pairs());
        let sets = self.clues.iter().map(|clue| vec![clue]);
        self.cheapest(known, sets.filter(|set| places(known, set, &pairs)).collect())
    }

    fn by_two(&mut self, known: &Knowledge) -> Option<Draft> {
        let pairs = pair_clues(known.houses(), known.pairs());
        let with_pairs = pairs.iter().fold(0, |sum, pair| sum | pair.categories);
        let mut found = Vec::new();
        let mut looked_at = 0;
        for (i, first) in self.clues.iter().enumerate() {
            for (j, second) in self.clues.iter().enumerate().skip(i + 1) {
                if first.categories & second.categories == 0 || looked_at == MOST_PAIRS {
                    continue;
                }
                let place = i * self.clues.len() + j;
                let both = first.categories | second.categories | with_pairs;
                let touched = self.changed.iter().enumerate();
                let last = touched.filter(|(c, _)| both >> c & 1 == 1).map(|(_, &at)| at).max();
                if self.barren.get(place).is_some_and(|&at| Some(at) >= last) {
                    continue;
                }
                looked_at += 1;
                let set = vec![first, second];
                if places(known, &set, &pairs) {
                    found.push(set);
                } else if let Some(at) = self.barren.get_mut(place) {
                    *at = self.now;
                }
            }
        }
        self.cheapest(known, found)
    }

    /// Of the sets of clues that place something, the one that costs least for what it gives.
    fn cheapest(&self, known: &Knowledge, sets: Vec<Vec<&Clue>>) -> Option<Draft> {
        let ways = sets.into_iter().take(COSTED).filter_map(|set| {
            let derivation = derive(known, &set, concerned(&set, known.pairs()), None);
            let draft = placing(known, &derivation)?;
            Some((self.worth(known, &draft, &derivation), draft))
        });
        ways.min_by_key(|(worth, _)| *worth).map(|(_, draft)| draft)
    }

    /// The cost less what it gives: a placement is worth some looking, and so is staying where the
    /// last step was.
    fn worth(&self, known: &Knowledge, draft: &Draft, derivation: &Derivation) -> i64 {
        let needs = derivation.needs_of(known, &draft.new);
        let needed = needs.sights.iter().map(|&i| derivation.sights[i].technique);
        let techniques: u32 = needed.map(Technique::cost).sum();
        let cost = 10 * draft.hints.len() + draft.facts.len() + techniques as usize;
        let thread = draft.facts.iter().any(|fact| self.latest.contains(fact));
        cost as i64 - 6 * (draft.new.len() as i64 - 1) - if thread { 4 } else { 0 }
    }

    /// What a single hint rules out, where nothing can be placed; where no single hint does, the
    /// first thing that is seen at all.
    fn ruling_out(&self, known: &Knowledge, derivation: &Derivation) -> Draft {
        let alone = self.clues.iter().filter_map(|clue| {
            let alone = derive(known, &[clue], clue.categories, None);
            let new = ruled_out(known, &alone, alone.sights.len());
            (!new.is_empty()).then(|| Draft::seen(known, &alone, new))
        });
        let worth = |draft: &Draft| draft.facts.len() as i64 - 3 * draft.new.len() as i64;
        alone
            .min_by_key(worth)
            .unwrap_or_else(|| Draft::seen(known, derivation, ruled_out(known, derivation, 1)))
    }
}

/// What comes to the same in two cases, with nothing else to be seen.
fn by_cases(known: &Knowledge, clues: &[&Clue], categories: u32) -> Option<Draft> {
    let masks = &*known.masks();
    let placed: Vec<bool> = (0..masks.len()).map(|id| known.is_placed(id)).collect();
    let board = Board { shape: known.shape(), masks, placed: &placed, clues, categories };
    let sight = seen(Tier::Cases, &board).into_iter().next()?;
    let hints = sorted(sight.hints().collect());
    let mut gone = sight.because.clone();
    let place = sight.places.or_else(|| last_house(masks, &sight));
    if let (Some(cell), None) = (place, sight.places) {
        let ruled_out = |house: &u8| masks[cell.id] >> house & 1 == 0;
        let houses = (0..known.houses()).filter(ruled_out);
        gone.extend(houses.map(|house| Cell { id: cell.id, house }));
    }
    let placed = place.map(|cell| Fact::placed(known.value(cell.id), cell.house));
    let new = placed.map_or_else(|| told(known, &sight).collect(), |fact| vec![fact]);
    Some(Draft::of(known, Needs { hints, gone, ..Needs::default() }, new))
}

/// The one house that it leaves the value of which it rules out others.
fn last_house(masks: &[u16], sight: &Sight) -> Option<Cell> {
    let id = sight.rules_out.first()?.id;
    let gone = sight.rules_out.iter().fold(0, |sum, cell| sum | 1 << cell.house);
    let left = masks[id] & !gone;
    let one = sight.rules_out.iter().all(|cell| cell.id == id) && left.is_power_of_two();
    one.then_some(Cell { id, house: left.trailing_zeros() as u8 })
}

/// Whether these clues place something, with the pairs that are known.
fn places(known: &Knowledge, set: &[&Clue], pairs: &[Clue]) -> bool {
    let clues = set.iter().copied().chain(pairs);
    let categories = clues.clone().fold(0, |sum, clue| sum | clue.categories);
    let mut masks = known.masks();
    if filter(known.houses(), &mut masks, clues, categories, categories).is_err() {
        return false;
    }
    (0..masks.len()).any(|id| masks[id].is_power_of_two() && !known.is_placed(id))
}

/// All placements of a derivation, with what they take.
fn placing(known: &Knowledge, derivation: &Derivation) -> Option<Draft> {
    if derivation.contradiction.is_some() {
        return None;
    }
    let mut new = placed(known, derivation);
    new.truncate(MOST_NEW);
    (!new.is_empty()).then(|| Draft::seen(known, derivation, new))
}

/// What it places; of many, what takes what is known to go together comes after the rest.
pub(super) fn placed(known: &Knowledge, derivation: &Derivation) -> Vec<Fact> {
    let new = derivation.placed(known);
    let by_pairs = |fact: &Fact| !derivation.needs_of(known, &[*fact]).pairs.is_empty();
    if new.len() <= EASILY_HELD || new.iter().all(by_pairs) {
        return new;
    }
    new.into_iter().filter(|fact| !by_pairs(fact)).collect()
}

/// What the first sights of a derivation rule out.
fn ruled_out(known: &Knowledge, derivation: &Derivation, sights: usize) -> Vec<Fact> {
    derivation.sights[..sights].iter().flat_map(|sight| told(known, sight)).collect()
}

/// What a sight says, besides what it places.
fn told(known: &Knowledge, sight: &Sight) -> impl Iterator<Item = Fact> {
    let cells = sight.rules_out.iter();
    let gone = cells.map(|cell| Fact::ruled_out(known.value(cell.id), cell.house));
    gone.chain(sight.pair)
}

/// The placement that takes the fewest hints; where they are too many for one step, only the first
/// of what it needs, from few hints.
fn by_more(known: &Knowledge, derivation: &Derivation) -> Draft {
    let ways = derivation.placements().map(|cell| {
        let needs = derivation.needs(&[], &[cell.id], &[]);
        (needs, Fact::placed(known.value(cell.id), cell.house))
    });
    let cheapest = ways.min_by_key(|(needs, _)| (needs.hints.len(), needs.sights.len()));
    let Some((needs, fact)) = cheapest else { return Draft::seen(known, derivation, Vec::new()) };
    if needs.hints.len() <= MOST_HINTS {
        let pairs = needs.sights.iter().filter_map(|&i| derivation.sights[i].pair);
        return Draft::seen(known, derivation, pairs.chain([fact]).collect());
    }
    beginning(known, derivation, &needs)
}

/// What one or two hints contribute first to what is needed.
fn beginning(known: &Knowledge, derivation: &Derivation, needs: &Needs) -> Draft {
    let mut hints: Vec<usize> = Vec::new();
    let mut new = Vec::new();
    for sight in needs.sights.iter().map(|&i| &derivation.sights[i]) {
        let more: Vec<usize> = sight.hints().filter(|hint| !hints.contains(hint)).collect();
        if !new.is_empty() && hints.len() + more.len() > 1 {
            continue;
        }
        hints.extend(more);
        new.extend(told(known, sight));
    }
    // What rests on other hints, too, is told later.
    new.retain(|&fact| {
        let needed = derivation.needs_of(known, &[fact]).hints;
        needed.iter().all(|hint| hints.contains(hint))
    });
    Draft::seen(known, derivation, new)
}
