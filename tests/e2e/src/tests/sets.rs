//! The view Hint sets.

use serde_json::Value;

use crate::{
    Result,
    page::{Page, holds, same},
};

/// The attribute of every element of a hook.
async fn all(page: &Page<'_>, hook: &str, attribute: &str) -> Result<Vec<String>> {
    let script = format!(
        "return [...document.querySelectorAll('[data-zebra=\"{hook}\"]')]
            .map((element) => element.dataset.{attribute} ?? '');"
    );
    let found = page.client.execute(&script, vec![]).await?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Ok(found.as_array().into_iter().flatten().map(text).collect())
}

/// Opens the view and waits until it has drawn all it will.
async fn open(page: &Page<'_>, fragment: &str) -> Result {
    page.goto(&format!("some/where/{fragment}")).await?;
    drawn(page).await
}

async fn drawn(page: &Page<'_>) -> Result {
    let script = "return !document.querySelector('.sets-progress progress')
        && document.querySelectorAll('[data-zebra=\"level\"]').length > 0;";
    page.until_script("the drawing", script).await
}

/// Presses an element as a reader does with the keyboard.
async fn press(page: &Page<'_>, hook: &str, more: &str) -> Result {
    Ok(page.element(hook, more).await?.send_keys("\u{e007}").await?)
}

pub async fn two_of_all_sets_have_one_solution(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    let asked = "return performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes('/sets-')).length;";
    page.gives("requests for a view that is not open", asked, 0).await?;
    page.element("view", "[data-view=sets]").await?.click().await?;
    page.fragment("#p=fish&v=sets").await?;
    drawn(page).await?;
    same("sets", all(page, "lattice-total", "value").await?, ["32768"])?;
    let single: Vec<u32> =
        all(page, "level", "single").await?.iter().filter_map(|n| n.parse().ok()).collect();
    same("levels", single.len(), 16)?;
    same("sets with one solution", single.iter().sum::<u32>(), 2)?;
    let measured = "return performance.getEntriesByName('zebra:lattice').length;";
    page.gives("measures of the lattice", measured, 1).await?;
    page.client.back().await?;
    page.settled().await?;
    page.fragment("#p=fish").await?;
    holds("walking about is nothing to undo or redo", page.sight().await?.undo == (false, false))
}

pub async fn a_sufficient_set_is_put_on_at_once(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=sets").await?;
    same("sufficient", all(page, "sufficient", "hints").await?, ["1-14"])?;
    same("essential", all(page, "essential", "hints").await?, ["1-14"])?;
    same("never needed", all(page, "never-needed", "hints").await?, ["15"])?;
    page.element("sufficient", " [data-zebra=put-on]").await?.click().await?;
    page.fragment("#p=fish&off=15&v=sets").await?;
    page.until("the count 1", |sight| sight.count == "1").await?;
    page.element("view", "[data-view=explore]").await?.click().await?;
    let sight = page.count("1").await?;
    holds("hint 15 is off", !sight.hints[&15].on && sight.hints[&14].on)?;
    page.fragment("#p=fish&off=15").await
}

pub async fn water_takes_nine_statements(page: &Page<'_>) -> Result {
    open(page, "#p=zebra&v=sets").await?;
    let water = "return document.querySelector(
        '[data-zebra=\"answer-sufficient\"][data-question=\"2\"]').dataset.hints;";
    page.gives("who drinks water", water, "2,4-6,8-10,13,15").await?;
    page.element("answer-sufficient", "[data-question=\"2\"] [data-zebra=put-on]")
        .await?
        .click()
        .await?;
    let sight = page.until("4,320 solutions", |sight| sight.count == "4320").await?;
    holds("water is settled", sight.answers[1].contains("Norwegian"))
}

pub async fn the_order_is_rebuilt_by_keys(page: &Page<'_>) -> Result {
    open(page, "#p=fish&v=sets").await?;
    let before = all(page, "order", "after").await?;
    same("the staircase", &before[11..], ["220", "41", "1", "1"])?;
    // Up twice with the same key: the focus goes with the hint.
    press(page, "move-up", "[data-hint=\"15\"]").await?;
    let first =
        "return document.querySelectorAll('[data-zebra=\"order\"]')[13].dataset.hint === '15'
        && document.activeElement.id === 'up-15';";
    page.until_script("hint 15 to be the fourteenth", first).await?;
    page.client.active_element().await?.send_keys("\u{e007}").await?;
    let second =
        "return document.querySelectorAll('[data-zebra=\"order\"]')[12].dataset.hint === '15';";
    page.until_script("hint 15 to be the thirteenth", second).await?;
    drawn(page).await?;
    let after = all(page, "order", "after").await?;
    same("the first twelve stay", &after[..12], &before[..12])?;
    holds("the thirteenth is another", after[12] != before[12])?;
    same("all together", &after[14][..], "1")?;
    holds("it is said", page.element("moved", "").await?.html(true).await?.contains("Hint 15"))?;
    press(page, "order-reset", "").await?;
    let reset =
        "return document.querySelectorAll('[data-zebra=\"order\"]')[14].dataset.hint === '15';";
    page.until_script("the printed order", reset).await?;
    same("the staircase as it was", all(page, "order", "after").await?, before)
}

pub async fn no_set_where_all_hints_leave_seven(page: &Page<'_>) -> Result {
    open(page, "#p=fish&read=4:somewhere&v=sets").await?;
    same("sufficient sets", all(page, "sufficient", "hints").await?.len(), 0)?;
    let words = page.element("no-sufficient", "").await?.text().await?;
    holds(&format!("seven are named: {words}"), words.contains("7 solutions"))
}

pub async fn no_violations_and_nothing_too_wide(page: &Page<'_>) -> Result {
    for width in [1280, 500] {
        page.resize(width, 900).await?;
        open(page, "#p=zebra&v=sets").await?;
        page.picture(&format!("sets-{width}")).await?;
        same("violations", page.violations().await?, Vec::<String>::new())?;
    }
    // Browsers keep their windows wider than this; a frame is as wide as it is told to be.
    page.goto("frame.html").await?;
    page.run("document.querySelector('iframe').style.width = arguments[0];", "320px").await?;
    page.client.enter_frame(0).await?;
    page.settled().await?;
    page.run("location.hash = arguments[0];", "#p=zebra&v=sets").await?;
    drawn(page).await?;
    let wide = "const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;";
    page.gives("too wide by", wide, 0).await?;
    page.client.enter_parent_frame().await?;
    Ok(())
}
