//! Games that come and go: with a link, watched again, as a picture.

use super::play::{mark, ready, status, to_the_end, until_state};
use crate::{
    Result,
    page::{Page, holds, same},
};

/// The link that is copied, as the page hands it to the clipboard.
const CLIPBOARD: &str = "
    window.copied = null;
    Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async (text) => { window.copied = text; } },
    });";

/// The page as one finds it who was never there; `fragment` is opened by a page that is loaded anew.
async fn fresh(page: &Page<'_>, fragment: &str) -> Result {
    page.goto("some/where/404.html").await?;
    page.run("localStorage.clear();", ()).await?;
    page.goto(&format!("some/where/{fragment}")).await?;
    ready(page).await
}

pub async fn noticed(page: &Page<'_>, words: &str) -> Result {
    page.until(words, |sight| sight.notices.iter().any(|notice| notice.contains(words))).await?;
    Ok(())
}

pub async fn a_link_carries_the_marks(page: &Page<'_>) -> Result {
    const COVERED: &str = "
        const { bottom } = document.querySelector('[data-zebra=notice]').getBoundingClientRect();
        const pieces = document.querySelectorAll('.play-question, .play-board, .play-hints, .play-help');
        return [...pieces].some((piece) => piece.getBoundingClientRect().top < bottom - 4);";
    const KEPT: &str = "return localStorage.getItem('zebra:play:p=fish').includes('o');";
    fresh(page, "#p=fish&v=play").await?;
    mark(page, "o", "milk in house 3").await?;
    mark(page, "x", "red in house 2").await?;
    page.run(CLIPBOARD, ()).await?;
    page.click("copy-marks").await?;
    noticed(page, "The link with your marks is copied.").await?;
    let copied = page.run("return window.copied;", ()).await?;
    let fragment = copied.as_str().and_then(|link| link.split_once('#')).ok_or("no link")?.1;
    same("the link", fragment, "p=fish&v=play&marks=1x60o")?;
    // Who has no game of it goes on from the marks.
    fresh(page, "#p=fish&v=play").await?;
    page.run("location.hash = arguments[0];", fragment).await?;
    noticed(page, "These marks came with the link.").await?;
    until_state(page, "milk in house 3", "in").await?;
    page.fragment("#p=fish&v=play").await?;
    // On a phone the notice lies over none of what one plays with.
    page.goto("some/where/404.html").await?;
    page.resize(360, 740).await?;
    page.goto("some/where/#p=fish&v=play").await?;
    ready(page).await?;
    page.run("location.hash = 'p=fish&v=play&marks=x';", ()).await?;
    noticed(page, "Undo brings back your own").await?;
    page.gives("what the notice lies over", COVERED, false).await?;
    page.resize(1280, 900).await?;
    // Who has one keeps it, on the device and one step back.
    fresh(page, "#p=fish&v=play").await?;
    mark(page, "o", "dog in house 1").await?;
    page.goto("some/where/404.html").await?;
    page.goto(&format!("some/where/#{fragment}")).await?;
    noticed(page, "Undo brings back your own").await?;
    until_state(page, "dog in house 1", "blank").await?;
    until_state(page, "red in house 2", "out").await?;
    page.gives("the game on the device", KEPT, true).await?;
    page.goto("some/where/404.html").await?;
    page.goto("some/where/#p=fish&v=play").await?;
    ready(page).await?;
    until_state(page, "dog in house 1", "in").await?;
    page.run("location.hash = arguments[0];", fragment).await?;
    until_state(page, "milk in house 3", "in").await?;
    page.click("play-undo").await?;
    until_state(page, "dog in house 1", "in").await?;
    // What cannot be read is named, and nothing else is changed.
    page.run("location.hash = 'p=fish&v=play&marks=6y';", ()).await?;
    noticed(page, "'y' is no mark").await?;
    until_state(page, "dog in house 1", "in").await?;
    page.run("localStorage.clear();", ()).await?;
    Ok(())
}

pub async fn a_game_is_watched_again_and_shown_as_a_picture(page: &Page<'_>) -> Result {
    const AT: &str = "return document.querySelector('[data-zebra=watch-at]')?.textContent ?? null;";
    const LAST: &str = "return document.querySelector('[data-zebra=watch-slide]').max;";
    const SAVED: &str = "
        window.saved = [];
        HTMLAnchorElement.prototype.click = function () { window.saved.push([this.download, this.href]); };";
    fresh(page, "#p=fish&v=play").await?;
    to_the_end(page).await?;
    page.run(SAVED, ()).await?;
    page.click("save-result").await?;
    let png = "return window.saved.some(([name, address]) =>
        name === 'zebra.png' && address.startsWith('data:image/png;base64,') && address.length > 4000);";
    page.until_script("the picture", png).await?;
    page.click("watch").await?;
    page.picture("watch").await?;
    if page.run("return !!document.querySelector('[data-zebra=watch-pause]');", ()).await? == true {
        // Who looks seldom may find it at a later one.
        page.until_script("it to go on by itself", "return parseInt(document.querySelector('[data-zebra=watch-at]').textContent.slice(5)) >= 2;").await?;
        page.click("watch-pause").await?;
    }
    same("violations", page.violations().await?, Vec::<String>::new())?;
    page.run(
        "const slide = document.querySelector('[data-zebra=watch-slide]');
        slide.value = 0; slide.dispatchEvent(new Event('input', { bubbles: true }));",
        (),
    )
    .await?;
    let marked = "return document.querySelectorAll('[data-zebra=mark]:is([data-state=in], [data-state=out]):not([data-implied])').length;";
    page.gives("marks at the beginning", marked, 0).await?;
    page.click("watch-on").await?;
    let first = page.run(AT, ()).await?;
    holds("it is the first move", first.as_str().is_some_and(|at| at.starts_with("Move 1 of ")))?;
    page.until_script("a mark", "return !!document.querySelector('[data-zebra=mark]:is([data-state=in], [data-state=out])');").await?;
    // It is only looked at.
    page.run("document.querySelector('[data-zebra=mark][data-state=blank]').click();", ()).await?;
    page.gives("the move", AT, first).await?;
    page.click("watch-end").await?;
    status(page, "Solved").await?;
    // Who comes back later finds the same moves.
    let first = page.run(AT, ()).await?;
    same("nothing is watched", first, serde_json::Value::Null)?;
    page.click("watch").await?;
    let moves = page.run(LAST, ()).await?;
    page.goto("some/where/404.html").await?;
    page.goto("some/where/#p=fish&v=play").await?;
    page.click("watch").await?;
    page.gives("the moves after a reload", LAST, moves).await?;
    page.run("localStorage.clear();", ()).await?;
    Ok(())
}

/// A game and what it takes to watch it again are two things: only the second is lost where it has no
/// room, and that is said once.
pub async fn moves_that_cannot_be_kept_are_said(page: &Page<'_>) -> Result {
    const FULL: &str = "
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, text) {
            if (key.startsWith('zebra:moves:')) {
                throw new DOMException('full', 'QuotaExceededError');
            }
            setItem.call(this, key, text);
        };";
    const WORDS: &str = "no room left on this device for the moves";
    fresh(page, "#p=fish&v=play").await?;
    page.run(FULL, ()).await?;
    mark(page, "x", "red in house 1").await?;
    noticed(page, WORDS).await?;
    page.run("document.querySelector('[data-zebra=notice] button').click();", ()).await?;
    page.until("the notice to go", |sight| sight.notices.is_empty()).await?;
    to_the_end(page).await?;
    same("notices", page.sight().await?.notices, [""; 0])?;
    page.gives(
        "it can be watched still",
        "return !!document.querySelector('[data-zebra=watch]');",
        true,
    )
    .await?;
    page.goto("some/where/404.html").await?;
    page.goto("some/where/#p=fish&v=play").await?;
    status(page, "Solved").await?;
    page.gives(
        "it can be watched later",
        "return !!document.querySelector('[data-zebra=watch]');",
        false,
    )
    .await?;
    page.run("localStorage.clear();", ()).await?;
    Ok(())
}

/// Who wants nothing to move by itself sees the same, one touch after another.
pub async fn a_game_that_is_watched_without_motion(page: &Page<'_>) -> Result {
    const STILL: &str = "
        const { matchMedia } = window;
        window.matchMedia = (query) => query.includes('prefers-reduced-motion')
            ? { matches: true, media: query, addEventListener() {}, removeEventListener() {} }
            : matchMedia.call(window, query);";
    const FINISH: &str = "return document.querySelector('.play-done').innerText;";
    fresh(page, "#p=fish&v=play").await?;
    to_the_end(page).await?;
    let finish = page.run(FINISH, ()).await?;
    page.run(STILL, ()).await?;
    page.gives("the finish", FINISH, finish).await?;
    page.click("watch").await?;
    let runs =
        "return !!document.querySelector('[data-zebra=watch-pause], [data-zebra=watch-play]');";
    page.gives("what would move by itself", runs, false).await?;
    for at in 0..3 {
        let wanted = format!(
            "return document.querySelector('[data-zebra=watch-at]').textContent.startsWith('Move {at} ');"
        );
        page.gives(&format!("move {at}"), &wanted, true).await?;
        page.click("watch-on").await?;
    }
    page.run("localStorage.clear();", ()).await?;
    Ok(())
}

/// Where the browser keeps nothing, all goes on for as long as the page is open.
pub async fn games_come_and_go_where_nothing_is_kept(page: &Page<'_>) -> Result {
    page.goto("blocked/#p=fish&v=play").await?;
    ready(page).await?;
    mark(page, "o", "dog in house 1").await?;
    noticed(page, "keeps nothing").await?;
    page.run("location.hash = 'p=fish&v=play&marks=1x60o';", ()).await?;
    noticed(page, "These marks came with the link.").await?;
    until_state(page, "milk in house 3", "in").await?;
    page.click("play-undo").await?;
    until_state(page, "dog in house 1", "in").await?;
    page.click("play-redo").await?;
    until_state(page, "milk in house 3", "in").await?;
    page.run("document.querySelector('[data-tool=x]').click();", ()).await?;
    page.click("restart").await?;
    page.click("restart-yes").await?;
    to_the_end(page).await?;
    page.click("watch").await?;
    page.element("watch-on", "").await?;
    page.click("watch-end").await?;
    page.click("new-after").await?;
    page.click("fresh-make").await?;
    page.gives("another puzzle", "return location.hash.slice(0, 3);", "#z=").await?;
    page.click("undo").await?;
    status(page, "Solved").await?;
    page.gives("it can be watched", "return !!document.querySelector('[data-zebra=watch]');", true)
        .await
}

pub async fn the_puzzle_is_printed_without_its_solution(page: &Page<'_>) -> Result {
    fresh(page, "#p=fish&v=play").await?;
    page.run("window.print = () => { window.printed = true; };", ()).await?;
    page.click("print").await?;
    page.until_script("the page printed", "return window.printed === true;").await?;
    let sheet = "const pages = document.querySelector('[data-zebra=\"print-pages\"]');
        return [pages.querySelectorAll('li').length, pages.querySelectorAll('table').length,
            pages.textContent.includes('Who owns the fish?'), pages.checkVisibility()];";
    page.gives("what is printed", sheet, serde_json::json!([15, 1, true, false])).await
}
