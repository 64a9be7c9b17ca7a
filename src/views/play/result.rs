//! A result to show around. It says how it went and names nothing of the solution.

use super::game::Help;
use super::record::{Record, clock};
use crate::words::game_end as words;
use puzzle::{Puzzle, escape};

/// The result as text: what was played, a house for each house, with a lamp instead of a house for each
/// nudge as far as there are houses, and the figures.
pub fn shared(puzzle: &Puzzle, record: &Record, link: &str) -> String {
    let street: String = lamps(puzzle, record).map(|lamp| if lamp { '💡' } else { '🏠' }).collect();
    format!("{}\n{street} {}\n{link}", puzzle.title(), figures(record))
}

/// "11:42, 1 nudge, no checks".
fn figures(record: &Record) -> String {
    let Help { nudges, checks, .. } = record.help;
    words::figures(&clock(record.seconds), nudges, checks)
}

/// By house: whether it stands for a nudge.
fn lamps(puzzle: &Puzzle, record: &Record) -> impl Iterator<Item = bool> {
    let nudges = record.help.nudges;
    (0..u32::from(puzzle.houses())).rev().map(move |house| house < nudges)
}

/// The result as a picture: the street at night, with light in the windows.
pub fn picture(puzzle: &Puzzle, record: &Record) -> String {
    const LOT: usize = 120;
    let width = (LOT * usize::from(puzzle.houses())).max(4 * LOT);
    let left = (width - LOT * usize::from(puzzle.houses())) / 2;
    let house = |(at, lamp): (usize, bool)| {
        let (x, light) = (left + at * LOT, if lamp { "#e7914a" } else { "#ffd98a" });
        format!(
            r##"<g transform="translate({x} 60)"><path fill="#54473d" d="M8 64 60 20l52 44z"/><path fill="#8a8176" d="M20 64h80v76H20z"/><path fill="#201a1c" d="M50 140v-30a10 10 0 0 1 20 0v30z"/><path fill="{light}" d="M28 76h18v20H28zM74 76h18v20H74z"/></g>"##
        )
    };
    let houses: String = lamps(puzzle, record).enumerate().map(house).collect();
    let (title, figures) = (escape::markup(puzzle.title()), escape::markup(&figures(record)));
    let text = |y: usize, size: usize, line: &str| {
        format!(
            r##"<text x="{}" y="{y}" font-size="{size}" fill="#f2eadb" text-anchor="middle" font-family="Georgia, serif">{line}</text>"##,
            width / 2
        )
    };
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="290" viewBox="0 0 {width} 290"><path fill="#1b2440" d="M0 0h{width}v290H0z"/><path fill="#0c0d10" d="M0 198h{width}v92H0z"/>{}{houses}{}</svg>"##,
        text(44, 22, &title),
        text(250, 26, &figures),
    )
}

// The parser of pictures is there for native tests only.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use generate::Date;

    #[test]
    fn a_result_tells_the_figures_and_no_value() {
        let fish = presets::find("fish").unwrap().puzzle();
        let help = Help { nudges: 1, steps: 0, checks: 0 };
        let record = Record { day: Date::new(2026, 11, 26).unwrap(), seconds: 702, help };
        let text = shared(&fish, &record, "https://example.org/#p=fish&v=play");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], fish.title());
        assert_eq!(lines[1], "🏠🏠🏠🏠💡 11:42, 1 nudge, no checks");
        assert_eq!(lines[2], "https://example.org/#p=fish&v=play");
        let picture = picture(&fish, &record);
        roxmltree::Document::parse(&picture).unwrap();
        let values = fish.categories().iter().flat_map(|category| &category.values);
        for value in values.filter(|value| !fish.title().contains(&value[..])) {
            assert!(
                !lines[1].contains(&value[..]) && !picture.contains(&format!(">{value}")),
                "{value}"
            );
        }
    }
}
