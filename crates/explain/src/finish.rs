//! From a conclusion and more than enough reasons to a step with no reason too many.

use super::clue::Clue;
use super::derive::{Derivation, Needs, derive, derive_by};
use super::earlier::Earlier;
use super::entail::{concerned, follow};
use super::knowledge::{Cell, Fact, Knowledge};
use super::refute::{refute, refute_shortly};
use super::shorten::shortest;
use super::step::{Ending, Step};
use super::technique::{Technique, Tier};
use super::thoughts::thoughts;
use puzzle::Houses;

/// A conclusion with reasons that suffice.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// The hints that suffice, by place in the puzzle.
    pub hints: Vec<usize>,
    /// The earlier facts that suffice.
    pub facts: Vec<Fact>,
    /// What follows.
    pub new: Vec<Fact>,
}

/// What comes next.
pub(super) enum Next {
    /// A conclusion.
    Draft(Draft),
    /// There is none.
    End(Ending),
}

impl Draft {
    /// With what it needs.
    pub(super) fn of(known: &Knowledge, needs: Needs, new: Vec<Fact>) -> Self {
        let facts = known.reasons(&needs.gone).into_iter().chain(needs.pairs).collect();
        Self { hints: needs.hints, facts, new }
    }

    /// With what it needs as it was seen.
    pub(super) fn seen(known: &Knowledge, derivation: &Derivation, new: Vec<Fact>) -> Self {
        Self::of(known, derivation.needs_of(known, &new), new)
    }

    /// All that its hints show where it is about, by what is known.
    pub(super) fn derived(&self, known: &Knowledge, clues: &[Clue]) -> Derivation {
        let used = chosen(clues, &self.hints);
        let categories = concerned(&used, &self.new) | concerned(&[], &self.facts);
        derive(known, &used, categories, None)
    }
}

/// The step: hints and facts dropped as long as the rest suffices, then seen anew with what is
/// left. `None` where the techniques do not see it, which supposing the contrary then does.
pub(super) fn finish(size: &Knowledge, clues: &[Clue], draft: &Draft) -> Step {
    let first = finish_at_once(size, clues, draft);
    let seen = |step: &Step| !step.thoughts.is_empty() || step.technique() == Technique::Chain;
    if seen(&first) || draft.new.len() > 1 {
        return first;
    }
    // What is dropped first decides what the rest is seen by.
    let turns = (1..=TURNS).map(Order::Turned);
    let others = [Order::Placements].into_iter().chain(turns);
    let mut best = first;
    for step in others.map(|order| finish_in(size, clues, draft, order)) {
        let told = |step: &Step| step.case.is_some() || !step.thoughts.is_empty();
        if (!told(&step), step.cost) < (!told(&best), best.cost) {
            best = step;
        }
        if seen(&best) {
            break;
        }
    }
    best
}

/// The same without looking for an easier way to drop what is not needed.
pub(super) fn finish_at_once(size: &Knowledge, clues: &[Clue], draft: &Draft) -> Step {
    finish_in(size, clues, draft, Order::Candidates)
}

/// Orders tried in which reasons are dropped, where the first leaves a case.
const TURNS: usize = 3;

/// In which order reasons are dropped that may not be needed: hints first, since they cost most,
/// then facts.
#[derive(Clone, Copy)]
enum Order {
    /// Single candidates before placements.
    Candidates,
    /// Placements before single candidates.
    Placements,
    /// Beginning in another place, of [`TURNS`].
    Turned(usize),
}

fn finish_in(size: &Knowledge, clues: &[Clue], draft: &Draft, order: Order) -> Step {
    let (hints, facts) = trimmed(size, clues, draft, order);
    let used = chosen(clues, &hints);
    let mut known = Knowledge::of_size(size.houses(), size.categories());
    facts.iter().for_each(|&fact| known.learn(fact));
    let categories = concerned(&used, &facts) | concerned(&[], &draft.new);
    // Two cases take two hints, and are told apart once at most.
    let tiers = if hints.len() > 2 { &[Tier::Several][..] } else { &[Tier::Several, Tier::Cases] };
    let seen = tiers.iter().find_map(|&last| {
        let derivation = derive_by(last, &known, &used, categories, Some(&draft.new));
        let reached = derivation.reaches(&known, &draft.new);
        let told = reached.then(|| derivation.needs_of(&known, &draft.new))?;
        let thoughts = thoughts(&known, &derivation, &told);
        let cases = thoughts.iter().filter(|it| it.technique == Technique::TwoCases).count();
        (cases <= 1).then_some(thoughts)
    });
    let (thoughts, case) = if let Some(thoughts) = seen {
        (thoughts, None)
    } else {
        // A single conclusion can be seen by supposing the contrary.
        let case = match *draft.new {
            [fact] => refute(&known, &used, categories, fact.contrary()),
            _ => None,
        };
        (Vec::new(), case)
    };
    let new = draft.new.clone();
    let (known, left) = (size.clone(), Vec::new());
    Step {
        hints,
        known,
        facts,
        new,
        left,
        thoughts,
        case,
        likewise: false,
        earlier: Earlier::default(),
        cost: 0,
    }
    .costed()
}

/// Steps of about as many words are short enough.
const SHORT: usize = 70;

/// Whether it takes many words.
pub(super) fn is_long(step: &Step) -> bool {
    step.words() > SHORT
}

/// The same step in as few thoughts as are found, where it is long.
pub(super) fn shortened(size: &Knowledge, clues: &[Clue], step: Step) -> Step {
    if !is_long(&step) {
        return step;
    }
    let used = chosen(clues, &step.hints);
    let mut known = Knowledge::of_size(size.houses(), size.categories());
    step.facts.iter().for_each(|&fact| known.learn(fact));
    let categories = concerned(&used, &step.facts) | concerned(&[], &step.new);
    let shorter = match &step.case {
        Some(case) => {
            let case = refute_shortly(&known, &used, categories, case.supposed);
            Step { case: case.or(step.case.clone()), ..step.clone() }
        }
        None if step.thoughts.is_empty() => return step,
        None => {
            let derivation = shortest(&known, &used, categories, Some(&step.new));
            if !derivation.reaches(&known, &step.new) {
                return step;
            }
            let needs = derivation.needs_of(&known, &step.new);
            Step { thoughts: thoughts(&known, &derivation, &needs), ..step.clone() }
        }
    };
    let shorter = shorter.costed();
    if shorter.length() < step.length() { shorter } else { step }
}

/// Where a supposition that fails leaves its value one house, that is what the step finds.
pub(super) fn to_the_house(known: &Knowledge, clues: &[Clue], step: Step) -> Step {
    let (Some(_), [fact]) = (&step.case, &step.new[..]) else { return step };
    let Some(house) = fact.house().filter(|_| !fact.holds) else { return step };
    let left = known.candidates(fact.value).difference(Houses::only(house));
    let Some(place) = left.iter().next().filter(|_| left.len() == 1) else { return step };
    let new = vec![Fact::placed(fact.value, place)];
    let others = Houses::all(known.houses()).difference(known.candidates(fact.value));
    let id = known.id(fact.value);
    let gone: Vec<Cell> = others.iter().map(|house| Cell { id, house }).collect();
    let mut facts = step.facts.clone();
    facts.extend(known.reasons(&gone).into_iter().filter(|fact| !step.facts.contains(fact)));
    let draft = Draft { hints: step.hints.clone(), facts, new: new.clone() };
    let (hints, facts) = trimmed(known, clues, &draft, Order::Candidates);
    if hints == step.hints { Step { facts, new, ..step }.costed() } else { step }
}

/// The clues of these hints.
pub(super) fn chosen<'c>(clues: &'c [Clue], hints: &[usize]) -> Vec<&'c Clue> {
    clues.iter().filter(|clue| clue.hint().is_some_and(|hint| hints.contains(&hint))).collect()
}

/// Drops what is not needed: hints first, since they cost most, then facts, single candidates
/// before placements. One pass is enough: what could not be dropped from more cannot be dropped
/// from less.
fn trimmed(
    size: &Knowledge,
    clues: &[Clue],
    draft: &Draft,
    order: Order,
) -> (Vec<usize>, Vec<Fact>) {
    let (mut hints, mut facts) = (draft.hints.clone(), draft.facts.clone());
    let mut in_turn = draft.hints.clone();
    if let Order::Turned(turn) = order {
        in_turn.rotate_left(turn * draft.hints.len() / (TURNS + 1));
    }
    for hint in in_turn.iter().rev() {
        let fewer: Vec<usize> = hints.iter().copied().filter(|other| other != hint).collect();
        if follow(size, &chosen(clues, &fewer), &facts, &draft.new) == Some(true) {
            hints = fewer;
        }
    }
    match order {
        Order::Candidates => facts.sort_by_key(|fact| fact.holds),
        Order::Placements => facts.sort_by_key(|fact| !fact.holds),
        Order::Turned(turn) => facts.rotate_left(turn * draft.facts.len() / (TURNS + 1)),
    }
    let used = chosen(clues, &hints);
    for fact in facts.clone() {
        let fewer: Vec<Fact> = facts.iter().copied().filter(|&other| other != fact).collect();
        if follow(size, &used, &fewer, &draft.new) == Some(true) {
            facts = fewer;
        }
    }
    facts.sort_unstable();
    (hints, facts)
}
