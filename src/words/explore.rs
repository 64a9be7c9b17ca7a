//! Explore: the lead and the dare, the hints with their worth, the board.

/// The lead: what is so, and what to do, which stands out less.
pub type Lead = (String, &'static str);

pub fn lead_found(hints: &[String]) -> Lead {
    let found = match hints {
        [number] => format!("Found it: hint {number} adds nothing."),
        [rest @ .., last] => format!("Found it: hints {} and {last} add nothing.", rest.join(", ")),
        [] => String::new(),
    };
    (found, "")
}

pub fn lead_all_off() -> Lead {
    ("Nothing is said yet.".to_owned(), "Switch a hint on.")
}

pub fn lead_all_on(hints: usize) -> Lead {
    (format!("Do all {hints} hints matter?"), "Switch one off.")
}

pub fn lead_else() -> Lead {
    ("What does each hint do?".to_owned(), "Switch another.")
}

pub fn dare(one: bool) -> &'static str {
    if one { "One hint adds nothing. Find it." } else { "Some hints add nothing. Find one." }
}

pub const SHOW_WORTHS: &str = "Show what each is worth";
pub const WORTHS_SHOWN: &str = "Beside each hint: how many solutions with that one switch turned.";
pub const FOUND_IMPLIED: &str = "The others imply it.";

/// `others` is how many hints are left on.
pub fn found_all_needed(others: usize) -> String {
    format!("Still 1 solution. The other {others} are all needed.")
}

pub const PLAY_IT: &str = "Play this puzzle";

pub fn hints_on(on: usize, of: usize) -> String {
    format!("{on} of {of} on")
}

pub const ALL_SWITCHES: &str = "All switches at once";
pub const ALL_ON: &str = "all";
pub const ALL_OFF: &str = "none";
pub const INVERT: &str = "invert";
pub const RESET: &str = "reset";
/// The head of the column of worths.
pub const WORTH_HEAD: &str = "solutions without it";

pub const WORTH_OPEN: &str = "…";
pub const WORTH_NOTHING: &str = "adds nothing";
pub const WORTH_NEEDED: &str = "needed";
/// After the number of solutions with the switch turned.
pub const WORTH_WITHOUT: &str = "without it";
pub const WORTH_WITH: &str = "with it";

pub const WHY_IMPLIED: &str = "Every solution of the other hints satisfies it already.";
pub const WHY_IMPLIED_OFF: &str = "Every solution left satisfies it already.";
pub const WHY_SAME_ANSWER: &str = "The answer is the same without it.";
pub const WHY_NOT_UNDERSTOOD: &str = "Not understood, so it cannot be switched on.";

pub fn read_it_as(words: &str) -> String {
    format!("Read it as: {words}")
}

/// Beneath the hints: those that add nothing; empty for none.
pub fn redundant(hints: &[String]) -> String {
    match hints {
        [] => String::new(),
        [number] => format!(
            "Hint {number} is redundant: every solution of the others satisfies it already, so \
             dropping it leaves the count as it is."
        ),
        [rest @ .., last] => format!(
            "Hints {} and {last} are each redundant: every solution of the other hints satisfies \
             it already. Each can go; whether they can go together, try.",
            rest.join(", ")
        ),
    }
}

pub fn same_answer(hints: &[String]) -> String {
    format!("The answer stays the same without any one of: {}.", hints.join(", "))
}

pub fn board(settled: bool) -> &'static str {
    if settled { "The street" } else { "The street so far" }
}

pub const HOUSE_BY_HOUSE: &str = "House by house, with the answer";

/// A sample of how a word looks, before what the look means.
pub const LEGEND_SAMPLE: &str = "word";
pub const LEGEND_FACT: &str = "the same in every solution";
pub const LEGEND_PICKED: &str = "in this solution";
pub const LEGEND_SHARE: &str = "the bar is the share of the solutions that have it here";

pub const PAGER: &str = "Solutions one by one";
pub const PAGER_ALL: &str = "All";
pub const PAGER_PREVIOUS: &str = "Previous solution";
pub const PAGER_NEXT: &str = "Next solution";

pub fn pager_at_all(total: &str) -> String {
    format!("all {total} at once")
}

pub fn pager_at(number: &str, total: &str) -> String {
    format!("{number} of {total}")
}
