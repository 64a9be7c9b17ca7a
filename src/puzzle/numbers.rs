//! Lists of hint numbers, such as `1-8,11`, as people type them and as links carry them.

use super::mistake::{Mistake, did_you_mean, shortened, told};
use super::{HintSet, Puzzle};

/// The hints that can be switched on: those whose relation is known.
pub fn switchable(puzzle: &Puzzle) -> HintSet {
    let hints = puzzle.hints().iter().enumerate();
    hints.filter(|(_, hint)| hint.relation.is_some()).map(|(i, _)| i).collect()
}

/// The hints that a list names by the numbers printed beside them: numbers and ranges apart by
/// commas, `none`, or `all` for those that can be switched on. A range takes the numbers there are
/// between its ends.
///
/// # Errors
/// A sentence naming what is no number or no hint of this puzzle, and the numbers there are.
pub fn read(puzzle: &Puzzle, list: &str) -> Result<HintSet, Mistake> {
    match list.trim() {
        "none" => return Ok(HintSet::none()),
        "all" => return Ok(switchable(puzzle)),
        _ => {}
    }
    let numbers = sorted(printed(puzzle));
    let place = |text: &str| -> Result<usize, Mistake> {
        let not_a_number = !text.starts_with(|c: char| c.is_ascii_digit());
        let number: u32 = match text.parse() {
            Ok(number) if !not_a_number => number,
            _ if !text.is_empty() && text.chars().all(|c| c.is_ascii_digit()) => u32::MAX,
            _ => return Err(not_a_list(text)),
        };
        numbers
            .binary_search_by_key(&number, |&(number, _)| number)
            .map_err(|_| Mistake(told!("there is no hint {text}; {}", valid(&numbers))))
    };
    let mut set = HintSet::none();
    for item in list.split(',').map(str::trim) {
        let (first, last) = item.split_once(['-', '–']).unwrap_or((item, item));
        let (first, last) = (place(first.trim())?, place(last.trim())?);
        if first > last {
            return Err(Mistake(told!("the range {item} runs backwards")));
        }
        for &(_, index) in &numbers[first..=last] {
            set.insert(index);
        }
    }
    Ok(set)
}

/// The shortest list that names the hints: `none`, `all`, or numbers and ranges, rising.
pub fn write(puzzle: &Puzzle, set: &HintSet) -> String {
    if set.is_empty() {
        return "none".to_owned();
    }
    if *set == switchable(puzzle) {
        return "all".to_owned();
    }
    ranges(puzzle, set)
}

/// The hints as numbers and ranges, rising; nothing for no hint.
pub fn ranges(puzzle: &Puzzle, set: &HintSet) -> String {
    ranges_among(printed(puzzle), set)
}

/// The same where only the numbers printed beside the hints are at hand, in the hints' order.
pub fn ranges_among(numbers: impl Iterator<Item = u32>, set: &HintSet) -> String {
    let mut runs: Vec<Vec<u32>> = vec![Vec::new()];
    for (number, index) in sorted(numbers) {
        match runs.last_mut() {
            Some(run) if set.contains(index) => run.push(number),
            Some(run) if !run.is_empty() => runs.push(Vec::new()),
            _ => {}
        }
    }
    let runs = runs.iter().filter_map(|run| match run.as_slice() {
        [] => None,
        [only] => Some(only.to_string()),
        [first, last] => Some(format!("{first},{last}")),
        [first, .., last] => Some(format!("{first}-{last}")),
    });
    runs.collect::<Vec<_>>().join(",")
}

/// The hint with this printed number, by index.
///
/// # Errors
/// A sentence with the numbers there are.
pub fn find(puzzle: &Puzzle, number: u32) -> Result<usize, Mistake> {
    puzzle.hints().iter().position(|hint| hint.number == number).ok_or_else(|| {
        Mistake(told!("there is no hint {number}; {}", valid(&sorted(printed(puzzle)))))
    })
}

/// The printed numbers, rising, with the index of each hint.
fn sorted(printed: impl Iterator<Item = u32>) -> Vec<(u32, usize)> {
    let mut numbers: Vec<(u32, usize)> = Vec::new();
    for (index, number) in printed.enumerate() {
        let place = numbers.partition_point(|&(other, _)| other < number);
        numbers.insert(place, (number, index));
    }
    numbers
}

fn printed(puzzle: &Puzzle) -> impl Iterator<Item = u32> {
    puzzle.hints().iter().map(|hint| hint.number)
}

/// "the hints are 1–15", with gaps shown.
fn valid(numbers: &[(u32, usize)]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &(number, _) in numbers {
        match runs.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(number) => *last = number,
            _ => runs.push((number, number)),
        }
    }
    const SHOWN: usize = 12;
    let shown: Vec<String> = runs
        .iter()
        .take(SHOWN)
        .map(|(a, b)| if a == b { a.to_string() } else { format!("{a}–{b}") })
        .collect();
    let more = if runs.len() > SHOWN { ", …" } else { "" };
    match numbers {
        [] => "the puzzle has no hints".to_owned(),
        [_] => format!("the only hint is {}", shown.join(", ")),
        _ => format!("the hints are {}{more}", shown.join(", ")),
    }
}

fn not_a_list(text: &str) -> Mistake {
    if text.is_empty() {
        return Mistake(told!(
            "a hint number is missing; write numbers and ranges such as 1-8,11, or none or all"
        ));
    }
    let meant = did_you_mean(text, ["none", "all"]);
    let text = shortened(text);
    Mistake(told!(
        "'{text}' is no hint number{meant}; write numbers and ranges such as 1-8,11, or none or all"
    ))
}

#[cfg(test)]
mod tests {
    use super::super::preset;
    use super::super::random::Random;
    use super::*;

    fn fish() -> Puzzle {
        preset::find("fish").unwrap().puzzle()
    }

    fn zebra() -> Puzzle {
        preset::find("zebra").unwrap().puzzle()
    }

    fn complaint(puzzle: &Puzzle, list: &str) -> String {
        read(puzzle, list).unwrap_err().to_string()
    }

    #[test]
    fn numbers_are_the_printed_ones() {
        let indices =
            |puzzle: Puzzle, list| read(&puzzle, list).unwrap().iter().collect::<Vec<_>>();
        assert_eq!(indices(fish(), "1-3, 11"), [0, 1, 2, 10]);
        assert_eq!(indices(zebra(), "2,15"), [0, 13]);
        assert_eq!(indices(fish(), "15–15"), [14]);
        assert_eq!(read(&fish(), "none"), Ok(HintSet::none()));
        assert_eq!(read(&fish(), " all "), Ok(HintSet::first(15)));
    }

    #[test]
    fn what_is_wrong_is_named_with_the_choices() {
        assert_eq!(complaint(&fish(), "99"), "there is no hint 99; the hints are 1–15");
        assert_eq!(complaint(&zebra(), "1-8"), "there is no hint 1; the hints are 2–15");
        assert_eq!(complaint(&fish(), "8-1"), "the range 8-1 runs backwards");
        assert!(complaint(&fish(), "1,,2").starts_with("a hint number is missing"));
        assert!(complaint(&fish(), "").starts_with("a hint number is missing"));
        assert!(complaint(&fish(), "nnoe").contains("did you mean none?"));
        assert!(complaint(&fish(), "+3").starts_with("'+3' is no hint number"));
        let big = "99999999999999999999";
        assert_eq!(complaint(&fish(), big), format!("there is no hint {big}; the hints are 1–15"));
        assert_eq!(complaint(&fish(), "0-4294967295"), "there is no hint 0; the hints are 1–15");
    }

    #[test]
    fn a_set_is_written_as_shortly_as_it_can_be() {
        let fish = fish();
        for list in ["none", "all", "1-14", "1,2,15", "1-3,5,7-15"] {
            assert_eq!(write(&fish, &read(&fish, list).unwrap()), list);
        }
        assert_eq!(write(&fish, &read(&fish, "3,2,1,1,2-2").unwrap()), "1-3");
    }

    #[test]
    fn every_set_reads_back() {
        let mut random = Random::new(7);
        for puzzle in [fish(), zebra()] {
            for _ in 0..500 {
                let set = (0..puzzle.hints().len()).filter(|_| random.chance(60)).collect();
                assert_eq!(read(&puzzle, &write(&puzzle, &set)), Ok(set));
            }
        }
    }

    #[test]
    fn a_hint_without_a_relation_is_not_among_all() {
        let mut parts = fish().into_parts();
        parts.hints[6].relation = None;
        let puzzle = Puzzle::new(parts).unwrap();
        assert_eq!(write(&puzzle, &read(&puzzle, "all").unwrap()), "all");
        assert!(!read(&puzzle, "all").unwrap().contains(6));
    }
}
