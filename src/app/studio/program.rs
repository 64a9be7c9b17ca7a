//! The studio's end: its root component, which shows the view that is open.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use yew::prelude::*;

use super::brief::{BRIEF_EVENT, Brief, Sheet, WISH_EVENT, Wish};
use crate::app::address::Address;
use crate::app::device;
use crate::app::engine::protocol;
use crate::app::state::Tone;
use crate::app::view::{SetsView, ShareView};
use crate::puzzle::link::{self, View};

/// Where the files are that views load.
#[derive(Clone, PartialEq, Properties)]
pub struct StudioProps {
    /// The address of the script of the worker for long work.
    pub tools: AttrValue,
}

/// What every view gets.
#[derive(Clone, PartialEq, Properties)]
pub struct ViewProps {
    /// What is so.
    pub sheet: Rc<Sheet>,
    /// Where wishes go.
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
        let dispatcher = latest.dispatcher();
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), BRIEF_EVENT, move |event| {
                let brief = device::sent(event).and_then(|bytes| protocol::decode(&bytes));
                if let Some(brief) = brief {
                    dispatcher.dispatch(brief);
                }
            });
            open_text(true);
            send(&Wish::Brief);
            let visits = EventListener::new(&window(), "popstate", |_| open_text(false));
            move || drop((listener, visits))
        });
    }
    let wish = use_callback((), |wish: Wish, ()| send(&wish));
    let Some(sheet) = latest.0.clone() else { return Html::default() };
    let tools = props.tools.clone();
    match sheet.setup.view() {
        View::Sets => html! { <SetsView {sheet} {wish} {tools} /> },
        View::Share => html! { <ShareView {sheet} {wish} {tools} /> },
        // Explore is the page's own.
        _ => Html::default(),
    }
}

/// Opens the puzzle of a link that carries one as text. `joined`: it is what the page was opened
/// with, and not a step after that.
fn open_text(joined: bool) {
    match link::packed(&Address::fragment()) {
        Ok(None) => {}
        Ok(Some(fragment)) => send(&Wish::Step { fragment, memo: None, joined }),
        Err(mistake) => send(&Wish::Notify(Tone::Trouble, mistake.to_string())),
    }
}

fn send(wish: &Wish) {
    device::send(WISH_EVENT, &protocol::encode(wish));
}
