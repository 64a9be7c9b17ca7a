//! Lines numbered without a mark after the number, as magazines print them: "1 Ann has the cat.",
//! and those with their number at the end: "Ann has the cat. (1)".

use super::tokens::ordinal;

/// The number that opens each line of a text, for lines that count up from 1, three at least.
pub(super) fn opening_numbers(text: &str) -> Vec<Option<u32>> {
    counting_up(text.lines().map(opening).collect())
}

/// The number in brackets that ends each line of a text, for lines that count up likewise.
pub(super) fn closing_numbers(text: &str) -> Vec<Option<u32>> {
    counting_up(text.lines().map(|line| at_end(line).map(|(_, number)| number)).collect())
}

/// The number in words that opens each line, for lines that count up likewise: "First: Ann has the
/// cat.", "Secondly, …".
pub(super) fn spelt_numbers(text: &str) -> Vec<Option<u32>> {
    counting_up(text.lines().map(|line| spelt(line).map(|(number, _)| number)).collect())
}

/// 1 and "Ann has the cat." of "First: Ann has the cat."
pub(super) fn spelt(line: &str) -> Option<(u32, &str)> {
    let (word, rest) = line.trim().split_once([':', ','])?;
    let word = word.to_lowercase();
    let number = ordinal(word.strip_suffix("ly").unwrap_or(&word))?;
    (rest.split_whitespace().count() > 2).then_some((u32::from(number), rest))
}

/// "Ann has the cat." and 1 of "Ann has the cat. (1)".
pub(super) fn at_end(line: &str) -> Option<(&str, u32)> {
    let (sentence, number) = line.trim_end().strip_suffix([')', ']'])?.rsplit_once(['(', '['])?;
    let ends = sentence.trim_end().ends_with(['.', '!']);
    number.parse().ok().filter(|_| ends && number.len() < 3).map(|number| (sentence, number))
}

fn counting_up(mut numbers: Vec<Option<u32>>) -> Vec<Option<u32>> {
    let mut next = 1;
    for number in &mut numbers {
        // "3 cups of tea" in a wrapped line does not count on.
        *number = number.filter(|&number| number == next);
        next += u32::from(number.is_some());
    }
    if next < 4 {
        numbers.fill(None);
    }
    numbers
}

/// "12" of "12 The owner of the cat": no place, amount or time.
fn opening(line: &str) -> Option<u32> {
    // "*9 Ann has the cat": with a star for where to begin.
    let (number, rest) = line.trim().trim_start_matches('*').split_once(' ')?;
    let sentence = rest.split(' ').count() > 2
        && rest
            .trim_start()
            .starts_with(|c: char| c.is_uppercase() || "\"'\u{201c}\u{2018}".contains(c));
    let digits = number.len() < 3 && number.bytes().all(|digit| digit.is_ascii_digit());
    number.parse().ok().filter(|_| sentence && digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_up_from_one() {
        let text = "Cats\n1 Ann has a cat.\n2 The dog is Bo's,\n3 of them say.\n3 Cy has no pet.\n";
        assert_eq!(opening_numbers(text), [None, Some(1), Some(2), None, Some(3)]);
        assert_eq!(opening_numbers("1 Ann has a cat.\n5 Bo has a dog."), [None, None]);
    }

    #[test]
    fn numbers_are_words() {
        let text = "First: Ann has a cat.\nSecond: the dog is Bo's.\nThirdly, Cy is last.";
        assert_eq!(spelt_numbers(text), [Some(1), Some(2), Some(3)]);
        assert_eq!(spelt_numbers("First: Ann, Bo, Cy\nSecond: cats and dogs"), [None, None]);
    }

    #[test]
    fn numbers_stand_at_the_end() {
        let text = "Ann has a cat. (1)\nBo has a dog. (2)\n(3)\nCy is last. (3)";
        assert_eq!(closing_numbers(text), [Some(1), Some(2), None, Some(3)]);
        assert_eq!(at_end("Cy is last. (3)"), Some(("Cy is last. ", 3)));
        assert_eq!(at_end("Cy is last (3)"), None);
    }
}
