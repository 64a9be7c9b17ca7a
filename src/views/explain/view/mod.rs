//! Explain: the story step by step, beside the hints and the count.

mod board;
mod story;
mod why_not;

use std::rc::Rc;

use yew::prelude::*;

use crate::components::{plain_bare_button, say};
use crate::copying::copy;
use crate::device;
use crate::keys;
use crate::setup::Setup;
use crate::state::Action;
use crate::tools;
use crate::views::ViewProps;
use crate::views::explain::{Form, Lesson, Move, News, StoryState};
use crate::views::explore::street;
use crate::views::hooks::{failures_to, use_view_state, use_worker};
use crate::words::explain as words;
use board::{board, share};
use puzzle::HintSet;
use story::{controls, current, rating, story};
use why_not::{WhyNotForm, answer};

impl Reducible for StoryState {
    type Action = Move;

    fn reduce(self: Rc<Self>, step: Move) -> Rc<Self> {
        Rc::new(self.after(step))
    }
}

/// The view.
#[component]
pub fn ExplainView(props: &ViewProps) -> Html {
    let ViewProps { state, act, tools, .. } = props;
    let (local, step) = use_view_state(state.setup(), StoryState::new, Move::Turn);
    use_story(&local, tools, &step, act);
    use_answers(&local, tools, &step, act);
    let unfolded = use_state_eq(|| false);
    let unfold = {
        let unfolded = unfolded.clone();
        Callback::from(move |_: MouseEvent| unfolded.set(!*unfolded))
    };
    let copy = |form: Form| {
        let blocked = words::NOT_COPIED.into();
        copy(local.text(form).into(), words::COPIED.into(), blocked, act)
    };
    // On paper nothing can be unfolded.
    let print = {
        let unfolded = unfolded.clone();
        Callback::from(move |_: MouseEvent| {
            unfolded.set(true);
            device::after_paint(device::print);
        })
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
    let known = local.known();
    let tool = |hook, name, onclick| plain_bare_button(hook, name, false, onclick);
    use_light(&local, state.setup(), act);
    html! {
        <section class="board panel" aria-labelledby="explain-title">
            <h2 class="visually-hidden" id="explain-title">{ say(words::VIEW) }</h2>
            { street(&state.setup().puzzle, &|value, house| share(&known, value, house)) }
            { board(&local, &known) }
            <div class="explain-now">
                { controls(&local, &step) }
                { current(&local) }
            </div>
            <WhyNotForm setup={state.setup().clone()} ask={step.clone()} />
            if let Some(asked) = local.asked() {
                { answer(state.setup(), asked) }
            }
            <div class="explain-steps" onkeydown={keys}>
                { story(&local, *unfolded, &step) }
            </div>
            { rating(&local) }
            <div class="explain-tools">
                <button
                    type="button"
                    class="button bare"
                    data-zebra="unfold"
                    aria-pressed={unfolded.to_string()}
                    onclick={unfold}
                >
                    { say(words::UNFOLD) }
                </button>
                { tool("copy-text", words::COPY_TEXT, copy(Form::Plain)) }
                { tool("copy-markdown", words::COPY_MARKDOWN, copy(Form::Markdown)) }
                { tool("print", words::PRINT, print) }
            </div>
        </section>
    }
}

/// Lights the hints of the step among all hints.
#[hook]
fn use_light(local: &StoryState, setup: &Rc<Setup>, act: &Callback<Action>) {
    let step = local.current().into_iter();
    let lit: HintSet = step.flat_map(|told| told.hints.iter().copied()).collect();
    let act = act.clone();
    // Whatever else is set up puts them out.
    use_effect_with((lit, setup.clone()), move |(lit, _)| act.emit(Action::Light(lit.clone())));
}

/// Has the story told that the state asks for.
#[hook]
fn use_story(local: &StoryState, tools: &AttrValue, step: &Callback<Move>, act: &Callback<Action>) {
    let step = step.clone();
    let hear = move |request, news: News| step.emit(Move::News(request, news));
    let worker = use_worker(tools, hear, failures_to(act));
    let setup = local.setup().clone();
    use_effect_with(local.request(), move |&request| {
        let lesson = Lesson::Story(setup.active().clone());
        worker.ask(&setup, request, &tools::Job::Teach(lesson));
    });
}

/// Has questions answered, by a worker of their own: the story goes on meanwhile.
#[hook]
fn use_answers(
    local: &StoryState,
    tools: &AttrValue,
    step: &Callback<Move>,
    act: &Callback<Action>,
) {
    let step = step.clone();
    let hear = move |number, news: News| step.emit(Move::Answer(number, news));
    let worker = use_worker(tools, hear, failures_to(act));
    let setup = local.setup().clone();
    let asked = local.asked().cloned();
    use_effect_with(asked.as_ref().map(|asked| asked.number), move |_| {
        if let Some(asked) = asked {
            let active = setup.active().clone();
            let lesson = Lesson::WhyNot(active, asked.known, asked.value, asked.house);
            worker.ask(&setup, asked.number, &tools::Job::Teach(lesson));
        }
    });
}
