//! Names of lists, their order, and values that no comma parts.

use super::words::{Words, stem, words as all_words};

/// What a label calls its values, and its other words that speak of them.
pub fn name(label: &str, words: &Words) -> (String, Vec<String>) {
    let clause =
        label.rsplit(['.', ';', ',', '(', ')']).find(|part| all_words(part).next().is_some());
    let label = clause.unwrap_or(label);
    let all: Vec<&str> = all_words(label).collect();
    let telling: Vec<&str> = all
        .iter()
        .copied()
        .filter(|word| !words.is("small", word) && words.number(word).is_none())
        .collect();
    let differ = all.iter().rposition(|word| words.is("differ", word));
    let behind: Vec<&str> = differ.map_or(Vec::new(), |at| {
        let after = all[at + 1..].iter().copied();
        after.take_while(|word| !words.is("small", word)).collect()
    });
    let name = match all.len() {
        0 => String::new(),
        1..4 if differ.is_none() => telling.join(" "),
        _ if !behind.is_empty() => behind.join(" "),
        _ => telling.last().copied().unwrap_or("").to_owned(),
    };
    let cues = telling.iter().filter(|word| !name.contains(**word));
    let cues: Vec<String> = cues.map(|word| word.to_lowercase()).collect();
    if name.is_empty() && all.len() < 3 {
        return (all.join(" "), Vec::new());
    }
    (name, cues)
}

/// Whether values say which place is which: "1st, 2nd, 3rd", "Monday, Tuesday", "9:00, 10:00".
pub fn ordered(values: &[String], words: &Words) -> bool {
    let place = |kind: &str, value: &str| all_words(value).find_map(|word| words.index(kind, word));
    let rises = |kind: &str| {
        let places: Option<Vec<usize>> = values.iter().map(|value| place(kind, value)).collect();
        places.is_some_and(|places| places.windows(2).all(|pair| pair[0] < pair[1]))
    };
    let ordinal = |value: &String| {
        let digits = value.trim_end_matches(|c: char| c.is_ascii_lowercase());
        let counted = digits.parse::<usize>().ok().filter(|_| ends_ordinal(&value[digits.len()..]));
        counted.or_else(|| place("ordinal", value).map(|at| at + 1))
    };
    let firsts = values.iter().enumerate();
    let matches = firsts.clone().filter(|(at, value)| ordinal(value) == Some(at + 1)).count();
    let fits = firsts.clone().all(|(at, value)| match ordinal(value) {
        Some(number) => number == at + 1,
        None => words.is("prize", value),
    });
    let prizes = values.iter().take(3).all(|value| words.is("prize", value));
    let times: Option<Vec<u32>> = values.iter().map(|value| time(value)).collect();
    let times = times.is_some_and(|times| times.windows(2).all(|pair| pair[0] < pair[1]));
    fits && (matches > 0 || prizes) || rises("day") || rises("month") || times
}

fn ends_ordinal(end: &str) -> bool {
    ["st", "nd", "rd", "th"].contains(&end)
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

/// As many values as there are places from words without commas: pairs that the text writes more
/// than once stay together.
pub fn parted(list: &[String], places: usize, text: &str) -> Vec<String> {
    let mut values: Vec<String> = list.to_vec();
    if places < 2 || values.len() < places || values.len() > places * 3 {
        return Vec::new();
    }
    let text = text.to_lowercase();
    while values.len() > places {
        let often = |at: usize| {
            let pair = format!("{} {}", values[at], values[at + 1]).to_lowercase();
            let seen = text.matches(&pair).count();
            let last = stem(&values[at + 1]);
            let alone = text.matches(&last).count();
            (seen, usize::MAX - alone)
        };
        let best = (0..values.len() - 1).max_by_key(|at| (often(*at), usize::MAX - at));
        let Some(at) = best.filter(|at| often(*at).0 > 1) else { return Vec::new() };
        let second = values.remove(at + 1);
        values[at] = format!("{} {second}", values[at]);
    }
    values
}
