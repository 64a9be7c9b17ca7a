//! How hard a new puzzle is to be, judged by the story that explains it.

use serde::{Deserialize, Serialize};

use explain::{Ending, Fact, Knowledge, Level, Rating, Story};
use puzzle::{Puzzle, numbers};
use solver::{Progress, Watch};

puzzle::worded! {
    /// How hard a new puzzle is to be, the easiest first.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
    pub enum Difficulty {
        /// The word for it.
        pub word;
        /// The level that is wished for.
        pub level: Level;
    } {
        /// [`Level::Easy`].
        Easy = Level::Easy.name(), Level::Easy;
        /// [`Level::Medium`].
        Medium = Level::Medium.name(), Level::Medium;
        /// [`Level::Hard`]; what is harder is none of these.
        Hard = Level::Hard.name(), Level::Hard;
    }
}

/// How hard the puzzle is, all its hints on; the hardest where its story finds no end, and none where
/// the watch stopped the work.
pub fn level(puzzle: &Puzzle, watch: &mut dyn Watch) -> Option<Level> {
    let mut story = Story::new(puzzle, &numbers::switchable(puzzle), Knowledge::nothing(puzzle));
    let mut kept = Vec::new();
    let progress = Progress { at_least: Default::default(), fraction: None, nodes: 0 };
    for step in story.by_ref() {
        // What only rules out may turn out not to be needed; nothing makes the rest easier again.
        if step.new.iter().any(Fact::places) {
            kept.push(step);
            if Rating::of(&kept).level == Level::VeryHard {
                return Some(Level::VeryHard);
            }
        }
        if watch.tick(&progress).is_break() {
            return None;
        }
    }
    Some(match story.ending() {
        Some(Ending::Solved) => Rating::of(&story.steps()).level,
        _ => Level::VeryHard,
    })
}
