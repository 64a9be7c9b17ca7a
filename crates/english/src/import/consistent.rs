//! Readings by which the same words mean the same throughout a text.

use crate::DraftHint;
use puzzle::Relation;

use super::settle::Open;

/// So many kinds of wording are told apart.
const MOST_KINDS: usize = 4;

/// What a hint is read by, and whether it denies that.
#[derive(PartialEq, Eq)]
struct Kind<'d> {
    labels: [&'d str; 2],
    denied: bool,
}

impl<'d> Kind<'d> {
    fn of(hint: &'d DraftHint) -> Option<Self> {
        let [one, other] = hint.readings.as_slice() else { return None };
        let labels = [one.label.as_str(), other.label.as_str()];
        let denied = denies(&one.relation) && denies(&other.relation);
        (!labels.contains(&"")).then_some(Self { labels, denied })
    }

    /// Which of the readings speaks of neighbors, or of all places.
    fn reading(&self, near: bool) -> Option<usize> {
        let is_near = |label: &str| label == "immediately" || label.starts_with("directly");
        self.labels.iter().position(|label| is_near(label) == near)
    }
}

/// Combinations of readings, those of `open` in its order, in which the same words mean the same, the
/// likeliest first: who says "somewhere to the left" as well, and never "immediately", means the next
/// on the left without; what is denied is denied of all places.
pub(super) fn consistent(
    hints: &[DraftHint],
    viable: &Open,
    open: &[usize],
) -> Vec<Vec<Option<usize>>> {
    let says = |word: &str| hints.iter().any(|hint| hint.text.contains(word));
    let contrast = says("somewhere") && !says("immediate");
    let mut kinds: Vec<Kind<'_>> = Vec::new();
    let mut kind_of = |&i: &usize| {
        let kind = Kind::of(&hints[i])?;
        let known = kinds.iter().position(|other| *other == kind);
        if known.is_none() && kinds.len() < MOST_KINDS {
            kinds.push(kind);
            return Some(kinds.len() - 1);
        }
        known
    };
    let of: Vec<Option<usize>> = open.iter().map(&mut kind_of).collect();
    // By its kind, the likely reading of a hint or the other.
    let choose = |choice: u32| {
        let readings = open.iter().zip(&of).map(|(&i, kind)| {
            let wanted = kind.and_then(|kind| {
                let likely = contrast && !kinds[kind].denied;
                kinds[kind].reading(likely == (choice >> kind & 1 == 0))
            });
            wanted.filter(|wanted| viable[i].contains(wanted)).or(viable[i].first().copied())
        });
        readings.collect()
    };
    let all = if kinds.is_empty() { 0 } else { 1 << kinds.len() };
    (0..all).map(choose).collect()
}

/// Whether it says where two do not stand to each other.
fn denies(relation: &Relation) -> bool {
    match relation {
        // Who is not to the left of somebody may be at the same place.
        Relation::Offset(_, _, offsets) => offsets.contains(0),
        Relation::Not(_) => true,
        _ => false,
    }
}
