//! Undo and redo, by the page and by the browser.

use std::time::Duration;

use crate::{
    Result,
    page::{Page, Sight, holds, same},
};

pub async fn undo_and_redo(page: &Page<'_>) -> Result {
    let start = page.open("#p=fish").await?;
    same("nothing to undo or redo", start.undo, (false, false))?;
    page.turn(9).await?;
    let one = page.count("17").await?;
    page.turn(15).await?;
    let two = page.count("42").await?;
    page.choose("zebra").await?;
    page.until("the zebra", |sight| sight.puzzle == "zebra" && sight.count == "1").await?;

    page.click("undo").await?;
    let fish = |sight: &Sight| sight.puzzle == "fish" && sight.worth() == two.worth();
    page.until("the fish", fish).await?;
    page.click("undo").await?;
    let before = |sight: &Sight| sight.hints[&15].on && sight.worth() == one.worth();
    page.until(&format!("hint 15 back on and worth {:?}", one.worth()), before).await?;
    page.click("undo").await?;
    let sight = page.count("1").await?;
    same("all undone", sight.undo, (false, true))?;
    page.click("redo").await?;
    page.count("17").await?;
    page.turn(1).await?;
    let sight = page.until("a new step", |sight| !sight.hints[&1].on).await?;
    holds("a new step leaves nothing to redo", !sight.undo.1)
}

/// A browser goes back in its own time: what the reader undoes meanwhile stays undone.
pub async fn undo_is_faster_than_the_browser(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    for (hint, fragment) in [(9, "#p=fish&off=9"), (14, "#p=fish&off=9,14")] {
        page.turn(hint).await?;
        page.fragment(fragment).await?;
    }
    let hold = "const go = history.go.bind(history);
        history.go = (delta) => {
            window.goOn = () => go(delta);
            history.go = go;
        };
        addEventListener('popstate', () => window.went = true);";
    page.run(hold, ()).await?;
    page.click("undo").await?;
    page.until_script("the browser to be asked to go back", "return !!window.goOn;").await?;
    page.run("document.querySelector('[data-zebra=undo]').click(); window.goOn();", ()).await?;
    page.until_script("the browser to go back", "return !!window.went;").await?;
    page.fragment("#p=fish").await?;
    let sight = page.count("1").await?;
    same("undo and redo", sight.undo, (false, true))?;
    page.click("redo").await?;
    page.count("17").await?;
    page.fragment("#p=fish&off=9").await
}

pub async fn undo_by_keys(page: &Page<'_>) -> Result {
    const CONTROL: &str = "\u{e009}";
    const SHIFT: &str = "\u{e008}";
    page.open("#p=fish").await?;
    page.turn(9).await?;
    page.count("17").await?;
    let press = async |keys: &str| -> Result {
        Ok(page.client.active_element().await?.send_keys(keys).await?)
    };
    press(&format!("{CONTROL}z")).await?;
    page.count("1").await?;
    press(&format!("{CONTROL}y")).await?;
    page.count("17").await?;
    press(&format!("{CONTROL}z")).await?;
    page.count("1").await?;
    press(&format!("{CONTROL}{SHIFT}z")).await?;
    page.count("17").await?;
    // Who types takes back letters.
    page.goto("some/where/#p=fish&off=9&v=edit").await?;
    let form = "return !!document.querySelector('[data-zebra=edit-sentence]');";
    page.until_script("the form", form).await?;
    let taken = "return ['edit-sentence', 'undo'].map((hook) => {
                const field = document.querySelector(`[data-zebra=${hook}]`);
                const key = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
                return !field.dispatchEvent(new KeyboardEvent('keydown', key));
            });";
    // What listens may come a moment after what is seen.
    page.gives("who takes Ctrl+Z", taken, serde_json::json!([false, true])).await
}

/// Goes through the browser's history by `delta` as the browser's own buttons do. WebKit's driver
/// now and then reports that it went where it did not, even with an event; only then, as the address
/// tells, it is asked again.
pub async fn go(page: &Page<'_>, delta: i32) -> Result {
    page.run(
        "window.went = false; window.left = location.href;
        addEventListener('popstate', () => window.went = true);",
        (),
    )
    .await?;
    for _ in 0..3 {
        if delta < 0 {
            page.client.back().await?;
        } else {
            page.client.forward().await?;
        }
        if page.becomes(WENT, Duration::from_secs(3)).await? {
            return Ok(());
        }
    }
    Err("the browser does not go through its history".into())
}

const WENT: &str = "return window.went && location.href !== window.left;";

pub async fn back_and_forward(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    page.turn(9).await?;
    page.fragment("#p=fish&off=9").await?;
    page.turn(14).await?;
    page.fragment("#p=fish&off=9,14").await?;
    let both = page.count("60").await?;
    go(page, -1).await?;
    page.count("17").await?;
    go(page, -1).await?;
    let sight = page.count("1").await?;
    holds("what was undone can be redone", sight.undo.1)?;
    go(page, 1).await?;
    page.count("17").await?;
    go(page, 1).await?;
    let sight = page.count("60").await?;
    same("worths", sight.worth(), both.worth())?;
    page.click("undo").await?;
    page.count("17").await?;
    page.fragment("#p=fish&off=9").await
}
