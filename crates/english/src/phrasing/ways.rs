//! Which way: "right next to them, on their left", "going down, you meet".

use super::super::lexicon::Class;
use super::Wording;

impl Wording<'_> {
    /// "The stall beside the pond" where stalls stand by a pond, an oak, a gate: the one there, not
    /// one next to it.
    pub(super) fn at_the_landmark(&mut self) {
        const SITES: &[&str] = &["pitch", "site", "spot", "location", "landmark", "place", "stand"];
        let beside = ["beside", "near", "under", "outside", "opposite", "beneath", "by", "behind"];
        let found = (1..self.tokens.len()).find(|&at| {
            let next = usize::from(self.is(at, &["next"]) && self.is(at + 1, &["to"]));
            let led = next > 0 || self.is(at, &beside);
            let from = at + 1 + next;
            let from = from + usize::from(self.is(from, &["the", "a", "an"]));
            let sited = self.mentions().iter().filter(|mention| mention.start == from);
            let sited = sited.flat_map(|mention| &mention.values).any(|value| {
                SITES.iter().any(|site| self.ground.cues.named_with(site).contains(&value.category))
            });
            let noun = self.ground.class(&self.tokens[at - 1].word) == Class::Noun;
            led && sited && noun
        });
        if let Some(at) = found {
            let next = usize::from(self.is(at, &["next"]));
            self.replace(at..at + 1 + next, "with");
        }
    }

    /// "On the church side", where the row starts or ends at the church: on the left or the right.
    pub(super) fn on_the_side_of_a_landmark(&mut self) {
        let scenery = &self.ground.scenery;
        // "Right on the lake side of Ann"; without "right" the relations know it.
        let near =
            |at: usize| at > 0 && self.is(at - 1, &["directly", "immediately", "just", "right"]);
        let found = (0..self.tokens.len()).find_map(|at| {
            let said = self.is(at, &["on"])
                && self.is(at + 1, &["the", "its", "his", "her", "their"])
                && self.is(at + 3, &["side"])
                && (near(at) || !self.is(at + 4, &["of"]));
            let first = scenery.bearings.landmark(&self.tokens.get(at + 2)?.word)?;
            said.then_some((at, first))
        });
        if let Some((at, first)) = found {
            let left = first == scenery.starts_left();
            self.replace(at + 2..at + 4, if left { "left" } else { "right" });
        }
    }

    /// "The neighbor just to the right of Ann", "the neighbor on Ann's right": who is there.
    pub(super) fn neighbor_on_a_side(&mut self) {
        let sides = ["left", "right"];
        let Some(at) = (0..self.tokens.len()).find(|&at| self.is(at, &["neighbor", "neighbors"]))
        else {
            return;
        };
        if self.neighbor_above(at) || self.is(at, &["neighbors"]) {
            return;
        }
        let near = self.is(at + 1, &["just", "directly", "immediately", "right"])
            && self.is(at + 2, &["to", "on"]);
        if near && !self.tokens[at].possessive {
            self.replace(at..at + 1, "one");
            return;
        }
        let owner = self.named().iter().find(|named| named.start == at + 2).cloned();
        let Some(owner) = owner.filter(|_| self.is(at + 1, &["on", "to"])) else { return };
        let side = owner.end;
        if self.tokens[side - 1].possessive && self.is(side, &sides) {
            let word = self.tokens[side].word.clone();
            self.replace(side..side + 1, "");
            self.tokens[side - 1].possessive = false;
            self.replace(at..at + 2, &format!("one directly to the {word} of"));
        }
    }

    /// "The neighbors directly above Ann", "Ann's neighbors immediately below": the one right there.
    fn neighbor_above(&mut self, at: usize) -> bool {
        let near = usize::from(self.is(at + 1, &["directly", "immediately", "just", "right"]));
        let side = at + 1 + near;
        let upright = ["above", "below", "beneath", "overhead", "underneath"];
        let level = self.is(side, &["to", "on"])
            && self.is(side + 1, &["the"])
            && self.is(side + 2, &["left", "right"]);
        let (end, words) = match () {
            () if self.is(side, &["overhead"]) => (side + 1, "above".to_owned()),
            () if self.is(side, &upright) => (side + 1, self.tokens[side].word.clone()),
            () if level => (side + 3, format!("to the {}", self.tokens[side + 2].word)),
            () => return false,
        };
        let owner = self.named().iter().find(|named| named.end == at).cloned();
        let owner = owner.filter(|_| self.tokens[at - 1].possessive);
        match owner {
            // "Ann's neighbors above play the cello".
            Some(owner)
                if (self.does(end) || self.is(end, &["own"])) && !self.names(end..end + 1) =>
            {
                let mut whose = self.tokens[owner.clone()].to_vec();
                whose.iter_mut().for_each(|word| word.possessive = false);
                let article = usize::from(owner.start > 0 && self.is(owner.start - 1, &["the"]));
                let of = if level { " of" } else { "" };
                self.replace(owner.start - article..end, &format!("the one directly {words}{of}"));
                let after =
                    owner.start - article + 3 + words.split(' ').count() + usize::from(level);
                self.tokens.splice(after..after, whose);
                self.named.take();
                true
            }
            None if !level && at > 0 && self.is(at - 1, &["the"]) && self.names(end..end + 2) => {
                self.replace(at..end, &format!("one directly {words}"));
                true
            }
            _ => false,
        }
    }

    /// "Ann is next to Bob, on their left", "next to Bob, who is on her left": which side it is.
    pub(super) fn beside_whom_on_a_side(&mut self) {
        let Some(end) = self.tokens.iter().rposition(|token| !token.is_mark()) else { return };
        let own = ["his", "her", "its", "their", "the"];
        let ends = end > 6
            && self.is(end, &["left", "right"])
            && self.is(end - 1, &own)
            && self.is(end - 2, &["on", "to"]);
        if !ends {
            return;
        }
        // "Who is on her left" says it of the other.
        let be = ["is", "was", "sits", "stands", "lives"];
        let other = self.is(end - 3, &be) && self.is(end - 4, &["who", "which", "that"]);
        let from = if other { end - 4 } else { end - 2 };
        let Some(mark) = from.checked_sub(1).filter(|&at| self.is_mark(at)) else { return };
        let said = self.is(end - 1, &["their", "the"]) || other;
        let [a, b] = self.named() else { return };
        let to = |at: usize| at + 1 + usize::from(self.is(at + 1, &["door"]));
        let beside = |at: usize| self.is(at, &["beside"]);
        let next = (a.end..b.start)
            .find(|&at| self.is(at, &["next"]) && self.is(to(at), &["to"]) || beside(at));
        let plain = |at: usize| !self.is_mark(at) && !self.is(at, &["not", "and", "or", "if"]);
        let Some(next) = next.filter(|_| said && b.end <= mark && (0..mark).all(plain)) else {
            return;
        };
        let left = self.is(end, &["left"]) != other;
        let over = if beside(next) { next + 1 } else { to(next) + 1 };
        self.replace(mark..end + 1, "");
        let start = next - usize::from(self.is(next - 1, &["right", "directly", "immediately"]));
        let side = if left { "left" } else { "right" };
        self.replace(start..over, &format!("directly to the {side} of"));
    }

    /// "Has Ann right next to him, on his left": directly to the left of him.
    pub(super) fn beside_on_a_side(&mut self) {
        let them = ["him", "her", "it", "them"];
        let own = ["his", "her", "its", "their", "the"];
        let found = (1..self.tokens.len()).find(|&at| {
            let mark = at + 3;
            self.is(at, &["next"])
                && self.is(at + 1, &["to"])
                && self.is(at + 2, &them)
                && self.is(mark, &[",", "-"])
                && self.is(mark + 1, &["on", "to"])
                && self.is(mark + 2, &own)
                && self.is(mark + 3, &["left", "right"])
        });
        let Some(at) = found else { return };
        let side = self.tokens[at + 6].word.clone();
        let ends = at + 7 >= self.tokens.len() || self.is_mark(at + 7);
        if !ends {
            return;
        }
        let whom = self.tokens[at + 2].word.clone();
        let from = at - usize::from(self.is(at - 1, &["right", "directly", "immediately"]));
        self.replace(from..at + 7, &format!("directly to the {side} of {whom}"));
    }

    /// "Going down, you meet Ann, then Bob": in the order of the row, where it goes that way.
    pub(super) fn go_down_the_row(&mut self) {
        let goes = ["going", "moving", "reading", "working", "looking", "walking", "travelling"];
        let start = match self.tokens.get(1).map(|token| token.word.as_str()) {
            Some("down" | "downwards") => "top",
            Some("up" | "upwards") => "bottom",
            _ => return,
        };
        let Some(mark) = (2..6).find(|&at| self.is_mark(at)) else { return };
        let along = self.ground.scenery.end_named(start) == Some(true);
        if !along || !self.is(0, &goes) || self.names(0..mark) {
            return;
        }
        let meets = ["meet", "find", "see", "pass", "reach", "get"];
        let you = mark + 1;
        let modal = usize::from(self.is(you + 1, &["will", "would", "can"]));
        let end = match self.is(you, &["you", "we"]) && self.is(you + 1 + modal, &meets) {
            true => you + 2 + modal,
            false => you,
        };
        self.replace(0..end, "from left to right");
    }
}
