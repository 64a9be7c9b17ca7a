//! Who is meant: a value with the name of its category in brackets, and those whom "they" sums up.

use super::super::lexicon::Class;
use super::super::tokens::{Token, number};
use super::Wording;

impl Wording<'_> {
    /// "Tea (Drink) is adjacent to 3 (Position)": the drink tea, position 3.
    pub(super) fn drop_category_labels(&mut self) {
        let mut at = 1;
        while at + 2 < self.tokens.len() {
            let close = (at + 2..at + 6).find(|&close| self.is(close, &[")"]));
            let Some(close) = close.filter(|_| self.is(at, &["("])) else {
                at += 1;
                continue;
            };
            let inside = self.tokens[at + 1..close].to_vec();
            let place = inside.len() == 1 && inside[0].is(&["position", "place", "house", "seat"]);
            let named = self.named().iter().find(|named| named.end == at).cloned();
            match named {
                Some(named) if self.is_category(&inside) => {
                    self.replace(at..close + 1, "");
                    self.tokens.splice(named.start..named.start, inside);
                    at = close;
                }
                _ if place && number(&self.tokens[at - 1].word).is_some() => {
                    let place = inside[0].word.clone();
                    self.replace(at..close + 1, "");
                    self.replace(at - 1..at - 1, &place);
                }
                _ => at = close,
            }
        }
    }

    /// "Drink:tea == Pet:dog", "with Drink=tea", as programs print it: tea is the dog. What two
    /// categories share keeps the name of its own: the drink tea.
    pub(super) fn say_signs(&mut self) {
        if !self.tokens.iter().any(|token| token.is(&[":", "="])) {
            return;
        }
        let mut at = 1;
        while at + 1 < self.tokens.len() {
            let glued = |one: usize| self.tokens[one + 1].at.start == self.tokens[one].at.end;
            let named = |from: &usize| self.is_category(&self.tokens[*from..at]);
            let equal = self.is(at, &["="]) && glued(at);
            let label = (at.saturating_sub(3)..at).find(named);
            // "[Drink: tea]", but not "three different clerks: Ada, …".
            let label = label.filter(|&label| glued(at) || self.tokens[label].capital);
            let sign = self.is(at, &[":"]) || equal && glued(at - 1);
            let value = self.mentions().iter().find(|mention| mention.start == at + 1);
            let shared = value.map(|value| value.values.len() > 1);
            if equal && self.is(at + 1, &["="]) {
                self.replace(at..at + 2, "is");
            } else if self.is(at, &["="]) && self.is(at - 1, &["!"]) && glued(at - 1) {
                self.replace(at - 1..at + 1, "is not");
            } else if let (true, Some(label), Some(shared)) = (sign, label, shared) {
                let from = if shared { at } else { label };
                self.replace(from..at + 1, "");
                at = from;
            }
            at += 1;
        }
    }

    /// "The #1 Crimson Comet": a number that is painted on what has a name, and no place.
    pub(super) fn drop_painted_numbers(&mut self) {
        let painted = |at: usize| {
            let digits = |token: &Token| token.word.chars().all(|sign| sign.is_ascii_digit());
            self.is(at, &["#"])
                && self.is(at - 1, &["the"])
                && self.tokens.get(at + 1).is_some_and(digits)
                && self.tokens.get(at + 2).is_some_and(|name| name.capital)
                && !self.names(at..at + 2)
                && self.names(at + 2..at + 3)
        };
        let found: Vec<usize> = (1..self.tokens.len()).filter(|&at| painted(at)).collect();
        for at in found.into_iter().rev() {
            self.replace(at..at + 2, "");
        }
    }

    /// "Has a carrot for a nose": what it is for is the name of its category.
    pub(super) fn drop_for_what(&mut self) {
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        let Some(at) = end.checked_sub(3).filter(|&at| self.is(at, &["for", "as"])) else { return };
        let article = self.is(at + 1, &["a", "an", "his", "her", "its", "their"]);
        let found = self.mentions();
        let last = found.iter().rfind(|mention| mention.end == at);
        let Some([value]) = last.map(|last| last.values.as_slice()) else { return };
        let called = self.ground.cues.called(&self.tokens[at + 2].word);
        if article && called.contains(&value.category) {
            self.replace(at..end, "");
        }
    }

    /// "Had muesli for breakfast", where no other meal has it: she had muesli.
    pub(super) fn drop_meal(&mut self) {
        const MEALS: &[&str] = &["breakfast", "brunch", "lunch", "dinner", "supper", "dessert"];
        let found = self.mentions();
        let last = found.iter().rposition(|mention| {
            let [value] = mention.values.as_slice() else { return false };
            let meal = self.tokens.get(mention.end + 1);
            let told = |word: &str| {
                let called = self.ground.cues.called(word);
                called.is_empty() || called.contains(&value.category)
            };
            self.is(mention.end, &["for"]) && meal.is_some_and(|t| t.is(MEALS) && told(&t.word))
        });
        if let Some(at) = last.map(|last| found[last].end) {
            self.replace(at..at + 2, "");
            self.drop_meal();
        }
    }

    /// "Ruth talks about bees": she has bees, and it is no talk of hers that is spoken of.
    pub(super) fn talks_about(&mut self) {
        let who = ["who", "that", "one", "other", "not", "he", "she", "will"];
        let found: Vec<usize> = (1..self.tokens.len())
            .filter(|&at| {
                if !self.is(at, &["talks", "talked", "talk"]) || !self.is(at + 1, &["about"]) {
                    return false;
                }
                let article = usize::from(self.is(at + 2, &["the", "a", "an"]));
                let value = self.mentions().iter().find(|m| m.start == at + 2 + article);
                let named = self.named().iter().any(|named| named.end == at);
                let doer = self.is(at - 1, &who) || named && !self.tokens[at - 1].possessive;
                doer && value.is_some_and(|value| value.values.len() == 1)
            })
            .collect();
        for at in found.into_iter().rev() {
            let has = if self.is(at, &["talk"]) { "have" } else { "has" };
            self.replace(at..at + 2, has);
        }
    }

    /// "The 7:30 call has a lower number": the call is the 7:30 one, and calls nobody.
    pub(super) fn drop_noun_like_verb(&mut self) {
        let found = self.mentions();
        let noun = found.iter().find_map(|mention| {
            let [value] = mention.values.as_slice() else { return None };
            let (noun, next) = (self.tokens.get(mention.end)?, self.tokens.get(mention.end + 1));
            let class = |token: &Token| self.ground.class(&token.word);
            let named = self.ground.cues.called(&noun.word).contains(&value.category);
            // "Likes comedy shows": nothing is shown.
            let does = next.is_none_or(|next| {
                matches!(class(next), Class::Verb | Class::Be)
                    || next.is_mark()
                    || next.is(&["and", "or"])
            });
            // "The film that Ann directed": a verb after all.
            let relative = mention.start > 0
                && self.is(mention.start - 1, &["that", "which", "whom", "who"])
                && noun.word.ends_with("ed");
            (named && class(noun) == Class::Verb && does && !relative).then_some(mention.end)
        });
        if let Some(noun) = noun {
            self.replace(noun..noun + 1, "");
        }
    }

    /// Whether these words are the whole name of a category.
    fn is_category(&self, words: &[Token]) -> bool {
        self.ground.cues.name_at(words, 0).is_some_and(|(_, len)| len == words.len())
    }

    /// "Ann does not live next to Bob, and they are different people": Ann and Bob are.
    pub(super) fn who_they_are(&mut self) {
        let they = (3..self.tokens.len())
            .find(|&at| self.is(at, &["they"]) && self.is(at + 1, &["are", "were"]));
        let Some(they) = they else { return };
        let counted = self.tokens.get(they + 2).and_then(|token| number(&token.word));
        let skipped = counted.is_some() || self.is(they + 2, &["all", "both", "two"]);
        let at = they + 2 + usize::from(skipped);
        let apart = self.is(at, &["different", "distinct", "separate"])
            && self.tokens.get(at + 1).is_none_or(|next| {
                next.is_mark() || next.word.ends_with('s') || next.is(&["people", "men", "women"])
            });
        let mut found = self.mentions().to_vec();
        found.retain(|mention| mention.end <= they);
        let named: Vec<_> = found.iter().map(|mention| mention.start..mention.end).collect();
        let many = named.len();
        if !apart || !(2..5).contains(&many) || counted.is_some_and(|k| usize::from(k) != many) {
            return;
        }
        // Two drinks are nobody's.
        let category = |i: usize| found[i].values.first().map(|value| value.category);
        if found.iter().all(|m| m.values.len() == 1)
            && (1..many).all(|i| category(i) == category(0))
        {
            let from = (named[many - 1].end..they)
                .find(|&at| self.is_mark(at) || self.is(at, &["and"]))
                .unwrap_or(they);
            let end = (at..self.tokens.len()).find(|&end| self.is_mark(end));
            self.replace(from..end.unwrap_or(self.tokens.len()), "");
            return;
        }
        let names: Vec<String> = found
            .iter()
            .map(|mention| match mention.values.as_slice() {
                // The crocheting of "the person who crochets".
                [value] => self.ground.gazetteer.printed(*value).join(" "),
                _ => {
                    let said = self.tokens[mention.start..mention.end].iter();
                    said.map(|token| token.word.clone()).collect::<Vec<_>>().join(" ")
                }
            })
            .collect();
        let count = ["two", "three", "four"][many - 2];
        let names = names.join(" and ");
        self.replace(they..at, &format!("{names} are {count}"));
        // "Will" is a name only with a capital.
        let end = they + names.split(' ').count();
        self.tokens[they..end].iter_mut().for_each(|token| token.capital = true);
    }
}
