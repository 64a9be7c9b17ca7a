//! What somebody cannot bear; and what a text says that everybody feels, each of something else:
//! "each hates a certain prank". Then to hate something is a value, and denies nothing.

use super::tokens::{Token, root};

/// Words for what somebody cannot bear.
const FEELINGS: &str = "hates hate hated dislikes dislike disliked avoids avoid avoided refuses \
    refused allergic lacks lack lacked loathes loathe loathed despises despise despised detests \
    detest detested fears fear feared rejects reject rejected";

/// Whether the word says what somebody cannot bear, which denies nothing where a category is about
/// that.
pub(super) fn is_feeling(word: &str) -> bool {
    FEELINGS.split_ascii_whitespace().any(|feeling| feeling == word)
}

/// What a category of things is called that somebody feels so about, by the root of the verb. "Hates"
/// has nothing to do with hats.
pub(super) fn name_of_felt(verb: &str) -> Option<&'static str> {
    let is = |feeling: &&str| root(feeling) == verb;
    match () {
        () if is(&"fear") => Some("Fear"),
        () if ["hate", "dislike", "loathe", "detest"].iter().any(is) => Some("Dislike"),
        () => None,
    }
}

/// The roots of the feelings that a sentence tells of everybody. What sets no scene, such as a marked
/// line, has to say so in as many words.
pub(super) fn felt_by_all(sentence: &[Token], scene: bool) -> impl Iterator<Item = String> {
    let has = |words: &[&str]| sentence.iter().any(|token| token.is(words));
    let each = has(&["each", "every", "everyone", "everybody"]);
    let others = ["different", "certain", "same", "own", "another", "unique", "else"];
    let everybody = match scene {
        true => each || has(&["all", "different", "one"]),
        false => (each || has(&["no"])) && has(&others),
    };
    sentence
        .iter()
        .filter(move |token| everybody && is_feeling(&token.word))
        .map(|token| root(&token.word))
}
