//! Edit: the form, the text, own puzzles and what the solver finds of the draft.

use puzzle::wording::capitalised;

pub const WAYS: &str = "Ways to edit";
pub const FORM: &str = "Form";
pub const TEXT: &str = "Text";
pub const BRING: &str = "New or paste";
pub const SHELF: &str = "My puzzles, files, print";

pub const PUZZLE: &str = "The puzzle";
pub const TITLE: &str = "Title";
pub const PLACES_IN_ROW: &str = "Places in the row";
pub const PLACES: &str = "Places";
pub const FORM_OUTDATED: &str = "The text has errors: fix them there first, or undo. The form shows the last version without \
     errors.";

pub fn place(number: u8) -> String {
    format!("place {number}")
}

/// A button of what has a name: a category, a [`hint`], a puzzle.
pub fn move_up(name: &str) -> String {
    format!("Move {name} up")
}

pub fn move_down(name: &str) -> String {
    format!("Move {name} down")
}

pub fn delete(name: &str) -> String {
    format!("Delete {name}")
}

pub const CATEGORIES: &str = "Categories";
pub const CATEGORY: &str = "Category";
pub const ADD_CATEGORY: &str = "Add a category";
pub const VALUES: &str = "Values, separated by commas";

/// The name of a category that has none yet.
pub fn category_name(number: usize) -> String {
    format!("Category {number}")
}

pub const QUESTIONS: &str = "Questions";
pub const QUESTION_WORDS: &str = "The question in words";
pub const QUESTION_WORDS_SAMPLE: &str = "In your words, if you like";
pub const ADD_QUESTION: &str = "Add the question";
/// Before a category to be chosen; after it [`GOES_WITH`] or [`IS_IN`] and what is asked about.
pub const WHICH_CATEGORY: &str = "Which";
pub const ASKED_CATEGORY: &str = "Category to ask for";
pub const ASKED_ABOUT: &str = "Value or place asked about";
pub const IS_IN: &str = "is in";

pub fn delete_question(question: &str) -> String {
    format!("Delete the question {question}")
}

/// What a question asks for; a category, or none for the place.
pub fn asked_of_value(category: Option<&str>, value: &str) -> String {
    format!("{} of {value}", category.unwrap_or("place"))
}

pub fn asked_of_place(category: Option<&str>, number: u8) -> String {
    format!("{} in {}", category.unwrap_or("place"), place(number))
}

/// A question in the words that it gets where the reader has none.
pub fn question_of_value(category: &str, value: &str) -> String {
    format!("Which {category} goes with {value}?")
}

pub fn question_of_place(category: &str, number: u8) -> String {
    format!("Which {category} is in {}?", place(number))
}

pub const HINTS: &str = "Hints";
pub const RENUMBER: &str = "Number the hints from 1";
pub const NO_MEANING: &str = "No meaning yet, so it is off.";
pub const READ_SENTENCE: &str = "Read the sentence";
pub const HINT_WORDS: &str = "In words";
pub const CHANGE_MEANING: &str = "Change what it means";
pub const NEW_HINT: &str = "A new hint in plain English";
pub const NEW_HINT_SAMPLE: &str = "The dog lives next to the red house";
pub const ADD_HINT: &str = "Add";
pub const OR_BUILD: &str = "or build one:";
pub const SET_MEANING: &str = "Set";
pub const FIRST_VALUE: &str = "First value";
pub const RELATION: &str = "Relation";
pub const SECOND_VALUE: &str = "Second value";
pub const TWO_DIFFERENT: &str = "choose two different values";

/// What the name of a hint is.
pub fn hint(number: u32) -> String {
    format!("hint {number}")
}

pub fn duplicate_hint(number: u32) -> String {
    format!("Duplicate hint {number}")
}

/// Between two values; the rest to [`TWO_BETWEEN`] as well.
pub const GOES_WITH: &str = "goes with";
pub const NOT_WITH: &str = "does not go with";
pub const NEXT_TO: &str = "is next to";
pub const NOT_NEXT_TO: &str = "is not next to";
pub const IMMEDIATELY_LEFT: &str = "is immediately left of";
pub const IMMEDIATELY_RIGHT: &str = "is immediately right of";
pub const SOMEWHERE_LEFT: &str = "is somewhere left of";
pub const SOMEWHERE_RIGHT: &str = "is somewhere right of";
pub const ONE_BETWEEN: &str = "has one place between it and";
pub const TWO_BETWEEN: &str = "has two places between it and";

/// After a value; the next two as well.
pub fn in_place(number: u8) -> String {
    format!("is in {}", place(number))
}

pub fn not_in_place(number: u8) -> String {
    format!("is not in {}", place(number))
}

pub const AT_AN_END: &str = "is at one of the ends";

/// The sentence of a hint that is built: `says` is one of those above.
pub fn hint_of_two(first: &str, says: &str, second: &str) -> String {
    format!("{} {says} {second}", capitalised(first))
}

pub fn hint_of_one(value: &str, says: &str) -> String {
    format!("{} {says}", capitalised(value))
}

pub fn hint_between(middle: &str, left: &str, right: &str, in_order: bool) -> String {
    let order = if in_order { ", in that order" } else { "" };
    format!("{middle} is somewhere between {left} and {right}{order}")
}

pub const WHICH_MEANT: &str = "Which is meant?";
pub const READ_AS: &str = "Read as";
pub const PERHAPS: &str = "Not understood, so off; perhaps";
pub const PIECE_GUESSED: &str = "a guess";
pub const PIECE_PASSED_OVER: &str = "passed over";

/// How likely a reading is, in percent.
pub fn likely(percent: f32) -> String {
    match percent.round() {
        hundred if hundred >= 100.0 => "over 99 %".to_owned(),
        none if none < 1.0 => "under 1 %".to_owned(),
        some => format!("{some} %"),
    }
}

pub fn hint_not_understood(sentence: &str) -> String {
    format!("\"{sentence}\" was not understood: choose its meaning beside it")
}

pub fn hint_doubtful(sentence: &str) -> String {
    format!("\"{sentence}\" may have been misread: check its meaning beside it")
}

pub fn hint_ambiguous(sentence: &str, readings: usize) -> String {
    format!("\"{sentence}\" can be read in {readings} ways: choose one beside it")
}

pub const AS_TEXT: &str = "The puzzle as text";
pub const NO_ERRORS: &str = "No errors.";

pub fn error_at(line: usize, column: usize) -> String {
    format!("Line {line}, column {column}")
}

pub fn error_in_line(line: usize, error: &str) -> String {
    format!("line {line}: {error}")
}

pub const TEXT_HAS_ERRORS: &str = "the text has errors: fix them first, or undo";
pub const GONE: &str = "what you wanted to change is no longer there";
pub const CATEGORY_UNNAMED: &str = "a category needs a name";
pub const NO_CATEGORY: &str = "a puzzle has at least one category";
pub const TOO_LONG: &str = "that would take too long for this puzzle";

pub fn too_many_categories(most: u8) -> String {
    format!("a puzzle has at most {most} categories")
}

pub fn wrong_places(least: u8, most: u8) -> String {
    format!("a puzzle has {least} to {most} places")
}

pub fn wrong_values(category: &str, values: usize, places: u8) -> String {
    let noun = if values == 1 { "value" } else { "values" };
    format!(
        "{category} has {values} {noun}, but there are {places} places: write {places}, separated \
         by commas"
    )
}

pub const FINDINGS: &str = "What the solver finds";
pub const NOT_COUNTED: &str = "Nothing is counted until that is fixed.";
pub const ONE_SOLUTION: &str = "Exactly one solution.";
pub const MANY_SOLUTIONS: &str = "More than one solution: add hints, or make them stronger.";
pub const DROP_IMPLIED: &str = "Drop implied hints";
pub const MAKE_MINIMAL: &str = "Make minimal";

/// `line` and `column` are of the first error.
pub fn broken(errors: usize, line: usize, column: usize, first: &str) -> String {
    let has = match errors {
        1 => "an error".to_owned(),
        _ => format!("{errors} errors, the first"),
    };
    format!("The text has {has} in line {line}, column {column}: {first}")
}

pub fn no_solution(clash: &str) -> String {
    format!("No solution. {clash}")
}

pub fn adds_nothing(hints: &str, one: bool) -> String {
    match one {
        true => format!("Adds nothing: hint {hints}."),
        false => format!("Adds nothing: hints, each for itself: {hints}."),
    }
}

pub fn without_meaning(hints: usize) -> String {
    let have = if hints == 1 { "has" } else { "have" };
    format!("{hints} of the hints {have} no meaning yet.")
}
