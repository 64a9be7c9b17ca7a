//! One puzzle as one text: a line that tells whether the rest is whole, a line with the name, and
//! the puzzle as it was written.

/// A puzzle's text under a name. The text may be a draft that does not read yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// As the reader calls it.
    pub name: String,
    /// In the text format.
    pub text: String,
}

/// A name that can stand in a line and a list.
pub(super) struct Name(pub(super) String);

impl Name {
    const LONGEST: usize = 80;
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        let name: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let name: String = name.trim().chars().take(Self::LONGEST).collect();
        let name = name.trim_end();
        Self(if name.is_empty() { "Untitled".to_owned() } else { name.to_owned() })
    }
}

/// What the first line starts with; a later version starts otherwise.
const HEAD: &str = "zebra 1 ";

/// The text of a puzzle on the shelf.
pub(super) fn write(puzzle: &Puzzle) -> String {
    let rest = format!("{}\n{}", puzzle.name, puzzle.text);
    format!("{HEAD}{:08x}\n{rest}", digest(&rest))
}

/// The puzzle in a text.
///
/// # Errors
/// It is not what [`write`] wrote; with the name, if that can be read.
pub(super) fn read(text: &str) -> Result<Puzzle, Option<String>> {
    let (head, rest) = text.split_once('\n').ok_or(None)?;
    let name =
        rest.split('\n').next().map(|line| Name::from(line).0).filter(|_| head.starts_with(HEAD));
    let whole = head == format!("{HEAD}{:08x}", digest(rest));
    match rest.split_once('\n') {
        Some((name, text)) if whole => Ok(Puzzle { name: name.to_owned(), text: text.to_owned() }),
        _ => Err(name),
    }
}

/// FNV-1a (Fowler, Noll and Vo), 32 bits: notices damage, not malice.
fn digest(text: &str) -> u32 {
    text.bytes()
        .fold(0x811c_9dc5, |digest, byte| (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
