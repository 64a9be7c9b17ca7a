//! The root of the page: one state, and the edges that act on it and follow it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};
use yew::prelude::*;

use super::address::{Address, REST};
use super::components::{Masthead, masthead, notices, use_strip};
use super::copying::copy;
use super::device;
use super::engine::{Job, Response};
use super::handover::Handover;
use super::history::use_browser_history;
use super::in_place::InPlace;
use super::keys::{self, Way};
use super::spoilers::Spoilers;
use super::state::{Action, Come, Findings, Rest, State};
use super::views::explore::{Explore, explore, is_beside};
use crate::words::page as words;
use link::View;

/// The state, and the core that makes what it can in the step that asks for it.
struct Page {
    state: Rc<State>,
    core: Rc<RefCell<InPlace>>,
}

impl Page {
    /// The state with what the core answers at once. What it has begun already is with a worker.
    fn settled(state: State, begun: Option<Job>, core: Rc<RefCell<InPlace>>) -> Self {
        let job = state.job().filter(|job| begun.as_ref() != Some(job) && !state.is_empty());
        let Some(job) = job else { return Self { state: Rc::new(state), core } };
        let start = device::now();
        let answer = core.borrow_mut().answer(&job);
        if let Some(Response::Survey { .. }) = answer {
            device::measure("zebra:count", start);
        }
        let mut state =
            answer.map_or_else(|| state.clone(), |answer| state.after(Action::Heard(answer)));
        if state.job().is_some() {
            // A worker goes on with it.
            state = state.after(Action::Outgrow);
        }
        Self { state: Rc::new(state), core }
    }
}

impl Reducible for Page {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = Self::settled(self.state.after(action), self.state.job(), self.core.clone());
        // The same state is the same page: nothing is rendered again.
        if next.state == self.state { self } else { Rc::new(next) }
    }
}

/// What the root needs.
#[derive(Properties)]
pub struct RootProps {
    /// The address of the script of the worker that counts.
    worker: AttrValue,
    /// The address of the script of the worker of the other places.
    tools: AttrValue,
    /// The page as a link opens it, or another program has left it.
    opened: Handover,
}

impl PartialEq for RootProps {
    /// They are given once.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What all that is not Explore gets.
#[derive(Clone, Properties)]
pub struct ViewProps {
    /// What is so.
    pub state: Rc<State>,
    /// Where actions go.
    pub act: Callback<Action>,
    /// Gives what is so by now, which may be newer than what is drawn.
    pub now: Callback<(), Rc<State>>,
    /// Where the page is in the browser's history.
    pub address: Rc<Address>,
    /// The address of the script of the worker that counts.
    pub worker: AttrValue,
    /// The address of the script of the worker for long work.
    pub tools: AttrValue,
}

impl PartialEq for ViewProps {
    /// All else stays the same for as long as the page is open.
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
    }
}

/// What a program has besides Explore. (Functions, because a component costs the download more.)
pub trait Places: 'static {
    /// How much that is.
    const REST: Rest;

    /// Listens for as long as the page is here.
    fn listen(_: ViewProps) -> Vec<EventListener> {
        Vec::new()
    }

    /// Has the rest fetched, where there is any.
    fn fetch() {}

    /// What is drawn besides Explore.
    fn draw(props: &ViewProps) -> Html;

    /// What a view beside the hints has in the place of the board.
    fn panel(props: &ViewProps) -> Html;
}

/// Draws the page.
///
/// # Panics
/// The document has no element `app`.
pub fn start<P: Places>(opened: Handover) -> yew::AppHandle<Root<P>> {
    let root = document().get_element_by_id("app").expect("index.html has #app");
    let address = |name| device::build_address(name).into();
    let (worker, tools) = (address("data-worker"), address("data-tools"));
    let props = RootProps { worker, tools, opened };
    yew::Renderer::<Root<P>>::with_root_and_props(root, props).render()
}

/// Under which name the device keeps what the reader has been told.
const TOLD_KEY: &str = "zebra:told";

/// How long the reader has to point at a hint before the page shows where it leads, in milliseconds:
/// who only passes over it sees nothing move.
const POINT: u32 = 60;

/// The whole page, drawn in one go: components that are drawn one after another may be painted in
/// between, and a count would stand beside the worths of other switches.
#[component]
pub fn Root<P: Places>(props: &RootProps) -> Html {
    let RootProps { worker, tools, opened } = props;
    let page = use_reducer(|| {
        let mut state = (*opened.state).clone().with_rest(P::REST);
        if opened.address.is_none() {
            let told = device::stored(TOLD_KEY).unwrap_or_default();
            state = state.with_spoilers(Spoilers::read(&told));
        }
        Page::settled(state, None, Rc::default())
    });
    let act = {
        let dispatcher = page.dispatcher();
        use_callback((), move |action, ()| dispatcher.dispatch(action))
    };
    let now = {
        // A clone of the handle holds what is so by then.
        let page = page.clone();
        use_callback((), move |(), ()| page.clone().state.clone())
    };
    let clicked = use_memo((), |()| Cell::new(0.0));
    let address = {
        let known = || opened.address.clone();
        (*use_memo((), |()| known().unwrap_or_else(|| Rc::new(Address::take_over())))).clone()
    };
    use_clicks(clicked.clone());
    use_browser_history(address.clone(), act.clone());
    use_undo_keys(act.clone());
    let state = &page.state;
    let shown = state.shown();
    {
        let first = use_mut_ref(|| true);
        use_effect_with(state.spoilers().clone(), move |told| {
            if !first.replace(false) {
                device::store(TOLD_KEY, &told.text());
            }
        });
    }
    let view = state.setup().view();
    {
        let done = (shown.request, matches!(shown.findings, Findings::Known(_)));
        use_effect_with(done, move |&(_, known)| {
            device::lay_out();
            // Findings that are still open are not what was clicked for.
            let start = if known { clicked.replace(0.0) } else { 0.0 };
            if start > 0.0 {
                device::after_paint(move || {
                    device::measure("zebra:toggle-to-paint", start);
                });
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

    let strip = use_strip(view);
    let picker = use_node_ref();
    {
        // A picker that the reader has used no longer follows its options: it has to be told.
        let picker = picker.clone();
        let failed = matches!(state.rest(), Rest::Failed(_));
        use_effect_with((state.setup().preset(), failed), move |(preset, _)| {
            if let Some(picker) = picker.cast::<HtmlSelectElement>() {
                picker.set_value(preset.unwrap_or_default());
            }
        });
    }
    {
        let focus = opened.focus.clone();
        use_effect_with((), move |()| focus.iter().for_each(|focus| device::focus(focus)));
    }

    let choose = {
        let (act, setup) = (act.clone(), state.setup().clone());
        Callback::from(move |id: String| {
            act.emit(Action::Follow(setup.fragment_of_preset(&id), Come::Choice));
        })
    };
    let (pointed, point) = use_pointing();
    let theme = use_callback((), |_: MouseEvent, ()| device::turn_theme());
    let link = Address::with_fragment(&state.setup().fragment());
    let blocked = words::link_not_copied(&link);
    let copy_link = copy(link.into(), words::LINK_COPIED.into(), blocked.into(), &act);
    let place = ViewProps {
        state: state.clone(),
        act: act.clone(),
        now,
        address,
        worker: worker.clone(),
        tools: tools.clone(),
    };
    {
        let place = place.clone();
        use_effect_with((), move |()| {
            let listeners = P::listen(place);
            move || drop(listeners)
        });
    }
    use_effect_with(state.rest().clone(), |rest| {
        if let Rest::OnTheWay(_) = rest {
            P::fetch();
        }
    });
    let panel = is_beside(view).then(|| P::panel(&place));
    html! {
        <>
            <a class="skip-link" href="#main" onclick={skip_to_hints()}>{ words::SKIP }</a>
            { masthead(&Masthead {
                preset: state.setup().preset(),
                title: state.setup().puzzle.title(),
                can_undo: state.undoes().is_some(),
                can_redo: state.redoes().is_some(),
                picker,
                strip,
                choose,
                undo: act.reform(|_: MouseEvent| Action::Undo),
                redo: act.reform(|_: MouseEvent| Action::Redo),
                theme,
                copy_link,
                view,
                look: act.reform(Action::Look),
            }) }
            { notices(state.notices(), &act) }
            { P::draw(&place) }
            if (view == View::Explore || is_beside(view)) && !state.is_empty() {
                { explore(&Explore { state, pointed, point: &point, act: &act }, panel) }
            }
        </>
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

/// Moves the focus without touching the fragment, which holds the state.
fn skip_to_hints() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        let place = ["hints", "main"].iter().find_map(|id| document().get_element_by_id(id));
        if let Some(place) = place.and_then(|place| place.dyn_into::<web_sys::HtmlElement>().ok()) {
            // An element on the page takes the focus; one that does not leaves it where it is.
            let _ = place.focus();
        }
    })
}

/// The hint that the reader has pointed at for a while, and whom to tell of pointing.
#[hook]
fn use_pointing() -> (Option<usize>, Callback<Option<usize>>) {
    let pointed = use_state_eq(|| None);
    let setter = pointed.setter();
    let rest = use_mut_ref(|| None);
    let point = use_callback((), move |at, ()| {
        let setter = setter.clone();
        // The one before is dropped, and with it what it would have said.
        *rest.borrow_mut() = Some(Timeout::new(POINT, move || setter.set(at)));
    });
    (*pointed, point)
}

/// Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (or ⌘) anywhere on the page. A part of the page that takes them
/// for itself says so by preventing the default.
#[hook]
fn use_undo_keys(act: Callback<Action>) {
    use_effect_with((), move |()| {
        let heard = EventListenerOptions::enable_prevent_default();
        let listener =
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
            });
        move || drop(listener)
    });
}

/// Fields that the browser keeps an undo of its own for.
const TYPING: &str = "textarea, input:not([type=checkbox], [type=radio])";
