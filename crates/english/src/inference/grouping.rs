//! Which candidates make a category together: chosen as a whole.

use super::affinity::affinities;
use super::candidates::Candidates;
use super::lexicon::Lexicon;
use super::weights::{Weight, Weights};

/// What a grouping is judged by.
pub struct Judge<'a> {
    weights: &'a Weights,
    /// How much each two are of one category.
    affinities: Vec<Vec<f32>>,
    /// What it costs to leave each out.
    left_out: Vec<f32>,
    /// What is a value, as far as its words tell.
    likely: Vec<usize>,
    places: usize,
}

/// Groups, with what they cost as a whole.
#[derive(Clone, Debug)]
pub struct Grouping {
    pub groups: Vec<Vec<usize>>,
    pub cost: f32,
}

/// What is not better by this is not better.
const LITTLE: f32 = 0.001;
/// How much it counts of what is left how much speaks for its being a value.
const RARE: f32 = 3.0;
/// How often all candidates are gone through.
const ROUNDS: usize = 40;
/// How much it counts what a group lacks, one time after the other, so that groups can grow.
const STRICTNESS: [f32; 2] = [0.25, 1.0];
/// How often two groups are taken apart and made anew, all in all.
const ATTEMPTS: usize = 300;

impl<'a> Judge<'a> {
    /// For these candidates.
    pub fn new(candidates: &Candidates, places: u8, lexicon: &'a Lexicon) -> Self {
        let weights = &lexicon.weights;
        let places = usize::from(places);
        let left_out = candidates.all.iter().map(|one| one.weight(weights)).collect();
        let affinities = affinities(candidates, places, lexicon);
        let likely = (0..candidates.all.len()).filter(|&one| !candidates.all[one].doubtful);
        Self { weights, affinities, left_out, likely: likely.collect(), places }
    }

    /// What it costs to leave one out.
    pub fn left_out(&self, one: usize) -> f32 {
        self.left_out[one]
    }

    /// What no group has.
    fn free<'g>(&'g self, groups: &'g [Vec<usize>]) -> impl Iterator<Item = usize> + 'g {
        let all = self.likely.iter().copied();
        all.filter(|one| !groups.iter().flatten().any(|other| other == one))
    }

    /// What a group is worth: it is left out where that is better.
    fn worth(&self, group: &[usize]) -> f32 {
        let left_out: f32 = group.iter().map(|&one| self.left_out[one]).sum();
        self.worth_of(group.len(), self.sum(group), left_out, 1.0)
    }

    /// What a group of this size is worth whose pairs go together so well; what it lacks counts so
    /// much.
    fn worth_of(&self, size: usize, sum: f32, left_out: f32, strictness: f32) -> f32 {
        let weight = |weight| self.weights.of(weight);
        if size == 0 {
            return 0.0;
        }
        let missing = self.places.saturating_sub(size);
        let whole = match missing {
            0 => weight(Weight::Whole),
            1 => weight(Weight::OneMissing),
            _ => weight(Weight::Missing) * (missing - 1) as f32 * strictness,
        };
        let mean = if size > 1 { sum / (size - 1) as f32 } else { 0.0 };
        (whole + weight(Weight::Pair) * mean - size as f32).max(-left_out)
    }

    /// How well two go together, as far as it counts.
    fn pair(&self, a: usize, b: usize) -> f32 {
        self.affinities[a][b].min(self.weights.of(Weight::Enough))
    }

    /// How well all pairs of a group go together.
    pub fn sum(&self, group: &[usize]) -> f32 {
        let pairs = group.iter().enumerate();
        pairs.map(|(i, &a)| group[i + 1..].iter().map(|&b| self.pair(a, b)).sum::<f32>()).sum()
    }

    /// How much speaks against a value of a group, 0..=1: how little it goes with the others.
    pub fn doubt(&self, group: &[usize], one: usize) -> f32 {
        let others = group.iter().filter(|&&other| other != one);
        let sum: f32 = others.map(|&other| self.pair(one, other)).sum();
        let mean = sum / (group.len() - 1).max(1) as f32;
        (1.0 - mean).clamp(0.0, 1.0)
    }

    /// What groups cost as a whole.
    fn cost(&self, groups: &[Vec<usize>]) -> f32 {
        let rest: f32 = self.free(groups).map(|one| self.left_out[one]).sum();
        rest - groups.iter().map(|group| self.worth(group)).sum::<f32>()
    }

    /// The groupings that are found, the best first: by joining what goes together, moving each
    /// candidate to where it is worth most, and making two groups anew as long as that is better.
    pub fn groupings(&self, least: f32) -> Vec<Grouping> {
        let mut best = self.settled(self.join(self.likely.clone()));
        let mut found = vec![self.kept(&best, least)];
        let mut left = ATTEMPTS;
        loop {
            best.groups.retain(|group| group.len() > 1);
            let count = best.groups.len();
            let mut pairs = (0..count).flat_map(|i| (i..count).map(move |j| (i, j)));
            let better = pairs.find_map(|(i, j)| {
                left = left.checked_sub(1)?;
                let other = self.settled(self.without(&best.groups, i, j));
                found.push(self.kept(&other, least));
                (other.cost < best.cost - LITTLE).then_some(other)
            });
            let Some(better) = better else { break };
            best = better;
        }
        found.sort_by(|a, b| a.cost.total_cmp(&b.cost).then_with(|| a.groups.cmp(&b.groups)));
        found.dedup_by(|a, b| a.groups == b.groups);
        found
    }

    /// The groups of a grouping that may be categories.
    fn kept(&self, grouping: &Grouping, least: f32) -> Grouping {
        let mut groups = grouping.groups.clone();
        groups.retain(|group| self.is_whole(group, least));
        groups.iter_mut().for_each(|group| group.sort_unstable());
        groups.sort();
        let cost = self.cost(&groups);
        Grouping { groups, cost }
    }

    /// Whether a group has the values of a category, but perhaps for one.
    fn is_whole(&self, group: &[usize], least: f32) -> bool {
        let enough = group.len() + 1 >= self.places && group.len() > 1;
        enough && self.sum(group) > least * (group.len() * (group.len() - 1)) as f32 / 2.0
    }

    /// Groups of which two are taken apart and made anew with all that no group has.
    fn without(&self, groups: &[Vec<usize>], i: usize, j: usize) -> Vec<Vec<usize>> {
        let kept = groups.iter().enumerate().filter(|(at, _)| *at != i && *at != j);
        let mut kept: Vec<Vec<usize>> = kept.map(|(_, group)| group.clone()).collect();
        kept.extend(self.join(self.free(&kept).collect()));
        kept
    }

    /// Joins the two groups that go together best, time and again.
    fn join(&self, of: Vec<usize>) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = of.into_iter().map(|one| vec![one]).collect();
        let mut means: Vec<Vec<f32>> = groups
            .iter()
            .map(|a| groups.iter().map(|b| self.affinities[a[0]][b[0]]).collect())
            .collect();
        loop {
            let mut best = None;
            for i in 0..groups.len() {
                for j in i + 1..groups.len() {
                    let fits = groups[i].len() + groups[j].len() <= self.places;
                    let mean = means[i][j];
                    if fits && best.is_none_or(|(most, _, _)| mean > most) {
                        best = Some((mean, i, j));
                    }
                }
            }
            let least = self.weights.of(Weight::Join);
            let Some((_, i, j)) = best.filter(|(mean, _, _)| *mean > least) else { return groups };
            let (ours, theirs) = (groups[i].len() as f32, groups[j].len() as f32);
            let their_means = means.swap_remove(j);
            for (at, their) in their_means.into_iter().enumerate().filter(|(at, _)| *at != j) {
                let mean = (ours * means[i][at] + theirs * their) / (ours + theirs);
                means[i][at] = mean;
                if at != i {
                    let row = if at == means.len() { j } else { at };
                    means[row][i] = mean;
                }
            }
            means.iter_mut().for_each(|row| {
                row.swap_remove(j);
            });
            let joined = groups.swap_remove(j);
            groups[i].extend(joined);
        }
    }

    /// Moves candidates and joins groups as long as that is better.
    fn settled(&self, mut groups: Vec<Vec<usize>>) -> Grouping {
        groups.push(Vec::new());
        for strictness in STRICTNESS {
            for _ in 0..ROUNDS {
                let mut state = State::new(self, groups, strictness);
                let moved = state.move_each();
                groups = state.groups;
                if !moved && !self.merge(&mut groups) {
                    break;
                }
            }
        }
        let cost = self.cost(&groups);
        Grouping { groups, cost }
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
                if self.worth(&both) > self.worth(&groups[i]) + self.worth(&groups[j]) + LITTLE {
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

    /// Of these, without the weakest and what is said to be of two categories, as many as a group may
    /// have.
    pub fn rest(&self, mut rest: Vec<usize>) -> Option<Vec<usize>> {
        let unlike = self.weights.of(Weight::Unlike);
        loop {
            let with = |one: usize| -> (bool, f32) {
                let others = rest.iter().filter(|&&other| other != one);
                let pairs = others.map(|&other| self.pair(one, other));
                (
                    pairs.clone().any(|pair| pair < unlike),
                    self.left_out[one] * RARE + pairs.sum::<f32>(),
                )
            };
            let clash = rest.iter().any(|&one| with(one).0);
            if !clash && rest.len() <= self.places {
                break;
            }
            let worst = rest.iter().copied().min_by(|&a, &b| with(a).1.total_cmp(&with(b).1))?;
            rest.retain(|&one| one != worst);
        }
        (rest.len() + 1 >= self.places && rest.len() > 2).then_some(rest)
    }
}

/// Groups with what moving a candidate changes.
struct State<'a> {
    judge: &'a Judge<'a>,
    strictness: f32,
    groups: Vec<Vec<usize>>,
    /// By candidate: its group.
    group_of: Vec<Option<usize>>,
    /// By group: how well its pairs go together, and what leaving it out costs.
    sums: Vec<f32>,
    left_out: Vec<f32>,
    /// By candidate and group: how well it goes with its values.
    with: Vec<Vec<f32>>,
}

impl<'a> State<'a> {
    fn new(judge: &'a Judge<'a>, groups: Vec<Vec<usize>>, strictness: f32) -> Self {
        let count = judge.left_out.len();
        let mut group_of = vec![None; count];
        for (i, group) in groups.iter().enumerate() {
            group.iter().for_each(|&one| group_of[one] = Some(i));
        }
        let with = |one: usize, group: &[usize]| -> f32 {
            group.iter().filter(|&&other| other != one).map(|&other| judge.pair(one, other)).sum()
        };
        let left_out = |group: &Vec<usize>| group.iter().map(|&one| judge.left_out[one]).sum();
        Self {
            group_of,
            sums: groups.iter().map(|group| judge.sum(group)).collect(),
            left_out: groups.iter().map(left_out).collect(),
            with: (0..count)
                .map(|one| groups.iter().map(|group| with(one, group)).collect())
                .collect(),
            judge,
            strictness,
            groups,
        }
    }

    /// What a group is worth without one candidate and with another.
    fn worth(&self, group: usize, less: Option<usize>, more: Option<usize>) -> f32 {
        let weight = |one: Option<usize>| one.map_or(0.0, |one| self.judge.left_out[one]);
        let with = |one: Option<usize>| one.map_or(0.0, |one| self.with[one][group]);
        let both = less.zip(more).map_or(0.0, |(less, more)| self.judge.pair(less, more));
        self.judge.worth_of(
            self.groups[group].len() + usize::from(more.is_some()) - usize::from(less.is_some()),
            self.sums[group] - with(less) + with(more) - both,
            self.left_out[group] - weight(less) + weight(more),
            self.strictness,
        )
    }

    fn place(&mut self, one: usize, to: Option<usize>) {
        let judge = self.judge;
        if let Some(from) = self.group_of[one] {
            self.groups[from].retain(|&other| other != one);
            self.sums[from] -= self.with[one][from];
            self.left_out[from] -= judge.left_out[one];
            self.with.iter_mut().enumerate().for_each(|(other, with)| {
                with[from] -= if other == one { 0.0 } else { judge.pair(one, other) };
            });
        }
        self.group_of[one] = to;
        if let Some(to) = to {
            self.sums[to] += self.with[one][to];
            self.left_out[to] += judge.left_out[one];
            self.groups[to].push(one);
            self.with.iter_mut().enumerate().for_each(|(other, with)| {
                with[to] += if other == one { 0.0 } else { judge.pair(one, other) };
            });
        }
    }

    /// Moves each candidate to where it is worth most, alone or in exchange for another.
    fn move_each(&mut self) -> bool {
        let mut moved = false;
        for &one in &self.judge.likely {
            let from = self.group_of[one];
            let weight = self.judge.left_out[one];
            let leaves = from.map_or(weight, |from| {
                self.worth(from, Some(one), None) - self.worth(from, None, None)
            });
            let mut best: Option<(f32, Option<usize>, Option<usize>)> = None;
            let mut offer = |gain: f32, to: Option<usize>, swapped: Option<usize>| {
                if gain > LITTLE && best.is_none_or(|(most, _, _)| gain > most) {
                    best = Some((gain, to, swapped));
                }
            };
            if from.is_some() {
                offer(leaves - weight, None, None);
            }
            for to in (0..self.groups.len()).filter(|&to| Some(to) != from) {
                let there = self.worth(to, None, None);
                if self.groups[to].len() < self.judge.places {
                    offer(self.worth(to, None, Some(one)) - there + leaves, Some(to), None);
                }
                for &other in &self.groups[to] {
                    let theirs = self.worth(to, Some(other), Some(one)) - there;
                    let ours = match from {
                        Some(from) => {
                            self.worth(from, Some(one), Some(other)) - self.worth(from, None, None)
                        }
                        None => weight - self.judge.left_out[other],
                    };
                    offer(theirs + ours, Some(to), Some(other));
                }
            }
            let Some((_, to, swapped)) = best else { continue };
            moved = true;
            if let Some(swapped) = swapped {
                self.place(swapped, None);
            }
            self.place(one, to);
            if let Some(swapped) = swapped {
                self.place(swapped, from);
            }
        }
        moved
    }
}
