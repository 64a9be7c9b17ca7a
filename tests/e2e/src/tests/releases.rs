//! What readers see around a new release, and without a network.

use serde_json::json;

use crate::{
    Result,
    page::{Page, same},
};

/// A page that was kept asks for files that are gone: it fetches the present one, and the state stays.
pub async fn an_old_page_becomes_the_new_one(page: &Page<'_>) -> Result {
    let sight = page.open_at("renewed/", "#p=fish&off=9").await?;
    same("count", &sight.count[..], "17")?;
    let version = "return document.querySelector('[data-version]').dataset.version.length;";
    same("the present version", page.run(version, ()).await?, json!(16))
}

pub async fn it_reloads_offline(page: &Page<'_>) -> Result {
    page.goto("leaving/on").await?;
    page.open_at("leaving/", "#p=fish").await?;
    // A reader who does something gets the copy at once; others later.
    page.turn(9).await?;
    page.count("17").await?;
    page.until_script(
        "a whole copy",
        "return window.copied ??= (navigator.serviceWorker.ready.then(() => { window.copied = true; }), false);",
    )
    .await?;
    page.until_script("the copy in charge", "return navigator.serviceWorker.controller !== null;")
        .await?;
    page.goto("leaving/off").await?;
    let sight = page.open_at("leaving/", "#p=fish&off=9").await?;
    same("count offline", &sight.count[..], "17")?;
    page.turn(15).await?;
    page.count("42").await?;
    let sight = page.open_at("leaving/", "%23p=fish&off=15").await?;
    same("count of a link as chats spell it", &sight.fragment[..], "#p=fish&off=15")?;
    page.goto("leaving/on").await?;
    Ok(())
}
