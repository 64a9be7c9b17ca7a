//! Relations put together and turned around, in their simplest form.

use puzzle::{Houses, Offsets, Relation};

pub(super) fn reversed(offsets: Offsets) -> Offsets {
    let bits = offsets.iter().fold(0u32, |bits, d| bits | 1 << (Offsets::MAX - d));
    Offsets::from_bits(bits)
}

/// The simplest relation that says the opposite.
pub(super) fn negation(relation: Relation, houses: u8) -> Relation {
    match relation {
        Relation::Offset(a, b, offsets) => Relation::Offset(a, b, offsets.complement()),
        Relation::In(value, set) => Relation::In(value, Houses::all(houses).difference(set)),
        Relation::Or(parts) => and(parts.into_iter().map(|part| negation(part, houses)).collect()),
        Relation::Not(inner) => *inner,
        other => Relation::Not(Box::new(other)),
    }
}

pub(super) fn and(parts: Vec<Relation>) -> Relation {
    let mut all: Vec<Relation> = Vec::new();
    for part in parts {
        match part {
            Relation::And(inner) => inner.into_iter().for_each(|part| add(&mut all, part)),
            other => add(&mut all, other),
        }
    }
    if all.len() == 1 { all.remove(0) } else { Relation::And(all) }
}

/// "Next to him, on his left" is one relation.
fn add(all: &mut Vec<Relation>, part: Relation) {
    if let Relation::Offset(a, b, offsets) = &part {
        for known in all.iter_mut() {
            if let Relation::Offset(c, d, others) = known {
                let both = Offsets::from_bits(offsets.bits() & others.bits());
                if (a, b) == (c, d) && both.bits() != 0 {
                    *others = both;
                    return;
                }
            }
        }
    }
    if !all.contains(&part) {
        all.push(part);
    }
}

/// A value in one of several houses is one relation.
pub(super) fn or(mut parts: Vec<Relation>) -> Relation {
    if parts.len() == 1 {
        return parts.remove(0);
    }
    if let Some(Relation::In(value, _)) = parts.first() {
        let value = *value;
        let sets: Option<Vec<Houses>> = parts
            .iter()
            .map(|part| match part {
                Relation::In(other, houses) if *other == value => Some(*houses),
                _ => None,
            })
            .collect();
        if let Some(sets) = sets {
            return Relation::In(value, sets.into_iter().fold(Houses::NONE, Houses::union));
        }
    }
    Relation::Or(parts)
}
