//! From a draft to the public result: readings are chosen, and what was understood is said.

use puzzle::Puzzle;

use super::draft::Draft;
use super::report::Report;
use super::{Import, ImportedHint, pins, scope};
use crate::document::Note;
use crate::joint::{self, Told, Weights};

impl Draft<'_> {
    /// Chooses among the readings and says what was understood.
    ///
    /// # Errors
    /// Why there is no puzzle in it.
    pub fn settled(&self) -> Result<Import, Note> {
        let (questions, unclear) = self.questions();
        let pins = pins::pins(self, &questions);
        let given = pins.relations();
        let told = Told {
            houses: self.ground.places,
            categories: self.ground.categories.len().try_into().unwrap_or(u8::MAX),
            hints: &self.readings,
            given: &given,
            question: questions.first().map(|question| (question.asked, question.about)),
        };
        let weights = Weights::load();
        let settled = joint::settle(&told, &weights);
        let puzzle = Puzzle::new(self.parts(&settled, &pins, questions))
            .map_err(|why| Note { line: 0, message: why.to_string() })?;
        let hints: Vec<ImportedHint> = (0..puzzle.hints().len())
            .map(|hint| self.hint(hint, &settled, &puzzle, &weights))
            .collect();
        let report = Report {
            draft: self,
            settled: &settled,
            puzzle: &puzzle,
            hints: &hints,
            guess: weights.guess,
            unordered: pins.unordered(),
            unclear: &unclear,
        };
        let (summary, asks, warnings) = (report.summary(), report.asks(), report.warnings());
        let conflict = settled.conflict.iter().map(|&hint| hints[hint].number).collect();
        Ok(Import {
            row: scope::row(self),
            inferred: self.ground.categories.iter().any(|category| category.inferred),
            summary,
            hints,
            asks,
            warnings,
            conflict,
            puzzle: puzzle.into_parts(),
        })
    }
}
