//! What may be the categories of a text with so many places: its lists, and groups of candidates.

use super::candidates::{Candidate, Candidates};
use super::grouping::Judge;
use super::lexicon::Lexicon;
use super::weights::Weight;
use super::{Division, gather, listed, naming};
use crate::document::{Document, List};

/// The most groupings that are started from.
const MOST: usize = 8;
/// What a category more has to be worth.
const CATEGORY: f32 = 2.0;
/// What it costs that one lacks a value.
const LACKING: f32 = 4.0;
/// How much it counts, beside the hints that name them, how much speaks for the values.
const NAMED: f32 = 0.5;

/// What it costs that what mostly is none is a value.
const DOUBTFUL: f32 = 4.0;

/// By category, lists first: which candidates it has beside what is listed.
pub type Groups = Vec<Vec<usize>>;

/// What may be changed in a division.
#[derive(Clone, Debug)]
pub enum Move {
    /// A candidate comes into a category; where that is full, in place of another, which goes where
    /// the first was.
    Put(usize, usize, Option<usize>),
    /// A category goes.
    Drop(usize),
    /// These are one more.
    New(Vec<usize>),
}

impl Move {
    /// The candidates that it moves.
    pub fn moved(&self, groups: &Groups) -> Vec<usize> {
        match self {
            Self::Put(one, _, other) => std::iter::once(*one).chain(*other).collect(),
            Self::Drop(group) => groups[*group].clone(),
            Self::New(group) => group.clone(),
        }
    }
}

/// What is known of a text's values if it has so many places.
pub struct Model<'a> {
    places: u8,
    lists: Vec<List>,
    candidates: Candidates,
    judge: Judge<'a>,
    lexicon: &'a Lexicon,
}

impl<'a> Model<'a> {
    pub(super) fn new(document: &Document, lexicon: &'a Lexicon, places: u8) -> Self {
        let candidates = gather::gather(document, lexicon, u32::from(places));
        let judge = Judge::new(&candidates, places, lexicon);
        Self { places, lists: listed(&document.lists, lexicon, places), candidates, judge, lexicon }
    }

    /// Groups to start from, the best first.
    pub fn starts(&self) -> Vec<Groups> {
        let weight = |weight| self.lexicon.weights.of(weight);
        let whole = |inferred: Vec<Vec<usize>>| -> Groups {
            self.lists.iter().map(|_| Vec::new()).chain(inferred).collect()
        };
        let least = if self.lists.is_empty() { Weight::Least } else { Weight::LeastBesideLists };
        let found = self.judge.groupings(weight(least)).into_iter().take(MOST);
        let mut starts: Vec<Groups> = found.map(|grouping| whole(grouping.groups)).collect();
        if !self.lists.is_empty() {
            let more = self.judge.groupings(weight(Weight::Least)).into_iter().take(1);
            starts.extend(more.map(|grouping| whole(grouping.groups)));
            starts.push(whole(Vec::new()));
        }
        starts.retain(|groups| !groups.is_empty());
        starts.dedup();
        starts
    }

    /// How much speaks against these groups, compared with none.
    pub fn cost(&self, groups: &Groups) -> f32 {
        -groups.iter().enumerate().map(|(i, group)| self.worth(i, group)).sum::<f32>()
    }

    /// What it is worth that a category has these: here each pair counts by itself, so that what is
    /// left goes where it fits best and not where it spoils least.
    fn worth(&self, category: usize, group: &[usize]) -> f32 {
        let named = |&one: &usize| match self.candidates.all[one].doubtful {
            true => -DOUBTFUL,
            false => NAMED * self.judge.left_out(one),
        };
        let named: f32 = group.iter().map(named).sum();
        if category < self.lists.len() {
            return named;
        }
        let lacks = usize::from(self.places).saturating_sub(group.len()) as f32;
        let pairs = self.lexicon.weights.of(Weight::Pair) * self.judge.sum(group);
        named + pairs / f32::from(self.places - 1) - CATEGORY - LACKING * lacks
    }

    /// Whether an inferred category lacks a value.
    pub fn lacks(&self, groups: &Groups) -> bool {
        groups[self.lists.len()..].iter().any(|group| group.len() < usize::from(self.places))
    }

    /// The categories with these groups.
    pub fn division(&self, groups: &Groups) -> Division {
        let mut categories = self.lists.clone();
        for (i, group) in groups.iter().enumerate() {
            let doubts = group.iter().map(|&one| self.judge.doubt(group, one));
            let found: Vec<&Candidate> =
                group.iter().map(|&one| &self.candidates.all[one]).collect();
            match categories.get_mut(i) {
                Some(_) if group.is_empty() => {}
                Some(list) => {
                    list.values.extend(naming::category(&found, self.lexicon, i).values);
                }
                None => {
                    let named = naming::category(&found, self.lexicon, i + 1);
                    categories.push(List { doubts: doubts.collect(), ..named });
                }
            }
        }
        Division { places: self.places, categories }
    }

    /// What may be values, as the text writes them.
    pub fn values(&self) -> Vec<String> {
        let all = self.candidates.all.iter();
        let category = all.map(|one| naming::category(&[one], self.lexicon, 1));
        category.map(|one| one.values.into_iter().next().unwrap_or_default()).collect()
    }

    /// What may be changed, with how much more or less speaks for the groups then. What is missed
    /// may make a category of its own.
    pub fn moves(&self, groups: &Groups, missed: &[bool]) -> Vec<(Move, f32)> {
        let mut group_of = vec![None; self.candidates.all.len()];
        for (i, group) in groups.iter().enumerate() {
            group.iter().for_each(|&one| group_of[one] = Some(i));
        }
        let worths: Vec<f32> =
            groups.iter().enumerate().map(|(i, group)| self.worth(i, group)).collect();
        let mut moves = Vec::new();
        for (one, &from) in group_of.iter().enumerate() {
            let instead = |other: Option<usize>| {
                let Some(from) = from else { return 0.0 };
                self.worth(from, &changed(&groups[from], Some(one), other)) - worths[from]
            };
            for (to, group) in groups.iter().enumerate().filter(|(to, _)| Some(*to) != from) {
                let mut offer = |other: Option<usize>| {
                    let there = self.worth(to, &changed(group, other, Some(one))) - worths[to];
                    moves.push((Move::Put(one, to, other), there + instead(other)));
                };
                let listed = self.lists.get(to).map_or(0, |list| list.values.len());
                if listed + group.len() < usize::from(self.places) {
                    offer(None);
                }
                // An exchange is the same from both sides.
                let once = |other: &usize| from.is_none() || one < *other;
                group.iter().copied().filter(once).for_each(|other| offer(Some(other)));
            }
        }
        let inferred = worths.iter().enumerate().skip(self.lists.len());
        moves.extend(inferred.map(|(i, worth)| (Move::Drop(i), -worth)));
        let free = || {
            (0..group_of.len())
                .filter(|&one| group_of[one].is_none() && !self.candidates.all[one].doubtful)
        };
        let rests = [free().collect(), free().filter(|&one| missed[one]).collect()];
        for rest in rests.into_iter().filter_map(|rest| self.judge.rest(rest)) {
            let worth = self.worth(groups.len(), &rest);
            moves.push((Move::New(rest), worth));
        }
        moves
    }

    /// The groups after a change.
    pub fn after(&self, groups: &Groups, change: &Move) -> Groups {
        let mut groups = groups.clone();
        match change {
            Move::Put(one, to, other) => {
                let from = groups.iter().position(|group| group.contains(one));
                if let Some(from) = from {
                    groups[from] = changed(&groups[from], Some(*one), *other);
                }
                groups[*to] = changed(&groups[*to], *other, Some(*one));
            }
            Move::Drop(group) => {
                groups.remove(*group);
            }
            Move::New(group) => groups.push(group.clone()),
        }
        let mut at = 0;
        groups.retain(|group| {
            at += 1;
            at <= self.lists.len() || group.len() > 1
        });
        groups
    }
}

/// A group without one candidate and with another.
fn changed(group: &[usize], less: Option<usize>, more: Option<usize>) -> Vec<usize> {
    group.iter().copied().filter(|one| Some(*one) != less).chain(more).collect()
}
