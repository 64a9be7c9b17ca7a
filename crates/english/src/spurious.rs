//! What looks like a list of values in running text and is none: "each has a room, a dress and an
//! instrument", "match each runner, shirt and lunch", "right, teams, last round, pens ready".

use rustc_hash::FxHashMap;

use super::categories::Listed;
use super::document::Line;
use super::naming::calendar_name;
use super::tokens::{Token, number, tokens};

/// Letters by which a word is known again: "swimming" in "the swimmer".
const STEM: usize = 4;

/// Whether a list in a sentence lists no values.
pub(super) fn is_spurious(sentence: &str, listed: &Listed, spoken: &Spoken) -> bool {
    is_task(sentence)
        || says_what_differs(sentence)
        || tells_of_others(listed)
        || says_what_each_has(sentence, listed)
        || names_places(listed)
        || !spoken.has(sentence, listed)
}

/// "No two of them share the same name, flag or cargo", "they differ in name, age and pet".
fn says_what_differs(sentence: &str) -> bool {
    let words = tokens(sentence);
    let at = |list: &[&str]| words.iter().position(|token| token.is(list));
    let two = words.len() > 1 && words[0].is(&["no"]) && words[1].is(&["two"]);
    let shares = at(&["share", "shares", "shared", "alike"]).is_some();
    let differs = at(&["differ", "differs", "differed"])
        .is_some_and(|at| words.get(at + 1).is_some_and(|next| next.is(&["in", "by"])));
    (two && shares || differs) && !sentence.contains([':', '('])
}

/// "Of Ann and the pilot, one came from Rome and the other from Bern" lists nobody.
fn tells_of_others(listed: &Listed) -> bool {
    let other = |value: &String| {
        let value = value.to_lowercase();
        ["other", "others", "the other", "the others", "other one"].contains(&value.as_str())
    };
    listed.values.iter().any(other)
}

/// "Draw lines to match each place, runner and shirt!"
fn is_task(sentence: &str) -> bool {
    let words = tokens(sentence);
    let orders = [
        "match",
        "use",
        "using",
        "draw",
        "fill",
        "find",
        "work",
        "determine",
        "discover",
        "figure",
        "deduce",
        "identify",
        "complete",
        "write",
        "try",
        "decide",
        "can",
    ];
    let asks = ["match", "find", "determine", "discover", "figure", "deduce", "identify", "work"];
    let opens = words.first().is_some_and(|first| first.is(&orders));
    opens
        && words.iter().any(|token| token.is(&asks) || token.is(&["each", "every", "the"]))
        && !sentence.contains([':', '('])
}

/// "Each with a room of her own, a favorite dress and a musical instrument".
fn says_what_each_has(sentence: &str, listed: &Listed) -> bool {
    let lower = sentence.to_lowercase();
    let Some(first) = listed.values.first().and_then(|value| lower.find(&value.to_lowercase()))
    else {
        return false;
    };
    let words = tokens(&sentence[..first.min(sentence.len())]);
    let every = words.iter().rposition(|token| token.is(&["each", "every", "everyone", "all"]));
    // "Each has a different pet: a dog, a cat, an owl", "each has a dog, a cat or an owl".
    let last = listed.values.last().map_or(String::new(), |value| value.to_lowercase());
    if sentence.contains([':', '\u{2013}', '\u{2014}'])
        || sentence.contains(" - ")
        || [" or ", " or a ", " or an ", " or the "]
            .iter()
            .any(|or| lower.contains(&format!("{or}{last}")))
    {
        return false;
    }
    let chosen =
        |token: &Token| token.is(&[":", "either", "from", "(", "among", "were", "are", "namely"]);
    // "Each had a shield, and on the shields there were …".
    let clause = |two: &[Token]| two[0].is_mark() && two[1].is(&["and", "while"]);
    let distributes = every.is_some_and(|every| {
        !words[every..].iter().any(chosen)
            && !words[every..].windows(2).any(clause)
            && !words[every..].windows(2).any(|two| two[0].is(&["one"]) && two[1].is(&["of"]))
    });
    if !distributes {
        return false;
    }
    let articles = ["a ", "an ", "one ", "his ", "her ", "its ", "their "];
    let with_article = listed.values.iter().filter(|value| {
        let value = value.to_lowercase();
        articles.iter().any(|article| {
            lower.contains(&format!(", {article}{value}"))
                || lower.contains(&format!(" and {article}{value}"))
                || lower.contains(&format!(" {article}{value},"))
        })
    });
    with_article.count() + 1 >= listed.values.len()
}

/// "Plot 1 is by the road, plot 2 in the middle, plot 3 by the river".
fn names_places(listed: &Listed) -> bool {
    let numbered = |value: &&String| {
        let words: Vec<&str> = value.split(' ').collect();
        words.len() > 3 && words[1..words.len() - 1].iter().any(|word| number(word).is_some())
    };
    listed.values.iter().filter(numbered).count() > 1
}

/// How often a text has words that begin alike.
pub(super) struct Spoken {
    stems: FxHashMap<String, usize>,
    words: usize,
}

impl Spoken {
    /// Of all lines.
    pub fn of(lines: &[Line]) -> Self {
        let mut found = Self { stems: FxHashMap::default(), words: 0 };
        for token in lines.iter().flat_map(|line| tokens(&line.text)) {
            found.words += 1;
            *found.stems.entry(begin(&token)).or_default() += 1;
        }
        found
    }

    /// Whether the text has a word once more than this sentence of it.
    pub fn elsewhere(&self, token: &Token, sentence: &[Token]) -> bool {
        let stem = begin(token);
        let here = sentence.iter().filter(|token| begin(token) == stem).count();
        self.stems.get(&stem).is_some_and(|&all| all > here)
    }

    /// Whether the rest of the text speaks of half of the values at least.
    fn has(&self, sentence: &str, listed: &Listed) -> bool {
        let counts = |value: &String| value.starts_with(|c: char| !c.is_alphabetic());
        let names = listed.values.iter().all(|value| value.starts_with(char::is_uppercase));
        if names || calendar_name(&listed.values).is_some() || listed.values.iter().any(counts) {
            return true;
        }
        let own = tokens(sentence);
        if declared(&own, listed) {
            return true;
        }
        // "One brought plums; one brought figs; …".
        let one_by_one = own.iter().filter(|token| token.is(&["one"])).count();
        if one_by_one >= listed.values.len() {
            return true;
        }
        // A text that hardly says more cannot speak of them all.
        if self.words < own.len() + 12 * listed.values.len() {
            return true;
        }
        let known = |value: &&String| {
            let longest = tokens(value).into_iter().max_by_key(|token| token.word.len());
            longest.is_none_or(|longest| self.elsewhere(&longest, &own))
        };
        2 * listed.values.iter().filter(known).count() >= listed.values.len()
    }
}

/// "The drinks are cola, water and tea", "a collar that is either red, blue or green".
fn declared(sentence: &[Token], listed: &Listed) -> bool {
    let first = listed.values.first().map(|value| tokens(value)).unwrap_or_default();
    let at = sentence
        .windows(first.len().max(1))
        .position(|window| window.iter().zip(&first).all(|(token, word)| token.word == word.word));
    let before = &sentence[..at.unwrap_or(0)];
    let lead = before.iter().rev().find(|token| !token.is(&["a", "an", "the"]));
    let plural = before.len() < 12
        && before.iter().any(|token| token.word.ends_with('s') && !token.is(&["is", "was"]));
    lead.is_some_and(|lead| lead.is(&["either"]) || plural && lead.is(&["are", "were"]))
}

fn begin(token: &Token) -> String {
    token.word.chars().take(STEM).collect()
}
