//! The moves of a game, for who watches it again: what was taken back is none.

use super::linked::{LETTERS, spots};
use super::position::{Mark, Position};
use puzzle::Puzzle;

/// How many moves are kept; of a longer game the first ones are left out.
const KEPT: usize = 400;

/// The first field: a reader that does not know it knows no moves.
const VERSION: &str = "1";

/// What wipes a mark out, and what strikes a hint out or no longer.
const WIPED: char = '-';
const STRUCK: char = 's';

/// The marks of a game, one move after another; no two are the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Replay(Vec<Position>);

impl Replay {
    /// A game that begins.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self(vec![Position::empty(puzzle)])
    }

    /// The marks, from the beginning on.
    pub fn positions(&self) -> &[Position] {
        &self.0
    }

    /// The marks are these now: a move, or some moves are taken back.
    pub fn reach(&mut self, position: &Position) {
        if position.is_empty() {
            self.0 = vec![position.clone()];
        } else if let Some(at) = self.0.iter().rposition(|other| other == position) {
            self.0.truncate(at + 1);
        } else {
            self.0.push(position.clone());
            self.0.drain(..self.0.len().saturating_sub(KEPT + 1));
        }
    }

    /// As a line of text, for the device: the marks at the beginning as links carry them, then what each
    /// move changes.
    pub fn save(&self, puzzle: &Puzzle) -> String {
        let first = self.0[0].link(puzzle);
        let moves = self.0.windows(2).map(|pair| changes(puzzle, &pair[0], &pair[1]));
        [VERSION.to_owned(), first].into_iter().chain(moves).collect::<Vec<_>>().join(";")
    }

    /// What was saved, if it is of this puzzle.
    pub fn load(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let mut fields = text.split(';');
        if fields.next() != Some(VERSION) {
            return None;
        }
        let mut positions = vec![Position::from_link(puzzle, fields.next()?).ok()?];
        for text in fields {
            positions.push(changed(puzzle, positions.last()?, text)?);
        }
        Some(Self(positions))
    }
}

/// Such as `12o,13-,4s`: spots by their place in the order, then hints by index.
fn changes(puzzle: &Puzzle, from: &Position, to: &Position) -> String {
    let spots = spots(puzzle.into()).enumerate().filter_map(|(at, spot)| {
        let mark = to.mark(spot);
        let letter = LETTERS.iter().find(|(_, other)| *other == mark).map_or(WIPED, |it| it.0);
        (mark != from.mark(spot)).then(|| format!("{at}{letter}"))
    });
    let struck = (0..puzzle.hints().len())
        .filter(|&hint| from.struck().contains(hint) != to.struck().contains(hint))
        .map(|hint| format!("{hint}{STRUCK}"));
    spots.chain(struck).collect::<Vec<_>>().join(",")
}

fn changed(puzzle: &Puzzle, from: &Position, text: &str) -> Option<Position> {
    text.split(',').try_fold(from.clone(), |position, change| {
        let letter = change.chars().last()?;
        let at: usize = change.strip_suffix(letter)?.parse().ok()?;
        if letter == STRUCK {
            return (at < puzzle.hints().len()).then(|| position.with_struck(at));
        }
        let known = LETTERS.iter().find(|(other, _)| *other == letter).map(|it| it.1);
        let mark = known.or((letter == WIPED).then_some(Mark::Blank))?;
        Some(position.with(spots(puzzle.into()).nth(at)?, mark))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::Random;

    #[test]
    fn moves_come_back_and_what_is_taken_back_is_none() {
        let mut random = Random::new(36);
        for preset in ["fish", "zebra"] {
            let puzzle = presets::find(preset).unwrap().puzzle();
            let spots: Vec<_> = spots((&puzzle).into()).collect();
            let mut replay = Replay::new(&puzzle);
            // The same as anybody would write it down.
            let mut plain = vec![Position::empty(&puzzle)];
            for _ in 0..300 {
                let now = plain.last().unwrap().clone();
                let next = match random.below(10) {
                    0..5 => now.with(*random.pick(&spots), *random.pick(&[Mark::In, Mark::Maybe])),
                    5..7 => now
                        .with(*random.pick(&spots), Mark::Out)
                        .with(*random.pick(&spots), Mark::Blank),
                    7 => now.with_struck(random.below(puzzle.hints().len())),
                    _ => random.pick(&plain).clone(),
                };
                match plain.iter().position(|other| *other == next) {
                    Some(at) => plain.truncate(at + 1),
                    None => plain.push(next.clone()),
                }
                replay.reach(&next);
                assert_eq!(replay.positions(), plain);
                assert_eq!(Replay::load(&puzzle, &replay.save(&puzzle)), Some(replay.clone()));
            }
        }
    }

    #[test]
    fn a_long_game_keeps_its_last_moves_and_garbage_is_none() {
        let fish = presets::find("fish").unwrap().puzzle();
        let (mut replay, mut position) = (Replay::new(&fish), Position::empty(&fish));
        for (at, spot) in spots((&fish).into()).chain(spots((&fish).into())).enumerate() {
            position = position.with(spot, [Mark::Out, Mark::Maybe][at / 375]);
            replay.reach(&position);
        }
        assert_eq!(replay.positions().len(), KEPT + 1);
        assert_eq!(replay.positions().last(), Some(&position));
        let text = replay.save(&fish);
        assert!(text.len() < 8 * KEPT, "{}", text.len());
        assert_eq!(Replay::load(&fish, &text), Some(replay));
        for text in ["", "1", "2;;1o", "1;6y", "1;;375o", "1;;15s", "1;;o", "1;;1q", "1;;;"] {
            assert_eq!(Replay::load(&fish, text), None, "{text}");
        }
    }
}
