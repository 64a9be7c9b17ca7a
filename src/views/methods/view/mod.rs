//! Methods: the ways of solving side by side, and one of them watched step by step.

mod figures;
mod watch;

use std::rc::Rc;

use gloo_timers::callback::Interval;
use yew::prelude::*;

use crate::components::{hero, hint_chips};
use crate::device;
use crate::state::Action;
use crate::tools;
use crate::views::ViewProps;
use crate::views::hooks::{failures_to, setting, use_job, use_view_state};
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
        if method.is_some() {
            device::focus("#watch-title");
        }
    });
    let by = use_state_eq(|| figures::By::Time);
    html! {
        <main class="methods" id="main">
            { hero(state, None, act) }
            { hint_chips(state.setup(), act) }
            { figures::race(&local, &step, *by, &setting(&by)) }
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
    let asked = local.asked().map(|(request, ask)| (request, tools::Job::Methods(ask.clone())));
    use_job(tools, local.setup(), asked, hear, failures_to(act));
}
