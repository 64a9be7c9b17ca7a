//! What has been seen, as thoughts about facts.

use super::clue::Ground;
use super::derive::{Derivation, Needs};
use super::knowledge::{Cell, Fact, Knowledge};
use super::technique::{Apart, KeptApart, Sight, Thought};

/// The sights that are needed, as thoughts about facts, in the order in which a reader follows
/// them best: what a hint just ruled out is finished before the next hint is taken up.
pub(super) fn thoughts(known: &Knowledge, derivation: &Derivation, needs: &Needs) -> Vec<Thought> {
    let mut known = known.clone();
    let mut left: Vec<&Sight> = needs.sights.iter().map(|&i| &derivation.sights[i]).collect();
    let mut thoughts: Vec<Thought> = Vec::new();
    while !left.is_empty() {
        let last = thoughts.last();
        let rank = |sight: &&Sight| {
            let hints: Vec<usize> = sight.hints().collect();
            let goes_on = hints.is_empty() || last.is_some_and(|last| last.hints == hints);
            // Of what the table alone tells, what rests on what was just found comes first.
            let rests = |last: &Thought| {
                !last.hints.is_empty() || last.new.iter().any(|new| rests_on(&known, sight, new))
            };
            (!is_ready(&known, sight), !goes_on, !last.is_some_and(rests))
        };
        let next = (0..left.len()).min_by_key(|&i| rank(&left[i])).unwrap_or(0);
        let thought = thought(&known, left.remove(next));
        thought.new.iter().for_each(|&fact| known.learn(fact));
        thoughts.push(thought);
    }
    thoughts
}

/// Whether the fact is among what it rests on.
fn rests_on(known: &Knowledge, sight: &Sight, fact: &Fact) -> bool {
    let gone = |cell: &Cell| fact.implies(&Fact::ruled_out(known.value(cell.id), cell.house));
    sight.because.iter().any(gone) || sight.pairs().any(|pair| pair == *fact)
}

/// Whether everything that it rests on is known.
fn is_ready(known: &Knowledge, sight: &Sight) -> bool {
    let gone = |cell: &Cell| known.knows(Fact::ruled_out(known.value(cell.id), cell.house));
    sight.because.iter().all(gone)
        && sight.pairs().all(|pair| known.knows(pair))
        && sight.leans_on.is_none_or(|id| known.is_placed(id))
}

fn thought(known: &Knowledge, sight: &Sight) -> Thought {
    let because = known.reasons(&sight.because).into_iter().chain(sight.pairs()).collect();
    let new = match (sight.places, sight.pair) {
        (Some(cell), _) => vec![Fact::placed(known.value(cell.id), cell.house)],
        (None, Some(pair)) => vec![pair],
        (None, None) => {
            let cells = sight.rules_out.iter();
            cells.map(|cell| Fact::ruled_out(known.value(cell.id), cell.house)).collect()
        }
    };
    Thought {
        technique: sight.technique,
        hints: sight.hints().collect(),
        because,
        new,
        about: sight.about.iter().map(|&id| known.value(id)).collect(),
        within: sight.within,
        apart: sight.apart.iter().map(|kept| apart(known, kept)).collect(),
    }
}

fn apart(known: &Knowledge, kept: &KeptApart) -> Apart {
    let hint = |ground: &Ground| match ground {
        Ground::Hint(hint) => Some(*hint),
        Ground::Pair(_) => None,
    };
    let pair = |ground: &Ground| match ground {
        Ground::Hint(_) => None,
        Ground::Pair(fact) => Some(*fact),
    };
    let (a, b) = kept.values;
    Apart {
        values: (known.value(a), known.value(b)),
        hints: kept.grounds.iter().filter_map(hint).collect(),
        pairs: kept.grounds.iter().filter_map(pair).collect(),
        because: known.reasons(&kept.because),
    }
}
