//! Keys that work anywhere in the view.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::Beside;
use super::buttons::focus_if_lost;
use crate::keys;
use crate::setup::Setup;
use crate::views::play::Move;

/// Fields that take letters for themselves.
const TYPING: &str = "select, textarea, input:not([type=checkbox])";

/// Where the keys go.
#[derive(Clone)]
pub struct Hotkeys {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// The hint that is lit.
    pub hint: Option<usize>,
    /// Hears of a hint that is touched.
    pub touch: Callback<usize>,
    /// Where moves go.
    pub play: Callback<Move>,
    /// Asks for a nudge, where there is one.
    pub nudge: Option<Callback<()>>,
    /// Asks whether all is right so far, where there is anything to ask about.
    pub check: Option<Callback<()>>,
    /// What is open beside the game.
    pub beside: Beside,
    /// Shows something else there, or no longer.
    pub show: Callback<Beside>,
}

impl Hotkeys {
    /// Hears every key in the view.
    pub fn listen(self) -> Callback<KeyboardEvent> {
        Callback::from(move |event: KeyboardEvent| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let types = target.is_some_and(|target| target.matches(TYPING).unwrap_or(false));
            let key = keys::plain(&event).filter(|_| !event.default_prevented());
            let key = key.filter(|key| !types || key == "escape");
            if key.is_some_and(|key| self.take(&key, event.shift_key())) {
                event.prevent_default();
            }
        })
    }

    /// Does what the key stands for; whether it stands for anything.
    fn take(&self, key: &str, shift: bool) -> bool {
        match (key, shift) {
            ("?", _) => {
                self.show.emit(Beside::Legend);
                focus_if_lost();
            }
            ("escape", false) if self.beside != Beside::Nothing => {
                self.show.emit(Beside::Nothing);
                focus_if_lost();
            }
            ("n", false) => self.nudge.iter().for_each(|nudge| nudge.emit(())),
            ("k", false) => self.check.iter().for_each(|check| check.emit(())),
            ("u", false) => self.play.emit(Move::Undo),
            ("u", true) => self.play.emit(Move::Redo),
            ("h", shift) => self.next_hint(shift),
            ("s", false) => self.hint.iter().for_each(|&hint| self.play.emit(Move::Strike(hint))),
            _ => return false,
        }
        true
    }

    /// Goes on to the next hint, or back to the one before.
    fn next_hint(&self, back: bool) {
        let hints: Vec<usize> = self.setup.active().iter().collect();
        let at = hints.iter().position(|&hint| Some(hint) == self.hint);
        let next = match (at, back) {
            (None, false) => 0,
            (Some(at), false) => (at + 1) % hints.len(),
            (at, true) => at.unwrap_or(0).checked_sub(1).unwrap_or(hints.len().saturating_sub(1)),
        };
        if let Some(&hint) = hints.get(next) {
            self.touch.emit(hint);
        }
    }
}
