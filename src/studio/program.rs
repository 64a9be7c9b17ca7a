//! The studio's end: its root component, which shows the view that is open.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use yew::prelude::*;

use super::brief::{BRIEF_EVENT, Brief, Sheet, Wish};
use super::links;
use super::send::send;
use crate::device;
use crate::engine::protocol;
use crate::view::{
    ArticlesView, CodeView, DayView, EditView, ExplainView, MethodsView, PlayView, SetsView,
    ShareView, stored_level, use_new_day, use_today,
};
use link::View;

/// Where the files are that views load.
#[derive(Clone, PartialEq, Properties)]
pub struct StudioProps {
    /// The address of the script of the worker for long work.
    pub tools: AttrValue,
    /// Whether the page is still to come.
    pub before_page: bool,
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
            let links = links::follow(&props.tools, props.before_page);
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
