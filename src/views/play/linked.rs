//! The marks of a game as a link carries them: all spots in order, each with a mark or passed over, then
//! the hints that are struck out. What cannot be read is no position.

use super::position::{Mark, Position, Spot};
use crate::words::play as words;
use puzzle::mistake::shortened;
use puzzle::{Puzzle, Shape, Value, numbers};

/// By letter.
const LETTERS: [(char, Mark); 3] = [('o', Mark::In), ('x', Mark::Out), ('p', Mark::Maybe)];

impl Position {
    /// The value of `marks` in a link, such as `o12x3p.4,7`; a number passes over so many spots.
    pub fn link(&self, puzzle: &Puzzle) -> String {
        let mut text = String::new();
        let mut passed = 0;
        for spot in spots(puzzle.into()) {
            let mark = self.mark(spot);
            let Some((letter, _)) = LETTERS.iter().find(|(_, other)| *other == mark) else {
                passed += 1;
                continue;
            };
            if passed > 0 {
                text += &passed.to_string();
            }
            text.push(*letter);
            passed = 0;
        }
        if !self.struck().is_empty() {
            text = format!("{text}.{}", numbers::ranges(puzzle, self.struck()));
        }
        text
    }

    /// The marks that a link carries.
    ///
    /// # Errors
    /// What is wrong with them, in plain words.
    pub fn from_link(puzzle: &Puzzle, text: &str) -> Result<Self, String> {
        let (marks, struck) = match text.split_once('.') {
            Some((marks, struck)) => (marks, Some(struck)),
            None => (text, None),
        };
        let mut position = Self::empty(puzzle);
        let mut spots = spots(puzzle.into());
        let mut rest = marks;
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let size = digits.max(first.len_utf8());
            let (part, others) = rest.split_at(size);
            rest = others;
            let past = || words::marks_past_the_last(&shortened(part));
            if digits > 0 {
                let passed: usize = part.parse().map_err(|_| past())?;
                let last = passed.checked_sub(1).ok_or(words::MARKS_PASS_NOTHING)?;
                spots.nth(last).ok_or_else(past)?;
                continue;
            }
            let mark = LETTERS.iter().find(|(letter, _)| *letter == first);
            let (_, mark) = mark.ok_or_else(|| words::no_mark(&shortened(part)))?;
            position = position.with(spots.next().ok_or_else(past)?, *mark);
        }
        if let Some(struck) = struck {
            let struck = numbers::read(puzzle, struck).map_err(|mistake| mistake.to_string())?;
            position = struck.iter().fold(position, |position, hint| position.with_struck(hint));
        }
        Ok(position)
    }
}

/// All spots: each value with each house, then each pair of values of different categories.
fn spots(shape: Shape) -> impl Iterator<Item = Spot> {
    let cells = shape
        .values()
        .flat_map(move |value| (0..shape.houses()).map(move |house| Spot::House(value, house)));
    let later = move |one: Value| shape.values().filter(move |other| other.category > one.category);
    let pairs =
        shape.values().flat_map(move |one| later(one).map(move |other| Spot::Pair(one, other)));
    cells.chain(pairs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::Random;

    #[test]
    fn marks_come_back_from_links() {
        let mut random = Random::new(36);
        for preset in presets::all() {
            let puzzle = preset.puzzle();
            let spots: Vec<Spot> = spots(Shape::from(&puzzle)).collect();
            let mut position = Position::empty(&puzzle);
            for _ in 0..60 {
                let text = position.link(&puzzle);
                assert_eq!(Position::from_link(&puzzle, &text), Ok(position.clone()), "{text}");
                let is_plain = |c: char| c.is_ascii_alphanumeric() || ".,-".contains(c);
                assert!(text.chars().all(is_plain), "{text}");
                let mark = [Mark::In, Mark::Out, Mark::Maybe][random.below(3)];
                position = position.with(spots[random.below(spots.len())], mark);
                if random.below(4) == 0 {
                    position = position.with_struck(random.below(puzzle.hints().len()));
                }
            }
        }
    }

    #[test]
    fn they_are_written_short_and_wrong_ones_are_named() {
        let fish = presets::find("fish").unwrap().puzzle();
        let value = |category, index| Value { category, index };
        let position = Position::empty(&fish)
            .with(Spot::House(value(0, 0), 0), Mark::In)
            .with(Spot::House(value(0, 1), 2), Mark::Out)
            .with(Spot::Pair(value(0, 0), value(1, 0)), Mark::Maybe)
            .with_struck(3)
            .with_struck(4);
        assert_eq!(position.link(&fish), "o6x117p.4,5");
        assert_eq!(Position::empty(&fish).link(&fish), "");
        for (text, wrong) in [
            ("o6y", "'y' is no mark"),
            ("376", "past the last spot"),
            ("375x", "past the last spot"),
            ("99999999999999999999999", "past the last spot"),
            ("0x", "0 spots"),
            ("xé", "'é' is no mark"),
            ("x.99", "99"),
            ("x.", ""),
        ] {
            let said = Position::from_link(&fish, text).unwrap_err();
            assert!(said.contains(wrong), "{text}: {said}");
        }
        assert!(Position::from_link(&fish, "375").is_ok());
    }
}
