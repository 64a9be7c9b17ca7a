//! First visits: from the link to the first count, over a slow line on a slow device.

use serde_json::json;

use super::{SLOWER, summary};
use crate::{
    Result, Setting,
    page::Page,
    session::{self, emulate},
};

const VISITS: usize = 7;
/// Bytes in a second: 1.6 Mbit.
const LINE: u32 = 200_000;
/// How long such a line takes until an answer begins, in milliseconds: not at all, and as audits have it.
const DELAYS: [u32; 2] = [0, 150];

/// Visits the page, each time in a new browser, and prints when the first count was there.
///
/// # Errors
/// When there is none.
pub async fn run(setting: &Setting) -> Result {
    println!("first count over 1.6 Mbit/s, {SLOWER} times slowed down:");
    for delay in DELAYS {
        let mut times = Vec::new();
        for _ in 0..VISITS {
            let client = session::open(setting).await?;
            let outcome = visit(&Page { client: &client, setting }, delay).await;
            client.close().await?;
            times.push(outcome?);
        }
        summary(&format!("answers {delay} ms late"), times);
    }
    Ok(())
}

async fn visit(page: &Page<'_>, delay: u32) -> Result<f64> {
    let line = json!({
        "offline": false, "latency": delay, "downloadThroughput": LINE, "uploadThroughput": LINE,
    });
    let script = json!({"source": include_str!("../../assets/first-count.js")});
    emulate(page.client, "Network.enable", json!({})).await?;
    emulate(page.client, "Network.emulateNetworkConditions", line).await?;
    emulate(page.client, "Emulation.setCPUThrottlingRate", json!({"rate": SLOWER})).await?;
    emulate(page.client, "Page.addScriptToEvaluateOnNewDocument", script).await?;
    page.goto("#p=fish").await?;
    page.until_script("the first count", "return window.firstCount > 0;").await?;
    let time = page.run("return window.firstCount;", ()).await?;
    time.as_f64().ok_or_else(|| "the page does not say when it counted".into())
}
