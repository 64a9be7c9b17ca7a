//! Numbers and findings in words, the same on the page and on the command line: counts, times,
//! shares, answers, clashes.
//!
//! It does not know where the words go: it makes plain text, without markup. The steps of an
//! explanation have words of their own, in `explain`.
//!
//! ```
//! use solver::{Count, Tally};
//!
//! let all = Count::arrangements(5, 5);
//! assert_eq!(phrases::grouped(&all), "24,883,200,000");
//! assert_eq!(phrases::solutions(&Tally::AtLeast(all)), "at least 24,883,200,000 solutions");
//! ```

use puzzle::wording::{Places, list};
use puzzle::{Asked, HintSet, Puzzle, Question};
use solver::{Count, Tally};

/// Decimal digits in groups of three, as in `24,883,200,000`.
pub fn grouped(count: &Count) -> String {
    group_digits(&count.to_string())
}

/// The same for a string of digits.
pub fn group_digits(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The most digits that are shown one by one where there is no line of their own.
const DIGITS: usize = 15;

/// A count beside something else: all digits as long as they fit, else as a power of ten.
pub fn fitting(count: &Count) -> String {
    let digits = count.to_string();
    if digits.len() <= DIGITS { group_digits(&digits) } else { power(&digits) }
}

/// A long number of decimal digits as a power of ten, in one word: `8.02 × 10⁸²`.
pub fn power(digits: &str) -> String {
    let (lead, length) = rounded(digits);
    format!("{}\u{a0}×\u{a0}10{}", decimals(lead, 1), superscript(length - 1))
}

/// Three leading digits, rounded by the fourth, and how many digits there are then: 9,999,… becomes
/// 1,000,… and a digit longer.
fn rounded(digits: &str) -> (u32, usize) {
    let lead = digits.bytes().take(4).fold(0, |n, digit| 10 * n + u32::from(digit - b'0'));
    match (lead + 5) / 10 {
        1000 => (100, digits.len() + 1),
        lead => (lead, digits.len()),
    }
}

/// Three digits with the point after so many of them.
fn decimals(lead: u32, whole: usize) -> String {
    let lead = lead.to_string();
    let (whole, rest) = lead.split_at_checked(whole).unwrap_or_default();
    match rest.trim_end_matches('0') {
        "" => whole.to_owned(),
        rest => format!("{whole}.{rest}"),
    }
}

/// An exponent, raised.
pub fn superscript(number: usize) -> String {
    let digit = |digit: u8| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth((digit - b'0').into()).unwrap_or('·');
    number.to_string().bytes().map(digit).collect()
}

/// A count short enough to be listened to: exact below a million, else three digits and a word.
pub fn spoken(count: &Count) -> String {
    const WORDS: [&str; 9] = [
        "million",
        "billion",
        "trillion",
        "quadrillion",
        "quintillion",
        "sextillion",
        "septillion",
        "octillion",
        "nonillion",
    ];
    let digits = count.to_string();
    if digits.len() <= 6 {
        return digits;
    }
    let (lead, length) = rounded(&digits);
    let group = (length - 1) / 3;
    match WORDS.get(group - 2) {
        Some(word) => format!("{} {word}", decimals(lead, length - 3 * group)),
        None => format!("about {} times 10 to the power of {}", decimals(lead, 1), length - 1),
    }
}

/// A tally as people read it, in a place where it has to fit: a lower bound says that it is one.
pub fn tally(tally: &Tally) -> String {
    bounded(tally, fitting)
}

/// The same with all digits, however many.
pub fn whole_tally(tally: &Tally) -> String {
    bounded(tally, grouped)
}

fn bounded(tally: &Tally, words: fn(&Count) -> String) -> String {
    match tally {
        Tally::Exact(count) => words(count),
        Tally::AtLeast(count) => format!("at least {}", words(count)),
    }
}

/// A tally of solutions: "17 solutions", "at least 1 solution".
pub fn solutions(tally: &Tally) -> String {
    tallied(tally, "solution")
}

/// A count that has to fit a small place: exact below a million, in words below a thousand
/// trillion, else as a power of ten.
pub fn short(count: &Count) -> String {
    let digits = count.to_string();
    match digits.len() {
        0..7 => group_digits(&digits),
        7..16 => spoken(count),
        _ => power(&digits),
    }
}

/// Where powers of ten stand on a logarithmic scale from 1 to 10 to the power of `last`, and their
/// names: few enough to be read, and none right beside the end.
pub fn powers(last: f64) -> impl Iterator<Item = (u32, String)> {
    let step = 3 * (last as usize / 13 + 1);
    let exponents = (0..=last as u32).step_by(step);
    exponents.filter(move |&exponent| f64::from(exponent) < 0.93 * last).map(|exponent| {
        let name = match exponent {
            0 => "1".into(),
            3 => "1,000".into(),
            6 => "a million".into(),
            9 => "a billion".into(),
            12 => "a trillion".into(),
            _ => format!("10{}", superscript(exponent as usize)),
        };
        (exponent, name)
    })
}

/// The places and weights of what has any weight, heaviest first; equals in their order.
pub fn ranked(weights: impl Iterator<Item = f64>) -> Vec<(u8, f64)> {
    let mut ranked: Vec<(u8, f64)> = Vec::new();
    for (place, weight) in (0..).zip(weights).filter(|&(_, weight)| weight > 0.0) {
        let rank = ranked.iter().take_while(|&&(_, other)| other >= weight).count();
        ranked.insert(rank, (place, weight));
    }
    ranked
}

/// A number of style or drawing with four decimals, without the machinery of exact floats.
pub fn decimal(number: f64) -> String {
    let parts = (number * 10_000.0).round() as i64;
    let sign = if parts < 0 { "-" } else { "" };
    format!("{sign}{}.{:04}", parts.abs() / 10_000, parts.abs() % 10_000)
}

/// A share in percent, never rounded to 0 or 100 when it is neither.
pub fn percent(share: f64) -> String {
    match share * 100.0 {
        p if p <= 0.0 => "0%".into(),
        p if p >= 100.0 => "100%".into(),
        p if p < 1.0 => "<1%".into(),
        p if p > 99.0 => ">99%".into(),
        p => format!("{}%", p.round() as u8),
    }
}

/// A ratio, to two digits.
fn rough(ratio: f64) -> String {
    let digits = ratio.log10().floor() as i32 - 1;
    if digits < 0 {
        return format!("{ratio:.*}", digits.unsigned_abs() as usize);
    }
    let unit = 10f64.powi(digits);
    group_digits(&((ratio / unit).round() * unit).to_string())
}

/// A time that people can grasp, to two digits or three: "0.4 ms", "3 min", "2 years".
pub fn duration(seconds: f64) -> String {
    match in_units(seconds) {
        None => "longer than anyone can wait".to_owned(),
        Some((number, _, name)) if number < 10.0 => {
            let tenths = (number * 10.0).round() as u32;
            format!("{}.{} {name}", tenths / 10, tenths % 10)
        }
        Some((number, _, name)) => format!("{} {name}", group_digits(&(number as u64).to_string())),
    }
}

/// How many times as long one time is as another, to two digits: the quotient of the two as
/// [`duration`] shows them, so that whoever divides what they read gets the same. `None` where one
/// of them is shown as 0, or is too long.
pub fn times_as_long(seconds: f64, other: f64) -> Option<String> {
    let shown = |seconds| in_units(seconds).map(|(number, unit, _)| number * unit);
    let (one, other) = (shown(seconds)?, shown(other)?);
    (one > 0.0 && other > 0.0).then(|| rough(one / other))
}

/// A time as a number of a unit, rounded as it is shown; the unit in seconds, and its name.
fn in_units(seconds: f64) -> Option<(f64, f64, &'static str)> {
    const YEAR: f64 = 365.25 * 86_400.0;
    const UNITS: [(f64, &str); 8] = [
        (1e-6, "µs"),
        (1e-3, "ms"),
        (1.0, "s"),
        (60.0, "min"),
        (3600.0, "hours"),
        (86_400.0, "days"),
        (YEAR, "years"),
        (1e6 * YEAR, "million years"),
    ];
    // Up to two of a unit, the smaller one says more.
    let fits = |&&(unit, _): &&(f64, &str)| seconds >= 1.95 * unit;
    let (unit, name) = UNITS.iter().rev().find(fits).copied().unwrap_or(UNITS[0]);
    let number = seconds / unit;
    let rounded = if number < 9.95 { (number * 10.0).round() / 10.0 } else { number.round() };
    (number < 1e6).then_some((rounded, unit, name))
}

/// The same for a time that is only expected.
pub fn expected(seconds: f64) -> String {
    let duration = duration(seconds);
    if duration.starts_with(|c: char| c.is_ascii_digit()) {
        format!("about {duration}")
    } else {
        duration
    }
}

/// The name of an answer: a value of the asked category, or one of these places.
pub fn answer_name(puzzle: &Puzzle, places: Places<'_>, question: &Question, index: u8) -> String {
    match question.asked {
        Asked::Category(c) => {
            puzzle.categories()[usize::from(c)].values[usize::from(index)].clone()
        }
        Asked::House => places.numbered(index),
    }
}

/// "1 step", "2 steps".
pub fn counted(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// "17 solutions", "at least 1 solution".
pub fn tallied(tally: &Tally, noun: &str) -> String {
    let s = if tally.number().is_one() { "" } else { "s" };
    format!("{} {noun}{s}", self::tally(tally))
}

/// That the puzzle's hints have no solution, and which of them clash, where that is known.
pub fn clash(puzzle: &Puzzle, conflict: &HintSet) -> String {
    let numbers = conflict.iter().map(|hint| puzzle.hints()[hint].number);
    clash_of(&numbers.collect::<Vec<_>>())
}

/// The same where the printed numbers are at hand.
pub fn clash_of(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    match numbers.as_slice() {
        [] => "The hints contradict each other.".to_owned(),
        [only] => format!("No arrangement fits hint {only}."),
        several => format!("Hints {} contradict each other.", list(several, "and")),
    }
}

#[cfg(test)]
mod tests;
