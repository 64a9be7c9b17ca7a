//! Sentences with what they mean, as `crates/english/tests/data/labelled` has them:
//!
//! ```text
//! ===== the set it comes from: its name
//! houses: 3
//! Name: Ann, Bo, Cy
//! Day: Monday, Tuesday, Wednesday
//! row: Day
//! > Three people come on three days.
//!
//! Ann comes a day before Bo. :: Ann << Bo
//! He comes before Cy. :: Bo < Cy
//!
//! Bo comes left of Cy. :: Bo << Cy | Bo < Cy
//! ```
//!
//! First the categories in the text format of puzzles, then the category that is the row itself, if
//! one is; after `>` what the text says besides. A sentence goes on from the one in the line above
//! it; with several meanings between bars, any of them is right.

use puzzle::text::Document;
use puzzle::{Puzzle, Value};

use crate::samples::{self, Meant, Sample};

/// The texts of such a file.
///
/// # Errors
/// What cannot be read.
pub fn samples(file: &str) -> Result<Vec<Sample>, String> {
    file.split("===== ").filter(|part| !part.trim().is_empty()).map(sample).collect()
}

fn sample(part: &str) -> Result<Sample, String> {
    let (name, body) = part.split_once('\n').unwrap_or((part, ""));
    let at = |error: &dyn std::fmt::Display| format!("{name}: {error}");
    let (head, sentences) = body.split_once("\n\n").unwrap_or((body, ""));
    let (mut listed, mut text, mut row) = (String::new(), String::new(), None);
    for line in head.lines() {
        match (line.strip_prefix("> "), line.strip_prefix("row: ")) {
            (Some(said), _) => text = text + said + "\n",
            (_, Some(category)) => row = Some(category),
            _ => listed = listed + line + "\n",
        }
    }
    let puzzle = Document::read(&listed).map_err(|error| at(&error))?.into_puzzle();
    let mut hints = Vec::new();
    let mut alone = true;
    for line in sentences.lines() {
        let Some((sentence, meanings)) = line.split_once(" :: ") else {
            alone = true;
            continue;
        };
        text = text + sentence + "\n";
        let formal: Vec<String> = meanings.split(" | ").map(str::to_owned).collect();
        let relations = formal.iter().map(|line| samples::relation(&puzzle, line));
        let relations = relations.collect::<Result<_, _>>().map_err(|error| at(&error))?;
        hints.push(Meant { text: sentence.to_owned(), formal, relations, alone });
        alone = false;
    }
    let row = puzzle.categories().iter().position(|category| Some(category.name.as_str()) == row);
    let fixed = row.iter().flat_map(|&c| fixed(&puzzle, c as u8)).collect();
    Ok(Sample {
        name: name.to_owned(),
        text,
        lists: true,
        hints,
        fixed,
        ordered: true,
        question: None,
        count: None,
        trap: None,
        puzzle: Some(puzzle),
    })
}

fn fixed(puzzle: &Puzzle, category: u8) -> Vec<(Value, u8)> {
    (0..puzzle.houses()).map(|index| (Value { category, index }, index)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_are_read_with_what_they_mean() {
        let file = "===== set: name\nhouses: 2\nName: Ann, Bo\nDay: Monday, Tuesday\nrow: Day\n\
            > Two people.\n\nAnn comes first. :: Ann @ 1\nBo is next. :: Ann << Bo | Bo @ 2\n\n\
            Bo comes on Tuesday. :: Bo = Tuesday\n\n";
        let samples = samples(file).unwrap();
        let hints = &samples[0].hints;
        assert_eq!(hints.iter().map(|hint| hint.alone).collect::<Vec<_>>(), [true, false, true]);
        assert_eq!(hints[1].relations.len(), 2);
        assert_eq!(
            (samples[0].fixed.len(), samples[0].text.as_str()),
            (2, "Two people.\nAnn comes first.\nBo is next.\nBo comes on Tuesday.\n")
        );
    }
}
