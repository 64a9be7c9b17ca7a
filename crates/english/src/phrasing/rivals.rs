//! Who has more or less than all the rest: "only Ann is older than Bob", "everyone else paid less";
//! and which way the row is told.

use std::ops::Range;

use super::super::tokens::number;
use super::Wording;

impl Wording<'_> {
    /// "The last appointment before 11:00", "the first one after": right before, right after.
    pub(super) fn last_before(&mut self) {
        let ends: [(&[&str], &[&str], &str); 2] = [
            (&["last", "final", "latest"], &["before", "preceding"], "immediately before"),
            (&["first", "earliest"], &["after", "following"], "immediately after"),
        ];
        for (end, joint, plain) in ends {
            let found = (1..self.tokens.len()).find(|&at| {
                self.is(at, &["the"])
                    && self.is(at + 1, end)
                    && !self.is_mark(at + 2)
                    && self.is(at + 3, joint)
                    && !self.names(at..at + 4)
            });
            if let Some(at) = found {
                self.replace(at..at + 4, plain);
            }
            // "The last train to leave before the timber train".
            let led = (1..self.tokens.len()).find(|&at| {
                self.is(at, &["the"])
                    && self.is(at + 1, end)
                    && self.is(at + 3, &["to"])
                    && !self.is_mark(at + 4)
                    && self.is(at + 5, joint)
                    && !self.names(at..at + 6)
            });
            if let Some(at) = led {
                self.replace(at..at + 6, plain);
            }
        }
    }

    /// What compares in the clause from `at` on: where it starts, and the token after "than".
    pub(super) fn comparison_in(&self, at: usize) -> Option<(usize, usize)> {
        let end = self.said_until(at);
        let than = (at + 1..end).find(|&at| self.is(at, &["than"]))?;
        let more = [
            "more", "less", "fewer", "higher", "lower", "faster", "slower", "earlier", "later",
            "bigger", "smaller", "better", "worse", "larger",
        ];
        let compares = |at: &usize| {
            self.is(*at, &more)
                || self.ground.scenery.grade.is_some_and(|g| g.compares(&self.tokens[*at].word))
                || self.ground.measures.compares(&self.tokens[*at].word)
        };
        let start = (at + 1..than).rev().take(4).find(compares)?;
        Some((start, than + 1))
    }

    /// "Only Ann is older than Bob": she is, and one is.
    pub(super) fn only_one_compares(&mut self) {
        let of = self.phrase(0, &["of the", "of all", "out of the", "out of all"]);
        let led = of.map_or(0, |_| self.said_until(0) + 1);
        if led > 7 || led > 0 && self.names(0..led) {
            return;
        }
        if !self.is(led, &["only"]) {
            return;
        }
        let end = self.said_until(led);
        let Some((start, _)) = self.comparison_in(led + 1) else { return };
        let Some(verb) = (led + 2..start).find(|&at| self.does(at) && !self.names(at..at + 1))
        else {
            return;
        };
        // "Only the one who drives a bus is older": the verb of the whole is the last.
        let verb = (verb..start).rfind(|&at| self.does(at)).unwrap_or(verb);
        let subjects = self.named().iter().filter(|named| (led..verb).contains(&named.start));
        if subjects.count() != 1 || self.is(led + 1, &["one", "two"]) {
            return;
        }
        let said: Vec<_> = self.tokens[verb..end].to_vec();
        self.replace(end..end, "and exactly one person");
        self.tokens.splice(end + 4..end + 4, said);
        self.replace(0..led + 1, "");
    }

    /// "All the other films are older than Ann's": as many as there are others.
    pub(super) fn all_others_compare(&mut self) {
        const ALL: &[&str] = &[
            "all of the other",
            "all the other",
            "all of the others",
            "all the others",
            "everyone else",
            "everybody else",
            "every other",
            "each of the other",
            "each of the others",
            "all others",
            "all other",
            "the other",
        ];
        let Some(mut at) = self.phrase(0, ALL) else { return };
        let counted = usize::from(self.tokens.get(at).is_some_and(|t| number(&t.word).is_some()));
        // "The other" alone is one of two.
        if self.is(0, &["the"]) && counted == 0 {
            return;
        }
        at += counted;
        at += usize::from(!self.does(at) && !self.is_mark(at));
        let compared = self.comparison_in(at).filter(|(start, _)| *start < at + 4);
        if self.does(at) && compared.is_some() && !self.names(0..at + 1) {
            let others = self.ground.houses - 1;
            self.replace(0..at, &format!("exactly {others} people"));
        }
    }

    /// "Ann is the only one who is older than Bob": only she is.
    pub(super) fn the_only_one(&mut self) {
        let found = (1..self.tokens.len()).find(|&at| {
            self.is(at, &["the"])
                && self.is(at + 1, &["only", "sole"])
                && self.is(at - 1, &["is", "was", "are", "were"])
        });
        let Some(at) = found else { return };
        let Some((start, _)) = self.comparison_in(at + 2) else { return };
        let subjects = self.named().iter().filter(|named| named.end < at).count();
        let marked = (0..start).any(|at| self.is_mark(at));
        if subjects == 1 && start < at + 7 && !marked && !self.names(at..start) {
            let verb = (at..start).rfind(|&i| self.does(i) && !self.is(i, &["is", "was"]));
            match verb {
                Some(verb) => self.replace(at - 1..verb, ""),
                None => self.replace(at..start, ""),
            }
            self.replace(0..0, "only");
        }
    }

    /// "Going from youngest to oldest, …", "in order of age, from youngest to oldest, …": as the row
    /// goes.
    pub(super) fn going_up(&mut self) {
        let up = [
            "youngest", "lowest", "cheapest", "least", "shortest", "earliest", "lightest",
            "smallest", "oldest",
        ];
        let down = [
            "oldest", "highest", "dearest", "most", "tallest", "latest", "heaviest", "largest",
            "eldest", "longest", "greatest", "newest",
        ];
        let lead = [
            "going", "lined", "in", "from", "ordered", "ranked", "sorted", "arranged", "when",
            "standing", "listed", "reading", "placed",
        ];
        if !self.is(0, &lead) {
            return;
        }
        let from = (0..8).find(|&at| self.is(at, &["from"]));
        let Some(from) = from else { return };
        let first = from + 1 + usize::from(self.is(from + 1, &["the"]));
        let to = (first + 1..first + 4).find(|&at| self.is(at, &["to"]));
        let Some(to) = to else { return };
        let last = to + 1 + usize::from(self.is(to + 1, &["the"]));
        let Some(comma) = (last + 1..last + 4).find(|&at| self.is(at, &[","])) else { return };
        let newest = self.is(first, &["oldest"]) != self.is(last, &["newest"]);
        let rising = self.is(first, &up) && self.is(last, &down) && !newest;
        if rising && !self.names_but(0..comma, first, last) {
            self.replace(0..comma + 1, "");
        }
    }

    /// Whether a value is named in these tokens, other than by the words at two places.
    fn names_but(&self, range: Range<usize>, a: usize, b: usize) -> bool {
        self.named()
            .iter()
            .any(|named| range.contains(&named.start) && ![a, b].contains(&named.start))
    }

    /// "Of all five, …", "in order of release, …": says nothing.
    pub(super) fn drop_of_all(&mut self) {
        let comma = (1..7).find(|&at| self.is(at, &[","]));
        let Some(comma) = comma.filter(|&comma| !self.names(0..comma)) else { return };
        let all = ["the", "all", "these", "those", "them", "our"];
        let counted = (1..comma).any(|at| {
            self.tokens.get(at).is_some_and(|token| number(&token.word) == Some(self.ground.houses))
        });
        let whole = self.is(0, &["of"]) && self.is(1, &all) && counted
            || self.phrase(0, &["of all of them", "of them all"]).is_some();
        let order = self.phrase(0, &["in order of", "by order of"]).is_some() && comma < 5;
        let only = self.is(comma + 1, &["only"]);
        if whole && !only || order {
            self.replace(0..comma + 1, "");
        }
    }
}
