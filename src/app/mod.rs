//! The page: one state, a pure reducer, components that show it, and at the edge the worker, the
//! address bar, storage and the clock.
//!
//! | module | what it is for |
//! |---|---|
//! | [`setup`] | what the reader has set up, and the links that carry it; no web |
//! | [`state`] | the state of the page as one value, and the actions that change it; no web |
//! | [`worth`] | what stands beside a hint; no web |
//! | [`drawing`] | a picture as a tree that a worker draws and the page shows; no web |
//! | [`sets`] | what Hint sets shows, worked out and drawn; no web, and only in the engine of that view |
//! | [`share`] | what readers take home: lines that embed, pictures; no web |
//! | [`paint`] | what colour a value's name stands for; no web |
//! | [`engine`] | asks the core in a worker: handshake, request ids, overtaking, replacement |
//! | `address` | the state in the fragment, and the browser's history |
//! | `device` | the browser's storage, clipboard, theme and clock, none of which may fail the page |
//! | `components` | one component a file |
//! | `view` | the views, made of components |
//!
//! Arrows: `view → components → worth, paint, state`; `root → view, engine, address, device`.

pub mod drawing;
pub mod engine;
pub mod paint;
pub mod sets;
pub mod setup;
pub mod share;
pub mod state;
mod timeline;
pub mod worth;

#[cfg(target_arch = "wasm32")]
pub mod address;
#[cfg(target_arch = "wasm32")]
pub mod components;
#[cfg(target_arch = "wasm32")]
pub mod device;
#[cfg(target_arch = "wasm32")]
mod root;
#[cfg(target_arch = "wasm32")]
pub mod view;

#[cfg(target_arch = "wasm32")]
pub use root::{Root, RootProps};
