//! Where there is no solution: which hints clash, in their own words.

use super::{Deeds, Scene, section, sentence, tag};
use crate::drawing::{Click, Element, Name};
use crate::words::sets as words;
use solver::HintSets;

/// How many conflicts are drawn at most.
const SHOWN: usize = 10;

/// The minimal conflicts; nothing where there is a solution.
pub fn clash(scene: &Scene, deeds: &mut Deeds) -> Option<Element> {
    let (universe, known) = scene.conflict?;
    let who =
        if *universe == scene.subject.active { words::CLASH_ACTIVE } else { words::CLASH_ALL };
    let part = section("clash", "clash-title", words::CLASH).holding([sentence(who)]);
    let Some(known) = known else { return Some(part) };
    let more = match (known.sets.len(), known.complete) {
        (0, _) => words::CLASH_LOOKING.to_owned(),
        (1, true) => words::CLASH_ONE.to_owned(),
        (sets, complete) => words::clashes(sets, complete),
    };
    Some(part.holding([sentence(more), list(scene, known, deeds)]))
}

fn list(scene: &Scene, known: &HintSets, deeds: &mut Deeds) -> Element {
    let subject = scene.subject;
    let conflicts = known.sets.iter().take(SHOWN).enumerate().map(|(place, set)| {
        let hints = set.iter().map(|hint| {
            let number = subject.number(hint);
            let text = Element::new("bdi").text(subject.words(hint));
            let text = Element::new("span").text(format!("{number}. ")).holding([text]);
            let off = subject.active.contains(hint).then(|| {
                deeds
                    .button("button", words::CLASH_SWITCH_OFF, Click::Toggle(hint))
                    .with(Name::Id, format!("clash-{place}-{number}"))
                    .with(Name::Hook, "clash-off")
                    .with(Name::Hint, number)
                    .with(Name::Label, words::switch_off(number))
            });
            tag("li", "clash-hint").holding([text]).holding(off)
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
