//! One mark as a button, in the table, in the chooser and in the cross grid; and the choice of what a
//! click marks.

use std::rc::Rc;

use yew::prelude::*;

use super::face::Face;
use crate::components::choice;
use crate::setup::Setup;
use crate::views::play::{Game, Light, Mark, Seen, Spot};
use crate::words::play as words;
use explain::{Fact, Knowledge};
use puzzle::wording::Places;
use puzzle::{Puzzle, Shape};

/// What the board is drawn from.
#[derive(Clone, PartialEq, Properties)]
pub struct GridProps {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// The game.
    pub game: Game,
    /// What is lit.
    pub light: Light,
    /// The marks that a check found wrong.
    pub wrong: Vec<Fact>,
    /// Which grid.
    pub face: Face,
    /// The mark that the tab key comes to, by row and column.
    pub stop: (usize, usize),
    /// The cell whose values are in the chooser, where there is one.
    pub chosen: Option<(u8, u8)>,
    /// Whether it is done.
    pub solved: bool,
}

/// The same, with what follows from it.
pub struct Marks<'a> {
    /// What the board is drawn from.
    pub grid: &'a GridProps,
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// What its places are called.
    pub places: Places<'a>,
    filled: Option<Knowledge>,
    known: Knowledge,
    /// The placements that rule each other out.
    clashes: Vec<Fact>,
}

/// The marks to choose from, with their keys.
const TOOLS: [(Mark, &str, &str); 3] = [
    (Mark::Out, words::RULE_OUT, "x"),
    (Mark::In, words::PLACE, "o"),
    (Mark::Maybe, words::PENCIL, "p"),
];

/// The choice of what a click marks.
pub fn tools(tool: Mark, choose: &Callback<Mark>) -> Html {
    html! {
        <div class="play-tools" role="group" aria-label={words::MARKING}>
            { for TOOLS.map(|(mark, name, key)| {
                let label = html! { <>{ name }{ " " }<kbd aria-hidden="true">{ key }</kbd></> };
                choice("", mark, &tool, choose).hook("tool").with("data-tool", key).holding(label)
            }) }
        </div>
    }
}

impl<'a> Marks<'a> {
    /// What follows.
    pub fn of(grid: &'a GridProps) -> Self {
        let (game, puzzle) = (&grid.game, &*grid.setup.puzzle);
        let (filled, known) = (game.filled_in(), game.known());
        let clashes = game.position().clashes();
        Self { grid, puzzle, places: Places::of(puzzle), filled, known, clashes }
    }

    /// What a spot shows.
    pub fn seen(&self, spot: Spot) -> Seen {
        self.grid.game.seen(spot, self.filled.as_ref())
    }

    /// Whether a check found the mark wrong.
    pub fn is_wrong(&self, spot: Spot) -> bool {
        let own = self.grid.game.position().mark(spot);
        self.grid.wrong.iter().any(|fact| {
            Spot::from(fact).is_same_as(spot)
                && own == (if fact.holds { Mark::In } else { Mark::Out })
        })
    }

    /// Whether it is placed, and another placement rules that out.
    pub fn is_clash(&self, spot: Spot) -> bool {
        self.clashes.iter().any(|fact| Spot::from(fact).is_same_as(spot))
    }

    /// Whether it lights up with a hint.
    pub fn is_lit(&self, spot: Spot) -> bool {
        match spot {
            Spot::House(value, house) => self.grid.light.falls_on(value, house, &self.known),
            Spot::Pair(a, b) => [a, b].iter().all(|value| self.grid.light.values.contains(value)),
        }
    }

    /// The button of a spot, at its row and column in the grid.
    pub fn button(&self, at: (usize, usize), label: Html) -> Html {
        let Some(spot) = self.grid.face.spot(Shape::from(self.puzzle), at) else {
            return Html::default();
        };
        let seen = self.seen(spot);
        let (wrong, clash) = (self.is_wrong(spot), self.is_clash(spot));
        let (state, mark) = match seen.mark {
            Mark::Blank => ("blank", words::MARK_OPEN),
            Mark::In => ("in", words::MARK_PLACED),
            Mark::Out => ("out", words::MARK_OUT),
            Mark::Maybe => ("maybe", words::MARK_PENCIL),
        };
        let said = match seen.implied {
            _ if wrong => words::mark_wrong(mark),
            _ if clash => words::mark_clashes(mark),
            true => words::mark_implied(mark),
            false => mark.to_owned(),
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
                data-clash={clash.then_some("")}
                data-lit={self.is_lit(spot).then_some("")}
                tabindex={if at == self.grid.stop { "0" } else { "-1" }}
                aria-label={words::spot_said(&named(self.puzzle, self.places, spot), &said)}
            >
                { label }
            </button>
        }
    }
}

/// A spot in words: "red in house 1".
fn named(puzzle: &Puzzle, places: Places<'_>, spot: Spot) -> String {
    match spot {
        Spot::House(value, house) => {
            words::value_there(puzzle.name(value), &places.at_number(house))
        }
        Spot::Pair(a, b) => words::value_with(puzzle.name(a), puzzle.name(b)),
    }
}
