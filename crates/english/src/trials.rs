//! Finds the categories that a text does not list: of those that may be meant, the ones with which
//! most of it can be read.

use super::categories::Found;
use super::document::Line;
use super::draft::Draft;
use super::infer::{Inference, Proposal, inference};
use super::lexicon::Lexicon;
use super::read::{Manner, drafted};

/// Readings of the whole text, some milliseconds each where it is a page or two.
const MOST_TRIALS: usize = 24;
/// What all of them may read together, in bytes.
const MOST_READ: usize = 100_000;

/// Reads a text whose lists were found; `None` where there are no categories.
pub(super) fn tried(lines: &[Line], found: &Found, lexicon: &Lexicon, wide: bool) -> Option<Draft> {
    let whole = Manner { guessing: true, wide };
    let sure = Manner { guessing: false, wide };
    let inference = inference(lines, found, lexicon);
    let first = inference.as_ref().and_then(Inference::proposal);
    let Some(inference) = inference else {
        return (!found.categories.is_empty())
            .then(|| drafted(lines, found.clone(), &[], None, whole));
    };
    let listed = found.categories.first().map(|listed| listed.values.len());
    let Some(proposal) = first.or_else(|| listed.map(Proposal::without)) else {
        let names = inference.names_alone(lexicon)?;
        let places = names.values.len() as u8;
        let draft = drafted(lines, found.clone(), &[names], Some(places), whole);
        let read = draft.hints.iter().filter(|hint| !hint.readings.is_empty()).count();
        return (2 * read > draft.hints.len()).then_some(draft);
    };
    let mut best = Trial::of(lines, found, &inference, proposal, lexicon, sure);
    // What goes together best as a whole may be read better than what joined first.
    // Whoever lists categories says clearly where there are others.
    let unlisted = found.categories.is_empty() || !best.proposal.is_empty();
    if let Some(refined) = unlisted.then(|| inference.refined(&best.proposal)).flatten() {
        let refined = Trial::of(lines, found, &inference, refined, lexicon, sure);
        if refined.cost <= best.cost {
            best = refined;
        }
    }
    // What was inferred may make hints unreadable that are not so with the lists alone, where these
    // are most of the categories.
    let most = found.categories.len() > 1.max(best.draft.inferred.len());
    let plain = listed.map(Proposal::without).filter(|_| most);
    if let Some(listed) = plain.filter(|plain| *plain != best.proposal) {
        let plain = Trial::of(lines, found, &inference, listed, lexicon, sure);
        if plain.cost < best.cost && plain.read() >= best.read() {
            best = plain;
        }
    }
    let length: usize = lines.iter().map(|line| line.text.len()).sum();
    let mut left = MOST_TRIALS.min(MOST_READ / length.max(1));
    while best.cost > 0 && left > 0 {
        let texts = best.unread();
        let unread: Vec<&str> = texts.iter().map(String::as_str).collect();
        let variants = inference.variants(&best.proposal, &unread);
        let mut better: Option<Trial> = None;
        for variant in variants {
            if left == 0 {
                break;
            }
            left -= 1;
            let trial = Trial::of(lines, found, &inference, variant, lexicon, sure);
            if trial.cost < better.as_ref().unwrap_or(&best).cost {
                better = Some(trial);
            }
        }
        match better {
            Some(trial) => best = trial,
            None => break,
        }
    }
    // What is guessed does not tell which categories are meant.
    let mut listed = inference.listed(&best.proposal, lexicon);
    let unnamed = best.cost > 0 && listed.iter().all(|listed| !proper(&listed.values));
    if let Some(names) = unnamed.then(|| inference.names_beside(lexicon)).flatten() {
        let mut more = listed.clone();
        more.push(names);
        let draft = drafted(lines, found.clone(), &more, Some(best.proposal.places as u8), sure);
        if cost(&draft) < cost(&best.draft) {
            listed = more;
        }
    }
    Some(drafted(lines, found.clone(), &listed, Some(best.proposal.places as u8), whole))
}

/// What is not understood.
fn cost(draft: &Draft) -> usize {
    let hints = draft.hints.iter().filter(|hint| hint.readings.is_empty()).count();
    4 * hints + 3 * draft.unread.len()
}

/// Whether all have a capital.
fn proper(values: &[String]) -> bool {
    values.iter().all(|value| value.starts_with(char::is_uppercase))
}

/// A proposal with what is read by it.
struct Trial {
    proposal: Proposal,
    draft: Draft,
    /// What is not understood, and what had to be made up.
    cost: usize,
}

impl Trial {
    fn of(
        lines: &[Line],
        found: &Found,
        inference: &Inference<'_>,
        proposal: Proposal,
        lexicon: &Lexicon,
        sure: Manner,
    ) -> Self {
        let listed = inference.listed(&proposal, lexicon);
        let draft = drafted(lines, found.clone(), &listed, Some(proposal.places as u8), sure);
        let cost = cost(&draft) + 2 * proposal.lacking();
        Self { proposal, draft, cost }
    }

    /// How many hints are understood; what names nothing that is listed counts as none.
    fn read(&self) -> usize {
        self.draft.hints.iter().filter(|hint| !hint.readings.is_empty()).count()
    }

    /// What is not understood, or only in part.
    fn unread(&self) -> Vec<String> {
        let part = self.draft.hints.iter().filter(|hint| {
            hint.readings.is_empty() || hint.guessed || !hint.passed_over.is_empty()
        });
        part.map(|hint| hint.text.clone()).chain(self.draft.unread.iter().cloned()).collect()
    }
}
