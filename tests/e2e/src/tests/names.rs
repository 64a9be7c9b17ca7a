//! A whole game by keys and by what the browser tells assistive technology: roles and names, nothing else.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use puzzle::{Value, numbers};
use solver::{Core, Problem};

use super::play::{open, status};
use crate::{
    Result,
    page::{Page, holds, same},
    session::Told,
};

async fn press(page: &Page<'_>, key: char) -> Result {
    let keys = KeyActions::new("keyboard".into())
        .then(KeyAction::Down { value: key })
        .then(KeyAction::Up { value: key });
    Ok(page.client.perform_actions(keys).await?)
}

/// Role and name of what has the focus.
async fn focus(page: &Page<'_>) -> Result<(String, String)> {
    let element = page.client.active_element().await?;
    let id = element.element_id().to_string();
    let role = page.client.issue_cmd(Told("role", id.clone())).await?;
    let name = page.client.issue_cmd(Told("label", id)).await?;
    let text = |told: serde_json::Value| told.as_str().unwrap_or_default().to_owned();
    Ok((text(role), text(name)))
}

/// Presses Tab until a button has the focus whose name holds these words.
async fn tab_to(page: &Page<'_>, words: &str) -> Result {
    for _ in 0..80 {
        let (role, name) = focus(page).await?;
        if role == "button" && name.contains(words) {
            return Ok(());
        }
        press(page, Key::Tab.into()).await?;
    }
    Err(format!("Tab reaches no button named {words:?}").into())
}

pub async fn a_game_by_names(page: &Page<'_>) -> Result {
    let fish = presets::find("fish").ok_or("there is no fish")?.puzzle();
    let core = Core::new(Problem::from(&fish));
    let solution = core.solutions(&numbers::switchable(&fish)).next().ok_or("no solution")?;
    let values: Vec<Value> = (0..25).map(|at| Value { category: at / 5, index: at % 5 }).collect();
    open(page, "#p=fish&v=play").await?;
    tab_to(page, " in house ").await?;
    for value in &values {
        let (name, house) = (fish.name(*value), solution.house(*value) + 1);
        let wanted = format!("{name} in house {house}: ");
        // The name of the focus says which way to go.
        for pressed in 0.. {
            let (role, label) = focus(page).await?;
            same("a role", role.as_str(), "button")?;
            if label.starts_with(&wanted) {
                break;
            }
            holds(&format!("a way from {label:?} to {wanted:?}"), pressed < 40)?;
            let (here, rest) = label.split_once(" in house ").ok_or("no mark has the focus")?;
            let at: u8 = rest.split(':').next().unwrap_or_default().parse()?;
            let is_before = values.iter().position(|other| fish.name(*other) == here)
                < values.iter().position(|other| other == value);
            let key = match at.cmp(&house) {
                std::cmp::Ordering::Less => Key::Right,
                std::cmp::Ordering::Greater => Key::Left,
                std::cmp::Ordering::Equal if is_before => Key::Down,
                std::cmp::Ordering::Equal => Key::Up,
            };
            press(page, key.into()).await?;
            // Left and right stay in the row of a value, which the next house may show no more: the way is
            // through another category.
            if focus(page).await?.1 == label {
                let round = if value.category == 4 { Key::Up } else { Key::Down };
                press(page, round.into()).await?;
            }
        }
        let (_, label) = focus(page).await?;
        press(page, 'o').await?;
        let (_, placed) = focus(page).await?;
        holds(&format!("{label:?} is another after o"), label != placed)?;
        if page.run("return !!document.querySelector('[data-zebra=solved]');", ()).await? == true {
            break;
        }
    }
    status(page, "Solved").await?;
    tab_to(page, "Copy the result").await?;
    tab_to(page, "Next: ").await?;
    press(page, Key::Enter.into()).await?;
    page.until("the next puzzle", |sight| sight.puzzle == "zebra").await?;
    Ok(())
}
