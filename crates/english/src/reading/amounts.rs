//! Amounts: numbers, prices, times.

use crate::tokens::{Token, Words};

/// Whether no two are the same.
pub fn are_different(keys: &[u32]) -> bool {
    let mut sorted = keys.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}

/// The amounts of values in hundredths; none where one has no amount or two have the same.
pub fn amounts(words: &Words, values: &[String]) -> Vec<u32> {
    let each = values.iter().map(|value| words.tokens(value).iter().find_map(amount));
    let amounts: Option<Vec<u32>> = each.collect();
    let fits = |amounts: &Vec<u32>| amounts.len() > 2 && are_different(amounts);
    let mut amounts = amounts.filter(fits).unwrap_or_default();
    if let Some(noon) = noon(values).filter(|_| !amounts.is_empty()) {
        let half_a_day = if values[0].contains(':') { 12 * 60 } else { 12 };
        amounts[noon..].iter_mut().for_each(|amount| *amount += half_a_day * 100);
    }
    amounts
}

/// From which value on a list of times is behind noon: 10.30, 11.45, 2.10.
pub fn noon(values: &[String]) -> Option<usize> {
    let time = |value: &String| {
        let (hour, minute) = value.split_once(['.', ':'])?;
        let hour: u32 = hour.parse().ok().filter(|hour| (1..=12).contains(hour))?;
        let minute = Some(minute).filter(|minute| minute.len() == 2)?;
        minute.parse().ok().filter(|minute: &u32| *minute < 60).map(|minute| (hour, minute))
    };
    let times: Vec<(u32, u32)> = values.iter().map(time).collect::<Option<_>>()?;
    let mut descents = (1..times.len()).filter(|&at| times[at] < times[at - 1]);
    let noon = descents.next().filter(|_| times.last() < times.first())?;
    descents.next().is_none().then_some(noon)
}

/// An amount in hundredths: 3, #12, $1,200, 7.5, 9:30.
pub fn amount(token: &Token) -> Option<u32> {
    if let Some(number) = token.number {
        return number.checked_mul(100);
    }
    let digits = token.word.trim_start_matches(['$', '\u{20ac}', '\u{a3}', '#']).replace(',', "");
    if let Some((hours, minutes)) = digits.split_once(':') {
        let minutes =
            hours.parse::<u32>().ok()?.checked_mul(60)?.checked_add(minutes.parse().ok()?)?;
        return minutes.checked_mul(100);
    }
    let end = digits.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(digits.len());
    let (digits, unit) = digits.split_at(end);
    if digits.is_empty() || unit.len() > 3 || matches!(unit, "st" | "nd" | "rd" | "th") {
        return None;
    }
    let amount: f64 = digits.parse().ok()?;
    (amount < 1e7).then_some((amount * 100.0).round() as u32)
}
