//! How well candidates go together as values of one category.

use super::affinity::{Among, Seen, odds};
use super::candidates::Candidates;
use super::lexicon::Lexicon;
use super::weights::{Weight, Weights};

/// What groups of candidates are judged by.
pub struct Judge<'a> {
    weights: &'a Weights,
    /// How much each two are of one category.
    affinities: Vec<Vec<f32>>,
    /// How much speaks for each being a value.
    weights_of: Vec<f32>,
    places: usize,
}

/// The odds, as a logarithm, at which two values are taken to be neither of one category nor of two.
const EVEN: f32 = 1.3;
/// The odds at which a word is taken to be a value.
const LIKELY: f32 = 0.5;

/// How much it counts of what is left how much speaks for its being a value.
const RARE: f32 = 3.0;

impl<'a> Judge<'a> {
    /// For these candidates.
    pub fn new(candidates: &Candidates, places: u8, lexicon: &'a Lexicon) -> Self {
        let weights = &lexicon.weights;
        let places = usize::from(places);
        let seen: Vec<Seen<'_>> =
            candidates.all.iter().map(|one| Seen::new(one, lexicon)).collect();
        let around = Among::new(candidates, places, lexicon);
        let (values, mut affinities) = odds(&seen, &around);
        affinities.iter_mut().flatten().for_each(|odds| *odds += EVEN);
        let weights_of = values.into_iter().map(|odds| odds - LIKELY).collect();
        Self { weights, affinities, weights_of, places }
    }

    /// How much speaks for its being a value.
    pub fn weight(&self, one: usize) -> f32 {
        self.weights_of[one]
    }

    /// How well two go together, as far as it counts.
    pub fn pair(&self, a: usize, b: usize) -> f32 {
        self.affinities[a][b].min(self.weights.of(Weight::Enough))
    }

    /// How well one goes with each of the others of a group.
    pub fn with(&self, one: usize, group: &[usize]) -> f32 {
        let others = group.iter().filter(|&&other| other != one);
        others.map(|&other| self.pair(one, other)).sum()
    }

    /// How well all pairs of a group go together.
    pub fn sum(&self, group: &[usize]) -> f32 {
        let pairs = group.iter().enumerate();
        pairs.map(|(i, &a)| group[i + 1..].iter().map(|&b| self.pair(a, b)).sum::<f32>()).sum()
    }

    /// How much speaks against a value of a group, 0..=1: how little it goes with the others.
    pub fn doubt(&self, group: &[usize], one: usize) -> f32 {
        let mean = self.with(one, group) / (group.len() - 1).max(1) as f32;
        (1.0 - mean).clamp(0.0, 1.0)
    }

    /// Groups of these: the two that go together best are joined, time and again, as long as they go
    /// together better than this.
    pub fn join(&self, of: Vec<usize>, least: f32) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = of.into_iter().map(|one| vec![one]).collect();
        loop {
            let pairs = (0..groups.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
            let fitting = pairs.filter(|&(i, j)| groups[i].len() + groups[j].len() <= self.places);
            let means = fitting.map(|(i, j)| (self.mean(&groups[i], &groups[j]), i, j));
            let best = means.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(mean, ..)| *mean > least);
            let Some((_, i, j)) = best else { return groups };
            let joined = groups.swap_remove(j);
            groups[i].extend(joined);
        }
    }

    /// How well some go with others.
    fn mean(&self, some: &[usize], others: &[usize]) -> f32 {
        let pairs = some.iter().flat_map(|&a| others.iter().map(move |&b| self.affinities[a][b]));
        pairs.sum::<f32>() / (some.len() * others.len()) as f32
    }

    /// Of these, without the weakest and what is said to be of two categories, as many as a group may
    /// have; it may lack so many.
    pub fn rest(&self, mut rest: Vec<usize>, lacking: usize) -> Option<Vec<usize>> {
        let unlike = self.weights.of(Weight::Unlike);
        loop {
            let with = |one: usize| -> (bool, f32) {
                let others = rest.iter().filter(|&&other| other != one);
                let pairs = others.map(|&other| self.pair(one, other));
                (
                    pairs.clone().any(|pair| pair < unlike),
                    self.weights_of[one] * RARE + pairs.sum::<f32>(),
                )
            };
            let clash = rest.iter().any(|&one| with(one).0);
            if !clash && rest.len() <= self.places {
                break;
            }
            let worst = rest.iter().copied().min_by(|&a, &b| with(a).1.total_cmp(&with(b).1))?;
            rest.retain(|&one| one != worst);
        }
        (rest.len() + lacking >= self.places).then_some(rest)
    }
}
