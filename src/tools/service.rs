//! Answers requests with whoever does that kind of work.

use super::Job;
use super::context::Context;
use crate::engine::protocol::{self, Answer, Ask, Request, Response};
use crate::views::{articles, code, day, edit, explain, methods, sets};
use puzzle::Puzzle;
use solver::{Listener, Partial, Problem};

/// What is known about the puzzle that was loaded last.
#[derive(Default)]
pub struct Service {
    puzzle: Option<Puzzle>,
    sets: Option<sets::Service>,
    methods: Option<methods::Service>,
}

impl Service {
    /// Answers a request. `clock` gives the time in milliseconds. Requests for the other engine, and
    /// those about a puzzle before any is loaded, are not answered.
    pub fn answer(
        &mut self,
        request: Request,
        clock: &dyn Fn() -> f64,
        listener: &mut Listener<'_>,
        post: &dyn Fn(&Response),
    ) {
        let Request { number: request, ask } = request;
        match ask {
            Ask::Open(parts) => {
                *self = Self { puzzle: Puzzle::new(parts).ok(), ..Self::default() };
            }
            Ask::Tool(job) => {
                let mut tell = |fraction| listener(&Partial { fraction, ..Partial::default() });
                let mut post =
                    |last, news| post(&Response { request, answer: Answer::Tool { last, news } });
                let mut context = Context { clock, tell: &mut tell, post: &mut post };
                let (Some(job), Some(puzzle)) = (protocol::decode(&job), &self.puzzle) else {
                    return;
                };
                let problem = || Problem::from(puzzle);
                match job {
                    Job::Edit(ask) => edit::answer(ask, &problem(), &mut context),
                    Job::Sets(subject) => {
                        let new = || sets::Service::new(problem());
                        self.sets.get_or_insert_with(new).answer(subject, &mut context);
                    }
                    Job::Methods(ask) => {
                        let new = || methods::Service::new(problem());
                        self.methods.get_or_insert_with(new).answer(ask, &mut context);
                    }
                    Job::Code(wish) => code::answer(puzzle, &wish, &mut context),
                    Job::Articles => articles::answer(&mut context),
                    Job::Days(days) => day::answer(&days, &mut context),
                    Job::Teach(lesson) => explain::answer(puzzle, lesson, &mut context),
                }
            }
            Ask::Load(_) | Ask::Survey(_) | Ask::Solution { .. } => {}
        }
    }
}
