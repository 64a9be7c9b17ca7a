//! The near end of the bridge: handshake, order of requests, overtaking, replacement.
//!
//! One job is with the engine at a time. A new survey makes the waiting one pointless; when the one
//! that is being worked on takes long, its worker is ended and a new one put in its place. So is a
//! worker that panics or falls silent, and the job is given to the new one.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;

use super::protocol::{Request, Response, Sign as Progress};
use super::seat::{Seat, Sign};
use crate::app::device;
use crate::puzzle::{HintSet, Puzzle};
use crate::solver::{Problem, Solution, Survey};

/// How often the bridge looks after its worker while that is busy, in milliseconds.
const ROUND: u32 = 20;
/// How long a job that nobody waits for any more may go on, in milliseconds.
const OVERTAKE: f64 = 30.0;
/// How long a busy engine may be silent before it counts as lost, in milliseconds.
const SILENCE: f64 = 2_000.0;
/// How long a worker may take to start, in milliseconds, before the page tries on its own.
const START: f64 = 15_000.0;
/// How long a survey may take for others to be made on suspicion, in milliseconds.
const QUICK: f64 = 12.0;
/// How often one job may bring its engine down.
const TRIES: u32 = 2;

/// Something to compute.
#[derive(Clone)]
pub struct Job {
    /// What it is about.
    pub puzzle: Rc<Puzzle>,
    /// The hints that are on.
    pub active: HintSet,
    /// The number of the page's request.
    pub request: u32,
    /// What is wanted.
    pub task: Task,
}

/// What is to be computed. The engine of Explore knows the first three, that of the other views the
/// last.
#[derive(Clone)]
pub enum Task {
    /// All that Explore shows.
    Survey,
    /// The same for hints that the reader may switch to next, while nothing else is to be done.
    Foresight,
    /// The solution at this place.
    Solution(u64),
    /// A [`Job`](crate::app::tools::Job) as bytes.
    Tool(Rc<[u8]>),
}

/// What the engine says.
pub enum Report {
    /// A survey is done.
    Survey {
        /// The number of the page's request.
        request: u32,
        /// What was found.
        survey: Survey,
    },
    /// A survey that may be wanted next is done.
    Foreseen {
        /// The puzzle that it is about.
        puzzle: Rc<Puzzle>,
        /// The hints that are on in it.
        active: HintSet,
        /// What was found.
        survey: Survey,
    },
    /// It takes long.
    Alive {
        /// The number of the page's request.
        request: u32,
        /// Known so far.
        sign: Progress,
    },
    /// A solution has been found, or that there are not so many.
    Solution {
        /// The number of the page's request.
        request: u32,
        /// Its place, from 0.
        index: u64,
        /// The solution.
        solution: Option<Solution>,
    },
    /// A job of another view has come further.
    Tool {
        /// The number of the page's request.
        request: u32,
        /// Whether nothing follows.
        last: bool,
        /// What the kind of job says it is.
        news: Vec<u8>,
    },
    /// A job cannot be done.
    Failed {
        /// The number of the page's request.
        request: u32,
        /// Why, in plain words.
        why: &'static str,
    },
}

/// The engine as the page sees it.
#[derive(Clone)]
pub struct Engine(Rc<RefCell<Bridge>>);

struct Bridge {
    url: String,
    report: Rc<dyn Fn(Report)>,
    seat: Option<Seat>,
    /// Tells the signs of a seat from those of the one before it.
    generation: u32,
    ready: bool,
    loaded: Option<Rc<Puzzle>>,
    busy: Option<Busy>,
    /// At most one survey, one solution, and what may be wanted next, in this order.
    waiting: Vec<Try>,
    /// Whether the last survey took so little that others may be made on suspicion.
    quick: bool,
    last_sign: f64,
    /// Whether somebody looks after the worker now and then.
    patrolled: bool,
}

struct Try {
    job: Job,
    /// How many engines this job has brought down.
    failures: u32,
}

struct Busy {
    task: Try,
    since: f64,
}

impl PartialEq for Engine {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Engine {
    /// Starts the engine of the worker script at `url`.
    pub fn start(url: String, report: impl Fn(Report) + 'static) -> Self {
        let engine = Self(Rc::new(RefCell::new(Bridge {
            url,
            report: Rc::new(report),
            seat: None,
            generation: 0,
            ready: false,
            loaded: None,
            busy: None,
            waiting: Vec::new(),
            quick: false,
            last_sign: device::now(),
            patrolled: false,
        })));
        engine.seat_worker();
        engine
    }

    /// Gives the engine a job; its outcome comes as a [`Report`], or never when a newer survey makes
    /// it pointless.
    pub fn submit(&self, job: Job) {
        let gone = {
            let mut bridge = self.0.borrow_mut();
            let survey = job.is_main();
            bridge.waiting.retain(|other| !survey && other.job.is_main());
            bridge.waiting.push(Try { job, failures: 0 });
            bridge.seat.is_none()
        };
        if gone {
            self.seat_worker();
        }
        self.pump();
    }

    /// Has surveys made that may be wanted next, as soon as there is nothing else to do; each comes as
    /// [`Report::Foreseen`]. Where surveys take long, or hold up the page itself, there are none.
    pub fn foresee(&self, puzzle: &Rc<Puzzle>, sets: impl Iterator<Item = HintSet>) {
        {
            let mut bridge = self.0.borrow_mut();
            if !bridge.quick || bridge.seat.as_ref().is_none_or(Seat::is_page) {
                return;
            }
            bridge.waiting.retain(|other| !matches!(other.job.task, Task::Foresight));
            bridge.waiting.extend(sets.map(|active| {
                let job = Job { puzzle: puzzle.clone(), active, request: 0, task: Task::Foresight };
                Try { job, failures: 0 }
            }));
        }
        self.pump();
    }

    /// Ends what is being worked on, and forgets what waits.
    pub fn stop(&self) {
        let stopped = {
            let mut bridge = self.0.borrow_mut();
            bridge.waiting.clear();
            bridge.busy.take().is_some()
        };
        if stopped {
            self.seat_worker();
        }
    }

    fn seat_worker(&self) {
        let url = self.vacate();
        let seat = Seat::worker(&url, self.teller());
        match seat {
            Some(seat) => self.0.borrow_mut().seat = Some(seat),
            None => self.seat_page(),
        }
    }

    fn seat_page(&self) {
        let url = self.vacate();
        match Seat::page(&url, self.teller()) {
            Some(seat) => self.0.borrow_mut().seat = Some(seat),
            None => self.give_up(),
        }
    }

    /// Ends the engine that is there, keeps what it was to do, and gives the script's address.
    fn vacate(&self) -> String {
        self.patrol();
        let mut bridge = self.0.borrow_mut();
        bridge.seat = None;
        bridge.generation += 1;
        bridge.ready = false;
        bridge.loaded = None;
        bridge.last_sign = device::now();
        bridge.url.clone()
    }

    /// Looks after the engine every now and then, until it is idle.
    fn patrol(&self) {
        let patrolled = std::mem::replace(&mut self.0.borrow_mut().patrolled, true);
        if !patrolled {
            self.next_round();
        }
    }

    fn next_round(&self) {
        let engine = self.clone();
        Timeout::new(ROUND, move || engine.look_after()).forget();
    }

    fn teller(&self) -> impl Fn(Sign) + Clone + 'static {
        let (engine, generation) = (self.clone(), self.0.borrow().generation);
        move |sign| {
            if engine.0.borrow().generation == generation {
                engine.hear(sign);
            }
        }
    }

    fn hear(&self, sign: Sign) {
        match sign {
            Sign::Response(response) => self.hear_response(response),
            Sign::Port(port) => {
                let tell = self.teller();
                if let Some(seat) = &mut self.0.borrow_mut().seat {
                    seat.open(port, tell);
                }
            }
            Sign::Failed => {
                let (ready, page) = {
                    let bridge = self.0.borrow();
                    (bridge.ready, bridge.seat.as_ref().is_some_and(Seat::is_page))
                };
                // This seat's listeners may be on the stack: let them return before they go.
                let engine = self.clone();
                Timeout::new(0, move || match (ready, page) {
                    (true, _) => engine.replace(),
                    (false, false) => engine.seat_page(),
                    (false, true) => engine.give_up(),
                })
                .forget();
            }
        }
    }

    fn hear_response(&self, response: Response) {
        let report = {
            let mut bridge = self.0.borrow_mut();
            bridge.last_sign = device::now();
            match response {
                Response::Ready => {
                    bridge.ready = true;
                    None
                }
                Response::Alive { request, sign } => Some(Report::Alive { request, sign }),
                Response::Survey { request, survey } => bridge.busy.take().map(|busy| {
                    let job = busy.task.job;
                    let spent = device::measure("zebra:count", busy.since);
                    match job.task {
                        Task::Foresight => {
                            Report::Foreseen { puzzle: job.puzzle, active: job.active, survey }
                        }
                        _ => {
                            bridge.quick = spent < QUICK;
                            Report::Survey { request, survey }
                        }
                    }
                }),
                Response::Solution { request, index, solution } => {
                    bridge.busy = None;
                    Some(Report::Solution { request, index, solution })
                }
                Response::Tool { request, last, news } => {
                    if last {
                        bridge.busy = None;
                    }
                    Some(Report::Tool { request, last, news })
                }
            }
        };
        self.pump();
        if let Some(report) = report {
            self.tell(report);
        }
    }

    /// Hands over the next job when the engine is free.
    fn pump(&self) {
        {
            let mut bridge = self.0.borrow_mut();
            if !bridge.ready || bridge.busy.is_some() || bridge.waiting.is_empty() {
                return;
            }
            let task = bridge.waiting.remove(0);
            bridge.hand_over(task);
        }
        self.patrol();
    }

    /// Looks whether the engine is lost, stuck or overtaken; called now and then while it is busy.
    fn look_after(&self) {
        enum Finding {
            Well,
            Idle,
            Overtaken,
            Lost,
            NeverStarted { page: bool },
        }
        let finding = {
            let bridge = self.0.borrow();
            let now = device::now();
            let silent = now - bridge.last_sign;
            let page = bridge.seat.as_ref().is_some_and(Seat::is_page);
            match &bridge.busy {
                _ if !bridge.ready && bridge.seat.is_none() => Finding::Idle,
                _ if !bridge.ready && silent > START => Finding::NeverStarted { page },
                _ if !bridge.ready => Finding::Well,
                None => Finding::Idle,
                Some(_) if silent > SILENCE => Finding::Lost,
                Some(busy) if !page && now - busy.since > OVERTAKE && bridge.survey_waits() => {
                    Finding::Overtaken
                }
                Some(_) => Finding::Well,
            }
        };
        match finding {
            Finding::Well => {}
            Finding::Idle => {
                self.0.borrow_mut().patrolled = false;
                return;
            }
            Finding::Overtaken => {
                self.0.borrow_mut().busy = None;
                self.seat_worker();
            }
            Finding::Lost => self.replace(),
            Finding::NeverStarted { page: false } => self.seat_page(),
            Finding::NeverStarted { page: true } => self.give_up(),
        }
        self.next_round();
    }

    /// Puts a new worker in the place of one that is lost. The job that was with it is tried again,
    /// but not for ever.
    fn replace(&self) {
        let busy = self.0.borrow_mut().busy.take();
        if self.0.borrow().seat.as_ref().is_some_and(Seat::is_page) {
            self.give_up();
        } else {
            self.seat_worker();
        }
        let Some(Busy { task: Try { job, failures }, .. }) = busy else { return };
        if failures + 1 >= TRIES {
            let why = "The counting engine stopped twice on this. Turn a switch to try again.";
            self.tell(Report::Failed { request: job.request, why });
        } else {
            let mut bridge = self.0.borrow_mut();
            if !bridge.survey_waits() {
                bridge.waiting.insert(0, Try { job, failures: failures + 1 });
            }
        }
    }

    fn give_up(&self) {
        self.vacate();
        let failed: Vec<u32> = {
            let mut bridge = self.0.borrow_mut();
            let busy = bridge.busy.take().map(|busy| busy.task);
            bridge.waiting.drain(..).chain(busy).map(|task| task.job.request).collect()
        };
        let why = "The counting engine could not be loaded. Reload the page to try again.";
        for request in failed {
            self.tell(Report::Failed { request, why });
        }
    }

    fn tell(&self, report: Report) {
        let tell = self.0.borrow().report.clone();
        tell(report);
    }
}

impl Job {
    /// Whether a newer job of this kind makes it pointless.
    fn is_main(&self) -> bool {
        matches!(self.task, Task::Survey | Task::Tool(_))
    }
}

impl Bridge {
    fn survey_waits(&self) -> bool {
        self.waiting.iter().any(|task| task.job.is_main())
    }

    fn hand_over(&mut self, task: Try) {
        let Some(seat) = &self.seat else { return };
        let job = &task.job;
        if !self.loaded.as_ref().is_some_and(|loaded| Rc::ptr_eq(loaded, &job.puzzle)) {
            seat.post(&Request::Load(Problem::from(&*job.puzzle)));
            self.loaded = Some(job.puzzle.clone());
        }
        let (request, active) = (job.request, job.active.clone());
        seat.post(&match &job.task {
            Task::Survey | Task::Foresight => Request::Survey { request, active },
            &Task::Solution(index) => Request::Solution { request, active, index },
            Task::Tool(job) => Request::Tool { request, job: job.to_vec() },
        });
        self.last_sign = device::now();
        self.busy = Some(Busy { task, since: self.last_sign });
    }
}
