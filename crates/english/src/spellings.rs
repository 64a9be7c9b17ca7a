//! Other ways to write a value: times and counts in words, a date by its day, a food without its
//! measure.

use super::calendar::MONTH_NAMES;
use super::quantities::count;
use super::tokens::{Token, number, spelt, stem, tokens};

/// What a value comes in, or by.
const MEASURES: &str = "slice piece cup glass bowl bar bottle can pot mug plate handful bunch bag \
    box packet pint loaf jar tin portion pair bouquet vase basket set";

/// Whether something may come by this: "a bag of humbugs".
pub(super) fn is_measure(word: &str) -> bool {
    let word = stem(word);
    MEASURES.split(' ').any(|measure| measure == word)
}

/// "Toast" of "a slice of toast", "fudge" of "some fudge".
pub(super) fn without_measure(words: &[Token]) -> Option<&[Token]> {
    match words {
        [some, rest @ ..] if some.is(&["some"]) && !rest.is_empty() => Some(rest),
        [measure, of, rest @ ..]
            if is_measure(&measure.word) && of.is(&["of"]) && !rest.is_empty() =>
        {
            Some(rest)
        }
        // "Two gallons of kerosene".
        [count, unit, of, rest @ ..]
            if of.is(&["of"])
                && !rest.is_empty()
                && !unit.capital
                && (number(&count.word).is_some()
                    || count.word.starts_with(|c: char| c.is_ascii_digit())) =>
        {
            Some(rest)
        }
        _ => None,
    }
}

/// How a time is said: "half past nine", "9.30", "nine o'clock".
pub(super) fn spoken_time(words: &[Token]) -> Option<Vec<String>> {
    if words.len() == 2 && words[0].is(&["12"]) && words[1].is(&["noon", "midday", "midnight"]) {
        return Some(vec![words[1].word.clone()]);
    }
    // "5pm" is "5 pm".
    if let [word] = words
        && let Some((hour, half)) = word.word.split_at_checked(word.word.len().saturating_sub(2))
        && hour.starts_with(|c: char| c.is_ascii_digit())
        && ["am", "pm"].contains(&half)
    {
        return spoken_time(&tokens(&format!("{hour} {half}")));
    }
    let half = words.get(1).filter(|half| half.is(&["am", "pm"]));
    let morning = half.is_some_and(|half| half.is(&["am"]));
    // "9 am" is at nine as well.
    let bare = half.map(|_| words[0].word.as_str()).filter(|hour| !hour.contains(':'));
    let told = words.first()?.word.split_once(':');
    let (hour, minute) = told.or_else(|| bare.map(|hour| (hour, "00")))?;
    let hour: usize = hour.parse().ok()?;
    let minute: u8 = minute.get(..2)?.parse().ok()?;
    const HOURS: [&str; 13] = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    let name = HOURS.get(hour)?;
    let next = HOURS[hour % 12 + 1];
    let mut all = vec![format!("{hour}.{minute:02}")];
    // "9:30" where 9:30 am is listed, and the other way round.
    all.extend(half.map(|_| format!("{hour}:{minute:02}")));
    all.extend(half.filter(|_| bare.is_some()).map(|half| format!("{hour}:00 {}", half.word)));
    if let (Some(half), 0, None) = (half, minute, bare) {
        all.extend([hour.to_string().as_str(), name].map(|hour| format!("{hour} {}", half.word)));
    }
    match minute {
        0 => {
            all.extend([format!("{name} o'clock"), format!("{hour} o'clock")]);
            // "At ten", "10 am".
            all.extend([format!("at {name}"), format!("at {hour}")]);
            all.extend([format!("at {name} o'clock"), format!("at {hour} o'clock")]);
            all.extend(half.map(|half| format!("at {hour} {}", half.word)));
            if words.len() == 1 {
                all.extend(["am", "pm"].map(|half| format!("{hour} {half}")));
                all.extend(["am", "pm"].map(|half| format!("{name} {half}")));
            }
            if hour == 12 && !morning {
                all.extend(["noon".to_owned(), "midday".to_owned()]);
            }
        }
        15 => all.push(format!("quarter past {name}")),
        30 => all.push(format!("half past {name}")),
        45 => all.push(format!("quarter to {next}")),
        _ => {}
    }
    Some(all)
}

/// "Two moons" for "2 moons", "no moons" for "0 moons", and the other way round.
pub(super) fn spoken_count(words: &[Token]) -> Option<Vec<String>> {
    let [first, noun] = words else { return None };
    let k = count(&first.word)?;
    let none = (k == 0).then_some("no");
    let digits = k.to_string();
    let said = [none, spelt(k), Some(digits.as_str())];
    Some(said.into_iter().flatten().map(|count| format!("{count} {}", noun.word)).collect())
}

/// "On the 3rd", "3 March", "the 3rd of March" for "March 3rd"; of dates that are later in their
/// month than there are `places`, the 23rd is no place.
pub(super) fn spoken_date(words: &[Token], places: usize) -> Option<Vec<String>> {
    let [a, b] = words else { return None };
    let day = |token: &Token| {
        let digits = token.word.trim_end_matches(|c: char| c.is_ascii_lowercase());
        digits.parse::<usize>().ok().filter(|day| (1..=31).contains(day))
    };
    let month = |token: &Token| MONTH_NAMES.contains(&token.word.as_str());
    let (month, day) = match () {
        () if month(a) => (&a.word, day(b)?),
        () if month(b) => (&b.word, day(a)?),
        () => return None,
    };
    let ending = match (day % 10, day / 10) {
        (_, 1) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    let ordinal = format!("{day}{ending}");
    let mut all = vec![format!("on the {ordinal} of {month}")];
    all.extend(["on", "of"].map(|lead| format!("{lead} the {ordinal}")));
    for day in [day.to_string(), ordinal.clone()] {
        let orders =
            [format!("{month} {day}"), format!("{day} {month}"), format!("{day} of {month}")];
        all.extend(orders);
    }
    all.extend((day > places).then_some(ordinal));
    Some(all)
}
