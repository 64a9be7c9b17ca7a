//! The minimal sets of hints that are enough, as rows of marks: for one solution, and for the answer
//! to a question.

use super::{Deeds, Scene, headed, section, sentence, tag};
use crate::drawing::{Click, Element, Name};
use crate::words::sets as words;
use puzzle::HintSet;
use solver::HintSets;

/// How many rows are drawn at most.
const ROWS: usize = 40;

/// Sets that leave one solution.
pub fn for_one_solution(scene: &Scene, deeds: &mut Deeds) -> Element {
    let part = section("sufficient", "sufficient-title", words::ENOUGH);
    let Some(known) = scene.sufficient else { return part.holding([sentence(words::LOOKING)]) };
    if known.within_reach == Some(false) {
        let why = words::not_enough(scene.subject.switchable.len(), &scene.whole);
        return part.holding([sentence(why).with(Name::Hook, "no-sufficient")]);
    }
    let mut lines = vec![sentence(how_many(known))];
    if let Some(essential) = known.essential.as_ref().filter(|set| !set.is_empty()) {
        let said = words::essential(&scene.hints(essential), essential.len() == 1);
        lines.push(marked(scene, "essential", essential, said));
    }
    if let Some(never) = &known.never_needed {
        let said = words::never_needed(&scene.hints(never), never.len());
        lines.push(marked(scene, "never-needed", never, said));
    }
    part.holding(lines).holding([rows(scene, known, "sufficient", None, deeds)])
}

/// Sets that settle a question; nothing while nothing is known.
pub fn for_question(scene: &Scene, question: usize, deeds: &mut Deeds) -> Option<Element> {
    let known = scene.questions[question]?;
    let (text, answers) = &scene.subject.questions[question];
    let id = format!("question-{question}");
    let asked = Element::new("bdi").text(text);
    let heading = Element::new("h2").text(words::ENOUGH_TO_KNOW).holding([asked]);
    let part = headed("sufficient", &id, heading).with(Name::Question, question + 1);
    if known.within_reach == Some(false) {
        let open = sentence(words::NOT_SETTLED);
        return Some(part.holding([open.with(Name::Hook, "no-answer-sufficient")]));
    }
    let answer = scene.answers[question].and_then(|answer| answers.get(answer));
    let answer =
        answer.map(|answer| tag("p", "sets-answer").holding([Element::new("bdi").text(answer)]));
    let mut lines = vec![sentence(how_many(known))];
    if let Some(never) = known.never_needed.as_ref().filter(|set| !set.is_empty()) {
        let said = words::unneeded_for_answer(&scene.hints(never), never.len() == 1);
        lines.push(marked(scene, "unneeded-for", never, said));
    }
    let rows = rows(scene, known, "answer-sufficient", Some(question), deeds);
    Some(part.holding(answer).holding(lines).holding([rows]))
}

fn marked(scene: &Scene, hook: &str, set: &HintSet, said: String) -> Element {
    sentence(said).with(Name::Hook, hook).with(Name::Hints, scene.subject.ranges(set))
}

/// How many sets there are, and whether that is all.
fn how_many(known: &HintSets) -> String {
    let Some(smallest) = known.sets.iter().map(HintSet::len).min() else {
        return words::LOOKING.to_owned();
    };
    match (known.sets.len(), known.complete) {
        (1, true) => words::enough_only(smallest),
        (sets, true) => words::enough_all(sets, smallest),
        (sets, false) => words::enough_so_far(sets, known.at_least),
    }
}

/// A row for each set with a mark for each hint, filled where the set has it.
fn rows(
    scene: &Scene,
    known: &HintSets,
    hook: &str,
    question: Option<usize>,
    deeds: &mut Deeds,
) -> Element {
    let subject = scene.subject;
    let numbers = (0..subject.hints.len()).map(|hint| {
        let on = subject.active.contains(hint);
        tag("span", if on { "mark-number on" } else { "mark-number" }).text(subject.number(hint))
    });
    let head = tag("div", "marks").with(Name::Hidden, "true").holding(numbers);
    let head = tag("div", "marks-row marks-head").holding([head]);
    let drawn = known.sets.iter().take(ROWS).enumerate().map(|(place, set)| {
        let marks = (0..subject.hints.len()).map(|hint| {
            let essential = known.essential.as_ref().is_some_and(|set| set.contains(hint));
            tag(
                "span",
                match (set.contains(hint), essential) {
                    (true, true) => "mark in essential",
                    (true, false) => "mark in",
                    (false, _) => "mark",
                },
            )
        });
        let now = *set == subject.active;
        let list = scene.hints(set);
        let button = deeds
            .button("button", words::switch_to_set(now), Click::Activate(set.clone()))
            .with(Name::Id, format!("put-{hook}-{}-{place}", question.unwrap_or_default()))
            .with(Name::Hook, "put-on")
            .with(Name::Pressed, now)
            .with(Name::Label, words::switch_to_set_said(now, &list));
        let row = tag("li", "marks-row")
            .with(Name::Hook, hook)
            .with(Name::Hints, subject.ranges(set))
            .holding([
                tag("div", "marks").with(Name::Hidden, "true").holding(marks),
                tag("p", "marks-words").text(words::set_row(set.len(), &list)),
                button,
            ]);
        match question {
            Some(question) => row.with(Name::Question, question + 1),
            None => row,
        }
    });
    let drawn: Vec<Element> = drawn.collect();
    let more = known.sets.len().saturating_sub(ROWS);
    let more = (more > 0).then(|| sentence(words::more_sets(more)));
    tag("div", "marks-box")
        .with(Name::Style, format!("--hints:{}", subject.hints.len()))
        .with(Name::Complete, known.complete)
        .holding([head, Element::new("ul").holding(drawn)])
        .holding(more)
}
