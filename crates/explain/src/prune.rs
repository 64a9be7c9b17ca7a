//! What of a story that is solved serves: steps and findings that nothing later rests on go, and the
//! rest is told by what is known without them.

use super::arrange::arranged;
use super::clue::Clue;
use super::finish::{Draft, finish};
use super::knowledge::{Fact, Knowledge};
use super::step::Step;
use super::told::{Passed, told_again};
use puzzle::Value;

/// What places something is needed, whatever comes later.
pub(super) fn is_needed(step: &Step) -> bool {
    step.new.iter().any(Fact::places)
}

/// The steps that are needed, told by what is known without the others; `None` where that does not
/// lead to the solution.
pub(super) fn pruned(clues: &[Clue], history: &[Passed]) -> Option<Vec<Step>> {
    let start = &history.first()?.told.known;
    let prune = |history: &[Passed]| {
        without_idle(clues, history, true).or_else(|| without_idle(clues, history, false))
    };
    let kept = prune(history)?;
    let sure = history.iter().take_while(|step| is_needed(&step.told)).count();
    let arranged = arranged(clues, start, &kept, sure);
    let arranged = arranged.filter(|steps| suffices(start, steps.iter()));
    let told = arranged.and_then(|steps| without_idle(clues, &steps, true)).unwrap_or(kept);
    Some(told.into_iter().map(|passed| passed.told).collect())
}

/// Without the steps, and without the findings within them where `within`, that nothing later rests
/// on. That must not make a later step harder, which takes more from the table than its reasons.
fn without_idle(clues: &[Clue], history: &[Passed], within: bool) -> Option<Vec<Passed>> {
    let start = &history.first()?.told.known;
    // From the end, so that all that is needed later is settled.
    let mut later: Vec<(&Passed, Passed)> = Vec::new();
    for (at, step) in history.iter().enumerate().rev() {
        let suffices = |step: Option<&Passed>| {
            let kept = later.iter().rev().map(|(_, step)| step);
            suffices(start, history[..at].iter().chain(step).chain(kept))
        };
        if is_needed(&step.told) || !suffices(None) {
            let kept = if within { without_findings(clues, step, suffices) } else { step.clone() };
            later.push((step, kept));
        }
    }
    let mut known = start.clone();
    let mut retold: Vec<Passed> = Vec::new();
    for (whole, Passed { seen, told }) in later.into_iter().rev() {
        let told = told_again(&known, clues, &seen, &told);
        if within && told.technique() > whole.told.technique() {
            return None;
        }
        told.new.iter().for_each(|&fact| known.learn(fact));
        retold.push(Passed { seen, told });
    }
    let whole = suffices(start, retold.iter());
    whole.then_some(retold)
}

/// The step without what it rules out for values of which nothing later needs that, seen by the fewer
/// reasons which that takes.
fn without_findings(
    clues: &[Clue],
    step: &Passed,
    suffices: impl Fn(Option<&Passed>) -> bool,
) -> Passed {
    let mut values: Vec<Value> = step.told.new.iter().map(|fact| fact.value).collect();
    values.dedup();
    let mut best = step.clone();
    for value in values.into_iter().rev() {
        let rules_out = |fact: &Fact| fact.value == value && fact.rules_out();
        let new: Vec<Fact> =
            best.told.new.iter().copied().filter(|fact| !rules_out(fact)).collect();
        if new.is_empty() || new.len() == best.told.new.len() {
            continue;
        }
        let fewer = Step { new, ..best.told.clone() };
        if !suffices(Some(&Passed { seen: best.seen.clone(), told: fewer.clone() })) {
            continue;
        }
        if let Some(fewer) = seen_anew(clues, &best.seen, fewer) {
            best = fewer;
        }
    }
    best
}

/// The step as it is seen for its fewer findings, where that is as easy.
fn seen_anew(clues: &[Clue], seen: &Step, told: Step) -> Option<Passed> {
    if let (Some(case), [first, ..]) = (&seen.case, &told.new[..]) {
        // What fails likewise is told or not; another first finding is another proof.
        let same = *first == case.supposed.contrary();
        return same.then(|| Passed { seen: seen.clone(), told });
    }
    let Step { hints, facts, .. } = seen.clone();
    let draft = Draft { hints, facts, new: told.new.clone() };
    let anew = finish(&told.known, clues, &draft);
    let as_easy = anew.is_proven()
        && anew.case.is_none()
        && anew.technique() <= seen.technique()
        && anew.cost <= seen.cost;
    as_easy.then(|| {
        let Step { hints, facts, thoughts, cost, .. } = anew.clone();
        Passed { told: Step { hints, facts, thoughts, cost, ..told }, seen: anew }
    })
}

/// Whether each of these steps finds what it needs, and nothing is left after them.
fn suffices<'s>(start: &Knowledge, steps: impl Iterator<Item = &'s Passed>) -> bool {
    let mut known = start.clone();
    for Passed { seen, told } in steps {
        let facts = seen.facts.iter().chain(&told.facts).all(|&fact| known.knows(fact));
        let other = told.of_two_houses();
        if !facts || other.is_some_and(|value| known.candidates(value).len() != 2) {
            return false;
        }
        told.new.iter().for_each(|&fact| known.learn(fact));
    }
    known.is_complete()
}
