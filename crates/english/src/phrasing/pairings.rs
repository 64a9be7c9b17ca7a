//! What is said of two that were named before: "with one house between the two", "Ann being the
//! faster of the two"; and comparisons whose second half has a verb of its own.

use super::super::scenery::Row;
use super::super::tokens::{Token, number, phrase_at};
use super::Wording;
use puzzle::Value;

/// Words that compare two.
const COMPARATIVES: &[&str] = &[
    "faster", "slower", "quicker", "nearer", "closer", "further", "farther", "older", "younger",
    "newer", "higher", "lower", "taller", "shorter", "cheaper", "dearer", "heavier", "lighter",
    "bigger", "larger", "smaller", "longer", "earlier", "later", "warmer", "colder", "hotter",
    "cooler",
];

impl Wording<'_> {
    /// "One has the red house and the other has the white one": the white house.
    pub(super) fn other_of_a_color(&mut self) {
        let Some(other) =
            (1..self.tokens.len()).find(|&at| self.is(at, &["other"]) && self.is(at - 1, &["the"]))
        else {
            return;
        };
        let one = (other + 2..self.tokens.len()).find(|&at| {
            let led = self.named().iter().any(|named| named.end == at && named.start > other);
            let over = at + 1 == self.tokens.len() || self.is_mark(at + 1);
            self.is(at, &["one"]) && led && over
        });
        if let Some(one) = one {
            self.replace(one..one + 1, "");
        }
    }

    /// The values named before token `end`, each once, with the words that name it.
    fn values_before(&self, end: usize) -> Vec<(Value, Vec<Token>)> {
        let found = self.mentions();
        let mut named: Vec<(Value, Vec<Token>)> = Vec::new();
        for mention in found.iter().filter(|mention| mention.end <= end) {
            let first = mention.values[0];
            if named.iter().all(|(value, _)| *value != first) {
                let mut words = self.tokens[mention.start..mention.end].to_vec();
                words.iter_mut().for_each(|word| word.possessive = false);
                named.push((first, words));
            }
        }
        named
    }

    /// Where the clause that token `at` is in ends.
    pub(super) fn clause_end(&self, at: usize) -> usize {
        let rest = &self.tokens[at.min(self.tokens.len())..];
        at + rest
            .iter()
            .position(|token| token.is_mark() || token.is(&["and", "but", "while"]))
            .unwrap_or(rest.len())
    }

    fn put(&mut self, at: std::ops::Range<usize>, words: Vec<Token>) {
        self.tokens.splice(at, words);
        self.named.take();
    }

    /// "With one house between the two", "there is one house between theirs": between both that
    /// were named.
    pub(super) fn between_both(&mut self) {
        let Some(between) = (2..self.tokens.len()).rfind(|&at| self.is(at, &["between"])) else {
            return;
        };
        let both = [
            "the two of them",
            "the two",
            "these two",
            "those two",
            "the pair",
            "theirs",
            "both",
            "them",
        ];
        let len = both.iter().find_map(|words| phrase_at(&self.tokens, between + 1, words));
        // "With nobody in between": what is between is counted.
        let counted = |at: usize| {
            self.is(at, &["no", "nobody", "none", "nothing", "exactly", "only", "just", "a", "one"])
                || self.tokens.get(at).is_some_and(|token| number(&token.word).is_some())
        };
        let open = self.is(between - 1, &["in"]).then_some(0);
        let ends = |len: &usize| self.clause_end(between + 1) == between + 1 + len;
        let Some(len) = len.or(open).filter(ends) else { return };
        let start = (between.saturating_sub(7)..between)
            .rfind(|&at| self.is(at, &["with", "there"]) || self.is_mark(at) && counted(at + 1));
        let Some(start) = start.filter(|&start| !self.names(start..between)) else { return };
        let led = !self.is(start, &["there"]);
        if len == 0 && !(led && counted(start + 1)) {
            return;
        }
        let mut named = self.values_before(start);
        // "It hangs to the left of Ann's, with one between the two": it, and Ann's.
        let stop = (0..start).rfind(|&at| self.is(at, &[".", ";"]));
        if let Some(stop) = stop.filter(|_| named.len() > 2) {
            let here: Vec<_> = named.drain(self.values_before(stop).len()..).collect();
            let pronoun = self.is(stop + 1, &["it", "he", "she", "they", "its", "his", "her"]);
            named.truncate(usize::from(pronoun));
            named.extend(here);
        }
        let [(_, a), (_, b)] = named.as_slice() else { return };
        // "Ann and Bob sit with one house between them" is known.
        let joined = self.named().windows(2).next().is_some_and(|pair| {
            (pair[0].end..pair[1].start).all(|at| self.is(at, &["and", "the"]))
        });
        if led && joined && self.is(between + 1, &["them"]) {
            return;
        }
        let (a, mut words) = (a.clone(), b.clone());
        let end = between + 1 + len;
        self.replace(between + 1..end, "and");
        words.splice(0..0, a.into_iter().chain([self.tokens[between + 1].clone()]));
        self.put(between + 1..between + 2, words);
        if led {
            let marked = start > 0 && self.is(start - 1, &["and"]);
            self.replace(start..start + 1, if marked { "there is" } else { "and there is" });
        }
    }

    /// "Ann was the faster of the two", "Ann being the one nearer to the gate": than the other.
    pub(super) fn one_of_two(&mut self) {
        let led = |at: &usize| {
            let one = usize::from(self.is(at + 1, &["one"]));
            self.is(*at, &["the"]) && self.is(at + 1 + one, COMPARATIVES)
        };
        let Some(the) = (3..self.tokens.len()).find(led) else { return };
        let be = ["is", "was", "being", "came", "finished"];
        let subject = the - usize::from(self.is(the - 1, &be));
        let Some(x) = self.named().iter().find(|named| named.end == subject).cloned() else {
            return;
        };
        let before = self.values_before(x.start);
        let all = self.values_before(x.end);
        let found = self.mentions();
        let Some(it) = found.iter().find(|mention| mention.start == x.start) else { return };
        let mut other = before.iter().filter(|(value, _)| *value != it.values[0]);
        let (Some((_, other)), None, 2, 2) =
            (other.next().cloned(), other.next(), before.len(), all.len())
        else {
            return;
        };
        let comparative = the + 1 + usize::from(self.is(the + 1, &["one"]));
        let end = self.clause_end(comparative);
        let tails = ["of the two", "of the pair", "of them", "of these two", "of those two"];
        let tail = (comparative..end).find(|&at| {
            tails
                .iter()
                .any(|tail| phrase_at(&self.tokens, at, tail).is_some_and(|len| at + len <= end))
        });
        let said = comparative..tail.unwrap_or(end);
        // "Of the two, Ann is the faster to finish": only to or from something is known.
        let plain =
            said.len() == 1 || self.is(comparative + 1, &["to", "from", "the"]) && said.len() < 6;
        // "Ann is the one older than Bob."
        if !plain || self.names(said.clone()) || said.clone().any(|at| self.is(at, &["than"])) {
            return;
        }
        // "Of Ann and Bob, Ann is the older".
        let of = self.is(0, &["of"]) && self.is(x.start - 1, &[","]);
        let mut words: Vec<Token> = self.tokens[said].to_vec();
        let mut joint = words[0].clone();
        joint.word = "than".to_owned();
        words.push(joint);
        words.extend(other);
        self.put(the..end, words);
        let verb = the - usize::from(subject < the);
        self.replace(verb..the, "is");
        if of {
            self.replace(0..x.start, "");
            return;
        }
        // "…, Ann being", "with Ann being": and she is.
        let start = x.start - usize::from(self.is(x.start - 1, &["the"]));
        if self.is(start - 1, &["with"]) {
            self.replace(start - 1..start, "and");
        } else if self.is(start - 1, &[";"]) {
            self.replace(start - 1..start, ", and");
        } else if !self.is(start - 1, &["and", "but", "."]) {
            self.replace(start..start, "and");
        }
    }

    /// "…, Ann being on the left", "… and Ann is on the left of the two": of the other.
    pub(super) fn side_of_two(&mut self) {
        let pair = |at: usize| {
            ["of the two", "of the pair"].iter().find_map(|tail| phrase_at(&self.tokens, at, tail))
        };
        // "On the left", "further to the left", "the left one": how long, and whether it compares.
        let sided = |at: usize| {
            let far = self.is(at, &["further", "farther"]);
            let mut end = at + usize::from(far);
            end += if self.is(end, &["on", "to"]) { 1 } else { 0 };
            let plain = end > at;
            end += usize::from(self.is(end, &["the"]));
            let side = end;
            if !self.is(side, &["left", "right", "leftmost", "rightmost"]) || side == at {
                return None;
            }
            let one = !plain && self.is(side + 1, &["one"]);
            Some((side, side + 1 + usize::from(one), far))
        };
        let said = (3..self.tokens.len()).find_map(|at| {
            let verb = self.is(at, &["is", "was", "being", "sits", "stands", "lives"]);
            let (side, end, far) = sided(at + 1).filter(|_| verb)?;
            let ends = end >= self.tokens.len() || self.is_mark(end);
            let tail = pair(end);
            let said = tail.is_some() || ends && (far || self.is(at, &["being"]));
            said.then_some((at, side, end + tail.unwrap_or(0)))
        });
        let Some((be, side, end)) = said else { return };
        // "The May birthday being on the left".
        let ends = |named: &&std::ops::Range<usize>| (named.end..=named.end + 1).contains(&be);
        let Some(x) = self.named().iter().rfind(ends).cloned() else { return };
        let found = self.mentions();
        let Some(it) = found.iter().find(|mention| mention.start == x.start) else { return };
        let before = self.values_before(x.start);
        let mut other = before.iter().filter(|(value, _)| *value != it.values[0]);
        let (Some((_, other)), None) = (other.next().cloned(), other.next()) else { return };
        let side = if self.is(side, &["left", "leftmost"]) { "left" } else { "right" };
        self.replace(be..end, &format!("is somewhere to the {side} of"));
        self.tokens.splice(be + 6..be + 6, other);
        if x.end == be {
            self.tokens[x.end - 1].possessive = false;
        }
        self.named.take();
        let start = x.start - usize::from(self.is(x.start - 1, &["the"]));
        // "Of the boats with figs and dates, the one with figs is further to the right."
        let comma = (1..start).rfind(|&at| self.is(at, &[","]));
        if let Some(comma) = comma.filter(|_| self.is(0, &["of"])) {
            self.replace(0..comma + 1, "");
            return;
        }
        if self.is(start - 1, &["with"]) {
            self.replace(start - 1..start, "and");
        } else if self.is(start - 1, &[";"]) {
            self.replace(start - 1..start, ", and");
        } else if !self.is(start - 1, &["and", "but", "."]) {
            self.replace(start..start, "and");
        }
    }

    /// "Ann separates Bea from Cyd": she is between them. "Only a wall separates Ann from Bea":
    /// they are next door.
    pub(super) fn separate(&mut self) {
        let Some(at) = (1..self.tokens.len())
            .find(|&at| self.is(at, &["separates", "separated", "divides", "parts", "separate"]))
        else {
            return;
        };
        let from = (at + 2..self.tokens.len()).find(|&from| self.is(from, &["from", "and"]));
        let walls = ["wall", "walls", "fence", "hedge", "partition", "curtain", "ceiling", "door"];
        let wall = (1..at).any(|i| self.is(i, &walls))
            && (self.is(0, &["only", "just", "nothing", "a", "the"]))
            && !self.names(0..at);
        if let Some(from) = from.filter(|_| wall) {
            self.replace(from..from + 1, "is next to");
            self.replace(0..at + 1, "");
            return;
        }
        let named = self.named().to_vec();
        // "Ann is separated from Bob by two tents": so many are between them.
        if let ([a, b], true) = (named.as_slice(), self.ground.scenery.row != Row::Time)
            && self.is(at + 1, &["from"])
            && a.end < at
            && (at + 2..at + 5).contains(&b.start)
            && self.is(b.end, &["by"])
        {
            let count = b.end + 1 + usize::from(self.is(b.end + 1, &["exactly", "only", "just"]));
            let k = self.tokens.get(count).is_some_and(|token| number(&token.word).is_some());
            let place =
                self.tokens.get(count + 1).is_some_and(|t| self.ground.scenery.is_place(&t.word));
            if k && place && self.said_until(count) == count + 2 {
                let (from, to) = (b.end, count);
                let mut counted = self.tokens[to..to + 2].to_vec();
                self.tokens.drain(from..to + 2);
                self.named.take();
                self.replace(at + 1..at + 2, "and");
                let be = a.end..at + 1;
                self.replace(be, "");
                counted.iter_mut().for_each(|token| token.capital = false);
                self.tokens.splice(0..0, counted);
                self.named.take();
                self.replace(2..2, "are between");
            }
            return;
        }
        let [subject, a, b] = named.as_slice() else { return };
        let plain =
            subject.start <= 1 && subject.end <= at && at <= subject.end + 1 && at < a.start;
        if let Some(from) = from.filter(|from| plain && (a.end..b.start).contains(from)) {
            self.replace(from..from + 1, "and");
            self.replace(at..at + 1, "is directly between");
        }
    }

    /// "Book Nook ends just as Star Talk begins": it is on right before.
    pub(super) fn end_as_another_begins(&mut self) {
        if self.ground.scenery.row != Row::Time {
            return;
        }
        const JOINTS: &[&str] = &[
            "just as",
            "as soon as",
            "the moment",
            "at the moment",
            "right when",
            "just when",
            "exactly when",
            "immediately when",
            "when",
            "once",
            "as",
        ];
        const BEGINS: &[&str] = &["begins", "begin", "began", "starts", "start", "started"];
        const ENDS: &[&str] = &[
            "is over",
            "was over",
            "has ended",
            "had ended",
            "has finished",
            "had finished",
            "is finished",
            "ends",
            "end",
            "ended",
            "finishes",
            "finish",
            "finished",
        ];
        let closing = |end: usize, list: &[&str]| {
            list.iter().find_map(|phrase| {
                let at = end.checked_sub(phrase.split(' ').count())?;
                phrase_at(&self.tokens[..end], at, phrase).map(|len| (at, len))
            })
        };
        // "Straight after Ann's show ends", "before the news begins".
        let over = (1..self.tokens.len()).find_map(|at| {
            let list = match self.tokens[at].word.as_str() {
                "after" => ENDS,
                "before" => BEGINS,
                _ => return None,
            };
            let end = self.clause_end(at);
            let (from, _) = closing(end, list)?;
            self.names(at + 1..from).then_some(from..end)
        });
        if let Some(over) = over {
            self.replace(over, "");
            return;
        }
        // "When the news ends, Star Talk begins".
        let lead = JOINTS.iter().find_map(|joint| phrase_at(&self.tokens, 0, joint));
        if let Some(lead) = lead {
            let comma = self.clause_end(lead);
            let from = comma + 1;
            let end = self.clause_end(from.min(self.tokens.len()));
            let pair = closing(comma, ENDS).zip(closing(end, BEGINS));
            if let Some(((first, _), (last, _))) = pair.filter(|_| self.is(comma, &[","])) {
                if self.names(lead..first) && self.names(from..last) {
                    self.replace(last..end, "");
                    self.replace(first..from, "is immediately before");
                    self.replace(0..lead, "");
                }
                return;
            }
        }
        let found = (2..self.tokens.len()).find_map(|at| {
            let len = JOINTS.iter().find_map(|joint| phrase_at(&self.tokens, at, joint))?;
            let end = self.clause_end(at + len);
            let before = closing(at, ENDS).zip(closing(end, BEGINS)).map(|pair| (pair, "before"));
            let after = || closing(at, BEGINS).zip(closing(end, ENDS)).map(|pair| (pair, "after"));
            let (((first, _), (last, _)), word) = before.or_else(after)?;
            (last > at + len).then_some((first, at + len, last, end, word))
        });
        let Some((first, joint, last, end, word)) = found else { return };
        if self.names(0..first) && self.names(joint..last) {
            self.replace(last..end, "");
            self.replace(first..joint, &format!("is immediately {word}"));
        }
    }
}
