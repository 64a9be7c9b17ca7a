//! A view, or a puzzle, that is on its way.

use yew::prelude::*;

use crate::studio::link::{Loading, Stage};
use link::View;

/// What stands in the place of a view until it is there, and above Explore what is said of a puzzle
/// that has yet to come. `again` asks for it once more.
pub fn loading(
    view: View,
    Loading { stage, opening }: &Loading,
    again: &Callback<()>,
    dismiss: &Callback<()>,
) -> Html {
    let button = |hook: &'static str, name: &'static str, run: &Callback<()>| {
        let run = run.reform(|_: MouseEvent| ());
        html! { <button type="button" class="button" data-zebra={hook} onclick={run}>{ name }</button> }
    };
    let again = || button("try-again", "Try again", again);
    let is_view = view != View::Explore;
    match stage {
        Stage::OnTheWay if is_view => html! {
            <main class="loading" id="main" aria-busy="true">
                <p role="status" data-zebra="loading">{ format!("{} is loading…", view.name()) }</p>
                <p class="late">{ "This takes long. " }{ again() }</p>
            </main>
        },
        Stage::OnTheWay if *opening => html! {
            <div class="loading notices" aria-busy="true">
                <p role="status" class="notice good" data-zebra="loading">{ "The puzzle is loading…" }</p>
            </div>
        },
        Stage::Failed(why) if is_view => html! {
            <main class="loading" id="main">
                <p role="alert" data-zebra="load-error">{ why }</p>
                <p>{ again() }</p>
            </main>
        },
        Stage::Failed(why) if *opening => html! {
            <div class="notices">
                <div role="alert" class="notice" data-zebra="load-error">
                    <p>{ why }</p>
                    { again() }
                    { button("dismiss", "Dismiss", dismiss) }
                </div>
            </div>
        },
        _ => Html::default(),
    }
}
