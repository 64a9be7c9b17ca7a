//! Share: the link, the line for a page of one's own with a preview of it, a picture.

mod embed;
mod picture;

use yew::prelude::*;

use crate::address::Address;
use crate::components::{choice, heading, paragraph, plain_button, say};
use crate::copying::copy;
use crate::state::Action;
use crate::views::ViewProps;
use crate::words::share as words;
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
                { heading("share-link", words::LINK) }
                { paragraph("", words::LINK_CARRIES) }
                <div class="share-line">
                    <input
                        class="share-text"
                        readonly={true}
                        aria-label={words::LINK_FIELD}
                        data-zebra="share-link"
                        value={link.clone()}
                    />
                    { copy_button("copy-link", words::COPY_LINK, link, act) }
                </div>
            </section>
            <Embed setup={state.setup().clone()} act={act.clone()} />
            <Picture shown={state.shown().clone()} />
        </main>
    }
}

/// A button that copies a text and says so.
fn copy_button(
    hook: &'static str,
    said: words::Copy,
    text: String,
    act: &Callback<Action>,
) -> Html {
    let copy = copy(text.into(), said.done.into(), said.blocked.into(), act);
    plain_button(hook, said.button, false, copy)
}

/// One of a few things to choose, as buttons of which one is pressed.
fn choices<T: Copy + PartialEq + 'static>(
    name: &'static str,
    among: &[(T, &'static str)],
    chosen: T,
    choose: &Callback<T>,
) -> Html {
    let button = |&(one, name): &(T, &'static str)| {
        choice("button", one, &chosen, choose).keyed(name).holding(name)
    };
    group(name, among.iter().map(button))
}

/// Buttons beside their name.
fn group(name: &'static str, buttons: impl Iterator<Item = Html>) -> Html {
    html! {
        <div class="share-choice" role="group" aria-label={name}>
            <span class="share-name">{ say(name) }</span>
            { for buttons }
        </div>
    }
}
