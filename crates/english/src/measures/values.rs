//! Values named by their amount: "the five-year-old", "aged 9", "the second oldest".

use super::super::lexicon::{is_place, is_site};
use super::super::quantities::quantity;
use super::super::tokens::{Token, ordinal};
use super::measure::Measure;
use super::words::{Phrase, SUPERLATIVES, UNITS};
use super::{Kind, Measures, is_unit};
use puzzle::Value;

/// What follows an amount that is only a difference or a distance.
pub(in super::super) const COMPARED: [&str; 31] = [
    "after", "before", "apart", "more", "less", "older", "younger", "later", "earlier", "longer",
    "shorter", "taller", "heavier", "lighter", "cheaper", "away", "from", "and", "or", "fewer",
    "higher", "lower", "farther", "further", "wider", "narrower", "slower", "faster", "newer",
    "warmer", "hotter",
];

/// Whether the number from token `i` to `end` is an age by itself: "Kathleen is 40.", "the girl who
/// is nine", "either five or six".
fn is_age(tokens: &[Token], i: usize, end: usize) -> bool {
    let is = |at: Option<usize>, words: &[&str]| {
        at.and_then(|at| tokens.get(at)).is_some_and(|token| token.is(words))
    };
    if tokens[i].is(&["one"]) {
        return false;
    }
    // "Six" of "five or six".
    if is(i.checked_sub(1), &["or", "nor"]) {
        let other = (i.saturating_sub(3)..i - 1)
            .find(|&at| quantity(&tokens[at..]).is_some_and(|(_, len)| at + len == i - 1));
        return other.is_some_and(|other| is_age(tokens, other, i - 1));
    }
    let led = usize::from(is(i.checked_sub(1), &["not", "either", "neither", "now"]));
    let be = i.checked_sub(1 + led);
    if !is(be, &["is", "was", "turned"]) {
        return false;
    }
    let mut end = end;
    if is(Some(end), &["or", "nor"]) {
        match quantity(&tokens[end + 1..]) {
            Some((_, len)) => end += 1 + len,
            None => return false,
        }
    }
    let over = tokens.get(end).is_none_or(|next| {
        next.is_mark() && !next.is(&["-", "/"]) || next.is(&["and", "but", "while"])
    });
    let relative = be.is_some_and(|be| is(be.checked_sub(1), &["who", "that"]));
    let goes_on = |next: &Token| {
        next.is(&COMPARED) && !next.is(&["and", "or"])
            || next.is(&["to", "of", "behind", "ahead", "in", "on"])
            || is_place(&next.word)
            || is_unit(&next.word)
    };
    over || relative && tokens.get(end).is_some_and(|next| !next.is_mark() && !goes_on(next))
}

/// The unit of an amount before token `at` that stands after the next one only: "8 or 12 pounds".
fn shared_unit(tokens: &[Token], at: usize) -> Option<Token> {
    tokens.get(at).filter(|joint| joint.is(&["and", "or", "nor"]))?;
    let other = tokens.get(at + 1..)?;
    let (_, len) = quantity(other).filter(|_| !other[0].is(&["a", "an", "half"]))?;
    let differs = other.get(len + 1).is_some_and(|next| next.is(&COMPARED));
    other.get(len).filter(|unit| unit.is(&UNITS) && !differs).cloned()
}

impl Measures {
    /// "Aged 9", "the five-year-old", "6 years old", "12 minutes": a value, and how many tokens
    /// name it.
    pub fn value_at(&self, tokens: &[Token], i: usize) -> Option<(Value, usize)> {
        if self.all.is_empty() {
            return None;
        }
        let mut phrase = Phrase { tokens, at: i };
        let aged = phrase.is(0, &["aged"]);
        phrase.at += usize::from(aged);
        if phrase.is(0, &["a", "an", "half"]) {
            return None;
        }
        // "Her tenth birthday".
        if let Some(age) = ordinal(phrase.word(0)).filter(|_| phrase.is(1, &["birthday"])) {
            return Some((self.ages()?.value_of(i64::from(age) * 100)?, phrase.at + 2 - i));
        }
        let count = phrase.amount()?;
        let next = tokens.get(phrase.at);
        // "Candles" where their number is listed, but no "houses", which are counted off.
        let next_but_one = tokens.get(phrase.at + 1);
        let step = ["to", "down", "up", "between", "separate", "left", "right", "ahead", "behind"];
        let stepped = next_but_one.is_some_and(|after| after.is(&step));
        let counted = |token: &&Token| {
            let counted_off = is_site(&token.word) || is_place(&token.word) && stepped;
            !counted_off && self.counts(&token.word)
        };
        let unit = next.filter(|token| token.is(&UNITS) || counted(token)).cloned();
        phrase.at += usize::from(unit.is_some());
        let old = unit.is_some() && phrase.is(0, &["old", "olds"]);
        // "120 feet tall".
        let measured = ["tall", "high", "long", "wide", "deep", "thick", "heavy"];
        phrase.at += usize::from(unit.is_some() && phrase.is(0, &measured));
        let of_age = unit.is_some() && phrase.is(0, &["of"]) && phrase.is(1, &["age"]);
        phrase.at += usize::from(old) + 2 * usize::from(of_age);
        let shared = match unit {
            None if !aged => shared_unit(tokens, phrase.at),
            _ => None,
        };
        let compares = shared.is_none() && phrase.is(0, &COMPARED);
        let unit = unit.or(shared);
        if unit.is_none() && !aged {
            let measure = match self.labelled(tokens, i) {
                Some(measure) if !compares && !is_place(phrase.word(0)) => measure,
                _ if is_age(tokens, i, phrase.at) => self.ages()?,
                _ => return None,
            };
            return Some((measure.value_of(count)?, phrase.at - i));
        }
        if !aged && !old && !of_age && compares {
            return None;
        }
        let named = |measure: &&Measure| match &unit {
            _ if aged || old || of_age => measure.kinds.contains(&Kind::Age),
            // "Two days" are no day of the week, "nine hours" no time of day.
            Some(unit) => measure.has(&unit.word) && !measure.kinds.contains(&Kind::Date),
            None => false,
        };
        let mut found = self.all.iter().filter(named).filter_map(|m| m.value_of(count));
        let value = found.next().filter(|_| found.next().is_none())?;
        Some((value, phrase.at - i))
    }

    /// Whether the word is what a category of amounts counts, by its name or its values.
    fn counts(&self, word: &str) -> bool {
        self.all.iter().any(|measure| measure.counts(word))
    }

    /// "Room" before "twelve", where rooms are listed by number.
    fn labelled(&self, tokens: &[Token], i: usize) -> Option<&Measure> {
        let label = &tokens[i.checked_sub(1)?];
        let mut found = self.all.iter().filter(|measure| measure.counts(&label.word));
        found.next().filter(|_| found.next().is_none() && !label.word.ends_with('s'))
    }

    /// The only ages.
    fn ages(&self) -> Option<&Measure> {
        let mut found = self.all.iter().filter(|measure| measure.kinds.contains(&Kind::Age));
        found.next().filter(|_| found.next().is_none())
    }

    /// The most or least of the only amounts that are no dates.
    fn far(&self, most: bool) -> Option<Value> {
        let mut found = self.all.iter().filter(|measure| !measure.kinds.contains(&Kind::Date));
        let measure = found.next().filter(|_| found.next().is_none())?;
        let all = measure.amounts.iter().enumerate();
        let (index, _) = match most {
            true => all.max_by_key(|(_, amount)| **amount)?,
            false => all.min_by_key(|(_, amount)| **amount)?,
        };
        Some(Value { category: measure.category, index: index as u8 })
    }

    /// Whether the word is a unit of what is measured, or says that it is.
    pub fn names(&self, word: &str) -> bool {
        let ages = || self.has(Kind::Age);
        self.all.iter().any(|measure| UNITS.contains(&word) && measure.has(word))
            || matches!(word, "aged" | "years" | "year" | "old") && ages()
    }

    /// What the noun after "smallest" names; the noun before "the smallest one".
    fn extreme_of(&self, noun: &Token, before: &[Token]) -> Option<&Measure> {
        let named = |token: &Token| self.all.iter().find(|measure| measure.has(&token.word));
        if !noun.is(&["one"]) {
            return named(noun);
        }
        before.iter().rev().take_while(|token| !token.is_mark()).find_map(named)
    }

    /// What "oldest" or "best" is the most or the least of, and which of these.
    fn superlative(&self, word: &str, next: &str) -> Option<(&Measure, bool)> {
        let &(_, kinds, most) = SUPERLATIVES.iter().find(|(other, ..)| *other == word)?;
        let measure = |kinds: &[Kind]| self.meant(kinds, &[], &[]);
        match word {
            // Of houses and of years the oldest is the earliest.
            "oldest" | "eldest" | "youngest" if !self.has_ages() => {
                Some((self.dates_apart()?, !most))
            }
            // Of the dates that order the row, the row says the same.
            _ if kinds == [Kind::Date] => Some((self.dates_apart()?, most)),
            // "The best time" is the least.
            "best" | "worst" if next == "time" => Some((measure(&[Kind::Duration])?, !most)),
            _ => Some((measure(kinds)?, most)),
        }
    }

    /// "The oldest", "the second most expensive", "the highest score": a value, and after how many
    /// tokens its name ends.
    pub fn extreme_at(&self, tokens: &[Token], i: usize) -> Option<(Value, usize)> {
        let mut phrase = Phrase { tokens, at: i };
        let rank = ordinal(phrase.word(0)).filter(|_| !self.all.is_empty());
        phrase.at += usize::from(rank.is_some());
        let word = phrase.word(0).to_owned();
        let (measure, most) = if let Some(found) = self.superlative(&word, phrase.word(1)) {
            // "The best score", "the slowest time".
            let nouns = ["score", "result", "grade", "mark", "performance", "time", "points"];
            phrase.at += 1 + usize::from(phrase.is(1, &nouns));
            found
        } else if phrase.is(0, &["most", "least"]) && phrase.is(1, &["expensive", "costly"]) {
            phrase.at += 2;
            (self.meant(&[Kind::Price], &[], &[])?, word == "most")
        } else {
            let most = match word.as_str() {
                "most" | "highest" | "greatest" | "largest" | "biggest" => true,
                "least" | "fewest" | "lowest" | "smallest" => false,
                _ => return None,
            };
            phrase.at += 2;
            // "The highest mountain" where heights are listed.
            let heights = || self.meant(&[Kind::Height], &[], &[]);
            let noun = tokens.get(phrase.at - 1).filter(|noun| !noun.is_mark());
            let thing = noun.is_some_and(|noun| {
                noun.is(&["one"]) || !self.is_called(&noun.word) && !is_place(&noun.word)
            });
            if thing && matches!(word.as_str(), "highest" | "lowest") && heights().is_some() {
                phrase.at -= 1;
                return self.ranked_value(heights()?, most, rank, phrase.at - i);
            }
            // "Ann raised the least.", "the one who raised the most ran the stall"
            let next = tokens.get(phrase.at - 1).filter(|next| !next.is_mark());
            let money = usize::from(next.is_some_and(|next| next.is(&["money"])));
            let relative = i > 2 && tokens[i - 3].is(&["who", "that", "which"]);
            let ends = |next: &Token| relative && !self.is_called(&next.word);
            let bare = next.is_none_or(|next| money > 0 || ends(next));
            if bare && matches!(word.as_str(), "most" | "least") && i > 0 && rank.is_none() {
                let index = self.far(most)?;
                return Some((index, 1 + money));
            }
            let noun = tokens.get(phrase.at - 1)?;
            (self.extreme_of(noun, &tokens[i.saturating_sub(8)..i])?, most)
        };
        // "The youngest but one".
        let but = phrase.is(0, &["but"]) && phrase.is(1, &["one", "two"]) && rank.is_none();
        let rank = if but { Some(2 + u8::from(phrase.is(1, &["two"]))) } else { rank };
        phrase.at += 2 * usize::from(but);
        self.ranked_value(measure, most, rank, phrase.at - i)
    }

    /// The value with this rank from the most, or from the least, and after how many tokens it ends.
    fn ranked_value(
        &self,
        measure: &Measure,
        most: bool,
        rank: Option<u8>,
        len: usize,
    ) -> Option<(Value, usize)> {
        let mut order: Vec<usize> = (0..measure.amounts.len()).collect();
        order.sort_by_key(|&i| measure.amounts[i]);
        if most {
            order.reverse();
        }
        let index = *order.get(usize::from(rank.unwrap_or(1)).checked_sub(1)?)?;
        Some((Value { category: measure.category, index: index as u8 }, len))
    }
}
