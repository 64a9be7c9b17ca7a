//! Relations in their simplest form, and whether two say the same.

use puzzle::{Houses, Offsets, Random, Relation, Value};

/// What never holds.
pub fn never() -> Relation {
    Relation::Or(Vec::new())
}

/// All of them, those inside others taken out.
pub fn and(parts: Vec<Relation>) -> Relation {
    let mut all = Vec::new();
    for part in parts {
        match part {
            Relation::And(inner) => all.extend(inner),
            Relation::Or(inner) if inner.is_empty() => return never(),
            part => all.push(part),
        }
    }
    only(all).unwrap_or_else(Relation::And)
}

/// Any of them, those inside others taken out.
pub fn or(parts: Vec<Relation>) -> Relation {
    let mut any = Vec::new();
    for part in parts {
        match part {
            Relation::Or(inner) => any.extend(inner),
            Relation::And(inner) if inner.is_empty() => return Relation::And(Vec::new()),
            part => any.push(part),
        }
    }
    only(any).unwrap_or_else(Relation::Or)
}

/// The contrary.
pub fn not(relation: Relation) -> Relation {
    match relation {
        Relation::Not(inner) => *inner,
        Relation::And(parts) if parts.is_empty() => never(),
        Relation::Or(parts) if parts.is_empty() => Relation::And(parts),
        Relation::Offset(a, b, offsets) => Relation::Offset(a, b, offsets.complement()),
        relation => Relation::Not(Box::new(relation)),
    }
}

fn only(mut parts: Vec<Relation>) -> Result<Relation, Vec<Relation>> {
    match parts.pop() {
        Some(one) if parts.is_empty() => Ok(one),
        Some(one) => {
            parts.push(one);
            Err(parts)
        }
        None => Err(parts),
    }
}

/// Arrangements to compare relations in: where each of these values may be.
pub struct Samples {
    values: Vec<Value>,
    places: Vec<Vec<u8>>,
    /// Whether these are all arrangements.
    complete: bool,
}

/// How many arrangements are drawn where not all can be gone through.
const DRAWN: usize = 700;

impl Samples {
    /// Arrangements of these values; all of them where they are few.
    pub fn of(values: &[Value], places: u8) -> Self {
        Self::pinned(values, places, &|_| None)
    }

    /// The same where some values are at places that are known.
    pub fn pinned(values: &[Value], places: u8, place: &dyn Fn(Value) -> Option<u8>) -> Self {
        let n = usize::from(places);
        let mut values = values.to_vec();
        values.sort_unstable();
        values.dedup();
        let all = u32::try_from(values.len()).ok().and_then(|k| n.checked_pow(k));
        let rows: Vec<Vec<u8>> = match all.filter(|all| *all <= DRAWN) {
            Some(all) => {
                let row = |mut number: usize| {
                    let places = (0..values.len()).map(|_| {
                        let place = number % n;
                        number /= n;
                        place as u8
                    });
                    places.collect()
                };
                (0..all).map(row).collect()
            }
            None => {
                let mut random = Random::new(7);
                (0..DRAWN).map(|_| drawn(&values, places, &mut random)).collect()
            }
        };
        let mut rows = rows;
        for row in &mut rows {
            for (value, at) in values.iter().zip(row) {
                *at = place(*value).unwrap_or(*at);
            }
        }
        let places = rows.into_iter().filter(|row| possible(&values, row)).collect();
        Self { values, places, complete: all.is_some_and(|all| all <= DRAWN) }
    }

    /// In which of the arrangements it holds, a bit for each.
    pub fn truth(&self, relation: &Relation) -> Vec<u64> {
        let mut truth = vec![0; self.places.len().div_ceil(64)];
        for (i, row) in self.places.iter().enumerate() {
            let place = |value| self.values.binary_search(&value).map_or(0, |at| row[at]);
            if relation.holds(&place) {
                truth[i / 64] |= 1 << (i % 64);
            }
        }
        truth
    }

    /// Whether it holds in all or in none, which no hint does.
    pub fn is_trivial(&self, truth: &[u64]) -> bool {
        let count: u32 = truth.iter().map(|bits| bits.count_ones()).sum();
        count == 0 && self.complete || count as usize == self.places.len()
    }

    /// Whether the arrangements tell nothing of what holds in these: too few were drawn.
    pub fn tells_nothing(&self, truth: &[u64]) -> bool {
        !self.complete && truth.iter().all(|bits| *bits == 0)
    }
}

/// Places for values: crowded, so that relations of nearness are met often.
fn drawn(values: &[Value], places: u8, random: &mut Random) -> Vec<u8> {
    let mut draw = || random.below(u32::from(places)) as u8;
    let few = [draw(), draw(), draw()];
    let row = values.iter().map(|_| match random.below(5) {
        0 => random.below(u32::from(places)) as u8,
        _ => few[random.below(3) as usize],
    });
    row.collect()
}

/// Whether no two of a category share a place.
fn possible(values: &[Value], row: &[u8]) -> bool {
    values.iter().zip(row).enumerate().all(|(i, (value, place))| {
        let others = values[..i].iter().zip(row);
        others.into_iter().all(|(other, at)| other.category != value.category || at != place)
    })
}

/// The plainest relation that says the same, where it is about one or two values.
pub fn plain(relation: Relation, places: u8) -> Relation {
    let n = places as i8;
    match relation.values().as_slice() {
        [one] => {
            let houses = (0..places).filter(|house| relation.holds(&|_| *house));
            let houses = houses.fold(Houses::NONE, |all, house| all.union(Houses::only(house)));
            Relation::In(*one, houses)
        }
        [a, b] => {
            let (a, b) = (*a, *b);
            let holds =
                |i: i8, k: i8| relation.holds(&|value| if value == a { i as u8 } else { k as u8 });
            let mut bits = 0;
            for d in 1 - n..n {
                let mut pairs =
                    (0..n).filter(|i| (0..n).contains(&(i + d))).map(|i| holds(i, i + d));
                let first = pairs.next().unwrap_or(false);
                if pairs.any(|other| other != first) {
                    return relation;
                }
                if first {
                    bits |= Offsets::only(d).bits();
                }
            }
            let same_category = a.category == b.category;
            Relation::Offset(a, b, named(Offsets::from_bits(bits), n, same_category))
        }
        _ => relation,
    }
}

/// Offsets as people name them, where a name means the same in a row of so many places.
fn named(offsets: Offsets, n: i8, same_category: bool) -> Offsets {
    let distances = (1..n).flat_map(|k| {
        let apart = Offsets::apart(k as u8);
        [Offsets::only(k), Offsets::only(-k), apart, apart.complement()]
    });
    let known =
        [Offsets::SAME, Offsets::DIFFERENT, Offsets::SOMEWHERE_LEFT, Offsets::SOMEWHERE_RIGHT];
    let within = |offsets: Offsets| {
        (1 - n..n).filter(move |d| !(same_category && *d == 0) && offsets.contains(*d))
    };
    let mut known = known.into_iter().chain(distances);
    known.find(|other| within(*other).eq(within(offsets))).unwrap_or(offsets)
}
