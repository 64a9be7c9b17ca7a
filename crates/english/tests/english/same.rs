//! Whether two relations mean the same, found out by trying every arrangement of their values.

use std::collections::BTreeSet;

use puzzle::{Relation, Value};

pub fn same(a: &Relation, b: &Relation, houses: u8) -> bool {
    let mut values = BTreeSet::new();
    a.for_each_value(&mut |value| {
        values.insert(value);
    });
    b.for_each_value(&mut |value| {
        values.insert(value);
    });
    let values: Vec<Value> = values.into_iter().collect();
    assert!(values.len() <= 6, "too many values to try every arrangement");
    agree(a, b, houses, &values, &mut Vec::new())
}

fn agree(a: &Relation, b: &Relation, houses: u8, values: &[Value], placed: &mut Vec<u8>) -> bool {
    if placed.len() == values.len() {
        let house = |value: Value| placed[values.iter().position(|other| *other == value).unwrap()];
        return a.holds(&house) == b.holds(&house);
    }
    let next = values[placed.len()];
    (0..houses).all(|house| {
        let taken = values
            .iter()
            .zip(placed.iter())
            .any(|(other, at)| other.category == next.category && *at == house);
        if taken {
            return true;
        }
        placed.push(house);
        let agreed = agree(a, b, houses, values, placed);
        placed.pop();
        agreed
    })
}
