//! From what a sentence says to relations between values: one for each way to read its mentions
//! and sides.

mod amounts;
mod between;
mod compose;
mod places;

use super::clause::{Said, Statement};
use super::items::{Sentence, Within};
use super::measures::Comparison;
use puzzle::{Houses, Offsets, Relation, Value};

/// One choice for everything that can be read in two ways.
struct Choice {
    /// By mention: its value.
    values: Vec<Value>,
    /// By side: its offsets.
    sides: Vec<Offsets>,
    /// By side: what it says of amounts instead.
    comparisons: Vec<Option<Comparison>>,
    /// How a plain "between" is read: ends at any distance, or next door.
    between_directly: bool,
    houses: u8,
}

/// One reading of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Assembled {
    pub relation: Relation,
    /// The words that were read in one of several ways, and how.
    pub labels: Vec<String>,
}

/// More readings than this are a sentence that is not understood.
const MOST: usize = 64;

/// Every reading of a statement, without those that make no sense by themselves; `None` when
/// there is none or there are too many.
pub(super) fn readings(
    sentence: &Sentence,
    statement: &Statement,
    houses: u8,
) -> Option<Vec<Assembled>> {
    let values = sentence.mentions.iter().map(|mention| mention.values.len());
    let sides = sentence.sides.iter().map(|side| side.readings.len());
    let plain_between = has_plain_between(statement);
    let ways: Vec<usize> = values.chain(sides).chain([if plain_between { 2 } else { 1 }]).collect();
    let all =
        ways.iter().try_fold(1usize, |all, n| all.checked_mul(*n)).filter(|all| *all <= MOST)?;
    let mut found: Vec<Assembled> = Vec::new();
    for number in 0..all {
        let mut rest = number;
        let picks: Vec<usize> = ways
            .iter()
            .map(|n| {
                let pick = rest % n;
                rest /= n;
                pick
            })
            .collect();
        let (mention_picks, others) = picks.split_at(sentence.mentions.len());
        let (side_picks, between) = others.split_at(sentence.sides.len());
        // "Left of A and right of B": what is left unsaid is the same for both.
        let mut said = sentence.sides.iter().zip(side_picks).filter(|(s, _)| s.readings.len() > 1);
        if let Some(label) = said.next().map(|(side, &i)| side.readings[i].1) {
            if said.any(|(side, &i)| {
                side.readings[i].1 != label && side.readings.iter().any(|other| other.1 == label)
            }) {
                continue;
            }
        }
        let choice = Choice {
            values: sentence
                .mentions
                .iter()
                .zip(mention_picks)
                .map(|(m, &i)| m.values[i])
                .collect(),
            sides: sentence.sides.iter().zip(side_picks).map(|(s, &i)| s.readings[i].0).collect(),
            comparisons: sentence.sides.iter().map(|side| side.comparison.clone()).collect(),
            between_directly: between[0] == 1,
            houses,
        };
        let Some(relation) = choice.statement(statement) else { continue };
        let senseless = nonsense(&relation, houses);
        if senseless || found.iter().any(|other| other.relation == relation) {
            continue;
        }
        let sides =
            sentence.sides.iter().zip(side_picks).filter(|(side, _)| side.readings.len() > 1);
        let mut labels: Vec<String> =
            sides.map(|(side, &i)| side.readings[i].1.to_owned()).collect();
        labels.dedup();
        if plain_between {
            labels.push(
                if choice.between_directly { "directly between" } else { "somewhere between" }
                    .to_owned(),
            );
        }
        found.push(Assembled { relation, labels });
    }
    (!found.is_empty()).then_some(found)
}

fn has_plain_between(statement: &Statement) -> bool {
    match statement {
        Statement::Clause { subjects, said, .. } => {
            subjects.iter().chain([said]).any(plain_between)
        }
        Statement::Nobody(_)
        | Statement::Shared { .. }
        | Statement::Mirrored(_)
        | Statement::AsFar(_) => false,
        Statement::OneEach { said, .. } => said.iter().any(plain_between),
        Statement::Paired { said, .. } => said.iter().any(plain_between),
        Statement::Not(inner) => has_plain_between(inner),
        Statement::All(parts) | Statement::Any(parts) => parts.iter().any(has_plain_between),
        Statement::Xor(p, q) | Statement::If(p, q) | Statement::Iff(p, q) => {
            has_plain_between(p) || has_plain_between(q)
        }
    }
}

fn plain_between(said: &Said) -> bool {
    match said {
        Said::Between { ordered, within, .. } => !ordered && *within == Within::Unsaid,
        Said::Side(_, inner) | Said::Not(inner) => plain_between(inner),
        Said::All(parts) | Said::Any(parts) => parts.iter().any(plain_between),
        _ => false,
    }
}

/// Whether both put two values of one category in the house of the same value, or one value in two
/// places.
fn at_odds(p: &Relation, q: &Relation) -> bool {
    if let (Relation::In(a, here), Relation::In(b, there)) = (p, q) {
        let common = here.iter().any(|house| there.contains(house));
        return a == b && !common;
    }
    // "To the left of Ann, but not next to her": not immediately to the left.
    if let (Relation::Offset(a, b, one), Relation::Offset(c, d, other)) = (p, q) {
        let turned = if (a, b) == (c, d) { Some(*other) } else { None };
        let turned = turned.or_else(|| ((a, b) == (d, c)).then(|| other.reversed()));
        if turned.is_some_and(|other| one.bits() & other.bits() == 0) {
            return true;
        }
    }
    let (Relation::Offset(a, b, Offsets::SAME), Relation::Offset(c, d, Offsets::SAME)) = (p, q)
    else {
        return false;
    };
    [(a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)]
        .iter()
        .any(|(shared, x, same, y)| shared == same && x.category == y.category && x != y)
}

/// Whether it puts two values of one category at one place.
fn equates(relation: &Relation) -> bool {
    match relation {
        Relation::Offset(a, b, Offsets::SAME) => a.category == b.category && a != b,
        Relation::And(parts) => parts.iter().any(equates),
        _ => false,
    }
}

/// Whether a relation can never hold whatever the other hints are: two values of one category in
/// one house, or a value beside itself. That is a sentence misread.
fn nonsense(relation: &Relation, n: u8) -> bool {
    match relation {
        Relation::Offset(a, b, offsets) => {
            let same = *offsets == Offsets::SAME;
            a == b || a.category == b.category && (same || *offsets == Offsets::DIFFERENT)
        }
        // "Not in front of house 1": no place is left out, or all are.
        Relation::In(_, houses) => houses.is_empty() || *houses == Houses::all(n),
        Relation::Between { middle, ends, .. } => {
            *middle == ends.0 || *middle == ends.1 || ends.0 == ends.1
        }
        Relation::Not(inner) => nonsense(inner, n),
        Relation::And(parts) => {
            let twice = |i: usize| parts[..i].iter().any(|other| at_odds(other, &parts[i]));
            let none = parts.is_empty();
            none || parts.iter().any(|part| nonsense(part, n)) || (1..parts.len()).any(twice)
        }
        Relation::Or(parts) => {
            // "Ann bought the mug, or Bob did" is not that Ann is Bob.
            let one_of_two = parts.len() == 2 && parts.iter().any(equates);
            one_of_two || parts.iter().all(|part| nonsense(part, n))
        }
        Relation::Xor(p, q) | Relation::If(p, q) | Relation::Iff(p, q) => {
            nonsense(p, n) || nonsense(q, n)
        }
    }
}
