//! A linear chain (a conditional random field) that tells what the sentences of a text do: each
//! [feature](super::features) of a sentence speaks for each role as much as was learnt, and so does
//! the role of the sentence before it. The roles of all sentences that are likeliest together are
//! taken.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

const DATA: &str = include_str!("../../data/sentences.txt");

/// How many roles there are.
const ROLES: usize = 4;

/// What a sentence does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It is a hint.
    Hint,
    /// It asks.
    Question,
    /// It sets the scene.
    Setting,
    /// It is not of the puzzle.
    Chatter,
}

impl Role {
    /// All, in the order of the weights.
    pub const ALL: [Self; ROLES] = [Self::Hint, Self::Question, Self::Setting, Self::Chatter];
}

/// How much speaks for each role.
pub type Scores = [f32; ROLES];

/// What was learnt.
#[derive(Clone, Default, Debug)]
pub struct Weights {
    /// By feature.
    pub features: FxHashMap<String, Scores>,
    /// By the role of the sentence before, and for the first of a text.
    pub after: [Scores; ROLES + 1],
}

impl Weights {
    /// Those of the data, read once.
    pub fn load() -> &'static Self {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::parse(DATA));
        &WEIGHTS
    }

    fn parse(data: &str) -> Self {
        let mut weights = Self::default();
        for line in data.lines().filter(|line| !line.starts_with('#')) {
            let mut parts = line.split(' ');
            let name = parts.next().unwrap_or_default();
            let mut scores = Scores::default();
            for (score, part) in scores.iter_mut().zip(parts) {
                *score = part.parse().unwrap_or_default();
            }
            match name.strip_prefix("AFTER").and_then(|at| at.parse::<usize>().ok()) {
                Some(at) if at < weights.after.len() => weights.after[at] = scores,
                _ => {
                    weights.features.insert(name.to_owned(), scores);
                }
            }
        }
        weights
    }

    /// The roles that are likeliest together for sentences with these features, if so much more speaks
    /// for hints than was learnt.
    pub fn roles(&self, sentences: &[Vec<String>], more: f32) -> Vec<Role> {
        let mut best = Scores::default();
        let mut from: Vec<[usize; ROLES]> = Vec::with_capacity(sentences.len());
        for (at, features) in sentences.iter().enumerate() {
            let mut scores = Scores::default();
            scores[Role::Hint as usize] = more;
            for weights in features.iter().filter_map(|feature| self.features.get(feature)) {
                scores.iter_mut().zip(weights).for_each(|(score, weight)| *score += weight);
            }
            let mut came = [0; ROLES];
            for (role, score) in scores.iter_mut().enumerate() {
                let with = |last: usize| best[last] + self.after[last][role];
                came[role] = (0..ROLES).max_by(|a, b| with(*a).total_cmp(&with(*b))).unwrap_or(0);
                *score += if at == 0 { self.after[ROLES][role] } else { with(came[role]) };
            }
            best = scores;
            from.push(came);
        }
        let mut role = (0..ROLES).max_by(|a, b| best[*a].total_cmp(&best[*b])).unwrap_or(0);
        let mut roles: Vec<Role> = Vec::with_capacity(sentences.len());
        for came in from.iter().rev() {
            roles.push(Role::ALL[role]);
            role = came[role];
        }
        roles.reverse();
        roles
    }
}
