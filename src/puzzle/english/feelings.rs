//! What a text says that everybody feels, each of something else: "each hates a certain prank". Then
//! to hate something is a value, and denies nothing.

use super::lexicon::is_feeling;
use super::tokens::{Token, root};

/// The roots of the feelings that a sentence tells of everybody. What sets no scene, such as a marked
/// line, has to say so in as many words.
pub(super) fn felt_by_all(sentence: &[Token], scene: bool) -> impl Iterator<Item = String> {
    let has = |words: &[&str]| sentence.iter().any(|token| token.is(words));
    let each = ["each", "every", "everyone", "everybody", "no"];
    let everybody = match scene {
        true => has(&each[..4]) || has(&["all", "different", "one"]),
        false => {
            has(&each) && has(&["different", "certain", "same", "own", "another", "unique", "else"])
        }
    };
    sentence
        .iter()
        .filter(move |token| everybody && is_feeling(&token.word))
        .map(|token| root(&token.word))
}
