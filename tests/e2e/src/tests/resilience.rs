//! What can go wrong around the page.

use std::time::Duration;

use link::Link;
use puzzle::{HintSet, numbers};
use serde_json::json;
use solver::{Core, Problem, Unwatched};
use tokio::time::{Instant, sleep};

use crate::{
    Result,
    page::{Page, holds, same},
};

pub async fn no_errors_and_no_warnings(page: &Page<'_>) -> Result {
    // The browser may have been through other tests, and may log of their page for as long as it is open.
    page.client.goto("about:blank").await?;
    page.forget_troubles().await?;
    page.open_at("probed/", "#p=fish").await?;
    page.turn(9).await?;
    page.count("17").await?;
    page.click("solution-next").await?;
    page.choose("zebra").await?;
    page.until("the zebra", |sight| sight.puzzle == "zebra" && sight.count == "1").await?;
    // Browsers complain about files that were loaded early in vain only after a few seconds.
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(6) {
        same("troubles", page.troubles().await?, Vec::<String>::new())?;
        sleep(Duration::from_millis(200)).await;
    }
    Ok(())
}

/// A puzzle that is counted by a worker.
pub struct Slow {
    core: Core,
    all: HintSet,
    /// The fragment that opens it.
    pub link: String,
}

impl Slow {
    pub fn new() -> Result<Self> {
        let puzzle = testing::puzzles::slow();
        let (all, core) = (numbers::switchable(&puzzle), Core::new(Problem::from(&puzzle)));
        Ok(Self { core, all, link: format!("#{}", Link::carrying(puzzle)?.encode()) })
    }

    /// The count without the hint of this number.
    fn without(&mut self, hint: usize) -> String {
        self.core.count(&self.all.toggled(hint - 1), &mut Unwatched).number().to_string()
    }
}

/// How many workers the page has started.
const WORKERS: &str = "return window.probe.workers.length;";

/// Once, however often it is run into afterwards.
pub async fn a_program_that_breaks_down_is_said(page: &Page<'_>) -> Result {
    page.open_at("some/where/", "#p=fish").await?;
    // The smallest program that does so: a function `f` that is no more than `unreachable`. In Firefox
    // scripts of a driver have a world of their own, whose errors the page does not see.
    let break_down = "const [done] = arguments;
        const world = window.wrappedJSObject ?? window;
        const bytes = new world.Uint8Array(world.JSON.parse(`[
            0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0,
            10, 5, 1, 3, 0, 0, 11
        ]`));
        const program = new world.WebAssembly.Module(bytes);
        const { f } = new world.WebAssembly.Instance(program).exports;
        world.setTimeout(f);
        world.setTimeout(f);
        setTimeout(done, 200);";
    page.client.execute_async(break_down, vec![]).await?;
    let said = "return [...document.querySelectorAll('body > [role=alert]')]
        .map(({ textContent }) => textContent.split(':')[0]);";
    same("what is said", page.run(said, ()).await?, json!(["Zebra Playground has stopped"]))
}

/// What the page counts itself takes no worker, and nothing of one is loaded.
pub async fn the_usual_puzzle_starts_no_worker(page: &Page<'_>) -> Result {
    page.open_at("probed/", "#p=fish").await?;
    page.turn(9).await?;
    page.count("17").await?;
    page.click("solution-next").await?;
    page.click("all-off").await?;
    page.count("24883200000").await?;
    let loaded = "return [
        window.probe.workers.length,
        performance.getEntriesByType('resource').filter(({ name }) => /worker-/.test(name)).length,
    ];";
    same("workers started, files loaded", page.run(loaded, ()).await?, json!([0, 0]))
}

/// Each time while it counts, and in the end it is right.
pub async fn a_lost_worker_is_replaced(page: &Page<'_>) -> Result {
    let mut slow = Slow::new()?;
    page.open_at("probed/", &slow.link).await?;
    let lose = "window.probe.workers.at(-1).terminate();";
    for hint in [9, 4, 9, 4, 9] {
        page.turn(hint).await?;
        page.run(lose, ()).await?;
    }
    page.count(&slow.without(9)).await?;
    Ok(())
}

pub async fn a_failed_worker_is_replaced(page: &Page<'_>) -> Result {
    let mut slow = Slow::new()?;
    page.open_at("probed/", &slow.link).await?;
    let fail = "window.probe.workers.at(-1).dispatchEvent(new ErrorEvent('error'));";
    page.run(fail, ()).await?;
    page.turn(9).await?;
    page.count(&slow.without(9)).await?;
    let workers = page.run(WORKERS, ()).await?;
    holds("a new worker was started", workers.as_u64() > Some(1))
}

/// Browsers fail to start a worker at times, and do not say so.
pub async fn a_worker_that_never_starts_is_replaced(page: &Page<'_>) -> Result {
    let mut slow = Slow::new()?;
    page.open_at("mute/", &slow.link).await?;
    // Another worker, not the page itself.
    let seats = "return [
        window.probe.started,
        document.querySelectorAll('head script[src*=\"worker-\"]').length,
    ];";
    same("workers started, engines in the page", page.run(seats, ()).await?, json!([2, 0]))?;
    page.turn(9).await?;
    page.count(&slow.without(9)).await?;
    Ok(())
}

pub async fn a_program_that_is_long_in_coming_is_said(page: &Page<'_>) -> Result {
    const NOTICE: &str = "return !!document.querySelector('[data-zebra=\"still-loading\"]');";
    page.goto("slow/#p=fish").await?;
    page.until_script("the page to say that it is loading", NOTICE).await?;
    let sight = page.settled().await?;
    same("count", &sight.count[..], "1")?;
    same("the notice has gone", page.run(NOTICE, ()).await?, json!(false))
}

pub async fn refused_workers_are_done_without(page: &Page<'_>) -> Result {
    let sight = page.open_at("refused/", "#p=fish").await?;
    same("count", &sight.count[..], "1")?;
    let mut slow = Slow::new()?;
    page.goto(&format!("refused/{}", slow.link)).await?;
    page.turn(9).await?;
    let count = slow.without(9);
    page.until("the count", |sight| sight.count == count).await?;
    Ok(())
}

pub async fn a_missing_worker_is_said(page: &Page<'_>) -> Result {
    let slow = Slow::new()?;
    page.goto(&format!("lost/{}", slow.link)).await?;
    page.until_script(
        "the page to say what is missing",
        "return document.querySelector('[data-zebra=\"count\"]')?.dataset.state === 'failed';",
    )
    .await?;
    let sight = page.sight().await?;
    same("hints", sight.hints.len(), 20)?;
    page.turn(9).await?;
    page.until("the switch to turn", |sight| !sight.hints[&9].on).await?;
    Ok(())
}

/// After a worker that did not start the page counts on its own, and a minute later in a worker again.
pub async fn a_worker_is_tried_again_later(page: &Page<'_>) -> Result {
    page.open_at("probed/", "#p=fish").await?;
    let mut slow = Slow::new()?;
    let without_workers = "window.ours = window.Worker;
        window.Worker = class extends window.ours { constructor() { super('gone.js'); } };
        location.hash = arguments[0];";
    page.run(without_workers, slow.link.as_str()).await?;
    page.until("the puzzle", |sight| sight.hints.len() == 20).await?;
    // On its own the page counts only for a while, which on a busy machine ends in a bound.
    let alone = "return performance.getEntriesByType('resource')
        .some(({ name }) => /worker-[^/]*wasm/.test(name));";
    page.until_script("the page to count on its own", alone).await?;
    page.turn(9).await?;
    let at_work = "return window.probe.workers.some((worker) => !worker.ended);";
    page.gives("workers at work", at_work, false).await?;
    let a_minute_later = "window.Worker = window.ours;
        const now = performance.now.bind(performance);
        performance.now = () => now() + 61_000;";
    page.run(a_minute_later, ()).await?;
    page.turn(9).await?;
    page.turn(10).await?;
    page.until_script("a worker at work", at_work).await?;
    let count = slow.without(10);
    page.until("its count", |sight| sight.count == count).await?;
    Ok(())
}

pub async fn blocked_storage_changes_nothing(page: &Page<'_>) -> Result {
    let sight = page.open_at("blocked/", "#p=fish").await?;
    same("count", &sight.count[..], "1")?;
    page.turn(9).await?;
    page.count("17").await?;
    page.click("theme").await?;
    page.click("undo").await?;
    page.count("1").await?;
    Ok(())
}

/// Such a frame may neither store anything nor start workers.
pub async fn a_frame_without_an_origin(page: &Page<'_>) -> Result {
    page.goto("sandbox.html").await?;
    page.client.enter_frame(0).await?;
    if page.setting.browser == "webkit" {
        // WebKit takes 'self' in our policy for the frame's origin, and there is none: nothing
        // loads. The page says what it is all the same.
        page.until_script("the words before the page starts", SAYS_WHAT_IT_IS).await?;
        page.client.enter_parent_frame().await?;
        return Ok(());
    }
    let sight = page.settled().await?;
    same("count", &sight.count[..], "1")?;
    let storage = "try { localStorage.length; return false; } catch { return true; }";
    same("storage is blocked", page.run(storage, ()).await?, true)?;
    page.turn(9).await?;
    page.count("17").await?;
    page.client.enter_parent_frame().await?;
    Ok(())
}

const SAYS_WHAT_IT_IS: &str = "return document.body.textContent.includes('Zebra Playground');";

pub async fn a_storm_of_clicks(page: &Page<'_>) -> Result {
    page.open("#p=fish").await?;
    // Two hundred clicks on one switch after another as fast as events can come; meanwhile the
    // longest wait for a frame.
    let storm = "
        const done = arguments[arguments.length - 1];
        const { port1, port2 } = new MessageChannel();
        let clicks = 0, longest = 0, last = performance.now(), storming = true;
        const frame = (now) => {
          longest = Math.max(longest, now - last);
          last = now;
          if (storming) requestAnimationFrame(frame); else done(longest);
        };
        requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); port2.postMessage(0); });
        port1.onmessage = () => {
          document.querySelector(`[data-zebra=\"hint\"][data-hint=\"${1 + clicks % 15}\"]`).click();
          clicks += 1;
          if (clicks < 200) port2.postMessage(0); else storming = false;
        };";
    let longest = page.client.execute_async(storm, vec![]).await?;
    // Hints 1 to 5 were clicked 14 times, the others 13 times.
    let sight = page.count("7464960").await?;
    let on: Vec<u32> = sight.hints.iter().filter(|(_, hint)| hint.on).map(|(&n, _)| n).collect();
    same("on", on, [1, 2, 3, 4, 5])?;
    let longest = longest.as_f64().unwrap_or(f64::INFINITY);
    println!("    longest wait for a frame: {longest:.0} ms");
    holds(&format!("the page froze for {longest:.0} ms"), longest < 500.0)?;
    page.turn(9).await?;
    page.until("the page to go on", |sight| {
        sight.hints[&9].on && sight.hints[&9].turned == "7464960"
    })
    .await?;
    Ok(())
}
