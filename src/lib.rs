//! Zebra Playground: take a zebra puzzle (Einstein's riddle) apart.
//!
//! | module | what it is for |
//! |---|---|
//! | [`puzzle`] | the model and its words: puzzles, hints, relations, presets, the text format, links |
//! | [`solver`] | the shared bitmask core: exact counts, shares, solutions; it knows numbers, not words |
//! | [`explain`] | human steps: what to see next, with the hints and facts it takes |
//! | [`phrases`] | numbers and findings in words, for the page and the command line |
//! | [`app`] | the page: state, engine bridge, components, views; all but the first for WebAssembly only |
//!
//! Arrows point one way: `app → phrases, explain, solver → puzzle`. `puzzle`, `solver` and `explain`
//! name no web crate, no clock, no thread and no global, so they build and test natively and in
//! WebAssembly alike.

pub mod app;
pub mod explain;
pub mod phrases;
pub mod puzzle;
pub mod solver;
