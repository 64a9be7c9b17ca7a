//! The ways to read a hint, to choose from.

use yew::prelude::*;

use crate::components::apart;
use crate::names::Names;
use crate::words::edit as words;
use english::import::Choice;

/// A group of choices in words and notation; `control` makes one of its index and its words.
pub fn readings(
    legend: &'static str,
    names: &Names<'_>,
    choices: &[Choice],
    control: impl Fn(usize, Html) -> Html,
) -> Html {
    let reading = |choice: &Choice| {
        html! {
            <>
                <span>{ apart(names, &choice.label) }</span>
                if choice.label != choice.notation {
                    <span class="edit-meaning">{ apart(names, &choice.notation) }</span>
                }
                <span class="edit-chance">{ words::likely(choice.probability * 100.0) }</span>
            </>
        }
    };
    html! {
        <fieldset class="edit-readings" data-zebra="edit-readings">
            <legend>{ legend }</legend>
            { for choices.iter().enumerate().map(|(r, choice)| control(r, reading(choice))) }
        </fieldset>
    }
}
