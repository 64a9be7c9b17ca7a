//! Numbers and findings in words.

use crate::puzzle::wording::Places;
use crate::puzzle::{Asked, HintSet, Puzzle, Question};
use crate::solver::{Count, Tally};

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
    // Three leading digits, rounded by the fourth; 9,999,… becomes 1,000,… and a digit longer.
    let mut length = digits.len();
    let mut lead = digits[..4].bytes().fold(0, |n, digit| 10 * n + u32::from(digit - b'0'));
    lead = (lead + 5) / 10;
    if lead == 1000 {
        lead = 100;
        length += 1;
    }
    let group = (length - 1) / 3;
    let Some(word) = WORDS.get(group - 2) else {
        return format!("about 10 to the power of {}", length - 1);
    };
    let lead = lead.to_string();
    let (whole, decimals) = lead.split_at(length - 3 * group);
    match decimals.trim_end_matches('0') {
        "" => format!("{whole} {word}"),
        decimals => format!("{whole}.{decimals} {word}"),
    }
}

/// A tally as people read it: a lower bound says that it is one.
pub fn tally(tally: &Tally) -> String {
    match tally {
        Tally::Exact(count) => grouped(count),
        Tally::AtLeast(count) => format!("at least {}", grouped(count)),
    }
}

/// A count that has to fit a small place: exact below a billion, else as it is spoken.
pub fn short(count: &Count) -> String {
    let text = grouped(count);
    if text.len() <= "999,999,999".len() { text } else { spoken(count) }
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
pub fn rough(ratio: f64) -> String {
    let digits = ratio.max(1.0).log10().floor() as i32 - 1;
    if digits < 0 {
        return format!("{ratio:.1}");
    }
    let unit = 10f64.powi(digits);
    group_digits(&((ratio / unit).round() * unit).to_string())
}

/// A time that people can grasp, to two digits or three: "0.4 ms", "3 min", "2 years".
pub fn duration(seconds: f64) -> String {
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
    if !number.is_finite() || number >= 1e6 {
        "longer than anyone can wait".to_owned()
    } else if number < 9.95 {
        let tenths = (number * 10.0).round() as u32;
        format!("{}.{} {name}", tenths / 10, tenths % 10)
    } else {
        format!("{} {name}", group_digits(&(number.round() as u64).to_string()))
    }
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

/// The name of an answer: a value of the asked category, or a house.
pub fn answer_name(puzzle: &Puzzle, question: &Question, index: u8) -> String {
    match question.asked {
        Asked::Category(c) => {
            puzzle.categories()[usize::from(c)].values[usize::from(index)].clone()
        }
        Asked::House => Places::of(puzzle).numbered(index),
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
        [init @ .., last] => {
            format!("Hints {} and {last} contradict each other.", init.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_in_threes() {
        for (digits, text) in
            [("0", "0"), ("999", "999"), ("1000", "1,000"), ("24883200000", "24,883,200,000")]
        {
            assert_eq!(group_digits(digits), text);
        }
    }

    #[test]
    fn long_counts_are_spoken_short() {
        for (count, text) in [
            (17u64, "17"),
            (300_672, "300672"),
            (1_000_000, "1 million"),
            (7_464_960, "7.46 million"),
            (24_883_200_000, "24.9 billion"),
            (999_999_999, "1 billion"),
            (199_065_600, "199 million"),
        ] {
            assert_eq!(spoken(&Count::from(count)), text);
        }
    }

    #[test]
    fn hints_that_clash_are_listed_as_people_do() {
        assert_eq!(clash_of(&[]), "The hints contradict each other.");
        assert_eq!(clash_of(&[3]), "No arrangement fits hint 3.");
        assert_eq!(clash_of(&[1, 9]), "Hints 1 and 9 contradict each other.");
        assert_eq!(clash_of(&[1, 4, 9]), "Hints 1, 4 and 9 contradict each other.");
        let one = Tally::AtLeast(Count::from(1u64));
        assert_eq!(tallied(&one, "solution"), "at least 1 solution");
        assert_eq!((counted(1, "step"), counted(0, "step")), ("1 step".into(), "0 steps".into()));
    }

    #[test]
    fn the_heaviest_come_first_and_equals_in_their_order() {
        let ranked = ranked([0.1, 0.0, 0.4, 0.1, 0.4].into_iter());
        assert_eq!(ranked, [(2, 0.4), (4, 0.4), (0, 0.1), (3, 0.1)]);
    }

    #[test]
    fn decimals_are_rounded_to_the_fourth() {
        for (number, text) in [(0.0, "0.0000"), (13.0 / 17.0, "0.7647"), (-2.5, "-2.5000")] {
            assert_eq!(decimal(number), text);
        }
    }

    #[test]
    fn ratios_are_rough() {
        for (ratio, text) in
            [(0.52, "0.5"), (1.0, "1.0"), (9.96, "10.0"), (47.4, "47"), (160_265.0, "160,000")]
        {
            assert_eq!(rough(ratio), text);
        }
    }

    #[test]
    fn durations_are_in_units_that_people_know() {
        for (seconds, text) in [
            (0.0, "0.0 µs"),
            (0.000_45, "450 µs"),
            (0.0123, "12 ms"),
            (1.5, "1,500 ms"),
            (117.0, "2.0 min"),
            (4.0e6, "46 days"),
            (1.0e10, "317 years"),
            (1.0e30, "longer than anyone can wait"),
            (f64::INFINITY, "longer than anyone can wait"),
        ] {
            assert_eq!(duration(seconds), text);
        }
    }

    #[test]
    fn percents_do_not_pretend_to_certainty() {
        assert_eq!(percent(0.9999), ">99%");
        assert_eq!(percent(0.0001), "<1%");
        assert_eq!(percent(13.0 / 17.0), "76%");
        assert_eq!(percent(1.0), "100%");
    }
}
