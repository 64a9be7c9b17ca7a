//! The first minute: what to do, the count in sight, the answer behind a touch, the dare.

use serde_json::json;

use crate::{
    Result,
    page::{Page, holds, same},
    session::emulate,
};

/// The hints whose worth can be seen.
const WORTHS: &str = "return [...document.querySelectorAll('[data-zebra=\"hint-row\"]')]
    .filter((row) => row.querySelector('.worth').checkVisibility()).map((row) => row.dataset.hint).join();";
/// The name of the answer, where it can be seen.
const ANSWER: &str = "return [...document.querySelectorAll('[data-zebra=\"answer\"] strong')]
    .filter((name) => name.checkVisibility()).map((name) => name.textContent).join();";
const LEAD: &str = "return document.querySelector('[data-zebra=\"lead\"] h2').textContent.trim();";
const DARE: &str = "return document.querySelector('[data-zebra=\"dare\"]')?.textContent ?? '';";

/// Forgets what readers before have been told.
async fn as_a_stranger(page: &Page<'_>, fragment: &str) -> Result {
    page.goto("some/where/404.html").await?;
    page.run("localStorage.removeItem('zebra:told');", ()).await?;
    page.open(fragment).await?;
    Ok(())
}

pub async fn all_hints_and_the_count_on_one_screen(page: &Page<'_>) -> Result {
    page.resize(1280, 800).await?;
    as_a_stranger(page, "#p=fish").await?;
    let lines = "const rows = [...document.querySelectorAll('[data-zebra=\"hint-row\"]')];
        const letter = parseFloat(getComputedStyle(rows[0]).fontSize);
        const inner = document.documentElement.clientHeight;
        const lines = rows.map((row) => row.querySelector('.hint-text').getBoundingClientRect().height / letter);
        const seen = ({ top, bottom }) => top >= 0 && bottom <= Math.max(inner, 800);
        return [rows.length, lines.every((height) => height < 2.2),
          seen(rows.at(-1).getBoundingClientRect()),
          seen(document.querySelector('[data-zebra=\"count\"]').getBoundingClientRect())].join();";
    page.gives("hints, a line each, the last and the count in sight", lines, "15,true,true,true")
        .await
}

pub async fn the_count_stays_in_sight(page: &Page<'_>) -> Result {
    let scrolled = "const row = document.querySelector('[data-zebra=\"hint-row\"]:last-child');
        row.scrollIntoView({ block: 'end', behavior: 'instant' });
        const { top, bottom } = document.querySelector('[data-zebra=\"count\"]').getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;";
    for size in [(1280, 800), (500, 740)] {
        page.resize(size.0, size.1).await?;
        page.open("#p=concert").await?;
        page.gives("the count beside the last hint", scrolled, true).await?;
    }
    page.resize(1280, 800).await
}

pub async fn the_hint_that_adds_nothing_is_found(page: &Page<'_>) -> Result {
    as_a_stranger(page, "#p=fish").await?;
    page.gives("no worth is seen", WORTHS, "").await?;
    holds(
        "the dare is there",
        page.run(DARE, ()).await?.as_str().is_some_and(|dare| dare.contains("Find it")),
    )?;
    page.turn(9).await?;
    page.count("17").await?;
    page.gives("what has been tried is seen", WORTHS, "9").await?;
    page.turn(9).await?;
    page.count("1").await?;
    page.turn(15).await?;
    page.gives("the lead", LEAD, "Found it: hint 15 adds nothing.").await?;
    let all: Vec<String> = (1..=15).map(|hint| hint.to_string()).collect();
    page.gives("all worths are seen", WORTHS, all.join(",")).await?;
    // It is not asked again; a puzzle without such a hint never asks.
    for fragment in ["#p=fish", "#p=zebra"] {
        page.open(fragment).await?;
        page.gives("the dare", DARE, "").await?;
    }
    as_a_stranger(page, "#p=phones").await?;
    page.click("show-worths").await?;
    page.gives("all worths are seen", WORTHS, all.join(",")).await?;
    page.open("#p=phones").await?;
    page.gives("the dare", DARE, "").await
}

pub async fn the_answer_waits_for_a_touch(page: &Page<'_>) -> Result {
    as_a_stranger(page, "#p=fish").await?;
    page.gives("the answer", ANSWER, "").await?;
    let status = page.sight().await?.status;
    holds("the count is read out", status.contains("1 solution"))?;
    holds("the answer is not", !status.contains("German"))?;
    page.click("show-answer").await?;
    page.gives("the answer", ANSWER, "German").await?;
    page.open("#p=fish").await?;
    page.gives("the answer is shown the next time", ANSWER, "German").await?;
    page.open("#p=zebra").await?;
    page.gives("that of another puzzle is not", ANSWER, "").await?;
    page.click("show-answer").await?;
    page.click("show-answers").await?;
    page.open("#p=tea").await?;
    let seen = ANSWER.trim_end_matches(';');
    page.until_script("who always wants to see it to see it", &format!("{seen} !== '';")).await?;
    page.click("hide-answer").await?;
    page.gives("the answer", ANSWER, "").await?;
    page.run("localStorage.removeItem('zebra:told');", ()).await.map(drop)
}

/// Which can be handed out: the grid is empty. Whoever sees the answer gets it on a page of its own. Only
/// Chromium can be asked for what a printer gets.
pub async fn on_paper_the_answer_waits_too(page: &Page<'_>) -> Result {
    if page.setting.browser != "chromium" {
        return Ok(());
    }
    // Of each grid: how many words are seen, and whether it begins a page.
    let grids =
        "return [...document.querySelectorAll('.houses')].filter((grid) => grid.checkVisibility())
        .map((grid) => [...grid.querySelectorAll('td p')]
          .filter((word) => word.checkVisibility({ visibilityProperty: true })).length
          + ' ' + getComputedStyle(grid.parentElement.parentElement).breakBefore).join();";
    let seen =
        "return ['.print-title', '[data-zebra=\"hint-row\"]', '[data-zebra=\"answer\"] strong']
        .map((part) => document.querySelector(part).checkVisibility()).join();";
    as_a_stranger(page, "#p=fish").await?;
    for (show, wanted) in [(false, "0 auto"), (true, "0 auto,25 page")] {
        if show {
            page.click("show-answer").await?;
            page.gives("the answer", ANSWER, "German").await?;
        }
        let paper = json!({ "media": "print" });
        emulate(page.client, "Emulation.setEmulatedMedia", paper).await?;
        page.gives("the grids", grids, wanted).await?;
        page.gives("title, hints, answer", seen, "true,true,false").await?;
        emulate(page.client, "Emulation.setEmulatedMedia", json!({ "media": "" })).await?;
    }
    page.click("hide-answer").await
}

pub async fn undo_leaves_the_view_alone(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    page.turn(9).await?;
    page.count("17").await?;
    page.run("document.querySelector('[data-view=\"sets\"][data-zebra=\"view\"]').click();", ())
        .await?;
    page.element("level", "").await?;
    page.click("undo").await?;
    page.count("1").await?;
    page.gives("the view", "return !!document.querySelector('main[data-beside=sets]');", true)
        .await?;
    page.fragment("#p=fish&v=sets").await?;
    same("undo and redo", page.sight().await?.undo, (false, true))
}

/// What moves while the page comes and is worked, by what was done before. Scripts press, so that nothing
/// is forgiven as the answer to an input, as the usual metric does: this is stricter by far. Only
/// Chromium tells.
pub async fn nothing_jumps(page: &Page<'_>) -> Result {
    if page.setting.browser != "chromium" {
        return Ok(());
    }
    let watch = "window.shifts = { loading: 0 };
        window.did = 'loading';
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) window.shifts[window.did] += value;
        }).observe({ type: 'layout-shift', buffered: true });";
    let press = "const [selectors, done] = arguments;
        (async () => {
          const frames = () => new Promise((next) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next, 60))));
          for (const [step, selector] of selectors.entries()) {
            const target = document.querySelector(selector);
            if (!target) { done(`${selector} is not there`); return; }
            window.did = `${step} ${selector}`;
            window.shifts[window.did] = 0;
            target.click();
            await frames();
          }
          window.did = 'resting';
          window.shifts.resting ??= 0;
          const most = (did) => did === 'loading' ? 0.03 : 0.01;
          done(Object.entries(window.shifts).filter(([did, value]) => value >= most(did))
            .map(([did, value]) => `${did}: ${value.toFixed(3)}`).join(', '));
        })();";
    let hook = |hook: &str| format!("[data-zebra=\"{hook}\"]");
    let turn = |hint: u32| format!("[data-zebra=\"hint\"][data-hint=\"{hint}\"]");
    let explore = [
        turn(9),
        turn(9),
        turn(4),
        turn(1),
        hook("undo"),
        hook("undo"),
        hook("redo"),
        hook("undo"),
        hook("all-off"),
        hook("all-on"),
        hook("invert"),
        hook("reset"),
        hook("show-answer"),
        hook("hide-answer"),
        turn(15),
        hook("undo"),
        hook("redo"),
        hook("all-off"),
    ];
    let worths = [hook("show-worths"), turn(9), turn(15)];
    let steps = ["step-on", "step-on", "step-on", "step-back"].map(hook).to_vec();
    for size in [(1280, 800), (360, 740)] {
        page.resize(size.0, size.1).await?;
        as_a_stranger(page, "#p=fish").await?;
        page.run(watch, ()).await?;
        let found = page.client.execute_async(press, vec![json!(explore)]).await?;
        same(&format!("what jumps in Explore at {}", size.0), found.as_str(), Some(""))?;
        as_a_stranger(page, "#p=fish").await?;
        page.run(watch, ()).await?;
        let found = page.client.execute_async(press, vec![json!(worths)]).await?;
        same(&format!("what jumps with the worths at {}", size.0), found.as_str(), Some(""))?;
        // On a phone what is beneath gives way to the longer of two steps.
        if size.0 < 1000 {
            continue;
        }
        page.goto("some/where/#p=fish&v=explain").await?;
        page.element("ending", "").await?;
        page.run(watch, ()).await?;
        let found = page.client.execute_async(press, vec![json!(steps)]).await?;
        same(&format!("what jumps in Explain at {}", size.0), found.as_str(), Some(""))?;
    }
    page.resize(1280, 900).await
}
