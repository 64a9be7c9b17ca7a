//! What readers see around a new release, and without a network.

use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use super::resilience::Slow;
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

/// Has the page keep its copy at once, and waits for how that goes.
async fn keep_copy(page: &Page<'_>, outcome: &str) -> Result {
    let keep = "window.copy = '';
        navigator.serviceWorker.register('sw.js').then(({ installing, waiting, active }) => {
          const worker = installing ?? waiting ?? active;
          const note = () => { window.copy = worker.state; };
          note();
          worker.addEventListener('statechange', note);
        });";
    page.run(keep, ()).await?;
    page.until_script(
        "the copy to be kept or not",
        "return /redundant|activated/.test(window.copy);",
    )
    .await?;
    same("the copy", page.run("return window.copy;", ()).await?, json!(outcome))
}

/// The names of the kept files that are pages.
const KEPT_PAGES: &str = "const done = arguments[arguments.length - 1];
    (async () => {
      const pages = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.includes('/filled/')) continue;
          const { headers } = await cache.match(request, { ignoreVary: true });
          if (headers.get('Content-Type').includes('html')) pages.push(request.url.split('/').at(-1));
        }
      }
      return pages;
    })().then(done, (error) => done(String(error)));";

async fn kept_pages(page: &Page<'_>) -> Result<serde_json::Value> {
    Ok(page.client.execute_async(KEPT_PAGES, vec![]).await?)
}

/// A host that is still being filled answers 200 with half a file, or with the page.
pub async fn wrong_files_are_not_kept(page: &Page<'_>) -> Result {
    const PLAY: &str = "return document.querySelector('main.play') !== null;";
    page.goto("filled/half").await?;
    page.goto("filled/#p=fish&v=play").await?;
    page.until_script(
        "the page to say which file is wrong",
        "const said = document.querySelector('[data-zebra=\"load-error\"]')?.textContent ?? '';
         return /^This view could not start: the file full-\\S+ could not be loaded or is damaged\\./.test(said);",
    )
    .await?;
    keep_copy(page, "redundant").await?;
    same("kept pages", kept_pages(page).await?, json!([]))?;
    page.goto("filled/whole").await?;
    page.goto("filled/#p=fish&v=play").await?;
    page.until_script("the view, from a host that is whole", PLAY).await?;
    keep_copy(page, "activated").await?;
    same("kept pages", kept_pages(page).await?, json!(["index.html"]))
}

/// Wherever a wrong copy came from, a program that does not start from it is fetched anew.
pub async fn a_wrong_copy_is_replaced(page: &Page<'_>) -> Result {
    let controlled = "return navigator.serviceWorker.controller !== null;";
    page.goto("filled/whole").await?;
    page.open_at("filled/", "#p=fish").await?;
    if !page.becomes(controlled, Duration::ZERO).await? {
        keep_copy(page, "activated").await?;
        page.until_script("the copy in charge", controlled).await?;
    }
    let spoil = "const done = arguments[arguments.length - 1];
        (async () => {
          let spoilt = 0;
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const { url } of await cache.keys()) {
              if (!/\\/filled\\/(app|worker|full|tools)-/.test(url)) continue;
              const headers = { 'Content-Type': 'text/html' };
              await cache.put(url, new Response('<!DOCTYPE html>', { headers }));
              spoilt += 1;
            }
          }
          return spoilt;
        })().then(done, (error) => done(String(error)));";
    let spoilt = page.client.execute_async(spoil, vec![]).await?;
    same("spoilt copies", spoilt, json!(9))?;
    let sight = page.open_at("filled/", "#p=fish").await?;
    same("count", &sight.count[..], "1")?;
    page.open_at("filled/", &Slow::new()?.link).await?;
    page.goto("filled/#p=fish&v=sets").await?;
    page.element("level", "").await?;
    // The service worker puts the files away in its own time. WebKit may have had the first program in
    // its memory, so that nobody has asked for the wrong copy of that one.
    let mut kept = json!([]);
    for _ in 0..50 {
        kept = kept_pages(page).await?;
        if let Some(names) = kept.as_array_mut().filter(|_| page.setting.browser == "webkit") {
            names.retain(|name| !name.as_str().is_some_and(|name| name.starts_with("app-")));
        }
        if kept == json!(["index.html"]) {
            break;
        }
        sleep(Duration::from_millis(100)).await;
    }
    same("kept pages", kept, json!(["index.html"]))
}
