//! Numbered or bulleted sentences that stand in one line, as what is copied from a page often does:
//! "… who owns the fish. 1. The Brit lives in a red house 2. The Swede keeps dogs".

use super::sentences::sentences;

/// The lines of a text with their numbers from 1, each sentence with a mark in a line of its own.
pub(super) fn apart(text: &str) -> Vec<(usize, &str)> {
    let lines = text.lines().enumerate();
    lines.flat_map(|(i, line)| parts(line).into_iter().map(move |part| (i + 1, part))).collect()
}

/// What stands before the first mark of a line, the marked sentences, and what follows the last of
/// them; the whole line where it has no several.
fn parts(line: &str) -> Vec<&str> {
    let starts =
        Some(numbers(line)).filter(|found| !found.is_empty()).unwrap_or_else(|| bullets(line));
    let (Some(&first), Some(&last)) = (starts.first(), starts.last()) else { return vec![line] };
    let marked = || starts.windows(2).map(|pair| line[pair[0]..pair[1]].trim_end());
    let rest = &line[last..];
    // Who asks after the last hint goes on in the same line.
    let single = marked().all(|part| sentences(part).len() < 2);
    let end = sentences(rest)
        .first()
        .filter(|_| single)
        .and_then(|said| rest.find(said).map(|at| at + said.len()))
        .unwrap_or(rest.len());
    let mut found = vec![line[..first].trim_end()];
    found.extend(marked());
    found.extend([&rest[..end], rest[end..].trim_start()]);
    found.retain(|part| !part.is_empty());
    found
}

/// Where the sentences start that count up: three at least from 1, or two from the number that
/// opens the line.
fn numbers(line: &str) -> Vec<usize> {
    let opening = line.trim_start_matches([' ', '(']);
    let digits = opening.len() - opening.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let opening = opening[..digits.min(3)]
        .parse()
        .ok()
        .filter(|&k| marks(line, k).any(|(at, _)| line[..at].trim().is_empty()));
    let mut starts: Vec<usize> = Vec::new();
    loop {
        let from = starts.last().map_or(0, |&at| at + 1);
        let marks: Vec<(usize, bool)> = marks(line, opening.unwrap_or(1) + starts.len())
            .filter(|&(at, _)| at >= from)
            .collect();
        // "Lives in house 2. 2. The Swede": rather where a sentence has ended. Places count up as
        // well: "Ann is in house 1. Bo is in house 2."
        let fresh = marks.iter().find(|(_, fresh)| *fresh);
        let stale = marks.first().filter(|_| !starts.is_empty() && opening.is_none_or(|k| k == 1));
        match fresh.or(stale) {
            Some(&(at, _)) => starts.push(at),
            None => break,
        }
    }
    // "(1) Ada (2) Bo (3) Cy" is a list.
    let said = |pair: &[usize]| line[pair[0]..pair[1]].split_whitespace().count() > 3;
    let whole = starts.len() > 1 + usize::from(opening.is_none()) && starts.windows(2).all(said);
    if whole { starts } else { Vec::new() }
}

/// Where a line has points, with a sentence after each: three at least.
fn bullets(line: &str) -> Vec<usize> {
    let starts: Vec<usize> =
        line.match_indices(['\u{2022}', '\u{25cf}', '\u{25aa}']).map(|(at, _)| at).collect();
    let sentence = |(at, next): (usize, usize)| {
        let part = line[at..next].trim();
        part.ends_with(['.', '?', '!', ';']) && part.split_whitespace().count() > 3
    };
    let ends = starts.iter().skip(1).copied().chain([line.len()]);
    let whole = starts.len() > 2 && starts.iter().copied().zip(ends).all(sentence);
    if whole { starts } else { Vec::new() }
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
        let fresh =
            before.is_empty() || before.ends_with(['.', ':', '!', '?', ';', '"', '\u{201d}']);
        // "30 years old.4. Ryan" is glued, "$4.4. Ryan" is not.
        let sentence = before.trim_end_matches('.').ends_with(char::is_alphabetic);
        let apart = before.len() < start || before.is_empty() || fresh && sentence;
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

    #[test]
    fn the_count_goes_on_from_line_to_line() {
        let text = "1. Ann is 30 years old. 2. Bo is not.\n3. Cy is first.4. Di has tea";
        let found = [
            (1, "1. Ann is 30 years old."),
            (1, "2. Bo is not."),
            (2, "3. Cy is first."),
            (2, "4. Di has tea"),
        ];
        assert_eq!(apart(text), found);
        let one = "3. Ann pays $4.4. Bo pays more.";
        assert_eq!(apart(one), [(1, one)]);
    }

    #[test]
    fn points_stand_before_sentences() {
        let text = "We know: \u{2022} A is above B. \u{2022} B is not red. \u{2022} C is red. Which is on top?";
        let found = apart(text);
        assert_eq!(found.len(), 5);
        assert_eq!(found[3], (1, "\u{2022} C is red."));
        let list = "Guests \u{2022} Ann \u{2022} Bo \u{2022} Cy";
        assert_eq!(apart(list), [(1, list)]);
    }
}
