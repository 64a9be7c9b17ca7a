//! Help that was asked for, as it came. It is about one position only.

use crate::views::explain::{End, News};
use crate::words::play as words;
use explain::{Ending, Fact, Nudge};
use puzzle::Puzzle;

/// What help has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Nothing was asked.
    None,
    /// Being looked for.
    Pending,
    /// A nudge, how much of it is shown, 1..=3, and what it finds.
    Nudge(Nudge, u8, Vec<Fact>),
    /// Nothing more follows.
    NothingMore(String),
    /// All is right so far.
    Right,
    /// Something is wrong: these marks, and the last moment when all was right.
    Wrong(Vec<Fact>, Option<usize>),
    /// The marks exclude every solution; which of them is not asked yet.
    Stuck,
    /// Whether to begin again is to be answered by the reader.
    Restart,
}

impl Answer {
    /// What the engine has found. `moments`: the numbers of the moments that were checked.
    pub(super) fn heard(
        puzzle: &Puzzle,
        moments: impl Fn(usize) -> Option<usize>,
        news: News,
    ) -> Self {
        match news {
            News::Nudge(nudge, new) => Self::Nudge(nudge, 1, new),
            News::End(End { ending, words: said, .. }) => match ending {
                Ending::Wrong => Self::Stuck,
                Ending::Solved => Self::NothingMore(words::ALL_PLACED.to_owned()),
                Ending::Open => Self::NothingMore(words::NOTHING_MORE.to_owned()),
                Ending::GivenUp => Self::NothingMore(said),
            },
            News::Checked { fits, .. } if fits.last() == Some(&true) => Self::Right,
            News::Checked { fits, wrong } => {
                let last_right = fits.iter().rposition(|&fits| fits);
                Self::Wrong(wrong, last_right.and_then(moments))
            }
            News::Clash(clash) => Self::NothingMore(phrases::clash(puzzle, &clash)),
            News::Step(_) | News::Count(_) | News::WhyNot(_) => Self::None,
        }
    }

    /// The marks that a check found wrong.
    pub fn wrong(&self) -> &[Fact] {
        match self {
            Self::Wrong(facts, _) => facts,
            _ => &[],
        }
    }
}
