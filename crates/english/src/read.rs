//! From a text to a puzzle.

use puzzle::{Category, Puzzle, PuzzleParts};

use crate::MAX_BYTES;
use crate::document::{Document, List, Note, Passage};
use crate::import::{Draft, Ground, Import, Text};
use crate::inference::{Groups, Lexicon, Model, models};
use crate::layout::{is_order, layout};
use crate::reading::{LONGEST, Language, Passages};
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
    let (language, document) = (Language::load(), taken_apart(text)?);
    let models = models(&document, Lexicon::load());
    // Where nothing tells how many places there are, each number has one start.
    let ways = if models.len() > 1 { 1 } else { usize::MAX };
    let mut starts: Vec<(&Model<'_>, Groups)> = models
        .iter()
        .flat_map(|model| model.starts(ways).into_iter().map(move |groups| (model, groups)))
        .collect();
    starts.sort_by(|(a, ours), (b, theirs)| a.cost(ours).total_cmp(&b.cost(theirs)));
    let affordable = (MOST_HINTS / document.hints.len()).clamp(1, TRIED);
    let passages = passages(language, &document);
    let text = Text { language, document: &document, passages: &passages };
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
    let Some(best) = tried.into_iter().min_by(|a, b| a.cost().total_cmp(&b.cost())) else {
        return Err(fail("no categories of values were found in the text"));
    };
    best.draft(text).settled()
}

/// Reads a text as [`read`] does, but about these categories, whatever it lists itself.
///
/// # Errors
/// Why there is no puzzle in it, and why these cannot be the categories of one.
pub fn read_about(text: &str, categories: &[Category]) -> Result<Import, Note> {
    let sizes = || categories.iter().map(|category| category.values.len());
    let places = sizes().max_by_key(|size| sizes().filter(|other| other == size).count());
    let places = places.unwrap_or(0);
    if let Some(odd) = categories.iter().find(|category| category.values.len() != places) {
        let (name, size) = (&odd.name, odd.values.len());
        let told = format!("{name} should have {places} values like the other lists, not {size}");
        return Err(fail(&told));
    }
    let places = u8::try_from(places).unwrap_or(u8::MAX);
    let parts =
        PuzzleParts { houses: places, categories: categories.to_vec(), ..PuzzleParts::default() };
    Puzzle::new(parts).map_err(|error| fail(&error.to_string()))?;
    let (language, document) = (Language::load(), taken_apart(text)?);
    let list = |category: &Category| List {
        name: category.name.clone(),
        values: category.values.clone(),
        ordered: is_order(&category.values),
        ..List::default()
    };
    let ground = Ground { places, categories: categories.iter().map(list).collect() };
    let passages = passages(language, &document);
    let text = Text { language, document: &document, passages: &passages };
    Draft::new(text, &ground).settled()
}

fn fail(message: &str) -> Note {
    Note { line: 0, message: message.to_owned() }
}

/// A text that has hints and is not too long, by its form.
fn taken_apart(text: &str) -> Result<Document, Note> {
    if text.len() > MAX_BYTES {
        return Err(fail("the text is longer than 256 kB"));
    }
    let document = bounded(layout(text));
    if document.hints.is_empty() {
        return Err(fail("no hints were found in the text"));
    }
    Ok(document)
}

fn passages(language: &'static Language, document: &Document) -> Passages {
    let setting = document.setting.iter().chain(&document.questions);
    let setting = setting.map(|passage| passage.text.as_str());
    let hints = document.hints.iter().map(|passage| passage.text.as_str());
    Passages::new(language, setting, hints)
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
