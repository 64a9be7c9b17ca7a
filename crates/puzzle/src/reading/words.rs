//! Puts a reading into the words of a hint.

use std::ops::Range;

use super::Reading;

/// A word with its place in the text, without punctuation around it and in lower case.
struct Word {
    at: Range<usize>,
    lower: String,
}

impl Word {
    fn is(&self, words: &[&str]) -> bool {
        words.contains(&self.lower.as_str())
    }
}

const IMMEDIATE: [&str; 7] =
    ["immediately", "immediate", "directly", "direct", "just", "right", "exactly"];
const SOMEWHERE: [&str; 2] = ["somewhere", "anywhere"];
/// "One house" to the left.
const PLACES: [&str; 8] = ["house", "place", "position", "seat", "spot", "space", "step", "slot"];

/// The text with `wanted` visible in it: an adverb before "left" or "right", or, where the words
/// do not allow it, a remark at the end. `side` is for the remark where the text names no side.
pub(super) fn with_reading(text: &str, wanted: Reading, side: &str) -> String {
    let text = without_remark(text);
    let words = words(text);
    if let Some(phrase) = phrase(&words) {
        if phrase.reading == Some(wanted) {
            return text.to_owned();
        }
        let changed = with_adverb(text, &words, &phrase, wanted);
        if !contradicts(&changed, wanted) {
            return changed;
        }
    }
    let named: Vec<&Word> = words.iter().filter(|word| word.is(&["left", "right"])).collect();
    let side = if let [only] = named.as_slice() { &only.lower } else { side };
    let (sentence, stop) = match text.strip_suffix('.') {
        Some(sentence) => (sentence, "."),
        None => (text, ""),
    };
    format!("{sentence} ({} {side}){stop}", adverb(wanted))
}

fn adverb(reading: Reading) -> &'static str {
    match reading {
        Reading::Immediate => "immediately",
        Reading::Somewhere => "somewhere",
    }
}

/// The text without a remark that an earlier call put there.
fn without_remark(text: &str) -> &str {
    for reading in Reading::ALL {
        for side in ["left", "right"] {
            let remark = format!(" ({} {side})", adverb(reading));
            if let Some(text) = text.strip_suffix(&remark) {
                return text;
            }
        }
    }
    text
}

fn words(text: &str) -> Vec<Word> {
    let start_of = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    text.split_whitespace()
        .map(|word| word.trim_matches(|c: char| c.is_ascii_punctuation()))
        .filter(|word| !word.is_empty())
        .map(|word| {
            let start = start_of(word);
            Word { at: start..start + word.len(), lower: word.to_ascii_lowercase() }
        })
        .collect()
}

/// The words that put something on a side, such as "immediately to the left".
struct Phrase {
    /// Words that say how far: they make way.
    adverbs: Vec<usize>,
    /// The first word of the phrase that is none of those.
    first: usize,
    /// What the adverbs say, if there are any and they agree.
    reading: Option<Reading>,
}

fn phrase(words: &[Word]) -> Option<Phrase> {
    let side_words = ["left", "right", "left-hand", "right-hand"];
    let is = |i: usize, choices: &[&str]| words.get(i).is_some_and(|word| word.is(choices));
    let sides = || (0..words.len()).filter(|&i| words[i].is(&side_words));
    let of = ["of", "from"];
    let side = sides()
        .find(|&i| is(i + 1, &of) || is(i + 1, &["side", "hand"]) && is(i + 2, &of))
        .or_else(|| sides().find(|&i| i > 0 && is(i - 1, &["the", "its"])))?;
    let mut adverbs = Vec::new();
    let mut readings = Vec::new();
    let mut first = side;
    let mut next = side;
    loop {
        if next > 0 && words[next - 1].is(&IMMEDIATE) {
            next -= 1;
            adverbs.push(next);
            readings.push(Reading::Immediate);
        } else if next > 0 && words[next - 1].is(&SOMEWHERE) {
            next -= 1;
            adverbs.push(next);
            readings.push(Reading::Somewhere);
        } else if next > 1 && words[next - 1].is(&PLACES) && words[next - 2].is(&["one", "1"])
            || next > 1 && words[next - 1].is(&["door"]) && words[next - 2].is(&["next"])
        {
            next -= 2;
            adverbs.extend([next + 1, next]);
            readings.push(Reading::Immediate);
        } else if next > 1
            && first == side
            && words[next - 1].is(&["the", "its"])
            && words[next - 2].is(&["to", "on", "at", "in"])
        {
            next -= 2;
            first = next;
        } else {
            break;
        }
    }
    // "The left neighbour of" leaves no room for an adverb.
    if first == side && !is(side + 1, &of) {
        return None;
    }
    adverbs.reverse();
    let agreed = readings.first().copied().filter(|one| readings.iter().all(|r| r == one));
    Some(Phrase { adverbs, first, reading: agreed })
}

fn with_adverb(text: &str, words: &[Word], phrase: &Phrase, wanted: Reading) -> String {
    // An index that panics has the page carry all that such a panic could say.
    let part = |at: Range<usize>| text.get(at).unwrap_or_default();
    let capital =
        |i: usize| part(words[i].at.clone()).starts_with(|c: char| c.is_ascii_uppercase());
    let start = phrase.adverbs.first().copied().unwrap_or(phrase.first).min(phrase.first);
    let starts_sentence = start == 0 && capital(0);
    let mut changed = String::with_capacity(text.len() + 12);
    let mut copied = 0;
    for (i, word) in words.iter().enumerate() {
        if i == start {
            changed.push_str(part(copied..word.at.start));
            copied = word.at.start;
            let mut adverb = adverb(wanted).to_owned();
            if starts_sentence {
                adverb.get_mut(..1).map(str::make_ascii_uppercase);
            }
            changed.push_str(&adverb);
            changed.push(' ');
        }
        if phrase.adverbs.contains(&i) {
            changed.push_str(part(copied..word.at.start));
            // The white space that followed goes with the word.
            let rest = part(word.at.end..text.len());
            copied = text.len() - rest.trim_start().len();
        } else if i == phrase.first && starts_sentence {
            changed.push_str(part(copied..word.at.start));
            changed.push_str(&word.lower);
            copied = word.at.end;
        }
    }
    changed.push_str(part(copied..text.len()));
    changed
}

/// Whether other words still say the opposite.
fn contradicts(text: &str, wanted: Reading) -> bool {
    let opposite: &[&str] = match wanted {
        Reading::Immediate => &SOMEWHERE,
        Reading::Somewhere => &["immediately", "immediate", "directly", "adjacent", "next"],
    };
    words(text).iter().any(|word| word.is(opposite))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_wordings_take_either_reading() {
        for (text, immediate, somewhere) in [
            (
                "The green house is immediately left of the white house",
                "The green house is immediately left of the white house",
                "The green house is somewhere left of the white house",
            ),
            (
                "Green is on the immediate left of white.",
                "Green is on the immediate left of white.",
                "Green is somewhere on the left of white.",
            ),
            (
                "Green is directly to the left of white",
                "Green is directly to the left of white",
                "Green is somewhere to the left of white",
            ),
            (
                "Green is just to the right of white",
                "Green is just to the right of white",
                "Green is somewhere to the right of white",
            ),
            (
                "Green is right to the left of white",
                "Green is right to the left of white",
                "Green is somewhere to the left of white",
            ),
            (
                "Green is exactly one house to the left of white",
                "Green is exactly one house to the left of white",
                "Green is somewhere to the left of white",
            ),
            (
                "Green is on the left of white",
                "Green is immediately on the left of white",
                "Green is somewhere on the left of white",
            ),
            (
                "Green is on the left-hand side of white",
                "Green is immediately on the left-hand side of white",
                "Green is somewhere on the left-hand side of white",
            ),
            (
                "The house left of the white one is green",
                "The house immediately left of the white one is green",
                "The house somewhere left of the white one is green",
            ),
            (
                "Anywhere to the right of the dog is the cat",
                "Immediately to the right of the dog is the cat",
                "Anywhere to the right of the dog is the cat",
            ),
            (
                "To the left of the dog lives the cat",
                "Immediately to the left of the dog lives the cat",
                "Somewhere to the left of the dog lives the cat",
            ),
            (
                "The right-handed man lives left of the Brit",
                "The right-handed man lives immediately left of the Brit",
                "The right-handed man lives somewhere left of the Brit",
            ),
            (
                "White has green on its left",
                "White has green immediately on its left",
                "White has green somewhere on its left",
            ),
        ] {
            assert_eq!(with_reading(text, Reading::Immediate, "left"), immediate);
            assert_eq!(with_reading(text, Reading::Somewhere, "left"), somewhere);
            let back = with_reading(immediate, Reading::Somewhere, "left");
            let forth = with_reading(&back, Reading::Immediate, "left");
            assert_eq!(with_reading(&forth, Reading::Somewhere, "left"), back);
        }
    }

    #[test]
    fn where_the_words_leave_no_room_a_remark_says_it() {
        for (text, immediate, somewhere) in [
            (
                "Green, then white",
                "Green, then white (immediately left)",
                "Green, then white (somewhere left)",
            ),
            (
                "White is the right neighbour of green",
                "White is the right neighbour of green (immediately right)",
                "White is the right neighbour of green (somewhere right)",
            ),
            (
                "Green lives next to white, left of it",
                "Green lives next to white, immediately left of it",
                "Green lives next to white, left of it (somewhere left)",
            ),
            ("", " (immediately left)", " (somewhere left)"),
        ] {
            assert_eq!(with_reading(text, Reading::Immediate, "left"), immediate);
            assert_eq!(with_reading(text, Reading::Somewhere, "left"), somewhere);
        }
        let remark = with_reading("Green, then white", Reading::Immediate, "left");
        assert_eq!(
            with_reading(&remark, Reading::Somewhere, "left"),
            "Green, then white (somewhere left)"
        );
    }

    #[test]
    fn any_words_are_taken() {
        use crate::Random;
        const PIECES: [&str; 16] = [
            "left",
            "right",
            " ",
            " of ",
            "to ",
            "the ",
            "On ",
            "immediately ",
            "Just ",
            "one ",
            "house ",
            "somewhere ",
            "é",
            ".",
            ", ",
            "İ",
        ];
        let mut random = Random::new(3);
        for _ in 0..20_000 {
            let text: String = (0..random.below(15)).map(|_| *random.pick(&PIECES)).collect();
            for wanted in Reading::ALL {
                let once = with_reading(&text, wanted, "left");
                assert!(words(&once).iter().any(|word| match wanted {
                    Reading::Immediate => word.is(&IMMEDIATE) || word.is(&["one"]),
                    Reading::Somewhere => word.is(&SOMEWHERE),
                }));
            }
        }
    }
}
