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
use super::engine::protocol::{Landmark, Sign};
use super::engine::{Engine, Job, Report, Task};
use super::setup::Setup;
use super::state::{Action, Findings, State, Tone};
use super::view::{Explore, SetsView, sets};
use crate::puzzle::link::View;

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
    /// The address of the script of Explore's worker.
    pub worker: AttrValue,
    /// The address of the script of the worker of Hint sets.
    pub sets: AttrValue,
    /// The address of the styles of Hint sets.
    pub sets_styles: AttrValue,
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
        let stopped = shown.request == request && matches!(shown.findings, Findings::Stopped(_));
        use_effect_with((request, stopped), move |&(request, stopped)| {
            if stopped {
                return engine.stop();
            }
            engine.submit(Job {
                puzzle: setup.puzzle.clone(),
                active: setup.active().clone(),
                request,
                task: Task::Survey,
            });
            Timeout::new(PATIENCE, move || act.emit(Action::Patience(request))).forget();
        });
    }
    {
        let wanted = shown.browsing.as_ref().map(|browsing| (shown.request, browsing.wanted));
        let (engine, setup) = (engine.clone(), shown.setup.clone());
        use_effect_with(wanted, move |&wanted| {
            if let Some((request, index)) = wanted {
                engine.submit(Job {
                    puzzle: setup.puzzle.clone(),
                    active: setup.active().clone(),
                    request,
                    task: Task::Solution(index),
                });
            }
        });
    }
    let view = state.setup().view();
    {
        // Nobody pays for the worker and the styles of a view that is not opened.
        let painter = use_mut_ref(|| None::<Engine>);
        let wanted = (view == View::Sets).then_some(state.drawing_request());
        let (act, url, styles) = (act.clone(), props.sets.clone(), props.sets_styles.clone());
        let (setup, order) = (state.setup().clone(), state.order().clone());
        let drawn = state.is_drawn();
        use_effect_with(wanted, move |&wanted| {
            let Some(request) = wanted.filter(|_| !drawn) else { return };
            let mut painter = painter.borrow_mut();
            let painter = painter.get_or_insert_with(|| {
                device::load_styles(&styles);
                Engine::start(url.to_string(), move |report| act.emit(heard_of_sets(report)))
            });
            painter.submit(Job {
                puzzle: setup.puzzle.clone(),
                active: setup.active().clone(),
                request,
                task: Task::Draw(order),
            });
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
        use_effect_with(state.setup().preset(), move |preset| {
            if let Some(picker) = picker.cast::<HtmlSelectElement>() {
                picker.set_value(preset.unwrap_or_default());
            }
        });
    }

    let number = state.timeline().number();
    let go_to = |number: usize| act.reform(move |_: MouseEvent| Action::GoTo(number));
    let choose = {
        let setup = state.setup().clone();
        act.reform(move |id: String| Action::Open(setup.with_preset(&id)))
    };
    let hand = use_memo((), |()| sets::Hand::default());
    sets::use_focus(state.drawn(), hand.clone());
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
                title: state.setup().puzzle.title(),
                can_undo: state.timeline().can_undo(),
                can_redo: state.timeline().can_redo(),
                picker,
                choose,
                undo: go_to(number.saturating_sub(1)),
                redo: go_to(number + 1),
                theme,
                copy_link,
                view,
                look: act.reform(Action::Look),
            }) }
            { notices(state.notices(), &act) }
            if view == View::Sets {
                { sets::sets(&SetsView { state, act: &act, hand }) }
            } else {
                <Explore setup={state.setup().clone()} shown={shown.clone()} {act} />
            }
            { foot() }
        </>
    }
}

fn heard(report: Report) -> Action {
    match report {
        Report::Survey { request, survey } => {
            Action::Found { request, findings: Findings::Known(Rc::new(survey)) }
        }
        Report::Alive { request, sign: Sign { count, .. } } => {
            Action::Found { request, findings: Findings::Open(count) }
        }
        Report::Solution { request, index, solution } => {
            Action::Arrived { request, index, solution }
        }
        Report::Failed { request, why } => {
            Action::Found { request, findings: Findings::Failed(why.into()) }
        }
        // Only the other engine draws.
        Report::Drawn { request, .. } => Action::Patience(request),
    }
}

fn heard_of_sets(report: Report) -> Action {
    match report {
        Report::Drawn { request, landmark, drawing } => {
            let done = landmark == Landmark::Done;
            Action::Drawn { request, drawing: Rc::new(drawing), done }
        }
        Report::Alive { request, sign } => {
            Action::Progress(request, sign.fraction.unwrap_or_default())
        }
        Report::Failed { why, .. } => Action::Notify(Tone::Trouble, why.into()),
        // Only the other engine is asked for these.
        Report::Survey { request, .. } | Report::Solution { request, .. } => {
            Action::Progress(request, 0.0)
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
