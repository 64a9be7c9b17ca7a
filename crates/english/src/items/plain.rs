//! All other words, by what they do in a sentence.

use super::super::lexicon::Class;
use super::super::relations::follows_behind;
use super::super::scenery::Row;
use super::super::tokens::{TITLES, Token, number, ordinal};
use super::{Form, Item, Lexer};

impl Lexer<'_> {
    /// Whether a clause can start here after another.
    pub(super) fn after_joint(&self) -> bool {
        matches!(
            self.found.items.last(),
            Some(Item::And | Item::But | Item::Comma | Item::Stop | Item::If | Item::Then)
        )
    }

    /// Whether an unknown word could put what follows in relation to what came before.
    pub(super) fn governs(&self) -> bool {
        let before = |back: usize, words: &[&str]| {
            self.at.checked_sub(back).is_some_and(|at| self.tokens[at].is(words))
        };
        let led = before(1, &["to", "on", "at", "is"])
            || before(1, &["the"]) && before(2, &["to", "on", "at", "in"]);
        // What follows these is liked or had, not beside.
        let liking = matches!(
            self.word(0),
            "fond"
                | "proud"
                | "tired"
                | "sick"
                | "guilty"
                | "capable"
                | "full"
                | "made"
                | "afraid"
                | "partial"
                | "devoted"
                | "addicted"
                | "married"
                | "related"
                | "charge"
                | "possession"
                | "allergic"
        );
        matches!(self.word(1), "of" | "from" | "than" | "to") && led && !liking
    }

    /// "In it", "on them", after what something has.
    fn is_about_itself(&self) -> bool {
        let ends = self
            .tokens
            .get(self.at + 2)
            .is_none_or(|next| next.is_mark() || next.is(&["and", "but", "or"]));
        let has = |item: &Item| matches!(item, Item::Have | Item::There);
        // "The room with the trunk in it".
        let with = self.tokens[self.at.saturating_sub(4)..self.at].iter().any(|t| t.is(&["with"]));
        matches!(self.word(1), "it" | "them")
            && ends
            && matches!(self.found.items.last(), Some(Item::Value(_)))
            && (with || self.found.items.iter().rev().take(4).any(has))
    }

    /// "The most" before a word that is no amount.
    fn is_praise(&self) -> bool {
        self.at > 0
            && self.tokens[self.at - 1].is(&["the"])
            && self.ground.class(self.word(1)) == Class::Unknown
            && !matches!(self.word(1), "expensive" | "costly" | "valuable" | "recent" | "points")
    }

    /// Whether a number or a place stands shortly before: "two houses away".
    fn is_counted(&self) -> bool {
        let before = &self.tokens[self.at.saturating_sub(4)..self.at];
        before.iter().any(|token| {
            number(&token.word).is_some()
                || token.is(&["a", "an", "how", "far"])
                || self.ground.scenery.is_place(&token.word)
        })
    }

    /// "Ann, with her dog": whose it is, nobody of whom a clause speaks.
    fn after_preposition(&self) -> bool {
        let words = ["on", "in", "with", "at", "for", "of", "by", "from", "to", "despite"];
        self.at > 0 && self.tokens[self.at - 1].is(&words)
    }

    pub(super) fn plain_word(&mut self) {
        if self.is_done_by_value() {
            self.push(Item::Noun, 1);
            return;
        }
        let token = &self.tokens[self.at];
        let word = token.word.as_str();
        let start = self.found.items.is_empty();
        if let Some((side, len)) = self.words().identity() {
            return self.push_side(side, len);
        }
        // "Before Cy does".
        let last = self.tokens[self.at + 1..].iter().all(Token::is_mark);
        if last && self.at > 0 && token.is(&["does", "did", "do", "is", "has"]) {
            self.at += 1;
            return;
        }
        // "The last to arrive", "the first to finish".
        let infinitive = word == "to"
            && matches!(self.found.items.last(), Some(Item::At(_)))
            && matches!(self.ground.class(self.word(1)), Class::Verb | Class::Be);
        // "Used her phone to pay".
        let ends = self.tokens.get(self.at + 2).is_none_or(Token::is_mark);
        let aim = word == "to"
            && matches!(self.found.items.last(), Some(Item::Value(_)))
            && self.ground.class(self.word(1)) == Class::Verb
            && ends;
        if aim && self.found.mentions.iter().all(|m| m.start != self.at + 1) {
            self.at += 2;
            return;
        }
        if infinitive {
            let passive = self.word(1) == "be" && self.ground.class(self.word(2)) == Class::Verb;
            self.at += 2 + usize::from(passive);
            return;
        }
        // "Two houses separate the Brit from the Swede."
        if word == "from"
            && self.found.items.iter().any(|item| matches!(item, Item::Gap(_)))
            && self.tokens[..self.at].iter().any(|t| t.is(&["separate", "separates", "separated"]))
        {
            return self.push(Item::And, 1);
        }
        // "Harriet bought the flats at Tootsies", where it is always Harriet who buys.
        if self.is_who_does_it_all() {
            self.found.idle.push(self.at);
            match start {
                true => self.led = true,
                false => self.push(Item::Verb(Form::Plain), 0),
            }
            self.at += 2;
            return;
        }
        // "You will find tea in house 1", "than that of the Brit".
        if let Some(len) = self.lead_in() {
            match self.found.items.last() {
                // "The book, which we read in July".
                Some(Item::Who) => self.push(Item::Verb(Form::Plain), len),
                // "One shelf below Ann's you will see a clock".
                Some(_) if self.is_beside_so_far() => self.push(Item::Be, len),
                _ => self.at += len,
            }
            return;
        }
        // "Science is not her favorite".
        let said = matches!(self.found.items.last(), Some(Item::Be | Item::Not));
        let noun = usize::from(self.ground.class(self.word(2)) == Class::Noun);
        let ends = self.tokens.get(self.at + 2 + noun).is_none_or(Token::is_mark);
        if token.is(&["his", "her", "their", "its"]) && self.word(1) == "favorite" && said && ends {
            return self.push(Item::Him, 2 + noun);
        }
        // "Before somebody wrote a check": somebody who did.
        let doer = token.is(&["somebody", "someone"])
            && matches!(self.found.items.last(), Some(Item::Side(_)))
            && self.ground.class(self.word(1)) == Class::Verb;
        if doer {
            self.push(Item::Noun, 1);
            return self.push(Item::Who, 0);
        }
        let item = match word {
            ";" => Some(Item::Stop),
            "." | "!" if !last && self.at + 1 < self.tokens.len() => Some(Item::Stop),
            "," | "(" | ")" => Some(Item::Comma),
            "-" | ":" | "=" => Some(Item::Dash),
            "." | "!" | "?" | "#" | "|" | "/" => None,
            "and" | "while" | "whereas" | "as well as" => Some(Item::And),
            "or" => Some(Item::Or),
            "but" | "yet" | "though" | "although" => Some(Item::But),
            "there" => Some(Item::There),
            // "The one having the soup".
            "having" if self.found.items.last() == Some(&Item::Noun) => {
                Some(Item::Verb(Form::Opening))
            }
            "have" | "has" | "had" | "having" => Some(Item::Have),
            // "The Blakes own a banjo", not "her own banjo".
            "own"
                if matches!(self.found.items.last(), Some(Item::Value(_) | Item::Noun))
                    && !self.tokens[self.at - 1].possessive
                    && !self.tokens[self.at - 1].is(&["his", "her", "its", "their", "the"]) =>
            {
                Some(Item::Verb(Form::Plain))
            }
            // "Not too loud for the library", "finds it too salty" say nothing.
            "too"
                if matches!(self.word(2), "for" | "to")
                    || self.ground.class(self.word(1)) == Class::Unknown
                        && !self.word(1).is_empty()
                        && !self.tokens[self.at + 1].is_mark()
                        && !self.found.mentions.iter().any(|m| m.start == self.at + 1) =>
            {
                Some(Item::Danger)
            }
            // "Would have been first": but was not.
            "would" | "should" | "could"
                if self.word(1) == "have" && self.ground.lexicon.is_past(self.word(2))
                    || self.word(1) == "have" && matches!(self.word(2), "been" | "had") =>
            {
                Some(Item::Danger)
            }
            "he" | "she" | "it" | "they" | "his" | "her" | "its" | "their"
                if (start || self.after_joint()) && !self.after_preposition() =>
            {
                Some(Item::Pronoun)
            }
            // "Whoever buys the buns carries them in a bag": what was said already.
            "them" if self.is_owned_there() => None,
            "him" | "them" | "hers" | "theirs" => Some(Item::Him),
            "her" | "his" | "it" if self.tokens.get(self.at + 1).is_none_or(Token::is_mark) => {
                Some(Item::Him)
            }
            "it" if self.word(1) == "either" && self.denies_thing_first() => Some(Item::Him),
            // "The locker next to it belongs to Ann".
            "it" if self.is_object() => Some(Item::Him),
            "of" | "between" | "among" if start => Some(Item::Of),
            "named" | "called" | "known" | "surnamed" | "nicknamed" => {
                Some(Item::Verb(Form::Opening))
            }
            "without" => Some(Item::Not),
            // Somebody of the row: else it were a side.
            "neighbor" | "neighbors" if self.at > 0 => Some(Item::Noun),
            "cost" | "costs" if !self.ground.measures.is_empty() => Some(Item::Verb(Form::Plain)),
            // "Followed directly behind Ann".
            "followed" | "follows" if follows_behind(&self.tokens[self.at + 1..]) => {
                Some(Item::Verb(Form::Plain))
            }
            // "Never touches gin".
            "touches" | "touch" | "touched" if self.found.items.last() == Some(&Item::Not) => {
                Some(Item::Verb(Form::Plain))
            }
            // "The mug has tea in it".
            "in" | "on" | "inside" if self.is_about_itself() => {
                self.at += 2;
                return;
            }
            // "The most beautiful quilts" compares nothing that counts here.
            "most" if self.is_praise() => None,
            // "Wheeled it away" is no distance.
            "away" if !self.is_counted() => None,
            // Nothing is above or below in a street.
            "under" | "over" if !matches!(self.ground.scenery.row, Row::Floors | Row::Stack) => {
                None
            }
            _ if self.hangs_there() => None,
            // "The month right after his we were in the garden".
            "his"
                if matches!(self.found.items.last(), Some(Item::Side(_)))
                    && self.tokens.get(self.at + 1).is_none_or(|next| {
                        next.is_mark()
                            || next.is(&["we", "i", "they", "there", "and", "but"])
                            || self.ground.class(&next.word) == Class::Be
                    }) =>
            {
                Some(Item::Him)
            }
            _ if TITLES.contains(&word) => None,
            _ => match self.ground.class(word) {
                Class::Filler => None,
                Class::Noun if self.is_doing() => Some(Item::Verb(Form::Plain)),
                Class::Noun => Some(Item::Noun),
                Class::Verb if self.is_noun() => Some(Item::Noun),
                Class::Verb => Some(Item::Verb(self.form(word))),
                Class::Be => Some(Item::Be),
                Class::Who => Some(Item::Who),
                Class::Negation => Some(Item::Not),
                Class::Danger => Some(Item::Danger),
                // "To the east of" may be a relation that is not known.
                Class::Unknown if self.governs() => Some(Item::Danger),
                Class::Unknown => Some(Item::Unknown),
            },
        };
        let possessive = token.possessive;
        let whose = possessive && item == Some(Item::Noun) && self.stands_for_whose();
        match item {
            Some(item) => self.push(item, 1),
            None => {
                let counts = number(word).is_some() || ordinal(word).is_some();
                if counts && word != "one" {
                    self.found.idle.push(self.at);
                }
                self.at += 1;
            }
        }
        if possessive {
            self.push(if whose { Item::Who } else { Item::Possessive }, 0);
        }
    }

    /// "The person's child is named Ann" within a longer sentence: nobody was spoken of, so it is the
    /// person whose child is named Ann.
    fn stands_for_whose(&self) -> bool {
        let be = ["is", "are", "was", "were"];
        let said_of = |from: usize| {
            (from..from + 3)
                .take_while(|&at| self.found.mentions.iter().all(|mention| mention.start != at))
                .find(|&at| self.tokens.get(at).is_some_and(|token| token.is(&be)))
        };
        let led = self.at > 0 && self.tokens[self.at - 1].is(&["the"]);
        let goes_on = |verb: usize| {
            self.tokens[verb + 1..].iter().any(|token| token.is(&be) || token.is(&["and"]))
        };
        led && said_of(self.at + 2).is_some_and(goes_on)
    }
}
