//! Days, months, years, times and dates that a sentence gives one by one or from the first to the
//! last.

use super::calendar::{DAY_NAMES, MONTH_NAMES};
use super::categories::Listed;
use super::named::capital;
use super::tokens::{Token, number, stem, tokens};
use super::units::AGED;

/// "At 9:00, 9:30 and 10:00": the times of a list.
fn times(sentence: &str, words: &[Token]) -> Vec<String> {
    let clock = |token: &Token| {
        token.word.split_once(':').is_some_and(|(hour, minute)| {
            let digits = |part: &str| part.chars().all(|c| c.is_ascii_digit());
            digits(hour) && minute.len() >= 2 && digits(&minute[..2]) && hour.len() <= 2
        })
    };
    let half = |at: usize| words.get(at).is_some_and(|token| token.is(&["am", "pm"]));
    // "9:30", "9:30 pm", "noon": after how many tokens a time ends.
    let time = |at: usize| match &words[at] {
        token if token.is(&["noon", "midday", "midnight"]) => Some(1),
        token if clock(token) => Some(1 + usize::from(half(at + 1))),
        token if number(&token.word).is_some() && half(at + 1) => Some(2),
        _ => None,
    };
    let mut found: Vec<String> = Vec::new();
    let Some(mut at) = (0..words.len()).find(|&at| time(at).is_some()) else { return found };
    while at < words.len() {
        if let Some(len) = time(at) {
            found.push(sentence[words[at].at.start..words[at + len - 1].at.end].to_owned());
            at += len;
        } else if words[at].is(&[",", "and", "or", "at"]) {
            at += 1;
        } else {
            break;
        }
    }
    found
}

/// "On March 3rd, March 10th and April 2nd", "3 May, 10 May and 17 May": the dates of a list.
fn dates(sentence: &str, words: &[Token]) -> Vec<String> {
    let month =
        |at: usize| words.get(at).is_some_and(|token| MONTH_NAMES.contains(&token.word.as_str()));
    let day = |at: usize| {
        words.get(at).is_some_and(|token| {
            let digits = token.word.trim_end_matches(|c: char| c.is_ascii_lowercase());
            digits.parse::<u8>().is_ok_and(|day| (1..=31).contains(&day))
        })
    };
    let mut found: Vec<String> = Vec::new();
    let dated = |at: usize| month(at) && day(at + 1) || day(at) && month(at + 1);
    let Some(mut at) = (0..words.len()).find(|&at| dated(at)) else { return found };
    while at < words.len() {
        if dated(at) {
            found.push(sentence[words[at].at.start..words[at + 1].at.end].to_owned());
            at += 2;
        } else if words[at].is(&[",", "and", "or", "on", "the"]) {
            at += 1;
        } else {
            break;
        }
    }
    found
}

/// "On each day from 21 to 25 December", "from May 3rd to 7th": each date.
fn days_of_a_month(sentence: &str, words: &[Token]) -> Option<Vec<String>> {
    let month = |at: usize| {
        let named = words.get(at).filter(|token| MONTH_NAMES.contains(&token.word.as_str()));
        named.map(|token| sentence[token.at.clone()].to_owned())
    };
    let day = |at: usize| {
        let word = words.get(at)?.word.trim_end_matches(|c: char| c.is_ascii_lowercase());
        word.parse::<u8>().ok().filter(|day| (1..=31).contains(day))
    };
    let to = |at: usize| words.get(at).is_some_and(|t| t.is(&["to", "through", "until", "-"]));
    (0..words.len()).find_map(|at| {
        let (first, joint) = (day(at)?, at + 1 + usize::from(month(at + 1).is_some()));
        let before = at.checked_sub(1).and_then(month);
        // "From May 3rd to May 7th".
        let again = usize::from(month(joint + 1).is_some());
        let last = day(joint + 1 + again).filter(|last| to(joint) && first < *last)?;
        let month = before.or_else(|| month(joint + 2 + again))?;
        Some((first..=last).map(|day| format!("{month} {day}")).collect())
    })
}

/// "One an hour from 9 am to 1 pm", "five shows, starting every hour from noon to 4 pm": each hour.
fn hours(sentence: &str, words: &[Token], n: Option<usize>) -> Option<Vec<String>> {
    let half = |at: usize| words.get(at).filter(|token| token.is(&["am", "pm"]));
    // The hour of the day, and after how many tokens it ends.
    let hour = |at: usize| -> Option<(u8, usize)> {
        let token = words.get(at)?;
        if token.is(&["noon", "midday"]) {
            return Some((12, 1));
        }
        let bare = token.word.strip_suffix(":00").unwrap_or(&token.word);
        let k = bare.parse::<u8>().ok().or_else(|| number(bare))?;
        let late = half(at + 1)?.is(&["pm"]);
        (1..=12).contains(&k).then_some((k % 12 + 12 * u8::from(late), 2))
    };
    let hourly = words.iter().any(|token| token.is(&["hour", "hourly"]));
    (0..words.len()).find_map(|at| {
        let (first, len) = hour(at)?;
        let (last, _) = hour(at + len + 1)?;
        let to = words[at + len].is(&["to", "through", "until", "till", "-"]);
        let count = usize::from(last.checked_sub(first)?) + 1;
        let fits = n.map_or(hourly, |n| n == count) && (3..=16).contains(&count);
        let name = |hour: u8| match hour {
            12 if sentence.contains("noon") => "noon".to_owned(),
            0..12 => format!("{} am", (hour + 11) % 12 + 1),
            _ => format!("{} pm", (hour + 11) % 12 + 1),
        };
        (to && fits).then(|| (first..=last).map(name).collect())
    })
}

fn fits(listed: &Listed, n: Option<usize>) -> bool {
    n.is_none_or(|n| n == listed.values.len()) && (3..=16).contains(&listed.values.len())
}

/// "Each picked a different number of pears from one to four", "is a different number of years old,
/// from two to six".
pub(super) fn numbers_of(words: &[Token], line: usize) -> Option<Listed> {
    let of = words.windows(3).position(|three| {
        three[0].is(&["different", "distinct"])
            && three[1].is(&["number", "amount"])
            && three[2].is(&["of"])
    })?;
    let noun = words.get(of + 3).filter(|noun| noun.word.ends_with('s') && !noun.is_mark())?;
    let (a, b) = words[of + 4..].windows(4).find_map(|four| {
        let range = four[0].is(&["from"]) && four[2].is(&["to", "through"]);
        Some((number(&four[1].word)?, number(&four[3].word)?)).filter(|(a, b)| range && a < b)
    })?;
    let old = words.get(of + 4).is_some_and(|next| next.is(&["old"]));
    let (name, description) = match old {
        true => ("Age".to_owned(), AGED.word.to_owned()),
        false => (capital(&stem(&noun.word)), noun.word.clone()),
    };
    let values = (a..=b).map(|k| k.to_string()).collect();
    Some(Listed { name, values, description, line })
}

/// "From 1990 to 1994", "Monday through Friday": a category where the text has as many places.
pub(super) fn span(sentence: &str, n: Option<usize>, line: usize) -> Option<Listed> {
    let words = tokens(sentence);
    let listed = |name: &str, values: Vec<String>| {
        let found =
            Listed { name: name.to_owned(), values, description: name.to_lowercase(), line };
        fits(&found, n).then_some(found)
    };
    if let Some(found) = listed("Time", times(sentence, &words)) {
        return Some(found);
    }
    if let Some(found) = listed("Date", dates(sentence, &words)) {
        return Some(found);
    }
    if let Some(found) = days_of_a_month(sentence, &words).and_then(|days| listed("Date", days)) {
        return Some(found);
    }
    if let Some(found) = hours(sentence, &words, n).and_then(|hours| listed("Time", hours)) {
        return Some(found);
    }
    // "Starting on Monday and ending on Saturday" as "Monday to Saturday".
    let mut words = words;
    let ends = ["ending", "ends", "finishing", "finishes", "ended", "lasting", "going"];
    while let Some(at) = words.windows(3).position(|three| {
        three[0].is(&["and"])
            && three[1].is(&ends)
            && three[2].is(&["on", "at", "with", "in", "to", "until"])
    }) {
        words.drain(at..at + 2);
        words[at].word = "to".to_owned();
    }
    if let Some(listed) = numbers_of(&words, line).filter(|found| fits(found, n)) {
        return Some(listed);
    }
    words.windows(3).find_map(|three| {
        let (from, to) = (three[0].word.as_str(), three[2].word.as_str());
        if !three[1].is(&["to", "through", "until", "till", "-", "and"]) {
            return None;
        }
        let names = |all: &[&str]| -> Option<Vec<String>> {
            let (a, b) = (all.iter().position(|d| *d == from)?, all.iter().position(|d| *d == to)?);
            // "From Sunday to Saturday" goes past the turn of the week.
            let end = if a < b { b } else { b + all.len() };
            let turned = all.iter().cycle().take(end + 1).skip(a);
            (a != b).then(|| turned.map(|name| capital(name)).collect())
        };
        let year = |word: &str| word.parse::<u32>().ok().filter(|k| (1000..3000).contains(k));
        if let Some(days) = names(&DAY_NAMES) {
            return listed("Day", days);
        }
        if let Some(months) = names(&MONTH_NAMES) {
            return listed("Month", months);
        }
        // "Aged 31 to 35".
        let start = words.iter().position(|token| token.at == three[0].at)?;
        let led = words[start.saturating_sub(3)..start].iter();
        if led.into_iter().any(|token| token.is(&["aged", "ages", "age"])) {
            let (a, b) = (from.parse::<u32>().ok()?, to.parse::<u32>().ok()?);
            let few = a < b && b - a < 16;
            return few
                .then(|| (a..=b).map(|age| age.to_string()).collect())
                .and_then(|ages| listed("Age", ages));
        }
        let (a, b) = (year(from)?, year(to)?);
        (a < b && b - a < 16)
            .then(|| (a..=b).map(|k| k.to_string()).collect())
            .and_then(|years| listed("Year", years))
    })
}
