//! The form of the answer: braces or brackets after a line that asks a program for them, or the
//! columns that a reader is to fill in.

use super::tokens::tokens;

/// Follows the lines of a text to where such a form starts and ends.
#[derive(Debug, Default)]
pub(super) struct AnswerForm {
    /// Whether the last line with words asks for an answer of a certain form.
    asked: bool,
    /// How many braces and brackets are open.
    open: usize,
}

impl AnswerForm {
    /// Whether the line belongs to the form.
    pub fn takes(&mut self, line: &str) -> bool {
        // "Room 1: object ____, origin ____".
        let blanks = line.split(|c| c != '_').filter(|run| run.len() > 2).count();
        if blanks > 1 {
            return true;
        }
        let told = line.starts_with("```") || is_left_open(line) || is_sample(line);
        if names_columns(line) || self.asked && self.open == 0 && told {
            return true;
        }
        let opens = line.starts_with(['{', '[']) && (line.len() == 1 || line.contains(['"', ':']));
        if self.open == 0 && !(self.asked && opens) {
            if line.chars().any(char::is_alphanumeric) {
                self.asked = asks_for_form(line);
            }
            return false;
        }
        // A form that nobody closes ends where sentences go on.
        let signs = ['{', '}', '[', ']', '"', ':'];
        if self.open > 0 && !line.contains(signs) && line.split(' ').count() > 3 {
            *self = Self::default();
            return false;
        }
        for sign in line.chars() {
            match sign {
                '{' | '[' => self.open += 1,
                '}' | ']' => self.open = self.open.saturating_sub(1),
                _ => {}
            }
        }
        true
    }
}

/// "Determine: Order - Shoes - Store": the columns of the answer, as magazines print them.
fn names_columns(line: &str) -> bool {
    let Some(("Determine" | "Find", columns)) = line.split_once(": ") else { return false };
    [" - ", " -- ", " \u{2013} ", " \u{2014} "].iter().any(|dash| columns.contains(dash))
}

/// "For example: {"pet": ["cat", "dog"]}", all of it in one line.
fn is_sample(line: &str) -> bool {
    let code = line.split_once(": ").filter(|(label, _)| label.to_lowercase().contains("example"));
    code.is_some_and(|(_, code)| code.starts_with(['{', '[']) && code.ends_with(['}', ']']))
}

/// "| Pet | ? | ? | ? |": a row of a table that is to be filled in.
fn is_left_open(line: &str) -> bool {
    let row = line.strip_prefix('|').and_then(|line| line.trim_end().strip_suffix('|'));
    let mut cells = row.into_iter().flat_map(|row| row.split('|')).map(str::trim).skip(1);
    let first = cells.next();
    let mut others = cells.peekable();
    others.peek().is_some() && others.all(|cell| Some(cell) == first)
}

/// "Please submit your answer as a JSON dictionary in the format below."
pub(super) fn asks_for_form(line: &str) -> bool {
    let words = tokens(line);
    let has = |list: &[&str]| words.iter().any(|token| token.is(list));
    has(&["answer", "answers", "solution", "submit", "respond", "return", "reply", "output"])
        && has(&[
            "json",
            "format",
            "template",
            "dictionary",
            "form",
            "schema",
            "below",
            "following",
        ])
}
