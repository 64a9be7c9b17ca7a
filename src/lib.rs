//! Zebra Playground: take a zebra puzzle (Einstein's riddle) apart.
//!
//! | module | what it is for |
//! |---|---|
//! | [`puzzle`] | the model and its words: puzzles, hints, relations, presets, the text format, links |
//! | [`solver`] | the shared bitmask core: exact counts, shares, solutions; it knows numbers, not words |
//! | [`escape`] | a puzzle's words in HTML, Markdown, links and names of files |
//! | [`explain`] | human steps: what to see next, with the hints and facts it takes |
//! | [`generate`] | new puzzles with one solution and no unneeded hint, in words; the puzzle of a day |
//! | [`export`] | a puzzle as a program for a real solver, one file a language |
//! | [`methods`] | the ways of solving that people have written about, each as a search in steps |
//! | [`import`] | plain English to puzzles: settles with the solver what the words leave open |
//! | [`phrases`] | numbers and findings in words, for the page and the command line |
//! | [`store`] | own puzzles kept on a device, over any storage of texts |
//! | [`app`] | the page: state, engine bridge, components, views; all but the first for WebAssembly only |
//!
//! Arrows point one way: `app → phrases, explain, generate, import, export → solver → puzzle`,
//! `generate → explain`, `app → methods → export` and `app → store → puzzle`; `explain` needs only
//! `puzzle`, and `escape`, which all may use, nothing. All but `app` name no web crate, no clock, no thread and no global, so they build and
//! test natively and in WebAssembly alike.

pub mod app;
pub mod escape;
pub mod explain;
pub mod export;
pub mod generate;
pub mod import;
pub mod methods;
pub mod phrases;
pub mod puzzle;
pub mod solver;
pub mod store;
