//! The view Share.

use fantoccini::Locator;
use serde_json::json;

use crate::{
    Result,
    page::{Page, same},
};

const CODE: &str = "return document.querySelector('[data-zebra=\"share-code\"]')?.value ?? '';";

async fn open(page: &Page<'_>) -> Result {
    page.goto("some/where/#p=fish&off=9&v=share").await?;
    let shown = format!("const code = (() => {{ {CODE} }})(); return code.includes('off=\"9\"');");
    page.until_script("the code", &shown).await
}

async fn press(page: &Page<'_>, words: &str) -> Result {
    let button = format!("//main[@id='main']//button[normalize-space()='{words}']");
    Ok(page.client.find(Locator::XPath(&button)).await?.click().await?)
}

pub async fn the_code_and_its_preview(page: &Page<'_>) -> Result {
    open(page).await?;
    let link = "return document.querySelector('[data-zebra=\"share-link\"]').value.split('#')[1];";
    same("link", page.run(link, ()).await?, json!("p=fish&off=9"))?;
    press(page, "Dark").await?;
    press(page, "Street").await?;
    press(page, "Only a frame").await?;
    let written = format!(
        "const code = (() => {{ {CODE} }})();
        return code.startsWith('<iframe') && code.includes(
            '#p=fish&amp;off=9&amp;embed=1&amp;parts=count,answer,hints,street&amp;theme=dark\"');"
    );
    page.until_script("the code of a frame", &written).await?;
    let preview = "const frame = document.querySelector('[data-zebra=\"share-preview\"]');
        frame.scrollIntoView();
        return frame;";
    let frame = page.run(preview, ()).await?;
    page.client.issue_cmd(crate::session::EnterFrame(frame)).await?;
    page.count("17").await?;
    let dark = "return document.documentElement.dataset.theme === 'dark';";
    page.until_script("the dark theme", dark).await?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

pub async fn the_picture_is_drawn(page: &Page<'_>) -> Result {
    open(page).await?;
    let drawn = "const picture = document.querySelector('[data-zebra=\"share-picture\"]');
        return Boolean(picture?.complete && picture.naturalWidth > 0
          && decodeURIComponent(picture.src).includes('>17</text>'));";
    page.until_script("the picture", drawn).await
}

pub async fn no_violations(page: &Page<'_>) -> Result {
    open(page).await?;
    same("violations", page.violations().await?, Vec::<String>::new())?;
    page.resize(500, 900).await?;
    let fits = "return document.documentElement.scrollWidth <= innerWidth;";
    page.until_script("nothing wider than the window", fits).await
}
