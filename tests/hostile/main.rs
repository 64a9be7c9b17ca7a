//! Whatever a puzzle's words are, they stay words where they leave: in Markdown, HTML, SVG and
//! programs, as real renderers and parsers read them. (That programs with such names still run is
//! tested with the real solvers, in `crates/export`.)

#![cfg(not(target_arch = "wasm32"))]

mod markdown;
mod markup;
mod programs;
mod rendered;
mod words;
