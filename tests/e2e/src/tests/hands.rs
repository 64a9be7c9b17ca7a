//! A whole game by mouse, by touch and by keys, as hands play it: real input, no scripts.

use std::time::Duration;

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions,
    PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use puzzle::numbers;
use serde_json::Value;
use solver::{Core, Problem};
use tokio::time::sleep;

use super::play::{open, status, until_state};
use crate::{
    Result,
    page::{Page, holds, same},
};

/// Held down for longer than the page takes for a tap.
const LONG: Duration = Duration::from_millis(600);

/// By category and house: which value the solution of the fish riddle has there.
pub(super) fn solution() -> Result<[[u8; 5]; 5]> {
    let fish = presets::find("fish").ok_or("there is no fish")?.puzzle();
    let active = numbers::switchable(&fish);
    let core = Core::new(Problem::from(&fish));
    let solution = core.solutions(&active).next().ok_or("the fish riddle has no solution")?;
    let mut values = [[0; 5]; 5];
    for (category, index) in (0..5).flat_map(|category| (0..5).map(move |index| (category, index)))
    {
        let house = solution.house(puzzle::Value { category, index });
        values[usize::from(category)][usize::from(house)] = index;
    }
    Ok(values)
}

/// What finds the mark of a value, or the cell of a category, in a house.
fn place(row: usize, house: usize) -> String {
    format!("[data-row=\"{row}\"][data-column=\"{house}\"]")
}

async fn mark(page: &Page<'_>, category: usize, index: u8, house: usize) -> Result<Element> {
    page.element("mark", &place(category * 5 + usize::from(index), house)).await
}

fn to(element: &Element) -> PointerAction {
    let duration = Some(Duration::ZERO);
    PointerAction::MoveToElement { element: element.clone(), duration, x: 0., y: 0. }
}

/// Presses a button of the mouse and lets it go, on the way over these elements.
async fn stroke(page: &Page<'_>, button: u64, over: &[&Element]) -> Result {
    let mut mouse = MouseActions::new("mouse".into()).then(to(over[0]));
    mouse = mouse.then(PointerAction::Down { button });
    for element in &over[1..] {
        mouse = mouse.then(to(element));
    }
    Ok(page.client.perform_actions(mouse.then(PointerAction::Up { button })).await?)
}

/// The pointer that the driver makes of a finger: WebKitGTK's makes a mouse of it, which clicks as a
/// finger does but cannot be held down.
async fn finger(page: &Page<'_>, on: &Element) -> Result<Value> {
    const SEEN: &str = "addEventListener('pointerdown',
        (event) => window.finger = event.pointerType, { capture: true, once: true });";
    page.run(SEEN, ()).await?;
    tap(page, on, Duration::ZERO).await?;
    page.run("return window.finger;", ()).await
}

/// Holds what a selector finds down, by made events of a finger.
async fn hold(page: &Page<'_>, selector: &str, hold: Duration) -> Result {
    const FINGER: &str = "const [type, selector] = arguments[0];
        document.querySelector(selector)?.dispatchEvent(new PointerEvent(type,
            { pointerType: 'touch', pointerId: 7, buttons: 1, bubbles: true, cancelable: true }));";
    page.run(FINGER, vec!["pointerdown", selector]).await?;
    sleep(hold).await;
    page.run(FINGER, vec!["pointerup", selector]).await?;
    Ok(())
}

/// Puts a finger down and lets it go, after so long.
async fn tap(page: &Page<'_>, element: &Element, hold: Duration) -> Result {
    let finger = TouchActions::new("finger".into())
        .then(to(element))
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(PointerAction::Pause { duration: hold })
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    Ok(page.client.perform_actions(finger).await?)
}

async fn press(page: &Page<'_>, keys: &str, shift: bool) -> Result {
    let mut hand = KeyActions::new("keyboard".into());
    let held = char::from(Key::Shift);
    if shift {
        hand = hand.then(KeyAction::Down { value: held });
    }
    for value in keys.chars() {
        hand = hand.then(KeyAction::Down { value }).then(KeyAction::Up { value });
    }
    if shift {
        hand = hand.then(KeyAction::Up { value: held });
    }
    Ok(page.client.perform_actions(hand).await?)
}

pub async fn a_game_by_mouse(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=play").await?;
    // A stroke rules out what it passes, and is one step.
    let over = [mark(page, 0, 1, 0).await?, mark(page, 0, 1, 1).await?, mark(page, 0, 1, 2).await?];
    stroke(page, MOUSE_BUTTON_LEFT, &over.iter().collect::<Vec<_>>()).await?;
    for house in 1..=3 {
        until_state(page, &format!("green in house {house}"), "out").await?;
    }
    page.click("play-undo").await?;
    for house in 1..=3 {
        until_state(page, &format!("green in house {house}"), "blank").await?;
    }
    // A click rules out, and once more wipes it out; the other button places.
    let green = mark(page, 0, 1, 0).await?;
    for state in ["out", "blank"] {
        stroke(page, MOUSE_BUTTON_LEFT, &[&green]).await?;
        until_state(page, "green in house 1", state).await?;
    }
    for (category, values) in solution()?.iter().enumerate() {
        // The last one of a row fills itself in.
        for (house, &index) in values.iter().enumerate().take(4) {
            let mark = mark(page, category, index, house).await?;
            stroke(page, MOUSE_BUTTON_RIGHT, &[&mark]).await?;
        }
    }
    status(page, "Solved").await?;
    // The result takes nothing from the board.
    let whole = "const grid = document.querySelector('.play-grid');
        return grid.scrollHeight <= grid.clientHeight + 1;";
    page.gives("the board is seen whole", whole, true).await
}

pub async fn a_game_by_touch(page: &Page<'_>) -> Result {
    page.resize(500, 900).await?;
    open(page, "#p=fish&v=play").await?;
    // The first touch marks: a cell is chosen from the beginning.
    let first = mark(page, 0, 0, 0).await?;
    let is_touch = finger(page, &first).await? == "touch";
    until_state(page, "red in house 1", "out").await?;
    for (category, values) in solution()?.iter().enumerate() {
        for (house, &index) in values.iter().enumerate().take(4) {
            let cell = page.element("play-cell", &place(category, house)).await?;
            tap(page, &cell, Duration::ZERO).await?;
            let mark = mark(page, category, index, house).await?;
            // Held down it places.
            if is_touch {
                tap(page, &mark, LONG).await?;
            } else {
                let selector = place(category * 5 + usize::from(index), house);
                hold(page, &format!("[data-zebra=\"mark\"]{selector}"), LONG).await?;
            }
        }
    }
    status(page, "Solved").await?;
    // After made events a click of WebKit's driver goes astray at times; why is not known.
    if !is_touch {
        return Ok(());
    }
    page.click("next-puzzle").await?;
    page.until("the next puzzle", |sight| sight.puzzle == "zebra").await?;
    Ok(())
}

pub async fn a_game_by_keys(page: &Page<'_>) -> Result {
    const LIT: &str =
        "return [...document.querySelectorAll('[data-zebra=play-hint][aria-pressed=true]')]
        .map((hint) => hint.dataset.hint).join();";
    open(page, "#p=fish&v=play").await?;
    page.run("document.querySelector('[data-zebra=mark][tabindex=\"0\"]').focus();", ()).await?;
    for (keys, lit) in [("h", "1"), ("h", "2"), ("s", "2")] {
        press(page, keys, false).await?;
        page.gives("the hint that is lit", LIT, lit).await?;
    }
    let struck =
        "return document.querySelector('[data-zebra=strike][data-hint=\"2\"]').ariaPressed;";
    page.gives("struck by a key", struck, "true").await?;
    press(page, "u", false).await?;
    page.gives("brought back by a key", struck, "false").await?;
    // With Shift, as on a keyboard: without it WebKit's driver makes a slash of it at times.
    let focused = "return document.activeElement.dataset.zebra;";
    for close in ['?', Key::Escape.into()] {
        press(page, "?", true).await?;
        page.gives("the focus on the keys", focused, "keys").await?;
        press(page, &close.to_string(), close == '?').await?;
        page.gives("the focus on the board again", focused, "mark").await?;
    }
    // Once more shows more.
    for more in ["nudge-place", "nudge-hints", "nudge-step"] {
        press(page, "n", false).await?;
        page.element(more, "").await?;
    }
    let (down, left, right) = (Key::Down, Key::Left, Key::Right);
    let arrow = |key: Key| String::from(char::from(key));
    for values in solution()? {
        for index in values.into_iter().take(4) {
            press(page, &(index + 1).to_string(), true).await?;
            // What had the focus may go with the drawing.
            let at = "return document.activeElement.dataset.state === 'in';";
            page.until_script("the focus on what is placed", at).await?;
            press(page, &arrow(right), false).await?;
        }
        press(page, &(arrow(down) + &arrow(left).repeat(4)), false).await?;
    }
    status(page, "Solved").await
}

pub async fn what_is_done_is_remembered(page: &Page<'_>) -> Result {
    const RECORD: &str =
        "return /^1;\\d+,\\d+,\\d+;\\d+,\\d+,\\d+,0$/.test(localStorage['zebra:done:p=tea']);";
    open(page, "#p=tea&v=play").await?;
    super::play::to_the_end(page).await?;
    page.until_script("a record of it", RECORD).await?;
    let result = page.element("result", "").await?.text().await?;
    let tea = presets::find("tea").ok_or("there is no tea")?.puzzle();
    holds("what was played is named", result.starts_with(tea.title()))?;
    holds("the link of it", result.ends_with("#p=tea&v=play"))?;
    let figures = result.lines().nth(1).unwrap_or_default();
    let values = tea.categories().iter().flat_map(|category| &category.values);
    let named: Vec<_> = values.filter(|value| figures.contains(&value[..])).collect();
    same("values in the result", named, Vec::<&String>::new())?;
    // What is filled in is as it was wished last, in other games, too.
    page.element("fill", "").await?.select_by_value("singles").await?;
    page.choose("fish").await?;
    let fill = "return document.querySelector('[data-zebra=fill]').value;";
    page.gives("what is filled in", fill, "singles").await?;
    page.goto("some/where/#p=zebra&v=play").await?;
    super::play::ready(page).await?;
    page.gives("what is filled in later", fill, "singles").await?;
    page.run("localStorage.clear();", ()).await?;
    Ok(())
}
