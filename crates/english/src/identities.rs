//! What "is" says of shared words: nothing is the same as another value of its own category.

use super::mentions::Mention;
use super::tokens::Token;

/// "The one whose child is Bella is Alice": no child Alice, where Bella can only be a child.
pub(super) fn leave_out(words: &[Token], mentions: &mut [Mention]) {
    for i in 1..mentions.len() {
        let (before, after) = mentions.split_at_mut(i);
        let (Some(a), Some(b)) = (before.last_mut(), after.first_mut()) else { continue };
        let between = words.get(a.end..b.start).unwrap_or_default();
        let be = between.iter().filter(|token| token.is(&["is", "was"])).count();
        let plain = between.iter().all(|t| t.is(&["is", "was", "not", "the", "a", "an"]));
        if be == 1 && plain {
            unlike(a, b);
            unlike(b, a);
        }
    }
}

/// Leaves of the first what is of the only category of the second.
fn unlike(shared: &mut Mention, sure: &Mention) {
    let [value] = sure.values.as_slice() else { return };
    let other: Vec<_> =
        shared.values.iter().copied().filter(|v| v.category != value.category).collect();
    if !other.is_empty() && shared.values.len() > 1 {
        shared.values = other;
    }
}
