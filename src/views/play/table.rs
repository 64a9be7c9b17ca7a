//! The game in the page's line of undo, and the help that belongs to each moment.
//!
//! There is one line: a change of the marks is a step of the page, which carries the game as a memo;
//! whichever way the reader goes along the line, the page brings back the memo. What was said about a
//! moment goes with the moment.

use std::rc::Rc;

use super::{Answer, Fill, Game, Help, Move, PREFIX, Position};
use crate::setup::Setup;
use crate::state::{Action, Memo, Moment, Place, State};
use crate::timeline::KEPT;
use crate::views::explain::{Lesson, News};
use link::View;

/// A game on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    setup: Rc<Setup>,
    key: String,
    place: Place,
    /// Whether the page's memo of this moment is this game.
    noted: bool,
    stroke: Stroke,
    game: Game,
    /// The moments of the page's line up to now that were seen on this table; numbers rise.
    past: Vec<(usize, Position)>,
    answer: Answer,
    request: u32,
    elsewhere: bool,
}

/// A stroke that rules out what it passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stroke {
    /// There is none.
    None,
    /// It has passed nothing yet that it could rule out.
    Begun,
    /// It has made a step, and the page has not said yet which moment that is.
    Made,
    /// It is the step to the moment of this number.
    At(usize),
}

/// What can happen.
#[derive(Clone, PartialEq, Debug)]
pub enum Turn {
    /// The page shows this; with what the device keeps of the game there.
    Page(Rc<State>, Option<String>),
    /// The player, or another tab, makes a move.
    Move(Move),
    /// Help is asked for.
    Ask,
    /// It has come; with the number of the request.
    Heard(u32, News),
    /// This is to be said instead.
    Say(Answer),
}

/// Under which name the device keeps the game: the puzzle with its switches and readings. What a link
/// has only for the sake of its end, and the marks that it carries, are no part of it.
pub fn key(setup: &Setup) -> String {
    let fragment = setup.with_marks(None).with_view(View::Explore).fragment();
    format!("{PREFIX}{}", fragment.strip_suffix("&on=all").unwrap_or(&fragment))
}

impl Table {
    /// The table as it opens; with what the device keeps of the game, and what the reader wishes to have
    /// filled in, where that is known.
    pub fn open(page: &State, kept: Option<&str>, fill: Option<Fill>) -> Self {
        let setup = page.setup().clone();
        let game = kept.and_then(|text| Game::load(&setup.puzzle, text));
        let game = game.unwrap_or_else(|| Game::new(&setup.puzzle));
        let fill = fill.unwrap_or(game.fill());
        let mut table = Self {
            key: key(&setup),
            place: page.place(),
            noted: false,
            stroke: Stroke::None,
            game: game.after(Move::Fill(fill)),
            past: Vec::new(),
            answer: Answer::None,
            request: 0,
            elsewhere: false,
            setup,
        };
        table.follow(page);
        table
    }

    /// The table after the turn.
    #[must_use]
    pub fn after(&self, turn: Turn) -> Self {
        let mut table = self.clone();
        match turn {
            Turn::Page(page, _) if key(page.setup()) == self.key => table.follow(&page),
            // Numbers of requests go on, so that nobody hears what was asked about another game.
            Turn::Page(page, kept) => {
                let open = Self::open(&page, kept.as_deref(), Some(self.game.fill()));
                table = Self { request: self.request, ..open };
            }
            Turn::Move(step) => {
                table.elsewhere = match step {
                    Move::TakeOver(_) => true,
                    Move::Played(_) => self.elsewhere,
                    _ => false,
                };
                table.stroke = match step {
                    Move::Cross(_, false) => Stroke::Begun,
                    Move::Cross(_, true) | Move::Played(_) => self.stroke,
                    _ => Stroke::None,
                };
                table.game = self.game.after(step);
                let has_moved = table.game.position() != self.game.position();
                if table.stroke == Stroke::Begun && has_moved {
                    table.stroke = Stroke::Made;
                }
            }
            Turn::Ask => {
                table.request += 1;
                table.answer = Answer::Pending;
            }
            Turn::Heard(request, news) => {
                if request == self.request && self.answer == Answer::Pending {
                    let moment = |at: usize| self.past.get(at).map(|(number, _)| *number);
                    table.answer = Answer::heard(&self.setup.puzzle, moment, news);
                }
            }
            Turn::Say(answer) => table.answer = answer,
        }
        if table.moment() != self.moment() {
            table.answer = Answer::None;
        }
        table
    }

    /// What help is about.
    fn moment(&self) -> (&str, usize, &Position) {
        (&self.key, self.place.number, self.game.position())
    }

    /// Goes where the page is; a moment at which this game was not noted leaves the marks as they are.
    fn follow(&mut self, page: &State) {
        let game = remembered(page, &self.key);
        let number = page.place().number;
        if number != self.place.number {
            let is_ours = game.as_ref().is_some_and(|game| game.position() == self.game.position());
            let is_made = self.stroke == Stroke::Made && number > self.place.number && is_ours;
            self.stroke = if is_made { Stroke::At(number) } else { Stroke::None };
        }
        (self.setup, self.place) = (page.setup().clone(), page.place());
        self.noted = game.is_some();
        if let Some(game) = game {
            self.game = self.game.at(game.position().clone());
        }
        self.past.retain(|(number, _)| *number < self.place.number);
        self.past.push((self.place.number, self.game.position().clone()));
        // The page keeps no more either.
        self.past.drain(..self.past.len().saturating_sub(KEPT));
    }

    /// What the page is to do for a move; to be asked before the move is made.
    pub fn actions(&self, step: &Move) -> Vec<Action> {
        match step {
            Move::Undo => self.place.undo.then_some(Action::Undo).into_iter().collect(),
            Move::Redo => self.place.redo.then_some(Action::Redo).into_iter().collect(),
            Move::BackTo(number) => vec![Action::GoTo(*number)],
            step => {
                let after = self.game.after(step.clone());
                if after.position() == self.game.position() {
                    return Vec::new();
                }
                // A stroke is one step, however many spots it passes.
                let goes_on = matches!(step, Move::Cross(_, true));
                let is_here = matches!(self.stroke, Stroke::Made)
                    || self.stroke == Stroke::At(self.place.number);
                if goes_on && is_here {
                    return vec![self.step(after.position(), true)];
                }
                // What undo comes back to has to be on the line, too.
                let before = (!self.noted).then(|| self.step(self.game.position(), true));
                before.into_iter().chain([self.step(after.position(), false)]).collect()
            }
        }
    }

    /// What the page is to do where its link carries marks: the game of this table stands where the link
    /// was opened, and the marks are a step from there. They are the game's from then on.
    pub fn show_linked(&self, marks: Option<&Position>) -> Vec<Action> {
        let mut table = self.clone();
        table.setup = Rc::new(self.setup.with_marks(None));
        let own = self.game.position();
        let step = marks.filter(|marks| *marks != own).map(|marks| table.step(marks, false));
        [table.step(own, true)].into_iter().chain(step).collect()
    }

    fn step(&self, position: &Position, joined: bool) -> Action {
        // The same marks are the same moment, whatever time and help it took.
        let game = Game::from(position.clone(), Fill::All, false, Help::default(), 0);
        let memo = Memo { key: self.key.clone(), text: game.save() };
        let moment = Moment { setup: self.setup.clone(), memo: Some(Rc::new(memo)) };
        Action::Step { moment, joined }
    }

    /// What is set up.
    pub fn setup(&self) -> &Rc<Setup> {
        &self.setup
    }

    /// Under which name the device keeps the game.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is said about this moment.
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The number of the newest request for help.
    pub fn request(&self) -> u32 {
        self.request
    }

    /// Whether the last move came from another tab or frame.
    pub fn is_played_elsewhere(&self) -> bool {
        self.elsewhere
    }

    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        self.place.undo
    }

    /// Whether there is a move to do again.
    pub fn can_redo(&self) -> bool {
        self.place.redo
    }

    /// What asks the engine for the next step.
    pub fn next_step(&self) -> Lesson {
        Lesson::Next(self.setup.active().clone(), self.game.known())
    }

    /// What asks the engine whether all is right, and until when it was.
    pub fn check(&self) -> Lesson {
        Lesson::Check {
            active: self.setup.active().clone(),
            states: self.past.iter().map(|(_, position)| position.known()).collect(),
            facts: self.game.position().facts(),
        }
    }
}

/// The game in the page's memory, where it is the one of this name.
fn remembered(page: &State, key: &str) -> Option<Game> {
    // Marks of one puzzle never show up in another.
    let memo = page.memo().filter(|memo| memo.key == key)?;
    Game::load(&page.setup().puzzle, &memo.text)
}

#[cfg(test)]
mod tests;
