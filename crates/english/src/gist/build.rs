//! Statements from what a clause names.

use super::super::clause::{REVERSED, Said, Statement};
use super::super::items::Sentence;

/// Whether two or more things are named that can be at one place.
pub(super) fn one_place(sentence: &Sentence, all: &[Said]) -> bool {
    let category = |said: &Said| match said {
        Said::Value(mention) => {
            let values = &sentence.mentions[*mention].values;
            values.iter().all(|v| v.category == values[0].category).then_some(values[0].category)
        }
        _ => None,
    };
    let places = all.iter().filter(|said| matches!(said, Said::At(_))).count();
    let twice = (1..all.len()).any(|i| {
        category(&all[i]).is_some_and(|c| all[..i].iter().any(|other| category(other) == Some(c)))
    });
    all.len() >= 2 && places <= 1 && !twice
}

/// Whether both name the same.
pub(super) fn alike(sentence: &Sentence, a: &Said, b: &Said) -> bool {
    match (a, b) {
        (Said::Value(a), Said::Value(b)) => {
            sentence.mentions[*a].values == sentence.mentions[*b].values
        }
        _ => a == b,
    }
}

/// All of these are at one place; `None` where they can't be.
pub(super) fn same(sentence: &Sentence, all: &[Said]) -> Option<Statement> {
    if !one_place(sentence, all) {
        return None;
    }
    let mut rest = all.to_vec();
    let first = rest.iter().position(|said| matches!(said, Said::Value(_)))?;
    let subject = rest.remove(first);
    let said = if rest.len() == 1 { rest.pop()? } else { Said::All(rest) };
    Some(says(subject, said))
}

/// What is said of one.
pub(super) fn says(subject: Said, said: Said) -> Statement {
    Statement::Clause { subjects: vec![subject], any: false, said }
}

/// That one stands so to the other.
pub(super) fn beside(a: &Said, side: usize, b: &Said) -> Statement {
    says(a.clone(), Said::Side(side, Box::new(b.clone())))
}

/// The same the other way round.
pub(super) fn beside_turned(a: &Said, side: usize, b: &Said) -> Statement {
    beside(a, side + REVERSED, b)
}
