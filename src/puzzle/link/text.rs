//! Links whose puzzle only larger programs can read: a text, or one of our own puzzles.

use super::super::mistake::Mistake;
use super::super::preset;
use super::super::text::Document;
use super::{bounded, pack, percent};

/// The fragment with its puzzle packed where it is a text or one of those presets that the first
/// program of the page does not carry, so that [`super::decode`] reads it everywhere; nothing where it
/// needs no packing. Other parts stay as they stand.
///
/// # Errors
/// A sentence that says where the text is wrong, or that it is too large.
pub fn packed(fragment: &str) -> Result<Option<String>, Mistake> {
    let parts: Vec<&str> = bounded(fragment)?.split('&').collect();
    let key = |part: &str| percent::decoded(part.split('=').next().unwrap_or_default());
    let value = |wanted: &str| {
        let part = parts.iter().find(|part| key(part) == wanted)?;
        Some(percent::decoded(part.split_once('=').unwrap_or_default().1))
    };
    if value("z").is_some() {
        return Ok(None);
    }
    let packed = match (value("t"), value("p")) {
        (Some(text), _) => {
            let document = Document::read(&text)
                .map_err(|errors| Mistake(format!("the puzzle in the link: {errors}")))?;
            pack::pack(document.puzzle())?
        }
        (None, Some(id)) => match preset::find(&id).filter(|preset| preset.is_starter()) {
            Some(preset) => pack::pack(&preset.puzzle())?,
            None => return Ok(None),
        },
        (None, None) => return Ok(None),
    };
    let packed = format!("z={packed}");
    let others = parts.iter().filter(|part| !part.is_empty() && !["t", "p"].contains(&&*key(part)));
    Ok(Some([packed.as_str()].into_iter().chain(others.copied()).collect::<Vec<_>>().join("&")))
}
