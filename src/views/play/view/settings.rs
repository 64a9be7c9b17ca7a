//! What the player sets: which grid, what fills itself in; and beginning again.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::face::Face;
use crate::device;
use crate::views::play::{Answer, Fill, Game, Move, Turn};

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
fn words(fill: Fill) -> &'static str {
    match fill {
        Fill::Off => "nothing",
        Fill::Singles => "the last one left",
        Fill::All => "all that follows",
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
        <section class="play-settings" aria-label="Settings" data-open={open.then_some("")}>
            <div class="play-tabs" role="group" aria-label="Kind of grid">
                { tab("Table", "play-table", Face::Table) }
                { tab("Cross grid", "play-cross", Face::Cross) }
            </div>
            <label class="play-option">
                { "Fill in for me" }
                <span class="select-box">
                    <select class="select" data-zebra="fill" onchange={choose}>
                        { for Fill::EACH.map(|each| html! {
                            <option value={each.word()} selected={each == game.fill()}>{ words(each) }</option>
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
                { "Judge hints" }
            </label>
            <button type="button" class="button" data-zebra="restart" disabled={game.position().is_empty()} onclick={restart}>
                { "Restart" }
            </button>
            <button type="button" class="button" data-zebra="copy-marks" disabled={game.position().is_empty()} onclick={copy.clone()}>
                { "Copy link with marks" }
            </button>
            <button type="button" class="button" data-zebra="print" onclick={|_: MouseEvent| device::print()}>
                { "Print" }
            </button>
            <button type="button" class="button" data-zebra="new-puzzle" onclick={new_puzzle.clone()}>
                { "New puzzle" }
            </button>
            <button type="button" class="button" data-zebra="show-keys" aria-keyshortcuts="?" onclick={keys.clone()}>
                { "Keys" }
            </button>
        </section>
    }
}
