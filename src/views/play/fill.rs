//! What fills itself in.

use crate::words::play as words;
use explain::{Fact, Knowledge};
use puzzle::Shape;

puzzle::worded! {
    /// What the player wishes to have filled in, from the least to the most.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Fill {
        /// The word that the device keeps.
        pub word;
        /// Its name.
        pub name: &'static str;
    } {
        /// Nothing.
        Off = "off", words::FILL_NOTHING;
        /// The last value that a cell has left, and the last house that a value has left.
        Singles = "singles", words::FILL_SINGLES;
        /// That, and all that a placement rules out.
        #[default]
        All = "all", words::FILL_ALL;
    }
}

/// Places what has one house left, and what is the only one left for a house.
pub(super) fn take_singles(known: &mut Knowledge) {
    let shape = Shape::new(known.houses(), known.categories() as u8);
    for category in 0..shape.categories() {
        let values = || shape.values_of(category);
        for value in values() {
            let mut left = known.candidates(value).iter();
            if let (Some(house), None, None) = (left.next(), left.next(), known.placed(value)) {
                known.learn(Fact::placed(value, house));
            }
        }
        for house in 0..shape.houses() {
            let mut left = values().filter(|&value| known.candidates(value).contains(house));
            let single = left.next().filter(|_| left.next().is_none());
            if let Some(value) = single.filter(|&value| known.placed(value).is_none()) {
                known.learn(Fact::placed(value, house));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Game, Mark, Move, Spot};
    use super::*;
    use puzzle::{Random, Value};

    /// What follows from marks, as anybody would work it out with a table of crosses.
    fn plainly(marks: &[[[Mark; 5]; 5]; 5]) -> [[[Option<bool>; 5]; 5]; 5] {
        let mut cells = marks.map(|category| {
            category.map(|value| {
                value.map(|mark| match mark {
                    Mark::In => Some(true),
                    Mark::Out => Some(false),
                    Mark::Blank | Mark::Maybe => None,
                })
            })
        });
        loop {
            let before = cells;
            for cells in &mut cells {
                for (value, house) in (0..25).map(|at| (at / 5, at % 5)) {
                    let lines = (0..5).map(|at| [(value, at), (at, house)]);
                    let (row, column): (Vec<_>, Vec<_>) = lines.map(|[a, b]| (a, b)).unzip();
                    for line in [row, column] {
                        let of =
                            |wanted| line.iter().filter(|&&(v, h)| cells[v][h] == wanted).count();
                        let is_placed = of(Some(true)) == 1;
                        let is_last = of(Some(false)) == 4 && of(None) == 1;
                        if cells[value][house].is_none() && (is_placed || is_last) {
                            cells[value][house] = Some(!is_placed);
                        }
                    }
                }
            }
            if cells == before {
                return cells;
            }
        }
    }

    #[test]
    fn what_follows_fills_itself_as_far_as_wished() {
        let fish = presets::find("fish").unwrap().puzzle();
        let mut random = Random::new(36);
        for _ in 0..200 {
            // Marks that some arrangement fits.
            let mut orders = [[0, 1, 2, 3, 4]; 5];
            orders.iter_mut().for_each(|order| random.shuffle(order));
            let mut marks = [[[Mark::Blank; 5]; 5]; 5];
            let mut game = Game::new(&fish);
            for _ in 0..random.below(60_usize) {
                let (c, v, h) =
                    (random.below(5_usize), random.below(5_usize), random.below(5_usize));
                let mark = if orders[c][v] != h {
                    Mark::Out
                } else if random.below(3_u8) == 0 {
                    Mark::In
                } else {
                    Mark::Maybe
                };
                marks[c][v][h] = mark;
                let spot = Spot::House(Value { category: c as u8, index: v as u8 }, h as u8);
                if game.position().mark(spot) != mark {
                    game = game.after(Move::Mark(spot, mark));
                }
            }
            let wanted = plainly(&marks);
            for fill in Fill::ALL {
                let game = game.after(Move::Fill(fill));
                let known = game.filled_in();
                for at in 0..125 {
                    let (c, v, h) = (at / 25, at / 5 % 5, at % 5);
                    let spot = Spot::House(Value { category: c as u8, index: v as u8 }, h as u8);
                    let own = marks[c][v][h];
                    let filled = match (fill, wanted[c][v][h]) {
                        (Fill::Singles | Fill::All, Some(true)) => Mark::In,
                        (Fill::All, Some(false)) => Mark::Out,
                        _ => own,
                    };
                    assert_eq!(game.seen(spot, known.as_ref()).mark, filled, "{fill:?} {spot:?}");
                }
                let all = wanted.iter().flatten().flatten().all(Option::is_some);
                let by_hand = marks.iter().flatten().flatten().filter(|&&mark| mark == Mark::In);
                assert_eq!(
                    game.is_full(),
                    if fill == Fill::Off { by_hand.count() == 25 } else { all }
                );
            }
        }
    }

    #[test]
    fn words_name_each() {
        for fill in Fill::ALL {
            assert_eq!(Fill::named(fill.word()), Some(fill));
        }
        assert_eq!(Fill::named("some"), None);
    }
}
