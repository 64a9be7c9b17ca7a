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
use generate::Issue;
use puzzle::pack::pack;
use puzzle::wording::Places;
use solver::Progress;

pub use making::{Making, fetch, keep};
pub use today::use_new_day;
pub use view::DayView;

/// The puzzle of a day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct News {
    /// Which one.
    pub issue: Issue,
    /// The puzzle, packed.
    pub packed: String,
    /// The same without the day in its title, as links carried it before days had links of their own.
    pub former: String,
    /// How many houses and categories it has.
    pub size: (u8, u8),
    /// What its places are called, such as "seats".
    pub places: String,
    /// How hard it is.
    pub level: Level,
}

/// The part of a link that names the puzzle.
pub fn part(issue: Issue) -> String {
    format!("day={issue}")
}

/// Makes the puzzles of these days, one after another; none where the work was stopped.
pub fn answer(days: &[Issue], context: &mut Context<'_>) {
    for (i, &issue) in days.iter().enumerate() {
        let news = make(issue, context);
        (context.post)(i + 1 == days.len(), protocol::encode(&news));
        if (context.tell)(None).is_break() {
            return;
        }
    }
}

fn make(issue: Issue, context: &mut Context<'_>) -> Option<News> {
    let tell = &mut context.tell;
    let mut watch = |_: &Progress| -> ControlFlow<()> { tell(None) };
    let puzzle = generate::of_day(issue.date, issue.difficulty, &mut watch).ok()?;
    let size = (puzzle.houses(), puzzle.categories().len() as u8);
    let places = Places::of(&puzzle).plural();
    let level = generate::level(&puzzle, &mut watch)?;
    let former = pack(&puzzle).ok()?;
    let packed = pack(&issue.titled(puzzle)).ok()?;
    Some(News { issue, packed, former, size, places, level })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use link::{bring, needs_help};

    #[test]
    fn a_day_has_one_puzzle_and_a_false_day_none() {
        let mut news: Vec<News> = Vec::new();
        let mut post = |_, bytes: Vec<u8>| {
            news.extend(protocol::decode::<Option<News>>(&bytes).unwrap());
        };
        let mut go_on = |_| ControlFlow::Continue(());
        let mut context = Context { clock: &|| 0.0, tell: &mut go_on, post: &mut post };
        let [easy, hard]: [Issue; 2] =
            ["2026-11-23:easy", "2026-11-23:hard"].map(|name| name.parse().unwrap());
        answer(&[easy, easy, hard], &mut context);
        assert_eq!(news.len(), 3);
        assert_eq!(news[0], news[1]);
        assert_eq!(news[0].size, (4, 3));
        assert_ne!(news[0].packed, news[2].packed);
        assert_eq!([news[0].level, news[2].level], [Level::Easy, Level::Hard]);
        assert!("2026-02-30:easy".parse::<Issue>().is_err());
        // Its name is all that the link of it takes, once the puzzle is there.
        let link = part(news[0].issue) + "&off=1";
        assert_eq!(link, "day=2026-11-23:easy&off=1");
        assert!(needs_help(&link));
        bring("day=2026-11-23:easy", &news[0].packed).unwrap();
        assert!(!needs_help(&link));
        let (setup, whole) = Setup::from_fragment(&link);
        assert!(whole);
        assert_eq!((setup.puzzle.houses(), setup.fragment()), (4, link));
        assert!(setup.puzzle.title().starts_with("23 November 2026, easy: "));
        let former = Setup::from_fragment(&format!("z={}", news[0].former)).0;
        assert_eq!(former.puzzle.hints(), setup.puzzle.hints());
        assert!(setup.puzzle.title().ends_with(former.puzzle.title()));
    }
}
