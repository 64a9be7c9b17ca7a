//! The hints: touched, one lights its values and houses; struck out, it is done with. They stay where
//! they are.

use yew::prelude::*;

use super::Playing;
use crate::components::{heading, rich_button};
use crate::views::play::Move;
use crate::words::play as words;
use explain::Standing;
use puzzle::Hint;

/// The hints that are on; `touched` is the one that is touched, and `touch` hears of another.
pub fn hints(playing: &Playing<'_>, touched: Option<usize>, touch: &Callback<usize>) -> Html {
    let Playing { table, known, .. } = playing;
    let setup = table.setup();
    let puzzle = &setup.puzzle;
    let all = usize::from(puzzle.houses()) * puzzle.categories().len();
    let done = all - known.open().count();
    let hints = puzzle.hints().iter().enumerate().filter(|(i, _)| setup.active().contains(*i));
    html! {
        <section class="play-hints" id="hints" tabindex="-1" aria-labelledby="play-hints-title">
            <div class="play-hints-head">
                { heading("play-hints-title", words::HINTS) }
                <p class="play-progress" data-zebra="progress">
                    <progress max={all.to_string()} value={done.to_string()} aria-label={words::SETTLED}></progress>
                    <span>{ words::settled(done, all) }</span>
                </p>
            </div>
            // Another game begins with the first hint again.
            <ol key={table.key()}>{ for hints.map(|(i, hint)| hint_row(playing, (i, hint), touched == Some(i), touch)) }</ol>
        </section>
    }
}

fn hint_row(
    playing: &Playing<'_>,
    (i, hint): (usize, &Hint),
    is_touched: bool,
    touch: &Callback<usize>,
) -> Html {
    let Playing { game, known, light, play, .. } = playing;
    let struck = game.position().struck().contains(i);
    let standing = hint.relation.as_ref().filter(|_| game.standings());
    let standing = standing.map(|relation| Standing::of(relation, known));
    let (state, sign, said) = match standing {
        Some(Standing::Satisfied) => (Some("satisfied"), "✓", words::HINT_SATISFIED),
        Some(Standing::Broken) => (Some("broken"), "✗", words::HINT_BROKEN),
        Some(Standing::Open) => (Some("open"), "", words::HINT_OPEN),
        None => (None, "", ""),
    };
    let words = html! {
        <>
            <span class="play-number">{ hint.number }</span>
            <bdi class="play-hint-text">{ &hint.text }</bdi>
            if state.is_some() {
                <span class="play-sign" aria-hidden="true">{ sign }</span>
                <span class="visually-hidden">{ words::HINT_SEPARATOR }{ said }</span>
            }
        </>
    };
    html! {
        <li
            key={hint.number}
            class="play-hint"
            data-state={state}
            data-lit={light.hints.contains(i).then_some("")}
            data-touched={is_touched.then_some("")}
            data-struck={struck.then_some("")}
        >
            { rich_button("play-hint-words", touch.reform(move |_| i))
                .hook("play-hint")
                .with("data-hint", hint.number.to_string())
                .pressed(is_touched)
                .holding(words) }
            { rich_button("play-strike", play.reform(move |_| Move::Strike(i)))
                .hook("strike")
                .with("data-hint", hint.number.to_string())
                .with("data-state", state)
                .pressed(struck)
                .with("aria-label", words::strike(hint.number))
                .with("title", words::strike_title(struck))
                .holding(html! { <span aria-hidden="true">{ if struck { "✓" } else { "\u{a0}" } }</span> }) }
        </li>
    }
}
