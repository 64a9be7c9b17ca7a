//! Ranks of a race or contest: medals, the podium, the runner-up.

use super::super::scenery::Row;
use super::super::tokens::number;
use super::{Words, only};
use puzzle::Houses;

impl Words<'_> {
    /// "Took bronze", "on the podium", "in the top three", "outside the top three".
    pub(super) fn ranked(&self, n: u8) -> Option<(Houses, usize)> {
        if self.scenery.row != Row::Order {
            return None;
        }
        if let Some(len) = self.are(0, "runner up").or(self.are(0, "runners up")) {
            // "Runner-up to Ann" says of Ann that she won.
            return (!self.is(len, &["to", "behind"])).then_some((only(2, n)?, len));
        }
        if let Some(found) = self.medal(n) {
            return Some(found);
        }
        let out = ["outside of the", "outside the", "off the"];
        let out = out.iter().find_map(|phrase| self.are(0, phrase));
        let at = out.unwrap_or(0);
        let (count, len) = match number(self.word(at + 1)) {
            _ if self.is(at, &["podium"]) => (3, 1),
            _ if self.are(at, "medal places").is_some() => (3, 2),
            Some(k) if self.is(at, &["top", "first"]) && (out.is_some() || self.led()) => (k, 2),
            _ => return None,
        };
        if count < 2 || count >= n {
            return None;
        }
        let set: Houses = if out.is_some() { count..n } else { 0..count }.collect();
        Some((set, self.past_place(at + len)))
    }

    /// Whether "in the" or its like stands before.
    fn led(&self) -> bool {
        let before = self.i.checked_sub(2).map(|i| &self.tokens[i]);
        self.after(&["the"]) && before.is_some_and(|t| t.is(&["in", "among", "within", "into"]))
    }

    fn medal(&self, n: u8) -> Option<(Houses, usize)> {
        let k = match self.word(0) {
            "gold" => 1,
            "silver" => 2,
            "bronze" => 3,
            _ => return None,
        };
        let medal = self.is(1, &["medal", "medalist", "medallist", "medals"]);
        let gets = [
            "took",
            "takes",
            "won",
            "wins",
            "win",
            "got",
            "gets",
            "get",
            "claimed",
            "earned",
            "received",
            "collected",
            "take",
        ];
        let the = usize::from(self.after(&["the"])) + 1;
        let before = self.i.checked_sub(the).map(|i| &self.tokens[i]);
        let gained = before.is_some_and(|token| token.is(&gets));
        let ends = self.tokens.get(self.i + 1).is_none_or(|next| {
            next.is_mark() || next.is(&["and", "but", "or", "in", "for", "while", "nor"])
        });
        // "Silver went to the Dane, and the bronze to Ann."
        let goes = self.is(1, &["went", "goes", "fell"]) && self.is(2, &["to"])
            || self.is(1, &["to"])
            || self.is(1, &["was", "is"]) && self.is(2, &["won", "taken", "awarded", "given"]);
        (medal || gained && ends || goes).then_some((only(k, n)?, 1 + usize::from(medal)))
    }
}
