//! The ways to read a hint, to choose from.

use yew::prelude::*;

use crate::names::Names;
use crate::view::names::apart;
use english2::import::Choice;

/// A group of choices in words and notation; `control` makes one of its index and its words.
pub fn readings(
    legend: &'static str,
    names: &Names<'_>,
    choices: &[Choice],
    control: impl Fn(usize, Html) -> Html,
) -> Html {
    let words = |choice: &Choice| {
        html! {
            <>
                <span>{ apart(names, &choice.label) }</span>
                if choice.label != choice.notation {
                    <span class="edit-meaning">{ apart(names, &choice.notation) }</span>
                }
            </>
        }
    };
    html! {
        <fieldset class="edit-readings" data-zebra="edit-readings">
            <legend>{ legend }</legend>
            { for choices.iter().enumerate().map(|(r, choice)| control(r, words(choice))) }
        </fieldset>
    }
}

/// What a choice is asked for with.
pub const WHICH: &str = "Which is meant?";
