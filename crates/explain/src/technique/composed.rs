//! "Either the Brit or the Dane keeps the dog", and whatever else hints put together: what it says of
//! houses, and what it says of two values wherever they are.

use super::households::Households;
use super::{Board, Sight, Technique, unsupported};
use crate::clue::{Ground, Many, Rule, by_candidates, composed};
use crate::knowledge::{Cell, Fact};
use puzzle::{Offsets, Relation, Value};

pub(super) fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for (ground, many) in composed_hints(board) {
        sights.extend(unsupported(board, many, ground, Technique::Composed));
    }
}

/// "The purple shirt is worn by Ingrid or by the Notepad user, and it is Ahmed's: so Notepad is his."
pub(super) fn find_pairs(board: &Board<'_>, sights: &mut Vec<Sight>) {
    let mut hints = composed_hints(board).peekable();
    if hints.peek().is_none() {
        return;
    }
    let households = Households::of(board);
    for (ground, many) in hints {
        let mut statements = Vec::new();
        many.relation.for_each_statement(&mut |statement| statements.push(statement.clone()));
        for (a, b) in statements.iter().filter_map(said_together) {
            let (of_a, of_b) = (board.id(a), board.id(b));
            if households.share(of_a, of_b) || households.clash(of_a, of_b) {
                continue;
            }
            for holds in [true, false] {
                let contrary = |statement: &Relation| match said_together(statement) {
                    Some(pair) if pair == (a, b) || pair == (b, a) => (!holds, holds),
                    _ => judge(board, &households, statement),
                };
                if !composed(&many.form, &contrary).0 {
                    let others =
                        statements.iter().filter(|other| said_together(other) != Some((a, b)));
                    let (mut grounds, mut because) = (vec![ground], Vec::new());
                    others.for_each(|other| {
                        reasons(board, &households, other, &mut grounds, &mut because);
                    });
                    grounds.sort_unstable();
                    grounds.dedup();
                    because.sort_unstable();
                    because.dedup();
                    let sight =
                        Sight::ruling_out(Technique::Composed, grounds, because, Vec::new());
                    sights.push(Sight { pair: Some(Fact::pair(a, b, holds)), ..sight });
                }
            }
        }
    }
}

fn composed_hints<'b>(board: &Board<'b>) -> impl Iterator<Item = (Ground, &'b Many)> {
    let rules =
        board.clues.iter().flat_map(|clue| clue.rules.iter().map(|rule| (clue.ground, rule)));
    rules.filter_map(|(ground, rule)| match rule {
        Rule::Many(many) if !matches!(many.relation, Relation::Between { .. }) => {
            Some((ground, many))
        }
        _ => None,
    })
}

/// The two values that a statement says to share a house.
fn said_together(statement: &Relation) -> Option<(Value, Value)> {
    match statement {
        Relation::Offset(a, b, offsets)
            if *offsets == Offsets::SAME && a.category != b.category =>
        {
            Some((*a, *b))
        }
        _ => None,
    }
}

/// Whether a statement may come out true, and false.
fn judge(board: &Board<'_>, households: &Households<'_>, statement: &Relation) -> (bool, bool) {
    let (hold, fail) = by_candidates(statement, &|value| board.masks[board.id(value)]);
    match said_together(statement) {
        Some((a, b)) if households.share(board.id(a), board.id(b)) => (hold, false),
        Some((a, b)) if households.clash(board.id(a), board.id(b)) => (false, fail),
        _ => (hold, fail),
    }
}

/// Why a statement is judged as it is, where it is settled.
fn reasons(
    board: &Board<'_>,
    households: &Households<'_>,
    statement: &Relation,
    grounds: &mut Vec<Ground>,
    because: &mut Vec<Cell>,
) {
    let why = said_together(statement).and_then(|(a, b)| match (board.id(a), board.id(b)) {
        (a, b) if households.share(a, b) => households.why_shared(a, b),
        (a, b) if households.clash(a, b) => households.why_apart(a, b),
        _ => None,
    });
    if let Some(why) = why {
        grounds.extend(why);
    } else if judge(board, households, statement) != (true, true) {
        statement.for_each_value(&mut |value| {
            because.extend(board.gone(board.id(value), u16::MAX));
        });
    }
}
