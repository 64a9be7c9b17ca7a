//! Lighthouse on the release page.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use crate::{
    Result,
    browsers::{Browser, Engine},
    build,
    process::{self, Group},
    server, system, tools,
};

/// The lowest scores that pass, of 100. Performance depends on the machine's mood: its best of
/// [`ATTEMPTS`] counts.
const THRESHOLDS: [(&str, f64); 4] =
    [("performance", 95.0), ("accessibility", 100.0), ("best-practices", 100.0), ("seo", 100.0)];
const ATTEMPTS: usize = 3;
const LIMIT: Duration = Duration::from_secs(180);

/// Audits the page as on a phone and as on a desktop.
///
/// # Errors
/// When a score is below its threshold, or the audit cannot be run.
pub fn run() -> Result {
    let dist = Path::new("dist");
    build::release(dist, None)?;
    let lighthouse = tools::lighthouse()?;
    let browser = Engine::Chromium.have()?;
    let site = server::for_measuring(dist, None)?;
    let mut below = Vec::new();
    for form in ["mobile", "desktop"] {
        let mut best = THRESHOLDS.map(|_| 0.0_f64);
        for _ in 0..ATTEMPTS {
            let scores = audit(&lighthouse, &browser, &site, form)?;
            for (best, score) in best.iter_mut().zip(scores) {
                *best = best.max(score);
            }
            if THRESHOLDS.iter().zip(best).all(|((_, threshold), best)| best >= *threshold) {
                break;
            }
        }
        for ((name, threshold), best) in THRESHOLDS.iter().zip(best) {
            println!("{form}: {name} {best:.0}");
            if best < *threshold {
                below.push(format!("{name} on {form} is {best:.0}, below {threshold:.0}"));
            }
        }
    }
    if below.is_empty() { Ok(()) } else { Err(below.join("; ").into()) }
}

/// One audit: the scores in the order of [`THRESHOLDS`].
fn audit(lighthouse: &Path, browser: &Browser, address: &str, form: &str) -> Result<Vec<f64>> {
    let report = std::path::absolute(format!("target/lighthouse-{form}.json"))?;
    fs::create_dir_all("target")?;
    let mut command = Command::new(lighthouse);
    command.args([address, "--quiet", "--output=json", "--output-path"]).arg(&report);
    let sandbox = if system::is_root() { " --no-sandbox" } else { "" };
    command.arg(format!("--chrome-flags=--headless=new --disable-dev-shm-usage{sandbox}"));
    if form == "desktop" {
        command.arg("--preset=desktop");
    }
    if let Some(binary) = browser.binary() {
        command.env("CHROME_PATH", binary);
    }
    Group::start(&command, Stdio::null(), Stdio::inherit())?.finish(LIMIT)?;
    // Node is there, since Lighthouse runs on it; it reads JSON better than we would.
    let names = THRESHOLDS.map(|(name, _)| name).join(",");
    let script = format!(
        "const {{ categories }} = require({:?}); \
         {names:?}.split(',').map((name) => Math.round(categories[name].score * 100)).join(' ')",
        report.to_string_lossy()
    );
    let scores = process::output("node", &["-p", &script]).ok_or("Lighthouse left no report")?;
    Ok(scores.split(' ').map(str::parse).collect::<std::result::Result<_, _>>()?)
}
