//! The words around a mention.

use super::super::lexicon::{Class, Lexicon};
use super::super::mentions::Mention;
use super::super::tokens::{Token, root, stem};
use super::is_empty;
use puzzle::Value;

/// What goes with a value that stands alone.
pub(super) const BARE: &str = "";
/// What goes with "the Brit".
pub(super) const ARTICLE: &str = "the";
/// What goes with "the person from Rome".
pub(super) const FROM: &str = "from";

/// What a mention can mean, with the mention that follows at once.
pub(super) fn side_by_side<'m>(
    words: &'m [Token],
    mentions: &'m [Mention],
) -> impl Iterator<Item = (&'m [Value], &'m Mention)> {
    mentions.windows(2).filter_map(|pair| {
        let owner = words[pair[0].end - 1].possessive;
        (pair[0].end == pair[1].start && !owner).then_some((pair[0].values.as_slice(), &pair[1]))
    })
}

/// The words that govern a mention: the verb before it with the nouns between, and the noun after.
pub(super) fn around(
    words: &[Token],
    mention: &Mention,
    mentions: &[Mention],
    lexicon: &Lexicon,
) -> Vec<String> {
    let mut found = Vec::new();
    let mut at = mention.start;
    // How much was found when "is" was passed, and whether that is said of another value.
    let mut said: Option<usize> = None;
    let mut other = false;
    for _ in 0..6 {
        let Some(before) = at.checked_sub(1) else { break };
        let token = &words[before];
        if let Some(passed) = mentions.iter().find(|m| (m.start..m.end).contains(&before)) {
            if let (Some(kept), false) = (said, token.possessive) {
                // "The person who reads history books is": what comes next has to do with no book.
                found.truncate(kept);
                other = true;
            }
            at = passed.start;
            continue;
        }
        let class = lexicon.class(&token.word);
        if token.is_mark()
            || matches!(class, Class::Who | Class::Danger)
            || token.is(&["and", "or", "to", "than", "next", "left", "right"])
        {
            break;
        }
        at = before;
        match class {
            Class::Verb => {
                // "The drink of Ann is tea", but not "the man who drinks tea is Ann".
                let noun = before.checked_sub(1).is_some_and(|i| words[i].is(&["a", "an", "the"]));
                if !other || noun {
                    found.push(root(&token.word));
                }
                break;
            }
            Class::Be if !found.is_empty() => break,
            Class::Be => said = Some(found.len()),
            Class::Unknown | Class::Filler | Class::Noun if token.word.len() > 2 => {
                let word = root(&token.word);
                if !is_empty(&stem(&token.word)) {
                    found.push(word);
                }
            }
            _ => {}
        }
    }
    if let Some(after) = words.get(mention.end) {
        let noun =
            matches!(lexicon.class(&after.word), Class::Noun | Class::Unknown | Class::Filler);
        if noun
            && !after.is_mark()
            && after.word.len() > 2
            && !after.is(&["and", "the", "with", "for", "from"])
        {
            found.push(root(&after.word));
        }
    }
    found
}

/// What goes with a mention that no word governs.
pub(super) fn alone(words: &[Token], mention: &Mention) -> &'static str {
    let before = |back: usize, list: &[&str]| {
        mention.start.checked_sub(back).is_some_and(|at| words[at].is(list))
    };
    // "The person from Jordan" is no Jordan.
    let who = ["person", "one", "man", "woman", "boy", "girl", "student", "guest", "player", "is"];
    match () {
        () if before(1, &["a", "an", "the"]) => ARTICLE,
        () if before(1, &[FROM]) && before(2, &who) => FROM,
        () => BARE,
    }
}
