//! A new puzzle, made in Play.

use super::play::open;
use crate::{
    Result,
    page::{Page, holds},
};

const MARKS: &str = "return document.querySelectorAll('.play-table tbody tr:first-child [data-zebra=mark]').length;";
const FRAGMENT: &str = "return location.hash.split('&')[0].slice(0, 3);";
const FORM: &str = "return !!document.querySelector('[data-zebra=fresh]');";
const WISH: &str = "return ['houses', 'categories', 'level']
    .map((what) => document.querySelector(`[data-zebra=fresh-${what}]`).value).join();";

pub async fn a_new_puzzle_of_a_size_and_level(page: &Page<'_>) -> Result {
    page.resize(1280, 900).await?;
    open(page, "#p=tea&v=play").await?;
    page.run("localStorage.removeItem('zebra:wish');", ()).await?;
    page.click("new-puzzle").await?;
    page.gives("what is proposed", WISH, "5,5,easy").await?;
    // What is begun can be left.
    page.click("fresh-make").await?;
    page.click("fresh-cancel").await?;
    page.gives("the form", FORM, false).await?;
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
    page.gives("the puzzle before", FRAGMENT, "#p=").await
}
