//! Random small problems of every relation and composition.

use puzzle::{About, Asked, HintSet, Houses, Offsets, Order, Random, Relation, Value};
use solver::Problem;

/// Any value.
pub fn value(random: &mut Random, houses: u8, categories: u8) -> Value {
    Value { category: random.below(categories), index: random.below(houses) }
}

fn offsets(random: &mut Random) -> Offsets {
    match random.below(9) {
        0 | 1 => Offsets::SAME,
        2 => Offsets::DIFFERENT,
        3 => Offsets::IMMEDIATELY_LEFT,
        4 => Offsets::NEXT_TO,
        5 => Offsets::SOMEWHERE_LEFT,
        6 => Offsets::apart(2),
        7 => Offsets::NOT_NEXT_TO,
        _ => Offsets::from_bits(random.number() as u32),
    }
}

/// Any relation, compositions up to `depth` levels.
pub fn relation(random: &mut Random, houses: u8, categories: u8, depth: u32) -> Relation {
    let v = |random: &mut Random| value(random, houses, categories);
    let inner = |random: &mut Random| relation(random, houses, categories, depth - 1);
    let boxed = |random: &mut Random| Box::new(inner(random));
    let several =
        |random: &mut Random| (0..random.below(4)).map(|_| inner(random)).collect::<Vec<_>>();
    match random.below(if depth == 0 { 6 } else { 12 }) {
        0 => Relation::In(v(random), Houses::from_bits(random.number() as u16)),
        1 => {
            let order = if random.below(2) == 0 { Order::AsGiven } else { Order::Either };
            Relation::Between { middle: v(random), ends: (v(random), v(random)), order }
        }
        2..=5 => Relation::Offset(v(random), v(random), offsets(random)),
        6 => Relation::Not(boxed(random)),
        7 => Relation::And(several(random)),
        8 => Relation::Or(several(random)),
        9 => Relation::Xor(boxed(random), boxed(random)),
        10 => Relation::If(boxed(random), boxed(random)),
        _ => Relation::Iff(boxed(random), boxed(random)),
    }
}

/// A problem small enough for brute force, with a random active set.
pub fn small_problem(random: &mut Random) -> (Problem, HintSet) {
    let houses = 2 + random.below(3) as u8;
    let categories = 1 + random.below(if houses == 4 { 3 } else { 4 }) as u8;
    let hints = random.below(9) as usize;
    let constraints = (0..hints)
        .map(|_| {
            let depth = [0, 0, 1, 3][random.below(4) as usize];
            (random.below(12) > 0).then(|| relation(random, houses, categories, depth))
        })
        .collect();
    let questions = (0..random.below(3))
        .map(|_| {
            let category = Asked::Category(random.below(categories));
            let value = About::Value(value(random, houses, categories));
            match random.below(4) {
                0 => (Asked::House, value),
                1 => (category, About::House(random.below(houses))),
                _ => (category, value),
            }
        })
        .collect();
    let active = (0..hints).filter(|_| random.below(4) > 0).collect();
    (Problem::new(houses, categories, constraints, questions).unwrap(), active)
}
