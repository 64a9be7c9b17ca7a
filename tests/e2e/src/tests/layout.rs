//! Whatever the puzzle and the screen: nothing wider than the screen, nothing over something else,
//! no word broken that would fit, and the words that people gave apart from the page's own.

use std::fmt::Write;

use link::{Link, View};
use puzzle::{HintSet, Puzzle, text::Document};
use serde_json::{Value, json};

use crate::{
    Result,
    page::{Page, holds, same},
};

/// Widths of the screen, from the smallest phone to more than a desktop, on both sides of where the
/// page takes another form.
const WIDTHS: &[u32] = &[320, 360, 480, 650, 800, 1000, 1280, 2560];
/// A few of them.
const FEW: &[u32] = &[320, 700, 1000, 1280];
/// Widths for letters of twice the size.
const ZOOMED: &[u32] = &[640, 1000, 1200];
/// Words of up to so many letters are never broken.
const LONGEST: u32 = 16;

const EVERY: &[View] = &View::ALL;
/// Those that show the puzzle at length.
const LARGE: &[View] = &[View::Explore, View::Play, View::Explain, View::Sets, View::Methods];

/// By view: what is there once it shows the puzzle.
pub const READY: [(View, &str); 10] = [
    (View::Explore, ".candidates"),
    (View::Play, "[data-zebra=marks-count][data-value], .compact [data-zebra=mark]"),
    (View::Day, "[data-zebra=day]:enabled"),
    (View::Explain, "[data-zebra=ending]"),
    (View::Sets, ".order"),
    (View::Methods, ".lane"),
    (View::Code, "[data-zebra=code]"),
    (View::Articles, "[data-zebra=claim]:not([data-state=open])"),
    (View::Edit, "[data-zebra=edit-verdict]"),
    (View::Share, "[data-zebra=share-picture]"),
];

/// More of a view: what to press, and what is there then.
const MORE: [(View, &str, &str); 10] = [
    (View::Explore, "[data-zebra=solution-next]", ".picked, [data-settled]"),
    (View::Play, "[data-zebra=nudge]", "[data-zebra=nudge-more]"),
    (View::Play, "[data-zebra=nudge-more]", "[data-zebra=nudge-hints]"),
    (View::Play, "[data-zebra=nudge-more]", "[data-zebra=nudge-step]"),
    (View::Play, "[data-zebra=play-cross]", ".play-cross"),
    (View::Explain, "[data-zebra=unfold]", "[data-zebra=unfold][aria-pressed=true]"),
    (View::Methods, "[data-zebra=watch]", ".watch-table"),
    (View::Edit, "[data-tab=text]", ".edit-code"),
    (View::Edit, "[data-tab=bring]", ".edit-paste"),
    (View::Edit, "[data-tab=shelf]", ".edit-shelf"),
];

/// What a category or a value is called, by category and value; the value after the last is the
/// category.
type Naming = fn(usize, usize) -> String;

/// A puzzle of so many places and categories. Its hints say that the values of the first category
/// stand in their order and those of the others with them, as far as forty hints go; the last one
/// contradicts the first.
fn made(title: &str, (places, categories): (usize, usize), naming: Naming) -> Result<Puzzle> {
    let mut text = format!("title: {title}\nhouses: {places}\n");
    for category in 0..categories {
        let values = (0..places).map(|value| format!("\"{}\"", naming(category, value)));
        let values = values.collect::<Vec<_>>().join(", ");
        writeln!(text, "\"{}\": {values}", naming(category, places))?;
    }
    let (asked, about) = (naming(0, places), naming(categories - 1, 1));
    writeln!(text, "question: {asked} {about}? :: \"{asked}\" of \"{about}\"")?;
    let order = (1..places).map(|value| (naming(0, value - 1), "<<", naming(0, value)));
    let pairs =
        (1..categories).flat_map(|category| (0..places).map(move |value| (category, value)));
    let pairs = pairs.map(|(category, value)| (naming(0, value), "=", naming(category, value)));
    for (number, (one, sign, other)) in (1..40).zip(order.chain(pairs)) {
        writeln!(text, "{number}. {one} {other}. :: \"{one}\" {sign} \"{other}\"")?;
    }
    let (one, other) = (naming(0, 0), naming(0, 1));
    writeln!(text, "99. {other} {one}. :: \"{other}\" < \"{one}\"")?;
    Ok(Document::read(&text).map_err(|errors| format!("{errors}: {text}"))?.into_puzzle())
}

/// A fragment that opens the puzzle with some of its hints on, chosen by number.
fn fragment(puzzle: &Puzzle, on: fn(u32) -> bool, view: View) -> Result<String> {
    let mut link = Link::carrying(puzzle.clone())?;
    let hints = link.active.iter().filter(|&hint| on(puzzle.hints()[hint].number));
    link.active = hints.collect::<HintSet>();
    link.view = Some(view);
    Ok(link.encode())
}

/// The page in a frame that can be as narrow as a phone.
async fn open(page: &Page<'_>) -> Result {
    page.goto("frame.html").await?;
    shown(page, View::Explore, ".candidates", "").await
}

/// Waits until the frame shows this of a view, and these words.
async fn shown(page: &Page<'_>, view: View, what: &str, words: &str) -> Result {
    let word = view.word();
    let script = format!(
        "const doc = document.querySelector('iframe').contentDocument;
        const main = doc.querySelector('main:is(.{word}, [data-beside={word}])');
        return !!main?.querySelector({}) && !doc.querySelector('.pending')
            && main.textContent.includes({});",
        json!(what),
        json!(words),
    );
    page.until_script(&format!("{what} in {word}"), &script).await
}

/// Opens a view of a puzzle in the frame.
async fn go(page: &Page<'_>, puzzle: &Puzzle, on: fn(u32) -> bool, view: View) -> Result {
    let to = "document.querySelector('iframe').contentWindow.location.hash = arguments[0];";
    page.run(to, fragment(puzzle, on, view)?).await?;
    let ready = READY.iter().find(|(other, _)| *other == view).map_or("*", |(_, ready)| ready);
    let tables = [View::Explore, View::Play, View::Explain];
    let words = if tables.contains(&view) { &puzzle.categories()[0].name } else { "" };
    shown(page, view, ready, words).await
}

/// Presses the last of what a selector finds in the frame, as soon as it finds anything.
async fn press(page: &Page<'_>, selector: &str) -> Result {
    let script = format!(
        "const doc = document.querySelector('iframe').contentDocument;
        const found = [...doc.querySelectorAll({})].at(-1);
        found?.click();
        return !!found;",
        json!(selector)
    );
    page.until_script(&format!("{selector} to press"), &script).await
}

/// What is wrong with the layout at these widths.
async fn faults(page: &Page<'_>, what: &str, widths: &[u32], root: &str) -> Result<Vec<String>> {
    let script = include_str!("../../assets/layout.js");
    let arguments = vec![json!(widths), json!(root), json!(LONGEST)];
    let found = page.client.execute(script, arguments).await?;
    let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(found.map(|fault| format!("{what} {fault}")).collect())
}

/// A puzzle, its name here, which hints are on, and where to look at it.
type Case = (&'static str, Puzzle, fn(u32) -> bool, &'static [View], &'static [u32]);

fn cases() -> Result<[Case; 6]> {
    let fish = presets::find("fish").ok_or("no fish riddle")?.puzzle();
    let word: Naming =
        |category, value| format!("Donaudampfschifffahrtskapitaensmuetze{category}{value:02}");
    let phrase: Naming =
        |category, value| format!("person number {value} of the {category}th long group");
    let short: Naming = |category, value| format!("Item{category}.{value}");
    Ok([
        ("fish", fish, |hint| hint != 9, EVERY, WIDTHS),
        ("forty letters", made("Unbreakable", (3, 3), word)?, |hint| hint < 3, EVERY, FEW),
        (
            "long phrases",
            made("A puzzle with a rather long title", (5, 4), phrase)?,
            |hint| hint < 5,
            EVERY,
            FEW,
        ),
        ("a clash", made("Without any solution", (4, 3), word)?, |_| true, LARGE, FEW),
        ("83 digits", made("Eight by eighteen", (8, 18), short)?, |hint| hint < 2, EVERY, FEW),
        (
            "427 digits",
            made("As large as may be", (16, 32), short)?,
            |_| false,
            LARGE,
            &[320, 1280],
        ),
    ])
}

pub async fn nothing_is_too_wide_or_over_something_else(page: &Page<'_>) -> Result {
    let mut found = Vec::new();
    open(page).await?;
    for (name, puzzle, on, views, widths) in cases()? {
        let is_of_the_puzzle = |view: &&View| !matches!(view, View::Day | View::Articles);
        for &view in views.iter().filter(|view| name == "fish" || is_of_the_puzzle(view)) {
            go(page, &puzzle, on, view).await?;
            let what = format!("{name}, {}", view.word());
            found.extend(faults(page, &what, widths, "").await?);
            if name == "fish" {
                found.extend(faults(page, &format!("{what}, 200 %"), ZOOMED, "200%").await?);
            }
            if !["fish", "long phrases"].contains(&name) {
                continue;
            }
            for (_, pressed, ready) in MORE.iter().filter(|(other, ..)| *other == view) {
                press(page, pressed).await?;
                shown(page, view, ready, "").await?;
                found.extend(faults(page, &format!("{what} {ready}"), FEW, "").await?);
            }
        }
    }
    same("faults", found, Vec::<String>::new())
}

pub async fn names_stand_apart(page: &Page<'_>) -> Result {
    // With figures and signs of no direction at their ends, which is where it shows.
    let naming: Naming = |category, value| format!("שלום {category}!{value}");
    let puzzle = made("חידה 1?", (3, 3), naming)?;
    let categories = puzzle.categories().iter();
    let names = categories.flat_map(|category| category.values.iter().chain([&category.name]));
    let hints = puzzle.hints().iter().map(|hint| &hint.text);
    let questions = puzzle.questions().iter().map(|question| &question.text);
    let mut given: Vec<&str> = names.chain(hints).chain(questions).map(String::as_str).collect();
    given.push(puzzle.title());
    open(page).await?;
    let mut found = Vec::new();
    let script = include_str!("../../assets/names.js");
    // One solution, several, none.
    let sets: [fn(u32) -> bool; 3] = [|hint| hint < 99, |hint| hint < 2, |_| true];
    for (place, on) in sets.into_iter().enumerate() {
        for view in View::ALL {
            go(page, &puzzle, on, view).await?;
            let mut states = vec![("", "*")];
            if place == 1 {
                let more = MORE.iter().filter(|(other, ..)| *other == view);
                states.extend(more.map(|(_, pressed, ready)| (*pressed, *ready)));
            }
            for (pressed, ready) in states {
                if !pressed.is_empty() {
                    press(page, pressed).await?;
                    shown(page, view, ready, "").await?;
                }
                let seen = page.client.execute(script, vec![json!(given)]).await?;
                holds("there is a name to be seen", seen[0].as_u64() > Some(0))?;
                let faults = seen[1].as_array().into_iter().flatten();
                found.extend(faults.map(|fault| format!("{} {ready}: {fault}", view.word())));
            }
        }
    }
    same("names that do not stand apart", found, Vec::<String>::new())
}
