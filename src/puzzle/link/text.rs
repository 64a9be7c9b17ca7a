//! Links whose puzzle is a text.

use super::super::mistake::Mistake;
use super::super::text::Document;
use super::{bounded, pack, percent};

/// The fragment with its puzzle packed where it is a text, so that [`super::decode`] reads it;
/// nothing where it needs no packing. Other parts stay as they stand.
///
/// # Errors
/// A sentence that says where the text is wrong, or that it is too large.
pub fn packed(fragment: &str) -> Result<Option<String>, Mistake> {
    let parts: Vec<&str> = bounded(fragment)?.split('&').collect();
    let key = |part: &str| percent::decoded(part.split('=').next().unwrap_or_default());
    let Some(text) = parts.iter().find(|part| key(part) == "t") else { return Ok(None) };
    if parts.iter().any(|part| key(part) == "z") {
        return Ok(None);
    }
    let value = percent::decoded(text.split_once('=').unwrap_or_default().1);
    let document = Document::read(&value)
        .map_err(|errors| Mistake(format!("the puzzle in the link: {errors}")))?;
    let packed = format!("z={}", pack::pack(document.puzzle())?);
    let others = parts.iter().filter(|part| !part.is_empty() && key(part) != "t");
    Ok(Some([packed.as_str()].into_iter().chain(others.copied()).collect::<Vec<_>>().join("&")))
}
