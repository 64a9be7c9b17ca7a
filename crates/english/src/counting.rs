//! Phrases that count or compare: "exactly two houses lie between", "the same person", "three
//! different people".

use super::Ground;
use super::items::Item;
use super::lexicon::Class;
use super::relations::Side;
use super::tokens::{Token, number, phrase_at};
use puzzle::Offsets;

/// The words from one place on.
pub(super) struct Counting<'t> {
    pub tokens: &'t [Token],
    pub at: usize,
    pub ground: &'t Ground,
}

impl Counting<'_> {
    pub(super) fn word(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", |token| token.word.as_str())
    }

    pub(super) fn phrase(&self, from: usize, phrase: &str) -> Option<usize> {
        phrase_at(self.tokens, self.at + from, phrase)
    }

    pub(super) fn is_noun(&self, ahead: usize) -> bool {
        let word = self.word(ahead);
        // "8 points" is a value, "one day" a step of a row of days.
        let step = matches!(word, "day" | "days" | "month" | "months" | "night" | "nights")
            && self.ground.scenery.is_place(word)
            && self.tokens[self.at..].iter().any(|token| token.is(&["between"]));
        if self.ground.measures.names(word) && !step {
            return false;
        }
        self.ground.scenery.is_place(word)
            || self.ground.class(word) == Class::Noun
            || matches!(word, "others" | "days" | "individuals" | "residents" | "students")
    }

    /// "By exactly one place", "two places later", at the end of a clause: how far.
    pub fn so_far(&self) -> Option<(u8, usize)> {
        let mut at = usize::from(self.word(0) == ",");
        let by = self.word(at) == "by";
        at += usize::from(by);
        while matches!(self.word(at), "exactly" | "just" | "only" | "precisely" | "the") {
            at += 1;
        }
        let k = match self.word(at) {
            "a" => 1,
            word => number(word).filter(|k| (1..=15).contains(k))?,
        };
        at += 1;
        at += usize::from(matches!(self.word(at), "single" | "full" | "whole"));
        let noun = self.word(at);
        let unit = matches!(
            noun,
            "place" | "places" | "position" | "positions" | "spot" | "spots" | "step" | "steps"
        );
        if !unit && !self.ground.scenery.is_place(noun) {
            return None;
        }
        at += 1;
        let way = matches!(self.word(at), "later" | "earlier" | "afterwards" | "behind" | "ahead");
        at += usize::from(way);
        let ends = self
            .tokens
            .get(self.at + at)
            .is_none_or(|token| token.is_mark() || token.is(&["and", "but", "while"]));
        (by != way && ends).then_some((k, at))
    }

    /// "Exactly two houses lie between"; "two houses" at the end of a sentence. `mentioned`: whether
    /// a value starts at this token.
    pub fn gap(&self, mentioned: impl Fn(usize) -> bool) -> Option<(Item, usize)> {
        let mut at = 0;
        for phrase in ["there is", "there are", "there was", "there were", "with"] {
            at += self.phrase(at, phrase).unwrap_or(0);
        }
        let least = self.phrase(at, "at least");
        at += least.unwrap_or(0);
        let bounds = [
            ("more than", Reach::Over),
            ("fewer than", Reach::Under),
            ("less than", Reach::Under),
            ("at most", Reach::Most),
            ("no more than", Reach::Most),
            ("not more than", Reach::Most),
        ];
        let bound =
            bounds.iter().find_map(|(words, reach)| Some((self.phrase(at, words)?, *reach)));
        at += bound.map_or(0, |(len, _)| len);
        let reach = match (least, bound) {
            (Some(_), _) => Reach::Least,
            (None, Some((_, reach))) => reach,
            (None, None) => Reach::Just,
        };
        let bounded = !matches!(reach, Reach::Just);
        let mut exact = false;
        while matches!(self.word(at), "exactly" | "only" | "just" | "precisely" | "a" | "single") {
            exact = true;
            at += 1;
        }
        let k = match self.word(at) {
            "no" | "nobody" => 0,
            "another" => 1,
            word => match number(word) {
                Some(k) => k,
                // "A house stands between", "a single person between".
                // "In a house somewhere between" says where, not how many.
                None if exact && self.is_noun(at) && !self.after_preposition() => {
                    at -= 1;
                    1
                }
                None => return None,
            },
        };
        at += usize::from(self.word(at) != "nobody");
        let counted_from = at;
        // "Two of the other films came between".
        let counts = exact || k > 1;
        if counts && self.word(at) == "of" && matches!(self.word(at + 1), "the" | "these" | "those")
        {
            let rest = &self.tokens[self.at + at..];
            let rest = rest.iter().take(9).take_while(|token| !token.is_mark());
            if rest.into_iter().any(|token| token.is(&["between"])) {
                at += 2;
                at += usize::from(number(self.word(at)).is_some());
            }
        }
        while matches!(self.word(at), "other" | "more" | "full" | "single" | "empty") {
            at += 1;
        }
        // "Exactly two of the other families", but not "one of the tables between".
        let of = ["of the other", "of the", "of our", "of these"];
        let of = of.iter().filter(|_| exact || k > 1).find_map(|phrase| self.phrase(at, phrase));
        at += of.unwrap_or(0);
        let noun = self.word(at) != "between";
        // "Just one team between": whatever it is, that is how far.
        let counted = self.word(at + 1) == "between" && !self.ground.measures.names(self.word(at));
        // "Exactly two interviews take place between", though it is a verb elsewhere.
        let does =
            |ahead: usize| matches!(self.ground.class(self.word(ahead)), Class::Verb | Class::Be);
        let held = (exact || k > 1)
            && self.word(at).ends_with('s')
            && does(at)
            && does(at + 1)
            && (at + 2..at + 5).any(|at| self.word(at) == "between");
        let fits = self.is_noun(at) || self.word(at) == "nobody" || counted || held;
        // "Between the two there is precisely one other."
        if at > counted_from && k > 0 && !bounded && matches!(self.word(at), "" | "." | "!") {
            return Some((Item::Count(k), at));
        }
        if noun && (mentioned(self.at + at) || !fits) {
            return None;
        }
        at += usize::from(noun);
        // "Between the two just one person sits."
        let verb =
            self.at > 0 && matches!(self.ground.class(self.word(at)), Class::Verb | Class::Be);
        at += usize::from(verb && matches!(self.word(at + 1), "" | "." | "!"));
        let end = matches!(self.word(at), "" | "." | "!");
        let between =
            |word: &str| matches!(word, "between" | "separates" | "separate" | "separating");
        for _ in 0..8 {
            let word = self.word(at);
            if between(word) {
                // "Three hours lay between" them: they are three apart.
                let hours = self.tokens[self.at..self.at + at]
                    .iter()
                    .any(|token| token.is(&["hour", "hours"]));
                let k = if hours && k > 0 { k - 1 } else { k };
                return Some((Item::Gap(gap(k, reach)?), at + 1));
            }
            // "Exactly one person gives a talk between".
            let article = |word: &str| matches!(word, "a" | "an" | "the" | "his" | "her" | "their");
            let object = article(self.word(at - 1)) && between(self.word(at + 1));
            let takes_place =
                word == "place" && matches!(self.word(at - 1), "take" | "took" | "takes");
            let filler = matches!(self.ground.class(word), Class::Verb | Class::Be | Class::Filler)
                || takes_place
                || matches!(word, "that" | "which" | "who" | "for" | "will")
                || object
                || article(word);
            if !filler || mentioned(self.at + at) {
                break;
            }
            at += 1;
        }
        // "Arvo has two moons" where so many are a value.
        let valued = counted_from > 0 && mentioned(self.at + counted_from - 1);
        (end && k > 0 && !bounded && k < self.ground.houses && !valued && exact | (self.at > 0))
            .then_some((Item::Count(k), at))
    }

    fn after_preposition(&self) -> bool {
        self.at > 0 && self.tokens[self.at - 1].is(&["in", "on", "at"])
    }

    /// "Exactly two people between himself and Fred": how far from Fred.
    pub fn gap_from_itself(&self) -> Option<(Side, usize)> {
        let (Item::Gap(offsets), len) = self.gap(|_| false)? else { return None };
        let itself = ["himself", "herself", "itself", "themselves", "him", "her", "it", "them"];
        let led = itself.contains(&self.word(len)) && self.word(len + 1) == "and";
        led.then(|| (Side::sure(offsets), len + 2))
    }

    /// "The same person as", "four different people".
    pub fn identity(&self) -> Option<(Side, usize)> {
        let side = |offsets, mutual| Side { mutual, ..Side::sure(offsets) };
        if let Some(len) = ["together", "one and the same", "one person"]
            .iter()
            .find_map(|phrase| self.phrase(0, phrase))
        {
            let with = self.phrase(len, "with").or(self.phrase(len, "as")).unwrap_or(0);
            return Some((side(Offsets::SAME, with == 0), len + with));
        }
        if self.word(0) == "same" {
            let noun = usize::from(self.is_noun(1));
            let with = usize::from(matches!(self.word(1 + noun), "as" | "with"));
            return Some((side(Offsets::SAME, with == 0), 1 + noun + with));
        }
        let counted = usize::from(number(self.word(0)).is_some());
        if !matches!(self.word(counted), "different" | "distinct" | "separate") {
            return None;
        }
        let at = counted + 1;
        // "Ann, Bob and Cy are all different".
        let be = |back: usize| {
            let before = self.at.checked_sub(back).and_then(|at| self.tokens.get(at));
            before.is_some_and(|token| self.ground.class(&token.word) == Class::Be)
        };
        let all = self.at > 0 && self.tokens[self.at - 1].is(&["all"]);
        let others = ["from each other", "from one another"];
        let others = others.iter().find_map(|phrase| self.phrase(at, phrase)).unwrap_or(0);
        let ends = self.tokens.get(self.at + at + others).is_none_or(Token::is_mark);
        if ends && be(1 + usize::from(all)) && counted == 0 {
            return Some((side(Offsets::DIFFERENT, true), at + others));
        }
        let plural = self.word(at).ends_with('s') && !self.word(at).is_empty();
        let plural = plural
            || matches!(self.word(at), "people" | "men" | "women" | "children")
            || self.word(at).ends_with("men");
        let from = matches!(self.word(at + 1), "from" | "than");
        // "All paid different amounts": so they are at different places.
        let differs = self.ground.cues.is_name_of_category(self.word(at))
            || matches!(self.word(at), "amounts" | "prices" | "sums");
        let place = self.ground.scenery.is_place(self.word(at)) || self.is_noun(at) || differs;
        if from && place {
            return Some((side(Offsets::DIFFERENT, false), at + 2));
        }
        (plural && (place || counted == 1)).then(|| (side(Offsets::DIFFERENT, true), at + 1))
    }
}

/// How many are between two, by the number that is said.
#[derive(Clone, Copy)]
enum Reach {
    Just,
    Least,
    Over,
    Most,
    Under,
}

/// How far apart two are with `k` between them, or more, or fewer.
fn gap(k: u8, reach: Reach) -> Option<Offsets> {
    let k = k.min(14) + 1;
    let apart = match reach {
        Reach::Just => return Some(Offsets::apart(k)),
        Reach::Least => k..=15,
        Reach::Over => (k + 1).min(15)..=15,
        Reach::Most => 1..=k,
        Reach::Under => 1..=k.checked_sub(1).filter(|k| *k > 0)?,
    };
    Some(Offsets::from_bits(apart.fold(0, |bits, k| bits | Offsets::apart(k).bits())))
}
