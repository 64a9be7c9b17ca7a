//! Going where the browser goes: back, forth, and to addresses that are typed or clicked.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::PopStateEvent;
use yew::prelude::*;

use super::address::Address;
use super::setup::Setup;
use super::state::Action;
use super::studio::link::Studio;

/// Follows the browser's history. `opened`: the fragment that the page has shown first.
#[hook]
pub fn use_browser_history(
    opened: Rc<String>,
    address: Rc<Address>,
    act: Callback<Action>,
    studio: Rc<Studio>,
) {
    use_effect_with((), move |()| {
        let read = {
            let studio = studio.clone();
            move |fragment: &str| {
                let (setup, whole) = Setup::from_fragment(fragment);
                if !whole {
                    // The studio has the words to say what is wrong, and reads puzzles that are texts.
                    studio.load();
                }
                setup
            }
        };
        read(&opened);
        let come = move |state: &JsValue| {
            let Some(visit) = address.visited(state) else { return };
            let setup = read(&visit.fragment);
            if link::needs_help(&visit.fragment) {
                studio.came_by_visit();
            } else {
                act.emit(Action::Revisit { number: visit.number, setup });
            }
        };
        // An address that changed before anybody listened says so to nobody.
        if Address::fragment() != *opened {
            come(&JsValue::NULL);
        }
        let listener = EventListener::new(&window(), "popstate", move |event| {
            if let Some(event) = event.dyn_ref::<PopStateEvent>() {
                come(&event.state());
            }
        });
        move || drop(listener)
    });
}
