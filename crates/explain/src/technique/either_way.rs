//! "Ivory and green are the third and fourth houses or the fourth and fifth: either way no other
//! colour is left for the fourth."

use super::board::cells;
use super::{Board, Definition, Sight, Technique, Telling, Tier};
use crate::lexicon::sentence;
use puzzle::Houses;

/// A hint about two values of a category that fills a house however it comes out.
pub(super) const EITHER_WAY: Definition =
    Definition { name: "either way", cost: 6, finds: &[(Tier::Single, find)], tell };

/// "Ivory is left of green: whichever way that comes out, …".
fn tell(telling: &Telling<'_>) -> (String, usize) {
    let (words, thought) = (telling.words, telling.thought());
    let hint = words.hint(thought.hints[0]);
    let because = words.reasons_after("and", &telling.because());
    let houses = words.houses(thought.within);
    let taken = match thought.within.len() {
        1 => format!("{houses} is taken by one of them"),
        _ => format!("{houses} are taken by them"),
    };
    let conclusion = telling.conclusion();
    let text = format!("{hint}{because}: whichever way that comes out, {taken}, so {conclusion}");
    (sentence(&text), 1)
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for (ground, two) in board.twos() {
        let settled = |id: usize| board.masks[id].is_power_of_two();
        if !board.row_of(two.a).contains(&two.b) || settled(two.a) || settled(two.b) {
            continue;
        }
        let mut always = Houses::all(board.houses()).bits();
        for a in Houses::from_bits(board.masks[two.a]).iter() {
            for b in Houses::from_bits(two.forth[usize::from(a)] & board.masks[two.b]).iter() {
                always &= 1 << a | 1 << b;
            }
        }
        let row = board.row_of(two.a);
        let others = row.filter(|&id| id != two.a && id != two.b);
        let rules_out: Vec<_> = others.flat_map(|id| cells(id, board.masks[id] & always)).collect();
        if rules_out.is_empty() {
            continue;
        }
        let mut because = board.gone(two.a, u16::MAX);
        because.extend(board.gone(two.b, u16::MAX));
        let sight = Sight::ruling_out(Technique::EitherWay, vec![ground], because, rules_out);
        let within = Houses::from_bits(always);
        sights.push(Sight { about: vec![two.a, two.b], within, ..sight });
    }
}
