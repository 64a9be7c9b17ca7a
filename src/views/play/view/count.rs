//! How many arrangements the marks leave by themselves.

use std::rc::Rc;

use yew::prelude::*;

use crate::setup::Setup;
use crate::tools;
use crate::views::explain::{Lesson, News};
use crate::views::hooks::use_worker;
use crate::views::play::Game;
use solver::Tally;

/// It in words.
pub fn counted(left: Option<&Tally>) -> String {
    match left {
        None => "Counting what your marks leave…".to_owned(),
        Some(left) => {
            let left = phrases::tallied(left, "arrangement");
            format!("Your marks alone, without the hints, leave {left}.")
        }
    }
}

/// How many arrangements the marks leave.
#[hook]
pub fn use_count(setup: &Rc<Setup>, game: &Game, tools: &AttrValue) -> Option<Tally> {
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
