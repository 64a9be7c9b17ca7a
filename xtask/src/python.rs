//! Packages of Python, in virtual environments in the cache.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Result, process, system, tools};

/// Packages, as far as they can be had.
pub struct Packages {
    /// The Python that has them; `None` where there is no Python for it.
    pub python: Option<PathBuf>,
    /// Those that are there.
    pub names: Vec<String>,
    /// The others, each with why not and what to install.
    pub skipped: Vec<Missing>,
}

/// What cannot be had.
pub struct Missing {
    /// The package.
    pub name: String,
    /// Why not, and what to do.
    pub reason: String,
}

/// Has the packages that a list pins, one `NAME==VERSION` a line, in a virtual environment of their
/// own. One that cannot be had does not keep the others away.
///
/// # Errors
/// When the list cannot be read or there is no place for the cache.
pub fn packages(list: &Path, environment: &str) -> Result<Packages> {
    let list = fs::read_to_string(list)?;
    let pinned: Vec<(&str, &str)> = list.lines().filter_map(|l| l.split_once("==")).collect();
    let versions: Vec<&str> = pinned.iter().map(|(_, version)| *version).collect();
    let directory = tools::cache(&format!("{environment}-{}", versions.join("-")))?;
    let programs = directory.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let python = programs.join("python").with_extension(env::consts::EXE_EXTENSION);
    let mut found = Packages { python: None, names: Vec::new(), skipped: Vec::new() };
    if process::output(&python, &["-m", "pip", "--version"]).is_none()
        && let Err(error) = virtual_environment(&directory)
    {
        let reason = format!("{error}; {}", system::apt_advice(&["python3-venv"]));
        let missing =
            |(name, _): &(&str, &str)| Missing { name: (*name).to_owned(), reason: reason.clone() };
        found.skipped.extend(pinned.iter().map(missing));
        return Ok(found);
    }
    for (name, version) in pinned {
        let ask = format!("import importlib.metadata as m; print(m.version('{name}'))");
        let is_there =
            || process::output(&python, &["-c", &ask]).is_some_and(|there| there == version);
        if !is_there() {
            println!("Installing {name} {version} from PyPI (a few seconds, once) …");
            let requirement = format!("{name}=={version}");
            let _ = process::output(&python, &["-m", "pip", "install", "--quiet", &requirement]);
        }
        if is_there() {
            found.names.push(name.to_owned());
        } else {
            let advice = format!("{} -m pip install {name}=={version}", python.display());
            let reason = format!("it cannot be installed; see {advice}");
            found.skipped.push(Missing { name: name.to_owned(), reason });
        }
    }
    found.python = Some(python);
    Ok(found)
}

fn virtual_environment(directory: &Path) -> Result {
    let python = system::find_on_path(&["python3", "python"]).ok_or("there is no Python here")?;
    process::run(Command::new(python).args(["-m", "venv"]).arg(directory))
}
