//! The page: one state, a pure reducer, components that show it, and at the edge the workers, the
//! address bar, storage and the clock.
//!
//! It knows how puzzles are shown and handled. What is true of them it asks the crates under
//! `crates`.
//!
//! | module | what it is for |
//! |---|---|
//! | [`setup`] | what the reader has set up, and the links that carry it; no web |
//! | [`state`] | the state of the page as one value, and the actions that change it; no web |
//! | [`spoilers`] | what the reader has asked to be told: answers, worths; no web |
//! | `timeline` | undo and redo; no web |
//! | [`in_place`] | counts made in the step that asks for them, under a budget of work; no web |
//! | [`engine`] | asks the core in a worker: handshake, numbers of requests, overtaking, replacement |
//! | [`tools`] | the work of the views other than Explore that takes long, in a worker of theirs; no web |
//! | [`address`] | the state in the fragment, and the browser's history |
//! | `copying` | buttons that copy, and say whether that worked |
//! | `listening` | what the reader does besides using what the page draws: the browser's history, keys |
//! | [`opening`] | links that cannot be opened at once, and what is wrong with links |
//! | [`handover`] | how the page goes from the program that is loaded first to the one with all places |
//! | [`on_the_way`] | what stands in for all other places until that comes |
//! | [`device`] | the browser's storage, clipboard, theme and clock, none of which may fail the page |
//! | [`keys`] | which letter a key stands for, on any layout; undo and redo by keys |
//! | [`names`] | the words that people gave a puzzle, found in sentences about it; no web |
//! | [`paint`] | what colour a value's name stands for; no web |
//! | [`drawing`] | a picture as a tree that a worker draws and the page shows; no web |
//! | [`components`] | what the views share: functions that draw a part of the page |
//! | `words` | all that the page says, so that another language has one place; no web |
//! | [`views`] | the views, a folder each: what is worked out, without web, its drawing, its style sheet |
//! | `root` | the page's root component, which brings all this together |
//!
//! Four programs are made of these (`src/bin`). The page is `app`, with Explore alone, which is loaded
//! first, is small and counts by itself; or `full`, with all views, which takes the page over as soon
//! as a reader opens another one, or opens it, where a link leads there. `worker` counts (`engine`)
//! what takes long, `tools` does the long work of the other views.
//!
//! Arrows: `on_the_way, views → root → views::explore → components → state`; `root → handover`;
//! `views → opening`. The programs put them together.

pub mod drawing;
pub mod engine;
pub mod in_place;
pub mod keys;
pub mod names;
pub mod paint;
pub mod setup;
pub mod spoilers;
pub mod state;
mod timeline;
pub mod tools;

pub mod address;
pub mod components;
mod copying;
pub mod device;
pub mod handover;
mod listening;
pub mod on_the_way;
pub mod opening;
mod root;
pub mod views;
mod words;

pub use root::prepare;
