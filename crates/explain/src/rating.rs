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
    /// The hardest step's cost, and a twentieth of all costs, without the fraction.
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

    /// The score with its fraction: "81.7".
    pub fn exact(&self) -> String {
        let hundredths = self.total % 20 * 5;
        match (hundredths / 10, hundredths % 10) {
            (0, 0) => self.score.to_string(),
            (tenths, 0) => format!("{}.{tenths}", self.score),
            _ => format!("{}.{hundredths:02}", self.score),
        }
    }

    /// How the score comes about: "54 + 554 / 20 = 81.7".
    pub fn sum(&self) -> String {
        format!("{} + {} / 20 = {}", self.hardest, self.total, self.exact())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_that_is_shown_is_right() {
        for total in 0..500 {
            let rating = Rating { score: 54 + total / 20, level: Level::Hard, hardest: 54, total };
            let sum = rating.sum();
            let (left, right) = sum.split_once(" = ").unwrap();
            assert_eq!(left, format!("54 + {total} / 20"));
            // In hundredths, so that nothing is rounded here either.
            let (whole, fraction) = right.split_once('.').unwrap_or((right, ""));
            let hundredths: u32 = format!("{whole}{fraction:0<2}").parse().unwrap();
            assert_eq!(hundredths, 5400 + 5 * total, "{sum}");
        }
        let rating = Rating { score: 81, level: Level::Hard, hardest: 54, total: 554 };
        assert_eq!(rating.sum(), "54 + 554 / 20 = 81.7");
    }
}
