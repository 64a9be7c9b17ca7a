//! Words for an end that are else a side, and asides about how one looks at the row: "lives on the
//! left", "the left-hand house", "counting from the gate".

use super::super::lexicon::Class;
use super::super::relations::side_at;
use super::super::scenery::Row;
use super::super::tokens::{Token, number, ordinal, phrase_at};
use super::{Item, Lexer, Within};
use puzzle::{Houses, Offsets};

impl Lexer<'_> {
    fn ends_here(&self, ahead: usize) -> bool {
        self.tokens
            .get(self.at + ahead)
            .is_none_or(|token| token.is_mark() || token.is(&["and", "but", "or", "while", "nor"]))
    }

    fn before(&self, back: usize, words: &[&str]) -> bool {
        self.at.checked_sub(back).is_some_and(|at| self.tokens[at].is(words))
    }

    /// "Lives on the left", "the left-hand house": the end, where it is not the side of something.
    /// "There is one house between Ann and Bob on the right": Bob is to the right of Ann.
    pub(super) fn second_to_one_side(&mut self) -> Option<usize> {
        let gap = self.found.items.iter().position(|item| matches!(item, Item::Gap(_)))?;
        let Item::Gap(offsets) = self.found.items[gap] else { return None };
        let values = self.found.items[gap..].iter().filter(|item| matches!(item, Item::Value(_)));
        let len = self.phrase("on the left").or(self.phrase("on the right"))?;
        if values.count() != 2 || !self.ends_here(len) {
            return None;
        }
        let right = self.word(len - 1) == "right";
        let kept = offsets.iter().filter(|offset| (*offset > 0) == right);
        let bits = kept.fold(0, |bits, offset| bits | Offsets::only(offset).bits());
        self.found.items[gap] = Item::Gap(Offsets::from_bits(bits));
        Some(len)
    }

    pub(super) fn bare_end(&self) -> Option<(Houses, usize)> {
        let vertical = matches!(self.ground.scenery.row, Row::Floors | Row::Stack | Row::Time);
        let led = matches!(self.word(0), "on" | "at" | "to" | "in");
        let side = usize::from(led) + usize::from(self.word(usize::from(led)) == "the");
        let sides = ["left", "right", "west", "east", "north", "south"];
        let the = side > usize::from(led);
        if vertical || !the || !sides.contains(&self.word(side)) {
            return None;
        }
        let mut len = side + 1 + usize::from(self.word(side + 1) == "hand");
        let noun = self.word(len);
        let site = self.ground.scenery.is_place(noun);
        let word_of_category = self.ground.cues.is_word_of_category(noun);
        if site || word_of_category && !matches!(noun, "side" | "end" | "neighbor") {
            len += usize::from(site);
            if matches!(self.word(len), "of" | "to" | "from") {
                return None;
            }
        } else {
            len += usize::from(matches!(self.word(len), "side" | "end"));
            // "The one on the left has a hat."
            let verb = (matches!(self.ground.class(self.word(len)), Class::Verb | Class::Be)
                || matches!(self.word(len), "has" | "had"))
                && self.found.items.iter().all(|item| matches!(item, Item::Noun | Item::Unknown));
            let clear = matches!(self.word(0), "on" | "at") || self.word(0) == "to" && !verb;
            if !clear || !(self.ends_here(len) || verb) || self.beside_something() {
                return None;
            }
        }
        let first = self.ground.scenery.end_named(self.word(side))?;
        let last = self.ground.houses - 1;
        Some((Houses::only(if first { 0 } else { last }), len))
    }

    /// "Directly behind the engine", "nearest the gate", "furthest from the stage": the end of the
    /// row that is there.
    pub(super) fn at_landmark(&self) -> Option<(Houses, usize)> {
        let away = ["furthest from", "farthest from", "furthest away from", "farthest away from"];
        let near = ["nearest to", "nearest", "closest to", "closest"];
        let at = [
            "behind",
            "next to",
            "beside",
            "by",
            "at",
            "right by",
            "in front of",
            "adjacent to",
            "alongside",
        ];
        let adverb = matches!(self.word(0), "directly" | "right" | "immediately" | "just");
        let from = usize::from(adverb);
        let (far, len, landmark) = match () {
            () if !adverb && self.phrases(&away).is_some() => (true, self.phrases(&away)?, false),
            () if !adverb && self.phrases(&near).is_some() => (false, self.phrases(&near)?, false),
            () => {
                let here = |phrase: &&str| phrase_at(self.tokens, self.at + from, phrase);
                (false, from + at.iter().find_map(here)?, true)
            }
        };
        let scenery = &self.ground.scenery;
        // "Either the closest to the star or the farthest from it".
        if !landmark && self.word(len) == "it" {
            let named = |token: &&Token| scenery.bearings.landmark(&token.word).is_some();
            let first =
                scenery.bearings.landmark(&self.tokens[..self.at].iter().rfind(named)?.word)?;
            let last = self.ground.houses - 1;
            return Some((Houses::only(if first != far { 0 } else { last }), len + 1));
        }
        // "Furthest from reception".
        let the = usize::from(self.word(len) == "the");
        if landmark && the == 0 {
            return None;
        }
        let len = len + the;
        // "By the compost heap".
        let two = usize::from(
            scenery.end_named(self.word(len)).is_none()
                && scenery.bearings.landmark(self.word(len + 1)).is_some(),
        );
        let len = len + two;
        if matches!(self.word(len + 1), "of" | "than") {
            return None;
        }
        let word = self.word(len);
        let known =
            scenery.bearings.landmark(word).is_some() || matches!(word, "engine" | "locomotive");
        let first = scenery.end_named(word).filter(|_| known || !landmark)? != far;
        let last = self.ground.houses - 1;
        Some((Houses::only(if first { 0 } else { last }), len + 1))
    }

    /// Whether a side said here is that of something: "next to Ann, on the left", "has a dog on the
    /// left".
    fn beside_something(&self) -> bool {
        let stop = self.found.items.iter().rposition(|item| *item == Item::Stop);
        let clause = &self.found.items[stop.map_or(0, |stop| stop + 1)..];
        let verb =
            clause.iter().rposition(|item| matches!(item, Item::Verb(_) | Item::Have | Item::Be));
        let said = &clause[verb.map_or(0, |verb| verb + 1)..];
        let has = verb.is_some_and(|verb| clause[verb] == Item::Have);
        let related = |item: &Item| matches!(item, Item::Side(_) | Item::Between(_) | Item::Gap(_));
        let valued = |item: &Item| matches!(item, Item::Value(_) | Item::Him);
        said.iter().any(related) || has && said.iter().any(valued)
    }

    /// "Counting from the gate", "seen from the left": it says nothing where that is the end where
    /// counting starts, and turns what is said around where it is the other.
    pub(super) fn looking_along(&self) -> Option<(Option<Item>, usize)> {
        let verbs = [
            "seen",
            "counting",
            "counted",
            "starting",
            "viewed",
            "reading",
            "read",
            "looking",
            "going",
            "numbering",
        ];
        if !verbs.contains(&self.word(0)) || self.word(1) != "from" {
            return None;
        }
        let at = 2 + usize::from(self.word(2) == "the");
        let word = self.word(at);
        let mut len = at + 1 + usize::from(self.word(at + 1) == "hand");
        len += usize::from(matches!(self.word(len), "side" | "end"));
        if matches!(word, "street" | "road" | "outside" | "audience" | "front") {
            return Some((None, len));
        }
        let first = self.ground.scenery.end_named(word);
        // "Going from the gate to the river".
        if first.is_some() && self.word(len) == "to" && self.word(len + 1) == "the" {
            len += 3;
        }
        // "Read from a book".
        if first.is_none() && !matches!(self.word(0), "counting" | "counted" | "numbering") {
            return None;
        }
        Some(((first != Some(true)).then_some(Item::Danger), len))
    }

    /// "Right at the back", "right in the middle": more of a place, no side.
    pub(super) fn right_at(&self) -> bool {
        self.word(0) == "right"
            && matches!(self.word(1), "at" | "in" | "on")
            && self.word(2) == "the"
            && !matches!(self.word(3), "left" | "right")
            && !self.before(1, &["the", "his", "her", "its", "on", "to"])
    }

    /// "…, right next to both of them" after "between": next door on both sides.
    pub(super) fn next_to_both(&self) -> Option<(usize, usize)> {
        let between = self.found.items.iter().rposition(|item| matches!(item, Item::Between(_)))?;
        let mut at = 0;
        let mut skip = |lists: &[&[&str]]| {
            for list in lists {
                at += usize::from(list.contains(&self.word(at)));
            }
            at
        };
        let start = skip(&[
            &[","],
            &["and", "but"],
            &["is", "are", "was", "stands", "lives", "sits", "being"],
            &["right", "directly", "immediately"],
        ]);
        let next = ["next to", "beside", "adjacent to", "next door to", "bordering", "adjoining"];
        let phrase = next.iter().find_map(|phrase| {
            phrase_at(self.tokens, self.at + start, phrase).map(|count| start + count)
        })?;
        let mut end = phrase + usize::from(self.word(phrase) == "them");
        if self.word(end) != "both" {
            return None;
        }
        end += 1;
        if self.word(end) == "of" && matches!(self.word(end + 1), "them" | "these" | "those") {
            end += 2;
        }
        self.ends_here(end).then_some((between, end))
    }

    /// Takes the ends of "between" as next door.
    pub(super) fn tighten(&mut self, between: usize) {
        self.found.items[between] = Item::Between(Within::Directly);
    }

    /// "His next-door neighbor" at the start of a clause: the neighbor of whom the one before spoke.
    pub(super) fn owns_neighbor(&self) -> bool {
        let start = self.found.items.is_empty() || self.after_joint();
        if !start || !matches!(self.word(0), "his" | "her" | "its" | "their") {
            return false;
        }
        let side = side_at(self.tokens, self.at + 1, self.ground.houses, &self.ground.scenery);
        side.is_some_and(|(side, _)| side.noun)
    }

    /// "Next to hers", "above her flat": beside whom the clause before spoke of.
    pub(super) fn owned_again(&self) -> Option<usize> {
        match self.word(0) {
            "hers" | "theirs" => Some(1),
            "his" if self.ends_here(1) && !self.found.items.is_empty() => Some(1),
            "her" | "his" | "its" | "their" => {
                let own = 1 + usize::from(self.word(1) == "own");
                let beside = matches!(self.found.items.last(), Some(Item::Side(_)));
                let place = self.ground.scenery.is_place(self.word(own));
                (beside && place && self.ends_here(own + 1)).then_some(own + 1)
            }
            _ => None,
        }
    }

    /// "To his left" with nothing had there: to the left of him.
    pub(super) fn his_side(&self, len: usize) -> bool {
        let words = &self.tokens[self.at..self.at + len];
        let his = words.iter().any(|token| token.is(&["his", "her", "its", "their"]));
        let side = words.last().is_some_and(|t| t.is(&["left", "right", "side"]));
        his && side && !matches!(self.word(len), "of" | "neighbor") && !self.is_had()
    }

    /// Whether the last verb is "has", or "with" or "flanked by" in its place.
    fn is_had(&self) -> bool {
        let verb = |item: &&Item| matches!(item, Item::Verb(_) | Item::Have | Item::Be);
        self.found.items.iter().rev().find(verb) == Some(&Item::Have)
    }

    /// "Flanked by Ann on its left and Bob on its right", "with the dog on her left": has them there.
    pub(super) fn has_at_its_sides(&self) -> Option<usize> {
        let len = self.phrases(&["flanked by", "with"])?;
        let rest = &self.tokens[self.at + len..];
        let verb = |token: &Token| {
            token.is(&[".", ";", "who", "that"])
                || matches!(self.ground.class(&token.word), Class::Verb | Class::Be)
        };
        let clause = rest.iter().position(verb);
        let clause = &rest[..clause.unwrap_or(rest.len()).min(12)];
        let sided = clause.windows(3).any(|three| {
            let own = three[1].is(&["his", "her", "its", "their"]);
            (own && three[0].is(&["on", "to", "at"]) || three[0].is(&["on"]))
                && (own || three[1].is(&["the", "one"]))
                && three[2].is(&["left", "right", "side"])
        });
        // "Has the house with the dog to its left": what it has there was said.
        let had = len == 1
            && matches!(
                self.found.items.as_slice(),
                [.., Item::Have, Item::Noun] | [.., Item::Have]
            );
        (sided && !had).then_some(len)
    }

    /// "On the left" after a place that is counted from there: "the first one on the left".
    pub(super) fn on_its_side(&self, houses: Houses, len: usize) -> Option<(Houses, usize)> {
        let word = |ahead: usize| self.word(len + ahead);
        let at = usize::from(matches!(word(0), "one" | "person" | "ship" | "man" | "woman"));
        let side = matches!(word(at), "on" | "to" | "from") && word(at + 1) == "the";
        let start = match word(at + 2) {
            "left" => self.ground.scenery.starts_left(),
            "right" => !self.ground.scenery.starts_left(),
            _ => return None,
        };
        let ends = !matches!(word(at + 3), "of" | "hand" | "side" | "end");
        let n = self.ground.houses;
        let counted = ordinal(self.word(0)).is_some();
        let turned = |houses: Houses| houses.iter().map(|house| n - 1 - house).collect();
        let last = self.word(0) == "last" && houses == Houses::only(n - 1);
        let meant = match () {
            () if last && start => Houses::only(0),
            () if last || counted && start => houses,
            () if counted => turned(houses),
            () => return None,
        };
        (side && ends && houses.len() == 1).then_some((meant, at + 3))
    }

    pub(super) fn of_the_row(&self, len: usize) -> usize {
        let word = |ahead: usize| self.word(len + ahead);
        if word(0) == "of" && word(1) == "all" && self.ends_here(len + 2) {
            return 2;
        }
        let of = matches!(word(0), "of" | "in" | "on") && matches!(word(1), "the" | "all" | "our");
        let counted = usize::from(number(word(2)) == Some(self.ground.houses));
        let noun = 2 + counted;
        let known = matches!(
            word(noun),
            "row"
                | "line"
                | "street"
                | "queue"
                | "race"
                | "table"
                | "hallway"
                | "corridor"
                | "group"
        );
        let plain = !word(noun).is_empty()
            && self.ground.class(word(noun)) != Class::Danger
            && self.tokens.get(self.at + len + noun).is_some_and(|token| !token.is_mark());
        let named = (self.at + len..=self.at + len + noun)
            .any(|at| self.found.mentions.iter().any(|m| m.start == at));
        let ends = !matches!(word(noun + 1), "of" | "who" | "with");
        let clear = word(0) == "of" || known || counted > 0;
        // "The eldest of the five lives there".
        let class = self.ground.class(word(noun));
        let over = !plain || matches!(word(noun), "and" | "but" | "or");
        let goes_on = over || !matches!(class, Class::Noun | Class::Unknown);
        if of && counted > 0 && !named && goes_on {
            return noun;
        }
        if of && plain && !named && ends && clear { noun + 1 } else { 0 }
    }
}
