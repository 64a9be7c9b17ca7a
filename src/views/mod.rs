//! The views of the page: Explore, which the program that is loaded first has alone, and the others.

pub mod articles;
pub mod code;
pub mod day;
pub mod edit;
pub mod explain;
pub mod explore;
mod hooks;
pub mod methods;
mod painting;
pub mod play;
mod printing;
pub mod sets;
pub mod share;

use presets::Preset;
use puzzle::pack;
use yew::prelude::*;

use crate::components::loading;
use crate::device::LocalDrawer;
use crate::engine::Engine;
use crate::opening::use_opening;
use crate::root::Places;
use crate::setup::Setup;
use crate::state::{Action, Rest, State};
use link::View;

pub use crate::root::ViewProps;

/// All of them.
pub struct AllPlaces;

impl Places for AllPlaces {
    const REST: Rest = Rest::Here;

    fn draw(props: &ViewProps) -> Html {
        html! { <Views ..props.clone() /> }
    }

    fn panel(props: &ViewProps) -> Html {
        let props = props.clone();
        match props.state.setup().view() {
            View::Explain => html! { <explain::ExplainView ..props /> },
            _ => html! { <sets::SetsView ..props /> },
        }
    }
}

/// All views but Explore.
#[component]
fn Views(props: &ViewProps) -> Html {
    let ViewProps { state, act, worker, tools, .. } = props;
    let setup = state.setup();
    use_counting(state, act, worker);
    use_opening(state.pending(), act, tools);
    day::use_new_day(setup, act);
    // While this is drawn, and so before a view reads what the device keeps.
    use_memo(setup.source().to_owned(), |_| name_games(setup));
    if state.is_empty() {
        return loading(state, false, act);
    }
    let props = props.clone();
    match setup.view() {
        View::Explore | View::Explain | View::Sets => Html::default(),
        View::Edit => html! { <edit::EditView ..props /> },
        View::Methods => html! { <methods::MethodsView ..props /> },
        View::Code => html! { <code::CodeView ..props /> },
        View::Articles => html! { <articles::ArticlesView ..props /> },
        View::Day => html! { <day::DayView ..props /> },
        View::Play => html! { <play::PlayView ..props /> },
        View::Share => html! { <share::ShareView ..props /> },
    }
}

/// Has a worker count what takes too long for the page itself.
#[hook]
fn use_counting(state: &State, act: &Callback<Action>, worker: &AttrValue) {
    let engine = {
        let act = act.clone();
        let tell = move |response| act.emit(Action::Heard(response));
        use_memo((), |()| Engine::new(worker.to_string(), tell))
    };
    let job = state.job().filter(|_| !state.is_empty());
    use_effect_with(job, move |job| match job {
        Some(job) => engine.submit(job.clone()),
        None => engine.stop(),
    });
}

/// Keeps the games of a puzzle that links carried before they could name it.
fn name_games(setup: &Setup) {
    let is_ours = setup.preset().and_then(presets::find).is_some_and(Preset::is_ours);
    if is_ours || setup.day().is_some() {
        let source = link::decode(setup.source()).0.source;
        if let Ok(packed) = pack::pack(source.puzzle()) {
            play::rename(&LocalDrawer, &format!("z={packed}"), source.part());
        }
    }
}
