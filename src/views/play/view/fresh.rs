//! A new puzzle to play, made of the size and level that the player wishes for.

use generate::{CATEGORIES, Difficulty, HOUSES};
use puzzle::Puzzle;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::kept;
use crate::device;
use crate::engine::Response;
use crate::state::{Action, Tone};
use crate::tools;
use crate::views::ViewProps;
use crate::views::edit::{Ask, News};
use crate::views::hooks::use_worker;
use link::View;

/// What is wished for: places, categories, level.
pub type Wish = (u8, u8, Difficulty);

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
    // Counts what was asked for; nothing is while it is even.
    let asked = use_state_eq(|| 0);
    let trouble = use_state_eq(String::new);
    let news = {
        let (act, setup, close) = (act.clone(), state.setup().clone(), props.close.clone());
        let (asked, trouble) = (asked.setter(), trouble.setter());
        move |request: u32, news: News| {
            let made = match news {
                News::Made(made) => made,
                _ => return,
            };
            let opened = made.and_then(|parts| {
                let puzzle = Puzzle::new(parts).map_err(|why| why.to_string())?;
                setup.with_puzzle(&puzzle).map_err(|why| why.to_string())
            });
            match opened {
                Ok(setup) => {
                    act.emit(Action::Open(setup.with_view(View::Play)));
                    let words = "Here is a new puzzle. Undo brings back the one before.";
                    act.emit(Action::Notify(Tone::Good, words.to_owned()));
                    close.emit(());
                }
                Err(why) => {
                    trouble.set(format!("No puzzle was made: {why}."));
                    asked.set(request + 1);
                }
            }
        }
    };
    let other = {
        let (asked, trouble) = (asked.setter(), trouble.setter());
        move |report| {
            if let Response::Failed { request, why } = report {
                trouble.set(why);
                asked.set(request + 1);
            }
        }
    };
    let worker = use_worker(tools, news, other);
    let is_made = *asked % 2 == 1;
    let make = {
        let (asked, trouble, setup) = (asked.clone(), trouble.clone(), state.setup().clone());
        let (houses, categories, level) = *wish;
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if is_made {
                return;
            }
            kept::keep_wish((houses, categories, level));
            trouble.set(String::new());
            asked.set(*asked + 1);
            let seed = (device::now() * 1000.0) as u64 % 1_000_000;
            let (varied, difficulty) = (false, Some(level));
            let ask = Ask::Generate { houses, categories, varied, difficulty, seed };
            worker.ask(&setup, *asked + 1, &tools::Job::Edit(ask));
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
        html! { <option value={level.word()} selected={level == wish.2}>{ level.word() }</option> }
    });
    html! {
        <form class="play-fresh" data-zebra="fresh" aria-label="New puzzle" onsubmit={make}>
            { choose("Places", "fresh-houses", numbers(HOUSES, wish.0), |wish, value| {
                wish.0 = value.parse().unwrap_or(wish.0);
            }) }
            { choose("Categories", "fresh-categories", numbers(CATEGORIES, wish.1), |wish, value| {
                wish.1 = value.parse().unwrap_or(wish.1);
            }) }
            { choose("Difficulty", "fresh-level", levels.into_iter().collect(), |wish, value| {
                wish.2 = Difficulty::named(value).unwrap_or(wish.2);
            }) }
            <button type="submit" class="button" data-zebra="fresh-make" aria-disabled={is_made.then_some("true")}>
                { "Make a puzzle" }
            </button>
            <button type="button" class="button" data-zebra="fresh-cancel" onclick={props.close.reform(|_: MouseEvent| ())}>
                { "Cancel" }
            </button>
            <p role="status" data-zebra="fresh-status">
                { if is_made { "Making a puzzle…" } else { trouble.as_str() } }
            </p>
        </form>
    }
}

/// The wish in a line that the device keeps.
pub fn write(&(houses, categories, level): &Wish) -> String {
    format!("{houses},{categories},{}", level.word())
}

/// The wish in such a line; what the old riddles are like where there is none.
pub fn read(text: &str) -> Wish {
    let fields: Vec<&str> = text.split(',').collect();
    let read = || {
        let [houses, categories, level] = fields[..] else { return None };
        let (houses, categories) = (houses.parse().ok()?, categories.parse().ok()?);
        let fits = HOUSES.contains(&houses) && CATEGORIES.contains(&categories);
        Some((houses, categories, Difficulty::named(level).filter(|_| fits)?))
    };
    read().unwrap_or((5, 5, Difficulty::Easy))
}
