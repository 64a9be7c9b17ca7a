//! Names that change with the content of the file, so that nobody is given a stale one.

use std::{fs, path::Path};

use sha2::{Digest, Sha256};

use crate::Result;

/// The hash of some content: the first 16 hexadecimal digits of its SHA-256, which browsers can work
/// out too. `sw.js` keeps no file whose content has another one.
pub fn content_hash(content: &[u8]) -> String {
    Sha256::digest(content)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Writes a file under the name of its content: the stem, the hash, the ending; gives that name.
///
/// # Errors
/// When it cannot be written.
pub fn write_by_content(
    folder: &Path,
    stem: &str,
    ending: &str,
    content: impl AsRef<[u8]>,
) -> Result<String> {
    let name = format!("{stem}-{}{ending}", content_hash(content.as_ref()));
    fs::write(folder.join(&name), content)?;
    Ok(name)
}

/// Gives `stem.extension` the name of its content; gives that name.
///
/// # Errors
/// When there is no such file.
pub fn rename_by_content(folder: &Path, stem: &str, extension: &str) -> Result<String> {
    let old = folder.join(format!("{stem}.{extension}"));
    let content = fs::read(&old).map_err(|error| format!("{}: {error}", old.display()))?;
    fs::remove_file(old)?;
    write_by_content(folder, stem, &format!(".{extension}"), content)
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
    hash_in(name).is_some()
}

/// The hash that a name carries.
fn hash_in(name: &str) -> Option<&str> {
    let (_, hash) = name.split(['.', '_']).next()?.rsplit_once('-')?;
    (hash.len() >= 15 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(hash)
}

/// Makes sure that each of the hashes in these names is that of the file's content.
///
/// # Errors
/// When one is not: the service worker would refuse to keep that file.
pub fn check(folder: &Path, names: &[String]) -> Result {
    for name in names {
        if let Some(hash) = hash_in(name)
            && hash != content_hash(&fs::read(folder.join(name))?)
        {
            return Err(format!("{name} is not named after its content").into());
        }
    }
    Ok(())
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
    fn the_hash_is_what_browsers_work_out() {
        // The first test vector of FIPS 180-2.
        assert_eq!(content_hash(b"abc"), "ba7816bf8f01cfea");
    }

    #[test]
    fn what_is_replaced_stands_there_once() {
        assert_eq!(replace_once("a b c", "b", "x").expect("one b"), "a x c");
        assert!(replace_once("a b b", "b", "x").is_err());
        assert!(replace_once("a", "b", "x").is_err());
    }
}
