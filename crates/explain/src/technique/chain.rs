//! "The cat and the water are both next door to the Blends, so the Blends are not at the end": two
//! hints about one value that need the same house for two values of a category.

use super::board::cells;
use super::{Board, Definition, Sight, Technique, Telling, Tier};
use crate::clue::{Ground, Two};
use crate::knowledge::{Fact, With};
use puzzle::Houses;

/// Two hints that get in each other's way: about one value at once, or one after another.
pub(super) const CHAIN: Definition = Definition {
    name: "a chain through two hints",
    cost: 8,
    finds: &[(Tier::Several, find)],
    tell,
};

/// "With the Blends in the last house, the cat and water would both need the fourth."
fn tell(telling: &Telling<'_>) -> (String, usize) {
    let (words, thought) = (telling.words, telling.thought());
    let Some(Fact { value, with: With::House(house), .. }) = thought.new.first() else {
        return (String::new(), 1);
    };
    let text = format!(
        "with {} {}, {} would both need {}, so {}",
        words.name(*value),
        words.places.at(*house),
        words.names(&thought.about, "and"),
        words.houses(thought.within),
        telling.conclusion()
    );
    (telling.quotes() + &telling.since(&text), 1)
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    let twos: Vec<(Ground, &Two)> = board.twos().collect();
    for (i, (first, one)) in twos.iter().enumerate() {
        for (second, two) in &twos[i + 1..] {
            for (id, a, from_one) in one.sides() {
                for (same, b, from_two) in two.sides() {
                    if same != id || a == b || !board.row_of(a).contains(&b) || first == second {
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
