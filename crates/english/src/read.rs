//! From a text to a puzzle.

use puzzle::{Category, Puzzle, PuzzleParts};

use crate::MAX_BYTES;
use crate::document::{Document, List, Note, Passage};
use crate::import::{Draft, Ground, Import, Text};
use crate::inference::{Groups, Lexicon, Model, models};
use crate::layout::{is_order, layout};
use crate::reading::{LONGEST, Language, Passages, Reading};
use crate::search::{Search, Tried};

/// How many divisions into categories are tried.
const TRIED: usize = 8;
/// How many hints are read at most to choose a division.
const MOST_HINTS: usize = 200;
/// How many divisions are changed as long as that is better.
const SEARCHED: usize = 2;

/// No puzzle has more hints or more of a setting than this.
const MOST_PASSAGES: usize = 160;
/// No puzzle has more lists than this, of which some may be none.
const MOST_LISTS: usize = 2 * puzzle::MAX_CATEGORIES as usize;
/// What reading takes grows with the square of a sentence's words. The sum of these squares is no
/// greater in any puzzle: in those that are measured it is at most 32,903.
const MOST_TO_READ: usize = 45_000;
/// No hint is longer, in bytes.
const LONGEST_PASSAGE: usize = 1_000;

/// Reads a text of at most [`MAX_BYTES`]. Takes time proportional to the text, and a bounded search
/// on top.
///
/// # Errors
/// Why there is no puzzle in it.
pub fn read(text: &str) -> Result<Import, Note> {
    let opened = Opened::of(text)?;
    let Some((ground, readings)) = divided(opened.text()) else {
        return Err(fail("no categories of values were found in the text"));
    };
    let draft = match readings {
        Some(readings) => Draft::of(opened.text(), &ground, &readings),
        None => Draft::new(opened.text(), &ground),
    };
    draft.settled()
}

/// Reads a text as [`read`] does, but about these categories, whatever it lists itself.
///
/// # Errors
/// Why there is no puzzle in it, and why these cannot be the categories of one.
pub fn read_about(text: &str, categories: &[Category]) -> Result<Import, Note> {
    if categories.iter().any(|category| category.name.trim().is_empty()) {
        return Err(fail("each list needs a name"));
    }
    let unlike = categories.windows(2).find(|pair| pair[0].values.len() != pair[1].values.len());
    if let Some([one, other]) = unlike {
        let told = |category: &Category| format!("{} has {}", category.name, category.values.len());
        let message = format!("all lists need as many values: {}, {}", told(one), told(other));
        return Err(fail(&message));
    }
    let places = categories.first().map_or(0, |category| category.values.len());
    let places = u8::try_from(places).unwrap_or(u8::MAX);
    let parts =
        PuzzleParts { houses: places, categories: categories.to_vec(), ..PuzzleParts::default() };
    Puzzle::new(parts).map_err(|error| fail(&error.to_string()))?;
    let opened = Opened::of(text)?;
    // What is known of a category that was found is so of the same one given.
    let found = divided(opened.text()).map_or_else(Vec::new, |(ground, _)| ground.categories);
    let list = |Category { name, values, .. }: &Category| {
        let same = found.iter().find(|list| list.values == *values).cloned();
        let new = || List { ordered: is_order(values), ..List::default() };
        List {
            name: name.clone(),
            values: values.clone(),
            inferred: false,
            ..same.unwrap_or_else(new)
        }
    };
    let ground = Ground { places, categories: categories.iter().map(list).collect() };
    Draft::new(opened.text(), &ground).settled()
}

fn fail(message: &str) -> Note {
    Note { line: 0, message: message.to_owned() }
}

/// A text taken apart, with its words.
struct Opened {
    language: &'static Language,
    document: Document,
    passages: Passages,
}

impl Opened {
    /// A text that has hints and is not too long.
    fn of(text: &str) -> Result<Self, Note> {
        if text.len() > MAX_BYTES {
            return Err(fail("the text is longer than 256 kB"));
        }
        let (language, document) = (Language::load(), bounded(layout(text)));
        if document.hints.is_empty() {
            return Err(fail("no hints were found in the text"));
        }
        let setting = document.setting.iter().chain(&document.questions);
        let setting = setting.map(|passage| passage.text.as_str());
        let hints = document.hints.iter().map(|passage| passage.text.as_str());
        let passages = Passages::new(language, setting, hints);
        Ok(Self { language, document, passages })
    }

    const fn text(&self) -> Text<'_> {
        Text { language: self.language, document: &self.document, passages: &self.passages }
    }
}

/// The categories that the hints of a text are read best about, and what these mean, as far as that is
/// known.
fn divided(text: Text<'_>) -> Option<(Ground, Option<Vec<Vec<Reading>>>)> {
    let Text { document, .. } = text;
    let models = models(document, Lexicon::load());
    // Where nothing tells how many places there are, each number has one start.
    let ways = if models.len() > 1 { 1 } else { usize::MAX };
    let mut starts: Vec<(&Model<'_>, Groups)> = models
        .iter()
        .flat_map(|model| model.starts(ways).into_iter().map(move |groups| (model, groups)))
        .collect();
    starts.sort_by(|(a, ours), (b, theirs)| a.cost(ours).total_cmp(&b.cost(theirs)));
    let affordable = (MOST_HINTS / document.hints.len()).clamp(1, TRIED);
    let mut search = Search::new(text);
    let mut tried: Vec<Tried<'_>> = Vec::new();
    for (model, groups) in starts.into_iter().take(affordable) {
        let start = search.tried(model, groups, None);
        let is_good = start.is_good();
        tried.push(start);
        if is_good {
            break;
        }
    }
    tried.sort_by(|a, b| a.cost().total_cmp(&b.cost()));
    tried.truncate(SEARCHED);
    tried.iter_mut().filter(|tried| !tried.is_good()).for_each(|tried| search.improve(tried));
    let best = tried.into_iter().min_by(|a, b| a.cost().total_cmp(&b.cost()))?;
    Some(best.into_parts())
}

/// Without what no puzzle has, so that a whole book takes no longer to be refused.
fn bounded(mut document: Document) -> Document {
    document.lists.truncate(MOST_LISTS);
    for passages in [&mut document.setting, &mut document.hints, &mut document.questions] {
        for passage in passages.iter_mut() {
            let cut = (0..=LONGEST_PASSAGE).rev().find(|at| passage.text.is_char_boundary(*at));
            passage.text.truncate(cut.unwrap_or(0));
        }
        let words = |passage: &Passage| passage.text.split_whitespace().take(LONGEST).count();
        let mut to_read = 0;
        let read = passages.iter().take(MOST_PASSAGES).take_while(|passage| {
            to_read += words(passage).pow(2);
            to_read <= MOST_TO_READ
        });
        let read = read.count();
        if let Some(Passage { line, .. }) = passages.get(read) {
            let message = format!("what comes from line {line} on is too much, and was not read");
            document.notes.push(Note { line: *line, message });
            passages.truncate(read);
        }
    }
    document
}
