//! A text read about its categories, and what comes of it once readings are chosen.

use puzzle::text::relation_text;
use puzzle::{Category, Hint, Puzzle, PuzzleParts, Question, Relation, Value};
use rustc_hash::FxHashMap;

use super::{Choice, ImportedHint};
use crate::document::{Document, List, Passage};
use crate::joint::{Sense, Settled, Weights, contrast};
use crate::question::{Query, Questions};
use crate::reading::{Before, Language, Passages, PieceKind, Reader, Reading};
use crate::tokens::Token;

/// What a hint costs at most, and one that is not understood.
const UNREAD: f32 = 8.0;
/// The most readings of a hint that are shown.
pub(super) const MOST_SHOWN: usize = 4;
/// A reading that is less likely than this share of the best is only shown where that is not sure, and
/// then by its notation.
const LEAST_SHOWN: f32 = 0.03;

/// The categories that a text is read about.
#[derive(Clone, Debug)]
pub struct Ground {
    /// How many places there are.
    pub places: u8,
    /// The categories.
    pub categories: Vec<List>,
}

impl Ground {
    fn name(&self, value: Value) -> &str {
        &self.categories[usize::from(value.category)].values[usize::from(value.index)]
    }

    /// Values by name; none where a name is of several.
    fn values_by_name(&self) -> FxHashMap<&str, Option<Value>> {
        let mut values = FxHashMap::default();
        for (category, list) in (0..).zip(&self.categories) {
            for (index, name) in (0..).zip(&list.values) {
                let value = Some(Value { category, index });
                values.entry(name.as_str()).and_modify(|known| *known = None).or_insert(value);
            }
        }
        values
    }
}

/// A text to be read.
#[derive(Clone, Copy)]
pub struct Text<'d> {
    /// The data.
    pub language: &'d Language,
    /// What it is made of.
    pub document: &'d Document,
    /// Its words.
    pub passages: &'d Passages,
}

/// A text read about its categories, before readings are chosen.
pub struct Draft<'d> {
    pub(super) language: &'d Language,
    pub(super) document: &'d Document,
    pub(super) ground: &'d Ground,
    pub(super) reader: Reader<'d>,
    pub(super) readings: Vec<Vec<Reading>>,
}

/// Values that are at known places, in words.
#[derive(Debug, Default)]
pub(super) struct Pins {
    pub(super) all: Vec<(String, Relation)>,
    /// The category, and whether nothing else is said of places.
    pub(super) category: Option<(usize, bool)>,
}

impl<'d> Draft<'d> {
    /// Reads each hint.
    pub fn new(text: Text<'d>, ground: &'d Ground) -> Self {
        Self::read(text, ground, |_| None)
    }

    /// A draft of what was read about just these categories.
    pub fn of(text: Text<'d>, ground: &'d Ground, readings: &[Vec<Reading>]) -> Self {
        Self::read(text, ground, |hint| Some(readings[hint].clone()))
    }

    /// Reads these hints, and those whose values are no more; what the others mean is known from
    /// other categories.
    pub fn again(
        text: Text<'d>,
        ground: &'d Ground,
        hints: &[usize],
        (before, readings): (&Ground, &[Vec<Reading>]),
    ) -> Self {
        let places = ground.values_by_name();
        let value = |value: Value| *places.get(before.name(value))?;
        Self::read(text, ground, |hint| {
            let known = !hints.contains(&hint);
            known.then(|| readings[hint].iter().map(|it| it.mapped(&value)).collect())?
        })
    }

    fn read(
        Text { language, document, passages }: Text<'d>,
        ground: &'d Ground,
        known: impl Fn(usize) -> Option<Vec<Reading>>,
    ) -> Self {
        let reader = Reader::of(language, &ground.categories, ground.places, passages);
        let mut before = Before::default();
        let read = |(place, hint): (usize, &Vec<Token>)| {
            let read = || reader.read_words(hint.clone(), &before);
            let readings = known(place).unwrap_or_else(read);
            before = readings.first().map_or_else(Before::default, |best| Before {
                subject: best.subject.clone(),
                object: best.object.clone(),
            });
            readings
        };
        let readings = passages.hints.iter().enumerate().map(read).collect();
        Self { language, document, ground, reader, readings }
    }

    /// By hint: how badly it can be read.
    pub fn costs(&self) -> Vec<f32> {
        let cost = |readings: &Vec<Reading>| {
            readings.first().map_or(UNREAD, |best| best.cost.clamp(0.0, UNREAD))
        };
        self.readings.iter().map(cost).collect()
    }

    /// By hint: its readings, the best first.
    pub fn readings(&self) -> &[Vec<Reading>] {
        &self.readings
    }

    /// The same, to keep.
    pub fn into_readings(self) -> Vec<Vec<Reading>> {
        self.readings
    }

    /// What is asked, and the questions that were not understood.
    pub(super) fn questions(&self) -> (Vec<Question>, Vec<&'d Passage>) {
        let words = &self.language.words;
        let hints = self.document.hints.iter().map(|hint| hint.text.as_str());
        let reader = Questions::new(words, &self.reader, &self.ground.categories, hints);
        let (mut asked, mut unclear) = (Vec::new(), Vec::new());
        for passage in &self.document.questions {
            let queries = reader.read(&passage.text);
            let joined = queries.len() > 1;
            for query in queries {
                match query {
                    Query::One(what, about, range) => {
                        let text = if joined { &passage.text[range] } else { &passage.text };
                        let question = Question { text: plain(text), asked: what, about };
                        // A title often asks what the end asks.
                        if !asked.contains(&question) {
                            asked.push(question);
                        }
                    }
                    Query::Everything => {}
                    Query::Unclear => unclear.push(passage),
                }
            }
        }
        (asked, unclear)
    }

    pub(super) fn parts(
        &self,
        settled: &Settled,
        pins: &Pins,
        questions: Vec<Question>,
    ) -> PuzzleParts {
        let numbers = numbers(&self.document.hints);
        let next = numbers.iter().max().map_or(1, |most| most.saturating_add(1));
        let hints =
            self.document.hints.iter().zip(numbers).zip(&self.readings).zip(&settled.chosen);
        let hints = hints.map(|(((passage, number), readings), chosen)| Hint {
            number,
            text: plain(&passage.text),
            relation: chosen.map(|chosen| readings[chosen].relation.clone()),
        });
        let pinned = (next..).zip(&pins.all).map(|(number, (text, relation))| Hint {
            number,
            text: plain(text),
            relation: Some(relation.clone()),
        });
        let category = |listed: &List| {
            Category::new(plain(&listed.name), listed.values.iter().map(|v| plain(v)).collect())
        };
        PuzzleParts {
            title: plain(&self.document.title),
            houses: self.ground.places,
            categories: self.ground.categories.iter().map(category).collect(),
            hints: hints.chain(pinned).collect(),
            questions,
            ..PuzzleParts::default()
        }
    }

    /// How a hint of the puzzle was read; those after the text's own say what is given.
    pub(super) fn hint(&self, hint: usize, settled: &Settled, puzzle: &Puzzle) -> ImportedHint {
        let number = puzzle.hints()[hint].number;
        let Some(passage) = self.document.hints.get(hint) else {
            let relation = puzzle.hints()[hint].relation.clone();
            let readings = relation.map(|relation| Choice::new(puzzle, relation, None, 1.0));
            return ImportedHint {
                number,
                line: 0,
                readings: readings.into_iter().collect(),
                chosen: Some(0),
                confidence: 1.0,
                pieces: Vec::new(),
                passed_over: Vec::new(),
            };
        };
        let (readings, beliefs) = (&self.readings[hint], &settled.beliefs[hint]);
        let shown = shown(settled, hint, readings.len());
        let chosen = settled.chosen[hint];
        let choices = choices(puzzle, readings, beliefs, &shown);
        let pieces = chosen.or(shown.first().copied());
        let pieces = pieces.map_or_else(Vec::new, |reading| readings[reading].pieces.clone());
        let passed_over = pieces.iter().filter(|piece| piece.kind == PieceKind::PassedOver);
        let passed_over = passed_over.filter_map(|piece| passage.text.get(piece.range.clone()));
        ImportedHint {
            number,
            line: passage.line,
            chosen: chosen.and_then(|chosen| shown.iter().position(|&reading| reading == chosen)),
            confidence: chosen.map_or(0.0, |chosen| beliefs[chosen]),
            passed_over: passed_over.map(str::to_owned).collect(),
            readings: choices,
            pieces,
        }
    }
}

/// The readings of a hint that are shown: the likeliest, and all that are asked about.
pub(super) fn shown(settled: &Settled, hint: usize, readings: usize) -> Vec<usize> {
    let beliefs = &settled.beliefs[hint];
    let doubt = settled.doubts.iter().find(|doubt| doubt.hint == hint);
    let needed = |reading: &usize| {
        settled.chosen[hint] == Some(*reading)
            || doubt.is_some_and(|doubt| doubt.open.contains(reading))
    };
    let mut all: Vec<usize> = (0..readings).collect();
    all.sort_by(|one, other| {
        needed(other).cmp(&needed(one)).then(beliefs[*other].total_cmp(&beliefs[*one]))
    });
    let sure = Weights::load().sure;
    let unsure = beliefs.iter().all(|belief| *belief < sure);
    let is_likely = likely(beliefs);
    all.retain(|reading| needed(reading) || unsure || is_likely(*reading));
    all.truncate(MOST_SHOWN);
    all.sort_by(|one, other| beliefs[*other].total_cmp(&beliefs[*one]));
    all
}

/// Whether a reading is not much less likely than the best.
fn likely(beliefs: &[f32]) -> impl Fn(usize) -> bool {
    let best = beliefs.iter().copied().fold(0.0, f32::max);
    move |reading| beliefs[reading] >= LEAST_SHOWN * best
}

/// These readings of a hint to choose from.
pub(super) fn choices(
    puzzle: &Puzzle,
    readings: &[Reading],
    probabilities: &[f32],
    shown: &[usize],
) -> Vec<Choice> {
    let is_likely = likely(probabilities);
    let choice = |&reading: &usize| {
        let relation = &readings[reading].relation;
        // Only between likely readings is a word enough.
        let told = |&&other: &&usize| other != reading && is_likely(other) && is_likely(reading);
        let others = shown.iter().filter(told);
        let mut contrasts =
            others.filter_map(|&other| contrast(relation, &readings[other].relation));
        let sense = contrasts.next().map(|[sense, _]| sense);
        Choice::new(puzzle, relation.clone(), sense, probabilities[reading])
    };
    let mut choices: Vec<Choice> = shown.iter().map(choice).collect();
    // A word that does not tell one from another is none for it.
    let labels: Vec<String> = choices.iter().map(|choice| choice.label.clone()).collect();
    for choice in &mut choices {
        if labels.iter().filter(|label| **label == choice.label).count() > 1 {
            choice.label.clone_from(&choice.notation);
        }
    }
    choices
}

impl Choice {
    fn new(puzzle: &Puzzle, relation: Relation, sense: Option<Sense>, probability: f32) -> Self {
        let notation = relation_text(puzzle, &relation);
        let label = match sense {
            None => notation.clone(),
            Some(Sense::Immediately) => "immediately".to_owned(),
            Some(Sense::Somewhere) => "somewhere".to_owned(),
            Some(Sense::Apart(1)) => "next to each other".to_owned(),
            Some(Sense::Apart(2)) => "2 places apart, with one between".to_owned(),
            Some(Sense::Apart(far)) => format!("{far} places apart, with {} between", far - 1),
        };
        Self { relation, notation, label, probability }
    }
}

/// Tabs between words are no more than spaces.
fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// The numbers of the hints: those of the text where each hint has its own, else counted.
fn numbers(hints: &[Passage]) -> Vec<u32> {
    let given: Option<Vec<u32>> = hints.iter().map(|hint| hint.number).collect();
    let own = given.filter(|numbers| {
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.windows(2).all(|pair| pair[0] != pair[1])
    });
    own.unwrap_or_else(|| (1..).take(hints.len()).collect())
}
