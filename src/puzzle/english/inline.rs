//! Numbered sentences that stand in one line, as what is copied from a page often does:
//! "… who owns the fish. 1. The Brit lives in a red house 2. The Swede keeps dogs".

use super::sentences::sentences;

/// The lines of a text with their numbers from 1, each numbered sentence in a line of its own.
pub(super) fn apart(text: &str) -> Vec<(usize, &str)> {
    let lines = text.lines().enumerate();
    lines.flat_map(|(i, line)| parts(line).into_iter().map(move |part| (i + 1, part))).collect()
}

/// What stands before the first number of a line, the numbered sentences, and what follows the
/// last of them; the whole line where no sentences in it count up from 1, three at least.
fn parts(line: &str) -> Vec<&str> {
    let starts = numbers(line);
    let (Some(&first), Some(&last)) = (starts.first(), starts.last()) else { return vec![line] };
    let numbered = || starts.windows(2).map(|pair| line[pair[0]..pair[1]].trim_end());
    let rest = &line[last..];
    // Who asks after the last hint goes on in the same line.
    let single = numbered().all(|part| sentences(part).len() < 2);
    let end = sentences(rest)
        .first()
        .filter(|_| single)
        .and_then(|said| rest.find(said).map(|at| at + said.len()))
        .unwrap_or(rest.len());
    let mut found = vec![line[..first].trim_end()];
    found.extend(numbered());
    found.extend([&rest[..end], rest[end..].trim_start()]);
    found.retain(|part| !part.is_empty());
    found
}

/// Where the sentences start that count up from 1: none for fewer than three.
fn numbers(line: &str) -> Vec<usize> {
    let mut starts: Vec<usize> = Vec::new();
    loop {
        let from = starts.last().map_or(0, |&at| at + 1);
        let marks: Vec<(usize, bool)> =
            marks(line, starts.len() + 1).filter(|&(at, _)| at >= from).collect();
        // "Lives in house 2. 2. The Swede": rather where a sentence has ended. Places count up as
        // well: "Ann is in house 1. Bo is in house 2."
        let fresh = marks.iter().find(|(_, fresh)| *fresh);
        match fresh.or(marks.first().filter(|_| !starts.is_empty())) {
            Some(&(at, _)) => starts.push(at),
            None => break,
        }
    }
    if starts.len() < 3 {
        starts.clear();
    }
    starts
}

/// Where a line has "2. The", "2) The" or "(2) The", and whether a sentence has ended before it.
fn marks(line: &str, number: usize) -> impl Iterator<Item = (usize, bool)> {
    let digits = number.to_string();
    let found: Vec<usize> = line.match_indices(&digits).map(|(at, _)| at).collect();
    found.into_iter().filter_map(move |at| {
        let rest = line[at + digits.len()..].strip_prefix(['.', ')'])?;
        let opens = |c: char| c.is_uppercase() || "\"'\u{201c}\u{2018}".contains(c);
        if !rest.starts_with(' ') || !rest.trim_start().starts_with(opens) {
            return None;
        }
        let start = if line[..at].ends_with('(') { at - 1 } else { at };
        let before = line[..start].trim_end();
        let apart = before.len() < start || before.is_empty();
        let fresh =
            before.is_empty() || before.ends_with(['.', ':', '!', '?', ';', '"', '\u{201d}']);
        apart.then_some((start, fresh))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbered_sentences_stand_apart() {
        let text = "Who owns the owl?\nThree men live here. 1. Ann has tea 2. Bo is in 2. \
                    3. Cy is last. Who has milk?";
        let found = apart(text);
        let parts = ["Three men live here.", "1. Ann has tea", "2. Bo is in 2.", "3. Cy is last."];
        assert_eq!(found[0], (1, "Who owns the owl?"));
        assert_eq!(found[1..5], parts.map(|part| (2, part)));
        assert_eq!(found[5], (2, "Who has milk?"));
    }

    #[test]
    fn places_that_count_up_number_no_sentences() {
        let line = "Ann is in house 1. Bo is in house 2. Cy is in house 3. Di is in house 4.";
        assert_eq!(apart(line), [(1, line)]);
        let two = "Rules: 1. Ann has tea. 2. Bo has milk.";
        assert_eq!(apart(two), [(1, two)]);
    }
}
