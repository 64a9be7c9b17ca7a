//! Buttons that copy.

use yew::platform::spawn_local;
use yew::prelude::*;

use super::device;
use super::state::{Action, Tone};

/// What a button does that copies a text: it says `done`, or, where copying is `blocked`, what else
/// helps.
pub fn copy(
    text: AttrValue,
    done: AttrValue,
    blocked: AttrValue,
    act: &Callback<Action>,
) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |_| {
        let (text, act) = (text.clone(), act.clone());
        let (done, blocked) = (done.clone(), blocked.clone());
        spawn_local(async move {
            let (tone, words) = match device::copy(&text).await {
                true => (Tone::Good, done),
                false => (Tone::Trouble, blocked),
            };
            act.emit(Action::Notify(tone, words.to_string()));
        });
    })
}
