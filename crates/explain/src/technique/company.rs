//! "In the second house lives the Dane or the German; neither smokes BlueMaster, since the Dane
//! drinks tea and not beer, and the German smokes Prince": nobody left to share the house with.

use super::households::Households;
use super::{Board, Sight, Technique};
use crate::knowledge::{Cell, Id};
use puzzle::Houses;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    if board.clues.len() < 2 {
        return;
    }
    let households = Households::of(board);
    for row in board.rows() {
        for id in row.filter(|&id| !board.masks[id].is_power_of_two()) {
            for company in board.rows().filter(|row| !row.contains(&id)) {
                let alone = Houses::from_bits(board.masks[id]).iter().find(|house| {
                    let could = company.clone().filter(|&w| board.masks[w] >> house & 1 == 1);
                    could.fold(None, |all, w| Some(all != Some(false) && households.clash(id, w)))
                        == Some(true)
                });
                let Some(house) = alone else { continue };
                let could: Vec<Id> =
                    company.clone().filter(|&w| board.masks[w] >> house & 1 == 1).collect();
                let why = could.iter().filter_map(|&w| households.why_apart(id, w));
                let mut grounds: Vec<_> = why.flatten().collect();
                grounds.sort_unstable();
                grounds.dedup();
                let rivals = company.filter(|w| !could.contains(w));
                let because = rivals.map(|id| Cell { id, house }).collect();
                let rules_out = vec![Cell { id, house }];
                let sight = Sight::ruling_out(Technique::Company, grounds, because, rules_out);
                sights.push(Sight { about: could, ..sight });
            }
        }
    }
}
