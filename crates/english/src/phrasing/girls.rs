//! Those who are told by what they share: "both boys", "none of the girls". They are called by their
//! names.

use std::ops::Range;

use super::super::tokens::{Token, number};
use super::Wording;
use puzzle::Value;

impl Wording<'_> {
    /// "Both boys", "none of the girls", "the three women", where the names tell who they are: Abe
    /// and Bob.
    pub(super) fn name_the_girls(&mut self) {
        let Some(sexes) = &self.ground.sexes else { return };
        let group = |at: usize| sexes.called(&self.tokens.get(at)?.word);
        let Some(at) = (0..self.tokens.len()).find(|&at| group(at).is_some()) else { return };
        let noun = self.tokens[at].word.clone();
        let those = group(at).unwrap_or_default().to_vec();
        // "Neither of the girls, Ann and Bea, …" names them.
        let mut named = self.mentions().iter().flat_map(|mention| &mention.values);
        if named.any(|value| those.contains(value)) {
            return;
        }
        let plural = noun.ends_with("men") || noun.ends_with('s');
        let before = |words: &[&str]| {
            at.checked_sub(words.len()).filter(|&from| {
                words.iter().enumerate().all(|(i, word)| self.is(from + i, &[word]))
            })
        };
        let counted =
            at.checked_sub(1).filter(|&one| number(&self.tokens[one].word).is_some_and(|k| k > 1));
        let counts = counted
            .is_none_or(|one| number(&self.tokens[one].word).map(usize::from) == Some(those.len()));
        let the = counted.unwrap_or(at);
        let the = the - usize::from(the > 0 && self.is(the - 1, &["the"]));
        let of = the - usize::from(the > 0 && self.is(the - 1, &["of"]));
        let none = of > 0 && self.is(of - 1, &["none", "neither"]) && of < the;
        let all = of > 0 && self.is(of - 1, &["all", "both"]);
        let both = all && self.is(of - 1, &["both"]);
        let (from, denied) = match () {
            () if none && plural => (of - 1, true),
            () if before(&["no"]).is_some() => (at - 1, true),
            () if before(&["neither"]).is_some() && those.len() == 2 => (at - 1, true),
            () if all && plural && (!both || those.len() == 2) => (of - 1, false),
            () if plural && the < at && of == the => (the, false),
            () => return,
        };
        // "One of the two girls" is one of them; "no other boy" leaves one out.
        let part = from > 0
            && self.is(from - 1, &["of", "other", "not", "between", "only", "are", "were"]);
        if part || !counts || those.len() > 6 {
            return;
        }
        self.name_them(from..at + 1, &those, denied);
    }

    /// Puts the names of these in the place of what sums them up.
    fn name_them(&mut self, range: Range<usize>, those: &[Value], denied: bool) {
        let like = self.tokens[range.start].clone();
        let word = |word: &str, capital: bool| Token {
            word: word.to_owned(),
            capital,
            upper: false,
            possessive: false,
            glued: false,
            ..like.clone()
        };
        let mut words: Vec<Token> = Vec::new();
        words.extend(denied.then(|| word("neither", false)));
        for (i, value) in those.iter().enumerate() {
            let joint = match denied {
                true => "nor",
                false if i + 1 == those.len() => "and",
                false => ",",
            };
            words.extend((i > 0).then(|| word(joint, false)));
            let capital = self.ground.gazetteer.has_capital(*value);
            let printed = self.ground.gazetteer.printed(*value);
            words.extend(printed.iter().map(|name| word(name, capital)));
        }
        if let (true, Some(last)) = (self.tokens[range.end - 1].possessive, words.last_mut()) {
            last.possessive = true;
        }
        self.replace_by(range, words);
    }
}
