//! Phrases of two senses: a text mostly keeps to one of them.

use crate::document::Reading;

/// So many kinds of phrase are told apart.
const MOST_KINDS: usize = 4;

/// The hints with phrases of two senses.
#[derive(Debug, Default)]
pub(super) struct Senses {
    kinds: Vec<Kind>,
}

/// Hints that leave the same senses open.
#[derive(Debug)]
struct Kind {
    labels: Vec<String>,
    hints: Vec<usize>,
}

impl Senses {
    pub(super) fn of(hints: &[Vec<Reading>]) -> Self {
        let mut kinds: Vec<Kind> = Vec::new();
        for (hint, readings) in hints.iter().enumerate() {
            let labels = readings.iter().map(|reading| reading.label.clone());
            let mut labels: Vec<String> = labels.filter(|label| !label.is_empty()).collect();
            labels.sort();
            labels.dedup();
            if labels.len() < 2 {
                continue;
            }
            match kinds.iter().position(|kind| kind.labels == labels) {
                Some(known) => kinds[known].hints.push(hint),
                None if kinds.len() < MOST_KINDS => kinds.push(Kind { labels, hints: vec![hint] }),
                None => {}
            }
        }
        kinds.retain(|kind| kind.hints.len() > 1);
        Self { kinds }
    }

    /// Each sense with the hints that may have it.
    pub(super) fn all(&self) -> impl Iterator<Item = (&[usize], &String)> {
        let labels = |kind: &'_ Kind| kind.labels.len();
        self.kinds.iter().flat_map(move |kind| {
            (0..labels(kind)).map(move |label| (kind.hints.as_slice(), &kind.labels[label]))
        })
    }

    /// How many hints do not go with most of their kind, by the label that each has.
    pub(super) fn mixed<'l>(&self, label: impl Fn(usize) -> Option<&'l str>) -> usize {
        let of_kind = |kind: &Kind| {
            let taken: Vec<&str> = kind.hints.iter().filter_map(|&hint| label(hint)).collect();
            let count = |label: &String| taken.iter().filter(|taken| *taken == label).count();
            let counts = kind.labels.iter().map(count);
            counts.clone().sum::<usize>() - counts.max().unwrap_or(0)
        };
        self.kinds.iter().map(of_kind).sum()
    }
}
