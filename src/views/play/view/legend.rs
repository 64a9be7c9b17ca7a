//! What fingers, mouse and keys do, for who asks.

use yew::prelude::*;

/// What is done, with a finger or the mouse, and with which key.
const GESTURES: [(&str, &str, &str); 12] = [
    ("go to a cell or a value", "tap, click", "← ↑ → ↓"),
    ("mark as chosen above", "tap, click", "Enter"),
    ("rule out", "tap, click", "x, 1 to 9"),
    ("place", "long press, right click", "o, Shift+1 to 9"),
    ("note in pencil", "choose Pencil", "p"),
    ("wipe out", "the same again", "Delete"),
    ("rule out several", "drag over them", "x on each"),
    ("light up a hint; the next one", "touch it", "Enter; h"),
    ("strike out the hint that is lit", "its box", "s"),
    ("undo, redo", "the buttons", "u, Shift+u"),
    ("nudge, and more of it", "the button", "n"),
    ("check, these keys", "the buttons", "k, ?"),
];

/// The list of gestures and keys; `tour` shows the first steps again.
pub fn legend(close: Callback<MouseEvent>, tour: Callback<MouseEvent>) -> Html {
    html! {
        <section class="play-legend" data-zebra="keys" tabindex="-1" aria-labelledby="play-legend-title">
            <h3 id="play-legend-title">{ "Fingers, mouse and keys" }</h3>
            <button type="button" class="button" data-zebra="tour-again" onclick={tour}>{ "First steps" }</button>
            <button type="button" class="button" data-zebra="close-keys" onclick={close}>{ "Close" }</button>
            <table>
                <tbody>
                    { for GESTURES.map(|(what, by_hand, keys)| html! {
                        <tr><th scope="row">{ what }</th><td>{ by_hand }</td><td>{ keys }</td></tr>
                    }) }
                </tbody>
            </table>
        </section>
    }
}
