//! A whole game as somebody plays it who sees nothing: only keys are pressed, and each thing is known
//! by the role and the name that the browser tells a screen reader.

use std::cmp::Ordering::{Equal, Greater, Less};
use std::time::Duration;

use fantoccini::{Locator, key::Key};
use puzzle::{Puzzle, Shape, Value};
use tokio::time::{Instant, sleep};

use super::access::{Way, press, tab_to_named};
use super::hands::solution;
use crate::{
    Result,
    page::{Page, holds, same},
    session::role_and_name,
};

/// What has the focus, by its role and its name.
async fn heard(page: &Page<'_>) -> Result<(String, String)> {
    role_and_name(page.client, &page.client.active_element().await?).await
}

/// Waits until something of this role says these words: as its name, or, where roles have none, as its
/// text.
async fn says(page: &Page<'_>, role: &str, words: &str) -> Result {
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(20) {
        for element in page.client.find_all(Locator::Css("main *")).await? {
            // What goes while it is looked at says nothing.
            let Ok(text) = element.text().await else { continue };
            if text.contains(words)
                && role_and_name(page.client, &element).await.is_ok_and(|(found, _)| found == role)
            {
                return Ok(());
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(format!("no {role} says {words:?}").into())
}

/// The value and the house that the button of a mark names, and what it says of them.
fn understood(puzzle: &Puzzle, name: &str) -> Result<(Value, u8, String)> {
    let parts = name.split_once(" in house ").and_then(|(value, rest)| {
        let (house, state) = rest.split_once(": ")?;
        Some((value, house.parse::<u8>().ok()?, state))
    });
    let (called, house, state) = parts.ok_or_else(|| format!("{name:?} names no mark"))?;
    let value = Shape::from(puzzle).values().find(|&value| puzzle.name(value) == called);
    Ok((value.ok_or_else(|| format!("{called:?} is no value"))?, house - 1, state.to_owned()))
}

/// Walks with the arrows, by ear, from one mark to another.
async fn walk(page: &Page<'_>, puzzle: &Puzzle, (value, house): (Value, u8)) -> Result {
    let place = |value| usize::from(Shape::from(puzzle).id(value));
    let mut passed = Vec::new();
    for _ in 0..40 {
        let (role, name) = heard(page).await?;
        same("what arrows come to", role, "button".to_owned())?;
        let (at, in_house, _) = understood(puzzle, &name)?;
        let key = match (in_house.cmp(&house), place(at).cmp(&place(value))) {
            (Equal, Equal) => return Ok(()),
            (Less, _) => Key::Right,
            (Greater, _) => Key::Left,
            (_, Less) => Key::Down,
            (_, Greater) => Key::Up,
        };
        press(page, key.into()).await?;
        passed.push(name);
    }
    Err(format!("the arrows do not come to {}: {passed:?}", puzzle.name(value)).into())
}

pub async fn a_game_by_role_and_name(page: &Page<'_>) -> Result {
    let fish = presets::find("fish").ok_or("there is no fish")?.puzzle();
    page.goto("some/where/404.html").await?;
    page.run("localStorage.clear();", ()).await?;
    page.open("#p=fish").await?;
    tab_to_named(page, Way::On, "button", "Play").await?;
    press(page, Key::Enter.into()).await?;
    says(page, "heading", "Who owns the fish?").await?;

    // The hints come after the board.
    tab_to_named(page, Way::On, "button", "red in house 1: open").await?;
    for hint in fish.hints() {
        tab_to_named(page, Way::On, "button", &hint.text).await?;
    }
    tab_to_named(page, Way::On, "button", "Strike out hint 15").await?;
    press(page, Key::Enter.into()).await?;
    tab_to_named(page, Way::Back, "button", "red in house 1: open").await?;

    for (category, values) in (0..).zip(solution()?) {
        for (house, index) in (0..4).zip(values) {
            walk(page, &fish, (Value { category, index }, house)).await?;
            press(page, 'o').await?;
            let placed = async || -> Result<bool> {
                let (_, name) = heard(page).await?;
                Ok(understood(&fish, &name)? == (Value { category, index }, house, "placed".into()))
            };
            let started = Instant::now();
            while !placed().await? {
                holds("what is placed is said", started.elapsed() < Duration::from_secs(20))?;
            }
        }
    }
    says(page, "status", "Solved").await?;
    says(page, "status", "Who owns the fish? German").await?;
    tab_to_named(page, Way::On, "button", "Next: ").await?;
    press(page, Key::Enter.into()).await?;
    says(page, "heading", "Who owns the zebra?").await
}
