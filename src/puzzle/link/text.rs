//! Links whose puzzle only larger programs can read: a text, or one of our own puzzles.

use super::super::mistake::Mistake;
use super::super::preset;
use super::super::text::Document;
use super::{bounded, ended, pack, parts, percent};

/// The fragment with its puzzle packed where it is a text or one of those presets that the first
/// program of the page does not carry, so that [`super::decode`] reads it everywhere; nothing where it
/// needs no packing. Other parts stay as they stand. A text goes through `take_in` before it is read.
///
/// # Errors
/// A sentence that says where the text is wrong, or that it is too large.
pub fn packed(
    fragment: &str,
    take_in: impl FnOnce(&str) -> String,
) -> Result<Option<String>, Mistake> {
    let parts: Vec<&str> = parts(bounded(fragment)?).collect();
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
            let document = Document::read(&take_in(&text))
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
    let others = parts.iter().filter(|part| !["t", "p"].contains(&&*key(part)));
    let all: Vec<&str> = [packed.as_str()].into_iter().chain(others.copied()).collect();
    Ok(Some(ended(all.join("&"))))
}
