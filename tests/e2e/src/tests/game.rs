//! The game of the view Play: undo, help, and what the device keeps of it.

use std::collections::BTreeSet;

use super::embed::enter;
use super::play::{mark, open, ready, status, until_state};
use crate::{
    Result,
    page::{Page, holds, same},
    session::emulate,
};

/// The marks and struck hints by the player's own hand, by name, and whether the game's own buttons
/// can undo and redo.
const SEEN: &str = "
    const all = (hook) => [...document.querySelectorAll(`[data-zebra=${hook}]`)];
    const own = all('mark').filter(({ dataset }) => dataset.state !== 'blank' && dataset.implied === undefined);
    const marks = own.map((mark) => `${mark.getAttribute('aria-label').split(':')[0]} ${mark.dataset.state}`);
    const struck = all('strike').filter((hint) => hint.getAttribute('aria-pressed') === 'true');
    const able = ['play-undo', 'play-redo'].map((hook) => !all(hook)[0].disabled);
    return JSON.stringify([[...marks, ...struck.map(({ dataset }) => `hint ${dataset.hint}`)].sort(), able]);";

type Marks = BTreeSet<String>;

/// What undo is: states one after another, and a place among them.
struct Line {
    states: Vec<Marks>,
    at: usize,
}

impl Line {
    fn push(&mut self, state: Marks) {
        self.states.truncate(self.at + 1);
        self.states.push(state);
        self.at += 1;
    }

    fn undo(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    fn redo(&mut self) {
        self.at = (self.at + 1).min(self.states.len() - 1);
    }

    async fn is_shown(&self, page: &Page<'_>, after: &str) -> Result {
        let able = (self.at > 0, self.at + 1 < self.states.len());
        let wanted = serde_json::to_string(&(&self.states[self.at], able))?;
        page.gives(after, SEEN, wanted).await
    }
}

/// Presses a key at a place of the grid.
async fn press(page: &Page<'_>, spot: &str, key: &str, control: bool) -> Result {
    let script = format!(
        "const place = '[data-zebra=mark][aria-label^=\"{spot}:\"]';
         const press = {{ key: '{key}', ctrlKey: {control}, bubbles: true, cancelable: true }};
         document.querySelector(place).dispatchEvent(new KeyboardEvent('keydown', press));"
    );
    page.run(&script, ()).await?;
    Ok(())
}

/// A click that a button takes or, where it is disabled, does not.
async fn click(page: &Page<'_>, hook: &str, more: &str) -> Result {
    page.run(&format!("document.querySelector('[data-zebra=\"{hook}\"]{more}').click();"), ())
        .await?;
    Ok(())
}

pub async fn every_way_of_undo_walks_one_line(page: &Page<'_>) -> Result {
    const SPOTS: [&str; 4] =
        ["red in house 1", "green in house 2", "milk in house 3", "Brit with milk"];
    open(page, "#p=fish&v=play").await?;
    page.element("fill", "").await?.select_by_value("off").await?;
    page.click("play-cross").await?;
    let mut line = Line { states: vec![Marks::new()], at: 0 };
    let mut seed = 30_u64;
    let mut chance = |bound: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % bound
    };
    for step in 0..80 {
        let spot = SPOTS[chance(4) as usize];
        let way = chance(12);
        match way {
            0..4 => {
                let (key, state) = [("x", "out"), ("o", "in"), ("p", "maybe")][chance(3) as usize];
                press(page, spot, key, false).await?;
                let mut marks = line.states[line.at].clone();
                let same = marks.contains(&format!("{spot} {state}"));
                marks.retain(|mark| !mark.starts_with(spot));
                if !same {
                    marks.insert(format!("{spot} {state}"));
                }
                line.push(marks);
            }
            4 => {
                let hint = 1 + chance(3);
                click(page, "strike", &format!("[data-hint=\"{hint}\"]")).await?;
                let mut marks = line.states[line.at].clone();
                let name = format!("hint {hint}");
                if !marks.remove(&name) {
                    marks.insert(name);
                }
                line.push(marks);
            }
            5..9 => {
                match way {
                    5 => click(page, "undo", "").await?,
                    6 => press(page, spot, "z", true).await?,
                    _ => click(page, "play-undo", "").await?,
                }
                line.undo();
            }
            _ => {
                match way {
                    9 => click(page, "redo", "").await?,
                    10 => press(page, spot, "y", true).await?,
                    _ => click(page, "play-redo", "").await?,
                }
                line.redo();
            }
        }
        line.is_shown(page, &format!("after step {step}, way {way}")).await?;
    }
    // To begin again can be undone; going back to the first mistake walks the same line.
    press(page, "milk in house 3", "o", false).await?;
    page.click("restart").await?;
    page.click("restart-yes").await?;
    page.gives("marks after a restart", SEEN, "[[],[true,false]]").await?;
    for spot in ["milk in house 3", "green in house 1", "red in house 2"] {
        press(page, spot, "o", false).await?;
    }
    page.click("check").await?;
    page.click("undo-mistake").await?;
    page.gives("the marks that were right", SEEN, "[[\"milk in house 3 in\"],[true,true]]").await?;
    page.click("play-undo").await?;
    page.gives("the beginning", SEEN, "[[],[true,true]]").await?;
    for _ in 0..3 {
        click(page, "play-redo", "").await?;
    }
    let all =
        "[[\"green in house 1 in\",\"milk in house 3 in\",\"red in house 2 in\"],[true,false]]";
    page.gives("all three marks", SEEN, all).await
}

pub async fn help_goes_with_its_position(page: &Page<'_>) -> Result {
    const SILENT: &str = "return document.querySelector('[data-zebra=\"play-status\"]')
        .textContent === '' && !document.querySelector('[data-zebra=mark][data-wrong]');";
    let nudged = async || -> Result {
        page.click("nudge").await?;
        status(page, "Look at").await
    };
    open(page, "#p=fish&v=play").await?;
    nudged().await?;
    page.choose("zebra").await?;
    page.until_script("no nudge beside another puzzle", SILENT).await?;
    nudged().await?;
    page.click("undo").await?;
    page.until("the fish", |sight| sight.puzzle == "fish").await?;
    page.until_script("no nudge after undo", SILENT).await?;
    // Undo and redo of the page, Ctrl+Z, and what the browser calls back.
    mark(page, "o", "green in house 1").await?;
    mark(page, "x", "dog in house 1").await?;
    page.click("check").await?;
    status(page, "One mark is wrong").await?;
    page.click("undo").await?;
    page.until_script("no verdict after undo", SILENT).await?;
    page.choose("zebra").await?;
    page.fragment("#p=zebra&v=play").await?;
    nudged().await?;
    page.run("history.back();", ()).await?;
    page.until("the fish", |sight| sight.puzzle == "fish").await?;
    page.until_script("no nudge after going back", SILENT).await?;
    mark(page, "o", "milk in house 3").await?;
    page.click("restart").await?;
    status(page, "start again").await?;
    page.click("undo").await?;
    page.until_script("no question after undo", SILENT).await
}

/// Marks so many places of the first row, and waits for each.
async fn rule_out(page: &Page<'_>, values: &[&str]) -> Result {
    for value in values {
        let spot = format!("{value} in house 1");
        mark(page, "x", &spot).await?;
        until_state(page, &spot, "out").await?;
    }
    Ok(())
}

/// Goes into one of the games of a post.
async fn into(page: &Page<'_>, frame: &str) -> Result {
    let there = format!(
        "return document.querySelector('{frame}').shadowRoot?.querySelector('iframe') != null;"
    );
    // A frame that is far away is not loaded.
    page.run(&format!("document.querySelector('{frame}').scrollIntoView();"), ()).await?;
    page.until_script("the frame", &there).await?;
    enter(page, frame).await?;
    ready(page).await
}

/// What a link has brought is the reader's own once they go on with it.
pub async fn a_link_with_marks_in_one_of_two_frames(page: &Page<'_>) -> Result {
    page.goto_host("games.html").await?;
    into(page, "#one").await?;
    page.run("localStorage.clear();", ()).await?;
    page.client.enter_parent_frame().await?;
    page.goto_host("games.html").await?;
    into(page, "#one").await?;
    rule_out(page, &["red"]).await?;
    let link = "location.hash = location.hash.replace(/&marks=[^&]*/, '') + '&marks=1x60o';";
    page.run(link, ()).await?;
    until_state(page, "milk in house 3", "in").await?;
    page.client.enter_parent_frame().await?;
    into(page, "#other").await?;
    until_state(page, "red in house 1", "out").await?;
    until_state(page, "milk in house 3", "blank").await?;
    page.client.enter_parent_frame().await?;
    into(page, "#one").await?;
    rule_out(page, &["dog"]).await?;
    page.client.enter_parent_frame().await?;
    into(page, "#other").await?;
    for (spot, state) in [("milk in house 3", "in"), ("dog in house 1", "out")] {
        until_state(page, spot, state).await?;
    }
    page.click("play-undo").await?;
    until_state(page, "milk in house 3", "blank").await?;
    until_state(page, "red in house 1", "out").await?;
    page.run("localStorage.clear();", ()).await?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

pub async fn two_frames_play_one_game(page: &Page<'_>) -> Result {
    const FIVE: [&str; 5] = ["red", "green", "white", "Brit", "tea"];
    const NOTICE: &str = "return [...document.querySelectorAll('[data-zebra=notice]')]
        .some((notice) => notice.textContent.includes('another tab'));";
    page.goto_host("games.html").await?;
    into(page, "#one").await?;
    page.run("localStorage.clear();", ()).await?;
    page.client.enter_parent_frame().await?;
    page.goto_host("games.html").await?;
    into(page, "#other").await?;
    page.client.enter_parent_frame().await?;
    into(page, "#one").await?;
    rule_out(page, &FIVE).await?;
    page.client.enter_parent_frame().await?;
    into(page, "#other").await?;
    // What was marked there is here, and said; what is marked here is added to it.
    until_state(page, "tea in house 1", "out").await?;
    page.until_script("a notice", NOTICE).await?;
    rule_out(page, &["dog"]).await?;
    page.client.enter_parent_frame().await?;
    page.goto_host("games.html").await?;
    for frame in ["#one", "#other"] {
        into(page, frame).await?;
        for value in FIVE.iter().chain(&["dog"]) {
            until_state(page, &format!("{value} in house 1"), "out").await?;
        }
        page.client.enter_parent_frame().await?;
    }
    Ok(())
}

/// A tab that slept hears of nothing, and must not write over what another has kept.
pub async fn what_was_changed_unheard_is_taken_over(page: &Page<'_>) -> Result {
    const KEY: &str = "'zebra:play:p=fish'";
    open(page, "#p=fish&v=play").await?;
    rule_out(page, &["red", "green"]).await?;
    let remember = format!("window.other = localStorage.getItem({KEY});");
    page.run(&remember, ()).await?;
    for spot in ["green in house 1", "red in house 1"] {
        page.click("play-undo").await?;
        until_state(page, spot, "blank").await?;
    }
    rule_out(page, &["dog"]).await?;
    // No event in the window that writes.
    page.run(&format!("localStorage.setItem({KEY}, window.other);"), ()).await?;
    mark(page, "x", "milk in house 1").await?;
    for value in ["red", "green", "milk"] {
        until_state(page, &format!("{value} in house 1"), "out").await?;
    }
    until_state(page, "dog in house 1", "blank").await?;
    let said = |notice: &String| notice.contains("another tab");
    page.until("the other tab to be named", |sight| sight.notices.iter().any(said)).await?;
    for (spot, state) in [("milk in house 1", "blank"), ("dog in house 1", "out")] {
        page.click("play-undo").await?;
        until_state(page, spot, state).await?;
    }
    Ok(())
}

pub async fn a_game_that_cannot_be_kept_says_so_once(page: &Page<'_>) -> Result {
    const FULL: &str = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    let said = async |words: &str| -> Result {
        page.until(words, |sight| sight.notices.iter().any(|notice| notice.contains(words)))
            .await?;
        Ok(())
    };
    open(page, "#p=fish&v=play").await?;
    page.run(FULL, ()).await?;
    rule_out(page, &["red"]).await?;
    said("no room left on this device").await?;
    page.run("document.querySelector('[data-zebra=notice] button').click();", ()).await?;
    page.until("the notice to go", |sight| sight.notices.is_empty()).await?;
    rule_out(page, &["green", "white"]).await?;
    same("notices", page.sight().await?.notices, [""; 0])?;
    page.goto("blocked/#p=fish&v=play").await?;
    ready(page).await?;
    same("notices before there is anything to keep", page.sight().await?.notices, [""; 0])?;
    rule_out(page, &["red"]).await?;
    said("keeps nothing").await
}

/// Only Chromium can be told to kill a page.
pub async fn a_page_that_is_killed_has_kept_what_it_showed(page: &Page<'_>) -> Result {
    /// Marks, and comes back with what is shown as soon as it is painted.
    const PAINTED: &str = "
        const [row, done] = arguments;
        const mark = () => document.querySelector(`[data-zebra=mark][data-row=\"${row}\"][data-column=\"0\"]`);
        mark().click();
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(mark().dataset.state);
            port2.postMessage(0);
        });";
    if page.setting.browser != "chromium" {
        return Ok(());
    }
    let first = page.client.window().await?;
    open(page, "#p=fish&v=play").await?;
    for row in 0..3 {
        page.client.goto("about:blank").await?;
        let other = page.client.new_window(true).await?;
        page.client.switch_to_window(other.handle).await?;
        page.goto("some/where/#p=fish&v=play").await?;
        ready(page).await?;
        let painted = page.client.execute_async(PAINTED, vec![row.into()]).await?;
        same("what is painted", painted, serde_json::json!("out"))?;
        let killed = emulate(page.client, "Page.crash", serde_json::json!({})).await;
        holds("the page is killed", killed.is_err())?;
        page.client.switch_to_window(first.clone()).await?;
        page.goto("some/where/#p=fish&v=play").await?;
        ready(page).await?;
        for (at, value) in ["red", "green", "white"].iter().enumerate() {
            let state = if at <= row { "out" } else { "blank" };
            until_state(page, &format!("{value} in house 1"), state).await?;
        }
    }
    page.run("localStorage.clear();", ()).await?;
    Ok(())
}
