//! The puzzles of a day, one of each difficulty: the same for everyone, larger towards the weekend.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Difficulty, Kind, NoPuzzle, Wish, level, seeds, thrown};
use puzzle::Puzzle;
use solver::Watch;

/// A day of the Gregorian calendar, years 1 to 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The puzzle of a day. In the rare case that none comes out as hard as it is to be, the first one.
///
/// # Errors
/// The watch stopped the work.
pub fn of_day(
    date: Date,
    difficulty: Difficulty,
    watch: &mut dyn Watch,
) -> Result<Puzzle, NoPuzzle> {
    let wish = date.wish(difficulty);
    let mut first = None;
    for seed in seeds(wish.seed) {
        let puzzle = thrown(&wish, 0, seed, watch)?;
        if level(&puzzle, watch).ok_or(NoPuzzle::Stopped)? == difficulty.level() {
            return Ok(puzzle);
        }
        first.get_or_insert(puzzle);
    }
    Ok(first.expect("there are attempts"))
}

impl Date {
    /// What [`Date::after_1970`] counts from.
    pub const EPOCH: Self = Self { year: 1970, month: 1, day: 1 };

    /// The date of this year, month (from 1) and day (from 1), if there is one.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let days = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let fits = (1..=9999).contains(&year) && (1..=days).contains(&day);
        fits.then_some(Self { year, month, day })
    }

    /// Year, month and day, the last two from 1.
    pub fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// The date so many days after 1 January 1970, if it is before the year 10000.
    pub fn after_1970(days: u64) -> Option<Self> {
        let mut rest = days;
        for year in 1970..=9999 {
            for month in 1..=12 {
                let length = Self::last_of(year, month)?.day;
                if rest < u64::from(length) {
                    return Self::new(year, month, rest as u8 + 1);
                }
                rest -= u64::from(length);
            }
        }
        None
    }

    /// The day before, if there is one.
    pub fn before(self) -> Option<Self> {
        match (self.month, self.day) {
            (1, 1) => Self::last_of(self.year - 1, 12),
            (month, 1) => Self::last_of(self.year, month - 1),
            (month, day) => Self::new(self.year, month, day - 1),
        }
    }

    fn last_of(year: u16, month: u8) -> Option<Self> {
        (28..=31).rev().find_map(|day| Self::new(year, month, day))
    }

    /// What to wish for that day: small and classic on Mondays, large on Sundays.
    pub fn wish(self, difficulty: Difficulty) -> Wish {
        const SIZES: [[(u8, u8); 3]; 3] =
            [[(4, 3), (4, 4), (5, 3)], [(4, 4), (5, 4), (5, 5)], [(5, 4), (5, 5), (6, 5)]];
        let part_of_week = self.weekday() as usize * 3 / 7;
        let (houses, categories) = SIZES[difficulty as usize][part_of_week];
        let kinds = match (difficulty, part_of_week) {
            (Difficulty::Easy, _) | (_, 0) => Kind::CLASSIC.to_vec(),
            _ => Kind::ALL.to_vec(),
        };
        let day = u64::from(self.year) * 10_000 + u64::from(self.month) * 100 + u64::from(self.day);
        let seed = day * 10 + difficulty as u64;
        Wish { houses, categories, kinds, seed }
    }

    /// The difficulty of a day for who does not choose: easy at the beginning of the week, hard at
    /// its end.
    pub fn difficulty(self) -> Difficulty {
        Difficulty::ALL[self.weekday() as usize * 3 / 7]
    }

    /// 0 for Monday, by Sakamoto's method (1993).
    pub fn weekday(self) -> u32 {
        const SHIFT: [u32; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
        let year = u32::from(self.year) - u32::from(self.month < 3);
        let shift = SHIFT[usize::from(self.month) - 1];
        (year + year / 4 - year / 100 + year / 400 + shift + u32::from(self.day) + 6) % 7
    }
}

/// "2026-11-22"
impl fmt::Debug for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// "22 November 2026"
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.day, MONTHS[usize::from(self.month) - 1], self.year)
    }
}

/// Year, month and day in digits, apart by hyphens; a sentence about what is no date.
impl std::str::FromStr for Date {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut numbers = text.trim().splitn(3, '-').map(|digits| {
            let plain = digits.chars().all(|c| c.is_ascii_digit());
            digits.parse::<u16>().ok().filter(|_| plain)
        });
        let mut next = || numbers.next().flatten();
        let small = |number: u16| u8::try_from(number).ok();
        let mut date = || Self::new(next()?, small(next()?)?, small(next()?)?);
        date().ok_or_else(|| {
            let shown: String = text.chars().take(60).collect();
            format!("'{shown}' is no date; write year, month and day, such as 2026-03-01")
        })
    }
}
