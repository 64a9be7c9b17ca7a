//! "The cat and the water are both next door to the Blends, so the Blends are not at the end": two
//! hints about one value that need the same house for two values of a category.

use super::{Board, Sight, Technique, cells};
use crate::clue::{Ground, Rule, Two};
use puzzle::Houses;

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    let n = usize::from(board.houses);
    let twos: Vec<(Ground, &Two)> = board
        .clues
        .iter()
        .flat_map(|clue| clue.rules.iter().map(move |rule| (clue.ground, rule)))
        .filter_map(
            |(ground, rule)| if let Rule::Two(two) = rule { Some((ground, two)) } else { None },
        )
        .collect();
    for (i, (first, one)) in twos.iter().enumerate() {
        for (second, two) in &twos[i + 1..] {
            for (id, a, from_one) in one.sides() {
                for (same, b, from_two) in two.sides() {
                    if same != id || a == b || a / n != b / n || first == second {
                        continue;
                    }
                    for cell in cells(id, board.masks[id]) {
                        let of_a = from_one[usize::from(cell.house)];
                        let of_b = from_two[usize::from(cell.house)];
                        let (left_a, left_b) = (of_a & board.masks[a], of_b & board.masks[b]);
                        if left_a != left_b || !left_a.is_power_of_two() {
                            continue;
                        }
                        let mut because = board.gone(a, of_a);
                        because.extend(board.gone(b, of_b));
                        let grounds = vec![*first, *second];
                        let technique = Technique::Chain;
                        let sight = Sight::ruling_out(technique, grounds, because, vec![cell]);
                        let within = Houses::from_bits(left_a);
                        sights.push(Sight { about: vec![a, b], within, ..sight });
                    }
                }
            }
        }
    }
}
