//! Where there is no solution: which hints clash, in their own words.

use super::{Deeds, Scene, counted, section, sentence, tag};
use crate::drawing::{Click, Element, Name};
use solver::HintSets;

/// How many conflicts are drawn at most.
const SHOWN: usize = 10;

/// The minimal conflicts; nothing where there is a solution.
pub fn clash(scene: &Scene, deeds: &mut Deeds) -> Option<Element> {
    let (universe, known) = scene.conflict?;
    let who = if *universe == scene.subject.active {
        "The hints that are on have no solution."
    } else {
        "All hints together have no solution."
    };
    let part = section("clash", "clash-title", "These hints contradict one another")
        .holding([sentence(who)]);
    let Some(known) = known else { return Some(part) };
    let more = match (known.sets.len(), known.complete) {
        (0, _) => "Looking for those that clash…".to_owned(),
        (1, true) => "These clash; without any one of them the others do not:".to_owned(),
        (sets, true) => format!(
            "There are {}; one hint of each has to go:",
            counted(sets, "conflict", "conflicts")
        ),
        (sets, false) => {
            format!(
                "{} so far; one hint of each has to go:",
                counted(sets, "conflict", "conflicts")
            )
        }
    };
    Some(part.holding([sentence(more), list(scene, known, deeds)]))
}

fn list(scene: &Scene, known: &HintSets, deeds: &mut Deeds) -> Element {
    let subject = scene.subject;
    let conflicts = known.sets.iter().take(SHOWN).enumerate().map(|(place, set)| {
        let hints = set.iter().map(|hint| {
            let number = subject.number(hint);
            let words = Element::new("bdi").text(subject.words(hint));
            let words = Element::new("span").text(format!("{number}. ")).holding([words]);
            let off = subject.active.contains(hint).then(|| {
                deeds
                    .button("button", "switch off", Click::Toggle(hint))
                    .with(Name::Id, format!("clash-{place}-{number}"))
                    .with(Name::Hook, "clash-off")
                    .with(Name::Hint, number)
                    .with(Name::Label, format!("Switch hint {number} off"))
            });
            tag("li", "clash-hint").holding([words]).holding(off)
        });
        let hints: Vec<Element> = hints.collect();
        Element::new("li")
            .with(Name::Hook, "conflict")
            .with(Name::Hints, subject.ranges(set))
            .holding([Element::new("ul").holding(hints)])
    });
    let conflicts: Vec<Element> = conflicts.collect();
    tag("ol", "clash-list").holding(conflicts)
}
