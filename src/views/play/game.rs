//! A game: the marks of now, and what it took.

use super::fill::Fill;
use super::position::{Mark, Position, Seen, Spot};
use explain::{Fact, Knowledge};
use puzzle::{HintSet, Houses, Puzzle, Shape, Value};

/// Help that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Help {
    /// Times asked where to look, or at which hints.
    pub nudges: u32,
    /// Steps shown.
    pub steps: u32,
    /// Times asked whether all is right so far.
    pub checks: u32,
}

/// A game of one puzzle. What was before is kept by the page's line of undo ([`Table`](super::Table)).
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    position: Position,
    fill: Fill,
    /// Whether hints show how they stand.
    standings: bool,
    help: Help,
    seconds: u32,
}

/// What a player does.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Marks a spot; the same mark again wipes it out.
    Mark(Spot, Mark),
    /// Rules a spot out in passing, where nothing says otherwise; whether the same stroke has passed
    /// others before.
    Cross(Spot, bool),
    /// Strikes a hint out, or no longer.
    Strike(usize),
    /// Puts in what a step found.
    Take(Vec<Fact>),
    /// One move back.
    Undo,
    /// One move forth.
    Redo,
    /// Back to the moment of this number.
    BackTo(usize),
    /// Goes on with the game as it was played in another tab or frame.
    TakeOver(Game),
    /// From the beginning, time and help too.
    Restart,
    /// What is to be filled in.
    Fill(Fill),
    /// Whether hints show how they stand.
    Standings(bool),
    /// More help was asked for.
    Helped(Help),
    /// Some seconds more have been played.
    Played(u32),
}

impl Game {
    /// A new game.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::from(Position::empty(puzzle), Fill::All, false, Help::default(), 0)
    }

    pub(super) fn from(
        position: Position,
        fill: Fill,
        standings: bool,
        help: Help,
        seconds: u32,
    ) -> Self {
        Self { position, fill, standings, help, seconds }
    }

    /// The game with the marks of another moment.
    #[must_use]
    pub(super) fn at(&self, position: Position) -> Self {
        Self { position, ..self.clone() }
    }

    /// The game after the move.
    #[must_use]
    pub fn after(&self, step: Move) -> Self {
        let mut game = self.clone();
        let now = self.position();
        match step {
            Move::Mark(spot, mark) => {
                let mark = if now.mark(spot) == mark { Mark::Blank } else { mark };
                game.position = now.with(spot, mark);
            }
            Move::Cross(spot, _) if matches!(now.mark(spot), Mark::Blank | Mark::Maybe) => {
                game.position = now.with(spot, Mark::Out);
            }
            Move::Cross(..) => {}
            Move::Strike(hint) => game.position = now.with_struck(hint),
            Move::Take(facts) => game.position = now.with_facts(&facts),
            // The page goes there, and brings back the marks.
            Move::Undo | Move::Redo | Move::BackTo(_) => {}
            Move::TakeOver(other) => game = other,
            Move::Restart => {
                let empty = now.emptied();
                game = Self::from(empty, self.fill, self.standings, Help::default(), 0);
            }
            Move::Fill(fill) => game.fill = fill,
            Move::Standings(shown) => game.standings = shown,
            Move::Helped(help) => {
                game.help.nudges += help.nudges;
                game.help.steps += help.steps;
                game.help.checks += help.checks;
            }
            Move::Played(seconds) => game.seconds = game.seconds.saturating_add(seconds),
        }
        game
    }

    /// The marks of now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What they come to, with what is filled in.
    pub fn known(&self) -> Knowledge {
        self.filled_in().unwrap_or_else(|| self.position.known())
    }

    /// What they come to, where anything is to be filled in.
    pub fn filled_in(&self) -> Option<Knowledge> {
        (self.fill != Fill::Off).then(|| self.position.filled())
    }

    /// What a spot shows; `known` is [`Game::filled_in`].
    pub fn seen(&self, spot: Spot, known: Option<&Knowledge>) -> Seen {
        let seen = self.position.seen(spot, known);
        if seen.implied && seen.mark == Mark::Out && self.fill == Fill::Singles {
            return self.position.seen(spot, None);
        }
        seen
    }

    /// The first cell that is not settled, by category and house.
    pub fn first_open(&self) -> Option<(u8, u8)> {
        let filled = self.filled_in();
        let known = self.known();
        let cells = (0..known.categories() as u8)
            .flat_map(|category| (0..known.houses()).map(move |house| (category, house)));
        cells.into_iter().find(|&(category, house)| {
            let mut spots =
                (0..known.houses()).map(|index| Spot::House(Value { category, index }, house));
            !spots.any(|spot| self.seen(spot, filled.as_ref()).mark == Mark::In)
        })
    }

    /// What is filled in.
    pub fn fill(&self) -> Fill {
        self.fill
    }

    /// Whether hints show how they stand.
    pub fn standings(&self) -> bool {
        self.standings
    }

    /// Help asked for so far.
    pub fn help(&self) -> Help {
        self.help
    }

    /// Seconds played.
    pub fn seconds(&self) -> u32 {
        self.seconds
    }

    /// Whether every value is placed.
    pub fn is_full(&self) -> bool {
        self.known().is_complete()
    }

    /// Whether every value is placed and all these hints hold.
    pub fn is_solved(&self, puzzle: &Puzzle, active: &HintSet) -> bool {
        let known = self.known();
        let one_each = |category: u8| {
            let values = Shape::from(puzzle).values_of(category);
            let taken: Houses = values.filter_map(|value| known.placed(value)).collect();
            taken == Houses::all(puzzle.houses())
        };
        let house = |value| known.placed(value).unwrap_or_default();
        known.is_complete()
            && (0..puzzle.categories().len()).all(|category| one_each(category as u8))
            && active.iter().all(|hint| {
                puzzle.hints()[hint].relation.as_ref().is_none_or(|relation| relation.holds(&house))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::numbers;
    use solver::{Core, Problem};

    fn value(category: u8, index: u8) -> Value {
        Value { category, index }
    }

    #[test]
    fn marks_come_and_go() {
        let fish = presets::find("fish").unwrap().puzzle();
        let spot = Spot::House(value(0, 0), 0);
        let game = Game::new(&fish).after(Move::Mark(spot, Mark::Out)).after(Move::Strike(3));
        assert!(game.position().struck().contains(3));
        assert_eq!(game.position().mark(spot), Mark::Out);
        assert_eq!(game.first_open(), Some((0, 0)));
        assert_eq!(game.after(Move::Mark(spot, Mark::In)).first_open(), Some((0, 1)));
        let wiped = game.after(Move::Mark(spot, Mark::Out));
        assert_eq!(wiped.position().mark(spot), Mark::Blank);
        let restarted = game.after(Move::Played(60)).after(Move::Restart);
        assert!(restarted.position().is_empty());
        assert_eq!(restarted.seconds(), 0);
    }

    #[test]
    fn a_game_is_solved_when_all_is_placed_as_the_hints_say() {
        let fish = presets::find("fish").unwrap().puzzle();
        let active = numbers::switchable(&fish);
        let solution = Core::new(Problem::from(&fish)).solutions(&active).next().unwrap();
        let values = (0..5).flat_map(|category| (0..5).map(move |index| value(category, index)));
        let facts: Vec<Fact> = values.map(|v| Fact::placed(v, solution.house(v))).collect();
        let solved = Game::new(&fish).after(Move::Take(facts.clone()));
        assert!(solved.is_solved(&fish, &active) && solved.is_full());
        // Two values swapped: full, but not solved.
        let (a, b) = (facts[0], facts[1]);
        let swapped = [Fact { with: b.with, ..a }, Fact { with: a.with, ..b }];
        let rest = facts[2..].iter().chain(&swapped).copied().collect();
        let wrong = Game::new(&fish).after(Move::Take(rest));
        assert!(wrong.is_full() && !wrong.is_solved(&fish, &active));
    }
}
