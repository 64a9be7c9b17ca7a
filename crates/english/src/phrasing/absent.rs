//! What somebody is without, where that is a value of its own: "the tower with no stripe" where the
//! stripes are red, blue and none.

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::tokens::Token;
use super::Wording;
use puzzle::Value;

impl Wording<'_> {
    /// "With no stripe", "without a stripe", "does not have a stripe" as "with none"; "has a stripe"
    /// as "does not have none".
    pub(super) fn say_what_is_absent(&mut self) {
        let mut at = self.tokens.len();
        while at > 0 {
            at -= 1;
            let Some(none) = self.absent_by(at) else { continue };
            let Some((range, without)) = self.having(at) else { continue };
            let like = self.tokens[range.start].clone();
            let word = |word: &str| Token { word: word.to_owned(), capital: false, ..like.clone() };
            let mut said: Vec<Token> = match without {
                true if self.is(range.start, &["without"]) => vec![word("with")],
                true if self.is(range.start, &["no"]) => Vec::new(),
                true => vec![word("has")],
                false => vec![word("does"), word("not"), word("have")],
            };
            said.extend(none.iter().map(|part| word(part)));
            at = range.start;
            self.replace_by(range, said);
        }
    }

    /// The words of the value that stands for having none of what this noun names.
    fn absent_by(&self, at: usize) -> Option<Vec<String>> {
        let noun = &self.tokens[at].word;
        let ground = self.ground;
        let [category] = ground.cues.named_with(noun)[..] else { return None };
        (0..16).map(|index| ground.gazetteer.printed(Value { category, index })).find_map(|value| {
            let none = match value {
                [none] => none == "none" || none == "nothing",
                [no, _] => no == "no",
                _ => false,
            };
            none.then(|| value.to_vec())
        })
    }

    /// The words that say that somebody has what the noun here names, or is without it, with whether
    /// that is so.
    fn having(&self, noun: usize) -> Option<(Range<usize>, bool)> {
        let ends = self.tokens.get(noun + 1).is_none_or(|next| {
            let verb = matches!(self.ground.class(&next.word), Class::Verb | Class::Be);
            next.is_mark() || verb || next.is(&["at", "and", "or", "but", "on", "has"])
        });
        let all = self.is(noun + 1, &["at"]) && self.is(noun + 2, &["all"]);
        let end = noun + 1 + if all { 2 } else { 0 };
        let before = |k: usize, words: &[&str]| noun >= k && self.is(noun - k, words);
        if !ends {
            return None;
        }
        if before(1, &["no"]) {
            return Some((noun - 1..end, true));
        }
        if !before(1, &["a", "an", "any"]) {
            return None;
        }
        if before(2, &["without"]) {
            return Some((noun - 2..end, true));
        }
        if before(2, &["have"]) && before(3, &["not"]) && before(4, &["does", "did", "do"]) {
            return Some((noun - 4..end, true));
        }
        let does = before(2, &["have"]) && before(3, &["does", "did", "do"]);
        match () {
            () if does => Some((noun - 3..end, false)),
            () if before(2, &["has", "had"]) => Some((noun - 2..end, false)),
            () => None,
        }
    }
}
