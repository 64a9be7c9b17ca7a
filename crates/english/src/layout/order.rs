//! Values that are in an order: days, hours, years, first to last.

use super::words::{Words, words as all_words};

/// Numbers that rooms and years have; smaller ones are ages and amounts too.
const ROOMS: std::ops::Range<u32> = 100..10_000;

/// How many prizes there are of a sort.
const PRIZES: usize = 3;

/// Whether values say which place is which: "1st, 2nd, 3rd", "Monday, Tuesday", "9:00, 10:00".
pub fn ordered(values: &[String], words: &Words) -> bool {
    let keys = |key: &dyn Fn(&str) -> Option<usize>| -> Option<Vec<usize>> {
        values.iter().map(|value| key(value)).collect()
    };
    let step = |keys: Option<Vec<usize>>, fits: &dyn Fn(usize, usize) -> bool| {
        keys.is_some_and(|keys| keys.windows(2).all(|pair| fits(pair[0], pair[1])))
    };
    let place = |kind: &str, value: &str| all_words(value).find_map(|word| words.index(kind, word));
    let rises = |kind: &str| step(keys(&|value| place(kind, value)), &|a, b| a < b);
    let ordinal = |value: &str| {
        let prize = || place("prize", value).map(|at| at % PRIZES);
        counted(value).or_else(|| place("ordinal", value)).or_else(prize)
    };
    let firsts = keys(&ordinal).is_some_and(|keys| keys.into_iter().eq(0..values.len()));
    let room = |value: &str| value.parse().ok().filter(|number| ROOMS.contains(number));
    let rooms = step(keys(&|value| room(value).map(|number| number as usize)), &|a, b| a + 1 == b);
    let times = step(keys(&|value| time(value).map(|time| time as usize)), &|a, b| a < b);
    let floors = values.split_first().is_some_and(|(lowest, above)| {
        let above = above.iter().map(|value| place("ordinal", value));
        words.any("lowest", lowest) && above.eq((0..values.len() - 1).map(Some))
    });
    firsts || floors || rises("day") || rises("month") || times || rooms
}

/// The place that `1st`, `2nd` … say, from 0.
pub fn counted(value: &str) -> Option<usize> {
    let digits = value.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let counts = ["st", "nd", "rd", "th"].contains(&&value[digits.len()..]);
    digits.parse::<usize>().ok().filter(|_| counts)?.checked_sub(1)
}

/// A time of the day in minutes, or a year.
fn time(value: &str) -> Option<u32> {
    let lower = value.to_lowercase().replace(' ', "");
    if let Ok(year) = lower.parse::<u32>() {
        return (1000..2100).contains(&year).then_some(year);
    }
    let digits = lower.find(|c: char| !c.is_ascii_digit())?;
    let hour: u32 = lower[..digits].parse().ok()?;
    let rest = &lower[digits..];
    let minutes: u32 =
        rest.strip_prefix([':', '.']).and_then(|rest| rest.get(..2)?.parse().ok()).unwrap_or(0);
    let half = if rest.contains('p') && hour < 12 { 12 } else { 0 };
    let clock = rest.starts_with([':', 'h'])
        || rest.contains("am")
        || rest.contains("pm")
        || rest.contains("a.m")
        || rest.contains("p.m");
    (clock && hour < 25).then_some((hour + half) * 60 + minutes)
}

/// The values of a span: "Monday to Friday", "101 to 105".
pub fn span(text: &str, words: &Words) -> Vec<String> {
    let list: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || "-–".contains(c))
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
        .filter(|word| !word.is_empty())
        .collect();
    let dashed = text.split(['-', '–']).count() == 2 && list.len() == 2;
    for at in 0..list.len() {
        let to = list.get(at + 1).is_some_and(|word| words.is("to", word));
        let Some(last) = list.get(at + if dashed { 1 } else { 2 }).filter(|_| to || dashed) else {
            continue;
        };
        for kind in ["day", "month"] {
            let ends = (words.index(kind, list[at]), words.index(kind, last));
            if let (Some(from), Some(to)) = ends {
                return words.range(kind, from, to);
            }
        }
        // Years, rooms: "101 to 105". Places are counted from 1 without a list.
        let number = |word: &str| word.parse::<u32>().ok().filter(|number| ROOMS.contains(number));
        if let (Some(from), Some(to)) = (number(list[at]), number(last)) {
            return (from..=to.min(from + 20)).map(|number| number.to_string()).collect();
        }
    }
    Vec::new()
}
