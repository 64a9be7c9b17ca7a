//! A new puzzle, made in Play.

use super::{games::noticed, play::open};
use crate::{
    Result,
    page::{Page, holds},
};

const MARKS: &str = "return document.querySelectorAll('.play-table tbody tr:first-child [data-zebra=mark]').length;";
const FRAGMENT: &str = "return location.hash.split('&')[0].slice(0, 3);";
const FORM: &str = "return !!document.querySelector('[data-zebra=fresh]');";
const STATUS: &str = "return document.querySelector('[data-zebra=fresh-status]').innerText.trim();";
/// What is posted to workers waits.
const HOLD: &str = "window.held = [];
    window.post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...message) { window.held.push([this, message]); };";
const RELEASE: &str = "Worker.prototype.postMessage = window.post;
    for (const [worker, message] of window.held) worker.postMessage(...message);";
const WISH: &str = "return ['houses', 'categories', 'level']
    .map((what) => document.querySelector(`[data-zebra=fresh-${what}]`).value).join();";

pub async fn a_new_puzzle_of_a_size_and_level(page: &Page<'_>) -> Result {
    page.resize(1280, 900).await?;
    open(page, "#p=tea&v=play").await?;
    page.run("localStorage.removeItem('zebra:wish');", ()).await?;
    page.click("new-puzzle").await?;
    page.gives("what is proposed", WISH, "5,5,easy").await?;
    // What is begun can be left: nothing is made before it is.
    page.run(HOLD, ()).await?;
    page.click("fresh-make").await?;
    page.gives("what is said", STATUS, "Making a puzzle…").await?;
    page.click("fresh-cancel").await?;
    page.gives("the form", FORM, false).await?;
    page.run(RELEASE, ()).await?;
    page.gives("the same puzzle", FRAGMENT, "#p=").await?;
    page.click("new-puzzle").await?;
    page.element("fresh-houses", "").await?.select_by_value("4").await?;
    page.element("fresh-categories", "").await?.select_by_value("3").await?;
    page.element("fresh-level", "").await?.select_by_value("medium").await?;
    page.click("fresh-make").await?;
    page.gives("another puzzle", FRAGMENT, "#z=").await?;
    page.gives("the form", FORM, false).await?;
    let rows = "return document.querySelectorAll('.play-table tbody tr').length;";
    page.gives("its categories", rows, 3).await?;
    let cells = page.run(MARKS, ()).await?.as_u64().unwrap_or_default();
    holds(&format!("{cells} marks in the first category"), cells == 16)?;
    page.click("new-puzzle").await?;
    page.gives("what was wished for last", WISH, "4,3,medium").await?;
    page.click("undo").await?;
    page.gives("the puzzle before", FRAGMENT, "#p=").await?;
    // Nothing so large is easy: the nearest is given, and said to be that.
    page.element("fresh-houses", "").await?.select_by_value("7").await?;
    page.element("fresh-categories", "").await?.select_by_value("7").await?;
    page.element("fresh-level", "").await?.select_by_value("easy").await?;
    page.click("fresh-make").await?;
    noticed(page, "none of this size came out easy").await?;
    page.gives("another puzzle", FRAGMENT, "#z=").await
}
