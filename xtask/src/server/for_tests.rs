//! The page for end-to-end tests, as good hosts and bad ones would serve it, and pages of another
//! origin that it is embedded in.

use std::{
    collections::HashMap,
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

use super::{
    in_background,
    site::{File, Site},
};
use crate::{Result, http::Request, markup};

/// Longer than a page waits before it says so.
const SLOW: Duration = Duration::from_secs(12);

/// Longer than a page waits before it says that it loads.
const LATE: Duration = Duration::from_secs(2);

/// Where everything is, each address with `/` at the end.
pub struct Sites {
    /// Our own pages.
    pub site: String,
    /// Other people's pages, of another origin.
    pub host: String,
}

/// Serves the page from sub-paths:
///
/// | path | |
/// |---|---|
/// | `some/where/` | the page as it is built |
/// | `probed/` | with a script in front that records errors and workers |
/// | `refused/` | with a script in front that refuses workers |
/// | `mute/` | with a script in front whose first worker never starts |
/// | `slow/` | the page, whose first program comes only after [`SLOW`] |
/// | `blocked/` | with a script in front that blocks storage |
/// | `lost/` | with the probe, but the worker's files are missing |
/// | `leaving/` | hangs up once `leaving/off` has been asked for, until `leaving/on` is |
/// | `filled/` | once `filled/half` has been asked for, until `filled/whole` is: other files than those of the first load are answered, with 200, by half of them or by the page |
/// | `losing/N-ANY/` | with the probe, keeps no copies; the first N requests for files of other views are lost, anew for each ANY |
/// | `shaky/N/` | with the probe, keeps no copies; of the requests for programs and what goes with them every fifth is lost |
/// | `late/` | the page, whose program of other views takes [`LATE`] |
/// | `moved/` | a page of a version whose files of other views are gone, and from the second time on the present one |
/// | `renewed/` | a page of a version whose files are gone, and from the second time on the present one |
/// | `sandbox.html` | the page in a frame without an origin of its own |
/// | `frame.html` | the page in a frame that can be made as narrow as a phone |
///
/// and, from another origin, the pages in `tests/e2e/assets/host`.
///
/// # Errors
/// When `dist` cannot be read or no port is free.
pub fn for_tests(dist: &Path) -> Result<Sites> {
    const PROBE: &str = include_str!("../../../tests/e2e/assets/probe.js");
    const REFUSE: &str = include_str!("../../../tests/e2e/assets/refuse-workers.js");
    const MUTE: &str = include_str!("../../../tests/e2e/assets/mute-worker.js");
    const KEEP: &str = include_str!("../../../tests/e2e/assets/keep-no-copy.js");
    const BLOCK: &str = include_str!("../../../tests/e2e/assets/block-storage.js");
    const FRAMES: [(&str, &str); 2] = [
        ("/sandbox.html", include_str!("../../../tests/e2e/assets/sandbox.html")),
        ("/frame.html", include_str!("../../../tests/e2e/assets/frame.html")),
    ];
    const LATER: [&str; 2] = ["/filled/full-", "/filled/tools-"];
    const PROGRAMS: [&str; 5] = ["app-", "others-", "full-", "worker-", "tools-"];
    let page = Site::load(dist)?;
    let mut site = Site { files: HashMap::new() };
    site.mount("/some/where", &page);
    // A host has one such page.
    let words = page.files.get("/404.html").ok_or("the page has no 404.html")?;
    site.files.insert("/404.html".into(), words.clone());
    site.mount("/leaving", &page);
    site.mount("/filled", &page);
    site.mount("/renewed", &page);
    site.mount("/moved", &page);
    site.mount("/late", &page);
    let watched = page.led_by(&format!("{PROBE}{KEEP}"))?;
    site.mount("/losing", &watched);
    site.mount("/shaky", &watched);
    site.mount("/probed", &page.led_by(PROBE)?);
    site.mount("/refused", &page.led_by(REFUSE)?);
    site.mount("/mute", &page.led_by(MUTE)?);
    site.mount("/slow", &page);
    site.mount("/blocked", &page.led_by(BLOCK)?);
    let mut lost = page.led_by(PROBE)?;
    lost.files.retain(|address, _| !address.starts_with("/worker-"));
    site.mount("/lost", &lost);
    for (address, html) in FRAMES {
        site.files.insert(address.into(), File::made(address, html));
    }
    let old = outdated(&page, &["data-version", "data-js", "data-wasm"])?;
    let moved = outdated(&page, &["data-version", "data-full", "data-full-wasm"])?;

    let [away, half, was_renewed, was_moved] = [(); 4].map(|()| AtomicBool::new(false));
    let asked = Mutex::new(HashMap::new());
    let asked_for_programs = AtomicU32::new(0);
    let answer = move |request: &Request| {
        match &request.path[..] {
            "/leaving/off" => away.store(true, Ordering::Relaxed),
            "/leaving/on" => away.store(false, Ordering::Relaxed),
            path if path.starts_with("/leaving/") && away.load(Ordering::Relaxed) => return None,
            "/filled/half" => half.store(true, Ordering::Relaxed),
            "/filled/whole" => half.store(false, Ordering::Relaxed),
            path if LATER.iter().any(|start| path.starts_with(start))
                && half.load(Ordering::Relaxed) =>
            {
                return Some(site.half_response("/filled/", request));
            }
            path if path.starts_with("/slow/app-") && path.ends_with(".wasm") => {
                thread::sleep(SLOW);
            }
            path if path.starts_with("/losing/") => {
                let (visit, file) = path["/losing/".len()..].split_once('/').unwrap_or_default();
                let (lost, _) = visit.split_once('-').unwrap_or_default();
                if file.starts_with("full-") {
                    let mut asked = asked.lock().unwrap_or_else(PoisonError::into_inner);
                    let asked = asked.entry(visit.to_owned()).or_insert(0);
                    *asked += 1;
                    if lost.parse().is_ok_and(|lost| *asked <= lost) {
                        return None;
                    }
                }
                let path = format!("/losing/{file}");
                return Some(site.response(&Request { path, ..*request }));
            }
            path if path.starts_with("/shaky/") => {
                let (_, file) = path["/shaky/".len()..].split_once('/').unwrap_or_default();
                let is_program = PROGRAMS.iter().any(|start| file.starts_with(start));
                if is_program && asked_for_programs.fetch_add(1, Ordering::Relaxed) % 5 == 4 {
                    return None;
                }
                let path = format!("/shaky/{file}");
                return Some(site.response(&Request { path, ..*request }).not_to_be_kept());
            }
            path if path.starts_with("/late/full-") && path.ends_with(".wasm") => {
                thread::sleep(LATE);
            }
            "/moved/" if !was_moved.swap(true, Ordering::Relaxed) => {
                return Some(moved.response(&Request { path: "/".into(), ..*request }));
            }
            "/renewed/" if !was_renewed.swap(true, Ordering::Relaxed) => {
                return Some(old.response(&Request { path: "/".into(), ..*request }));
            }
            _ => {}
        }
        Some(site.response(request))
    };
    let site = in_background("127.0.0.1", answer)?;
    Ok(Sites { host: hosts(&site)?, site })
}

/// The page of another version, whose files of these names are gone.
fn outdated(page: &Site, names: &[&str]) -> Result<Site> {
    let file = page.files.get("/index.html").ok_or("the page has no index.html")?;
    let html = std::str::from_utf8(&file.content)?;
    let scripts = markup::tags(html, "script");
    let script = scripts.iter().find(|script| script.attribute("data-version").is_some());
    let script = script.ok_or("index.html has no version")?;
    let mut old = html.to_owned();
    for name in names {
        let value = script.attribute(name).ok_or_else(|| format!("index.html has no {name}"))?;
        old = old.replace(value, &format!("gone-{value}"));
    }
    Ok(Site { files: HashMap::from([("/index.html".into(), file.with_content(old))]) })
}

/// Pages that embed ours, under another name of this machine: another site, not just another origin.
fn hosts(site: &str) -> Result<String> {
    const HOSTS: [(&str, &str); 8] = [
        ("/one.html", include_str!("../../../tests/e2e/assets/host/one.html")),
        ("/three.html", include_str!("../../../tests/e2e/assets/host/three.html")),
        ("/far.html", include_str!("../../../tests/e2e/assets/host/far.html")),
        ("/text.html", include_str!("../../../tests/e2e/assets/host/text.html")),
        ("/views.html", include_str!("../../../tests/e2e/assets/host/views.html")),
        ("/plain.html", include_str!("../../../tests/e2e/assets/host/plain.html")),
        ("/places.html", include_str!("../../../tests/e2e/assets/host/places.html")),
        ("/games.html", include_str!("../../../tests/e2e/assets/host/games.html")),
    ];
    let files = HOSTS.map(|(address, html)| {
        (address.to_owned(), File::made(address, html.replace("{site}", site)))
    });
    let mut pages = Site { files: files.into() };
    pages.files.insert("/favicon.ico".into(), File::made("favicon.ico", ""));
    in_background("localhost", move |request| Some(pages.response(request)))
}
