//! Explore: hints with their worth, the count, the answer, the street and its candidates.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::components::{Board, hero, hints};
use crate::app::setup::Setup;
use crate::app::state::{Action, Findings, Shown};
use crate::app::worth::Worth;

/// What Explore needs.
#[derive(PartialEq, Properties)]
pub struct ExploreProps {
    /// What the reader has set up.
    pub setup: Rc<Setup>,
    /// What is shown.
    pub shown: Shown,
    /// Where actions go.
    pub act: Callback<Action>,
}

/// The view where everyone lands.
#[component]
pub fn Explore(props: &ExploreProps) -> Html {
    let ExploreProps { setup, shown, act } = props;
    let pointed = use_state_eq(|| None::<usize>);
    let point = {
        let setter = pointed.setter();
        use_callback((), move |at, ()| setter.set(at))
    };
    let puzzle = &shown.setup.puzzle;
    let survey = match &shown.findings {
        Findings::Known(survey) => Some(survey),
        _ => None,
    };
    let preview =
        pointed.filter(|&hint| hint < puzzle.hints().len()).map(|hint| Worth::of(shown, hint));
    let preview = preview.as_ref().and_then(Worth::turned);
    // Where the shares are not known, the board stays empty rather than say what is not so.
    let board = survey.filter(|survey| survey.shares.known).cloned();
    html! {
        <main class="explore" id="main">
            { hero(shown, preview, act) }
            { hints(setup, shown, act, &point) }
            <Board
                puzzle={puzzle.clone()}
                survey={board}
                browsing={shown.browsing.clone()}
                act={act.clone()}
            />
        </main>
    }
}
