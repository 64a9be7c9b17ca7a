//! "The Canadian is between blue and tulips (#2), so blue is on the right, but 5 is grey": of three values
//! in order, what is shown of one of the others before what is claimed follows.

use super::premises::{at_hand, claimed};
use super::telling::Telling;
use crate::clue::by_candidates;
use crate::knowledge::Knowledge;
use crate::telling::{Point, Sentence};
use puzzle::{Houses, Order, Puzzle, Relation, Value};

/// Adds to what a hint about three values in order shows the link that it leaves to the reader: on
/// which side one end is, since there is no room for the other one there; or that another value of it
/// is not in a house that is taken.
pub(super) fn with_link(telling: &Telling<'_>, hints: &[usize], told: &mut Sentence) {
    let &[hint] = hints else { return };
    let of_claims = told.claims.iter().flat_map(|claim| claimed(telling, hints, claim));
    let of_claims: Vec<Value> = of_claims.map(|(value, _)| value).collect();
    let [about, more @ ..] = &of_claims[..] else { return };
    // Of what was said to be somewhere, that is what is looked at.
    let there = telling.seen.placed(*about).is_some();
    if there || telling.terse || more.iter().any(|value| value != about) {
        return;
    }
    with_side(telling.puzzle, hint, *about, at_hand(telling, hints, &[]), &mut told.reasons);
    with_closed(telling.puzzle, hint, *about, &mut told.reasons);
}

/// On which side of the middle this end is, behind what shows it; nothing is said where the other one
/// is placed.
pub(super) fn with_side(
    puzzle: &Puzzle,
    hint: usize,
    end: Value,
    mut seen: Knowledge,
    reasons: &mut Vec<Point>,
) {
    let Some(Relation::Between { middle, ends: (a, b), order: Order::Either }) =
        puzzle.hints()[hint].relation
    else {
        return;
    };
    let other = if end == a { b } else { a };
    if end == middle || seen.placed(other).is_some() {
        return;
    }
    let side = |seen: &Knowledge| {
        // Where the end itself can be is seen without the others.
        let may = |ends: (Value, Value)| {
            let order = Relation::Between { middle, ends, order: Order::AsGiven };
            let masks = |value: Value| match value == end {
                true => Houses::all(seen.houses()).bits(),
                false => seen.candidates(value).bits(),
            };
            by_candidates(&order, &masks).may_hold
        };
        match (may((end, other)), may((other, end))) {
            (true, false) => Some(false),
            (false, true) => Some(true),
            _ => None,
        }
    };
    let shown = reasons.iter().enumerate().find_map(|(at, reason)| {
        reason.teach(&mut seen);
        side(&seen).map(|right| (at + 1, right))
    });
    if let Some((at, right)) = shown {
        reasons.insert(at, Point::Side { end, other, right });
    }
}

/// That another value is not in a house, where the last reason is who has that.
fn with_closed(puzzle: &Puzzle, hint: usize, about: Value, reasons: &mut Vec<Point>) {
    let Some(Relation::Between { middle, ends: (left, right), order: Order::AsGiven }) =
        puzzle.hints()[hint].relation
    else {
        return;
    };
    let Some(&Point::Holds(house, ref taken)) = reasons.last() else { return };
    let &[rival] = &taken[..] else { return };
    let closed = |value: &Value| {
        value.category == rival.category && value.category != about.category && *value != rival
    };
    let closed: Vec<Value> = [left, middle, right].into_iter().filter(closed).collect();
    if let [value] = closed[..] {
        reasons.push(Point::Closed(value, house));
    }
}
