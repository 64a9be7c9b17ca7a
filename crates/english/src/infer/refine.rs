//! The categories that go together best as a whole: what joined first need not be where it belongs.
//! Every category that the setting names looks for its values at the same time, and values move
//! between categories, and in and out of them, as long as that makes them more alike.

use super::super::kinds::KINDS;
use super::features::Feature;
use super::groups::{Group, weight};
use super::{Inference, Proposal};

/// Steps of that; each makes it better.
const MOST_STEPS: usize = 200;
/// A step that makes it better by less is none.
const LEAST_GAIN: f32 = 0.01;
/// What it is worth that a value that is named once has a category, and for each time more.
const NAMED: f32 = 0.2;
const NAMED_AGAIN: f32 = 0.1;
/// What it is worth to be like the category that is named, against being like its other values.
const LABELLED: f32 = 0.7;

/// Where a value goes: into a category, or out of all.
type Home = Option<usize>;

impl Inference<'_> {
    /// The categories of a proposal, and those that the setting names beside them, with the values
    /// that suit them best.
    pub(in super::super) fn refined(&self, proposal: &Proposal) -> Option<Proposal> {
        let n = proposal.places;
        let mut groups = proposal.groups.clone();
        for feature in
            [Feature::Titled, Feature::Name].into_iter().chain((0..KINDS.len()).map(Feature::Kind))
        {
            self.add_alike(&feature, &mut groups, n);
        }
        self.add_labels(&mut groups);
        let mut homes: Vec<Home> = (0..self.candidates.len())
            .map(|value| groups.iter().position(|group| group.nodes.contains(&value)))
            .collect();
        let labels: Vec<Option<usize>> = groups.iter().map(|group| group.label).collect();
        for _ in 0..MOST_STEPS {
            if !self.step(&mut homes, &labels, n) {
                break;
            }
        }
        for (g, group) in groups.iter_mut().enumerate() {
            group.nodes = (0..homes.len()).filter(|&value| homes[value] == Some(g)).collect();
            group.values = group.nodes.len();
            group.nodes.extend(group.label);
        }
        self.exchange_labels(&mut groups);
        // A text that lists others says clearly what it does not.
        let clear = |group: &Group| {
            let known = group.label.is_some_and(|label| {
                proposal.groups.iter().any(|group| group.label == Some(label))
            });
            !self.has_lists() || known || self.coheres(group, 1)
        };
        groups.retain(|group| group.values > 0 && self.holds(group, n) && clear(group));
        groups.sort_by_key(|group| group.nodes.iter().min().copied());
        let refined = Proposal { groups, places: n };
        (!refined.groups.is_empty() && refined != *proposal).then_some(refined)
    }

    /// Those that share this, where no category has most of them: the people who are named, the days.
    fn add_alike(&self, feature: &Feature, groups: &mut Vec<Group>, n: usize) {
        let shares = |value: &usize| {
            let candidate = self.candidates.get(*value);
            candidate.is_some_and(|candidate| candidate.features.contains(feature))
        };
        let have = |group: &Group| group.nodes.iter().filter(|node| shares(node)).count();
        if groups.iter().any(|group| 2 * have(group) > n) {
            return;
        }
        let mut alike: Vec<usize> = (0..self.candidates.len()).filter(shares).collect();
        alike.sort_by_key(|&value| std::cmp::Reverse(self.candidates[value].count));
        alike.truncate(n);
        if alike.len() + 1 < n {
            return;
        }
        for group in groups.iter_mut() {
            alike.iter().for_each(|&value| group.remove(value));
        }
        alike.sort_unstable();
        let values = alike.len();
        let free = |label: &usize| groups.iter().all(|group| group.label != Some(*label));
        let called = |label: &usize| {
            matches!(feature, Feature::Name | Feature::Titled)
                && self.nodes[*label].features.contains(&Feature::Name)
        };
        let labels = self.candidates.len()..self.candidates.len() + self.labels.len();
        let label = labels.filter(free).find(called);
        alike.extend(label);
        groups.push(Group { values, nodes: alike, label, listed: None });
    }

    /// The categories that the setting names and that have no values yet.
    fn add_labels(&self, groups: &mut Vec<Group>) {
        let labels = self.candidates.len()..self.candidates.len() + self.labels.len();
        let room = usize::from(puzzle::MAX_CATEGORIES);
        for label in labels {
            let taken = groups.iter().any(|group| group.label == Some(label));
            let name = &self.labels[label - self.candidates.len()].name;
            let listed = self.listed.iter().any(|listed| listed.name == *name);
            if !taken && !listed && groups.len() + self.listed.len() < room {
                groups.push(Group {
                    nodes: vec![label],
                    values: 0,
                    label: Some(label),
                    listed: None,
                });
            }
        }
    }

    /// Makes the change that gains most, if any does.
    fn step(&self, homes: &mut [Home], labels: &[Option<usize>], n: usize) -> bool {
        let mut best: Option<(f32, Vec<(usize, Home)>)> = None;
        let mut consider = |gain: f32, change: Vec<(usize, Home)>| {
            if gain > best.as_ref().map_or(LEAST_GAIN, |(most, _)| *most) {
                best = Some((gain, change));
            }
        };
        let size = |g: usize| homes.iter().filter(|home| **home == Some(g)).count();
        let sizes: Vec<usize> = (0..labels.len()).map(size).collect();
        for value in 0..homes.len() {
            let own = homes[value];
            let here = self.worth(value, own, None, homes, labels, n).unwrap_or_default();
            if own.is_some() {
                consider(-here, vec![(value, None)]);
            }
            for g in (0..labels.len()).filter(|&g| own != Some(g)) {
                if sizes[g] < n {
                    let there = self.worth(value, Some(g), None, homes, labels, n);
                    if let Some(there) = there {
                        consider(there - here, vec![(value, Some(g))]);
                    }
                    continue;
                }
                for other in (0..homes.len()).filter(|&other| homes[other] == Some(g)) {
                    let lost = self.worth(other, Some(g), None, homes, labels, n);
                    let there = self.worth(value, Some(g), Some(other), homes, labels, n);
                    let back = self.worth(other, own, Some(value), homes, labels, n);
                    let lost = here + lost.unwrap_or_default();
                    let Some(there) = there else { continue };
                    if let Some(back) = back {
                        consider(there + back - lost, vec![(value, Some(g)), (other, own)]);
                    }
                    if own.is_some() {
                        consider(there - lost, vec![(value, Some(g)), (other, None)]);
                    }
                }
            }
        }
        let Some((_, change)) = best else { return false };
        for (value, home) in change {
            homes[value] = home;
        }
        true
    }

    /// What a value is worth in a category without one of its others; `None` where it is told apart
    /// from one of them.
    fn worth(
        &self,
        value: usize,
        home: Home,
        without: Option<usize>,
        homes: &[Home],
        labels: &[Option<usize>],
        n: usize,
    ) -> Option<f32> {
        let Some(home) = home else { return Some(0.0) };
        let others = (0..homes.len()).filter(|&other| {
            homes[other] == Some(home) && other != value && Some(other) != without
        });
        let mut shared = 0.0;
        for other in others {
            if self.near.is_apart(value, other) {
                return None;
            }
            shared += self.near.shared(value, other);
        }
        let label = labels[home].map_or(0.0, |label| LABELLED * self.called(value, label));
        let again = self.candidates[value].count.saturating_sub(1).min(3) as f32;
        Some(2.0 * shared / (n - 1).max(1) as f32 + label + NAMED + NAMED_AGAIN * again)
    }

    /// Gives the name of a category to another without any that it suits better: of two groups of
    /// names, "owner" goes to those who have something.
    fn exchange_labels(&self, groups: &mut [Group]) {
        let suits = |group: &Group, label: usize| -> f32 {
            let values = group.nodes.iter().filter(|&&node| node < self.candidates.len());
            values.map(|&value| self.called(value, label)).sum()
        };
        for g in 0..groups.len() {
            let Some(label) = groups[g].label else { continue };
            let here = suits(&groups[g], label);
            let better = (0..groups.len())
                .filter(|&h| groups[h].label.is_none())
                .map(|h| (suits(&groups[h], label), h))
                .filter(|(there, _)| *there > here + LEAST_GAIN)
                .max_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, h)) = better else { continue };
            groups[g].nodes.retain(|&node| node != label);
            groups[g].label = None;
            groups[h].nodes.push(label);
            groups[h].label = Some(label);
        }
    }

    /// How much a value is like what its category is called. That both are for somebody with a name
    /// says nothing where pets have names, too.
    fn called(&self, value: usize, label: usize) -> f32 {
        let both = |feature: &Feature| {
            [value, label].iter().all(|&node| self.nodes[node].features.contains(feature))
        };
        let named = [Feature::Name, Feature::FirstName].into_iter().filter(both);
        self.near.shared(value, label) - named.map(|feature| weight(&feature)).sum::<f32>()
    }
}
