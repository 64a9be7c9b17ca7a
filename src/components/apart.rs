//! Sentences with the words that people gave set apart.

use yew::prelude::*;

use crate::names::{Names, Part};
use crate::words::components as words;

/// A sentence, with each name of the puzzle in an element that has a direction of its own.
pub fn apart(names: &Names<'_>, text: &str) -> Html {
    let part = |part: Part<'_>| match part {
        Part::Plain(words) => Html::from(words.to_owned()),
        Part::Name(name) => html! { <bdi>{ name.to_owned() }</bdi> },
    };
    names.parts(text).into_iter().map(part).collect()
}

/// Names with commas between them.
pub fn listed(names: &[String]) -> Html {
    let name = |(place, name): (usize, &String)| {
        html! { <>{ if place > 0 { words::NAME_SEPARATOR } else { "" } }<bdi>{ name.clone() }</bdi></> }
    };
    names.iter().enumerate().map(name).collect()
}
