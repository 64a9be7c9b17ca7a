//! The state of the view Methods: whose turn it is, and what is known of each. Pure.

use std::rc::Rc;

use super::row::Row;
use super::watched::Watched;
use super::{Ask, News, Pace, Setting};
use crate::setup::Setup;
use methods::Method;

/// How long a slice of the race is, in milliseconds: short enough to stop, watch and change one's
/// mind in between.
const SLICE: u32 = 60;
/// The state of the view.
#[derive(Clone, PartialEq, Debug)]
pub struct MethodsState {
    setup: Rc<Setup>,
    setting: Setting,
    rows: Vec<Row>,
    /// The number of the slice asked for last; it is answered once.
    request: u32,
    asked: Option<Ask>,
    /// Whose turn was last.
    turn: usize,
    watched: Option<Watched>,
}

/// What can happen to the view.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Something else is set up.
    Turn(Rc<Setup>),
    /// A slice has been done; it answers the request of this number.
    News(u32, News),
    /// The reader stops a method.
    Stop(Method),
    /// The reader lets a method go on for as long as it takes.
    GoOn(Method),
    /// The reader stops all that run.
    StopAll,
    /// The reader starts all of them again.
    Restart,
    /// The reader wants a category in front of the others.
    CategoryFirst(u8),
    /// The reader wants a hint in front of the others.
    HintFirst(usize),
    /// The reader wants to watch a method, or none.
    Watch(Option<Method>),
    /// The reader wants to see one step.
    Step,
    /// The reader wants steps to follow by themselves, or not.
    Play(bool),
    /// So many steps a tick.
    Speed(u32),
    /// The clock of the view has ticked.
    Tick,
}

impl MethodsState {
    /// The view as it opens: all methods begin.
    pub fn new(setup: Rc<Setup>) -> Self {
        let setting = Setting {
            active: setup.active().clone(),
            hints: (0..setup.puzzle.hints().len()).collect(),
            categories: (0..setup.puzzle.categories().len() as u8).collect(),
            start: 0,
        };
        let mut local = Self {
            setup,
            setting,
            rows: Vec::new(),
            request: 0,
            asked: None,
            turn: 0,
            watched: None,
        };
        local.start();
        local.ask();
        local
    }

    /// The state after the move.
    #[must_use]
    pub fn after(&self, step: Move) -> Self {
        let mut local = self.clone();
        match step {
            Move::Turn(setup) if setup.is_another(&self.setup) => {
                let start = self.setting.start + 1;
                let same = setup.puzzle == self.setup.puzzle;
                let mut new = Self::new(setup);
                if same {
                    new.setting.hints.clone_from(&self.setting.hints);
                    new.setting.categories.clone_from(&self.setting.categories);
                }
                new.setting.start = start;
                new.request = self.request;
                new.asked = None;
                local = new;
            }
            Move::Turn(setup) => local.setup = setup,
            Move::News(request, news) if request == self.request => {
                local.asked = None;
                local.hear(news);
            }
            // About what nobody asks any more.
            Move::News(..) => {}
            Move::Stop(method) => local.row(method).into_iter().for_each(Row::stop),
            Move::GoOn(method) => local.row(method).into_iter().for_each(Row::go_on),
            Move::StopAll => local.rows.iter_mut().for_each(Row::stop),
            Move::Restart => local.start(),
            Move::CategoryFirst(category) => {
                to_front(&mut local.setting.categories, category);
                local.start();
            }
            Move::HintFirst(hint) => {
                to_front(&mut local.setting.hints, hint);
                local.start();
            }
            Move::Watch(method) => {
                let setting = || Setting { start: self.request, ..self.setting.clone() };
                local.watched = method.map(|method| Watched::new(method, setting()));
            }
            Move::Step => local.watch(Watched::step),
            Move::Play(playing) => local.watch(|watched| watched.playing = playing),
            Move::Speed(speed) => local.watch(|watched| watched.speed = speed),
            Move::Tick => local.watch(Watched::tick),
        }
        local.ask();
        local
    }

    /// What is known of each method.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// What is watched.
    pub fn watched(&self) -> Option<&Watched> {
        self.watched.as_ref()
    }

    /// What the methods work on.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// What is set up.
    pub fn setup(&self) -> &Rc<Setup> {
        &self.setup
    }

    /// The slice that is asked for, and the number of the request; nothing when all rest.
    pub fn asked(&self) -> Option<(u32, &Ask)> {
        self.asked.as_ref().map(|ask| (self.request, ask))
    }

    /// Whether something runs.
    pub fn is_running(&self) -> bool {
        self.rows.iter().any(Row::is_running)
    }

    fn start(&mut self) {
        self.setting.start += 1;
        self.rows = Method::ALL.into_iter().map(Row::new).collect();
        // The quickest first, so that something is there at once.
        self.turn = 0;
    }

    fn row(&mut self, method: Method) -> Option<&mut Row> {
        self.rows.iter_mut().find(|row| row.method == method)
    }

    fn watch(&mut self, change: impl FnOnce(&mut Watched)) {
        if let Some(watched) = &mut self.watched {
            change(watched);
        }
    }

    fn hear(&mut self, news: News) {
        match news.table {
            Some(table) => self.watch(|watched| {
                if watched.method == news.method {
                    watched.hear(table, news.standing);
                }
            }),
            None => {
                if let Some(row) = self.row(news.method) {
                    row.hear(news);
                }
            }
        }
    }

    /// Asks for the next slice, if none is being worked on: what is watched goes before the race.
    fn ask(&mut self) {
        if self.asked.is_some() {
            return;
        }
        if let Some(ask) = self.watched.as_mut().and_then(Watched::ask) {
            self.request += 1;
            self.asked = Some(ask);
            return;
        }
        let n = self.rows.len();
        // Backwards, since the quick ones stand last.
        let next = (1..=n).map(|k| (self.turn + n - k) % n);
        let running = |&i: &usize| self.rows[i].is_running();
        if let Some(turn) = next.into_iter().find(running) {
            self.turn = turn;
            self.request += 1;
            let method = self.rows[turn].method;
            self.asked =
                Some(Ask { method, setting: self.setting.clone(), pace: Pace::Race(SLICE) });
        }
    }
}

fn to_front<T: PartialEq>(order: &mut [T], item: T) {
    if let Some(place) = order.iter().position(|other| *other == item) {
        order[..=place].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Stage;
    use super::*;
    use methods::{Standing, Table};
    use puzzle::Shape;
    use solver::Tally;

    fn local(fragment: &str) -> MethodsState {
        MethodsState::new(Rc::new(Setup::from_fragment(fragment).0))
    }

    fn news(method: Method, seconds: f64, done: bool) -> News {
        let standing = Standing {
            visited: 10,
            solutions: Tally::AtLeast(1u64.into()),
            done,
            gave_up: false,
            fraction: Some(0.5),
        };
        News { method, standing: Some(standing), seconds, table: None }
    }

    /// Answers what is asked for.
    fn answered(local: &MethodsState, seconds: f64, done: bool) -> MethodsState {
        let (request, ask) = local.asked().unwrap();
        local.after(Move::News(request, news(ask.method, seconds, done)))
    }

    fn stage(local: &MethodsState, method: Method) -> Stage {
        local.rows().iter().find(|row| row.method == method).unwrap().stage
    }

    #[test]
    fn everybody_has_a_turn_and_rests_after_a_while() {
        let mut local = local("p=fish");
        let mut order = Vec::new();
        for _ in 0..8 {
            order.push(local.asked().unwrap().1.method);
            local = answered(&local, 3.0, false);
        }
        order.reverse();
        assert_eq!(order, Method::ALL);
        assert!(!local.is_running() && local.asked().is_none());
        assert_eq!(local.rows()[0].estimate(), Some(6.0));

        // What the reader lets go on goes on until it is stopped.
        let method = Method::BruteForce;
        let local = local.after(Move::GoOn(method));
        let local = answered(&answered(&local, 4.0, false), 500.0, false);
        assert_eq!(stage(&local, method), Stage::Running);
        let local = answered(&local.after(Move::Stop(method)), 501.0, false);
        assert_eq!((stage(&local, method), local.asked()), (Stage::Stopped, None));
    }

    #[test]
    fn late_news_are_dropped_and_new_switches_start_anew() {
        let local = local("p=fish");
        let (request, ask) = local.asked().unwrap();
        let late = Move::News(request, news(ask.method, 1.0, true));
        let turned = local.after(Move::Turn(Rc::new(Setup::from_fragment("p=fish&off=9").0)));
        assert!(turned.asked().unwrap().0 > request);
        assert_ne!(turned.setting(), local.setting());
        assert_eq!(turned.after(late), turned);
        let looked = Rc::new(Setup::from_fragment("p=fish&v=methods").0);
        assert_eq!(local.after(Move::Turn(looked)).rows(), local.rows());
    }

    #[test]
    fn who_watches_comes_first() {
        let watching = local("p=fish").after(Move::Watch(Some(Method::Cells)));
        let local = answered(&watching, 0.1, false);
        assert_eq!(local.asked().unwrap().1.pace, Pace::Watch(1));
        let (request, ask) = local.asked().unwrap();
        let seen = News {
            table: Some(Table::filled(Shape::new(5, 5), None)),
            ..news(ask.method, 0.0, false)
        };
        let local = local.after(Move::News(request, seen));
        assert!(local.watched().unwrap().table.is_some());
        assert!(matches!(local.asked().unwrap().1.pace, Pace::Race(_)));
        let local = local.after(Move::Speed(100)).after(Move::Play(true)).after(Move::Tick);
        let local = answered(&local.after(Move::Tick), 0.2, false);
        assert_eq!(local.asked().unwrap().1.pace, Pace::Watch(100));
    }

    #[test]
    fn orders_start_the_race_anew() {
        let local = local("p=fish").after(Move::CategoryFirst(3)).after(Move::HintFirst(7));
        assert_eq!(local.setting().categories, [3, 0, 1, 2, 4]);
        assert_eq!(local.setting().hints[..3], [7, 0, 1]);
        assert!(local.rows().iter().all(|row| row.standing.is_none()));
    }
}
