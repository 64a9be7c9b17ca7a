//! What a single hint shows, told: what the techniques about one hint share.

use super::Technique;
use super::premises::{at_hand, complete, is_shown};
use super::sides::with_link;
use super::telling::{FEW, Telling, beside_partner, fresh, grouped, pairs};
use crate::knowledge::Fact;
use crate::telling::{Point, Sentence};
use puzzle::{Houses, Offsets, Relation, Value};

/// More houses than this are not listed where one is left.
const LISTED: u32 = 4;

/// What one hint shows, with all that it shows at once, and what is left then.
pub(super) fn by_hint(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let first = telling.thought();
    let (mut because, mut new): (Vec<Fact>, Vec<Fact>) = (Vec::new(), Vec::new());
    let mut used = 0;
    // Where the hint is only cited and nothing of it is placed, what is left does not follow at once.
    let bare = telling.links && first.technique != Technique::OneSide;
    for thought in telling.left {
        let last = [Technique::OnlyHouse, Technique::OnlyValue].contains(&thought.technique);
        let same = !last
            && thought.technique != Technique::EitherWay
            && thought.hints == first.hints
            && pairs(thought) == pairs(first);
        // Where it is not by the hint, with its other value placed, goes without saying.
        let shown = |fact: &Fact| {
            let left = beside_partner(telling.puzzle, &first.hints, fact.value, telling.known);
            let house = fact.house().filter(|_| !fact.holds);
            used > 0 && house.zip(left).is_some_and(|(house, left)| !left.contains(house))
        };
        let told = |fact: &Fact| {
            telling.said.contains(fact)
                || new.contains(fact)
                || because.contains(fact)
                || shown(fact)
        };
        let about = |fact: &Fact| new.iter().any(|other| other.value == fact.value);
        // Who has one of the last two houses is said with the hint, where it is about one value.
        let rest: Vec<&Fact> = thought.because.iter().filter(|fact| !told(fact)).collect();
        let of_one = new.iter().all(|fact| thought.new.iter().all(|own| own.value == fact.value))
            && telling.left.get(used + 1).is_none_or(|next| next.hints != first.hints);
        let completes = last
            && used > 0
            && !bare
            && (rest.is_empty() || of_one && rest.len() == 1 && rest[0].places())
            && thought.new.iter().all(|fact| about(fact) || !telling.goes_on(fact, used + 1));
        if !same && !completes {
            break;
        }
        let more: Vec<Fact> = thought.because.iter().copied().filter(|fact| !told(fact)).collect();
        because.extend(more);
        new.extend(&thought.new);
        used += 1;
    }
    let mut claims = telling.claims(used);
    if let Some(mate) = mate(telling, &first.hints, &new) {
        claims = vec![mate];
    }
    let both =
        |point: &Point| matches!(point, Point::Placed(..) | Point::Only(..) | Point::Not(..));
    let few = first.hints.first().filter(|_| claims.len() > 1 && claims.iter().all(both));
    let few = few.and_then(|&hint| ways(telling, hint, &because, &new));
    // Where more rests on it, that one house is ruled out for each is said as it is; and where one
    // sentence is all, of more than two ways, since the conclusion says it.
    let whole = telling.before.is_none() && used == telling.left.len();
    let needed = |few: &Vec<Point>| match &few[..] {
        [Point::Ways(_, _, ways)] if whole => ways.len() == 2 || telling.headline.is_empty(),
        [Point::Ways(..)] => new.len() > 2 || used == telling.left.len(),
        _ => true,
    };
    let mut few = few.filter(needed).unwrap_or_default();
    // What the hint was seen to place first is said first.
    few.sort_by_key(|point| claims.first() != Some(point));
    if telling.links {
        because.extend(found_on_the_way(telling, used));
    }
    let mut because = fresh(&because, &[]);
    if telling.cites && !first.hints.is_empty() && !argues(telling, &first.hints) {
        let values: Vec<Value> =
            first.hints.iter().flat_map(|&hint| telling.values(hint)).collect();
        claims = if claims.is_empty() { telling.as_claims(&new) } else { claims };
        if let [Point::Neither(not)] = few[..] {
            // What is ruled out for one of two that go together is for the other.
            let of = |value| Point::Not(value, not);
            claims = values.iter().copied().map(of).collect();
        }
        telling.settle(&mut claims, u32::from(bare));
        let beside = |fact: &Fact| {
            let supposed = telling.supposed.contains(fact);
            let known = telling.table.knows(*fact) || supposed;
            // What is supposed has just been said.
            let repeats = supposed && telling.said.is_empty();
            let beside = fact.places() && values.contains(&fact.value);
            let beside = beside && !(telling.names && supposed_long_ago(telling, fact));
            !(beside || repeats || telling.terse && known)
        };
        let because: Vec<Fact> = because.into_iter().filter(beside).collect();
        let mut reasons = telling.points(&because);
        complete(telling, &first.hints, &mut reasons, &mut claims, &new);
        let claims = telling.cited(claims, &first.hints);
        return (vec![Sentence::of(reasons, claims)], used);
    }
    let quotes = telling.quotes(&first.hints, &because);
    if quotes.is_empty() {
        // Of three values, any that is placed may decide.
        let three = first.hints.iter().map(|&hint| telling.values(hint));
        let three = three.filter(|values| values.len() > 2).flatten();
        because.extend(three.filter_map(|it| Some(Fact::placed(it, telling.known.placed(it)?))));
        because = fresh(&because, &[]);
    }
    let mut reasons = telling.points_beside(&because, &first.hints);
    if quotes.is_empty() && !claims.is_empty() && !first.hints.is_empty() {
        if reasons.is_empty() {
            // What has been said before, with the number of the hint that has been quoted.
            let placed = first.because.iter().copied().filter(Fact::places);
            reasons = grouped(telling.known, &placed.collect::<Vec<_>>());
        }
        complete(telling, &first.hints, &mut reasons, &mut claims, &new);
        return (vec![Sentence::of(reasons, telling.cited(claims, &first.hints))], used);
    }
    if first.hints.is_empty() && reasons.is_empty() && !claims.is_empty() {
        // What goes together has been said, and is placed.
        let placed = first.because.iter().copied().filter(Fact::places);
        reasons = grouped(telling.known, &placed.collect::<Vec<_>>());
    }
    claims = if few.is_empty() { claims } else { few };
    telling.settle(&mut claims, LISTED);
    where_they_can_be(telling, &mut reasons, &claims);
    complete(telling, &first.hints, &mut reasons, &mut claims, &new);
    // What the hint shows by itself comes before what takes these reasons; of a step of one sentence
    // neither is said.
    let (alone, with): (Vec<Point>, Vec<Point>) = match reasons.is_empty() || whole {
        true => (Vec::new(), claims),
        false => claims.into_iter().partition(|claim| {
            is_shown(telling, &first.hints, &at_hand(telling, &first.hints, &[]), claim)
        }),
    };
    if alone.is_empty() || with.is_empty() {
        let claims = [alone, with].concat();
        let mut told = Sentence::of([quotes, reasons].concat(), claims);
        with_link(telling, &first.hints, &mut told);
        return (vec![told], used);
    }
    let with = Sentence::of(reasons, telling.cited(with, &first.hints));
    (vec![Sentence::of(quotes, alone), with], used)
}

/// Where the hint says that two go together and one is placed: where the other is, rather than who is
/// not there.
pub(super) fn mate(telling: &Telling<'_>, hints: &[usize], new: &[Fact]) -> Option<Point> {
    let [a, b] = joined(telling, hints)?;
    [(a, b), (b, a)].into_iter().find_map(|(one, other)| {
        let house = telling.known.placed(one)?;
        let fact = Fact::placed(other, house);
        let open = telling.known.candidates(other).contains(house);
        let is_mate = open && new.iter().all(|new| *new != fact && fact.implies(new));
        (is_mate && telling.known.placed(other).is_none())
            .then(|| Point::Placed(vec![other], house))
    })
}

/// The two values that the one hint says go together.
fn joined(telling: &Telling<'_>, hints: &[usize]) -> Option<[Value; 2]> {
    let &[hint] = hints else { return None };
    match telling.puzzle.hints()[hint].relation {
        Some(Relation::Offset(a, b, Offsets::SAME)) => Some([a, b]),
        _ => None,
    }
}

/// What was found on the way and leads there.
fn found_on_the_way(telling: &Telling<'_>, used: usize) -> Vec<Fact> {
    let shown = telling.left[..used].iter().filter(|thought| !thought.hints.is_empty());
    let found = shown.flat_map(|thought| &thought.because).filter(|fact| fact.places());
    found.copied().filter(|fact| !telling.table.knows(*fact)).collect()
}

/// Whether it is so only by what is supposed, and the last sentence spoke of something else.
fn supposed_long_ago(telling: &Telling<'_>, fact: &Fact) -> bool {
    let speaks_of = |told: &Sentence| {
        let house = |placed: Fact| placed.house() == fact.house();
        told.names_at(fact) || telling.supposed.contains(fact) && told.placed().any(house)
    };
    let just = telling.said.is_empty() || telling.before.is_some_and(speaks_of);
    !telling.supposed.is_empty() && !telling.table.knows(*fact) && !just
}

/// Whether the wording of a hint is the argument, and it is to be quoted where there is room.
fn argues(telling: &Telling<'_>, hints: &[usize]) -> bool {
    let relation = |&hint: &usize| telling.puzzle.hints()[hint].relation.as_ref();
    // Of two that are both open, the other one is to be named.
    let plain = |relation: &Relation| match relation {
        Relation::Offset(a, b, _) => [a, b].iter().any(|it| telling.known.placed(**it).is_some()),
        relation => matches!(relation, Relation::In(..)),
    };
    let new = hints.iter().any(|hint| !telling.quoted.contains(hint));
    telling.links && new && !hints.iter().filter_map(relation).all(plain)
}

/// Where several things are in the way of a hint, or where it places both of its values and nothing is
/// that is not known: rather than these, case by case, where the two can be, if that is few houses.
fn where_they_can_be(telling: &Telling<'_>, reasons: &mut Vec<Point>, claims: &[Point]) {
    let [hint] = telling.thought().hints[..] else { return };
    let values = match telling.puzzle.hints()[hint].relation {
        Some(Relation::Offset(..) | Relation::Between { .. }) => telling.values(hint),
        _ => return,
    };
    let placed = |value: Value| {
        let has = |claim: &Point| matches!(claim, Point::Placed(all, _) if all.contains(&value));
        claims.iter().any(has)
    };
    let one = matches!(&reasons[..], [Point::Holds(_, all)] if all.len() == 1)
        || matches!(&reasons[..], [Point::Not(..) | Point::Only(..)]);
    let of_two = values.len() == 2;
    let many = has_many_pairs(telling, hint);
    let both = of_two && !one && !many && values.iter().all(|&value| placed(value));
    // By the table and what has been placed since: what else is known need not have been said.
    let mut told = telling.table.clone();
    let since = telling.supposed.iter().chain(telling.said).filter(|fact| fact.places());
    since.for_each(|&fact| told.learn(fact));
    let in_the_way = |of: Value| {
        let about = |point: &&Point| match point {
            Point::Holds(_, all) => all.iter().any(|it| it.category == of.category),
            Point::Not(value, _) => *value == of,
            _ => false,
        };
        let of_other = |claim: &Point| matches!(claim, Point::Only(value, _) | Point::Not(value, _) if *value != of);
        claims.iter().any(of_other) && reasons.iter().filter(about).count() > 1
    };
    let left = values.into_iter().map(|value| (value, telling.known.candidates(value)));
    let few = left.filter(|&(value, left)| {
        let most = if both || !of_two { FEW } else { 2 };
        let least = if of_two { 2 } else { 1 };
        telling.known.placed(value).is_none()
            && (least..=most).contains(&left.len())
            && told.candidates(value) == left
            && (both || in_the_way(value))
    });
    let few: Vec<(Value, Houses)> = few.collect();
    let covered = |value: Value| few.iter().any(|(of, _)| of.category == value.category);
    reasons.retain_mut(|point| match point {
        Point::Holds(_, values) => {
            values.retain(|&value| !covered(value));
            !values.is_empty()
        }
        Point::Not(value, _) | Point::Only(value, _) => !few.iter().any(|(of, _)| of == value),
        _ => true,
    });
    let only = few.into_iter().map(|(value, left)| match left.iter().next() {
        Some(house) if left.len() == 1 => Point::LastHouse(value, house),
        _ => Point::Only(value, left),
    });
    reasons.splice(0..0, only);
}

/// Whether two values with three houses each are further apart than side by side: those are too many pairs
/// to try.
fn has_many_pairs(telling: &Telling<'_>, hint: usize) -> bool {
    let near =
        [Offsets::SAME, Offsets::NEXT_TO, Offsets::IMMEDIATELY_LEFT, Offsets::IMMEDIATELY_RIGHT];
    match telling.puzzle.hints()[hint].relation {
        Some(Relation::Offset(a, b, offsets)) if !near.contains(&offsets) => {
            [a, b].iter().all(|&value| telling.known.candidates(value).len() == 3)
        }
        _ => false,
    }
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
    // Where the ways say more than is found, that would be told again when it is.
    let found = ways.iter().map(|(of_a, _)| *of_a).collect::<Houses>() == houses
        && ways.iter().map(|(_, of_b)| *of_b).collect::<Houses>() == known.candidates(b);
    let (names, in_order) = match () {
        () if ways.iter().all(|(a, b)| a < b) => ([a, b], true),
        () if ways.iter().all(|(a, b)| a > b) => ([b, a], true),
        () => ([a, b], false),
    };
    ways.iter_mut().for_each(|(a, b)| (*a, *b) = (*a.min(b), *a.max(b)));
    ways.sort_unstable();
    ways.dedup();
    (found && (1..=3).contains(&ways.len())).then(|| vec![Point::Ways(names, in_order, ways)])
}
