//! What several views share: the count, the answer, the table of candidates.

pub const COUNT: &str = "How many solutions";
pub const COUNTING: &str = "counting";
pub const STILL_COUNTING: &str = "still counting";
pub const STOP: &str = "Stop";
pub const STOPPED: &str = "stopped";
pub const GO_ON: &str = "Go on";
pub const ALL_DIGITS: &str = "all digits";

/// Before the number, where it is a lower bound; after it, [`BOUND_AFTER`].
pub const BOUND_BEFORE: &str = "at least";
pub const BOUND_AFTER: &str = "solutions";
/// After a count of 0.
pub const COUNT_NONE: &str = "solutions: these hints contradict one another (see Hint sets)";
/// After a count of as many as there are without any hint.
pub const COUNT_ALL: &str = "arrangements, all still possible";

/// After any other count.
pub fn count_left(one: bool) -> &'static str {
    if one { "solution left" } else { "solutions left" }
}

/// After [`count_left`], where there is room.
pub fn count_of(arrangements: &str) -> String {
    format!(" of {arrangements} arrangements")
}

/// The count, read out.
pub fn count_said(count: &str, one: bool) -> String {
    if one { "1 solution.".to_owned() } else { format!("{count} solutions.") }
}

pub fn bound_said(count: &str) -> String {
    format!("At least {count} solutions.")
}

/// After the count, that an answer is known, which is not told yet.
pub fn answer_veiled_said(question: &str) -> String {
    format!(" {question} One answer is left.")
}

pub fn answer_said(question: &str, answer: &str) -> String {
    format!(" {question} {answer}.")
}

pub fn answer_open_said(question: &str, possible: usize) -> String {
    format!(" {question} Not settled, {possible} are possible.")
}

pub const SHOW_ANSWER: &str = "Show the answer";
pub const HIDE_ANSWER: &str = "Hide";
pub const SHOW_ANSWERS: &str = "Always show";
pub const ANSWER_NONE: &str = "No answer.";
pub const ANSWER_OPEN: &str = "Not settled.";

pub const HINTS: &str = "Hints";
pub const NAME_SEPARATOR: &str = ", ";

pub const CANDIDATES_OF_ONE: &str = "One solution, place by place";
pub const CANDIDATES_OF_ALL: &str =
    "What can still be in each place, most likely first, with its share of the solutions";
pub const CELL_EMPTY: &str = "none";

pub fn cell_more(more: usize) -> String {
    format!("and {more} more")
}

/// After a name on paper: what follows it.
pub const PRINTED_NAME_END: &str = ": ";
/// After the title, on the page of the answer.
pub const PRINTED_SOLUTION: &str = ": the solution";
