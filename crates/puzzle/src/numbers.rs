//! Lists of hint numbers, such as `1-8,11`, as people type them and as links carry them.

use super::{HintSet, Mistake, Puzzle};

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
pub fn read<'t>(puzzle: &'t Puzzle, list: &'t str) -> Result<HintSet, Mistake<'t>> {
    match list.trim() {
        "none" => return Ok(HintSet::none()),
        "all" => return Ok(switchable(puzzle)),
        _ => {}
    }
    let numbers = sorted(printed(puzzle));
    let place = |text: &'t str| -> Result<usize, Mistake<'t>> {
        let not_a_number = !text.starts_with(|c: char| c.is_ascii_digit());
        let number: u32 = match text.parse() {
            Ok(number) if !not_a_number => number,
            _ if !text.is_empty() && text.chars().all(|c| c.is_ascii_digit()) => u32::MAX,
            _ => return Err(Mistake::NoNumber(text)),
        };
        numbers
            .binary_search_by_key(&number, |&(number, _)| number)
            .map_err(|_| Mistake::NoHint(text, puzzle))
    };
    let mut set = HintSet::none();
    for item in list.split(',').map(str::trim) {
        let (first, last) = item.split_once(['-', '–']).unwrap_or((item, item));
        let (first, last) = (place(first.trim())?, place(last.trim())?);
        if first > last {
            return Err(Mistake::Backwards(item));
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
pub fn find(puzzle: &Puzzle, number: u32) -> Option<usize> {
    puzzle.hints().iter().position(|hint| hint.number == number)
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
