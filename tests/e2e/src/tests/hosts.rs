//! Pages around ours that are mistaken, or mean ill.

use serde_json::json;

use super::embed::{counts, enter};
use crate::{
    Result,
    page::{Page, holds, same},
};

/// Each of the element's attributes, and each key of a link, with each word that objects inherit, and
/// with half of a character: far below, where the frames do not load.
const SWEEP: &str = r"
    const words = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'name', 'length', '\uD800'];
    const troubles = [];
    const note = ({ message }) => troubles.push(message);
    addEventListener('error', note);
    const far = document.createElement('div');
    far.style = 'position: absolute; top: 20000px';
    document.body.append(far);
    const attempt = (name, value) => {
      const puzzle = document.createElement('zebra-puzzle');
      puzzle.setAttribute(name, value);
      far.append(puzzle);
      const { height } = puzzle.shadowRoot.querySelector('section').style;
      if (!(parseFloat(height) > 0)) troubles.push(`no room with ${name}=${value}: ${height}`);
      puzzle.remove();
    };
    let attempts = 0;
    for (const word of words) {
      for (const name of customElements.get('zebra-puzzle').observedAttributes) {
        attempt(name, word);
        attempts += 1;
      }
      for (const key of ['p', 'z', 't', 'off', 'on', 'read', 'v', 'parts', 'compact', 'labels', 'lock', 'theme', 'lang', word]) {
        attempt('link', `${key}=${word}`);
        attempts += 1;
      }
    }
    far.remove();
    removeEventListener('error', note);
    return [attempts > 300, troubles];";

pub async fn words_that_objects_inherit_are_words_as_any(page: &Page<'_>) -> Result {
    page.goto_host("one.html").await?;
    counts(page, &["1"]).await?;
    same("troubles", page.run(SWEEP, ()).await?, json!([true, []]))?;
    // All at once, and loaded.
    let loaded = [
        "preset: 'constructor', view: 'toString', parts: 'constructor', compact: '__proto__',
         labels: 'valueOf', lock: 'hasOwnProperty', off: 'isPrototypeOf', on: 'toString',
         read: 'constructor', theme: '__proto__', lang: 'constructor'",
        "link: 'v=toString&parts=constructor&theme=valueOf&lock=hasOwnProperty&__proto__=1&p=fish'",
        "puzzle: 'constructor'",
        "off: '\\uD800'",
    ];
    for attributes in loaded {
        let make = format!(
            "const puzzle = document.createElement('zebra-puzzle');
             for (const [name, value] of Object.entries({{ {attributes} }})) puzzle.setAttribute(name, value);
             document.querySelector('zebra-puzzle').replaceWith(puzzle);"
        );
        page.run(&make, ()).await?;
        page.until_script(
            &format!("a puzzle with {attributes}"),
            "const frame = document.querySelector('zebra-puzzle').shadowRoot.querySelector('iframe');
             return frame !== null && frame.className === '' && frame.clientHeight > 0;",
        )
        .await?;
    }
    // As an attribute of a puzzle that is there.
    page.run("document.querySelector('zebra-puzzle').view = 'constructor';", ()).await?;
    page.run("document.querySelector('zebra-puzzle').preset = 'zebra';", ()).await?;
    counts(page, &["1"]).await
}

/// Posts messages to the frame of the host's puzzle.
async fn post(page: &Page<'_>, messages: &str) -> Result {
    let script = format!(
        "const frame = document.querySelector('zebra-puzzle').shadowRoot.querySelector('iframe');
         for (const message of {messages}) frame.contentWindow.postMessage(message, '*');"
    );
    page.run(&script, ()).await?;
    Ok(())
}

pub async fn of_a_flood_of_links_the_last_is_opened(page: &Page<'_>) -> Result {
    page.goto_host("one.html").await?;
    counts(page, &["1"]).await?;
    enter(page, "zebra-puzzle").await?;
    let watch = "window.opened = 0; addEventListener('popstate', () => { window.opened += 1; });";
    page.run(watch, ()).await?;
    page.client.enter_parent_frame().await?;
    let flood = "[...Array(500).keys()].flatMap((i) => [
        { zebra: 'open', link: `p=fish&off=${1 + i % 15}&embed=1&theme=dark` },
        { zebra: 'theme', theme: i % 2 ? 'light' : 'dark' },
    ]).concat({ zebra: 'open', link: 'p=zebra&off=15&embed=1&theme=dark' }, { zebra: 'theme', theme: 'light' })";
    post(page, flood).await?;
    counts(page, &["32"]).await?;
    enter(page, "zebra-puzzle").await?;
    hardly_any_opened(page).await?;
    let theme = page.run("return document.documentElement.dataset.theme;", ()).await?;
    same("the theme that was asked for last", theme, json!("light"))?;
    page.client.enter_parent_frame().await?;
    // Attributes are changed as fast.
    let flood = "const puzzle = document.querySelector('zebra-puzzle');
        const done = arguments[arguments.length - 1];
        let left = 500;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          left -= 1;
          puzzle.off = left > 0 ? String(2 + left % 14) : '9';
          if (left > 0) port2.postMessage(0); else done();
        };
        port2.postMessage(0);";
    page.client.execute_async(flood, vec![]).await?;
    counts(page, &["6"]).await?;
    enter(page, "zebra-puzzle").await?;
    hardly_any_opened(page).await?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

/// Fails where more links were opened than by messages that come in several heaps.
async fn hardly_any_opened(page: &Page<'_>) -> Result {
    let opened = page.run("return window.opened;", ()).await?;
    println!("    links opened: {opened}");
    holds(&format!("{opened} of 500 links were opened"), opened.as_u64() < Some(100))
}

pub async fn nonsense_is_not_heard(page: &Page<'_>) -> Result {
    page.forget_troubles().await?;
    page.goto_host("one.html").await?;
    counts(page, &["1"]).await?;
    let nonsense = "[null, undefined, 7, 'open', [], {}, new Date(), new Map([['zebra', 'open']]),
        { zebra: 'open' }, { zebra: 'open', link: 7 }, { zebra: 'open', link: ['p=zebra'] },
        { zebra: 'open', link: null }, { zebra: 'constructor' }, { zebra: ['open'], link: 'p=zebra' },
        { zebra: 'theme' }, { zebra: 'theme', theme: 'toString' }, { zebra: 'theme', theme: ['dark'] },
        { zebra: 'theme', theme: { toString: 1, valueOf: 1 } }, { zebra: 'theme', theme: 'x'.repeat(1e7) },
        'x'.repeat(1e7), { zebra: 'open', link: { toString: 'p=zebra' } }]";
    post(page, nonsense).await?;
    enter(page, "zebra-puzzle").await?;
    page.turn(9).await?;
    page.count("42").await?;
    same("troubles", page.troubles().await?, Vec::<String>::new())?;
    page.client.enter_parent_frame().await?;
    // What is far too long opens the first preset instead of nothing, and the frame goes on.
    post(page, "[{ zebra: 'open', link: `embed=1&off=${'1,'.repeat(3e6)}` }]").await?;
    counts(page, &["1"]).await?;
    post(page, "[{ zebra: 'open', link: 'p=zebra&off=15&embed=1' }]").await?;
    counts(page, &["32"]).await
}
