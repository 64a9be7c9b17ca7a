//! Where the arrow keys lead on the board.

use gloo_utils::document;
use web_sys::Element;

use super::buttons::{CELL, focus, is_seen, place};

/// The row and column of a button.
type At = (usize, usize);

/// Moves the focus from a button in a direction, rows down and columns to the right; whether arrows
/// lead anywhere from there.
pub fn walk(from: &Element, (down, right): (isize, isize)) -> bool {
    if let Ok(Some(_)) = from.closest(".play-keypad") {
        let next = match (down, right) {
            (0, 1) => from.next_element_sibling(),
            (0, _) => from.previous_element_sibling(),
            _ => document().query_selector(&format!("{CELL}[tabindex=\"0\"]")).ok().flatten(),
        };
        next.iter().for_each(focus);
        return true;
    }
    let Ok(Some(grid)) = from.closest("[data-zebra=play-grid]") else { return false };
    let size = grid.get_attribute("data-size").and_then(|n| n.parse().ok()).unwrap_or(0);
    let button = |(row, column): At| {
        let place = format!("[data-row=\"{row}\"][data-column=\"{column}\"]");
        grid.query_selector(&place).ok().flatten()
    };
    let shown = |at| match button(at)? {
        button if is_seen(&button) => Some(at),
        // Of a settled cell only the value that is placed is to be seen.
        button => place(&button.closest("td").ok()??.query_selector("[data-state=in]").ok()??),
    };
    let Some(at) = place(from) else { return false };
    next(at, (down, right), size, shown).and_then(button).iter().for_each(focus);
    true
}

/// The next place in a direction, over gaps; `shown` is what is to be seen in a place: in one that is
/// part of a larger cell another place of it.
fn next(
    from: At,
    (down, right): (isize, isize),
    size: usize,
    shown: impl Fn(At) -> Option<At>,
) -> Option<At> {
    let mut at = from;
    loop {
        at = (at.0.checked_add_signed(down)?, at.1.checked_add_signed(right)?);
        if at.0 >= size || at.1 >= size {
            return None;
        }
        if let Some(to) = shown(at).filter(|&to| to != from) {
            return Some(to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: usize = 6;

    /// Two categories of three values in three houses; of each cell named here only one value is shown.
    fn shown(settled: &[At]) -> impl Fn(At) -> Option<At> {
        move |(row, column)| {
            let cell = |&(other, house): &At| other / 3 == row / 3 && house == column;
            let value = settled.iter().copied().find(cell);
            (column < 3).then(|| value.unwrap_or((row, column)))
        }
    }

    #[test]
    fn arrows_go_to_the_next_cell_whatever_value_it_shows() {
        let shown = shown(&[(2, 1), (4, 1)]);
        let go = |from, way| next(from, way, SIZE, &shown);
        let (up, down, left, right) = ((-1, 0), (1, 0), (0, -1), (0, 1));
        assert_eq!(go((0, 0), right), Some((2, 1)));
        assert_eq!(go((2, 1), right), Some((2, 2)));
        assert_eq!(go((0, 2), left), Some((2, 1)));
        assert_eq!(go((5, 0), right), Some((4, 1)));
        // Down and up a settled cell is passed in one step.
        assert_eq!(go((2, 1), down), Some((4, 1)));
        assert_eq!(go((4, 1), up), Some((2, 1)));
        assert_eq!(go((2, 0), down), Some((3, 0)));
        // And that is all there is.
        for (from, way) in [((2, 1), up), ((4, 1), down), ((1, 0), left), ((1, 2), right)] {
            assert_eq!(go(from, way), None);
        }
    }

    #[test]
    fn arrows_come_to_every_cell() {
        for settled in [vec![], vec![(0, 1)], vec![(1, 0), (3, 1), (5, 2), (2, 2)]] {
            let shown = shown(&settled);
            let (mut reached, mut new) =
                (Vec::new(), shown((0, 0)).into_iter().collect::<Vec<_>>());
            while let Some(at) = new.pop() {
                if !reached.contains(&at) {
                    reached.push(at);
                    let ways = [(-1, 0), (1, 0), (0, -1), (0, 1)];
                    new.extend(ways.into_iter().filter_map(|way| next(at, way, SIZE, &shown)));
                }
            }
            let places = (0..SIZE).flat_map(|row| (0..3).map(move |column| (row, column)));
            let seen: Vec<_> = places.filter(|&at| shown(at) == Some(at)).collect();
            reached.sort_unstable();
            assert_eq!(reached, seen);
        }
    }

    #[test]
    fn gaps_are_passed() {
        let staircase =
            |(row, column): At| (row % 2 == 0 && row + column < 4).then_some((row, column));
        assert_eq!(next((0, 1), (1, 0), SIZE, staircase), Some((2, 1)));
        assert_eq!(next((2, 1), (0, 1), SIZE, staircase), None);
    }
}
