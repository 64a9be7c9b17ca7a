//! The minimal sets of hints that are enough, as rows of marks: for one solution, and for the answer
//! to a question.

use super::{Deeds, Scene, capital, counted, headed, section, sentence, solutions, tag};
use crate::drawing::{Click, Element, Name};
use puzzle::HintSet;
use solver::HintSets;

/// How many rows are drawn at most.
const ROWS: usize = 40;

/// Sets that leave one solution.
pub fn for_one_solution(scene: &Scene, deeds: &mut Deeds) -> Element {
    let part = section("sufficient", "sufficient-title", "Enough for one solution");
    let Some(known) = scene.sufficient else { return part.holding([sentence("Looking…")]) };
    if known.within_reach == Some(false) {
        let all = &scene.whole;
        let words = format!(
            "Even all {} together leave {}, so no set of them is enough.",
            counted(scene.subject.switchable.len(), "hint", "hints"),
            solutions(all)
        );
        return part.holding([sentence(words).with(Name::Hook, "no-sufficient")]);
    }
    let mut lines = vec![sentence(how_many(known))];
    if let Some(essential) = known.essential.as_ref().filter(|set| !set.is_empty()) {
        let are = if essential.len() == 1 { "is" } else { "are" };
        let words = format!("{} {are} essential: in every such set.", scene.hints(essential));
        lines.push(marked(scene, "essential", essential, &words));
    }
    if let Some(never) = &known.never_needed {
        let words = match never.len() {
            0 => "Each hint is in at least one of them.".to_owned(),
            1 => format!("{} is never needed: in none of them.", scene.hints(never)),
            _ => format!("{} are never needed: in none of them.", scene.hints(never)),
        };
        lines.push(marked(scene, "never-needed", never, &words));
    }
    part.holding(lines).holding([rows(scene, known, "sufficient", None, deeds)])
}

/// Sets that settle a question; nothing while nothing is known.
pub fn for_question(scene: &Scene, question: usize, deeds: &mut Deeds) -> Option<Element> {
    let known = scene.questions[question]?;
    let (text, answers) = &scene.subject.questions[question];
    let id = format!("question-{question}");
    let asked = Element::new("bdi").text(text);
    let heading = Element::new("h2").text("Enough to know: ").holding([asked]);
    let part = headed("sufficient", &id, heading).with(Name::Question, question + 1);
    if known.within_reach == Some(false) {
        let words = "Even all hints together leave it open, so no set of them settles it.";
        return Some(part.holding([sentence(words).with(Name::Hook, "no-answer-sufficient")]));
    }
    let answer = scene.answers[question].and_then(|answer| answers.get(answer));
    let answer =
        answer.map(|answer| tag("p", "sets-answer").holding([Element::new("bdi").text(answer)]));
    let mut lines = vec![sentence(how_many(known))];
    if let Some(never) = known.never_needed.as_ref().filter(|set| !set.is_empty()) {
        let are = if never.len() == 1 { "is" } else { "are" };
        let words = format!("{} {are} never needed for this answer.", scene.hints(never));
        lines.push(marked(scene, "unneeded-for", never, &words));
    }
    let rows = rows(scene, known, "answer-sufficient", Some(question), deeds);
    Some(part.holding(answer).holding(lines).holding([rows]))
}

fn marked(scene: &Scene, hook: &str, set: &HintSet, words: &str) -> Element {
    sentence(capital(words)).with(Name::Hook, hook).with(Name::Hints, scene.subject.ranges(set))
}

/// How many sets there are, and whether that is all.
fn how_many(known: &HintSets) -> String {
    let Some(smallest) = known.sets.iter().map(HintSet::len).min() else {
        return "Looking…".to_owned();
    };
    let hints = counted(smallest, "hint", "hints");
    match (known.sets.len(), known.complete) {
        (1, true) => {
            format!(
                "{hints} are enough, none of them can be dropped, and this is the only such set."
            )
        }
        (sets, true) => format!(
            "{} are enough and can spare no hint; the smallest has {hints}. These are all.",
            counted(sets, "set", "sets")
        ),
        (sets, false) => format!(
            "{} so far; any other has at least {}.",
            counted(sets, "set", "sets"),
            counted(known.at_least, "hint", "hints")
        ),
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
        let words = scene.hints(set);
        let name = if now { "on now" } else { "switch on" };
        let button = deeds
            .button("button", name, Click::Activate(set.clone()))
            .with(Name::Id, format!("put-{hook}-{}-{place}", question.unwrap_or_default()))
            .with(Name::Hook, "put-on")
            .with(Name::Pressed, now)
            .with(Name::Label, format!("{name}: just {words}"));
        let row = tag("li", "marks-row")
            .with(Name::Hook, hook)
            .with(Name::Hints, subject.ranges(set))
            .holding([
                tag("div", "marks").with(Name::Hidden, "true").holding(marks),
                tag("p", "marks-words").text(format!("{}: {words}", set.len())),
                button,
            ]);
        match question {
            Some(question) => row.with(Name::Question, question + 1),
            None => row,
        }
    });
    let drawn: Vec<Element> = drawn.collect();
    let more = known.sets.len().saturating_sub(ROWS);
    let more = (more > 0).then(|| sentence(format!("And {more} more.")));
    tag("div", "marks-box")
        .with(Name::Style, format!("--hints:{}", subject.hints.len()))
        .with(Name::Complete, known.complete)
        .holding([head, Element::new("ul").holding(drawn)])
        .holding(more)
}
