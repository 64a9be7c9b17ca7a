//! How hard a puzzle is for a reader, from what its steps cost.

use serde::{Deserialize, Serialize};

use super::step::Step;

/// How hard, in words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// One hint at a time, or a short story.
    Easy,
    /// Two or three hints have to be held together now and then.
    Medium,
    /// Long steps, or ones that ask who goes with whom, or "what if".
    Hard,
    /// The rest: long chains, many of them, or something has to be supposed.
    VeryHard,
}

/// How hard a story is, before steps are joined: what is cheap is no harder for being told together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The cost of the hardest conclusion, and a tenth of all costs, without the fraction.
    pub score: u32,
    /// The same in words.
    pub level: Level,
    /// The cost of the hardest conclusion.
    pub hardest: u32,
    /// The costs of all conclusions together.
    pub total: u32,
}

impl Rating {
    /// Of the steps of a whole story.
    pub fn of<'s>(steps: impl IntoIterator<Item = &'s Step>) -> Self {
        let (mut hardest, mut total, mut supposes) = (0, 0u32, false);
        for step in steps {
            for effort in step.efforts() {
                hardest = effort.max(hardest);
                total = total.saturating_add(effort);
            }
            supposes |= step.case.is_some();
        }
        let score = hardest.saturating_add(total / 10);
        let levels = [Level::Easy, Level::Medium, Level::Hard];
        let fits = |level: &Level| level.below().is_some_and(|bound| score < bound);
        let level = levels.into_iter().find(fits).unwrap_or(Level::VeryHard);
        let level = if supposes { level.max(Level::Hard) } else { level };
        Self { score, level, hardest, total }
    }

    /// The score with its fraction: "81.7".
    pub fn exact(&self) -> String {
        match self.total % 10 {
            0 => self.score.to_string(),
            tenths => format!("{}.{tenths}", self.score),
        }
    }

    /// How the score comes about: "54 + 277 / 10 = 81.7".
    pub fn sum(&self) -> String {
        format!("{} + {} / 10 = {}", self.hardest, self.total, self.exact())
    }
}

impl Level {
    /// The score below which a story is of this level, unless it supposes something: then it is hard
    /// at least. Between presets that people find easy, medium and hard.
    pub const fn below(self) -> Option<u32> {
        match self {
            Self::Easy => Some(66),
            Self::Medium => Some(102),
            Self::Hard => Some(160),
            Self::VeryHard => None,
        }
    }

    /// The bounds in a sentence.
    pub fn bounds() -> String {
        let levels = [Self::Easy, Self::Medium, Self::Hard];
        let bound = |level: Self| Some(format!("{} below {}", level.name(), level.below()?));
        let bounds: Vec<String> = levels.into_iter().filter_map(bound).collect();
        format!(
            "A puzzle is {} and very hard above; one that cannot be solved without supposing \
             something is at least hard.",
            bounds.join(", ")
        )
    }

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
            let rating = Rating { score: 54 + total / 10, level: Level::Hard, hardest: 54, total };
            let sum = rating.sum();
            let (left, right) = sum.split_once(" = ").unwrap();
            assert_eq!(left, format!("54 + {total} / 10"));
            // In tenths, so that nothing is rounded here either.
            let (whole, tenths) = right.split_once('.').unwrap_or((right, "0"));
            let tenths: u32 = format!("{whole}{tenths}").parse().unwrap();
            assert_eq!(tenths, 540 + total, "{sum}");
        }
        let rating = Rating { score: 81, level: Level::Hard, hardest: 54, total: 277 };
        assert_eq!(rating.sum(), "54 + 277 / 10 = 81.7");
    }
}
