//! A place, or a puzzle, that is on its way.

use yew::prelude::*;

use super::button;
use crate::state::{Action, Rest, State};
use crate::words::page as words;
use link::View;

/// What stands in the place of a view until it is there, `beside` the hints or alone, and above Explore
/// what is said of a puzzle that has yet to come.
pub fn loading(state: &State, beside: bool, act: &Callback<Action>) -> Html {
    let again = || button("try-again", words::TRY_AGAIN, act, Action::LoadAgain);
    let late = || html! { <>{ words::LOADING_LATE }{ again() }</> };
    let view = state.setup().view();
    let loading = match state.is_empty() {
        true => words::PUZZLE_LOADING.to_owned(),
        false => words::view_loading(view.name()),
    };
    let is_all = state.is_empty() || view != View::Explore;
    let pending = state.pending().filter(|pending| pending.puzzle);
    match (state.rest(), pending) {
        (Rest::Failed(why), _) if is_all => instead(
            beside,
            false,
            html! {
                <>
                    <p role="alert" data-zebra="load-error">{ why }</p>
                    <p>{ again() }</p>
                </>
            },
        ),
        (Rest::Failed(why), pending) if pending.is_some() || state.is_outgrown() => html! {
            <div class="notices">
                <div role="alert" class="notice" data-zebra="load-error">
                    <p>{ why }</p>
                    { again() }
                    { for pending.map(|pending| {
                        button("dismiss", words::DISMISS, act, Action::Opened(pending.clone(), None))
                    }) }
                </div>
            </div>
        },
        (Rest::OnTheWay(_) | Rest::Here, _) if is_all => instead(
            beside,
            true,
            html! {
                <>
                    <p role="status" data-zebra="loading">{ loading }</p>
                    if *state.rest() != Rest::Here {
                        <p class="late">{ late() }</p>
                    }
                </>
            },
        ),
        (Rest::OnTheWay(_), Some(_)) => html! {
            <div class="loading notices" aria-busy="true">
                <p role="status" class="notice" data-tone="good" data-zebra="loading">{ words::PUZZLE_LOADING }</p>
                <p class="late notice">{ late() }</p>
            </div>
        },
        _ => Html::default(),
    }
}

fn instead(beside: bool, busy: bool, said: Html) -> Html {
    let said = html! {
        <section class="board panel loading" aria-busy={busy.then_some("true")}>{ said }</section>
    };
    if beside {
        said
    } else {
        html! { <main id="main">{ said }</main> }
    }
}
