//! The hints in the reader's order with the count after each: the staircase, and how to rebuild it.

use super::{Deeds, Scene, section, sentence, tag};
use crate::drawing::{Click, Element, Name};
use crate::views::sets::facts::depth;
use crate::words::sets as words;
use solver::Tally;

/// The list.
pub fn stairs(scene: &Scene, deeds: &mut Deeds) -> Element {
    let order = &scene.subject.order;
    let exact = |tally: &Tally| tally.exact().is_some_and(|count| count.is_one());
    let settled = match scene.steps.iter().position(exact) {
        Some(0) => words::ORDER_NO_HINT_NEEDED.to_owned(),
        Some(len) => words::order_settled(len),
        None => words::order_open(order.len(), scene.steps.last()),
    };
    let reset = deeds.button("button bare", words::ORDER_RESET, Click::Reorder);
    let reset = reset
        .with(Name::Hook, "order-reset")
        .with(Name::Id, "order-reset")
        .with(Name::Disabled, order.is_printed());
    let head = tag("div", "order-head")
        .holding([sentence(settled).with(Name::Hook, "settled-after"), reset]);
    let rows: Vec<Element> = (0..order.len()).map(|place| row(scene, place, deeds)).collect();
    section("order", "order-title", words::ORDER).holding([
        head,
        start(scene),
        Element::new("ol").holding(rows),
        announcement(scene),
    ])
}

/// Where the staircase begins.
fn start(scene: &Scene) -> Element {
    tag("p", "order-start").holding([
        tag("span", "order-words").text(words::ORDER_START),
        tag("b", "order-after").text(words::figure(&scene.steps[0])),
    ])
}

fn row(scene: &Scene, place: usize, deeds: &mut Deeds) -> Element {
    let subject = scene.subject;
    let hint = subject.order.hints()[place];
    let number = subject.number(hint);
    let on = subject.active.contains(hint);
    let known = subject.switchable.contains(hint);
    let after = &scene.steps[place + 1];
    // How far a bound is from the end is not known.
    let spent = after.exact().map_or(0.0, |count| depth(count, scene.top()).min(1.0));

    let handle = tag("span", "order-handle")
        .with(Name::Drag, hint)
        .with(Name::Hidden, "true")
        .with(Name::Title, words::ORDER_DRAG)
        .text("⠿");
    let switch = tag("button", "order-switch")
        .with(Name::Type, "button")
        .with(Name::Role, "switch")
        .with(Name::Checked, on)
        .with(Name::Disabled, !known)
        .with(Name::Id, format!("turn-{number}"))
        .with(Name::Hook, "set-hint")
        .with(Name::Hint, number)
        .holding([
            tag("span", "hint-number").text(number),
            tag("bdi", "hint-text").text(subject.words(hint)),
        ]);
    let switch = if known { deeds.on(switch, Click::Toggle(hint)) } else { switch };
    let first = words::order_first(place + 1);
    let figure = deeds
        .button("order-after", &words::figure(after), Click::Activate(subject.prefix(place + 1)))
        .with(Name::Id, format!("first-{place}"))
        .with(Name::Label, words::order_first_said(place + 1, after))
        .with(Name::Title, first);
    let mut shift = |sign: &str, name: &str, to: Option<usize>| {
        let button = tag("button", "order-shift")
            .with(Name::Type, "button")
            .with(Name::Id, format!("{name}-{number}"))
            .with(Name::Hook, format!("move-{name}"))
            .with(Name::Hint, number)
            .with(Name::Label, words::move_hint(number, name == "up"))
            // Not really disabled: at the end of the list the focus must have a place to stay.
            .with(Name::Disabled, to.is_none())
            .text(sign);
        match to {
            Some(to) => deeds.on(button, Click::Move { hint, to }),
            None => button,
        }
    };
    let up = shift("▲", "up", place.checked_sub(1));
    let down = shift("▼", "down", Some(place + 1).filter(|&to| to < subject.order.len()));
    tag("li", if on { "order-row" } else { "order-row off" })
        .with(Name::Hook, "order")
        .with(Name::Hint, number)
        .with(Name::After, after.number())
        .with(Name::Exact, after.exact().is_some())
        .with(Name::Place, place)
        .with(Name::Style, format!("--done:{}", phrases::decimal(spent)))
        .holding([handle, switch, figure, tag("span", "order-shifts").holding([up, down])])
}

/// What a move has done, short enough to be listened to.
fn announcement(scene: &Scene) -> Element {
    let subject = scene.subject;
    let said = match subject.order.moved() {
        Some((hint, place)) => words::hint_moved(
            subject.number(hint),
            place + 1,
            subject.order.len(),
            &scene.steps[place + 1],
        ),
        None => String::new(),
    };
    tag("p", "visually-hidden").with(Name::Role, "status").with(Name::Hook, "moved").text(said)
}
