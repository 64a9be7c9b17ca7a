//! "Left" where it tells that somebody goes, and no side.

use super::tokens::{Token, number};

/// "The ship that left at noon", but "the house on the left at the end".
pub(super) fn departs(words: &[Token], i: usize) -> bool {
    let on = words.get(i + 1).is_some_and(|next| {
        next.is(&[
            "at",
            "for",
            "from",
            "before",
            "after",
            "in",
            "sometime",
            "exactly",
            "half",
            "first",
            "last",
            "earlier",
            "later",
            "together",
            "alone",
            "early",
            "late",
            "somewhere",
            "some",
            "neither",
            "either",
            "between",
            "port",
            "behind",
            "ahead",
            "second",
            "third",
            "fourth",
            "fifth",
            "sixth",
            "seventh",
        ]) || number(&next.word).is_some()
            || next.word.bytes().all(|digit| digit.is_ascii_digit())
    });
    // "They left on four different buses", "left by ferry".
    let means = words.get(i + 1).is_some_and(|next| next.is(&["on", "by", "with"]))
        && words.get(i + 2).is_some_and(|next| {
            next.is(&["a", "an", "different", "separate", "another", "foot", "bus", "train"])
                || number(&next.word).is_some()
        });
    let left_by = words.get(i + 1).is_some_and(|next| next.is(&["by", "behind"]))
        && i > 0
        && words[i - 1].is(&["is", "was", "were", "are", "been", "being"]);
    if words.get(i).is_some_and(|word| word.is(&["left"])) && left_by {
        return true;
    }
    // "Ann left the diary", "left it behind".
    let thing = words.get(i + 1).is_some_and(|next| {
        next.is(&[
            "the", "a", "an", "his", "her", "their", "our", "my", "its", "it", "behind", "by",
            "home", "town", "work", "port", "harbor", "school",
        ])
    });
    // "Left right after Ann".
    let soon = words.get(i + 1).is_some_and(|next| {
        next.is(&["right", "directly", "immediately", "just", "straight", "one", "shortly"])
    }) && words[i + 1..]
        .iter()
        .take(4)
        .any(|token| token.is(&["after", "before", "behind", "ahead"]));
    // "The patient who left gloves".
    let did = i > 0
        && words[i - 1].is(&["who", "that", "had", "has"])
        && words.get(i + 1).is_some_and(|next| !next.is_mark() && !next.is(&["of", "or", "and"]));
    // "Whoever came by bus left gloves", but "on his left neighbors".
    let several = i > 0
        && !words[i - 1].is(&["his", "her", "its", "their", "immediate", "upper", "lower", "your"])
        && words.get(i + 1).is_some_and(|next| {
            next.word.len() > 4
                && next.word.ends_with('s')
                && !next.capital
                && !next.is(&["sides", "neighbors", "across", "always", "unless", "corners"])
        });
    let on = on || means || thing || soon || did || several;
    let side = ["the", "on", "to", "at", "is", "was", "far", "directly", "immediately", "just"];
    // "Left behind: scarf, cap, gloves", "each came by bus, left a thing and …".
    let opens = i == 0 || words[i - 1].is_mark();
    let thing = thing && (i > 0 || words.get(1).is_some_and(|next| next.is(&["behind"])));
    words.get(i).is_some_and(|word| word.is(&["left"]))
        && on
        && (!opens || thing)
        && !(i > 0 && words[i - 1].is(&side))
}
