//! The view Articles: what articles say about the puzzles, each claim beside the counts that bear it
//! out or do not.
//!
//! | file | what it is for |
//! |---|---|
//! | [`claims`] | the claims, in our words, with their sources and what to count; no web |
//! | [`answer`] | the far end: counts; no web |
//! | `view` | draws all this |

pub mod claims;
mod view;

use puzzle::wording::Places;
use serde::{Deserialize, Serialize};

use crate::engine::protocol;
use crate::setup::Setup;
use crate::tools::context::Context;
use claims::{CLAIMS, Evidence};
use solver::{Core, Problem, Progress, Tally};

pub use view::ArticlesView;

/// What counting came to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// How many solutions.
    pub count: Tally,
    /// The answers to the question that matters that some solution gives, with how many do.
    pub answers: Vec<(String, Tally)>,
}

/// All that was counted for one claim.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct News {
    /// Its place among the claims.
    pub claim: usize,
    /// By piece of evidence.
    pub found: Vec<Found>,
}

/// Counts for all claims, and posts what it came to claim by claim.
pub fn answer(context: &mut Context<'_>) {
    for (claim, it) in CLAIMS.iter().enumerate() {
        let found = it.evidence.iter().map(|evidence| find(evidence, context)).collect();
        let last = claim + 1 == CLAIMS.len();
        (context.post)(last, protocol::encode(&News { claim, found }));
    }
}

fn find(evidence: &Evidence, context: &mut Context<'_>) -> Found {
    let (setup, _) = Setup::from_fragment(evidence.fragment);
    let mut watch = |progress: &Progress| (context.tell)(progress.fraction);
    let mut core = Core::new(Problem::from(&*setup.puzzle));
    let count = core.count(setup.active(), &mut watch);
    let asked = evidence.question.and_then(|q| Some((q, setup.puzzle.questions().get(q)?)));
    let answers = asked.map_or_else(Vec::new, |(q, question)| {
        let tallies = core.answers(setup.active(), &mut watch).swap_remove(q);
        let given = (0..).zip(tallies).filter(|(_, tally)| !tally.number().is_zero());
        given
            .map(|(i, tally)| {
                (phrases::answer_name(&setup.puzzle, Places::of(&setup.puzzle), question, i), tally)
            })
            .collect()
    });
    Found { count, answers }
}

#[cfg(test)]
mod tests {
    use super::claims::Verdict;
    use super::*;
    use std::ops::ControlFlow;

    fn all() -> Vec<Vec<Found>> {
        let mut news: Vec<News> = Vec::new();
        let mut ends = Vec::new();
        let mut post = |last, bytes: Vec<u8>| {
            ends.push(last);
            news.push(protocol::decode(&bytes).unwrap());
        };
        let mut tell = |_| ControlFlow::Continue(());
        answer(&mut Context { clock: &|| 0.0, tell: &mut tell, post: &mut post });
        assert!(ends.pop() == Some(true) && !ends.contains(&true));
        assert!(news.iter().enumerate().all(|(i, it)| it.claim == i));
        news.into_iter().map(|it| it.found).collect()
    }

    #[test]
    fn counts_decide_what_is_right() {
        let counted = all();
        let verdicts: Vec<Option<Verdict>> =
            CLAIMS.iter().zip(&counted).map(|(claim, found)| claim.verdict(found)).collect();
        let expected = [
            Verdict::Right,
            Verdict::Wrong,
            Verdict::Right,
            Verdict::Right,
            Verdict::Depends,
            Verdict::Unfounded,
            Verdict::Right,
        ];
        assert_eq!(verdicts, expected.map(Some));
        let numbers: Vec<Vec<String>> = counted
            .iter()
            .map(|found| found.iter().map(|it| phrases::tally(&it.count)).collect())
            .collect();
        assert_eq!(numbers[0], ["1", "1"]);
        assert_eq!(numbers[1], ["1", "4", "8"]);
        assert_eq!(numbers[2], ["24,883,200,000"]);
        assert_eq!(numbers[3], ["24,883,200,000", "4,976,640,000"]);
        assert_eq!(numbers[4], ["1", "7"]);
        assert_eq!(numbers[6], ["4,320", "4,320", "1"]);
        assert_eq!(counted[6][0].answers[0].0, "Norwegian");
    }

    #[test]
    fn every_link_is_whole() {
        for evidence in CLAIMS.iter().flat_map(|claim| claim.evidence) {
            let (_, whole) = Setup::from_fragment(evidence.fragment);
            assert!(whole, "{}", evidence.fragment);
        }
    }
}
