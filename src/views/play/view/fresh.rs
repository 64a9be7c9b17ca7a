//! A new puzzle to play, made of the size and level that the player wishes for.

use generate::{CATEGORIES, Difficulty, HOUSES};
use gloo_utils::document;
use puzzle::Puzzle;
use yew::prelude::*;

use super::buttons::focus_if_lost;
use super::kept;
use crate::components::{plain_button, say, select};
use crate::device;
use crate::engine::{Answer, Response};
use crate::state::{Action, Tone};
use crate::tools;
use crate::views::ViewProps;
use crate::views::edit::{Ask, News};
use crate::views::hooks::{setting, use_worker};
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
    let choose = |name: &'static str, hook: &'static str, wishes: Vec<(Wish, String)>| {
        let wishes = wishes.into_iter().map(|(wish, word)| (wish, word.clone(), word));
        html! {
            <label class="play-option">
                { name }
                <span class="select-box">
                    { select("select", Some(hook), None, wishes, &*wish, setting(&wish)) }
                </span>
            </label>
        }
    };
    let houses = HOUSES.map(|houses| (Wish { houses, ..*wish }, houses.to_string()));
    let categories =
        CATEGORIES.map(|categories| (Wish { categories, ..*wish }, categories.to_string()));
    let levels = Difficulty::ALL
        .map(|difficulty| (Wish { difficulty, ..*wish }, difficulty.word().to_owned()));
    html! {
        <form class="play-fresh" data-zebra="fresh" aria-label={words::NEW_PUZZLE} onsubmit={make}>
            { choose(words::PLACES, "fresh-houses", houses.collect()) }
            { choose(words::CATEGORIES, "fresh-categories", categories.collect()) }
            { choose(words::DIFFICULTY, "fresh-level", levels.into()) }
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
