//! A relation to one of two: "came directly after either Ann or Bob".

use super::super::lexicon::Class;
use super::Wording;

/// Words that end a relation.
const RELATIONS: &[&str] = &[
    "after", "before", "behind", "above", "below", "under", "of", "beside", "than", "followed",
    "follows", "preceded", "precedes", "to",
];

impl Wording<'_> {
    /// "To the left or right of Ann": next to her, unless more is said of how far.
    pub(super) fn on_either_side(&mut self) {
        let sides = [("left", "right"), ("right", "left")];
        let found = (1..self.tokens.len()).find_map(|at| {
            let (_, other) = sides.iter().find(|(one, _)| self.is(at, &[one]))?;
            let the = at - usize::from(self.is(at - 1, &["the"]));
            let from = the.checked_sub(1).filter(|&to| self.is(to, &["to", "on"]))?;
            let mut end = at + 1;
            if !self.is(end, &["or", "nor"]) {
                return None;
            }
            end += 1;
            end += usize::from(self.is(end, &["to", "on"]));
            end += usize::from(self.is(end, &["the"]));
            let whole = self.is(end, &[other]) && self.is(end + 1, &["of"]);
            // "Two places to the left or right of", "somewhere to the left or right of".
            let before = from.checked_sub(1).map(|before| &self.tokens[before]);
            let be = ["is", "are", "was", "were", "not", "either", "lives", "sits", "stands"];
            let bare = before
                .is_none_or(|word| word.is(&be) || self.ground.class(&word.word) == Class::Verb);
            (whole && bare).then_some(from..end + 2)
        });
        if let Some(found) = found {
            let either = found.start > 0 && self.is(found.start - 1, &["either"]);
            self.replace(found.start - usize::from(either)..found.end, "next to");
        }
    }

    /// "The jug came after either the comb or the mask": either it came after the comb, or it came
    /// after the mask.
    pub(super) fn related_to_either(&mut self) {
        let [x, a, b] = self.named() else { return };
        let (x, a, b) = (x.clone(), a.clone(), b.clone());
        let found =
            (x.end + 1..a.start).find(|&at| self.is(at, &["either"]) && self.is(at - 1, RELATIONS));
        let Some(either) = found.filter(|&at| a.start <= at + 3) else { return };
        let or = (a.end..b.start).find(|&at| self.is(at, &["or"]));
        let turns = ["not", "never", "nor", "neither", "if"];
        let ends = self.tokens.iter().rposition(|token| !token.is_mark()).map_or(0, |at| at + 1);
        let turned = (0..ends).any(|at| self.is(at, &turns) || self.is_mark(at));
        let Some(or) = or.filter(|_| !turned) else { return };
        let said = self.tokens[..either].to_vec();
        let one = self.tokens[either + 1..or].to_vec();
        let other = self.tokens[or + 1..ends].to_vec();
        let words = [said.clone(), one, vec![self.tokens[or].clone()], said, other].concat();
        let marks = self.tokens[ends..].to_vec();
        self.replace_by(
            0..self.tokens.len(),
            [vec![self.tokens[either].clone()], words, marks].concat(),
        );
    }
}
