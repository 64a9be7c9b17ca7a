//! Play: the board, the hints, help, what is said at the end.

use puzzle::wording::list;
use solver::Tally;

pub const BOARD: &str = "The board";
/// Of a grid, what the keys do in it.
pub const GRID_KEYS: &str =
    "Arrow keys move; x rules out, o places, p notes in pencil, Delete wipes";
pub const CHOSEN_CELL: &str = "The chosen cell";
pub const MARKING: &str = "A click marks";
pub const RULE_OUT: &str = "Rule out";
pub const PLACE: &str = "Place";
pub const PENCIL: &str = "Pencil";

/// A mark, read out after what it is about.
pub const MARK_OPEN: &str = "open";
pub const MARK_PLACED: &str = "placed";
pub const MARK_OUT: &str = "ruled out";
pub const MARK_PENCIL: &str = "noted in pencil";

pub fn mark_wrong(mark: &str) -> String {
    format!("{mark}, wrong")
}

pub fn mark_clashes(mark: &str) -> String {
    format!("{mark}, clashes with another")
}

pub fn mark_implied(mark: &str) -> String {
    format!("{mark} by a placement")
}

pub fn spot_said(spot: &str, mark: &str) -> String {
    format!("{spot}: {mark}")
}

pub fn value_there(value: &str, place: &str) -> String {
    format!("{value} {place}")
}

pub fn value_with(value: &str, other: &str) -> String {
    format!("{value} with {other}")
}

/// What is in a cell.
pub const CELL_NONE: &str = "none";

pub fn cell_many(left: usize) -> String {
    format!("{left} left")
}

/// The same, read out.
pub const CELL_NONE_SAID: &str = "nothing is left";

pub fn cell_placed_said(value: &str) -> String {
    format!("{value} is placed")
}

pub fn cell_open_said(values: &[String]) -> String {
    list(values, "or")
}

pub const CELL_WRONG: &str = ", wrong";
pub const CELL_CLASHES: &str = ", clashes with another";

/// `fault` is one of the two above, or nothing.
pub fn cell_said(category: &str, place: &str, content: &str, fault: &str) -> String {
    format!("{category} {place}: {content}{fault}")
}

pub const HINTS: &str = "Hints";
pub const SETTLED: &str = "Cells settled";

pub fn settled(cells: usize, of: usize) -> String {
    format!("{cells} of {of} cells")
}

/// After a hint, what the marks make of it.
pub const HINT_SATISFIED: &str = "satisfied";
pub const HINT_BROKEN: &str = "broken";
pub const HINT_OPEN: &str = "open";
pub const HINT_SEPARATOR: &str = ", ";

pub fn strike(number: u32) -> String {
    format!("Strike out hint {number}")
}

pub fn strike_title(is_struck: bool) -> &'static str {
    if is_struck { "Bring it back" } else { "Strike it out" }
}

pub const HELP: &str = "Help";
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const NUDGE: &str = "Nudge";
pub const CHECK: &str = "Check";
pub const MORE: &str = "More";

pub const CLASH: &str = "The outlined placements rule each other out.";
pub const FULL: &str = "The table is full. Check it?";
pub const LOOKING: &str = "Looking…";
pub const ALL_RIGHT: &str = "All is right so far.";
pub const ALL_PLACED: &str = "Every value is placed.";
pub const NOTHING_MORE: &str = "The hints that are on tell nothing more than this.";
pub const STUCK: &str = "No step helps from here: some mark is wrong, and no solution fits the \
                         table any more. A check shows where.";

pub fn wrong(marks: usize) -> String {
    match marks {
        0 => "Each mark could be right, but not all at once.".to_owned(),
        1 => "One mark is wrong; it is outlined.".to_owned(),
        many => format!("{many} marks are wrong; they are outlined."),
    }
}

pub const UNDO_MISTAKE: &str = "Undo to the first mistake";
pub const ASK_RESTART: &str =
    "Clear all marks and start again? The clock and the help you had start again, too.";
pub const RESTART_YES: &str = "Start again";
pub const RESTART_NO: &str = "Keep playing";
pub const NUDGE_HINTS: &str = "Which hints?";
pub const NUDGE_STEP: &str = "Show the step";
pub const TAKE_STEP: &str = "Fill it in";

pub const COUNTING_MARKS: &str = "Counting what your marks leave…";

pub fn marks_leave(arrangements: &Tally) -> String {
    let left = phrases::tallied(arrangements, "arrangement");
    format!("Your marks alone, without the hints, leave {left}.")
}

/// Time and help so far.
pub fn spent(minutes: u32, nudges: u32, steps: u32, checks: u32) -> String {
    let time = match minutes {
        0 => "Under a minute".to_owned(),
        minutes => phrases::counted(minutes as usize, "minute"),
    };
    let times = |count: u32, noun: &str| match count {
        0 => String::new(),
        count => format!(", {}", phrases::counted(count as usize, noun)),
    };
    format!("{time}{}{}{}.", times(nudges, "nudge"), times(steps, "step"), times(checks, "check"))
}

pub const SETTINGS: &str = "Settings";
pub const GRID_KIND: &str = "Kind of grid";
pub const TABLE: &str = "Table";
pub const CROSS_GRID: &str = "Cross grid";
pub const FILL: &str = "Fill in for me";
pub const FILL_NOTHING: &str = "nothing";
pub const FILL_SINGLES: &str = "the last one left";
pub const FILL_ALL: &str = "all that follows";
pub const JUDGE: &str = "Judge hints";
pub const RESTART: &str = "Restart";
pub const COPY_MARKS: &str = "Copy link with marks";
pub const MARKS_COPIED: &str = "The link with your marks is copied.";
pub const PRINT: &str = "Print";
pub const NEW_PUZZLE: &str = "New puzzle";
pub const KEYS: &str = "Keys";

/// The first steps, by finger or by mouse.
pub const TOUR_RULE_OUT_TOUCH: &str =
    "Tap a value below the board to rule it out in the chosen cell.";
pub const TOUR_RULE_OUT: &str = "Click a value to rule it out.";
pub const TOUR_HINT: &str = "Tap or click a hint to light up what it is about.";
pub const TOUR_PLACE_TOUCH: &str = "Hold a value to place it in the chosen cell.";
pub const TOUR_PLACE: &str = "Right-click a value to place it.";
pub const TOUR_NUDGE: &str = "Stuck? A nudge says where to look, and no more.";
pub const TOUR_END: &str = "Got it";

pub const LEGEND: &str = "Fingers, mouse and keys";
pub const TOUR_AGAIN: &str = "First steps";
pub const CLOSE: &str = "Close";
/// What is done, with a finger or the mouse, and with which key.
pub const GESTURES: [(&str, &str, &str); 12] = [
    ("go to a cell or a value", "tap, click", "← ↑ → ↓"),
    ("mark as chosen above", "tap, click", "Enter"),
    ("rule out", "tap, click", "x, 1 to 9"),
    ("place", "long press, right click", "o, Shift+1 to 9"),
    ("note in pencil", "choose Pencil", "p"),
    ("wipe out", "the same again", "Delete"),
    ("rule out several", "drag over them", "x on each"),
    ("light up a hint; the next one", "touch it", "Enter; h"),
    ("strike out the hint that is lit", "its box", "s"),
    ("undo, redo", "the buttons", "u, Shift+u"),
    ("nudge, and more of it", "the button", "n"),
    ("check, these keys", "the buttons", "k, ?"),
];

pub const PLACES: &str = "Places";
pub const CATEGORIES: &str = "Categories";
pub const DIFFICULTY: &str = "Difficulty";
pub const MAKE: &str = "Make a puzzle";
pub const MAKING: &str = "Making a puzzle…";
pub const CANCEL: &str = "Cancel";

/// With what is to be said where it is not as hard as wished.
pub fn made(missed: &str) -> String {
    let space = if missed.is_empty() { "" } else { " " };
    format!("Here is a new puzzle. {missed}{space}Undo brings back the one before.")
}

pub fn not_made(why: &str) -> String {
    format!("No puzzle was made: {why}.")
}

pub const ELSEWHERE: &str = "This game was played on in another tab or frame. Its marks are shown \
                             here now; Undo brings back the ones before.";
pub const LINKED: &str = "These marks came with the link.";
/// The same where the reader has a game of this puzzle.
pub const LINKED_OVER: &str = "These marks came with the link. Undo brings back your own, which \
                               this device keeps until you mark something here.";
pub const NO_MOVES: &str = "There is no room left on this device for the moves of this game: it \
                            can be watched again only until you close this page.";

pub fn marks_left_out(why: &str) -> String {
    format!("The marks in the link are left out: {why}.")
}

/// Why the marks in a link are left out; `at` is where they go wrong.
pub fn marks_past_the_last(at: &str) -> String {
    format!("they go on at '{at}' past the last spot")
}

pub const MARKS_PASS_NOTHING: &str = "they pass over 0 spots";

pub fn no_mark(letter: &str) -> String {
    format!("'{letter}' is no mark; a mark is o, x or p")
}
