//! The table and the page's line of undo, against plain models.

use std::collections::BTreeMap;

use super::*;
use crate::state::Come;
use crate::views::explain::End;
use crate::views::play::{Mark, Spot};
use explain::{Ending, Fact};
use puzzle::{Random, Value};
use solver::Tally;

/// A page with the view Play in it, and a device.
struct Page {
    state: State,
    table: Option<Table>,
    kept: BTreeMap<String, String>,
}

impl Page {
    fn open(fragment: &str) -> Self {
        let state = State::new(Setup::from_fragment(fragment).0);
        let mut page = Self { state, table: None, kept: BTreeMap::new() };
        page.show();
        page
    }

    fn table(&self) -> &Table {
        self.table.as_ref().expect("the view is open")
    }

    fn position(&self) -> Position {
        self.table().game().position().clone()
    }

    /// What the page tells the view, and what the view keeps.
    fn show(&mut self) {
        let page = Rc::new(self.state.clone());
        let kept = self.kept.get(&key(page.setup())).cloned();
        self.table = (page.setup().view() == View::Play).then(|| match &self.table {
            Some(table) => table.after(Turn::Page(page, kept)),
            None => Table::open(&page, kept.as_deref(), None),
        });
        if let Some(table) = &self.table {
            self.kept.insert(table.key().to_owned(), table.game().save());
        }
    }

    fn act(&mut self, action: Action) {
        self.state = self.state.after(action);
        self.show();
    }

    /// Opens a link that carries marks; gives the number of the moment that it has made.
    fn follow(&mut self, fragment: &str, marks: &Position) -> usize {
        let text = marks.link(&Setup::from_fragment(fragment).0.puzzle);
        self.act(Action::Follow(format!("{fragment}&marks={text}"), Come::Choice));
        let number = self.state.timeline().number();
        let linked = self.state.setup().marks().expect("the link carries marks");
        let marks = Position::from_link(&self.state.setup().puzzle, &linked).unwrap();
        for action in self.table().show_linked(Some(&marks)) {
            self.state = self.state.after(action);
        }
        self.show();
        number
    }

    fn turn(&mut self, turn: Turn) {
        self.table = Some(self.table().after(turn));
    }

    fn play(&mut self, step: Move) {
        let actions = self.table().actions(&step);
        self.turn(Turn::Move(step));
        for action in actions {
            self.state = self.state.after(action);
        }
        self.show();
    }
}

/// The page's line as anybody would draw it: links, each with the game that was noted there.
struct Line {
    moments: Vec<Entry>,
    at: usize,
}

#[derive(Clone)]
struct Entry {
    number: usize,
    fragment: String,
    noted: Option<(String, Position)>,
}

impl Line {
    fn now(&mut self) -> &mut Entry {
        &mut self.moments[self.at]
    }

    fn push(&mut self, moment: Entry) {
        self.moments.truncate(self.at + 1);
        self.moments.push(moment);
        self.moments.drain(..self.moments.len().saturating_sub(KEPT));
        self.at = self.moments.len() - 1;
    }

    /// Whether the moment that many places away is there, with the same link.
    fn is_same(&self, away: isize) -> bool {
        let moment = self.at.checked_add_signed(away).and_then(|at| self.moments.get(at));
        moment.is_some_and(|moment| moment.fragment == self.moments[self.at].fragment)
    }
}

fn value(category: u8, index: u8) -> Value {
    Value { category, index }
}

fn any_move(random: &mut Random, position: &Position) -> Move {
    let mark = [Mark::In, Mark::Out, Mark::Maybe][random.below(3)];
    let a = value(random.below(2), random.below(2));
    match random.below(20) {
        0..6 => Move::Mark(Spot::House(a, random.below(3)), mark),
        6..8 => Move::Cross(Spot::House(a, random.below(3)), random.below(3_u8) > 0),
        8..12 => Move::Mark(Spot::Pair(a, value(3, random.below(2))), mark),
        12..15 => Move::Strike(random.below(4)),
        15..17 => Move::Take(vec![Fact::placed(a, random.below(5))]),
        17..19 => {
            let setup = Setup::from_fragment("p=fish").0;
            let other = position.with_struck(random.below(4));
            Move::TakeOver(Game::new(&setup.puzzle).at(other))
        }
        _ => match random.below(3_u8) {
            0 => Move::Restart,
            _ => Move::Fill(Fill::EACH[random.below(3)]),
        },
    }
}

/// Walks so many steps after so many marks in a row, by every way there is.
fn walk(seed: u64, marks: usize, steps: usize) {
    const FRAGMENTS: [&str; 4] =
        ["p=fish&v=play", "p=zebra&v=play", "p=fish&off=9&v=play", "p=fish&v=explain"];
    let mut random = Random::new(seed);
    let mut page = Page::open(FRAGMENTS[0]);
    let mut kept: BTreeMap<String, Position> = BTreeMap::new();
    let first = Entry { number: 0, fragment: FRAGMENTS[0].to_owned(), noted: None };
    let mut line = Line { moments: vec![first], at: 0 };
    // A stroke over several spots, and the moment that it has made.
    let mut stroke: Option<Option<usize>> = None;
    for step in 0..marks + steps {
        let moment = line.now().clone();
        let open = page.table.clone();
        let way = if step < marks { 0 } else { random.below(20_u8) };
        match (way, &open) {
            (0..9, Some(table)) => {
                let before = page.position();
                let step = any_move(&mut random, &before);
                let after = table.game().after(step.clone()).position().clone();
                let goes_on = matches!(step, Move::Cross(_, true));
                let is_begun = matches!(step, Move::Cross(_, false));
                page.play(step);
                if !goes_on {
                    stroke = is_begun.then_some(None);
                }
                if after != before && goes_on && stroke == Some(Some(line.now().number)) {
                    line.moments.truncate(line.at + 1);
                    line.now().noted = Some((table.key().to_owned(), after));
                } else if after != before {
                    let noted = |position| Some((table.key().to_owned(), position));
                    if line.now().noted.as_ref().is_none_or(|(key, _)| key != table.key()) {
                        line.now().noted = noted(before);
                    }
                    let number = page.state.timeline().number();
                    line.push(Entry { number, noted: noted(after), ..moment });
                    stroke = stroke.map(|made| made.or(Some(number)));
                }
            }
            (9..11, Some(_)) => {
                line.at -= usize::from(line.is_same(-1));
                page.play(Move::Undo);
            }
            (11..13, Some(_)) => {
                line.at += usize::from(line.is_same(1));
                page.play(Move::Redo);
            }
            // The engine finds that all was right until some moment.
            (13, Some(table)) => {
                let count = table.past.len();
                let right = usize::from(random.below(u8::try_from(count.min(20)).unwrap()));
                page.turn(Turn::Ask);
                let fits = (0..count).map(|at| at + right < count).collect();
                let checked = News::Checked { fits, wrong: Vec::new() };
                page.turn(Turn::Heard(page.table().request(), checked));
                if let Answer::Wrong(_, back) = page.table().answer().clone() {
                    let back = back.expect("some moment was right");
                    let known = |at: usize| page.table().past[at].1.clone();
                    let wanted = known(count - 1 - right);
                    line.at = line.moments.iter().position(|it| it.number == back).unwrap();
                    assert_eq!(line.now().fragment, moment.fragment);
                    page.play(Move::BackTo(back));
                    assert_eq!(page.position(), wanted);
                }
            }
            (14, _) => {
                line.at = line.at.saturating_sub(1);
                page.act(Action::GoTo(page.state.timeline().before()));
            }
            (15, _) => {
                line.at = (line.at + 1).min(line.moments.len() - 1);
                page.act(Action::GoTo(page.state.timeline().after()));
            }
            // The browser goes some entries back or forth.
            (16, _) => {
                let to = (line.at + random.below(9)).saturating_sub(4);
                line.at = to.min(line.moments.len() - 1);
                let Entry { number, fragment, .. } = line.now().clone();
                page.act(Action::Follow(fragment, Come::Visit(Some(number))));
            }
            (17.., _) => {
                let fragment = FRAGMENTS[random.below(4)].to_owned();
                page.act(Action::Open(Setup::from_fragment(&fragment).0));
                if fragment != moment.fragment {
                    line.push(Entry { number: page.state.timeline().number(), fragment, ..moment });
                }
            }
            (_, None) => {}
        }
        let has_moved = line.now().number != moment.number || (9..14).contains(&way);
        if way >= 9 && has_moved && open.is_some() {
            stroke = None;
        }
        assert_eq!(page.state.setup().fragment(), line.now().fragment, "step {step}");
        let Some(table) = page.table.clone() else { continue };
        let noted = line.now().noted.clone().filter(|(key, _)| key == table.key());
        let known = noted.map(|(_, position)| position).or(kept.get(table.key()).cloned());
        let wanted = known.unwrap_or_else(|| Position::empty(&table.setup().puzzle));
        assert_eq!(*table.game().position(), wanted, "step {step}, way {way}");
        let able = (table.can_undo(), table.can_redo());
        assert_eq!(able, (line.is_same(-1), line.is_same(1)), "step {step}, way {way}");
        kept.insert(table.key().to_owned(), wanted);

        // Help is gone as soon as the moment is another one, and comes for this moment only.
        if open.is_some_and(|open| open.moment() != table.moment()) {
            assert_eq!(*table.answer(), Answer::None, "step {step}, way {way}");
            let left = Tally::AtLeast(Default::default());
            let end = End {
                ending: Ending::Open,
                words: String::new(),
                left,
                rating: None,
                insight: None,
            };
            let news = News::End(end);
            page.turn(Turn::Heard(table.request(), news.clone()));
            assert_eq!(*page.table().answer(), Answer::None);
            page.turn(Turn::Ask);
            if random.below(2) == 0 {
                page.turn(Turn::Heard(page.table().request(), news));
                assert!(matches!(page.table().answer(), Answer::NothingMore(_)));
            }
        }
    }
}

#[test]
fn every_way_of_undo_walks_one_line() {
    walk(1, 0, 600);
    walk(36, 0, 2_000);
}

/// As long as somebody plays who never leaves.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_steps_walk_one_line() {
    walk(3, 0, 100_000);
}

#[test]
fn undo_works_past_what_is_kept() {
    walk(2, KEPT + 40, 150);
}

#[test]
fn a_link_with_marks_leaves_the_own_game_one_step_back() {
    let spot = |house| Spot::House(value(0, 0), house);
    let mut page = Page::open("p=fish&v=play");
    page.play(Move::Mark(spot(4), Mark::Out));
    let own = page.position();
    let linked = Position::empty(&page.table().setup().puzzle).with(spot(2), Mark::In);
    page.follow("p=fish&v=play", &linked);
    assert_eq!(
        (page.position(), page.state.setup().fragment()),
        (linked.clone(), "p=fish&v=play".into())
    );
    page.play(Move::Undo);
    assert_eq!(page.position(), own);
    page.play(Move::Redo);
    assert_eq!(page.position(), linked);
    // The moves in order, for who watches them.
    page.play(Move::Restart);
    page.play(Move::Mark(spot(1), Mark::Maybe));
    let watched = moves(&page.state, page.table().key());
    assert_eq!(watched.len(), 2);
    assert!(watched[0].is_empty() && watched[1] == page.position());
}

/// The page says only later which moments there are, and a hand does not wait for it.
#[test]
fn a_stroke_is_one_step_however_fast_it_is() {
    let spot = |house| Spot::House(value(0, 0), house);
    for quick in [true, false] {
        let mut page = Page::open("p=fish&v=play");
        page.play(Move::Mark(spot(4), Mark::Out));
        for house in 0..3 {
            let step = Move::Cross(spot(house), house > 0);
            let actions = page.table().actions(&step);
            page.turn(Turn::Move(step));
            page.state = actions.into_iter().fold(page.state.clone(), |state, it| state.after(it));
            if !quick || house == 2 {
                page.show();
            }
        }
        let wanted = (0..3)
            .chain([4])
            .fold(Position::empty(&page.table().setup().puzzle), |position, house| {
                position.with(spot(house), Mark::Out)
            });
        assert_eq!(page.position(), wanted);
        page.play(Move::Undo);
        assert_eq!(page.position().facts().len(), 1);
        page.play(Move::Redo);
        assert_eq!(page.position(), wanted);
    }
}

#[test]
fn undo_goes_on_after_undo() {
    let mut page = Page::open("p=fish&v=play");
    let mark = |house| Move::Mark(Spot::House(value(0, 0), house), Mark::Out);
    for step in [mark(0), mark(1), Move::Undo, mark(2)] {
        page.play(step);
    }
    page.play(Move::Undo);
    let first = Game::new(&page.table().setup().puzzle).after(mark(0));
    assert_eq!(page.position(), *first.position());
    page.play(Move::Undo);
    assert!(page.position().is_empty() && !page.table().can_undo());
}

#[test]
fn what_another_tab_has_made_of_the_game_is_a_step() {
    let mut page = Page::open("p=fish&v=play");
    let mark = |house| Move::Mark(Spot::House(value(0, 0), house), Mark::Out);
    page.play(mark(0));
    let other = Game::new(&page.table().setup().puzzle).after(mark(1)).after(Move::Played(90));
    page.play(Move::TakeOver(other.clone()));
    assert!(page.table().is_played_elsewhere());
    assert_eq!(*page.table().game(), other);
    page.play(Move::Undo);
    assert!(!page.table().is_played_elsewhere());
    assert!(!page.position().is_empty() && page.position() != *other.position());
}
