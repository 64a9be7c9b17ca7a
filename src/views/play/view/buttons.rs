//! The buttons of the board: which there are, where they stand, and which has the focus.

use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::device;

/// The marks of the table and of the cross grid.
pub(super) const MARK: &str = "[data-zebra=mark]";
/// The cells of the table where one is chosen before its values are.
pub(super) const CELL: &str = "[data-zebra=play-cell]";

/// The row and column of a button.
pub(super) fn place(button: &Element) -> Option<(usize, usize)> {
    let number = |name| button.get_attribute(name)?.parse().ok();
    Some((number("data-row")?, number("data-column")?))
}

/// Gives the focus to what is to be seen.
pub(super) fn focus(button: &Element) {
    if let Some(button) = button.dyn_ref::<HtmlElement>().filter(|_| is_seen(button)) {
        // What is on the page takes the focus.
        let _ = button.focus();
    }
}

/// Whether a button has room on the page.
pub(super) fn is_seen(button: &Element) -> bool {
    button.dyn_ref::<HtmlElement>().is_some_and(|it| it.offset_width() > 0)
}

/// Scrolls the cells that are lit into sight, the first of them surely.
pub(super) fn show_lit() {
    let lit = document().query_selector_all(".play-grid tbody [data-lit]").ok();
    let Some(lit) = lit else { return };
    for at in [lit.length().checked_sub(1), Some(0)].into_iter().flatten() {
        let cell = lit.get(at).and_then(|node| node.dyn_into::<Element>().ok());
        if let Some(Ok(Some(cell))) = cell.map(|cell| cell.closest("td")) {
            into_sight(&cell);
        }
    }
}

/// Scrolls a cell into sight, no further than needed.
pub(super) fn into_sight(cell: &Element) {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    nearest.set_inline(ScrollLogicalPosition::Nearest);
    cell.scroll_into_view_with_scroll_into_view_options(&nearest);
}

/// Puts the focus where the reader was on the board last, where what had it has gone with the next
/// drawing: it goes on from there.
pub fn focus_if_lost() {
    device::after_paint(|| {
        // Browsers may leave the focus for a while on what can no longer be seen.
        let lost = document()
            .active_element()
            .is_none_or(|element| element.tag_name() == "BODY" || !is_seen(&element));
        let stop = format!("{MARK}[tabindex=\"0\"], {CELL}[tabindex=\"0\"]");
        if let Some(stop) = document().query_selector(&stop).ok().flatten().filter(|_| lost) {
            focus(&stop);
        }
    });
}
