//! Where moves go, and what comes from the page and from other tabs.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::{document, window};
use yew::prelude::*;

use super::{Game, State, kept};
use crate::state::{self, Action, Tone};
use crate::views::play::{Move, Turn, key};

/// What is said when the marks come from somewhere else.
const ELSEWHERE: &str = "This game was played on in another tab or frame. Its marks are shown here \
                         now; Undo brings back the ones before.";

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
                    act.emit(Action::Notify(Tone::Trouble, ELSEWHERE.to_owned()));
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
            if kept::known(key).as_ref() != Some(&text)
                && let Err(trouble) = kept::keep(key, &text)
                && !game.position().is_empty()
                && kept::is_unsaid(trouble)
            {
                act.emit(Action::Notify(Tone::Trouble, trouble.of_game()));
            }
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
