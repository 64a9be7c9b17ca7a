//! Benchmarks: the core natively, the page in a browser.

use std::{
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use crate::{
    Result,
    browsers::Engine,
    build,
    process::{self, Group},
    server,
};

const LIMIT: Duration = Duration::from_secs(10 * 60);

/// Runs the native benchmarks, then measures clicks on the release page in Chromium.
///
/// # Errors
/// When something cannot be built or run.
pub fn run() -> Result {
    process::run(Command::new("cargo").args(["bench", "--locked"]))?;
    let dist = Path::new("dist");
    build::release(dist)?;
    let browser = Engine::Chromium.have()?;
    let (driver, site) = (browser.start()?, server::for_measuring(dist)?);
    let mut measure = Command::new("cargo");
    measure.args(["run", "--quiet", "--locked", "--package", "e2e", "--", "--bench"]);
    measure.args(["--browser", "chromium", "--driver", &driver.address]);
    measure.args(["--capabilities", &driver.capabilities, "--site", &site]);
    Group::start(&measure, Stdio::inherit(), Stdio::inherit())?.finish(LIMIT)
}
