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

    /// "Of the hallway", "of the five weddings", after a place.
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

    /// "The painting", "Ann's talk": nouns that are spelt like verbs.
    pub(super) fn is_noun(&self) -> bool {
        let Some(before) = self.at.checked_sub(1).map(|at| &self.tokens[at]) else { return false };
        let ing = self.word(0).ends_with("ing");
        // "The teal-jacketed man".
        if self.tokens[self.at].glued {
            return true;
        }
        // "His drink is tea".
        let theirs = before.is(&["his", "her", "its", "their"])
            && self
                .tokens
                .get(self.at + 1)
                .is_some_and(|next| self.ground.class(&next.word) == Class::Be);
        // "The house behind Ann's holds the cat."
        let beside = self.found.items.iter().any(|item| matches!(item, Item::Side(_)));
        let object = matches!(self.word(1), "the" | "a" | "an")
            || self.word(0) == "belongs" && self.word(1) == "to"
            || beside && self.found.mentions.iter().any(|m| m.start == self.at + 1);
        let does = self.word(0).ends_with('s') && object;
        let owned = before.possessive && self.word(1) != "is" && !does;
        let led = theirs || before.is(&["a", "an", "the"]) || owned;
        // "The acrylic painting hangs".
        let ends = self.tokens.get(self.at + 1).is_none_or(|next| {
            next.is_mark()
                || matches!(self.ground.class(&next.word), Class::Verb | Class::Be)
                // "The vintage wedding and the one in May", "the winter wedding will be".
                || ing && next.is(&["and", "or", "will", "would", "can", "has", "had"])
        });
        let named = matches!(self.found.items.last(), Some(Item::Value(_)))
            && self.tokens[..self.at]
                .iter()
                .rev()
                .take(4)
                .any(|token| token.is(&["a", "an", "the"]));
        let verb = |item: &Item| matches!(item, Item::Verb(_) | Item::Have | Item::Be);
        // "Has the brown sail".
        let bare = !self.word(0).ends_with(['s', 'd']) && self.found.items.iter().any(verb);
        // "The jazz show is".
        let is =
            self.tokens.get(self.at + 1).is_some_and(|n| self.ground.class(&n.word) == Class::Be);
        // "Between the green sails and the red sails", where sails are a category.
        let own = self.ground.cues.is_name_of_category(self.word(0))
            && !self.does_as_listed()
            && self.found.items.iter().any(verb)
            && self
                .tokens
                .get(self.at + 1)
                .is_none_or(|next| next.is_mark() || next.is(&["and", "on", "to", "or", "but"]));
        // "The economics major nor …", where majors are listed.
        let called = self.ground.cues.named_with(self.word(0));
        let of_its_kind = self
            .found
            .mentions
            .iter()
            .filter(|m| m.end == self.at)
            .any(|m| m.values.iter().any(|value| called.contains(&value.category)));
        if of_its_kind && named && matches!(self.word(1), "nor" | "or" | "and") {
            return true;
        }
        led || (ing || bare || is || own) && (ends || own) && named
    }

    /// "Speaks" where speakers are listed.
    fn does_as_listed(&self) -> bool {
        let verb = self.word(0).strip_suffix('s');
        verb.is_some_and(|verb| self.ground.cues.is_name_of_category(&format!("{verb}er")))
    }

    /// "Will talk about bees", "who talks on Monday": nouns that are verbs here.
    fn is_doing(&self) -> bool {
        let Some(before) = self.at.checked_sub(1) else { return false };
        let will = ["will", "would", "can", "could", "did", "does", "must"];
        let named = self.found.mentions.iter().any(|mention| mention.end == self.at);
        // "The one from Rome speaks on Monday" where speakers are listed.
        if self.does_as_listed() && named && ["on", "in", "at", "about"].contains(&self.word(1)) {
            return true;
        }
        let leads = ["about", "on", "in", "at", "with", "for", "to", "the", "a", "an"];
        let who = self.tokens[before].is(&["who"]) && leads.contains(&self.word(1));
        !named && (self.tokens[before].is(&will) || who)
    }

    /// "The film released in 1988 won": a clause of its own, and what the film did comes later.
    fn is_relative(&self) -> bool {
        let noun = matches!(self.found.items.last(), Some(Item::Noun | Item::Unknown));
        let opens = self.found.items.iter().rev().nth(1).is_none_or(|item| {
            matches!(
                item,
                Item::Side(_) | Item::And | Item::Or | Item::Either | Item::Neither | Item::Nor
            )
        });
        let led = matches!(self.word(1), "in" | "at" | "on" | "from" | "to");
        let mut rest = self.tokens[self.at + 1..]
            .iter()
            .take_while(|token| !token.is(&[",", ";", "and", "or", "but"]));
        noun && opens
            && led
            && rest.any(|token| matches!(self.ground.class(&token.word), Class::Be | Class::Verb))
    }

    pub(super) fn form(&self, word: &str) -> Form {
        // "Came by car" is nobody's doing.
        let moves = matches!(
            word,
            "came"
                | "went"
                | "arrived"
                | "traveled"
                | "travelled"
                | "got"
                | "walked"
                | "commuted"
                | "left"
                | "lived"
                | "stood"
                | "sat"
                | "goes"
                | "come"
                | "stopped"
                | "paid"
                | "pays"
        );
        let passive = !moves
            && self.tokens.get(self.at + 1).is_some_and(|next| next.is(&["by"]))
            && !matches!(self.found.items.last(), Some(Item::Be | Item::Have | Item::Not));
        match () {
            _ if word.ends_with("ing") || passive => Form::Opening,
            _ if word.ends_with("ed") && self.is_relative() => Form::Opening,
            _ if self.ground.lexicon.is_past(word) => Form::Past,
            _ => Form::Plain,
        }
    }

    /// "Ann, with her dog": whose it is, nobody of whom a clause speaks.
    fn after_preposition(&self) -> bool {
        let words = ["on", "in", "with", "at", "for", "of", "by", "from", "to", "despite"];
        self.at > 0 && self.tokens[self.at - 1].is(&words)
    }

    /// "Before the tram ride, …": what the value names is done, not who does it.
    fn is_done_by_value(&self) -> bool {
        let Some(&Item::Value(mention)) = self.found.items.last() else { return false };
        let named = &self.found.mentions[mention];
        let one = self.tokens[..named.start].last().is_some_and(|t| t.is(&["the", "a", "an"]));
        let last = &self.tokens[self.at - 1];
        let plural = last.possessive || last.word.ends_with('s');
        let word = self.word(0);
        let bare = word.len() > 3 && !["s", "ed", "ing"].iter().any(|end| word.ends_with(end));
        let next = self.tokens.get(self.at + 1);
        let ends = next.is_none_or(|next| next.is_mark() || next.is(&["is", "was"]));
        // Past forms such as "sang" end nothing before a comma.
        let led = matches!(self.found.items.iter().rev().nth(1), Some(Item::Side(_)));
        one && led && bare && ends && !plural && self.ground.class(word) == Class::Verb
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
