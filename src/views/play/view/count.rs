//! What the marks leave by themselves, and what it took so far.

use std::rc::Rc;

use yew::prelude::*;

use crate::setup::Setup;
use crate::tools;
use crate::views::explain::{Lesson, News};
use crate::views::hooks::use_worker;
use crate::views::play::{Game, Help};
use crate::words::play as words;
use solver::Tally;

/// What it is told of.
#[derive(Properties, PartialEq)]
pub struct SoFarProps {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// The game.
    pub game: Game,
    /// The script of the worker that counts.
    pub tools: AttrValue,
}

/// How many arrangements the marks leave, time and help. A component of its own: the count comes later
/// than the marks, and nothing else is drawn again for it.
#[component]
pub fn SoFar(props: &SoFarProps) -> Html {
    let left = use_count(&props.setup, &props.game, &props.tools);
    let left = left.as_ref();
    html! {
        <p class="play-left">
            <span
                data-zebra="marks-count"
                data-value={left.map(|tally| tally.number().to_string())}
                data-exact={left.map(|tally| tally.exact().is_some().to_string())}
            >
                { counted(left) }
            </span>
            { " " }
            <span>{ spent(&props.game) }</span>
        </p>
    }
}

fn counted(left: Option<&Tally>) -> String {
    match left {
        None => words::COUNTING_MARKS.to_owned(),
        Some(left) => words::marks_leave(left),
    }
}

/// Time and help, without any reproach.
fn spent(game: &Game) -> String {
    let Help { nudges, steps, checks } = game.help();
    words::spent(game.seconds() / 60, nudges, steps, checks)
}

/// How many arrangements the marks leave.
#[hook]
fn use_count(setup: &Rc<Setup>, game: &Game, tools: &AttrValue) -> Option<Tally> {
    let left = use_state_eq(|| None::<Tally>);
    let hear = {
        let left = left.setter();
        move |_, news| {
            if let News::Count(tally) = news {
                left.set(Some(tally));
            }
        }
    };
    // Whoever helps says it, too, when the engine is lost.
    let worker = use_worker(tools, hear, |_| {});
    let request = use_mut_ref(|| 0);
    let facts = game.position().known().facts();
    let subject = (setup.puzzle.clone(), facts);
    let setup = setup.clone();
    use_effect_with(subject, move |(_, facts)| {
        *request.borrow_mut() += 1;
        let lesson = Lesson::Count(facts.clone());
        worker.ask(&setup, *request.borrow(), &tools::Job::Teach(lesson));
    });
    (*left).clone()
}
