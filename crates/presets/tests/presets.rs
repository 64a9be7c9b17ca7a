//! The presets as puzzles: each has one solution, and only the old riddles have a hint that adds
//! nothing.

use puzzle::{HintSet, numbers};
use solver::{Core, Known, Problem, Unwatched};

#[test]
fn every_preset_has_one_solution() {
    for preset in presets::all() {
        let puzzle = preset.puzzle();
        let core = Core::new(Problem::from(&puzzle));
        let all = numbers::switchable(&puzzle);
        assert_eq!(core.is_unique(&all, &mut Unwatched), Known::Yes, "{}", preset.id);
    }
}

#[test]
fn only_the_fish_riddles_have_a_hint_to_spare() {
    for preset in presets::all() {
        let puzzle = preset.puzzle();
        let mut core = Core::new(Problem::from(&puzzle));
        let statuses = core.statuses(&numbers::switchable(&puzzle), &mut Unwatched);
        let implied: HintSet = statuses
            .iter()
            .enumerate()
            .filter(|(_, status)| status.as_ref().is_some_and(|s| s.implied == Known::Yes))
            .map(|(i, _)| i)
            .collect();
        let expected: HintSet = match preset.id {
            "fish" | "phones" => [14].into_iter().collect(),
            _ => HintSet::none(),
        };
        assert_eq!(implied, expected, "{}", preset.id);
    }
}

/// The build tells the script that embeds how many hints there are, and counts the numbered lines.
#[test]
fn every_numbered_line_is_a_hint_that_can_be_switched() {
    for preset in presets::all() {
        let starts = preset.source().lines().filter_map(|line| line.split_once('.'));
        let numbered = starts.filter(|(number, _)| number.parse::<u32>().is_ok()).count();
        assert_eq!(numbered, numbers::switchable(&preset.puzzle()).len(), "{}", preset.id);
    }
}
