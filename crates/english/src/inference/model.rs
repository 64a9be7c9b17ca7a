//! What may be the categories of a text with so many places: its lists, and groups of candidates.

use super::affinity::{Among, Note, Seen};
use super::candidates::{Candidate, Candidates};
use super::grouping::Judge;
use super::lexicon::Lexicon;
use super::weights::Weight;
use super::{Division, Example, gather, listed, naming};
use crate::document::{Document, List};

/// How well groups have to go together to be joined, for each start.
const JOINED: [f32; 3] = [0.4, 2.3, -0.7];
/// The most moves without reading hints.
const MOST_MOVES: usize = 100;
/// What is not better by this is not better.
const LITTLE: f32 = 0.01;

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

    /// Groups to start from: candidates that go together so well are joined, then moved as long as
    /// more speaks for the groups. At most so many ways to join them are tried.
    pub fn starts(&self, ways: usize) -> Vec<Groups> {
        let lists = || self.lists.iter().map(|_| Vec::new());
        let likely = || (0..self.candidates.all.len()).filter(|&one| self.is_likely(one));
        let mut starts: Vec<Groups> = Vec::new();
        for least in JOINED.into_iter().take(ways) {
            let joined = self.judge.join(likely().collect(), least);
            let several = joined.into_iter().filter(|group| group.len() > 1);
            let whole = self.climbed(lists().chain(several).collect());
            if !starts.contains(&whole) {
                starts.push(whole);
            }
        }
        if !self.lists.is_empty() {
            starts.push(lists().collect());
        }
        starts.retain(|groups| !groups.is_empty());
        starts
    }

    /// Moves candidates as long as more speaks for the groups; what lacks several values goes.
    fn climbed(&self, mut groups: Groups) -> Groups {
        for _ in 0..MOST_MOVES {
            let moves = self.moves(&groups, &[]);
            let best = moves.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
            let Some((change, _)) = best.filter(|(_, worth)| *worth > LITTLE) else { break };
            groups = self.after(&groups, &change);
        }
        self.of_size(groups, usize::from(self.places) - 1)
    }

    /// The groups without inferred ones that have fewer values.
    fn of_size(&self, mut groups: Groups, least: usize) -> Groups {
        let inferred = groups.split_off(self.lists.len());
        groups.extend(inferred.into_iter().filter(|group| group.len() >= least));
        groups
    }

    fn is_likely(&self, one: usize) -> bool {
        !self.candidates.all[one].doubtful
    }

    /// How much speaks against these groups, compared with none.
    pub fn cost(&self, groups: &Groups) -> f32 {
        -groups.iter().enumerate().map(|(i, group)| self.worth(i, group)).sum::<f32>()
    }

    /// What it is worth that a category has these: here each pair counts by itself, so that what is
    /// left goes where it fits best and not where it spoils least.
    fn worth(&self, category: usize, group: &[usize]) -> f32 {
        let named: f32 = group.iter().map(|&one| self.named(one)).sum();
        if category < self.lists.len() {
            return named;
        }
        let weight = |weight| self.lexicon.weights.of(weight);
        let lacks = usize::from(self.places).saturating_sub(group.len()) as f32;
        let pairs = self.pairs(self.judge.sum(group));
        named + pairs - weight(Weight::Category) - weight(Weight::Lacking) * lacks
    }

    /// What it is worth that a candidate is named as a value.
    fn named(&self, one: usize) -> f32 {
        self.lexicon.weights.of(Weight::Named) * self.judge.weight(one)
    }

    /// What it is worth that pairs go together so well.
    fn pairs(&self, sum: f32) -> f32 {
        self.lexicon.weights.of(Weight::Pair) * sum / f32::from(self.places - 1)
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
            let named = |number| naming::category(&self.candidates, &found, self.lexicon, number);
            match categories.get_mut(i) {
                Some(_) if group.is_empty() => {}
                Some(list) => {
                    list.values.extend(named(i).values);
                }
                None => {
                    categories.push(List { doubts: doubts.collect(), ..named(i + 1) });
                }
            }
        }
        Division { places: self.places, categories }
    }

    /// What may be values, as the text writes them.
    pub fn values(&self) -> Vec<String> {
        let all = self.candidates.all.iter();
        let category = all.map(|one| naming::category(&self.candidates, &[one], self.lexicon, 1));
        category.map(|one| one.values.into_iter().next().unwrap_or_default()).collect()
    }

    /// What is seen of each candidate, and of each two that are different values.
    pub fn examples(&self, truths: &[Option<(usize, usize)>]) -> Vec<Example> {
        let example = |right: bool, tell: &dyn Fn(Note<'_>)| {
            let mut seen = Vec::new();
            tell(&mut |about, name, amount| {
                seen.push((format!("{about:?} {name}").to_lowercase(), amount));
            });
            Example { seen, right }
        };
        let all = &self.candidates.all;
        let seen: Vec<Seen<'_>> = all.iter().map(|one| Seen::new(one, self.lexicon)).collect();
        let places = usize::from(self.places);
        let around = Among::new(&self.candidates, places, self.lexicon);
        let known = || seen.iter().zip(truths).filter_map(|(one, truth)| Some((one, (*truth)?)));
        let alone = seen.iter().zip(truths);
        let alone = alone.map(|(one, truth)| example(truth.is_some(), &|note| one.alone(note)));
        let pairs = known()
            .enumerate()
            .flat_map(|(i, one)| known().skip(i + 1).map(move |other| (one, other)));
        let pairs = pairs.filter(|((_, ours), (_, theirs))| ours != theirs);
        let pairs = pairs.map(|((one, ours), (other, theirs))| {
            example(ours.0 == theirs.0, &|note| one.together(other, &around, note))
        });
        alone.chain(pairs).collect()
    }

    /// What may be changed, with how much more or less speaks for the groups then. What is missed by
    /// hints that are badly read may make a category of its own.
    pub fn moves(&self, groups: &Groups, missed: &[bool]) -> Vec<(Move, f32)> {
        let mut group_of = vec![None; self.candidates.all.len()];
        for (i, group) in groups.iter().enumerate() {
            group.iter().for_each(|&one| group_of[one] = Some(i));
        }
        let with: Vec<Vec<f32>> = (0..group_of.len())
            .map(|one| groups.iter().map(|group| self.judge.with(one, group)).collect())
            .collect();
        // How much more a category is worth without one value and with another.
        let changed = |category: usize, less: Option<usize>, more: Option<usize>| {
            let [less_named, more_named] =
                [less, more].map(|it| it.map_or(0.0, |it| self.named(it)));
            if category < self.lists.len() {
                return more_named - less_named;
            }
            let [less_with, more_with] =
                [less, more].map(|it| it.map_or(0.0, |it| with[it][category]));
            let both = less.zip(more).map_or(0.0, |(less, more)| self.judge.pair(less, more));
            let filled = f32::from(u8::from(more.is_some())) - f32::from(u8::from(less.is_some()));
            more_named - less_named
                + self.pairs(more_with - less_with - both)
                + self.lexicon.weights.of(Weight::Lacking) * filled
        };
        let mut moves = Vec::new();
        for (one, &from) in group_of.iter().enumerate() {
            for (to, group) in groups.iter().enumerate().filter(|(to, _)| Some(*to) != from) {
                let mut offer = |other: Option<usize>| {
                    let instead = from.map_or(0.0, |from| changed(from, Some(one), other));
                    let worth = changed(to, other, Some(one)) + instead;
                    moves.push((Move::Put(one, to, other), worth));
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
        let inferred = groups.iter().enumerate().skip(self.lists.len());
        moves.extend(inferred.map(|(i, group)| (Move::Drop(i), -self.worth(i, group))));
        let free =
            || (0..group_of.len()).filter(|&one| group_of[one].is_none() && self.is_likely(one));
        let of_missed = free().filter(|&one| missed.get(one) == Some(&true)).collect();
        // Where hints cannot be read without them, they may lack one more.
        let rests = [(free().collect(), 1), (of_missed, 2)];
        let rests = rests.into_iter().filter_map(|(rest, lacking)| self.judge.rest(rest, lacking));
        for rest in rests {
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
        self.of_size(groups, 2)
    }
}

/// A group without one candidate and with another.
fn changed(group: &[usize], less: Option<usize>, more: Option<usize>) -> Vec<usize> {
    group.iter().copied().filter(|one| Some(*one) != less).chain(more).collect()
}
