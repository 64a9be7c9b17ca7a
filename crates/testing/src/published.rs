//! The published puzzles as numbers.

use puzzle::reading::{Reading, with_reading};
use puzzle::{About, Asked, Puzzle};
use solver::Problem;

fn puzzle(id: &str) -> Puzzle {
    presets::find(id).expect("it is built in").puzzle()
}

/// Einstein's fish riddle: hints 1..=15 at 0..15.
pub fn fish() -> Problem {
    Problem::from(&puzzle("fish"))
}

/// The same with hint 4 read "somewhere left".
pub fn fish_somewhere() -> Problem {
    let somewhere = Reading::named("somewhere").expect("a reading");
    Problem::from(&with_reading(&puzzle("fish"), 4, somewhere).expect("hint 4 is about left"))
}

/// The zebra of 1962: statements 2..=15 at 0..14.
pub fn zebra() -> Problem {
    Problem::from(&puzzle("zebra"))
}

/// The index of the zebra's question about this drink or pet.
pub fn zebra_question(about: &str) -> usize {
    let puzzle = puzzle("zebra");
    let is_about = |about_what: About, asked| {
        about_what.value().is_some_and(|value| puzzle.name(value) == about)
            && matches!(asked, Asked::Category(_))
    };
    let found = puzzle.questions().iter().position(|q| is_about(q.about, q.asked));
    found.expect("the zebra puzzle asks about it")
}
