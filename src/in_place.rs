//! Counts made in the page itself, in the step that asks for them. Work that takes more than a budget
//! of steps, and counts past a machine word, are left to a worker.

use std::ops::ControlFlow;
use std::rc::Rc;

use crate::engine::{Job, Request, Response};
use puzzle::Puzzle;
use solver::{Problem, SmallCore};

/// How often the core may ask whether to go on, every 16 steps: every puzzle that is built in needs
/// less, whatever is on.
const SIGNS: u32 = 32;
/// How many steps of the search a single solution may be away.
const STEPS: u32 = 512;
/// What may be remembered of counts of each width, in bytes.
const MEMORY: usize = 4 << 20;

/// The core of the puzzle that was asked about last.
#[derive(Default)]
pub struct InPlace(Option<(Rc<Puzzle>, SmallCore)>);

impl InPlace {
    /// What comes of a job within the budget: for a survey at least what is known by then, for a
    /// solution nothing where it takes longer.
    pub fn answer(&mut self, job: &Job) -> Option<Response> {
        let core = self.core(&job.puzzle);
        match &job.request {
            Request::Survey { request, active } => {
                let (request, mut signs) = (*request, 0);
                let survey = core.survey(active, &mut |_| {
                    signs += 1;
                    if signs < SIGNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                Some(if survey.is_exact() {
                    Response::Survey { request, survey: survey.into() }
                } else {
                    Response::Alive { request, partial: survey.into() }
                })
            }
            &Request::Solution { request, ref active, index } => {
                let solution = core.solutions(active).nth_within(index, STEPS)?;
                Some(Response::Solution { request, index, solution })
            }
            Request::Load(_) | Request::Open(_) | Request::Tool { .. } => None,
        }
    }

    fn core(&mut self, puzzle: &Rc<Puzzle>) -> &mut SmallCore {
        let is_other = |(known, _): &mut (Rc<Puzzle>, SmallCore)| known != puzzle;
        self.0.take_if(is_other);
        let new = || SmallCore::with_memory(Problem::from(&**puzzle), MEMORY);
        &mut self.0.get_or_insert_with(|| (puzzle.clone(), new())).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use crate::state::{Action, State};
    use puzzle::{HintSet, numbers};
    use solver::Known;

    fn settled(fragment: &str) -> State {
        let state = State::new(Setup::from_fragment(fragment).0);
        let answer = InPlace::default().answer(&state.job().unwrap());
        state.after(Action::Heard(answer.unwrap()))
    }

    #[test]
    fn every_puzzle_that_is_built_in_is_counted_in_place_whatever_is_on() {
        let mut core = InPlace::default();
        for preset in presets::all() {
            let puzzle = Rc::new(preset.puzzle());
            let all = numbers::switchable(&puzzle);
            let one_off = all.iter().map(|hint| all.toggled(hint));
            let first = (0..=all.len()).map(HintSet::first);
            for active in one_off.chain(first) {
                let request = Request::Survey { request: 1, active };
                let job = Job { puzzle: puzzle.clone(), request };
                let known = matches!(core.answer(&job), Some(Response::Survey { .. }));
                assert!(known, "{} with {:?}", preset.id, job.request);
            }
        }
    }

    #[test]
    fn solutions_come_with_the_click_as_far_as_they_are_near() {
        let state = settled("p=fish&off=9").after(Action::Browse(Some(16)));
        let near = InPlace::default().answer(&state.job().unwrap());
        assert_eq!(state.after(Action::Heard(near.unwrap())).job(), None);
        let far = settled("p=fish&on=1").after(Action::Browse(Some(1_000_000)));
        assert_eq!(InPlace::default().answer(&far.job().unwrap()), None);
    }

    #[test]
    fn of_what_takes_long_is_said_what_is_known() {
        let puzzle = Rc::new(testing::puzzles::slow());
        let active = numbers::switchable(&puzzle);
        let job = Job { puzzle, request: Request::Survey { request: 7, active } };
        let answer = InPlace::default().answer(&job);
        let Some(Response::Alive { request: 7, partial: known }) = answer else {
            panic!("it was counted in place");
        };
        let is_known = |status: &solver::Status| status.implied != Known::Open;
        assert!(!known.statuses.is_empty() && known.statuses.iter().flatten().all(is_known));
    }
}
