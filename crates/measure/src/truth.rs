//! Whether two relations mean the same, by trying ways to place their values.

use std::collections::BTreeMap;

use puzzle::{Random, Relation, Value};

/// All ways are tried up to this many.
const MOST: u64 = 20_000;
/// So many are tried where there are more.
const SAMPLES: usize = 4_000;

/// Whether two relations agree in a row of `places` wherever their values are; those in `fixed` have
/// their places. A category has no two values in one place. Where there are too many ways, a
/// sample of them is tried, always the same.
pub fn same(a: &Relation, b: &Relation, places: u8, fixed: &BTreeMap<Value, u8>) -> bool {
    let mut values = a.values();
    values.extend(b.values());
    values.sort_unstable();
    values.dedup();
    values.retain(|value| !fixed.contains_key(value));
    let agree = |ways: &BTreeMap<Value, u8>| {
        let place = |value: Value| fixed.get(&value).or(ways.get(&value)).copied().unwrap_or(0);
        a.holds(&place) == b.holds(&place)
    };
    let ways = u64::from(places).checked_pow(values.len() as u32);
    if ways.is_some_and(|ways| ways <= MOST) {
        return every(&values, places, &mut BTreeMap::new(), &agree);
    }
    let mut random = Random::new(7);
    (0..SAMPLES).all(|_| agree(&any(&values, places, &mut random)))
}

fn every(
    values: &[Value],
    places: u8,
    placed: &mut BTreeMap<Value, u8>,
    agree: &impl Fn(&BTreeMap<Value, u8>) -> bool,
) -> bool {
    let Some((&value, rest)) = values.split_first() else { return agree(placed) };
    (0..places).all(|place| {
        if is_taken(placed, value, place) {
            return true;
        }
        placed.insert(value, place);
        let agreed = every(rest, places, placed, agree);
        placed.remove(&value);
        agreed
    })
}

fn is_taken(placed: &BTreeMap<Value, u8>, value: Value, place: u8) -> bool {
    placed.iter().any(|(other, at)| other.category == value.category && *at == place)
}

/// Any way, rather one with many values in few places, where relations tell each other apart.
fn any(values: &[Value], places: u8, random: &mut Random) -> BTreeMap<Value, u8> {
    let few = [random.below(places), random.below(places), random.below(places)];
    let mut placed = BTreeMap::new();
    for &value in values {
        let mut place = if random.chance(60) { *random.pick(&few) } else { random.below(places) };
        while is_taken(&placed, value, place) {
            place = (place + 1) % places;
        }
        placed.insert(value, place);
    }
    placed
}

#[cfg(test)]
mod tests {
    use puzzle::{Houses, Offsets};

    use super::*;

    fn value(category: u8, index: u8) -> Value {
        Value { category, index }
    }

    #[test]
    fn the_same_in_other_words_is_the_same() {
        let of = |a, b, offsets| Relation::Offset(a, b, offsets);
        let (a, b, c) = (value(0, 0), value(1, 0), value(0, 1));
        let none = BTreeMap::new();
        let left = of(a, b, Offsets::SOMEWHERE_LEFT);
        assert!(same(&left, &of(b, a, Offsets::SOMEWHERE_RIGHT), 5, &none));
        assert!(!same(&left, &of(a, b, Offsets::IMMEDIATELY_LEFT), 5, &none));
        // Values of one category are never together.
        assert!(same(&of(a, c, Offsets::DIFFERENT), &Relation::And(vec![]), 5, &none));
        assert!(!same(&of(a, b, Offsets::DIFFERENT), &Relation::And(vec![]), 5, &none));
        // A value with a place is that place.
        let fixed = BTreeMap::from([(b, 2)]);
        assert!(same(&of(a, b, Offsets::SAME), &Relation::In(a, Houses::only(2)), 5, &fixed));
        // More values than can be tried in every way.
        let many =
            |offsets| Relation::And((0..9).map(|i| of(a, value(1 + i, 0), offsets)).collect());
        assert!(same(&many(Offsets::SAME), &many(Offsets::SAME), 8, &none));
        assert!(!same(&many(Offsets::SAME), &Relation::Or(vec![]), 8, &none));
    }
}
