//! The stacks of the component search: candidates by level, components, what was let go. Here is
//! all that does not depend on what the search counts with.

use super::memo::Names;
use super::network::{Network, Var};
use super::propagate::{Agenda, propagate};

/// No place in a component: not in it.
pub(super) const OUTSIDE: u16 = u16::MAX;

/// A stretch of [`Frames::lists`].
pub(super) type Stretch = (usize, usize);

/// A variable that was let go: whatever the others do, it has this many houses to choose from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaf {
    pub variable: Var,
    pub choices: u32,
}

/// The stacks of one search over one network.
pub(super) struct Frames<'s> {
    pub network: &'s Network,
    /// Candidates by variable, a frame for each level of the search.
    pub domains: Vec<u16>,
    /// Components, each its length followed by its variables, stacked by level.
    pub lists: Vec<Var>,
    /// Stacked by level.
    pub leaves: Vec<Leaf>,
    agenda: Agenda,
    pub edge_names: Vec<u32>,
    pub formula_names: Vec<u32>,
    pub scratch: Scratch,
}

/// Kept to spare allocation; of no meaning between calls, but that `place` is all [`OUTSIDE`].
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub live: Vec<Var>,
    pub parent: Vec<Var>,
    pub degree: Vec<u16>,
    pub place: Vec<u16>,
    pub once: Vec<u16>,
    pub twice: Vec<u16>,
    pub key: Vec<u32>,
    pub live_edges: Vec<(Var, Var, u32)>,
}

impl<'s> Frames<'s> {
    /// Starts from filtered candidates.
    pub(super) fn new(network: &'s Network, domains: &[u16], names: &mut Names) -> Self {
        let variables = network.variables.len();
        let mut lists = vec![variables as Var];
        lists.extend(0..variables as Var);
        Self {
            network,
            domains: domains.to_vec(),
            lists,
            leaves: Vec::new(),
            agenda: Agenda::new(network),
            edge_names: network.all_edges().iter().map(|edge| names.table(&edge.table)).collect(),
            formula_names: network.formulas.iter().map(|f| names.formula(&f.formula)).collect(),
            scratch: Scratch {
                parent: vec![0; variables],
                degree: vec![0; variables],
                place: vec![OUTSIDE; variables],
                once: vec![0; network.categories.len()],
                twice: vec![0; network.categories.len()],
                ..Scratch::default()
            },
        }
    }

    /// All variables, for the first split.
    pub(super) fn everything(&self) -> Stretch {
        (1, self.lists.len())
    }

    /// The component that starts at `at`, and where the next one does.
    pub(super) fn component(&self, at: usize) -> (Stretch, usize) {
        let end = at + 1 + usize::from(self.lists[at]);
        ((at + 1, end), end)
    }

    pub(super) fn candidates(&self, frame: usize, v: Var) -> u16 {
        self.domains[frame + usize::from(v)]
    }

    /// A new frame like `frame` with `v` placed in `house`, filtered; `None` when that is dead.
    pub(super) fn place(&mut self, frame: usize, v: Var, house: u16) -> Option<usize> {
        let width = self.network.variables.len();
        let next = self.domains.len();
        self.domains.extend_from_within(frame..frame + width);
        self.domains[next + usize::from(v)] = house;
        self.agenda.note(v);
        propagate(self.network, &mut self.agenda, &mut self.domains[next..]).ok()?;
        Some(next)
    }

    /// Lets go of what is settled, and stacks the components of the rest on `lists` and what was
    /// let go on `leaves`.
    pub(super) fn split(&mut self, frame: usize, (from, to): Stretch) {
        let network = self.network;
        let domains = &self.domains[frame..];
        let Scratch { live, parent, degree, .. } = &mut self.scratch;
        live.clear();
        live.extend(
            self.lists[from..to].iter().filter(|&&v| !domains[usize::from(v)].is_power_of_two()),
        );
        for &v in &*live {
            parent[usize::from(v)] = v;
            degree[usize::from(v)] = 0;
        }
        for &v in &*live {
            let domain = domains[usize::from(v)];
            for edge in network.edges(v) {
                let other = domains[usize::from(edge.other)];
                if edge.other > v
                    && !other.is_power_of_two()
                    && !edge.table.covers(domain, other, edge.apart)
                {
                    degree[usize::from(v)] += 1;
                    degree[usize::from(edge.other)] += 1;
                    union(parent, v, edge.other);
                }
            }
            for &f in &network.variables[usize::from(v)].formulas {
                let node = &network.formulas[f as usize];
                let mut open = node
                    .variables
                    .iter()
                    .copied()
                    .filter(|&u| !domains[usize::from(u)].is_power_of_two());
                let verdict = || node.verdict(network.var_of.items(), domains);
                if open.next() == Some(v) && verdict().may_fail {
                    degree[usize::from(v)] += 1;
                    for u in open {
                        degree[usize::from(u)] += 1;
                        union(parent, v, u);
                    }
                }
            }
        }
        Self::let_go(network, domains, live, degree, &mut self.leaves);
        for (i, &v) in live.iter().enumerate() {
            let categories = network.variables[usize::from(v)].categories;
            let domain = domains[usize::from(v)];
            for &u in &live[..i] {
                if network.variables[usize::from(u)].categories & categories != 0
                    && domains[usize::from(u)] & domain != 0
                {
                    union(parent, u, v);
                }
            }
        }
        for i in 0..live.len() {
            let root = find(parent, live[i]);
            if live[..i].iter().any(|&u| find(parent, u) == root) {
                continue;
            }
            let head = self.lists.len();
            self.lists.push(0);
            for &v in &live[i..] {
                if find(parent, v) == root {
                    self.lists.push(v);
                }
            }
            self.lists[head] = (self.lists.len() - head - 1) as Var;
        }
    }

    /// Lets go of each variable that no live hint is about and whose candidates include those of
    /// all that it must differ from, where those differ among themselves: it has the houses that
    /// they leave, always equally many.
    fn let_go(
        network: &Network,
        domains: &[u16],
        live: &mut Vec<Var>,
        degree: &[u16],
        leaves: &mut Vec<Leaf>,
    ) {
        loop {
            let before = live.len();
            let mut i = 0;
            while i < live.len() {
                let v = live[i];
                match Self::choices(network, domains, live, v)
                    .filter(|_| degree[usize::from(v)] == 0)
                {
                    Some(choices) => {
                        leaves.push(Leaf { variable: v, choices });
                        live.remove(i);
                    }
                    None => i += 1,
                }
            }
            if live.len() == before {
                return;
            }
        }
    }

    fn choices(network: &Network, domains: &[u16], live: &[Var], v: Var) -> Option<u32> {
        let domain = domains[usize::from(v)];
        let categories = network.variables[usize::from(v)].categories;
        let mut common = categories;
        let mut touching = 0;
        for &u in live {
            let shared = network.variables[usize::from(u)].categories & categories;
            let other = domains[usize::from(u)];
            if u != v && shared != 0 && other & domain != 0 {
                common &= shared;
                touching += 1;
                if other & !domain != 0 || common == 0 {
                    return None;
                }
            }
        }
        Some(domain.count_ones() - touching)
    }
}

fn find(parent: &mut [Var], mut v: Var) -> Var {
    while parent[usize::from(v)] != v {
        parent[usize::from(v)] = parent[usize::from(parent[usize::from(v)])];
        v = parent[usize::from(v)];
    }
    v
}

fn union(parent: &mut [Var], a: Var, b: Var) {
    let (a, b) = (find(parent, a), find(parent, b));
    parent[usize::from(b)] = a;
}
