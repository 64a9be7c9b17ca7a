//! The first steps of who never played, one after another as each is done.

use super::game::Game;
use crate::words::play as words;

/// A step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To rule out a value.
    RuleOut,
    /// To touch a hint.
    Hint,
    /// To place a value.
    Place,
    /// To ask for a nudge.
    Nudge,
}

impl Step {
    /// What is to be done, with a finger or with a mouse.
    pub fn words(self, by_finger: bool) -> &'static str {
        match (self, by_finger) {
            (Self::RuleOut, true) => words::TOUR_RULE_OUT_TOUCH,
            (Self::RuleOut, false) => words::TOUR_RULE_OUT,
            (Self::Hint, _) => words::TOUR_HINT,
            (Self::Place, true) => words::TOUR_PLACE_TOUCH,
            (Self::Place, false) => words::TOUR_PLACE,
            (Self::Nudge, _) => words::TOUR_NUDGE,
        }
    }

    /// The step that is to be done still, from this one on; `hint`: whether one is touched.
    pub fn still(self, game: &Game, hint: bool) -> Option<Self> {
        let facts = game.position().facts();
        let (is_done, next) = match self {
            Self::RuleOut => (!facts.is_empty(), Some(Self::Hint)),
            Self::Hint => (hint, Some(Self::Place)),
            Self::Place => (facts.iter().any(|fact| fact.holds), Some(Self::Nudge)),
            Self::Nudge => (game.help().nudges > 0, None),
        };
        if is_done { next?.still(game, hint) } else { Some(self) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Help, Mark, Move, Spot};
    use super::*;
    use puzzle::Value;

    #[test]
    fn each_step_waits_until_it_is_done() {
        let fish = presets::find("fish").unwrap().puzzle();
        let spot = |house| Spot::House(Value { category: 0, index: 0 }, house);
        let game = Game::new(&fish);
        assert_eq!(Step::RuleOut.still(&game, true), Some(Step::RuleOut));
        let game = game.after(Move::Mark(spot(1), Mark::Out));
        assert_eq!(Step::RuleOut.still(&game, false), Some(Step::Hint));
        assert_eq!(Step::Hint.still(&game, true), Some(Step::Place));
        // What is done stays done.
        assert_eq!(Step::Place.still(&game, false), Some(Step::Place));
        let game = game.after(Move::Mark(spot(2), Mark::In));
        assert_eq!(Step::Place.still(&game, false), Some(Step::Nudge));
        let game = game.after(Move::Helped(Help { nudges: 1, ..Help::default() }));
        assert_eq!(Step::Nudge.still(&game, false), None);
    }
}
