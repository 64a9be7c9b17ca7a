//! What is said of places, as relations between the values that name them.

use super::super::clause::{REVERSED, Said, Statement};
use super::super::items::Within;
use super::compose::{and, negation, or, reversed};
use super::{Choice, equates};
use puzzle::{Houses, Offsets, Relation, Value};

/// A place as it is named.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// Where the value is.
    Of(Value),
    /// One of these.
    At(Houses),
    /// So many houses to the right of where the value is.
    Beside(Value, i8),
}

impl Choice {
    pub(super) fn statement(&self, statement: &Statement) -> Option<Relation> {
        let parts = |parts: &[Statement]| {
            parts.iter().map(|part| self.statement(part)).collect::<Option<Vec<_>>>()
        };
        let two = |p: &Statement, q: &Statement| {
            Some((Box::new(self.statement(p)?), Box::new(self.statement(q)?)))
        };
        Some(match statement {
            Statement::Clause { subjects, any, said } => return self.clause(subjects, *any, said),
            Statement::Nobody(Said::Side(side, other)) => {
                let (Place::Of(value), rest) = self.place(other)? else { return None };
                let offsets = self.offsets(*side)?;
                let n = self.houses as i8;
                // No house stands so to where the value is.
                let free =
                    |h: &u8| (0..n).all(|x| x == *h as i8 || !offsets.contains(*h as i8 - x));
                let alone = (0..self.houses).filter(free).collect();
                return rest.is_empty().then_some(Relation::In(value, alone));
            }
            Statement::Nobody(_) => return None,
            Statement::Shared { subjects, places } => {
                let at = Said::At(*places);
                let each = subjects.iter().map(|subject| self.both(subject, &at));
                let mut all = each.collect::<Option<Vec<_>>>()?;
                // Of one category they are apart anyway.
                all.extend(self.pairwise(subjects, Offsets::DIFFERENT));
                and(all)
            }
            Statement::Mirrored([a, b]) => {
                let last = self.houses - 1;
                let at = |k| Said::At(Houses::only(k));
                let way = |k| Some(and(vec![self.both(a, &at(k))?, self.both(b, &at(last - k))?]));
                or((0..=last).map(way).collect::<Option<Vec<_>>>()?)
            }
            Statement::AsFar([one, other]) => {
                let way = |far: u8| {
                    let apart = |pair| self.pairwise(pair, Offsets::apart(far));
                    Some(and(vec![apart(one)?, apart(other)?]))
                };
                or((1..self.houses).map(way).collect::<Option<Vec<_>>>()?)
            }
            Statement::Paired { subjects, said } => {
                let each =
                    subjects.iter().zip(said).map(|(subject, said)| self.both(subject, said));
                and(each.collect::<Option<Vec<_>>>()?)
            }
            Statement::OneEach { pair, said } => {
                let ([a, b], [p, q]) = (pair, said);
                let way = |p, q| Some(and(vec![self.both(a, p)?, self.both(b, q)?]));
                let ways = vec![way(p, q)?, way(q, p)?];
                let can = ways.iter().filter(|way| !equates(way)).cloned().collect::<Vec<_>>();
                let mut all = vec![or(if can.is_empty() { ways } else { can })];
                // What is said of one of two values of a category holds of one only.
                let apart = |two: &[Said]| self.pairwise(two, Offsets::DIFFERENT);
                all.extend(apart(pair).filter(|_| apart(said).is_some()));
                and(all)
            }
            Statement::Not(inner) => negation(self.statement(inner)?, self.houses),
            Statement::All(all) => and(parts(all)?),
            Statement::Any(all) => or(parts(all)?),
            Statement::Xor(p, q) => {
                let (p, q) = two(p, q)?;
                Relation::Xor(p, q)
            }
            Statement::If(p, q) => {
                let (p, q) = two(p, q)?;
                Relation::If(p, q)
            }
            Statement::Iff(p, q) => {
                let (p, q) = two(p, q)?;
                Relation::Iff(p, q)
            }
        })
    }

    fn clause(&self, subjects: &[Said], any: bool, said: &Said) -> Option<Relation> {
        if let (Said::Mutual(side), [a, b]) = (said, subjects) {
            if let Some(comparison) = self.comparison(*side) {
                let ((a, rest_a), (b, rest_b)) = (self.place(a)?, self.place(b)?);
                let mut all = vec![self.compared(a, b, &comparison)?];
                all.extend(self.rest(a, &rest_a)?);
                all.extend(self.rest(b, &rest_b)?);
                return Some(and(all));
            }
        }
        // "The prices paid by Ann and Bob are $5 apart": theirs.
        if let ([Said::All(parts)], Said::Mutual(side)) = (subjects, said) {
            if parts.len() == 2 && self.comparison(*side).is_some() {
                return self.clause(parts, any, said);
            }
        }
        if let Some((offsets, not)) = self.mutual(said) {
            let offsets = if not { offsets.complement() } else { offsets };
            return self.pairwise(subjects, offsets);
        }
        // "They are not next to each other, and they are not the same."
        if let (Said::All(parts), true) = (said, subjects.len() > 1) {
            if parts.len() > 1 && parts.iter().any(|part| self.mutual(part).is_some()) {
                let all: Option<Vec<Relation>> =
                    parts.iter().map(|part| self.clause(subjects, any, part)).collect();
                return Some(and(all?));
            }
        }
        let each: Option<Vec<Relation>> =
            subjects.iter().map(|subject| self.both(subject, said)).collect();
        let each = each?;
        Some(if any { or(each) } else { and(each) })
    }

    /// What several subjects are to each other.
    fn mutual(&self, said: &Said) -> Option<(Offsets, bool)> {
        match said {
            // Amounts are not places.
            Said::Mutual(side) if self.comparison(*side).is_some() => None,
            Said::Mutual(side) => Some((self.sides[*side], false)),
            Said::Apart(offsets) => Some((*offsets, false)),
            Said::Opposite => Some((Offsets::apart(self.houses - 1), false)),
            Said::Not(inner) => self.mutual(inner).map(|(offsets, not)| (offsets, !not)),
            Said::All(parts) => match parts.as_slice() {
                [only] => self.mutual(only),
                _ => None,
            },
            _ => None,
        }
    }

    fn pairwise(&self, subjects: &[Said], offsets: Offsets) -> Option<Relation> {
        // "The casters of fire and frost" are two.
        if let [Said::All(parts)] = subjects {
            let values: Vec<Value> = parts
                .iter()
                .filter_map(|part| match part {
                    Said::Value(mention) => Some(self.values[*mention]),
                    _ => None,
                })
                .collect();
            let two = parts.len() == 2 && values.len() == 2;
            if !two || values[0].category != values[1].category {
                return None;
            }
            return self.pairwise(parts, offsets);
        }
        if subjects.len() < 2
            || subjects.len() > 2 && ![Offsets::DIFFERENT, Offsets::SAME].contains(&offsets)
        {
            return None;
        }
        let mut all = Vec::new();
        let mut places = Vec::new();
        for subject in subjects {
            let (place, rest) = self.place(subject)?;
            all.extend(self.rest(place, &rest)?);
            places.push(place);
        }
        for (i, &a) in places.iter().enumerate() {
            for &b in &places[i + 1..] {
                match (a, b) {
                    // Of course two values of one category are apart.
                    (Place::Of(x), Place::Of(y))
                        if x.category == y.category && offsets == Offsets::DIFFERENT => {}
                    (Place::At(houses), _) | (_, Place::At(houses)) if houses.len() > 1 => {
                        return None;
                    }
                    _ => all.push(self.related(a, b, offsets)?),
                }
            }
        }
        (!all.is_empty()).then(|| and(all))
    }

    /// The subject's place is as the predicate says.
    fn both(&self, subject: &Said, said: &Said) -> Option<Relation> {
        let subject_parts = flat(subject);
        let said_parts = flat(said);
        let value = |parts: &[&Said]| parts.iter().position(|part| matches!(part, Said::Value(_)));
        let (place, rest): (Place, Vec<&Said>) = if let Some(i) = value(&subject_parts) {
            (
                self.simple(subject_parts[i])?,
                others(&subject_parts, i).chain(said_parts.iter().copied()).collect(),
            )
        } else if let Some(i) = value(&said_parts) {
            (
                self.simple(said_parts[i])?,
                subject_parts.iter().copied().chain(others(&said_parts, i)).collect(),
            )
        } else {
            let (place, rest) = self.place(subject)?;
            let mut all = rest;
            all.extend(said_parts);
            (place, all)
        };
        let all = self.rest(place, &rest)?;
        (!all.is_empty()).then(|| and(all))
    }

    fn rest(&self, place: Place, rest: &[&Said]) -> Option<Vec<Relation>> {
        rest.iter().map(|said| self.say(place, said)).collect()
    }

    fn simple(&self, said: &Said) -> Option<Place> {
        match said {
            Said::Value(mention) => Some(Place::Of(self.values[*mention])),
            Said::At(houses) => Some(Place::At(*houses)),
            Said::Side(side, other) => {
                let offsets = self.offsets(*side)?;
                let mut all = offsets.iter();
                let (Some(offset), None) = (all.next(), all.next()) else { return None };
                let (Place::Of(value), rest) = self.place(other)? else { return None };
                // house(other) − house(x) = offset.
                rest.is_empty().then_some(Place::Beside(value, -offset))
            }
            _ => None,
        }
    }

    /// The place that a noun phrase names, and what else it says of it.
    fn place<'a>(&self, said: &'a Said) -> Option<(Place, Vec<&'a Said>)> {
        let parts = flat(said);
        let value = parts.iter().position(|part| matches!(part, Said::Value(_)));
        let named = value.or_else(|| parts.iter().position(|part| self.simple(part).is_some()))?;
        Some((self.simple(parts[named])?, others(&parts, named).collect()))
    }

    /// How a side puts places beside each other; `None` where it speaks of amounts.
    fn offsets(&self, side: usize) -> Option<Offsets> {
        if self.comparison(side).is_some() {
            return None;
        }
        Some(if side >= REVERSED {
            reversed(self.sides[side - REVERSED])
        } else {
            self.sides[side]
        })
    }

    /// The place is as said.
    fn say(&self, place: Place, said: &Said) -> Option<Relation> {
        match said {
            Said::Value(mention) => {
                self.related(place, Place::Of(self.values[*mention]), Offsets::SAME)
            }
            Said::At(houses) => match place {
                Place::Of(value) => Some(Relation::In(value, *houses)),
                Place::Beside(value, d) => Some(Relation::In(value, self.shifted(*houses, -d))),
                Place::At(_) => None,
            },
            Said::Side(side, other) => {
                let (other, rest) = self.place(other)?;
                let stands = match self.comparison(*side) {
                    Some(comparison) => self.compared(place, other, &comparison)?,
                    None => self.related(place, other, self.offsets(*side)?)?,
                };
                let mut all = vec![stands];
                all.extend(self.rest(other, &rest)?);
                Some(and(all))
            }
            Said::Between { ends, ordered, within } => {
                let (a, rest_a) = self.place(&ends.0)?;
                let (b, rest_b) = self.place(&ends.1)?;
                let directly = *within == Within::Directly
                    || self.between_directly && !ordered && *within == Within::Unsaid;
                let mut all = vec![self.between(place, (a, b), *ordered, directly)?];
                all.extend(self.rest(a, &rest_a)?);
                all.extend(self.rest(b, &rest_b)?);
                Some(and(all))
            }
            Said::Not(inner) => {
                if let Place::At(houses) = place {
                    single(houses)?;
                }
                // Of what is denied, only one thing may be said, or it is not clear which is.
                if flat(inner).len() > 1 || bundled(inner) {
                    return None;
                }
                Some(negation(self.say(place, inner)?, self.houses))
            }
            Said::All(parts) => {
                let all: Option<Vec<_>> = parts.iter().map(|part| self.say(place, part)).collect();
                Some(and(all?))
            }
            Said::Any(parts) => {
                let all: Option<Vec<_>> = parts.iter().map(|part| self.say(place, part)).collect();
                Some(or(all?))
            }
            Said::Mutual(_) | Said::Apart(_) | Said::Opposite => None,
        }
    }

    /// `house(b) − house(a)` is one of the offsets.
    pub(super) fn related(&self, a: Place, b: Place, offsets: Offsets) -> Option<Relation> {
        let n = self.houses as i8;
        let reach = |from: Houses, sign: i8| -> Houses {
            (0..self.houses)
                .filter(|&h| {
                    from.iter().any(|other| offsets.contains(sign * (other as i8 - h as i8)))
                })
                .collect()
        };
        Some(match (a, b) {
            (Place::Of(a), Place::Of(b)) => Relation::Offset(a, b, offsets),
            (Place::Of(a), Place::At(houses)) => Relation::In(a, reach(houses, 1)),
            (Place::At(houses), Place::Of(b)) => Relation::In(b, reach(houses, -1)),
            // The place beside a value: house(a') = house(a) + d.
            (Place::Beside(a, d), Place::Of(b)) => {
                let moved = Offsets::from_bits(shift(offsets.bits(), d));
                let related = Relation::Offset(a, b, moved);
                if offsets.iter().count() == 1 {
                    related
                } else {
                    and(vec![related, self.exists(a, d, n)])
                }
            }
            (Place::Of(a), Place::Beside(b, d)) => {
                let moved = Offsets::from_bits(shift(offsets.bits(), -d));
                let related = Relation::Offset(a, b, moved);
                if offsets.iter().count() == 1 {
                    related
                } else {
                    and(vec![related, self.exists(b, d, n)])
                }
            }
            _ => return None,
        })
    }

    /// There is a house `d` to the right of the value's.
    fn exists(&self, value: Value, d: i8, n: i8) -> Relation {
        Relation::In(value, (0..self.houses).filter(|&h| (0..n).contains(&(h as i8 + d))).collect())
    }

    fn shifted(&self, houses: Houses, d: i8) -> Houses {
        let n = self.houses as i8;
        houses.iter().map(|h| h as i8 + d).filter(|h| (0..n).contains(h)).map(|h| h as u8).collect()
    }
}

fn shift(bits: u32, d: i8) -> u32 {
    if d >= 0 { bits << d } else { bits >> -d }
}

pub(super) fn single(houses: Houses) -> Option<u8> {
    let mut all = houses.iter();
    all.next().filter(|_| all.next().is_none())
}

/// The parts of a conjunction.
fn flat(said: &Said) -> Vec<&Said> {
    match said {
        Said::All(parts) => parts.iter().flat_map(flat).collect(),
        other => vec![other],
    }
}

fn others<'a>(parts: &[&'a Said], named: usize) -> impl Iterator<Item = &'a Said> + use<'a> {
    let parts: Vec<&'a Said> = parts.to_vec();
    parts.into_iter().enumerate().filter(move |(i, _)| *i != named).map(|(_, part)| part)
}

/// Whether what a side relates to, or a place between, has more than one thing said of it.
fn bundled(said: &Said) -> bool {
    match said {
        Said::Side(_, inner) => flat(inner).len() > 1 || bundled(inner),
        Said::Between { ends, .. } => flat(&ends.0).len() > 1 || flat(&ends.1).len() > 1,
        Said::Any(parts) => parts.iter().any(|part| flat(part).len() > 1 || bundled(part)),
        _ => false,
    }
}
