//! Whether the board is for a thumb.

use gloo_events::EventListener;
use gloo_utils::window;
use yew::prelude::*;

/// Small, or touched with fingers.
const COMPACT: &str = "(max-width: 45rem), (pointer: coarse)";

/// Whether cells are to be touched, and not the marks in them.
#[hook]
pub fn use_compact() -> bool {
    let query = use_memo((), |()| window().match_media(COMPACT).ok().flatten());
    let matches = {
        let query = query.clone();
        move || (*query).as_ref().is_some_and(|query| query.matches())
    };
    let compact = use_state_eq(matches.clone());
    {
        let setter = compact.setter();
        use_effect_with((), move |()| {
            let changed = move |_: &Event| setter.set(matches());
            let heard = (*query).clone().map(|query| EventListener::new(&query, "change", changed));
            move || drop(heard)
        });
    }
    *compact
}
