//! The root of the page: one state, and the edges that act on it and follow it.

use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use gloo_utils::document;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::address::{Address, REST};
use super::components::{bring_into_sight, masthead, notices};
use super::copying::copy;
use super::device;
use super::engine::{Answer, Job};
use super::handover::Handover;
use super::in_place::InPlace;
use super::listening;
use super::spoilers::Spoilers;
use super::state::{Action, Findings, Rest, State};
use super::views::explore::{explore, is_beside};
use crate::words::page as words;
use link::View;

/// The state, and the core that makes what it can in the step that asks for it.
struct Page {
    state: RefCell<Rc<State>>,
    core: RefCell<InPlace>,
}

impl Page {
    fn new(state: State) -> Self {
        let mut core = InPlace::default();
        let state = settled(state, None, &mut core);
        Self { state: RefCell::new(Rc::new(state)), core: RefCell::new(core) }
    }

    fn state(&self) -> Rc<State> {
        self.state.borrow().clone()
    }

    /// Does the action; whether that changes anything.
    fn act(&self, action: Action) -> bool {
        let before = self.state();
        let state = settled(before.after(action), before.job(), &mut self.core.borrow_mut());
        let changed = state != *before;
        if changed {
            self.state.replace(Rc::new(state));
        }
        changed
    }
}

/// The state with what the core answers at once. What it has begun already is with a worker.
fn settled(state: State, begun: Option<Job>, core: &mut InPlace) -> State {
    let job = state.job().filter(|job| begun.as_ref() != Some(job) && !state.is_empty());
    let Some(job) = job else { return state };
    let start = device::now();
    let answer = core.answer(&job);
    if let Some(Answer::Survey(_)) = answer.as_ref().map(|response| &response.answer) {
        device::measure("zebra:count", start);
    }
    let state = answer.map_or_else(|| state.clone(), |answer| state.after(Action::Heard(answer)));
    // With what is still to do a worker goes on.
    if state.job().is_some() { state.after(Action::Outgrow) } else { state }
}

/// What the root needs.
#[derive(Properties)]
pub struct RootProps {
    /// The address of the script of the worker that counts.
    worker: AttrValue,
    /// The address of the script of the worker of the other places.
    tools: AttrValue,
    page: Rc<Page>,
    /// Where the page is in the browser's history.
    address: Rc<Address>,
    /// A selector of what gets the focus.
    focus: Option<String>,
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

/// Makes the page ready as a link opens it, or another program has left it, with all that is counted at
/// once; the function that it gives draws it. On a slow device each takes a while, so a program may do
/// something else in between.
///
/// # Panics
/// The document has no element `app`.
pub fn prepare<P: Places>(opened: Handover) -> impl FnOnce() -> yew::AppHandle<Root<P>> {
    let Handover { state, address, focus } = opened;
    let state = Rc::unwrap_or_clone(state).with_rest(P::REST);
    let (state, address) = match address {
        Some(address) => (state, address),
        None => {
            let told = Spoilers::read(&device::stored(TOLD_KEY).unwrap_or_default());
            (state.with_spoilers(told), Rc::new(Address::take_over()))
        }
    };
    let page = Rc::new(Page::new(state));
    let script = |name| device::build_address(name).into();
    let (worker, tools) = (script("data-worker"), script("data-tools"));
    let props = RootProps { worker, tools, page, address, focus };
    move || {
        let root = document().get_element_by_id("app").expect("index.html has #app");
        yew::Renderer::<Root<P>>::with_root_and_props(root, props).render()
    }
}

/// Under which name the device keeps what the reader has been told.
const TOLD_KEY: &str = "zebra:told";

/// What has the page drawn again.
pub enum News {
    /// The state has changed.
    State,
    /// The reader points at another hint, or at none.
    Pointed(Option<usize>),
}

/// The whole page, drawn in one go: components that are drawn one after another may be painted in
/// between, and a count would stand beside the worths of other switches. (No hooks: each costs the
/// download as much as a small view.)
pub struct Root<P> {
    page: Rc<Page>,
    /// What is drawn.
    state: Rc<State>,
    /// What was drawn before.
    before: Option<Rc<State>>,
    act: Callback<Action>,
    now: Callback<(), Rc<State>>,
    address: Rc<Address>,
    /// The hint that the reader has pointed at for a while.
    pointed: Option<usize>,
    point: Callback<Option<usize>>,
    picker: NodeRef,
    strip: NodeRef,
    /// When the reader clicked last.
    clicked: Rc<Cell<f64>>,
    /// The step that the address follows, and what waits for the reader to rest on it.
    step: Option<(usize, String)>,
    rest: Option<Timeout>,
    listeners: Vec<EventListener>,
    places: PhantomData<P>,
}

impl<P: Places> Root<P> {
    fn place(&self, props: &RootProps) -> ViewProps {
        ViewProps {
            state: self.state.clone(),
            act: self.act.clone(),
            now: self.now.clone(),
            address: self.address.clone(),
            worker: props.worker.clone(),
            tools: props.tools.clone(),
        }
    }
}

impl<P: Places> Component for Root<P> {
    type Message = News;
    type Properties = RootProps;

    fn create(ctx: &Context<Self>) -> Self {
        let RootProps { page, address, .. } = ctx.props();
        let act = {
            let (page, link) = (page.clone(), ctx.link().clone());
            Callback::from(move |action| {
                if page.act(action) {
                    link.send_message(News::State);
                }
            })
        };
        let now = {
            let page = page.clone();
            Callback::from(move |()| page.state())
        };
        let clicked = Rc::new(Cell::new(0.0));
        let listeners = vec![
            listening::clicks(clicked.clone()),
            listening::history(address.clone(), act.clone()),
            listening::undo_keys(act.clone()),
        ];
        let mut root = Self {
            state: page.state(),
            before: None,
            page: page.clone(),
            act,
            now,
            address: address.clone(),
            pointed: None,
            point: listening::pointing(ctx.link().callback(News::Pointed)),
            picker: NodeRef::default(),
            strip: NodeRef::default(),
            clicked,
            step: None,
            rest: None,
            listeners,
            places: PhantomData,
        };
        root.listeners.extend(P::listen(root.place(ctx.props())));
        root
    }

    fn update(&mut self, _: &Context<Self>, news: News) -> bool {
        match news {
            News::State => {
                self.state = self.page.state();
                true
            }
            News::Pointed(hint) => std::mem::replace(&mut self.pointed, hint) != hint,
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let place = self.place(ctx.props());
        let ViewProps { state, act, .. } = &place;
        let view = state.setup().view();
        let link = Address::with_fragment(&state.setup().fragment());
        let blocked = words::link_not_copied(&link);
        let copy_link = copy(link.into(), words::LINK_COPIED.into(), blocked.into(), act);
        let panel = is_beside(view).then(|| P::panel(&place));
        html! {
            <>
                <a class="skip-link" href="#main" onclick={skip_to_hints()}>{ words::SKIP }</a>
                { masthead(state, &self.picker, &self.strip, copy_link, act) }
                { notices(state.notices(), act) }
                { P::draw(&place) }
                if (view == View::Explore || is_beside(view)) && !state.is_empty() {
                    { explore(state, self.pointed, &self.point, act, panel) }
                }
            </>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        let state = self.state.clone();
        let before = self.before.replace(state.clone());
        let before = before.as_deref();
        if before.is_some_and(|before| before.spoilers() != state.spoilers()) {
            device::store(TOLD_KEY, &state.spoilers().text());
        }
        let known =
            |state: &State| (state.request(), matches!(state.shown().findings, Findings::Known(_)));
        // What is drawn first is laid out in a task of its own.
        if !first && is_new(before, &state, known) {
            device::lay_out();
            // Findings that are still open are not what was clicked for.
            let start = if known(&state).1 { self.clicked.replace(0.0) } else { 0.0 };
            if start > 0.0 {
                device::after_paint(move || {
                    device::measure("zebra:toggle-to-paint", start);
                });
            }
        }
        // Until the puzzle of the link has come the address stays the link.
        let step = (state.timeline().number(), state.setup().fragment());
        if self.step.as_ref() != Some(&step) && !state.is_empty() {
            let (address, (number, fragment)) = (self.address.clone(), step.clone());
            self.rest = Some(Timeout::new(REST, move || address.rest_on(number, &fragment)));
            self.step = Some(step);
        }
        if is_new(before, &state, |state| state.setup().view()) {
            bring_into_sight(&self.strip);
        }
        let chosen = |state: &State| {
            (state.setup().preset().map(str::to_owned), matches!(state.rest(), Rest::Failed(_)))
        };
        // A picker that the reader has used no longer follows its options: it has to be told.
        if is_new(before, &state, chosen)
            && let Some(picker) = self.picker.cast::<HtmlSelectElement>()
        {
            picker.set_value(state.setup().preset().unwrap_or_default());
        }
        if first && let Some(focus) = &ctx.props().focus {
            device::focus(focus);
        }
        if let Rest::OnTheWay(_) = state.rest()
            && is_new(before, &state, |state| state.rest().clone())
        {
            P::fetch();
        }
    }
}

/// Whether that part of the state has not been drawn before.
fn is_new<T: PartialEq>(before: Option<&State>, now: &State, part: impl Fn(&State) -> T) -> bool {
    before.is_none_or(|before| part(before) != part(now))
}

/// Moves the focus without touching the fragment, which holds the state.
fn skip_to_hints() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        let _ = device::focus("#hints") || device::focus("#main");
    })
}
