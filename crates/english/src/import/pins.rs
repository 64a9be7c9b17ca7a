//! What is given of the places beside the hints: where a category orders the row, each of its values
//! is at its place; where nothing is said of places, the values of one category stand for them.

use puzzle::{Asked, Houses, Offsets, Question, Relation, Value};

use super::draft::{Draft, Pins};

impl Pins {
    pub(super) fn relations(&self) -> Vec<Relation> {
        self.all.iter().map(|(_, relation)| relation.clone()).collect()
    }

    /// The category that orders the places since nothing else does.
    pub(super) fn unordered(&self) -> Option<usize> {
        self.category.filter(|(_, unordered)| *unordered).map(|(category, _)| category)
    }
}

pub(super) fn pins(draft: &Draft<'_>, questions: &[Question]) -> Pins {
    let scene = draft.reader.scene();
    let (category, order, unordered) = match scene.row {
        Some(row) => (usize::from(row), scene.order.clone(), false),
        None if is_unordered(draft, questions) => {
            let ranked = scene.amounts.iter().position(|amounts| !amounts.is_empty());
            let places: Vec<u8> = match ranked {
                None => (0..draft.ground.places).collect(),
                Some(category) => {
                    let amounts = &scene.amounts[category];
                    let less = |one: &u32| amounts.iter().filter(|other| *other < one).count();
                    amounts.iter().map(|amount| less(amount) as u8).collect()
                }
            };
            (ranked.unwrap_or(0), places, true)
        }
        None => return Pins::default(),
    };
    let Some(listed) = draft.ground.categories.get(category) else { return Pins::default() };
    let pin = |(index, (name, place)): (u8, (&String, &u8))| {
        let value = Value { category: category as u8, index };
        let text = format!("{name} is number {} in the row", place + 1);
        (text, Relation::In(value, Houses::only(*place)))
    };
    let all = (0..).zip(listed.values.iter().zip(&order)).map(pin).collect();
    Pins { all, category: Some((category, unordered)) }
}

/// Whether neither hints nor questions speak of places.
fn is_unordered(draft: &Draft<'_>, questions: &[Question]) -> bool {
    let mut placed = questions
        .iter()
        .any(|question| question.asked == Asked::House || question.about.value().is_none());
    for reading in draft.readings.iter().filter_map(|readings| readings.first()) {
        reading.relation.for_each_statement(&mut |statement| {
            placed |= match statement {
                Relation::Offset(_, _, offsets) => {
                    !matches!(*offsets, Offsets::SAME | Offsets::DIFFERENT)
                }
                _ => true,
            };
        });
    }
    let read = draft.readings.iter().filter(|readings| !readings.is_empty()).count();
    !placed && read > 0 && 2 * read >= draft.readings.len()
}
