//! Play: what is said of a game that is done, the ways on from there, watching it again.

use phrases::counted;

pub const SOLVED: &str = "Solved";
/// Beneath a figure.
pub const TIME: &str = "time";

pub fn nudges(number: u32) -> &'static str {
    if number == 1 { "nudge" } else { "nudges" }
}

pub fn checks(number: u32) -> &'static str {
    if number == 1 { "check" } else { "checks" }
}

pub fn days_in_a_row(number: u32) -> &'static str {
    if number == 1 { "day in a row" } else { "days in a row" }
}

/// In a result to share: "11:42, 1 nudge, no checks".
pub fn figures(time: &str, nudges: u32, checks: u32) -> String {
    let times = |number: u32, noun: &str| match number {
        0 => format!("no {noun}s"),
        number => counted(number as usize, noun),
    };
    format!("{time}, {}, {}", times(nudges, "nudge"), times(checks, "check"))
}

pub const COPY_RESULT: &str = "Copy the result";
pub const RESULT_COPIED: &str = "The result is copied.";
pub const SAVE_PICTURE: &str = "Save it as a picture";
pub const PICTURE_BLOCKED: &str = "This browser does not draw the picture. The text can be copied.";

pub fn result_not_copied(result: &str) -> String {
    format!("Copying is blocked here. The result is {result}")
}

pub const NEW_PUZZLE: &str = "New puzzle";

pub fn next_of_day(level: &str) -> String {
    format!("Next: the {level} one")
}

pub fn next(puzzle: &str) -> String {
    format!("Next: {puzzle}")
}

/// The button that leads to Daily.
pub fn to_daily(is_of_today: bool) -> &'static str {
    if is_of_today { "Other days and levels" } else { super::day::DAILY }
}

pub const WATCH: &str = "Watch it again";
pub const WATCHING: &str = "The game again";
pub const WATCH_BACK: &str = "Back";
pub const WATCH_ON: &str = "On";
pub const WATCH_PAUSE: &str = "Pause";
pub const WATCH_PLAY: &str = "Play";
pub const WATCH_END: &str = "Back to the result";

pub fn at_move(at: usize, last: usize) -> String {
    format!("Move {at} of {last}")
}
