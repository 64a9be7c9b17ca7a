//! Whether the board is for a thumb, and how much room there is.

use gloo_events::EventListener;
use gloo_utils::window;
use yew::prelude::*;

/// Small, or touched with fingers: cells are to be touched, and not the marks in them.
pub const COMPACT: &str = "(max-width: 45rem), (pointer: coarse)";

/// Where each line counts.
pub const PHONE: &str = "(max-width: 45rem)";

/// Whether the screen is as the query says.
#[hook]
pub fn use_screen(query: &'static str) -> bool {
    let query = use_memo((), |()| window().match_media(query).ok().flatten());
    let matches = {
        let query = query.clone();
        move || (*query).as_ref().is_some_and(|query| query.matches())
    };
    let current = use_state_eq(matches.clone());
    {
        let setter = current.setter();
        use_effect_with((), move |()| {
            let changed = move |_: &Event| setter.set(matches());
            let heard = (*query).clone().map(|query| EventListener::new(&query, "change", changed));
            move || drop(heard)
        });
    }
    *current
}
