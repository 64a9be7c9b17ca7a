//! Links whose puzzle is a text, which only larger programs can read.

use super::{Mistake, SUBJECTS, bounded, ended, pack, parts, percent, subject};
use puzzle::text::{Document, ReadErrors};
use std::fmt;

/// Why a link with a text is not packed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotPacked {
    /// Something is wrong with the link.
    Link(Mistake<'static>),
    /// Something is wrong with the text.
    Text(ReadErrors),
}

impl fmt::Display for NotPacked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Link(mistake) => mistake.fmt(f),
            Self::Text(errors) => write!(f, "the puzzle in the link: {errors}"),
        }
    }
}

impl std::error::Error for NotPacked {}

/// The fragment with its puzzle packed where it is a text, so that [`super::decode`] reads it;
/// nothing where it is none. Other parts stay as they stand. A text goes through `take_in` before it
/// is read.
///
/// # Errors
/// The link or its text is wrong.
pub fn packed(
    fragment: &str,
    take_in: impl FnOnce(&str) -> String,
) -> Result<Option<String>, NotPacked> {
    let fragment = bounded(fragment).map_err(NotPacked::Link)?;
    let Some(("t", text)) = subject(fragment) else { return Ok(None) };
    let document = Document::read(&take_in(&text)).map_err(NotPacked::Text)?;
    Ok(Some(with_subject(
        fragment,
        &format!(
            "z={}",
            pack::pack(document.puzzle()).map_err(|mistake| NotPacked::Link(mistake.into()))?
        ),
    )))
}

/// The fragment, without its `#`, with another part that says which puzzle; the others stay as they
/// stand.
pub fn with_subject(fragment: &str, subject: &str) -> String {
    let key = |part: &str| percent::decoded(part.split('=').next().unwrap_or_default());
    let others = parts(fragment).filter(|part| !SUBJECTS.contains(&&*key(part)));
    ended([subject].into_iter().chain(others).collect::<Vec<_>>().join("&"))
}
