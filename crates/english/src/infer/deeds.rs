//! Which words stand as verbs: those that nobody knows, or that are names of things as well.

use super::super::kinds::value_kinds;
use super::super::lexicon::{Class, Lexicon};
use super::super::tokens::{Token, ordinal, stem};
use super::verbs::base;
use super::vocabulary::Vocabulary;
use super::words::{Role, is_article, is_preposition, is_relation};

/// "Knock" in "when did Toby knock?": what "did" asks of a name that is not its object.
pub(super) fn is_infinitive(words: &[Token], i: usize, lexicon: &Lexicon) -> bool {
    let asks = words[..i].iter().rposition(|token| token.is(&["do", "does", "did"]));
    let Some(did) = asks.filter(|&did| did + 1 < i) else { return false };
    let led = did > 0
        && words[..did].iter().any(|token| {
            token.is(&["what", "which", "when", "where", "who", "whom", "whose", "how"])
        });
    let plain = |token: &Token| {
        let class = lexicon.class(&token.word);
        !token.is_mark() && !matches!(class, Class::Be | Class::Verb | Class::Who)
    };
    let ends = words
        .get(i + 1)
        .is_none_or(|next| next.is_mark() && !next.is(&[","]) || is_preposition(&next.word));
    led && ends
        && !words[i].capital
        && !words[i].is_mark()
        && words[did + 1..i].iter().all(plain)
        && !is_preposition(&words[i - 1].word)
        && !is_article(&words[i - 1].word)
        && matches!(lexicon.class(&words[i].word), Class::Unknown | Class::Verb | Class::Noun)
}

/// "Mad about mints", "doesn't care for carrots", "fond of apples".
pub(super) fn likes(words: &[Token], i: usize) -> bool {
    let next = |list: &[&str]| words.get(i + 1).is_some_and(|next| next.is(list));
    words[i].is(&["mad", "crazy", "wild"]) && next(&["about"])
        || words[i].is(&["fond"]) && next(&["of"])
        || words[i].is(&["keen"]) && next(&["on"])
        || words[i].is(&["partial"]) && next(&["to"])
        || words[i].is(&["care", "cares"]) && next(&["for"])
}

/// A verb by the words before it: "does not knock", "the third to knock", "I forget", "you can tell",
/// "was reading a magazine", "the camper cooking pasta".
pub(super) fn is_led_verb(
    words: &[Token],
    i: usize,
    last: Option<&Role>,
    lexicon: &Lexicon,
    vocabulary: &Vocabulary,
) -> bool {
    let lead = |back: usize, list: &[&str]| i >= back && words[i - back].is(list);
    let class = lexicon.class(&words[i].word);
    if words[i].capital || words[i].is_mark() || !matches!(class, Class::Unknown | Class::Verb) {
        return false;
    }
    let people = ["i", "you", "we", "they"];
    let placed = i > 1
        && words[i - 1].is(&["to"])
        && (ordinal(&words[i - 2].word).is_some() || lead(2, &["last", "next", "one", "visitor"]));
    placed
        || lead(1, &["not"]) && lead(2, &["do", "does", "did"])
        || lead(1, &people) && class == Class::Unknown
        || lead(1, &["can", "could", "will", "would"]) && lead(2, &people)
        || last == Some(&Role::Be)
            && words[i].word.ends_with("ing")
            && vocabulary.verbs.contains(&base(&words[i].word))
            && words.get(i + 1).is_some_and(|next| !next.is_mark())
        || matches!(last, Some(Role::Be | Role::Noun))
            && words[i].word.ends_with("ing")
            && words.get(i + 1).is_some_and(|next| is_object(next, lexicon, vocabulary))
}

/// Whether something is done to what starts here: "a magazine", "pasta".
fn is_object(next: &Token, lexicon: &Lexicon, vocabulary: &Vocabulary) -> bool {
    let thing = matches!(lexicon.class(&next.word), Class::Noun | Class::Unknown)
        && !next.is_mark()
        && !next.capital
        && !vocabulary.is_noun(&next.word, lexicon);
    (thing || next.is(&["a", "an", "the", "his", "her"]))
        && !is_relation(&next.word)
        && !is_preposition(&next.word)
}

/// Whether a verb may stand here.
pub(super) fn acts_here(words: &[Token], i: usize, last: Option<&Role>) -> bool {
    let after = matches!(
        last,
        Some(
            Role::Noun
                | Role::Who
                | Role::Content
                | Role::Title(_)
                | Role::Listed(_)
                | Role::Filler
                | Role::Joint
                | Role::Comma
                | Role::Be
        )
    );
    after && i > 0 && !words[i - 1].possessive
}

/// Whether a word that nobody knows, or that is the name of a thing as well, stands as a verb:
/// "the Greek ship leaves at six".
pub(super) fn verb_here(
    words: &[Token],
    i: usize,
    before: &[Role],
    lexicon: &Lexicon,
    vocabulary: &Vocabulary,
) -> bool {
    let token = &words[i];
    let form = ["s", "ed", "ing"].iter().any(|ending| token.word.ends_with(ending));
    let subject = match before.last() {
        Some(Role::Noun | Role::Who) => true,
        // "Is sucking the mints".
        Some(Role::Be) => token.word.ends_with("ing") && value_kinds(&stem(&token.word)).is_empty(),
        Some(Role::Content | Role::Listed(_)) => {
            let names = words[i - 1].capital && !words[i - 1].possessive && !token.capital;
            let article = i > 1 && matches!(before[i - 2], Role::Article);
            let known = vocabulary.verbs.contains(&base(&token.word));
            names && !article || known || token.word.ends_with("ed")
        }
        _ => false,
    };
    // "The truck with the red cab hauls gravel".
    let bare = matches!(before.last(), Some(Role::Noun)) && token.word.ends_with('s');
    let goes_on = |next: &Token| {
        !next.is_mark()
            && !matches!(lexicon.class(&next.word), Class::Be | Class::Verb | Class::Noun)
    };
    let object = words.get(i + 1).is_some_and(|next| {
        if bare && goes_on(next) {
            return true;
        }
        is_article(&next.word)
            || is_preposition(&next.word)
            || is_relation(&next.word)
            || next.capital
    });
    form && subject && object && !token.capital && lexicon.class(&token.word) != Class::Noun
}
