//! Figures over many texts.

use std::fmt;
use std::time::{Duration, Instant};

use crate::outcome::{self, BEST, HintOutcome, Outcome};
use crate::readers::Reader;
use crate::samples::Sample;

/// What came of a sample, and how long it took.
pub struct Judged<'a> {
    /// The text.
    pub sample: &'a Sample,
    /// What was right.
    pub outcome: Outcome,
    /// How long the reader took.
    pub time: Duration,
}

impl<'s> Judged<'s> {
    /// What a reader makes of a sample.
    pub fn of(sample: &'s Sample, reader: &Reader) -> Self {
        let start = Instant::now();
        let read = reader(sample);
        let time = start.elapsed();
        Self { sample, outcome: outcome::judge(sample, read), time }
    }
}

/// Figures over some texts.
#[derive(Clone, Default)]
pub struct Figures {
    /// Hints with a known meaning.
    pub hints: usize,
    /// Those read right.
    pub first: usize,
    /// Those with the right reading among the best.
    pub among: usize,
    /// Those that the reader asks about.
    pub asked: usize,
    /// Those read wrong although no remark says that they may be.
    pub unsaid: usize,
    /// Texts with a solution.
    pub texts: usize,
    /// Those right as a whole.
    pub right: usize,
    /// Those with the right number of solutions and answer, whatever their hints.
    pub solved: usize,
    /// Those where the question is understood.
    pub questions: usize,
    /// Those about which something is asked.
    pub asking: usize,
    /// Those that are wrong without any warning.
    pub silent: usize,
    /// Texts that test something else.
    pub traps: usize,
    /// Those that are handled.
    pub handled: usize,
    times: Vec<Duration>,
}

impl Figures {
    /// Adds them up.
    pub fn of<'a>(judged: impl Iterator<Item = &'a Judged<'a>>) -> Self {
        let mut sum = Self::default();
        for Judged { sample, outcome, time } in judged {
            let hints = &outcome.hints;
            let number =
                |is: &dyn Fn(&HintOutcome) -> bool| hints.iter().filter(|hint| is(hint)).count();
            sum.hints += hints.len();
            sum.first += number(&|hint| hint.first);
            sum.among += number(&|hint| hint.among);
            sum.asked += number(&|hint| hint.asked);
            let refused = outcome.refused.is_some();
            sum.unsaid += number(&|hint| !refused && !hint.first && !hint.asked && !hint.warned);
            sum.times.push(*time);
            if sample.trap.is_some() {
                sum.traps += 1;
                sum.handled += usize::from(outcome.handled);
                continue;
            }
            sum.texts += 1;
            sum.right += usize::from(outcome.right);
            sum.solved += usize::from(outcome.solved);
            sum.questions += usize::from(outcome.question);
            sum.asking += usize::from(outcome.asks);
            sum.silent += usize::from(!outcome.right && !outcome.warns);
        }
        sum.times.sort_unstable();
        sum
    }

    /// A figure by its name in [`crate::floors`].
    pub fn named(&self, name: &str) -> Option<usize> {
        Some(match name {
            "hints" => self.first,
            "among" => self.among,
            "texts" => self.right,
            "solved" => self.solved,
            "traps" => self.handled,
            _ => return None,
        })
    }

    /// The heading of a table with such lines.
    pub fn heading() -> String {
        format!(
            "{:24} {:>6} {:>12} {:>12} {:>6} {:>6}  {:>8} {:>6} {:>9} {:>6} {:>6} {:>6} {:>9} {:>9}",
            "set",
            "hints",
            "right",
            format!("among {BEST}"),
            "asked",
            "unsaid",
            "texts",
            "solved",
            "questions",
            "asked",
            "silent",
            "traps",
            "median",
            "longest"
        )
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |part: usize, whole: usize| match whole {
            0 => "-".to_owned(),
            _ => format!("{part} {:.1} %", 100.0 * part as f64 / whole as f64),
        };
        let milliseconds = |time: Option<&Duration>| {
            time.map_or("-".to_owned(), |time| format!("{:.1} ms", time.as_secs_f64() * 1000.0))
        };
        write!(
            f,
            "{:>6} {:>12} {:>12} {:>6} {:>6}  {:>8} {:>6} {:>9} {:>6} {:>6} {:>6} {:>9} {:>9}",
            self.hints,
            of(self.first, self.hints),
            of(self.among, self.hints),
            self.asked,
            self.unsaid,
            format!("{}/{}", self.right, self.texts),
            self.solved,
            self.questions,
            self.asking,
            self.silent,
            format!("{}/{}", self.handled, self.traps),
            milliseconds(self.times.get(self.times.len() / 2)),
            milliseconds(self.times.last()),
        )
    }
}

/// From which confidence a line of the table of confidence starts.
const BINS: [f32; 8] = [0.0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99];

/// How many of the hints that a reader was so sure of are right, a line for each bin; nothing where
/// it does not say how sure it is.
pub fn reliability<'a>(judged: impl Iterator<Item = &'a Judged<'a>>) -> Vec<String> {
    let mut bins = [(0, 0); BINS.len()];
    for hint in judged.flat_map(|judged| &judged.outcome.hints) {
        if let Some(confidence) = hint.confidence {
            let bin = BINS.iter().rposition(|from| confidence >= *from).unwrap_or(0);
            bins[bin].0 += 1;
            bins[bin].1 += u32::from(hint.first);
        }
    }
    let share = |(all, right): (u32, u32)| {
        format!("{all:5} hints, {:5.1} % right", 100.0 * f64::from(right) / f64::from(all))
    };
    let lines = BINS.iter().enumerate().filter(|(i, _)| bins[*i].0 > 0).map(|(i, from)| {
        let above = bins[i..].iter().fold((0, 0), |sum, bin| (sum.0 + bin.0, sum.1 + bin.1));
        format!("from {from:.2}: {}; with all above: {}", share(bins[i]), share(above))
    });
    lines.collect()
}
