//! What the reader does besides using what the page draws: clicks anywhere, the browser's history, keys;
//! and for how long a hint is pointed at.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use gloo_utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PopStateEvent};
use yew::Callback;

use super::address::Address;
use super::keys::{self, Way};
use super::state::{Action, Come};

/// How long the reader has to point at a hint before the page shows where it leads, in milliseconds:
/// who only passes over it sees nothing move.
const POINT: u32 = 60;

/// Notes when the reader clicked last, by mouse, finger or key: the start of what is measured.
pub fn clicks(clicked: Rc<Cell<f64>>) -> EventListener {
    let early = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
    EventListener::new_with_options(&document(), "click", early, move |event| {
        clicked.set(event.time_stamp());
    })
}

/// Follows the browser's history.
pub fn history(address: Rc<Address>, act: Callback<Action>) -> EventListener {
    EventListener::new(&window(), "popstate", move |event| {
        let visit =
            event.dyn_ref::<PopStateEvent>().and_then(|event| address.visited(&event.state()));
        if let Some(visit) = visit {
            act.emit(Action::Follow(visit.fragment, Come::Visit(visit.number)));
        }
    })
}

/// Hears which hint the reader points at, and tells of it after a while.
pub fn pointing(tell: Callback<Option<usize>>) -> Callback<Option<usize>> {
    let rest = RefCell::new(None);
    Callback::from(move |at| {
        let tell = tell.clone();
        // The one before is dropped, and with it what it would have said.
        rest.replace(Some(Timeout::new(POINT, move || tell.emit(at))));
    })
}

/// Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (or ⌘) anywhere on the page. A part of the page that takes them
/// for itself says so by preventing the default.
pub fn undo_keys(act: Callback<Action>) -> EventListener {
    let heard = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&document(), "keydown", heard, move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let Some(way) = keys::undo_or_redo(key).filter(|_| !key.default_prevented()) else {
            return;
        };
        // Who types takes back letters, as in any other field.
        let target = key.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.matches(TYPING).unwrap_or(false)) {
            return;
        }
        key.prevent_default();
        act.emit(match way {
            Way::Back => Action::Undo,
            Way::Forth => Action::Redo,
        });
    })
}

/// Fields that the browser keeps an undo of its own for.
const TYPING: &str = "textarea, input:not([type=checkbox], [type=radio])";
