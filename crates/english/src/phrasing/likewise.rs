//! What is said of one and then of another in fewer words: "nor is Bob", "but Bob is", "and either
//! Ann or Bob was first".

use super::Wording;

const AUX: &[&str] =
    &["is", "was", "are", "were", "does", "did", "do", "has", "had", "have", "can", "will"];

impl Wording<'_> {
    /// "Ann did not win, nor did the baker": neither did the baker.
    pub(super) fn nor_did_another(&mut self) {
        let Some(last) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let found = (3..last).find(|&at| self.is(at, &["nor"]) && self.is(at + 1, AUX));
        let Some(nor) = found else { return };
        let denied = (0..nor).any(|at| self.is(at, &["not", "never", "neither"]));
        let other = self.named().iter().find(|named| named.start > nor + 1).cloned();
        let Some(other) = other.filter(|_| denied) else { return };
        // "Nor is Bob a baker", "nor is he": something is said of him.
        let subject = self.is_subject(nor + 2..last + 1);
        if other.end + 2 > last && subject && self.named().iter().all(|n| n.end <= other.end) {
            self.replace(nor..nor + 1, "and neither");
            let joined = self.is(nor - 1, &["and", "but"]) || self.is(nor - 1, &[","]);
            if joined {
                self.replace(nor - 1..nor, "");
            }
        }
    }

    /// "Neither Ann nor Bob won, nor was either of them last": nor were they last.
    pub(super) fn nor_was_either(&mut self) {
        let found = (4..self.tokens.len()).find(|&at| {
            self.is(at, &["either"]) && self.is(at - 1, AUX) && self.is(at - 2, &["nor"])
        });
        let Some(at) = found else { return };
        let neither = (0..at - 2).any(|at| self.is(at, &["neither"]));
        let tails = ["either of them", "either of the two", "either of these two", "either one"];
        let len = self.phrase(at, &tails).unwrap_or(1);
        // "Nor did either Bob or Cy" speaks of others.
        let others = (at + len..self.said_until(at))
            .take_while(|&at| !self.does(at))
            .any(|at| self.is(at, &["or"]));
        if neither && !(others && self.names(at + len..at + len + 2)) {
            self.replace(at..at + len, "they");
        }
    }

    /// Whether these words only name somebody or something.
    fn is_subject(&self, range: std::ops::Range<usize>) -> bool {
        let named = self.named().iter().filter(|named| range.contains(&named.start));
        let named: Vec<_> = named.cloned().collect();
        let [one] = named.as_slice() else { return false };
        let article = self.is(range.start, &["the", "his", "her"]);
        let capital = self.tokens[range.start].capital;
        let pronoun = self.is(range.start, &["he", "she", "it", "they", "that"]);
        // "A pianist", "next to Ann" say what is denied.
        let small = |at: usize| {
            one.contains(&at)
                || self.is(at, &["the", "his", "her", "who", "with", "in", "from", "whose", "that"])
                || !self.is(at, &["next", "beside", "left", "right", "a", "an", "either"])
                    && !self.is(at, &["before", "after", "above", "below", "behind", "between"])
        };
        (article || capital) && !pronoun && range.clone().all(small)
    }

    /// "Ann is not on the top floor, but the baker is", "…; the baker does": the same of the baker,
    /// and not denied.
    pub(super) fn but_another_is(&mut self) {
        let Some(last) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        if !self.is(last, AUX) || last < 6 || self.is(0, &["if", "when", "unless"]) {
            return;
        }
        let named = self.named().to_vec();
        let (Some(a), Some(b)) = (named.first(), named.last()) else { return };
        let not = (a.end..b.start).find(|&at| self.is(at, &["not", "never"]));
        let Some(not) = not.filter(|&not| not < a.end + 4 || self.is(not - 1, AUX)) else { return };
        let joint = (not..b.start).find(|&at| {
            self.is_mark(at) || self.is(at, &["but", "though", "although", "whereas", "while"])
        });
        let Some(joint) = joint else { return };
        let mut from = joint;
        while self.is_mark(from)
            || self.is(from, &["but", "though", "although", "whereas", "while", "and"])
        {
            from += 1;
        }
        let only = named.iter().filter(|n| n.start > not && n.end <= joint).count();
        let says = (not + 1..joint).any(|at| self.is(at, &["and", "or", "nor", "who", "if"]));
        let plain = only < 2 && named.iter().filter(|n| n.start >= from).count() == 1 && !says;
        let small = (from..last).all(|at| !self.is_mark(at) && !self.is(at, &["not", "and", "or"]));
        if b.end > last || !plain || !small || !self.is_subject(from..last) || not + 1 >= joint {
            return;
        }
        let said = self.tokens[not + 1..joint].to_vec();
        let does = self.is(not - 1, &["does", "did", "do"]);
        self.tokens.splice(last..last + 1, said);
        self.named.take();
        if !does {
            self.replace(last..last, "is");
        }
        self.replace(joint..from, "and");
    }

    /// "Red was second, and either Ann or Bob was first": these are two clauses.
    pub(super) fn and_either_of_them(&mut self) {
        let found = (4..self.tokens.len()).find(|&at| {
            self.is(at, &["either"])
                && (self.is(at - 1, &["and", "but", "while"]))
                && self.is_mark(at - 2)
        });
        let Some(at) = found else { return };
        let end = self.said_until(at);
        let or = (at + 2..end).find(|&at| self.is(at, &["or"]));
        let two = or
            .is_some_and(|or| self.names(at + 1..or) && self.names(or + 1..or + 4) && or < at + 6);
        if two && (at..end).any(|at| self.does(at)) {
            self.replace(at - 2..at, ";");
        }
    }

    /// "Ann, as well as the vet, had tea": both had.
    pub(super) fn as_well_as_another(&mut self) {
        let ways = ["as well as", "together with", "along with", "just like", "like"];
        let found = (2..self.tokens.len()).find_map(|at| {
            let len = self.phrase(at, &ways).filter(|_| !self.names(at..at + 1))?;
            self.is(at - 1, &[","]).then_some((at, len))
        });
        let Some((at, len)) = found else { return };
        let Some(comma) = (at + len..self.tokens.len()).find(|&at| self.is_mark(at)) else {
            return;
        };
        let subject = self.names(0..at) && self.named().iter().filter(|n| n.end < at).count() == 1;
        if subject && self.is(comma, &[","]) && self.names(at + len..comma) && self.does(comma + 1)
        {
            self.replace(comma..comma + 1, "");
            self.replace(at - 1..at + len, "and");
        }
    }

    /// "While Dora, the judge, drank tea": Dora, who is the judge.
    pub(super) fn who_is_that(&mut self) {
        let named = self.named().to_vec();
        let found = named.windows(2).find(|pair| {
            let [a, b] = pair else { return false };
            let led = a.start > 2 && self.is(a.start - 1, &["while", "whereas", "and", "but"]);
            led && self.is(a.end, &[","])
                && b.start <= a.end + 2
                && self.is(b.end, &[","])
                && self.does(b.end + 1)
                && !self.alike(a.clone(), b.clone())
        });
        if let Some([a, b]) = found {
            self.replace(b.end..b.end + 1, "");
            self.replace(a.end..a.end + 1, "who is");
        }
    }

    /// "Not only does Ann have a dog but she also plays golf", "Ann not only has a dog but also …".
    pub(super) fn not_only(&mut self) {
        let found = (0..self.tokens.len()).find(|&at| {
            self.is(at, &["not"])
                && (self.is(at + 1, &["only", "just", "merely"])
                    || self.is(at + 2, &["only"]) && self.is(at + 1, &["does", "did", "is"]))
        });
        let Some(at) = found else { return };
        let also = (at + 2..self.tokens.len()).find(|&at| self.is(at, &["also", "too"]));
        let Some(also) = also else { return };
        self.replace(also..also + 1, "");
        let does = at > 0 && self.is(at - 1, &["does", "did", "do"]);
        self.replace(at - usize::from(does)..at + 2, "");
        // "Not only is Ann the oldest": she is.
        if at == 0 && self.is(0, AUX) {
            let first = self.named().first().cloned();
            if let Some(first) = first.filter(|first| first.start < 3) {
                let does = self.is(0, &["does", "did", "do"]);
                let verb = self.tokens.remove(0);
                self.named.take();
                if !does {
                    self.tokens.insert(first.end - 1, verb);
                    self.named.take();
                }
            }
        }
        let but = (at..self.tokens.len()).find(|&at| self.is(at, &["but"]));
        if let Some(but) = but {
            self.replace(but..but + 1, "and");
        }
    }
}
