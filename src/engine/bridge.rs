//! The near end of the bridge: handshake, watch over the worker, replacement.
//!
//! A worker whose job is overtaken is ended and a new one put in its place. So is a worker that panics
//! or falls silent, and the job is given to the new one.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;

use super::host::{Host, Sign};
use super::protocol::{Answer, Ask, Request, Response};
use super::queue::{Job, Queue};
use crate::device;
use crate::words::page as words;
use puzzle::Puzzle;
use solver::Problem;

/// How often the bridge looks after its worker while that is busy, in milliseconds.
const ROUND: u32 = 20;
/// How long a busy engine may be silent before it counts as lost, in milliseconds.
const SILENCE: f64 = 2_000.0;
/// How long a worker may take to start, in milliseconds, before another one is tried: browsers fail
/// to start one at times, and do not say so.
const START: f64 = 6_000.0;
/// How long the other one may take, or the page on its own, which comes after it.
const LAST_START: f64 = 15_000.0;

/// How long after a worker failed to start the page goes on its own before another one is tried for
/// the next job, in milliseconds.
const WITHOUT: f64 = 60_000.0;

/// The engine as the page sees it.
#[derive(Clone)]
pub struct Engine(Rc<RefCell<Bridge>>);

struct Bridge {
    url: String,
    report: Rc<dyn Fn(Response)>,
    host: Option<Host>,
    /// Tells the signs of a host from those of the one before it.
    generation: u32,
    ready: bool,
    /// Whether the worker is there because the one before it never started.
    second: bool,
    /// Whether the program is fetched past all copies, because it failed to start from one.
    anew: bool,
    /// When a worker last failed to start and said so; infinite where none has.
    failed: f64,
    loaded: Option<Rc<Puzzle>>,
    queue: Queue,
    last_sign: f64,
    /// Whether somebody looks after the worker now and then.
    patrolled: bool,
}

impl PartialEq for Engine {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Engine {
    /// The engine of the worker script at `url`; the first job starts it.
    pub fn new(url: String, report: impl Fn(Response) + 'static) -> Self {
        Self(Rc::new(RefCell::new(Bridge {
            url,
            report: Rc::new(report),
            host: None,
            generation: 0,
            ready: false,
            second: false,
            anew: false,
            failed: f64::INFINITY,
            loaded: None,
            queue: Queue::default(),
            last_sign: device::now(),
            patrolled: false,
        })))
    }

    /// Gives the engine a job; its outcome comes as [`Response`]s, or never when a newer survey makes
    /// it pointless.
    pub fn submit(&self, job: Job) {
        let gone = {
            let mut bridge = self.0.borrow_mut();
            let gone = bridge.host.is_none() || bridge.may_have_a_worker();
            bridge.queue.submit(job);
            gone
        };
        if gone {
            self.host_worker();
        }
        self.pump();
    }

    /// Ends what is being worked on, and forgets what waits.
    pub fn stop(&self) {
        let busy = self.0.borrow().queue.is_busy();
        if busy {
            self.end();
        } else {
            self.0.borrow_mut().queue.clear();
        }
    }

    /// Ends the program with all its work; a job that is submitted later starts it anew.
    pub fn end(&self) {
        self.vacate();
        self.0.borrow_mut().queue.clear();
    }

    fn host_worker(&self) {
        let url = self.vacate();
        let host = Host::worker(&url, self.teller());
        match host {
            Some(host) => self.0.borrow_mut().host = Some(host),
            None => self.host_page(),
        }
    }

    fn host_page(&self) {
        let url = self.vacate();
        match Host::page(&url, self.teller()) {
            Some(host) => self.0.borrow_mut().host = Some(host),
            None => self.give_up(),
        }
    }

    /// Ends the engine that is there, keeps what it was to do, and gives the address of the script for
    /// the next one.
    fn vacate(&self) -> String {
        self.patrol();
        let mut bridge = self.0.borrow_mut();
        bridge.host = None;
        bridge.generation += 1;
        bridge.ready = false;
        bridge.loaded = None;
        bridge.last_sign = device::now();
        // Of a file with a query that nobody has asked with before there is no copy.
        if bridge.anew { format!("{}?{}", bridge.url, device::token()) } else { bridge.url.clone() }
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
            Sign::Response(response) => self.hear_response(*response),
            Sign::Port(port) => {
                let tell = self.teller();
                if let Some(host) = &mut self.0.borrow_mut().host {
                    host.open(port, tell);
                }
            }
            Sign::Failed => {
                let (ready, page) = {
                    let bridge = self.0.borrow();
                    (bridge.ready, bridge.host.as_ref().is_some_and(Host::is_page))
                };
                // This host's listeners may be on the stack: let them return before they go.
                let engine = self.clone();
                Timeout::new(0, move || match (ready, page) {
                    (true, _) => engine.replace(),
                    (false, _) if engine.fetches_anew() => engine.host_worker(),
                    (false, false) => {
                        engine.0.borrow_mut().failed = device::now();
                        engine.host_page();
                    }
                    (false, true) => engine.give_up(),
                })
                .forget();
            }
        }
    }

    fn hear_response(&self, response: Response) {
        {
            let mut bridge = self.0.borrow_mut();
            bridge.last_sign = device::now();
            match response.answer {
                Answer::Ready => {
                    bridge.ready = true;
                    (bridge.second, bridge.anew) = (false, false);
                }
                Answer::Survey(_) => {
                    if let Some(since) = bridge.queue.finish() {
                        device::measure("zebra:count", since);
                    }
                }
                Answer::Solution { .. } | Answer::Tool { last: true, .. } => {
                    bridge.queue.finish();
                }
                Answer::Alive(_) | Answer::Tool { .. } | Answer::Failed(_) => {}
            }
        }
        self.pump();
        if response.answer != Answer::Ready {
            self.tell(response);
        }
    }

    /// Hands over the next job when the engine is free.
    fn pump(&self) {
        let handed_over = self.0.borrow_mut().hand_over();
        if handed_over {
            self.patrol();
        }
    }

    /// Looks whether the engine is lost, stuck or overtaken; called now and then while it is busy.
    fn look_after(&self) {
        enum Finding {
            Well,
            Idle,
            Overtaken,
            Lost,
            NeverStarted,
        }
        let finding = {
            let bridge = self.0.borrow();
            let now = device::now();
            let silent = now - bridge.last_sign;
            let page = bridge.host.as_ref().is_some_and(Host::is_page);
            match bridge.queue.is_busy() {
                _ if !bridge.ready && bridge.host.is_none() => Finding::Idle,
                _ if !bridge.ready && silent > bridge.longest_start() => Finding::NeverStarted,
                _ if !bridge.ready => Finding::Well,
                false => Finding::Idle,
                true if silent > SILENCE => Finding::Lost,
                true if !page && bridge.queue.is_overtaken(now) => Finding::Overtaken,
                true => Finding::Well,
            }
        };
        match finding {
            Finding::Well => {}
            Finding::Idle => {
                self.0.borrow_mut().patrolled = false;
                return;
            }
            Finding::Overtaken => {
                self.0.borrow_mut().queue.finish();
                self.host_worker();
            }
            Finding::Lost => self.replace(),
            Finding::NeverStarted => self.start_otherwise(),
        }
        self.next_round();
    }

    /// After an engine that never started: another worker, then the page on its own, then none.
    fn start_otherwise(&self) {
        let (page, second) = {
            let bridge = self.0.borrow();
            (bridge.host.as_ref().is_some_and(Host::is_page), bridge.second)
        };
        match (page, second) {
            (true, _) => self.give_up(),
            (false, true) => self.host_page(),
            (false, false) => {
                self.0.borrow_mut().second = true;
                self.host_worker();
            }
        }
    }

    /// Has the program fetched past all copies from now on; whether that is news.
    fn fetches_anew(&self) -> bool {
        !std::mem::replace(&mut self.0.borrow_mut().anew, true)
    }

    /// Puts a new worker in the place of one that is lost. The job that was with it is tried again,
    /// but not for ever.
    fn replace(&self) {
        let hopeless = self.0.borrow_mut().queue.engine_lost();
        if self.0.borrow().host.as_ref().is_some_and(Host::is_page) {
            self.give_up();
        } else {
            self.host_worker();
        }
        if let Some(job) = hopeless {
            self.fail(&job, words::ENGINE_STOPPED);
        }
    }

    fn give_up(&self) {
        self.vacate();
        let failed = {
            let mut bridge = self.0.borrow_mut();
            bridge.anew = false;
            bridge.queue.clear()
        };
        failed.iter().for_each(|job| self.fail(job, words::ENGINE_NOT_LOADED));
    }

    fn fail(&self, job: &Job, why: &str) {
        let answer = Answer::Failed(why.to_owned());
        self.tell(Response { request: job.request.number, answer });
    }

    fn tell(&self, report: Response) {
        let tell = self.0.borrow().report.clone();
        tell(report);
    }
}

impl Bridge {
    /// Whether the page has gone on its own for long enough, and is not at work.
    fn may_have_a_worker(&self) -> bool {
        let page = self.host.as_ref().is_some_and(Host::is_page);
        page && device::now() - self.failed > WITHOUT && !self.queue.is_busy()
    }

    /// How long the engine that is there may take to start.
    fn longest_start(&self) -> f64 {
        let page = self.host.as_ref().is_some_and(Host::is_page);
        if page || self.second { LAST_START } else { START }
    }

    /// Gives the engine its next job; whether there is one that it can take.
    fn hand_over(&mut self) -> bool {
        let (Some(host), true) = (&self.host, self.ready) else { return false };
        let now = device::now();
        let Some(job) = self.queue.hand_over(now) else { return false };
        if !self.loaded.as_ref().is_some_and(|loaded| Rc::ptr_eq(loaded, &job.puzzle)) {
            let ask = match job.request.ask {
                Ask::Tool(_) => Ask::Open((*job.puzzle).clone().into_parts()),
                _ => Ask::Load(Problem::from(&*job.puzzle)),
            };
            host.post(&Request { number: 0, ask });
            self.loaded = Some(job.puzzle.clone());
        }
        host.post(&job.request);
        self.last_sign = now;
        true
    }
}
