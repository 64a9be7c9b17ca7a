//! Random puzzles, whose names and texts put formats to the test.

use crate::recipe::{Mix, Recipe};
use puzzle::{
    About, Asked, Category, Hint, Houses, Offsets, Order, Puzzle, PuzzleParts, Question, Random,
    Relation, Value,
};

/// Text of pieces that mean something to a reader, in no order that does.
pub fn garbage(random: &mut Random, pieces: &[&str], most: usize) -> String {
    (0..random.below(most + 1)).map(|_| *random.pick(pieces)).collect()
}

/// A name that puts a format to the test.
fn name(random: &mut Random) -> String {
    const PIECES: [&str; 32] = [
        "red",
        "Pall Mall",
        "and",
        "not",
        "or ",
        " of ",
        ".",
        ",",
        "\"",
        "\\",
        "#",
        " #",
        "::",
        ":",
        "!=",
        "!",
        "<<",
        "2",
        " ",
        "é",
        "日本",
        "title",
        "house",
        "house 1",
        "last",
        "(",
        "{",
        "}",
        "1.",
        "~",
        "'",
        "-",
    ];
    let pieces = 1 + random.below(4);
    (0..pieces).map(|_| *random.pick(&PIECES)).collect()
}

fn value(random: &mut Random, houses: u8, categories: usize) -> Value {
    Value {
        category: random.below(categories) as u8,
        index: random.below(usize::from(houses)) as u8,
    }
}

/// Any relation; compositions have at least two parts.
pub fn relation(random: &mut Random, houses: u8, categories: usize, depth: usize) -> Relation {
    let simple = depth == 0 || random.chance(40);
    let inner = |random: &mut Random| Box::new(relation(random, houses, categories, depth - 1));
    let (a, b) = (value(random, houses, categories), value(random, houses, categories));
    match random.below(if simple { 4 } else { 10 }) {
        0 => {
            Relation::In(a, Houses::from_bits(random.number() as u16 & Houses::all(houses).bits()))
        }
        1 => Relation::Offset(a, b, Offsets::from_bits(random.number() as u32)),
        2 => {
            let named = [
                Offsets::SAME,
                Offsets::DIFFERENT,
                Offsets::NEXT_TO,
                Offsets::NOT_NEXT_TO,
                Offsets::SOMEWHERE_LEFT,
                Offsets::SOMEWHERE_RIGHT,
                Offsets::only(random.below(31) as i8 - 15),
                Offsets::apart(random.below(16) as u8),
                Offsets::apart(random.below(16) as u8).complement(),
            ];
            Relation::Offset(a, b, *random.pick(&named))
        }
        3 => {
            let order = *random.pick(&[Order::AsGiven, Order::Either]);
            let middle = value(random, houses, categories);
            Relation::Between { middle, ends: (a, b), order }
        }
        4 => Relation::Not(inner(random)),
        kind @ (5 | 6) => {
            let parts = (0..2 + random.below(2)).map(|_| *inner(random)).collect();
            if kind == 5 { Relation::And(parts) } else { Relation::Or(parts) }
        }
        7 => Relation::Xor(inner(random), inner(random)),
        8 => Relation::If(inner(random), inner(random)),
        _ => Relation::Iff(inner(random), inner(random)),
    }
}

/// One of these, or nothing.
fn pattern(random: &mut Random, patterns: &[&str]) -> String {
    if random.chance(50) { String::new() } else { (*random.pick(patterns)).to_owned() }
}

/// A puzzle that takes some tenths of a second to survey, with any one of its switches turned too.
pub fn slow() -> Puzzle {
    of_recipe(Recipe { houses: 7, categories: 5, hints: 20, mix: Mix::Printed }, 2)
}

/// A puzzle of a recipe: categories A, B, …, values A1, A2, …, one question.
pub fn of_recipe(recipe: Recipe, seed: u64) -> Puzzle {
    let letter = |category: u8| char::from(b'A' + category);
    let categories = (0..recipe.categories).map(|c| {
        let values = (1..=recipe.houses).map(|value| format!("{}{value}", letter(c)));
        Category::new(letter(c).to_string(), values.collect())
    });
    let hints = (1..).zip(recipe.relations(seed)).map(|(number, relation)| {
        let text = format!("Hint {number}.");
        Hint { number, text, relation: Some(relation) }
    });
    let about = About::Value(Value { category: 1, index: 0 });
    let question = Question { text: "Which A is B1?".into(), asked: Asked::Category(0), about };
    let parts = PuzzleParts {
        title: "Made".into(),
        houses: recipe.houses,
        categories: categories.collect(),
        hints: hints.collect(),
        questions: vec![question],
        ..PuzzleParts::default()
    };
    Puzzle::new(parts).expect("a recipe makes a puzzle")
}

/// A puzzle with names that put a format to the test.
pub fn puzzle(random: &mut Random) -> Puzzle {
    let houses = 2 + random.below(6) as u8;
    let mut categories: Vec<Category> = Vec::new();
    for _ in 0..1 + random.below(4) {
        let mut values: Vec<String> = Vec::new();
        while values.len() < usize::from(houses) {
            let name = name(random);
            if !values.contains(&name) {
                values.push(name);
            }
        }
        let name = name(random);
        if categories.iter().all(|other| other.name != name) {
            let phrase = pattern(random, &["{}", "the {} scarf", "who \\# {} :: (plural)"]);
            categories.push(Category { name, values, phrase });
        }
    }
    let c = categories.len();
    let mut number = 0;
    let hints = (0..random.below(12)).map(|_| {
        number += 1 + random.below(3) as u32;
        let relation = random.chance(85).then(|| relation(random, houses, c, 3));
        Hint { number, text: name(random).trim().to_owned(), relation }
    });
    let hints = hints.collect();
    let questions = (0..random.below(3)).map(|_| {
        let text = name(random).trim().to_owned();
        let category = Asked::Category(random.below(c) as u8);
        let value = About::Value(value(random, houses, c));
        let (asked, about) = match random.below(4) {
            0 => (category, About::House(random.below(usize::from(houses)) as u8)),
            1 => (category, value),
            _ => (Asked::House, value),
        };
        Question { text, asked, about }
    });
    let questions = questions.collect();
    let title = name(random).trim().to_owned();
    let place = pattern(random, &["in the {} seat", "on # the {} shelf (shelves)"]);
    Puzzle::new(PuzzleParts { title, houses, place, categories, hints, questions }).unwrap()
}
