//! What the device remembers of games that are done: when, in which time, with how much help. And how
//! many days in a row have been played on the day.

use std::collections::BTreeSet;

use super::game::{Game, Help};
use super::names::PREFIX;
use crate::words::day as words;
use generate::{Date, Difficulty, Issue};

/// What stands before the fragment of what was played.
const RECORDS: &str = "zebra:done:";
/// The first field: a reader that does not know it knows no record.
const VERSION: &str = "1";

/// A game that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// When.
    pub day: Date,
    /// Seconds played.
    pub seconds: u32,
    /// Help asked for.
    pub help: Help,
}

impl Record {
    /// The record of a game that is done now.
    pub fn of(game: &Game, day: Date) -> Self {
        Self { day, seconds: game.seconds(), help: game.help() }
    }

    /// Under which name the device keeps it, by that of the game.
    pub fn key(game: &str) -> String {
        format!("{RECORDS}{}", game.strip_prefix(PREFIX).unwrap_or(game))
    }

    /// As a line of text, for the device.
    pub fn save(&self) -> String {
        let Self { day, seconds, help } = self;
        let (year, month, day) = day.parts();
        let Help { nudges, steps, checks } = help;
        format!("{VERSION};{year},{month},{day};{seconds},{nudges},{steps},{checks}")
    }

    /// What was saved, if it is a record.
    pub fn load(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split(';').collect();
        let [VERSION, day, figures] = fields[..] else { return None };
        let numbers = |text: &str| -> Option<Vec<u32>> {
            text.split(',').map(|number| number.parse().ok()).collect()
        };
        let [year, month, day] = numbers(day)?[..] else { return None };
        let day = Date::new(year.try_into().ok()?, month.try_into().ok()?, day.try_into().ok()?)?;
        let [seconds, nudges, steps, checks] = numbers(figures)?[..] else { return None };
        Some(Self { day, seconds, help: Help { nudges, steps, checks } })
    }
}

/// The puzzles of days among what the device keeps, by name, with the record of each.
pub fn of_days(kept: impl IntoIterator<Item = (String, String)>) -> Vec<(Issue, Record)> {
    let done = |(key, text): (String, String)| {
        let issue = key.strip_prefix(RECORDS)?.strip_prefix("day=")?.parse().ok()?;
        Some((issue, Record::load(&text)?))
    };
    kept.into_iter().filter_map(done).collect()
}

/// How many days in a row, up to today or to yesterday, the puzzle of the day was done on the day.
pub fn streak(done: &[(Issue, Record)], today: Date) -> u32 {
    let on_the_day = done.iter().filter(|(issue, record)| issue.date == record.day);
    let days: BTreeSet<Date> = on_the_day.map(|(_, record)| record.day).collect();
    let mut day = if days.contains(&today) { Some(today) } else { today.before() };
    let mut length = 0;
    while let Some(done) = day.filter(|day| days.contains(day)) {
        length += 1;
        day = done.before();
    }
    length
}

/// The best and the average time of a level, where there are several to compare.
pub fn times(done: &[(Issue, Record)], difficulty: Difficulty) -> Option<String> {
    let of_level = done.iter().filter(|(issue, _)| issue.difficulty == difficulty);
    let seconds: Vec<u32> = of_level.map(|(_, record)| record.seconds).collect();
    let best = seconds.iter().min().filter(|_| seconds.len() > 1)?;
    let average = seconds.iter().map(|&s| u64::from(s)).sum::<u64>() / seconds.len() as u64;
    let (best, average) = (clock(*best), clock(average as u32));
    Some(words::times(seconds.len(), &best, &average))
}

/// A time as minutes and seconds, with hours where there are any.
pub fn clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Move;
    use super::*;

    fn date(year: u16, month: u8, day: u8) -> Date {
        Date::new(year, month, day).unwrap()
    }

    fn done(issue: &str, day: Date) -> (String, String) {
        let fish = presets::find("fish").unwrap().puzzle();
        let game = Game::new(&fish).after(Move::Played(95));
        (Record::key(&format!("{PREFIX}day={issue}")), Record::of(&game, day).save())
    }

    #[test]
    fn a_record_comes_back_and_garbage_is_none() {
        let help = Help { nudges: 1, steps: 2, checks: 3 };
        let record = Record { day: date(2026, 11, 26), seconds: 702, help };
        assert_eq!(record.save(), "1;2026,11,26;702,1,2,3");
        assert_eq!(Record::load(&record.save()), Some(record));
        for text in ["", "1;2026,2,30;1,1,1,1", "2;2026,1,1;1,1,1,1", "1;2026,1,1;1,1,1", "1;a;b"] {
            assert_eq!(Record::load(text), None, "{text}");
        }
        assert_eq!(Record::key("zebra:play:p=fish"), "zebra:done:p=fish");
    }

    #[test]
    fn days_in_a_row_are_counted_over_months_and_years() {
        let mut kept = vec![
            done("2026-02-28:hard", date(2026, 2, 28)),
            done("2026-03-01:easy", date(2026, 3, 1)),
            done("2026-03-01:hard", date(2026, 3, 1)),
            ("zebra:done:p=fish".to_owned(), "1;2026,3,2;1,0,0,0".to_owned()),
            ("zebra:theme".to_owned(), "dark".to_owned()),
        ];
        let on = |kept: &[(String, String)], day| streak(&of_days(kept.to_vec()), day);
        assert_eq!(on(&kept, date(2026, 3, 1)), 2);
        // Today is still open; a day that was left out ends the row, also when made up for.
        assert_eq!(on(&kept, date(2026, 3, 2)), 2);
        assert_eq!(on(&kept, date(2026, 3, 3)), 0);
        kept.push(done("2026-03-02:easy", date(2026, 3, 3)));
        assert_eq!(on(&kept, date(2026, 3, 3)), 0);
        let years = [
            done("2025-12-31:easy", date(2025, 12, 31)),
            done("2026-01-01:easy", date(2026, 1, 1)),
        ];
        assert_eq!(on(&years, date(2026, 1, 1)), 2);
    }

    #[test]
    fn times_of_a_level_are_compared() {
        let of = |issue: &str, seconds| {
            let record = Record { day: date(2026, 11, 26), seconds, help: Help::default() };
            (issue.parse().unwrap(), record)
        };
        let done =
            [of("2026-11-24:easy", 100), of("2026-11-25:easy", 201), of("2026-11-26:hard", 7)];
        let easy = times(&done, Difficulty::Easy);
        assert_eq!(easy.as_deref(), Some("2 solved: best 1:40, average 2:30."));
        assert_eq!(
            [times(&done, Difficulty::Medium), times(&done, Difficulty::Hard)],
            [None, None]
        );
    }

    #[test]
    fn times_are_told_as_clocks_do() {
        assert_eq!([clock(5), clock(702), clock(3_723)], ["0:05", "11:42", "1:02:03"]);
    }
}
