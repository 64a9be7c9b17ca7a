//! Which groups of values are categories, and how many places there are.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::super::categories::Listed;
use super::super::kinds::KINDS;
use super::super::lexicon::{Lexicon, is_place, is_site};
use super::super::tokens::{Token, number, ordinal, tokens};
use super::Inference;
use super::features::Feature;
use super::groups::{Group, groups};
use puzzle::MAX_CATEGORIES;

/// More places are not tried where the text does not say how many there are.
const MOST_PLACES: usize = 10;

/// Categories that a text may mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in super::super) struct Proposal {
    /// Those that are not listed.
    pub(super) groups: Vec<Group>,
    /// How many places there are.
    pub places: usize,
}

impl Proposal {
    /// No category beside those that are listed.
    pub fn without(places: usize) -> Self {
        Self { groups: Vec::new(), places }
    }

    /// Whether there is no category beside those that are listed.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// How many values stand in for what the text does not name.
    pub fn lacking(&self) -> usize {
        self.groups.iter().map(|group| self.places.saturating_sub(group.values)).sum()
    }
}

impl Inference<'_> {
    /// The likeliest categories; `None` where too little is said.
    pub fn proposal(&self) -> Option<Proposal> {
        let listed = self.listed.first().map(|listed| listed.values.len());
        let n = match listed {
            Some(n) if n < 3 => return None,
            Some(n) => n,
            None => self.places()?,
        };
        self.with_places(n)
    }

    /// The likeliest categories with so many places.
    pub(super) fn with_places(&self, n: usize) -> Option<Proposal> {
        let mut found: Vec<Group> = groups(&self.nodes, &self.near, n)
            .into_iter()
            .filter(|group| group.listed.is_none() && self.holds(group, n))
            .collect();
        found.sort_by_key(|group| group.nodes.iter().min().copied());
        let room = usize::from(MAX_CATEGORIES).saturating_sub(self.listed.len());
        found.truncate(room);
        // One category alone is a puzzle where all that is named is of it.
        let alone = |group: &Group| group.values == n && group.values == self.candidates.len();
        let enough = found.len() + self.listed.len() >= 2 || found.iter().any(alone);
        (enough && !found.is_empty()).then_some(Proposal { groups: found, places: n })
    }

    /// The categories of a proposal, named.
    pub fn listed(&self, proposal: &Proposal, lexicon: &Lexicon) -> Vec<Listed> {
        let mut names: Vec<String> = self.listed.iter().map(|listed| listed.name.clone()).collect();
        let mut listed = Vec::new();
        for group in &proposal.groups {
            let category = self.category(group, proposal.places, &names, lexicon);
            names.push(category.name.clone());
            listed.push(category);
        }
        listed
    }

    /// Numbers of places that the hints speak for, those they speak for most first.
    pub(super) fn likely_places(&self) -> Vec<usize> {
        let fits = |n: &usize| self.fits(*n) > 0;
        let mut all: Vec<usize> = (self.least_places()..=MOST_PLACES).filter(fits).collect();
        all.sort_by_key(|&n| (Reverse(self.fits(n)), n));
        all
    }

    /// As many places as the hints count: "berth 5", "in fourth place". More than are tried count
    /// something else.
    fn least_places(&self) -> usize {
        let counted = self.sentences.iter().filter_map(|sentence| {
            let words = tokens(sentence);
            let pairs = words.windows(2).filter_map(|pair| {
                let (one, other) = (&pair[0], &pair[1]);
                let place = |token: &Token| is_place(&token.word) || is_site(&token.word);
                let named = number(&other.word).filter(|_| place(one));
                named.or_else(|| ordinal(&one.word).filter(|_| place(other)))
            });
            pairs.max()
        });
        let most = counted.map(usize::from).filter(|&n| n <= MOST_PLACES).max();
        most.map_or(3, |most| most.max(3))
    }

    /// How many places there are: as stated, or else as the hints speak of most clearly.
    fn places(&self) -> Option<usize> {
        let fits = (self.least_places()..=MOST_PLACES).map(|n| (self.fits(n), n));
        let (most, n) = fits.max_by_key(|&(fits, n)| (fits, Reverse(n)))?;
        let stated = self.stated.map(usize::from).filter(|&stated| stated >= 3);
        stated.or((most > 0).then_some(n))
    }

    /// Whether a group is a category.
    pub(super) fn holds(&self, group: &Group, n: usize) -> bool {
        let least = match (group.label, self.has_lists()) {
            (Some(_), _) => n.saturating_sub(2),
            // A text that lists others says clearly what it does not.
            (None, true) if !self.labels.is_empty() && self.is_of_one_kind(group) => n,
            (None, true) if self.coheres(group, 1) && self.is_spoken_of(group, n) => n,
            (None, false) if !self.coheres(group, n / 2) => return false,
            (None, true) => return false,
            (None, false) if self.labels.is_empty() => n.saturating_sub(2),
            (None, false) => n - 1,
        };
        group.values >= least.max(2)
    }

    /// Whether all values are known ones of the same kind, and nothing else is.
    fn is_of_one_kind(&self, group: &Group) -> bool {
        let members = || group.nodes.iter().filter_map(|&node| self.candidates.get(node));
        let Some(first) = members().next() else { return false };
        let of_kind = |feature: &Feature| {
            self.candidates.iter().filter(|other| other.features.contains(feature)).count()
        };
        first.features.iter().any(|feature| {
            // Colors are named in passing, and relatives only say whose somebody is.
            matches!(feature, Feature::Kind(kind)
                if !KINDS[*kind].describes() && KINDS[*kind].name != "Relative")
                && members().all(|candidate| candidate.features.contains(feature))
                && of_kind(feature) == group.values
        })
    }

    /// Whether the hints name the values again and again, as they do what the puzzle is about.
    fn is_spoken_of(&self, group: &Group, n: usize) -> bool {
        let members = group.nodes.iter().filter_map(|&node| self.candidates.get(node));
        members.map(|candidate| candidate.count).sum::<usize>() > n
    }

    /// Whether all but so many of the values share what speaks for them.
    pub(super) fn coheres(&self, group: &Group, lacking: usize) -> bool {
        let mut counts: BTreeMap<&Feature, usize> = BTreeMap::new();
        for member in group.nodes.iter().filter_map(|&node| self.candidates.get(node)) {
            for feature in &member.features {
                *counts.entry(feature).or_default() += 1;
            }
        }
        counts.into_iter().any(|(feature, count)| {
            let vague =
                matches!(feature, Feature::Written { .. } | Feature::Free | Feature::Several)
                    || matches!(feature, Feature::With(preposition) if preposition != "from");
            !vague && count + lacking >= group.values
        })
    }

    /// How well groups of this size take in what is said.
    fn fits(&self, n: usize) -> usize {
        groups(&self.nodes, &self.near, n)
            .iter()
            .map(|group| match group.values {
                values if values == n => n * n * 5,
                values if values + 1 == n => values * values * 2,
                _ => 0,
            })
            .sum()
    }
}
