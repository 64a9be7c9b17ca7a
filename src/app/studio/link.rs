//! The page's end: loads the program, sends briefs, hears wishes.

use std::cell::Cell;

use gloo_events::EventListener;
use gloo_utils::window;

use super::brief::{BRIEF_EVENT, Brief, WISH_EVENT, Wish};
use crate::app::device;
use crate::app::engine::protocol;

/// The event that asks the start script for the studio.
const LOAD_EVENT: &str = "zebra:load-studio";

/// The studio as the page sees it.
#[derive(Default)]
pub struct Studio {
    asked_for: Cell<bool>,
}

impl Studio {
    /// Has the program loaded, once. It asks for a brief as soon as it listens.
    pub fn load(&self) {
        if !self.asked_for.replace(true) {
            device::send(LOAD_EVENT, &[]);
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
