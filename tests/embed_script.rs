//! What the script that embeds knows of puzzles, held against the puzzles.

use puzzle::numbers;

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
    assert!(own.iter().all(|(id, _)| presets::find(id).is_some()), "{own:?}");
    for preset in presets::all() {
        let named = own.iter().find(|(id, _)| *id == preset.id).map(|(_, hints)| *hints);
        let hints = numbers::switchable(&preset.puzzle()).len();
        assert_eq!(named.unwrap_or(usual), hints, "{}", preset.id);
    }
}
