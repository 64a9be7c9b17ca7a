//! The tools that the build needs: found, or installed once into a per-user cache.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Result, process};

/// The versions that fit together. wasm-bindgen's is that of Cargo.lock.
const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132";

/// The `PATH` under which the page builds.
///
/// # Errors
/// When a tool is missing and cannot be installed.
pub fn for_the_page() -> Result<OsString> {
    process::run(Command::new("rustup").args([
        "--quiet",
        "target",
        "add",
        "wasm32-unknown-unknown",
    ]))?;
    let bindgen = locked_version("wasm-bindgen")?;
    let directories = [
        cache(&format!("trunk-{TRUNK}"))?.join("bin"),
        cache(&format!("wasm-bindgen-cli-{bindgen}"))?.join("bin"),
        cache(&format!("binaryen-{BINARYEN}"))?.join("node_modules").join(".bin"),
    ];
    let inherited = env::var_os("PATH").unwrap_or_default();
    Ok(env::join_paths(directories.into_iter().chain(env::split_paths(&inherited)))?)
}

fn cache(tool: &str) -> Result<PathBuf> {
    let base = match env::var_os("XDG_CACHE_HOME").filter(|value| !value.is_empty()) {
        Some(cache) => PathBuf::from(cache),
        None => env::home_dir().ok_or("no home directory to keep tools in")?.join(".cache"),
    };
    Ok(base.join("zebra-playground").join("tools").join(tool))
}

fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string(Path::new("Cargo.lock"))?;
    let entry = format!("name = \"{package}\"\nversion = \"");
    let version = lock.split_once(&entry).and_then(|(_, rest)| rest.split_once('"'));
    Ok(version.ok_or_else(|| format!("Cargo.lock has no {package}"))?.0.to_owned())
}
