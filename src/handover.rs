//! The page goes, once, from the program that is loaded first to the one that holds everything.
//!
//! The first program asks the start script for the other one. That takes over as it starts: it asks
//! for the state, has the first program leave, and goes on from there.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use serde::{Deserialize, Serialize};

use super::address::Address;
use super::device;
use super::engine::protocol;
use super::state::State;

/// Asks the first program for the page.
const ASK_EVENT: &str = "zebra:ask";
/// Carries the page.
const GIVE_EVENT: &str = "zebra:give";
/// Has the first program leave.
const LEAVE_EVENT: &str = "zebra:leave";

/// What a program starts with.
#[derive(Clone, Serialize, Deserialize)]
pub struct Handover {
    /// The state of the page.
    pub state: Rc<State>,
    /// Where the page is in the browser's history, if it has been there before.
    pub address: Option<Rc<Address>>,
    /// A selector of what has the focus.
    pub focus: Option<String>,
}

impl Handover {
    /// A page that is opened with this fragment.
    pub fn of_link(fragment: String) -> Self {
        Self { state: Rc::new(State::of_link(fragment)), address: None, focus: None }
    }
}

/// Takes the page over, where another program has it; the element it was drawn in is empty then.
pub fn take_over() -> Option<Handover> {
    let given = Rc::new(RefCell::new(None));
    let listener = {
        let given = given.clone();
        EventListener::new(&window(), GIVE_EVENT, move |event| {
            *given.borrow_mut() = device::sent(event).and_then(|bytes| protocol::decode(&bytes));
        })
    };
    device::send(ASK_EVENT, &[]);
    drop(listener);
    device::send(LEAVE_EVENT, &[]);
    given.take()
}

/// Gives the page to the program that asks for it, for as long as the listener lives.
pub fn on_ask(page: impl Fn() -> Handover + 'static) -> EventListener {
    EventListener::new(&window(), ASK_EVENT, move |_| {
        device::send(GIVE_EVENT, &protocol::encode(&page()));
    })
}

/// Calls back once the other program takes over.
pub fn on_leave(leave: impl FnOnce() + 'static) {
    EventListener::once(&window(), LEAVE_EVENT, |_| leave()).forget();
}
