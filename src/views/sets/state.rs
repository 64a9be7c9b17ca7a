//! The state of the view Hint sets: what is to be drawn, and the picture that is there. Pure.

use std::rc::Rc;

use super::{Landmark, News, Order};
use crate::drawing::{Click, Drawing};
use crate::setup::Setup;
use puzzle::Puzzle;

/// The state of the view.
#[derive(Clone, PartialEq, Debug)]
pub struct SetsState {
    setup: Rc<Setup>,
    order: Order,
    request: u32,
    drawn: Option<Drawn>,
    progress: Option<f64>,
}

/// A picture, and what it is of.
#[derive(Clone, PartialEq, Debug)]
struct Drawn {
    request: u32,
    puzzle: Rc<Puzzle>,
    drawing: Rc<Drawing>,
    done: bool,
}

/// What can happen to the view.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Something else is set up.
    Turn(Rc<Setup>),
    /// The reader moves a hint to another place in the order.
    Place {
        /// The index of the hint.
        hint: usize,
        /// Its place to be, from 0.
        to: usize,
    },
    /// The reader wants the hints in their printed order.
    Print,
    /// A picture has come; it answers the request of this number.
    Drawn(u32, News),
    /// The picture takes time; this much of the work is done, 0..=1.
    Progress(u32, f64),
}

impl SetsState {
    /// The view as it opens.
    pub fn new(setup: Rc<Setup>) -> Self {
        let order = Order::printed(setup.puzzle.hints().len());
        Self { setup, order, request: 1, drawn: None, progress: None }
    }

    /// The state after the move.
    #[must_use]
    pub fn after(&self, step: Move) -> Self {
        let mut local = self.clone();
        match step {
            Move::Turn(setup) => {
                if setup.is_another(&self.setup) {
                    local.renew();
                }
                // Another reading leaves the order as the reader made it; another puzzle does not.
                if !setup.has_source_of(&self.setup) {
                    local.order = Order::printed(setup.puzzle.hints().len());
                }
                local.setup = setup;
            }
            Move::Place { hint, to } => local.reorder(self.order.with(hint, to)),
            Move::Print => local.reorder(Order::printed(self.order.len())),
            Move::Drawn(request, News { landmark, drawing }) if request == self.request => {
                let done = landmark == Landmark::Done;
                let puzzle = self.setup.puzzle.clone();
                local.drawn = Some(Drawn { request, puzzle, drawing: Rc::new(drawing), done });
                if done {
                    local.progress = None;
                }
            }
            Move::Progress(request, progress) if request == self.request => {
                local.progress = Some(progress);
            }
            // About what nobody asks any more.
            Move::Drawn(..) | Move::Progress(..) => {}
        }
        local
    }

    /// The order in which hints come in.
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// What is set up.
    pub fn setup(&self) -> &Rc<Setup> {
        &self.setup
    }

    /// The number of the newest picture: it changes exactly when there is something new to draw.
    pub fn request(&self) -> u32 {
        self.request
    }

    /// The picture that is there, and the number of the request that it answers.
    pub fn drawing(&self) -> Option<(u32, &Rc<Drawing>)> {
        self.drawn.as_ref().map(|drawn| (drawn.request, &drawn.drawing))
    }

    /// What stands at this place of the picture to be done; a picture of another puzzle says nothing
    /// about this one.
    pub fn click(&self, place: usize) -> Option<&Click> {
        let drawn = self.drawn.as_ref().filter(|drawn| drawn.puzzle == self.setup.puzzle)?;
        drawn.drawing.deeds.get(place)
    }

    /// Whether the newest picture is there and shows as much as will be known.
    pub fn is_drawn(&self) -> bool {
        self.drawn.as_ref().is_some_and(|drawn| drawn.done && drawn.request == self.request)
    }

    /// How much of the work on the next picture is done, 0..=1, where that is known.
    pub fn progress(&self) -> Option<f64> {
        self.progress
    }

    fn reorder(&mut self, order: Order) {
        if order != self.order {
            self.order = order;
            self.renew();
        }
    }

    fn renew(&mut self) {
        self.request += 1;
        self.progress = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::HintSet;

    fn setup(fragment: &str) -> Rc<Setup> {
        Rc::new(Setup::from_fragment(fragment).0)
    }

    #[test]
    fn what_is_done_in_a_drawing_of_another_puzzle_is_not_done() {
        let deeds = vec![Click::Activate(HintSet::first(14)), Click::Move { hint: 14, to: 0 }];
        let drawing = Drawing { nodes: Vec::new(), deeds };
        let news = News { landmark: Landmark::Done, drawing };
        let fish = SetsState::new(setup("p=fish&v=sets"));
        let drawn = fish.after(Move::Drawn(fish.request(), news.clone()));
        assert!(drawn.is_drawn() && !fish.is_drawn());
        assert!(matches!(drawn.click(1), Some(Click::Move { hint: 14, to: 0 })));
        assert_eq!(drawn.click(2), None);

        let moved = drawn.after(Move::Place { hint: 14, to: 0 });
        assert_eq!(moved.order().hints()[0], 14);
        assert!(moved.request() > drawn.request() && !moved.is_drawn());
        // A late drawing is dropped, and one of another puzzle does nothing.
        assert_eq!(moved.after(Move::Drawn(drawn.request(), news)), moved);
        let zebra = moved.after(Move::Turn(setup("p=zebra&v=sets")));
        assert_eq!(zebra.click(0), None);
        assert!(zebra.order().is_printed() && zebra.order().len() == 14);
    }

    #[test]
    fn switches_and_readings_leave_the_order_as_it_is() {
        let moved = SetsState::new(setup("p=fish")).after(Move::Place { hint: 3, to: 0 });
        let switched = moved.after(Move::Turn(setup("p=fish&off=9&read=4:somewhere")));
        assert_eq!(switched.order(), moved.order());
        assert!(switched.request() > moved.request());
        assert_eq!(moved.after(Move::Turn(setup("p=fish&v=sets"))).request(), moved.request());
        assert!(switched.after(Move::Print).order().is_printed());
    }
}
