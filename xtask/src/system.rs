//! The machine: what is on `PATH`, and Debian's packages where we may install them.

use std::{
    env,
    path::PathBuf,
    process::{Command, Stdio},
};

use crate::{Result, process};

/// The first of several names that `path` (in the form of the variable `PATH`) has.
pub fn find(names: &[&str], path: &std::ffi::OsStr) -> Option<PathBuf> {
    let found = |name: &&str| {
        env::split_paths(path)
            .map(|directory| directory.join(name).with_extension(env::consts::EXE_EXTENSION))
            .find(|file| file.is_file())
    };
    names.iter().find_map(found)
}

/// The first of several names on `PATH`.
pub fn find_on_path(names: &[&str]) -> Option<PathBuf> {
    find(names, &env::var_os("PATH").unwrap_or_default())
}

/// Whether we are root, for whom browsers need their sandboxes off.
pub fn is_root() -> bool {
    process::output("id", &["-u"]).is_some_and(|id| id == "0")
}

/// The way a person installs Debian packages by hand.
pub fn apt_advice(packages: &[&str]) -> String {
    format!("sudo apt-get install --no-install-recommends {}", packages.join(" "))
}

/// Installs Debian packages when this is Debian or one of its family, and we are root or may become
/// so without a password.
///
/// # Errors
/// When it is not or we may not, or the packages cannot be had.
pub fn apt_install(packages: &[&str]) -> Result {
    if find_on_path(&["apt-get"]).is_none() {
        return Err("this system has no apt-get".into());
    }
    let prefix: &[&str] = if is_root() {
        &["env"]
    } else if process::output("sudo", &["-n", "true"]).is_some() {
        &["sudo", "-n", "env"]
    } else {
        return Err("installing packages needs root".into());
    };
    let apt = |arguments: &[&str]| {
        Command::new(prefix[0])
            .args(&prefix[1..])
            .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"])
            .args(arguments)
            .args(if arguments == ["update"] { &[] } else { packages })
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    println!("Installing {} with apt-get (about a minute, once) …", packages.join(", "));
    let install = ["install", "-y", "--no-install-recommends"];
    // A fresh system has no package lists yet, an old one has stale ones.
    let lists_exist = process::output("apt-cache", &["show", packages[0]]).is_some();
    if (lists_exist && apt(&install)) || (apt(&["update"]) && apt(&install)) {
        return Ok(());
    }
    Err(format!("apt-get could not install {}", packages.join(", ")).into())
}
