//! Help that was asked for, as it came. It is about one position only.

use crate::views::explain::News;
use explain::{Ending, Fact, Knowledge, Nudge, Words};
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
        let words = Words::of(puzzle);
        match news {
            News::Step(step, _) => Self::Nudge(words.nudge(&step), 1, step.new.clone()),
            News::End(Ending::Wrong, _) => Self::Stuck,
            News::End(ending, _) => {
                let nothing = Knowledge::nothing(puzzle);
                Self::NothingMore(match ending {
                    Ending::Solved => "Every value is placed.".to_owned(),
                    Ending::Open => "The hints that are on tell nothing more than this.".to_owned(),
                    other => words.ending(&other, &nothing),
                })
            }
            News::Checked { fits, .. } if fits.last() == Some(&true) => Self::Right,
            News::Checked { fits, wrong } => {
                let last_right = fits.iter().rposition(|&fits| fits);
                Self::Wrong(wrong, last_right.and_then(moments))
            }
            News::Clash(clash) => Self::NothingMore(phrases::clash(puzzle, &clash)),
            News::Count(_) | News::WhyNot(_) => Self::None,
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
