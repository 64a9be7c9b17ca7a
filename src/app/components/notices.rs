//! What has to be said, until it is read.

use yew::prelude::*;

use super::{Icon, IconKind};
use crate::app::state::{Action, Notice, Tone};

/// What the notices need.
#[derive(PartialEq, Properties)]
pub struct NoticesProps {
    /// What is to be said.
    pub notices: Vec<Notice>,
    /// Where actions go.
    pub act: Callback<Action>,
}

/// The notices in a region that is read out when one comes in.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    html! {
        <div class="notices" role="status">
            { for props.notices.iter().map(|notice| {
                let id = notice.id;
                let dismiss = props.act.reform(move |_| Action::Dismiss(id));
                let tone = (notice.tone == Tone::Good).then_some("good");
                html! {
                    <div key={id} class={classes!("notice", tone)} data-zebra="notice">
                        <p>{ &notice.text }</p>
                        <button type="button" class="button bare" aria-label="Dismiss" onclick={dismiss}>
                            <Icon kind={IconKind::Close} />
                        </button>
                    </div>
                }
            }) }
        </div>
    }
}
