//! What the player sets: which grid, what fills itself in; and beginning again.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::face::Face;
use crate::components::{plain_button, say};
use crate::device;
use crate::views::play::{Answer, Fill, Game, Move, Turn};
use crate::words::play as words;

/// What is set.
pub struct Settings<'a> {
    /// The game.
    pub game: &'a Game,
    /// Which grid is shown.
    pub face: Face,
    /// Where another choice of grid goes.
    pub turn_to: Callback<Face>,
    /// Where another choice of what fills itself in goes.
    pub fill: Callback<Fill>,
    /// Shows the keys, or no longer.
    pub keys: Callback<MouseEvent>,
    /// Copies a link that carries the marks.
    pub copy: Callback<MouseEvent>,
    /// Shows the form for a new puzzle, or no longer.
    pub new_puzzle: Callback<MouseEvent>,
    /// Where moves go.
    pub play: &'a Callback<Move>,
    /// Where turns go.
    pub turn: &'a Callback<Turn>,
    /// Whether this is open, where it is small.
    pub open: bool,
}

/// The settings in plain words.
fn name(fill: Fill) -> &'static str {
    match fill {
        Fill::Off => words::FILL_NOTHING,
        Fill::Singles => words::FILL_SINGLES,
        Fill::All => words::FILL_ALL,
    }
}

/// The settings.
pub fn settings(set: &Settings<'_>) -> Html {
    let Settings { game, face, turn_to, fill, keys, copy, new_puzzle, play, turn, open } = set;
    let tab = |name: &'static str, hook: &'static str, to: Face| {
        html! {
            <button
                type="button"
                data-zebra={hook}
                aria-pressed={(*face == to).to_string()}
                onclick={turn_to.reform(move |_: MouseEvent| to)}
            >
                { name }
            </button>
        }
    };
    let choose = fill.reform(|event: Event| {
        let chosen: HtmlSelectElement = event.target_unchecked_into();
        Fill::named(&chosen.value()).unwrap_or_default()
    });
    let judge = play.reform(|event: Event| {
        let switch: HtmlInputElement = event.target_unchecked_into();
        Move::Standings(switch.checked())
    });
    // On the page: frames in other pages may not be allowed a dialog of the browser's.
    let restart = turn.reform(|_: MouseEvent| Turn::Say(Answer::Restart));
    html! {
        <section class="play-settings" aria-label={words::SETTINGS} data-open={open.then_some("")}>
            <div class="play-tabs" role="group" aria-label={words::GRID_KIND}>
                { tab(words::TABLE, "play-table", Face::Table) }
                { tab(words::CROSS_GRID, "play-cross", Face::Cross) }
            </div>
            <label class="play-option">
                { say(words::FILL) }
                <span class="select-box">
                    <select class="select" data-zebra="fill" onchange={choose}>
                        { for Fill::EACH.map(|each| html! {
                            <option value={each.word()} selected={each == game.fill()}>{ name(each) }</option>
                        }) }
                    </select>
                </span>
            </label>
            <label class="play-option">
                <input
                    type="checkbox"
                    role="switch"
                    class="switch"
                    data-zebra="standings"
                    checked={game.standings()}
                    data-on={game.standings().then_some("")}
                    onchange={judge}
                />
                { say(words::JUDGE) }
            </label>
            { plain_button("restart", words::RESTART, game.position().is_empty(), restart) }
            { plain_button("copy-marks", words::COPY_MARKS, game.position().is_empty(), copy.clone()) }
            { plain_button("print", words::PRINT, false, Callback::from(|_: MouseEvent| device::print())) }
            { plain_button("new-puzzle", words::NEW_PUZZLE, false, new_puzzle.clone()) }
            <button type="button" class="button" data-zebra="show-keys" aria-keyshortcuts="?" onclick={keys.clone()}>
                { say(words::KEYS) }
            </button>
        </section>
    }
}
