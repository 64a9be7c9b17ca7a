//! Other categories to try where hints cannot be read with those of a proposal: a value without a
//! category joins one, takes another's place, or starts a new one with others like it.

use super::groups::Group;
use super::{Inference, Proposal};

/// More values without a category are not tried.
const MOST_HOMELESS: usize = 12;
/// More numbers of places are not tried.
const MOST_NUMBERS: usize = 2;
/// What a value has to share with the others of a new category.
const LITTLE: f32 = 0.1;

impl Inference<'_> {
    /// What else the categories may be, the likeliest first. `unread` are hints that cannot be read
    /// with the proposal.
    pub fn variants(&self, proposal: &Proposal, unread: &[&str]) -> Vec<Proposal> {
        let homeless = self.homeless(proposal, unread);
        let mut found: Vec<Proposal> = Vec::new();
        let mut filled = proposal.clone();
        for &value in &homeless {
            let joined = self.joining(&filled, value).into_iter().next();
            filled = joined.unwrap_or(filled);
        }
        found.push(filled);
        for &value in &homeless {
            found.extend(self.founding(proposal, value, &homeless));
        }
        for &value in &homeless {
            found.extend(self.joining(proposal, value));
            found.extend(self.exchanging(proposal, value));
        }
        if self.listed.is_empty() && self.stated.is_none() {
            let numbers = self.likely_places().into_iter().filter(|&n| n != proposal.places);
            found.extend(numbers.take(MOST_NUMBERS).filter_map(|n| self.with_places(n)));
        }
        let mut distinct: Vec<Proposal> = Vec::new();
        for variant in found {
            if variant != *proposal && !distinct.contains(&variant) {
                distinct.push(variant);
            }
        }
        distinct
    }

    /// The values without a category that these hints name, those named most first.
    fn homeless(&self, proposal: &Proposal, unread: &[&str]) -> Vec<usize> {
        let has_home = |value: &usize| proposal.groups.iter().any(|g| g.nodes.contains(value));
        let meant = |sentence: &str| {
            unread.iter().any(|hint| hint.contains(sentence.trim()) || sentence.contains(hint))
        };
        let named = self.said.iter().filter(|(sentence, _)| meant(self.sentences[*sentence]));
        let mut found: Vec<usize> = Vec::new();
        for &(_, value) in named {
            if !has_home(&value) && !found.contains(&value) {
                found.push(value);
            }
        }
        found.sort_by_key(|&value| std::cmp::Reverse(self.candidates[value].count));
        found.truncate(MOST_HOMELESS);
        found
    }

    /// How much a value shares with the nodes of a group; `None` where a hint tells it apart.
    fn nearness(&self, value: usize, nodes: &[usize]) -> Option<f32> {
        let others = || nodes.iter().filter(|&&node| node != value);
        if others().any(|&node| self.near.is_apart(value, node)) {
            return None;
        }
        let count = others().count().max(1) as f32;
        Some(others().map(|&node| self.near.shared(value, node)).sum::<f32>() / count)
    }

    /// The value joins a category that lacks one, the nearest first.
    fn joining(&self, proposal: &Proposal, value: usize) -> Vec<Proposal> {
        let open = proposal.groups.iter().enumerate();
        let open = open.filter(|(_, group)| group.values < proposal.places);
        let mut open: Vec<(f32, usize)> =
            open.filter_map(|(i, group)| Some((self.nearness(value, &group.nodes)?, i))).collect();
        open.sort_by(|a, b| b.0.total_cmp(&a.0));
        let joined = |(_, i): (f32, usize)| {
            let mut variant = proposal.clone();
            variant.groups[i].add(value);
            variant
        };
        open.into_iter().map(joined).collect()
    }

    /// The value takes the place of the one that fits a category least.
    fn exchanging(&self, proposal: &Proposal, value: usize) -> Vec<Proposal> {
        let mut found = Vec::new();
        for (i, group) in proposal.groups.iter().enumerate() {
            let members = group.nodes.iter().copied().filter(|&n| n < self.candidates.len());
            let loose = members.map(|n| (self.nearness(n, &group.nodes).unwrap_or_default(), n));
            let Some((near, loosest)) = loose.min_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
            let mut variant = proposal.clone();
            variant.groups[i].remove(loosest);
            let fits = self.nearness(value, &variant.groups[i].nodes);
            if group.values == proposal.places && fits.is_some_and(|fits| fits > near) {
                variant.groups[i].add(value);
                found.push(variant);
            }
        }
        found
    }

    /// A new category of the value and those nearest to it.
    fn founding(&self, proposal: &Proposal, value: usize, homeless: &[usize]) -> Option<Proposal> {
        let n = proposal.places;
        let mut nodes = vec![value];
        let mut variant = proposal.clone();
        while nodes.len() < n {
            // Who is nearer to these than to its own may leave it.
            let leaving = |node: usize, near: f32| {
                let own = variant.groups.iter().find(|group| group.nodes.contains(&node));
                own.is_none_or(|own| {
                    self.nearness(node, &own.nodes).is_none_or(|there| there < near)
                })
            };
            let nearest = (0..self.candidates.len())
                .filter(|node| !nodes.contains(node))
                .filter_map(|node| Some((self.nearness(node, &nodes)?, node)))
                .filter(|&(near, node)| near > LITTLE && leaving(node, near))
                .max_by(|a, b| {
                    let wanted = |node: &usize| homeless.contains(node);
                    a.0.total_cmp(&b.0).then(wanted(&a.1).cmp(&wanted(&b.1)))
                });
            let Some((_, node)) = nearest else { break };
            variant.groups.iter_mut().for_each(|group| group.remove(node));
            nodes.push(node);
        }
        if nodes.len() < 2 || nodes.len() + 1 < n {
            return None;
        }
        nodes.sort_unstable();
        let taken = |label: &usize| variant.groups.iter().any(|group| group.label == Some(*label));
        let labels = self.candidates.len()..self.candidates.len() + self.labels.len();
        let label = labels
            .filter(|label| !taken(label))
            .filter_map(|label| Some((self.nearness(label, &nodes)?, label)))
            .filter(|(near, _)| *near > 0.0)
            .max_by(|a, b| a.0.total_cmp(&b.0))
            .map(|(_, label)| label);
        let values = nodes.len();
        nodes.extend(label);
        let group = Group { nodes, values, label, listed: None };
        let holds = self.coheres(&group, n / 2) && (!self.has_lists() || self.holds(&group, n));
        variant.groups.push(group);
        holds.then_some(variant)
    }
}
