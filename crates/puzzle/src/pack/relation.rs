//! Relations, read and written: first the form, then what it leaves open.

use super::super::{Houses, MAX_HOUSES, Offsets, Order, Relation, Value};
use super::stream::{Field, Refused};
use super::{MOST_TEXT, form};

/// `In`, with a mask.
const IN: u8 = 1;
/// `Offset`, with a mask.
const OFFSET: u8 = 2;
/// `Between` in the order given.
const BETWEEN: u8 = 3;
/// `Between` in either order.
const BETWEEN_EITHER: u8 = 4;
/// `Not`.
pub(super) const NOT: u8 = 5;
/// `And`, with the number of its parts.
const AND: u8 = 6;
/// `Or`, with the number of its parts.
const OR: u8 = 7;
/// `Xor`.
const XOR: u8 = 8;
/// `If`.
const IF: u8 = 9;
/// `Iff`.
const IFF: u8 = 10;

/// The form of a relation.
pub(super) fn of(relation: &Relation) -> u8 {
    match relation {
        Relation::In(_, houses) if houses.len() == 1 => {
            form::HOUSE + houses.iter().next().unwrap_or_default()
        }
        Relation::In(..) => IN,
        Relation::Offset(_, _, offsets) => form::named(*offsets).unwrap_or(OFFSET),
        Relation::Between { order: Order::AsGiven, .. } => BETWEEN,
        Relation::Between { order: Order::Either, .. } => BETWEEN_EITHER,
        Relation::Not(_) => NOT,
        Relation::And(_) => AND,
        Relation::Or(_) => OR,
        Relation::Xor(..) => XOR,
        Relation::If(..) => IF,
        Relation::Iff(..) => IFF,
    }
}

/// Where the parts of a relation come from.
pub(super) trait Source {
    fn value(&mut self, form: u8) -> Result<Value, Refused>;

    fn number(&mut self, field: Field, bits: u32, about: u8) -> Result<u8, Refused>;

    /// A number of so many bytes, the lowest first.
    fn long(&mut self, field: Field, bytes: u8) -> Result<u32, Refused>;

    /// How many of something there are, if not too many.
    fn count(&mut self, of: u8, most: usize) -> Result<usize, Refused>;
}

/// Where the parts of a relation go.
pub(super) trait Sink {
    fn value(&mut self, form: u8, value: Value) -> Result<(), Refused>;

    fn number(&mut self, field: Field, bits: u32, about: u8, number: u8) -> Result<(), Refused>;

    fn long(&mut self, field: Field, bytes: u8, number: u32) -> Result<(), Refused>;

    fn count(&mut self, of: u8, count: usize) -> Result<(), Refused>;
}

/// A relation of this form that nests at most `depth` levels.
pub(super) fn read(source: &mut impl Source, form: u8, depth: usize) -> Result<Relation, Refused> {
    if let Some(offsets) = form::offsets(form) {
        return Ok(Relation::Offset(source.value(form)?, source.value(form)?, offsets));
    }
    if (form::HOUSE..form::HOUSE + MAX_HOUSES).contains(&form) {
        return Ok(Relation::In(source.value(form)?, Houses::only(form - form::HOUSE)));
    }
    Ok(match form {
        IN => {
            let houses = Houses::from_bits(source.long(Field::Mask, 2)? as u16);
            Relation::In(source.value(form)?, houses)
        }
        OFFSET => {
            let offsets = Offsets::from_bits(source.long(Field::Mask, 4)?);
            Relation::Offset(source.value(form)?, source.value(form)?, offsets)
        }
        BETWEEN | BETWEEN_EITHER => {
            let order = if form == BETWEEN { Order::AsGiven } else { Order::Either };
            let ends_and_middle = (source.value(form)?, source.value(form)?, source.value(form)?);
            let (left, middle, right) = ends_and_middle;
            Relation::Between { middle, ends: (left, right), order }
        }
        NOT => Relation::Not(read_part(source, depth)?),
        AND => Relation::And(read_several(source, depth)?),
        OR => Relation::Or(read_several(source, depth)?),
        XOR => Relation::Xor(read_part(source, depth)?, read_part(source, depth)?),
        IF => Relation::If(read_part(source, depth)?, read_part(source, depth)?),
        IFF => Relation::Iff(read_part(source, depth)?, read_part(source, depth)?),
        _ => return Err(Refused),
    })
}

/// A relation inside one that nests at most `depth` levels.
fn read_part(source: &mut impl Source, depth: usize) -> Result<Box<Relation>, Refused> {
    if depth == 1 {
        return Err(Refused);
    }
    let form = source.number(Field::Form, 8, 1)?;
    Ok(Box::new(read(source, form, depth - 1)?))
}

fn read_several(source: &mut impl Source, depth: usize) -> Result<Vec<Relation>, Refused> {
    (0..source.count(4, MOST_TEXT)?).map(|_| read_part(source, depth).map(|part| *part)).collect()
}
/// A relation of this form.
pub(super) fn write(sink: &mut impl Sink, form: u8, relation: &Relation) -> Result<(), Refused> {
    match relation {
        Relation::In(value, houses) => {
            if form == IN {
                sink.long(Field::Mask, 2, houses.bits().into())?;
            }
            sink.value(form, *value)
        }
        Relation::Offset(a, b, offsets) => {
            if form == OFFSET {
                sink.long(Field::Mask, 4, offsets.bits())?;
            }
            sink.value(form, *a)?;
            sink.value(form, *b)
        }
        Relation::Between { middle, ends: (left, right), .. } => {
            [left, middle, right].into_iter().try_for_each(|value| sink.value(form, *value))
        }
        Relation::Not(inner) => write_part(sink, inner),
        Relation::And(parts) | Relation::Or(parts) => {
            sink.count(4, parts.len())?;
            parts.iter().try_for_each(|part| write_part(sink, part))
        }
        Relation::Xor(p, q) | Relation::If(p, q) | Relation::Iff(p, q) => {
            write_part(sink, p)?;
            write_part(sink, q)
        }
    }
}

fn write_part(sink: &mut impl Sink, relation: &Relation) -> Result<(), Refused> {
    let form = of(relation);
    sink.number(Field::Form, 8, 1, form)?;
    write(sink, form, relation)
}
