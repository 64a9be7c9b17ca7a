//! A game that is done, watched again: its moves in order, by steps or by themselves.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::kept;
use crate::components::plain_button;
use crate::device;
use crate::views::play::{Position, Table};
use crate::words::game_end as words;

/// Milliseconds for each move.
const BEAT: u32 = 700;

/// The game that is watched.
#[derive(Clone, PartialEq)]
struct Shown {
    moves: Rc<[Position]>,
    at: usize,
    runs: bool,
}

/// What is watched, if anything is.
pub struct Watch {
    shown: UseStateHandle<Option<Shown>>,
}

/// Nothing is watched until it is asked for, and nothing any more once the game is another one.
#[hook]
pub fn use_watch(table: &Table) -> Watch {
    let shown = use_state_eq(|| None::<Shown>);
    {
        let shown = shown.setter();
        let game = (table.key().to_owned(), table.game().position().clone());
        use_effect_with(game, move |_| shown.set(None));
    }
    {
        let handle = shown.clone();
        use_effect_with((*shown).clone(), move |now| {
            let running = now.clone().filter(|shown| shown.runs);
            let beat = running
                .map(|shown| Timeout::new(BEAT, move || handle.set(Some(shown.to(shown.at + 1)))));
            move || drop(beat)
        });
    }
    Watch { shown }
}

impl Shown {
    /// The same at another move; at the last one it stands still.
    fn to(&self, at: usize) -> Self {
        let last = self.moves.len() - 1;
        let at = at.min(last);
        Self { at, runs: self.runs && at < last, ..self.clone() }
    }
}

impl Watch {
    /// The marks to be shown in place of the game's.
    pub fn now(&self) -> Option<&Position> {
        self.shown.as_ref().map(|shown| &shown.moves[shown.at])
    }

    /// The button that begins it, where the moves of the game are known.
    pub fn button(&self, table: &Table) -> Html {
        let moves = kept::replay(table).positions(&table.setup().puzzle);
        // All at once is no game.
        if moves.len() < 3 {
            return Html::default();
        }
        let (shown, moves) = (self.shown.setter(), Rc::from(moves));
        let begin = move |_: MouseEvent| {
            shown.set(Some(Shown { moves: Rc::clone(&moves), at: 0, runs: !is_still() }));
        };
        html! {
            { plain_button("watch", words::WATCH, false, begin.into()) }
        }
    }

    /// What leads through it.
    pub fn view(&self) -> Html {
        let Some(shown) = &*self.shown else { return Html::default() };
        let last = shown.moves.len() - 1;
        let goes = |name: &'static str, hook: &'static str, disabled: bool, to: Option<Shown>| {
            let setter = self.shown.setter();
            let go = move |_: MouseEvent| setter.set(to.clone());
            plain_button(hook, name, disabled, go.into())
        };
        let still = Shown { runs: false, ..shown.clone() };
        let start = if shown.at == last { 0 } else { shown.at };
        let running = Shown { runs: true, at: start, ..shown.clone() };
        let slide = {
            let (setter, still) = (self.shown.setter(), still.clone());
            move |event: InputEvent| {
                let field: HtmlInputElement = event.target_unchecked_into();
                setter.set(Some(still.to(field.value().parse().unwrap_or_default())));
            }
        };
        html! {
            <section class="play-watch" aria-label={words::WATCHING}>
                <label class="play-option">
                    <span data-zebra="watch-at">{ words::at_move(shown.at, last) }</span>
                    <input
                        type="range"
                        data-zebra="watch-slide"
                        min="0"
                        max={last.to_string()}
                        value={shown.at.to_string()}
                        oninput={slide}
                    />
                </label>
                { goes(words::WATCH_BACK, "watch-back", shown.at == 0, Some(still.to(shown.at.saturating_sub(1)))) }
                { goes(words::WATCH_ON, "watch-on", shown.at == last, Some(still.to(shown.at + 1))) }
                if shown.runs {
                    { goes(words::WATCH_PAUSE, "watch-pause", false, Some(still)) }
                } else if !is_still() {
                    { goes(words::WATCH_PLAY, "watch-play", false, Some(running)) }
                }
                { goes(words::WATCH_END, "watch-end", false, None) }
            </section>
        }
    }
}

/// Whether the reader wants nothing to move by itself.
fn is_still() -> bool {
    device::matches("(prefers-reduced-motion: reduce)")
}
