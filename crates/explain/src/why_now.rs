//! What makes a step the next one.

use puzzle::{Houses, Value};

use super::knowledge::{Fact, Knowledge, With};
use super::lexicon::{Kind, Lexicon, houses, sentence};
use super::step::Step;
use super::technique::Technique;

/// So few are left that one looks there.
const FEW: usize = 2;

/// What makes the step the next one after the step before it, in a sentence.
pub(super) fn why_now(words: &Lexicon<'_>, step: &Step, before: Option<&Step>) -> String {
    if step.hints.is_empty() {
        return "The table alone tells more.".to_owned();
    }
    if let Some(case) = &step.case {
        return match open(step, case.supposed) {
            Some((value, left)) => {
                let only = only_houses(words, value, left);
                sentence(&format!("{only}, so one of them is tried"))
            }
            None => "No hint tells more by itself, so one candidate is tried.".to_owned(),
        };
    }
    if let Some((house, left)) = company(step) {
        return sentence(&only_values(words, house, &left));
    }
    let just = before.and_then(|before| {
        let found = |fact: &&Fact| before.new.contains(fact);
        step.facts.iter().find(|fact| fact.places() && found(fact))
    });
    if let Some(fact) = just {
        return sentence(&format!("it was just found that {}", words.brief_clause(*fact)));
    }
    if let Some(few) = few_left(words, step) {
        return sentence(&few);
    }
    match &step.hints[..] {
        hints if step.technique() == Technique::Stated => {
            let say = if hints.len() == 1 { "says" } else { "say" };
            sentence(&format!("{} {say} it outright", words.numbers(hints)))
        }
        [only] => sentence(&format!("hint {} alone tells more", words.number(*only))),
        several => sentence(&format!("no hint alone tells as much, {} do", words.numbers(several))),
    }
}

/// The few houses that a value had which is tried in one of them.
fn open(step: &Step, supposed: Fact) -> Option<(Value, Houses)> {
    let With::House(house) = supposed.with else { return None };
    let (_, left) = step.left.iter().find(|(value, _)| *value == supposed.value)?;
    let own = step.new.iter().filter(|fact| fact.value == supposed.value);
    let gone: Houses = own.filter_map(Fact::house).collect();
    let before = left.union(gone).union(Houses::only(house));
    (before.len() as usize <= FEW).then_some((supposed.value, before))
}

/// Who is left in a house that somebody has to share with one of them.
fn company(step: &Step) -> Option<(u8, Vec<Value>)> {
    let few = |count: usize| (2..=FEW).contains(&count);
    let mut thoughts = step.thoughts.iter();
    let thought = thoughts.find(|it| it.technique == Technique::Company && few(it.about.len()))?;
    Some((thought.new.first()?.house()?, thought.about.clone()))
}

/// That what the step places had few places left, or its house few values, by the facts that the step
/// rests on.
fn few_left(words: &Lexicon<'_>, step: &Step) -> Option<String> {
    let mut known = Knowledge::nothing(words.puzzle);
    step.facts.iter().for_each(|&fact| known.learn(fact));
    step.new.iter().filter(|fact| fact.places()).find_map(|fact| {
        let (value, house) = (fact.value, fact.house()?);
        let left = known.candidates(value);
        if left.len() as usize == FEW {
            return Some(only_houses(words, value, left));
        }
        let here = |other: &Value| known.candidates(*other).contains(house);
        let left: Vec<Value> = known.row(value).filter(here).collect();
        (left.len() == FEW).then(|| only_values(words, house, &left))
    })
}

/// "Only 2 or 4 is left for the Greek".
fn only_houses(words: &Lexicon<'_>, value: Value, left: Houses) -> String {
    format!("only {} is left for {}", houses(left, "or"), words.brief(value))
}

/// "Only the Ukrainian or Japanese is left for 2".
fn only_values(words: &Lexicon<'_>, house: u8, left: &[Value]) -> String {
    let last = left.last().map(|&value| words.brief_kind(value));
    let is = if last == Some(Kind::Things) { "are" } else { "is" };
    format!("only {} {is} left for {}", words.briefs(left, "or"), house + 1)
}
