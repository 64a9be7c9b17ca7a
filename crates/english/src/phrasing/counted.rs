//! Who is counted and then spoken of: "exactly one person sits to her left, and that person …".

use super::super::lexicon::Class;
use super::super::relations::side_at;
use super::Wording;
use puzzle::Offsets;

impl Wording<'_> {
    /// "To the left of the Swede there is exactly one person, and that person drinks milk": who is
    /// alone on a side is at that end. What "it" is in such a sentence nobody can tell.
    pub(super) fn the_one_counted_there(&mut self) {
        let Some((joint, spoken, sure)) = (1..self.tokens.len()).find_map(|at| self.spoken_of(at))
        else {
            return;
        };
        let head = 0..joint;
        let counted = head.clone().any(|at| {
            self.is(at, &["one"])
                && (at == 0 || self.is(at - 1, &["exactly", "only", "just", "is", "was", "sits"]))
                && !self.names(at..at + 1)
        });
        if !counted || !self.names(head.clone()) || head.clone().any(|at| self.is(at, &["between"]))
        {
            return;
        }
        let ground = self.ground;
        let end = head.into_iter().find_map(|at| {
            let (side, _) = side_at(&self.tokens, at, ground.houses, &ground.scenery)?;
            match side.readings.last()?.0 {
                Offsets::SOMEWHERE_LEFT => Some(1),
                Offsets::SOMEWHERE_RIGHT => Some(ground.houses),
                _ => None,
            }
        });
        match end {
            Some(end) if sure => self.replace(spoken..spoken + 2, &format!("position {end}")),
            Some(_) => self.replace(spoken..spoken, "might"),
            None => {}
        }
    }

    /// Where a second sentence starts after a mark or "and", at `at`; with its subject, and whether
    /// that is "that person" rather than "it".
    fn spoken_of(&self, at: usize) -> Option<(usize, usize, bool)> {
        if !self.is_mark(at) && !self.is(at, &["and"]) {
            return None;
        }
        let mut spoken = at + 1;
        while self.is(spoken, &["and", "but"]) {
            spoken += 1;
        }
        let noun = self.tokens.get(spoken + 1).is_some_and(|token| {
            token.is(&["one"])
                || self.ground.class(&token.word) == Class::Noun
                || self.ground.scenery.is_place(&token.word)
        });
        let sure = self.is(spoken, &["that", "this"]) && noun && !self.names(spoken..spoken + 2);
        (sure || self.is(spoken, &["it", "its"])).then_some((at, spoken, sure))
    }
}
