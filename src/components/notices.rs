//! What has to be said, until it is read.

use yew::prelude::*;

use super::button::doing;
use super::{IconKind, icon};
use crate::state::{Action, Notice, Tone};
use crate::words::page as words;

/// The notices in a region that is read out when one comes in.
pub fn notices(notices: &[Notice], act: &Callback<Action>) -> Html {
    html! {
        <div class="notices" role="status">
            { for notices.iter().map(|notice| {
                let dismiss = doing(act, Action::Dismiss(notice.id));
                let tone = (notice.tone == Tone::Good).then_some("good");
                html! {
                    <div key={notice.id} class="notice" data-tone={tone} data-zebra="notice">
                        <p>{ &notice.text }</p>
                        <button type="button" class="button bare" aria-label={words::DISMISS} onclick={dismiss}>
                            { icon(IconKind::Close) }
                        </button>
                    </div>
                }
            }) }
        </div>
    }
}
