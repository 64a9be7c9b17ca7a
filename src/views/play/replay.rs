//! The moves of a game, for who watches it again: what was taken back is none.

use super::position::Position;
use puzzle::Puzzle;

/// How many moves are kept; of a longer game the first ones are left out.
const KEPT: usize = 200;

/// The first field: a reader that does not know it knows no moves.
const VERSION: &str = "1";

/// The marks of a game, one move after another, as links carry them; no two are the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay(Vec<String>);

impl Replay {
    /// The moves that were saved; where there are none, the beginning of a game.
    pub fn load(text: &str) -> Self {
        let mut fields = text.split(';');
        let is_known = fields.next() == Some(VERSION);
        let marks: Vec<String> = fields.filter(|_| is_known).map(str::to_owned).collect();
        Self(if marks.is_empty() { vec![String::new()] } else { marks })
    }

    /// A line of text, for the device.
    pub fn save(&self) -> String {
        format!("{VERSION};{}", self.0.join(";"))
    }

    /// The marks are these now: a move, or some moves are taken back.
    pub fn reach(&mut self, puzzle: &Puzzle, position: &Position) {
        let now = position.link(puzzle);
        if let Some(at) = self.0.iter().position(|marks| *marks == now) {
            self.0.truncate(at);
        } else if now.is_empty() {
            self.0.clear();
        }
        self.0.push(now);
        self.0.drain(..self.0.len().saturating_sub(KEPT + 1));
    }

    /// The marks, from the beginning on, as far as they are of this puzzle.
    pub fn positions(&self, puzzle: &Puzzle) -> Vec<Position> {
        self.0.iter().filter_map(|marks| Position::from_link(puzzle, marks).ok()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Mark, Spot};
    use super::*;
    use puzzle::{Random, Value};

    fn spot(number: usize) -> Spot {
        let number = u8::try_from(number).unwrap();
        Spot::House(Value { category: number / 25, index: number / 5 % 5 }, number % 5)
    }

    #[test]
    fn moves_come_back_and_what_is_taken_back_is_none() {
        let mut random = Random::new(36);
        for preset in ["fish", "zebra"] {
            let puzzle = presets::find(preset).unwrap().puzzle();
            let mut replay = Replay::load("");
            // The same as anybody would write it down.
            let mut plain = vec![Position::empty(&puzzle)];
            for _ in 0..300 {
                let now = plain.last().unwrap().clone();
                let mark = *random.pick(&[Mark::In, Mark::Out, Mark::Maybe, Mark::Blank]);
                let next = match random.below(10) {
                    0..7 => now.with(spot(random.below(125)), mark),
                    7 => now.with_struck(random.below(puzzle.hints().len())),
                    _ => random.pick(&plain).clone(),
                };
                match plain.iter().position(|other| *other == next) {
                    Some(at) => plain.truncate(at + 1),
                    None if next.is_empty() => plain = vec![next.clone()],
                    None => plain.push(next.clone()),
                }
                replay.reach(&puzzle, &next);
                assert_eq!(replay.positions(&puzzle), plain);
                assert_eq!(Replay::load(&replay.save()), replay);
            }
        }
    }

    #[test]
    fn a_long_game_keeps_its_last_moves_and_garbage_is_none() {
        let fish = presets::find("fish").unwrap().puzzle();
        let (mut replay, mut position) = (Replay::load(""), Position::empty(&fish));
        for at in 0..250 {
            position = position.with(spot(at % 125), [Mark::Out, Mark::Maybe][at / 125]);
            replay.reach(&fish, &position);
        }
        let watched = replay.positions(&fish);
        assert_eq!((watched.len(), watched.last()), (KEPT + 1, Some(&position)));
        assert!(replay.save().len() < 130 * KEPT);
        replay.reach(&fish, &Position::empty(&fish));
        assert_eq!(replay, Replay::load(""));
        assert_eq!(Replay::load("2;x;xx"), replay);
        assert_eq!(Replay::load("1;;6y;x").positions(&fish).len(), 2);
    }
}
