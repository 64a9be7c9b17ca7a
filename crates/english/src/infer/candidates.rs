//! The values that may be of a category which the text does not list, with what speaks for each.

use std::collections::{BTreeMap, BTreeSet};

use super::super::kinds::kinds_as_written;
use super::super::remarks::is_personal;
use super::super::tokens::{stem, tokens};
use super::features::{Feature, Occurrence};
use super::groups::{Kind, Nearness, Node};
use super::labels::Label;
use super::{Inference, Sources};

/// More different values are not looked at.
const MOST_VALUES: usize = 160;

/// A value that may be one of a category.
pub(super) struct Candidate {
    pub text: String,
    pub features: BTreeSet<Feature>,
    /// How often it is named.
    pub count: usize,
    /// Whether it is named only where somebody talks of himself.
    pub aside: bool,
}

/// The text with its first letter as it is elsewhere.
fn lowered(text: &str, elsewhere: &str) -> String {
    if text.to_lowercase() == elsewhere.to_lowercase() {
        elsewhere.to_owned()
    } else {
        text.to_owned()
    }
}

impl<'t> Inference<'t> {
    /// Collects what is named.
    pub(super) fn new(
        found: &[Occurrence],
        pairs: &[(usize, usize)],
        labels: Vec<Label>,
        sources: &Sources<'t, '_>,
    ) -> Self {
        let mut candidates: Vec<Candidate> = Vec::new();
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        for occurrence in found.iter().filter(|occurrence| occurrence.listed.is_none()) {
            let aside = is_personal(sources.hints[occurrence.sentence]);
            let known = places.contains_key(occurrence.key.as_str());
            if !known && candidates.len() == MOST_VALUES {
                continue;
            }
            let place = *places.entry(&occurrence.key).or_insert(candidates.len());
            match candidates.get_mut(place) {
                Some(candidate) => {
                    candidate.features.extend(occurrence.features.iter().cloned());
                    candidate.aside &= aside;
                    candidate.count += 1;
                    // A capital at the start of a sentence says nothing.
                    if occurrence.from > 0 && !occurrence.text.starts_with(char::is_uppercase) {
                        candidate.text = lowered(&candidate.text, &occurrence.text);
                    }
                }
                None => candidates.push(Candidate {
                    text: occurrence.text.clone(),
                    features: occurrence.features.clone(),
                    count: 1,
                    aside,
                }),
            }
        }
        let mut nodes: Vec<Node> = candidates
            .iter()
            .map(|candidate| Node {
                features: candidate.features.clone(),
                role: Kind::Value,
                aside: candidate.aside,
            })
            .collect();
        nodes.extend(labels.iter().map(|label| Node {
            features: label.features.clone(),
            role: Kind::Label,
            aside: false,
        }));
        for (c, listed) in sources.listed.iter().enumerate() {
            let own = found.iter().filter(|occurrence| occurrence.listed == Some(c));
            let mut features: BTreeSet<Feature> =
                own.flat_map(|occurrence| occurrence.features.iter().cloned()).collect();
            let name = tokens(&listed.name);
            features.extend(name.iter().map(|token| Feature::Head(stem(&token.word))));
            for value in &listed.values {
                let capital = value.starts_with(char::is_uppercase);
                let kinds = kinds_as_written(&stem(&value.to_lowercase()), capital);
                features.extend(kinds.map(Feature::Kind));
            }
            nodes.push(Node { features, role: Kind::Listed, aside: false });
        }
        let node = |occurrence: &Occurrence| match occurrence.listed {
            Some(c) => Some(candidates.len() + labels.len() + c),
            None => places.get(occurrence.key.as_str()).copied(),
        };
        let apart = pairs.iter().filter_map(|&(a, b)| Some((node(&found[a])?, node(&found[b])?)));
        let near = Nearness::of(&nodes, &apart.filter(|(a, b)| a != b).collect());
        let place = |occurrence: &Occurrence| places.get(occurrence.key.as_str()).copied();
        let unlisted = found.iter().filter(|occurrence| occurrence.listed.is_none());
        let said = unlisted.filter_map(|o| Some((o.sentence, place(o)?))).collect();
        Self {
            listed: sources.listed.to_vec(),
            stated: sources.stated,
            told: sources.told.clone(),
            sentences: sources.hints.clone(),
            candidates,
            labels,
            nodes,
            near,
            said,
        }
    }
}
