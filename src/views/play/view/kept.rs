//! The game as the device keeps it. Another tab or frame may play the same game: nothing is written
//! over what it has kept since this page looked last.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use crate::device::{self, LocalDrawer};
use crate::views::play::{self, Fill, PREFIX, Position, Record, Replay, Table, Wish};
use generate::Issue;
use store::{Drawer, Trouble};

/// What stands before the fragment of what is played, where the device keeps the moves.
const MOVES: &str = "zebra:moves:";

/// Under which name the device keeps what the reader wishes to have filled in.
const FILL_KEY: &str = "zebra:fill";

/// Under which name the device keeps of what size and level a new puzzle is to be.
const WISH_KEY: &str = "zebra:wish";

/// Under which name the device keeps that the first steps have been done.
const WALKED_KEY: &str = "zebra:walked";

thread_local! {
    /// What this page has read or written last, by key: also while another view is open.
    static KNOWN: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// The marks that links have brought, by key.
    static LINKED: RefCell<BTreeMap<String, Position>> = const { RefCell::new(BTreeMap::new()) };
    /// Why nothing could be kept, as it was said last.
    static SAID: Cell<Option<Trouble>> = const { Cell::new(None) };
    /// Whether it was said that no moves can be kept.
    static SAID_OF_MOVES: Cell<bool> = const { Cell::new(false) };
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

/// Keeps the game; where there is no room, in place of the moves of games.
///
/// # Errors
/// The storage is blocked or full.
pub fn keep(key: &str, text: &str) -> Result<(), Trouble> {
    if LocalDrawer.set(key, text).is_err() {
        forget_moves();
        LocalDrawer.set(key, text)?;
    }
    KNOWN.with_borrow_mut(|known| known.insert(key.to_owned(), text.to_owned()));
    Ok(())
}

/// The moves of the game up to now.
pub fn replay(table: &Table) -> Replay {
    let mut replay = Replay::load(&device::stored(&moves_key(table.key())).unwrap_or_default());
    replay.reach(&table.setup().puzzle, table.game().position());
    replay
}

/// Keeps the moves up to now, in place of those of other games where there is no room; whether they
/// last longer than the page.
pub fn keep_moves(table: &Table) -> bool {
    let (key, text) = (moves_key(table.key()), replay(table).save());
    device::stored(&key).as_ref() == Some(&text) || device::store(&key, &text) || {
        forget_moves();
        device::store(&key, &text)
    }
}

fn moves_key(game: &str) -> String {
    format!("{MOVES}{}", game.strip_prefix(PREFIX).unwrap_or(game))
}

fn forget_moves() {
    // Where storage is blocked there are none.
    let keys = LocalDrawer.keys().unwrap_or_default();
    keys.iter().filter(|key| key.starts_with(MOVES)).for_each(|key| {
        let _ = LocalDrawer.remove(key);
    });
}

/// Whether it is still to be said that no moves can be kept.
pub fn is_unsaid_of_moves() -> bool {
    !SAID_OF_MOVES.replace(true)
}

/// These marks of the game come from a link.
pub fn link(key: &str, marks: Position) {
    LINKED.with_borrow_mut(|linked| linked.insert(key.to_owned(), marks));
}

/// Whether the marks are those that a link has brought, and nobody has played on.
pub fn is_linked(key: &str, marks: &Position) -> bool {
    LINKED.with_borrow(|linked| linked.get(key) == Some(marks))
}

/// Whether it is still to be said that this keeps games from being kept.
pub fn is_unsaid(trouble: Trouble) -> bool {
    SAID.replace(Some(trouble)) != Some(trouble)
}

/// Under which name the device keeps the game of the puzzle of a day.
pub fn key_of(issue: Issue) -> String {
    format!("{PREFIX}day={issue}")
}

/// What the device remembers of a game that was done, by the name of the game.
pub fn record(game: &str) -> Option<Record> {
    Record::load(&device::stored(&Record::key(game))?)
}

/// Remembers that it was done. The first time counts.
pub fn remember(game: &str, record: &Record) {
    if self::record(game).is_none() {
        device::store(&Record::key(game), &record.save());
    }
}

/// The puzzles of days that were done, with the record of each.
pub fn days() -> Vec<(Issue, Record)> {
    // Where storage is blocked there are none.
    let keys = LocalDrawer.keys().unwrap_or_default();
    play::of_days(keys.into_iter().filter_map(|key| Some((key.clone(), device::stored(&key)?))))
}

/// What the reader wished to have filled in when they chose last.
pub fn fill() -> Option<Fill> {
    Fill::named(&device::stored(FILL_KEY)?)
}

/// Remembers it.
pub fn keep_fill(fill: Fill) {
    device::store(FILL_KEY, fill.word());
}

/// What the player wished for when they had a puzzle made last.
pub fn wish() -> Wish {
    device::stored(WISH_KEY).and_then(|text| Wish::load(&text)).unwrap_or_default()
}

/// Remembers it.
pub fn keep_wish(wish: Wish) {
    device::store(WISH_KEY, &wish.save());
}

/// Whether the reader has done the first steps, or has left them.
pub fn has_walked() -> bool {
    device::stored(WALKED_KEY).is_some()
}

/// Remembers it.
pub fn keep_walked() {
    device::store(WALKED_KEY, "1");
}
