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
    press(page, "Frame only").await?;
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

/// What is taken home of a puzzle whose words are markup: lines, picture, story, printed pages.
pub async fn hostile_words_stay_words(page: &Page<'_>) -> Result {
    let evil = "<img src=x onerror=window.taken=1>![t](x) [x](javascript:1) {{x}} </textarea>";
    let text = format!(
        "title: {evil}\nColor: \"{evil}\", red\nPet: dog, \"{evil}1\"\n\
         question: {evil} :: Pet of red\n1. {evil} :: \"{evil}\" = dog\n2. {evil} :: dog @ 1\n"
    );
    let escaped: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
    page.goto(&format!("some/where/#t={escaped}&v=share")).await?;
    let line = |expected: &str| {
        format!(
            "const template = document.createElement('template');
            template.innerHTML = (() => {{ {CODE} }})();
            const all = [...template.content.querySelectorAll('*')];
            const words = (element) => (element.title + element.textContent).replaceAll('\\u2060', '');
            return all.map((element) => element.localName + ':' + words(element)).join('|') === {expected};"
        )
    };
    let words = json!(evil);
    let element =
        line(&format!("['script:', 'zebra-puzzle:' + {words}, 'a:' + {words}].join('|')"));
    page.until_script("a script and an element", &element).await?;
    press(page, "Frame only").await?;
    let frame = line(&format!("'iframe:Zebra puzzle: ' + {words}"));
    page.until_script("a frame", &frame).await?;
    let drawn = format!(
        "const image = document.querySelector('[data-zebra=\"share-picture\"]');
        if (!image) return false;
        const svg = decodeURIComponent(image.src.slice(image.src.indexOf(',') + 1));
        const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
        return drawing.querySelector('title')?.textContent === {words} + ': 1 solution left'
          && !drawing.querySelector('parsererror, img, image, script, a, foreignObject');"
    );
    page.until_script("a picture", &drawn).await?;

    page.goto(&format!("some/where/#t={escaped}&v=explain")).await?;
    page.element("ending", "").await?;
    let listen = "Object.defineProperty(navigator, 'clipboard',
        { configurable: true, value: { writeText: async (text) => { window.copied = text; } } });";
    page.run(listen, ()).await?;
    page.click("copy-markdown").await?;
    let copied = "return !!window.copied?.startsWith('## &lt;img src')
        && !/[<\\[\\]{}`]/.test(window.copied);";
    page.until_script("Markdown without markup", copied).await?;

    page.goto(&format!("some/where/#t={escaped}&v=edit")).await?;
    let printed = format!(
        "const pages = document.querySelector('[data-zebra=\"print-pages\"]');
        return window.taken === undefined && !!pages?.textContent.includes({words} + ': the solution')
          && !pages.querySelector('img, a, script');"
    );
    page.until_script("pages to print", &printed).await
}

pub async fn no_violations(page: &Page<'_>) -> Result {
    open(page).await?;
    same("violations", page.violations().await?, Vec::<String>::new())?;
    page.resize(500, 900).await?;
    let fits = "return document.documentElement.scrollWidth <= innerWidth;";
    page.until_script("nothing wider than the window", fits).await
}
