//! What a hint is worth now, as the page says it.

use crate::state::{Findings, Shown};
use crate::words::explore as words;
use solver::{Count, Known, Tally};

/// What stands beside a hint.
#[derive(Clone, PartialEq, Debug)]
pub enum Worth {
    /// Not known yet.
    Open,
    /// The hint is not understood, so it cannot be on.
    NotUnderstood,
    /// The hint is on, and the count without it is larger.
    Needed {
        /// How many solutions there are without it; `None` while that is not known.
        without: Option<Tally>,
        /// Whether the main question has the same answer without it.
        same_answer: bool,
    },
    /// The hint is on and implied by the others that are on.
    AddsNothing {
        /// How many solutions there are without it: as many as with it; `None` while that is not
        /// known.
        without: Option<Tally>,
    },
    /// The hint is off.
    Off {
        /// How many solutions there are with it; `None` while that is not known.
        with: Option<Tally>,
        /// Whether it would add nothing.
        implied: bool,
    },
    /// Nothing satisfies the hints that are on.
    Contradiction {
        /// Whether this hint is on.
        on: bool,
        /// How many solutions there are with its switch turned.
        turned: Tally,
    },
}

impl Worth {
    /// What the findings say about the hint with this index.
    pub fn of(shown: &Shown, hint: usize) -> Self {
        if shown.setup.puzzle.hints()[hint].relation.is_none() {
            return Self::NotUnderstood;
        }
        let (count, statuses, turned) = match &shown.findings {
            Findings::Known(survey) => {
                (Some(&survey.count), &survey.statuses[..], survey.turned[hint].clone())
            }
            Findings::Open(known) | Findings::Stopped(known) => {
                (known.count.as_ref(), &known.statuses[..], None)
            }
            Findings::Failed(_) => return Self::Open,
        };
        let on = shown.setup.active().contains(hint);
        let none = Tally::Exact(Count::default());
        if count == Some(&none) {
            return turned.map_or(Self::Open, |turned| Self::Contradiction { on, turned });
        }
        let status = statuses.get(hint).and_then(Option::as_ref);
        let implied = status.map_or(Known::Open, |status| status.implied);
        match (on, implied) {
            (true, Known::Yes) => Self::AddsNothing { without: turned },
            (true, Known::No) => Self::Needed {
                without: turned,
                same_answer: status
                    .and_then(|status| status.unneeded_for.first())
                    .is_some_and(|&unneeded| unneeded == Known::Yes),
            },
            (false, Known::Yes) => Self::Off { with: turned, implied: true },
            (false, _) if turned.is_some() => Self::Off { with: turned, implied: false },
            _ => Self::Open,
        }
    }

    /// The name of the status for `data-status`.
    pub fn status(&self, on: bool) -> &'static str {
        match self {
            Self::Open if on => "open",
            Self::Open | Self::Off { .. } => "off",
            Self::NotUnderstood => "not-understood",
            Self::AddsNothing { .. } => "adds-nothing",
            Self::Contradiction { on: false, .. } => "off",
            Self::Needed { .. } | Self::Contradiction { .. } => "needed",
        }
    }

    /// The count with the switch turned.
    pub fn turned(&self) -> Option<&Tally> {
        match self {
            Self::Open | Self::NotUnderstood => None,
            Self::Needed { without: turned, .. }
            | Self::AddsNothing { without: turned }
            | Self::Off { with: turned, .. } => turned.as_ref(),
            Self::Contradiction { turned, .. } => Some(turned),
        }
    }

    /// Why, in a sentence, where a figure alone would leave a reader wondering.
    pub fn why(&self) -> Option<&'static str> {
        match self {
            Self::AddsNothing { .. } => Some(words::WHY_IMPLIED),
            Self::Off { implied: true, .. } => Some(words::WHY_IMPLIED_OFF),
            Self::Needed { same_answer: true, .. } => Some(words::WHY_SAME_ANSWER),
            Self::NotUnderstood => Some(words::WHY_NOT_UNDERSTOOD),
            _ => None,
        }
    }

    /// Why, or else all digits of the figure.
    pub fn in_full(&self) -> Option<String> {
        let digits = || self.turned().map(|tally| phrases::grouped(tally.number()));
        self.why().map(str::to_owned).or_else(digits)
    }

    /// Whether its figure is how many solutions there are without the hint, as the head of the column
    /// says.
    pub fn counts_without(&self) -> bool {
        matches!(self, Self::Needed { without: Some(_), .. } | Self::Contradiction { on: true, .. })
    }

    /// A figure and a few words, such as `17` and `without it`.
    pub fn words(&self) -> (Option<String>, &'static str) {
        let means = match self {
            Self::Open | Self::Off { with: None, implied: false } => {
                return (None, words::WORTH_OPEN);
            }
            Self::NotUnderstood => return (None, ""),
            Self::AddsNothing { .. } | Self::Off { implied: true, .. } => {
                return (None, words::WORTH_NOTHING);
            }
            _ if self.counts_without() => words::WORTH_WITHOUT,
            Self::Needed { .. } => words::WORTH_NEEDED,
            Self::Off { .. } | Self::Contradiction { .. } => words::WORTH_WITH,
        };
        (self.turned().map(figure), means)
    }
}

fn figure(tally: &Tally) -> String {
    match tally {
        Tally::Exact(count) => phrases::short(count),
        Tally::AtLeast(count) => format!("≥ {}", phrases::short(count)),
    }
}
