//! "The Norwegian lives in the first house."

use super::board::cells;
use super::{Board, Definition, Sight, Technique, Telling, Tier};
use crate::clue::Rule;
use crate::lexicon::sentence;

/// A hint names the houses itself.
pub(super) const STATED: Definition =
    Definition { name: "the hint says it", cost: 1, finds: &[(Tier::Plain, find)], tell };

/// A house named outright needs no conclusion.
fn tell(telling: &Telling<'_>) -> (String, usize) {
    let leaves_one = match telling.left {
        [first, then, ..] => {
            then.technique == Technique::OnlyHouse
                && then.because.iter().all(|fact| first.new.contains(fact))
        }
        _ => false,
    };
    let hint = sentence(telling.words.hint(telling.thought().hints[0]));
    (hint, if leaves_one { 2 } else { 1 })
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
