//! A picture of the present state, as SVG: the count, the answer, the street and what is settled.

use std::fmt::Write;

use super::Theme;
use crate::names::isolated;
use crate::paint;
use crate::words::share as words;
use puzzle::escape::markup;
use puzzle::wording::Places;
use puzzle::{HintSet, Puzzle, Value, numbers};
use solver::{Survey, Tally};

const WIDTH: i32 = 1200;
const MARGIN: i32 = 64;
/// The width of a house's lot in its own drawing.
const LOT: f64 = 140.0;
const ROW: i32 = 40;
const SERIF: &str = "Georgia, 'Times New Roman', serif";
const SANS: &str = "system-ui, 'Segoe UI', sans-serif";

/// The colours of a theme.
struct Colours {
    paper: &'static str,
    ink: &'static str,
    soft: &'static str,
    line: &'static str,
    accent: &'static str,
    roof: &'static str,
    wall: &'static str,
    ground: &'static str,
}

impl Colours {
    const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Light => Self {
                paper: "#f7f2e8",
                ink: "#211d17",
                soft: "#5f574a",
                line: "#e4dac8",
                accent: "#b23c0b",
                roof: "#54473d",
                wall: "#fffdf8",
                ground: "#5c5344",
            },
            Theme::Dark => Self {
                paper: "#141519",
                ink: "#f2eadb",
                soft: "#b3aa9a",
                line: "#33333a",
                accent: "#ff9d66",
                roof: "#4b4550",
                wall: "#2c2d33",
                ground: "#33333a",
            },
        }
    }
}

/// Draws the state that the survey is of, `address` beneath it. The drawing is as high as the puzzle
/// has categories and needs no file but itself.
pub fn picture(
    puzzle: &Puzzle,
    active: &HintSet,
    survey: &Survey,
    theme: Theme,
    address: &str,
) -> String {
    let colours = Colours::of(theme);
    let mut body = String::new();
    let mut text = |x: i32, y: i32, size: i32, font: &str, fill: &str, text: &str| {
        // Writing to a string cannot fail.
        let _ = write!(
            body,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-family=\"{font}\" \
             fill=\"{fill}\">{}</text>",
            markup(text)
        );
    };
    text(MARGIN, 82, 34, SERIF, colours.ink, &cut(puzzle.title(), 56));
    let (count, left) = counted(&survey.count);
    // Digits in a serif face are about half as wide as high.
    let size = (2 * (WIDTH - 2 * MARGIN) / count.len().max(8) as i32).min(120);
    text(MARGIN, 200, size, SERIF, colours.ink, &count);
    text(MARGIN, 244, 26, SANS, colours.soft, &format!("{left}{}", off(puzzle, active)));
    let mut y = 300;
    if let Some(line) = answer(puzzle, survey) {
        text(MARGIN, y, 32, SERIF, colours.accent, &cut(&line, 66));
        y += 24;
    }
    let rows = rows(puzzle, survey);
    let lot = f64::from(WIDTH - 2 * MARGIN) / f64::from(puzzle.houses() + 1);
    let scale = (lot / LOT).min(1.4);
    let street = y + (180.0 * scale) as i32;
    let first = |house: usize| MARGIN + (lot * (house as f64 + 1.0)) as i32;
    let mut baseline = street + ROW;
    for (name, cells) in &rows {
        text(MARGIN, baseline, 19, SANS, colours.soft, &cut(name, (lot / 11.0) as usize));
        for (house, (settled, said)) in cells.iter().enumerate() {
            let fill = if *settled { colours.ink } else { colours.soft };
            text(first(house), baseline, 19, SANS, fill, &cut(said, (lot / 11.0) as usize));
        }
        baseline += ROW;
    }
    text(MARGIN, baseline + 20, 19, SANS, colours.soft, &cut(address, 100));

    let height = baseline + 20 + MARGIN / 2;
    let mut drawing = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\"><title>{}</title>\
         <path fill=\"{}\" d=\"M0 0h{WIDTH}v{height}H0z\"/>",
        markup(&words::picture_title(puzzle.title(), &count, left)),
        colours.paper,
    );
    let _ = write!(
        drawing,
        "<path stroke=\"{}\" stroke-width=\"6\" d=\"M{MARGIN} {street}H{}\"/>",
        colours.ground,
        WIDTH - MARGIN
    );
    for house in 0..puzzle.houses() {
        let x = f64::from(MARGIN) + lot * f64::from(house + 1);
        let top = f64::from(street) - 158.0 * scale;
        let _ = write!(
            drawing,
            "<g transform=\"translate({} {}) scale({})\">{}</g>",
            phrases::decimal(x - 14.0 * scale),
            phrases::decimal(top),
            phrases::decimal(scale),
            self::house(puzzle, survey, house, &colours)
        );
    }
    for row in 1..rows.len() as i32 {
        let y = street + ROW * row + 13;
        let _ = write!(
            drawing,
            "<path stroke=\"{}\" d=\"M{MARGIN} {y}H{}\"/>",
            colours.line,
            WIDTH - MARGIN
        );
    }
    drawing + &body + "</svg>"
}

/// The count, and what it is a number of.
fn counted(count: &Tally) -> (String, &'static str) {
    let left = words::solutions_left(count.exact().is_some_and(|count| count.is_one()));
    match count {
        Tally::Exact(count) => (phrases::fitting(count), left),
        Tally::AtLeast(count) => (format!("≥ {}", phrases::fitting(count)), left),
    }
}

fn off(puzzle: &Puzzle, active: &HintSet) -> String {
    let off: HintSet =
        numbers::switchable(puzzle).iter().filter(|&i| !active.contains(i)).collect();
    if off.iter().next().is_none() {
        return words::ALL_HINTS_ON.into();
    }
    cut(&words::hints_off(&numbers::ranges(puzzle, &off)), 60)
}

/// The main question and its answer, or how the solutions split over the answers.
fn answer(puzzle: &Puzzle, survey: &Survey) -> Option<String> {
    let question = puzzle.questions().first()?;
    let whole = survey.count.number();
    let weights = survey.answers.first()?.iter().map(|tally| tally.number().ratio(whole));
    let ranked = phrases::ranked(weights);
    let name = |answer: u8| phrases::answer_name(puzzle, Places::of(puzzle), question, answer);
    let said = match ranked[..] {
        [] => phrases::clash(puzzle, &survey.conflict),
        [(answer, _)] => isolated(&name(answer)),
        _ => {
            let parts: Vec<String> = ranked
                .iter()
                .map(|&(answer, share)| {
                    format!("{} {}", isolated(&name(answer)), phrases::percent(share))
                })
                .collect();
            parts.join(", ")
        }
    };
    Some(format!("{} {said}", isolated(&question.text)))
}

/// By category: its name, and by house whether it is settled there and what to say of it.
type Rows<'p> = Vec<(&'p str, Vec<(bool, String)>)>;

fn rows<'p>(puzzle: &'p Puzzle, survey: &Survey) -> Rows<'p> {
    let cell = |category: usize, house: u8| {
        let share = |index| survey.share(Value { category: category as u8, index }, house);
        let open = phrases::ranked((0..puzzle.houses()).map(share));
        match open[..] {
            [] => (false, "–".to_owned()),
            [(index, _)] => {
                (true, puzzle.categories()[category].values[usize::from(index)].clone())
            }
            _ => (false, words::possible(open.len())),
        }
    };
    let categories = puzzle.categories().iter().enumerate();
    categories
        .map(|(c, category)| {
            (&category.name[..], (0..puzzle.houses()).map(|house| cell(c, house)).collect())
        })
        .collect()
}

/// A house, in stripes as wide as the share of each value of the telling category.
fn house(puzzle: &Puzzle, survey: &Survey, house: u8, colours: &Colours) -> String {
    let category = paint::telling_category(puzzle);
    let paints = paint::paints(&puzzle.categories()[category]);
    let Colours { roof, wall, ground, .. } = colours;
    let mut drawing = format!(
        "<path fill=\"{roof}\" d=\"M94 26h12v28H94z\"/><path fill=\"{wall}\" d=\"M26 74h88v84H26z\"/>"
    );
    let mut x = 26.0;
    for (index, paint) in (0..).zip(paints) {
        let wide = 88.0 * survey.share(Value { category: category as u8, index }, house);
        if wide > 0.0 {
            let (from, wide) = (phrases::decimal(x), phrases::decimal(wide));
            let _ = write!(drawing, "<path fill=\"{paint}\" d=\"M{from} 74h{wide}v84h-{wide}z\"/>");
        }
        x += wide;
    }
    let _ = write!(
        drawing,
        "<path fill=\"none\" stroke=\"{ground}\" d=\"M26 74h88v84H26z\"/>\
         <path fill=\"{roof}\" d=\"M14 76 70 26l56 50z\"/>\
         <path fill=\"{ground}\" d=\"M60 158v-32a10 10 0 0 1 20 0v32z\"/>\
         <path fill=\"#fdf6e3\" stroke=\"{ground}\" d=\"M36 92h18v20H36zM86 92h18v20H86z\
         M45 92v20M36 102h18M95 92v20M86 102h18\"/>"
    );
    drawing
}

/// At most so many letters.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;
    use solver::{Core, Problem};

    fn surveyed(id: &str, off: &[usize]) -> (Puzzle, HintSet, Survey) {
        let puzzle = presets::find(id).expect("a preset").puzzle();
        let active = numbers::switchable(&puzzle).iter().filter(|i| !off.contains(i)).collect();
        let survey = Core::new(Problem::from(&puzzle)).survey(&active, &mut solver::keep_going);
        (puzzle, active, survey)
    }

    fn drawn(id: &str, off: &[usize], theme: Theme) -> String {
        let (puzzle, active, survey) = surveyed(id, off);
        picture(&puzzle, &active, &survey, theme, "example.org/#p=<fish>&x")
    }

    #[test]
    fn stripes_side_by_side_are_as_wide_as_the_shares() {
        for (id, off) in [("fish", &[8][..]), ("zebra", &[0, 3, 5, 8]), ("phones", &[1, 2, 4])] {
            let (puzzle, active, survey) = surveyed(id, off);
            let picture = picture(&puzzle, &active, &survey, Theme::Light, "");
            let category = paint::telling_category(&puzzle);
            let paints = paint::paints(&puzzle.categories()[category]);
            for (house, drawing) in (0..).zip(picture.split("<g ").skip(1)) {
                let mut from = 26.0;
                for (index, paint) in (0..).zip(&paints) {
                    let share = survey.share(Value { category: category as u8, index }, house);
                    let stripe = drawing.split(&format!("\"{paint}\" d=\"M")).nth(1);
                    let Some((x, rest)) = stripe.and_then(|stripe| stripe.split_once(" 74h"))
                    else {
                        assert_eq!(share, 0.0, "{id}: {paint} in house {house}");
                        continue;
                    };
                    let number = |text: &str| text.parse::<f64>().expect("a number");
                    let wide = number(rest.split_once('v').expect("a stripe goes down").0);
                    assert!((number(x) - from).abs() < 1e-3 && (wide / 88.0 - share).abs() < 1e-5);
                    from += wide;
                }
                assert!((from - 114.0).abs() < 1e-3, "{id}: house {house} is filled to {from}");
            }
        }
    }

    #[test]
    fn it_shows_the_count_the_answer_and_what_is_settled() {
        let picture = drawn("fish", &[], Theme::Light);
        assert!(picture.contains(">1</text>") && picture.contains("solution left, all hints on"));
        assert!(picture.contains("Who owns the fish? German"));
        for value in ["Norwegian", "BlueMaster", "horse"] {
            assert!(picture.contains(&format!(">{value}</text>")), "{value}");
        }
        assert!(!picture.contains("possible"));
    }

    #[test]
    fn it_shows_what_is_open() {
        let picture = drawn("fish", &[8], Theme::Dark);
        assert!(picture.contains(">17</text>") && picture.contains("solutions left, off: 9"));
        assert!(picture.contains("German 76%"));
        assert!(picture.contains(" possible</text>"));
        let none = drawn("fish", &(0..15).collect::<Vec<_>>(), Theme::Light);
        assert!(none.contains(">24,883,200,000</text>"));
    }

    #[test]
    fn it_is_well_formed_whatever_the_words() {
        for (id, off) in [("fish", &[8][..]), ("zebra", &[]), ("phones", &[0, 1, 2])] {
            let picture = drawn(id, off, Theme::Light);
            assert!(picture.contains("#p=&lt;fish&gt;&amp;x"));
            let mut open = Vec::new();
            let mut rest = &picture[..];
            while let Some(at) = rest.find('<') {
                let end = at + rest[at..].find('>').expect("a tag ends");
                let tag = &rest[at + 1..end];
                if let Some(name) = tag.strip_prefix('/') {
                    assert_eq!(open.pop(), Some(name));
                } else if !tag.ends_with('/') {
                    open.push(tag.split(' ').next().expect("a tag has a name"));
                }
                assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
                rest = &rest[end + 1..];
            }
            assert!(open.is_empty(), "{open:?}");
        }
    }
}
