//! A new puzzle: its size, how hard it is to be, and its making.

use gloo_timers::callback::Timeout;
use std::ops::RangeInclusive;
use std::str::FromStr;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::device;
use crate::engine::Response;
use crate::setup::Setup;
use crate::state::Action;
use crate::tools;
use crate::views::ViewProps;
use crate::views::edit::{Ask, News};
use crate::views::hooks::use_worker;
use generate::{CATEGORIES, Difficulty, HOUSES};
use link::View;
use puzzle::{Puzzle, pack};

/// Under which name the device keeps what was wished for last.
const WISH_KEY: &str = "zebra:new";

/// What is said where none was made.
const NONE: &str = "No such puzzle was found. Try again, or choose another size or level.";

/// What is wished for; of any level where none is named.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wish {
    houses: u8,
    categories: u8,
    difficulty: Option<Difficulty>,
}

impl Wish {
    /// What the reader wished for last.
    fn kept() -> Self {
        let kept = device::stored(WISH_KEY);
        kept.and_then(|text| Self::read(&text)).unwrap_or(Self {
            houses: 4,
            categories: 4,
            difficulty: Some(Difficulty::Easy),
        })
    }

    fn read(text: &str) -> Option<Self> {
        let mut fields = text.split(',');
        let (houses, categories) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        let fits = HOUSES.contains(&houses) && CATEGORIES.contains(&categories);
        let difficulty = Difficulty::named(fields.next()?);
        fits.then_some(Self { houses, categories, difficulty })
    }

    fn keep(self) {
        let word = self.difficulty.map_or("any", Difficulty::word);
        device::store(WISH_KEY, &format!("{},{},{word}", self.houses, self.categories));
    }
}

/// What is so with the puzzle.
#[derive(Clone, PartialEq)]
enum Stage {
    Wished,
    Made(Wish),
    Failed(String),
}

/// The form, and the puzzle while it is made.
#[component]
pub fn NewPuzzle(props: &ViewProps) -> Html {
    let wish = use_state_eq(Wish::kept);
    let stage = use_state_eq(|| Stage::Wished);
    let failed = {
        let stage = stage.setter();
        Callback::from(move |why: String| stage.set(Stage::Failed(why)))
    };
    let make = {
        let (wish, stage) = (*wish, stage.setter());
        move |_: MouseEvent| {
            wish.keep();
            stage.set(Stage::Made(wish));
        }
    };
    let cancel = {
        let stage = stage.setter();
        move |_: MouseEvent| stage.set(Stage::Wished)
    };
    let choose = |set: fn(&mut Wish, &str)| {
        let wish = wish.clone();
        Callback::from(move |event: Event| {
            let field: HtmlSelectElement = event.target_unchecked_into();
            let mut wished = *wish;
            set(&mut wished, &field.value());
            wish.set(wished);
        })
    };
    let is_making = matches!(*stage, Stage::Made(_));
    let field = |name: &'static str, hook: &'static str, change, options: Html| {
        html! {
            <label class="play-option">
                { name }
                <span class="select-box">
                    <select class="select" data-zebra={hook} disabled={is_making} onchange={change}>{ options }</select>
                </span>
            </label>
        }
    };
    let numbers = |range: RangeInclusive<u8>, chosen: u8| -> Html {
        let option = |number: u8| {
            let value = number.to_string();
            html! { <option value={value.clone()} selected={number == chosen}>{ value }</option> }
        };
        range.map(option).collect()
    };
    let levels = [None].into_iter().chain(Difficulty::ALL.map(Some)).map(|level| {
        let word = level.map_or("any", Difficulty::word);
        html! { <option value={word} selected={level == wish.difficulty}>{ word }</option> }
    });
    html! {
        <section class="play-new" aria-label="A new puzzle" data-zebra="new">
            { field("Houses", "new-houses", choose(|wish, text| set(&mut wish.houses, text)), numbers(HOUSES, wish.houses)) }
            { field("Categories", "new-categories", choose(|wish, text| set(&mut wish.categories, text)), numbers(CATEGORIES, wish.categories)) }
            { field("Level", "new-level", choose(|wish, text| wish.difficulty = Difficulty::named(text)), levels.collect()) }
            if let Stage::Made(wish) = *stage {
                <button type="button" class="button" data-zebra="new-cancel" onclick={cancel}>{ "Cancel" }</button>
                <Making page={props.clone()} {wish} {failed} />
            } else {
                <button type="button" class="button" data-zebra="new-make" onclick={make}>{ "Make it" }</button>
            }
            <p role="status" data-zebra="new-status">
                { match &*stage {
                    Stage::Wished => String::new(),
                    Stage::Made(wish) => format!("A puzzle of {} houses and {} categories is being made…", wish.houses, wish.categories),
                    Stage::Failed(why) => why.clone(),
                } }
            </p>
        </section>
    }
}

/// Takes a number from a field that has no others.
fn set<N: FromStr>(number: &mut N, text: &str) {
    *number = text.parse().unwrap_or_else(|_| unreachable!("the options are numbers"));
}

#[derive(PartialEq, Properties)]
struct MakingProps {
    page: ViewProps,
    wish: Wish,
    failed: Callback<String>,
}

/// A puzzle in the making, for as long as this is on the page.
#[component]
fn Making(props: &MakingProps) -> Html {
    let MakingProps { page, wish, failed } = props;
    let hear = {
        let (page, failed) = (page.clone(), failed.clone());
        move |_, news: News| {
            let News::Made(made) = news else { return };
            let puzzle = made.ok().and_then(|parts| Puzzle::new(parts).ok());
            let setup = puzzle.and_then(|puzzle| opened(&page, &puzzle));
            let (act, failed) = (page.act.clone(), failed.clone());
            // The worker that has said it goes with this.
            let then = move || match setup {
                Some(setup) => act.emit(Action::Open(setup)),
                None => failed.emit(NONE.to_owned()),
            };
            Timeout::new(0, then).forget();
        }
    };
    let lost = {
        let failed = failed.clone();
        move |response| {
            if let Response::Failed { why, .. } = response {
                let failed = failed.clone();
                Timeout::new(0, move || failed.emit(why)).forget();
            }
        }
    };
    let worker = use_worker(&page.tools, hear, lost);
    let setup = page.state.setup().clone();
    use_effect_with(*wish, move |wish| {
        let Wish { houses, categories, difficulty } = *wish;
        // Old hints alone are seldom hard.
        let varied = difficulty != Some(Difficulty::Easy);
        let seed = (device::now() * 1000.0) as u64 % 1_000_000;
        let ask = Ask::Generate { houses, categories, varied, difficulty, seed };
        worker.ask(&setup, 1, &tools::Job::Edit(ask));
    });
    Html::default()
}

/// The puzzle, to be played.
fn opened(page: &ViewProps, puzzle: &Puzzle) -> Option<Setup> {
    let packed = pack::pack(puzzle).ok()?;
    Some(page.state.setup().in_this_frame(&format!("z={packed}")).with_view(View::Play))
}
