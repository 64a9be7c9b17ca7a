//! A list of which one is chosen.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The list: what it offers, each with the word for it in the page and its name. `label` is what it is
/// called where nothing beside it says so.
pub fn select<T: Clone + PartialEq + 'static>(
    class: &'static str,
    hook: Option<&'static str>,
    label: Option<&'static str>,
    offers: impl IntoIterator<Item = (T, String, String)>,
    chosen: &T,
    choose: Callback<T>,
) -> Html {
    let offers: Vec<_> = offers.into_iter().collect();
    let option = |(one, word, name): &(T, String, String)| {
        html! { <option value={word.clone()} selected={one == chosen}>{ name }</option> }
    };
    let options: Html = offers.iter().map(option).collect();
    let onchange = move |event: Event| {
        let field: HtmlSelectElement = event.target_unchecked_into();
        let word = field.value();
        let found = offers.iter().find(|(_, its, _)| *its == word);
        found.into_iter().for_each(|(one, ..)| choose.emit(one.clone()));
    };
    html! {
        <select {class} data-zebra={hook} aria-label={label} {onchange}>{ options }</select>
    }
}
