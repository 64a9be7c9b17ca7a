//! Edit: the puzzle as a form and as text, with what the core finds beside it.

mod beside;
mod bring;
mod form;
mod hints;
mod print;
mod readings;
mod shelf;
mod text;

use std::rc::Rc;

use yew::prelude::*;

use crate::app::edit::{Change, Desk, Draft, Move, News, understood};
use crate::app::engine::Report;
use crate::app::setup::Setup;
use crate::app::state::Tone;
use crate::app::studio::Wish;
use crate::app::studio::program::ViewProps;
use crate::app::tools;
use crate::app::view::desk::{use_steps, use_workshop};
use crate::puzzle::Puzzle;

/// The ways to work on a puzzle.
#[derive(Clone, Copy, PartialEq)]
enum Tab {
    Form,
    Text,
    Bring,
    Shelf,
}

impl Tab {
    const ALL: [(Self, &'static str, &'static str); 4] = [
        (Self::Form, "form", "Form"),
        (Self::Text, "text", "Text"),
        (Self::Bring, "bring", "New or paste"),
        (Self::Shelf, "shelf", "My puzzles, files, print"),
    ];
}

/// What all parts of the view work with.
#[derive(Clone, PartialEq)]
struct Bench {
    draft: Rc<Draft>,
    setup: Rc<Setup>,
    wish: Callback<Wish>,
    step: Callback<Move>,
}

impl Bench {
    /// Makes a change, or says why it cannot be made.
    fn change(&self, change: Change) {
        self.wished(self.draft.changed(&self.setup, change));
    }

    /// Puts another puzzle on the desk.
    fn replace(&self, puzzle: Puzzle) {
        self.wished(Draft::replaced(&self.setup, puzzle));
    }

    fn wished(&self, wish: Result<Wish, String>) {
        match wish {
            Ok(wish) => {
                self.step.emit(Move::Say(String::new()));
                self.wish.emit(wish);
            }
            Err(why) => self.step.emit(Move::Say(why)),
        }
    }

    fn notify(&self, tone: Tone, text: String) {
        self.wish.emit(Wish::Notify(tone, text));
    }
}

impl Reducible for Desk {
    type Action = Move;

    fn reduce(self: Rc<Self>, step: Move) -> Rc<Self> {
        Rc::new(self.after(step))
    }
}

/// The view.
#[component]
pub fn EditView(props: &ViewProps) -> Html {
    let ViewProps { sheet, wish, tools } = props;
    let desk = use_reducer_eq(Desk::default);
    let step = use_steps(&desk);
    let draft =
        use_memo((sheet.setup.clone(), sheet.memo.clone()), |(setup, memo)| Draft::of(setup, memo));
    let bench = Bench { draft, setup: sheet.setup.clone(), wish: wish.clone(), step: step.clone() };
    use_work(&desk, tools, &bench);
    let tab = use_state(|| Tab::Form);
    html! {
        <main class="edit" id="main">
            // Where the link for skipping leads.
            <div class="edit-work" id="hints" tabindex="-1">
                <div class="edit-tabs" role="group" aria-label="Ways to edit">
                    { for Tab::ALL.map(|(which, hook, name)| {
                        let tab = tab.clone();
                        html! {
                            <button
                                type="button"
                                class="edit-tab"
                                data-zebra="edit-tab"
                                data-tab={hook}
                                aria-pressed={if *tab == which { "true" } else { "false" }}
                                onclick={move |_| tab.set(which)}
                            >
                                { name }
                            </button>
                        }
                    }) }
                </div>
                <p class="edit-note" role="alert" data-zebra="edit-note">
                    { desk.note.clone() }
                </p>
                { match *tab {
                    Tab::Form => form::form(&bench, &desk),
                    Tab::Text => html! { <text::Text bench={bench.clone()} /> },
                    Tab::Bring => html! {
                        <bring::Bring bench={bench.clone()} import={desk.import.clone().map(Rc::new)}
                            working={desk.asked.is_some()} />
                    },
                    Tab::Shelf => html! { <shelf::ShelfPart bench={bench.clone()} /> },
                } }
            </div>
            { beside::beside(&bench, &desk, &sheet.shown) }
            { print::pages(&sheet.shown) }
        </main>
    }
}

/// Has done what the desk asks for, and takes up what comes of it.
#[hook]
fn use_work(desk: &Desk, tools: &AttrValue, bench: &Bench) {
    let news = use_state(|| None::<(u32, News)>);
    let hear = {
        let (step, news) = (bench.step.clone(), news.setter());
        move |request, found: News| {
            step.emit(Move::Done(request, found.clone()));
            news.set(Some((request, found)));
        }
    };
    let other = {
        let step = bench.step.clone();
        move |report| {
            if let Report::Failed { request, why } = report {
                step.emit(Move::Failed(request, why.into()));
            }
        }
    };
    let workshop = use_workshop(tools, hear, other);
    {
        let setup = bench.setup.clone();
        use_effect_with(desk.asked.clone(), move |asked| {
            if let Some((request, ask)) = asked {
                workshop.ask(&setup, *request, &tools::Job::Edit(ask.clone()));
            }
        });
    }
    let bench = bench.clone();
    use_effect_with(news, move |news| {
        if let Some((_, news)) = &**news {
            take_up(&bench, news.clone());
        }
    });
}

/// Changes the puzzle as the work has found.
fn take_up(bench: &Bench, news: News) {
    match news {
        News::Left(Some(left)) => {
            let active = bench.setup.active();
            let hints = 0..bench.draft.puzzle().hints().len();
            let kept = hints.filter(|&hint| left.contains(hint) || !active.contains(hint));
            bench.change(Change::Keep(kept.collect()));
        }
        News::Made(Ok(parts)) => {
            if let Ok(puzzle) = Puzzle::new(parts) {
                bench.replace(puzzle);
            }
        }
        News::Understood(sentence, readings) => {
            let (change, note) = understood(bench.draft.puzzle(), &sentence, &readings);
            change.into_iter().for_each(|change| bench.change(change));
            note.into_iter().for_each(|note| bench.step.emit(Move::Say(note)));
        }
        News::Imported(_) | News::Left(None) | News::Made(Err(_)) => {}
    }
}

/// Whether a button waits, for `aria-disabled`: with `disabled` it would lose the keyboard's focus.
fn waits(working: bool) -> Option<&'static str> {
    working.then_some("true")
}
