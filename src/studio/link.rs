//! The page's end: loads the program, sends briefs, hears wishes.

use std::cell::{Cell, RefCell};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use gloo_utils::window;

use super::brief::{BRIEF_EVENT, Brief, WISH_EVENT, Wish};
use crate::device;
use crate::engine::protocol;

/// The event that asks the start script for the studio.
pub(super) const LOAD_EVENT: &str = "zebra:load-studio";

/// The event that carries a fragment for the studio to open.
pub(super) const OPEN_EVENT: &str = "zebra:open";

/// The studio as the page sees it.
#[derive(Default)]
pub struct Studio {
    asked_for: Cell<bool>,
    /// Whether the link that it is to open came after the page was opened.
    by_visit: Cell<bool>,
    /// Whether it listens.
    is_here: Cell<bool>,
    /// What it is to open once it listens.
    waiting: RefCell<Option<String>>,
}

impl Studio {
    /// Has the program loaded, once. It asks for a brief as soon as it listens.
    pub fn load(&self) {
        if !self.asked_for.replace(true) {
            device::send(LOAD_EVENT, &[]);
        }
    }

    /// Has what the page does not carry opened as a step of its own; what was asked for last counts.
    pub fn open(&self, fragment: String) {
        self.load();
        if self.is_here.get() {
            device::send(OPEN_EVENT, fragment.as_bytes());
        } else {
            self.waiting.replace(Some(fragment));
        }
    }

    /// The studio listens: it is told what is so, and what there is to open.
    pub fn meet(&self, brief: &Brief) {
        self.is_here.set(true);
        self.tell(brief);
        if let Some(fragment) = self.waiting.take() {
            // Who listens for wishes is being called, and cannot hear the next ones before it returns.
            Timeout::new(0, move || device::send(OPEN_EVENT, fragment.as_bytes())).forget();
        }
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
        if self.asked_for.get() {
            device::send(BRIEF_EVENT, &protocol::encode(brief));
        }
    }
}

/// Calls back with what the reader wants, for as long as the listener lives.
pub fn on_wish(hear: impl Fn(Wish) + 'static) -> EventListener {
    EventListener::new(&window(), WISH_EVENT, move |event| {
        if let Some(wish) = device::sent(event).and_then(|bytes| protocol::decode(&bytes)) {
            hear(wish);
        }
    })
}
