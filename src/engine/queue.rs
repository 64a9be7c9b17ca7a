//! The order of an engine's jobs: one is with it at a time, and a newer one makes an older one pointless.

use std::rc::Rc;

use super::protocol::Request;
use puzzle::Puzzle;

/// How long a job that nobody waits for any more may go on, in milliseconds.
const OVERTAKE: f64 = 30.0;
/// How often one job may bring its engine down.
const TRIES: u32 = 2;

/// Something to compute.
#[derive(Clone, PartialEq, Debug)]
pub struct Job {
    /// What it is about.
    pub puzzle: Rc<Puzzle>,
    /// What is asked.
    pub request: Request,
}

/// The jobs of one engine. Times are in milliseconds, on any one clock.
#[derive(Default)]
pub struct Queue {
    /// At most one main job and one solution, in this order.
    waiting: Vec<Try>,
    with_engine: Option<(Try, f64)>,
}

struct Try {
    job: Job,
    /// How many engines this job has brought down.
    failures: u32,
}

impl Queue {
    /// Takes a job up. A main one makes all that waits pointless.
    pub fn submit(&mut self, job: Job) {
        let main = job.request.ask.is_main();
        self.waiting.retain(|other| !main && other.job.request.ask.is_main());
        self.waiting.push(Try { job, failures: 0 });
    }

    /// The job that a free engine is to do now.
    pub fn hand_over(&mut self, now: f64) -> Option<&Job> {
        if self.is_busy() || self.waiting.is_empty() {
            return None;
        }
        let next = self.waiting.remove(0);
        Some(&self.with_engine.insert((next, now)).0.job)
    }

    /// Whether the engine has a job.
    pub fn is_busy(&self) -> bool {
        self.with_engine.is_some()
    }

    /// Whether the engine works on what nobody waits for, and has for a while.
    pub fn is_overtaken(&self, now: f64) -> bool {
        let since = self.with_engine.as_ref().map(|(_, since)| since);
        self.main_waits() && since.is_some_and(|since| now - since > OVERTAKE)
    }

    fn main_waits(&self) -> bool {
        self.waiting.iter().any(|other| other.job.request.ask.is_main())
    }

    /// The engine is free again; since when it had its job.
    pub fn finish(&mut self) -> Option<f64> {
        self.with_engine.take().map(|(_, since)| since)
    }

    /// The engine was lost: its job comes next again, unless a newer one makes it pointless. The job
    /// itself where it has brought down too many.
    pub fn engine_lost(&mut self) -> Option<Job> {
        let (Try { job, failures }, _) = self.with_engine.take()?;
        let failures = failures + 1;
        if failures >= TRIES {
            return Some(job);
        }
        if !self.main_waits() {
            self.waiting.insert(0, Try { job, failures });
        }
        None
    }

    /// Forgets all jobs, and gives them.
    pub fn clear(&mut self) -> Vec<Job> {
        let current = self.with_engine.take().map(|(current, _)| current);
        current.into_iter().chain(std::mem::take(&mut self.waiting)).map(|task| task.job).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Ask;
    use puzzle::HintSet;

    fn job(number: u32, ask: Ask) -> Job {
        let puzzle = Rc::new(presets::find("fish").unwrap().puzzle());
        Job { puzzle, request: Request { number, ask } }
    }

    fn survey(request: u32) -> Job {
        job(request, Ask::Survey(HintSet::none()))
    }

    fn solution(request: u32, index: u64) -> Job {
        job(request, Ask::Solution { active: HintSet::none(), index })
    }

    #[test]
    fn one_job_is_with_the_engine_and_a_newer_survey_makes_what_waits_pointless() {
        let mut queue = Queue::default();
        queue.submit(survey(1));
        assert!(queue.hand_over(0.0).is_some());
        queue.submit(survey(2));
        queue.submit(solution(2, 4));
        assert!(queue.hand_over(5.0).is_none(), "the engine is busy");
        queue.submit(survey(3));
        assert!(!queue.is_overtaken(OVERTAKE) && queue.is_overtaken(OVERTAKE + 1.0));
        queue.finish();
        assert_eq!(queue.hand_over(40.0).map(|job| job.request.number), Some(3));
        queue.finish();
        assert!(queue.hand_over(41.0).is_none(), "the others are forgotten");
    }

    #[test]
    fn a_newer_solution_takes_the_place_of_an_older_but_not_of_a_survey() {
        let mut queue = Queue::default();
        queue.submit(survey(1));
        queue.submit(solution(1, 0));
        queue.submit(solution(1, 1));
        assert_eq!(queue.hand_over(0.0), Some(&survey(1)));
        queue.finish();
        assert_eq!(queue.hand_over(0.0), Some(&solution(1, 1)));
    }

    #[test]
    fn a_job_that_brings_its_engine_down_twice_is_given_up() {
        let mut queue = Queue::default();
        queue.submit(survey(1));
        assert!(queue.hand_over(0.0).is_some());
        assert!(queue.engine_lost().is_none());
        assert!(queue.hand_over(0.0).is_some());
        assert_eq!(queue.engine_lost().map(|job| job.request.number), Some(1));
        assert!(queue.hand_over(0.0).is_none());
    }

    #[test]
    fn a_lost_job_does_not_come_back_before_a_newer_survey() {
        let mut queue = Queue::default();
        queue.submit(survey(1));
        assert!(queue.hand_over(0.0).is_some());
        queue.submit(survey(2));
        assert!(queue.engine_lost().is_none());
        assert_eq!(queue.hand_over(0.0).map(|job| job.request.number), Some(2));
        queue.finish();
        assert!(queue.hand_over(0.0).is_none());
    }
}
