//! The views Play and Daily.

use super::access::BACKGROUND_IS_DARK;
use crate::{
    Result,
    page::{Page, same},
};

pub(super) async fn open(page: &Page<'_>, fragment: &str) -> Result {
    page.goto(&format!("some/where/{fragment}")).await?;
    page.run("localStorage.clear();", 0).await?;
    page.goto(&format!("some/where/{fragment}")).await?;
    ready(page).await
}

/// Brings the mark of a spot on the page. On a small screen only those of one cell are there: a finger
/// goes through the cells of the house until it has come to the right one.
pub(super) async fn reach(page: &Page<'_>, spot: &str) -> Result {
    let is_there =
        format!("return !!document.querySelector('[data-zebra=mark][aria-label^=\"{spot}:\"]');");
    let place = &spot[spot.find(" in ").unwrap_or(0)..];
    let next = "const cells = [...document.querySelectorAll('[data-zebra=\"play-cell\"]')]
        .filter((cell) => cell.textContent.includes(`${arguments[0]}:`));
        const at = cells.findIndex((cell) => cell.ariaPressed === 'true');
        cells[(at + 1) % cells.length]?.click();";
    let beginning = tokio::time::Instant::now();
    while page.run(&is_there, ()).await? != true {
        page.run(next, place).await?;
        if beginning.elapsed().as_secs() > 20 {
            return Err(format!("there is no mark for {spot}").into());
        }
    }
    Ok(())
}

pub(super) async fn ready(page: &Page<'_>) -> Result {
    let script = "return !!document.querySelector('[data-zebra=mark]');";
    page.until_script("the table", script).await
}

/// Clicks on a mark with a tool chosen before.
pub(super) async fn mark(page: &Page<'_>, tool: &str, spot: &str) -> Result {
    page.element("tool", &format!("[data-tool={tool}]")).await?.click().await?;
    reach(page, spot).await?;
    let place = format!("[aria-label^=\"{spot}:\"]");
    Ok(page.element("mark", &place).await?.click().await?)
}

pub(super) async fn until_state(page: &Page<'_>, spot: &str, wanted: &str) -> Result {
    reach(page, spot).await?;
    let script = format!(
        "return document.querySelector('[data-zebra=mark][aria-label^=\"{spot}:\"]')
            .dataset.state === '{wanted}';"
    );
    page.until_script(&format!("{spot} {wanted}"), &script).await
}

pub(super) async fn status(page: &Page<'_>, words: &str) -> Result {
    let script = format!(
        "return !!document.querySelector('[data-zebra=\"play-status\"]')?.textContent
            .includes('{words}');"
    );
    page.until_script(&format!("\"{words}\""), &script).await
}

pub async fn marks_are_made_kept_and_undone(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=play").await?;
    mark(page, "o", "milk in house 3").await?;
    until_state(page, "tea in house 3", "out").await?;
    mark(page, "x", "red in house 2").await?;
    mark(page, "p", "green in house 4").await?;
    let alone = "return document.querySelector('[data-zebra=\"marks-count\"]').dataset.value
        === '3981312000';";
    page.until_script("the count of the marks alone", alone).await?;
    page.click("undo").await?;
    until_state(page, "green in house 4", "blank").await?;
    page.click("play-undo").await?;
    until_state(page, "red in house 2", "blank").await?;
    page.click("play-redo").await?;
    // Another puzzle knows nothing of it, and the device keeps it.
    page.choose("zebra").await?;
    until_state(page, "milk in house 3", "blank").await?;
    page.choose("fish").await?;
    until_state(page, "milk in house 3", "in").await?;
    page.goto("some/where/#p=fish&v=play").await?;
    ready(page).await?;
    until_state(page, "red in house 2", "out").await
}

pub async fn nothing_is_called_wrong_until_asked(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=play").await?;
    mark(page, "o", "milk in house 3").await?;
    mark(page, "o", "green in house 1").await?;
    mark(page, "x", "dog in house 1").await?;
    let wrong = "return document.querySelectorAll('[data-zebra=mark][data-wrong]').length;";
    page.gives("called wrong", wrong, 0).await?;
    page.click("nudge").await?;
    status(page, "No step helps").await?;
    page.click("check").await?;
    status(page, "One mark is wrong").await?;
    page.gives("called wrong when asked", wrong, 1).await?;
    page.click("undo-mistake").await?;
    until_state(page, "green in house 1", "blank").await?;
    until_state(page, "milk in house 3", "in").await?;
    // What nobody needs a solution for is told at once.
    mark(page, "o", "milk in house 2").await?;
    status(page, "rule each other out").await?;
    let clashes = "return document.querySelectorAll('[data-zebra=mark][data-clash]').length;";
    page.gives("placements that clash", clashes, 2).await?;
    page.click("play-undo").await?;
    page.gives("placements that clash no more", clashes, 0).await?;
    page.click("restart").await?;
    status(page, "start again").await?;
    page.click("restart-no").await?;
    until_state(page, "milk in house 3", "in").await?;
    page.click("restart").await?;
    page.click("restart-yes").await?;
    until_state(page, "milk in house 3", "blank").await
}

pub async fn nudges_lead_to_the_end(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=play").await?;
    to_the_end(page).await?;
    status(page, "German").await?;
    until_state(page, "fish in house 4", "in").await
}

/// Takes one step after another until the game is won.
pub async fn to_the_end(page: &Page<'_>) -> Result {
    ready(page).await?;
    for _ in 0..60 {
        let done = "return !!document.querySelector('[data-zebra=solved]');";
        if page.run(done, 0).await? == true {
            break;
        }
        page.click("nudge").await?;
        status(page, "Look at").await?;
        page.click("nudge-more").await?;
        page.click("nudge-more").await?;
        page.click("take-step").await?;
    }
    status(page, "Solved").await
}

pub async fn the_keyboard_is_enough(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=play").await?;
    page.element("mark", "[tabindex=\"0\"]").await?.send_keys("\u{e014}\u{e015}x").await?;
    let focused = "return document.activeElement.getAttribute('aria-label');";
    page.gives("where the arrows lead", focused, "green in house 2: ruled out").await?;
    page.client.active_element().await?.send_keys("o").await?;
    until_state(page, "green in house 2", "in").await?;
    // A settled cell is the next one to the left and to the right, whatever value it shows.
    for keys in ["\u{e013}\u{e012}\u{e014}", "\u{e014}\u{e015}\u{e015}\u{e012}"] {
        page.client.active_element().await?.send_keys(keys).await?;
        page.gives("where the arrows come back to", focused, "green in house 2: placed").await?;
    }
    page.client.active_element().await?.send_keys("\u{e003}").await?;
    until_state(page, "green in house 2", "blank").await?;
    // A hint is struck out and stays where it is.
    let hint = page.element("strike", "[data-hint=\"8\"]").await?;
    hint.send_keys("\u{e007}").await?;
    let struck = "return document.querySelector('[data-zebra=strike][data-hint=\"8\"]')
        .getAttribute('aria-pressed');";
    page.gives("struck", struck, "true").await?;
    // Buttons that go when they are pressed leave the focus at the table.
    let at_table = "return document.activeElement.dataset.zebra === 'mark';";
    for answer in ["restart-no", "restart-yes"] {
        mark(page, "o", "milk in house 3").await?;
        page.element("restart", "").await?.send_keys("\u{e007}").await?;
        page.element(answer, "").await?.send_keys("\u{e007}").await?;
        page.until_script(&format!("the focus at the table after {answer}"), at_table).await?;
    }
    until_state(page, "milk in house 3", "blank").await
}

pub async fn the_cross_grid_shows_the_same_marks(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=play").await?;
    mark(page, "o", "milk in house 3").await?;
    page.click("play-cross").await?;
    until_state(page, "milk in house 3", "in").await?;
    mark(page, "o", "Brit with milk").await?;
    until_state(page, "Brit in house 3", "in").await?;
    page.click("play-table").await?;
    until_state(page, "Brit in house 3", "in").await
}

pub async fn a_puzzle_for_each_day(page: &Page<'_>) -> Result {
    page.goto("some/where/#day=2026-11-23:easy&v=day").await?;
    let made = "const play = document.querySelector('[data-zebra=\"play-today\"]');
        return !!play && !play.disabled;";
    page.until_script("today's puzzle", made).await?;
    page.picture("day").await?;
    same("violations", page.violations().await?, Vec::<String>::new())?;
    page.click("play-today").await?;
    ready(page).await?;
    // The address follows once the reader rests.
    let named =
        "return /^#day=\\d{4}-\\d\\d-\\d\\d:(easy|medium|hard)&v=play$/.test(location.hash);";
    page.until_script("the day in the link", named).await
}

pub async fn no_violations_in_light(page: &Page<'_>) -> Result {
    no_violations(page, "light", 1280).await
}

pub async fn no_violations_in_dark(page: &Page<'_>) -> Result {
    no_violations(page, "dark", 500).await
}

/// In every state of a game, from the first steps to the game watched again.
async fn no_violations(page: &Page<'_>, theme: &str, width: u32) -> Result {
    const STATES: [&[&str]; 12] = [
        &["nudge"],
        &["nudge-more"],
        &["nudge-more"],
        &["take-step"],
        &["check"],
        &["restart"],
        &["restart-no", "standings"],
        &["play-cross"],
        &["play-table", "new-puzzle"],
        &["fresh-cancel", "show-keys"],
        &["tour-again"],
        &["close-keys", "tour-end", "restart", "restart-yes"],
    ];
    let fine = async |when: &str| {
        same(&format!("violations {when}"), page.violations().await?, Vec::<String>::new())
    };
    open(page, "#p=fish&v=play").await?;
    if page.run(BACKGROUND_IS_DARK, ()).await? != (theme == "dark") {
        page.click("theme").await?;
    }
    page.resize(width, 900).await?;
    page.element("tour", "").await?;
    fine("at first").await?;
    mark(page, "o", "milk in house 2").await?;
    mark(page, "o", "milk in house 3").await?;
    status(page, "rule each other out").await?;
    fine("with two that clash").await?;
    page.click("play-undo").await?;
    page.click("play-undo").await?;
    mark(page, "o", "milk in house 3").await?;
    page.picture(&format!("play-{theme}-{width}")).await?;
    for hooks in STATES {
        for hook in hooks {
            // On a small screen it may be behind another button.
            let is_hidden = format!(
                "return document.querySelector('[data-zebra=\"{hook}\"]')?.checkVisibility() === false;"
            );
            if page.run(&is_hidden, ()).await? == true {
                page.click("more").await?;
            }
            page.click(hook).await?;
        }
        fine(&format!("after {hooks:?}")).await?;
    }
    to_the_end(page).await?;
    fine("at the end").await?;
    page.click("watch").await?;
    page.click("watch-on").await?;
    fine("of a game watched again").await
}
