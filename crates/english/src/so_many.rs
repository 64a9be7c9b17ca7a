//! How many are on a side: "two houses are to the left of", "nobody in front of".

use std::ops::RangeInclusive;

use super::counting::Counting;
use super::lexicon::Class;
use super::tokens::number;
use puzzle::Houses;

impl Counting<'_> {
    /// "Two houses are to the left of", "there are two people behind", "nobody in front of": the
    /// places that leave so many on that side; after how many words that side starts. `goes_on`:
    /// whether the noun may be left out, as in "two houses to its left and two to its right".
    pub fn so_many_beside(&self, goes_on: bool) -> Option<(SoMany, usize)> {
        let mut at = 0;
        let there = ["there is", "there are", "there was", "there were"];
        let there = there.iter().find_map(|phrase| self.phrase(0, phrase)).unwrap_or(0);
        at += there;
        let least = self.phrase(at, "at least");
        // "Fewer than three": at most two.
        let fewer = ["fewer than", "less than"].iter().find_map(|words| self.phrase(at, words));
        let over = self.phrase(at, "more than");
        let most = ["at most", "no more than", "not more than", "up to"];
        let most = most.iter().find_map(|words| self.phrase(at, words)).or(fewer);
        let least = least.or(over.filter(|_| most.is_none()));
        at += least.or(most).unwrap_or(0);
        while matches!(self.word(at), "exactly" | "only" | "just" | "precisely") {
            at += 1;
        }
        let (k, noun) = match self.word(at) {
            "nobody" | "nothing" => (0, false),
            "no" if self.word(at + 1) == "one" => {
                at += 1;
                (0, false)
            }
            "no" => (0, true),
            word => (number(word)?, true),
        };
        at += 1;
        let of = at;
        while matches!(self.word(at), "other" | "more" | "else" | "of") {
            at += 1;
        }
        // "One man", "all three women" are fewer than the persons.
        let sexed = matches!(self.word(at), "man" | "men" | "woman" | "women" | "boys" | "girls");
        if sexed && self.ground.sexes.is_some() {
            return None;
        }
        // "Two of the items", "two of the other five films".
        let counted = at > of && self.word(at - 1) == "of";
        while counted
            && (matches!(self.word(at), "the" | "our" | "these" | "those" | "other" | "all")
                || number(self.word(at)).is_some())
        {
            at += 1;
        }
        // "No cousin is younger than".
        let does = matches!(self.ground.class(self.word(at + 1)), Class::Be | Class::Verb)
            || matches!(self.word(at + 1), "cost" | "costs");
        let alone = k < 2
            && does
            && !self.tokens[self.at + at].is_mark()
            && matches!(
                self.ground.class(self.word(at)),
                Class::Noun | Class::Unknown | Class::Filler
            );
        let them = counted && matches!(self.word(at), "them" | "us");
        let plural = self.word(at).ends_with('s') && self.ground.class(self.word(at)) != Class::Be;
        let named =
            self.is_noun(at) || them || alone || plural && !self.tokens[self.at + at].is_mark();
        if noun && !named && !goes_on {
            return None;
        }
        at += usize::from(noun && named);
        // "Two classes in the week are later than".
        let row = matches!(self.word(at), "in" | "of" | "on") && self.word(at + 1) == "the";
        let row = row
            && noun
            && matches!(
                self.word(at + 2),
                "week"
                    | "year"
                    | "row"
                    | "line"
                    | "race"
                    | "building"
                    | "street"
                    | "day"
                    | "bookcase"
                    | "queue"
                    | "list"
                    | "month"
                    | "show"
                    | "house"
                    | "block"
                    | "tower"
            );
        at += 3 * usize::from(row);
        // "One shelf that is higher than".
        at += usize::from(there > 0 && matches!(self.word(at), "that" | "who" | "which"));
        let start = at;
        // "Two of the others have their lessons before".
        let own = matches!(self.word(at), "have" | "had") && self.word(at + 1) == "their";
        at += 3 * usize::from(own && counted);
        while at < start + 3
            && (matches!(self.ground.class(self.word(at)), Class::Be | Class::Verb)
                || matches!(self.word(at), "cost" | "costs" | "out" | "off" | "place" | "will"))
        {
            at += 1;
        }
        at += self.own_deed(at, at > start);
        // "No house somewhere to the left of Ann's has a dog": what is said comes later.
        let verb = there > 0 || at > start || goes_on;
        while matches!(self.word(at), "that" | "who" | "somewhere" | "anywhere") {
            at += 1;
        }
        let reach = match (least, most) {
            (Some(_), _) if over.is_some() => k + 1..=14,
            (Some(_), _) => k..=14,
            (_, Some(_)) if fewer.is_some() => 0..=k.checked_sub(1)?,
            (_, Some(_)) => 0..=k,
            _ => k..=k,
        };
        // "Lives two houses to the left of" is a distance.
        Some((SoMany { reach, verb }, at))
    }

    /// "Have an exam", "appear for the exam" before "after Ann": what all of them do.
    fn own_deed(&self, from: usize, done: bool) -> usize {
        let mut at = from + usize::from(matches!(self.word(from), "has" | "have" | "had"));
        let led = done || at > from;
        let into = matches!(self.word(at), "for" | "to" | "in" | "at");
        at += usize::from(into);
        if !led && !into
            || !matches!(self.word(at), "a" | "an" | "the" | "their" | "his" | "her")
            || self.word(at + 1).is_empty()
            || !matches!(self.ground.class(self.word(at + 1)), Class::Noun | Class::Unknown)
        {
            return 0;
        }
        at + 2 - from
    }
}

/// So many places.
pub(super) struct SoMany {
    pub reach: RangeInclusive<u8>,
    /// Whether a verb says that they are there.
    pub verb: bool,
}

impl SoMany {
    /// The places in a row of `n` with so many before them, or after.
    pub fn places(&self, before: bool, n: u8) -> Houses {
        let beside = |house: u8| if before { house } else { n - 1 - house };
        (0..n).filter(|&house| self.reach.contains(&beside(house))).collect()
    }
}
