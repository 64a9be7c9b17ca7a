//! The view Daily: the day that it is, and what is remembered of it.

use std::time::Duration;

use link::View;

use crate::{
    Result,
    page::{Page, holds, same},
};

use super::play;

/// Puts the page's clock into the test's hands: `skip` milliseconds are added to it, and `beats` are
/// what the page does every now and then. Both are named through `window`: in Firefox scripts of tests
/// have globals of their own.
const CLOCK: &str = "
    const Real = Date;
    window.skip = 0;
    window.Date = class extends Real {
        constructor(...parts) {
            if (parts.length > 0) super(...parts);
            else super(Real.now() + window.skip);
        }
    };
    const [every, never] = [setInterval, clearInterval];
    window.beats = new Map();
    window.setInterval = (beat, time) => {
        const number = every.call(window, beat, time);
        window.beats.set(number, beat);
        return number;
    };
    window.clearInterval = (number) => {
        window.beats.delete(number);
        never.call(window, number);
    };";

/// Whether the calendar's day is that of the page's clock, and its puzzle can be played.
const UP_TO_DATE: &str = "
    const day = document.querySelector('[data-zebra=day][aria-current=date]')?.dataset.day;
    const now = new window.Date();
    const two = (number) => String(number).padStart(2, '0');
    const play = document.querySelector('[data-zebra=\"play-today\"]');
    return day === `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
        && !!play && !play.disabled;";

/// A clean start in Explore, before the program with the other views is loaded.
async fn start(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    page.run("localStorage.clear();", ()).await?;
    page.run(CLOCK, ()).await?;
    look(page, "day").await?;
    // It leads on to the puzzle itself.
    play::ready(page).await?;
    look(page, "day").await?;
    page.until_script("the puzzle of the day", UP_TO_DATE).await
}

/// The first touch in Daily is a mark, also where another puzzle was shown, and the way back leads past
/// Daily.
pub async fn the_first_touch_is_a_mark(page: &Page<'_>) -> Result {
    for begin in ["#p=zebra", "#v=day"] {
        page.goto(&format!("some/where/{begin}")).await?;
        page.run("localStorage.clear();", ()).await?;
        if begin == "#v=day" {
            page.goto(&format!("some/where/404.html{begin}")).await?;
            page.goto(&format!("some/where/{begin}")).await?;
        } else {
            look(page, "day").await?;
        }
        play::ready(page).await?;
        page.click("mark").await?;
        let state = "return document.querySelector('[data-zebra=mark]').dataset.state;";
        page.gives("the mark", state, "out").await?;
        let named = "return /^#day=.*&v=play$/.test(location.hash);";
        page.until_script("the day in the link", named).await?;
    }
    end(page).await
}

/// Opens a view by way of its place.
async fn look(page: &Page<'_>, view: &str) -> Result {
    let known = View::ALL.into_iter().find(|other| other.word() == view);
    let first = known.ok_or("there is no such view")?.place().views[0].word();
    page.element("place", &format!("[data-view={first}]")).await?.click().await?;
    // Found and clicked at once: another program may be taking the page over.
    let click = format!(
        "const view = document.querySelector('[data-zebra=view][data-view={view}]');
         view?.click();
         return view !== null;"
    );
    page.until_script("the view's name", &click).await
}

async fn choose(page: &Page<'_>, level: &str) -> Result {
    page.element("day-level", &format!("[data-level={level}]")).await?.click().await?;
    chosen(page, level).await
}

async fn chosen(page: &Page<'_>, level: &str) -> Result {
    let script = "return document.querySelector('[data-zebra=\"day-level\"][aria-pressed=true]')
        ?.dataset.level ?? null;";
    page.gives("how hard", script, level).await
}

/// Ends the test as it began: the next one finds nothing on the device.
async fn end(page: &Page<'_>) -> Result {
    page.run("localStorage.clear();", ()).await?;
    Ok(())
}

pub async fn midnight_brings_the_new_day(page: &Page<'_>) -> Result {
    start(page).await?;
    // Once because the page is looked at again, once because time passes.
    page.run("window.skip += 864e5; document.dispatchEvent(new Event('visibilitychange'));", ())
        .await?;
    page.until_script("the day after", UP_TO_DATE).await?;
    page.run("window.skip += 864e5; window.beats.forEach((beat) => beat());", ()).await?;
    page.until_script("the day after that", UP_TO_DATE).await?;
    // Over the end of a month, too.
    page.run("window.skip += 31 * 864e5; window.beats.forEach((beat) => beat());", ()).await?;
    page.until_script("the month after", UP_TO_DATE).await?;

    // A game that is begun stays, and says that there is another puzzle.
    page.click("play-today").await?;
    page.click("mark").await?;
    let state = "return document.querySelector('[data-zebra=mark]').dataset.state;";
    page.gives("the mark", state, "out").await?;
    let before = page.until("the day in the link", |s| s.fragment.starts_with("#day=")).await?;
    holds("no news yet", before.notices.is_empty())?;
    page.until_script("the page rests", "return history.state !== null;").await?;
    page.run("window.skip += 864e5; window.beats.forEach((beat) => beat());", ()).await?;
    let told = |notice: &String| notice.contains("a new day");
    let after = page.until("word of the new day", |s| s.notices.iter().any(told)).await?;
    same("the link", after.fragment, before.fragment)?;
    page.gives("the mark after midnight", state, "out").await?;
    look(page, "day").await?;
    page.until_script("the new puzzle", UP_TO_DATE).await?;
    end(page).await
}

pub async fn how_hard_is_remembered(page: &Page<'_>) -> Result {
    start(page).await?;
    for level in ["hard", "easy", "medium"] {
        choose(page, level).await?;
        for view in ["explore", "play"] {
            look(page, view).await?;
            look(page, "day").await?;
            chosen(page, level).await?;
        }
        page.goto("some/where/#day=2026-11-26:easy&v=day").await?;
        chosen(page, level).await?;
    }
    end(page).await
}

/// Who reloads or copies the address while the puzzle is made has the link, not that of the puzzle which
/// the page would show without one.
pub async fn a_link_stays_while_its_puzzle_is_made(page: &Page<'_>) -> Result {
    const LINK: &str = "#day=2026-11-26:medium&off=1";
    page.goto(&format!("mute/{LINK}")).await?;
    let other = format!("return location.hash !== '{LINK}';");
    holds("the link stays", !page.becomes(&other, Duration::from_secs(1)).await?)?;
    page.settled().await?;
    holds("the link stays to the end", !page.becomes(&other, Duration::from_secs(1)).await?)
}

pub async fn a_day_keeps_its_name_and_its_link(page: &Page<'_>) -> Result {
    let name = "return !!document.querySelector('[data-zebra=puzzle]')?.selectedOptions[0]?.text
        .startsWith('26 November 2026, medium: ');";
    // A Thursday is medium where the link does not say more.
    for link in ["#day=2026-11-26:medium&v=play", "#day=2026-11-26&v=play"] {
        page.goto(&format!("some/where/{link}")).await?;
        page.until_script(&format!("the name of the day at {link}"), name).await?;
        page.element("mark", "").await?;
        page.fragment("#day=2026-11-26:medium&v=play").await?;
    }
    look(page, "explore").await?;
    page.fragment("#day=2026-11-26:medium").await?;
    page.turn(1).await?;
    page.fragment("#day=2026-11-26:medium&off=1").await?;
    let off = page.settled().await?;
    page.goto(&format!("some/where/{}", off.fragment)).await?;
    page.until_script("the name of the day again", name).await?;
    let again = page.count(&off.count).await?;
    same("the link again", &again.fragment, &off.fragment)?;
    holds("no trouble", again.notices.is_empty())?;
    // From the page to another puzzle and back, by the page and by the browser.
    page.choose("zebra").await?;
    page.fragment("#p=zebra").await?;
    page.click("undo").await?;
    page.until_script("the name of the day after undo", name).await?;
    page.fragment(&off.fragment).await?;
    page.run("location.hash = 'day=2026-11-23:easy';", ()).await?;
    let other = "return !!document.querySelector('[data-zebra=puzzle]')?.selectedOptions[0]?.text
        .startsWith('23 November 2026, easy: ');";
    page.until_script("the name of another day", other).await?;
    page.fragment("#day=2026-11-23:easy").await?;
    super::history::go(page, -1).await?;
    page.until_script("the name of the day at the way back", name).await?;
    super::history::go(page, 1).await?;
    page.until_script("the name of the other day at the way forth", other).await
}

pub async fn who_has_solved_it_is_not_sent_to_it_again(page: &Page<'_>) -> Result {
    start(page).await?;
    choose(page, "easy").await?;
    page.until_script("the easy puzzle", UP_TO_DATE).await?;
    page.click("play-today").await?;
    play::to_the_end(page).await?;
    let offered = "return document.querySelector('[data-zebra=\"to-daily\"]').textContent.trim();";
    page.gives("what is offered", offered, "Other days and levels").await?;
    page.click("to-daily").await?;
    let word = "return document.querySelector('[data-zebra=\"play-today\"]')?.textContent.trim()
        ?? null;";
    page.gives("what Daily says of it", word, "Look at the solution").await?;
    chosen(page, "easy").await?;
    end(page).await
}

pub async fn own_times_are_told_by_level(page: &Page<'_>) -> Result {
    const KEEP: &str = "
        const keep = (issue, seconds) =>
            localStorage[`zebra:done:day=${issue}`] = `1;2026,11,24;${seconds},0,0,0`;
        keep('2026-11-23:easy', 95);
        keep('2026-11-24:easy', 300);
        keep('2026-11-24:hard', 700);";
    start(page).await?;
    page.run(KEEP, ()).await?;
    for (level, told) in [
        ("easy", Some("2 solved: best 1:35, average 3:17.")),
        // A single one has nothing to be compared with.
        ("hard", None),
    ] {
        choose(page, level).await?;
        let times =
            "return document.querySelector('[data-zebra=\"day-times\"]')?.textContent ?? null;";
        page.gives(&format!("times of {level}"), times, told).await?;
    }
    end(page).await
}
