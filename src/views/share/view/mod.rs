//! Share: the link, the line for a page of one's own with a preview of it, a picture.

mod embed;
mod paint;
mod picture;

use yew::prelude::*;

use crate::address::Address;
use crate::state::Action;
use crate::views::ViewProps;
use crate::views::hooks::copy;
use embed::Embed;
use link::View;
use picture::Picture;

/// The view.
#[component]
pub fn ShareView(props: &ViewProps) -> Html {
    let ViewProps { state, act, .. } = props;
    // What is shared is the state, not this view of it.
    let setup = state.setup().with_view(View::Explore);
    let link = Address::with_fragment(&setup.fragment());
    html! {
        <main class="share" id="main" tabindex="-1">
            <section class="share-link" aria-labelledby="share-link">
                <h2 id="share-link">{ "The link" }</h2>
                <p>{ "It carries the puzzle, the switches and the readings; all of it stays in the address, and is never sent to a server." }</p>
                <div class="share-line">
                    <input
                        class="share-text"
                        readonly={true}
                        aria-label="Link"
                        data-zebra="share-link"
                        value={link.clone()}
                    />
                    { copy_button("link", link, act) }
                </div>
            </section>
            <Embed setup={state.setup().clone()} act={act.clone()} />
            <Picture shown={state.shown().clone()} />
        </main>
    }
}

/// A button that copies a text and says so; `what` names the text.
fn copy_button(what: &'static str, text: String, act: &Callback<Action>) -> Html {
    let blocked = format!("Copying is blocked here; please select the {what} and copy it by hand.");
    let copy = copy(text.into(), format!("The {what} is copied.").into(), blocked.into(), act);
    html! {
        <button type="button" class="button" data-zebra={format!("copy-{what}")} onclick={copy}>
            { format!("Copy {what}") }
        </button>
    }
}

/// One of a few things to choose, as buttons of which one is pressed.
fn choice<T: Copy + PartialEq + 'static>(
    name: &'static str,
    among: &[(T, &'static str)],
    chosen: T,
    choose: &Callback<T>,
) -> Html {
    html! {
        <div class="share-choice" role="group" aria-label={name}>
            <span class="share-name">{ name }</span>
            { for among.iter().map(|&(one, words)| html! {
                <button
                    type="button"
                    key={words}
                    class="button"
                    aria-pressed={(one == chosen).to_string()}
                    onclick={choose.reform(move |_: MouseEvent| one)}
                >
                    { words }
                </button>
            }) }
        </div>
    }
}
