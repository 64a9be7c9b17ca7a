//! The root of the page: one state, and the edges that act on it and follow it.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use gloo_utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{HtmlSelectElement, PopStateEvent};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::address::{Address, REST};
use super::components::{Masthead, masthead, notices};
use super::device;
use super::engine::{Engine, Job, Report};
use super::state::{Action, Findings, Setup, State, Tone};
use super::view::Explore;
use crate::solver::Tally;

/// How long the page waits for the core before it shows that it waits, in milliseconds: a frame and
/// a half, so that an ordinary answer comes with the switch itself.
const PATIENCE: u32 = 24;

#[derive(PartialEq)]
struct Page(State);

impl Reducible for Page {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = self.0.after(action);
        // The same state is the same page: nothing is rendered again.
        if next == self.0 { self } else { Rc::new(Self(next)) }
    }
}

/// What the root needs.
#[derive(PartialEq, Properties)]
pub struct RootProps {
    /// The address of the worker's script.
    pub worker: AttrValue,
}

/// The whole page.
#[component]
pub fn Root(props: &RootProps) -> Html {
    let page = use_reducer(|| {
        let (setup, troubles) = Setup::from_fragment(&Address::fragment());
        Page(State::new(setup, troubles))
    });
    let act = {
        let dispatcher = page.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let clicked = use_memo((), |()| Cell::new(0.0));
    let address = use_memo((), |()| Address::take_over());
    let engine = {
        let act = act.clone();
        let worker = props.worker.to_string();
        use_memo((), move |()| Engine::start(worker, move |report| act.emit(heard(report))))
    };
    use_clicks(clicked.clone());
    use_browser_history(address.clone(), act.clone());
    let state = &page.0;
    let (request, shown) = (state.request(), state.shown());

    {
        let (engine, act, setup) = (engine.clone(), act.clone(), state.setup().clone());
        use_effect_with(request, move |&request| {
            engine.submit(Job {
                puzzle: setup.puzzle.clone(),
                active: setup.active().clone(),
                request,
                solution: None,
            });
            Timeout::new(PATIENCE, move || act.emit(Action::Patience(request))).forget();
        });
    }
    {
        let wanted = shown.browsing.as_ref().map(|browsing| (shown.request, browsing.wanted));
        let setup = shown.setup.clone();
        use_effect_with(wanted, move |&wanted| {
            if let Some((request, index)) = wanted {
                engine.submit(Job {
                    puzzle: setup.puzzle.clone(),
                    active: setup.active().clone(),
                    request,
                    solution: Some(index),
                });
            }
        });
    }
    {
        let done = (shown.request, matches!(shown.findings, Findings::Known(_)));
        use_effect_with(done, move |&(_, known)| {
            // Findings that are still open are not what was clicked for.
            let start = if known { clicked.replace(0.0) } else { 0.0 };
            if start > 0.0 {
                device::after_paint(move || device::measure("zebra:toggle-to-paint", start));
            }
        });
    }
    {
        let step = (state.timeline().number(), state.setup().fragment());
        let address = address.clone();
        use_effect_with(step, move |(number, fragment)| {
            let (number, fragment) = (*number, fragment.clone());
            let rest = Timeout::new(REST, move || address.rest_on(number, &fragment));
            move || drop(rest)
        });
    }

    let picker = use_node_ref();
    {
        // A picker that the reader has used no longer follows its options: it has to be told.
        let picker = picker.clone();
        use_effect_with(state.setup().preset().to_string(), move |preset| {
            if let Some(picker) = picker.cast::<HtmlSelectElement>() {
                picker.set_value(preset);
            }
        });
    }

    let number = state.timeline().number();
    let go_to = |number: usize| act.reform(move |_: MouseEvent| Action::GoTo(number));
    let choose = act.reform(|id: String| Action::Open(Setup::from_fragment(&format!("p={id}")).0));
    let theme = use_callback((), |_: MouseEvent, ()| device::turn_theme());
    let copy_link = {
        let act = act.clone();
        let link = Address::with_fragment(&state.setup().fragment());
        Callback::from(move |_: MouseEvent| {
            let (act, link) = (act.clone(), link.clone());
            spawn_local(async move {
                act.emit(if device::copy(&link).await {
                    Action::Notify(Tone::Good, "The link is copied.".into())
                } else {
                    Action::Notify(
                        Tone::Trouble,
                        format!("Copying is blocked here. The link is {link}"),
                    )
                });
            });
        })
    };
    html! {
        <>
            <a class="skip-link" href="#hints" onclick={skip_to_hints()}>{ "Skip to the hints" }</a>
            { masthead(&Masthead {
                preset: state.setup().preset(),
                can_undo: state.timeline().can_undo(),
                can_redo: state.timeline().can_redo(),
                picker,
                choose,
                undo: go_to(number.saturating_sub(1)),
                redo: go_to(number + 1),
                theme,
                copy_link,
            }) }
            { notices(state.notices(), &act) }
            <Explore setup={state.setup().clone()} shown={shown.clone()} {act} />
            { foot() }
        </>
    }
}

fn heard(report: Report) -> Action {
    match report {
        Report::Survey { request, survey } => {
            Action::Found { request, findings: Findings::Known(Rc::new(survey)) }
        }
        Report::AtLeast { request, count } => {
            Action::Found { request, findings: Findings::Open(Some(Tally::AtLeast(count))) }
        }
        Report::Solution { request, index, solution } => {
            Action::Arrived { request, index, solution }
        }
        Report::Failed { request, why } => {
            Action::Found { request, findings: Findings::Failed(why.into()) }
        }
    }
}

/// Notes when the reader clicked last, by mouse, finger or key: the start of what is measured.
#[hook]
fn use_clicks(clicked: Rc<Cell<f64>>) {
    use_effect_with((), move |()| {
        let early = EventListenerOptions { phase: EventListenerPhase::Capture, passive: true };
        let listener = EventListener::new_with_options(&document(), "click", early, move |event| {
            clicked.set(event.time_stamp());
        });
        move || drop(listener)
    });
}

#[hook]
fn use_browser_history(address: Rc<Address>, act: Callback<Action>) {
    use_effect_with((), move |()| {
        let listener = EventListener::new(&window(), "popstate", move |event| {
            let Some(event) = event.dyn_ref::<PopStateEvent>() else { return };
            let visit = address.visited(&event.state());
            let (setup, troubles) = Setup::from_fragment(&visit.fragment);
            act.emit(Action::Revisit { number: visit.number, setup });
            for trouble in troubles {
                act.emit(Action::Notify(Tone::Trouble, trouble));
            }
        });
        move || drop(listener)
    });
}

/// Moves the focus without touching the fragment, which holds the state.
fn skip_to_hints() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        let hints = document().get_element_by_id("hints");
        if let Some(hints) = hints.and_then(|hints| hints.dyn_into::<web_sys::HtmlElement>().ok()) {
            // An element on the page takes the focus; one that does not leaves it where it is.
            let _ = hints.focus();
        }
    })
}

fn foot() -> Html {
    html! {
        <footer class="foot">
            <p>
                { "Every count is exact and computed in this browser; nothing leaves your machine. The number beside a hint is how many solutions there would be with that one switch turned." }
            </p>
        </footer>
    }
}
