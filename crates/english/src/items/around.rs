//! What stands around a value and says nothing of the row: what hangs over it, who does everything,
//! what leads up to it.

use super::super::lexicon::Class;
use super::super::mentions::Mention;
use super::super::scenery::Row;
use super::super::tokens::{Token, number, ordinal};
use super::{Item, Lexer};

impl Lexer<'_> {
    /// "Hangs beneath the kite" in a row that lies flat: at the same place, unless both are of one
    /// category.
    pub(super) fn hangs_there(&self) -> bool {
        let over = ["above", "below", "beneath", "underneath", "over", "under"];
        let categories = |mention: &Mention| -> Vec<u8> {
            mention.values.iter().map(|value| value.category).collect()
        };
        let mentions = &self.found.mentions;
        let mut next = mentions.iter().filter(|mention| mention.start > self.at);
        let after = next.next().filter(|mention| mention.start < self.at + 6).map(categories);
        let again = self.named_after(1);
        let apart = match &after {
            Some(here) => mentions.iter().filter(|m| m.start < self.at).all(|before| {
                let before = categories(before);
                before.iter().all(|category| !here.contains(category))
            }),
            None => again || self.numbered_after(),
        };
        // "Beneath the purple awning": of something, nobody's place.
        let row = self.ground.scenery.row;
        let end = mentions.iter().find(|mention| mention.start > self.at).map_or(0, |m| m.end);
        let noun = self.tokens.get(end).is_some_and(|noun| {
            !noun.is_mark()
                && !self.ground.scenery.is_place(&noun.word)
                && (self.ground.class(&noun.word) == Class::Unknown
                    || self.ground.cues.is_word_of_category(&noun.word))
        });
        let under = matches!(self.word(0), "beneath" | "underneath" | "under");
        let covered =
            under && noun && after.is_some() && matches!(row, Row::Side | Row::Order | Row::Time);
        (self.ground.scenery.flat && over.contains(&self.word(0)) || covered) && apart
    }

    /// Whether "stall 1", "the second stall" comes next.
    fn numbered_after(&self) -> bool {
        let the = usize::from(self.word(1) == "the");
        let place = |ahead: usize| self.ground.scenery.is_place(self.word(ahead));
        place(1 + the) && number(self.word(2 + the)).is_some()
            || ordinal(self.word(1 + the)).is_some() && place(2 + the)
    }

    /// Whether "that coat", "it" comes next.
    fn named_after(&self, ahead: usize) -> bool {
        matches!(self.word(ahead), "it" | "him" | "her" | "that" | "this" | "them")
    }

    /// "The locker next to it belongs to Ann", but not "before it was her turn".
    pub(super) fn is_object(&self) -> bool {
        let time = self.at > 0 && self.tokens[self.at - 1].is(&["before", "after", "than"]);
        let goes_on = self.ground.class(self.word(1)) == Class::Be;
        matches!(self.found.items.last(), Some(Item::Side(_))) && !(time && goes_on)
    }

    /// Somebody who is no value and does something with one.
    pub(super) fn is_who_does_it_all(&self) -> bool {
        let token = &self.tokens[self.at];
        let opens = self.found.items.is_empty() || self.found.items.last() == Some(&Item::Comma);
        let object =
            self.at + 2 + usize::from(matches!(self.word(2), "a" | "an" | "the" | "her" | "his"));
        let named = |at: usize| self.found.mentions.iter().any(|mention| mention.start == at);
        opens
            && token.capital
            && !token.possessive
            && self.ground.class(&token.word) == Class::Unknown
            && self.ground.class(self.word(1)) == Class::Verb
            && self.ground.lexicon.is_past(self.word(1))
            && named(object)
            && self.found.mentions.len() > 1
    }

    /// "Ann first spotted the comet": no place in a row of houses.
    pub(super) fn is_first_doing(&self) -> bool {
        matches!(self.found.items.last(), Some(Item::Value(_) | Item::Who))
            && self.word(0) == "first"
            && self.ground.lexicon.is_past(self.word(1))
            && matches!(self.ground.scenery.row, Row::Side | Row::Floors | Row::Stack)
    }

    /// "First drink", "lunch" where that is what a category is called, and not what is done.
    pub(super) fn category_name(&self) -> Option<usize> {
        // "Her first name is not Ann" puts nobody first.
        let names = ["first name", "last name", "family name", "given name", "middle name"];
        if let Some(len) = self.phrases(&names) {
            return Some(len);
        }
        let (_, len) = self.ground.cues.name_at(self.tokens, self.at)?;
        let named = |m: &Mention| m.start < self.at + len && self.at < m.end;
        let first = self.word(0);
        // "At stop 2".
        if number(self.word(len)).is_some() {
            return None;
        }
        let ranked = len > 1 && ordinal(first).is_some();
        let led = ["for", "as", "a", "the", "at", "of"];
        let done = len == 1
            && self.ground.lexicon.class(first) == Class::Verb
            && (self.at == 0 || self.tokens[self.at - 1].is(&led));
        ((ranked || done) && !self.found.mentions.iter().any(named)).then_some(len)
    }

    /// Whether all that was said is beside what something is.
    pub(super) fn is_beside_so_far(&self) -> bool {
        let mut items = self.found.items.iter().skip_while(|item| **item == Item::Noun);
        matches!(items.next(), Some(Item::Side(_)))
            && items.all(|item| matches!(item, Item::Value(_) | Item::Noun | Item::Possessive))
    }

    /// Words that only lead up to what is said.
    pub(super) fn lead_in(&self) -> Option<usize> {
        let finds = |word: &str| {
            matches!(
                word,
                "find"
                    | "see"
                    | "meet"
                    | "notice"
                    | "spot"
                    | "hear"
                    | "discover"
                    | "smell"
                    | "taste"
            )
        };
        let start = self.found.items.is_empty();
        match self.word(0) {
            "you" if finds(self.word(1)) => Some(2),
            "you" if finds(self.word(2)) => Some(3),
            // "You buy soap next to the plants".
            "you" | "we" if self.ground.class(self.word(1)) == Class::Verb => {
                Some(2 + usize::from(matches!(self.word(2), "your" | "the")))
            }
            // "In the green house they drink tea", "they drink tea in the green house".
            "they" | "people" if start && self.ground.class(self.word(1)) == Class::Verb => Some(2),
            "that" | "those" if self.word(1) == "of" => Some(2),
            _ => None,
        }
    }
}

/// "Ann had Bob on her left and Cyd on her right; all three sat next to each other": where the words
/// start that only say that both are neighbors.
pub(super) fn all_adjacent(tokens: &[Token]) -> Option<usize> {
    let at = (2..tokens.len()).find(|&at| {
        tokens[at].is(&["three"]) && tokens[at - 1].is(&["all"])
            || tokens[at].is(&["three"]) && tokens[at - 1].is(&["the"]) && tokens[at - 2].is_mark()
    })?;
    let near = ["adjacent", "next", "consecutive", "neighboring", "side", "neighbors", "together"];
    let rest = &tokens[at + 1..];
    let start = at - 1 - usize::from(tokens[at - 2].is(&["and", "so"]));
    let said = start > 4 && rest.len() < 10 && rest.iter().any(|token| token.is(&near));
    let denied = rest.iter().any(|token| token.is(&["not", "no", "who", "between"]));
    (said && !denied).then(|| start - usize::from(tokens[start - 1].is_mark()))
}
