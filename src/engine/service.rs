//! Answers requests with the core.

use std::ops::ControlFlow;

use super::protocol::{Request, Response, Sign};
use puzzle::HintSet;
use solver::{Core, Progress, Status, Survey, Tally};

/// Steps that statuses may take before the count gets its turn: tens of milliseconds.
const QUICK: u64 = 20_000;

/// Told now and then during long work what is known by then; says whether to go on.
pub type Listener<'l> = &'l mut dyn FnMut(&Sign) -> ControlFlow<()>;

/// The core of the puzzle that was loaded last.
#[derive(Default)]
pub struct Service {
    core: Option<Core>,
}

impl Service {
    /// Answers a request; `None` when there is nothing to say. Requests about a puzzle before any is
    /// loaded, and those for the other engine, are not answered.
    pub fn answer(&mut self, request: Request, listener: Listener<'_>) -> Option<Response> {
        match request {
            Request::Load(problem) => {
                self.core = Some(Core::new(problem));
                None
            }
            Request::Survey { request, active } => {
                let survey = survey(self.core.as_mut()?, &active, listener);
                Some(Response::Survey { request, survey })
            }
            Request::Solution { request, active, index } => {
                let place = usize::try_from(index).ok()?;
                let solution = self.core.as_ref()?.solutions(&active).nth(place);
                Some(Response::Solution { request, index, solution })
            }
            Request::Tool { .. } => None,
        }
    }
}

/// What can be known without counting comes first, then the count, then what takes many counts.
/// Each is in the signs as soon as it is there.
fn survey(core: &mut Core, active: &HintSet, listener: Listener<'_>) -> Survey {
    let mut sign = Sign::default();
    let statuses = core.statuses(active, &mut |progress: &Progress| {
        listener(&sign)?;
        if progress.nodes < QUICK { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    sign.statuses = statuses;
    let count = core.count(active, &mut |progress: &Progress| {
        sign.count = Some(Tally::AtLeast(progress.at_least.clone()));
        sign.fraction = progress.fraction;
        listener(&sign)
    });
    // What is counted from here on is something else: how many solutions there are at least of
    // that says nothing about the count that was asked for.
    (sign.count, sign.fraction) = (Some(count.clone()), None);
    let mut watch = |_: &Progress| listener(&sign);
    let answers = core.answers(active, &mut watch);
    let turned = core.turned(active, &mut watch);
    let mut shares = core.shares(active, &mut watch);
    shares.count = count.clone();
    let statuses = match sign.statuses.iter().flatten().all(Status::is_known) {
        true => sign.statuses.clone(),
        false => core.statuses(active, &mut watch),
    };
    let conflict = core.conflict(active, &count, &mut |_: &Progress| listener(&sign));
    Survey { count, turned, shares, answers, statuses, conflict }
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::{HintSet, Mix, Recipe};
    use solver::Problem;

    #[test]
    fn bounds_grow_and_are_never_above_the_count() {
        let recipe = Recipe { houses: 7, categories: 7, hints: 14, mix: Mix::Printed };
        let constraints: Vec<_> = recipe.relations(5).into_iter().map(Some).collect();
        let active = HintSet::first(14);
        let problem = Problem::new(7, 7, constraints, Vec::new()).unwrap();
        let mut service = Service::default();
        let mut signs = Vec::new();
        let mut listener = |sign: &Sign| {
            signs.extend(sign.count.clone());
            ControlFlow::Continue(())
        };
        assert_eq!(service.answer(Request::Load(problem.clone()), &mut listener), None);
        let survey =
            service.answer(Request::Survey { request: 1, active: active.clone() }, &mut listener);
        let Some(Response::Survey { survey, .. }) = survey else { panic!("{survey:?}") };
        assert_eq!(survey, Core::new(problem).survey(&active, &mut solver::Unwatched));
        let count = survey.count.exact().unwrap();
        assert!(signs.iter().any(|sign| sign.exact().is_some()), "the rest gave no sign");
        assert!(signs.windows(2).all(|pair| pair[0].number() <= pair[1].number()));
        assert!(signs.iter().all(|sign| sign.number() <= count));
    }
}
