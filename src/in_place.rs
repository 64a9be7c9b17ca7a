//! Counts made in the page itself, in the step that asks for them. Work that takes more than a budget
//! of steps is left to a worker.

use std::ops::ControlFlow;
use std::rc::Rc;

use crate::engine::{Job, Task};
use crate::state::{Action, Findings, Partial};
use puzzle::Puzzle;
use solver::{Core, Problem};

/// How often the core may ask whether to go on, every 16 steps: every puzzle that is built in needs
/// less, whatever is on.
const SIGNS: u32 = 32;
/// How many steps of the search a single solution may be away.
const STEPS: u32 = 512;
/// What may be remembered of counts of each width, in bytes.
const MEMORY: usize = 4 << 20;

/// The core of the puzzle that was asked about last.
#[derive(Default)]
pub struct InPlace(Option<(Rc<Puzzle>, Core)>);

impl InPlace {
    /// What comes of a job within the budget: for a survey at least what is known by then, for a
    /// solution nothing where it takes longer.
    pub fn answer(&mut self, job: &Job) -> Option<Action> {
        let (request, core) = (job.request, self.core(&job.puzzle));
        match job.task {
            Task::Survey => {
                let (mut signs, mut known) = (0, None);
                let survey = core.survey(&job.active, &mut |partial| {
                    signs += 1;
                    if signs < SIGNS {
                        return ControlFlow::Continue(());
                    }
                    known.get_or_insert_with(|| Partial {
                        count: partial.count.clone(),
                        statuses: partial.statuses.clone().into(),
                    });
                    ControlFlow::Break(())
                });
                let findings = known.map_or(Findings::Known(Rc::new(survey)), Findings::Open);
                Some(Action::Found { request, findings })
            }
            Task::Solution(index) => {
                let solution = core.solutions(&job.active).nth_within(index, STEPS)?;
                Some(Action::Arrived { request, index, solution })
            }
            Task::Tool(_) => None,
        }
    }

    fn core(&mut self, puzzle: &Rc<Puzzle>) -> &mut Core {
        let is_other = |(known, _): &mut (Rc<Puzzle>, Core)| known != puzzle;
        self.0.take_if(is_other);
        let new = || Core::with_memory(Problem::from(&**puzzle), MEMORY);
        &mut self.0.get_or_insert_with(|| (puzzle.clone(), new())).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use crate::state::State;
    use puzzle::{HintSet, numbers};
    use solver::Known;

    fn settled(fragment: &str) -> State {
        let state = State::new(Setup::from_fragment(fragment).0);
        let answer = InPlace::default().answer(&state.job().unwrap());
        state.after(answer.unwrap())
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
                let job = Job { puzzle: puzzle.clone(), active, request: 1, task: Task::Survey };
                let answer = core.answer(&job);
                let known =
                    matches!(answer, Some(Action::Found { findings: Findings::Known(_), .. }));
                assert!(known, "{} with {:?}", preset.id, job.active);
            }
        }
    }

    #[test]
    fn solutions_come_with_the_click_as_far_as_they_are_near() {
        let state = settled("p=fish&off=9").after(Action::Browse(Some(16)));
        let near = InPlace::default().answer(&state.job().unwrap());
        assert_eq!(state.after(near.unwrap()).job(), None);
        let far = settled("p=fish&on=1").after(Action::Browse(Some(1_000_000)));
        assert_eq!(InPlace::default().answer(&far.job().unwrap()), None);
    }

    #[test]
    fn of_what_takes_long_is_said_what_is_known() {
        let puzzle = Rc::new(testing::puzzles::slow());
        let active = numbers::switchable(&puzzle);
        let job = Job { puzzle, active, request: 7, task: Task::Survey };
        let answer = InPlace::default().answer(&job);
        let Some(Action::Found { request: 7, findings: Findings::Open(known) }) = answer else {
            panic!("it was counted in place");
        };
        let is_known = |status: &solver::Status| status.implied != Known::Open;
        assert!(!known.statuses.is_empty() && known.statuses.iter().flatten().all(is_known));
    }
}
