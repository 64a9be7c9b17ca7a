//! The table and the page's line of undo, against plain models.

use std::collections::BTreeMap;

use super::*;
use crate::state::Come;
use crate::views::play::{Mark, Spot};
use puzzle::Value;

mod line;
mod paper;
mod walk;

/// A page with the view Play in it, and a device.
struct Page {
    state: State,
    table: Option<Table>,
    kept: BTreeMap<String, String>,
    fill: Option<Fill>,
}

impl Page {
    fn open(fragment: &str) -> Self {
        let state = State::new(Setup::from_fragment(fragment).0);
        let mut page = Self { state, table: None, kept: BTreeMap::new(), fill: None };
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
            None => Table::open(&page, kept.as_deref(), self.fill),
        });
        if let Some(table) = &self.table {
            self.kept.insert(table.key().to_owned(), table.game().save());
        }
    }

    fn act(&mut self, action: Action) {
        self.state = self.state.after(action);
        self.show();
    }

    /// Opens a link that carries marks.
    fn follow(&mut self, fragment: &str, marks: &Position) {
        let text = marks.link(&Setup::from_fragment(fragment).0.puzzle);
        self.act(Action::Follow(format!("{fragment}&marks={text}"), Come::Choice));
        let linked = self.state.setup().marks().expect("the link carries marks");
        let marks = Position::from_link(&self.state.setup().puzzle, &linked).unwrap();
        for action in self.table().show_linked(Some(&marks)) {
            self.state = self.state.after(action);
        }
        self.show();
    }

    fn turn(&mut self, turn: Turn) {
        self.table = Some(self.table().after(turn));
    }

    fn play(&mut self, step: Move) {
        let actions = self.table().actions(&step);
        if let Move::Fill(fill) = step {
            self.fill = Some(fill);
        }
        self.turn(Turn::Move(step));
        for action in actions {
            self.state = self.state.after(action);
        }
        self.show();
    }
}

fn value(category: u8, index: u8) -> Value {
    Value { category, index }
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
    page.play(Move::Undo);
    assert!(page.position().is_empty() && !page.table().can_undo());
    page.play(Move::Redo);
    page.play(Move::Redo);
    assert_eq!(page.position(), linked);
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
