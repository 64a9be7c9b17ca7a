//! The order of an engine's jobs: one is with it at a time, a newer one makes an older one pointless,
//! and what may be wanted next is computed only while that is quick.

use std::rc::Rc;

use super::job::{Job, Task};
use puzzle::{HintSet, Puzzle};

/// How long a job that nobody waits for any more may go on, in milliseconds.
const OVERTAKE: f64 = 30.0;
/// How long a survey may take for others to be made on suspicion, in milliseconds.
const QUICK: f64 = 12.0;
/// The same for the first surveys of an engine, whose code the browser has yet to compile well.
const QUICK_WHEN_COLD: f64 = 50.0;
/// How many these are.
const COLD: u32 = 16;
/// How often one job may bring its engine down.
const TRIES: u32 = 2;

/// The jobs of one engine. Times are in milliseconds, on any one clock.
#[derive(Default)]
pub struct Queue {
    /// At most one main job, one solution, and what may be wanted next, in this order.
    waiting: Vec<Try>,
    with_engine: Option<(Try, f64)>,
    /// How many surveys the engine has made.
    surveys: u32,
    /// Whether the last survey took so little that others may be made on suspicion.
    is_quick: bool,
}

struct Try {
    job: Job,
    /// How many engines this job has brought down.
    failures: u32,
}

impl Queue {
    /// Another engine will do the jobs.
    pub fn change_engine(&mut self) {
        self.surveys = 0;
    }

    /// Takes a job up. A main one makes all that waits pointless.
    pub fn submit(&mut self, job: Job) {
        let main = job.is_main();
        self.waiting.retain(|other| !main && other.job.is_main());
        self.waiting.push(Try { job, failures: 0 });
    }

    /// Takes surveys up that may be wanted next, in place of those that wait; none where they take
    /// long.
    pub fn foresee(&mut self, puzzle: &Rc<Puzzle>, sets: impl Iterator<Item = HintSet>) {
        if self.is_quick {
            self.forget_foresight();
            self.waiting.extend(sets.map(|active| {
                let job = Job { puzzle: puzzle.clone(), active, request: 0, task: Task::Foresight };
                Try { job, failures: 0 }
            }));
        }
    }

    fn forget_foresight(&mut self) {
        self.waiting.retain(|other| !other.job.is_foresight());
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
        self.waiting.iter().any(|other| other.job.is_main())
    }

    /// The engine has made the survey that it was given: the job, and when it began.
    pub fn surveyed(&mut self, now: f64) -> Option<(Job, f64)> {
        let (Try { job, .. }, since) = self.with_engine.take()?;
        let limit = if self.surveys < COLD { QUICK_WHEN_COLD } else { QUICK };
        self.surveys = self.surveys.saturating_add(1);
        self.is_quick = now - since < limit;
        if !self.is_quick {
            self.forget_foresight();
        }
        Some((job, since))
    }

    /// The engine is free again.
    pub fn finish(&mut self) {
        self.with_engine = None;
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

    fn job(request: u32, task: Task) -> Job {
        let puzzle = Rc::new(presets::find("fish").unwrap().puzzle());
        Job { active: HintSet::none(), puzzle, request, task }
    }

    fn sets(count: usize) -> impl Iterator<Item = HintSet> {
        (0..count).map(|hint| [hint].into_iter().collect())
    }

    /// A queue whose engine has made this survey.
    fn after(spent: f64) -> Queue {
        let mut queue = Queue::default();
        queue.submit(job(1, Task::Survey));
        assert_eq!(queue.hand_over(0.0).map(|job| job.request), Some(1));
        assert_eq!(queue.surveyed(spent).map(|(job, since)| (job.request, since)), Some((1, 0.0)));
        queue
    }

    #[test]
    fn one_job_is_with_the_engine_and_a_newer_survey_makes_what_waits_pointless() {
        let mut queue = Queue::default();
        queue.submit(job(1, Task::Survey));
        assert!(queue.hand_over(0.0).is_some());
        queue.submit(job(2, Task::Survey));
        queue.submit(job(2, Task::Solution(4)));
        assert!(queue.hand_over(5.0).is_none(), "the engine is busy");
        queue.submit(job(3, Task::Survey));
        assert!(!queue.is_overtaken(OVERTAKE) && queue.is_overtaken(OVERTAKE + 1.0));
        queue.finish();
        assert_eq!(queue.hand_over(40.0).map(|job| job.request), Some(3));
        queue.finish();
        assert!(queue.hand_over(41.0).is_none(), "the others are forgotten");
    }

    #[test]
    fn a_newer_solution_takes_the_place_of_an_older_but_not_of_a_survey() {
        let mut queue = Queue::default();
        queue.submit(job(1, Task::Survey));
        queue.submit(job(1, Task::Solution(0)));
        queue.submit(job(1, Task::Solution(1)));
        assert!(matches!(queue.hand_over(0.0), Some(Job { task: Task::Survey, .. })));
        queue.finish();
        assert!(matches!(queue.hand_over(0.0), Some(Job { task: Task::Solution(1), .. })));
    }

    #[test]
    fn foresight_waits_for_quick_surveys_and_a_cold_engine_is_given_time() {
        for (spent, expected) in [(QUICK + 1.0, 3), (QUICK_WHEN_COLD + 1.0, 0)] {
            let mut queue = after(spent);
            queue.foresee(&job(0, Task::Foresight).puzzle, sets(3));
            assert_eq!(queue.clear().len(), expected, "after {spent} ms");
        }
    }

    #[test]
    fn a_slow_foresight_is_the_last() {
        let mut queue = after(1.0);
        queue.foresee(&job(0, Task::Foresight).puzzle, sets(COLD as usize + 3));
        let mut made = 1;
        while queue.hand_over(0.0).is_some() {
            assert!(queue.surveyed(QUICK + 1.0).is_some());
            made += 1;
        }
        assert_eq!(made, COLD + 1, "the first after those of a cold engine is slow");
    }

    #[test]
    fn a_job_that_brings_its_engine_down_twice_is_given_up() {
        let mut queue = Queue::default();
        queue.submit(job(1, Task::Survey));
        assert!(queue.hand_over(0.0).is_some());
        assert!(queue.engine_lost().is_none());
        assert!(queue.hand_over(0.0).is_some());
        assert_eq!(queue.engine_lost().map(|job| job.request), Some(1));
        assert!(queue.hand_over(0.0).is_none());
    }

    #[test]
    fn a_lost_job_does_not_come_back_before_a_newer_survey() {
        let mut queue = Queue::default();
        queue.submit(job(1, Task::Survey));
        assert!(queue.hand_over(0.0).is_some());
        queue.submit(job(2, Task::Survey));
        assert!(queue.engine_lost().is_none());
        assert_eq!(queue.hand_over(0.0).map(|job| job.request), Some(2));
        queue.finish();
        assert!(queue.hand_over(0.0).is_none());
    }
}
