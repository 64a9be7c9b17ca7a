//! Explain: the ways through the story and what stands around it. Its steps are told by `explain`.

use solver::Tally;

pub const VIEW: &str = "Step by step";
pub const KNOWN: &str = "What is known";

pub fn known_after(steps: usize) -> String {
    format!("What is known after {}", phrases::counted(steps, "step"))
}

/// After a name, read out.
pub const VALUE_RULED_OUT: &str = " ruled out";
pub const VALUE_NEW: &str = ", new";
pub const VALUE_USED: &str = ", used";

pub const STEP: &str = "Step";
pub const STEP_BACK: &str = "One step back";
pub const STEP_ON: &str = "One step on";
/// After where the reader is, while the story goes on.
pub const STILL_LOOKING: &str = ", looking for more";

pub fn at_step(at: usize, last: usize) -> String {
    format!("Step {at} of {last}")
}

/// Before the reader goes to any step. With `whole`, no more steps come.
pub fn before_first(steps: usize, whole: bool) -> String {
    match steps {
        0 if whole => "No steps".to_owned(),
        0 => "Looking for the first step".to_owned(),
        1 if whole => "Before the only step".to_owned(),
        1 => "Before the first step".to_owned(),
        _ => format!("Before the first of {steps} steps"),
    }
}

pub fn step_said(at: usize, conclusion: &str) -> String {
    format!("Step {at}. {conclusion}")
}

pub const NOTHING_KNOWN: &str = "Nothing is known yet.";
pub const NO_HINT_USED: &str = "No hint used yet.";

pub fn used_leave(left: &Tally) -> String {
    match left.says_nothing() {
        true => "It is not known how many solutions the hints used so far leave.".to_owned(),
        false => format!("The hints used so far leave {}.", phrases::solutions(left)),
    }
}

/// After a sentence.
pub fn all_leave(left: &Tally) -> String {
    format!(" The hints leave {}.", phrases::solutions(left))
}

/// The level follows.
pub const DIFFICULTY: &str = "Difficulty: ";

pub fn costs(hardest: u32, total: u32, sum: &str, bounds: &str) -> String {
    format!(
        "A conclusion costs 10 for each hint, 1 for each earlier fact, and what its techniques \
         cost. The hardest costs {hardest}, all together {total}: {sum}. {bounds}"
    )
}

/// After a sentence.
pub fn technique(name: &str) -> String {
    format!(" Technique: {name}.")
}

pub fn suppose(cases: usize) -> String {
    match cases {
        0 => "Suppose the contrary, and see it fail".to_owned(),
        cases => format!("Suppose the contrary: {cases} cases, and each fails"),
    }
}

pub const UNFOLD: &str = "Every step in full";
pub const COPY_TEXT: &str = "Copy text";
pub const COPY_MARKDOWN: &str = "Copy Markdown";
pub const PRINT: &str = "Print";
pub const COPIED: &str = "The story is copied.";
pub const NOT_COPIED: &str = "Copying is blocked here; printing may work.";

/// Before a value to be chosen; [`WHY_NOT_IN`] follows, then a place and [`WHY_NOT_ASK`].
pub const WHY_IS: &str = "Why is";
pub const WHY_NOT_IN: &str = "not";
pub const WHY_NOT_ASK: &str = "Why not?";
pub const WHICH_VALUE: &str = "Which value";
pub const WHICH_PLACE: &str = "Where";
pub const LOOKING_FOR_REASON: &str = "Looking for the reason…";
