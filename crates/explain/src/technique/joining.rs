//! When a sentence goes on from the last one, and how the two become one.

use crate::telling::{Point, Sentence, Under};
use puzzle::{Houses, Value};

/// Where few houses were left for a value of which the last sentence rules out all but one: those are
/// said before it, and it ends with what is left.
pub(super) fn narrowed(last: &mut Sentence, told: &Sentence) -> Option<Sentence> {
    let ([Point::Only(value, left)], [Point::Placed(values, house), more @ ..]) =
        (&told.reasons[..], &told.claims[..])
    else {
        return None;
    };
    let leaves_one = |point: &&mut Point| {
        matches!(point, Point::Not(other, not)
            if other == value && left.difference(*not) == Houses::only(*house))
    };
    // Of two cases each shows where the value is not, and what that leaves comes after.
    let of_cases = last.tells_cases();
    let claim = last.claims.iter_mut().map(Point::uncited_mut).find(leaves_one)?;
    if !values.contains(value) {
        return None;
    }
    if !of_cases {
        *claim = Point::Placed(values.clone(), *house);
        last.claims.extend_from_slice(more);
    }
    if last.reasons.is_empty() {
        last.reasons.clone_from(&told.reasons);
        return Some(Sentence::of(Vec::new(), Vec::new()));
    }
    let under = std::mem::replace(&mut last.under, Under::Same);
    Some(Sentence { under, ..Sentence::of(told.reasons.clone(), Vec::new()) })
}

/// Where a hint has just placed one value, and the other one for where that is: both are placed by it,
/// and what that leaves in the row of the first comes after.
pub(super) fn together(before: &mut Vec<Sentence>, told: &Sentence) -> bool {
    let ([Point::Holds(house, values)], [Point::Cited(claim, by)]) =
        (&told.reasons[..], &told.claims[..])
    else {
        return false;
    };
    let (Point::Placed(more, at), &[hint]) = (&**claim, &by[..]) else { return false };
    let quotes = |point: &Point| matches!(point, Point::Hint { hint: it, .. } if *it == hint);
    let recent = before.len().saturating_sub(2)..before.len();
    let quoted = recent.rev().find(|&it| before[it].reasons.iter().any(quotes));
    let Some(place) = quoted.filter(|_| told.under == Under::Same) else { return false };
    let claims = &mut before[place].claims;
    let placed = |claim: &Point| matches!(claim, Point::Placed(all, there) if (all, there) == (values, house));
    let Some(first) = claims.iter().position(placed) else { return false };
    match &mut claims[first] {
        Point::Placed(all, _) if at == house => all.extend(more),
        _ => {
            let then = claims.split_off(first + 1);
            claims.push(Point::Placed(more.clone(), *at));
            let (left, others) = then.into_iter().partition(|it| matches!(it, Point::Left(..)));
            claims.extend::<Vec<_>>(others);
            let left = Sentence::of(Vec::new(), left);
            if !left.is_empty() {
                before.insert(place + 1, left);
            }
        }
    }
    true
}

/// Whether what the last sentence has found is the one reason for what hints are cited for: then it goes
/// without saying.
pub(super) fn rests_on_last(last: &Sentence, told: &Sentence) -> bool {
    let (Some(Point::Placed(values, at)), [Point::Holds(house, same)]) =
        (last.claims.last(), &told.reasons[..])
    else {
        return false;
    };
    let cited = told.claims.iter().all(|it| matches!(it, Point::Cited(..)));
    (at, values) == (house, same) && cited && told.under == Under::Same
}

/// The same of what two cases leave, which is a sentence of its own.
pub(super) fn rests_on_cases(before: &[Sentence], told: &Sentence) -> bool {
    let [.., cases, left] = before else { return false };
    let [Point::Left(value, house)] = left.claims[..] else { return false };
    let found = Sentence::of(Vec::new(), vec![Point::Placed(vec![value], house)]);
    cases.tells_cases() && rests_on_last(&found, told)
}

/// What the last sentence claims by a cited hint, where the next one rests on it; and which of its
/// reasons that is.
pub(super) fn leads_to(last: &mut Sentence, told: &Sentence) -> Option<(usize, Point)> {
    let Some(Point::Cited(claim, _)) = last.claims.last() else { return None };
    let Point::Placed(values, house) = &**claim else { return None };
    let reason = Point::Holds(*house, values.clone());
    let at = told.reasons.iter().position(|point| *point == reason)?;
    let cites = last.reasons.is_empty() && told.claims.iter().all(Point::is_cited);
    if cites { Some((at, last.claims.pop()?)) } else { None }
}

/// Whether what two sentences claim has the same reasons, and these are known.
pub(super) fn same_reasons(one: &Sentence, other: &Sentence) -> bool {
    let known = |told: &Sentence| {
        !told.reasons.is_empty() && told.reasons.iter().all(|it| matches!(it, Point::Holds(..)))
    };
    let concluded = !one.claims.is_empty() && !other.claims.is_empty();
    concluded && other.under == Under::Same && known(one) && one.reasons == other.reasons
}

/// What an earlier sentence than the last leaves is said right behind that one, where the last speaks of
/// other categories.
pub(super) fn left_before(before: &mut Vec<Sentence>, told: &Sentence) -> bool {
    let of = |claim: &Point| match claim {
        Point::Left(value, _) => Some(value.category),
        _ => None,
    };
    let of_left: Option<Vec<u8>> = told.claims.iter().map(of).collect();
    let Some(categories) = of_left.filter(|_| told.reasons.is_empty()) else { return false };
    let of_these = |value: &Value| categories.contains(&value.category);
    let speaks_of = |point: &Point| match point.uncited() {
        Point::Hint { .. } => false,
        Point::Holds(_, values) | Point::Placed(values, _) | Point::Without(_, values) => {
            values.iter().any(of_these)
        }
        Point::Not(value, _)
        | Point::Only(value, _)
        | Point::LastHouse(value, _)
        | Point::LastValue(_, value) => of_these(value),
        _ => true,
    };
    let goes_by = |later: &&Sentence| {
        let mut points = later.reasons.iter().chain(&later.claims);
        let ends = !later.claims.is_empty() || later.placed().next().is_some();
        later.under == Under::Same && ends && !points.any(speaks_of)
    };
    let later = before.iter().rev().take_while(goes_by).count();
    let moves = (1..before.len()).contains(&later);
    if moves {
        before.insert(before.len() - later, told.clone());
    }
    moves
}

/// Where there is no room: what hints show one after another to be in one house, by all of them.
pub(super) fn in_one_house(told: &mut Sentence) {
    let mut claims: Vec<Point> = Vec::new();
    for claim in std::mem::take(&mut told.claims) {
        if let (Some(Point::Cited(last, by)), Point::Cited(next, hints)) =
            (claims.last_mut(), &claim)
        {
            if let (Point::Placed(values, house), Point::Placed(more, at)) = (&mut **last, &**next)
            {
                if house == at {
                    values.extend(more);
                    let fresh: Vec<usize> =
                        hints.iter().copied().filter(|hint| !by.contains(hint)).collect();
                    by.extend(fresh);
                    continue;
                }
            }
        }
        claims.push(claim);
    }
    told.claims = claims;
}

/// Whether a sentence only cites hints for what they show.
pub(super) fn cites_only(told: &Sentence) -> bool {
    told.reasons.is_empty() && told.claims.iter().all(Point::is_cited)
}
