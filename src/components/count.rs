//! The count, largest on the page.

use crate::words::components as words;

use yew::prelude::*;

use solver::{Count, Tally};

/// The longest count that has all its digits on one line of the narrowest phone.
const LINE: usize = 33;

/// The number of solutions and what it is a number of. `arrangements` is how many there are without
/// any hint.
/// `more` follows it.
pub fn count_line(count: Option<&Tally>, arrangements: &Count, more: Html) -> Html {
    let figure = match count.filter(|tally| !tally.says_nothing()) {
        Some(tally) => figure(tally, arrangements),
        None => html! {
            <>
                <span class="count pending" data-zebra="count" aria-busy="true">{ "…" }</span>
                <span class="count-words">{ words::COUNTING }</span>
            </>
        },
    };
    html! { <p class="count-line">{ figure }{ more }</p> }
}

fn figure(tally: &Tally, arrangements: &Count) -> Html {
    let (count, at_least) = match tally {
        Tally::Exact(count) => (count, false),
        Tally::AtLeast(count) => (count, true),
    };
    let all = phrases::grouped(count);
    let power = (all.len() > LINE).then(|| phrases::power(&count.to_string()));
    let text = power.as_ref().unwrap_or(&all);
    let size = match text.len() {
        0..=8 => None,
        9..=14 => Some("long"),
        _ => Some("longer"),
    };
    let total = phrases::fitting(arrangements);
    let (after, of) = match (at_least, count.is_zero()) {
        (true, _) => (words::BOUND_AFTER, None),
        (_, true) => (words::COUNT_NONE, None),
        _ if count == arrangements && !count.is_one() => (words::COUNT_ALL, None),
        _ => (words::count_left(count.is_one()), Some(words::count_of(&total))),
    };
    html! {
        <>
            if at_least {
                <span class="count-words">{ words::BOUND_BEFORE }</span>
            }
            <span
                class="count"
                data-size={size}
                data-zero={count.is_zero().then_some("")}
                data-zebra="count"
                data-value={count.to_string()}
                data-exact={(!at_least).to_string()}
                role={power.as_ref().map(|_| "img")}
                aria-label={power.as_ref().map(|_| phrases::spoken(count))}
            >
                { for digits(text) }
            </span>
            <span class="count-words">{ after }<span class="count-of">{ of }</span></span>
            if power.is_some() {
                <details class="count-words">
                    <summary>{ words::ALL_DIGITS }</summary>
                    { &all }
                </details>
            }
        </>
    }
}

/// Each digit on its own, keyed by place and digit, so that just the digits that change roll in.
fn digits(text: &str) -> impl Iterator<Item = Html> {
    let length = text.len();
    text.chars().enumerate().map(move |(i, digit)| {
        let key = format!("{}{digit}", length - i);
        html! { <span key={key} class="fresh">{ digit }</span> }
    })
}
