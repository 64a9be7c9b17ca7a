//! Explain: the story beside the grid, step by step.

mod board;
mod story;

use std::rc::Rc;

use yew::platform::spawn_local;
use yew::prelude::*;

use crate::app::device;
use crate::app::engine::{Engine, Job, Report, Task, protocol};
use crate::app::state::Tone;
use crate::app::studio::Wish;
use crate::app::studio::program::ViewProps;
use crate::app::teacher::{Desk, Form, Lesson, Move, News};
use crate::app::tools;
use board::{board, hints};
use story::{controls, story};

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
pub fn ExplainView(props: &ViewProps) -> Html {
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
    use_story(desk, tools, &step, wish);
    let unfolded = use_state_eq(|| false);
    let unfold = {
        let unfolded = unfolded.clone();
        Callback::from(move |_: MouseEvent| unfolded.set(!*unfolded))
    };
    let copy = |form: Form| {
        let (text, wish) = (desk.text(form), wish.clone());
        Callback::from(move |_: MouseEvent| copy(text.clone(), wish.clone()))
    };
    // The keys that walk through the story, wherever in it the focus is.
    let keys = {
        let step = step.clone();
        Callback::from(move |event: KeyboardEvent| {
            let walk = match event.key().as_str() {
                "ArrowDown" => Move::Go(1),
                "ArrowUp" => Move::Go(-1),
                "Home" => Move::GoTo(0),
                "End" => Move::GoTo(usize::MAX),
                _ => return,
            };
            event.prevent_default();
            step.emit(walk);
        })
    };
    html! {
        <main class="explain" id="main" tabindex="-1">
            <section class="explain-board" aria-label="The grid">
                { board(desk) }
                { hints(desk) }
            </section>
            <section class="explain-story" aria-labelledby="explain-title">
                <div class="explain-head">
                    <h2 id="explain-title">{ "Step by step" }</h2>
                    <div class="explain-tools">
                        <button
                            type="button"
                            class="button"
                            data-zebra="unfold"
                            aria-pressed={unfolded.to_string()}
                            onclick={unfold}
                        >
                            { "All in full" }
                        </button>
                        <button type="button" class="button" data-zebra="copy-text" onclick={copy(Form::Plain)}>
                            { "Copy text" }
                        </button>
                        <button type="button" class="button" data-zebra="copy-markdown" onclick={copy(Form::Markdown)}>
                            { "Copy Markdown" }
                        </button>
                        <button type="button" class="button" data-zebra="print" onclick={|_: MouseEvent| device::print()}>
                            { "Print" }
                        </button>
                    </div>
                </div>
                { controls(desk, &step) }
                <div class="explain-steps" onkeydown={keys}>
                    { story(desk, *unfolded, &step) }
                </div>
            </section>
        </main>
    }
}

fn copy(text: String, wish: Callback<Wish>) {
    spawn_local(async move {
        wish.emit(if device::copy(&text).await {
            Wish::Notify(Tone::Good, "The story is copied.".into())
        } else {
            Wish::Notify(Tone::Trouble, "Copying is blocked here; printing may work.".into())
        });
    });
}

/// Has the story told that the desk asks for.
#[hook]
fn use_story(desk: &Desk, tools: &AttrValue, step: &Callback<Move>, wish: &Callback<Wish>) {
    let engine = {
        let (tools, step, wish) = (tools.to_string(), step.clone(), wish.clone());
        use_memo((), move |()| {
            Engine::start(tools, move |report| match report {
                Report::Tool { request, news, .. } => {
                    if let Some(news) = protocol::decode::<News>(&news) {
                        step.emit(Move::News(request, news));
                    }
                }
                Report::Failed { why, .. } => wish.emit(Wish::Notify(Tone::Trouble, why.into())),
                _ => {}
            })
        })
    };
    let setup = desk.setup().clone();
    use_effect_with(desk.request(), move |&request| {
        let lesson = Lesson::Story(setup.active().clone());
        engine.submit(Job {
            puzzle: setup.puzzle.clone(),
            active: setup.active().clone(),
            request,
            task: Task::Tool(protocol::encode(&tools::Job::Teach(lesson)).into()),
        });
    });
}
