//! What the views are made with: a state of their own, and a worker for what takes long.

use std::rc::Rc;

use serde::de::DeserializeOwned;
use yew::prelude::*;

use crate::engine::{Answer, Ask, Engine, Job, Request, Response, protocol};
use crate::setup::Setup;
use crate::state::{Action, Tone};
use crate::tools;

/// The state of a view, which `open` makes of what is set up, and where its moves go. When something
/// else is set up, the move `turn` says so.
#[hook]
pub fn use_view_state<D>(
    setup: &Rc<Setup>,
    open: fn(Rc<Setup>) -> D,
    turn: fn(Rc<Setup>) -> D::Action,
) -> (UseReducerHandle<D>, Callback<D::Action>)
where
    D: Reducible + PartialEq + 'static,
{
    let local = use_reducer_eq(|| open(setup.clone()));
    let step = use_steps(&local);
    {
        let step = step.clone();
        use_effect_with(setup.clone(), move |setup| step.emit(turn(setup.clone())));
    }
    (local, step)
}

/// Where the moves of such a state go: always the same callback.
#[hook]
pub fn use_steps<D: Reducible + 'static>(local: &UseReducerHandle<D>) -> Callback<D::Action> {
    let dispatcher = local.dispatcher();
    use_callback((), move |step, ()| dispatcher.dispatch(step))
}

/// Where another value of a state goes.
pub fn setting<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let state = state.setter();
    Callback::from(move |value| state.set(value))
}

/// A worker of the view's own, which does what takes long for as long as the view is open.
#[derive(Clone, PartialEq)]
pub struct ViewWorker(Engine);

impl ViewWorker {
    /// Has the job done about what is set up; its news carry the number of the request.
    pub fn ask(&self, setup: &Setup, request: u32, job: &tools::Job) {
        let request = Request { number: request, ask: Ask::Tool(protocol::encode(job)) };
        self.0.submit(Job { puzzle: setup.puzzle.clone(), request });
    }
}

/// Opens the worker whose script is at `tools`. News go to `hear` with the number of the request,
/// everything else to `other`: both those of the first rendering, which is when the worker starts.
#[hook]
pub fn use_worker<N, H, O>(tools: &AttrValue, hear: H, other: O) -> ViewWorker
where
    N: DeserializeOwned,
    H: Fn(u32, N) + 'static,
    O: Fn(Response) + 'static,
{
    let engine = use_memo((), |()| {
        Engine::new(tools.to_string(), move |response| match &response.answer {
            Answer::Tool { news, .. } => {
                if let Some(news) = protocol::decode(news) {
                    hear(response.request, news);
                }
            }
            _ => other(response),
        })
    });
    {
        let engine = engine.clone();
        // Nothing works on once the view is left.
        use_effect_with((), move |()| move || engine.end());
    }
    ViewWorker((*engine).clone())
}

/// Has a job done by such a worker each time that it has another number.
#[hook]
pub fn use_job<N, H, O>(
    tools: &AttrValue,
    setup: &Rc<Setup>,
    asked: Option<(u32, tools::Job)>,
    hear: H,
    other: O,
) where
    N: DeserializeOwned,
    H: Fn(u32, N) + 'static,
    O: Fn(Response) + 'static,
{
    let worker = use_worker(tools, hear, other);
    let setup = setup.clone();
    use_effect_with(asked.as_ref().map(|(request, _)| *request), move |_| {
        if let Some((request, job)) = asked {
            worker.ask(&setup, request, &job);
        }
    });
}

/// Tells the reader of work that failed, and leaves the other reports alone.
pub fn failures_to(act: &Callback<Action>) -> impl Fn(Response) + 'static {
    let act = act.clone();
    move |response| {
        if let Answer::Failed(why) = response.answer {
            act.emit(Action::Notify(Tone::Trouble, why));
        }
    }
}
