//! The release build: a folder that any static host can serve.

use std::{path::Path, process::Command, time::Instant};

use crate::{Result, finish, process, sizes, tools};

/// Builds the page into `out`, with the tools it needs; gives what is past a budget for what readers are sent.
/// `site` is the address where it will be, where that is known.
///
/// # Errors
/// When a tool cannot be had or the build fails.
pub fn release(out: &Path, site: Option<&str>) -> Result<Vec<String>> {
    let tools = tools::for_the_page()?;
    println!("Building the release page (first time: one to two minutes) …");
    let started = Instant::now();
    let mut trunk = Command::new("trunk");
    trunk.args(["build", "--release", "--dist"]).arg(out).env("PATH", tools.path);
    let (name, flags) = tools::rust_flags();
    trunk.env(name, flags);
    if let Some(site) = site {
        trunk.env(finish::SITE, site);
    }
    if tools.complete {
        trunk.arg("--offline");
    }
    // Trunk reads this variable as a flag and stops at the usual `NO_COLOR=1`.
    if std::env::var_os("NO_COLOR").is_some() {
        trunk.env("NO_COLOR", "true");
    }
    process::run(&mut trunk)?;
    println!("Built in {:.0} s.", started.elapsed().as_secs_f32());
    sizes::report(out)
}
