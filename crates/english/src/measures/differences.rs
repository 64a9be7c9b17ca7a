//! How the amount of one stands to that of another: "twice as old as", "$10 more than", "two years
//! after", "not as expensive as", "the next one up in price from".

use std::cmp::Ordering;

use super::super::lexicon::is_place;
use super::super::tokens::{Token, number};
use super::measure::Measure;
use super::words::{COMPARATIVES, LESS, MORE, PAYING, Phrase, SUPERLATIVES, UNITS};
use super::{Fit, Kind, Measures};

/// What may stand before "twice", and how an amount then stands to twice the other.
const BOUNDS: [(&str, &[Ordering]); 8] = [
    ("at least", &[Ordering::Greater, Ordering::Equal]),
    ("no less than", &[Ordering::Greater, Ordering::Equal]),
    ("not less than", &[Ordering::Greater, Ordering::Equal]),
    ("at most", &[Ordering::Less, Ordering::Equal]),
    ("no more than", &[Ordering::Less, Ordering::Equal]),
    ("not more than", &[Ordering::Less, Ordering::Equal]),
    ("more than", &[Ordering::Greater]),
    ("less than", &[Ordering::Less]),
];

impl Measures {
    /// "Twice as old as", "half as many points as", "three times as much as".
    pub(super) fn multiple(&self, phrase: &mut Phrase<'_>, i: usize) -> Option<(&Measure, Fit)> {
        let start = phrase.at;
        // "At least twice as many as".
        let bound = BOUNDS.iter().find(|(words, _)| phrase.says(words));
        let stands = bound.map_or(&[Ordering::Equal][..], |(_, stands)| stands);
        phrase.at += bound.map_or(0, |(words, _)| words.split(' ').count());
        let found = self.multiple_so(phrase, i, stands);
        if found.is_none() {
            phrase.at = start;
        }
        found
    }

    fn multiple_so(
        &self,
        phrase: &mut Phrase<'_>,
        i: usize,
        stands: &'static [Ordering],
    ) -> Option<(&Measure, Fit)> {
        let times = match phrase.word(0) {
            "twice" | "double" => Some((2, 1, 1)),
            "half" => Some((1, 2, 1)),
            word => number(word)
                .filter(|_| phrase.is(1, &["times"]))
                .map(|times| (i64::from(times), 1, 2)),
        };
        let (times, part, len) = times?;
        phrase.at += len;
        if let Some(measure) = self.named_amount(phrase) {
            return Some((measure, Fit::Times(times, part, stands)));
        }
        let found = phrase.is(0, &["as"]).then(|| {
            let inner = &phrase.tokens[phrase.at + 1..];
            let as_ = inner.iter().take(5).position(|token| token.is(&["as"]))?;
            let inner = &inner[..as_];
            let plain = [
                "much",
                "many",
                "expensive",
                "costly",
                "old",
                "tall",
                "long",
                "heavy",
                "big",
                "large",
                "high",
                "thick",
            ];
            // "Twice as many years old as".
            let old = inner.iter().any(|token| token.is(&["old"]));
            let kinds: &[Kind] = match inner.first()?.word.as_str() {
                _ if old => &[Kind::Age],
                "tall" => &[Kind::Height],
                "long" => &[Kind::Length],
                "heavy" => &[Kind::Weight],
                "expensive" | "costly" => &[Kind::Price],
                _ => &[],
            };
            if !inner[0].is(&plain) {
                return None;
            }
            let named = if old { &[] } else { &inner[1..] };
            let measure = self.meant(kinds, named, &phrase.tokens[i.saturating_sub(3)..i])?;
            phrase.at += as_ + 2;
            Some((measure, Fit::Times(times, part, stands)))
        });
        found?
    }

    /// "The age of", "the price of", "that of" after "half".
    fn named_amount(&self, phrase: &mut Phrase<'_>) -> Option<&Measure> {
        let the = usize::from(phrase.is(0, &["the"]));
        if the == 0 || !phrase.is(the + 1, &["of"]) {
            return None;
        }
        let measure = self.called_so(phrase.word(the))?;
        phrase.at += the + 2;
        Some(measure)
    }

    /// "Older than", "$10 more than", "two years after", "more points than".
    pub(super) fn difference(&self, phrase: &mut Phrase<'_>, i: usize) -> Option<(&Measure, Fit)> {
        if let Some(found) = self.as_much(phrase, i) {
            return Some(found);
        }
        if let Some(found) = self.two_of_them(phrase, i) {
            return Some(found);
        }
        if let Some(found) = self.next_in_rank(phrase) {
            return Some(found);
        }
        let least = phrase.says("at least");
        let over = phrase.says("more than");
        let under = phrase.says("less than") || phrase.says("at most");
        let strict = phrase.says("less than");
        let start = phrase.at;
        phrase.at += 2 * usize::from(least || over || under);
        let by = phrase.amount();
        // "More than": of an amount only with another comparison after it.
        let bounded = least || over || under;
        let by = match by {
            None if over || strict => {
                phrase.at = start;
                None
            }
            by => by,
        };
        let (mut by, mut over, mut under) = (by, over, under);
        if bounded && by.is_some() && !least {
            let unit = usize::from(phrase.is(0, &UNITS) || self.is_called(phrase.word(0)));
            let word = phrase.word(unit);
            // "Less than $50": than that amount.
            if !self.compares(word) && !MORE.contains(&word) && !LESS.contains(&word) {
                (by, over, under) = (None, false, false);
                phrase.at = start;
            }
        }
        // "Two or three years".
        let or = by.filter(|_| phrase.is(0, &["or"])).and_then(|_| {
            let start = phrase.at;
            phrase.at += 1;
            let other = phrase.amount();
            if other.is_none() {
                phrase.at = start;
            }
            other
        });
        let mut named: Vec<Token> = Vec::new();
        if by.is_some() {
            if phrase.is(0, &UNITS) || self.all.iter().any(|m| m.has(phrase.word(0))) {
                named.push(phrase.tokens[phrase.at].clone());
                phrase.at += 1;
            }
            // "Two of", "three houses to": counts something else.
            let compares = self.compares(phrase.word(0)) && !phrase.is(0, &["after", "before"]);
            if named.is_empty() && !phrase.is(0, &MORE) && !phrase.is(0, &LESS) && !compares {
                return None;
            }
        }
        let word = phrase.word(0).to_owned();
        if let Some(measure) = self.behind(phrase, &named) {
            // "Two minutes behind" took longer, "five points behind" has fewer.
            let took = measure.kinds.contains(&Kind::Duration);
            let more = (word == "behind") == took;
            let by = by? * measure.factor(&named)?;
            phrase.at += if word == "behind" { 1 } else { 2 };
            return Some((measure, Fit::By(vec![if more { by } else { -by }])));
        }
        let adjective =
            phrase.is(0, &["more", "less"]) && phrase.is(1, &["expensive", "costly", "valuable"]);
        let table = COMPARATIVES.iter().find(|(comparative, ..)| *comparative == word);
        let (kinds, more): (&[Kind], bool) = match table {
            _ if adjective => (&[Kind::Price], word == "more"),
            _ if matches!(&*word, "better" | "worse") => (self.rated(phrase)?, word == "better"),
            Some(&(_, kinds, more)) => (kinds, more),
            _ if self.is_height(phrase, &named) => (&[Kind::Height], word == "higher"),
            None if MORE.contains(&&*word) => (&[], true),
            None if LESS.contains(&&*word) => (&[], false),
            None => return None,
        };
        // Of dates the older is the earlier.
        let dated = matches!(&*word, "older" | "younger") && !self.has(Kind::Age);
        let (kinds, more) = if dated { (&[Kind::Date][..], !more) } else { (kinds, more) };
        // "A better time than" is a shorter one; a minute after is a minute more.
        let more = if kinds == [Kind::Duration] && table.is_none() { !more } else { more };
        let timed = by.is_some()
            && matches!(&*word, "after" | "before" | "later" | "earlier" | "sooner")
            && !self.all.iter().any(|measure| measure.counts_minutes())
            && named.iter().any(|unit| unit.is(&["minute", "minutes", "second", "seconds"]));
        let kinds = if timed { &[Kind::Duration][..] } else { kinds };
        phrase.at += 1 + usize::from(adjective);
        let (end, inner): (usize, &[Token]) = if matches!(&*word, "after" | "before") {
            // Without a number they speak of the row.
            by?;
            (phrase.at, &[])
        } else {
            let rest = &phrase.tokens[phrase.at..];
            let than = rest.iter().take(5).position(|token| token.is(&["than"]))?;
            let stops = ["and", "or", "who", "is", "not", "of", "one"];
            if rest[..than].iter().any(|token| token.is_mark() || token.is(&stops)) {
                return None;
            }
            (phrase.at + than + 1, &rest[..than])
        };
        // One floor is higher than another, whatever amounts there are.
        let before = &phrase.tokens[start.saturating_sub(3)..start];
        let told = before.iter().any(|token| self.is_called(&token.word));
        let places = kinds.is_empty() && inner.is_empty() && !told;
        if self.upright && places && matches!(&*word, "higher" | "lower") {
            return None;
        }
        // "A lower room number than" is said of rooms, whatever they have.
        let numbers = |token: &Token| token.is(&["number", "numbered"]);
        if by.is_none() && inner.iter().any(|token| numbers(token) && !self.is_called(&token.word))
        {
            return None;
        }
        named.extend_from_slice(inner);
        let measure = self.meant(kinds, &named, &phrase.tokens[i.saturating_sub(3)..i])?;
        phrase.at = end;
        let factor = measure.factor(&named)?;
        let signed = |by: i64| if more { by * factor } else { -by * factor };
        let fit = match by.map(signed) {
            Some(by) if least || over => {
                let by = if over { by + by.signum() } else { by };
                if more { Fit::AtLeast(by) } else { Fit::AtMost(by) }
            }
            Some(by) if under => Fit::Within(if strict { by - by.signum() } else { by }),
            Some(by) => Fit::By([by].into_iter().chain(or.map(signed)).collect()),
            None if more => Fit::More,
            None => Fit::Less,
        };
        Some((measure, fit))
    }

    /// "Behind", "ahead of", "in front of" after an amount with its unit: what is measured so.
    fn behind(&self, phrase: &Phrase<'_>, named: &[Token]) -> Option<&Measure> {
        let behind = phrase.is(0, &["behind"]);
        let ahead = phrase.is(0, &["ahead"]) && phrase.is(1, &["of"]);
        let unit = named.first().filter(|_| behind || ahead)?;
        let kinds = &[Kind::Duration, Kind::Score];
        self.meant(kinds, named, &[]).filter(|measure| measure.has(&unit.word))
    }

    /// Whether "higher" or "lower" is said of heights: of mountains, not of floors.
    fn is_height(&self, phrase: &Phrase<'_>, named: &[Token]) -> bool {
        let heights = self.has(Kind::Height);
        let than = phrase.is(1, &["than"]) || phrase.is(2, &["than"]) && !is_place(phrase.word(1));
        let before = &phrase.tokens[phrase.at.saturating_sub(5)..phrase.at];
        let up = ["lives", "live", "lived", "floor", "floors", "shelf", "price", "stands"];
        phrase.is(0, &["higher", "lower"])
            && heights
            && than
            && (named.is_empty() || named.iter().all(|token| token.is(&UNITS)))
            && !before.iter().any(|token| token.is(&up))
    }

    /// What is "better than" another: marks, or else times.
    fn rated(&self, phrase: &Phrase<'_>) -> Option<&'static [Kind]> {
        let time = phrase.is(1, &["time"]);
        match () {
            () if self.has(Kind::Score) && !time => Some(&[Kind::Score]),
            () if self.has(Kind::Duration) => Some(&[Kind::Duration]),
            () => None,
        }
    }

    /// "The next one up in price from", "the next most expensive after", at "next".
    fn next_in_rank(&self, phrase: &mut Phrase<'_>) -> Option<(&Measure, Fit)> {
        if !phrase.is(0, &["next"]) {
            return None;
        }
        let joint = ["from", "after", "to", "than"];
        let at = 1 + usize::from(!phrase.is(1, &["up", "down"]) && phrase.is(2, &["up", "down"]));
        if phrase.is(at, &["up", "down"]) && phrase.is(at + 1, &["in"]) {
            let up = phrase.is(at, &["up"]);
            let measure = self.called_so(phrase.word(at + 2))?;
            let end = at + 3;
            if !phrase.is(end, &joint) {
                return None;
            }
            phrase.at += end + 1;
            return Some((measure, Fit::Next(up)));
        }
        // "The next more expensive one after", "the next cheaper item after".
        let more = phrase.is(1, &["more", "less"]) && phrase.is(2, &["expensive", "costly"]);
        let word = phrase.word(1);
        let compared = COMPARATIVES.iter().find(|(comparative, ..)| *comparative == word);
        if let Some((kinds, up)) = match compared {
            _ if more => Some((&[Kind::Price][..], word == "more")),
            Some((_, kinds, up)) if !matches!(word, "after" | "before") => Some((*kinds, *up)),
            _ => None,
        } {
            let end = 2 + usize::from(more);
            let end = end + usize::from(!phrase.is(end, &joint));
            if phrase.is(end, &joint) {
                let measure = self.meant(kinds, &[], &[])?;
                phrase.at += end + 1;
                return Some((measure, Fit::Next(up)));
            }
        }
        // "The next oldest after", "the next cheapest after".
        let most = phrase.is(1, &["most", "least"]) && phrase.is(2, &["expensive", "costly"]);
        let end = if most { 3 } else { 2 };
        let noun = usize::from(!phrase.is(end, &joint));
        if !phrase.is(end + noun, &["after", "to"]) {
            return None;
        }
        let word = phrase.word(1);
        let table = SUPERLATIVES.iter().find(|(superlative, ..)| *superlative == word);
        let (measure, up) = match table {
            _ if most => (self.meant(&[Kind::Price], &[], &[])?, word == "most"),
            Some((_, kinds, up)) => (self.meant(kinds, &[], &[])?, *up),
            None => return None,
        };
        phrase.at += end + noun + 1;
        Some((measure, Fit::Next(up)))
    }

    /// "As old as" after "not".
    fn as_much(&self, phrase: &mut Phrase<'_>, i: usize) -> Option<(&Measure, Fit)> {
        let before = &phrase.tokens[i.saturating_sub(4)..i];
        let denied = before.iter().any(|token| token.is(&["not"]));
        if !denied || !phrase.is(0, &["as", "so"]) {
            return None;
        }
        // "As much as", "as many points as".
        let many = phrase.is(1, &["many"]) && phrase.is(3, &["as"]);
        if many || phrase.is(1, &["much"]) && phrase.is(2, &["as"]) {
            let pays = before.iter().any(|token| token.is(&PAYING));
            let kinds: &[Kind] = if pays { &[Kind::Price] } else { &[] };
            let named = if many { &phrase.tokens[phrase.at + 2..phrase.at + 3] } else { &[] };
            let measure = self.meant(kinds, named, before)?;
            phrase.at += 3 + usize::from(many);
            return Some((measure, Fit::AtLeast(0)));
        }
        if !phrase.is(2, &["as"]) {
            return None;
        }
        let (kind, more) = match phrase.word(1) {
            "old" => (Kind::Age, true),
            "young" => (Kind::Age, false),
            "tall" | "high" => (Kind::Height, true),
            "low" => (Kind::Height, false),
            "heavy" => (Kind::Weight, true),
            "light" => (Kind::Weight, false),
            "long" => (Kind::Length, true),
            "expensive" | "dear" | "costly" => (Kind::Price, true),
            "cheap" => (Kind::Price, false),
            _ => return None,
        };
        let measure = self.meant(&[kind], &[], &[])?;
        phrase.at += 3;
        Some((measure, if more { Fit::AtLeast(0) } else { Fit::AtMost(0) }))
    }
}
