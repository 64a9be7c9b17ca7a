//! What is left to ask, and what is to be said of how hints were settled.

use super::oracle::Outcome;
use super::search::{Cost, Search, Set, cost};

/// A hint whose readings only the person can choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// The hint, by index.
    pub hint: usize,
    /// Its readings that are open, the chosen one among them.
    pub open: Vec<usize>,
}

/// How a hint with several readings was settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// Another reading, as likely, leaves no solution.
    OnlyThis {
        /// The other one.
        not: usize,
    },
    /// Each of its readings gives the same answer.
    SameAnswer,
}

impl Search<'_> {
    /// By hint and reading, how likely each is beside the others, and how likely the hint means
    /// something else: from the likeliest set with each.
    pub(super) fn beliefs(&self, tried: &[Set]) -> Vec<Vec<f32>> {
        let best = &tried[0];
        let of_hint = |hint: usize| {
            let options = &self.options[hint];
            let scores: Vec<Cost> = (0..options.len())
                .map(|place| {
                    let with = tried.iter().find(|set| usize::from(set.picks[hint]) == place);
                    // One that was not tried is no likelier than by itself.
                    let alone = options[place].cost + best.score;
                    with.map_or(alone, |set| set.score)
                })
                .collect();
            let odds = |score: Cost| (-((score.saturating_sub(best.score)) as f32) / 1000.0).exp();
            let all: f32 = scores.iter().map(|&score| odds(score)).sum();
            let mut beliefs = vec![0.0; self.told.hints[hint].len()];
            for (pick, &score) in options.iter().zip(&scores) {
                if let Some(reading) = pick.reading {
                    beliefs[reading] = odds(score) / all;
                }
            }
            beliefs
        };
        (0..self.options.len()).map(of_hint).collect()
    }

    /// Which hints to ask about, and remarks on others.
    pub(super) fn doubts(
        &mut self,
        tried: &[Set],
        beliefs: &[Vec<f32>],
    ) -> (Vec<Doubt>, Vec<(usize, Remark)>) {
        let (mut doubts, mut remarks) = (Vec::new(), Vec::new());
        let best = &tried[0];
        let mut answers = None;
        for (hint, beliefs) in beliefs.iter().enumerate() {
            let Some(chosen) = self.reading(best, hint) else { continue };
            let readings = &self.told.hints[hint];
            let mut open = vec![chosen];
            let mut remark = None;
            for reading in (0..readings.len()).filter(|&reading| reading != chosen) {
                let sense = self.senses.differ(hint, chosen, reading);
                let least = if sense { self.weights.ask_sense } else { self.weights.ask };
                if beliefs[reading] < least {
                    let was_close =
                        readings[chosen].cost - readings[reading].cost > self.weights.ask.ln();
                    if was_close
                        && (sense || reading < chosen)
                        && self.is_ruled_out(best, hint, reading)
                    {
                        remark = Some(Remark::OnlyThis { not: reading });
                    }
                    continue;
                }
                let has = |set: &&Set| self.reading(set, hint) == Some(reading);
                let Some(set) = tried.iter().find(has) else { continue };
                if set.outcome == best.outcome && matches!(set.outcome, Outcome::One(_)) {
                    continue;
                }
                let answers = answers.get_or_insert_with(|| self.answers_of(best)).clone();
                match self.whole && answers.is_some() && answers == self.answers_of(set) {
                    true => remark = Some(Remark::SameAnswer),
                    false => open.push(reading),
                }
            }
            if open.len() > 1 {
                open.sort_unstable();
                doubts.push(Doubt { hint, open });
            } else {
                remarks.extend(remark.map(|remark| (hint, remark)));
            }
        }
        (doubts, remarks)
    }

    /// Whether the best set leaves hints off without which others would do as well.
    pub(super) fn is_undecided(&self, tried: &[Set]) -> bool {
        let left_off = |set: &Set| -> Vec<usize> {
            let off =
                |&hint: &usize| self.reading(set, hint).is_none() && self.options[hint].len() > 1;
            (0..self.options.len()).filter(off).collect()
        };
        let off = left_off(&tried[0]);
        let close = tried[0].score + cost(self.weights.tie);
        let rival = |set: &&Set| set.score <= close && left_off(set) != off;
        !off.is_empty() && tried.iter().skip(1).any(|set| rival(&set))
    }

    /// Whether this reading of a hint leaves no solution beside the others as they are.
    fn is_ruled_out(&mut self, best: &Set, hint: usize, reading: usize) -> bool {
        let place = self.options[hint].iter().position(|pick| pick.reading == Some(reading));
        let mut picks = best.picks.clone();
        place.is_none_or(|place| {
            picks[hint] = place as u8;
            let switches = self.switches(&picks);
            self.oracle.outcome(&switches) == Outcome::None
        })
    }

    pub(super) fn answers_of(&mut self, set: &Set) -> Option<Vec<u8>> {
        let switches = self.switches(&set.picks);
        self.oracle.answers(&switches)
    }
}
