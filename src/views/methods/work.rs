//! The far end: keeps the runs between slices.

use super::{Ask, News, Pace, Setting};
use crate::engine::protocol;
use crate::tools::context::Context;
use methods::{Method, Run};
use solver::Problem;

/// Steps between two looks at the clock: some tenths of a millisecond.
const STEPS: u64 = 2_000;
/// The clock is too coarse for what is shorter than so many milliseconds: that is done again and
/// again, and the mean counts.
const WORTH_TIMING: f64 = 30.0;

/// So many steps without anything to see are a step too.
const MOST_UNSEEN: u32 = 1_000;

/// The methods at work on the puzzle that was loaded last.
pub struct Service {
    problem: Problem,
    racing: Vec<Runner>,
    watched: Option<Runner>,
}

struct Runner {
    method: Method,
    setting: Setting,
    /// `None` where the method has nothing to work with.
    run: Option<Run>,
    milliseconds: f64,
}

impl Service {
    /// Ready for this problem.
    pub fn new(problem: Problem) -> Self {
        Self { problem, racing: Vec::new(), watched: None }
    }

    /// Does a slice of work, and posts what it came to.
    pub fn answer(&mut self, ask: Ask, context: &mut Context<'_>) {
        let Ask { method, setting, pace } = ask;
        let problem = &self.problem;
        let same = |runner: &Runner| runner.method == method && runner.setting == setting;
        let news = match pace {
            Pace::Race(milliseconds) => {
                self.racing.retain(|runner| runner.setting == setting);
                if !self.racing.iter().any(same) {
                    self.racing.push(Runner::new(method, setting.clone(), problem));
                }
                let runner = self.racing.iter_mut().find(|runner| runner.method == method);
                runner.map(|runner| {
                    runner.race(problem, f64::from(milliseconds), context.clock);
                    runner.news()
                })
            }
            Pace::Watch(steps) => {
                if !self.watched.as_ref().is_some_and(same) {
                    self.watched = Some(Runner::new(method, setting, problem));
                }
                self.watched.as_mut().map(|runner| {
                    if let Some(run) = &mut runner.run {
                        (0..steps).for_each(|_| step(run));
                    }
                    News { table: runner.run.as_ref().map(Run::table), ..runner.news() }
                })
            }
        };
        if let Some(news) = news {
            (context.post)(true, protocol::encode(&news));
        }
    }
}

impl Runner {
    fn new(method: Method, setting: Setting, problem: &Problem) -> Self {
        let run = Run::new(method, &setting.subject(problem));
        Self { method, setting, run, milliseconds: 0.0 }
    }

    fn news(&self) -> News {
        News {
            method: self.method,
            standing: self.run.as_ref().map(Run::standing),
            seconds: self.milliseconds / 1e3,
            table: None,
        }
    }

    fn race(&mut self, problem: &Problem, limit: f64, clock: &dyn Fn() -> f64) {
        let Some(run) = &mut self.run else { return };
        let fresh = self.milliseconds == 0.0;
        let start = clock();
        let ended = advance(run, || clock() - start < limit);
        let mut times = 1.0;
        if fresh && ended {
            // Done at once: the clock can tell only how long many of its kind take.
            while clock() - start < WORTH_TIMING {
                let again = Run::new(self.method, &self.setting.subject(problem));
                let Some(mut again) = again else { break };
                advance(&mut again, || true);
                times += 1.0;
            }
        }
        // So much is sure even where the clock saw nothing.
        self.milliseconds += ((clock() - start) / times).max(1e-3);
    }
}

/// Goes on until something is visited that can be seen; what is ruled out at once is no step.
fn step(run: &mut Run) {
    let before = run.standing().visited;
    for _ in 0..MOST_UNSEEN {
        run.advance(1);
        let now = run.standing();
        if now.visited != before || now.done || now.gave_up {
            break;
        }
    }
}

/// Goes on while there is time; whether it came to an end.
fn advance(run: &mut Run, time: impl Fn() -> bool) -> bool {
    loop {
        run.advance(STEPS);
        let standing = run.standing();
        if standing.done || standing.gave_up {
            return true;
        }
        if !time() {
            return false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::HintSet;
    use std::cell::Cell;
    use std::ops::ControlFlow;

    fn asked(service: &mut Service, method: Method, pace: Pace) -> News {
        let setting = Setting {
            active: HintSet::first(15),
            hints: (0..15).collect(),
            categories: (0..5).collect(),
            start: 0,
        };
        let time = Cell::new(0.0);
        let clock = || {
            time.set(time.get() + 1.0);
            time.get()
        };
        let mut answers = Vec::new();
        let mut post = |last, news: Vec<u8>| answers.push((last, news));
        let mut tell = |_| ControlFlow::Continue(());
        let mut context = Context { clock: &clock, tell: &mut tell, post: &mut post };
        service.answer(Ask { method, setting, pace }, &mut context);
        let (last, news) = answers.pop().unwrap();
        assert!(last && answers.is_empty());
        protocol::decode(&news).unwrap()
    }

    #[test]
    fn slices_go_on_where_the_last_one_stopped() {
        let mut service = Service::new(Problem::from(&presets::all()[0].puzzle()));
        let one = asked(&mut service, Method::BruteForce, Pace::Race(3));
        let two = asked(&mut service, Method::BruteForce, Pace::Race(3));
        let visited = |news: &News| news.standing.as_ref().unwrap().visited;
        assert!(visited(&two) > visited(&one));
        assert!(two.seconds > one.seconds);
        let done = asked(&mut service, Method::Cells, Pace::Race(1000)).standing.unwrap();
        assert!(done.done && done.solutions.exact().is_some_and(|count| count.is_one()));
    }

    #[test]
    fn who_watches_sees_the_table_and_disturbs_no_race() {
        let mut service = Service::new(Problem::from(&presets::all()[0].puzzle()));
        let raced = asked(&mut service, Method::BruteForce, Pace::Race(3));
        let placed = |news: &News| news.table.as_ref().unwrap().items().iter().flatten().count();
        let one = asked(&mut service, Method::Cells, Pace::Watch(1));
        let two = asked(&mut service, Method::Cells, Pace::Watch(7));
        assert_eq!(placed(&one), 1);
        assert!(placed(&two) > 1);
        let again = asked(&mut service, Method::BruteForce, Pace::Race(3));
        assert!(again.standing.unwrap().visited > raced.standing.unwrap().visited);
    }
}
