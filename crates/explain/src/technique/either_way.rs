//! "Ivory and green are the third and fourth houses or the fourth and fifth: either way no other
//! colour is left for the fourth."

use super::{Board, Sight, Technique, cells};
use crate::clue::Rule;
use puzzle::Houses;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    let n = usize::from(board.houses);
    for clue in board.clues {
        for rule in &clue.rules {
            let Rule::Two(two) = rule else { continue };
            let settled = |id: usize| board.masks[id].is_power_of_two();
            if two.a / n != two.b / n || settled(two.a) || settled(two.b) {
                continue;
            }
            let mut always = Houses::all(board.houses).bits();
            for a in Houses::from_bits(board.masks[two.a]).iter() {
                for b in Houses::from_bits(two.forth[usize::from(a)] & board.masks[two.b]).iter() {
                    always &= 1 << a | 1 << b;
                }
            }
            let row = two.a / n * n..(two.a / n + 1) * n;
            let others = row.filter(|&id| id != two.a && id != two.b);
            let rules_out: Vec<_> =
                others.flat_map(|id| cells(id, board.masks[id] & always)).collect();
            if rules_out.is_empty() {
                continue;
            }
            let mut because = board.gone(two.a, u16::MAX);
            because.extend(board.gone(two.b, u16::MAX));
            let technique = Technique::EitherWay;
            let sight = Sight::ruling_out(technique, vec![clue.ground], because, rules_out);
            let within = Houses::from_bits(always);
            sights.push(Sight { about: vec![two.a, two.b], within, ..sight });
        }
    }
}
