//! A game as anybody would keep it on paper.

use std::collections::{BTreeMap, BTreeSet};

use super::{Fill, Help, Mark, Move, Position, Spot};
use crate::views::play::Game;
use explain::With;
use puzzle::{Puzzle, Shape, Value};

/// What is marked, and the hints that are struck out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    spots: BTreeMap<Spot, Mark>,
    struck: BTreeSet<usize>,
}

/// The marks, and what belongs to the game at any moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Paper {
    pub marks: Marks,
    pub fill: Fill,
    standings: bool,
    help: Help,
    seconds: u32,
}

/// Of two values the one of the first category comes first.
fn named(spot: Spot) -> Spot {
    match spot {
        Spot::Pair(a, b) if a > b => Spot::Pair(b, a),
        spot => spot,
    }
}

impl Marks {
    /// Puts a mark on a spot.
    pub fn put(&mut self, spot: Spot, mark: Mark) {
        self.spots.insert(named(spot), mark);
    }

    /// Strikes a hint out, or no longer.
    pub fn strike(&mut self, hint: usize) {
        if !self.struck.remove(&hint) {
            self.struck.insert(hint);
        }
    }

    /// The same as the page has them, on an empty table.
    pub fn on(&self, empty: Position) -> Position {
        let marked = self.spots.iter().fold(empty, |table, (&spot, &mark)| table.with(spot, mark));
        self.struck.iter().fold(marked, |table, &hint| table.with_struck(hint))
    }
}

impl Paper {
    /// Does what the player does.
    pub fn play(&mut self, step: &Move) {
        let spots = &mut self.marks.spots;
        match step {
            Move::Mark(spot, mark) if spots.get(&named(*spot)) == Some(mark) => {
                spots.remove(&named(*spot));
            }
            Move::Mark(spot, mark) => self.marks.put(*spot, *mark),
            Move::Cross(spot, _) => match spots.get(&named(*spot)) {
                None | Some(Mark::Maybe) => self.marks.put(*spot, Mark::Out),
                _ => {}
            },
            Move::Strike(hint) => self.marks.strike(*hint),
            Move::Take(facts) => {
                for fact in facts {
                    let spot = match fact.with {
                        With::House(house) => Spot::House(fact.value, house),
                        With::Value(other) => Spot::Pair(fact.value, other),
                    };
                    self.marks.put(spot, if fact.holds { Mark::In } else { Mark::Out });
                }
            }
            Move::Restart => {
                *self = Self { fill: self.fill, standings: self.standings, ..Self::default() };
            }
            Move::Fill(fill) => self.fill = *fill,
            Move::Standings(shown) => self.standings = *shown,
            Move::Helped(help) => {
                self.help.nudges += help.nudges;
                self.help.steps += help.steps;
                self.help.checks += help.checks;
            }
            Move::Played(seconds) => self.seconds += seconds,
            Move::Undo | Move::Redo | Move::BackTo(_) | Move::TakeOver(_) => {
                unreachable!("{step:?} is no matter of one sheet")
            }
        }
    }

    /// That this is the game.
    pub fn assert_is(&self, game: &Game, puzzle: &Puzzle, when: &str) {
        for spot in spots(puzzle) {
            let mark = self.marks.spots.get(&spot).copied().unwrap_or_default();
            assert_eq!(game.position().mark(spot), mark, "{spot:?}, {when}");
        }
        let struck: BTreeSet<usize> = game.position().struck().iter().collect();
        assert_eq!(struck, self.marks.struck, "{when}");
        let rest = (game.fill(), game.standings(), game.help(), game.seconds());
        assert_eq!(rest, (self.fill, self.standings, self.help, self.seconds), "{when}");
    }
}

/// Everything that can be marked.
pub fn spots(puzzle: &Puzzle) -> Vec<Spot> {
    let shape = Shape::from(puzzle);
    let values: Vec<Value> = shape.values().collect();
    let mut spots = Vec::new();
    for (at, &one) in values.iter().enumerate() {
        spots.extend((0..shape.houses()).map(|house| Spot::House(one, house)));
        let others = values[at..].iter().filter(|other| other.category != one.category);
        spots.extend(others.map(|&other| Spot::Pair(one, other)));
    }
    spots
}
