//! A small seeded generator of numbers, puzzles and garbage for the tests of this module.

use super::{
    About, Asked, Category, Hint, Houses, Offsets, Order, Puzzle, PuzzleParts, Question, Relation,
    Value,
};

/// SplitMix64 (Steele, Lea, Flood 2014).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// 0..n.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// Text of pieces that mean something to a reader, in no order that does.
    pub fn garbage(&mut self, pieces: &[&str], most: usize) -> String {
        (0..self.below(most + 1)).map(|_| *self.pick(pieces)).collect()
    }

    /// A name that puts a format to the test.
    fn name(&mut self) -> String {
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
        let pieces = 1 + self.below(4);
        (0..pieces).map(|_| *self.pick(&PIECES)).collect()
    }

    fn value(&mut self, houses: u8, categories: usize) -> Value {
        Value {
            category: self.below(categories) as u8,
            index: self.below(usize::from(houses)) as u8,
        }
    }

    /// Any relation; compositions have at least two parts.
    pub fn relation(&mut self, houses: u8, categories: usize, depth: usize) -> Relation {
        let simple = depth == 0 || self.chance(40);
        let inner = |random: &mut Self| Box::new(random.relation(houses, categories, depth - 1));
        let (a, b) = (self.value(houses, categories), self.value(houses, categories));
        match self.below(if simple { 4 } else { 10 }) {
            0 => {
                Relation::In(a, Houses::from_bits(self.next() as u16 & Houses::all(houses).bits()))
            }
            1 => Relation::Offset(a, b, Offsets::from_bits(self.next() as u32)),
            2 => {
                let named = [
                    Offsets::SAME,
                    Offsets::DIFFERENT,
                    Offsets::NEXT_TO,
                    Offsets::NOT_NEXT_TO,
                    Offsets::SOMEWHERE_LEFT,
                    Offsets::SOMEWHERE_RIGHT,
                    Offsets::only(self.below(31) as i8 - 15),
                    Offsets::apart(self.below(16) as u8),
                    Offsets::apart(self.below(16) as u8).complement(),
                ];
                Relation::Offset(a, b, *self.pick(&named))
            }
            3 => {
                let order = *self.pick(&[Order::AsGiven, Order::Either]);
                let middle = self.value(houses, categories);
                Relation::Between { middle, ends: (a, b), order }
            }
            4 => Relation::Not(inner(self)),
            kind @ (5 | 6) => {
                let parts = (0..2 + self.below(2)).map(|_| *inner(self)).collect();
                if kind == 5 { Relation::And(parts) } else { Relation::Or(parts) }
            }
            7 => Relation::Xor(inner(self), inner(self)),
            8 => Relation::If(inner(self), inner(self)),
            _ => Relation::Iff(inner(self), inner(self)),
        }
    }

    /// One of these, or nothing.
    fn pattern(&mut self, patterns: &[&str]) -> String {
        if self.chance(50) { String::new() } else { (*self.pick(patterns)).to_owned() }
    }

    /// A puzzle with names that put a format to the test.
    pub fn puzzle(&mut self) -> Puzzle {
        let houses = 2 + self.below(6) as u8;
        let mut categories: Vec<Category> = Vec::new();
        for _ in 0..1 + self.below(4) {
            let mut values: Vec<String> = Vec::new();
            while values.len() < usize::from(houses) {
                let name = self.name();
                if !values.contains(&name) {
                    values.push(name);
                }
            }
            let name = self.name();
            if categories.iter().all(|other| other.name != name) {
                let phrase = self.pattern(&["{}", "the {} scarf", "who \\# {} :: (plural)"]);
                categories.push(Category { name, values, phrase });
            }
        }
        let c = categories.len();
        let mut number = 0;
        let hints = (0..self.below(12)).map(|_| {
            number += 1 + self.below(3) as u32;
            let relation = self.chance(85).then(|| self.relation(houses, c, 3));
            Hint { number, text: self.name().trim().to_owned(), relation }
        });
        let hints = hints.collect();
        let questions = (0..self.below(3)).map(|_| {
            let text = self.name().trim().to_owned();
            let category = Asked::Category(self.below(c) as u8);
            let value = About::Value(self.value(houses, c));
            let (asked, about) = match self.below(4) {
                0 => (category, About::House(self.below(usize::from(houses)) as u8)),
                1 => (category, value),
                _ => (Asked::House, value),
            };
            Question { text, asked, about }
        });
        let questions = questions.collect();
        let title = self.name().trim().to_owned();
        let place = self.pattern(&["in the {} seat", "on # the {} shelf (shelves)"]);
        Puzzle::new(PuzzleParts { title, houses, place, categories, hints, questions }).unwrap()
    }
}
