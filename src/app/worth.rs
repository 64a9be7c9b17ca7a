//! What a hint is worth now, as the page says it.

use crate::app::state::{Findings, Shown};
use crate::phrases;
use crate::solver::{Known, Tally};

/// What stands beside a hint.
#[derive(Clone, PartialEq, Debug)]
pub enum Worth {
    /// Not known yet.
    Open,
    /// The hint is not understood, so it cannot be on.
    NotUnderstood,
    /// The hint is on, and the count without it is larger.
    Needed {
        /// How many solutions there are without it.
        without: Tally,
        /// Whether the main question has the same answer without it.
        same_answer: bool,
    },
    /// The hint is on and implied by the others that are on.
    AddsNothing {
        /// How many solutions there are without it: as many as with it.
        without: Tally,
    },
    /// The hint is off.
    Off {
        /// How many solutions there are with it.
        with: Tally,
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
        let Findings::Known(survey) = &shown.findings else { return Self::Open };
        let Some(turned) = survey.turned[hint].clone() else { return Self::Open };
        let on = shown.setup.active().contains(hint);
        let status = survey.statuses[hint].as_ref();
        let implied = status.is_some_and(|status| status.implied == Known::Yes);
        match (on, implied) {
            _ if survey.count.number().is_zero() => Self::Contradiction { on, turned },
            (true, true) => Self::AddsNothing { without: turned },
            (true, false) => Self::Needed {
                without: turned,
                same_answer: status
                    .and_then(|status| status.unneeded_for.first())
                    .is_some_and(|&unneeded| unneeded == Known::Yes),
            },
            (false, implied) => Self::Off { with: turned, implied },
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
            | Self::Off { with: turned, .. }
            | Self::Contradiction { turned, .. } => Some(turned),
        }
    }

    /// Why, in a sentence, where a figure alone would leave a reader wondering.
    pub fn why(&self) -> Option<&'static str> {
        match self {
            Self::AddsNothing { .. } => {
                Some("Every solution of the other hints satisfies it already.")
            }
            Self::Off { implied: true, .. } => Some("Every solution left satisfies it already."),
            Self::Needed { same_answer: true, .. } => Some("The answer is the same without it."),
            Self::NotUnderstood => Some("Not understood, so it cannot be switched on."),
            _ => None,
        }
    }

    /// A figure and a few words, such as `17` and `without it`.
    pub fn words(&self) -> (Option<String>, &'static str) {
        match self {
            Self::Open => (None, "…"),
            Self::NotUnderstood => (None, ""),
            Self::AddsNothing { .. } | Self::Off { implied: true, .. } => (None, "adds nothing"),
            Self::Needed { without: turned, .. } | Self::Contradiction { on: true, turned } => {
                (Some(figure(turned)), "without it")
            }
            Self::Off { with: turned, .. } | Self::Contradiction { on: false, turned } => {
                (Some(figure(turned)), "with it")
            }
        }
    }
}

fn figure(tally: &Tally) -> String {
    match tally {
        Tally::Exact(count) => phrases::grouped(count),
        Tally::AtLeast(count) => format!("≥ {}", phrases::grouped(count)),
    }
}
