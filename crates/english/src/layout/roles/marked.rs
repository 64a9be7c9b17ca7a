//! Runs of sentences that are counted or set off in one way.

use rustc_hash::FxHashSet;

use super::speech::speaks;
use super::{Piece, Role, Sentence};

/// So many runs after one whose numbers go on, it has ended.
const NEAR: usize = 16;

/// The pieces that are marked hints.
pub fn marked(
    text: &str,
    pieces: &[Piece],
    found: &[Sentence],
    values: &FxHashSet<String>,
) -> Vec<usize> {
    let value = |at: usize| pieces[found[at].piece].mark.as_ref().and_then(|mark| mark.value);
    let mut runs: Vec<Vec<usize>> = Vec::new();
    for at in 0..found.len() {
        let follows = |run: &&mut Vec<usize>| {
            let last = run[run.len() - 1];
            let next = last + 1 == at && value(at) >= value(last);
            // What somebody else says between two numbers parts nothing.
            let counts_on = value(at) == value(last).map(|last| last + 1) && value(at).is_some();
            (next || counts_on) && pieces[found[at].piece].like(&pieces[found[last].piece])
        };
        match runs.iter_mut().rev().take(NEAR).find(follows) {
            Some(run) => run.push(at),
            None => runs.push(vec![at]),
        }
    }
    let asks = |at: &&usize| found[**at].role == Role::Question;
    runs.retain(|run| found[run[0]].marked && run.iter().filter(asks).count() * 2 < run.len());
    let share = |run: &[usize]| {
        run.iter().filter(|at| speaks(text, &found[**at], values)).count() * 10 / run.len()
    };
    let runs = runs.into_iter().map(|run| {
        let free = run.iter().map(|at| &found[*at]).filter(|one| !one.lists);
        (share(&run), free.map(|one| one.piece).collect())
    });
    let mut runs: Vec<(usize, Vec<usize>)> = runs.collect();
    // Rules of the game and tasks of a lesson are counted too, but speak of no value.
    let best = runs.iter().map(|(share, _)| *share).max().unwrap_or(0);
    runs.retain(|(share, _)| best < 6 || *share * 2 > best);
    let mut marked: Vec<usize> = runs.into_iter().flat_map(|(_, pieces)| pieces).collect();
    marked.sort_unstable();
    marked
}
