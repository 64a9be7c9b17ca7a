//! How hard a puzzle is for a reader, from what its steps cost.

use serde::{Deserialize, Serialize};

use super::step::Step;

/// How hard, in words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// A score below 40: one hint at a time.
    Easy,
    /// Below 80: two or three hints have to be held together now and then.
    Medium,
    /// Below 120: long steps, or ones that ask who goes with whom.
    Hard,
    /// The rest: long chains, many of them, or something has to be supposed.
    VeryHard,
}

/// How hard a story is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The hardest step's cost, and a twentieth of all costs.
    pub score: u32,
    /// The same in words.
    pub level: Level,
    /// The cost of the hardest step.
    pub hardest: u32,
    /// The costs of all steps together.
    pub total: u32,
}

impl Rating {
    /// Of the steps of a whole story.
    pub fn of<'s>(steps: impl IntoIterator<Item = &'s Step>) -> Self {
        let (mut hardest, mut total) = (0, 0u32);
        for step in steps {
            hardest = step.cost.max(hardest);
            total = total.saturating_add(step.cost);
        }
        let score = hardest.saturating_add(total / 20);
        let level = match score {
            0..40 => Level::Easy,
            40..80 => Level::Medium,
            80..120 => Level::Hard,
            _ => Level::VeryHard,
        };
        Self { score, level, hardest, total }
    }
}

impl Level {
    /// For readers: "very hard".
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::VeryHard => "very hard",
        }
    }
}
