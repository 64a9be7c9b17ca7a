//! End-to-end tests of the built page in a real browser, driven over WebDriver. `cargo xtask test`
//! and `cargo xtask bench` start the driver and the server and call this.

use std::{path::PathBuf, process::ExitCode};

use lexopt::prelude::*;

mod bench;
mod page;
mod session;
mod tests;

/// Why a test failed, as a sentence.
type Failure = Box<dyn std::error::Error>;
/// The outcome of a test, or of a step in one.
type Result<T = ()> = std::result::Result<T, Failure>;

/// Where everything is.
#[derive(Default)]
struct Setting {
    /// The browser's name, in lower case.
    browser: String,
    /// The address of its driver.
    driver: String,
    /// What to ask the driver for: a JSON object.
    capabilities: String,
    /// The address of the server, with `/` at the end.
    site: String,
    /// The address of a server of another origin, with pages that embed ours, with `/` at the end.
    host: String,
    /// The script of the accessibility checker.
    axe: PathBuf,
    /// The page of a peer to measure beside us, below the site.
    peer: Option<String>,
    /// Runs only tests whose names contain this.
    only: String,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let outcome = match arguments() {
        Ok((setting, None)) => tests::run(&setting).await,
        Ok((setting, Some(what))) => bench::run(&setting, &what).await,
        Err(error) => Err(error),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The setting, and what to measure instead of testing.
fn arguments() -> Result<(Setting, Option<String>)> {
    let mut setting = Setting::default();
    let mut bench = None;
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("browser") => setting.browser = arguments.value()?.string()?,
            Long("driver") => setting.driver = arguments.value()?.string()?,
            Long("capabilities") => setting.capabilities = arguments.value()?.string()?,
            Long("site") => setting.site = arguments.value()?.string()?,
            Long("host") => setting.host = arguments.value()?.string()?,
            Long("axe") => setting.axe = arguments.value()?.into(),
            Long("only") => setting.only = arguments.value()?.string()?,
            Long("bench") => bench = Some(arguments.value()?.string()?),
            Long("peer") => setting.peer = Some(arguments.value()?.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok((setting, bench))
}
