//! The page: the Yew application.

use yew::{Html, component, html};

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <h1>{ "Zebra Playground" }</h1> }
}
