//! Play and Daily: what is said of a game that is done, and of the puzzles of days.

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
    if is_of_today { "Other days and levels" } else { DAILY }
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

pub const DAILY: &str = "Puzzle of the day";
pub const MAKING: &str = "Making it…";
pub const PLAY: &str = "Play";
pub const LOOK_AT_SOLUTION: &str = "Look at the solution";
pub const PREVIOUS_MONTH: &str = "Previous month";
pub const NEXT_MONTH: &str = "Next month";
pub const WEEK: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
pub const LEVELS: &str = "Difficulty";
/// After a level.
pub const SOLVED_TODAY: &str = ", solved today";
/// Before a time.
pub const SOLVED_IN: &str = "solved ";
pub const NEW_DAY: &str = "It is a new day: today's puzzle is in Daily. This one stays as it is.";

/// Of the puzzle of a day; `places` is what its places are called.
pub fn size(houses: u8, places: &str, categories: u8, level: &str) -> String {
    format!("{houses} {places}, {categories} categories: {level}.")
}

pub fn streak(days: u32) -> String {
    format!("{} in a row, on this device.", counted(days as usize, "day"))
}

pub fn solved_in(time: &str) -> String {
    format!("Solved in {time}.")
}

pub fn times(solved: usize, best: &str, average: &str) -> String {
    format!("{solved} solved: best {best}, average {average}.")
}

pub fn not_made(date: &str) -> String {
    format!("the puzzle for {date} could not be made")
}
