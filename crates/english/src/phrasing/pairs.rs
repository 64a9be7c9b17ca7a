//! Pairs that are counted before they are named, and neighbors that are counted.

use super::super::tokens::stem;
use super::Wording;

impl Wording<'_> {
    /// "Of the two pupils Ann and Bob, one …": of Ann and Bob.
    pub(super) fn of_the_two_named(&mut self) {
        let noun = !self.is_mark(3) && !self.names(0..4);
        let followed = |at: usize| {
            let first = self.named().iter().find(|named| named.start == at);
            first.is_some_and(|first| self.is(first.end, &["and"]))
        };
        let two = self.is(0, &["of"]) && self.is(1, &["the", "these"]) && self.is(2, &["two"]);
        if two && noun && (followed(4) || self.is(4, &["the"]) && followed(5)) {
            self.replace(1..4, "");
        }
    }

    /// "By either of the two ladies, Mrs Eden and Mrs Fry": by either Mrs Eden or Mrs Fry.
    pub(super) fn name_pairs(&mut self) {
        for at in 0..self.tokens.len() {
            let joint = match self.tokens[at].word.as_str() {
                "either" | "one" => "or",
                "neither" => "nor",
                "both" => "and",
                _ => continue,
            };
            let counted = at + 2 + usize::from(self.is(at + 2, &["the", "these", "those"]));
            if !self.is(at + 1, &["of"]) || !self.is(counted, &["two"]) {
                continue;
            }
            let mark = (counted + 1..counted + 5).find(|&mark| self.is_mark(mark));
            let Some(mark) = mark.filter(|&mark| !self.names(at..mark)) else { continue };
            let and = (mark + 1..self.tokens.len().min(mark + 8)).find(|&and| {
                self.is(and, &["and", "or"])
                    && self.names(mark + 1..and)
                    && self.names(and + 1..and + 4)
            });
            let Some(and) = and else { continue };
            let end = self.named().iter().find(|named| named.start > and).map(|named| named.end);
            // "One …, the other …": which is which.
            if self.is(at, &["one"]) {
                if self.tokens[and..].iter().any(|token| token.is(&["other"])) {
                    return;
                }
                self.replace(at..at + 1, "either");
            }
            if let Some(end) = end.filter(|&end| self.is(end, &[",", ")", "-"])) {
                self.replace(end..end + 1, "");
            }
            self.replace(and..and + 1, joint);
            self.replace(at + 1..mark + 1, "");
            return;
        }
    }

    /// "Neither of Ann's neighbors drinks tea": she is not next to the one who does. "Has Ann and
    /// Bob as neighbors": is between them.
    pub(super) fn by_neighbors(&mut self) {
        if self.is(0, &["neither", "none"]) && self.is(1, &["of"]) {
            let owner = self.named().iter().find(|named| named.start <= 3).cloned();
            if let Some(owner) = owner.filter(|owner| owner.end < self.tokens.len()) {
                let neighbors = self.tokens[owner.end - 1].possessive
                    && self.is(owner.end, &["neighbor", "neighbors"]);
                let says = self.tokens[owner.end..].iter().any(|token| token.is(&["who", "nor"]));
                if neighbors && !says {
                    self.tokens[owner.end - 1].possessive = false;
                    self.replace(owner.end..owner.end + 1, "is not next to the one who");
                    self.replace(0..2, "");
                }
            }
            return;
        }
        let Some(end) = (3..self.tokens.len()).find(|&at| {
            self.is(at, &["neighbors"])
                && (self.is(at - 1, &["as"])
                    || self.is(at - 1, &["his", "her", "its", "their", "both", "immediate"])
                        && self.is(at - 2, &["as"]))
        }) else {
            return;
        };
        let Some(has) = (1..end).rfind(|&at| self.is(at, &["has", "have", "had"])) else { return };
        let Some(and) = (has + 1..end).find(|&at| self.is(at, &["and"])) else { return };
        let marked = (has..end).any(|at| self.is_mark(at) || self.is(at, &["not", "or", "who"]));
        if !marked && self.names(has + 1..and) && self.names(and + 1..end) {
            let from = (and + 1..end).rfind(|&at| self.is(at, &["as"])).unwrap_or(end);
            self.replace(from..end + 1, "");
            self.replace(has..has + 1, "is directly between");
        }
    }

    /// "They don't sell figs at the second stall": figs are not sold there.
    pub(super) fn they_do(&mut self) {
        if !self.is(0, &["they"]) {
            return;
        }
        let not = self.is(1, &["do", "did"]) && self.is(2, &["not"]);
        let verb = if not { 3 } else { 1 };
        let what = self.named().iter().find(|named| named.start > verb).cloned();
        let Some(what) = what.filter(|what| what.start <= verb + 2) else { return };
        let plain =
            self.is_word(verb) && (verb + 1..what.start).all(|at| self.is(at, &["the", "a"]));
        let stops = (0..self.tokens.len() - 1).any(|at| self.is_mark(at) || self.is(at, &["and"]));
        if plain && !stops && what.end < self.tokens.len() {
            self.replace(what.end..what.end, if not { "is not" } else { "is" });
            self.replace(0..what.start, "");
        }
    }

    fn is_word(&self, at: usize) -> bool {
        !self.is_mark(at) && !self.names(at..at + 1)
    }

    /// "Only one of Ann's two sides had a neighbor", "Ann had a neighbor on one side only": she is at
    /// an end.
    pub(super) fn seat_at_an_end(&mut self) {
        let Some(neighbor) = (0..self.tokens.len()).find(|&at| {
            self.is(at, &["neighbor", "somebody", "someone"])
                && (at + 1 == self.tokens.len() || self.is_mark(at + 1))
        }) else {
            return;
        };
        let start = usize::from(self.is(0, &["only", "just", "exactly"]));
        let sides = (start..neighbor).find(|&at| self.is(at, &["sides"]));
        let (true, true, Some(sides)) =
            (self.is(start, &["one"]), self.is(start + 1, &["of"]), sides)
        else {
            return;
        };
        let Some(owner) = self.named().last().cloned().filter(|owner| owner.end <= sides) else {
            return;
        };
        let has = (sides + 1..neighbor)
            .all(|at| self.is(at, &["has", "had", "a", "any", "is", "was", "next", "to"]));
        if has && start + 2 <= owner.start {
            self.tokens[owner.end - 1].possessive = false;
            self.replace(owner.end..neighbor + 1, "is at one of the ends");
            self.replace(0..start + 2, "");
        }
    }

    /// "With Ann on one side of him and Bea on the other", "flanked by Ann on one side and Bea on
    /// the other", "has Ann as a neighbor on one side and Bea on the other", "Ann and Bea, one on
    /// each side": directly between Ann and Bea.
    pub(super) fn sit_between(&mut self) {
        let one = (2..self.tokens.len()).find(|&at| {
            self.is(at, &["on"]) && self.is(at + 1, &["one"]) && self.is(at + 2, &["side"])
        });
        let Some(one) = one else { return };
        let adverb =
            |at: usize| at > 0 && self.is(at - 1, &["immediately", "directly", "right", "just"]);
        let mut joint = one + 3;
        if self.is(joint, &["of"]) {
            joint += 2;
        }
        let other = (joint + 1..self.tokens.len()).find(|&at| {
            self.is(at, &["on"]) && self.is(at + 1, &["the"]) && self.is(at + 2, &["other"])
        });
        // "And Bea, the baker, on the other" says something else of Bea.
        let plain = |other: &usize| !(joint..*other).any(|at| self.is_mark(at));
        let Some(other) = other.filter(|_| self.is(joint, &["and"])).filter(plain) else { return };
        let Some(with) = self.accompanied(one).filter(|_| self.names(joint..other)) else { return };
        let end = other + 3 + usize::from(self.is(other + 3, &["side"]));
        let (from, to) = (one - usize::from(adverb(one)), other - usize::from(adverb(other)));
        self.replace(to..end, "");
        self.replace(from..joint, "");
        self.drop_neighboring(with + 1, from);
        self.say_between(with);
    }

    /// "Has both Ann and Bea as neighbors, one on each side".
    pub(super) fn one_on_each_side(&mut self) {
        let each = (3..self.tokens.len()).find(|&at| {
            self.is(at, &["one"])
                && self.is(at + 1, &["on", "to"])
                && self.is(at + 2, &["each", "either"])
                && self.is(at + 3, &["side"])
        });
        let Some(each) = each.filter(|&each| self.clause_end(each) == each + 4) else { return };
        let Some(with) = self.accompanied(each) else { return };
        let joined = (with..each).any(|at| self.is(at, &["and"]));
        if joined
            && self.named().iter().filter(|named| (with..each).contains(&named.start)).count() == 2
        {
            let from = each - usize::from(self.is(each - 1, &[",", "-"]));
            self.replace(from..each + 4, "");
            self.drop_neighboring(with + 1, from);
            self.say_between(with);
        }
    }

    /// Where "with", "has" or "flanked by" stands before those who are named before `end`.
    fn accompanied(&self, end: usize) -> Option<usize> {
        let leads = [
            "with",
            "has",
            "had",
            "have",
            "flanked",
            "sandwiched",
            "surrounded",
            "between",
            "next",
            "beside",
        ];
        let lead = |at: usize| {
            self.is(at, &leads) && (!self.is(at, &["next"]) || self.is(at + 1, &["to"]))
        };
        (0..end).rfind(|&at| lead(at)).filter(|&with| self.names(with..end))
    }

    /// "Ann as a next door neighbor": Ann.
    fn drop_neighboring(&mut self, from: usize, end: usize) {
        let end = end.min(self.tokens.len());
        let near = ["neighbor", "neighbors", "neighboring", "adjacent", "adjoining", "next"];
        let Some(near) = (from..end).find(|&at| self.is(at, &near)) else { return };
        let Some(start) = (from..near).rfind(|&at| self.is(at, &["as", "for", "in", "at"])) else {
            return;
        };
        // "In an adjacent seat", "as next door neighbors".
        let mut stop = near + 1;
        while stop < end
            && !self.is(stop, &["and"])
            && !self.is_mark(stop)
            && !self.names(stop..stop + 1)
        {
            stop += 1;
        }
        if !self.names(start..stop) {
            self.replace(start..stop, "");
        }
    }

    fn say_between(&mut self, with: usize) {
        let has = self.is(with, &["has", "had", "have"]);
        let by = usize::from(self.is(with + 1, &["by", "between", "to", "both"]));
        let both = usize::from(self.is(with + 1 + by, &["both"]));
        let be = if has { "is " } else { "" };
        self.replace(with..with + 1 + by + both, &format!("{be}directly between"));
    }

    /// "Someone in a woolen scarf is reading": the person in it.
    pub(super) fn somebody_who(&mut self) {
        let told = ["in", "with", "wearing", "who", "whose", "from", "carrying", "holding"];
        for at in 0..self.tokens.len() {
            let who = self.is(at, &["someone", "somebody"]) && self.is(at + 1, &told);
            if who && !self.is(at + 2, &["else"]) {
                self.replace(at..at + 1, "the person");
                return;
            }
        }
    }

    /// "On the right of Ann, next door": immediately so.
    pub(super) fn next_door_at_last(&mut self) {
        let Some(last) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let told = last > 5
            && self.is(last, &["door"])
            && self.is(last - 1, &["next"])
            && self.is_mark(last - 2);
        let side = (1..last).find(|&at| {
            self.is(at - 1, &["on", "to"])
                && self.is(at, &["the"])
                && self.is(at + 1, &["left", "right"])
                && self.is(at + 2, &["of"])
        });
        if let Some(side) = side.filter(|_| told) {
            self.replace(last - 2..last + 1, "");
            self.replace(side - 1..side - 1, "immediately");
        }
    }

    /// "Immediately to the left of Ann, on her left": the same twice.
    pub(super) fn on_the_same_side(&mut self) {
        let Some(last) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let theirs = ["his", "her", "its", "their", "the"];
        let told = last > 5
            && self.is(last, &["left", "right"])
            && self.is(last - 1, &theirs)
            && self.is(last - 2, &["on", "to"])
            && self.is(last - 3, &[",", "-"]);
        let side = self.tokens[last].word.clone();
        let before = (0..last.saturating_sub(3)).filter(|&at| self.is(at, &["left", "right"]));
        let before: Vec<usize> = before.collect();
        if let (true, [only]) = (told, before.as_slice()) {
            if self.tokens[*only].word == side && self.is(only + 1, &["of"]) {
                self.replace(last - 3..last + 1, "");
            }
        }
    }

    /// "The person's child is named Ann is next to …", as some texts have it: the person whose child
    /// is.
    pub(super) fn whose_is_named(&mut self) {
        let mut at = 0;
        while at + 3 < self.tokens.len() {
            let persons =
                self.is(at, &["person", "owner", "resident"]) && self.tokens[at].possessive;
            if persons && self.is(at + 2, &["is"]) && self.is(at + 3, &["named", "called"]) {
                self.tokens[at].possessive = false;
                self.replace(at + 1..at + 1, "whose");
            }
            at += 1;
        }
    }

    /// "Two houses between A and B, with A on the left": and A is left of B.
    pub(super) fn on_which_side(&mut self) {
        let Some(last) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let ends = last > 4
            && self.is(last, &["left", "right"])
            && self.is(last - 1, &["the"])
            && self.is(last - 2, &["on"]);
        let with = (1..last).rfind(|&at| self.is(at, &["with"]) && self.is_mark(at - 1));
        let Some(with) = with.filter(|_| ends) else { return };
        let text = |range: &std::ops::Range<usize>| -> Vec<String> {
            self.tokens[range.clone()].iter().map(|token| token.word.clone()).collect()
        };
        let named = self.named().to_vec();
        let [a, b, again] = named.as_slice() else { return };
        let here = text(again);
        let like = |range: &std::ops::Range<usize>| {
            let said = text(range);
            said.iter().any(|word| here.iter().any(|other| stem(word) == stem(other)))
        };
        let other = match (like(a), like(b)) {
            (true, false) => b.clone(),
            (false, true) => a.clone(),
            _ => return,
        };
        if again.start < with || other.end > with {
            return;
        }
        let other = self.tokens[other].to_vec();
        let side = self.tokens[last].word.clone();
        self.replace(last - 2..last + 1, &format!("is somewhere to the {side} of the"));
        let end = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        self.tokens.splice(end..end, other);
        self.replace(with..with + 1, "and");
    }
}
