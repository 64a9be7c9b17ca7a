//! The page while others change it: browsers that translate it, extensions that put nodes in. Whatever
//! is done, it shows what an untouched page shows.

use std::time::Duration;

use link::View;
use tokio::time::{Instant, sleep};

use super::layout::READY;
use crate::{
    Result,
    page::{Page, holds, same},
};

const TRANSLATE: &str = include_str!("../../assets/translate.js");

/// What the view shows; of Methods, where everything takes its time, only the head.
const WORDS: &str = "
    const words = document.querySelector('.methods > .hero, #main:not(.methods)')?.innerText ?? '';
    return words.replace(/\\s+/g, ' ').trim();";

/// What is done in each view, a script each.
const DEEDS: [&str; 5] = [
    "const list = document.querySelector('[data-zebra=puzzle]');
     list.value = 'zebra';
     list.dispatchEvent(new Event('change', { bubbles: true }));",
    "document.querySelector('[data-zebra=undo]').click();",
    "document.querySelector('main [data-zebra=hint]:enabled, main button:enabled').click();",
    "document.querySelector('[data-zebra=undo]').click();",
    "document.querySelector('[data-zebra=redo]').click();",
];

/// Has the page translated; how many texts that takes.
async fn translated(page: &Page<'_>) -> Result<u64> {
    Ok(page.run(TRANSLATE, ()).await?.as_u64().unwrap_or(0))
}

/// How long what a view shows has to stay as it is, and how long that may take where it says that
/// something is under way.
const REST: Duration = Duration::from_millis(400);
const LONGEST: Duration = Duration::from_secs(6);

/// What the view shows at rest.
async fn words(page: &Page<'_>) -> Result<String> {
    let (started, mut since, mut last) = (Instant::now(), Instant::now(), String::new());
    while since.elapsed() < REST || last.contains('…') && started.elapsed() < LONGEST {
        let now = page.run(WORDS, ()).await?.as_str().unwrap_or_default().to_owned();
        if now != last {
            (last, since) = (now, Instant::now());
        }
        sleep(Duration::from_millis(40)).await;
    }
    Ok(last)
}

/// Opens a view as a reader who has seen nothing yet.
async fn open(page: &Page<'_>, view: View, ready: &str) -> Result {
    // Who has seen the answer sees it the next time.
    page.goto("some/where/404.html").await?;
    page.run("localStorage.removeItem('zebra:told');", ()).await?;
    // Daily leads on to today's puzzle, but for who comes from that of a day.
    let puzzle = if view == View::Day { "day=2026-11-23:easy" } else { "p=fish" };
    page.goto(&format!("probed/#{puzzle}&off=15&v={}", view.word())).await?;
    let there = format!("return document.querySelector('main {ready}') !== null;");
    page.until_script(&format!("{} to be there", view.word()), &there).await
}

async fn survives(page: &Page<'_>, views: &[(View, &str)]) -> Result {
    for &(view, ready) in views {
        page.forget_troubles().await?;
        open(page, view, ready).await?;
        let mut untouched = vec![words(page).await?];
        for deed in DEEDS {
            page.run(deed, ()).await?;
            untouched.push(words(page).await?);
        }
        open(page, view, ready).await?;
        page.gives(view.word(), WORDS, &untouched[0][..]).await?;
        for (place, (deed, wanted)) in DEEDS.into_iter().zip(&untouched[1..]).enumerate() {
            let texts = translated(page).await?;
            holds("there are texts", texts > 10 || place > 0)?;
            page.run(deed, ()).await?;
            page.gives(&format!("{} after deed {place}", view.word()), WORDS, &wanted[..]).await?;
        }
        let last = untouched.last().map_or("", String::as_str);
        same(&format!("{} in the end", view.word()), &words(page).await?[..], last)?;
        same("troubles", page.troubles().await?, Vec::<String>::new())?;
    }
    Ok(())
}

pub async fn a_translated_page_goes_on(page: &Page<'_>) -> Result {
    survives(page, &READY[..5]).await
}

pub async fn a_translated_page_goes_on_in_other_views(page: &Page<'_>) -> Result {
    survives(page, &READY[5..]).await
}

pub async fn a_translated_page_shows_no_old_count(page: &Page<'_>) -> Result {
    page.open_at("probed/", "#p=fish").await?;
    for (hint, count) in [(9, "17"), (15, "42"), (9, "1"), (15, "1")] {
        translated(page).await?;
        page.turn(hint).await?;
        let sight = page.count(count).await?;
        same("the digits", &sight.digits[..], count)?;
    }
    translated(page).await?;
    page.click("all-off").await?;
    let sight = page.count("24883200000").await?;
    same("the digits", &sight.digits[..], "24883200000")?;
    holds("a row says what it is worth", sight.hints[&1].words.contains("4.98 billion"))
}

pub async fn a_translated_frame_goes_on(page: &Page<'_>) -> Result {
    page.goto_host("plain.html").await?;
    page.client.enter_frame(0).await?;
    page.settled().await?;
    for (hint, count) in [(15, "42"), (15, "17")] {
        translated(page).await?;
        page.turn(hint).await?;
        let sight = page.count(count).await?;
        same("the digits", &sight.digits[..], count)?;
    }
    page.client.enter_parent_frame().await?;
    Ok(())
}
