//! Whether a word that may be a noun or a verb is one here, and of what form.

use super::super::lexicon::Class;
use super::{Form, Item, Lexer};

impl Lexer<'_> {
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
    pub(super) fn does_as_listed(&self) -> bool {
        let verb = self.word(0).strip_suffix('s');
        verb.is_some_and(|verb| self.ground.cues.is_name_of_category(&format!("{verb}er")))
    }

    /// "Will talk about bees", "who talks on Monday": nouns that are verbs here.
    pub(super) fn is_doing(&self) -> bool {
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
    pub(super) fn is_relative(&self) -> bool {
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

    /// "Before the tram ride, …": what the value names is done, not who does it.
    pub(super) fn is_done_by_value(&self) -> bool {
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
}
