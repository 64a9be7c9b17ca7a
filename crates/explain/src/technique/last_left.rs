//! "That leaves only the fourth house for the green one"; "the first house can be nothing but
//! yellow."

use super::board::cells;
use super::telling::fresh;
use super::{Board, Definition, Sight, Technique, Telling, Thought, Tier};
use crate::knowledge::{Cell, With};
use puzzle::Houses;
use puzzle::wording::list;

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

/// "Since …, only the fourth house is left for the green house and only yellow for the first."
fn last_left(telling: &Telling<'_>) -> (String, usize) {
    let words = telling.words;
    let last = |thought: &&Thought| {
        [Technique::OnlyHouse, Technique::OnlyValue].contains(&thought.technique)
    };
    let mut parts = Vec::new();
    let mut told = telling.said.to_vec();
    for thought in telling.left.iter().take_while(last) {
        told.extend(telling.thought().because.iter().chain(&thought.new));
        if !parts.is_empty() && !fresh(&thought.because, &told).is_empty() {
            break;
        }
        let Some(fact) = thought.new.first() else { break };
        let With::House(house) = fact.with else { break };
        let (name, house) = (words.name(fact.value), words.places.whole(house));
        let (subject, is, object) = match thought.technique {
            Technique::OnlyHouse => (house.as_str(), "is", name),
            _ => (name, words.is(fact.value), house.as_str()),
        };
        parts.push(match parts.as_slice() {
            [] => format!("only {subject} {is} left for {object}"),
            _ => format!("only {subject} for {object}"),
        });
    }
    (telling.so(None, &telling.because(), &list(&parts, "and")), parts.len().max(1))
}
