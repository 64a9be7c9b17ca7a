//! What is so of one and not of another: "unlike Ann, Bob drinks tea", "nobody finished ahead of Ann
//! except Bob", "Ann does not like tea and milk".

use super::Wording;

impl Wording<'_> {
    /// "Unlike Ann, Bob drinks tea": Bob does and Ann does not. "Unlike Ann, who drinks milk, Bob
    /// drinks tea" says what either drinks.
    pub(super) fn unlike(&mut self) {
        if !self.is(0, &["unlike"]) {
            return;
        }
        let Some(mark) = (1..self.tokens.len()).find(|&at| self.is(at, &[","])) else { return };
        let named = self.named().to_vec();
        let Some(one) = named.first().filter(|one| one.end == mark).cloned() else { return };
        let who = self.is(mark + 1, &["who", "which"]);
        let next = who.then(|| (mark + 2..self.tokens.len()).find(|&at| self.is(at, &[","])));
        match next {
            Some(Some(end)) => {
                self.replace(end..end + 1, "and");
                self.replace(mark..mark + 2, "");
                self.replace(0..1, "");
            }
            Some(None) => {}
            None => {
                let [_, _, said] = named.as_slice() else { return };
                let end = self.tokens.len();
                let over = (said.end..end).all(|at| self.is_mark(at));
                let denied = (mark..end).any(|at| self.is(at, &["not", "never", "no", "or"]));
                if !over || denied {
                    return;
                }
                let kept = said.end;
                let (one, said) = (self.tokens[one].to_vec(), self.tokens[said.clone()].to_vec());
                self.tokens.truncate(kept);
                self.tokens.drain(..mark + 1);
                self.named.take();
                let at = self.tokens.len();
                self.tokens.extend(one);
                self.tokens.extend(said.iter().cloned());
                let not = self.tokens.len() - said.len();
                self.replace(not..not, "is not");
                self.replace(at..at, "and");
            }
        }
    }

    /// "Ann has tea, unlike Bob", "unlike Bob, who has milk": he has not, or has that.
    pub(super) fn unlike_another(&mut self) {
        let found =
            (2..self.tokens.len()).find(|&at| self.is(at, &["unlike"]) && self.is_mark(at - 1));
        let Some(at) = found else { return };
        let named = self.named().to_vec();
        // "Ann, unlike Bob, has tea": as if that came first.
        if let [one, other, ..] = named.as_slice()
            && one.end == at - 1
            && one.start < 2
            && (at + 1..at + 4).contains(&other.start)
            && self.is(other.end, &[","])
            && self.does(other.end + 1)
        {
            let mut words = self.tokens[at..other.end + 1].to_vec();
            words.extend(self.tokens[..one.end].to_vec());
            let end = other.end + 1;
            self.tokens.splice(..end, words);
            self.named.take();
            return;
        }
        let Some(other) = named.iter().find(|named| (at + 1..at + 4).contains(&named.start)) else {
            return;
        };
        let end = self.said_until(other.end);
        if self.is_mark(other.end) && self.is(other.end + 1, &["who", "which"]) {
            let goes_on = end + 1 < self.tokens.len();
            let last = self.said_until(end + 1);
            let over = (last..self.tokens.len()).all(|at| self.is_mark(at));
            if goes_on && over {
                self.replace(other.end..other.end + 2, "");
                self.replace(at..at + 1, "and");
            }
            return;
        }
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at)) && end == other.end;
        let before: Vec<_> = named.iter().filter(|named| named.end <= at).collect();
        let ([_, said], true) = (before.as_slice(), over) else { return };
        if (0..at).any(|at| self.is(at, &["not", "never", "no", "or", "neither"])) {
            return;
        }
        let said = self.tokens[(*said).clone()].to_vec();
        let from = other.end;
        self.tokens.splice(from..from, said);
        self.named.take();
        self.replace(from..from, "is not");
        self.replace(at..at + 1, "and");
    }

    /// "Neither Ann nor Bob likes tea, but Cy does": Cy likes it.
    pub(super) fn but_another_does(&mut self) {
        let aux = ["do", "does", "did", "is", "are", "was", "were", "has", "have", "had"];
        let Some(last) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let named = self.named().to_vec();
        let [.., said, other] = named.as_slice() else { return };
        let Some(but) = (said.end..other.start).find(|&at| self.is(at, &["but", "though"])) else {
            return;
        };
        let led = self.is(0, &["neither"]) && named.len() > 3;
        let close = (said.end..but).filter(|&at| !self.is_mark(at)).count() < 3;
        if !led || !close || !self.is(last, &aux) || other.end != last {
            return;
        }
        let said = self.tokens[said.clone()].to_vec();
        self.tokens.splice(last..last + 1, said);
        self.named.take();
        self.replace(last..last, "is");
        self.replace(but..but + 1, "and");
    }

    /// "Nobody finished ahead of Ann except Bob": Bob was first, and Ann second.
    pub(super) fn nobody_before_except(&mut self) {
        let nobody = if self.is(0, &["nobody"]) {
            1
        } else if self.is(0, &["no"]) && self.is(1, &["one", "other"]) {
            2
        } else {
            return;
        };
        let [last, first] = self.named() else { return };
        let (last, first) = (last.clone(), first.clone());
        let end = self.tokens.len();
        let but = (last.end..first.start).any(|at| self.is(at, &["except", "but", "save"]));
        let ahead = (nobody..last.start).any(|at| {
            self.is(at, &["before"])
                || self.is(at, &["ahead"]) && self.is(at + 1, &["of"])
                || self.is(at, &["in"]) && self.is(at + 1, &["front"])
        });
        let soon = ["immediately", "directly", "right", "just", "not"];
        let plain = (nobody..last.start).all(|at| !self.is(at, &soon) && !self.is_mark(at))
            && (first.end..end).all(|at| self.is_mark(at));
        if but && ahead && plain && last.start - nobody < 6 {
            let mut words = self.tokens[first].to_vec();
            let at = words.len();
            words.extend(self.tokens[last].to_vec());
            self.tokens = words;
            self.named.take();
            self.replace(self.tokens.len()..self.tokens.len(), "is second");
            self.replace(at..at, "is first and");
        }
    }

    /// "Ann decided against both the cat and the baker's pet", "hates both tea and milk": neither is
    /// hers.
    pub(super) fn refused_both(&mut self) {
        const REFUSED: &[&str] = &[
            "hates", "hated", "dislikes", "disliked", "detests", "detested", "loathes", "loathed",
            "despises", "despised", "rejected", "refused", "avoided", "avoids", "declined",
            "against", "down",
        ];
        let led = |at: &usize| {
            self.is(*at, &["both"])
                && self.is(at - 1, REFUSED)
                && (!self.is(at - 1, &["against"])
                    || self.is(at - 2, &["decided", "voted", "chose"]))
                && (!self.is(at - 1, &["down"]) || self.is(at - 2, &["turned"]))
        };
        let Some(both) = (2..self.tokens.len()).find(led) else { return };
        let Some(and) = (both + 1..self.said_until(both)).find(|&at| self.is(at, &["and"])) else {
            return;
        };
        let from = both - 1 - usize::from(self.is(both - 1, &["against", "down"]));
        let felt = self.ground.cues.is_felt(&self.tokens[both - 1].word);
        let denied = (0..from).any(|at| self.is(at, &["not", "never", "nor", "neither"]));
        if felt || denied || !self.names(both..and) || !self.names(and..self.tokens.len()) {
            return;
        }
        self.replace(and..and + 1, "nor");
        self.replace(from..both + 1, "has neither");
    }

    /// "Ann does not like tea and milk", two of one category: neither.
    pub(super) fn denied_both(&mut self) {
        let Some(not) = (1..self.tokens.len()).find(|&at| self.is(at, &["not", "never"])) else {
            return;
        };
        let one_of_them = ["both", "either", "neither", "if", "or", "nor", "unless", "between"];
        if self.tokens.iter().any(|token| token.is(&one_of_them)) {
            return;
        }
        let pairs = self.named().windows(2).map(|pair| (pair[0].clone(), pair[1].clone()));
        let found = pairs.into_iter().find_map(|(one, other)| {
            let and = (one.end..other.start).find(|&at| self.is(at, &["and"]))?;
            let small = (one.end..other.start)
                .all(|at| at == and || self.is(at, &["the", "a", "an", ",", "in", "on", "at"]));
            let over = (other.end..self.tokens.len()).all(|at| self.is_mark(at));
            let (from, to) = (one.start, other.start);
            (small && over && from > not && self.alike(from..from + 1, to..to + 1)).then_some(and)
        });
        if let Some(and) = found {
            self.replace(and..and + 1, "or");
        }
    }
}
