//! Which value, and which hint, of what was read is which of the truth.

use std::collections::BTreeMap;
use std::ops::Range;

use puzzle::{Category, Relation, Value};

/// Words before names that say nothing of them.
const BEFORE: [&str; 9] = ["a", "an", "the", "mr", "mrs", "ms", "miss", "dr", "st"];
const NUMBERS: [&str; 13] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
];

/// The words of a text in lower case, without marks.
pub fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace(['\'', '\u{2019}'], "");
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// A name without what people write in different ways: case, articles, plural, numbers in words.
fn plain(name: &str) -> Vec<String> {
    let mut plain: Vec<String> = words(name).iter().map(|word| plain_word(word)).collect();
    while plain.len() > 1 && BEFORE.contains(&plain[0].as_str()) {
        plain.remove(0);
    }
    plain
}

fn plain_word(word: &str) -> String {
    if let Some(number) = NUMBERS.iter().position(|name| *name == word) {
        return number.to_string();
    }
    let singular = match word.strip_suffix("ies") {
        Some(base) if base.len() > 1 => format!("{base}y"),
        _ => word.strip_suffix('s').filter(|base| base.len() > 2).unwrap_or(word).to_owned(),
    };
    singular.strip_suffix('e').filter(|base| base.len() > 3).unwrap_or(&singular).to_owned()
}

/// How alike two names are: 2 the same, 1 may be two ways to say one thing, 0 not.
fn likeness(a: &[String], b: &[String]) -> u8 {
    if a == b || a.concat() == b.concat() {
        return 2;
    }
    let within =
        |a: &[String], b: &[String]| !a.is_empty() && a.iter().all(|word| b.contains(word));
    let some_akin = a.iter().any(|a| b.iter().any(|b| are_akin(a, b)));
    u8::from(within(a, b) || within(b, a) || some_akin)
}

/// How alike two names are as people write them: 2 the same, 1 may be two ways to say one thing.
pub fn alike(a: &str, b: &str) -> u8 {
    likeness(&plain(a), &plain(b))
}

/// Whether two words may be forms of one: Nepal and Nepali, fox and foxes.
fn are_akin(a: &str, b: &str) -> bool {
    let shared = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    shared >= 3 && a.chars().count().max(b.chars().count()) <= shared + 3
}

/// Which value of a read puzzle is which true one.
pub struct Values {
    /// By value that was read: the true one; one of its own where there is none.
    mapped: BTreeMap<Value, Value>,
    /// By true category: the one that was read for it.
    pub categories: Vec<Option<u8>>,
}

impl Values {
    /// Finds them by their names: the same name, then names that are alike within two categories
    /// that share a name, then what is left alone on both sides.
    pub fn new(truth: &[Category], read: &[Category]) -> Self {
        let plain = |all: &[Category]| -> Vec<Vec<Vec<String>>> {
            all.iter().map(|c| c.values.iter().map(|value| plain(value)).collect()).collect()
        };
        let names = shared_spellings(truth, read);
        let (truth, read) = (plain(truth), plain(read));
        let categories = aligned(&truth, &read, &names);
        let mut found = Self { mapped: BTreeMap::new(), categories };
        for likest in [2, 1, 0] {
            for (t, values) in truth.iter().enumerate() {
                let Some(r) = found.categories[t] else { continue };
                found.pair(t, values, usize::from(r), &read[usize::from(r)], likest);
            }
        }
        // A name that is nowhere in the category's own may be in another.
        for (t, values) in truth.iter().enumerate() {
            for (r, others) in read.iter().enumerate() {
                found.pair(t, values, r, others, 2);
            }
        }
        // What is not true is told apart from all that is.
        for (r, values) in read.iter().enumerate() {
            let home = found.categories.iter().position(|c| *c == Some(r as u8));
            let category = home.unwrap_or(truth.len() + r) as u8;
            for index in 0..values.len() as u8 {
                let own = Value { category, index: 100 + index };
                found.mapped.entry(Value { category: r as u8, index }).or_insert(own);
            }
        }
        found
    }

    fn pair(
        &mut self,
        t: usize,
        values: &[Vec<String>],
        r: usize,
        read: &[Vec<String>],
        likest: u8,
    ) {
        let true_value = |index: usize| Value { category: t as u8, index: index as u8 };
        let read_value = |index: usize| Value { category: r as u8, index: index as u8 };
        let left: Vec<usize> = (0..values.len())
            .filter(|&index| !self.mapped.values().any(|value| *value == true_value(index)))
            .collect();
        let mut free: Vec<usize> = (0..read.len())
            .filter(|&index| !self.mapped.contains_key(&read_value(index)))
            .collect();
        if likest == 0 {
            if let ([index], [other]) = (left.as_slice(), free.as_slice()) {
                self.mapped.insert(read_value(*other), true_value(*index));
            }
            return;
        }
        for index in left {
            let like = |other: &usize| likeness(&values[index], &read[*other]) >= likest;
            let mut alike = free.iter().copied().filter(like);
            if let (Some(other), None) = (alike.next(), alike.next()) {
                self.mapped.insert(read_value(other), true_value(index));
                free.retain(|free| *free != other);
            }
        }
    }

    /// What was read, said of the true values.
    pub fn of_truth(&self, read: &Relation) -> Relation {
        let mapped = read.mapped(&|value| self.mapped.get(&value).copied());
        mapped.unwrap_or(Relation::Or(Vec::new()))
    }

    /// What a value that was read is: a true one, or one of its own.
    pub fn true_of(&self, read: Value) -> Option<Value> {
        self.mapped.get(&read).copied()
    }

    /// The true value that was read as this one.
    pub fn true_value(&self, read: Value) -> Option<Value> {
        self.mapped.get(&read).copied().filter(|value| value.index < 100)
    }

    /// What a true value was read as.
    pub fn read_value(&self, truth: Value) -> Option<Value> {
        self.mapped.iter().find(|(_, value)| **value == truth).map(|(read, _)| *read)
    }
}

/// By true category and read one: how many of their names, their own among them, are spelled the
/// same. Tells apart categories with the same words, such as flowers and people named after them.
fn shared_spellings(truth: &[Category], read: &[Category]) -> Vec<Vec<usize>> {
    let shared = |a: &Category, b: &Category| {
        let own = a.name.to_lowercase() == b.name.to_lowercase();
        a.values.iter().filter(|name| b.values.contains(name)).count() + usize::from(own)
    };
    truth.iter().map(|a| read.iter().map(|b| shared(a, b)).collect()).collect()
}

/// By true category: the category that shares most names with it, each at most once.
fn aligned(
    truth: &[Vec<Vec<String>>],
    read: &[Vec<Vec<String>>],
    spellings: &[Vec<usize>],
) -> Vec<Option<u8>> {
    let shared = |a: &[Vec<String>], b: &[Vec<String>], likest: u8| {
        a.iter().filter(|a| b.iter().any(|b| likeness(a, b) >= likest)).count()
    };
    let mut pairs = Vec::new();
    for (t, values) in truth.iter().enumerate() {
        for (r, others) in read.iter().enumerate() {
            let score = 4 * shared(values, others, 2) + shared(values, others, 1);
            pairs.push((score + spellings[t][r], t, r));
        }
    }
    pairs.sort_by_key(|&(score, t, r)| (usize::MAX - score, t, r));
    let mut categories = vec![None; truth.len()];
    for (score, t, r) in pairs {
        if score > 0 && categories[t].is_none() && !categories.contains(&Some(r as u8)) {
            categories[t] = Some(r as u8);
        }
    }
    categories
}

/// Values that a relation puts into one place each.
pub fn pinned(relation: &Relation) -> Vec<(Value, u8)> {
    match relation {
        Relation::In(value, places) if places.len() == 1 => {
            places.iter().map(|place| (*value, place)).collect()
        }
        Relation::And(parts) => parts.iter().flat_map(pinned).collect(),
        _ => Vec::new(),
    }
}

/// Where pieces of a text are in it, in words; each is looked for behind the one before first.
pub fn places<'a>(
    text: &[String],
    pieces: impl Iterator<Item = &'a str>,
) -> Vec<Option<Range<usize>>> {
    let mut from = 0;
    let place = |piece: &str| {
        let piece = words(piece);
        let longest = piece.len();
        // A piece may have lost words at its ends.
        for length in (3.min(longest).max(1)..=longest).rev() {
            for part in piece.windows(length) {
                let behind = find(&text[from..], part).map(|at| at + from);
                if let Some(at) = behind.or_else(|| find(text, part)) {
                    from = at;
                    return Some(at..at + length);
                }
            }
        }
        None
    };
    pieces.map(place).collect()
}

fn find(text: &[String], part: &[String]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

/// True hints and read ones that are about the same words, by their indices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The true ones.
    pub meant: Vec<usize>,
    /// The ones that were read.
    pub read: Vec<usize>,
}

/// Puts together what shares at least half of its words. Read hints without a true one are left out.
pub fn groups(meant: &[Option<Range<usize>>], read: &[Option<Range<usize>>]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (m, range) in meant.iter().enumerate() {
        let shares = |other: &Option<Range<usize>>| match (range, other) {
            (Some(a), Some(b)) => {
                let shared = a.end.min(b.end).saturating_sub(a.start.max(b.start));
                2 * shared > a.len().min(b.len())
            }
            _ => false,
        };
        let own: Vec<usize> = (0..read.len()).filter(|&r| shares(&read[r])).collect();
        match groups.iter_mut().find(|group| group.read.iter().any(|r| own.contains(r))) {
            Some(group) => {
                group.meant.push(m);
                group.read.extend(
                    own.into_iter().filter(|r| !group.read.contains(r)).collect::<Vec<_>>(),
                );
            }
            None => groups.push(Group { meant: vec![m], read: own }),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn category(name: &str, values: &[&str]) -> Category {
        Category::new(name.to_owned(), values.iter().map(|value| (*value).to_owned()).collect())
    }

    #[test]
    fn values_are_found_by_their_names() {
        let truth = [
            category("Pet", &["dog", "Cats", "no pet"]),
            category("Who", &["Mrs Ewing", "the Swede", "Bo"]),
        ];
        let read = [
            category("Name", &["ewing", "Swedish", "Bo"]),
            category("Category 2", &["cat", "dogs", "goldfish"]),
        ];
        let values = Values::new(&truth, &read);
        assert_eq!(values.categories, [Some(1), Some(0)]);
        for (c, r) in [((0, 0), (1, 1)), ((0, 1), (1, 0)), ((0, 2), (1, 2)), ((1, 1), (0, 1))] {
            let value = |(category, index)| Value { category, index };
            assert_eq!(values.true_value(value(r)), Some(value(c)));
        }
    }

    #[test]
    fn hints_are_found_by_their_words() {
        let text = words("1. Ann has the dog. 2. Bo, who is tall, has tea; Cy is next. Who is it?");
        let meant = places(
            &text,
            ["Ann has the dog", "Bo, who is tall, has tea", "Cy is next"].into_iter(),
        );
        let read =
            places(&text, ["Ann has the dog.", "who is tall, has tea; Cy is next."].into_iter());
        assert_eq!(groups(&meant, &read).len(), 2);
        assert_eq!(groups(&meant, &read)[0], Group { meant: vec![0], read: vec![0] });
    }
}
