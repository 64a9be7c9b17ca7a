//! Play on a phone of 360 by 740 pixels: what is in sight, and whether a thumb can do with it.

use serde_json::json;

use super::hands::solution;
use super::play::{ready, status, to_the_end};
use crate::{Result, page::Page, session::emulate};

/// What can be touched, anywhere on the page, and is smaller than a thumb needs.
const SMALL: &str = "
    const shown = [...document.querySelectorAll(':is(header, main, .notices) :is(button, label, select, input:not([type=checkbox]))')]
        .filter((it) => it.checkVisibility());
    return shown.filter((it) => {
        const { width, height } = it.getBoundingClientRect();
        return width < 39.5 || height < 39.5;
    }).map((it) => it.outerHTML.slice(0, 90));";
/// Texts in letters of less than 11 pixels.
const TINY: &str = "
    return [...document.querySelectorAll(':is(header, main, .notices) *')]
        .filter((it) => it.checkVisibility() && [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
        .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 11)
        .map((it) => it.outerHTML.slice(0, 90));";
/// What a player works with that is not on the screen: the question, the panes, the hint that is touched
/// and the cell that is chosen, which must not be scrolled out of their panes either.
const OUT_OF_SIGHT: &str = "
    const inside = (what, pane) => {
        const inner = document.querySelector(what)?.getBoundingClientRect();
        const outer = document.querySelector(pane).getBoundingClientRect();
        return !inner || inner.top >= Math.max(outer.top, 0) - 1 && inner.bottom <= Math.min(outer.bottom, innerHeight) + 1;
    };
    return [
        ['.play-question', 'body'], ['.play-grid', 'body'], ['.play-hints', 'body'], ['.play-buttons', 'body'],
        ['.play-hint[data-touched]', '.play-hints ol'], ['.play-cell[aria-pressed=true]', '.play-grid'],
    ].filter(([what, pane]) => !inside(what, pane)).map(([what]) => what);";

/// Values among the keys of a cell that are broken within a word.
const BROKEN: &str = "
    return [...document.querySelectorAll('.play-keypad .play-mark')].filter((key) => {
        const range = document.createRange();
        range.selectNode(document.createTreeWalker(key, NodeFilter.SHOW_TEXT).nextNode());
        return range.getClientRects().length > key.textContent.trim().split(/[ -]/).length;
    }).map((key) => key.textContent);";

/// Nothing is too small for a thumb or for the eye.
async fn fits(page: &Page<'_>, when: &str) -> Result {
    page.gives(&format!("too small for a thumb {when}"), SMALL, json!([])).await?;
    page.gives(&format!("too small to read {when}"), TINY, json!([])).await
}

/// Browsers keep their windows wider than a phone; a frame is as wide as it is told to be.
async fn in_a_frame(page: &Page<'_>) -> Result {
    const LIKE_A_PHONE: &str = "const { style } = document.querySelector('iframe');
        style.width = '360px';
        style.height = '740px';";
    page.goto("frame.html").await?;
    page.run(LIKE_A_PHONE, ()).await?;
    page.client.enter_frame(0).await?;
    page.settled().await?;
    page.run("localStorage.clear(); location.hash = '#p=fish&v=play';", ()).await?;
    page.element("play-cell", "").await?;
    Ok(())
}

async fn out_of_the_frame(page: &Page<'_>) -> Result {
    page.run("localStorage.clear();", ()).await?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

pub async fn all_is_large_enough_whatever_is_open(page: &Page<'_>) -> Result {
    in_a_frame(page).await?;
    fits(page, "at first").await?;
    for opened in [
        "more",
        "new-puzzle",
        "fresh-cancel",
        "more",
        "show-keys",
        "close-keys",
        "more",
        "play-cross",
        "play-table",
        "nudge",
        "nudge-more",
        "nudge-more",
        "take-step",
        "check",
        "copy-marks",
        "restart",
        "restart-no",
    ] {
        page.click(opened).await?;
        fits(page, &format!("after {opened}")).await?;
    }
    to_the_end(page).await?;
    for opened in ["check", "new-after", "fresh-cancel", "watch", "watch-on", "watch-end"] {
        page.click(opened).await?;
        fits(page, &format!("at the end after {opened}")).await?;
    }
    page.run("location.hash = '#p=zebra&v=play';", ()).await?;
    page.until_script(
        "the keys of the zebra puzzle",
        "return document.querySelector('.play-keypad')?.textContent.includes('Englishman');",
    )
    .await?;
    fits(page, "with a long word").await?;
    page.gives("broken words", BROKEN, json!([])).await?;
    out_of_the_frame(page).await
}

/// Also while a nudge is open, and when marks are wrong.
pub async fn what_one_works_on_stays_in_sight(page: &Page<'_>) -> Result {
    let seen = async |when: &str| {
        page.gives(&format!("not in sight {when}"), OUT_OF_SIGHT, json!([])).await
    };
    let touch = async |what: String| -> Result {
        page.run(&format!("document.querySelector('{what}').click();"), ()).await?;
        Ok(())
    };
    in_a_frame(page).await?;
    for (step, (category, house)) in
        (0..5).flat_map(|category| (0..4).map(move |house| (category, house))).enumerate()
    {
        let index = solution()?[category][house];
        let at = format!("at category {category}, house {house}");
        touch(format!(
            "[data-zebra=\"play-hint\"][data-hint=\"{}\"]:not([aria-pressed=true])",
            1 + step * 4 % 15
        ))
        .await?;
        seen(&format!("{at}, a hint touched")).await?;
        touch(format!(
            "[data-zebra=\"play-cell\"][data-row=\"{category}\"][data-column=\"{house}\"]"
        ))
        .await?;
        seen(&format!("{at}, the cell touched")).await?;
        if step % 5 == 0 {
            for more in ["nudge", "nudge-more", "nudge-more"] {
                page.click(more).await?;
                status(page, "Look at").await?;
                seen(&format!("{at}, after {more}")).await?;
            }
        }
        page.element("tool", "[data-tool=o]").await?.click().await?;
        touch(format!(
            "[data-zebra=mark][data-row=\"{}\"][data-column=\"{house}\"]",
            category * 5 + usize::from(index)
        ))
        .await?;
        if step < 19 {
            seen(&format!("{at}, marked")).await?;
        }
    }
    status(page, "Solved").await?;
    out_of_the_frame(page).await
}

/// What a frame does not show: the first steps. With them five rows of six houses are on the screen, and
/// a hint.
pub async fn the_first_steps_leave_the_board_whole(page: &Page<'_>) -> Result {
    const SCREEN: &str = "Emulation.setDeviceMetricsOverride";
    const TOUCH: &str = "Emulation.setTouchEmulationEnabled";
    const HIDDEN: &str = "
        const grid = document.querySelector('.play-grid');
        const [list, hint] = ['.play-hints ol', '.play-hint'].map((it) => document.querySelector(it).getBoundingClientRect());
        return [grid.scrollHeight > grid.clientHeight + 1, hint.bottom > list.bottom + 1];";
    // The others cannot be told to be a phone.
    if page.setting.browser != "chromium" {
        return Ok(());
    }
    let phone = json!({ "width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": true });
    emulate(page.client, SCREEN, phone).await?;
    emulate(page.client, TOUCH, json!({ "enabled": true })).await?;
    page.goto("some/where/404.html").await?;
    page.run("localStorage.clear();", ()).await?;
    page.goto("some/where/#day=2026-11-28:hard&v=play").await?;
    ready(page).await?;
    page.element("tour", "").await?;
    page.gives("the board in part, the first hint in part", HIDDEN, json!([false, false])).await?;
    fits(page, "with the first steps").await?;
    page.click("tour-end").await?;
    page.goto("some/where/#day=2026-11-28:hard&v=day").await?;
    page.element("day", "").await?;
    fits(page, "in Daily").await?;
    page.run("localStorage.clear();", ()).await?;
    emulate(page.client, TOUCH, json!({ "enabled": false })).await?;
    emulate(page.client, "Emulation.clearDeviceMetricsOverride", json!({})).await
}
