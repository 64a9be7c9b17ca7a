//! The studio's end: its root component, which shows the view that is open.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use yew::prelude::*;

use super::brief::{BRIEF_EVENT, Brief, Sheet, WISH_EVENT, Wish};
use super::links;
use crate::device::{self, LocalDrawer};
use crate::engine::protocol;
use crate::play;
use crate::view::{
    ArticlesView, CodeView, DayView, EditView, ExplainView, MethodsView, PlayView, SetsView,
    ShareView, stored_level, use_new_day, use_today,
};
use link::{self, View};
use presets::{self, Preset};
use puzzle::pack;

/// Where the files are that views load.
#[derive(Clone, PartialEq, Properties)]
pub struct StudioProps {
    /// The address of the script of the worker for long work.
    pub tools: AttrValue,
    /// Whether the page is still to come.
    pub before_page: bool,
}

/// What every view gets.
#[derive(Clone, PartialEq, Properties)]
pub struct ViewProps {
    /// What is so.
    pub sheet: Rc<Sheet>,
    /// Where wishes go. What comes of one is so by the time that this returns.
    pub wish: Callback<Wish>,
    /// The address of the script of the worker for long work.
    pub tools: AttrValue,
}

/// The latest sheet.
#[derive(Default, PartialEq)]
struct Latest(Option<Rc<Sheet>>);

impl Reducible for Latest {
    type Action = Brief;

    fn reduce(self: Rc<Self>, brief: Brief) -> Rc<Self> {
        let sheet = brief.sheet(self.0.as_deref());
        if self.0.as_deref() == Some(&sheet) { self } else { Rc::new(Self(Some(Rc::new(sheet)))) }
    }
}

/// The whole studio.
#[component]
pub fn Studio(props: &StudioProps) -> Html {
    let latest = use_reducer(Latest::default);
    {
        let (dispatcher, props) = (latest.dispatcher(), props.clone());
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), BRIEF_EVENT, move |event| {
                let brief = device::sent(event).and_then(|bytes| protocol::decode(&bytes));
                if let Some(brief) = brief {
                    dispatcher.dispatch(brief);
                }
            });
            let links = links::follow(&props);
            move || drop((listener, links))
        });
    }
    let wish = use_callback((), |wish: Wish, ()| send(wish));
    let level = use_state_eq(stored_level);
    let today = use_today();
    use_new_day(today, latest.0.clone(), wish.clone());
    let now = {
        let latest = latest.clone();
        use_callback((), move |(), ()| latest.clone().0.clone())
    };
    let Some(sheet) = latest.0.clone() else { return Html::default() };
    let tools = props.tools.clone();
    match sheet.setup.view() {
        View::Edit => html! { <EditView {sheet} {now} {wish} {tools} /> },
        View::Sets => html! { <SetsView {sheet} {wish} {tools} /> },
        View::Methods => html! { <MethodsView {sheet} {wish} {tools} /> },
        View::Code => html! { <CodeView {sheet} {wish} {tools} /> },
        View::Articles => html! { <ArticlesView {sheet} {wish} {tools} /> },
        View::Day => html! { <DayView {sheet} {wish} {tools} {today} {level} /> },
        View::Play => html! { <PlayView {sheet} {wish} {tools} /> },
        View::Explain => html! { <ExplainView {sheet} {wish} {tools} /> },
        View::Share => html! { <ShareView {sheet} {wish} {tools} /> },
        // Explore is the page's own.
        _ => Html::default(),
    }
}

thread_local! {
    /// The parts of links that name what the page has been brought.
    static BROUGHT: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// The part of a link that names a puzzle which the page was not built with, and does not have yet.
fn news(fragment: &str) -> Option<String> {
    let (key, name) = link::subject(fragment)?;
    let is_ours = || presets::find(&name).is_some_and(Preset::is_ours);
    let part = format!("{key}={name}");
    let news = (key == "day" || key == "p" && is_ours())
        && BROUGHT.with_borrow(|brought| !brought.contains(&part));
    news.then_some(part)
}

/// Whether the page cannot read the fragment before it has been brought the puzzle that it names.
pub(super) fn is_news(fragment: &str) -> bool {
    news(fragment).is_some()
}

/// Sends a wish, and before it the puzzle that it is about, where the page has only a name for it.
pub(super) fn send(wish: Wish) {
    let fragment = match &wish {
        Wish::Step { fragment, .. } => fragment.as_str(),
        _ => "",
    };
    if let Some(part) = news(fragment) {
        let source = link::decode(&part).0.source;
        if let (true, Ok(packed)) = (source.part() == part, pack::pack(source.puzzle())) {
            play::rename(&LocalDrawer, &format!("z={packed}"), &part);
            BROUGHT.with_borrow_mut(|brought| brought.insert(part.clone()));
            device::send(WISH_EVENT, &protocol::encode(&Wish::Bring { part, packed }));
        }
    }
    device::send(WISH_EVENT, &protocol::encode(&wish));
}
