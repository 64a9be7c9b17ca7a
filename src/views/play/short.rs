//! Short forms of names, for cells that have no room for whole ones.

use puzzle::Category;

/// How many letters a short form has at least.
const LEAST: usize = 3;
/// How many at most.
const MOST: usize = 5;

/// Short forms of the values of a category, no two the same; nothing where their beginnings do not
/// tell them apart.
pub fn shorts(category: &Category) -> Option<Vec<String>> {
    let letters: Vec<Vec<char>> =
        category.values.iter().map(|name| name.to_lowercase().chars().collect()).collect();
    let shared = |a: &[char], b: &[char]| a.iter().zip(b).take_while(|(a, b)| a == b).count();
    let short = |(at, name): (usize, &String)| {
        let others = letters.iter().enumerate().filter(|(other, _)| *other != at);
        let same = others.map(|(_, other)| shared(other, &letters[at])).max().unwrap_or_default();
        let length = LEAST.max(same + 1);
        (name.chars().count().min(length) <= MOST).then(|| cut(name, length))
    };
    category.values.iter().enumerate().map(short).collect()
}

/// A name in lines of so many letters: whole where each of its words fits, else its beginning.
pub fn fitted(name: &str, letters: usize) -> String {
    let fits = name.split_whitespace().all(|word| word.chars().count() <= letters);
    if fits { name.to_owned() } else { cut(name, letters.saturating_sub(1).max(LEAST)) + "." }
}

fn cut(name: &str, length: usize) -> String {
    name.chars().take(length).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(names: &[&str]) -> Option<Vec<String>> {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        shorts(&Category::new("X".to_owned(), names))
    }

    #[test]
    fn short_forms_tell_apart() {
        let cigars = short(&["Pall Mall", "Dunhill", "Blends", "BlueMaster", "Prince"]).unwrap();
        assert_eq!(cigars, ["Pal", "Dun", "Ble", "Blu", "Pri"]);
        assert_eq!(short(&["tea", "teal", "ox"]).unwrap(), ["tea", "teal", "ox"]);
        assert_eq!(short(&["Öl", "Ölkanne", "ölig"]).unwrap(), ["Öl", "Ölk", "öli"]);
        assert_eq!(short(&["Year 1990", "Year 1991"]), None);
    }

    #[test]
    fn a_name_is_cut_only_where_a_word_is_too_long() {
        assert_eq!(fitted("Pall Mall", 8), "Pall Mall");
        assert_eq!(fitted("BlueMaster", 8), "BlueMas.");
        assert_eq!(fitted("אדום", 8), "אדום");
    }
}
