//! Daily: the puzzle of the day, the calendar, times.

use phrases::counted;

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
