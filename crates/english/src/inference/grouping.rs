//! Which candidates make a category together: chosen as a whole.

use super::affinity::Affinity;

/// What a grouping is judged by.
pub struct Judge<'a> {
    pub affinity: &'a Affinity,
    /// What it costs to leave each out.
    pub weights: &'a [f32],
    pub places: usize,
    /// How strict: what each value of a group has to be worth.
    pub strictness: f32,
}

/// What a group counts that has as many values as there are places.
const WHOLE: f32 = 3.0;
const ONE_MISSING: f32 = 1.0;
const MISSING: f32 = 3.0;
/// The most that two values count for each other.
const ENOUGH: f32 = 3.0;
/// How well a value that completes a group has to go with the others at least.
const LEAST_OF_LAST: f32 = -1.5;
/// How often the groups are gone through.
const ROUNDS: usize = 40;

impl Judge<'_> {
    /// What a group is worth: it is left out where that is better.
    fn worth(&self, group: &[usize]) -> f32 {
        let weights: f32 = group.iter().map(|&one| self.weights[one]).sum();
        self.worth_kept(group).max(-weights)
    }

    /// How well the values of a group go together, and how many it has.
    fn worth_kept(&self, group: &[usize]) -> f32 {
        if group.is_empty() {
            return 0.0;
        }
        let missing = self.places.saturating_sub(group.len());
        let size = match missing {
            0 => WHOLE,
            1 => ONE_MISSING,
            _ => -MISSING * (missing - 1) as f32,
        };
        if group.len() == 1 {
            return size - self.strictness;
        }
        let others = (group.len() - 1) as f32;
        size + 2.0 * self.sum(group) / others - self.strictness * group.len() as f32
    }

    /// Gives each group that lacks one value the best of those left out, if there is any; tells
    /// whether there was.
    pub fn complete(&self, groups: &mut [Vec<usize>]) -> bool {
        let mut completed = false;
        for i in 0..groups.len() {
            if groups[i].len() + 1 != self.places {
                continue;
            }
            let free = (0..self.weights.len())
                .filter(|one| !groups.iter().flatten().any(|other| other == one));
            let mean = |one: usize| self.mean(&groups[i], &[one]);
            let best = free.max_by(|&a, &b| mean(a).total_cmp(&mean(b)).then(b.cmp(&a)));
            if let Some(best) = best.filter(|&best| mean(best) > LEAST_OF_LAST) {
                groups[i].push(best);
                completed = true;
            }
        }
        completed
    }

    /// How well all pairs of a group go together.
    fn sum(&self, group: &[usize]) -> f32 {
        let mut sum = 0.0;
        for (i, &a) in group.iter().enumerate() {
            for &b in &group[i + 1..] {
                sum += self.affinity.of(a, b).min(ENOUGH);
            }
        }
        sum
    }

    fn left_out(&self, groups: &[Vec<usize>]) -> f32 {
        let mut grouped = vec![false; self.weights.len()];
        groups.iter().flatten().for_each(|&one| grouped[one] = true);
        let rest = self.weights.iter().zip(&grouped).filter(|(_, grouped)| !**grouped);
        rest.map(|(weight, _)| weight).sum()
    }

    /// What groups cost as a whole.
    pub fn cost(&self, groups: &[Vec<usize>]) -> f32 {
        let worth: f32 = groups.iter().map(|group| self.worth(group)).sum();
        self.left_out(groups) - worth
    }

    /// The best groups that are found by joining and then moving candidates.
    pub fn group(&self, least: f32) -> Vec<Vec<usize>> {
        let mut groups = self.join();
        groups.push(Vec::new());
        for _ in 0..ROUNDS {
            let moved = self.move_each(&mut groups);
            let merged = self.merge(&mut groups);
            if !moved && !merged {
                break;
            }
        }
        groups.retain(|group| self.is_whole(group, least));
        groups.iter_mut().for_each(|group| group.sort_unstable());
        groups.sort();
        groups
    }

    /// Whether a group has the values of a category, but perhaps for one.
    fn is_whole(&self, group: &[usize], least: f32) -> bool {
        let enough = group.len() + 1 >= self.places && group.len() > 1;
        enough && self.sum(group) > least * (group.len() * (group.len() - 1)) as f32 / 2.0
    }

    /// Joins the two groups that go together best, time and again.
    fn join(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = (0..self.weights.len()).map(|one| vec![one]).collect();
        loop {
            let mut best = None;
            for i in 0..groups.len() {
                for j in i + 1..groups.len() {
                    if groups[i].len() + groups[j].len() > self.places {
                        continue;
                    }
                    let mean = self.mean(&groups[i], &groups[j]);
                    if mean > 0.3 && best.is_none_or(|(most, _, _)| mean > most) {
                        best = Some((mean, i, j));
                    }
                }
            }
            let Some((_, i, j)) = best else { return groups };
            let joined = groups.swap_remove(j);
            groups[i].extend(joined);
        }
    }

    fn mean(&self, some: &[usize], others: &[usize]) -> f32 {
        let pairs = some.iter().flat_map(|&a| others.iter().map(move |&b| self.affinity.of(a, b)));
        pairs.sum::<f32>() / (some.len() * others.len()) as f32
    }

    /// Moves each candidate to where it is worth most, alone or in exchange for another.
    fn move_each(&self, groups: &mut [Vec<usize>]) -> bool {
        let mut moved = false;
        for one in 0..self.weights.len() {
            let from = groups.iter().position(|group| group.contains(&one));
            let mut best: Option<(f32, Option<usize>, Option<usize>)> = None;
            let now = from.map_or(0.0, |from| self.worth(&groups[from]));
            let without = from.map(|from| less(&groups[from], one));
            let rest = without.as_ref().map_or(0.0, |without| self.worth(without));
            let weight = self.weights[one];
            let mut offer = |gain: f32, to: Option<usize>, swapped: Option<usize>| {
                if gain > 0.001 && best.is_none_or(|(most, _, _)| gain > most) {
                    best = Some((gain, to, swapped));
                }
            };
            if from.is_some() {
                offer(rest - now - weight, None, None);
            }
            for (to, group) in groups.iter().enumerate() {
                if Some(to) == from {
                    continue;
                }
                let there = self.worth(group);
                let comes = if from.is_none() { weight } else { 0.0 };
                if group.len() < self.places {
                    let gain = self.worth(&more(group, one)) - there + rest - now + comes;
                    offer(gain, Some(to), None);
                }
                for &other in group {
                    let theirs = self.worth(&more(&less(group, other), one));
                    let ours = without.as_ref().map(|without| self.worth(&more(without, other)));
                    let gain = match ours {
                        Some(ours) => theirs - there + ours - now,
                        None => theirs - there + weight - self.weights[other],
                    };
                    offer(gain, Some(to), Some(other));
                }
            }
            let Some((_, to, swapped)) = best else { continue };
            moved = true;
            if let Some(from) = from {
                groups[from] = less(&groups[from], one);
                groups[from].extend(swapped);
            }
            if let Some(to) = to {
                groups[to].retain(|&other| Some(other) != swapped);
                groups[to].push(one);
            }
        }
        moved
    }

    /// Joins two groups where that is worth more.
    fn merge(&self, groups: &mut Vec<Vec<usize>>) -> bool {
        let mut merged = false;
        for i in 0..groups.len() {
            for j in i + 1..groups.len() {
                let size = groups[i].len() + groups[j].len();
                if groups[i].is_empty() || groups[j].is_empty() || size > self.places {
                    continue;
                }
                let both: Vec<usize> = groups[i].iter().chain(&groups[j]).copied().collect();
                if self.worth(&both) > self.worth(&groups[i]) + self.worth(&groups[j]) + 0.001 {
                    groups[i] = both;
                    groups[j].clear();
                    merged = true;
                }
            }
        }
        groups.retain(|group| !group.is_empty());
        groups.push(Vec::new());
        merged
    }
}

fn less(group: &[usize], one: usize) -> Vec<usize> {
    group.iter().copied().filter(|&other| other != one).collect()
}

fn more(group: &[usize], one: usize) -> Vec<usize> {
    group.iter().copied().chain([one]).collect()
}
