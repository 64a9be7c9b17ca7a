//! Who has what, in other words: "bananas are not her snack", "the winner of the badge", "what she
//! got was a rug", "you will find the ship there".

use super::super::leaving::departs;
use super::super::lexicon::Class;
use super::super::relations::side_at;
use super::super::tokens::{number, ordinal};
use super::Wording;

const BE: &[&str] = &["is", "are", "was", "were"];

/// What somebody may have, be it the name of a category or not.
const THINGS: &[&str] = &[
    "color",
    "choice",
    "pick",
    "thing",
    "style",
    "job",
    "pet",
    "drink",
    "dish",
    "snack",
    "lunch",
    "topic",
    "subject",
    "hobby",
    "sport",
    "instrument",
    "hometown",
    "nationality",
    "car",
    "hat",
];

/// What "in the … of" says without naming anything that somebody has.
const SITES: &[&str] = &[
    "end",
    "start",
    "beginning",
    "side",
    "middle",
    "center",
    "front",
    "back",
    "top",
    "bottom",
    "left",
    "right",
    "head",
    "rear",
    "order",
    "number",
    "name",
    "edge",
    "foot",
    "corner",
    "direction",
    "row",
    "line",
    "company",
    "case",
    "time",
    "course",
    "form",
    "shape",
    "color",
    "north",
    "south",
    "east",
    "west",
    "neighborhood",
    "vicinity",
    "presence",
    "sight",
];

impl Wording<'_> {
    /// "Lost to the entry from 6B": to the one from there.
    pub(super) fn thing_from(&mut self) {
        let led =
            ["to", "than", "beat", "beside", "behind", "after", "before", "above", "below", "of"];
        let ranks = ["winner", "loser", "champion", "former", "latter", "rest", "first", "last"];
        let found = (1..self.tokens.len()).find(|&at| {
            let noun = at + 1;
            self.is(at, &["the"])
                && self.is(at - 1, &led)
                && self.is(noun + 1, &["from", "with", "wearing"])
                && !self.is(noun, SITES)
                && !self.is(noun, &ranks)
                && !self.names(noun..noun + 1)
                && self.tokens.get(noun).is_some_and(|token| {
                    self.ground.class(&token.word) == Class::Unknown
                        && !token.word.ends_with("est")
                        && !self.ground.cues.is_name_of_category(&token.word)
                        && number(&token.word).is_none()
                        && ordinal(&token.word).is_none()
                })
                && self.names(noun + 2..noun + 4)
        });
        if let Some(at) = found {
            self.replace(at + 1..at + 2, "one");
        }
    }

    /// "A fern stands in the lobby of the law firm": at the law firm.
    pub(super) fn in_the_room_of(&mut self) {
        let found = (0..self.tokens.len()).find(|&at| {
            let noun = at + 2;
            self.is(at, &["in", "on", "at", "inside", "outside"])
                && self.is(at + 1, &["the"])
                && self.is(noun + 1, &["of"])
                && (!self.is(noun, SITES) || self.is(at, &["on"]) && self.is(noun, &["back"]))
                && !self.names(noun..noun + 1)
                && self.tokens.get(noun).is_some_and(|token| {
                    self.ground.class(&token.word) == Class::Unknown
                        && !self.ground.cues.is_name_of_category(&token.word)
                        && number(&token.word).is_none()
                        && ordinal(&token.word).is_none()
                })
                && self.names(noun + 2..noun + 4)
        });
        if let Some(at) = found {
            self.replace(at..at + 4, "at");
        }
    }

    /// "Ann's tent is not blue, and bananas are not her snack", "the ship is on his shelf": not hers,
    /// his.
    pub(super) fn own_noun(&mut self) {
        let led = |own: usize| {
            let inside = usize::from(self.is(own - 1, &["in", "on", "at", "with"]));
            let verb = own - inside - 1;
            let verb = verb - usize::from(self.is(verb, &["not"]) && verb > 0);
            let said = self.is(verb, BE)
                && self.named().iter().any(|named| named.end == verb && named.start > 0);
            (said && self.is(own, &["his", "her", "their", "its"])).then_some((own, inside))
        };
        let Some((own, inside)) = (3..self.tokens.len()).find_map(led) else { return };
        let noun = self.tokens.get(own + 1).is_some_and(|token| match inside {
            0 => {
                token.is(THINGS)
                    || self.ground.cues.is_name_of_category(&token.word)
                    || self.ground.cues.is_word_of_category(&token.word)
            }
            _ => self.ground.scenery.is_place(&token.word),
        });
        let ends = own + 2 >= self.tokens.len() || self.is_mark(own + 2);
        if noun && ends && !self.names(own + 1..own + 2) {
            let theirs = if self.is(own, &["his"]) { "his" } else { "hers" };
            self.replace(own - inside..own + 2, theirs);
        }
    }

    /// "What they got was a rug": they got a rug. "That is where they have chess": it has chess.
    pub(super) fn what_they_did(&mut self) {
        let starts =
            |at: usize| at > 0 && (self.is_mark(at - 1) || self.is(at - 1, &["and", "but"]));
        let they = ["he", "she", "it", "they", "you", "we", "people"];
        let Some(at) =
            (1..self.tokens.len()).find(|&at| starts(at) && self.is(at, &["what", "that"]))
        else {
            return;
        };
        let acts = |at: usize| {
            self.tokens.get(at).is_some_and(|verb| self.ground.class(&verb.word) == Class::Verb)
        };
        let what = self.is(at, &["what"]) && self.is(at + 1, &they[..4]);
        let be = at + 3 + usize::from(self.is(at + 3, &["about", "for", "on", "with", "in", "to"]));
        if what && acts(at + 2) && self.is(be, &["is", "was"]) {
            self.replace(be..be + 1, "");
            self.replace(at..at + 1, "");
            return;
        }
        // "That is what Bob is": it is Bob.
        let what = self.is(at, &["that"])
            && self.is(at + 1, &["is", "was"])
            && self.is(at + 2, &["what", "who"]);
        let bob = self.named().iter().find(|named| named.start >= at + 3).cloned();
        if let Some(bob) = bob.filter(|bob| what && bob.start <= at + 4) {
            let ends = bob.end + 1 >= self.tokens.len() || self.is_mark(bob.end + 1);
            let does = ["is", "was", "has", "had", "does", "did"];
            if ends && self.is(bob.end, &does) {
                self.replace(bob.end..bob.end + 1, "");
                self.replace(at..at + 3, "it is");
            }
            return;
        }
        let there = self.is(at + 1, &["is", "was"]) && self.is(at + 2, &["where"]);
        if there && self.is(at, &["that"]) && self.is(at + 3, &they[3..]) && acts(at + 4) {
            self.replace(at..at + 5, "it has");
        }
    }

    /// "If you open the third book, you will find a ribbon": it is in it.
    pub(super) fn open_and_find(&mut self) {
        let open =
            ["open", "unlock", "enter", "lift", "unwrap", "check", "read", "try", "peel", "unpack"];
        let find = ["find", "see", "meet", "discover", "get", "notice", "spot", "be"];
        let led = self.is(0, &["if", "when", "whenever"])
            && self.is(1, &["you", "we", "one"])
            && self.is(2, &open);
        let you = (3..self.tokens.len()).find(|&at| self.is(at, &["you", "we", "one"]));
        let Some(you) = you.filter(|_| led) else { return };
        let will = usize::from(self.is(you + 1, &["will", "would", "can"]));
        let plain = self.is(you + 1 + will, &find)
            && !self.tokens[3..].iter().any(|token| {
                token.is(&["not", "right", "left", "next", "beside", "between", "side"])
            });
        if plain {
            let comma = usize::from(self.is_mark(you - 1));
            self.replace(you - comma..you + 2 + will, "has");
            self.replace(0..3, "");
        }
    }

    /// "Between Ann's shelf and Bob's you will find the ship": it is there. "You will not find Ann or
    /// the hen in tent 4": neither is there.
    pub(super) fn you_find(&mut self) {
        let modal = ["will", "would", "can", "could", "may", "might"];
        let find = ["find", "see", "meet", "spot", "discover", "come"];
        let found = (0..self.tokens.len()).find_map(|you| {
            let not = usize::from(self.is(you + 2, &["not"]));
            let verb = you + 2 + not;
            let said = self.is(you, &["you"]) && self.is(you + 1, &modal) && self.is(verb, &find);
            let across =
                2 * usize::from(self.is(verb, &["come"]) && self.is(verb + 1, &["across"]));
            let whole = !self.is(verb, &["come"]) || across > 0;
            (said && whole).then_some((you, not, verb + 1 + across.saturating_sub(1)))
        });
        let Some((you, not, end)) = found else { return };
        if you > 1 && not == 0 {
            let start = (0..you).rev().find(|&at| self.is_mark(at)).map_or(0, |mark| mark + 1);
            let (ground, from) =
                (self.ground, start + usize::from(self.is(start, &["somewhere", "right"])));
            let placed = self.is(from, &["between"])
                || side_at(&self.tokens, start, ground.houses, &ground.scenery).is_some();
            let bare = (start..you).all(|at| {
                !matches!(
                    self.ground.class(&self.tokens[at].word),
                    Class::Verb | Class::Be | Class::Who
                ) || self.names(at..at + 1)
            });
            if placed && bare && self.names(start..you) {
                self.replace(you..end, "is");
            }
            return;
        }
        let opens = you == 0 || self.is_mark(you - 1);
        let or = (end..self.tokens.len()).find(|&at| self.is(at, &["or"]));
        let Some(or) = or.filter(|_| opens && not > 0) else { return };
        let inside = (or + 1..self.tokens.len()).find(|&at| self.is(at, &["in", "on", "at"]));
        let Some(inside) = inside else { return };
        let plain = !(end..inside).any(|at| self.is_mark(at));
        if plain && self.names(end..or) && self.names(or + 1..inside) {
            self.replace(inside..inside, "is");
            self.replace(or..or + 1, "nor");
            self.replace(you..end, "neither");
        }
    }

    /// "The kid who left a pillow at home": who forgot it.
    pub(super) fn leave_at_home(&mut self) {
        for at in 1..self.tokens.len() {
            let article = self.is(at + 1, &["a", "an", "his", "her", "their", "the"]);
            // "The patient who left gloves".
            let bare = self
                .named()
                .iter()
                .any(|named| named.start == at + 1 && !self.tokens[named.start].capital);
            let left =
                self.is(at, &["left", "leaves"]) && (article && self.names(at + 2..at + 3) || bare);
            let done = self.is(at - 1, &["who", "that", "other", "he", "she", "they"])
                && !(at > 2 && self.is(at - 1, &["other"]) && self.is(at - 3, &["on", "to", "at"]))
                || self.named().iter().any(|named| named.end == at);
            if left && done {
                self.replace(at..at + 1, "forgot");
            }
        }
    }

    /// "Left just before or just after Ann": no side is meant.
    pub(super) fn left_before_or_after(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            let soon = (at + 1..at + 5).any(|at| self.is(at, &["before", "after"]));
            soon && departs(&self.tokens, at) && !self.names(at..at + 1)
        });
        if let Some(left) = found {
            self.replace(left..left + 1, "departed");
        }
    }

    /// "The winner of the canoeing badge", "the proud owner of the dog": whoever has it.
    pub(super) fn owner_of(&mut self) {
        for at in 1..self.tokens.len() {
            let who = self
                .is(at, &["winner", "recipient", "bearer", "possessor", "maker", "sender"])
                && self.is(at + 1, &["of"]);
            let article = usize::from(self.is(at + 2, &["the", "a", "an"]));
            let named = self.names(at + 2 + article..at + 3 + article);
            if who && named && self.is(at - 1, &["the"]) {
                self.replace(at..at + 2, "person with");
                return;
            }
        }
    }

    /// "Than Ann and whoever owns the dog": and the person who owns it.
    pub(super) fn whoever_else(&mut self) {
        let joint = ["and", "or", "nor"];
        let mut at = 2;
        while at < self.tokens.len() {
            if self.is(at, &["whoever"]) && self.is(at - 1, &joint) && !self.is_mark(at - 2) {
                self.replace(at..at + 1, "the person who");
            }
            at += 1;
        }
    }

    /// "Has Wednesdays off": not those.
    pub(super) fn has_off(&mut self) {
        self.closed_on();
        let Some(off) = (2..self.tokens.len()).find(|&at| self.is(at, &["off"])) else { return };
        let ends = off + 1 >= self.tokens.len() || self.is_mark(off + 1);
        let Some(day) = self.named().iter().find(|named| named.end == off).cloned() else { return };
        let has = day.start - 1;
        // "Has 25 days off" is how many.
        let days = self.is(off - 1, &["day", "days", "weeks"]);
        if ends && !days && self.is(has, &["has", "have", "had", "takes", "took", "gets"]) {
            self.replace(off..off + 1, "");
            self.replace(has..has + 1, "is not on");
        }
    }

    /// "Is closed on Mondays and Tuesdays": is not on Mondays or Tuesdays.
    fn closed_on(&mut self) {
        let shut = ["closed", "shut", "off"];
        let found = (2..self.tokens.len()).find(|&at| {
            let be = self.is(at - 1, &["is", "are", "was", "were"]);
            be && self.is(at, &shut) && self.is(at + 1, &["on"])
        });
        let Some(at) = found.filter(|&at| self.names(at + 2..at + 3) && self.names(0..at)) else {
            return;
        };
        let end = self.said_until(at);
        let and = |i: &usize| self.is(*i, &["and"]) && self.names(i + 1..i + 3);
        if let Some(and) = (at + 2..end).find(and) {
            self.replace(and..and + 1, "or");
        }
        self.replace(at..at + 1, "not");
    }
}
