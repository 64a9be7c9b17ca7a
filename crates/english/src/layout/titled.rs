//! Titles that clues have of their own: `3. The Long Climb: Ann lives three floors below Bob.`

use std::ops::Range;

use super::pieces::Piece;

/// How many words a title has at most.
const LONGEST: usize = 6;

/// Takes the titles from the clues of a list where most have one.
pub fn untitled(text: &str, pieces: &mut [Piece]) {
    let marked = || pieces.iter().filter(|piece| piece.mark.is_some());
    let titled = marked().filter(|piece| title(text, piece).is_some()).count();
    if titled < 3 || titled * 3 < marked().count() * 2 {
        return;
    }
    for piece in pieces.iter_mut().filter(|piece| piece.mark.is_some()) {
        if let Some(title) = title(text, piece) {
            piece.range.start = title.end;
        }
    }
}

/// The title of a clue, with the blanks behind it. A name that the text has elsewhere is one who speaks,
/// or the name of a list.
fn title(text: &str, piece: &Piece) -> Option<Range<usize>> {
    let body = piece.text(text);
    let (title, rest) = body.split_once(": ")?;
    let short = title.split_whitespace().count() <= LONGEST && !title.contains(['.', ',', '?']);
    let sentence = rest.ends_with(['.', '!']) && rest.split_whitespace().count() > 3;
    let once = text.matches(title).count() == 1;
    let end = piece.range.end - rest.trim_start().len();
    (short && sentence && once).then_some(piece.range.start..end)
}
