//! Words that point back: "the very next day", "the other side", "that runner", "so does".

use super::super::lexicon::{Class, is_site};
use super::super::mentions::Mention;
use super::super::relations::Side;
use super::super::scenery::Row;
use super::super::tokens::{Token, number};
use super::{Item, Lexer};
use puzzle::Offsets;

impl Lexer<'_> {
    /// "Ann's favorite number is greater than Bob's": of a category's numbers, which do not order
    /// the row.
    pub(super) fn compares_amounts(&self, len: usize) -> bool {
        let amounts = ["more", "less", "greater", "fewer", "higher", "lower", "bigger", "smaller"];
        let words = &self.tokens[self.at..self.at + len];
        // "In a lower-numbered lane", "lower down": of the row itself.
        let scenery = &self.ground.scenery;
        let rising = matches!(scenery.row, Row::Floors | Row::Stack | Row::Order)
            && words.iter().any(|token| token.is(&["higher", "lower"]));
        // "Her lane number was lower than", "has a higher room number than".
        let around = &self.tokens[self.at.saturating_sub(4)..self.at + len];
        let place_number = around.windows(2).any(|pair| {
            pair[1].is(&["number"])
                && scenery.is_place(&pair[0].word)
                && !self.ground.cues.is_name_of_category(&pair[0].word)
        });
        if place_number {
            return false;
        }
        let of_row = rising || words.iter().any(|token| token.is(&["numbered"]));
        if of_row && !words.iter().any(|token| token.is(&["number"])) {
            return false;
        }
        let compared = words.iter().any(|token| token.is(&amounts));
        let named = |token: &Token| {
            (token.is(&["number"]) || !self.ground.scenery.is_place(&token.word))
                && self.ground.measures.is_called(&token.word)
        };
        self.ground.scenery.scale.is_none()
            && compared
            && self.tokens[..self.at + len].iter().any(named)
    }

    /// "…, though not necessarily the one right below": what comes before is at any distance.
    pub(super) fn not_necessarily(&self) -> Option<usize> {
        let led = ["though not necessarily", "but not necessarily", "although not necessarily"];
        self.phrases(&led)?;
        let rest = &self.tokens[self.at..];
        // "(Though not necessarily right below)" ends with its bracket.
        let stop = rest.iter().position(|token| token.is(&[".", ";", "!", ")"]));
        let stop = stop.unwrap_or(rest.len());
        let plain = |stop: usize| {
            let said = self.at..self.at + stop;
            !self.found.mentions.iter().any(|mention| said.contains(&mention.start))
                && !rest[..stop].iter().any(|token| token.is(&["order"]))
        };
        // "To the left of A, though not necessarily next to it, is B".
        let comma = rest.iter().position(|token| token.is(&[","]));
        [Some(stop), comma].into_iter().flatten().find(|&stop| plain(stop))
    }

    /// "That runner": who was spoken of before.
    pub(super) fn named_again(&self) -> Option<(Item, usize)> {
        let noun = self.word(1);
        let who = matches!(self.ground.class(noun), Class::Noun)
            || self.ground.scenery.is_place(noun)
            || matches!(noun, "bottle" | "glass" | "cup" | "piece" | "pair" | "book" | "plate");
        let after_noun = matches!(self.found.items.last(), Some(Item::Noun | Item::Value(_)))
            && self.at > 0
            && !self.tokens[self.at - 1].is_mark();
        // "There were no olives that night".
        let time = matches!(
            noun,
            "night" | "day" | "evening" | "morning" | "week" | "month" | "year" | "time"
        );
        let ends = self.tokens.get(self.at + 2).is_none_or(Token::is_mark);
        if self.word(0) == "that"
            && time
            && ends
            && after_noun
            && self.found.items.contains(&Item::There)
        {
            return Some((Item::Him, 2));
        }
        // "Unless Ann sang on that date": the date that was named.
        if let Some(mention) = self.of_that_kind().filter(|_| !after_noun) {
            return Some((Item::Value(mention), 2));
        }
        if !matches!(self.word(0), "that" | "this") || !who || after_noun {
            return None;
        }
        let named = |at: usize| self.found.mentions.iter().any(|m| m.start == at);
        if named(self.at + 1) || named(self.at + 2) {
            return None;
        }
        let start = self.found.items.is_empty() || self.after_joint();
        Some((if start { Item::Pronoun } else { Item::Him }, 2))
    }

    /// "The ale was not for Ann, and Bob did not drink it either": it is the subject, not Ann.
    pub(super) fn denies_thing_first(&self) -> bool {
        let ends = self.tokens.get(self.at + 2).is_none_or(Token::is_mark);
        // "Nobody in the first house had ale, and Bob did not have it either."
        if self.found.items.contains(&Item::Nobody) {
            return ends;
        }
        let not = self.found.items.iter().position(|item| *item == Item::Not);
        let Some(not) = not.and_then(|i| self.found.starts.get(i)) else { return false };
        let mentions = &self.found.mentions;
        let thing = mentions.iter().find(|mention| mention.end <= *not);
        let other = mentions.iter().find(|mention| mention.start > *not);
        let name = |mention: &Mention| self.tokens[mention.start].capital;
        ends && thing.is_some_and(|thing| !name(thing)) && other.is_some_and(name)
    }

    /// "Whoever buys the buns will carry them in a bag": they are of the one who is spoken of.
    pub(super) fn is_owned_there(&self) -> bool {
        let items = self.found.items.as_slice();
        let Some(who) = items.iter().position(|item| *item == Item::Who) else { return false };
        let verb = |item: &Item| matches!(item, Item::Verb(_) | Item::Have);
        let named = items.iter().filter(|item| matches!(item, Item::Value(_))).count();
        let opens = items[..who].iter().all(|item| *item == Item::Noun);
        let within = matches!(self.word(1), "in" | "with" | "on" | "inside" | "using");
        opens && named == 1 && items.last().is_some_and(verb) && within
    }

    /// "That date", "that price", where one value was named that is called so.
    fn of_that_kind(&self) -> Option<usize> {
        if self.word(0) != "that" || self.found.mentions.iter().any(|m| m.start == self.at + 1) {
            return None;
        }
        let called = self.ground.cues.called(self.word(1));
        let [category] = called.as_slice() else { return None };
        // "That man" is any of them.
        if self.ground.class(self.word(1)) == Class::Noun
            && !self.ground.measures.names(self.word(1))
        {
            return None;
        }
        let of_it = |i: &usize| {
            let mention = &self.found.mentions[*i];
            mention.end <= self.at
                && matches!(mention.values.as_slice(), [value] if value.category == *category)
        };
        let mut found = (0..self.found.mentions.len()).filter(of_it);
        found.next().filter(|_| found.next().is_none())
    }

    /// "The latter", "the former" of those who were named before.
    pub(super) fn named_in_order(&self) -> Option<(Item, usize)> {
        // "The former has figs, the latter dates": both are of the pair before.
        let pointing = |token: &Token| token.is(&["former", "latter"]);
        let limit = self.tokens.iter().position(pointing)?;
        let mentions = &self.found.mentions;
        let named = || (0..mentions.len()).filter(|&i| mentions[i].end <= limit);
        // "The former owner" is nobody named before.
        let noun = matches!(self.ground.class(self.word(2)), Class::Noun | Class::Unknown);
        let ends = self.tokens.get(self.at + 2).is_none_or(Token::is_mark);
        if noun && !ends {
            return None;
        }
        let mention = match (self.word(0), self.word(1)) {
            ("the", "latter") => named().next_back(),
            ("the", "former") => named().next(),
            _ => None,
        };
        Some((Item::Value(mention?), 2))
    }

    /// "Ann on one side and Bob on the other."
    pub(super) fn other_side(&self) -> Option<(Side, usize)> {
        let led = self.at > 0 && self.tokens[self.at - 1].is(&["on", "to"]);
        let sided = self.tokens[..self.at]
            .windows(2)
            .any(|pair| pair[0].is(&["one"]) && pair[1].is(&["side"]));
        let len = self.phrase("the other side").or(self.phrase("the other"))?;
        let side = Side { noun: true, ..Side::sure(Offsets::NEXT_TO) };
        (led && sided).then_some((side, len))
    }

    /// "The very next day", "the day after", with nothing after: than what was said before.
    pub(super) fn elliptic(&self) -> Option<(Side, usize)> {
        let unit = |ahead: usize| {
            let word = self.word(ahead);
            is_site(word)
                || matches!(
                    word,
                    "day" | "month" | "year" | "week" | "hour" | "morning" | "evening"
                )
                || self.ground.scenery.is_place(word)
        };
        let ends = |len: usize| {
            let there = matches!(self.word(len), "there" | "it")
                && self.ground.class(self.word(len + 1)) == Class::Be;
            there
                || self
                    .tokens
                    .get(self.at + len)
                    .is_none_or(|token| token.is_mark() || token.is(&["and"]))
        };
        let next = ["the very next", "the next", "the following"].iter().find_map(|words| {
            let len = self.phrase(words)?;
            (unit(len) && ends(len + 1)).then_some((true, len + 1))
        });
        let day = (self.word(0) == "the" && unit(1)).then(|| match self.word(2) {
            "after" | "afterwards" if ends(3) => Some((true, 3)),
            "before" if ends(3) => Some((false, 3)),
            _ => None,
        });
        if let Some(found) = self.numbered_beside(&unit, &ends) {
            return Some(found);
        }
        let (after, len) = next.or(day.flatten())?;
        let offsets = if after { Offsets::IMMEDIATELY_RIGHT } else { Offsets::IMMEDIATELY_LEFT };
        // house(him) − house(x): one earlier than x is "after".
        Some((Side::sure(offsets), len))
    }

    /// "The spot numbered one lower", "the next spot up": than that of whoever was spoken of.
    fn numbered_beside(
        &self,
        unit: &impl Fn(usize) -> bool,
        ends: &impl Fn(usize) -> bool,
    ) -> Option<(Side, usize)> {
        let rising = |word: &str| match word {
            "higher" | "up" | "more" => Some(true),
            "lower" | "down" | "less" => Some(false),
            _ => None,
        };
        let (k, up, len) = if self.word(0) == "the" && self.word(2) == "numbered" {
            (number(self.word(3))?, rising(self.word(4))?, 5)
        } else if self.word(0) == "the" && self.word(1) == "next" {
            (1, rising(self.word(3))?, 4)
        } else if self.word(0) == "the" && self.ground.scenery.numbered && ends(4) {
            // "The tent two higher".
            (
                number(self.word(2))?,
                rising(self.word(3)).filter(|_| unit(1) || self.word(1) == "one")?,
                5,
            )
        } else {
            return None;
        };
        let place = unit(if len == 5 { 1 } else { 2 }) || self.word(1) == "one";
        let numbered = len == 5 || matches!(self.ground.scenery.row, Row::Side | Row::Floors);
        let len = if self.word(2) == "numbered" { 5 } else { 4 };
        let k = k.clamp(1, 15) as i8;
        let offsets = Offsets::only(if up { -k } else { k });
        (place && numbered && ends(len)).then(|| (Side::sure(offsets), len))
    }

    /// "So does", "as did"; "at the other end".
    pub(super) fn said_again(&self) -> Option<(Item, usize)> {
        let aux = |word: &str| {
            matches!(word, "do" | "does" | "did" | "is" | "was" | "were" | "are" | "has" | "had")
        };
        if matches!(self.word(0), "so" | "as") && aux(self.word(1)) {
            return Some((Item::So, 1));
        }
        let ends = |item: &Item| matches!(item, Item::At(houses) if houses.len() == 2 && houses.contains(0));
        let led = self.at > 0 && self.tokens[self.at - 1].is(&["at", "on", "in"]);
        // "By one of the two at the ends, … by the other".
        let last = self.tokens.get(self.at + 2).is_none_or(Token::is_mark);
        let by = self.at > 0 && self.tokens[self.at - 1].is(&["by"]);
        if by && last && self.found.items.iter().any(ends) && self.phrase("the other").is_some() {
            return Some((Item::OtherEnd, 2));
        }
        if led && self.phrase("the other").is_some() {
            let end = matches!(self.word(2), "end" | "side");
            let one = self.tokens[..self.at]
                .windows(2)
                .any(|pair| pair[0].is(&["one"]) && pair[1].is(&["end", "side"]));
            let last = self.tokens.get(self.at + 2).is_none_or(Token::is_mark);
            let sided = self.tokens[..self.at]
                .windows(2)
                .any(|pair| pair[0].is(&["one"]) && pair[1].is(&["side"]));
            if one && sided {
                return None;
            }
            if one && (end || last) {
                return Some((Item::OtherEnd, 2 + usize::from(end)));
            }
        }
        None
    }

    /// "Much to the annoyance of Ann": who is named there, and how long the aside is.
    pub(super) fn bystander(&self) -> Option<(usize, usize)> {
        let from = usize::from(self.word(0) == "much");
        let start = ["to", "the"].iter().enumerate().all(|(i, word)| self.word(from + i) == *word);
        let feels = ["annoyance", "delight", "surprise", "joy", "dismay", "relief", "amusement"];
        if !start || !feels.contains(&self.word(from + 2)) || self.word(from + 3) != "of" {
            return None;
        }
        let rest = &self.tokens[self.at..];
        let len = rest.iter().position(Token::is_mark).unwrap_or(rest.len());
        let here = self.at..self.at + len;
        let mut named = (0..self.found.mentions.len())
            .filter(|&i| here.contains(&self.found.mentions[i].start));
        named.next().filter(|_| named.next().is_none()).map(|one| (one, len))
    }
}
