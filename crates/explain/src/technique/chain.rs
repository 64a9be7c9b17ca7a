//! "The cat and the water are both next door to the Blends, so the Blends are not at the end": two
//! hints about one value that need the same house for two values of a category.

use super::board::cells;
use super::telling::fresh;
use super::{Board, Definition, Sight, Technique, Telling, Thought, Tier};
use crate::clue::{Ground, Two};
use crate::knowledge::Fact;
use crate::telling::{Point, Sentence};
use puzzle::Houses;

/// Two hints that get in each other's way: about one value at once, or one after another.
pub(super) const CHAIN: Definition =
    Definition { name: "a short chain", cost: 8, finds: &[(Tier::Several, find)], tell };

/// "Blends in 5 would put both the cat (#10) and water (#15) in 4"; the same from several houses at
/// once.
fn tell(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let thought = telling.thought();
    let (Some(&Fact { value, .. }), &[a, b]) = (thought.new.first(), &thought.about[..]) else {
        return (Vec::new(), 1);
    };
    let same = |other: &&Thought| {
        other.technique == Technique::Chain
            && (&other.about, &other.hints) == (&thought.about, &thought.hints)
            && other.new.iter().all(|fact| fact.value == value)
    };
    let mut ways: Vec<(Houses, Houses)> = Vec::new();
    let mut because = Vec::new();
    let mut used = 0;
    for thought in telling.left.iter().take_while(same) {
        let at: Houses = thought.new.iter().filter_map(Fact::house).collect();
        match ways.iter_mut().find(|(_, within)| *within == thought.within) {
            Some((houses, _)) => *houses = houses.union(at),
            None => ways.push((at, thought.within)),
        }
        let shown = |fact: &&Fact| fact.value == value && !fact.holds;
        because.extend(thought.because.iter().filter(|fact| !shown(fact)));
        used += 1;
    }
    let reasons = telling.points(&fresh(&because, telling.said));
    let hints = thought.hints.clone();
    let both = Point::Collision { value, ways, both: [a, b], hints };
    // That it is in none of these is said by that.
    (vec![Sentence::of([vec![both], reasons].concat(), Vec::new())], used)
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
