//! What a single hint shows, told: what the techniques about one hint share.

use super::Technique;
use super::telling::{Telling, grouped, pairs};
use crate::knowledge::Fact;
use crate::telling::{Point, Sentence};
use puzzle::{Offsets, Relation, Value};

/// More houses than this are not listed where one is left.
const LISTED: u32 = 4;

/// What one hint shows, with all that it shows at once, and what is left then.
pub(super) fn by_hint(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let first = telling.thought();
    let (mut because, mut new): (Vec<Fact>, Vec<Fact>) = (Vec::new(), Vec::new());
    let mut used = 0;
    for thought in telling.left {
        let last = [Technique::OnlyHouse, Technique::OnlyValue].contains(&thought.technique);
        let same = !last
            && thought.technique != Technique::EitherWay
            && thought.hints == first.hints
            && pairs(thought) == pairs(first);
        let told = |fact: &Fact| {
            telling.said.contains(fact) || new.contains(fact) || because.contains(fact)
        };
        let about = |fact: &Fact| new.iter().any(|other| other.value == fact.value);
        let completes = last
            && used > 0
            && thought.because.iter().all(told)
            && thought.new.iter().all(|fact| about(fact) || !telling.goes_on(fact, used + 1));
        if !same && !completes {
            break;
        }
        let more: Vec<Fact> = thought.because.iter().copied().filter(|fact| !told(fact)).collect();
        because.extend(more);
        new.extend(&thought.new);
        used += 1;
    }
    let claims = telling.claims(used);
    let both = |point: &Point| matches!(point, Point::Only(..) | Point::Not(..));
    let few = first.hints.first().filter(|_| claims.len() > 1 && claims.iter().all(both));
    let few = few.and_then(|&hint| ways(telling, hint, &because, &new)).unwrap_or_default();
    if telling.cites && !first.hints.is_empty() {
        let values: Vec<Value> =
            first.hints.iter().flat_map(|&hint| telling.values(hint)).collect();
        let mut claims = if claims.is_empty() { telling.as_claims(&new) } else { claims };
        if let [Point::Neither(not)] = few[..] {
            // What is ruled out for one of two that go together is for the other.
            let of = |value| Point::Not(value, not);
            claims = values.iter().copied().map(of).collect();
        }
        telling.settle(&mut claims, 0);
        let beside = |fact: &Fact| {
            !(fact.places() && values.contains(&fact.value)
                || telling.terse && telling.table.knows(*fact))
        };
        let because: Vec<Fact> = because.into_iter().filter(beside).collect();
        let claims = telling.cited(claims, &first.hints);
        return (vec![Sentence::of(telling.points(&because), claims)], used);
    }
    let quotes = telling.quotes(&first.hints, &because);
    let mut reasons = telling.points_beside(&because, &first.hints);
    if quotes.is_empty() && !claims.is_empty() && !first.hints.is_empty() {
        if reasons.is_empty() {
            // What has been said before, with the number of the hint that has been quoted.
            let placed = first.because.iter().copied().filter(Fact::places);
            reasons = grouped(telling.known, &placed.collect::<Vec<_>>());
        }
        return (vec![Sentence::of(reasons, telling.cited(claims, &first.hints))], used);
    }
    without_idle(telling, &mut reasons);
    reasons.splice(0..0, quotes);
    let mut claims = if few.is_empty() { claims } else { few };
    telling.settle(&mut claims, LISTED);
    (vec![Sentence::of(reasons, claims)], used)
}

/// Where a value can be says what others of its category have.
fn without_idle(telling: &Telling<'_>, reasons: &mut Vec<Point>) {
    let of_hints = telling.thought().hints.iter().flat_map(|&hint| telling.values(hint));
    let open: Vec<Value> =
        of_hints.filter(|value| telling.table.placed(*value).is_none()).collect();
    let only = |value: &Value| {
        reasons.iter().any(|point| matches!(point, Point::Only(other, _) if other == value))
    };
    let said: Vec<u8> = open.iter().filter(|value| only(value)).map(|it| it.category).collect();
    let idle = |value: &Value| {
        let mut rivals = open.iter().filter(|other| other.category == value.category);
        said.contains(&value.category) && rivals.all(only)
    };
    let idle: Vec<Value> = reasons
        .iter()
        .flat_map(|point| match point {
            Point::Holds(_, values) => &values[..],
            _ => &[],
        })
        .copied()
        .filter(idle)
        .collect();
    reasons.retain_mut(|point| match point {
        Point::Holds(_, values) => {
            values.retain(|value| !idle.contains(value));
            !values.is_empty()
        }
        _ => true,
    });
}

/// The houses that the two values of a hint can have, where there are few ways left.
fn ways(telling: &Telling<'_>, hint: usize, because: &[Fact], new: &[Fact]) -> Option<Vec<Point>> {
    let relation = telling.puzzle.hints()[hint].relation.as_ref()?;
    let Relation::Offset(a, b, offsets) = *relation else { return None };
    let mut known = telling.known.clone();
    because.iter().chain(new).for_each(|&fact| known.learn(fact));
    let houses = known.candidates(a);
    if offsets == Offsets::SAME {
        let both = houses.intersection(known.candidates(b));
        return Some(vec![match both.len() {
            1 => Point::Placed(vec![a, b], both.iter().next().unwrap_or_default()),
            2 => Point::Both(both),
            _ => Point::Neither(new.iter().filter_map(Fact::house).collect()),
        }]);
    }
    let mut ways = Vec::new();
    for of_a in houses.iter() {
        let fits = |of_b: &u8| offsets.contains(*of_b as i8 - of_a as i8);
        let fitting = known.candidates(b).iter().filter(fits);
        ways.extend(fitting.map(|of_b| (of_a, of_b)));
    }
    if let [(of_a, of_b)] = ways[..] {
        return Some(vec![Point::Placed(vec![a], of_a), Point::Placed(vec![b], of_b)]);
    }
    ways.iter_mut().for_each(|(a, b)| (*a, *b) = (*a.min(b), *a.max(b)));
    ways.sort_unstable();
    ways.dedup();
    (1..=3).contains(&ways.len()).then(|| vec![Point::Ways(ways)])
}
