//! What can be spared: whether there is one solution, and which hints can go without letting in
//! another.

use puzzle::HintSet;

use super::constraint::Lowered;
use super::problem::Problem;
use super::solution::{find, find_other};
use super::watch::{Meter, Stopped};

/// Whether the hints have exactly one solution.
pub(super) fn is_unique(
    problem: &Problem,
    hints: &[Option<Lowered>],
    active: &HintSet,
    meter: &mut Meter<'_>,
) -> Result<bool, Stopped> {
    Ok(match find(problem, hints, active, &[], meter)? {
        None => false,
        Some(solution) => find_other(problem, hints, active, &solution, meter)?.is_none(),
    })
}

/// What is left when hints that the others imply go, one after the other in this order.
pub(super) fn without_implied(
    problem: &Problem,
    hints: &[Option<Lowered>],
    active: &HintSet,
    order: impl Iterator<Item = usize>,
    meter: &mut Meter<'_>,
) -> Result<HintSet, Stopped> {
    let mut left = active.clone();
    // The hints that an arrangement breaks: one may show of several that they are needed.
    let mut broken: Vec<HintSet> = Vec::new();
    for hint in order.filter(|&hint| active.contains(hint)) {
        let Some(lowered) = hints.get(hint).and_then(Option::as_ref) else { continue };
        left.remove(hint);
        let stands = |broken: &HintSet| {
            broken.contains(hint) && left.iter().all(|other| !broken.contains(other))
        };
        if broken.iter().any(stands) {
            left.insert(hint);
        } else if let Some(found) = find(problem, hints, &left, &lowered.fails, meter)? {
            broken.push(found.broken(problem));
            left.insert(hint);
        }
    }
    Ok(left)
}
