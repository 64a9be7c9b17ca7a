//! What a sentence names so that its hints imply what it claims: a reader looks up where the values
//! of the hints are and what goes with what, and nothing else. What is in the way is named, also
//! where the sentence before has found it.

use super::telling::{FEW, Telling};
use crate::clue::by_candidates;
use crate::knowledge::{Fact, Knowledge};
use crate::telling::{Point, Sentence};
use puzzle::{Houses, Puzzle, Relation, Value};

/// Adds to the reasons of what these hints show what they lack, and drops what is not needed. What is
/// found of a value is said rather than where that leaves it, where that takes more of what is known
/// of it.
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
    let mut seen = at_hand(telling, hints, claims);
    reasons.iter().for_each(|point| point.teach(&mut seen));
    for claim in &mut *claims {
        for (value, left) in claimed(telling, hints, claim) {
            let own = !matches!(claim.uncited(), Point::Only(..) | Point::Not(..));
            let of_hints = hints.iter().flat_map(|&hint| telling.values(hint));
            let with = seen.pairs().iter().filter_map(Fact::both);
            let with = with.filter(|(a, b)| *a == value || *b == value).flat_map(|(a, b)| [a, b]);
            let mut others: Vec<Value> = Vec::new();
            for other in of_hints.chain(with).filter(|it| *it != value) {
                if !others.contains(&other) {
                    others.push(other);
                }
            }
            let open =
                |seen: &Knowledge| shown(telling.puzzle, hints, seen, value).difference(left);
            for &of in &others {
                taken(telling, &mut seen, of, reasons, &open);
            }
            // Where the value itself can be comes before where others can.
            let asked = open(&seen);
            let taken_by = |&house: &u8| rival(telling.seen, value, house).is_some();
            let many = asked.iter().filter(taken_by).count();
            let few = telling.known.candidates(value).len() <= 2;
            if !(own && few && (many > 1 || many < asked.len() as usize)) {
                taken(telling, &mut seen, value, reasons, &open);
            }
            for of in own.then_some(value).into_iter().chain(others) {
                let asked = open(&seen);
                if asked.is_empty() {
                    break;
                }
                let Some(mark) = mark(telling, &seen, of, (of == value).then_some(asked)) else {
                    continue;
                };
                mark.teach(&mut seen);
                reasons.insert(0, mark);
            }
            if let (Point::Only(..), false) = (claim.uncited(), open(&seen).is_empty()) {
                let gone = new.iter().filter(|fact| fact.value == value && !fact.holds);
                *claim.uncited_mut() = Point::Not(value, gone.filter_map(Fact::house).collect());
            }
            // Rather than houses where it is not, the few where it is.
            let could = telling.known.candidates(value);
            if let Point::Not(_, not) = claim.uncited() {
                let left = shown(telling.puzzle, hints, &seen, value).difference(*not);
                if not.len() > 1 && left.len() == 2 && left.difference(could).is_empty() {
                    *claim.uncited_mut() = Point::Only(value, left);
                }
            }
        }
        claim.teach(&mut seen);
    }
    without_needless(telling, hints, reasons, claims);
    reasons.iter_mut().for_each(|point| by_who_is_left(telling, point));
    // "Not in 5, 4 is the baker" could be read as two houses.
    let order = |point: &Point| match point {
        Point::Pair(..) => (0, 0),
        Point::Holds(house, _) => (2, *house),
        Point::Not(..) | Point::Without(..) | Point::Choice(..) => (3, 0),
        _ => (1, 0),
    };
    reasons.sort_by_key(order);
}

/// What a reader of these hints looks at: where their values are or, as the step has said, are not,
/// and what goes with what.
pub(super) fn at_hand(telling: &Telling<'_>, hints: &[usize], claims: &[Point]) -> Knowledge {
    if hints.is_empty() {
        return telling.seen.clone();
    }
    let mut seen = Knowledge::of_size(telling.seen.houses(), telling.seen.categories());
    // A hint that is taken up again has what was named with it.
    let by = |told: &&&Sentence| hints.iter().all(|hint| told.names(*hint));
    telling.before.as_ref().filter(by).iter().for_each(|told| told.teach(&mut seen));
    let pairs = telling.seen.pairs();
    pairs.iter().for_each(|&pair| seen.learn(pair));
    let of_hints: Vec<Value> = hints.iter().flat_map(|&hint| telling.values(hint)).collect();
    let with = pairs.iter().filter_map(Fact::both);
    let with = with.filter(|(a, b)| of_hints.contains(a) || of_hints.contains(b));
    let with: Vec<Value> = with.flat_map(|(a, b)| [a, b]).collect();
    let all = Houses::all(seen.houses());
    // Of three values at once, where the others can be is named.
    let of_two = hints.iter().all(|&hint| telling.values(hint).len() < 3);
    let named = claims.iter().flat_map(|claim| claimed(telling, hints, claim));
    let named: Vec<Value> = named.map(|(value, _)| value).collect();
    // What was said further back is said again; a hint that states where something is claims nothing.
    let mut just = Knowledge::of_size(telling.seen.houses(), telling.seen.categories());
    match telling.before {
        Some(told) if told.claims.is_empty() => just = telling.told.clone(),
        told => told.iter().for_each(|told| told.teach(&mut just)),
    }
    for value in of_hints.into_iter().chain(with) {
        let gone = all.difference(just.candidates(value).union(telling.told.candidates(value)));
        let gone = gone.iter().filter(|_| of_two || named.contains(&value));
        gone.for_each(|house| seen.learn(Fact::ruled_out(value, house)));
        if let Some(house) = telling.seen.placed(value) {
            seen.learn(Fact::placed(value, house));
        }
    }
    seen
}

/// Rather than that a value is not in a house: the two that are left for that, where an earlier step said
/// so, unless this one has said it or has no room.
fn by_who_is_left(telling: &Telling<'_>, point: &mut Point) {
    let Point::Not(value, not) = *point else { return };
    let Some(house) = not.iter().next().filter(|_| not.len() == 1) else { return };
    let told = !telling.told.candidates(value).contains(house);
    let may = |it: &Value| telling.known.candidates(*it).contains(house);
    let left: Vec<Value> = telling.known.row(value).filter(may).collect();
    let was_said = telling.earlier.choices.iter().any(|(at, both)| *at == house && *both == left);
    if was_said && !told && !telling.cites {
        *point = Point::Choice(house, left);
    }
}

/// Who else of the value's category has the house, as a reader sees.
pub(super) fn rival(seen: &Knowledge, value: Value, house: u8) -> Option<Value> {
    seen.row(value).find(|&it| it != value && seen.placed(it) == Some(house))
}

/// Names who has houses of the value, where that closes one that is open.
fn taken(
    telling: &Telling<'_>,
    seen: &mut Knowledge,
    value: Value,
    reasons: &mut Vec<Point>,
    open: &impl Fn(&Knowledge) -> Houses,
) {
    let mut now = open(seen);
    for house in seen.candidates(value).iter() {
        if now.is_empty() {
            return;
        }
        let Some(rival) = rival(telling.seen, value, house) else { continue };
        let mut then = seen.clone();
        then.learn(Fact::placed(rival, house));
        let less = open(&then);
        if less == now {
            continue;
        }
        (*seen, now) = (then, less);
        let same = reasons.iter_mut().find_map(|point| match point {
            Point::Holds(at, values) if *at == house => Some(values),
            _ => None,
        });
        match same {
            Some(values) => values.push(rival),
            None => reasons.push(Point::Holds(house, vec![rival])),
        }
    }
}

/// Drops reasons without which the hints show the same.
fn without_needless(
    telling: &Telling<'_>,
    hints: &[usize],
    reasons: &mut Vec<Point>,
    claims: &[Point],
) {
    let enough = |reasons: &[Point]| {
        let mut seen = at_hand(telling, hints, claims);
        reasons.iter().for_each(|point| point.teach(&mut seen));
        claims.iter().all(|claim| {
            let is_shown = is_shown(telling, hints, &seen, claim);
            claim.teach(&mut seen);
            is_shown
        })
    };
    let of_hints: Vec<Value> = hints.iter().flat_map(|&hint| telling.values(hint)).collect();
    let may_go = |reason: &Point| match reason {
        Point::Holds(_, values) => !values.iter().any(|value| of_hints.contains(value)),
        Point::Not(..) | Point::Without(..) | Point::Only(..) => true,
        _ => false,
    };
    if hints.is_empty() || claims.is_empty() || !reasons.iter().any(may_go) || !enough(reasons) {
        return;
    }
    for i in (0..reasons.len()).rev() {
        let mut fewer = reasons.clone();
        if may_go(&fewer.remove(i)) && enough(&fewer) {
            *reasons = fewer;
        }
    }
}

/// Whether the hints show the claim by what is seen.
pub(super) fn is_shown(
    telling: &Telling<'_>,
    hints: &[usize],
    seen: &Knowledge,
    claim: &Point,
) -> bool {
    let of_each = matches!(
        claim.uncited(),
        Point::Placed(..) | Point::Only(..) | Point::Not(..) | Point::Ways(_, true, _)
    );
    of_each
        && claimed(telling, hints, claim).into_iter().all(|(value, left)| {
            shown(telling.puzzle, hints, seen, value).difference(left).is_empty()
        })
}

/// Where a claim says that values are, and in none but these houses.
pub(super) fn claimed(
    telling: &Telling<'_>,
    hints: &[usize],
    claim: &Point,
) -> Vec<(Value, Houses)> {
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
        Point::Ways([a, b], true, ways) => {
            let of_a = ways.iter().map(|&(a, _)| a).collect();
            vec![(*a, of_a), (*b, ways.iter().map(|&(_, b)| b).collect())]
        }
        Point::Ways(_, false, ways) => both(ways.iter().flat_map(|&(a, b)| [a, b]).collect()),
        _ => Vec::new(),
    }
}

/// The houses that the hints leave the value, by what is seen.
pub(crate) fn shown(puzzle: &Puzzle, hints: &[usize], seen: &Knowledge, value: Value) -> Houses {
    let told = hints.iter().filter_map(|&hint| puzzle.hints()[hint].relation.as_ref());
    let told: Vec<(&Relation, Vec<Value>)> = told.map(|it| (it, it.values())).collect();
    let may = |value: Value, house: u8| {
        let here = Houses::only(house);
        let masks = |other: Value| match other == value {
            true => here.bits(),
            false => seen.candidates(other).bits(),
        };
        let mut told = told.iter().filter(|(_, values)| values.contains(&value));
        told.all(|(relation, _)| by_candidates(relation, &masks).may_hold)
            && seen.pairs().iter().all(|pair| match pair.both() {
                Some((a, b)) if a == value || b == value => {
                    let other = seen.candidates(if a == value { b } else { a });
                    if pair.holds { other.contains(house) } else { other != here }
                }
                _ => true,
            })
    };
    let left: Houses = seen.candidates(value).iter().filter(|&house| may(value, house)).collect();
    // A house in which no other value of the category can be has this one.
    let alone = |&house: &u8| {
        !seen
            .row(value)
            .any(|it| it != value && seen.candidates(it).contains(house) && may(it, house))
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
    let (could, known) = (telling.table.candidates(value), telling.known.candidates(value));
    let marks = seen.candidates(value).difference(known);
    // By the table and what has been said.
    let now = could.intersection(telling.seen.candidates(value));
    if marks.is_empty() {
        None
    } else if now.len() <= FEW {
        Some(Point::Only(value, now))
    } else if could.len() <= FEW {
        Some(Point::Could(value, could))
    } else {
        // In the table, or said since.
        let open = could.intersection(telling.told.candidates(value));
        let not = asked.unwrap_or(marks).intersection(marks).difference(open);
        (!not.is_empty()).then_some(Point::Not(value, not))
    }
}
