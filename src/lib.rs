//! Zebra Playground: take a zebra puzzle (Einstein's riddle) apart.
//!
//! | module | what it is for |
//! |---|---|
//! | [`puzzle`] | the model and its words: puzzles, hints, relations, presets, the text format, links |
//! | [`solver`] | the shared bitmask core: exact counts, shares, solutions; it knows numbers, not words |
//! | `app` | the page, WebAssembly only: state, engine bridge, components, views |
//!
//! Arrows point one way: `app → solver → puzzle`. `puzzle` and `solver` name no web crate, no
//! clock, no thread and no global, so they build and test natively and in WebAssembly alike.

#[cfg(target_arch = "wasm32")]
pub mod app;
pub mod puzzle;
pub mod solver;
