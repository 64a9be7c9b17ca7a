//! What fingers, mouse and keys do, for who asks.

use yew::prelude::*;

use crate::components::{plain_button, say};
use crate::words::play as words;

/// The list of gestures and keys; `tour` shows the first steps again.
pub fn legend(close: Callback<MouseEvent>, tour: Callback<MouseEvent>) -> Html {
    html! {
        <section class="play-legend" data-zebra="keys" tabindex="-1" aria-labelledby="play-legend-title">
            <h3 id="play-legend-title">{ say(words::LEGEND) }</h3>
            { plain_button("tour-again", words::TOUR_AGAIN, false, tour) }
            { plain_button("close-keys", words::CLOSE, false, close) }
            <table>
                <tbody>
                    { for words::GESTURES.map(|(what, by_hand, keys)| html! {
                        <tr><th scope="row">{ what }</th><td>{ by_hand }</td><td>{ keys }</td></tr>
                    }) }
                </tbody>
            </table>
        </section>
    }
}
