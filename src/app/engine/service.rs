//! Answers requests with the core.

use std::ops::ControlFlow;

use super::protocol::{Request, Response, Sign};
use crate::solver::{Core, Progress, Survey, Tally};

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
                let core = self.core.as_mut()?;
                let shares = core.shares(&active, &mut |progress: &Progress| {
                    let count = Some(Tally::AtLeast(progress.at_least.clone()));
                    listener(&Sign { count, fraction: progress.fraction })
                });
                // What is counted from here on is something else: how many solutions there are at
                // least of that says nothing about the count that was asked for.
                let known = Sign { count: Some(shares.count.clone()), fraction: None };
                let mut watch = |_: &Progress| listener(&known);
                let answers = core.answers(&active, &mut watch);
                let statuses = core.statuses(&active, &mut watch);
                let turned = core.turned(&active, &mut watch);
                let count = shares.count.clone();
                let survey = Survey { count, turned, shares, answers, statuses };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{HintSet, Mix, Recipe};
    use crate::solver::Problem;

    #[test]
    fn bounds_grow_and_are_never_above_the_count() {
        let recipe = Recipe { houses: 7, categories: 7, hints: 14, mix: Mix::Printed };
        let constraints: Vec<_> = recipe.relations(5).into_iter().map(Some).collect();
        let active = HintSet::first(14);
        let problem = Problem::new(7, 7, constraints, Vec::new()).unwrap();
        let mut service = Service::default();
        let mut signs = Vec::new();
        let mut listener = |sign: &Sign| {
            signs.push(sign.count.clone().unwrap());
            ControlFlow::Continue(())
        };
        assert_eq!(service.answer(Request::Load(problem.clone()), &mut listener), None);
        let survey =
            service.answer(Request::Survey { request: 1, active: active.clone() }, &mut listener);
        let Some(Response::Survey { survey, .. }) = survey else { panic!("{survey:?}") };
        assert_eq!(survey, Core::new(problem).survey(&active, &mut crate::solver::Unwatched));
        let count = survey.count.exact().unwrap();
        assert!(signs.iter().any(|sign| sign.exact().is_some()), "the rest gave no sign");
        assert!(signs.windows(2).all(|pair| pair[0].number() <= pair[1].number()));
        assert!(signs.iter().all(|sign| sign.number() <= count));
    }
}
