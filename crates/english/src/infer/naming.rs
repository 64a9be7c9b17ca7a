//! What a category that the text does not list is called, and what it holds.

use std::collections::{BTreeMap, BTreeSet};

use super::super::categories::Listed;
use super::super::feelings::name_of_felt;
use super::super::kinds::{KINDS, cued_kinds};
use super::super::lexicon::Lexicon;
use super::super::named::capital;
use super::super::tokens::root;
use super::Inference;
use super::candidates::Candidate;
use super::features::Feature;
use super::groups::Group;
use super::{verbs, words};

impl Inference<'_> {
    /// A group as a category of `n` values; those that the text does not name have stand-ins.
    pub(super) fn category(
        &self,
        group: &Group,
        n: usize,
        taken: &[String],
        lexicon: &Lexicon,
    ) -> Listed {
        let members: Vec<&Candidate> =
            group.nodes.iter().filter_map(|&node| self.candidates.get(node)).collect();
        let mut values: Vec<String> =
            members.iter().map(|candidate| candidate.text.clone()).collect();
        let label = group.label.map(|node| &self.labels[node - self.candidates.len()]);
        let mut name = label.map_or_else(|| name(&members, lexicon), |label| label.name.clone());
        if taken.contains(&name) {
            let free = (2..).map(|k| format!("{name} {k}")).find(|name| !taken.contains(name));
            name = free.unwrap_or(name);
        }
        let missing = n.saturating_sub(values.len());
        let lower = name.to_lowercase();
        values.extend((1..=missing).map(|i| {
            if missing == 1 { format!("another {lower}") } else { format!("another {lower} {i}") }
        }));
        Listed { name, values, description: deeds(&members), line: 0 }
    }
}

/// The verbs that take values of the category.
fn deeds(members: &[&Candidate]) -> String {
    let mut all = BTreeSet::new();
    for member in members {
        for feature in &member.features {
            if let Feature::Verb(verb) | Feature::Toward(verb, _) = feature {
                all.insert(verb.as_str());
            }
        }
    }
    all.into_iter().collect::<Vec<_>>().join(" ")
}

/// What a category is called that the setting does not name.
fn name(members: &[&Candidate], lexicon: &Lexicon) -> String {
    let mut counts: BTreeMap<&Feature, usize> = BTreeMap::new();
    for member in members {
        for feature in &member.features {
            *counts.entry(feature).or_default() += 1;
        }
    }
    let most = |is: &dyn Fn(&Feature) -> bool| {
        let best =
            counts.iter().filter(|(feature, _)| is(feature)).max_by_key(|(_, count)| **count);
        best.map(|(feature, count)| (*feature, *count))
            .filter(|(_, count)| *count * 2 >= members.len())
    };
    if let Some((Feature::Kind(kind), _)) = most(&|feature| matches!(feature, Feature::Kind(_))) {
        return KINDS[*kind].name.to_owned();
    }
    if most(&|feature| matches!(feature, Feature::Name | Feature::Styled)).is_some() {
        return "Name".to_owned();
    }
    let head =
        |feature: &Feature| matches!(feature, Feature::Head(noun) if !words::is_person(noun));
    if let Some((Feature::Head(noun), _)) = most(&head) {
        return capital(noun);
    }
    let verb = |feature: &Feature| matches!(feature, Feature::Verb(_) | Feature::Toward(..));
    let best = counts.iter().filter(|(feature, _)| verb(feature)).max_by_key(|(_, count)| **count);
    let Some((Feature::Verb(verb) | Feature::Toward(verb, _), _)) = best else {
        return "Category".to_owned();
    };
    if let Some(name) = name_of_felt(verb) {
        return name.to_owned();
    }
    match cued_kinds(verb) {
        [] if ["like", "love", "prefer"].iter().any(|liked| root(liked) == *verb) => {
            "Favorite".to_owned()
        }
        [] if verbs::is_weak(verb) => "Possession".to_owned(),
        [] => capital(lexicon.verb_of(verb).unwrap_or(verb)),
        [kind, ..] => KINDS[*kind].name.to_owned(),
    }
}
