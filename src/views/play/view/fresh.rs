//! A new puzzle to play, made of the size and level that the player wishes for.

use generate::{CATEGORIES, Difficulty, HOUSES};
use gloo_utils::document;
use puzzle::Puzzle;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::buttons::focus_if_lost;
use super::kept;
use crate::components::{plain_button, say};
use crate::device;
use crate::engine::{Answer, Response};
use crate::state::{Action, Tone};
use crate::tools;
use crate::views::ViewProps;
use crate::views::edit::{Ask, News};
use crate::views::hooks::use_worker;
use crate::views::play::Wish;
use crate::words::play as words;
use link::View;

/// What the form needs.
#[derive(Clone, PartialEq, Properties)]
pub struct FreshProps {
    /// The view.
    pub view: ViewProps,
    /// Closes the form, which ends what it has begun.
    pub close: Callback<()>,
}

/// The wish, and how far its puzzle is. What is opened in place of a game can be undone, and the device
/// keeps the game.
#[component]
pub fn Fresh(props: &FreshProps) -> Html {
    let ViewProps { state, act, tools, .. } = &props.view;
    let wish = use_state(kept::wish);
    let working = use_state_eq(|| false);
    let trouble = use_state_eq(String::new);
    let news = {
        let (act, setup, close) = (act.clone(), state.setup().clone(), props.close.clone());
        let (working, trouble) = (working.setter(), trouble.setter());
        move |_, news: News| {
            let News::Made(made) = news else { return };
            let opened = made.and_then(|(parts, missed)| {
                let puzzle = Puzzle::new(parts).map_err(|why| why.to_string())?;
                let setup = setup.with_puzzle(&puzzle).map_err(|why| why.to_string())?;
                Ok((setup, missed))
            });
            match opened {
                Ok((setup, missed)) => {
                    act.emit(Action::Open(setup.with_view(View::Play)));
                    act.emit(Action::Notify(Tone::Good, words::made(&missed)));
                    close.emit(());
                    let by_key = document().query_selector(".play-fresh :focus-visible");
                    if by_key.is_ok_and(|button| button.is_some()) {
                        focus_if_lost();
                    }
                }
                Err(why) => {
                    trouble.set(words::not_made(&why));
                    working.set(false);
                }
            }
        }
    };
    let other = {
        let (working, trouble) = (working.setter(), trouble.setter());
        move |report: Response| {
            if let Answer::Failed(why) = report.answer {
                trouble.set(why);
                working.set(false);
            }
        }
    };
    let worker = use_worker(tools, news, other);
    let make = {
        let (working, trouble, setup) = (working.clone(), trouble.clone(), state.setup().clone());
        let wish = *wish;
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if *working {
                return;
            }
            kept::keep_wish(wish);
            trouble.set(String::new());
            working.set(true);
            let seed = (device::now() * 1000.0) as u64 % 1_000_000;
            let Wish { houses, categories, difficulty } = wish;
            let difficulty = Some(difficulty);
            let ask = Ask::Generate { houses, categories, varied: false, difficulty, seed };
            // One at a time: nothing has to be told apart.
            worker.ask(&setup, 1, &tools::Job::Edit(ask));
        })
    };
    let choose = |name: &'static str,
                  hook: &'static str,
                  options: Html,
                  to: fn(&mut Wish, &str)| {
        let wish = wish.clone();
        let change = Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            let mut changed = *wish;
            to(&mut changed, &select.value());
            wish.set(changed);
        });
        html! {
            <label class="play-option">
                { name }
                <span class="select-box">
                    <select class="select" data-zebra={hook} onchange={change}>{ options }</select>
                </span>
            </label>
        }
    };
    let numbers = |range: std::ops::RangeInclusive<u8>, chosen: u8| -> Html {
        let option =
            |n: u8| html! { <option value={n.to_string()} selected={n == chosen}>{ n }</option> };
        range.map(option).collect()
    };
    let levels = Difficulty::ALL.map(|level| {
        html! { <option value={level.word()} selected={level == wish.difficulty}>{ level.word() }</option> }
    });
    html! {
        <form class="play-fresh" data-zebra="fresh" aria-label={words::NEW_PUZZLE} onsubmit={make}>
            { choose(words::PLACES, "fresh-houses", numbers(HOUSES, wish.houses), |wish, value| {
                wish.houses = value.parse().unwrap_or(wish.houses);
            }) }
            { choose(words::CATEGORIES, "fresh-categories", numbers(CATEGORIES, wish.categories), |wish, value| {
                wish.categories = value.parse().unwrap_or(wish.categories);
            }) }
            { choose(words::DIFFICULTY, "fresh-level", levels.into_iter().collect(), |wish, value| {
                wish.difficulty = Difficulty::named(value).unwrap_or(wish.difficulty);
            }) }
            <button type="submit" class="button" data-zebra="fresh-make" aria-disabled={working.then_some("true")}>
                { say(words::MAKE) }
            </button>
            { plain_button("fresh-cancel", words::CANCEL, false, props.close.reform(|_: MouseEvent| ())) }
            <p role="status" data-zebra="fresh-status">
                { if *working { words::MAKING } else { trouble.as_str() } }
            </p>
        </form>
    }
}
