use std::ops::ControlFlow;

use super::*;
use crate::drawing::{Click, Drawing, Element, Name, Node};
use crate::views::sets::Order;
use puzzle::{Puzzle, numbers, text};

mod figure;

/// All elements of a hook.
fn hooked<'d>(nodes: &'d [Node], hook: &str, found: &mut Vec<&'d Element>) {
    for node in nodes {
        if let Node::Element(element) = node {
            if element.get(Name::Hook) == Some(hook) {
                found.push(element);
            }
            hooked(&element.children, hook, found);
        }
    }
}

struct Page {
    drawings: Vec<(Landmark, Drawing)>,
}

impl Page {
    fn last(&self) -> &Drawing {
        &self.drawings.last().unwrap().1
    }

    fn all(&self, hook: &str) -> Vec<&Element> {
        let mut found = Vec::new();
        hooked(&self.last().nodes, hook, &mut found);
        found
    }

    fn values(&self, hook: &str, name: Name) -> Vec<&str> {
        self.all(hook).iter().map(|element| element.get(name).unwrap_or("-")).collect()
    }

    /// The click of the button with this hook within an element.
    fn click(&self, within: &Element, hook: &str) -> &Click {
        let mut found = Vec::new();
        hooked(&within.children, hook, &mut found);
        &self.last().deeds[found[0].get(Name::Click).unwrap().parse::<usize>().unwrap()]
    }
}

fn asked(service: &mut Service, puzzle: &Puzzle, active: &HintSet, order: Order) -> Page {
    // A clock that stands still: nothing is ever late.
    timed(&|| 0.0, service, puzzle, active, order)
}

fn timed(
    clock: &dyn Fn() -> f64,
    service: &mut Service,
    puzzle: &Puzzle,
    active: &HintSet,
    order: Order,
) -> Page {
    let subject = Subject::new(puzzle, active.clone(), order);
    let mut drawings = Vec::new();
    let mut post = |last, news: Vec<u8>| {
        let News { landmark, drawing } = protocol::decode(&news).unwrap();
        assert_eq!(last, landmark == Landmark::Done);
        drawings.push((landmark, drawing));
    };
    let mut tell = |_: Option<f64>| ControlFlow::Continue(());
    let mut context = Context { clock, tell: &mut tell, post: &mut post };
    service.answer(subject, &mut context);
    Page { drawings }
}

fn opened(puzzle: &Puzzle) -> Service {
    Service::new(Problem::from(puzzle))
}

fn drawn(puzzle: &Puzzle) -> Page {
    let active = numbers::switchable(puzzle);
    asked(&mut opened(puzzle), puzzle, &active, Order::printed(puzzle.hints().len()))
}

fn published(id: &str) -> Puzzle {
    presets::find(id).unwrap().puzzle()
}

#[test]
fn the_fish_has_two_sets_with_one_solution() {
    let page = drawn(&published("fish"));
    let levels = page.all("level");
    assert_eq!(levels.len(), 16);
    let single = page.values("level", Name::Single);
    assert_eq!(single[14..], ["1", "1"]);
    assert!(single[..14].iter().all(|&single| single == "0"));
    assert_eq!(levels[0].get(Name::Min), Some("24883200000"));
    assert_eq!(levels[15].get(Name::Max), Some("1"));
    // Without hint 9, the most telling one, 17 remain; the count without 15 is the smallest.
    assert_eq!((levels[14].get(Name::Min), levels[14].get(Name::Max)), (Some("1"), Some("17")));
    assert_eq!(page.values("lattice-total", Name::Value), ["32768"]);
    assert_eq!(page.values("lattice-total", Name::Single), ["2"]);
    assert_eq!(page.values("sufficient", Name::Hints), ["1-14"]);
    assert_eq!(page.values("essential", Name::Hints), ["1-14"]);
    assert_eq!(page.values("never-needed", Name::Hints), ["15"]);
    let row = page.all("sufficient")[0];
    assert_eq!(*page.click(row, "put-on"), Click::Activate(HintSet::first(14)));
    let after = page.values("order", Name::After);
    assert_eq!(after[..3], ["4976640000", "995328000", "199065600"]);
    assert_eq!(after[11..], ["220", "41", "1", "1"]);
}

#[test]
fn the_counts_of_all_sets_come_once_and_a_drawing_ends_it() {
    let puzzle = published("fish");
    let mut service = opened(&puzzle);
    let landmarks = |page: &Page| page.drawings.iter().map(|(l, _)| *l).collect::<Vec<_>>();
    let all = numbers::switchable(&puzzle);
    let first = asked(&mut service, &puzzle, &all, Order::printed(15));
    assert_eq!(landmarks(&first), [Landmark::Sketch, Landmark::Lattice, Landmark::Done]);
    // What is known already is drawn at once.
    let again = asked(&mut service, &puzzle, &all.toggled(0), Order::printed(15).with(13, 0));
    assert_eq!(landmarks(&again), [Landmark::Done]);
    assert_eq!(again.values("order", Name::Hint)[..2], ["14", "1"]);
    // Next to each other: 8 of the 25 pairs of houses.
    assert_eq!(again.values("order", Name::After)[0], "7962624000");
}

#[test]
fn who_drinks_water_takes_nine_statements() {
    let page = drawn(&published("zebra"));
    let water: Vec<_> = page
        .all("answer-sufficient")
        .into_iter()
        .filter(|row| row.get(Name::Question) == Some("2"))
        .collect();
    assert_eq!(water[0].get(Name::Hints), Some("2,4-6,8-10,13,15"));
    assert_eq!(page.values("sufficient", Name::Hints), ["2-15"]);
    assert_eq!(page.values("never-needed", Name::Hints), [""]);
}

#[test]
fn where_all_hints_leave_seven_no_set_is_enough() {
    let (setup, _) = crate::setup::Setup::from_fragment("p=fish&read=4:somewhere");
    let page = drawn(&setup.puzzle);
    assert_eq!(page.values("lattice-total", Name::Single), ["0"]);
    assert!(page.all("sufficient").is_empty() && page.all("answer-sufficient").is_empty());
    let Node::Text(words) = &page.all("no-sufficient")[0].children[0] else { panic!() };
    assert!(words.contains("7 solutions"), "{words}");
    assert_eq!(page.all("no-answer-sufficient").len(), 1);
}

#[test]
fn a_contradiction_names_the_hints_that_clash() {
    let puzzle = "title: Clash\nhouses: 3\nColor: red, green, blue\nPet: dog, cat, fish\n\n\
        1. Red is first :: red @ 1\n2. The dog is with red :: dog = red\n\
        3. Red is last :: red @ 3\n4. The dog is second :: dog @ 2\n";
    let puzzle = text::Document::read(puzzle).unwrap().into_puzzle();
    let page = drawn(&puzzle);
    let mut conflicts = page.values("conflict", Name::Hints);
    conflicts.sort_unstable();
    assert_eq!(conflicts, ["1,2,4", "1,3", "2-4"]);
    let row = page.all("conflict")[0];
    let Click::Toggle(hint) = page.click(row, "clash-off") else { panic!("nothing to switch off") };
    assert!(row.get(Name::Hints).unwrap().contains(&(hint + 1).to_string()));
    // With one of each conflict off, there is a solution, and only all hints together clash.
    let active: HintSet = [0, 1].into_iter().collect();
    let mut service = opened(&puzzle);
    let page = asked(&mut service, &puzzle, &active, Order::printed(4));
    assert_eq!(page.all("conflict").len(), 3);
}
