//! Amounts that are not named but bounded: "at least 50 dollars", "over ten years old", "before
//! 2003", "an even number", "in the nineties", "on the hour".

use super::super::lexicon::is_site;
use super::super::tokens::{Token, number};
use super::measure::Measure;
use super::words::{COMPARATIVES, PAYING, Phrase, SUPERLATIVES, UNITS};
use super::{Kind, Measures};
use puzzle::Value;

/// On which side of the amount.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Least,
    Most,
    Over,
    Under,
}

const BOUNDS: [(&str, Bound); 26] = [
    ("at least", Bound::Least),
    ("no less than", Bound::Least),
    ("no fewer than", Bound::Least),
    ("not less than", Bound::Least),
    ("not under", Bound::Least),
    ("a minimum of", Bound::Least),
    ("at most", Bound::Most),
    ("no more than", Bound::Most),
    ("not more than", Bound::Most),
    ("not over", Bound::Most),
    ("a maximum of", Bound::Most),
    ("up to", Bound::Most),
    ("more than", Bound::Over),
    ("in excess of", Bound::Over),
    ("over", Bound::Over),
    ("above", Bound::Over),
    ("older than", Bound::Over),
    ("later than", Bound::Over),
    ("after", Bound::Over),
    ("less than", Bound::Under),
    ("fewer than", Bound::Under),
    ("under", Bound::Under),
    ("below", Bound::Under),
    ("younger than", Bound::Under),
    ("earlier than", Bound::Under),
    ("before", Bound::Under),
];

const TAILS: [(&str, Bound); 10] = [
    ("or more", Bound::Least),
    ("or over", Bound::Least),
    ("or older", Bound::Least),
    ("or above", Bound::Least),
    ("or later", Bound::Least),
    ("or less", Bound::Most),
    ("or under", Bound::Most),
    ("or younger", Bound::Most),
    ("or fewer", Bound::Most),
    ("or earlier", Bound::Most),
];

const DECADES: [&str; 9] = [
    "tens",
    "twenties",
    "thirties",
    "forties",
    "fifties",
    "sixties",
    "seventies",
    "eighties",
    "nineties",
];

impl Measures {
    /// The amounts that are meant from token `i` on, and after how many tokens that ends.
    pub fn bound_at(&self, tokens: &[Token], i: usize) -> Option<(Vec<Value>, usize)> {
        if self.all.is_empty() {
            return None;
        }
        let phrase = Phrase { tokens, at: i };
        let (measure, fits, end) = self
            .bounded(phrase)
            .or_else(|| self.of_a_kind(tokens, i))
            .or_else(|| self.decade(tokens, i))
            .or_else(|| self.part_of_day(tokens, i))
            .or_else(|| self.months_of(tokens, i))
            .or_else(|| self.extremes(tokens, i))?;
        let count = measure.amounts.len();
        let value = |k: usize| Value { category: measure.category, index: k as u8 };
        let found: Vec<Value> =
            (0..count).filter(|&k| fits(measure.amounts[k])).map(value).collect();
        (!found.is_empty() && found.len() < count).then_some((found, end - i))
    }

    fn bounded<'m>(&'m self, mut phrase: Phrase<'_>) -> Option<Bounded<'m>> {
        let i = phrase.at;
        let led = BOUNDS.iter().find(|(words, _)| phrase.says(words));
        let not_yet = phrase.says("not yet");
        phrase.at += led.map_or(0, |(words, _)| words.split(' ').count());
        phrase.at += 2 * usize::from(not_yet);
        phrase.take(&["age", "exactly"]);
        let clock = phrase.word(0).contains(':');
        let plain = number(phrase.word(0)).is_none();
        let spelt = phrase.word(0).starts_with(|c: char| c.is_ascii_lowercase());
        let by = phrase.amount()?;
        let unit = phrase.tokens.get(phrase.at).filter(|token| token.is(&UNITS)).cloned();
        phrase.at += usize::from(unit.is_some());
        // "At most 30 books".
        let noun = phrase.tokens.get(phrase.at).filter(|_| unit.is_none());
        let noun = noun.filter(|noun| self.all.iter().any(|measure| measure.has(&noun.word)));
        phrase.at += usize::from(noun.is_some());
        let aged = phrase.is(0, &["old"]) || phrase.says("of age");
        phrase.at += if phrase.is(0, &["old"]) { 1 } else { 2 * usize::from(aged) };
        let tail = TAILS.iter().find(|(words, _)| phrase.says(words));
        let bound = match (led, tail) {
            (Some((_, bound)), None) => *bound,
            (None, Some((_, bound))) if !not_yet => {
                phrase.at += 2;
                *bound
            }
            (None, None) if not_yet => Bound::Under,
            _ => return None,
        };
        phrase.at += usize::from(phrase.is(0, &["old"]));
        // "More than two of", "at least two years older": counts something else.
        let ends = [
            "", "and", "or", "but", "for", "nor", "to", "in", "on", "by", "who", "while", "yet",
            "when", "with", "if", "then", "unless",
        ];
        let next = phrase.tokens.get(phrase.at);
        let over = next.is_none_or(|token| token.is_mark() || token.is(&ends));
        if !over || COMPARATIVES.iter().any(|(word, ..)| phrase.is(0, &[word])) {
            return None;
        }
        let before = &phrase.tokens[i.saturating_sub(7)..i];
        let clause = before.iter().rev().take_while(|token| !token.is_mark());
        let clause: Vec<Token> = clause.cloned().collect();
        let of_age = aged
            || not_yet
            || clause.iter().any(|token| token.is(&["aged", "age", "old"]))
            || self.is_aged(&clause, by)
            || led.is_some_and(|(words, _)| matches!(*words, "older than" | "younger than"));
        let dated = matches!(led, Some(("before" | "after" | "later than" | "earlier than", _)))
            || tail.is_some_and(|(words, _)| matches!(*words, "or later" | "or earlier"));
        let year = (100_000..300_000).contains(&by);
        let measure = match &unit {
            _ if of_age => self.only_of(&[Kind::Age])?,
            Some(unit) if self.all.iter().any(|measure| measure.has(&unit.word)) => {
                self.meant(&[], std::slice::from_ref(unit), &[])?
            }
            Some(_) => return None,
            None if year || clock || dated => {
                let measure = self.only_of(&[Kind::Date])?;
                let fits = if year { measure.is_of_years() } else { measure.counts_minutes() };
                Some(measure).filter(|_| fits)?
            }
            // "Had less than $20 to spend".
            None if clause.iter().any(|token| token.is(&PAYING))
                || phrase.is(0, &["to"]) && phrase.is(1, &PAYING) =>
            {
                self.only_of(&[Kind::Price])?
            }
            None => {
                let called = |word: &str, measure: &Measure| measure.has(word);
                let named = |measure: &&Measure| match noun {
                    Some(noun) => called(&noun.word, measure),
                    None => clause.iter().any(|t| called(&t.word, measure)),
                };
                let mut found = self.all.iter().filter(named);
                found.next().filter(|_| found.next().is_none())?
            }
        };
        // "Two or more" of nothing that is counted in such amounts.
        let listed = measure.amounts.contains(&by);
        let strict = matches!(bound, Bound::Over | Bound::Under);
        let spans = measure.amounts.iter().any(|k| *k < by) || listed;
        // An amount that is listed is compared with as any other value is.
        if strict && listed && !not_yet && !spelt || !spans && plain && led.is_none() {
            return None;
        }
        let fits = move |k: i64| match bound {
            Bound::Least => k >= by,
            Bound::Most => k <= by,
            Bound::Over => k > by,
            Bound::Under => k < by,
        };
        Some((measure, Box::new(fits), phrase.at))
    }

    /// "An even number", "in an odd-numbered year", "a multiple of four", "on the hour".
    fn of_a_kind<'m>(&'m self, tokens: &[Token], i: usize) -> Option<Bounded<'m>> {
        let phrase = Phrase { tokens, at: i };
        let before = &tokens[i.saturating_sub(12)..i];
        let before = || before.iter().rev().take_while(|token| !token.is_mark());
        let before_named = || before().find_map(|token| self.called_so(&token.word));
        let odd = phrase.is(0, &["odd"]);
        if odd || phrase.is(0, &["even"]) {
            let beside = || self.called_so("number");
            // "A number that is odd", where these are none of the places.
            let said = |token: &Token| token.is(&["number", "is", "was", "that", "which"]);
            let bare = before().take_while(|token| said(token)).any(|token| token.is(&["number"]));
            let ends = tokens.get(i + 1).is_none_or(Token::is_mark);
            if let Some(measure) = beside().filter(|_| bare && ends) {
                return Some((
                    measure,
                    Box::new(move |k| (measure.number(k) % 2 == 1) == odd),
                    i + 1,
                ));
            }
            let (measure, len) = match phrase.word(1) {
                // "A horse with an even number" where the numbers of horses are listed.
                "number" => (before_named().or_else(beside)?, 2),
                // "The even-numbered house" is a place all the same.
                "numbered" if !is_site(phrase.word(2)) => {
                    (self.called_so(phrase.word(2)).or_else(beside)?, 3)
                }
                "numbered" => (self.called_so(phrase.word(2))?, 3),
                word => (self.called_so(word)?, 2),
            };
            return Some((
                measure,
                Box::new(move |k| (measure.number(k) % 2 == 1) == odd),
                i + len,
            ));
        }
        if phrase.says("multiple of") || phrase.says("divisible by") {
            let by = i64::from(number(phrase.word(2))?).max(1);
            return Some((before_named()?, Box::new(move |k| k / 100 % by == 0), i + 3));
        }
        let half = phrase.says("on the half hour");
        if half || phrase.says("on the hour") {
            let mut timed = self.all.iter().filter(|measure| measure.counts_minutes());
            let measure = timed.next().filter(|_| timed.next().is_none())?;
            let minute = if half { 30 } else { 0 };
            let len = if half { 4 } else { 3 };
            return Some((measure, Box::new(move |k| k / 100 % 60 == minute), i + len));
        }
        None
    }

    /// "In the afternoon", "a morning appointment", where times say which half of the day is meant.
    fn part_of_day<'m>(&'m self, tokens: &[Token], i: usize) -> Option<Bounded<'m>> {
        let hours = match tokens.get(i)?.word.as_str() {
            "morning" => 0..12,
            "afternoon" => 12..18,
            "evening" => 18..24,
            _ => return None,
        };
        // "Every morning", "that afternoon" tell of another day.
        let before = i.checked_sub(1).map(|i| &tokens[i]);
        if !before.is_some_and(|word| word.is(&["the", "a", "an", "her", "his", "their"])) {
            return None;
        }
        let mut timed = self.all.iter().filter(|m| m.counts_minutes() && m.halved);
        let measure = timed.next().filter(|_| timed.next().is_none())?;
        let fits = move |k: i64| hours.contains(&(k / 6000));
        Some((measure, Box::new(fits), i + 1))
    }

    /// "A month which has only 30 days", "the month with less than 31 days", "a 30-day month".
    fn months_of<'m>(&'m self, tokens: &[Token], i: usize) -> Option<Bounded<'m>> {
        let mut phrase = Phrase { tokens, at: i };
        let measure = self.all.iter().find(|measure| !measure.month_days.is_empty())?;
        let days = |phrase: &Phrase<'_>| {
            phrase.word(0).parse::<u8>().ok().filter(|_| phrase.is(1, &["day", "days"]))
        };
        let short = days(&phrase);
        let (bound, by) = if let Some(by) = short.filter(|_| phrase.is(2, &["month", "months"])) {
            phrase.at += 3;
            (None, by)
        } else {
            // "Her month is one of 31 days", "her month has 31 days".
            let one = phrase.says("one of");
            let own = i > 0 && tokens[i - 1].possessive;
            if !one && !phrase.is(0, &["month", "months"]) {
                return None;
            }
            phrase.at += 1;
            let has = ["has", "have", "had", "contains", "contain", "consists"];
            let has_own = own && phrase.is(0, &has);
            phrase.at += usize::from(has_own);
            let led = phrase.is(0, &["which", "that"]) && phrase.is(1, &has)
                || phrase.is(0, &["consisting", "comprised", "made"]) && phrase.is(1, &["of"]);
            match () {
                () if led => phrase.at += 2,
                () if phrase.is(0, &["with", "having", "of", "containing"]) => phrase.at += 1,
                () if has_own => {}
                () => return None,
            }
            phrase.take(&["of"]);
            phrase.take(&["only", "exactly", "just"]);
            let bound = BOUNDS.iter().find(|(words, _)| phrase.says(words));
            phrase.at += bound.map_or(0, |(words, _)| words.split(' ').count());
            let by = days(&phrase)?;
            phrase.at += 2;
            (bound.map(|(_, bound)| *bound), by)
        };
        let fits = move |k: i64| {
            let month = measure.amounts.iter().position(|amount| *amount == k);
            let days = month.map_or(0, |month| measure.month_days[month]);
            match bound {
                None => days == by,
                Some(Bound::Least) => days >= by,
                Some(Bound::Most) => days <= by,
                Some(Bound::Over) => days > by,
                Some(Bound::Under) => days < by,
            }
        };
        Some((measure, Box::new(fits), phrase.at))
    }

    /// "One of the two most expensive", "among the three cheapest".
    fn extremes<'m>(&'m self, tokens: &[Token], i: usize) -> Option<Bounded<'m>> {
        let mut phrase = Phrase { tokens, at: i };
        let led = ["one of the", "either of the", "among the", "amongst the"];
        phrase.at += led.iter().find(|led| phrase.says(led))?.split(' ').count();
        let count = usize::from(number(phrase.word(0)).filter(|k| *k > 1)?);
        phrase.at += 1;
        let priced = ["expensive", "costly"];
        let word = phrase.word(0);
        let two = matches!(word, "most" | "least") && phrase.is(1, &priced);
        let table = SUPERLATIVES.iter().find(|(superlative, ..)| *superlative == word);
        let (kinds, most): (&[Kind], bool) = match table {
            _ if two => (&[Kind::Price], word == "most"),
            Some(&(_, kinds, most)) => (kinds, most),
            None => return None,
        };
        phrase.at += 1 + usize::from(two);
        let measure = self.meant(kinds, &[], &[])?;
        let mut sorted = measure.amounts.clone();
        sorted.sort_unstable();
        let at = if most { sorted.len().checked_sub(count)? } else { count.checked_sub(1)? };
        let last = *sorted.get(at)?;
        let fits = move |k: i64| if most { k >= last } else { k <= last };
        Some((measure, Box::new(fits), phrase.at))
    }

    /// "In the nineties", "in the 1990s".
    fn decade<'m>(&'m self, tokens: &[Token], i: usize) -> Option<Bounded<'m>> {
        let led = i > 0 && tokens[i - 1].is(&["the"]);
        let word = &tokens.get(i).filter(|_| led)?.word;
        let measure = self.only_of(&[Kind::Date]).filter(|measure| measure.is_of_years())?;
        let named = DECADES.iter().position(|decade| decade == word).map(|k| (k as i64 + 1) * 10);
        let digits = word.strip_suffix('s').and_then(|digits| digits.parse::<i64>().ok());
        let full = digits.filter(|year| year % 10 == 0 && (1000..3000).contains(year));
        let start = named.or(full)?;
        let fits = move |k: i64| {
            let year = k / 100;
            let year = if full.is_some() { year } else { year % 100 };
            (start..start + 10).contains(&year)
        };
        Some((measure, Box::new(fits), i + 1))
    }

    /// "Is over thirty": an age, where the number is among the ages.
    fn is_aged(&self, before: &[Token], by: i64) -> bool {
        let is = before.first().is_some_and(|last| last.is(&["is", "was", "are", "were"]));
        let ages = self.only_of(&[Kind::Age]).map(|measure| &measure.amounts);
        is && ages.is_some_and(|ages| {
            ages.iter().any(|age| *age <= by) && ages.iter().any(|age| by <= *age)
        })
    }

    /// The only measure of one of these kinds.
    fn only_of(&self, kinds: &[Kind]) -> Option<&Measure> {
        let fits = |measure: &&Measure| kinds.iter().any(|kind| measure.kinds.contains(kind));
        let mut found = self.all.iter().filter(fits);
        found.next().filter(|_| found.next().is_none())
    }
}

/// A measure, which of its amounts are meant, and where that ends.
type Bounded<'m> = (&'m Measure, Box<dyn Fn(i64) -> bool + 'm>, usize);
