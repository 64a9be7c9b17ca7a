//! What the program that is loaded first has in the place of all that is not Explore: it has that
//! fetched, says so, and hands the page over.

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;
use yew::Html;

use super::address::Address;
use super::components::loading;
use super::device;
use super::handover::{self, Handover};
use super::root::{Places, ViewProps};
use super::state::{Action, Rest};
use super::views::explore::{Panel, is_beside};

/// Asks the start script for the program that holds everything.
const LOAD_EVENT: &str = "zebra:load";
/// With it the start script says why that did not start: in its detail, or nothing where the page is of
/// a version that is gone.
const FAILED_EVENT: &str = "zebra:load-failed";

/// What is not in this program: says that it is on the way, and hands the page over when it comes.
pub struct OnTheWay;

impl Places for OnTheWay {
    const REST: Rest = Rest::NotYet;

    fn listen(props: ViewProps) -> Vec<EventListener> {
        let ViewProps { act, now, address, .. } = props;
        let latest = now.clone();
        let failed = EventListener::new(&window(), FAILED_EVENT, move |event| {
            let why = event.dyn_ref::<CustomEvent>().and_then(|event| event.detail().as_string());
            match why.filter(|why| !why.is_empty()) {
                Some(why) => act.emit(Action::LoadFailed(why)),
                None => Address::reload(&latest.emit(()).setup().fragment()),
            }
        });
        let asked = handover::on_ask(move || {
            let (state, address) = (now.emit(()), Some(address.clone()));
            Handover { state, address, focus: device::focused() }
        });
        vec![failed, asked]
    }

    fn fetch() {
        device::send(LOAD_EVENT, &[]);
    }

    fn draw(props: &ViewProps) -> Html {
        let ViewProps { state, act, .. } = props;
        let beside = !state.is_empty() && is_beside(state.setup().view());
        let words = loading(state, beside, act);
        if beside { props.explore(Some(Panel::of(words))) } else { words }
    }
}
