//! Links whose puzzle is a text, which only larger programs can read.

use super::{SUBJECTS, bounded, ended, pack, parts, percent, subject};
use puzzle::text::Document;

/// The fragment with its puzzle packed where it is a text, so that [`super::decode`] reads it;
/// nothing where it is none. Other parts stay as they stand. A text goes through `take_in` before it
/// is read.
///
/// # Errors
/// A sentence: what is wrong with the link or its text.
pub fn packed(
    fragment: &str,
    take_in: impl FnOnce(&str) -> String,
) -> Result<Option<String>, String> {
    let fragment = bounded(fragment).map_err(|mistake| mistake.to_string())?;
    let Some(("t", text)) = subject(fragment) else { return Ok(None) };
    let document = Document::read(&take_in(&text))
        .map_err(|errors| format!("the puzzle in the link: {errors}"))?;
    let packed = pack::pack(document.puzzle()).map_err(|mistake| mistake.to_string())?;
    Ok(Some(with_subject(fragment, &format!("z={packed}"))))
}

/// The fragment, without its `#`, with another part that says which puzzle; the others stay as they
/// stand.
pub fn with_subject(fragment: &str, subject: &str) -> String {
    let key = |part: &str| percent::decoded(part.split('=').next().unwrap_or_default());
    let others = parts(fragment).filter(|part| !SUBJECTS.contains(&&*key(part)));
    ended([subject].into_iter().chain(others).collect::<Vec<_>>().join("&"))
}
