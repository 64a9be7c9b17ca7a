//! What sentences speak of: whether of the things that the puzzle is about, or of who tells it.

use rustc_hash::FxHashSet;

use super::super::pieces::Piece;
use super::super::words::{Words, stem, words as all_words};
use super::{Role, Sentence, runs};

/// Beside hints, what their teller says is one too: "At one end you will find the glass stopper."
pub(super) fn within(text: &str, pieces: &[Piece], found: &mut [Sentence], words: &Words) {
    let talks = |one: &Sentence| {
        let body = &text[one.range.clone()];
        let asks = all_words(body).next().is_some_and(|first| words.is("verb", first));
        one.role == Role::Chatter && !asks && !body.contains(':')
    };
    for run in runs(pieces, found) {
        if found[run.clone()].iter().any(|one| one.role == Role::Hint) {
            let told = found[run].iter_mut().filter(|one| talks(one));
            told.for_each(|one| one.role = Role::Hint);
        }
    }
}

/// The stems that the puzzle is about: its values, else what several hints speak of.
pub(super) fn familiar(
    text: &str,
    found: &[Sentence],
    values: &FxHashSet<String>,
    words: &Words,
) -> FxHashSet<String> {
    if !values.is_empty() {
        return values.clone();
    }
    let mut seen = FxHashSet::default();
    let mut known = FxHashSet::default();
    for one in found.iter().filter(|one| one.role == Role::Hint) {
        let all = all_words(&text[one.range.clone()]);
        let telling = all.filter(|word| word.len() > 2 && !words.is("small", word));
        let own: FxHashSet<String> =
            telling.filter(|word| !words.is("verb", word)).map(stem).collect();
        for stem in own {
            if seen.contains(&stem) {
                known.insert(stem);
            } else {
                seen.insert(stem);
            }
        }
    }
    known
}

/// How many of the words of a sentence are of values.
pub(super) fn spoken(body: &str, values: &FxHashSet<String>) -> usize {
    all_words(body).filter(|word| values.contains(&stem(word))).count()
}

pub(super) fn speaks(text: &str, one: &Sentence, known: &FxHashSet<String>) -> bool {
    spoken(&text[one.range.clone()], known) > 0
}
