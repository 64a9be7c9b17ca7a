//! Where moves go, and what comes from the page and from other tabs.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::{document, window};
use yew::prelude::*;

use super::{Game, State, kept};
use crate::state::{self, Action, Tone};
use crate::views::play::{Move, Position, Table, Turn, key};
use crate::words::play as words;

/// Follows the page, wherever it goes.
#[hook]
pub fn use_page(page: &Rc<state::State>, turn: &Callback<Turn>) {
    let (page, turn) = (page.clone(), turn.clone());
    let moment = (page.setup().clone(), page.place(), page.memo().cloned());
    use_effect_with(moment, move |_| {
        let known = kept::known(&key(page.setup()));
        turn.emit(Turn::Page(page, known));
    });
}

/// Puts the marks that the page's link carries on the table, for as long as a game of the reader's own
/// stays on the device.
#[hook]
pub fn use_linked(page: &state::State, state: &UseReducerHandle<State>, act: &Callback<Action>) {
    let (state, act) = (state.clone(), act.clone());
    use_effect_with(page.setup().clone(), move |setup| {
        let Some(text) = setup.marks() else { return };
        let state = state.clone();
        let table = &state.0;
        let linked = Position::from_link(&setup.puzzle, &text);
        table.show_linked(linked.as_ref().ok()).into_iter().for_each(|action| act.emit(action));
        match linked {
            Err(why) => {
                act.emit(Action::Notify(Tone::Trouble, words::marks_left_out(&why)));
            }
            Ok(marks) if marks != *table.game().position() => {
                kept::link(table.key(), marks);
                let said = if has_own(table) { words::LINKED_OVER } else { words::LINKED };
                act.emit(Action::Notify(Tone::Good, said.to_owned()));
            }
            Ok(_) => {}
        }
    });
}

/// Whether the device keeps a game of the reader's own, besides the marks that a link has brought.
fn has_own(table: &Table) -> bool {
    let kept = kept::known(table.key());
    let game = kept.and_then(|text| Game::load(&table.setup().puzzle, &text));
    game.is_some_and(|game| {
        !game.position().is_empty() && !kept::is_linked(table.key(), game.position())
    })
}

/// Where moves go: they change the table, and those that change marks become steps of the page. The
/// device keeps the game; what another tab or frame has made of it is taken over before anything else
/// is done.
#[hook]
pub fn use_moves(state: &UseReducerHandle<State>, act: &Callback<Action>) -> Callback<Move> {
    let make = {
        let (state, act) = (state.clone(), act.clone());
        move |step: Move| {
            // A new handle keeps no old tables.
            let state = state.clone();
            let actions = state.0.actions(&step);
            state.dispatch(Turn::Move(step));
            actions.into_iter().for_each(|action| act.emit(action));
        }
    };
    // Said once for all that is marked elsewhere while the reader makes no move here.
    let said = use_mut_ref(|| false);
    let take_over = {
        let (state, act, make, said) = (state.clone(), act.clone(), make.clone(), said.clone());
        move || {
            let state = state.clone();
            let table = &state.0;
            let other = kept::changed(table.key());
            if let Some(other) = other.and_then(|text| Game::load(&table.setup().puzzle, &text)) {
                let moved = other.position() != table.game().position();
                if moved && !said.replace(true) {
                    act.emit(Action::Notify(Tone::Trouble, words::ELSEWHERE.to_owned()));
                }
                make(Move::TakeOver(other));
            }
        }
    };
    let keep = {
        let (state, act, take_over) = (state.clone(), act.clone(), take_over.clone());
        move || {
            take_over();
            let state = state.clone();
            let (game, key) = (state.0.game(), state.0.key());
            let text = game.save();
            if kept::is_linked(key, game.position()) && has_own(&state.0) {
                return;
            }
            if kept::known(key).as_ref() == Some(&text) {
                return;
            }
            // First the moves: another tab that hears of the game finds them there.
            let lasts = kept::keep_moves(&state.0);
            let trouble = match kept::keep(key, &text) {
                _ if game.position().is_empty() => None,
                Err(trouble) => kept::is_unsaid(trouble).then(|| trouble.of_game()),
                Ok(()) => {
                    (!lasts && kept::is_unsaid_of_moves()).then(|| words::NO_MOVES.to_owned())
                }
            };
            trouble.into_iter().for_each(|said| act.emit(Action::Notify(Tone::Trouble, said)));
        }
    };
    {
        let keep = keep.clone();
        use_effect_with((state.0.key().to_owned(), state.0.game().save()), move |_| keep());
    }
    use_effect_with((), move |()| {
        let heard = {
            let keep = keep.clone();
            EventListener::new(&window(), "storage", move |_| keep())
        };
        // A tab that slept has heard nothing.
        let woken = EventListener::new(&document(), "visibilitychange", move |_| keep());
        move || drop((heard, woken))
    });
    Callback::from(move |step| {
        take_over();
        *said.borrow_mut() = false;
        make(step);
    })
}
