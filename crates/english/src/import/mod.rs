//! Plain English to a puzzle: what the words leave open is settled by what leaves the puzzle a
//! solution, and asked where that does not settle it.
//!
//! This crate reads each hint in all the ways its words allow. Here one reading is chosen for
//! each, jointly: a hint stands for the disjunction of its readings, so that one search speaks for
//! every combination. `settle` does that; this file shows what came of it.

mod choose;
mod consistent;
mod guesses;
mod presumed;
mod question;
mod settle;
mod suppose;

use serde::{Deserialize, Serialize};

use crate::{Draft, Note, Reading, Row};
use puzzle::text::relation_text;
use puzzle::{Category, Hint, Puzzle, PuzzleParts, Question, Relation};

/// What came of a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Import {
    /// The puzzle with the chosen readings; hints that are not understood have no relation.
    pub puzzle: PuzzleParts,
    /// What the row of places is.
    pub row: Row,
    /// Whether any of the categories were inferred from the hints and want to be looked over.
    pub inferred: bool,
    /// By hint of the puzzle: how it was read.
    pub hints: Vec<ImportedHint>,
    /// What only the reader can settle, the hints in their order.
    pub asks: Vec<Ask>,
    /// What the reader should know, by line.
    pub warnings: Vec<Note>,
    /// A smallest set of hints found that contradict each other, by number; empty where there is a
    /// solution or none was looked for long enough.
    pub conflict: Vec<u32>,
}

/// How a hint was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ImportedHint {
    /// Its number in the puzzle.
    pub number: u32,
    /// Its line in the text, from 1.
    pub line: usize,
    /// Every way to read it that its words allow; none where it is not understood.
    pub readings: Vec<Choice>,
    /// Which of these the puzzle has.
    pub chosen: Option<usize>,
    /// Words that were passed over.
    pub passed_over: Vec<String>,
}

/// One way to read something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// What it says.
    pub relation: Relation,
    /// The same in the notation of the text format.
    pub notation: String,
    /// The word for it, such as "immediately"; the notation where there is none.
    pub label: String,
}

impl Choice {
    /// A reading of a hint of this puzzle.
    #[must_use]
    pub fn new(puzzle: &Puzzle, reading: &Reading) -> Self {
        let Reading { relation, label } = reading.clone();
        let notation = relation_text(puzzle, &relation);
        let label = if label.is_empty() { notation.clone() } else { label };
        Self { relation, notation, label }
    }
}

/// A question to the reader about a hint that can be read in several ways.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The number of the hint.
    pub hint: u32,
    /// Its line in the text, from 1.
    pub line: usize,
    /// In plain words.
    pub question: String,
    /// Which readings of the hint are open, by their places in [`ImportedHint::readings`].
    pub open: Vec<usize>,
}

/// Which categories the text does not list.
fn inferred_from_hints(draft: &Draft) -> String {
    if draft.inferred.len() == draft.categories.len() {
        return "no lists of values were found; the categories are inferred from the hints"
            .to_owned();
    }
    format!("no lists were found for {}; inferred from the hints", draft.inferred.join(", "))
}

/// Reads a text of at most [`crate::MAX_BYTES`]. Takes time proportional to the text, and a
/// bounded search on top.
///
/// # Errors
/// Why there is no puzzle in it.
pub fn import(text: &str) -> Result<Import, Note> {
    let mut draft = crate::read(text)?;
    let mut settled = settle::settle(&draft);
    // A word that categories share was taken for the wrong one in a hint, as its use elsewhere has
    // it, or the text contradicts itself.
    if !settled.conflict.is_empty() {
        let wide = crate::read_widely(text)?;
        let other = settle::settle(&wide);
        if wide != draft && other.conflict.is_empty() {
            (draft, settled) = (wide, other);
        }
    }
    let fail = |message: String| Note { line: 0, message };
    let parts = parts(&draft, &settled);
    let puzzle = Puzzle::new(parts).map_err(|why| fail(why.to_string()))?;
    let mut warnings = draft.notes.clone();
    let hints: Vec<ImportedHint> = draft
        .hints
        .iter()
        .zip(&settled.chosen)
        .enumerate()
        .map(|(i, (hint, chosen))| {
            let presumed = settled.presumed_of(i);
            let readings = hint.readings.iter().chain(presumed);
            let chosen = if presumed.is_some() { Some(hint.readings.len()) } else { *chosen };
            ImportedHint {
                number: hint.number,
                line: hint.line,
                readings: readings.map(|reading| Choice::new(&puzzle, reading)).collect(),
                chosen,
                passed_over: hint.passed_over.clone(),
            }
        })
        .collect();
    for (hint, drafted) in hints.iter().zip(&draft.hints) {
        let told = match (hint.chosen, hint.readings.as_slice()) {
            (None, []) => Some(format!("is not understood: {}", drafted.text)),
            (None, [first, ..]) => {
                let guess = &first.notation;
                Some(format!("is not understood, perhaps {guess}: {}", drafted.text))
            }
            (Some(chosen), readings) if drafted.guessed => {
                Some(format!("is guessed to mean {}: {}", readings[chosen].notation, drafted.text))
            }
            _ => None,
        };
        if let Some(told) = told {
            warnings
                .push(Note { line: hint.line, message: format!("hint {} {told}", hint.number) });
        }
        for remark in &drafted.remarks {
            let message = format!("hint {}: {remark}", hint.number);
            warnings.push(Note { line: hint.line, message });
        }
        if !hint.passed_over.is_empty() && hint.chosen.is_some() {
            let words = hint.passed_over.join(", ");
            let message = format!("hint {}: read without the words {words}", hint.number);
            warnings.push(Note { line: hint.line, message });
        }
    }
    for (index, message) in &settled.remarks {
        warnings.push(Note { line: hints[*index].line, message: message.clone() });
    }
    let about = settled.questions.iter();
    warnings.extend(about.map(|(line, message)| Note { line: *line, message: message.clone() }));
    warnings
        .extend(settled.general.iter().map(|message| Note { line: 0, message: message.clone() }));
    let asks = settled.asks.iter().map(|(index, open)| {
        let hint = &hints[*index];
        let labels: Vec<&str> = open.iter().map(|&i| hint.readings[i].label.as_str()).collect();
        let question = format!(
            "hint {} can be read in {} ways ({}): which is meant in \"{}\"?",
            hint.number,
            open.len(),
            labels.join("; "),
            draft.hints[*index].text
        );
        Ask { hint: hint.number, line: hint.line, question, open: open.clone() }
    });
    let asks = asks.collect();
    if !draft.inferred.is_empty() {
        let message = inferred_from_hints(&draft);
        warnings.push(Note { line: 0, message });
    }
    if draft.questions.is_empty() && draft.supposed.is_empty() {
        warnings.push(Note { line: 0, message: "no question was understood".to_owned() });
    }
    warnings.sort_by_key(|note| note.line);
    let conflict = settled.conflict.iter().map(|&index| draft.hints[index].number).collect();
    Ok(Import {
        puzzle: puzzle.into_parts(),
        row: draft.row,
        inferred: !draft.inferred.is_empty(),
        hints,
        asks,
        warnings,
        conflict,
    })
}

fn parts(draft: &Draft, settled: &settle::Settled) -> PuzzleParts {
    // Tabs between words are no more than spaces.
    let plain = |text: &String| text.replace(char::is_control, " ");
    let hints = draft.hints.iter().zip(&settled.chosen).enumerate().map(|(at, (hint, chosen))| {
        let reading = settled.presumed_of(at).or(chosen.map(|i| &hint.readings[i]));
        Hint {
            number: hint.number,
            text: plain(&hint.text),
            relation: reading.map(|reading| reading.relation.clone()),
        }
    });
    let questions = draft.questions.iter().enumerate().map(|(i, question)| Question {
        text: plain(&question.text),
        asked: question.asked,
        about: question.about[if i == 0 { settled.about } else { 0 }],
    });
    let category = |category: &Category| {
        Category::new(plain(&category.name), category.values.iter().map(plain).collect())
    };
    PuzzleParts {
        title: plain(&draft.title),
        houses: draft.houses,
        categories: draft.categories.iter().map(category).collect(),
        hints: hints.collect(),
        questions: questions.chain(settled.placed.iter().cloned()).collect(),
        ..PuzzleParts::default()
    }
}
