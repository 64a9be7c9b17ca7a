//! Measuring the release build in a browser.

use crate::{Result, Setting, page::Page, session};

mod clicks;
mod engine;

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
        "engine" => engine::run(&page).await,
        other => Err(format!("there is nothing to measure called {other:?}").into()),
    };
    client.close().await?;
    outcome
}
