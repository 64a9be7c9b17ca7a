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
