//! Methods: the ways of solving side by side, and one of them watched step by step.

mod figures;
mod watch;

use std::rc::Rc;

use gloo_timers::callback::Interval;
use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::{hero, hint_chips};
use crate::state::Action;
use crate::tools;
use crate::views::ViewProps;
use crate::views::hooks::{failures_to, use_view_state, use_worker};
use crate::views::methods::{MethodsState, Move, News};

/// How often what is watched moves on by itself, in milliseconds.
const TICK: u32 = 125;

impl Reducible for MethodsState {
    type Action = Move;

    fn reduce(self: Rc<Self>, step: Move) -> Rc<Self> {
        Rc::new(self.after(step))
    }
}

/// The view.
#[component]
pub fn MethodsView(props: &ViewProps) -> Html {
    let ViewProps { state, act, tools, .. } = props;
    let (local, step) = use_view_state(state.setup(), MethodsState::new, Move::Turn);
    use_work(&local, tools, &step, act);
    {
        let step = step.clone();
        let playing = local.watched().is_some_and(|watched| watched.playing);
        use_effect_with(playing, move |&playing| {
            let clock = playing.then(|| Interval::new(TICK, move || step.emit(Move::Tick)));
            move || drop(clock)
        });
    }
    use_effect_with(local.watched().map(|watched| watched.method), |method| {
        // It opens further down: take the reader there.
        let title = document().get_element_by_id("watch-title").filter(|_| method.is_some());
        if let Some(title) = title.and_then(|title| title.dyn_into::<HtmlElement>().ok()) {
            // A heading that does not take the focus leaves it where it is.
            let _ = title.focus();
        }
    });
    let by = use_state_eq(|| figures::By::Time);
    html! {
        <main class="methods" id="main">
            { hero(state, None, act) }
            { hint_chips(state.setup(), act) }
            { figures::race(&local, &step, *by, &by.setter()) }
            { figures::table(&local) }
            { watch::watch(&local, &step) }
            { watch::orders(&local, &step) }
        </main>
    }
}

/// Has the slices done that the state asks for, one at a time, in one worker.
#[hook]
fn use_work(
    local: &MethodsState,
    tools: &AttrValue,
    step: &Callback<Move>,
    act: &Callback<Action>,
) {
    let step = step.clone();
    let hear = move |request, news: News| step.emit(Move::News(request, news));
    let worker = use_worker(tools, hear, failures_to(act));
    let asked = local.asked().map(|(request, ask)| (request, ask.clone()));
    let setup = local.setup().clone();
    use_effect_with(asked, move |asked| {
        if let Some((request, ask)) = asked {
            worker.ask(&setup, *request, &tools::Job::Methods(ask.clone()));
        }
    });
}
