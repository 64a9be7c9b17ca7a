//! The page goes, once, from the program that is loaded first to the one that holds everything.
//!
//! The first program asks the start script for the other one. That takes over as it starts: it asks
//! for the state, has the first program leave, and goes on from there.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;
use yew::prelude::*;

use super::address::Address;
use super::components::loading;
use super::device;
use super::engine::protocol;
use super::root::{PlaceProps, Places};
use super::state::{Action, Rest, State};

/// Asks the start script for the program that holds everything.
const LOAD_EVENT: &str = "zebra:load";
/// With it the start script says why that did not start: in its detail, or nothing where the page is of
/// a version that is gone.
const FAILED_EVENT: &str = "zebra:load-failed";
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

/// Calls back once the other program takes over.
pub fn on_leave(leave: impl FnOnce() + 'static) {
    EventListener::once(&window(), LEAVE_EVENT, |_| leave()).forget();
}

/// What is not in this program: says that it is on the way, and hands the page over when it comes.
pub struct OnTheWay;

impl Places for OnTheWay {
    const REST: Rest = Rest::NotYet;

    fn listen(props: PlaceProps) -> Vec<EventListener> {
        let PlaceProps { act, now, address, .. } = props;
        let latest = now.clone();
        let failed = EventListener::new(&window(), FAILED_EVENT, move |event| {
            let why = event.dyn_ref::<CustomEvent>().and_then(|event| event.detail().as_string());
            match why.filter(|why| !why.is_empty()) {
                Some(why) => act.emit(Action::LoadFailed(why)),
                None => Address::reload(&latest.emit(()).setup().fragment()),
            }
        });
        let asked = EventListener::new(&window(), ASK_EVENT, move |_| {
            let (state, address) = (now.emit(()), Some(address.clone()));
            let page = Handover { state, address, focus: device::focused() };
            device::send(GIVE_EVENT, &protocol::encode(&page));
        });
        vec![failed, asked]
    }

    fn fetch() {
        device::send(LOAD_EVENT, &[]);
    }

    fn draw(props: PlaceProps) -> Html {
        loading(&props.state, &props.act)
    }
}
