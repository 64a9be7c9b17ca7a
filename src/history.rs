//! Going where the browser goes: back, forth, and to addresses that are typed or clicked.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::PopStateEvent;
use yew::prelude::*;

use super::address::Address;
use super::state::{Action, Come};

/// Follows the browser's history.
#[hook]
pub fn use_browser_history(address: Rc<Address>, act: Callback<Action>) {
    let opened = use_memo((), |()| Address::fragment());
    use_effect_with((), move |()| {
        let come = move |state: &wasm_bindgen::JsValue| {
            if let Some(visit) = address.visited(state) {
                act.emit(Action::Follow(visit.fragment, Come::Visit(visit.number)));
            }
        };
        // An address that changed before anybody listened says so to nobody.
        if Address::fragment() != *opened {
            come(&wasm_bindgen::JsValue::NULL);
        }
        let listener = EventListener::new(&window(), "popstate", move |event| {
            if let Some(event) = event.dyn_ref::<PopStateEvent>() {
                come(&event.state());
            }
        });
        move || drop(listener)
    });
}
