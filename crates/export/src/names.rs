//! Names of values and categories as identifiers.

use puzzle::{Puzzle, Value};

use super::reserved::is_reserved;

/// One identifier for each category and value, all different: lower-case ASCII letters, digits and
/// single underscores, starting with a letter, no keyword of any of the languages.
#[derive(Debug)]
pub(super) struct Identifiers {
    categories: Vec<String>,
    values: Vec<Vec<String>>,
}

impl Identifiers {
    /// A value goes by its own name where that can be had, else with its category before it.
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let mut taken: Vec<String> = Vec::new();
        let mut categories = Vec::new();
        for (c, category) in puzzle.categories().iter().enumerate() {
            let plain = identifier(&category.name).unwrap_or(format!("category_{}", c + 1));
            categories.push(claim(plain, &mut taken));
        }
        // What two values share belongs to neither.
        let mut wished: Vec<Vec<Option<String>>> = puzzle
            .categories()
            .iter()
            .map(|category| category.values.iter().map(|value| identifier(value)).collect())
            .collect();
        let all: Vec<String> = wished.iter().flatten().flatten().cloned().collect();
        let shared = |name: &String| all.iter().filter(|other| *other == name).count() > 1;
        for (row, category) in wished.iter_mut().zip(puzzle.categories()) {
            for (wish, value) in row.iter_mut().zip(&category.values) {
                let exact = value.chars().all(|c| c.is_ascii_alphanumeric() || " _-".contains(c));
                if wish.as_ref().is_some_and(|name| shared(name) || !exact && name.len() < 2) {
                    *wish = None;
                }
            }
        }
        let values = wished
            .into_iter()
            .enumerate()
            .map(|(c, row)| {
                let category = &categories[c];
                row.into_iter()
                    .enumerate()
                    .map(|(i, wish)| {
                        let name = &puzzle.categories()[c].values[i];
                        let long = || match letters(name) {
                            tail if tail.is_empty() => format!("{category}_{}", i + 1),
                            tail => format!("{category}_{tail}"),
                        };
                        let free = wish.filter(|name| !taken.contains(name) && !is_reserved(name));
                        claim(free.unwrap_or_else(long), &mut taken)
                    })
                    .collect()
            })
            .collect();
        Self { categories, values }
    }

    pub(super) fn category(&self, c: usize) -> &str {
        &self.categories[c]
    }

    pub(super) fn value(&self, value: Value) -> &str {
        &self.values[usize::from(value.category)][usize::from(value.index)]
    }

    /// The values of a category, in its order.
    pub(super) fn values(&self, c: usize) -> &[String] {
        &self.values[c]
    }
}

/// The name, or with the first number that makes it nobody else's.
fn claim(name: String, taken: &mut Vec<String>) -> String {
    let usable = |name: &String| !taken.contains(name) && !is_reserved(name);
    let numbered = (2..).map(|k| format!("{name}_{k}"));
    let found = std::iter::once(name.clone()).chain(numbered).find(usable).unwrap_or(name);
    taken.push(found.clone());
    found
}

/// Longer identifiers are cut.
const LONGEST: usize = 32;

fn letters(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars().take(4 * LONGEST) {
        if c.is_ascii_alphanumeric() && text.len() < LONGEST {
            text.push(c.to_ascii_lowercase());
        } else if !text.is_empty() && !text.ends_with('_') && text.len() < LONGEST {
            text.push('_');
        }
    }
    text.truncate(text.trim_end_matches('_').len());
    text
}

/// The name as an identifier, where its letters make one.
fn identifier(name: &str) -> Option<String> {
    let text = letters(name);
    text.starts_with(|c: char| c.is_ascii_lowercase()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::{Category, PuzzleParts};

    fn names(categories: &[(&str, [&str; 3])]) -> Vec<String> {
        let categories = categories.iter().map(|(name, values)| {
            Category::new((*name).to_owned(), values.map(str::to_owned).to_vec())
        });
        let parts =
            PuzzleParts { houses: 3, categories: categories.collect(), ..PuzzleParts::default() };
        let puzzle = Puzzle::new(parts).unwrap();
        let names = Identifiers::new(&puzzle);
        (0..puzzle.categories().len()).flat_map(|c| names.values(c).to_vec()).collect()
    }

    #[test]
    fn plain_names_stay_themselves() {
        assert_eq!(
            names(&[("Cigar", ["Pall Mall", "Blends", "it's"])]),
            ["pall_mall", "blends", "it_s"]
        );
    }

    #[test]
    fn awkward_names_take_their_category_or_a_number() {
        assert_eq!(
            names(&[("Colour", ["class", "日本", "2"]), ("class", ["a b", "a-b", "Colour"])]),
            [
                "colour_class",
                "colour_2",
                "colour_2_2",
                "class_2_a_b",
                "class_2_a_b_2",
                "class_2_colour"
            ]
        );
        assert_eq!(
            names(&[("static", ["cast", "C++", "c"])]),
            ["cast", "static_2_c", "static_2_c_2"]
        );
    }
}
