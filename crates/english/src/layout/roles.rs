//! What each sentence of a text does: it is a hint, asks, sets the scene, or is not of the puzzle.

use rustc_hash::FxHashSet;

use super::chain::{Role, Weights};
use super::pieces::Piece;
use super::sentences::Sentence;
use super::words::{Words, words as all_words};

/// Hardly a puzzle has fewer hints.
const FEW: usize = 3;
/// So many sentences are no text that says much in few words.
const SHORT: usize = 60;
/// How much more speaks for hints where there are fewer.
const MORE: [f32; 3] = [1.0, 2.0, 4.0];

/// What sentences have that their roles are told from.
type Features = [Vec<String>];

/// Tells what the sentences of a text do, if so much more speaks for hints than was learnt.
pub fn decide(
    text: &str,
    pieces: &[Piece],
    sentences: &mut [Sentence],
    features: &Features,
    more: f32,
) {
    let roles = Weights::load().roles(features, more);
    sentences.iter_mut().zip(roles).for_each(|(one, role)| one.role = role);
    answers(text, pieces, sentences);
}

/// Where hardly a hint is found in a short text: hints that are hardly sentences, "Ann: cat", are
/// hints too. What asks still asks.
pub fn find_more(text: &str, pieces: &[Piece], sentences: &mut [Sentence], features: &Features) {
    let few = |sentences: &[Sentence]| {
        sentences.iter().filter(|one| one.role == Role::Hint).count() < FEW
    };
    let asks: Vec<bool> = sentences.iter().map(|one| one.role == Role::Question).collect();
    for more in MORE {
        if few(sentences) && sentences.len() < SHORT {
            decide(text, pieces, sentences, features, more);
            let asked = sentences.iter_mut().zip(&asks).filter(|(_, asks)| **asks);
            asked.for_each(|(one, _)| one.role = Role::Question);
        }
    }
}

/// What is marked in a way of its own behind a question, and is less than the hints before, are
/// answers to choose from, whatever they say.
fn answers(text: &str, pieces: &[Piece], sentences: &mut [Sentence]) {
    let style = |one: &Sentence| pieces[one.piece].mark.as_ref().map(|mark| mark.style.as_str());
    let mut styles: FxHashSet<&str> = FxHashSet::default();
    let (mut hints, mut asked) = (0, false);
    for run in sentences.chunk_by_mut(|last, next| style(last) == style(next)) {
        let new = style(&run[0]).is_some_and(|style| !styles.contains(style));
        if asked && new && run.len() <= hints {
            let told = run.iter_mut().filter(|one| one.role == Role::Hint);
            told.for_each(|one| one.role = Role::Chatter);
        }
        let told = run.iter().filter(|one| one.role == Role::Hint);
        styles.extend(told.clone().filter_map(style));
        hints += told.count();
        let last = &text[run[run.len() - 1].range.clone()];
        // Options of one question may stand before those of the next.
        asked = last.ends_with('?') || asked && new;
    }
}

/// Adds to each hint what goes on from it: "So is Bob."
pub fn join(text: &str, pieces: &[Piece], found: &mut Vec<Sentence>, words: &Words) {
    found.dedup_by(|one, last| {
        let body = &text[one.range.clone()];
        let mut list = all_words(body).peekable();
        let hints = (last.role, one.role) == (Role::Hint, Role::Hint);
        // In an item of its own all is about one, but not in a paragraph.
        let first = list.peek().copied().unwrap_or("");
        let said = if pieces[one.piece].mark.is_some() { body } else { first };
        let of_the_same = words.any("pronoun", said);
        let mut next_is = |kind| list.next().is_some_and(|word| words.is(kind, word));
        let again = of_the_same || next_is("again") && next_is("verb");
        let joined = hints && last.piece == one.piece && again;
        last.range.end = if joined { one.range.end } else { last.range.end };
        joined
    });
}
