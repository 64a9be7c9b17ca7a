//! How a step that is seen is told to somebody who knows what is known by then.

use puzzle::Value;

use super::clue::Clue;
use super::derive::derive;
use super::entail::concerned;
use super::finish::{chosen, is_long, to_the_house};
use super::knowledge::{Fact, Knowledge};
use super::refute::{likewise, refute, refute_shortly};
use super::step::Step;
use super::technique::{Case, Technique, Thought, sorted};
use super::thoughts::thoughts;

/// So many thoughts may be a detour.
const DETOUR: usize = 4;

/// A step of a story.
#[derive(Clone, Debug)]
pub(super) struct Passed {
    /// As it was seen.
    pub seen: Step,
    /// As it was told.
    pub told: Step,
}

/// The step with all that it finds, in as few words as what is known allows.
pub(super) fn told(known: &Knowledge, clues: &[Clue], seen: &Step) -> Step {
    let mut step = Step { known: known.clone(), ..seen.clone() };
    on_its_way(known, &mut step);
    with_likewise(known, clues, &mut step);
    let mut step = retold(clues, step);
    without_known(&mut step);
    let mut step = to_the_house(known, clues, step);
    by_what_is_placed(clues, &mut step);
    in_telling_order(&mut step);
    step.likewise = is_likewise(clues, &step);
    with_what_is_left(step)
}

/// The same findings by the same reasons, where less is known by then than when it was told first.
pub(super) fn told_again(known: &Knowledge, clues: &[Clue], seen: &Step, first: &Step) -> Step {
    let (thoughts, case) = (seen.thoughts.clone(), seen.case.clone());
    let mut as_seen = Step { known: known.clone(), thoughts, case, ..first.clone() };
    on_its_way(known, &mut as_seen);
    let mut step = retold(clues, as_seen);
    without_known(&mut step);
    by_what_is_placed(clues, &mut step);
    in_telling_order(&mut step);
    step.likewise = is_likewise(clues, &step);
    with_what_is_left(step)
}

/// With where the values can be afterwards that it only rules out somewhere.
fn with_what_is_left(step: Step) -> Step {
    let mut then = step.known.clone();
    step.new.iter().for_each(|&fact| then.learn(fact));
    let narrowed = step.new.iter().filter(|fact| fact.rules_out());
    let mut values: Vec<Value> = narrowed.map(|fact| fact.value).collect();
    values.dedup();
    let left = values.into_iter().map(|value| (value, then.candidates(value))).collect();
    Step { left, ..step }
}

/// Told by all that is known, where that is shorter than by the facts that it takes, and uses all of
/// its hints as well.
fn retold(clues: &[Clue], mut step: Step) -> Step {
    let used = chosen(clues, &step.hints);
    let categories = concerned(&used, &step.facts) | concerned(&[], &step.new);
    let known = &step.known;
    let Some(case) = &step.case else {
        if step.thoughts.len() < DETOUR {
            return step;
        }
        let derivation = derive(known, &used, categories, Some(&step.new));
        if !derivation.reaches(known, &step.new) {
            return step;
        }
        let needs = derivation.needs_of(known, &step.new);
        let other = thoughts(known, &derivation, &needs);
        let as_easy =
            |thought: &Thought| step.thoughts.iter().any(|own| own.technique == thought.technique);
        let shorter = other.len() < step.thoughts.len() && other.iter().all(as_easy);
        let fits = shorter && needs.hints == step.hints;
        return if fits { Step { thoughts: other, ..step } } else { step };
    };
    let other = match case.depth() == 0 && is_long(&step) {
        true => refute_shortly(known, &used, categories, case.supposed),
        false => refute(known, &used, categories, case.supposed),
    };
    let mut other = Step { case: other, ..step.clone() };
    let mut hints: Vec<usize> = Vec::new();
    other.for_each_train(&mut |thoughts| hints.extend(thoughts.iter().flat_map(|it| &it.hints)));
    if other.case.is_some() && other.length() <= step.length() && sorted(hints) == step.hints {
        step = other;
    }
    // What fails in another way is found by itself, unless that would take another supposition.
    let evident = step.case.as_ref().is_some_and(Case::is_evident);
    if step.new.len() > 1 && (evident || step.technique() == Technique::Chain) {
        let same = like_the_first(clues, &step);
        let mut first = true;
        step.new.retain(|fact| std::mem::take(&mut first) || same.contains(fact));
    }
    step
}

/// What a reader sees at once to fail, as the first of what it finds does.
fn like_the_first(clues: &[Clue], step: &Step) -> Vec<Fact> {
    let Some(case) = &step.case else { return Vec::new() };
    let used = chosen(clues, &step.hints);
    let categories = concerned(&used, &step.facts) | concerned(&[], &step.new);
    let alike = |one: &Case, other: &Case| {
        let [one, other] = [one, other].map(|case| case.beyond(&step.known));
        one.is_likewise(&other)
    };
    likewise(&step.known, &used, categories, case, alike)
}

/// Whether that is all that it finds besides.
fn is_likewise(clues: &[Clue], step: &Step) -> bool {
    let (Some(_), [_, more @ ..]) = (&step.case, &step.new[..]) else { return false };
    if more.is_empty() {
        return false;
    }
    let same = like_the_first(clues, step);
    more.iter().all(|fact| same.contains(fact))
}

/// What was known before is not found again: such thoughts go, where their hints are used by others.
fn without_known(step: &mut Step) {
    if let Some(case) = &mut step.case {
        case.drop_known(&step.known);
    }
    let mut used: Vec<usize> = Vec::new();
    step.for_each_train(&mut |thoughts| used.extend(thoughts.iter().flat_map(|it| &it.hints)));
    let known = &step.known.clone();
    step.for_each_train(&mut |thoughts| {
        thoughts.retain_mut(|thought| {
            let old = thought.new.iter().all(|&fact| known.knows(fact));
            let times = |hint: &usize| used.iter().filter(|other| *other == hint).count();
            if old && thought.hints.iter().all(|hint| times(hint) > 1) {
                for hint in &thought.hints {
                    used.iter().position(|other| other == hint).map(|at| used.swap_remove(at));
                }
                return false;
            }
            if !old {
                thought.new.retain(|&fact| !known.knows(fact));
            }
            true
        });
    });
}

/// Where one value of a hint is placed, a reader goes by that, also where the hint alone would do.
fn by_what_is_placed(clues: &[Clue], step: &mut Step) {
    let known = step.known.clone();
    step.for_each_train(&mut |thoughts| {
        for thought in thoughts.iter_mut().filter(|it| it.technique == Technique::Ends) {
            let used = chosen(clues, &thought.hints);
            if used.iter().any(|clue| clue.values().any(|id| known.is_placed(id))) {
                thought.technique = Technique::OneSide;
            }
        }
    });
}

/// What a step finds on its way is known afterwards: what its conclusion does not say already is
/// added to it.
fn on_its_way(known: &Knowledge, step: &mut Step) {
    let mut then = known.clone();
    step.new.iter().for_each(|&fact| then.learn(fact));
    for fact in step.thoughts.iter().flat_map(|thought| &thought.new) {
        if !then.knows(*fact) {
            then.learn(*fact);
            step.new.push(*fact);
        }
    }
}

/// What it finds, in the order in which that is told.
fn in_telling_order(step: &mut Step) {
    let told: Vec<Fact> = step.thoughts.iter().flat_map(|thought| thought.new.clone()).collect();
    step.new.sort_by_key(|fact| told.iter().position(|it| it == fact).unwrap_or(told.len()));
}

/// What fails in the same way is told along.
fn with_likewise(known: &Knowledge, clues: &[Clue], step: &mut Step) {
    let Some(case) = step.case.as_ref().filter(|_| step.new.len() == 1) else { return };
    let used = chosen(clues, &step.hints);
    let mut given = Knowledge::of_size(known.houses(), known.categories());
    step.facts.iter().for_each(|&fact| given.learn(fact));
    let categories = concerned(&used, &step.facts) | concerned(&[], &step.new);
    let more = likewise(&given, &used, categories, case, Case::alike);
    step.new.extend(more.into_iter().filter(|&fact| !known.knows(fact)));
}
