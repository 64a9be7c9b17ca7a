//! Relations put together and turned around, in their simplest form.

use super::super::super::{Houses, Offsets, Relation};

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

pub(super) fn and(mut parts: Vec<Relation>) -> Relation {
    if parts.len() == 1 {
        return parts.remove(0);
    }
    let mut all = Vec::new();
    for part in parts {
        match part {
            Relation::And(inner) => all.extend(inner),
            other => all.push(other),
        }
    }
    Relation::And(all)
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
