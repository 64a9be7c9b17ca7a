//! Articles: claims about these riddles, in our words.

pub const VIEW: &str = "What the articles say, checked";
pub const ABOUT: &str = "Claims about these riddles, in our words, each beside what this browser \
                         has just counted. One click shows it in Explore.";
pub const COUNTING: &str = "counting…";
pub const SEE_IT: &str = "See it";

pub fn see_it_said(what: &str) -> String {
    format!("{SEE_IT}: {what}")
}

/// After a number.
pub fn solutions(one: bool) -> &'static str {
    if one { "solution" } else { "solutions" }
}

pub const SOURCE_SEPARATOR: &str = "; ";
pub const ANSWER_SEPARATOR: &str = ", ";

pub const RIGHT: &str = "True";
pub const WRONG: &str = "False";
pub const DEPENDS: &str = "It depends on the reading";
pub const UNFOUNDED: &str = "No source, and nothing to count";

/// Before the sources of a claim.
pub const SAID_IN: &str = "Said in";
pub const TOLD_IN: &str = "The puzzle is told in";
pub const BY_WIKIPEDIA: &str = "Wikipedia, with the text of Life International, 1962";

pub const ALL_FIFTEEN: &str = "All fifteen hints";
pub const NO_HINTS: &str = "No hints";

pub const HINT_15: &str = "Hint 15 of the fish riddle says nothing new.";
pub const HINT_15_WITHOUT: &str = "Without hint 15";
pub const HINT_15_NOTE: &str = "The other fourteen leave the same single solution. It is still \
                                handy with pencil and paper: people use it.";

pub const HINT_5: &str = "Hint 5 can be left out as well.";
pub const HINT_5_WITHOUT: &str = "Without hint 5";
pub const HINTS_5_AND_15_WITHOUT: &str = "Without 5 and 15";
pub const HINT_5_NOTE: &str = "Without it, coffee need not be drunk in the green house, and \
                               another owner of the fish is possible.";

pub const ARRANGEMENTS: &str = "There are 24,883,200,000 ways to arrange everything.";
pub const ARRANGEMENTS_NOTE: &str = "Five values can be put into five houses in 120 ways, and \
                                     there are five categories: 120 to the power of 5.";

pub const NORWEGIAN: &str =
    "With the Norwegian in the first house from the start, a fifth of the work is left.";
pub const NORWEGIAN_ALONE: &str = "Hint 9 alone";
pub const NORWEGIAN_NOTE: &str = "Told of a program that goes through all arrangements. Methods \
                                  has it, with one value fixed and with none.";

pub const LEFT_OF: &str = "\u{201c}The green house is on the left of the white house\u{201d}, and \
                           there is one solution.";
pub const LEFT_OF_IMMEDIATELY: &str = "Immediately left";
pub const LEFT_OF_SOMEWHERE: &str = "Somewhere left";
pub const LEFT_OF_NOTE: &str =
    "Only if they stand next to each other. The page reads it so unless you choose otherwise.";

pub const TWO_PERCENT: &str = "Einstein wrote it, and only 2 in 100 people can solve it.";
pub const TWO_PERCENT_NOTE: &str = "No source is known for either, and nobody has told how they \
                                    counted. The oldest print that we know of is of 1962.";

pub const WATER: &str =
    "Nine statements of 1962 settle who drinks water; the zebra takes all fourteen.";
pub const WATER_OF_NINE: &str = "The nine: who drinks water";
pub const ZEBRA_OF_NINE: &str = "The nine: who owns the zebra";
pub const ZEBRA_OF_ALL: &str = "All fourteen: who owns the zebra";
pub const WATER_NOTE: &str = "Thousands of solutions remain, and in every one of them the same person drinks water. Hint \
     sets has the proof that no smaller set does it.";
