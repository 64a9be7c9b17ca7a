//! A game as a line of text, for the device. What cannot be read is no game.

use std::collections::BTreeMap;

use super::fill::Fill;
use super::game::{Game, Help};
use super::position::{Mark, Position};
use puzzle::{HintSet, Puzzle, Value};

/// The first field: a reader that does not know it starts anew.
const VERSION: &str = "1";

/// By their number in the text: there were two before there was a third.
const FILLS: [Fill; 3] = [Fill::Off, Fill::All, Fill::Singles];

impl Game {
    /// The game as it is now, without what could be undone.
    pub fn save(&self) -> String {
        let (marks, pairs) = self.position().parts();
        let marks: String = marks.iter().map(|&mark| letter(mark)).collect();
        let pairs: Vec<String> = pairs
            .iter()
            .map(|((a, b), &mark)| {
                format!("{}.{}.{}.{}{}", a.category, a.index, b.category, b.index, letter(mark))
            })
            .collect();
        let struck: Vec<String> =
            self.position().struck().iter().map(|hint| hint.to_string()).collect();
        let Help { nudges, steps, checks } = self.help();
        let standings = u8::from(self.standings());
        let fill = FILLS.iter().position(|&fill| fill == self.fill()).unwrap_or_default();
        let figures = format!("{},{nudges},{steps},{checks},{fill},{standings}", self.seconds());
        [VERSION, &figures, &marks, &pairs.join(","), &struck.join(",")].join(";")
    }

    /// The game that was saved, if it is one of this puzzle.
    pub fn load(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split(';').collect();
        let [VERSION, figures, marks, pairs, struck] = fields[..] else { return None };
        let figures: Vec<u32> = list(figures)?;
        let [seconds, nudges, steps, checks, fill, standings] = figures[..] else { return None };
        let marks = marks.chars().map(mark).collect::<Option<Vec<Mark>>>()?;
        let pairs = pairs.split(',').filter(|pair| !pair.is_empty()).map(pair);
        let pairs = pairs.collect::<Option<BTreeMap<_, _>>>()?;
        let struck: HintSet = list(struck)?
            .into_iter()
            .map(|hint| hint as usize)
            .filter(|&hint| hint < puzzle.hints().len())
            .collect();
        let position = Position::from_parts(puzzle, marks, pairs, struck)?;
        let help = Help { nudges, steps, checks };
        let fill = *FILLS.get(fill as usize)?;
        Some(Self::from(position, fill, standings == 1, help, seconds))
    }
}

fn letter(mark: Mark) -> char {
    match mark {
        Mark::Blank => '-',
        Mark::In => 'o',
        Mark::Out => 'x',
        Mark::Maybe => '?',
    }
}

fn mark(letter: char) -> Option<Mark> {
    Some(match letter {
        '-' => Mark::Blank,
        'o' => Mark::In,
        'x' => Mark::Out,
        '?' => Mark::Maybe,
        _ => return None,
    })
}

fn list(text: &str) -> Option<Vec<u32>> {
    text.split(',').filter(|part| !part.is_empty()).map(|part| part.parse().ok()).collect()
}

fn pair(text: &str) -> Option<((Value, Value), Mark)> {
    let mark = mark(text.chars().last()?)?;
    let places: Vec<u8> = text
        .trim_end_matches(|c: char| !c.is_ascii_digit())
        .split('.')
        .map(|part| part.parse().ok())
        .collect::<Option<_>>()?;
    let [a, b, c, d] = places[..] else { return None };
    Some(((Value { category: a, index: b }, Value { category: c, index: d }), mark))
}

#[cfg(test)]
mod tests {
    use super::super::{Move, Spot};
    use super::*;

    #[test]
    fn a_saved_game_comes_back_and_garbage_is_none() {
        let fish = presets::find("fish").unwrap().puzzle();
        let zebra = presets::find("zebra").unwrap().puzzle();
        let value = |category, index| Value { category, index };
        let game = Game::new(&fish)
            .after(Move::Mark(Spot::House(value(1, 2), 3), Mark::In))
            .after(Move::Mark(Spot::House(value(0, 2), 3), Mark::Maybe))
            .after(Move::Mark(Spot::Pair(value(4, 2), value(0, 3)), Mark::Out))
            .after(Move::Strike(14))
            .after(Move::Fill(Fill::Singles))
            .after(Move::Played(75));
        let saved = game.save();
        let loaded = Game::load(&fish, &saved).unwrap();
        assert_eq!(loaded.position(), game.position());
        assert_eq!((loaded.seconds(), loaded.fill()), (75, Fill::Singles));
        assert_eq!(loaded.save(), saved);
        // A hint that the other puzzle lacks is left out.
        assert!(Game::load(&zebra, &saved).unwrap().position().struck().is_empty());
        for text in ["", "1;;;;", "2;0,0,0,0,1,0;;;", "1;1,2;--;a;b", &saved[..saved.len() - 40]] {
            assert_eq!(Game::load(&fish, text), None, "{text}");
        }
    }
}
