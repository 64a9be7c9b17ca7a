//! The reader's date, which goes on while the page is open.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use gloo_utils::document;
use yew::prelude::*;

use crate::device;
use crate::setup::Setup;
use crate::state::{Action, Tone};
use crate::words::day as words;
use generate::{Date, Issue};
use link::View;

/// Milliseconds between two looks at the calendar. A timer until midnight would be late on a device
/// that has slept.
const BEAT: u32 = 15_000;

/// The date of now.
#[hook]
pub fn use_today() -> Date {
    let today = use_state_eq(device::today);
    {
        let today = today.setter();
        use_effect_with((), move |()| {
            let look = move || today.set(device::today());
            let beat = Interval::new(BEAT, look.clone());
            let back = EventListener::new(&document(), "visibilitychange", move |_| look());
            move || drop((beat, back))
        });
    }
    *today
}

/// Tells who is at the puzzle of a day that another day has begun. The game stays as it is.
#[hook]
pub fn use_new_day(setup: &Rc<Setup>, act: &Callback<Action>) {
    let today = use_today();
    let (setup, act) = (setup.clone(), act.clone());
    let before = use_mut_ref(|| today);
    use_effect_with(today, move |&today| {
        if before.replace(today) == today {
            return;
        }
        let played = Some(setup).filter(|setup| setup.view() != View::Day);
        let issue = played.and_then(|setup| setup.day()?.parse::<Issue>().ok());
        if issue.is_some_and(|issue| issue.date < today) {
            act.emit(Action::Notify(Tone::Good, words::NEW_DAY.to_owned()));
        }
    });
}
