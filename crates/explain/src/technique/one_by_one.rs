//! A hint that places two values which could each be in several houses, told one value after the
//! other: nobody has to try each way in the head.

use super::premises::complete;
use super::telling::{Telling, grouped};
use crate::knowledge::Fact;
use crate::telling::{Point, Sentence};
use puzzle::{Houses, Offsets, Relation, Value};

/// More ways for two values are not told at once.
const WAYS: u32 = 4;

/// Where these two, which the hint places, could be in more than a few ways: first where the one is,
/// by where the other cannot be, then the other.
pub(super) fn in_turn(
    telling: &Telling<'_>,
    both: [(Value, u8); 2],
    quotes: &[Point],
) -> Option<Vec<Sentence>> {
    let [hint] = telling.thought().hints[..] else { return None };
    let Some(Relation::Offset(a, _, offsets)) = telling.puzzle.hints()[hint].relation else {
        return None;
    };
    let left = both.map(|(value, _)| telling.known.candidates(value).len());
    if offsets == Offsets::SAME || left[0] * left[1] <= WAYS {
        return None;
    }
    let ways = [both, [both[1], both[0]]].into_iter().filter_map(|[first, then]| {
        let offsets = if first.0 == a { offsets } else { offsets.reversed() };
        Some((first, then, not_there(telling, first, then.0, offsets)?))
    });
    let ways =
        ways.min_by_key(|((first, _), _, not)| (not.len(), telling.known.candidates(*first).len()));
    let ((first, house), (then, there), not) = ways?;
    let rivals = (0..telling.known.houses()).map(|index| Value { index, ..then });
    let taken = rivals.filter_map(|it| Some(Fact::placed(it, telling.known.placed(it)?)));
    let taken: Vec<Fact> =
        taken.filter(|fact| fact.house().is_some_and(|at| not.contains(at))).collect();
    let closed: Houses = taken.iter().filter_map(Fact::house).collect();
    let not = not.difference(closed);
    let could = Point::Only(first, telling.known.candidates(first));
    let mut reasons = quotes.to_vec();
    reasons.extend((!not.is_empty()).then_some(Point::Not(then, not)));
    reasons.extend(grouped(telling.known, &taken));
    // Beside the first or the last house there may be none.
    let ends = telling.known.candidates(first).iter().filter(|&it| it != house);
    let offsets = if first == a { offsets } else { offsets.reversed() };
    let ends: Vec<u8> =
        ends.filter(|&it| offsets.from(it, telling.known.houses()).is_empty()).collect();
    if ends.iter().any(|&it| it != 0 && it + 1 != telling.known.houses()) {
        return None;
    }
    reasons.extend(ends.into_iter().map(Point::End));
    let placed = Point::Placed(vec![first], house);
    let mut claims = vec![Point::Placed(vec![then], there)];
    let mut why = vec![Point::Holds(house, vec![first])];
    let mut shown = telling.seen.clone();
    shown.learn(Fact::placed(first, house));
    complete(&Telling { seen: &shown, ..*telling }, &[hint], &mut why, &mut claims, &[]);
    Some(vec![
        Sentence::of(vec![could], Vec::new()),
        Sentence::of(reasons, vec![placed]),
        Sentence::of(why, telling.cited(claims, &[hint])),
    ])
}

/// Where the second must not be for the first to be nowhere else, if that is so.
fn not_there(
    telling: &Telling<'_>,
    (first, house): (Value, u8),
    then: Value,
    offsets: Offsets,
) -> Option<Houses> {
    let others = telling.known.candidates(first).difference(Houses::only(house));
    let each = others.iter().map(|house| offsets.from(house, telling.known.houses()));
    let not = each.fold(Houses::NONE, Houses::union);
    not.intersection(telling.known.candidates(then)).is_empty().then_some(not)
}
