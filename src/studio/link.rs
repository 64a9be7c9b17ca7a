//! The page's end: loads the program, sends briefs, hears wishes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;
use yew::Callback;

use super::brief::{BRIEF_EVENT, Brief, WISH_EVENT, Wish};
use crate::device;
use crate::engine::protocol;

/// The event that asks the start script for the studio.
pub(super) const LOAD_EVENT: &str = "zebra:load-studio";

/// The event that carries a fragment for the studio to open.
pub(super) const OPEN_EVENT: &str = "zebra:open";

/// The event with which the start script says why the studio did not start: in its detail, or nothing
/// where the page is of a version that is gone.
const FAILED_EVENT: &str = "zebra:studio-failed";

/// How far the studio has come, and whether it has something to open.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Loading {
    /// How far it has come.
    pub stage: Stage,
    /// Whether it is to open what the page does not carry.
    pub opening: bool,
}

/// How far the studio has come.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Stage {
    /// Nobody has asked for it.
    #[default]
    NotYet,
    /// It is on the way.
    OnTheWay,
    /// It did not come, and why; asking again may help.
    Failed(String),
    /// It listens.
    Here,
}

/// The studio as the page sees it.
pub struct Studio {
    stage: RefCell<Stage>,
    /// Told when that changes.
    told: Callback<Loading>,
    /// Whether the link that it is to open came after the page was opened.
    by_visit: Cell<bool>,
    /// What it is to open once it listens.
    waiting: RefCell<Option<String>>,
}

impl Studio {
    /// Not loaded yet; `told` hears how far it comes.
    pub fn new(told: Callback<Loading>) -> Self {
        let (stage, by_visit, waiting) = Default::default();
        Self { stage, told, by_visit, waiting }
    }

    /// Has the program loaded. It asks for a brief as soon as it listens.
    pub fn load(&self) {
        if matches!(*self.stage.borrow(), Stage::Failed(_)) {
            // Who goes on with something else is not called back later.
            self.waiting.take();
        }
        self.again();
    }

    /// The same, and what it was to open when it failed is opened.
    pub fn again(&self) {
        if !self.is_here() {
            self.becomes(Stage::OnTheWay);
            device::send(LOAD_EVENT, &[]);
        }
    }

    /// The reader has read that it failed.
    pub fn dismiss(&self) {
        self.waiting.take();
        self.becomes(Stage::NotYet);
    }

    /// Has what the page does not carry opened as a step of its own; what was asked for last counts.
    pub fn open(&self, fragment: String) {
        if self.is_here() {
            device::send(OPEN_EVENT, fragment.as_bytes());
        } else {
            self.waiting.replace(Some(fragment));
            self.again();
        }
    }

    /// The studio listens: it is told what is so, and what there is to open.
    pub fn meet(&self, brief: &Brief) {
        self.becomes(Stage::Here);
        self.tell(brief);
        if let Some(fragment) = self.waiting.take() {
            // Who listens for wishes is being called, and cannot hear the next ones before it returns.
            Timeout::new(0, move || device::send(OPEN_EVENT, fragment.as_bytes())).forget();
        }
    }

    /// The studio did not start.
    fn failed(&self, why: String) {
        if !self.is_here() {
            self.becomes(Stage::Failed(why));
        }
    }

    fn is_here(&self) -> bool {
        *self.stage.borrow() == Stage::Here
    }

    fn becomes(&self, stage: Stage) {
        self.stage.replace(stage.clone());
        self.told.emit(Loading { stage, opening: self.waiting.borrow().is_some() });
    }

    /// The reader came to a link, after the page was opened, that the studio is to open.
    pub fn came_by_visit(&self) {
        self.by_visit.set(true);
    }

    /// The wish as the page takes it: what opens such a link is a step of its own.
    pub fn settled(&self, wish: Wish) -> Wish {
        match wish {
            Wish::Step { fragment, memo, joined } => {
                let by_visit = self.by_visit.take();
                Wish::Step { fragment, memo, joined: joined && !by_visit }
            }
            other => other,
        }
    }

    /// Tells the studio what is so; nobody listens before it is loaded.
    pub fn tell(&self, brief: &Brief) {
        if self.is_here() {
            device::send(BRIEF_EVENT, &protocol::encode(brief));
        }
    }
}

/// Notes where the studio does not start, for as long as the listener lives. Where the whole page has
/// to be loaded anew, `reload` is called.
pub fn on_failure(studio: Rc<Studio>, reload: impl Fn() + 'static) -> EventListener {
    let heard = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window(), FAILED_EVENT, heard, move |event| {
        event.prevent_default();
        let why = event.dyn_ref::<CustomEvent>().and_then(|event| event.detail().as_string());
        match why.filter(|why| !why.is_empty()) {
            Some(why) => studio.failed(why),
            None => reload(),
        }
    })
}

/// Calls back with what the reader wants, for as long as the listener lives.
pub fn on_wish(hear: impl Fn(Wish) + 'static) -> EventListener {
    EventListener::new(&window(), WISH_EVENT, move |event| {
        if let Some(wish) = device::sent(event).and_then(|bytes| protocol::decode(&bytes)) {
            hear(wish);
        }
    })
}
