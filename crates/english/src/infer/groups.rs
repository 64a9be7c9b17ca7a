//! Groups of values that belong together: what shares its surroundings joins, closest first, unless
//! a hint puts two at the same place or there would be more than there are places.

use std::collections::BTreeSet;

use super::super::kinds::{self, KINDS};
use super::super::lexicon::{is_place, is_site};
use super::super::tokens::root;
use super::features::Feature;
use super::verbs::is_weak;
use super::words::is_person;

/// What is grouped: a value, or a category that the text names or lists.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub features: BTreeSet<Feature>,
    pub role: Kind,
    /// Whether it is named only where somebody talks of himself.
    pub aside: bool,
}

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Value,
    /// A category that the setting names.
    Label,
    /// A category with all its values.
    Listed,
}

/// A group of nodes, by their places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    pub nodes: Vec<usize>,
    /// How many of them are values.
    pub values: usize,
    pub label: Option<usize>,
    pub listed: Option<usize>,
}

impl Group {
    /// Takes in a value.
    pub fn add(&mut self, value: usize) {
        self.nodes.push(value);
        self.values += 1;
    }

    /// Lets a value go, if it has it.
    pub fn remove(&mut self, value: usize) {
        let before = self.nodes.len();
        self.nodes.retain(|&node| node != value);
        self.values -= before - self.nodes.len();
    }
}

/// What two have to share to be of one category.
const ENOUGH: f32 = 1.0;
/// What is left over joins a category that lacks values with less.
const LITTLE: f32 = 0.1;

/// How much each two nodes share, and which are no values of one category.
#[derive(Clone, Debug)]
pub(super) struct Nearness {
    shared: Vec<Vec<f32>>,
    apart: Vec<Vec<bool>>,
}

impl Nearness {
    /// `pairs` are nodes that are no values of one category.
    pub fn of(nodes: &[Node], pairs: &BTreeSet<(usize, usize)>) -> Self {
        let count = nodes.len();
        let mut apart = vec![vec![false; count]; count];
        for &(a, b) in pairs {
            (apart[a][b], apart[b][a]) = (true, true);
        }
        let mut shared = vec![vec![0.0; count]; count];
        for a in 0..count {
            for b in a + 1..count {
                let near = alike(&nodes[a], &nodes[b]);
                (shared[a][b], shared[b][a]) = (near, near);
            }
        }
        Self { shared, apart }
    }

    /// How much two nodes share.
    pub fn shared(&self, a: usize, b: usize) -> f32 {
        self.shared[a][b]
    }

    /// Whether two nodes are no values of one category.
    pub fn is_apart(&self, a: usize, b: usize) -> bool {
        self.apart[a][b]
    }
}

/// Groups of at most `n` values.
pub(super) fn groups(nodes: &[Node], near: &Nearness, n: usize) -> Vec<Group> {
    let mut all = Grouping::new(nodes, near, n);
    all.join(ENOUGH, |_, _| true);
    let whole = |group: &Group| group.values + 1 >= n && group.label.is_none();
    let named = |group: &Group| group.label.is_some() && group.values == 0;
    all.join(LITTLE, |a, b| named(a) && whole(b) || named(b) && whole(a));
    let anchor = |group: &Group| {
        group.listed.is_none() && (group.label.is_some() || group.values + 2 >= n.max(4))
    };
    // What stands nowhere in particular is no value.
    let stands = |&node: &usize| {
        nodes[node].features.iter().any(|feature| !matches!(feature, Feature::Written { .. }))
    };
    let single = |group: &Group| {
        group.listed.is_none() && group.label.is_none() && group.nodes.iter().any(stands)
    };
    all.join(LITTLE, |a, b| anchor(a) && single(b) || anchor(b) && single(a));
    all.groups.into_iter().flatten().collect()
}

/// The groups so far, with how much each two share.
struct Grouping {
    groups: Vec<Option<Group>>,
    shared: Vec<Vec<f32>>,
    apart: Vec<Vec<bool>>,
    n: usize,
}

impl Grouping {
    fn new(nodes: &[Node], near: &Nearness, n: usize) -> Self {
        let group = |(i, node): (usize, &Node)| {
            Some(Group {
                nodes: vec![i],
                values: match node.role {
                    Kind::Value => 1,
                    Kind::Label => 0,
                    Kind::Listed => n,
                },
                label: (node.role == Kind::Label).then_some(i),
                listed: (node.role == Kind::Listed).then_some(i),
            })
        };
        let groups = nodes.iter().enumerate().map(group).collect();
        Self { groups, shared: near.shared.clone(), apart: near.apart.clone(), n }
    }

    /// Joins the two that share most, as long as any two share as much as this.
    fn join(&mut self, enough: f32, may: impl Fn(&Group, &Group) -> bool) {
        while let Some((a, b)) = self.closest(enough, &may) {
            let Some(other) = self.groups[b].take() else { return };
            let Some(group) = self.groups[a].as_mut() else { return };
            let (have, more) = (group.nodes.len() as f32, other.nodes.len() as f32);
            group.nodes.extend(other.nodes);
            group.values += other.values;
            group.label = group.label.or(other.label);
            group.listed = group.listed.or(other.listed);
            for c in 0..self.groups.len() {
                let mean = (have * self.shared[a][c] + more * self.shared[b][c]) / (have + more);
                (self.shared[a][c], self.shared[c][a]) = (mean, mean);
                let apart = self.apart[a][c] || self.apart[b][c];
                (self.apart[a][c], self.apart[c][a]) = (apart, apart);
            }
        }
    }

    fn closest(
        &self,
        enough: f32,
        may: &impl Fn(&Group, &Group) -> bool,
    ) -> Option<(usize, usize)> {
        let mut best = None;
        let mut most = enough;
        for (a, one) in self.groups.iter().enumerate() {
            let Some(one) = one else { continue };
            for (b, other) in self.groups.iter().enumerate().skip(a + 1) {
                let Some(other) = other else { continue };
                let fits = one.values + other.values <= self.n
                    && (one.label.is_none() || other.label.is_none())
                    && (one.listed.is_none() || other.listed.is_none())
                    && !self.apart[a][b];
                // What a category that has a name just lacks fits better.
                let named = one.label.is_some() || other.label.is_some();
                let completes = enough < ENOUGH && one.values + other.values == self.n;
                // "The Viking" where all others of a costume are small words.
                let last = one.values.min(other.values) == 1 && self.n > 3;
                let shared = self.shared[a][b]
                    + match completes {
                        true if named => 0.7,
                        true if last => 0.4,
                        _ => 0.0,
                    };
                if fits && shared > most && may(one, other) {
                    (best, most) = (Some((a, b)), shared);
                }
            }
        }
        best
    }
}

/// How much two share.
fn alike(a: &Node, b: &Node) -> f32 {
    let mut sum: f32 = a.features.intersection(&b.features).map(weight).sum();
    let kinds = |node: &Node| -> Vec<usize> {
        let kind = |feature: &Feature| match feature {
            Feature::Kind(kind) => Some(*kind),
            _ => None,
        };
        node.features.iter().filter_map(kind).collect()
    };
    let (one, other) = (kinds(a), kinds(b));
    let both_values = a.role == Kind::Value && b.role == Kind::Value;
    if !one.is_empty() && !other.is_empty() && !one.iter().any(|kind| other.contains(kind)) {
        let any = |kinds: &[usize], is: &dyn Fn(&'static kinds::Kind) -> bool| {
            kinds.iter().any(|&kind| is(&KINDS[kind]))
        };
        sum += match () {
            _ if [a, b].iter().all(|node| node.features.contains(&Feature::Person)) => 0.0,
            _ if any(&one, &kinds::Kind::describes) || any(&other, &kinds::Kind::describes) => -4.0,
            // Whether darts is a sport or a pastime is for each text to say.
            _ if any(&one, &kinds::Kind::is_activity) && any(&other, &kinds::Kind::is_activity) => {
                0.3
            }
            _ => -0.8,
        };
    }
    let cued = |kinds: &[usize], node: &Node| {
        kinds.iter().any(|&kind| node.features.contains(&Feature::Cued(kind)))
    };
    if cued(&one, b) || cued(&other, a) {
        sum += 1.5;
    }
    // "The hiker" where others go skiing.
    let active = |kind: usize| KINDS[kind].is_activity();
    let does = |node: &Node| {
        node.features.iter().any(|feature| matches!(feature, Feature::Cued(kind) if active(*kind)))
    };
    let any = |kinds: &[usize]| kinds.iter().any(|&kind| active(kind));
    if any(&one) && other.is_empty() && does(b) || any(&other) && one.is_empty() && does(a) {
        sum += 1.2;
    }
    // Who has something is seen with it.
    let has = |node: &Node| {
        node.features.contains(&Feature::Verb("hav".to_owned()))
            || node.features.contains(&Feature::Verb("own".to_owned()))
            || node.features.contains(&Feature::Verb("keep".to_owned()))
            || ["bring", "carry", "hold"]
                .iter()
                .any(|verb| node.features.contains(&Feature::Verb(root(verb))))
    };
    let with = |node: &Node| node.features.contains(&Feature::With("with".to_owned()));
    if has(a) && with(b) || has(b) && with(a) {
        sum += 1.0;
    }
    // "Each went to a different region", and somebody "went to Spain".
    let led = |label: &Node, value: &Node| {
        label.role == Kind::Label
            && label.features.iter().any(|feature| match feature {
                Feature::With(by) => value
                    .features
                    .iter()
                    .any(|feature| matches!(feature, Feature::Toward(_, other) if other == by)),
                _ => false,
            })
    };
    if led(a, b) || led(b, a) {
        sum += 1.0;
    }
    // What one sells another buys.
    let does = |node: &Node, verb: &str| node.features.contains(&Feature::Verb(root(verb)));
    if does(a, "sell") && does(b, "buy") || does(b, "sell") && does(a, "buy") {
        sum += 2.0;
    }
    let named = |node: &Node| node.features.contains(&Feature::Name);
    if both_values && named(a) != named(b) {
        sum -= 1.5;
    }
    // "Mia's snail" and "Gary won": Gary may be the snail.
    let owner = |node: &Node| node.features.contains(&Feature::Owner);
    if both_values && named(a) && named(b) && owner(a) != owner(b) {
        sum -= 0.2;
    }
    // Mrs Abbot and Biscuit.
    let titled = |node: &Node| node.features.contains(&Feature::Titled);
    if both_values && named(a) && named(b) && titled(a) != titled(b) {
        sum -= 1.0;
    }
    // Names of people are no pastries.
    let labelled = |label: &Node, value: &Node| {
        label.role == Kind::Label && value.role != Kind::Label && named(value) && !named(label)
    };
    if labelled(a, b) || labelled(b, a) {
        sum -= 1.0;
    }
    let written = |feature: &&Feature| matches!(feature, Feature::Written { .. });
    if both_values && !a.features.iter().filter(written).any(|way| b.features.contains(way)) {
        sum -= 0.4;
    }
    let styled = |node: &Node| node.features.contains(&Feature::Styled);
    if one.is_empty() && other.is_empty() && styled(a) && styled(b) {
        sum += 0.8;
    }
    if a.aside || b.aside {
        sum -= 1.5;
    }
    sum
}

/// What it says that two share this.
pub(super) fn weight(feature: &Feature) -> f32 {
    match feature {
        Feature::Kind(_) => 3.0,
        Feature::Cued(_) => 0.8,
        Feature::Verb(verb) | Feature::Toward(verb, _) if is_weak(verb) => 1.2,
        Feature::Verb(_) | Feature::Toward(..) => 3.0,
        Feature::Head(noun) if is_person(noun) => 0.3,
        Feature::Head(noun) if is_place(noun) || is_site(noun) => 1.5,
        Feature::Head(_) => 3.0,
        Feature::With(preposition) if preposition == "from" => 2.5,
        Feature::With(_) => 1.0,
        Feature::Name => 2.5,
        Feature::Averse => 3.0,
        Feature::Person => 1.5,
        Feature::Several => 0.3,
        Feature::Owner => 0.6,
        Feature::FirstName | Feature::Titled => 1.0,
        Feature::Free | Feature::Styled => 0.2,
        Feature::Written { article: true, capital: true } => 0.5,
        Feature::Written { .. } => 0.3,
    }
}
