//! The drawing, part by part.

mod conflict;
mod order;
mod picture;
mod sufficient;
mod table;

use super::levels::Levels;
use super::subject::Subject;
use crate::drawing::{Click, Drawing, Element, Name, Node};
use crate::words::sets as words;
use puzzle::HintSet;
use solver::{Count, HintSets, Tally};

/// All that is drawn.
pub struct Scene<'s> {
    /// The words, the hints that are on, their order.
    pub subject: &'s Subject,
    /// How the counts of all sets spread; `None` when not known.
    pub levels: Option<&'s Levels>,
    /// Whether that can be known.
    pub has_lattice: bool,
    /// The minimal sufficient sets.
    pub sufficient: Option<&'s HintSets>,
    /// By question: the minimal sets that settle it.
    pub questions: Vec<Option<&'s HintSets>>,
    /// Hints that have no solution together, and the minimal sets of them that have none.
    pub conflict: Option<(&'s HintSet, Option<&'s HintSets>)>,
    /// The count after each number of hints in their order, from none.
    pub steps: Vec<Tally>,
    /// By question: the answer that all hints together settle it on, by place.
    pub answers: Vec<Option<usize>>,
    /// The count of the hints that are on.
    pub active: Tally,
    /// The count of all hints together.
    pub whole: Tally,
    /// Hints with the count once the switch of that one is turned; empty when not known.
    pub turned: Vec<(usize, Tally)>,
}

/// Draws it all.
pub fn draw(scene: &Scene) -> Drawing {
    let mut deeds = Deeds::default();
    let mut facts =
        vec![picture::fall(scene, &mut deeds), sufficient::for_one_solution(scene, &mut deeds)];
    let questions = 0..scene.subject.questions.len();
    facts.extend(questions.filter_map(|q| sufficient::for_question(scene, q, &mut deeds)));
    // Always three parts: one that comes or goes must not change what the others are.
    let parts = [
        tag("div", "sets-clash").holding(conflict::clash(scene, &mut deeds)),
        tag("div", "sets-facts").holding(facts),
        order::stairs(scene, &mut deeds),
    ];
    let nodes = parts.into_iter().map(Node::Element).collect();
    Drawing { nodes, deeds: deeds.0 }
}

/// What can be done in the drawing.
#[derive(Default)]
struct Deeds(Vec<Click>);

impl Deeds {
    /// The element with this done on a click.
    fn on(&mut self, element: Element, click: Click) -> Element {
        self.0.push(click);
        element.with(Name::Click, self.0.len() - 1)
    }

    /// A button.
    fn button(&mut self, class: &str, name: &str, click: Click) -> Element {
        let button = tag("button", class).with(Name::Type, "button").text(name);
        self.on(button, click)
    }
}

impl Scene<'_> {
    /// The places of the order, from 0, that the counts in [`Self::steps`] are of which come with one
    /// more hint on each: a hint that cannot be switched on leaves the count where it is.
    fn way(&self) -> Vec<(usize, &Tally)> {
        let hints = self.subject.order.hints();
        let on = |&place: &usize| place == 0 || self.subject.switchable.contains(hints[place - 1]);
        (0..=hints.len()).filter(on).map(|place| (place, &self.steps[place])).collect()
    }

    /// The count of no hints.
    fn top(&self) -> &Count {
        self.steps[0].number()
    }

    /// The hints of a set as a reader sees them, such as `hints 1–8 and 11`.
    fn hints(&self, set: &HintSet) -> String {
        words::hint_list(&self.subject.ranges(set), set.len())
    }
}

fn tag(name: &str, class: &str) -> Element {
    Element::new(name).with(Name::Class, class)
}

/// A part of the view under a heading.
fn section(class: &str, id: &str, heading: &str) -> Element {
    headed(class, id, Element::new("h2").text(heading))
}

fn headed(class: &str, id: &str, heading: Element) -> Element {
    Element::new("section")
        .with(Name::Class, format!("sets-part {class}"))
        .with(Name::LabelledBy, id)
        .holding([heading.with(Name::Id, id)])
}

fn sentence(text: impl ToString) -> Element {
    tag("p", "sets-words").text(text)
}
