//! Rows whose order is a grade: from the oldest to the newest, from the cheapest to the dearest,
//! where nothing else orders them.

use super::tokens::{Token, ordinal};
use puzzle::Houses;

/// What orders the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Grade {
    /// Words for what stands nearer the first place: comparatives, then superlatives.
    first: (&'static [&'static str], &'static [&'static str]),
    /// The same for the last place.
    last: (&'static [&'static str], &'static [&'static str]),
}

/// By the first word of a row: of years the oldest comes first, of ages the youngest.
const GRADES: [Grade; 9] = [
    Grade {
        first: (&["colder", "cooler"], &["coldest", "coolest"]),
        last: (&["warmer", "hotter"], &["warmest", "hottest"]),
    },
    Grade { first: (&["older"], &["oldest"]), last: (&["newer"], &["newest"]) },
    Grade {
        first: (&["younger"], &["youngest"]),
        last: (&["older", "elder"], &["oldest", "eldest"]),
    },
    Grade {
        first: (&["cheaper", "less expensive"], &["cheapest", "least expensive"]),
        last: (
            &["more expensive", "dearer", "pricier", "costlier"],
            &["most expensive", "dearest", "priciest", "costliest"],
        ),
    },
    Grade { first: (&["shorter"], &["shortest"]), last: (&["taller"], &["tallest"]) },
    Grade { first: (&["shorter"], &["shortest"]), last: (&["longer"], &["longest"]) },
    Grade::SPEED,
    Grade { first: (&["lighter"], &["lightest"]), last: (&["heavier"], &["heaviest"]) },
    Grade {
        first: (&["smaller"], &["smallest"]),
        last: (&["larger", "bigger"], &["largest", "biggest"]),
    },
];

fn at(tokens: &[Token], i: usize, phrases: &[&str]) -> Option<usize> {
    phrases.iter().find_map(|phrase| {
        let count = phrase.split(' ').count();
        let words = tokens.get(i..i + count)?;
        words.iter().zip(phrase.split(' ')).all(|(token, word)| token.word == word).then_some(count)
    })
}

impl Grade {
    /// Who is faster in a race is ahead.
    pub const SPEED: Self = Self {
        first: (&["faster", "quicker"], &["fastest", "quickest"]),
        last: (&["slower"], &["slowest"]),
    };

    /// What dates from an earlier year is older.
    pub const YEARS: Self = Self {
        first: (&["older", "elder"], &["oldest", "eldest"]),
        last: (&["newer", "younger"], &["newest", "youngest"]),
    };

    /// Whether the text says that a grade orders the row: "in order of height", "ranked by age",
    /// "from 1 (the tallest) to 5 (the shortest)".
    pub fn is_told(tokens: &[Token]) -> bool {
        let what = ["height", "age", "size", "weight", "price", "length", "speed", "temperature"];
        let told = |three: &[Token]| {
            let ordered = three[0].is(&["order"]) && three[1].is(&["of"]);
            ordered && three[2].is(&what)
        };
        // "Lined up for the photo by height".
        let sorts = ["ranked", "ordered", "arranged", "sorted", "lined", "rank"];
        let mut by =
            (1..tokens.len()).filter(|&at| tokens[at].is(&what) && tokens[at - 1].is(&["by"]));
        let sorted =
            |at: usize| tokens[at.saturating_sub(8)..at].iter().any(|word| word.is(&sorts));
        tokens.windows(3).any(told)
            || by.any(sorted)
            || GRADES.iter().any(|grade| grade.spans(tokens).is_some())
    }

    /// "From the tallest to the shortest": whether the row starts with what usually ends it.
    fn spans(&self, tokens: &[Token]) -> Option<bool> {
        let superlatives = |i: usize| {
            let first = at(tokens, i, self.first.1).is_some();
            (first || at(tokens, i, self.last.1).is_some()).then_some(first)
        };
        (0..tokens.len()).filter(|&i| tokens[i].is(&["from"])).find_map(|i| {
            let from = (i + 1..tokens.len().min(i + 6)).find(|&j| superlatives(j).is_some())?;
            let to = (from + 1..tokens.len().min(from + 8)).find(|&j| tokens[j].is(&["to"]))?;
            let end = (to + 1..tokens.len().min(to + 6)).find_map(superlatives)?;
            let start = superlatives(from)?;
            (start != end).then_some(!start)
        })
    }

    /// The grade that a text compares by most, twice at least.
    pub fn of(tokens: &[Token]) -> Option<Self> {
        let uses = |grade: &Grade| {
            let all = [grade.first.0, grade.first.1, grade.last.0, grade.last.1];
            (0..tokens.len())
                .filter(|&i| all.iter().any(|list| at(tokens, i, list).is_some()))
                .count()
        };
        // The later of two that are equal wins: "older" without "newer" is said of ages.
        let most = GRADES.into_iter().filter(|grade| uses(grade) >= 2).max_by_key(uses)?;
        let turned = most.spans(tokens) == Some(true);
        Some(if turned { Self { first: most.last, last: most.first } } else { most })
    }

    /// "Older than": whether the first place is nearer, and after how many tokens that ends.
    pub fn compared(&self, tokens: &[Token], i: usize) -> Option<(bool, usize)> {
        let (first, len) = match at(tokens, i, self.first.0) {
            Some(len) => (true, len),
            None => (false, at(tokens, i, self.last.0)?),
        };
        // "Bought an older bottle than": what is compared may stand between.
        let rest = tokens.get(i + len..)?;
        let than = rest.iter().take(4).position(|token| token.is(&["than"]))?;
        let stops = ["and", "or", "who", "is", "not", "of", "one", "brother", "sister", "sibling"];
        let plain = rest[..than].iter().all(|token| !token.is_mark() && !token.is(&stops));
        plain.then_some((first, len + than + 1))
    }

    /// Whether this word compares what orders the row.
    pub fn compares(&self, word: &str) -> bool {
        self.first.0.contains(&word) || self.last.0.contains(&word)
    }

    /// "The oldest", "the second-most expensive", "the third from oldest".
    pub fn extreme(&self, tokens: &[Token], i: usize, n: u8) -> Option<(Houses, usize)> {
        let rank = ordinal(&tokens.get(i)?.word);
        let start = i + usize::from(rank.is_some());
        let (first, len) = match at(tokens, start, self.first.1) {
            Some(len) => (true, len),
            None => (false, at(tokens, start, self.last.1)?),
        };
        // "The shortest but one".
        let but = at(tokens, start + len, &["but one"]).filter(|_| rank.is_none());
        let (rank, len) = if but.is_some() { (Some(2), len + 2) } else { (rank, len) };
        let back = rank.unwrap_or(1).checked_sub(1).filter(|back| *back < n)?;
        Some((Houses::only(if first { back } else { n - 1 - back }), start + len - i))
    }
}
