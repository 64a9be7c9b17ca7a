//! One mark as a button, in the table and in the cross grid, and the choice of what a click marks.

use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::keys::{self, Way};
use crate::views::play::{Game, Mark, Move, Spot};
use explain::{Fact, Knowledge};
use puzzle::Puzzle;
use puzzle::wording::Places;

/// What marks are drawn from.
pub struct Marks<'a> {
    /// The game.
    pub game: &'a Game,
    /// What its places are called.
    pub places: Places<'a>,
    /// What the marks come to, where that is filled in.
    pub known: Option<Knowledge>,
    /// The marks that a check found wrong.
    pub wrong: &'a [Fact],
    /// What a click marks.
    pub tool: Mark,
    /// Where moves go.
    pub act: &'a Callback<Move>,
}

/// What the keys do, as a grid says it.
pub const KEYS: &str = "Arrow keys move; x rules out, o places, p notes in pencil, Delete wipes";

/// The marks to choose from, with their keys.
const TOOLS: [(Mark, &str, &str); 3] =
    [(Mark::Out, "Rule out", "x"), (Mark::In, "Place", "o"), (Mark::Maybe, "Pencil", "p")];

/// The choice of what a click marks.
pub fn chooser(tool: Mark, choose: UseStateSetter<Mark>) -> Html {
    html! {
        <div class="play-tools" role="group" aria-label="A click marks">
            { for TOOLS.map(|(mark, name, key)| {
                let choose = choose.clone();
                html! {
                    <button
                        type="button"
                        data-zebra="tool"
                        data-tool={key}
                        aria-pressed={(mark == tool).to_string()}
                        onclick={move |_: MouseEvent| choose.set(mark)}
                    >
                        { name }{ " " }<kbd aria-hidden="true">{ key }</kbd>
                    </button>
                }
            }) }
        </div>
    }
}

impl Marks<'_> {
    /// The button at a spot. `at` is its row and column in the grid, for the arrow keys.
    pub fn button(&self, puzzle: &Puzzle, spot: Spot, at: (usize, usize), label: Html) -> Html {
        let seen = self.game.position().seen(spot, self.known.as_ref());
        let own = self.game.position().mark(spot);
        let wrong = self.wrong.iter().any(|fact| {
            Spot::from(fact).is_same_as(spot)
                && own == (if fact.holds { Mark::In } else { Mark::Out })
        });
        let (state, words) = match seen.mark {
            Mark::Blank => ("blank", "open"),
            Mark::In => ("in", "placed"),
            Mark::Out => ("out", "ruled out"),
            Mark::Maybe => ("maybe", "noted in pencil"),
        };
        let words = match (seen.implied, wrong) {
            (_, true) => format!("{words}, wrong"),
            (true, _) => format!("{words} by a placement"),
            _ => words.to_owned(),
        };
        let tool = self.tool;
        // A long press or the other button places at once.
        let place = self.act.reform(move |event: MouseEvent| {
            event.prevent_default();
            Move::Mark(spot, Mark::In)
        });
        let keys = {
            let act = self.act.clone();
            Callback::from(move |event: KeyboardEvent| pressed(&event, spot, at, &act))
        };
        html! {
            <button
                type="button"
                class="play-mark"
                data-zebra="mark"
                data-row={at.0.to_string()}
                data-column={at.1.to_string()}
                data-state={state}
                data-implied={seen.implied.then_some("")}
                data-wrong={wrong.then_some("")}
                tabindex={if at == (0, 0) { "0" } else { "-1" }}
                aria-label={format!("{}: {words}", super::name(puzzle, self.places, spot))}
                onclick={self.act.reform(move |_: MouseEvent| Move::Mark(spot, tool))}
                oncontextmenu={place}
                onkeydown={keys}
            >
                { label }
            </button>
        }
    }
}

fn pressed(event: &KeyboardEvent, spot: Spot, at: (usize, usize), act: &Callback<Move>) {
    if let Some(way) = keys::undo_or_redo(event) {
        act.emit(match way {
            Way::Back => Move::Undo,
            Way::Forth => Move::Redo,
        });
        return event.prevent_default();
    }
    let Some(key) = keys::plain(event) else { return };
    let step = match key.as_str() {
        "arrowup" => (-1, 0),
        "arrowdown" => (1, 0),
        "arrowleft" => (0, -1),
        "arrowright" => (0, 1),
        key => {
            let mark = match key {
                "x" => Mark::Out,
                "o" => Mark::In,
                "p" => Mark::Maybe,
                "backspace" | "delete" => Mark::Blank,
                _ => return,
            };
            event.prevent_default();
            return act.emit(Move::Mark(spot, mark));
        }
    };
    event.prevent_default();
    if let Some(from) = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
        walk(&from, at, step);
    }
}

/// Moves the focus to the next button of the grid in that direction, over gaps, and makes it the one
/// that the tab key comes back to.
fn walk(from: &HtmlElement, at: (usize, usize), (down, right): (isize, isize)) {
    let Ok(Some(grid)) = from.closest("[data-zebra=play-grid]") else { return };
    let size: usize = grid.get_attribute("data-size").and_then(|n| n.parse().ok()).unwrap_or(0);
    let (mut row, mut column) = at;
    loop {
        let next = (row.checked_add_signed(down), column.checked_add_signed(right));
        let (Some(to_row), Some(to_column)) = next else { return };
        if to_row >= size || to_column >= size {
            return;
        }
        (row, column) = (to_row, to_column);
        let place = format!("[data-row=\"{row}\"][data-column=\"{column}\"]");
        if let Ok(Some(button)) = grid.query_selector(&place) {
            return focus(&grid, &button);
        }
    }
}

/// The button that the tab key comes to.
const STOP: &str = "[data-zebra=mark][tabindex=\"0\"]";

/// Puts the focus where the reader was in the grid last.
pub fn focus_on_marks() {
    let stop = document().query_selector(STOP).ok().flatten();
    if let Some(stop) = stop.and_then(|stop| stop.dyn_into::<HtmlElement>().ok()) {
        // What is on the page takes the focus.
        let _ = stop.focus();
    }
}

fn focus(grid: &Element, button: &Element) {
    if let Ok(Some(before)) = grid.query_selector(STOP) {
        // An attribute with a valid name can be set.
        let _ = before.set_attribute("tabindex", "-1");
    }
    let _ = button.set_attribute("tabindex", "0");
    if let Some(button) = button.dyn_ref::<HtmlElement>() {
        // What is on the page takes the focus.
        let _ = button.focus();
    }
    debug_assert!(document().active_element().is_some());
}
