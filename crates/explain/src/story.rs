//! The story: step after step to the end, consecutive cheap ones told as one.

use std::collections::VecDeque;

use puzzle::{HintSet, Puzzle, Relation, Value};

use super::clue::{Clue, clues};
use super::derive::derive;
use super::entail::concerned;
use super::finish::{Draft, Next, chosen, finish, is_long, shortened, to_the_house};
use super::knowledge::{Fact, Knowledge};
use super::refute::{likewise, refute, refute_shortly};
use super::search::{MOST_HINTS, MOST_NEW, Search};
use super::step::{Ending, Step};
use super::technique::{Case, Thought, sorted};
use super::thoughts::thoughts;

/// So many thoughts may be a detour.
const DETOUR: usize = 4;
/// Conclusions looked ahead to see which belong together.
const AHEAD: usize = 6;

/// Tells a puzzle step by step from what is known; an iterator, so that each step can be shown
/// while the next is sought.
#[derive(Clone, Debug)]
pub struct Story {
    known: Knowledge,
    search: Search,
    /// What is known with everything that is drafted.
    ahead: Knowledge,
    drafts: VecDeque<Draft>,
    ending: Option<Ending>,
}

impl Story {
    /// From what is known, with the hints that are on.
    pub fn new(puzzle: &Puzzle, active: &HintSet, known: Knowledge) -> Self {
        let relations = puzzle.hints().iter().map(|hint| hint.relation.as_ref());
        Self::from_relations(relations, active, known)
    }

    /// The same where only what the hints say is at hand, not their words.
    pub fn from_relations<'r>(
        relations: impl Iterator<Item = Option<&'r Relation>>,
        active: &HintSet,
        known: Knowledge,
    ) -> Self {
        let clues = clues(known.houses(), relations, active);
        let search = Search::new(known.categories(), clues);
        Self { ahead: known.clone(), known, search, drafts: VecDeque::new(), ending: None }
    }

    /// What is known after the steps so far.
    pub fn known(&self) -> &Knowledge {
        &self.known
    }

    /// Where the story ended, once it has.
    pub fn ending(&self) -> Option<&Ending> {
        if self.drafts.is_empty() { self.ending.as_ref() } else { None }
    }

    /// What only rules out stands alone, so nothing beyond it matters yet.
    fn look_ahead(&mut self) {
        while self.ending.is_none()
            && self.drafts.len() < AHEAD
            && self.drafts.back().is_none_or(only_places)
        {
            match self.search.next(&self.ahead) {
                Next::Draft(draft) if draft.new.iter().any(|&fact| !self.ahead.knows(fact)) => {
                    draft.new.iter().for_each(|&fact| self.ahead.learn(fact));
                    self.search.learnt(&draft.new);
                    self.drafts.push_back(draft);
                }
                Next::Draft(_) => self.ending = Some(Ending::GivenUp),
                Next::End(ending) => self.ending = Some(ending),
            }
        }
    }
}

impl Iterator for Story {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        self.look_ahead();
        let together = first_cut(self.drafts.make_contiguous());
        let drafts: Vec<Draft> = self.drafts.drain(..together).collect();
        let draft = drafts.into_iter().reduce(joined)?;
        let draft = widened(&self.known, self.search.clues(), draft);
        let draft = rounded_off(&self.known, self.search.clues(), draft);
        let mut step = finish(&self.known, self.search.clues(), &draft);
        if !step.is_proven() && draft.new.len() > 1 {
            // Not seen together, so told one by one.
            let mut rest = draft.clone();
            let first = Draft { new: vec![rest.new.remove(0)], ..draft };
            rest.facts.extend(&first.new);
            self.drafts.push_front(rest);
            step = finish(&self.known, self.search.clues(), &first);
        }
        if !step.is_proven() {
            // It holds, but nobody could follow why.
            self.drafts.clear();
            self.ending = Some(Ending::GivenUp);
            return None;
        }
        let mut step = shortened(&self.known, self.search.clues(), step);
        on_its_way(&self.known, &mut step);
        with_likewise(&self.known, self.search.clues(), &mut step);
        let mut step = retold(self.search.clues(), step);
        without_known(&mut step);
        let mut step = to_the_house(&self.known, self.search.clues(), step);
        in_telling_order(&mut step);
        step.new.iter().for_each(|&fact| self.known.learn(fact));
        let step = with_what_is_left(step, &self.known);
        for later in &mut self.drafts {
            later.new.retain(|&fact| !self.known.knows(fact));
        }
        self.drafts.retain(|later| !later.new.is_empty());
        let unforeseen: Vec<Fact> =
            step.new.iter().copied().filter(|&fact| !self.ahead.knows(fact)).collect();
        if !unforeseen.is_empty() {
            unforeseen.iter().for_each(|&fact| self.ahead.learn(fact));
            self.search.learnt(&unforeseen);
        }
        Some(step)
    }
}

/// With where the values can be afterwards that it only rules out somewhere.
fn with_what_is_left(step: Step, then: &Knowledge) -> Step {
    let narrowed = step.new.iter().filter(|fact| !fact.holds && fact.house().is_some());
    let mut values: Vec<Value> = narrowed.map(|fact| fact.value).collect();
    values.dedup();
    let left = values.into_iter().map(|value| (value, then.candidates(value))).collect();
    Step { left, ..step }
}

/// Told by all that is known, where that is shorter than by the facts that it takes, and uses all of
/// its hints as well.
fn retold(clues: &[Clue], mut step: Step) -> Step {
    let used = chosen(clues, &step.hints);
    let categories = concerned(&used, &step.facts) | concerned(&[], &step.new);
    let known = &step.known;
    let Some(case) = &step.case else {
        if step.thoughts.len() < DETOUR {
            return step;
        }
        let derivation = derive(known, &used, categories, Some(&step.new));
        if !derivation.reaches(known, &step.new) {
            return step;
        }
        let needs = derivation.needs_of(known, &step.new);
        let other = thoughts(known, &derivation, &needs);
        let as_easy =
            |thought: &Thought| step.thoughts.iter().any(|own| own.technique == thought.technique);
        let shorter = other.len() < step.thoughts.len() && other.iter().all(as_easy);
        let fits = shorter && needs.hints == step.hints;
        return if fits { Step { thoughts: other, ..step } } else { step };
    };
    let other = match case.depth() == 0 && is_long(&step) {
        true => refute_shortly(known, &used, categories, case.supposed),
        false => refute(known, &used, categories, case.supposed),
    };
    let mut other = Step { case: other, ..step.clone() };
    let mut hints: Vec<usize> = Vec::new();
    other.for_each_train(&mut |thoughts| hints.extend(thoughts.iter().flat_map(|it| &it.hints)));
    if other.case.is_some() && other.length() <= step.length() && sorted(hints) == step.hints {
        step = other;
    }
    // What is said to fail likewise does so in the same way, or else is found by itself.
    let [first, more @ ..] = &step.new[..] else { return step };
    if more.is_empty() {
        return step;
    }
    let Some(case) = step.case.as_ref().filter(|case| case.is_evident()) else { return step };
    let same = likewise(&step.known, &used, categories, case, Case::is_mirrored);
    let more = more.iter().copied().filter(|fact| same.contains(fact));
    step.new = [*first].into_iter().chain(more).collect();
    step
}

/// What was known before is not found again: such thoughts go, where their hints are used by others.
fn without_known(step: &mut Step) {
    if let Some(case) = &mut step.case {
        case.drop_known(&step.known);
    }
    let mut used: Vec<usize> = Vec::new();
    step.for_each_train(&mut |thoughts| used.extend(thoughts.iter().flat_map(|it| &it.hints)));
    let known = &step.known.clone();
    step.for_each_train(&mut |thoughts| {
        thoughts.retain_mut(|thought| {
            let old = thought.new.iter().all(|&fact| known.knows(fact));
            let times = |hint: &usize| used.iter().filter(|other| *other == hint).count();
            if old && thought.hints.iter().all(|hint| times(hint) > 1) {
                for hint in &thought.hints {
                    used.iter().position(|other| other == hint).map(|at| used.swap_remove(at));
                }
                return false;
            }
            if !old {
                thought.new.retain(|&fact| !known.knows(fact));
            }
            true
        });
    });
}

/// What a step finds on its way is known afterwards: what its conclusion does not say already is
/// added to it.
fn on_its_way(known: &Knowledge, step: &mut Step) {
    let mut then = known.clone();
    step.new.iter().for_each(|&fact| then.learn(fact));
    for fact in step.thoughts.iter().flat_map(|thought| &thought.new) {
        if !then.knows(*fact) {
            then.learn(*fact);
            step.new.push(*fact);
        }
    }
}

/// What it finds, in the order in which that is told.
fn in_telling_order(step: &mut Step) {
    let told: Vec<Fact> = step.thoughts.iter().flat_map(|thought| thought.new.clone()).collect();
    step.new.sort_by_key(|fact| told.iter().position(|it| it == fact).unwrap_or(told.len()));
}

/// What fails in the same way is told along.
fn with_likewise(known: &Knowledge, clues: &[Clue], step: &mut Step) {
    let Some(case) = step.case.as_ref().filter(|_| step.new.len() == 1) else { return };
    let used = chosen(clues, &step.hints);
    let mut given = Knowledge::of_size(known.houses(), known.categories());
    step.facts.iter().for_each(|&fact| given.learn(fact));
    let categories = concerned(&used, &step.facts) | concerned(&[], &step.new);
    let more = likewise(&given, &used, categories, case, Case::alike);
    step.new.extend(more.into_iter().filter(|&fact| !known.knows(fact)));
}

/// With everything else that the same hints place.
fn rounded_off(known: &Knowledge, clues: &[Clue], draft: Draft) -> Draft {
    if !only_places(&draft) {
        return draft;
    }
    let used = chosen(clues, &draft.hints);
    let categories = concerned(&used, &draft.new) | concerned(&[], &draft.facts);
    let derivation = derive(known, &used, categories, None);
    let new = derivation.placed(known);
    if new.len() > MOST_NEW || !draft.new.iter().all(|fact| new.contains(fact)) {
        return draft;
    }
    Draft::seen(known, &derivation, new)
}

/// With all that a single hint, or what goes together, rules out for the same values, and for others by
/// the same facts: so it need not be told again.
fn widened(known: &Knowledge, clues: &[Clue], draft: Draft) -> Draft {
    let rules_out = |fact: &Fact| !fact.holds && fact.house().is_some();
    if draft.hints.len() > 1 || !draft.new.iter().all(rules_out) {
        return draft;
    }
    let used = chosen(clues, &draft.hints);
    let pairs: Vec<Fact> =
        draft.facts.iter().copied().filter(|fact| fact.both().is_some()).collect();
    let categories = concerned(&used, &draft.new) | concerned(&[], &pairs);
    let derivation = derive(known, &used, categories, None);
    let found = derivation.found(known).into_iter();
    let found: Vec<Fact> = found.filter(|fact| rules_out(fact) && !known.knows(*fact)).collect();
    let facts = |fact: &Fact| Draft::seen(known, &derivation, vec![*fact]).facts;
    let found: Vec<(Fact, Vec<Fact>)> = found.iter().map(|fact| (*fact, facts(fact))).collect();
    let mut wide = draft;
    loop {
        let own = Draft::seen(known, &derivation, wide.new.clone()).facts;
        let of_them = |(fact, facts): &&(Fact, Vec<Fact>)| {
            wide.new.iter().any(|own| own.value == fact.value)
                || facts.iter().all(|fact| own.contains(fact))
        };
        let new: Vec<Fact> = found.iter().filter(of_them).map(|(fact, _)| *fact).collect();
        if new.len() <= wide.new.len() || !wide.new.iter().all(|fact| new.contains(fact)) {
            return wide;
        }
        wide = Draft::seen(known, &derivation, new);
    }
}

/// The second conclusion told together with the first.
fn joined(first: Draft, second: Draft) -> Draft {
    let Draft { hints, mut facts, mut new } = first;
    let hints = sorted([hints, second.hints].concat());
    let told = |fact: &Fact| facts.contains(fact) || new.contains(fact);
    let more: Vec<Fact> = second.facts.into_iter().filter(|fact| !told(fact)).collect();
    facts.extend(more);
    new.extend(second.new);
    Draft { hints, facts, new }
}

/// How many of the drafts the next step tells, so that the whole of them reads best.
fn first_cut(drafts: &[Draft]) -> usize {
    // By number of drafts left to tell: the least cost, and the length of the first step.
    let mut best = vec![(0, 0); drafts.len() + 1];
    for from in (0..drafts.len()).rev() {
        let whole = |length| together(&drafts[from..from + length]);
        let lengths = (1..=drafts.len() - from).filter_map(|length| Some((length, whole(length)?)));
        let costs = lengths.map(|(length, cost)| (cost + best[from + length].0, length));
        best[from] =
            costs.min_by_key(|&(cost, length)| (cost, std::cmp::Reverse(length))).unwrap_or((0, 1));
    }
    best[0].1
}

fn only_places(draft: &Draft) -> bool {
    draft.new.iter().all(Fact::places)
}

/// What telling these in one step costs beyond the thinking; `None` where they do not go together.
/// Two hints at once are harder than one after another, so steps are joined where they share hints
/// or need none, and where hints only state where something is.
fn together(drafts: &[Draft]) -> Option<u32> {
    let hints = sorted(drafts.iter().flat_map(|draft| draft.hints.iter().copied()).collect());
    let stated =
        |draft: &Draft| draft.facts.is_empty() && draft.hints.len() == 1 && draft.new.len() == 1;
    if drafts.len() > 1 {
        let new: usize = drafts.iter().map(|draft| draft.new.len()).sum();
        if hints.len() > MOST_HINTS || new > MOST_NEW || !drafts.iter().all(only_places) {
            return None;
        }
        if drafts.iter().all(stated) {
            return Some(10);
        }
    }
    Some(match hints.len() {
        0 => 5,
        1 => 10,
        2 => 22,
        3 => 35,
        more => 15 * more as u32,
    })
}
