//! "That leaves only the fourth house for the green one"; "the first house can be nothing but
//! yellow."

use super::board::cells;
use super::premises::rival;
use super::telling::{FEW, fresh, grouped};
use super::{Board, Definition, Sight, Technique, Telling, Thought, Tier};
use crate::knowledge::{Cell, Fact, Knowledge, With};
use crate::telling::{Point, Sentence};
use puzzle::{Houses, Value};

/// So many that have the houses of a value are too many to be named.
const NAMED: usize = 3;

/// So many are few enough to be named as what is not left.
const GONE: usize = 4;

/// All other houses are ruled out for a value.
pub(super) const ONLY_HOUSE: Definition = Definition {
    name: "only one house left",
    cost: 1,
    finds: &[(Tier::Plain, only_house)],
    tell: last_left,
};

/// All other values are ruled out for a house.
pub(super) const ONLY_VALUE: Definition = Definition {
    name: "only one value left",
    cost: 1,
    finds: &[(Tier::Plain, only_value)],
    tell: last_left,
};

fn only_house(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for row in board.rows() {
        for id in row.clone().filter(|&id| !board.placed[id]) {
            let mask = board.masks[id];
            if !mask.is_power_of_two() {
                continue;
            }
            let rivals = row.clone().filter(|&other| other != id);
            let because = board.gone(id, !mask);
            let rules_out =
                rivals.flat_map(|other| cells(other, board.masks[other] & mask)).collect();
            let sight = Sight::ruling_out(Technique::OnlyHouse, Vec::new(), because, rules_out);
            let house = mask.trailing_zeros() as u8;
            sights.push(Sight { places: Some(Cell { id, house }), ..sight });
        }
    }
}

fn only_value(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for row in board.rows() {
        let (mut once, mut twice) = (0, 0);
        for mask in &board.masks[row.clone()] {
            twice |= once & mask;
            once |= mask;
        }
        for house in Houses::from_bits(once & !twice).iter() {
            let last = row.clone().find(|&id| board.masks[id] >> house & 1 == 1);
            let Some(id) = last.filter(|&id| !board.placed[id]) else { continue };
            let rivals = row.clone().filter(|&other| other != id);
            let because = rivals.map(|other| Cell { id: other, house }).collect();
            let rules_out = cells(id, board.masks[id] & !(1 << house));
            let sight = Sight::ruling_out(Technique::OnlyValue, Vec::new(), because, rules_out);
            sights.push(Sight { places: Some(Cell { id, house }), ..sight });
        }
    }
}

/// Why nothing else is left: who is placed, what is taken, what is ruled out.
fn last_left(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let last = |thought: &&Thought| {
        [Technique::OnlyHouse, Technique::OnlyValue].contains(&thought.technique)
    };
    // What the reasons show, and what that leaves in turn.
    let (mut reasons, mut claims, mut left) = (Vec::new(), Vec::new(), Vec::new());
    let mut told = telling.said.to_vec();
    let mut seen = telling.seen.clone();
    let mut used = 0;
    // Of many, those of one row are told at once.
    let many = telling.left.iter().take_while(last).count() > 2;
    let row = |thought: &Thought| thought.new.first().map(|fact| fact.value.category);
    let first = telling.thought();
    for thought in telling.left.iter().take_while(last) {
        let mut why = left_over(telling, thought, &told);
        if why.is_empty() && !thought.because.iter().all(|fact| seen.knows(*fact)) {
            why = by_the_table(telling, thought);
        }
        if let Some(named) = with_unseen(telling, &seen, &why) {
            why = named;
        }
        if used > 0 && (!why.is_empty() && why != reasons || many && row(thought) != row(first)) {
            break;
        }
        if let ([Point::Only(value, left)], Some(house)) =
            (&why[..], thought.new.first().and_then(Fact::house))
        {
            let taken = who_took(telling, *value, left.difference(Houses::only(house)));
            why.extend(taken);
        }
        let follows = why.is_empty();
        why.iter().for_each(|point| point.teach(&mut seen));
        thought.new.iter().for_each(|&fact| seen.learn(fact));
        reasons = if used == 0 { why } else { reasons };
        used += 1;
        let said = reasons.iter().any(|point| {
            matches!(point, Point::LastHouse(value, house) | Point::LastValue(house, value)
                if thought.new.contains(&Fact::placed(*value, *house)))
        });
        let rested_on =
            |fact: &Fact| !said && !telling.said.contains(fact) && telling.goes_on(fact, used);
        let found = thought.new.iter().copied().filter(rested_on);
        if follows {
            left.extend(found)
        } else {
            claims.extend(found)
        }
        told.extend(thought.because.iter().chain(&thought.new));
    }
    let mut claims = telling.as_claims(&claims);
    // What is left follows from what is not.
    if let [_, .., Point::LastHouse(..) | Point::LastValue(..)] = reasons[..] {
        claims.splice(0..0, reasons.pop());
    }
    claims.extend(left.iter().filter_map(|fact| Some(Point::Left(fact.value, fact.house()?))));
    if reasons.is_empty() && claims.is_empty() {
        return (Vec::new(), used);
    }
    (vec![Sentence::of(reasons, claims)], used)
}

/// Where it is only said that this is left: with what no reader sees not to be. What is placed,
/// supposed and told shows the rest.
fn with_unseen(telling: &Telling<'_>, seen: &Knowledge, why: &[Point]) -> Option<Vec<Point>> {
    if telling.cites && !telling.links {
        return None;
    }
    match *why {
        [Point::LastHouse(value, house)] => unseen_houses(telling, seen, value, house),
        [Point::LastValue(house, value)] => unseen_values(telling, seen, value, house),
        _ => None,
    }
}

/// Where else the value is not; or where it could be, and who is there.
fn unseen_houses(
    telling: &Telling<'_>,
    seen: &Knowledge,
    value: Value,
    house: u8,
) -> Option<Vec<Point>> {
    let here = Houses::only(house);
    let gone = seen.candidates(value).difference(here);
    let could = telling.table.candidates(value);
    let few = (2..=FEW).contains(&could.len()) && !gone.is_empty();
    if few && !who_took(telling, value, could.difference(here)).is_empty() {
        return Some(vec![Point::Only(value, could)]);
    }
    // An earlier step left it two, and the other one has been taken since.
    let two =
        telling.earlier.narrowed.iter().find(|(of, left)| *of == value && left.contains(house));
    if let Some(&(_, left)) = two.filter(|_| !gone.is_empty() && could == here) {
        let other = left.difference(here).iter().next()?;
        if let Some(rival) = rival(telling.table, value, other) {
            return Some(vec![Point::Could(value, left), Point::Holds(other, vec![rival])]);
        }
    }
    match gone.len() {
        0 => None,
        1..=FEW => Some(vec![Point::Not(value, gone), Point::LastHouse(value, house)]),
        _ => few.then(|| vec![Point::Could(value, could)]),
    }
}

/// Who else is not in the house; or of more than two, the few who could be, and where those are.
fn unseen_values(
    telling: &Telling<'_>,
    seen: &Knowledge,
    value: Value,
    house: u8,
) -> Option<Vec<Point>> {
    let others = |known: &Knowledge| -> Vec<Value> {
        let may = |it: &Value| *it != value && known.candidates(*it).contains(house);
        seen.row(value).filter(may).collect()
    };
    let (gone, could) = (others(seen), others(telling.table));
    if gone.len() > 2 && (1..FEW as usize).contains(&could.len()) {
        let there = |it: &Value| Some(Point::Holds(seen.placed(*it)?, vec![*it]));
        let rivals: Vec<Point> = could.iter().filter_map(there).collect();
        let mut named = [vec![value], could].concat();
        named.sort_unstable();
        return Some([vec![Point::CouldHold(house, named)], rivals].concat());
    }
    let few = (1..=GONE).contains(&gone.len());
    few.then(|| vec![Point::Without(house, gone), Point::LastValue(house, value)])
}

/// Who has the houses where the value could be, as far as it has not been said that it is not there.
fn who_took(telling: &Telling<'_>, value: Value, houses: Houses) -> Vec<Point> {
    let open = houses.intersection(telling.told.candidates(value));
    if telling.terse {
        return Vec::new();
    }
    let there = |house: u8| Some(Point::Holds(house, vec![rival(telling.seen, value, house)?]));
    open.iter().filter_map(there).collect()
}

/// What the table left: where the value could be, or that nothing else is left now.
fn by_the_table(telling: &Telling<'_>, thought: &Thought) -> Vec<Point> {
    let Some(Fact { value, with: With::House(house), .. }) = thought.new.first().copied() else {
        return Vec::new();
    };
    let could = telling.table.candidates(value);
    let open = could.intersection(telling.told.candidates(value));
    let open: Houses = open.iter().filter(|&at| rival(telling.seen, value, at).is_none()).collect();
    let others = could.difference(Houses::only(house));
    let closes = |claim: &Point| {
        matches!(claim.uncited(), Point::Not(of, not)
            if *of == value && others.difference(*not).is_empty())
    };
    // Where few houses were left, that is said with who took them or with what closes the others.
    let few_said = telling.links
        && (telling.before.is_some_and(|told| told.claims.iter().any(closes))
            || !who_took(telling, value, others).is_empty());
    vec![match thought.technique {
        Technique::OnlyValue => Point::LastValue(house, value),
        // In a long case what follows by itself from what was said last is not argued.
        _ if telling.cites && !few_said && !telling.supposed.is_empty() && open.len() == 1 => {
            Point::LastHouse(value, house)
        }
        _ if (2..=FEW).contains(&could.len()) && !telling.terse => Point::Only(value, could),
        _ => Point::LastHouse(value, house),
    }]
}

/// Why all else is gone, in few words where the whole row is placed.
fn left_over(telling: &Telling<'_>, thought: &Thought, said: &[Fact]) -> Vec<Point> {
    let mut fresh = fresh(&thought.because, said);
    fresh.retain(|fact| !telling.supposed.contains(fact));
    let Some(Fact { value, with: With::House(house), .. }) = thought.new.first().copied() else {
        return Vec::new();
    };
    let last = match thought.technique {
        Technique::OnlyHouse => Point::LastHouse(value, house),
        _ => Point::LastValue(house, value),
    };
    // What is supposed leaves it.
    if !telling.supposed.is_empty() && telling.said.is_empty() && telling.cites {
        return vec![last];
    }
    // In a long step the table says what is not said.
    if fresh.is_empty() || telling.cites && fresh.len() < thought.because.len() {
        return Vec::new();
    }
    let others = usize::from(telling.known.houses()) - 1;
    let placed = thought.because.iter().filter(|fact| fact.places()).count();
    if placed == others {
        return if fresh.len() < thought.because.len() { Vec::new() } else { vec![last] };
    }
    let (rivals, gone): (Vec<Fact>, Vec<Fact>) = fresh.iter().partition(|fact| fact.places());
    // What the table leaves is said rather than a longer list of what it does not.
    if thought.technique == Technique::OnlyHouse {
        let taken: Houses = rivals.iter().filter_map(Fact::house).collect();
        let not: Houses = gone.iter().filter_map(Fact::house).collect();
        let left = telling.table.candidates(value);
        return vec![match left.len() {
            1 if taken.union(not).len() > 1 => last,
            2 | 3 if left.len() < u32::from(telling.known.houses()) => Point::Only(value, left),
            // Those that have the houses are named.
            _ if rivals.len() < NAMED => {
                let not = (!not.is_empty()).then_some(Point::Not(value, not));
                return grouped(telling.known, &rivals).into_iter().chain(not).collect();
            }
            _ => last,
        }];
    }
    // The table left two, and it is known where the other one is.
    let may = |it: &Value| telling.table.candidates(*it).contains(house);
    let could = telling.table.row(value).filter(may).count();
    if could == 2 && telling.supposed.is_empty() && fresh.len() < thought.because.len() {
        return Vec::new();
    }
    let elsewhere: Vec<Value> = rivals.iter().map(|fact| fact.value).collect();
    let not: Vec<Value> = gone.iter().map(|fact| fact.value).collect();
    not_there(telling.known.houses(), house, elsewhere, not).unwrap_or_else(|| vec![last])
}

/// Why no other value of a category is left for a house, where few have to be named for it.
pub(super) fn not_there(
    values: u8,
    house: u8,
    elsewhere: Vec<Value>,
    not: Vec<Value>,
) -> Option<Vec<Point>> {
    let gone = elsewhere.len() + not.len();
    if gone > 1 && usize::from(values) <= 2 * gone {
        return None;
    }
    let mut points = Vec::new();
    if !elsewhere.is_empty() {
        points.push(Point::Elsewhere(elsewhere));
    }
    if !not.is_empty() {
        points.push(Point::Without(house, not));
    }
    Some(points)
}
