//! Explain: the story beside the grid, step by step.

mod board;
mod story;

use std::rc::Rc;

use yew::prelude::*;

use crate::device;
use crate::keys;
use crate::state::Action;
use crate::teacher::{Desk, Form, Lesson, Move, News};
use crate::tools;
use crate::view::ViewProps;
use crate::view::desk::{copy, failures_to, use_desk, use_workshop};
use board::{board, hints};
use story::{controls, story};

impl Reducible for Desk {
    type Action = Move;

    fn reduce(self: Rc<Self>, step: Move) -> Rc<Self> {
        Rc::new(self.after(step))
    }
}

/// The view.
#[component]
pub fn ExplainView(props: &ViewProps) -> Html {
    let ViewProps { state, act, tools, .. } = props;
    let (desk, step) = use_desk(state.setup(), Desk::new, Move::Turn);
    use_story(&desk, tools, &step, act);
    let unfolded = use_state_eq(|| false);
    let unfold = {
        let unfolded = unfolded.clone();
        Callback::from(move |_: MouseEvent| unfolded.set(!*unfolded))
    };
    let copy = |form: Form| {
        let blocked = "Copying is blocked here; printing may work.";
        copy(desk.text(form).into(), "The story is copied.".into(), blocked.into(), act)
    };
    // The keys that walk through the story, wherever in it the focus is.
    let keys = {
        let step = step.clone();
        Callback::from(move |event: KeyboardEvent| {
            let walk = match keys::plain(&event).as_deref() {
                Some("arrowdown") => Move::Go(1),
                Some("arrowup") => Move::Go(-1),
                Some("home") => Move::GoTo(0),
                Some("end") => Move::GoTo(usize::MAX),
                _ => return,
            };
            event.prevent_default();
            step.emit(walk);
        })
    };
    html! {
        <main class="explain" id="main" tabindex="-1">
            <section class="explain-board" aria-label="The grid">
                { board(&desk) }
                { hints(&desk) }
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
                { controls(&desk, &step) }
                <div class="explain-steps" onkeydown={keys}>
                    { story(&desk, *unfolded, &step) }
                </div>
            </section>
        </main>
    }
}

/// Has the story told that the desk asks for.
#[hook]
fn use_story(desk: &Desk, tools: &AttrValue, step: &Callback<Move>, act: &Callback<Action>) {
    let step = step.clone();
    let hear = move |request, news: News| step.emit(Move::News(request, news));
    let workshop = use_workshop(tools, hear, failures_to(act));
    let setup = desk.setup().clone();
    use_effect_with(desk.request(), move |&request| {
        let lesson = Lesson::Story(setup.active().clone());
        workshop.ask(&setup, request, &tools::Job::Teach(lesson));
    });
}
