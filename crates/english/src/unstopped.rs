//! Lines that are a sentence each though no full stop ends them: each starts with a capital.

use std::ops::Range;

use super::marks::{Mark, marked};
use super::sentences::sentences;

/// For each line of a text, whether it is one of at least three such lines that follow each other.
pub(super) fn unstopped(text: &str) -> Vec<bool> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut found = vec![false; lines.len()];
    let mut start = 0;
    for block in lines.split(|line| line.is_empty()) {
        let end = start + block.len();
        if is_unstopped(block) {
            found[start..end].fill(true);
        } else {
            for announced in announced(block) {
                found[start + announced.start..start + announced.end].fill(true);
            }
        }
        start = end + 1;
    }
    found
}

fn is_unstopped(block: &[&str]) -> bool {
    let open = |line: &&&str| !line.ends_with(['.', '?', '!', ':', ';', ',']);
    let opened: Vec<&str> = block.iter().filter(open).copied().collect();
    let small = block.iter().filter(|line| line.starts_with(char::is_lowercase)).count();
    // A line that is wrapped ends one sentence and starts the next somewhere.
    let one = |line: &str| {
        marked(line).0 == Mark::None
            && line.split(' ').count() > 2
            && !line.contains('|')
            && sentences(line).len() == 1
    };
    if small == block.len() && is_chat(block) {
        return true;
    }
    opened.len() > 2
        && 3 * opened.len() >= 2 * block.len()
        && 5 * small <= block.len()
        && 5 * opened.iter().filter(|line| one(line)).count() >= 4 * opened.len()
}

/// At least three lines without a stop beneath one that ends in a colon and announces them, between others
/// that have stops.
fn announced(block: &[&str]) -> Vec<Range<usize>> {
    let whole = |line: &&&str| {
        line.starts_with(char::is_uppercase)
            && !line.ends_with(['.', '?', '!', ':', ';', ','])
            && line.split(' ').count() > 3
            && !line.contains(": ")
            && !line.contains('|')
            && sentences(line).len() == 1
    };
    let heads = (0..block.len()).filter(|&at| block[at].ends_with(':'));
    let runs =
        heads.map(|head| head + 1..head + 1 + block[head + 1..].iter().take_while(whole).count());
    // A line that is wrapped goes on somewhere in small letters.
    let goes_on = |run: &Range<usize>| {
        block.get(run.end).is_some_and(|next| next.starts_with(char::is_lowercase))
    };
    runs.filter(|run| run.len() > 2 && !goes_on(run)).collect()
}

/// Short lines without capitals or stops, none of which breaks off: a sentence each.
fn is_chat(block: &[&str]) -> bool {
    const GO_ON: [&str; 24] = [
        "the", "a", "an", "of", "to", "in", "on", "at", "by", "for", "with", "from", "and", "or",
        "but", "is", "was", "are", "were", "next", "than", "who", "that", "not",
    ];
    let whole = |line: &&str| {
        let words = line.split(' ').count();
        let last = line.rsplit(' ').next().unwrap_or_default();
        (3..16).contains(&words)
            && sentences(line).len() == 1
            && !line.ends_with([',', ':', ';'])
            && !GO_ON.contains(&last)
    };
    let next = block.iter().skip(1).filter_map(|line| line.split(' ').next());
    block.len() > 3
        && block.iter().filter(|line| !line.ends_with('?')).all(whole)
        && next.filter(|first| GO_ON.contains(first) && !["the", "a", "an"].contains(first)).count()
            * 5
            <= block.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_with_capitals_and_without_stops_are_sentences() {
        let text =
            "Ann has the cat\nThe dog barks in May\nBo is not third\n\nIn a row of\nfour Boats";
        assert_eq!(unstopped(text), [true, true, true, false, false, false]);
    }

    #[test]
    fn lines_that_are_announced_are_sentences_between_others() {
        let text = "They stand in a line.\nYou know this about them:\nThe one with tea is first\n\
                    The baker has a dog\nEither the baker or the nurse is last\nWho is first?";
        assert_eq!(unstopped(text), [false, false, true, true, true, false]);
        assert_eq!(unstopped(&text.replace("Who is", "and not")), [false; 6]);
    }

    #[test]
    fn wrapped_lines_are_none() {
        let text = "Ann has the cat. The dog of\nBo barks in May. She lives next\nTo the red house, where\n\
                    Cy is.";
        assert_eq!(unstopped(text), [false; 4]);
    }
}
