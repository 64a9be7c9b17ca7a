//! Second halves that leave out most of what they say: "but not by just one year", "and it isn't
//! Bob", "before Ann and Bob have been to theirs".

use super::Wording;
use super::templates::COMPARATIVES;

impl Wording<'_> {
    /// "Far older", "quite a bit more": how much is not told.
    pub(super) fn leave_out_degrees(&mut self) {
        for at in (0..self.tokens.len()).rev() {
            if self.is(at, &["far", "rather", "much", "bit"]) && self.is(at + 1, &COMPARATIVES) {
                let a = at - usize::from(at > 0 && self.is(at - 1, &["a"]));
                let from = a - usize::from(a > 0 && self.is(a - 1, &["quite"]));
                self.replace(from..at + 1, "");
            }
        }
    }

    /// "Later than Bob, but not by just one year": but not just one year later than Bob.
    pub(super) fn not_by_so_much(&mut self) {
        let found = (3..self.tokens.len()).find_map(|at| {
            let denied = self.is(at, &["by"]) && self.is(at - 1, &["not"]);
            let (len, _) = self.amount_at(at + 1).filter(|_| denied)?;
            let over = self.said_until(at) == at + 1 + len;
            let joint = (at.saturating_sub(4)..at - 1)
                .find(|&at| self.is_mark(at) || self.is(at, &["but", "though", "although"]))?;
            let than = (joint.saturating_sub(12)..joint)
                .rfind(|&at| self.is(at, &["than", "after", "before", "behind"]))?;
            // "After the tram" says which way by itself.
            let start = match self.is(than, &["than"]) {
                true => self.comparison_in(than.saturating_sub(5))?.0,
                false => than,
            };
            (over && self.names(than..joint)).then_some((start, joint, at))
        });
        let Some((start, joint, by)) = found else { return };
        let said = self.tokens[start..joint].to_vec();
        let end = self.said_until(by);
        self.tokens.splice(end..end, said);
        self.replace(by..by + 1, "");
    }

    /// "It isn't Ann who drinks tea, and it isn't Bob (either)", "…, nor is it Bob": neither of them
    /// does.
    pub(super) fn neither_is_it(&mut self) {
        let not = |at: usize| {
            self.is(at, &["it"]) && self.is(at + 1, &["is", "was"]) && self.is(at + 2, &["not"])
        };
        let Some(who) = (4..self.tokens.len()).find(|&at| self.is(at, &["who", "that"])) else {
            return;
        };
        let second = (who + 2..self.tokens.len()).find_map(|at| {
            let and = at + usize::from(self.is(at, &["and"]));
            let nor = self.is(at, &["nor"]) && self.is(at + 1, &["is", "was"]);
            let it = nor && self.is(at + 2, &["it"]);
            (it || and > at && not(and)).then_some((at, and.max(at) + 3))
        });
        let Some((joint, from)) = second.filter(|_| not(0)) else { return };
        let mark = usize::from(self.is_mark(joint - 1));
        let stop = self.said_until(from);
        let end = stop - usize::from(self.is(stop - 1, &["either"]));
        // No more than who it is.
        let short = |range: std::ops::Range<usize>| range.len() < 5 && self.names(range);
        if !short(3..who) || !short(from..end) || self.names(who..who + 1) {
            return;
        }
        let [a, b, said] =
            [3..who, from..end, who + 1..joint - mark].map(|range| self.tokens[range].to_vec());
        self.replace(0..stop, "neither nor");
        self.tokens.splice(2..2, [b, said].concat());
        self.tokens.splice(1..1, a);
        self.named.take();
    }

    /// "Before Ann and Bob have been to theirs", "after Cy had his": before Ann and Bob.
    pub(super) fn drop_own_turn(&mut self) {
        let own = ["his", "hers", "theirs", "its"];
        let Some(end) = (3..=self.tokens.len())
            .find(|&end| self.is(end - 1, &own) && (end == self.tokens.len() || self.is_mark(end)))
        else {
            return;
        };
        let led: &[&str] = &[
            "will", "has", "have", "had", "been", "to", "gone", "got", "goes", "go", "went", "for",
        ];
        let start = (1..end - 1).rev().take_while(|&at| self.is(at, led)).last();
        let Some(start) = start else { return };
        let side = (start.saturating_sub(10)..start)
            .rfind(|&at| self.is(at, &["before", "after", "than"]));
        let plain = |side: usize| !(side..start).any(|at| self.is_mark(at));
        let ends = self.named().iter().any(|named| named.end == start);
        if side.is_some_and(|side| side > 0 && plain(side) && ends) {
            self.replace(start..end, "");
        }
    }
}
