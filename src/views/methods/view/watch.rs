//! One method watched: its table filling and emptying; and the orders that methods go by.

use yew::prelude::*;

use super::figures::visited;
use crate::components::{choice, heading, paragraph, plain_button, rich_button, say};
use crate::views::methods::{MethodsState, Move, Watched};
use crate::words::methods as words;
use puzzle::{Place, Puzzle};

/// Steps a tick, and what the reader calls that.
const SPEEDS: [(u32, &str); 4] =
    [(1, words::SLOW), (12, words::BRISK), (150, words::FAST), (5_000, words::VERY_FAST)];

/// The method that is watched, if any.
pub(super) fn watch(local: &MethodsState, step: &Callback<Move>) -> Html {
    let Some(watched) = local.watched() else { return Html::default() };
    let ended = watched.standing.as_ref().is_some_and(|s| s.done || s.gave_up);
    let playing = watched.playing;
    let name = if playing { words::PAUSE } else { words::PLAY };
    let choose_speed = step.reform(Move::Speed);
    html! {
        <section class="methods-part watch" aria-labelledby="watch-title" data-zebra="watching">
            <h2 id="watch-title" tabindex="-1">{ say(words::WATCHING) }{ watched.method.name() }</h2>
            <p class="methods-words">{ watched.method.how() }</p>
            <div class="methods-bar">
                { plain_button("step", words::ONE_STEP, ended, step.reform(|_: MouseEvent| Move::Step)) }
                { plain_button("play", name, ended, step.reform(move |_: MouseEvent| Move::Play(!playing))) }
                <div class="chips" role="group" aria-label={words::SPEED}>
                    { for SPEEDS.map(|(speed, name)| choice("chip", speed, &watched.speed, &choose_speed).holding(name)) }
                </div>
                { rich_button("button", step.reform(|_| Move::Watch(None))).holding(say(words::CLOSE)) }
            </div>
            <p class="watch-figures" data-zebra="watch-figures">{ figures(watched) }</p>
            { table(&local.setup().puzzle, watched) }
        </section>
    }
}

fn figures(watched: &Watched) -> String {
    let Some(standing) = &watched.standing else { return "…".to_owned() };
    words::watched(&visited(watched.method, standing), &standing.solutions, standing.done)
}

fn table(puzzle: &Puzzle, watched: &Watched) -> Html {
    let n = puzzle.houses();
    let at = |place| watched.table.as_ref().and_then(|table| *table.get(place)?);
    html! {
        <div class="scroller" tabindex="0" role="region" aria-label={words::PLACED}>
            <table class="watch-table">
                <thead>
                    <tr>
                        <td></td>
                        { for (1..=n).map(|h| html! { <th scope="col">{ h }</th> }) }
                    </tr>
                </thead>
                <tbody>
                    { for (0..).zip(puzzle.categories()).map(|(c, category)| html! {
                        <tr key={c}>
                            <th scope="row"><bdi>{ &category.name }</bdi></th>
                            { for (0..n).map(|house| {
                                let name = at(Place { category: c, house });
                                let name = name.and_then(|i| category.values.get(usize::from(i)));
                                html! {
                                    <td class={classes!(name.map(|_| "placed"))}>
                                        <bdi>{ name.map_or("·", String::as_str) }</bdi>
                                    </td>
                                }
                            }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}

/// The orders in which methods take categories and hints.
pub(super) fn orders(local: &MethodsState, step: &Callback<Move>) -> Html {
    let puzzle = &local.setup().puzzle;
    let setting = local.setting();
    let hints = setting.hints.iter().filter(|&&hint| setting.active.contains(hint));
    let chip = |hook, key: usize, label: String, change: Move| {
        let button = rich_button("chip", step.reform(move |_| change.clone()));
        button.keyed(key).hook(hook).with("aria-label", label)
    };
    html! {
        <section class="methods-part" aria-labelledby="orders-title">
            { heading("orders-title", words::ORDERS) }
            { paragraph("methods-words", words::ABOUT_ORDERS) }
            <div class="chips" role="group" aria-label={words::CATEGORY_ORDER}>
                <span class="chips-name" aria-hidden="true">{ say(words::CATEGORIES) }</span>
                { for setting.categories.iter().filter_map(|&c| {
                    let name = &puzzle.categories().get(usize::from(c))?.name;
                    let chip = chip("category-first", c.into(), words::category_first(name), Move::CategoryFirst(c));
                    Some(chip.holding(html! { <bdi>{ name }</bdi> }))
                }) }
            </div>
            <div class="chips" role="group" aria-label={words::HINT_ORDER}>
                <span class="chips-name" aria-hidden="true">{ say(words::HINTS) }</span>
                { for hints.filter_map(|&i| {
                    let hint = puzzle.hints().get(i)?;
                    let chip = chip("hint-first", i, words::hint_first(hint.number), Move::HintFirst(i));
                    Some(chip.with("title", hint.text.clone()).holding(hint.number))
                }) }
            </div>
        </section>
    }
}
