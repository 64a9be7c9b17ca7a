//! From the click to the painted answer, in the release build.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use super::{SLOWER, summary};
use crate::{Result, page::Page, session::emulate};

const CLICKS: usize = 200;
/// After each click the page is left alone for so long, and a frame more or less: a question from the
/// driver is work for the page, and would be timed with the click.
const REST: Duration = Duration::from_millis(300);

/// Clicks on switches and prints what the page itself measured.
///
/// # Errors
/// When the page does not come to rest, or measures nothing.
pub async fn run(page: &Page<'_>) -> Result {
    page.resize(1280, 900).await?;
    for preset in ["fish", "zebra", "phones"] {
        click(page, preset).await?;
    }
    println!("{SLOWER} times slowed down:");
    emulate(page.client, "Emulation.setCPUThrottlingRate", json!({"rate": SLOWER})).await?;
    click(page, "fish").await
}

async fn click(page: &Page<'_>, preset: &str) -> Result {
    let sight = page.open_at("", &format!("#p={preset}")).await?;
    page.run("performance.clearMeasures();", ()).await?;
    let numbers: Vec<u32> = sight.hints.keys().copied().collect();
    // A walk through all sorts of subsets: each round turns every other switch.
    for click in 0..CLICKS {
        let hint = numbers[click * 7 % numbers.len()];
        page.turn(hint).await?;
        sleep(REST + Duration::from_millis(7 * click as u64 % 17)).await;
        let done = format!(
            "return performance.getEntriesByName('zebra:toggle-to-paint').length > {click};"
        );
        page.until_script("the painted count", &done).await?;
    }
    println!("{preset}, {CLICKS} clicks in {}:", page.setting.browser);
    for name in ["zebra:toggle-to-paint", "zebra:count"] {
        let script = "return performance.getEntriesByName(arguments[0]).map((m) => m.duration);";
        let times = page.run(script, name).await?;
        summary(name, times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect());
    }
    Ok(())
}
