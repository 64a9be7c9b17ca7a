//! What only rules out, told where it is used: of one thing at a time, right before what rests on it.

use super::clue::Clue;
use super::finish::{Draft, finish, shortened};
use super::knowledge::{Fact, Knowledge};
use super::step::Step;
use super::technique::Technique;
use super::told::{Passed, told, told_again};
use puzzle::{Houses, Value};

/// What is told in one step: a whole one, or a part of one.
#[derive(Clone)]
struct Part {
    seen: Step,
    /// As it was told, where it is whole.
    whole: Option<Step>,
    /// The step that it comes from.
    origin: usize,
}

impl Part {
    fn finds(&self) -> &[Fact] {
        self.whole.as_ref().map_or(&self.seen.new, |told| &told.new)
    }

    /// Whether it is seen by what the other finds, or told by that.
    fn rests_on(&self, other: &Self) -> bool {
        let found = |fact: &Fact| other.finds().contains(fact);
        let mut rests = self.seen.facts.iter().any(found);
        if let Some(told) = &self.whole {
            // That a value has but two houses is said.
            let of_two = told.of_two_houses();
            rests |= other.finds().iter().any(|fact| of_two == Some(fact.value));
            let because = told.thoughts.iter().flat_map(|thought| &thought.because);
            rests |= told.facts.iter().chain(because).any(found);
            let case = &mut |fact: &Fact| rests |= found(fact);
            told.case.iter().for_each(|it| it.for_each_reason(case));
        }
        rests
    }

    /// Whether it may be told later.
    fn may_wait(&self) -> bool {
        self.seen.technique() != Technique::TwoCases && self.finds().iter().all(Fact::rules_out)
    }

    fn values(&self) -> Vec<Value> {
        let mut values: Vec<Value> = self.finds().iter().map(|fact| fact.value).collect();
        values.sort_unstable();
        values.dedup();
        values
    }
}

/// The steps of a story, the first of which are sure already, rearranged; `None` where that is not seen
/// as easily.
pub(super) fn arranged(
    clues: &[Clue],
    start: &Knowledge,
    steps: &[Passed],
    sure: usize,
) -> Option<Vec<Passed>> {
    let parts: Vec<Part> = (0..steps.len())
        .flat_map(|at| {
            let whole = Part {
                seen: steps[at].seen.clone(),
                whole: Some(steps[at].told.clone()),
                origin: at,
            };
            let parts = (at >= sure).then(|| split(clues, &steps[at], &steps[at + 1..], at));
            parts.flatten().unwrap_or_else(|| vec![whole])
        })
        .collect();
    let parts = in_order(gathered(clues, parts), sure);
    let parts = rejoined(clues, parts);
    let mut known = start.clone();
    let (mut retold, mut last) = (Vec::new(), 0);
    for part in parts {
        // What has waited is seen anew.
        let passed = retell(clues, &known, &part, part.origin < last)?;
        last = last.max(part.origin);
        passed.told.new.iter().for_each(|&fact| known.learn(fact));
        if !passed.told.new.is_empty() {
            retold.push(passed);
        }
    }
    Some(retold)
}

/// The step by what it rules out, value by value, and the rest of it; only what later ones rest on is
/// split off from what it places.
fn split(clues: &[Clue], step: &Passed, later: &[Passed], origin: usize) -> Option<Vec<Part>> {
    if step.seen.case.is_some() {
        return None;
    }
    let places = !step.told.new.iter().all(Fact::rules_out);
    let needed = |fact: &Fact| later.iter().any(|it| it.seen.facts.contains(fact));
    let (gone, rest): (Vec<Fact>, Vec<Fact>) =
        step.told.new.iter().partition(|fact| fact.rules_out());
    let mut groups: Vec<(Houses, Vec<Fact>)> = Vec::new();
    let mut done: Vec<Value> = Vec::new();
    for fact in &gone {
        if done.contains(&fact.value) {
            continue;
        }
        done.push(fact.value);
        let own: Vec<Fact> = gone.iter().copied().filter(|it| it.value == fact.value).collect();
        if places && !own.iter().any(needed) {
            continue;
        }
        let not = own.iter().filter_map(Fact::house).collect();
        match groups.iter_mut().find(|(other, _)| *other == not) {
            Some((_, facts)) => facts.extend(own),
            None => groups.push((not, own)),
        }
    }
    let mut drafts: Vec<Vec<Fact>> = groups.into_iter().map(|(_, facts)| facts).collect();
    drafts.extend((!rest.is_empty()).then_some(rest));
    if drafts.len() < 2 {
        return None;
    }
    let mut done: Vec<Value> = drafts.iter().flatten().map(|fact| fact.value).collect();
    let (hints, mut facts) = (step.seen.hints.clone(), step.seen.facts.clone());
    let mut parts = Vec::new();
    while !drafts.is_empty() {
        let new = drafts.remove(0);
        let draft = Draft { hints: hints.clone(), facts: facts.clone(), new: new.clone() };
        let seen = as_easily(finish(&step.told.known, clues, &draft), &step.seen)?;
        // What it finds of other values on its way comes before it.
        let found = seen.thoughts.iter().flat_map(|thought| &thought.new);
        let other = |fact: &&Fact| fact.rules_out() && !done.contains(&fact.value);
        let others: Vec<Fact> = found.filter(other).copied().collect();
        match others.first().filter(|_| new.iter().all(Fact::rules_out)) {
            Some(first) => {
                let own = others.iter().copied().filter(|it| it.value == first.value);
                done.push(first.value);
                drafts.splice(0..0, [own.collect(), new]);
            }
            None => {
                parts.push(Part { seen, whole: None, origin });
                facts.extend(new);
            }
        }
    }
    Some(parts)
}

/// The step, where it is seen without supposing anything and no harder than the other.
fn as_easily(step: Step, than: &Step) -> Option<Step> {
    let fits = step.is_proven() && step.case.is_none() && step.technique() <= than.technique();
    fits.then_some(step)
}

/// What the same hints rule out for the same value, together where the last of it is found.
fn gathered(clues: &[Clue], mut parts: Vec<Part>) -> Vec<Part> {
    let mut at = 0;
    while at < parts.len() {
        let part = parts[at].clone();
        let same = |other: &Part| {
            other.may_wait()
                && (&other.seen.hints, other.values()) == (&part.seen.hints, part.values())
        };
        let next = parts[at + 1..].iter().position(|it| same(it) || it.rests_on(&part));
        let then = next.map(|next| at + 1 + next).filter(|&next| same(&parts[next]));
        let both = then
            .filter(|_| part.may_wait())
            .and_then(|then| Some((then, joined(clues, &part, &parts[then])?)));
        match both {
            Some((then, both)) => {
                parts[then] = both;
                parts.remove(at);
            }
            None => at += 1,
        }
    }
    parts
}

/// Two parts told as one.
fn joined(clues: &[Clue], first: &Part, second: &Part) -> Option<Part> {
    let new = [first.finds(), second.finds()].concat();
    let of_second = second.seen.facts.iter().filter(|fact| !new.contains(fact));
    let mut facts: Vec<Fact> = first.seen.facts.iter().chain(of_second).copied().collect();
    facts.sort_unstable();
    facts.dedup();
    let draft = Draft { hints: second.seen.hints.clone(), facts, new };
    let seen = finish(&second.seen.known, clues, &draft);
    let than = if first.seen.cost > second.seen.cost { &first.seen } else { &second.seen };
    Some(Part { seen: as_easily(seen, than)?, whole: None, origin: second.origin })
}

/// Each part that may wait right before the first that rests on it.
fn in_order(parts: Vec<Part>, sure: usize) -> Vec<Part> {
    let mut left: Vec<Option<Part>> = parts.into_iter().map(Some).collect();
    let mut order = Vec::new();
    for at in 0..left.len() {
        let waits = |part: &Part| part.origin >= sure && part.may_wait();
        if left[at].as_ref().is_some_and(|part| !waits(part)) {
            tell(&mut left, at, &mut order);
        }
    }
    order
}

/// What it rests on that has waited, then the part itself.
fn tell(left: &mut [Option<Part>], at: usize, order: &mut Vec<Part>) {
    let Some(part) = left[at].take() else { return };
    for before in 0..at {
        if left[before].as_ref().is_some_and(|it| it.may_wait() && part.rests_on(it)) {
            tell(left, before, order);
        }
    }
    order.push(part);
}

/// What a hint shows by itself of several values is told at once, where it is needed at once.
fn rejoined(clues: &[Clue], parts: Vec<Part>) -> Vec<Part> {
    let mut all: Vec<Part> = Vec::new();
    let alone =
        |part: &Part| part.may_wait() && part.seen.facts.is_empty() && part.seen.hints.len() == 1;
    for part in parts {
        let last =
            all.last().filter(|last| last.origin == part.origin && alone(last) && alone(&part));
        match last.and_then(|last| joined(clues, last, &part)) {
            Some(both) => {
                all.pop();
                all.push(both);
            }
            None => all.push(part),
        }
    }
    all
}

/// The part as it is told by what is known by then.
fn retell(clues: &[Clue], known: &Knowledge, part: &Part, waited: bool) -> Option<Passed> {
    let new: Vec<Fact> = part.finds().iter().copied().filter(|&fact| !known.knows(fact)).collect();
    if new.is_empty() {
        let told = Step { new, ..part.seen.clone() };
        return Some(Passed { seen: part.seen.clone(), told });
    }
    let whole = part.whole.as_ref().filter(|whole| whole.new.len() == new.len());
    let Step { hints, facts, case, .. } = part.seen.clone();
    let draft = Draft { hints, facts, new };
    let then = if waited || whole.is_none() { by_then(clues, known, &draft) } else { None };
    if let (Some(whole), true) = (whole, then.is_none() && !(waited && case.is_none())) {
        let told = told_again(known, clues, &part.seen, whole);
        let as_easy = told.technique() <= whole.technique();
        return as_easy.then(|| Passed { seen: part.seen.clone(), told });
    }
    let seen = finish(known, clues, &then.unwrap_or(draft));
    let seen = shortened(known, clues, as_easily(seen, &part.seen)?);
    Some(Passed { told: told(known, clues, &seen), seen })
}

/// All that its hints show of the same values by then.
fn by_then(clues: &[Clue], known: &Knowledge, draft: &Draft) -> Option<Draft> {
    let derivation = draft.derived(known, clues);
    let own = |fact: &Fact| draft.new.iter().any(|it| it.value == fact.value);
    let placed: Vec<Fact> = derivation.placed(known).into_iter().filter(own).collect();
    let found = derivation.found(known).into_iter();
    let found = found.filter(|fact| own(fact) && fact.rules_out() && !known.knows(*fact));
    let new = if placed.is_empty() { found.collect() } else { placed };
    let seen = Draft::seen(known, &derivation, new);
    let wider = draft.new.iter().all(|fact| seen.new.iter().any(|new| new.implies(fact)));
    let no_more = seen.hints.iter().all(|hint| draft.hints.contains(hint));
    (wider && no_more).then_some(seen)
}
