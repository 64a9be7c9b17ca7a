//! The hints: touched, one lights its values and houses; struck out, it is done with. They stay where
//! they are.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::heading;
use crate::setup::Setup;
use crate::views::play::{Game, Light, Move};
use crate::words::play as words;
use explain::{Knowledge, Standing};
use puzzle::Hint;

/// What the list is drawn from.
pub struct Hints<'a> {
    /// What is set up.
    pub setup: &'a Rc<Setup>,
    /// Under which name the game is kept: another game begins with the first hint again.
    pub key: &'a str,
    /// The game.
    pub game: &'a Game,
    /// What its marks come to.
    pub known: &'a Knowledge,
    /// What is lit.
    pub light: &'a Light,
    /// The hint that is touched.
    pub touched: Option<usize>,
    /// Hears of one that is touched.
    pub touch: &'a Callback<usize>,
    /// Where moves go.
    pub play: &'a Callback<Move>,
}

/// The hints that are on.
pub fn hints(list: &Hints<'_>) -> Html {
    let Hints { setup, known, .. } = list;
    let puzzle = &setup.puzzle;
    let all = usize::from(puzzle.houses()) * puzzle.categories().len();
    let done = all - known.open().count();
    let hints = puzzle.hints().iter().enumerate().filter(|(i, _)| setup.active().contains(*i));
    html! {
        <section class="play-hints" id="hints" tabindex="-1" aria-labelledby="play-hints-title">
            <div class="play-hints-head">
                { heading("play-hints-title", words::HINTS) }
                <p class="play-progress" data-zebra="progress">
                    <progress max={all.to_string()} value={done.to_string()} aria-label={words::SETTLED}></progress>
                    <span>{ words::settled(done, all) }</span>
                </p>
            </div>
            <ol key={list.key}>{ for hints.map(|(i, hint)| hint_row(list, i, hint)) }</ol>
        </section>
    }
}

fn hint_row(list: &Hints<'_>, i: usize, hint: &Hint) -> Html {
    let Hints { game, known, light, touched, touch, play, .. } = list;
    let struck = game.position().struck().contains(i);
    let is_touched = *touched == Some(i);
    let standing = hint.relation.as_ref().filter(|_| game.standings());
    let standing = standing.map(|relation| Standing::of(relation, known));
    let (state, sign, said) = match standing {
        Some(Standing::Satisfied) => (Some("satisfied"), "✓", words::HINT_SATISFIED),
        Some(Standing::Broken) => (Some("broken"), "✗", words::HINT_BROKEN),
        Some(Standing::Open) => (Some("open"), "", words::HINT_OPEN),
        None => (None, "", ""),
    };
    html! {
        <li
            key={hint.number}
            class="play-hint"
            data-state={state}
            data-lit={light.hints.contains(i).then_some("")}
            data-touched={is_touched.then_some("")}
            data-struck={struck.then_some("")}
        >
            <button
                type="button"
                class="play-hint-words"
                data-zebra="play-hint"
                data-hint={hint.number.to_string()}
                aria-pressed={is_touched.to_string()}
                onclick={touch.reform(move |_: MouseEvent| i)}
            >
                <span class="play-number">{ hint.number }</span>
                <bdi class="play-hint-text">{ &hint.text }</bdi>
                if state.is_some() {
                    <span class="play-sign" aria-hidden="true">{ sign }</span>
                    <span class="visually-hidden">{ words::HINT_SEPARATOR }{ said }</span>
                }
            </button>
            <button
                type="button"
                class="play-strike"
                data-zebra="strike"
                data-hint={hint.number.to_string()}
                data-state={state}
                aria-pressed={struck.to_string()}
                aria-label={words::strike(hint.number)}
                title={words::strike_title(struck)}
                onclick={play.reform(move |_: MouseEvent| Move::Strike(i))}
            >
                <span aria-hidden="true">{ if struck { "✓" } else { "\u{a0}" } }</span>
            </button>
        </li>
    }
}
