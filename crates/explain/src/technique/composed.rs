//! "Either the Brit or the Dane keeps the dog", and whatever else hints put together: what it says of
//! houses, and what it says of two values wherever they are.

use super::by_hint::by_hint;
use super::households::Households;
use super::{Board, Definition, Sight, Technique, Telling, Tier, sorted};
use crate::clue::{Ground, Many, by_candidates};
use crate::knowledge::{Cell, Fact};
use crate::telling::{Point, Sentence};
use puzzle::{Offsets, Relation, Value, Verdict};

/// A hint made of several statements.
pub(super) const COMPOSED: Definition = Definition {
    name: "a hint of several parts",
    cost: 6,
    finds: &[(Tier::Single, find), (Tier::Company, find_pairs)],
    tell,
};

/// Several hints, and what they come to.
fn tell(telling: &Telling<'_>) -> (Vec<Sentence>, usize) {
    let thought = telling.thought();
    if thought.hints.len() < 2 {
        return by_hint(telling);
    }
    // What the others say is set against the one of several parts.
    let joins = |hint: &&usize| {
        let relation = telling.puzzle.hints()[**hint].relation.as_ref();
        relation.is_some_and(|relation| said_together(relation).is_some())
    };
    let (plain, parts): (Vec<usize>, Vec<usize>) = thought.hints.iter().partition(joins);
    let because = telling.points(&telling.because());
    // What they say by themselves comes first.
    if let (Some(settled), true) = (settled(telling, &plain, &parts), because.is_empty()) {
        let first = vec![Point::Kept(telling.quotes(&plain, &[]))];
        let told = Sentence::of(telling.quotes(&parts, &[]), telling.claims(1));
        return (vec![Sentence::of(first, vec![settled]), told], 1);
    }
    let mut reasons = vec![Point::Kept(telling.quotes(&[plain, parts].concat(), &[]))];
    reasons.retain(|point| *point != Point::Kept(Vec::new()));
    reasons.extend(because);
    (vec![Sentence::of(reasons, telling.claims(1))], 1)
}

/// The one statement of a hint of several parts that others settle by what they say to go together.
fn settled(telling: &Telling<'_>, plain: &[usize], parts: &[usize]) -> Option<Point> {
    let relation = |hint: &usize| telling.puzzle.hints()[*hint].relation.as_ref();
    let &[hint] = parts else { return None };
    let joined: Vec<(Value, Value)> =
        plain.iter().filter_map(relation).filter_map(said_together).collect();
    let together = |value: Value| {
        let mut all = vec![value];
        for _ in &joined {
            let also = joined.iter().filter(|(a, b)| all.contains(a) != all.contains(b));
            let also: Vec<Value> = also.flat_map(|&(a, b)| [a, b]).collect();
            all.extend(also);
        }
        all
    };
    let mut settled = Vec::new();
    relation(&hint)?.form().for_each_leaf(&mut |leaf| {
        let Some((a, b)) = said_together(&leaf.relation) else { return };
        let rival =
            |of: Value, all: &[Value]| all.iter().any(|it| it.category == of.category && *it != of);
        let (of_a, of_b) = (together(a), together(b));
        if of_a.contains(&b) || rival(a, &of_b) || rival(b, &of_a) {
            settled.push(Point::Pair(a, b, of_a.contains(&b)));
        }
    });
    match settled.len() {
        1 => settled.pop(),
        _ => None,
    }
}

fn find(board: &Board<'_>, sights: &mut Vec<Sight>) {
    for (ground, many) in composed_hints(board) {
        sights.extend(board.unsupported(many, ground, Technique::Composed));
    }
}

/// "The purple shirt is worn by Ingrid or by the Notepad user, and it is Ahmed's: so Notepad is his."
fn find_pairs(board: &Board<'_>, sights: &mut Vec<Sight>) {
    let mut hints = composed_hints(board).peekable();
    if hints.peek().is_none() {
        return;
    }
    let households = Households::of(board);
    for (ground, many) in hints {
        let mut statements = Vec::new();
        many.form.for_each_leaf(&mut |leaf| statements.push(leaf.relation.clone()));
        for (a, b) in statements.iter().filter_map(said_together) {
            let (of_a, of_b) = (board.id(a), board.id(b));
            if households.share(of_a, of_b) || households.clash(of_a, of_b) {
                continue;
            }
            for holds in [true, false] {
                let contrary = |statement: &Relation| match said_together(statement) {
                    Some(pair) if pair == (a, b) || pair == (b, a) => {
                        Verdict { may_hold: !holds, may_fail: holds }
                    }
                    _ => judge(board, &households, statement),
                };
                if !many.form.judged(&contrary).may_hold {
                    let others =
                        statements.iter().filter(|other| said_together(other) != Some((a, b)));
                    let (mut grounds, mut because) = (vec![ground], Vec::new());
                    others.for_each(|other| {
                        reasons(board, &households, other, &mut grounds, &mut because);
                    });
                    let (grounds, because) = (sorted(grounds), sorted(because));
                    let sight =
                        Sight::ruling_out(Technique::Composed, grounds, because, Vec::new());
                    sights.push(Sight { pair: Some(Fact::pair(a, b, holds)), ..sight });
                }
            }
        }
    }
}

fn composed_hints<'b>(board: &Board<'b>) -> impl Iterator<Item = (Ground, &'b Many)> {
    board.manies().filter(|(_, many)| !many.is_between())
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
fn judge(board: &Board<'_>, households: &Households<'_>, statement: &Relation) -> Verdict {
    let verdict = by_candidates(statement, &|value| board.masks[board.id(value)]);
    match said_together(statement) {
        Some((a, b)) if households.share(board.id(a), board.id(b)) => {
            Verdict { may_fail: false, ..verdict }
        }
        Some((a, b)) if households.clash(board.id(a), board.id(b)) => {
            Verdict { may_hold: false, ..verdict }
        }
        _ => verdict,
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
    let Verdict { may_hold, may_fail } = judge(board, households, statement);
    if let Some(why) = why {
        grounds.extend(why);
    } else if !(may_hold && may_fail) {
        statement.for_each_value(&mut |value| {
            because.extend(board.gone(board.id(value), u16::MAX));
        });
    }
}
