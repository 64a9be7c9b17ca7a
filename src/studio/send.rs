//! Sends what the reader wants to the page, and before it what the page has yet to be brought.

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::brief::{WISH_EVENT, Wish};
use crate::device::{self, LocalDrawer};
use crate::engine::protocol;
use crate::play;
use presets::{self, Preset};
use puzzle::pack;

thread_local! {
    /// The parts of links that name what the page has been brought.
    static BROUGHT: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// The part of a link that names a puzzle which the page was not built with, and does not have yet.
fn news(fragment: &str) -> Option<String> {
    let (key, name) = link::subject(fragment)?;
    let is_ours = || presets::find(&name).is_some_and(Preset::is_ours);
    let part = format!("{key}={name}");
    let news = (key == "day" || key == "p" && is_ours())
        && BROUGHT.with_borrow(|brought| !brought.contains(&part));
    news.then_some(part)
}

/// Whether the page cannot read the fragment before it has been brought the puzzle that it names.
pub fn is_news(fragment: &str) -> bool {
    news(fragment).is_some()
}

/// Sends a wish, and before it the puzzle that it is about, where the page has only a name for it.
pub fn send(wish: Wish) {
    let fragment = match &wish {
        Wish::Step { fragment, .. } => fragment.as_str(),
        _ => "",
    };
    if let Some(part) = news(fragment) {
        let source = link::decode(&part).0.source;
        if let (true, Ok(packed)) = (source.part() == part, pack::pack(source.puzzle())) {
            play::rename(&LocalDrawer, &format!("z={packed}"), &part);
            BROUGHT.with_borrow_mut(|brought| brought.insert(part.clone()));
            device::send(WISH_EVENT, &protocol::encode(&Wish::Bring { part, packed }));
        }
    }
    device::send(WISH_EVENT, &protocol::encode(&wish));
}
