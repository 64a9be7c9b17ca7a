//! The root of the page: one state, and the edges that act on it and follow it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlSelectElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::address::{Address, REST};
use super::components::{self, Masthead, masthead, notices, use_strip};
use super::device;
use super::engine::{Engine, Job, Report};
use super::history::use_browser_history;
use super::in_place::InPlace;
use super::keys::{self, Way};
use super::setup::Setup;
use super::state::{Action, Findings, Partial, State, Tone};
use super::studio::link::{Loading, Stage, Studio, on_failure, on_wish};
use super::studio::{Brief, Wish};
use super::view::{Explore, explore};
use link::{self, View};

/// The state, and the core that makes what it can in the step that asks for it.
struct Page(State, Rc<RefCell<InPlace>>);

impl PartialEq for Page {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

/// The page as it was drawn last, for who hears of something later.
type Latest = Rc<RefCell<UseReducerHandle<Page>>>;

impl Page {
    /// The state with what the core answers at once. What it has begun already is with a worker.
    fn settled(state: State, begun: Option<Job>, core: Rc<RefCell<InPlace>>) -> Self {
        let job = state.job().filter(|job| begun.as_ref() != Some(job));
        let Some(job) = job else { return Self(state, core) };
        let start = device::now();
        let answer = core.borrow_mut().answer(&job);
        if let Some(Action::Found { findings: Findings::Known(_), .. }) = answer {
            device::measure("zebra:count", start);
        }
        Self(answer.map_or_else(|| state.clone(), |answer| state.after(answer)), core)
    }
}

impl Reducible for Page {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = Self::settled(self.0.after(action), self.0.job(), self.1.clone());
        // The same state is the same page: nothing is rendered again.
        if next == *self { self } else { Rc::new(next) }
    }
}

/// What the root needs.
#[derive(PartialEq, Properties)]
pub struct RootProps {
    /// The address of the script of the worker.
    pub worker: AttrValue,
}

/// How long the reader has to point at a hint before the page shows where it leads, in milliseconds:
/// who only passes over it sees nothing move.
const POINT: u32 = 60;

/// The whole page, drawn in one go: components that are drawn one after another may be painted in
/// between, and a count would stand beside the worths of other switches.
#[component]
pub fn Root(props: &RootProps) -> Html {
    let opened = use_memo((), |()| Address::fragment());
    let page = use_reducer({
        let opened = opened.clone();
        move || {
            let state = State::new(Setup::from_fragment(&opened).0);
            Page::settled(state, None, Rc::default())
        }
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
        let tell = move |report| heard(report).into_iter().for_each(|action| act.emit(action));
        use_memo((), move |()| Engine::new(worker, tell))
    };
    use_clicks(clicked.clone());
    let loading = use_state_eq(Loading::default);
    let studio = use_memo((), {
        let setter = loading.setter();
        move |()| Studio::new(Callback::from(move |loading| setter.set(loading)))
    });
    use_browser_history(opened, address.clone(), act.clone(), studio.clone());
    let state = &page.0;
    let shown = state.shown();
    use_effect_with(state.job(), move |job| match job {
        Some(job) => engine.submit(job.clone()),
        None => engine.stop(),
    });
    let view = state.setup().view();
    let latest = use_mut_ref(|| page.clone());
    *latest.borrow_mut() = page.clone();
    use_wishes(studio.clone(), latest.clone(), act.clone());
    use_failures(studio.clone(), latest.clone());
    use_undo_keys(latest, act.clone());
    {
        let studio = studio.clone();
        use_effect_with((view, page.clone()), move |(view, page)| {
            if *view != View::Explore {
                // Nobody pays for a view that is not opened.
                studio.load();
            }
            studio.tell(&Brief::of(&page.0));
        });
    }
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
        let failed = matches!(loading.stage, Stage::Failed(_));
        use_effect_with((state.setup().preset(), failed), move |(preset, _)| {
            if let Some(picker) = picker.cast::<HtmlSelectElement>() {
                picker.set_value(preset.unwrap_or_default());
            }
        });
    }

    let go_to = |number: usize| act.reform(move |_: MouseEvent| Action::GoTo(number));
    let choose = {
        let (act, setup, studio) = (act.clone(), state.setup().clone(), studio.clone());
        Callback::from(move |id: String| {
            let other = setup.fragment_of_preset(&id);
            if link::needs_help(&other) {
                studio.open(other);
            } else {
                act.emit(Action::Open(Setup::from_fragment(&other).0));
            }
        })
    };
    let look = {
        let (act, studio) = (act.clone(), studio.clone());
        Callback::from(move |view: View| {
            // It may have failed before, and the view be the one that is open.
            if view != View::Explore {
                studio.load();
            }
            act.emit(Action::Look(view));
        })
    };
    let again = {
        let studio = studio.clone();
        Callback::from(move |()| studio.again())
    };
    let dismiss = Callback::from(move |()| studio.dismiss());
    let (pointed, point) = use_pointing();
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
            <a class="skip-link" href="#main" onclick={skip_to_hints()}>{ "Skip to the content" }</a>
            { masthead(&Masthead {
                preset: state.setup().preset(),
                title: state.setup().puzzle.title(),
                can_undo: state.timeline().can_undo(),
                can_redo: state.timeline().can_redo(),
                picker,
                strip,
                choose,
                undo: go_to(state.timeline().before()),
                redo: go_to(state.timeline().after()),
                theme,
                copy_link,
                view,
                look,
            }) }
            { notices(state.notices(), &act) }
            { components::loading(view, &loading, &again, &dismiss) }
            if view == View::Explore {
                { explore(&Explore { shown, pointed, point: &point, act: &act }) }
            }
        </>
    }
}

fn heard(report: Report) -> Option<Action> {
    Some(match report {
        Report::Survey { request, survey } => {
            Action::Found { request, findings: Findings::Known(Rc::new(survey)) }
        }
        Report::Alive { request, partial } => {
            let known = Partial { count: partial.count, statuses: partial.statuses.into() };
            Action::Found { request, findings: Findings::Open(known) }
        }
        Report::Solution { request, index, solution } => {
            Action::Arrived { request, index, solution }
        }
        Report::Failed { request, why } => {
            Action::Found { request, findings: Findings::Failed(why.into()) }
        }
        // Only the engine of the other views does such work.
        Report::Tool { .. } => return None,
    })
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

/// Does what the reader wants in the studio.
#[hook]
fn use_wishes(studio: Rc<Studio>, latest: Latest, act: Callback<Action>) {
    use_effect_with((), move |()| {
        let listener = on_wish(move |wish| {
            let page = latest.borrow().clone();
            match &wish {
                Wish::Brief => return studio.meet(&Brief::of(&page.0)),
                // What cannot be read stays unknown, and the step that names it says so.
                Wish::Bring { part, packed } => {
                    let _ = link::bring(part, packed);
                    return;
                }
                _ => {}
            }
            let wish = studio.settled(wish);
            wish.into_action(&page.0).into_iter().for_each(|action| act.emit(action));
            // The next wish may come before anything is drawn, and builds on what came of this one.
            studio.tell(&Brief::of(&page.0));
        });
        move || drop(listener)
    });
}

/// Says what did not load, and loads the whole page anew, on what is set up by then, where it is of a
/// version that is gone.
#[hook]
fn use_failures(studio: Rc<Studio>, latest: Latest) {
    use_effect_with((), move |()| {
        let fragment = move || latest.borrow().0.setup().fragment();
        let listener = on_failure(studio, move || Address::reload(&fragment()));
        move || drop(listener)
    });
}

/// Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (or ⌘) anywhere on the page. A part of the page that takes them
/// for itself says so by preventing the default.
#[hook]
fn use_undo_keys(latest: Latest, act: Callback<Action>) {
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
                let page = latest.borrow().clone();
                let timeline = page.0.timeline();
                let number = match way {
                    Way::Back => timeline.before(),
                    Way::Forth => timeline.after(),
                };
                key.prevent_default();
                act.emit(Action::GoTo(number));
            });
        move || drop(listener)
    });
}

/// Fields that the browser keeps an undo of its own for.
const TYPING: &str = "textarea, input:not([type=checkbox], [type=radio])";
