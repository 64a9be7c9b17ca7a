//! Which values of a sentence are of one category, and which are not.

use super::lexicon::Role;
use super::sentence::Word;
use super::slots::{Slot, are_joined};
use super::weights::{Weight, Weights};

/// What a sentence says of two of its slots.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    pub slots: (usize, usize),
    /// How much they are of one category; below 0, of two.
    pub weight: f32,
}

/// How two slots that follow each other are connected.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    /// Both are at one place, or said not to be.
    Same,
    /// They are values of one role.
    Joined,
    /// They are of two statements.
    Other,
    /// Their places are compared.
    Compared,
}

/// What the form of a sentence says of its slots.
pub fn pairs(sentence: &[Word], slots: &[Slot], weights: &Weights) -> Vec<Pair> {
    let mut pairs = Vec::new();
    let mut weight = weights.of(Weight::Apart);
    let start = slots.first().map_or(0, |slot| slot.words.start);
    if sentence[..start].iter().any(|word| word.class == Role::Relation) {
        weight = 0.0;
    }
    if sentence.iter().any(|word| word.class == Role::Preposition) && is_choice(sentence) {
        return pairs;
    }
    let mut first = 0;
    for next in 1..slots.len() {
        let between = &sentence[slots[next - 1].words.end..slots[next].words.start];
        let joined = are_joined(sentence, &slots[next - 1], &slots[next]);
        match if joined { Link::Joined } else { link(between) } {
            Link::Same => {}
            Link::Joined => {
                pairs.push(Pair { slots: (next - 1, next), weight: weights.of(Weight::Together) });
                continue;
            }
            Link::Other => (first, weight) = (next, weights.of(Weight::Apart)),
            Link::Compared => (first, weight) = (next, weights.of(Weight::PerhapsApart)),
        }
        let apart = (first..next).filter(|_| weight < 0.0);
        let near = apart
            .rev()
            .take(4)
            .filter(|&earlier| !pairs.iter().any(|pair| pair.slots == (earlier, next)));
        let near: Vec<Pair> = near.map(|earlier| Pair { slots: (earlier, next), weight }).collect();
        pairs.extend(near);
    }
    pairs
}

/// Whether the sentence speaks of one and the other.
fn is_choice(sentence: &[Word]) -> bool {
    sentence.iter().any(|word| word.token.word == "other")
}

fn link(between: &[Word]) -> Link {
    if between.iter().any(|word| word.class == Role::Relation) {
        return Link::Compared;
    }
    let mut last = None;
    for word in between {
        let resumes = matches!(
            word.class,
            Role::Relative | Role::Verb | Role::Weak | Role::And | Role::Link | Role::Skip
        );
        if last == Some(Role::Comma) && !resumes || matches!(word.class, Role::Break | Role::Stop) {
            return Link::Other;
        }
        last = Some(word.class);
    }
    if last == Some(Role::Comma) { Link::Other } else { Link::Same }
}
