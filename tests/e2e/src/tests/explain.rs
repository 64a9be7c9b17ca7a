//! The view Explain.

use crate::{
    Result,
    page::{Page, holds, same},
};

/// Opens the view and waits for the end of the story.
async fn open(page: &Page<'_>, fragment: &str) -> Result {
    page.goto(&format!("some/where/{fragment}")).await?;
    told(page).await
}

async fn told(page: &Page<'_>) -> Result {
    let script = "return !!document.querySelector('[data-zebra=\"ending\"]');";
    page.until_script("the end of the story", script).await
}

const LIT: &str = "return [...document.querySelectorAll(
    '[data-zebra=hint-row][data-lit]')].map((hint) => hint.dataset.hint).join();";
const LEFT: &str = "return document.querySelector('[data-zebra=\"explain-left\"]').dataset.value;";
const STEPS: &str = "return document.querySelectorAll('[data-zebra=step]').length;";
const CURRENT: &str = "return [...document.querySelectorAll('[data-zebra=step]')]
    .findIndex((step) => step.querySelector('[aria-current]')) + 1;";

pub async fn the_fish_riddle_is_told_step_by_step(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=explain").await?;
    let steps = page.run(STEPS, 0).await?.as_u64().unwrap_or(99);
    holds(&format!("{steps} steps are no more than on paper"), steps <= 12)?;
    page.gives("the first step's hints", LIT, "8,9").await?;
    page.gives("what they leave", LEFT, "995328000").await?;
    page.click("step-on").await?;
    page.gives("the second step's hint", LIT, "14").await?;
    let words = page.element("step-words", "").await?.text().await?;
    holds(&words, words.contains("The Norwegian, in 1, is next to blue (#14)."))?;
    // Scrubbing to the end, by the keys of the scale.
    page.element("scrub", "").await?.send_keys("\u{e010}").await?;
    page.gives("the last step", CURRENT, steps).await?;
    page.gives("one solution", LEFT, "1").await?;
    let fish = "return document.querySelector(
        '[data-zebra=\"explain-cell\"][data-category=\"4\"][data-house=\"4\"]').textContent;";
    let fish = page.run(fish, 0).await?;
    holds("the fish is fourth", fish.as_str().is_some_and(|text| text.starts_with("fish")))?;
    let level = page.element("rating", "").await?.attr("data-level").await?;
    same("how hard", level.as_deref(), Some("medium"))
}

pub async fn keys_walk_through_the_story(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=explain").await?;
    let third = page.element("step", ":nth-of-type(3) button").await?;
    third.click().await?;
    page.gives("by a click", CURRENT, 3).await?;
    third.send_keys("\u{e015}\u{e015}").await?;
    page.gives("by the arrow down", CURRENT, 5).await?;
    third.send_keys("\u{e013}").await?;
    page.gives("by the arrow up", CURRENT, 4).await
}

pub async fn with_hints_off_it_ends_where_knowledge_ends(page: &Page<'_>) -> Result {
    open(page, "#p=fish&off=8,13&v=explain").await?;
    let ending = page.element("ending", "").await?;
    same("the ending", ending.attr("data-state").await?.as_deref(), Some("open"))?;
    let words = ending.text().await?;
    holds(&words, words.contains("solutions"))
}

pub async fn no_violations(page: &Page<'_>) -> Result {
    for width in [1280, 500] {
        page.resize(width, 900).await?;
        open(page, "#p=zebra&v=explain").await?;
        page.picture(&format!("explain-{width}")).await?;
        same("violations", page.violations().await?, Vec::<String>::new())?;
    }
    Ok(())
}

pub async fn of_any_cell_can_be_asked_why_not(page: &Page<'_>) -> Result {
    page.goto("some/where/#p=fish&v=explain").await?;
    page.element("step", "").await?;
    page.gives(
        "what the form proposes",
        "return document.querySelector('[data-zebra=\"why-value\"]').value
            + document.querySelector('[data-zebra=\"why-house\"]').value;",
        "00",
    )
    .await?;
    page.element("why-value", "").await?.select_by_label("German").await?;
    page.element("why-house", "").await?.select_by_label("in house 2").await?;
    page.click("why-not").await?;
    page.until_script(
        "a reason with a hint in it",
        "const said = document.querySelector('[data-zebra=\"why-answer\"]')?.textContent ?? '';
         return said.startsWith('German not in') && /[(]#[0-9]+[)]/.test(said);",
    )
    .await
}
