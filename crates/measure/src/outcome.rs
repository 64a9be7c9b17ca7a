//! What was right in what a reader made of a text.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use puzzle::text::relation_text;
use puzzle::{About, Asked, HintSet, Puzzle, Question, Relation, Value};
use solver::{Core, Problem, Progress};

use crate::align::{self, Group, Values};
use crate::readers::{Read, ReadHint};
use crate::samples::{Meant, Sample, Trap};
use crate::truth;

/// So many of the best readings are looked at.
pub const BEST: usize = 4;
/// Steps of search for the solutions of one text.
const STEPS: u64 = 2_000_000;

/// What was right in a text.
#[derive(Default)]
pub struct Outcome {
    /// Why there is no puzzle in it.
    pub refused: Option<String>,
    /// By true hint.
    pub hints: Vec<HintOutcome>,
    /// Whether all hints, the number of solutions and the answer are right.
    pub right: bool,
    /// Whether the number of solutions and the answer are.
    pub solved: bool,
    /// Why not.
    pub wrong: String,
    /// Whether the question is understood.
    pub question: bool,
    /// Whether the reader asks something.
    pub asks: bool,
    /// Whether it says that something may be wrong, or asks.
    pub warns: bool,
    /// Whether a trap is handled.
    pub handled: bool,
}

/// What was right in a hint.
#[derive(Clone, Default)]
pub struct HintOutcome {
    /// Its words.
    pub text: String,
    /// What it means.
    pub wanted: String,
    /// What it was read as.
    pub got: String,
    /// Whether that is right.
    pub first: bool,
    /// Whether one of the best readings is.
    pub among: bool,
    /// Whether the reader asks about it.
    pub asked: bool,
    /// Whether the reader says that it may be wrong.
    pub warned: bool,
    /// How sure the reader is of what it took.
    pub confidence: Option<f32>,
}

/// Compares what was read with the truth.
pub fn judge(sample: &Sample, read: Result<Read, String>) -> Outcome {
    let read = match read {
        Ok(read) => read,
        Err(refused) => {
            let hints = sample.hints.iter().map(|hint| meant(hint, "")).collect();
            return Outcome { refused: Some(refused), hints, warns: true, ..Outcome::default() };
        }
    };
    let judge = Judge::new(sample, &read);
    let hints = judge.hints();
    let settled = judge.settled();
    let all = hints.iter().all(|hint| hint.first);
    Outcome {
        refused: None,
        right: all && settled.is_ok(),
        solved: settled.is_ok(),
        question: judge.question(),
        asks: read.asks,
        warns: read.warns || read.asks || read.conflict,
        handled: match sample.trap {
            Some(Trap::Ask) => read.asks,
            Some(Trap::Contradiction) => read.conflict,
            None => true,
        },
        wrong: settled.err().unwrap_or_default(),
        hints,
    }
}

fn meant(hint: &Meant, got: &str) -> HintOutcome {
    HintOutcome {
        text: hint.text.clone(),
        wanted: hint.formal.join(" | "),
        got: got.to_owned(),
        ..HintOutcome::default()
    }
}

struct Judge<'a> {
    sample: &'a Sample,
    read: &'a Read,
    groups: Vec<Group>,
    values: Values,
    /// Places of values that are the row itself.
    fixed: BTreeMap<Value, u8>,
}

impl<'a> Judge<'a> {
    fn new(sample: &'a Sample, read: &'a Read) -> Self {
        let text = align::words(&sample.text);
        let meant = align::places(&text, sample.hints.iter().map(|hint| hint.text.as_str()));
        let hints = align::places(&text, read.puzzle.hints.iter().map(|hint| hint.text.as_str()));
        let groups = align::groups(&meant, &hints);
        let truth = sample.puzzle.as_ref().map_or(&[][..], Puzzle::categories);
        let values = Values::new(truth, &read.puzzle.categories);
        let mut fixed: BTreeMap<Value, u8> = sample.fixed.iter().copied().collect();
        for (value, place) in &read.row {
            fixed.extend(values.true_of(*value).map(|value| (value, *place)));
        }
        // What was read beyond the hints says in which order the values of a row are.
        for (r, hint) in read.puzzle.hints.iter().enumerate() {
            if !sample.hints.is_empty() && groups.iter().all(|group| !group.read.contains(&r)) {
                for (value, place) in hint.relation.iter().flat_map(align::pinned) {
                    let relation =
                        values.of_truth(&Relation::In(value, puzzle::Houses::only(place)));
                    fixed.extend(align::pinned(&relation));
                }
            }
        }
        Self { sample, read, groups, values, fixed }
    }

    fn hints(&self) -> Vec<HintOutcome> {
        let mut outcomes: Vec<HintOutcome> =
            self.sample.hints.iter().map(|hint| meant(hint, "")).collect();
        for group in &self.groups {
            let read: Vec<&ReadHint> = group.read.iter().map(|&r| &self.read.hints[r]).collect();
            let taken: Vec<Option<usize>> = read
                .iter()
                .map(|hint| hint.chosen.or((hint.asked && !hint.readings.is_empty()).then_some(0)))
                .collect();
            let first = taken.iter().copied().collect::<Option<Vec<usize>>>();
            let right = |choice: &[usize]| self.is_right(group, &read, choice);
            let chosen = first.as_deref().is_some_and(right);
            let among = chosen || choices(&read).iter().any(|choice| right(choice));
            let confidence = read.iter().map(|hint| hint.confidence).product::<Option<f32>>();
            for &m in &group.meant {
                outcomes[m] = HintOutcome {
                    first: chosen,
                    among,
                    asked: read.iter().any(|hint| hint.asked),
                    warned: read.iter().any(|hint| hint.warned),
                    confidence: confidence.filter(|_| !read.is_empty() && first.is_some()),
                    got: self.shown(group, &taken),
                    ..outcomes[m].clone()
                };
            }
        }
        outcomes
    }

    /// Whether these readings together say what the group's true hints say together.
    fn is_right(&self, group: &Group, read: &[&ReadHint], choice: &[usize]) -> bool {
        if read.is_empty() {
            return false;
        }
        let parts =
            read.iter().zip(choice).map(|(hint, &i)| self.values.of_truth(&hint.readings[i]));
        let got = Relation::And(parts.collect());
        let wanted: Vec<&[Relation]> =
            group.meant.iter().map(|&m| self.sample.hints[m].relations.as_slice()).collect();
        let senses = wanted.iter().map(|relations| relations.len()).max().unwrap_or(0);
        (0..senses).any(|sense| {
            let all =
                wanted.iter().map(|relations| relations[sense.min(relations.len() - 1)].clone());
            truth::same(&Relation::And(all.collect()), &got, self.read.puzzle.houses, &self.fixed)
        })
    }

    fn shown(&self, group: &Group, taken: &[Option<usize>]) -> String {
        let Ok(puzzle) = Puzzle::new(self.read.puzzle.clone()) else { return String::new() };
        let shown = group.read.iter().zip(taken).map(|(&r, taken)| {
            let hint = &self.read.hints[r];
            match taken {
                Some(taken) => relation_text(&puzzle, &hint.readings[*taken]),
                None => format!("nothing of {} readings", hint.readings.len()),
            }
        });
        shown.collect::<Vec<_>>().join(" & ")
    }

    /// Whether the number of solutions and the answer are right.
    fn settled(&self) -> Result<(), String> {
        let parts = &self.read.puzzle;
        let Some(wanted) = &self.sample.question else { return Ok(()) };
        let question = if self.sample.puzzle.is_some() {
            self.asked().ok_or("what is asked for was not read as a value")?
        } else {
            let first = parts.questions.first().ok_or("no question was understood")?;
            (first.asked, first.about)
        };
        let relations: Vec<Option<Relation>> = parts
            .hints
            .iter()
            .zip(&self.read.hints)
            .map(|(hint, read)| {
                let first = read.asked.then(|| read.readings.first().cloned());
                hint.relation.clone().or(first.flatten())
            })
            .collect();
        let active = HintSet::first(relations.len());
        let problem =
            Problem::new(parts.houses, parts.categories.len() as u8, relations, vec![question])
                .map_err(|error| error.to_string())?;
        let mut core = Core::new(problem);
        let mut watch = |progress: &Progress| match progress.nodes {
            0..=STEPS => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        let answers = core.answers(&active, &mut watch).remove(0);
        let numbers: Vec<u64> =
            answers.iter().map(|tally| tally.number().to_u64().unwrap_or(u64::MAX)).collect();
        let count = numbers.iter().fold(0, |sum: u64, number| sum.saturating_add(*number));
        let orders: u64 = (1..=u64::from(parts.houses)).product();
        if let Some(known) = self.sample.count {
            let any_order = !self.sample.ordered && count == known * orders;
            if count != known && !any_order {
                return Err(format!("{count} solutions instead of {known}"));
            }
        }
        let open: Vec<usize> = (0..numbers.len()).filter(|&i| numbers[i] > 0).collect();
        let [answer] = open.as_slice() else { return Err("the answer is open".to_owned()) };
        let answer = match question.0 {
            Asked::House => (answer + 1).to_string(),
            Asked::Category(category) => self.true_name(Value { category, index: *answer as u8 }),
        };
        if answer == wanted.answer { Ok(()) } else { Err(format!("the answer {answer}")) }
    }

    fn true_name(&self, read: Value) -> String {
        let name = self.sample.puzzle.as_ref().zip(self.values.true_value(read));
        name.map(|(puzzle, value)| puzzle.name(value).to_owned()).unwrap_or_default()
    }

    /// The true question, said of what was read.
    fn asked(&self) -> Option<(Asked, About)> {
        let wanted = self.sample.question.as_ref()?;
        let asked = match wanted.category {
            Some(category) => Asked::Category(self.values.categories[usize::from(category)]?),
            None => Asked::House,
        };
        let about = match wanted.about? {
            About::Value(value) => match (self.values.read_value(value), self.fixed.get(&value)) {
                (Some(value), _) => About::Value(value),
                (None, place) => About::House(*place?),
            },
            house => house,
        };
        Some((asked, about))
    }

    fn question(&self) -> bool {
        let asks = |question: &Question| Some((question.asked, question.about)) == self.asked();
        self.sample.puzzle.is_none() && !self.read.puzzle.questions.is_empty()
            || self.sample.question.as_ref().is_none_or(|wanted| wanted.all)
            || self.read.puzzle.questions.iter().any(asks)
    }
}

/// Which readings to take of each hint: all ways among the best.
fn choices(read: &[&ReadHint]) -> Vec<Vec<usize>> {
    let mut choices = vec![Vec::new()];
    for hint in read {
        let best = hint.readings.len().min(BEST);
        choices = choices
            .iter()
            .flat_map(|choice| (0..best).map(|i| [choice.as_slice(), &[i]].concat()))
            .take(64)
            .collect();
    }
    choices
}
