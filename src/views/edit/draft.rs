//! The text being edited and what it means. The text is what the reader wrote, to the byte; form
//! and text are two ways to change it. It lives in the page's line of undo: a step carries a link to
//! the puzzle and, as a memo, the text.

use std::rc::Rc;

use super::Change;
use crate::setup::Setup;
use crate::state::{Action, Memo, Moment};
use crate::words::{edit as words, shelf};
use puzzle::text::{Document, ReadError};
use puzzle::{Category, Puzzle, PuzzleParts};

/// Tells this view's memo from those of others; after it stands the puzzle, as in a link.
const TAG: &str = "edit:";

fn key(setup: &Setup) -> String {
    format!("{TAG}{}", setup.source())
}

/// A text and what it means.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    text: String,
    /// The puzzle that is set up: what the text means, or meant before it had errors.
    puzzle: Rc<Puzzle>,
    errors: Vec<ReadError>,
}

impl Draft {
    /// What is to be edited where this is set up and remembered.
    pub fn of(setup: &Setup, memo: Option<&Memo>) -> Self {
        let text = match memo.filter(|memo| memo.key == key(setup)) {
            Some(memo) => memo.text.clone(),
            None => published(setup),
        };
        let errors = match Document::read(&text) {
            Ok(document) if document.puzzle() == &*setup.puzzle => Vec::new(),
            // The reading of a hint was changed elsewhere.
            Ok(document) => {
                let text = document.with_puzzle((*setup.puzzle).clone()).to_string();
                return Self { text, puzzle: setup.puzzle.clone(), errors: Vec::new() };
            }
            Err(errors) => errors.list().to_vec(),
        };
        Self { text, puzzle: setup.puzzle.clone(), errors }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What it means; where it has errors, what it meant before.
    pub fn puzzle(&self) -> &Rc<Puzzle> {
        &self.puzzle
    }

    /// What is wrong with the text.
    pub fn errors(&self) -> &[ReadError] {
        &self.errors
    }

    /// The step to another text. `joined`: it carries on the step before, as the next letter does.
    ///
    /// # Errors
    /// The puzzle is too large for a link.
    pub fn typed(&self, setup: &Setup, text: &str, joined: bool) -> Result<Action, String> {
        match Document::read(text) {
            Ok(document) => step(setup, document.puzzle(), text, joined),
            Err(_) => Ok(remembered(setup.clone(), text, joined)),
        }
    }

    /// The step to another puzzle, such as one that was imported or kept.
    ///
    /// # Errors
    /// The puzzle is too large for a link.
    pub fn replaced(setup: &Setup, puzzle: Puzzle) -> Result<Action, String> {
        let text = Document::write(puzzle.clone()).to_string();
        step(setup, &puzzle, &text, false)
    }

    /// The step that a change in the form makes.
    ///
    /// # Errors
    /// A sentence: why the change cannot be made.
    pub fn changed(&self, setup: &Setup, change: Change) -> Result<Action, String> {
        let document = Document::read(&self.text).map_err(|_| words::TEXT_HAS_ERRORS.to_owned())?;
        let puzzle = change.applied(&self.puzzle)?;
        let text = document.with_puzzle(puzzle.clone()).to_string();
        step(setup, &puzzle, &text, false)
    }
}

/// The text of a puzzle that nobody has edited yet.
fn published(setup: &Setup) -> String {
    let preset = setup.preset().and_then(presets::find);
    match preset.filter(|preset| preset.puzzle() == *setup.puzzle) {
        Some(preset) => preset.source().to_owned(),
        None => Document::write((*setup.puzzle).clone()).to_string(),
    }
}

fn step(setup: &Setup, puzzle: &Puzzle, text: &str, joined: bool) -> Result<Action, String> {
    let setup = setup.with_puzzle(puzzle).map_err(|why| why.to_string())?;
    Ok(remembered(setup, text, joined))
}

fn remembered(setup: Setup, text: &str, joined: bool) -> Action {
    let memo = Memo { key: key(&setup), text: text.to_owned() };
    let moment = Moment { setup: Rc::new(setup), memo: Some(Rc::new(memo)) };
    Action::Step { moment, joined }
}

/// A puzzle to start from: so many places and categories, names to be filled in.
pub fn template(houses: u8, categories: u8) -> Puzzle {
    let (names, values) = (shelf::BLANK_CATEGORIES, shelf::BLANK_VALUES);
    let category = |c: usize| {
        let name = names.get(c).map_or_else(|| words::category_name(c + 1), |n| (*n).to_owned());
        let values = (0..usize::from(houses)).map(|i| match values.get(c).and_then(|v| v.get(i)) {
            Some(value) => (*value).to_owned(),
            None => format!("{} {}", name.to_lowercase(), i + 1),
        });
        let values = values.collect();
        Category::new(name, values)
    };
    let parts = PuzzleParts {
        title: shelf::BLANK_TITLE.to_owned(),
        houses,
        categories: (0..usize::from(categories)).map(category).collect(),
        ..PuzzleParts::default()
    };
    Puzzle::new(parts).expect("the names are all different")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::State;
    use puzzle::HintSet;

    fn open(fragment: &str) -> State {
        let (setup, whole) = Setup::from_fragment(fragment);
        assert!(whole);
        State::new(setup)
    }

    fn draft(state: &State) -> Draft {
        Draft::of(state.setup(), state.memo())
    }

    #[test]
    fn a_preset_is_edited_as_it_was_written() {
        let zebra = draft(&open("p=zebra&v=edit"));
        assert!(zebra.text().starts_with("# The original's first statement"));
        let read = draft(&open("p=zebra&read=6:somewhere&v=edit"));
        assert!(read.text().contains("ivory < green") && read.errors().is_empty());
    }

    #[test]
    fn form_and_text_change_the_same_puzzle_and_can_be_undone() {
        let start = open("p=zebra&off=3&v=edit");
        let step = draft(&start).changed(start.setup(), Change::Title("Mine".into())).unwrap();
        let titled = start.after(step);
        assert_eq!(titled.setup().puzzle.title(), "Mine");
        assert!(draft(&titled).text().starts_with("# The original's first statement"));
        assert_eq!(titled.setup().active(), start.setup().active());
        assert!(titled.setup().fragment().ends_with("&off=3&v=edit"));

        let text = draft(&titled).text().replace("snails", "worms");
        let typed = titled.after(draft(&titled).typed(titled.setup(), &text, false).unwrap());
        assert!(typed.setup().puzzle.categories()[4].values.contains(&"worms".to_owned()));
        let undone = typed.after(Action::Undo);
        assert_eq!(draft(&undone), draft(&titled));
        assert_eq!(draft(&undone.after(Action::Undo)), draft(&start));
        assert_eq!(draft(&undone.after(Action::Redo)), draft(&typed));
    }

    #[test]
    fn a_text_with_errors_is_kept_and_the_puzzle_stays() {
        let start = open("p=fish&v=edit");
        let text = draft(&start).text().replace(":: Brit = red", ":: Brit = rid");
        let typed = start.after(draft(&start).typed(start.setup(), &text, false).unwrap());
        let broken = draft(&typed);
        assert_eq!(broken.text(), text);
        assert_eq!(broken.errors()[0].message, "no value 'rid'; did you mean red?");
        assert_eq!(typed.setup().puzzle, start.setup().puzzle);
        let refused = broken.changed(typed.setup(), Change::Renumber).unwrap_err();
        assert!(refused.starts_with("the text has errors"));
        // Another puzzle has nothing to do with this text.
        let other = typed.after(Action::Open(typed.setup().with_preset("zebra")));
        assert!(draft(&other).errors().is_empty());
    }

    #[test]
    fn comments_alone_change_no_puzzle() {
        let start = open("p=fish&v=edit");
        let text = format!("{}# the end\n", draft(&start).text());
        let typed = start.after(draft(&start).typed(start.setup(), &text, false).unwrap());
        assert_eq!((typed.setup(), typed.request()), (start.setup(), start.request()));
        assert_eq!(draft(&typed).text(), text);
    }

    #[test]
    fn hints_that_are_off_stay_off_by_their_numbers() {
        let start = open("p=fish&off=1,15&v=edit");
        let removed =
            start.after(draft(&start).changed(start.setup(), Change::RemoveHint(0)).unwrap());
        assert_eq!(*removed.setup().active(), HintSet::first(13));
        let start = start.after(Draft::replaced(start.setup(), template(3, 3)).unwrap());
        assert_eq!(draft(&start).puzzle().categories()[2].values, ["dog", "cat", "fish"]);
    }
}
