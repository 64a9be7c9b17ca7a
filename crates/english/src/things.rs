//! What a text is about without listing it: the films, weddings or boats of which its hints say
//! "the 1988 film" and "Ann's boat" again and again.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Ground;
use super::lexicon::Class;
use super::mentions::SHORT_FORM;
use super::tokens::{Token, number, stem};
use puzzle::Value;

/// As many hints that use an unknown word so make it a noun of the text.
const ENOUGH: usize = 3;

/// The nouns of the hints that no list and no dictionary has, stemmed.
pub(super) fn spoken_of(texts: &[Vec<Token>], ground: &Ground) -> FxHashSet<String> {
    let mut uses: FxHashMap<String, usize> = FxHashMap::default();
    for words in texts {
        let mentions = ground.gazetteer.find(&ground.lexicon, words);
        let mut here: FxHashSet<String> = FxHashSet::default();
        for (at, token) in words.iter().enumerate() {
            let named = mentions.iter().any(|mention| (mention.start..mention.end).contains(&at));
            if named || !is_new(token, ground) {
                continue;
            }
            let led = at.checked_sub(1).is_some_and(|before| {
                let value = mentions.iter().any(|mention| mention.end == at);
                words[before].is(&["the", "a"]) || words[before].possessive || value
            });
            let next = words.get(at + 1).map(|next| (next, ground.class(&next.word)));
            let ends = next.is_none_or(|(next, class)| {
                next.is_mark()
                    || matches!(class, Class::Be | Class::Verb | Class::Who)
                    || next.is(&["and", "or", "nor", "in", "at", "of", "with", "from", "on", "to"])
            });
            if led && ends {
                here.insert(stem(&token.word));
            }
        }
        for noun in here {
            *uses.entry(noun).or_default() += 1;
        }
    }
    uses.into_iter().filter(|(_, count)| *count >= ENOUGH).map(|(noun, _)| noun).collect()
}

/// The words of values that are no short forms of them, since they are the noun of what the text is
/// about: "each holiday" and "the holiday with the teapot" where a holiday flat is listed.
pub(super) fn general(texts: &[Vec<Token>], ground: &Ground) -> FxHashSet<String> {
    let mut found = FxHashSet::default();
    for words in texts {
        let mentions = ground.gazetteer.find(&ground.lexicon, words);
        let mut here: FxHashSet<&Value> = FxHashSet::default();
        let short = mentions.iter().filter(|mention| mention.taken_for == Some(SHORT_FORM));
        for mention in short {
            // "Exactly one holiday", "the last of these holidays".
            let counted = mention.start.checked_sub(1).is_some_and(|before| {
                let token = &words[before];
                let of_all = ["each", "every", "other", "these", "those", "which", "no", "any"];
                token.is(&of_all) || number(&token.word).is_some()
            });
            // "The lecture on logic" is in no lecture hall by that.
            let value = mention.values[0];
            let opens = ground.gazetteer.printed(value).first().is_some_and(|first| {
                ground.gazetteer.printed(value).len() > 1 && *first == words[mention.start].word
            });
            let of_another = words.get(mention.end).is_some_and(|next| {
                let leads = ["on", "about", "of", "in", "with", "by"];
                next.is(&leads)
                    && mentions
                        .iter()
                        .any(|other| other.start > mention.end && other.start < mention.end + 3)
            });
            // "The holiday with the teapot was the holiday with the cold."
            if !here.insert(&mention.values[0]) || counted || opens && of_another {
                found.insert(stem(&words[mention.start].word));
            }
        }
    }
    found
}

/// Whether a word may be such a noun.
fn is_new(token: &Token, ground: &Ground) -> bool {
    let word = token.word.as_str();
    word.len() > 2
        && !token.capital
        && !token.possessive
        && word.chars().all(char::is_alphabetic)
        && !["ed", "er", "est", "ly"].iter().any(|end| word.ends_with(end))
        && ground.class(word) == Class::Unknown
}
