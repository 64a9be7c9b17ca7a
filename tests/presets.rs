//! The presets as puzzles: each has one solution, and only the old riddles have a hint that adds
//! nothing.

use zebra_playground::puzzle::{HintSet, numbers, preset};
use zebra_playground::solver::{Core, Known, Problem, Unwatched};

#[test]
fn every_preset_has_one_solution() {
    for preset in preset::all() {
        let puzzle = preset.puzzle();
        let core = Core::new(Problem::from(&puzzle));
        let all = numbers::switchable(&puzzle);
        assert_eq!(core.is_unique(&all, &mut Unwatched), Known::Yes, "{}", preset.id);
    }
}

#[test]
fn only_the_fish_riddles_have_a_hint_to_spare() {
    for preset in preset::all() {
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

/// The script of a post keeps room for a puzzle before anything is loaded, by its number of hints.
#[test]
fn the_embed_script_knows_how_many_hints_each_preset_has() {
    let script = include_str!("../static/embed.js");
    let line = |name: &str| {
        let start = script.find(&format!("const {name} = ")).unwrap();
        script[start..].split_once(" = ").unwrap().1.split_once(';').unwrap().0.to_owned()
    };
    let usual: usize = line("USUAL_HINTS").parse().unwrap();
    let table = line("HINTS");
    let own: Vec<(&str, usize)> = table
        .trim_matches(['{', '}', ' '])
        .split(',')
        .map(|entry| entry.split_once(':').unwrap())
        .map(|(id, hints)| (id.trim(), hints.trim()))
        // What keeps inherited names out of the table.
        .filter(|entry| *entry != ("__proto__", "null"))
        .map(|(id, hints)| (id, hints.parse().unwrap()))
        .collect();
    assert!(own.iter().all(|(id, _)| preset::find(id).is_some()), "{own:?}");
    for preset in preset::all() {
        let named = own.iter().find(|(id, _)| *id == preset.id).map(|(_, hints)| *hints);
        let hints = numbers::switchable(&preset.puzzle()).len();
        assert_eq!(named.unwrap_or(usual), hints, "{}", preset.id);
    }
}
