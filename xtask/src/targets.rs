//! Which targets have tests for browsers. All others are left out: to compile them for browsers as
//! well, only to find nothing to run, takes minutes.

use std::{ffi::OsStr, fs, path::Path};

use crate::Result;

/// What marks a test for browsers.
const MARK: &str = "wasm_bindgen_test";

/// Cargo's arguments for the targets of the workspace at `root` that have tests for browsers.
///
/// # Errors
/// When a folder or file cannot be read, or no target has any.
pub fn for_browsers(root: &Path) -> Result<Vec<String>> {
    let mut packages = vec![root.to_owned()];
    for entry in fs::read_dir(root.join("crates"))? {
        packages.push(entry?.path());
    }
    packages.sort_unstable();
    let mut arguments = Vec::new();
    for package in packages {
        let names = marked_tests(&package.join("tests"))?;
        if !names.is_empty() {
            let manifest = fs::read_to_string(package.join("Cargo.toml"))?;
            let name = manifest.lines().find_map(|line| line.strip_prefix("name = "));
            let name = name.ok_or_else(|| format!("{} has no name", package.display()))?;
            arguments.extend(["--package".to_owned(), name.trim_matches('"').to_owned()]);
        }
        arguments.extend(names.into_iter().flat_map(|name| ["--test".to_owned(), name]));
    }
    if arguments.is_empty() {
        return Err("no target has tests for browsers".into());
    }
    Ok(arguments)
}

fn marked_tests(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    if !folder.is_dir() {
        return Ok(names);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let target = path.join("main.rs").is_file() || path.extension() == Some(OsStr::new("rs"));
        if target && is_marked(&path)? {
            names.extend(path.file_stem().and_then(OsStr::to_str).map(str::to_owned));
        }
    }
    names.sort_unstable();
    Ok(names)
}

/// Whether a file, or any within a folder, has the mark.
fn is_marked(path: &Path) -> Result<bool> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            if is_marked(&entry?.path())? {
                return Ok(true);
            }
        }
        return Ok(false);
    }
    let source = path.extension() == Some(OsStr::new("rs"));
    Ok(source && fs::read_to_string(path)?.contains(MARK))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_marked_targets_are_named() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let named = for_browsers(&root).expect("targets");
        assert!(named.contains(&"page".to_owned()), "{named:?}");
        assert!(named.contains(&"solver".to_owned()), "{named:?}");
        assert!(!named.contains(&"english".to_owned()), "{named:?}");
        assert!(!named.contains(&"e2e".to_owned()), "{named:?}");
    }
}
