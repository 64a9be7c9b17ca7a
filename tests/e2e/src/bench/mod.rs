//! Measuring the release build in a browser.

use crate::{Result, Setting, page::Page, session};

mod clicks;
mod cold;
mod engine;
mod inputs;

/// How many times slower than this machine a cheap phone is.
const SLOWER: u32 = 6;

/// Measures what is called so.
///
/// # Errors
/// When nothing is, the page or its engine does not come to rest, or a peer counts otherwise than we
/// do.
pub async fn run(setting: &Setting, what: &str) -> Result {
    let client = session::open(setting).await?;
    let page = Page { client: &client, setting };
    let outcome = match what {
        "clicks" => clicks::run(&page).await,
        "cold" => cold::run(setting).await,
        "inputs" => inputs::run(&page).await,
        "engine" => engine::run(&page).await,
        other => Err(format!("there is nothing to measure called {other:?}").into()),
    };
    client.close().await?;
    outcome
}

/// Prints what many measurements, in milliseconds, come to.
fn summary(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize];
    println!(
        "  {what:<22} median {:6.1} ms   95% {:6.1} ms   worst {:6.1} ms",
        at(0.5),
        at(0.95),
        at(1.0)
    );
}
