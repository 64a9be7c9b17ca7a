//! Plain checks of what the searches claim. They share no code with what they check: solutions
//! are held against the definition of each relation, [`puzzle::Relation::holds`], and never against
//! the forms and tables that searches make of it; sets of hints are held against counts.

use puzzle::{HintSet, Houses};

use solver::{Core, Goal, Problem, Solution, Watch};

/// Whether this is an arrangement, one value of each category a house, and satisfies these hints.
///
/// # Panics
/// When the solution is of another, smaller problem.
pub fn solves(problem: &Problem, solution: &Solution, hints: &HintSet) -> bool {
    let one_to_one = (0..problem.categories()).all(|category| {
        let values = problem.shape().values_of(category);
        let taken: Houses = values.map(|value| solution.house(value)).collect();
        taken == Houses::all(problem.houses())
    });
    let house = |value| solution.house(value);
    let satisfied = |hint: usize| match problem.constraints().get(hint) {
        Some(Some(relation)) => relation.holds(&house),
        _ => true,
    };
    one_to_one && hints.iter().all(satisfied)
}

/// Whether these hints reach the goal, by counting; `None` when the watch stopped it.
pub fn reaches(core: &mut Core, set: &HintSet, goal: Goal, watch: &mut dyn Watch) -> Option<bool> {
    match goal {
        Goal::Conflict => Some(core.count(set, watch).exact()?.is_zero()),
        Goal::OneSolution => Some(core.count(set, watch).exact()?.is_one()),
        Goal::Answer(question) => {
            let answers = core.answers(set, watch).into_iter().nth(question)?;
            let mut given = 0;
            for tally in &answers {
                given += usize::from(!tally.exact()?.is_zero());
            }
            Some(given == 1)
        }
    }
}

/// Whether these hints reach the goal and do not without any one of them; `None` when the watch
/// stopped it.
pub fn is_minimal(
    core: &mut Core,
    set: &HintSet,
    goal: Goal,
    watch: &mut dyn Watch,
) -> Option<bool> {
    if !reaches(core, set, goal, watch)? {
        return Some(false);
    }
    for hint in set.iter() {
        if reaches(core, &set.toggled(hint), goal, watch)? {
            return Some(false);
        }
    }
    Some(true)
}
