//! Guesses at hints that the grammar does not know. Those are taken first with which the hints have
//! exactly one solution: a hint misread mostly leaves none or several. Else what is most likely is
//! taken as long as it contradicts nothing. The reader is told of each.

use puzzle::{HintSet, Relation};
use solver::Known;

use super::settle::{Open, Search, Settled};

/// Combinations of guesses that are tried one by one.
const MOST_TRIES: usize = 200;
/// What a combination costs for each hint that it leaves unread; a reading costs its place.
const UNREAD: usize = 3;

impl Search<'_> {
    /// Takes the guesses that leave exactly one solution: all if every choice among them does, else
    /// the likeliest combination that does.
    pub(super) fn take_guesses(&mut self, settled: &mut Settled) {
        let hints = &self.draft.hints;
        let guessed: Vec<usize> = (0..hints.len()).filter(|&i| hints[i].guessed).collect();
        if guessed.is_empty()
            || !settled.conflict.is_empty()
            || hints.len() > super::settle::MOST_HINTS
        {
            return;
        }
        let mut open = settled.taken();
        for (i, readings) in &settled.asks {
            open[*i].clone_from(readings);
        }
        let sure = open.clone();
        for &i in &guessed {
            open[i] = (0..hints[i].readings.len()).collect();
            if self.solvable(&open, None) != Some(true) {
                open[i].clear();
            }
        }
        let open = self.viable(open);
        if self.settles(&open) {
            for &i in &guessed {
                settled.chosen[i] = open[i].first().copied();
            }
            return;
        }
        // What each guess can be beside what is sure.
        let mut choices: Vec<Vec<usize>> = Vec::new();
        for &i in &guessed {
            let mut alone = sure.clone();
            let possible = (0..hints[i].readings.len()).filter(|&reading| {
                alone[i] = vec![reading];
                self.solvable(&alone, None) == Some(true)
            });
            choices.push(possible.collect());
        }
        for combination in cheapest(&choices, Some(UNREAD), MOST_TRIES) {
            let mut tried = sure.clone();
            for (&i, reading) in guessed.iter().zip(&combination) {
                tried[i] = reading.iter().copied().collect();
            }
            if self.settles(&tried) {
                for (&i, reading) in guessed.iter().zip(combination) {
                    settled.chosen[i] = reading;
                }
                return;
            }
        }
        for (i, reading) in self.likely(&guessed, sure) {
            settled.chosen[i] = Some(reading);
        }
    }

    /// Where no combination settles the puzzle, because a hint is not understood at all or the puzzle
    /// has several solutions: the guesses that are the only one for their hint and leave a solution
    /// beside those before them; then the hints of whose guesses only one still does.
    fn likely(&mut self, guessed: &[usize], sure: Open) -> Vec<(usize, usize)> {
        let hints = &self.draft.hints;
        let (only, several): (Vec<usize>, Vec<usize>) =
            guessed.iter().partition(|&&i| hints[i].readings.len() == 1);
        let mut open = sure;
        let mut taken = Vec::new();
        for i in only.into_iter().chain(several) {
            let possible: Vec<usize> = (0..hints[i].readings.len())
                .filter(|&reading| {
                    open[i] = vec![reading];
                    self.solvable(&open, None) == Some(true)
                })
                .collect();
            open[i] = possible.first().copied().into_iter().collect();
            taken.extend(possible.first().map(|&reading| (i, reading)));
        }
        taken
    }

    /// Whether the hints, each read in any of these ways, have exactly one solution.
    pub(super) fn settles(&mut self, open: &Open) -> bool {
        self.known_unique(open, None) == Known::Yes
    }

    /// The same with one more relation.
    pub(super) fn settles_with(&mut self, open: &Open, more: Relation) -> bool {
        self.known_unique(open, Some(more)) == Known::Yes
    }

    /// Whether the hints are known to leave several solutions.
    pub(super) fn leaves_several(&mut self, open: &Open) -> bool {
        self.known_unique(open, None) == Known::No
    }

    fn known_unique(&mut self, open: &Open, more: Option<Relation>) -> Known {
        let count = open.len() + usize::from(more.is_some());
        let Some(core) = self.core(open, more) else { return Known::Open };
        let hints: HintSet = (0..count).collect();
        self.metered(|mut watch| core.is_unique(&hints, &mut watch))
    }
}

/// One choice for each, or none at some cost, the cheapest combinations first: a choice costs its
/// own number.
pub(super) fn cheapest(
    choices: &[Vec<usize>],
    none: Option<usize>,
    most: usize,
) -> Vec<Vec<Option<usize>>> {
    // By cost: the combinations of the choices so far.
    let mut by_cost: Vec<(usize, Vec<Option<usize>>)> = vec![(0, Vec::new())];
    for readings in choices {
        let mut next = Vec::new();
        for (cost, before) in &by_cost {
            let read = readings.iter().map(|&reading| (cost + reading, Some(reading)));
            let unread = none.map(|none| (cost + none, None));
            for (cost, choice) in read.chain(unread) {
                next.push((cost, [before.as_slice(), &[choice]].concat()));
            }
        }
        next.sort_by_key(|(cost, _)| *cost);
        next.truncate(most);
        by_cost = next;
    }
    by_cost.into_iter().map(|(_, combination)| combination).collect()
}
