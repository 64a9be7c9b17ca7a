//! "The Dane and the Swede share the second and the last house, so nobody else lives there."
//!
//! Two values that can only be in the same two houses take both; so do three values and three
//! houses. The same seen from the houses: two houses that only two values can fill.

use super::board::cells;
use super::{Board, Definition, Sight, Technique, Telling, Tier};
use crate::knowledge::{Cell, Id};
use crate::telling::{Point, Sentence};
use puzzle::Houses;

/// Two or three values that share as many houses, or houses that share as many values.
pub(super) const SHARED: Definition =
    Definition { name: "as many values as places", cost: 6, finds: &[(Tier::Single, find)], tell };

/// "The Dane and Swede take 2 and 5".
fn tell(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let thought = telling.thought();
    let (values, houses) = (thought.about.clone(), thought.within);
    let left = match thought.new.iter().any(|fact| thought.about.contains(&fact.value)) {
        true => Point::Fill(houses, values),
        false => Point::Need(values, houses),
    };
    // That the values are there has been said with it.
    let mut claims = if telling.cites { Vec::new() } else { telling.claims(1) };
    claims.retain(|claim| {
        !matches!(claim, Point::Only(value, _) | Point::Not(value, _) if thought.about.contains(value))
    });
    // None of the others is in any of the houses.
    for claim in &mut claims {
        if let Point::Only(value, _) | Point::Not(value, _) = *claim {
            *claim = Point::Not(value, houses);
        }
    }
    (vec![Sentence::of(vec![left], claims)], 1)
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    let mut see = |because: Vec<Cell>, rules_out: Vec<Cell>, about: Vec<Id>, within: Houses| {
        if !rules_out.is_empty() {
            let sight = Sight::ruling_out(Technique::Shared, Vec::new(), because, rules_out);
            sights.push(Sight { about, within, ..sight });
        }
    };
    for row in board.rows() {
        let open: Vec<Id> = row.clone().filter(|&id| !board.masks[id].is_power_of_two()).collect();
        if open.len() < 3 {
            continue;
        }
        let values: Vec<(u8, u16)> =
            open.iter().map(|&id| ((id - row.start) as u8, board.masks[id])).collect();
        let settled = row.clone().filter(|id| !open.contains(id));
        let taken = settled.fold(0, |sum, id| sum | board.masks[id]);
        let free = Houses::from_bits(Houses::all(board.houses()).bits() & !taken);
        let houses: Vec<(u8, u16)> =
            free.iter().map(|house| (house, board.column(row.clone(), house))).collect();
        let start = row.start;
        for (values, houses) in tight(&values, open.len()) {
            let about: Vec<Id> = values.iter().map(|i| start + usize::from(i)).collect();
            let others = open.iter().filter(|id| !about.contains(id));
            let rules_out = others.flat_map(|&id| cells(id, board.masks[id] & houses.bits()));
            let because = about.iter().flat_map(|&id| board.gone(id, !houses.bits())).collect();
            see(because, rules_out.collect(), about, houses);
        }
        for (houses, values) in tight(&houses, open.len()) {
            let about: Vec<Id> = values.iter().map(|i| start + usize::from(i)).collect();
            let rules_out =
                about.iter().flat_map(|&id| cells(id, board.masks[id] & !houses.bits()));
            let rivals = row.clone().filter(|id| !about.contains(id));
            let because = rivals.flat_map(|id| cells(id, houses.bits())).collect();
            see(because, rules_out.collect(), about, houses);
        }
    }
}

/// Twos and threes that together have no more places than they are, and leave some of `open` out.
fn tight(members: &[(u8, u16)], open: usize) -> Vec<(Houses, Houses)> {
    let mut found = Vec::new();
    for (i, &(a, of_a)) in members.iter().enumerate() {
        for (j, &(b, of_b)) in members.iter().enumerate().skip(i + 1) {
            let two = of_a | of_b;
            if two.count_ones() == 2 {
                found.push(([a, b].into_iter().collect(), Houses::from_bits(two)));
            }
            if two.count_ones() > 3 || open < 4 {
                continue;
            }
            for &(c, of_c) in &members[j + 1..] {
                if (two | of_c).count_ones() == 3 {
                    found.push(([a, b, c].into_iter().collect(), Houses::from_bits(two | of_c)));
                }
            }
        }
    }
    found
}
