//! Choosing among readings that all leave solutions: those are taken that settle the question, if
//! all that do agree.

use super::consistent::consistent;
use super::guesses::cheapest;
use super::settle::{Open, Search, Settled, sure};

/// Searches among sets of readings.
const MOST_SEARCHES: usize = 128;
/// Combinations that are tried for one that leaves exactly one solution.
const MOST_SETTLING: usize = 32;

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
    /// Where a hint is not understood, one more may settle what these do not: then the likeliest
    /// readings are taken that are consistent, if they leave a solution.
    fn prefer_settling(&mut self, viable: &Open, open: &[usize], settled: &mut Settled) {
        let taken = settled.taken();
        let whole = self.draft.hints.iter().all(|hint| !sure(hint).is_empty());
        if whole && self.settles(&taken) {
            return;
        }
        let consistent = consistent(&self.draft.hints, viable, open);
        let choices: Vec<Vec<usize>> = open.iter().map(|&i| viable[i].clone()).collect();
        let looks = match whole {
            true => [consistent, cheapest(&choices, None, MOST_SETTLING)].concat(),
            false => consistent.into_iter().take(1).collect(),
        };
        for combination in looks {
            let mut tried = taken.clone();
            for (&i, &reading) in open.iter().zip(&combination) {
                tried[i] = reading.into_iter().collect();
            }
            let fits = match whole {
                true => self.settles(&tried),
                false => self.solvable(&tried, None) == Some(true),
            };
            if fits {
                for (&i, reading) in open.iter().zip(combination) {
                    settled.chosen[i] = reading;
                }
                return;
            }
        }
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
