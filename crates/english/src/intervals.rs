//! Times, days, months and years of which a text tells the first and how far they are apart: "one
//! every twenty minutes, starting at 6:00 am", "one a month, from March on".

use super::calendar::{DAY_NAMES, MONTH_NAMES};
use super::categories::Listed;
use super::named::capital;
use super::quantities::amount;
use super::tokens::{Token, number, tokens};

/// How far apart they are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Minutes(i64),
    Days,
    Months,
    Years,
}

/// A category of `n` such values, where the sentence tells of them.
pub(super) fn intervals(sentence: &str, n: usize, line: usize) -> Option<Listed> {
    if !(3..=12).contains(&n) {
        return None;
    }
    let words = tokens(sentence);
    let step = (0..words.len()).find_map(|at| step_at(&words[at..]))?;
    let first = words.iter().position(|token| {
        let opens =
            ["starting", "beginning", "started", "began", "start", "begin", "from", "first"];
        token.is(&opens)
    });
    let (name, values) = match step {
        Step::Minutes(minutes) => ("Time", times(&words[first? + 1..], minutes, n)?),
        Step::Days => ("Day", following(&words[first? + 1..], &DAY_NAMES, n)?),
        Step::Months => {
            let opening = ["first", "months", "of", "the", "year"];
            let opens_year = words.windows(6).any(|six| {
                let said = six.iter().filter(|token| number(&token.word).is_none());
                said.map(|token| token.word.as_str()).eq(opening)
            });
            let from = if opens_year { &tokens("January") } else { &words[first? + 1..] };
            ("Month", following(from, &MONTH_NAMES, n)?)
        }
        Step::Years => {
            let year = words[first? + 1..].iter().take(3).find_map(|token| {
                token.word.parse::<usize>().ok().filter(|year| (1000..2100).contains(year))
            })?;
            ("Year", (year..year + n).map(|year| year.to_string()).collect())
        }
    };
    Some(Listed { name: name.to_owned(), values, description: name.to_lowercase(), line })
}

/// "Every twenty minutes", "half an hour apart", "at half-hour intervals", "hourly", "one a month",
/// "each year".
fn step_at(words: &[Token]) -> Option<Step> {
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    let of = |at: usize| is(at, &["a", "an", "per", "each", "every"]);
    // "One a month", "one shop a month".
    let one = is(0, &["one"]).then(|| (1..3).find(|&at| of(at))).flatten();
    let each = one.is_some()
        || is(0, &["every", "each"])
        || is(0, &["a", "an", "per"]) && is(2, &["apart"]);
    // "At intervals of ten minutes".
    let spaced = is(0, &["intervals"]) && is(1, &["of"]);
    let each = each || spaced;
    let at = if spaced { 2 } else { one.map_or(usize::from(each), |at| at + 1) };
    let apart = |at: usize| is(at, &["apart", "intervals"]);
    let half = is(at, &["half"]);
    let half_hour = at + 1 + usize::from(is(at + 1, &["an"]));
    if half && is(half_hour, &["hour"]) && (each || apart(half_hour + 1)) {
        return Some(Step::Minutes(30));
    }
    if is(0, &["hourly"]) {
        return Some(Step::Minutes(60));
    }
    let count = words.get(at).and_then(|token| amount(&token.word).or_else(|| spelt(&token.word)));
    let unit = at + usize::from(count.is_some());
    let count = count.map_or(1, |count| count / 100);
    let told = each || apart(unit + 1);
    match words.get(unit).filter(|_| told)?.word.as_str() {
        "minute" | "minutes" if count >= 5 => Some(Step::Minutes(count)),
        "hour" | "hours" => Some(Step::Minutes(60 * count)),
        "day" if count == 1 => Some(Step::Days),
        "month" if count == 1 => Some(Step::Months),
        "year" if count == 1 => Some(Step::Years),
        _ => None,
    }
}

/// "Twenty", in hundredths.
fn spelt(word: &str) -> Option<i64> {
    let tens = [("thirty", 30), ("forty", 40), ("fifty", 50), ("ninety", 90)];
    let large = tens.iter().find(|(name, _)| *name == word).map(|(_, k)| *k);
    large.or_else(|| number(word).filter(|_| word != "one").map(i64::from)).map(|k| k * 100)
}

/// The days or months from the one that is named near the start on.
fn following(words: &[Token], names: &[&str], n: usize) -> Option<Vec<String>> {
    let from =
        words.iter().take(4).find_map(|token| names.iter().position(|name| token.is(&[name])));
    let from = from.filter(|_| n <= names.len())?;
    Some((from..from + n).map(|at| capital(names[at % names.len()])).collect())
}

/// The times from the one that is named near the start on.
fn times(words: &[Token], minutes: i64, n: usize) -> Option<Vec<String>> {
    let at = (0..words.len().min(9)).find(|&at| {
        let half = words.get(at + 1).is_some_and(|next| next.is(&["am", "pm", "o'clock"]));
        words[at].is(&["noon", "midday"])
            || words[at].word.contains(':')
            || half && number(&words[at].word).is_some()
    })?;
    let half = words.get(at + 1).filter(|next| next.is(&["am", "pm"]));
    let said = &words[at].word;
    let first = match half {
        Some(half) => amount(&format!("{said} {}", half.word))?,
        None if said.contains(':') || number(said).is_none() => amount(said)?,
        // "At 9 o'clock".
        None => i64::from(number(said)?) * 6000,
    };
    let first = first / 100;
    let halves = half.is_some() || words[at].is(&["noon", "midday"]);
    let name = |k: usize| {
        let time = (first + minutes * k as i64) % (24 * 60);
        let hour = (time / 60 + 11) % 12 + 1;
        match (halves, time >= 12 * 60) {
            (true, true) => format!("{hour}:{:02} pm", time % 60),
            (true, false) => format!("{hour}:{:02} am", time % 60),
            _ => format!("{hour}:{:02}", time % 60),
        }
    };
    Some((0..n).map(name).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_at_equal_distances() {
        for (sentence, n, values) in [
            (
                "Four rafts left, one every twenty minutes starting at 6:00 am.",
                4,
                "6:00 am, 6:20 am, 6:40 am, 7:00 am",
            ),
            (
                "They left at half-hour intervals, the first at 11:30 am.",
                3,
                "11:30 am, 12:00 pm, 12:30 pm",
            ),
            ("There was a talk every hour, beginning at 11 o'clock.", 3, "11:00, 12:00, 1:00"),
            (
                "It opens one shop a month for the first three months of the year.",
                3,
                "January, February, March",
            ),
            ("One a day, starting on Saturday, they left.", 3, "Saturday, Sunday, Monday"),
            ("Every year, starting in 1998, a tree was planted.", 3, "1998, 1999, 2000"),
        ] {
            let found = intervals(sentence, n, 1).map(|listed| listed.values.join(", "));
            assert_eq!(found.as_deref(), Some(values), "{sentence}");
        }
        for sentence in ["Ann left an hour after Bo.", "Each day a bus goes to Rome."] {
            assert_eq!(intervals(sentence, 3, 1), None, "{sentence}");
        }
    }
}
