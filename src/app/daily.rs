//! The puzzles of days: made where the long work is done, the same for everyone.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::engine::protocol;
use super::tools::Site;
use crate::explain::Level;
use crate::generate::{self, Date, Difficulty};
use crate::puzzle::link::Link;
use crate::puzzle::wording::Places;
use crate::solver::Progress;

/// A day as year, month and day, the last two from 1.
pub type Day = (u16, u8, u8);

/// The puzzle of a day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct News {
    /// Which day.
    pub day: Day,
    /// How hard it was to be.
    pub difficulty: Difficulty,
    /// The puzzle as a link's fragment; `None` where there is no such day.
    pub fragment: Option<String>,
    /// How many houses and categories it has.
    pub size: (u8, u8),
    /// What its places are called, such as "seats".
    pub places: String,
    /// How hard it is.
    pub level: Level,
}

/// Makes the puzzles of these days, one after another.
pub fn answer(days: &[(Day, Difficulty)], site: &mut Site<'_>) {
    for (i, &(day, difficulty)) in days.iter().enumerate() {
        let news = make(day, difficulty, site);
        (site.post)(i + 1 == days.len(), protocol::encode(&news));
        if (site.tell)(None).is_break() {
            return;
        }
    }
}

fn make(day: Day, difficulty: Difficulty, site: &mut Site<'_>) -> News {
    let none = News {
        day,
        difficulty,
        fragment: None,
        size: (0, 0),
        places: String::new(),
        level: Level::Easy,
    };
    let Some(date) = Date::new(day.0, day.1, day.2) else { return none };
    let tell = &mut site.tell;
    let mut watch = |_: &Progress| -> ControlFlow<()> { tell(None) };
    let Ok(puzzle) = generate::of_day(date, difficulty, &mut watch) else { return none };
    let size = (puzzle.houses(), puzzle.categories().len() as u8);
    let places = Places::of(&puzzle).plural();
    let level = generate::level(&puzzle);
    let fragment = Link::carrying(puzzle).ok().map(|link| link.encode());
    News { day, difficulty, fragment, size, places, level }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::setup::Setup;

    #[test]
    fn a_day_has_one_puzzle_and_a_false_day_none() {
        let mut news: Vec<News> = Vec::new();
        let mut post = |_, bytes: Vec<u8>| news.push(protocol::decode(&bytes).unwrap());
        let mut go_on = |_| ControlFlow::Continue(());
        let mut site = Site { clock: &|| 0.0, tell: &mut go_on, post: &mut post };
        let (monday, easy) = ((2026, 11, 23), Difficulty::Easy);
        let days =
            [(monday, easy), (monday, easy), ((2026, 2, 30), easy), (monday, Difficulty::Hard)];
        answer(&days, &mut site);
        assert_eq!(news[0], news[1]);
        assert_eq!((news[0].size, news[2].fragment.clone()), ((4, 3), None));
        assert_ne!(news[0].fragment, news[3].fragment);
        assert_eq!(Difficulty::from(news[0].level), easy);
        assert_eq!(Difficulty::from(news[3].level), Difficulty::Hard);
        let (setup, troubles) = Setup::from_fragment(news[0].fragment.as_ref().unwrap());
        assert!(troubles.is_empty(), "{troubles:?}");
        assert_eq!(setup.puzzle.houses(), 4);
    }
}
