//! The frame of the page: its head, notices, and what is said while something is on its way.

pub const BRAND: &str = "Zebra Playground";
pub const SKIP: &str = "Skip to the content";
pub const PLACES: &str = "Places";
pub const PUZZLE_PICKER: &str = "Puzzle";

pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const TURN_THEME: &str = "Light or dark";
pub const COPY_LINK: &str = "Copy link";
pub const SHARE: &str = "Share";
pub const DISMISS: &str = "Dismiss";

pub const LINK_COPIED: &str = "The link is copied.";

pub fn link_not_copied(link: &str) -> String {
    format!("Copying is blocked here. The link is {link}")
}

pub const TRY_AGAIN: &str = "Try again";
pub const LOADING_LATE: &str = "This is taking a while. ";
pub const PUZZLE_LOADING: &str = "The puzzle is loading…";

pub fn view_loading(view: &str) -> String {
    format!("{view} is loading…")
}

pub fn day_in_the_making(date: &str) -> String {
    format!("Making the puzzle for {date}…")
}

/// In a frame that stands in another page.
pub fn mistake_in_frame(mistake: &str) -> String {
    format!("This puzzle has a mistake: {mistake}.")
}

pub const OPEN_IN_EDITOR: &str = "Open it in the editor";

pub const ENGINE_STOPPED: &str =
    "The counting engine stopped twice on this. Turn a switch to try again.";
pub const ENGINE_NOT_LOADED: &str =
    "The counting engine could not be loaded. Reload the page to try again.";

pub const FILE_TOO_LARGE: &str = "the file is too large to hold puzzles";
pub const FILE_UNREADABLE: &str = "the file cannot be read";
