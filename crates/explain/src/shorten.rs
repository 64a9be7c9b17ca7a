//! A shorter way to the same end: what is seen first is not always what leads there in the fewest
//! thoughts.

use super::clue::Clue;
use super::derive::{Derivation, Key, Needs, derive, derive_without};
use super::knowledge::{Fact, Knowledge};

/// Ways tried.
const TRIED: usize = 60;

/// What is seen, in few thoughts, on the way to the goals, or to a contradiction.
pub(super) fn shortest(
    known: &Knowledge,
    clues: &[&Clue],
    categories: u32,
    goals: Option<&[Fact]>,
) -> Derivation {
    let needs = |derivation: &Derivation| match goals {
        Some(goals) => derivation.reaches(known, goals).then(|| derivation.needs_of(known, goals)),
        None => Some(derivation.needs(derivation.contradiction.as_ref()?, &[], &[])),
    };
    let mut best = derive(known, clues, categories, goals);
    let Some(mut needed) = needs(&best) else { return best };
    let mut unseen: Vec<Key> = Vec::new();
    let mut tried = 0;
    let mut next = 0;
    while next < needed.sights.len() && tried < TRIED {
        tried += 1;
        unseen.push(Key::of(&best.sights[needed.sights[next]]));
        let other = derive_without(&unseen, known, clues, categories, goals);
        let shorter = needs(&other)
            .filter(|other_needed| effort(&other, other_needed) < effort(&best, &needed));
        match shorter {
            Some(shorter) => {
                (best, needed, next) = (other, shorter, 0);
            }
            None => {
                unseen.pop();
                next += 1;
            }
        }
    }
    best
}

/// About how much there is to say.
fn effort(derivation: &Derivation, needs: &Needs) -> usize {
    let techniques = needs.sights.iter().map(|&i| derivation.sights[i].technique.cost() as usize);
    6 * needs.sights.len() + techniques.sum::<usize>() + needs.gone.len()
}
