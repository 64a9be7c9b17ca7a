//! Words that are always the same. Functions, because the same in each place costs the download more.

use yew::prelude::*;

/// Words alone.
#[inline(never)]
pub fn say(words: &'static str) -> Html {
    words.into()
}

/// The heading of a part, which names it by this id.
pub fn heading(id: &'static str, name: &'static str) -> Html {
    html! { <h2 {id}>{ name }</h2> }
}

/// A paragraph.
pub fn paragraph(class: &'static str, words: &'static str) -> Html {
    html! { <p {class}>{ words }</p> }
}
