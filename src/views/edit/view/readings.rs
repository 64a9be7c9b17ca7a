//! The ways to read a hint, to choose from.

use yew::prelude::*;

use crate::components::apart;
use crate::names::Names;
use english::import::Choice;

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
                <span class="edit-chance">{ percent(choice.probability) }</span>
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

/// A probability as people say it.
fn percent(probability: f32) -> String {
    match (probability * 100.0).round() {
        hundred if hundred >= 100.0 => "over 99 %".to_owned(),
        none if none < 1.0 => "under 1 %".to_owned(),
        some => format!("{some} %"),
    }
}

/// What a choice is asked for with.
pub const WHICH: &str = "Which is meant?";
