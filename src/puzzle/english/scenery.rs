//! What the row of places is in this puzzle: houses in a street, floors of a tower, runners at the
//! finish, days of the week; and how its ends and directions are called.

use super::super::Houses;
use super::tokens::Token;

/// Which row of places the puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Row {
    /// Left to right: houses, seats, lockers.
    #[default]
    Side,
    /// The first place is the lowest: floors.
    Floors,
    /// The first place is the highest: a stack or a list read from the top.
    Stack,
    /// The first comes in, leaves or is served first: a race, a queue.
    Order,
    /// Days, months, hours.
    Time,
}

/// The words of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Scenery {
    pub row: Row,
}

impl Scenery {
    /// What the words of the whole text speak of. `named` are the names of places listed in the
    /// text as a category, in lower case.
    pub fn of(tokens: &[Token]) -> Self {
        let count = |words: &[&str]| tokens.iter().filter(|token| token.is(words)).count();
        let side = count(&["left", "right", "leftmost", "rightmost"]);
        let floors = count(&[
            "floor",
            "floors",
            "above",
            "below",
            "upstairs",
            "downstairs",
            "story",
            "stories",
        ]);
        let stack = count(&["stack", "shelf", "shelves", "pile"]);
        let order = count(&[
            "race",
            "finished",
            "finish",
            "queue",
            "line",
            "behind",
            "ahead",
            "runners",
            "marathon",
            "podium",
            "finishing",
        ]);
        let time = count(&[
            "before", "after", "earlier", "later", "monday", "day", "days", "january", "am", "pm",
        ]);
        let most = side.max(floors).max(order).max(time);
        let row = if most == 0 || side == most {
            Row::Side
        } else if floors == most {
            if stack > 0 { Row::Stack } else { Row::Floors }
        } else if order == most {
            Row::Order
        } else {
            Row::Time
        };
        Self { row }
    }

    /// Whether this word names the end where counting starts (`true`), or the other.
    pub fn end_named(&self, word: &str) -> Option<bool> {
        match (self.row, word) {
            (_, "left" | "front" | "beginning" | "start") => Some(true),
            (_, "right" | "back" | "rear" | "end") => Some(false),
            (Row::Stack, "top") | (Row::Floors, "bottom" | "ground") => Some(true),
            (Row::Stack, "bottom") | (Row::Floors, "top") => Some(false),
            (Row::Order | Row::Time, "top") => Some(true),
            (Row::Order | Row::Time, "bottom" | "last") => Some(false),
            _ => None,
        }
    }

    /// "Last" and ordinals need no turning: the first place is where counting starts.
    pub fn ranked(&self, houses: Houses, _n: u8, _noun: &str) -> Houses {
        houses
    }

    /// Ends by names that only some rows have.
    pub fn named(&self, are: &impl Fn(&str) -> Option<usize>, n: u8) -> Option<(Houses, usize)> {
        let (first, last) = (Houses::only(0), Houses::only(n - 1));
        let table: &[(&str, Houses)] = match self.row {
            Row::Floors => &[
                ("ground floor", first),
                ("bottom floor", first),
                ("lowest", first),
                ("bottommost", first),
                ("bottom", first),
                ("top", last),
                ("topmost", last),
                ("highest", last),
                ("uppermost", last),
            ],
            Row::Stack => &[
                ("top", first),
                ("topmost", first),
                ("highest", first),
                ("bottom", last),
                ("bottommost", last),
                ("lowest", last),
            ],
            Row::Order | Row::Time => &[
                ("won the race", first),
                ("won the", first),
                ("won", first),
                ("the winner", first),
                ("winner", first),
                ("gold medal", first),
                ("gold medalist", first),
                ("silver medal", Houses::only(1.min(n - 1))),
                ("bronze medal", Houses::only(2.min(n - 1))),
                ("earliest", first),
                ("latest", last),
                ("front", first),
                ("head", first),
                ("back", last),
                ("rear", last),
                ("at the very end", last),
            ],
            Row::Side => &[("front of the", first), ("back of the", last)],
        };
        table.iter().find_map(|(phrase, houses)| Some((*houses, are(phrase)?)))
    }
}
