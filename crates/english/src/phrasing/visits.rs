//! What "you" would find somewhere: "if you look into the red house, you will see a cat".

use super::super::lexicon::Class;
use super::super::positions::houses_at;
use super::super::relations::side_at;
use super::super::tokens::number;
use super::Wording;

/// Words on the way in.
const ON_THE_WAY: &[&str] = &[
    "look", "peek", "peer", "glance", "gaze", "peep", "knock", "ring", "window", "windows",
    "doors", "doorbell", "bell", "gate", "step", "enter", "pop", "inside", "through", "into",
    "curtains", "curtain", "tap", "door", "head", "drop", "ask", "get", "for", "were", "happen",
    "ever", "want",
];

/// Words for what lies elsewhere than the place that is named.
const ELSEWHERE: &[&str] =
    &["past", "beyond", "across", "over", "from", "by", "along", "around", "opposite"];

/// How one goes on.
const GOES: &[&str] = &["go", "walk", "move", "count", "continue", "head", "step", "travel"];

/// What one goes for.
const CALLS: &[&str] = &["visit", "see", "reach", "meet"];

impl Wording<'_> {
    /// "To visit Ann, Bob has to go down two floors": he has to go down to visit her.
    pub(super) fn visit_first(&mut self) {
        let led = self.is(0, &["to"]) && self.is(1, CALLS);
        let Some(comma) = self.tokens.iter().position(|token| token.is(&[","])).filter(|_| led)
        else {
            return;
        };
        let mut end = self.tokens.len();
        while end > comma + 1 && self.is_mark(end - 1) {
            end -= 1;
        }
        let moves =
            (comma + 1..end).any(|at| self.is(at, &["up", "down", "upstairs", "downstairs"]));
        if moves && self.names(2..comma) && self.names(comma + 1..end) {
            let visit: Vec<_> = self.tokens[..comma].to_vec();
            let rest: Vec<_> = self.tokens[comma + 1..end].to_vec();
            self.tokens.splice(.., rest.into_iter().chain(visit));
            self.named.take();
        }
    }

    /// "Has to go downstairs to visit Ann": is on some floor above hers.
    pub(super) fn go_to_visit(&mut self) {
        let Some(visit) =
            (4..self.tokens.len()).find(|&at| self.is(at, CALLS) && self.is(at - 1, &["to"]))
        else {
            return;
        };
        let mut way = visit - 2;
        while way > 2 && self.is(way, &["stairs", "the", "steps", "flight", "some"]) {
            way -= 1;
        }
        let up = self.is(way, &["up", "upstairs"]);
        if !up && !self.is(way, &["down", "downstairs"]) {
            return;
        }
        let goes = ["go", "walk", "climb", "travel", "run", "head", "come", "goes", "walks"];
        let mut from = way;
        while from > 1
            && (self.is(from - 1, &goes)
                || self
                    .is(from - 1, &["has", "have", "had", "to", "must", "needs", "need", "only"]))
        {
            from -= 1;
        }
        if from < way && self.names(0..from) && self.names(visit + 1..self.tokens.len()) {
            let side = if up { "below" } else { "above" };
            self.replace(from..visit + 1, &format!("is somewhere {side}"));
        }
    }

    /// "If you hear a flute, there is lemonade on the table": they go together. "If you like frogs,
    /// the pond is …": whatever you like.
    pub(super) fn if_you_sense_it(&mut self) {
        let asks = self.is(0, &["if", "when", "whenever", "wherever"]) && self.is(1, &["you"]);
        let Some(mark) = (3..self.tokens.len()).find(|&at| self.is(at, &[","])) else { return };
        if !asks {
            return;
        }
        let fancies = ["like", "love", "want", "fancy", "prefer", "enjoy", "need"];
        if self.is(2, &fancies) && !self.names(0..mark) && self.names(mark..self.tokens.len()) {
            return self.replace(0..mark + 1, "");
        }
        let senses = ["hear", "smell", "see", "taste", "notice", "spot", "meet"];
        let [a, b] = self.named() else { return };
        let (a, b) = (a.clone(), b.clone());
        let there = mark + 1 + usize::from(self.is(mark + 1, &["then"]));
        let is = self.is(there, &["there"]) && self.is(there + 1, &["is", "are"]);
        let denied = usize::from(self.is(there + 2, &["no", "never", "not"]));
        let led = there + 2 + denied;
        let end = self.said_until(b.end);
        let over = (end..self.tokens.len()).all(|at| self.is_mark(at));
        let article = |from: usize, to: usize| {
            from <= to && (from..to).all(|at| self.is(at, &["a", "an", "the", "some", "any"]))
        };
        let placed = end == b.end || self.is(b.end, &["on", "in", "at", "by", "near", "around"]);
        if self.is(2, &senses)
            && article(3, a.start)
            && a.end == mark
            && is
            && article(led, b.start)
            && placed
            && over
        {
            self.replace(b.end..end, "");
            self.replace(mark..b.start, if denied > 0 { "is not" } else { "is" });
            self.replace(0..3, "");
        }
    }

    /// Says of the place that "you" go to what "you" would find there.
    pub(super) fn visit(&mut self) {
        let asks = self.is(0, &["if", "when", "whenever", "should", "once"])
            && self.is(1, &["you", "anyone", "someone", "anybody", "somebody"]);
        let ordered = self.is(
            0,
            &[
                "look", "peek", "peer", "glance", "knock", "go", "walk", "visit", "open", "enter",
                "step", "ring", "start", "call", "drop", "take",
            ],
        );
        if !asks && !ordered {
            return;
        }
        let from = if asks { 2 } else { 0 };
        self.so_far_up(from);
        let them = ["you", "they"];
        let Some(you) = (from + 1..self.tokens.len()).find(|&at| self.is(at, &them)) else {
            return;
        };
        let mut stop = you;
        while stop > from && (self.is_mark(stop - 1) || self.is(stop - 1, &["and", "then"])) {
            stop -= 1;
        }
        let place = self.past_the_way(from, stop);
        if (from..place + 1).any(|at| self.is(at, ELSEWHERE)) {
            return;
        }
        let find = self.past_the_finding(you + 1);
        let (Some((find, denied)), true) = (find, place < stop && stop < you) else { return };
        // "On your left": as one goes.
        if self.tokens[you..].iter().any(|token| token.is(&["your"])) {
            return;
        }
        // "A dog lives there".
        let mut end = self.tokens.len();
        while end > find && self.is_mark(end - 1) {
            end -= 1;
        }
        if end > find + 2 && self.is(end - 1, &["there", "inside"]) && !self.names(end - 2..end) {
            self.replace(end - 2..end, "");
        }
        self.replace(you..find, if denied { "is not" } else { "is" });
        let go = (place + 1..stop).find(|&at| self.is(at, GOES));
        let goes_on = go.filter(|&go| self.is(go - 1, &["and", "then", ","]));
        self.tokens.drain(stop..you);
        match goes_on {
            // "Start at Ann's and go two houses to the right".
            Some(go) => {
                let mut end = go - 1;
                while self.is(end - 1, &["and", "then", ","]) {
                    end -= 1;
                }
                let way: Vec<_> = self.tokens[go + 1..stop].to_vec();
                let place: Vec<_> = self.tokens[place..end].to_vec();
                self.tokens.drain(..stop);
                self.tokens.splice(0..0, place);
                self.replace(0..0, "of");
                self.tokens.splice(0..0, way);
                self.named.take();
            }
            None => self.replace(0..place, ""),
        }
    }

    /// "Go up one floor from Ann's": one floor up from it.
    fn so_far_up(&mut self, from: usize) {
        let up = (from + 1..self.tokens.len().min(from + 4)).find(|&at| {
            let counted = self.tokens.get(at + 1).is_some_and(|k| number(&k.word).is_some());
            let noun = self.tokens.get(at + 2).is_some_and(|noun| !noun.is_mark());
            self.is(at, &["up", "down"]) && counted && noun
        });
        if let Some(up) = up.filter(|&up| !self.names(up..up + 3)) {
            self.tokens[up..up + 3].rotate_left(1);
        }
    }

    /// Where the name of the place starts.
    fn past_the_way(&self, from: usize, stop: usize) -> usize {
        let ground = self.ground;
        let mut at = from;
        while at < stop && !self.names(at..at + 1) {
            let word = self.tokens[at].word.as_str();
            let placed = houses_at(&self.tokens, at, ground.houses, &ground.scenery).is_some();
            let beside = side_at(&self.tokens, at, ground.houses, &ground.scenery).is_some();
            let idle = matches!(ground.class(word), Class::Verb | Class::Filler | Class::Be);
            if placed || beside || !idle && !ON_THE_WAY.contains(&word) {
                break;
            }
            at += 1;
        }
        at
    }

    /// After "you": where what is found starts, and whether it is not.
    fn past_the_finding(&self, from: usize) -> Option<(usize, bool)> {
        let ground = self.ground;
        let (mut at, mut denied, mut found) = (from, false, false);
        while at < self.tokens.len() && !self.names(at..at + 1) {
            let class = ground.class(&self.tokens[at].word);
            let beside = side_at(&self.tokens, at, ground.houses, &ground.scenery).is_some();
            let met = [
                "able", "sure", "discover", "notice", "offered", "smell", "greeted", "served",
                "shown", "there", "may", "might", "could",
            ];
            match class {
                _ if beside || self.is_mark(at) => break,
                Class::Negation => denied = !denied,
                Class::Verb | Class::Be | Class::Filler | Class::Who => found = true,
                _ if self.is(at, &met) => found = true,
                _ => break,
            }
            at += 1;
        }
        (found && at < self.tokens.len()).then_some((at, denied))
    }
}
