//! Keys that are letters, under Caps Lock and on other layouts. A driver types on one layout only, so
//! the events are made.

use serde_json::json;

use crate::{
    Result,
    page::{Page, holds},
};

/// Presses a key where the focus is; whether the page took it.
async fn press(page: &Page<'_>, key: &str, code: &str, held: &[&str]) -> Result<bool> {
    let event = json!({
        "key": key,
        "code": code,
        "ctrlKey": held.contains(&"Ctrl"),
        "shiftKey": held.contains(&"Shift"),
        "altKey": held.contains(&"Alt"),
        "bubbles": true,
        "cancelable": true,
    });
    let pressed = "const event = new KeyboardEvent('keydown', arguments[0]);
        return !document.activeElement.dispatchEvent(event);";
    Ok(page.run(pressed, event).await? == true)
}

pub async fn undo_and_redo_on_any_layout(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    page.turn(9).await?;
    page.count("17").await?;
    // Plain, Caps Lock, a German keyboard, a Russian one, that with Caps Lock, a Greek one.
    let keys = [
        ("z", "KeyZ", "y", "KeyY"),
        ("Z", "KeyZ", "Y", "KeyY"),
        ("z", "KeyY", "y", "KeyZ"),
        ("я", "KeyZ", "н", "KeyY"),
        ("Я", "KeyZ", "Н", "KeyY"),
        ("ζ", "KeyZ", "υ", "KeyY"),
    ];
    for (undo, undo_place, redo, redo_place) in keys {
        holds(&format!("Ctrl+{undo} is taken"), press(page, undo, undo_place, &["Ctrl"]).await?)?;
        page.count("1").await?;
        holds(&format!("Ctrl+{redo} is taken"), press(page, redo, redo_place, &["Ctrl"]).await?)?;
        page.count("17").await?;
        press(page, undo, undo_place, &["Ctrl"]).await?;
        page.count("1").await?;
        press(page, undo, undo_place, &["Ctrl", "Shift"]).await?;
        page.count("17").await?;
    }
    // A semicolon is where the US layout has Z on Dvorak.
    holds("Ctrl+; is left alone", !press(page, ";", "KeyZ", &["Ctrl"]).await?)
}

pub async fn marks_on_any_layout(page: &Page<'_>) -> Result {
    page.goto("some/where/#p=fish&v=play").await?;
    page.run("localStorage.clear();", ()).await?;
    page.goto("some/where/#p=fish&v=play").await?;
    let first = "[data-zebra=mark][tabindex=\"0\"]";
    let focused = format!(
        "const mark = document.querySelector('{first}'); mark?.focus();
        return !!mark && document.activeElement === mark;"
    );
    page.until_script("the focus on a mark", &focused).await?;
    let state = format!("return document.querySelector('{first}').dataset.state;");
    let keys = [
        ("x", "o", "p"),
        ("X", "O", "P"),
        ("ч", "щ", "з"),
        ("Ч", "Щ", "З"),
        ("χ", "ο", "π"),
        ("ס", "ם", "פ"),
        ("Process", "Process", "Process"),
    ];
    for (out, set, maybe) in keys {
        for (key, code, wanted) in
            [(out, "KeyX", "out"), (set, "KeyO", "in"), (maybe, "KeyP", "maybe")]
        {
            press(page, key, code, &[]).await?;
            page.gives(&format!("the mark after {key}"), &state, wanted).await?;
            // The same again wipes it out; undo brings it back, and takes it back.
            press(page, key, code, &[]).await?;
            page.gives(&format!("the mark after {key} twice"), &state, "blank").await?;
        }
        press(page, set, "KeyO", &[]).await?;
        page.gives("the mark before undo", &state, "in").await?;
        press(page, "Я", "KeyZ", &["Ctrl"]).await?;
        page.gives("the mark after undo", &state, "blank").await?;
    }
    // With Alt the arrows are the browser's way back.
    holds("Alt+← is left alone", !press(page, "ArrowLeft", "ArrowLeft", &["Alt"]).await?)?;
    holds("← is taken", press(page, "ArrowLeft", "ArrowLeft", &[]).await?)
}
