//! Single words that stand for a value though they are not written like it.

use rustc_hash::FxHashSet;

use super::super::kinds::value_kinds;
use super::super::lexicon::{Class, Lexicon, forms};
use super::super::people::is_first_name;
use super::super::tokens::{Token, number, root, stem};
use super::Gazetteer;
use puzzle::Value;

impl Gazetteer {
    /// "Vacuming" for "vacuuming": the only value that an unknown word is spelt almost like. Its
    /// first letter is right, as it is in nearly all slips, so that "biking" is no "hiking".
    pub(super) fn almost(&self, lexicon: &Lexicon, token: &Token) -> Option<&Vec<Value>> {
        let wanted = root(&token.word);
        // "Green" is spelt right where there is a Greek.
        let known = !value_kinds(&stem(&token.word)).is_empty();
        if wanted.len() < 5 || known || lexicon.class(&token.word) != Class::Unknown {
            return None;
        }
        let edits = if wanted.len() < 8 { 1 } else { 2 };
        let mut close = self.roots.iter().filter(|(other, _)| {
            other.as_bytes()[0] == wanted.as_bytes()[0]
                && other.len().abs_diff(wanted.len()) <= edits
                && strsim::osa_distance(other, &wanted) <= edits
        });
        let found = close.next().map(|(_, values)| values);
        // "In front" and "the scout" are no slips of Frost and Scott.
        let cased = |value: &Value| token.capital || !self.has_capital(*value);
        found.filter(|values| {
            values.len() == 1 && values.iter().all(cased) && close.next().is_none()
        })
    }

    /// "The undersea window" where an undersea scene is listed, "the jeep" where an old jeep is: the
    /// first or last word of one value alone.
    pub(super) fn shortened(&self, lexicon: &Lexicon, token: &Token) -> Option<Value> {
        // "Leo" where Leo the lion is listed.
        let short = token.word.len() < if token.capital { 2 } else { 4 };
        // "Fell between" is no short form of who fell out with the gulls.
        let did = lexicon.is_past(&token.word) && !token.capital;
        let ordinary = lexicon.class(&token.word) != Class::Unknown || short || did;
        let alone = match self.parts.get(&stem(&token.word))?.as_slice() {
            [(value, capital)] => (*capital == token.capital || !capital).then_some(*value),
            _ => None,
        };
        alone.filter(|_| !ordinary && number(&token.word).is_none())
    }

    /// These words, stemmed, are no short forms.
    pub fn keep_whole(&mut self, words: &FxHashSet<String>) {
        self.parts.retain(|part, _| !words.contains(part));
    }

    /// "The hut is painted mint" where there is painting, "rice was cooked at the pink tent" where
    /// there is cooking.
    pub(super) fn is_done_to(
        &self,
        lexicon: &Lexicon,
        tokens: &[Token],
        stems: &[String],
        at: usize,
    ) -> bool {
        let been = at > 0 && tokens[at - 1].is(&["is", "are", "was", "were", "been", "being"]);
        let value = stems.get(at + 1).is_some_and(|next| self.exact.contains_key(next));
        let known = || lexicon.verb_of(&root(&tokens[at].word)).is_some();
        // "Who cooked the rice" says what she did with it.
        let articles = ["a", "an", "the", "some", "his", "her", "their"];
        let led = usize::from(tokens.get(at + 1).is_some_and(|next| next.is(&articles)));
        let object = stems.get(at + 1 + led).is_some_and(|next| self.exact.contains_key(next))
            && !tokens[at + 1 + led].capital;
        let does = object && tokens[at].word.ends_with(['s', 'd']) && known();
        does || been && tokens[at].word.ends_with("ed") && (value || known())
    }

    pub(super) fn one_word(&self, lexicon: &Lexicon, token: &Token) -> Option<&Vec<Value>> {
        let alone = |values: &&Vec<Value>| values.len() == 1;
        if let Some(values) = self.related.get(&stem(&token.word)).filter(alone) {
            return Some(values);
        }
        // What holds sentences together names nobody: Anders is no "and".
        if token.is(&["and", "or", "but", "nor", "if", "then", "yet", "while", "because"]) {
            return None;
        }
        // "The horse that Placed" where win, place and show are listed.
        let did = token.word.strip_suffix("ed").filter(|_| token.capital);
        let own = did.and_then(|bare| {
            [bare.to_owned(), format!("{bare}e")]
                .iter()
                .find_map(|base| self.exact.get(&stem(base)))
        });
        if let Some(values) = own.filter(alone)
            && lexicon.is_plain_verb(forms(&token.word)[0])
            && self.has_capital(values[0])
        {
            return Some(values);
        }
        // "The beekeeper" where bees are kept.
        let doers = [
            "keeper",
            "breeder",
            "owner",
            "lover",
            "grower",
            "seller",
            "maker",
            "player",
            "monger",
            "vendor",
            "dealer",
            "drinker",
            "eater",
            "rider",
            "farmer",
            "collector",
        ];
        let what = doers.iter().find_map(|doer| token.word.strip_suffix(doer));
        if let Some(values) = what.and_then(|what| self.exact.get(&stem(what))).filter(alone) {
            return Some(values);
        }
        // "The runner" where running is listed, though others may be runners.
        let does = |values: &Vec<Value>| {
            let printed = values.first().map(|value| self.printed(*value));
            let ing = printed.is_some_and(|p| matches!(p, [word] if word.ends_with("ing")));
            values.len() == 1 && ing && token.word.ends_with("er") && !token.capital
        };
        let named = match lexicon.class(&token.word) {
            Class::Unknown => true,
            Class::Noun => self.roots.get(&root(&token.word)).is_some_and(does),
            Class::Verb => !lexicon.is_plain_verb(&token.word),
            _ => false,
        };
        if !named {
            return None;
        }
        // "She sang" where singing is listed.
        let base = forms(&token.word)[0];
        let base = if lexicon.is_plain_verb(base) { token.word.as_str() } else { base };
        // "The knight bore a rose" has nothing to do with Sir Bors.
        let called = |value: &Value| {
            let printed = self.printed(*value);
            self.titled.contains(value) || printed.len() == 1 && is_first_name(&printed[0])
        };
        let found = self.roots.get(&root(base)).filter(alone);
        // "Let" has nothing to do with letters.
        let far = |value: &Value| match self.printed(*value) {
            [word] => !word.ends_with("ing") && word.len() > token.word.len() + 3,
            _ => false,
        };
        let found = found.filter(|values| !values.iter().any(far));
        // "Carved into a ghost" has nothing to do with the town of Carver.
        let proper =
            |value: &Value| self.lower.get(value) == Some(&false) && lexicon.is_past(&token.word);
        found.filter(|values| token.capital || !values.iter().any(|v| called(v) || proper(v)))
    }
}
