//! Hint sets: how counts fall, which hints are enough or clash, the reader's order.

use phrases::group_digits;
use puzzle::wording::capitalised;
use solver::Tally;

pub const VIEW: &str = "Hint sets";
pub const LOOKING: &str = "Looking…";

fn counted(number: usize, one: &str, many: &str) -> String {
    let noun = if number == 1 { one } else { many };
    format!("{} {noun}", group_digits(&number.to_string()))
}

fn hints(number: usize) -> String {
    counted(number, "hint", "hints")
}

fn solutions(tally: &Tally) -> String {
    match tally {
        Tally::Exact(count) if count.is_zero() => "no solution".to_owned(),
        tally if tally.says_nothing() => "an unknown number of solutions".to_owned(),
        _ => phrases::solutions(tally),
    }
}

/// A count as a figure; a bound that says nothing is not given as one.
pub fn figure(tally: &Tally) -> String {
    if tally.says_nothing() { "unknown".to_owned() } else { phrases::tally(tally) }
}

/// The hints of a set, `count` of them, from their numbers such as `1-8,11`.
pub fn hint_list(numbers: &str, count: usize) -> String {
    let noun = if count == 1 { "hint" } else { "hints" };
    let numbers = numbers.replace('-', "–");
    match numbers.rsplit_once(',') {
        _ if count == 0 => "no hint".to_owned(),
        Some((rest, last)) => format!("{noun} {} and {last}", rest.replace(',', ", ")),
        None => format!("{noun} {numbers}"),
    }
}

pub const FALL: &str = "How counts fall";
pub const FALL_COUNTING: &str = "Counting the solutions of every set of hints…";
pub const FALL_ORDER_ALONE: &str =
    "There are too many hints to count every set of them; this is your order alone.";

/// How many of all sets have one solution; `smallest` is the size of the smallest of them.
pub fn fall_single(single: usize, sets: usize, smallest: Option<usize>) -> String {
    let has = if single == 1 { "has" } else { "have" };
    let (number, sets) = (group_digits(&single.to_string()), group_digits(&sets.to_string()));
    let first = smallest.map(|size| format!(" The smallest have {}.", hints(size)));
    let first = first.unwrap_or_default();
    format!("{number} of {sets} sets of hints {has} exactly one solution.{first}")
}

/// Of a column of the picture, with so many hints on, the first `place` of the order.
pub fn column(on: usize, tally: &Tally, place: usize) -> String {
    let (on, left) = (hints(on), solutions(tally));
    format!("{on}: {left}. Click to switch on the first {place} of your order.")
}

pub fn turn_hint(number: u32, on: bool, tally: &Tally) -> String {
    let on = if on { "on" } else { "off" };
    format!("Switch hint {number} {on}: {}", solutions(tally))
}

pub fn sets(number: usize) -> String {
    counted(number, "set", "sets")
}

pub const AXIS: &str = "hints on";
pub const KEY_BAND: &str = "all sets with that many hints on; the middle half is darker";
pub const KEY_SINGLE: &str = "sets that leave one solution";
pub const KEY_TURNED: &str = "one switch from here";
pub const KEY_BOUND: &str = "at least this many: not counted to the end";
pub const KEY_HERE: &str = "where you are";
pub const KEY_ORDER: &str = "your order, hint by hint";

pub const AS_TABLE: &str = "The same as a table";
pub const TABLE: &str = "Table";
pub const TABLE_CAPTION: &str = "Solutions of all sets of hints, by size";
pub const TABLE_HEADS: [&str; 6] =
    ["hints on", "sets", "fewest", "median", "most", "with one solution"];

pub const ENOUGH: &str = "Enough for one solution";
/// The question follows.
pub const ENOUGH_TO_KNOW: &str = "Enough to know: ";
pub const NOT_SETTLED: &str =
    "Even all hints together leave it open, so no set of them settles it.";

pub fn not_enough(all: usize, left: &Tally) -> String {
    let (all, left) = (hints(all), solutions(left));
    format!("Even all {all} together leave {left}, so no set of them is enough.")
}

pub fn enough_only(size: usize) -> String {
    let size = hints(size);
    format!("{size} are enough, none of them can be dropped, and this is the only such set.")
}

pub fn enough_all(number: usize, smallest: usize) -> String {
    let (number, smallest) = (sets(number), hints(smallest));
    format!(
        "{number} are enough and can spare no hint; the smallest has {smallest}. These are all."
    )
}

pub fn enough_so_far(number: usize, others_at_least: usize) -> String {
    let (number, least) = (sets(number), hints(others_at_least));
    format!("{number} so far; any other has at least {least}.")
}

/// `list` is of [`hint_list`].
pub fn essential(list: &str, one: bool) -> String {
    let are = if one { "is" } else { "are" };
    format!("{} {are} essential: in every such set.", capitalised(list))
}

pub fn never_needed(list: &str, count: usize) -> String {
    let list = capitalised(list);
    match count {
        0 => "Each hint is in at least one of them.".to_owned(),
        1 => format!("{list} is never needed: in none of them."),
        _ => format!("{list} are never needed: in none of them."),
    }
}

pub fn unneeded_for_answer(list: &str, one: bool) -> String {
    let are = if one { "is" } else { "are" };
    format!("{} {are} never needed for this answer.", capitalised(list))
}

pub fn switch_to_set(is_on: bool) -> &'static str {
    if is_on { "on now" } else { "switch on" }
}

/// The same, with the hints of the set.
pub fn switch_to_set_said(is_on: bool, list: &str) -> String {
    format!("{}: just {list}", switch_to_set(is_on))
}

pub fn set_row(size: usize, list: &str) -> String {
    format!("{size}: {list}")
}

pub fn more_sets(more: usize) -> String {
    format!("And {more} more.")
}

pub const CLASH: &str = "These hints contradict one another";
pub const CLASH_ACTIVE: &str = "The hints that are on have no solution.";
pub const CLASH_ALL: &str = "All hints together have no solution.";
pub const CLASH_LOOKING: &str = "Looking for those that clash…";
pub const CLASH_ONE: &str = "These clash; without any one of them the others do not:";
pub const CLASH_SWITCH_OFF: &str = "switch off";

pub fn clashes(conflicts: usize, complete: bool) -> String {
    let conflicts = counted(conflicts, "conflict", "conflicts");
    match complete {
        true => format!("There are {conflicts}; one hint of each has to go:"),
        false => format!("{conflicts} so far; one hint of each has to go:"),
    }
}

pub fn switch_off(number: u32) -> String {
    format!("Switch hint {number} off")
}

pub const ORDER: &str = "Hint by hint, in your order";
pub const ORDER_RESET: &str = "printed order";
pub const ORDER_START: &str = "no hint";
pub const ORDER_DRAG: &str = "Drag to reorder";
pub const ORDER_NO_HINT_NEEDED: &str = "There is one solution without any hint.";

pub fn order_settled(after: usize) -> String {
    format!("In this order the first {after} leave one solution.")
}

pub fn order_open(all: usize, left: Option<&Tally>) -> String {
    let left = left.map(solutions).unwrap_or_default();
    format!("In this order even {} leave {left}.", hints(all))
}

pub fn order_first(number: usize) -> String {
    format!("Switch on just the first {number} of your order")
}

/// The same, after how many solutions they leave.
pub fn order_first_said(number: usize, left: &Tally) -> String {
    format!("{}. {}", capitalised(&solutions(left)), order_first(number))
}

pub fn move_hint(number: u32, up: bool) -> String {
    let way = if up { "up" } else { "down" };
    format!("Move hint {number} {way}")
}

pub fn hint_moved(number: u32, place: usize, of: usize, left: &Tally) -> String {
    let left = solutions(left);
    format!("Hint {number} is now number {place} of {of}; after it, {left}.")
}
