//! What puts values beside each other, with what joins several such words.

use super::super::lexicon::Class;
use super::super::relations::Side;
use super::super::scenery::Row;
use super::super::tokens::{Token, phrase_at};
use super::{Item, Lexer};
use puzzle::{Houses, Offsets};

impl Lexer<'_> {
    /// Whether the side that starts here is a verb: "beat", "lost to".
    pub(super) fn is_done(&self) -> bool {
        let verbs = ["beat", "beats", "defeated", "outran", "outranked", "lost", "precedes"];
        let subject = matches!(
            self.found.items.last(),
            Some(Item::Value(_) | Item::Noun | Item::And | Item::But | Item::Possessive)
        );
        // "Ann, who won gold, finished after Bob but before Cy".
        let after_aside = self.found.items.last() == Some(&Item::Comma)
            && self.found.items.contains(&Item::Who)
            && self.word(0).ends_with("ed")
            && !matches!(self.word(0), "followed" | "separated" | "flanked");
        // "Who lost to Gus".
        let told = self.found.items.last() == Some(&Item::Who) && verbs.contains(&self.word(0));
        subject && verbs.contains(&self.word(0)) || told || after_aside
    }

    /// "Only Ann …", of one alone.
    pub(super) fn names_only_one(&self) -> bool {
        let is = |at: usize, words: &[&str]| self.tokens.get(at).is_some_and(|t| t.is(words));
        let start = 1 + usize::from(is(1, &["the"]));
        let named = self.found.mentions.iter().find(|mention| mention.start == start);
        let alone = |end: usize| !is(end, &["and", "or", ","]);
        let denied = self.tokens.iter().any(|token| token.is(&["not", "no", "never"]));
        is(0, &["only"]) && !denied && named.is_some_and(|mention| alone(mention.end))
    }

    /// "Below the owl comes the cat, and below that the hen": below what was named last.
    pub(super) fn below_that(&mut self) -> bool {
        let after_side = matches!(
            self.found.items.as_slice(),
            [.., Item::And | Item::Comma | Item::Stop | Item::But, Item::Side(_)]
        );
        let class = self.ground.class(self.word(1));
        let acts =
            matches!(class, Class::Verb | Class::Be) || matches!(self.word(1), "," | "the" | "a");
        let that = self.word(0) == "that" && after_side && acts;
        if that {
            self.push(Item::Him, 1);
        }
        that
    }

    /// "Right before or right after" is one side.
    pub(super) fn push_side(&mut self, mut side: Side, len: usize) {
        let first = match side.readings.last() {
            Some((Offsets::SOMEWHERE_LEFT, _)) => Some(true),
            Some((Offsets::SOMEWHERE_RIGHT, _)) => Some(false),
            _ => None,
        };
        // "Only Ann was later than Bob": she was last, right after him.
        if let Some(first) = first.filter(|_| std::mem::take(&mut self.only) && !side.mutual) {
            let end = if first { 0 } else { self.ground.houses - 1 };
            let near = if first { Offsets::IMMEDIATELY_LEFT } else { Offsets::IMMEDIATELY_RIGHT };
            self.push(Item::At(Houses::only(end)), 0);
            self.push(Item::And, 0);
            side = Side { noun: side.noun, ..Side::sure(near) };
        }
        if std::mem::take(&mut self.near) || self.flanked {
            side.readings.retain(|(_, label)| *label != "somewhere");
        }
        let pair = ["the two", "these two", "the pair", "those two"].iter().find_map(|words| {
            let at = self.at + len;
            phrase_at(self.tokens, at, words).map(|count| at + count)
        });
        if let Some(after) = pair.filter(|&at| self.tokens.get(at).is_none_or(Token::is_mark)) {
            self.found.sides.push(side);
            self.push(Item::Side(self.found.sides.len() - 1), len);
            self.push(Item::Rest, after - self.at);
            return;
        }
        let items = self.found.items.as_slice();
        let joined = match items {
            [.., Item::Side(before), Item::Or | Item::Nor] => {
                self.found.sides[*before].either(&side).map(|both| (*before, both, 1))
            }
            // "Next to, and on the left of".
            [.., Item::Side(before), Item::And] => {
                self.found.sides[*before].both(&side).map(|both| (*before, both, 1))
            }
            [.., Item::Side(before), Item::Comma, Item::And] => {
                self.found.sides[*before].both(&side).map(|both| (*before, both, 2))
            }
            _ => None,
        };
        if let Some((before, side, joints)) = joined {
            self.found.sides[before] = side;
            let kept = self.found.items.len() - joints;
            self.found.items.truncate(kept);
            self.found.starts.truncate(kept);
            self.at += len;
            self.at += usize::from(joints == 2 && self.word(0) == ",");
            return;
        }
        let his = self.his_side(len);
        // "Has Ann's on its left": its left, not Ann's.
        let own = |token: &Token| token.is(&["his", "her", "its", "their"]);
        let said = &self.tokens[self.at..self.at + len];
        // "Adjoins Ann's on the left": nobody can tell whose left.
        let on = said.first().is_some_and(|token| token.is(&["on", "to"]));
        if !his
            && self.found.items.last() == Some(&Item::Possessive)
            && (on || said.iter().any(own))
        {
            self.found.items.pop();
            self.found.starts.pop();
        }
        self.found.sides.push(side);
        let whose = said.iter().position(own).map(|ahead| self.at + ahead);
        self.push(Item::Side(self.found.sides.len() - 1), len);
        if his {
            self.push(Item::Him, 0);
            if let (Some(start), Some(whose)) = (self.found.starts.last_mut(), whose) {
                *start = whose;
            }
        }
    }

    /// "Beat Ann by two places": makes the last side as long, where it says a direction.
    pub(super) fn keep_distance(&mut self, distance: u8) -> bool {
        let valued = |item: &&Item| matches!(item, Item::Value(_) | Item::Side(_));
        let last = self.found.items.iter().rev().find(valued);
        let Some(side) =
            self.found.sides.last_mut().filter(|_| matches!(last, Some(Item::Value(_))))
        else {
            return false;
        };
        let anywhere = |wanted: Offsets| side.readings.iter().any(|(found, _)| *found == wanted);
        let sign = match () {
            () if side.comparison.is_some() || side.mutual => return false,
            () if anywhere(Offsets::SOMEWHERE_LEFT) => 1,
            () if anywhere(Offsets::SOMEWHERE_RIGHT) => -1,
            () => return false,
        };
        side.readings = vec![(Offsets::only(sign * distance as i8), "")];
        true
    }

    /// "In front of the red house", "in front of Ann's house": at it, where the row goes from side
    /// to side.
    pub(super) fn in_front_of_a_house(&self) -> Option<usize> {
        let len = self.phrase("in front of").filter(|_| self.ground.scenery.row == Row::Side)?;
        let building = |token: &Token| {
            token.is(&[
                "house",
                "cottage",
                "building",
                "hut",
                "shop",
                "villa",
                "tent",
                "cabin",
                "door",
                "gate",
                "window",
                "classroom",
                "office",
                "garage",
                "cage",
            ])
        };
        let rest = &self.tokens[self.at + len..];
        // "Has a cider in front of him".
        let own = rest.first().is_some_and(|whom| whom.is(&["him", "her", "them", "it", "each"]));
        let near =
            self.at > 0 && self.tokens[self.at - 1].is(&["directly", "immediately", "right"]);
        if own && !near && matches!(self.found.items.last(), Some(Item::Value(_))) {
            return Some(len + 1);
        }
        // "In front of the barber's", where shops are listed.
        let from = self.at + len + usize::from(matches!(self.word(len), "the" | "a" | "an"));
        let shop = self.found.mentions.iter().find(|mention| mention.start == from);
        let shop = shop.is_some_and(|shop| {
            let last = &self.tokens[shop.end - 1];
            !last.capital && (last.possessive || is_shop(&last.word))
        });
        if shop {
            return Some(len);
        }
        let at = rest.iter().take(4).position(building)?;
        rest[..at].iter().all(|token| !token.is_mark()).then_some(len)
    }

    /// "Directly to Noah's left", "immediately on the Dane's right".
    pub(super) fn directly_to_its_side(&self) -> bool {
        let led = matches!(self.word(0), "directly" | "immediately" | "just" | "right")
            && matches!(self.word(1), "to" | "on" | "at");
        let start = self.at + 2 + usize::from(self.word(2) == "the");
        let owner = self.found.mentions.iter().find(|mention| mention.start == start);
        led && owner.is_some_and(|owner| {
            self.tokens[owner.end - 1].possessive
                && self.tokens.get(owner.end).is_some_and(|side| side.is(&["left", "right"]))
        })
    }

    /// "Next to neither A nor B": not next to A or B.
    pub(super) fn neither_beside(&mut self) -> bool {
        let side = matches!(self.found.items.last(), Some(Item::Side(_)));
        if !side || self.word(0) != "neither" {
            return false;
        }
        let place = self.found.items.len() - 1;
        let start = self.found.starts[place];
        self.found.items.insert(place, Item::Not);
        self.found.starts.insert(place, start);
        self.at += 1;
        true
    }
}

/// Whether something may stand in front of this, and it in no row that goes forward.
fn is_shop(word: &str) -> bool {
    const SHOPS: [&str; 16] = [
        "bakery",
        "bookshop",
        "pharmacy",
        "cafe",
        "library",
        "museum",
        "school",
        "church",
        "bank",
        "hotel",
        "restaurant",
        "brewery",
        "grocery",
        "cinema",
        "theater",
        "pub",
    ];
    word.ends_with("shop") || word.ends_with("store") || SHOPS.contains(&word)
}
