//! Puzzles of days, which are made and not carried: on the shelf of this program once they are there.

use std::cell::Cell;

use gloo_timers::callback::Timeout;

use super::{News, part};
use crate::device::LocalDrawer;
use crate::engine::{Answer, Ask, Engine, Job, Request, protocol};
use crate::setup::Setup;
use crate::tools;
use crate::views::play;
use crate::words::day as words;
use generate::Issue;

/// Has the puzzle made by a worker whose script is at `tools`, and says then whether it is there, or
/// why not; until what is returned is dropped.
pub fn fetch(tools: &str, issue: Issue, then: impl FnOnce(Result<(), String>) + 'static) -> Making {
    let then = Cell::new(Some(then));
    let done = move |outcome| {
        if let Some(then) = then.take() {
            // The listener of the engine that this may end is on the stack: it returns first.
            Timeout::new(0, move || then(outcome)).forget();
        }
    };
    let maker = Engine::new(tools.to_owned(), move |response| match response.answer {
        Answer::Tool { news, .. } => {
            done(match protocol::decode::<Option<News>>(&news).flatten() {
                Some(news) if keep(&news) => Ok(()),
                _ => Err(words::not_made(&issue.date.to_string())),
            })
        }
        Answer::Failed(why) => done(Err(why)),
        _ => {}
    });
    let day = tools::Job::Days(vec![issue]);
    // Such work is about no puzzle that there is; engines want one all the same.
    let puzzle = Setup::from_fragment("").0.puzzle;
    let request = Request { number: 1, ask: Ask::Tool(protocol::encode(&day)) };
    maker.submit(Job { puzzle, request });
    Making(maker)
}

/// A puzzle that is being made, until this is dropped.
pub struct Making(Engine);

impl Drop for Making {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// Keeps the puzzle that has been made, so that links that name it can be read, and the games that the
/// device has of it; whether that can be.
pub fn keep(news: &News) -> bool {
    let part = part(news.issue);
    play::rename(&LocalDrawer, &format!("z={}", news.former), &part);
    link::bring(&part, &news.packed).is_ok()
}
