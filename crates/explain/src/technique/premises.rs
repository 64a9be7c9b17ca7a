//! What a sentence names so that its hints imply what it claims: a reader sees what is placed,
//! supposed and told, but no pencil marks, so those that it takes are said.

use super::telling::{FEW, Telling};
use crate::clue::by_candidates;
use crate::knowledge::{Fact, Knowledge};
use crate::telling::Point;
use puzzle::{Houses, Relation, Value};

/// Adds to the reasons of what these hints show what they lack. What is found of a value is said
/// rather than where that leaves it, where that takes more of what is known of it.
pub(super) fn complete(
    telling: &Telling<'_>,
    hints: &[usize],
    reasons: &mut Vec<Point>,
    claims: &mut [Point],
    new: &[Fact],
) {
    if telling.terse {
        return;
    }
    let mut seen = telling.seen.clone();
    reasons.iter().for_each(|point| point.teach(&mut seen));
    for claim in claims {
        for (value, left) in claimed(telling, hints, claim) {
            let own = !matches!(claim.uncited(), Point::Only(..) | Point::Not(..));
            // Where the value itself can be comes before where others can.
            let of_hints = hints.iter().flat_map(|&hint| telling.values(hint));
            let with = seen.pairs().iter().filter_map(Fact::both);
            let with = with.filter(|(a, b)| *a == value || *b == value).flat_map(|(a, b)| [a, b]);
            let others: Vec<Value> = of_hints.chain(with).filter(|it| *it != value).collect();
            for of in own.then_some(value).into_iter().chain(others) {
                let open = shown(telling, hints, &seen, value).difference(left);
                if open.is_empty() {
                    break;
                }
                let Some(mark) = mark(telling, &seen, of, (of == value).then_some(open)) else {
                    continue;
                };
                mark.teach(&mut seen);
                reasons.insert(0, mark);
            }
            let open = shown(telling, hints, &seen, value).difference(left);
            if let (Point::Only(..), false) = (claim.uncited(), open.is_empty()) {
                let gone = new.iter().filter(|fact| fact.value == value && !fact.holds);
                *claim.uncited_mut() = Point::Not(value, gone.filter_map(Fact::house).collect());
            }
            // Rather than many houses where it is not, the few where it is.
            let could = telling.known.candidates(value);
            if let Point::Not(_, not) = claim.uncited() {
                let left = shown(telling, hints, &seen, value).difference(*not);
                if not.len() > left.len() && left.len() == 2 && left.difference(could).is_empty() {
                    *claim.uncited_mut() = Point::Only(value, left);
                }
            }
        }
        claim.teach(&mut seen);
    }
}

/// Where a claim says that values are, and in none but these houses.
fn claimed(telling: &Telling<'_>, hints: &[usize], claim: &Point) -> Vec<(Value, Houses)> {
    let all = Houses::all(telling.known.houses());
    let both = |left: Houses| {
        let values = hints.iter().flat_map(|&hint| telling.values(hint));
        values.map(|value| (value, left)).collect()
    };
    match claim.uncited() {
        Point::Placed(values, house) => {
            values.iter().map(|&value| (value, Houses::only(*house))).collect()
        }
        Point::Only(value, left) => vec![(*value, *left)],
        Point::Not(value, not) => vec![(*value, all.difference(*not))],
        Point::Both(left) => both(*left),
        Point::Neither(not) => both(all.difference(*not)),
        Point::Ways(Some([a, b]), ways) => {
            let of_a = ways.iter().map(|&(a, _)| a).collect();
            vec![(*a, of_a), (*b, ways.iter().map(|&(_, b)| b).collect())]
        }
        Point::Ways(None, ways) => both(ways.iter().flat_map(|&(a, b)| [a, b]).collect()),
        _ => Vec::new(),
    }
}

/// The houses that the hints leave the value, by what is seen.
fn shown(telling: &Telling<'_>, hints: &[usize], seen: &Knowledge, value: Value) -> Houses {
    let told = hints.iter().filter_map(|&hint| telling.puzzle.hints()[hint].relation.clone());
    let relations: Vec<Relation> = told.chain(seen.pairs().iter().map(Fact::relation)).collect();
    let may = |value: Value, house: &u8| {
        let masks = |other: Value| match other == value {
            true => 1 << house,
            false => seen.candidates(other).bits(),
        };
        relations.iter().all(|relation| by_candidates(relation, &masks).may_hold)
    };
    let left: Houses = seen.candidates(value).iter().filter(|house| may(value, house)).collect();
    // A house in which no other value of the category can be has this one.
    let rivals = (0..seen.houses()).map(|index| Value { index, ..value });
    let rivals: Vec<Value> = rivals.filter(|&rival| rival != value).collect();
    let alone = |house: &u8| {
        let here = |&rival: &Value| seen.candidates(rival).contains(*house) && may(rival, house);
        !rivals.iter().any(here)
    };
    left.iter().find(alone).map_or(left, Houses::only)
}

/// What the table says of the value that is not seen: where it can be, or of many houses that it is
/// not in those that are asked about.
fn mark(
    telling: &Telling<'_>,
    seen: &Knowledge,
    value: Value,
    asked: Option<Houses>,
) -> Option<Point> {
    let (could, now) = (telling.table.candidates(value), telling.known.candidates(value));
    let marks = seen.candidates(value).difference(now);
    if marks.is_empty() {
        None
    } else if could == now && could.len() <= FEW {
        Some(Point::Only(value, could))
    } else if could.len() <= FEW {
        Some(Point::Could(value, could))
    } else {
        // What was found since has been said as far as it is wanted.
        let not = asked.unwrap_or(marks).intersection(marks).difference(could);
        (!not.is_empty()).then_some(Point::Not(value, not))
    }
}
