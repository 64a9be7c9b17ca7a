//! The words that people gave a puzzle, found in sentences about it: those may be of another direction
//! than the page's own words, and must not draw a figure beside them into it.

use std::collections::BTreeMap;

use puzzle::{Category, Puzzle};

/// The names of a puzzle.
pub struct Names<'p> {
    /// By their first letter, the longest first.
    names: BTreeMap<char, Vec<&'p str>>,
}

/// A part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part<'t> {
    /// Words of the page's own.
    Plain(&'t str),
    /// Words that people gave.
    Name(&'t str),
}

impl<'p> Names<'p> {
    /// Those of a puzzle: of its categories and values, and its hints and questions.
    pub fn of(puzzle: &'p Puzzle) -> Self {
        let hints = puzzle.hints().iter().map(|hint| &hint.text[..]);
        let questions = puzzle.questions().iter().map(|question| &question.text[..]);
        Self::among(puzzle.categories(), hints.chain(questions))
    }

    /// Those of categories and their values.
    pub fn of_categories(categories: &'p [Category]) -> Self {
        Self::among(categories, std::iter::empty())
    }

    fn among(categories: &'p [Category], more: impl Iterator<Item = &'p str>) -> Self {
        let values = categories.iter().flat_map(|category| &category.values);
        let names = categories.iter().map(|category| &category.name).chain(values);
        let mut found: BTreeMap<char, Vec<&'p str>> = BTreeMap::new();
        for name in names.map(String::as_str).chain(more) {
            if let Some(first) = name.chars().next() {
                found.entry(first).or_default().push(name);
            }
        }
        found
            .values_mut()
            .for_each(|names| names.sort_by_key(|name| std::cmp::Reverse(name.len())));
        Self { names: found }
    }

    /// The parts of a sentence. Words that hints taught the speaker count as names where they are
    /// of the other direction; ASCII has only one.
    pub fn parts<'t>(&self, text: &'t str) -> Vec<Part<'t>> {
        if text.is_ascii() {
            return vec![Part::Plain(text)];
        }
        let (mut parts, mut plain, mut at) = (Vec::new(), 0, 0);
        while let Some(letter) = text[at..].chars().next() {
            let inside = text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
            let length = if inside { 0 } else { self.name(&text[at..]) };
            if length == 0 {
                at += letter.len_utf8();
                continue;
            }
            parts.extend((plain < at).then(|| Part::Plain(&text[plain..at])));
            at += length;
            parts.push(Part::Name(&text[at - length..at]));
            plain = at;
        }
        parts.extend((plain < at).then(|| Part::Plain(&text[plain..])));
        parts
    }

    /// How long the name is that the text begins with; 0 for none.
    fn name(&self, text: &str) -> usize {
        let Some(first) = text.chars().next() else { return 0 };
        let whole = |name: &&&str| {
            let rest = text.strip_prefix(**name);
            rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        let named = self.names.get(&first).and_then(|names| names.iter().find(whole));
        named.map_or_else(|| other_direction(text), |name| name.len())
    }
}

/// How long the words are that the text begins with and that are written from right to left.
fn other_direction(text: &str) -> usize {
    let ends =
        |(at, letter): (usize, char)| is_right_to_left(letter).then(|| at + letter.len_utf8());
    let stays =
        |&(_, letter): &(usize, char)| is_right_to_left(letter) || !letter.is_alphanumeric();
    if !text.starts_with(is_right_to_left) {
        return 0;
    }
    text.char_indices().take_while(stays).filter_map(ends).last().unwrap_or(0)
}

/// Whether a letter is of a script that is written from right to left.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// A name for a place that takes no elements: between marks that set it apart.
pub fn isolated(name: &str) -> String {
    if name.is_ascii() { name.to_owned() } else { format!("\u{2068}{name}\u{2069}") }
}

#[cfg(test)]
mod tests {
    use super::Part::{Name, Plain};
    use super::*;
    use puzzle::text::Document;

    #[test]
    fn names_are_found_in_sentences_longest_first_and_whole() {
        let text =
            "houses: 2\nColor: אדום, \"אדום כהה 7\"\nÄpfel: Öl, Ölkanne\n1. יש 3 :: אדום = Öl\n";
        let puzzle = Document::read(text).unwrap().into_puzzle();
        let names = Names::of(&puzzle);
        let parts = |text| names.parts(text);
        assert_eq!(parts("96 אדום, 3"), [Plain("96 "), Name("אדום"), Plain(", 3")]);
        assert_eq!(parts("אדום כהה 7"), [Name("אדום כהה 7")]);
        assert_eq!(
            parts("Öl Ölkanne Ölig"),
            [Name("Öl"), Plain(" "), Name("Ölkanne"), Plain(" Ölig")]
        );
        assert_eq!(parts("Hint 1: יש 3."), [Plain("Hint 1: "), Name("יש 3"), Plain(".")]);
        // No name, but of the other direction.
        assert_eq!(parts("the בית של in 3"), [Plain("the "), Name("בית של"), Plain(" in 3")]);
        assert_eq!(parts("nothing here"), [Plain("nothing here")]);
    }

    #[test]
    fn names_in_bare_text_stand_between_marks() {
        assert_eq!(
            (isolated("red"), isolated("שלום")),
            ("red".into(), "\u{2068}שלום\u{2069}".into())
        );
    }
}
