//! Counts made in the page itself, in the step that asks for them. Work that takes more than a budget
//! of steps, and counts past a machine word, are left to a worker.

use std::ops::ControlFlow;
use std::rc::Rc;

use crate::engine::{Answer, Ask, Job, Response};
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
        let answer = match &job.request.ask {
            Ask::Survey(active) => {
                let mut signs = 0;
                let survey = core.survey(active, &mut |_| {
                    signs += 1;
                    if signs < SIGNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                match survey.is_exact() {
                    true => Answer::Survey(survey.into()),
                    false => Answer::Alive(survey.into()),
                }
            }
            &Ask::Solution { ref active, index } => {
                let solution = core.solutions(active).nth_within(index, STEPS)?;
                Answer::Solution { index, solution }
            }
            Ask::Load(_) | Ask::Open(_) | Ask::Tool(_) => return None,
        };
        Some(Response { request: job.request.number, answer })
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
    use crate::engine::Request;
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
                let request = Request { number: 1, ask: Ask::Survey(active) };
                let job = Job { puzzle: puzzle.clone(), request };
                let response = core.answer(&job);
                let known = response.is_some_and(|it| matches!(it.answer, Answer::Survey(_)));
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
        let job = Job { puzzle, request: Request { number: 7, ask: Ask::Survey(active) } };
        let answer = InPlace::default().answer(&job);
        let Some(Response { request: 7, answer: Answer::Alive(known) }) = answer else {
            panic!("it was counted in place");
        };
        let is_known = |status: &solver::Status| status.implied != Known::Open;
        assert!(!known.statuses.is_empty() && known.statuses.iter().flatten().all(is_known));
    }
}
