//! Methods: the ways of solving side by side, and one of them watched step by step.

mod figures;
mod watch;

use std::rc::Rc;

use gloo_timers::callback::Interval;
use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::app::components::{hero, hint_chips};
use crate::app::engine::{Engine, Job, Report, Task, protocol};
use crate::app::methods::{Desk, Move, News};
use crate::app::state::Tone;
use crate::app::studio::Wish;
use crate::app::studio::program::ViewProps;
use crate::app::tools;

/// How often what is watched moves on by itself, in milliseconds.
const TICK: u32 = 125;

#[derive(PartialEq)]
struct Table(Desk);

impl Reducible for Table {
    type Action = Move;

    fn reduce(self: Rc<Self>, step: Move) -> Rc<Self> {
        Rc::new(Self(self.0.after(step)))
    }
}

/// The view.
#[component]
pub fn MethodsView(props: &ViewProps) -> Html {
    let ViewProps { sheet, wish, tools } = props;
    let table = use_reducer_eq(|| Table(Desk::new(sheet.setup.clone())));
    let desk = &table.0;
    let step = {
        let dispatcher = table.dispatcher();
        use_callback((), move |step, ()| dispatcher.dispatch(step))
    };
    {
        let step = step.clone();
        use_effect_with(sheet.setup.clone(), move |setup| step.emit(Move::Turn(setup.clone())));
    }
    use_work(desk, tools, &step, wish);
    {
        let step = step.clone();
        let playing = desk.watched().is_some_and(|watched| watched.playing);
        use_effect_with(playing, move |&playing| {
            let clock = playing.then(|| Interval::new(TICK, move || step.emit(Move::Tick)));
            move || drop(clock)
        });
    }
    use_effect_with(desk.watched().map(|watched| watched.method), |method| {
        // It opens further down: take the reader there.
        let title = document().get_element_by_id("watch-title").filter(|_| method.is_some());
        if let Some(title) = title.and_then(|title| title.dyn_into::<HtmlElement>().ok()) {
            // A heading that does not take the focus leaves it where it is.
            let _ = title.focus();
        }
    });
    let by = use_state_eq(|| figures::By::Time);
    let act = {
        let (wish, setup) = (wish.clone(), sheet.setup.clone());
        Callback::from(move |action| {
            Wish::from_action(action, &setup).into_iter().for_each(|it| wish.emit(it));
        })
    };
    html! {
        <main class="methods" id="main">
            { hero(&sheet.shown, None, &act) }
            { hint_chips(&sheet.setup, &act) }
            { figures::race(desk, &step, *by, &by.setter()) }
            { figures::table(desk) }
            { watch::watch(desk, &step) }
            { watch::orders(desk, &step) }
        </main>
    }
}

/// Has the slices done that the desk asks for, one at a time, in one worker.
#[hook]
fn use_work(desk: &Desk, tools: &AttrValue, step: &Callback<Move>, wish: &Callback<Wish>) {
    let engine = {
        let (tools, step, wish) = (tools.to_string(), step.clone(), wish.clone());
        use_memo((), move |()| {
            Engine::start(tools, move |report| match report {
                Report::Tool { request, news, .. } => {
                    let news = protocol::decode::<News>(&news);
                    news.into_iter().for_each(|news| step.emit(Move::News(request, news)));
                }
                Report::Failed { why, .. } => wish.emit(Wish::Notify(Tone::Trouble, why.into())),
                _ => {}
            })
        })
    };
    {
        let engine = engine.clone();
        // Nothing works on once the view is left.
        use_effect_with((), move |()| move || engine.end());
    }
    let asked = desk.asked().map(|(request, ask)| (request, ask.clone()));
    let setup = desk.setup().clone();
    use_effect_with(asked, move |asked| {
        let Some((request, ask)) = asked else { return };
        engine.submit(Job {
            puzzle: setup.puzzle.clone(),
            active: setup.active().clone(),
            request: *request,
            task: Task::Tool(protocol::encode(&tools::Job::Methods(ask.clone())).into()),
        });
    });
}
