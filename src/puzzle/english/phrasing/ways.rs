//! Which way: "right next to them, on their left", "going down, you meet".

use super::Wording;

impl Wording<'_> {
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
