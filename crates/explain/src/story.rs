//! The story: step after step to the end, consecutive cheap ones told as one.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use puzzle::{HintSet, Puzzle, Relation};

use super::clue::{Clue, clues};
use super::derive::derive;
use super::earlier::Earlier;
use super::entail::concerned;
use super::finish::{Draft, Next, chosen, finish, shortened};
use super::knowledge::{Fact, Knowledge};
use super::prune::{is_needed, pruned};
use super::search::{EASILY_HELD, MOST_HINTS, MOST_NEW, Search, placed};
use super::step::{Ending, Step};
use super::technique::sorted;
use super::told::{Passed, told};

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
    history: Vec<Passed>,
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
        Self {
            ahead: known.clone(),
            known,
            search,
            drafts: VecDeque::new(),
            ending: None,
            history: Vec::new(),
        }
    }

    /// What is known after the steps so far.
    pub fn known(&self) -> &Knowledge {
        &self.known
    }

    /// Where the story ended, once it has.
    pub fn ending(&self) -> Option<&Ending> {
        if self.drafts.is_empty() { self.ending.as_ref() } else { None }
    }

    /// Tells the story to its end: each step as soon as it is sure that it is needed, and nothing
    /// for each that is only looked at; until it is told to stop.
    pub fn tell(
        &mut self,
        go_on: &mut dyn FnMut(Option<Step>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (mut sure, mut told) = (true, 0);
        for step in self.by_ref() {
            sure &= is_needed(&step);
            told += usize::from(sure);
            go_on(sure.then_some(step))?;
        }
        self.steps().into_iter().skip(told).try_for_each(|step| go_on(Some(step)))
    }

    /// The steps so far; of a story that has solved the puzzle, without those and without those of
    /// their findings that no later one needs, each told by what is known without them.
    pub fn steps(&self) -> Vec<Step> {
        let solved = self.ending() == Some(&Ending::Solved);
        let pruned = solved.then(|| pruned(self.search.clues(), &self.history)).flatten();
        let Some(mut steps) = pruned else {
            return self.history.iter().map(|passed| passed.told.clone()).collect();
        };
        let mut earlier = Earlier::default();
        for step in &mut steps {
            step.earlier = earlier;
            earlier = step.said_by_then();
        }
        steps
    }

    /// What only rules out stands alone, and so does what takes many hints: nothing beyond it matters
    /// yet.
    fn look_ahead(&mut self) {
        while self.ending.is_none()
            && self.drafts.len() < AHEAD
            && self.drafts.back().is_none_or(may_be_joined)
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
        let seen = shortened(&self.known, self.search.clues(), step);
        let mut step = told(&self.known, self.search.clues(), &seen);
        let last = self.history.last();
        step.earlier = last.map_or_else(Earlier::default, |last| last.told.said_by_then());
        self.history.push(Passed { seen, told: step.clone() });
        step.new.iter().for_each(|&fact| self.known.learn(fact));
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

/// With everything else that the same hints place.
fn rounded_off(known: &Knowledge, clues: &[Clue], draft: Draft) -> Draft {
    if !only_places(&draft) {
        return draft;
    }
    let derivation = draft.derived(known, clues);
    let new = placed(known, &derivation);
    let most = if draft.new.len() > EASILY_HELD { MOST_NEW } else { EASILY_HELD };
    if new.len() > most || !draft.new.iter().all(|fact| new.contains(fact)) {
        return draft;
    }
    Draft::seen(known, &derivation, new)
}

/// With all that the same hints rule out for the same values, and a single hint, or what goes together,
/// for others by the same facts: so it need not be told again.
fn widened(known: &Knowledge, clues: &[Clue], draft: Draft) -> Draft {
    if !draft.new.iter().all(Fact::rules_out) {
        return draft;
    }
    let used = chosen(clues, &draft.hints);
    let pairs: Vec<Fact> =
        draft.facts.iter().copied().filter(|fact| fact.both().is_some()).collect();
    let categories = concerned(&used, &draft.new) | concerned(&[], &pairs);
    let derivation = derive(known, &used, categories, None);
    let found = derivation.found(known).into_iter();
    let found: Vec<Fact> = found.filter(|fact| fact.rules_out() && !known.knows(*fact)).collect();
    // Of several hints, what takes all of them.
    let several = draft.hints.len() > 1;
    let by_all = |fact: &Fact| {
        let own = Draft::seen(known, &derivation, vec![*fact]);
        (!several || own.hints == draft.hints).then_some((*fact, own.facts))
    };
    let found: Vec<(Fact, Vec<Fact>)> = found.iter().filter_map(by_all).collect();
    let mut wide = draft;
    loop {
        let own = Draft::seen(known, &derivation, wide.new.clone()).facts;
        let of_them = |(fact, facts): &&(Fact, Vec<Fact>)| {
            wide.new.iter().any(|own| own.value == fact.value)
                || !several && facts.iter().all(|fact| own.contains(fact))
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

fn may_be_joined(draft: &Draft) -> bool {
    only_places(draft) && draft.hints.len() <= MOST_HINTS
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
    let new: usize = drafts.iter().map(|draft| draft.new.len()).sum();
    if drafts.len() > 1 {
        if hints.len() > MOST_HINTS || new > MOST_NEW || !drafts.iter().all(only_places) {
            return None;
        }
        if drafts.iter().all(stated) {
            return Some(10);
        }
    }
    // Where much is placed, a reader wants to enter the first of it.
    let to_hold = 4 * new.saturating_sub(EASILY_HELD) as u32;
    Some(
        to_hold
            + match hints.len() {
                0 => 5,
                1 => 10,
                2 => 22,
                3 => 35,
                more => 15 * more as u32,
            },
    )
}
