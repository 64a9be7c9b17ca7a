//! From a draft to the public result: readings are chosen, and what was understood is said.

use puzzle::{About, Asked, Puzzle, Relation, Value};

use super::draft::Draft;
use super::report::Report;
use super::{Import, ImportedHint, pins, scope};
use crate::document::Note;
use crate::joint::{self, Around, Leaves, Settled, Told, Weights};

impl Draft<'_> {
    /// Chooses among the readings and says what was understood.
    ///
    /// # Errors
    /// Why there is no puzzle in it.
    pub fn settled(&self) -> Result<Import, Note> {
        let (questions, unclear) = self.questions();
        let pins = pins::pins(self, &questions);
        let given = pins.relations();
        let question = questions.first().map(|question| (question.asked, question.about));
        let weights = Weights::load();
        let mut settled = joint::settle(&self.told(&given, question), &weights);
        self.weigh(&mut settled, &weights);
        let puzzle = Puzzle::new(self.parts(&settled, &pins, questions))
            .map_err(|why| Note { line: 0, message: why.to_string() })?;
        let hints: Vec<ImportedHint> =
            (0..puzzle.hints().len()).map(|hint| self.hint(hint, &settled, &puzzle)).collect();
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

    /// How badly the readings go together, beside how badly each hint can be read: natural logarithm
    /// of odds.
    pub fn clash(&self) -> f32 {
        let given = pins::pins(self, &[]).relations();
        joint::clash(&self.told(&given, None), &Weights::load())
    }

    fn told<'t>(&'t self, given: &'t [Relation], question: Option<(Asked, About)>) -> Told<'t> {
        Told {
            houses: self.ground.places,
            categories: self.ground.categories.len().try_into().unwrap_or(u8::MAX),
            hints: &self.readings,
            given,
            question,
        }
    }

    /// Weighs how likely chosen readings are by what is known of the whole text.
    fn weigh(&self, settled: &mut Settled, weights: &Weights) {
        let costs = self.costs();
        let mean = costs.iter().sum::<f32>() / costs.len() as f32;
        let inferred = |value: Value| self.ground.categories[usize::from(value.category)].inferred;
        for (hint, passage) in self.document.hints.iter().enumerate() {
            let Some(chosen) = settled.chosen[hint] else { continue };
            let reading = &self.readings[hint][chosen];
            let about_inferred = reading.relation.values().into_iter().any(inferred);
            let around = Around {
                words: passage.text.split_whitespace().count().max(1),
                inferred: about_inferred.then_some(mean),
                one_solution: settled.leaves == Leaves::One,
            };
            let beliefs = &mut settled.beliefs[hint];
            let before = beliefs[chosen];
            let trust = weights.trust(reading, before, around);
            // The others get no likelier, and share what is left.
            let share = (trust / before).min((1.0 - trust) / (1.0 - before).max(f32::EPSILON));
            beliefs.iter_mut().for_each(|belief| *belief *= share);
            beliefs[chosen] = trust;
        }
    }
}
