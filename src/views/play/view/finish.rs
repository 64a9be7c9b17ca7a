//! The clock of a game, and its end.

use gloo_timers::callback::Interval;
use gloo_utils::document;
use yew::prelude::*;

use super::kept;
use crate::device;
use crate::views::play::{Move, Record, Table, Turn};

/// Seconds between two looks at the clock: nobody is hurried by a minute.
const BEAT: u32 = 10;

/// Counts the time that is played, unless the game rests; and remembers a game that is done.
#[hook]
pub fn use_clock(table: &Table, turn: &Callback<Turn>, solved: bool) {
    let since = use_mut_ref(device::now);
    let was_open = use_mut_ref(|| None::<String>);
    let rests = solved || table.is_played_elsewhere();
    let (game, key) = (table.game().clone(), table.key().to_owned());
    let turn = turn.clone();
    use_effect_with((rests, solved, key), move |(rests, solved, key)| {
        // Whole seconds since it was asked last, unless the device slept.
        let passed = move || {
            let seconds = ((device::now() - *since.borrow()) / 1000.0).max(0.0).floor();
            *since.borrow_mut() += seconds * 1000.0;
            (seconds as u32).min(2 * BEAT)
        };
        // Who opens a link to a solved game has not solved it.
        let is_played = !kept::is_linked(key, game.position());
        if *solved && is_played && was_open.borrow().as_ref() == Some(key) {
            let rest = Move::Played(passed());
            kept::remember(key, &Record::of(&game.after(rest.clone()), device::today()));
            turn.emit(Turn::Move(rest));
        }
        *was_open.borrow_mut() = (!solved).then(|| key.clone());
        let beat = (!rests).then(|| {
            passed();
            Interval::new(BEAT * 1000, move || {
                let seconds = passed();
                if !document().hidden() {
                    turn.emit(Turn::Move(Move::Played(seconds)));
                }
            })
        });
        move || drop(beat)
    });
}
