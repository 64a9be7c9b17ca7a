//! The nouns for the places of a row, as a text counts and numbers them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::lexicon::{is_place, places};
use super::measures::is_unit;
use super::tokens::{Token, number, stem};

/// The usual nouns for places, and those with a number after them or the number of places before;
/// and how many have a number.
pub(super) fn counted(tokens: &[Token], n: u8) -> (FxHashSet<String>, usize) {
    let mut numbered = 0;
    let mut found: FxHashSet<String> = places().map(str::to_owned).collect();
    let plain = |token: &Token| {
        !token.is_mark()
            // "A CATALOGUE OF FIVE PIECES".
            && (!token.capital || token.upper)
            && token.word.len() > 2
            && number(&token.word).is_none()
            && !token.is(&[
                "clue",
                "hint",
                "and",
                "least",
                "exactly",
                "than",
                "are",
                "the",
                "from",
                "only",
                "most",
                "number",
                "these",
                "those",
                "not",
                "has",
                "for",
                "into",
                "with",
                "all",
                "age",
                "aged",
                "costs",
                "was",
                "clues",
                "hints",
                "categories",
                "colors",
                "facts",
                "statements",
                "level",
            ])
    };
    // "Pod 1" has a capital, but is numbered again and again.
    let mut capitals: FxHashMap<&str, FxHashSet<&str>> = FxHashMap::default();
    for (i, pair) in tokens.windows(2).enumerate() {
        // "Scored 3 points" numbers nothing.
        let counts = tokens.get(i + 2).is_some_and(|next| {
            next.word.ends_with('s') && !next.is(&["is", "was", "has", "does"])
                || next.is(&["more", "less", "fewer", "of", "times", "people", "feet", "children"])
                || is_unit(&next.word)
                // "1 door before".
                || pair[1].word == "1" && (is_place(&next.word) || next.is(&["door", "step"]))
        });
        // "Cost $4" numbers nothing either: there is a sign between.
        let digit = pair[1].at.start == pair[0].at.end + 1
            && pair[1].word.chars().all(|c| c.is_ascii_digit())
            && number(&pair[1].word).is_some_and(|k| (1..=n).contains(&k))
            && !counts;
        if digit && plain(&pair[0]) {
            found.insert(stem(&pair[0].word));
            numbered += 1;
        }
        let label = ["clue", "hint", "step", "exercise", "problem", "example", "figure", "puzzle"];
        if digit && pair[0].capital && !pair[0].is(&label) && number(&pair[0].word).is_none() {
            capitals.entry(&pair[0].word).or_default().insert(&pair[1].word);
        }
        let plural = |token: &Token| token.word.ends_with('s') && plain(token);
        // "The compartments are numbered 1 to 6."
        let numbers = pair[1].is(&["numbered"])
            || pair[1].is(&["are"]) && tokens.get(i + 2).is_some_and(|t| t.is(&["numbered"]));
        if numbers && plural(&pair[0]) {
            found.insert(stem(&pair[0].word));
        }
        if number(&pair[0].word) == Some(n) {
            // "Five landing pads", "six consecutive train compartments".
            let words = tokens[i + 1..].iter().take(3);
            let led = words.clone().take_while(|token| plain(token) && !plural(token)).count();
            let named = plain(&pair[1]) && plural(&pair[1]);
            let next = tokens.get(i + 1 + led.max(1)).filter(|_| led < 3 && !named);
            for noun in [Some(&pair[1]), next].into_iter().flatten().filter(|token| plural(token)) {
                found.insert(stem(&noun.word));
                found.insert(noun.word[..noun.word.len() - 1].to_owned());
            }
        }
        // "One drone has landed on each pad".
        let inside = i > 0 && tokens[i - 1].is(&["on", "in", "at"]) && pair[0].is(&["each"]);
        let said = ["case", "row", "column", "category", "of", "lives", "list", "lies", "stands"];
        if inside && plain(&pair[1]) && !pair[1].is(&said) {
            found.insert(stem(&pair[1].word));
        }
    }
    for (noun, numbers) in capitals.into_iter().filter(|(_, numbers)| numbers.len() > 1) {
        found.insert(stem(noun));
        numbered += numbers.len();
    }
    (found, numbered)
}
