//! One hint: its switch, its words, how it is read, what it is worth now.

use yew::prelude::*;

use super::worth::Worth;
use puzzle::reading::Reading;

/// What a row shows and where its readings go.
pub struct HintRow<'a> {
    /// The number printed beside it.
    pub number: u32,
    /// Its words.
    pub text: &'a str,
    /// Whether its switch is on.
    pub on: bool,
    /// Whether the page around keeps the reader from turning it.
    pub locked: bool,
    /// What it is worth.
    pub worth: Worth,
    /// How it is read, where there is a choice.
    pub reading: Option<Reading>,
    /// Where a chosen reading goes.
    pub read: &'a Callback<(u32, Reading)>,
}

/// A row of the list of hints. The list hears of its switch and of who points at it.
pub fn hint_row(props: &HintRow) -> Html {
    let HintRow { number, on, ref worth, .. } = *props;
    let (figure, words) = worth.words();
    let quiet = matches!(worth, Worth::AddsNothing { .. } | Worth::Off { implied: true, .. });
    html! {
        <li
            key={number}
            class="hint"
            data-zebra="hint-row"
            data-hint={number.to_string()}
            data-status={worth.status(on)}
            data-turned={worth.turned().map(|tally| tally.number().to_string())}
        >
            <label>
                <input
                    type="checkbox"
                    role="switch"
                    class="switch"
                    data-zebra="hint"
                    data-hint={number.to_string()}
                    checked={on}
                    disabled={props.locked || *worth == Worth::NotUnderstood}
                    aria-describedby={format!("worth-{number}")}
                />
                <span class="hint-words">
                    <span class="hint-number">{ number }</span>
                    <bdi class="hint-text">{ props.text }</bdi>
                </span>
            </label>
            <p class="worth" id={format!("worth-{number}")} title={worth.why()}>
                if let Some(figure) = figure {
                    <b class={classes!((figure.len() > 7).then_some("long"))}>{ figure }</b>{ " " }
                }
                <span class={classes!(quiet.then_some("adds-nothing"))}>{ words }</span>
                if let Some(why) = worth.why() {
                    <span class="visually-hidden">{ ". " }{ why }</span>
                }
            </p>
            if let Some(reading) = props.reading {
                <div class="reading" role="group" aria-label={format!("How hint {number} is read")}>
                    { for Reading::ALL.into_iter().map(|choice| {
                        let read = props.read.reform(move |_: MouseEvent| (number, choice));
                        html! {
                            <button
                                type="button"
                                key={choice.word()}
                                data-zebra="reading"
                                data-hint={number.to_string()}
                                data-reading={choice.word()}
                                aria-pressed={(choice == reading).to_string()}
                                onclick={read}
                            >
                                { choice.word() }
                            </button>
                        }
                    }) }
                </div>
            }
        </li>
    }
}
