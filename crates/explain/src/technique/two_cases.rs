//! "Dmitri in 4 puts Mozart in 3, and Dmitri in 5 puts Bach in 3": a value with two houses left, or a
//! house with two values, and what comes to the same in both cases, each by one hint.

use super::board::cells;
use super::premises::shown;
use super::{Board, Definition, Sight, Technique, Telling, Tier};
use crate::clue::{Ground, Rule};
use crate::knowledge::{Cell, Fact, Id, Knowledge};
use crate::telling::{Point, Sentence};
use puzzle::Houses;

/// Two cases that come to the same, where nothing else is seen and something would be supposed.
pub(super) const TWO_CASES: Definition =
    Definition { name: "two cases", cost: 8, finds: &[(Tier::Cases, find)], tell };

/// "Only indigo or violet is left for 5. Indigo in 5 puts Clara in 6 (#11) and violet in 5 puts Agnes
/// in 6 (#10), so Agnes or Clara is in 6."
fn tell(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let thought = telling.thought();
    let [a, x, b, y] = thought.about[..] else { return (Vec::new(), 1) };
    let at: Vec<u8> = thought.within.iter().collect();
    let split = match a == b {
        true => Point::Only(a, thought.within),
        false => Point::Choice(at[0], vec![a.min(b), a.max(b)]),
    };
    // What leaves two cases is not said of them once more.
    let mut because = telling.because();
    because.retain(|fact| fact.value.category != a.category || [x, y].contains(&fact.value));
    let mut reasons = Vec::new();
    let mut there = Houses::NONE;
    let ways = [(a, x), (b, y)].into_iter().zip(at.iter().cycle()).zip(&thought.hints);
    for (((case, then), &house), &hint) in ways {
        let case = Fact::placed(case, house);
        let place = |known: &Knowledge| {
            let mut known = known.clone();
            known.learn(case);
            shown(telling.puzzle, &[hint], &known, then)
        };
        let Some(house) = place(telling.known).iter().next() else { continue };
        there = there.union(Houses::only(house));
        reasons.push(Point::Puts(case, hint, Fact::placed(then, house)));
        // What keeps it from where the hint would have it as well.
        let others = place(&Knowledge::nothing(telling.puzzle)).difference(Houses::only(house));
        let keeps =
            |fact: &Fact| others.iter().any(|other| fact.implies(&Fact::ruled_out(then, other)));
        let (own, rest) = because.into_iter().partition(keeps);
        because = rest;
        reasons.extend(telling.points(&own));
    }
    reasons.extend(telling.points(&because));
    // Of two values one is there, rather than none of the others.
    let claims = match thought.new.len() > 1 && x != y && there.len() == 1 {
        true => vec![Point::EitherWay(there, vec![x.min(y), x.max(y)])],
        false => telling.as_claims(&thought.new),
    };
    let told = Sentence::of(reasons, claims);
    (vec![Sentence::of(vec![split], Vec::new()), told], 1)
}

/// Where a value is in one of the cases.
struct Follows {
    case: Cell,
    then: Cell,
    ground: Ground,
    because: Vec<Cell>,
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    let houses = 0..board.houses();
    for row in board.rows() {
        let of_value =
            row.clone().map(|id| houses.clone().map(|house| Cell { id, house }).collect());
        let of_house =
            houses.clone().map(|house| row.clone().map(|id| Cell { id, house }).collect());
        for cells in of_value.chain(of_house).collect::<Vec<Vec<Cell>>>() {
            let (open, gone): (Vec<Cell>, Vec<Cell>) =
                cells.into_iter().partition(|cell| board.masks[cell.id] >> cell.house & 1 == 1);
            let [one, other] = open[..] else { continue };
            let others = follows(board, other);
            for first in follows(board, one) {
                others.iter().for_each(|second| both(board, &gone, [&first, second], sights));
            }
        }
    }
}

/// What is ruled out in both cases.
fn both(board: &Board<'_>, gone: &[Cell], ways: [&Follows; 2], sights: &mut Vec<Sight>) {
    let row = board.row_of(ways[0].then.id);
    let fails = |cell: &Cell| {
        ways.iter().all(|way| (cell.id == way.then.id) != (cell.house == way.then.house))
    };
    let open = row.clone().flat_map(|id| cells(id, board.masks[id]));
    let rules_out: Vec<Cell> = open.filter(fails).collect();
    if rules_out.is_empty() || !row.contains(&ways[1].then.id) {
        return;
    }
    let because = [gone, &ways[0].because, &ways[1].because].concat();
    let grounds = ways.iter().map(|way| way.ground).collect();
    let sight = Sight::ruling_out(Technique::TwoCases, grounds, because, rules_out);
    let about = ways.iter().flat_map(|way| [way.case.id, way.then.id]).collect();
    let within = ways.iter().map(|way| way.case.house).collect();
    let places = Some(ways[0].then).filter(|then| *then == ways[1].then);
    sights.push(Sight { about, within, places, ..sight });
}

/// Where single hints place other values in this case.
fn follows(board: &Board<'_>, case: Cell) -> Vec<Follows> {
    let all = Houses::all(board.houses());
    let mut masks = vec![all.bits(); board.masks.len()];
    masks[case.id] = 1 << case.house;
    let mut follows = Vec::new();
    let mut add = |ground, id: Id, left: u16| {
        let now = left & board.masks[id];
        if now.is_power_of_two() && now != board.masks[id] {
            let then = Cell { id, house: now.trailing_zeros() as u8 };
            follows.push(Follows { case, then, ground, because: board.gone(id, left) });
        }
    };
    for (ground, rule) in board.rules() {
        match rule {
            _ if !matches!(ground, Ground::Hint(_)) => {}
            Rule::Two(two) => {
                for (_, other, from) in two.sides().into_iter().filter(|(id, ..)| *id == case.id) {
                    add(ground, other, from[usize::from(case.house)]);
                }
            }
            Rule::Many(many) if many.values.contains(&case.id) => {
                for &id in many.values.iter().filter(|&&id| id != case.id) {
                    let left = all.iter().filter(|&house| many.can_hold(&masks, id, house));
                    add(ground, id, left.collect::<Houses>().bits());
                }
            }
            _ => {}
        }
    }
    follows
}
