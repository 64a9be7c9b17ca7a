//! The game as the device keeps it. Another tab or frame may play the same game: nothing is written
//! over what it has kept since this page looked last.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use crate::device::{self, LocalDrawer};
use store::{Drawer, Trouble};

thread_local! {
    /// What this page has read or written last, by key: also while another view is open.
    static KNOWN: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// Why nothing could be kept, as it was said last.
    static SAID: Cell<Option<Trouble>> = const { Cell::new(None) };
}

/// The game as this page knows it.
pub fn known(key: &str) -> Option<String> {
    let known = KNOWN.with_borrow(|known| known.get(key).cloned());
    known.or_else(|| changed(key))
}

/// The game as somebody else has kept it since this page looked last.
pub fn changed(key: &str) -> Option<String> {
    let now = device::stored(key)?;
    let before = KNOWN.with_borrow_mut(|known| known.insert(key.to_owned(), now.clone()));
    (before.as_ref() != Some(&now)).then_some(now)
}

/// Keeps the game.
///
/// # Errors
/// The storage is blocked or full.
pub fn keep(key: &str, text: &str) -> Result<(), Trouble> {
    LocalDrawer.set(key, text)?;
    KNOWN.with_borrow_mut(|known| known.insert(key.to_owned(), text.to_owned()));
    Ok(())
}

/// Whether it is still to be said that this keeps games from being kept.
pub fn is_unsaid(trouble: Trouble) -> bool {
    SAID.replace(Some(trouble)) != Some(trouble)
}
