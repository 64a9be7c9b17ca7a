//! Share: the link, the line for a page of one's own with a preview of it, a picture.

mod embed;
mod picture;

use yew::prelude::*;

use crate::address::Address;
use crate::components::{heading, paragraph, plain_button};
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
fn choice<T: Copy + PartialEq + 'static>(
    name: &'static str,
    among: &[(T, &'static str)],
    chosen: T,
    choose: &Callback<T>,
) -> Html {
    html! {
        <div class="share-choice" role="group" aria-label={name}>
            <span class="share-name">{ name }</span>
            { for among.iter().map(|&(one, name)| html! {
                <button
                    type="button"
                    key={name}
                    class="button"
                    aria-pressed={(one == chosen).to_string()}
                    onclick={choose.reform(move |_: MouseEvent| one)}
                >
                    { name }
                </button>
            }) }
        </div>
    }
}
