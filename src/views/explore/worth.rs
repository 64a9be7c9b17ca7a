//! What a hint is worth now, as the page says it.

use crate::state::{Findings, Shown};
use crate::words::explore as words;
use solver::{Count, Known, Tally};

/// What stands beside a hint.
#[derive(Clone, PartialEq, Debug)]
pub struct Worth {
    /// Whether the hint is on.
    on: bool,
    /// What is known of it.
    pub part: Part,
    /// How many solutions there are with its switch turned, where that is known.
    turned: Option<Tally>,
}

/// What a hint does among those that are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Not known yet.
    Open,
    /// The hint is not understood, so it cannot be on.
    NotUnderstood,
    /// It adds nothing, or would add nothing: the others that are on imply it.
    Implied,
    /// It makes a difference, or would make one.
    Counts {
        /// Whether the main question has the same answer without it.
        same_answer: bool,
    },
}

impl Worth {
    /// What the findings say about the hint with this index.
    pub fn of(shown: &Shown, hint: usize) -> Self {
        let on = shown.setup.active().contains(hint);
        let (part, turned) = part_of(shown, hint, on);
        Self { on, part, turned }
    }

    /// The name of the status for `data-status`.
    pub fn status(&self) -> &'static str {
        match self.part {
            Part::NotUnderstood => "not-understood",
            Part::Open if self.on => "open",
            Part::Implied if self.on => "adds-nothing",
            Part::Counts { .. } if self.on => "needed",
            _ => "off",
        }
    }

    /// The count with the switch turned.
    pub fn turned(&self) -> Option<&Tally> {
        self.turned.as_ref()
    }

    /// Why, in a sentence, where a figure alone would leave a reader wondering.
    pub fn why(&self) -> Option<&'static str> {
        match self.part {
            Part::Implied if self.on => Some(words::WHY_IMPLIED),
            Part::Implied => Some(words::WHY_IMPLIED_OFF),
            Part::Counts { same_answer: true } => Some(words::WHY_SAME_ANSWER),
            Part::NotUnderstood => Some(words::WHY_NOT_UNDERSTOOD),
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
        self.on && matches!(self.part, Part::Counts { .. }) && self.turned.is_some()
    }

    /// A figure and a few words, such as `17` and `without it`.
    pub fn words(&self) -> (Option<String>, &'static str) {
        let means = match self.part {
            Part::Open => return (None, words::WORTH_OPEN),
            Part::NotUnderstood => return (None, ""),
            Part::Implied => return (None, words::WORTH_NOTHING),
            Part::Counts { .. } if !self.on => words::WORTH_WITH,
            Part::Counts { .. } if self.turned.is_some() => words::WORTH_WITHOUT,
            Part::Counts { .. } => words::WORTH_NEEDED,
        };
        (self.turned().map(figure), means)
    }
}

fn part_of(shown: &Shown, hint: usize, on: bool) -> (Part, Option<Tally>) {
    if shown.setup.puzzle.hints()[hint].relation.is_none() {
        return (Part::NotUnderstood, None);
    }
    let (count, statuses, turned) = match &shown.findings {
        Findings::Known(survey) => {
            (Some(&survey.count), &survey.statuses[..], survey.turned[hint].clone())
        }
        Findings::Open(known) | Findings::Stopped(known) => {
            (known.count.as_ref(), &known.statuses[..], None)
        }
        Findings::Failed(_) => return (Part::Open, None),
    };
    // Where nothing satisfies the hints that are on, any could be implied: only counts tell.
    let is_none = count.and_then(Tally::exact).is_some_and(Count::is_zero);
    let status = statuses.get(hint).and_then(Option::as_ref).filter(|_| !is_none);
    let part = match (on, status.map_or(Known::Open, |status| status.implied)) {
        (_, Known::Yes) => Part::Implied,
        (true, Known::No) => Part::Counts {
            same_answer: status
                .and_then(|status| status.unneeded_for.first())
                .is_some_and(|&unneeded| unneeded == Known::Yes),
        },
        _ if turned.is_some() && (is_none || !on) => Part::Counts { same_answer: false },
        _ => return (Part::Open, None),
    };
    (part, turned)
}

fn figure(tally: &Tally) -> String {
    match tally {
        Tally::Exact(count) => phrases::short(count),
        Tally::AtLeast(count) => format!("≥ {}", phrases::short(count)),
    }
}
