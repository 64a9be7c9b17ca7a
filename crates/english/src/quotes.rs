//! Lists of what stands in quotes, commas and joints of its own in it: "War and Tea", "Rain, Rain".

use std::ops::Range;

/// The quoted items that follow each other, at least `least`, and where they stand.
pub(super) fn quoted(text: &str, least: usize) -> Option<(Vec<String>, Range<usize>)> {
    let mut run: Vec<(&str, Range<usize>)> = Vec::new();
    for (inner, at) in segments(text) {
        let between = run.last().map_or("", |last| &text[last.1.end..at.start]);
        let joint = between
            .split([' ', ',', ';'])
            .all(|word| ["", "and", "or", "&", "a", "the"].contains(&word));
        if !run.is_empty() && !joint {
            if run.len() >= least {
                break;
            }
            run.clear();
        }
        run.push((inner, at));
    }
    if run.len() < least.max(2) {
        return None;
    }
    // "The Heron," with the comma of the sentence.
    let bare = |(inner, _): &(&str, Range<usize>)| {
        inner.trim().trim_end_matches([',', '.', ';']).to_owned()
    };
    let range = run[0].1.start..run[run.len() - 1].1.end;
    Some((run.iter().map(bare).collect(), range))
}

/// What stands in double quotes, straight or curly, and where, with the quotes.
fn segments(text: &str) -> Vec<(&str, Range<usize>)> {
    let quote = |c: char| matches!(c, '"' | '\u{201c}' | '\u{201d}');
    let marks: Vec<(usize, char)> = text.char_indices().filter(|&(_, c)| quote(c)).collect();
    let pairs = marks.chunks_exact(2).filter(|pair| pair[0].1 != '\u{201d}');
    pairs
        .map(|pair| {
            let (from, to) = (pair[0].0, pair[1].0);
            (&text[from + pair[0].1.len_utf8()..to], from..to + pair[1].1.len_utf8())
        })
        .filter(|(inner, _)| !inner.trim().is_empty() && inner.len() < 60)
        .collect()
}
