//! "The Norwegian lives in the first house."

use super::board::cells;
use super::{Board, Definition, Sight, Technique, Telling, Thought, Tier};
use crate::clue::Rule;
use crate::knowledge::Fact;
use crate::telling::Sentence;
use puzzle::Relation;

/// A hint names the houses itself.
pub(super) const STATED: Definition =
    Definition { name: "the hint says it", cost: 1, finds: &[(Tier::Plain, find)], tell };

/// Where hints name houses outright, what the step finds says it all; others say where it can be.
fn tell(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let thought = telling.thought();
    let names = |hint: usize| match telling.puzzle.hints()[hint].relation {
        Some(Relation::In(value, houses)) if houses.len() == 1 => Some((value, houses)),
        _ => None,
    };
    let outright = |left: &[Thought]| match left {
        [first, then, ..] => {
            let named = first.hints.first().and_then(|&hint| names(hint));
            let placed =
                named.and_then(|(value, houses)| Some(Fact::placed(value, houses.iter().next()?)));
            first.technique == Technique::Stated && placed.is_some_and(|it| then.new == [it])
        }
        _ => false,
    };
    let concluded = |left: &[Thought]| {
        outright(left) && left[1].new.iter().all(|fact| telling.headline.contains(fact))
    };
    let mut told = Vec::new();
    let mut used = 0;
    while concluded(&telling.left[used..]) {
        let quotes = telling.quotes(&telling.left[used].hints, &[]);
        told.push(Sentence::of(quotes, Vec::new()));
        used += 2;
    }
    if !told.is_empty() {
        return (told, used);
    }
    let reasons = telling.quotes(&thought.hints, &[]);
    (vec![Sentence::of(reasons, Vec::new())], if outright(telling.left) { 2 } else { 1 })
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for (ground, rule) in board.rules() {
        let Rule::One(id, mask) = rule else { continue };
        let rules_out = cells(*id, board.masks[*id] & !mask);
        if !rules_out.is_empty() {
            let grounds = vec![ground];
            sights.push(Sight::ruling_out(Technique::Stated, grounds, Vec::new(), rules_out));
        }
    }
}
