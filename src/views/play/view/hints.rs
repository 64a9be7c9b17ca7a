//! The hints, to be struck out once they are used up; they stay where they are.

use std::rc::Rc;

use yew::prelude::*;

use super::is_on;
use crate::setup::Setup;
use crate::views::play::{Game, Move};
use explain::Standing;

/// The list of hints that are on.
pub fn hints(setup: &Rc<Setup>, game: &Game, act: &Callback<Move>) -> Html {
    let puzzle = &setup.puzzle;
    let shown = game.standings();
    let known = shown.then(|| game.position().known());
    let on = puzzle.hints().iter().enumerate().filter(|(i, _)| setup.active().contains(*i));
    html! {
        <section class="play-hints" id="hints" tabindex="-1" aria-labelledby="play-hints-title">
            <div class="play-hints-head">
                <h2 id="play-hints-title">{ "Hints" }</h2>
                <label class="play-auto">
                    <input
                        type="checkbox"
                        role="switch"
                        class="switch"
                        data-zebra="standings"
                        checked={shown}
                        onchange={act.reform(|event: Event| Move::Standings(is_on(&event)))}
                    />
                    { "Mark satisfied and broken ones" }
                </label>
            </div>
            <ol>
                { for on.map(|(i, hint)| {
                    let struck = game.position().struck().contains(i);
                    let standing = known.as_ref().zip(hint.relation.as_ref());
                    let standing = standing.map(|(known, relation)| Standing::of(relation, known));
                    let (state, sign, words) = match standing {
                        Some(Standing::Satisfied) => (Some("satisfied"), "✓", "satisfied"),
                        Some(Standing::Broken) => (Some("broken"), "✗", "broken"),
                        Some(Standing::Open) => (Some("open"), "·", "open"),
                        None => (None, "", ""),
                    };
                    html! {
                        <li key={hint.number} data-state={state}>
                            <button
                                type="button"
                                class="play-hint"
                                data-zebra="strike"
                                data-hint={hint.number.to_string()}
                                data-state={state}
                                aria-pressed={struck.to_string()}
                                title={if struck { "Bring it back" } else { "Strike it out" }}
                                onclick={act.reform(move |_: MouseEvent| Move::Strike(i))}
                            >
                                <span class="play-number">{ hint.number }</span>
                                <bdi class="play-hint-text">{ &hint.text }</bdi>
                                if state.is_some() {
                                    <span class="play-sign" aria-hidden="true">{ sign }</span>
                                    <span class="visually-hidden">{ ", " }{ words }</span>
                                }
                            </button>
                        </li>
                    }
                }) }
            </ol>
        </section>
    }
}
