//! Methods: the ways to solve a puzzle side by side, one of them watched, their orders. Their names and
//! how they work are told by `methods`.

use solver::Tally;

pub const RACE: &str = "Eight ways to solve it, side by side";
/// `{}` is a striped sample.
pub const ABOUT_RACE: &str = "All look for every solution of the hints that are on. Times are of this machine in this run, \
     so compare them with each other. The scale is logarithmic. Striped {} is what is still \
     expected.";
pub const COMPARE: &str = "Compare";
pub const BY_TIME: &str = "Time";
pub const BY_VISITS: &str = "Visited";
pub const RESTART: &str = "Start again";
pub const STOP_ALL: &str = "Stop all";
pub const STOP: &str = "Stop";
pub const GO_ON: &str = "Go on";
pub const WATCH: &str = "Watch";

/// A button of a method, read out.
pub fn button_of(button: &str, method: &str) -> String {
    format!("{button}: {method}")
}

pub fn part_done(method: &str) -> String {
    format!("{method}: part done")
}

pub fn done(methods: usize, of: usize) -> String {
    format!("{methods} of {of} methods are done.")
}

pub const UNSUITED: &str = "No hint that is on puts a value into a house of its own.";
pub const WAITING: &str = "waiting for its turn";
pub const CORE_STOPS: &str = "it stops here; the count above goes on";
pub const STOPS: &str = "it stops here: each solution costs it a clause of memory";
/// Between what there is to say of a method.
pub const FIGURE_SEPARATOR: &str = " · ";

pub fn times_our_core(ratio: &str) -> String {
    format!("{ratio} times our core")
}

pub fn all_of_it(time: &str) -> String {
    format!("all of it: {time}")
}

pub fn time_so_far(time: &str) -> String {
    format!("{time} so far")
}

pub const TABLE: &str = "All figures as a table";
pub const FIGURES: &str = "All figures";
pub const TABLE_HEADS: [&str; 6] =
    ["Method", "Visited", "Solutions", "Time", "Times our core", "All of it"];

/// What stands beneath a scale of times, by their seconds.
pub const TIMES: [(f64, &str); 9] = [
    (1e-6, "≤ 1 µs"),
    (1e-3, "1 ms"),
    (1.0, "1 s"),
    (60.0, "1 min"),
    (3_600.0, "1 h"),
    (86_400.0, "1 day"),
    (365.25 * 86_400.0, "1 year"),
    (1e3 * 365.25 * 86_400.0, "1,000 years"),
    (1e9 * 365.25 * 86_400.0, "10⁹ years"),
];

pub const SPEED: &str = "Speed";
pub const SLOW: &str = "Slow";
pub const BRISK: &str = "Brisk";
pub const FAST: &str = "Fast";
pub const VERY_FAST: &str = "Very fast";
/// The name of a method follows.
pub const WATCHING: &str = "Watching: ";
pub const ONE_STEP: &str = "One step";
pub const PLAY: &str = "Play";
pub const PAUSE: &str = "Pause";
pub const CLOSE: &str = "Close";
pub const PLACED: &str = "What is placed";

/// `visited` has the number and its unit.
pub fn watched(visited: &str, solutions: &Tally, done: bool) -> String {
    let (number, s) = (solutions.number(), if solutions.number().is_one() { "" } else { "s" });
    let end = if done { ", and that was all" } else { "" };
    format!("{visited}, {} solution{s} found{end}", phrases::fitting(number))
}

pub const ORDERS: &str = "The order matters";
pub const ABOUT_ORDERS: &str = "Loops, cells and the last part of unification take the categories from left to right; \
     unification and hint by hint take the hints so. Press one to bring it to the front.";
pub const CATEGORY_ORDER: &str = "Order of categories";
pub const CATEGORIES: &str = "Categories";
pub const HINT_ORDER: &str = "Order of hints";
pub const HINTS: &str = "Hints";

pub fn category_first(name: &str) -> String {
    format!("{name} first")
}

pub fn hint_first(number: u32) -> String {
    format!("Hint {number} first")
}
