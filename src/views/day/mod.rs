//! Daily: the puzzles of days, made where the long work is done, the same for everyone, and a calendar
//! of them.

mod making;
mod today;
mod view;

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use crate::engine::protocol;
use crate::tools::context::Context;
use explain::Level;
use generate::{self, Date, Difficulty, Issue};
use puzzle::pack::pack;
use puzzle::wording::Places;
use solver::Progress;

pub use making::{Making, fetch, keep};
pub use today::use_new_day;
pub use view::DayView;

/// A day as year, month and day, the last two from 1.
pub type Day = (u16, u8, u8);

/// The puzzle of a day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct News {
    /// Which day.
    pub day: Day,
    /// How hard it was to be.
    pub difficulty: Difficulty,
    /// The puzzle, packed; `None` where there is no such day.
    pub packed: Option<String>,
    /// The same without the day in its title, as links carried it before days had links of their own.
    pub former: Option<String>,
    /// How many houses and categories it has.
    pub size: (u8, u8),
    /// What its places are called, such as "seats".
    pub places: String,
    /// How hard it is.
    pub level: Level,
}

impl News {
    /// Which puzzle it is, where there is one.
    pub fn issue(&self) -> Option<Issue> {
        let date =
            Date::new(self.day.0, self.day.1, self.day.2).filter(|_| self.packed.is_some())?;
        Some(Issue { date, difficulty: self.difficulty })
    }
}

/// The part of a link that names the puzzle.
pub fn part(issue: Issue) -> String {
    format!("day={issue}")
}

/// Makes the puzzles of these days, one after another.
pub fn answer(days: &[(Day, Difficulty)], context: &mut Context<'_>) {
    for (i, &(day, difficulty)) in days.iter().enumerate() {
        let news = make(day, difficulty, context);
        (context.post)(i + 1 == days.len(), protocol::encode(&news));
        if (context.tell)(None).is_break() {
            return;
        }
    }
}

fn make(day: Day, difficulty: Difficulty, context: &mut Context<'_>) -> News {
    let none = News {
        day,
        difficulty,
        packed: None,
        former: None,
        size: (0, 0),
        places: String::new(),
        level: Level::Easy,
    };
    let Some(date) = Date::new(day.0, day.1, day.2) else { return none };
    let tell = &mut context.tell;
    let mut watch = |_: &Progress| -> ControlFlow<()> { tell(None) };
    let Ok(puzzle) = generate::of_day(date, difficulty, &mut watch) else { return none };
    let size = (puzzle.houses(), puzzle.categories().len() as u8);
    let places = Places::of(&puzzle).plural();
    let Some(level) = generate::level(&puzzle, &mut watch) else { return none };
    let former = pack(&puzzle).ok();
    let packed = pack(&Issue { date, difficulty }.titled(puzzle)).ok();
    News { day, difficulty, packed, former, size, places, level }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use link::{bring, needs_help};

    #[test]
    fn a_day_has_one_puzzle_and_a_false_day_none() {
        let mut news: Vec<News> = Vec::new();
        let mut post = |_, bytes: Vec<u8>| news.push(protocol::decode(&bytes).unwrap());
        let mut go_on = |_| ControlFlow::Continue(());
        let mut context = Context { clock: &|| 0.0, tell: &mut go_on, post: &mut post };
        let (monday, easy) = ((2026, 11, 23), Difficulty::Easy);
        let days =
            [(monday, easy), (monday, easy), ((2026, 2, 30), easy), (monday, Difficulty::Hard)];
        answer(&days, &mut context);
        assert_eq!(news[0], news[1]);
        assert_eq!((news[0].size, news[2].issue()), ((4, 3), None));
        assert_ne!(news[0].packed, news[3].packed);
        assert_eq!(news[0].level, easy.level());
        assert_eq!(news[3].level, Level::Hard);
        // Its name is all that the link of it takes, once the puzzle is there.
        let link = part(news[0].issue().unwrap()) + "&off=1";
        assert_eq!(link, "day=2026-11-23:easy&off=1");
        assert!(needs_help(&link));
        bring("day=2026-11-23:easy", news[0].packed.as_ref().unwrap()).unwrap();
        assert!(!needs_help(&link));
        let (setup, whole) = Setup::from_fragment(&link);
        assert!(whole);
        assert_eq!((setup.puzzle.houses(), setup.fragment()), (4, link));
        assert!(setup.puzzle.title().starts_with("23 November 2026, easy: "));
        let former = Setup::from_fragment(&format!("z={}", news[0].former.as_ref().unwrap())).0;
        assert_eq!(former.puzzle.hints(), setup.puzzle.hints());
        assert!(setup.puzzle.title().ends_with(former.puzzle.title()));
    }
}
