//! Names that change with the content of the file, so that nobody is given a stale one.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::Path,
};

use crate::Result;

/// The hash of some content: 16 hexadecimal digits.
pub fn content_hash(parts: &[&[u8]]) -> String {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Gives `stem.extension` the name of its content; gives that name.
///
/// # Errors
/// When there is no such file.
pub fn rename_by_content(folder: &Path, stem: &str, extension: &str) -> Result<String> {
    let old = folder.join(format!("{stem}.{extension}"));
    let content = fs::read(&old).map_err(|error| format!("{}: {error}", old.display()))?;
    let name = format!("{stem}-{}.{extension}", content_hash(&[&content]));
    fs::rename(old, folder.join(&name))?;
    Ok(name)
}

/// The text with the one place that says `old` saying `new`.
///
/// # Errors
/// When there is no such place, or more than one.
pub fn replace_once(text: &str, old: &str, new: &str) -> Result<String> {
    match text.matches(old).count() {
        1 => Ok(text.replacen(old, new, 1)),
        found => Err(format!("{old} is to be named once, not {found} times").into()),
    }
}

/// Whether a name carries a hash as Trunk and this module write it: `-` and up to sixteen hex digits.
pub fn is_named_by_content(name: &str) -> bool {
    name.split(['.', '_']).next().and_then(|stem| stem.rsplit_once('-')).is_some_and(|(_, hash)| {
        hash.len() >= 15 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

/// The names of the files in a folder, not of what is in folders within it, in order.
///
/// # Errors
/// When it cannot be read.
pub fn in_folder(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hashed_names_are_kept_for_good() {
        assert!(is_named_by_content("app-0123456789abcdef_bg.wasm"));
        assert!(is_named_by_content("styles-0123456789abcdef.css"));
        assert!(is_named_by_content("icon-192-0123456789abcdef.png"));
        assert!(!is_named_by_content("index.html"));
        assert!(!is_named_by_content("_headers"));
        assert!(!is_named_by_content("social-picture.png"));
        assert!(!is_named_by_content("icon-192.png"));
    }

    #[test]
    fn what_is_replaced_stands_there_once() {
        assert_eq!(replace_once("a b c", "b", "x").expect("one b"), "a x c");
        assert!(replace_once("a b b", "b", "x").is_err());
        assert!(replace_once("a", "b", "x").is_err());
    }
}
