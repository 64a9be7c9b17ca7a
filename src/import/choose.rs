//! Choosing among readings that all leave solutions: those are taken that settle the question, if
//! all that do agree.

use crate::puzzle::Relation;

use super::guesses::cheapest;
use super::settle::{Open, Search, Settled, sure};

/// Searches among sets of readings.
const MOST_SEARCHES: usize = 128;
/// Combinations that are tried for one that leaves exactly one solution.
const MOST_SETTLING: usize = 32;
/// Kinds of wording that are told apart where the same words are to mean the same throughout.
const MOST_KINDS: usize = 4;

/// Readings with the answers that they leave; `None` for a hint whose reading changes nothing.
struct Combination {
    readings: Vec<Option<usize>>,
    answers: Vec<u8>,
}

impl Search<'_> {
    pub(super) fn choose(&mut self, viable: &Open, settled: &mut Settled) {
        let open: Vec<usize> = (0..viable.len()).filter(|&i| viable[i].len() > 1).collect();
        let all = self.answers(viable);
        if all.as_ref().is_some_and(|answers| answers.len() == 1) {
            self.take_any(viable, &open, settled);
            self.prefer_settling(viable, &open, settled);
            for &i in &open {
                let number = self.draft.hints[i].number;
                let message =
                    format!("hint {number} can be read in several ways; the answer is the same");
                settled.remarks.push((i, message));
            }
            return;
        }
        let combinations = self.combinations(viable, &open);
        let wording =
            |i: usize| !self.draft.hints[i].readings.iter().all(|reading| reading.label.is_empty());
        let wordings: Vec<usize> = open.iter().copied().filter(|&i| wording(i)).collect();
        let Some(combinations) = combinations else {
            self.take_any(viable, &open, settled);
            self.prefer_settling(viable, &open, settled);
            settled.asks.extend(open.iter().map(|&i| (i, viable[i].clone())));
            return;
        };
        let unique: Vec<&Combination> =
            combinations.iter().filter(|c| c.answers.len() == 1).collect();
        let first = unique.first().copied().or(combinations.first());
        let mut fixed = viable.clone();
        if let Some(first) = first {
            for (&i, &reading) in open.iter().zip(&first.readings) {
                if let Some(reading) = reading {
                    fixed[i] = vec![reading];
                }
            }
        }
        self.take_any(&fixed, &open, settled);
        self.prefer_settling(&fixed, &open, settled);
        // Where a hint is not understood, one more may settle what these do not.
        let whole = self.draft.hints.iter().all(|hint| !sure(hint).is_empty());
        let agree = whole
            && unique
                .first()
                .is_some_and(|first| unique.iter().all(|other| other.answers == first.answers));
        for (place, &i) in open.iter().enumerate() {
            let number = self.draft.hints[i].number;
            if wordings.contains(&i) || !agree {
                // Only what changes the answers is worth a question.
                let of = |reading: usize| -> Vec<&Vec<u8>> {
                    let fits = |c: &&Combination| c.readings[place].is_none_or(|r| r == reading);
                    let mut sets: Vec<&Vec<u8>> =
                        combinations.iter().filter(fits).map(|c| &c.answers).collect();
                    sets.sort();
                    sets.dedup();
                    sets
                };
                let first = of(viable[i][0]);
                let differs = viable[i].iter().any(|&reading| of(reading) != first);
                if differs || wordings.contains(&i) {
                    settled.asks.push((i, viable[i].clone()));
                    continue;
                }
            }
            let message = format!(
                "hint {number} can be read in several ways; every reading that settles the question gives the same answer"
            );
            settled.remarks.push((i, message));
        }
    }

    /// The first readings that leave a solution together, those of the first hints first.
    fn take_any(&mut self, viable: &Open, open: &[usize], settled: &mut Settled) {
        let mut fixed = viable.clone();
        let mut known = self.witness(&fixed, None).flatten();
        for &i in open {
            for &reading in &viable[i] {
                let relation = &self.draft.hints[i].readings[reading].relation;
                fixed[i] = vec![reading];
                if known.as_ref().is_some_and(|found| relation.holds(&|value| found.house(value))) {
                    break;
                }
                if let Some(found) = self.witness(&fixed, None).flatten() {
                    known = Some(found);
                    break;
                }
            }
            settled.chosen[i] = fixed[i].first().copied();
        }
    }

    /// Takes readings that leave exactly one solution, where a few looks find any: puzzles have one.
    fn prefer_settling(&mut self, viable: &Open, open: &[usize], settled: &mut Settled) {
        let taken = settled.taken();
        // Where a hint is not understood, one more may settle what these do not.
        if self.draft.hints.iter().any(|hint| sure(hint).is_empty()) {
            let mut fixed = viable.clone();
            let Some(likeliest) = self.alike(viable, open).into_iter().next() else { return };
            for (&i, reading) in open.iter().zip(&likeliest) {
                fixed[i] = reading.iter().copied().collect();
            }
            if self.solvable(&fixed, None) == Some(true) {
                for (&i, reading) in open.iter().zip(likeliest) {
                    settled.chosen[i] = reading;
                }
            }
            return;
        }
        if self.settles(&taken) {
            return;
        }
        let choices: Vec<Vec<usize>> = open.iter().map(|&i| viable[i].clone()).collect();
        let alike = self.alike(viable, open);
        for combination in alike.into_iter().chain(cheapest(&choices, None, MOST_SETTLING)) {
            let mut tried = taken.clone();
            for (&i, &reading) in open.iter().zip(&combination) {
                tried[i] = reading.into_iter().collect();
            }
            if self.settles(&tried) {
                for (&i, reading) in open.iter().zip(combination) {
                    settled.chosen[i] = reading;
                }
                return;
            }
        }
    }

    /// Combinations in which the same words mean the same throughout, the likeliest first: who says
    /// "somewhere to the left" as well, and never "immediately", means the next on the left without;
    /// what is denied is denied of all places.
    fn alike(&self, viable: &Open, open: &[usize]) -> Vec<Vec<Option<usize>>> {
        let hints = &self.draft.hints;
        let contrast = hints.iter().any(|hint| hint.text.contains("somewhere"))
            && !hints.iter().any(|hint| hint.text.contains("immediate"));
        // The words that a hint is read by, and whether it denies them.
        let words = |i: usize| {
            let readings = &hints[i].readings;
            let labels: Vec<&str> = readings.iter().map(|reading| &*reading.label).collect();
            let denied = readings.iter().all(|reading| denies(&reading.relation));
            (labels, denied)
        };
        let mut kinds: Vec<(Vec<&str>, bool)> = Vec::new();
        for &i in open {
            let kind = words(i);
            let labelled = kind.0.iter().all(|label| !label.is_empty());
            if labelled && kind.0.len() == 2 && !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let count = 1 << kinds.len().min(MOST_KINDS);
        let near = |label: &str| label == "immediately" || label.starts_with("directly");
        (0..if kinds.is_empty() { 0 } else { count })
            .map(|choice| {
                let reading = |&i: &usize| {
                    let (labels, denied) = words(i);
                    let kind = kinds.iter().position(|kind| *kind == (labels.clone(), denied));
                    let kind = kind.filter(|&kind| kind < MOST_KINDS)?;
                    let likely = contrast && !denied;
                    let wanted = if choice >> kind & 1 == 0 { likely } else { !likely };
                    let found = labels.iter().position(|label| near(label) == wanted);
                    found.filter(|reading| viable[i].contains(reading))
                };
                let first = |i: &usize| viable[*i].first().copied();
                open.iter().map(|i| reading(i).or_else(|| first(i))).collect()
            })
            .collect()
    }

    /// Every combination of open readings that leaves a solution, with its answers; those that leave
    /// one answer whatever the others are stand for all of these. `None` when there are too many.
    fn combinations(&mut self, viable: &Open, open: &[usize]) -> Option<Vec<Combination>> {
        let mut found = Vec::new();
        let mut searches = 0;
        let every: Vec<u8> = (0..self.draft.houses).collect();
        let mut stack = vec![(Vec::new(), self.answers_among(viable, &every)?)];
        while let Some((readings, answers)) = stack.pop() {
            if answers.len() < 2 || readings.len() == open.len() {
                let mut readings: Vec<Option<usize>> = readings.into_iter().map(Some).collect();
                readings.resize(open.len(), None);
                let answers = answers.into_iter().map(|(answer, _)| answer).collect();
                found.push(Combination { readings, answers });
                continue;
            }
            let mut fixed = viable.clone();
            for (&i, &reading) in open.iter().zip(&readings) {
                fixed[i] = vec![reading];
            }
            let i = open[readings.len()];
            for &reading in viable[i].iter().rev() {
                fixed[i] = vec![reading];
                let relation = &self.draft.hints[i].readings[reading].relation;
                // A solution found before is one of these readings too, or another is looked for.
                let (mut left, lost): (Vec<_>, Vec<_>) = answers
                    .iter()
                    .cloned()
                    .partition(|(_, solution)| relation.holds(&|value| solution.house(value)));
                let lost: Vec<u8> = lost.into_iter().map(|(answer, _)| answer).collect();
                searches += lost.len();
                if searches > MOST_SEARCHES {
                    return None;
                }
                left.extend(self.answers_among(&fixed, &lost)?);
                left.sort_by_key(|(answer, _)| *answer);
                if !left.is_empty() {
                    stack.push(([readings.as_slice(), &[reading]].concat(), left));
                }
            }
        }
        Some(found)
    }
}

/// Whether it says where two do not stand to each other.
fn denies(relation: &Relation) -> bool {
    match relation {
        Relation::Offset(_, _, offsets) => offsets.bits().count_ones() > 16,
        Relation::Not(_) => true,
        _ => false,
    }
}
