//! Counts that give a place: "has two people behind him", "two doors are to the left of the art
//! room", "has only one neighbor".

use super::super::lexicon::Class;
use super::super::relations::{Side, side_at};
use super::super::so_many::SoMany;
use super::super::tokens::Token;
use super::{Item, Lexer};
use puzzle::{Houses, Offsets, Value};

const ONE_NEIGHBOR: [&str; 4] =
    ["only one neighbor", "just one neighbor", "one neighbor", "a single neighbor"];

impl Lexer<'_> {
    /// Whether "has" comes right before.
    fn has(&self) -> bool {
        self.found.items.last() == Some(&Item::Have)
            || self.at > 0 && self.tokens[self.at - 1].is(&["with"])
    }

    /// "Has exactly two people between himself and".
    pub(super) fn between_itself(&self) -> Option<(Side, usize)> {
        self.has().then(|| self.words().gap_from_itself()).flatten()
    }

    /// So many on one side, or so many neighbors.
    pub(super) fn counted_places(&mut self) -> Option<(Item, usize)> {
        let n = self.ground.houses;
        if let Some(found) = self.counted_neighbors() {
            return Some(found);
        }
        let counted = |item: &Item| matches!(item, Item::Beyond(_) | Item::At(_));
        let after_counted = self.found.items.last() == Some(&Item::And)
            && self.found.items.iter().rev().nth(1).is_some_and(|item| {
                matches!(item, Item::Value(_) | Item::Possessive | Item::Him) || counted(item)
            })
            && self.found.items.iter().any(counted);
        let has = self.has();
        let had = after_counted && self.found.items.contains(&Item::Have);
        let start = self.found.items.is_empty() || self.after_joint();
        if !has && !start {
            return None;
        }
        let (count, at) = self.words().so_many_beside(after_counted)?;
        let mentioned =
            self.found.mentions.iter().any(|m| (self.at..self.at + at).contains(&m.start));
        if mentioned || !has && !count.verb {
            return None;
        }
        if let Some(found) = self.counted_amounts(&count, at) {
            return Some(found);
        }
        let (side, len) = side_at(self.tokens, self.at + at, n, &self.ground.scenery)?;
        let offsets = side.readings.last().map(|(offsets, _)| *offsets)?;
        let before = match offsets {
            Offsets::SOMEWHERE_LEFT => true,
            Offsets::SOMEWHERE_RIGHT => false,
            _ => return None,
        };
        let places = count.places(before, n);
        let end = at + len;
        // "In house 3 and two houses to the left of the vet": a distance.
        let goes_on = self.found.items.iter().any(|item| matches!(item, Item::Beyond(_)));
        let whom = matches!(self.word(end), "him" | "her" | "it" | "them" | "his" | "its");
        if after_counted && !has && !had && !goes_on && !whom {
            return None;
        }
        if !has && !had {
            return Some((Item::Beyond(places), end));
        }
        let him = matches!(self.word(end), "him" | "her" | "it" | "them" | "himself" | "herself");
        let own = self.tokens[self.at + at..self.at + end]
            .iter()
            .any(|token| token.is(&["his", "her", "its", "their"]));
        (him || own || side.noun).then(|| (Item::At(places), end + usize::from(him)))
    }

    /// "Exactly two of the items were cheaper than", at what compares: the amounts that as many are
    /// beyond.
    fn counted_amounts(&mut self, count: &SoMany, at: usize) -> Option<(Item, usize)> {
        let found = self.ground.measures.comparison_at(self.tokens, self.at + at);
        let (comparison, len) = found.filter(|_| count.verb)?;
        let n = self.ground.houses;
        let beyond = |y: u8| comparison.fits.iter().filter(|(_, other)| *other == y).count();
        let fits = |y: &u8| count.reach.contains(&(beyond(*y) as u8));
        let category = comparison.category;
        let amounts: Vec<Value> =
            (0..n).filter(fits).map(|index| Value { category, index }).collect();
        let mentions = self.mention(&amounts, at + len);
        (!amounts.is_empty()).then_some((Item::BeyondAmong(mentions), at + len))
    }

    /// "Ann's only neighbor", "the only neighbor of Ann", "the only one next to Ann": Ann is at an
    /// end.
    pub(super) fn only_neighbor(&mut self) -> bool {
        let n = self.ground.houses;
        let ends: Houses = [0, n - 1].into_iter().collect();
        if let Some(len) = self.one_neighbor_named() {
            self.push(Item::At(ends), 0);
            self.push(Item::And, len);
            self.push_side(Side::sure(Offsets::NEXT_TO), 0);
            return true;
        }
        // "…, and he drinks tea": nobody can tell which of the two.
        let counted = self.has().then(|| self.phrases(&ONE_NEIGHBOR)).flatten();
        if let Some(len) = counted {
            let mark = usize::from(self.word(len) == ",");
            let and = mark + usize::from(matches!(self.word(len + mark), "and" | "but"));
            if and > 0 && matches!(self.word(len + and), "he" | "she" | "it" | "they") {
                self.push(Item::Danger, len);
                return true;
            }
        }
        if !matches!(self.word(0), "only" | "sole" | "single" | "lone") {
            return false;
        }
        let of = self.word(1) == "neighbor" && matches!(self.word(2), "of" | "to");
        if of {
            self.push_side(Side::sure(Offsets::NEXT_TO), 3);
            self.push(Item::At(ends), 0);
            return true;
        }
        if self.word(1) == "neighbor" && self.found.items.last() == Some(&Item::Possessive) {
            self.found.items.pop();
            self.found.starts.pop();
            self.push(Item::At(ends), 0);
            self.push(Item::Possessive, 1);
            return true;
        }
        let led = self.at > 0 && self.tokens[self.at - 1].is(&["the"]);
        if !led || self.ground.class(self.word(1)) != Class::Noun {
            return false;
        }
        let mut at = 2;
        at += usize::from(matches!(self.word(at), "who" | "that"));
        at += usize::from(matches!(self.ground.class(self.word(at)), Class::Verb | Class::Be));
        match side_at(self.tokens, self.at + at, n, &self.ground.scenery) {
            Some((side, len))
                if side.readings == [(Offsets::NEXT_TO, "")]
                    && !side.mutual
                    && self.names_next(at + len) =>
            {
                self.push_side(side, at + len);
                self.push(Item::At(ends), 0);
                true
            }
            _ => false,
        }
    }

    /// Whether a value is named from here on before a verb or mark.
    fn names_next(&self, ahead: usize) -> bool {
        let rest = &self.tokens[self.at + ahead..];
        let ends = |token: &Token| {
            token.is_mark() || matches!(self.ground.class(&token.word), Class::Verb | Class::Be)
        };
        let len = rest.iter().position(ends).unwrap_or(rest.len());
        let here = self.at + ahead..self.at + ahead + len.max(1);
        self.found.mentions.iter().any(|mention| here.contains(&mention.start))
    }

    /// "Has only one neighbor, the owner of the dog": up to the name.
    fn one_neighbor_named(&self) -> Option<usize> {
        let counts =
            ["only one neighbor", "just one neighbor", "one neighbor", "a single neighbor"];
        let len = self.has().then(|| self.phrases(&counts)).flatten()?;
        let mark = matches!(self.word(len), "," | ":" | "-");
        let from = len + 1 + usize::from(self.word(len + 1) == "namely");
        let rest = self.tokens.get(self.at + from..).filter(|_| mark)?;
        let name = rest.iter().take_while(|token| !token.is_mark()).count();
        let named = |at: usize| self.found.mentions.iter().any(|m| (m.start..m.end).contains(&at));
        let here = self.at + from..self.at + from + name;
        let verb = |at: usize| {
            let token = &self.tokens[at];
            !named(at) && matches!(self.ground.class(&token.word), Class::Verb | Class::Be)
                || token.is(&["and", "but", "so", "has", "had"])
        };
        let mut clause =
            here.clone().take_while(|&at| !self.tokens[at].is(&["who", "that", "whose"]));
        (here.clone().any(named) && !clause.any(verb)).then_some(from)
    }

    /// "Has only one neighbor", "has no neighbor on her right", "has neighbors on both sides".
    fn counted_neighbors(&self) -> Option<(Item, usize)> {
        let n = self.ground.houses;
        if !self.has() {
            return None;
        }
        let ends: Houses = [0, n - 1].into_iter().collect();
        let inner: Houses = (1..n - 1).collect();
        let counts: [(&[&str], Houses); 2] = [
            (
                &[
                    "only one next door neighbor",
                    "only one neighbor",
                    "just one neighbor",
                    "exactly one neighbor",
                    "a single neighbor",
                    "one neighbor only",
                ],
                ends,
            ),
            (
                &[
                    "neighbors on both sides",
                    "a neighbor on both sides",
                    "a neighbor on either side",
                    "two neighbors",
                ],
                inner,
            ),
        ];
        let found = counts.iter().find_map(|(phrases, set)| Some((*set, self.phrases(phrases)?)));
        let (set, len) = match found {
            Some(found) => found,
            None => {
                let len = self.phrases(&["no next door neighbor", "no neighbor"])?;
                let led = ["on the", "to the", "on his", "on her", "on its", "to his", "to her"];
                let led = led.iter().find(|words| {
                    words.split(' ').enumerate().all(|(i, word)| self.word(len + i) == word)
                })?;
                let at = len + led.split(' ').count();
                let first = self.ground.scenery.end_named(self.word(at))?;
                let end = if first { 0 } else { n - 1 };
                return Some((Item::At(Houses::only(end)), at + 1));
            }
        };
        let end = self.tokens.get(self.at + len);
        let ends_here = end.is_none_or(|t| t.is_mark() || t.is(&["and", "but"]));
        ends_here.then_some((Item::At(set), len))
    }
}
