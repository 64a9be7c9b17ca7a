//! Explain: the story step by step, beside the hints and the count.

mod board;
mod story;
mod why_not;

use std::rc::Rc;

use yew::prelude::*;

use crate::components::{plain_bare_button, rich_button, say};
use crate::copying::copy;
use crate::device;
use crate::keys;
use crate::setup::Setup;
use crate::state::Action;
use crate::tools;
use crate::views::ViewProps;
use crate::views::explain::{Form, Lesson, Move, News, StoryState};
use crate::views::explore::street;
use crate::views::hooks::{failures_to, setting, use_job, use_view_state};
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
    use_lessons(&local, tools, &step, act);
    let unfolded = use_state_eq(|| false);
    let unfold = setting(&unfolded);
    let copy = |form: Form| {
        let blocked = words::NOT_COPIED.into();
        copy(local.text(form).into(), words::COPIED.into(), blocked, act)
    };
    // On paper nothing can be unfolded.
    let print = unfold.reform(|_: MouseEvent| {
        device::after_paint(device::print);
        true
    });
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
    let (known, is_unfolded) = (local.known(), *unfolded);
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
                { story(&local, is_unfolded, &step) }
            </div>
            { rating(&local) }
            <div class="explain-tools">
                { rich_button("button bare", unfold.reform(move |_| !is_unfolded))
                    .hook("unfold").pressed(is_unfolded).holding(say(words::UNFOLD)) }
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

/// Has the story told that the state asks for; and has questions answered, by a worker of their own: the
/// story goes on meanwhile.
#[hook]
fn use_lessons(
    local: &StoryState,
    tools: &AttrValue,
    step: &Callback<Move>,
    act: &Callback<Action>,
) {
    let setup = local.setup();
    let teach = |number, lesson| Some((number, tools::Job::Teach(lesson)));
    let story = teach(local.request(), Lesson::Story(setup.active().clone()));
    let hear = {
        let step = step.clone();
        move |request, news: News| step.emit(Move::News(request, news))
    };
    use_job(tools, setup, story, hear, failures_to(act));
    let question = local.asked().cloned().and_then(|asked| {
        let active = setup.active().clone();
        teach(asked.number, Lesson::WhyNot(active, asked.known, asked.value, asked.house))
    });
    let step = step.clone();
    let hear = move |number, news: News| step.emit(Move::Answer(number, news));
    use_job(tools, setup, question, hear, failures_to(act));
}
