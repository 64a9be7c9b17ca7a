//! The stacks of the component search: candidates by level, components, what was let go. Here is
//! all that does not depend on what the search counts with.

use super::columns::Columns;
use super::eliminate::{Part, Plan};
use super::memo::{Key, Names};
use super::network::{Network, Var};
use super::order::sort_by_key;
use super::propagate::{Agenda, propagate};

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
    edge_names: Vec<u32>,
    formula_names: Vec<u32>,
    scratch: Scratch,
}

#[derive(Debug, Default)]
struct Scratch {
    live: Vec<Var>,
    parent: Vec<Var>,
    degree: Vec<u16>,
    place: Vec<u16>,
    once: Vec<u16>,
    twice: Vec<u16>,
    key: Vec<u32>,
    live_edges: Vec<(Var, Var, u32)>,
}

/// A component with its name.
pub(super) struct Node {
    pub key: Key,
    /// Its variables in the order of the key.
    pub order: Vec<Var>,
    /// Its houses in the order of the key.
    pub columns: Columns,
    /// The variable that most depends on.
    pub busiest: Var,
}

impl Node {
    /// One house for each kind of house among the candidates, and all houses of that kind.
    pub(super) fn branches(&self, candidates: u16) -> impl Iterator<Item = (u16, u16)> + use<> {
        let kinds = self.columns.kinds.clone();
        kinds.into_iter().filter_map(move |kind| {
            let alike = kind & candidates;
            (alike != 0).then(|| (alike & alike.wrapping_neg(), alike))
        })
    }
}

/// How to go on with a component.
pub(super) enum Choice {
    SumOut(Plan),
    Branch(Var),
}

/// Up to this cost summing out beats looking any further.
const CHEAP: u64 = 20_000;
/// Past this cost summing out is not done: its tables are bounded by it.
const DEAREST: u64 = 1 << 23;
/// What a branching costs beside what is in it, measured against one house of a pass.
const BRANCH: u64 = 300;

const OUTSIDE: u16 = u16::MAX;
const FORMULA: u32 = u32::MAX;

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
                let candidates = |value| domains[usize::from(network.var_of[usize::from(value)])];
                if open.next() == Some(v) && node.formula.verdict(&candidates).may_fail {
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

    /// Names a component.
    pub(super) fn node(&mut self, frame: usize, (from, to): Stretch) -> Node {
        let network = self.network;
        let domains = &self.domains[frame..];
        let Scratch { place, once, twice, degree, key, live_edges, .. } = &mut self.scratch;
        let mut order = self.lists[from..to].to_vec();
        for &v in &order {
            place[usize::from(v)] = 0;
            degree[usize::from(v)] = 0;
        }
        live_edges.clear();
        let mut neutral = order.len() <= Columns::MAX_VARIABLES;
        for &v in &order {
            let first = network.first_edge(v);
            for (e, edge) in network.edges(v).iter().enumerate() {
                let u = edge.other;
                if u > v
                    && place[usize::from(u)] != OUTSIDE
                    && !edge.table.covers(
                        domains[usize::from(v)],
                        domains[usize::from(u)],
                        edge.apart,
                    )
                {
                    neutral &= edge.neutral;
                    live_edges.push((v, u, self.edge_names[first + e]));
                    degree[usize::from(v)] += 2;
                    degree[usize::from(u)] += 2;
                }
            }
            for &f in &network.variables[usize::from(v)].formulas {
                let candidates = |value| domains[usize::from(network.var_of[usize::from(value)])];
                neutral &= !network.formulas[f as usize].formula.verdict(&candidates).may_fail;
            }
        }
        let columns = if neutral {
            Columns::sorted(network.houses, order.iter().map(|&v| domains[usize::from(v)]))
        } else {
            sort_by_key(&mut order, |v| (domains[usize::from(v)], v));
            Columns::as_they_are(network.houses)
        };
        let mut present = 0;
        for (i, &v) in order.iter().enumerate() {
            place[usize::from(v)] = i as u16;
            let mut rest = network.variables[usize::from(v)].categories;
            while rest != 0 {
                let c = rest.trailing_zeros() as usize;
                if present >> c & 1 == 0 {
                    present |= 1u32 << c;
                    (once[c], twice[c]) = (0, 0);
                }
                twice[c] |= once[c] & domains[usize::from(v)];
                once[c] |= domains[usize::from(v)];
                rest &= rest - 1;
            }
        }
        key.clear();
        key.push(order.len() as u32);
        // Categories are numbered as they come, those without contact left out.
        let mut numbers = [u8::MAX; 32];
        let mut next = 0;
        for &v in &order {
            let domain = domains[usize::from(v)];
            let (mut rest, mut mask) = (network.variables[usize::from(v)].categories, 0u32);
            while rest != 0 {
                let c = rest.trailing_zeros() as usize;
                if twice[c] & domain != 0 {
                    if numbers[c] == u8::MAX {
                        numbers[c] = next;
                        next += 1;
                    }
                    mask |= 1 << numbers[c];
                    degree[usize::from(v)] += 1;
                }
                rest &= rest - 1;
            }
            key.push(u32::from(columns.permuted(domain)) << 16 | mask & 0xffff);
            if network.categories.len() > 16 {
                key.push(mask >> 16);
            }
        }
        for (v, u, name) in live_edges.iter_mut() {
            let (i, j) = (place[usize::from(*v)], place[usize::from(*u)]);
            if i > j {
                // Seen from the other end it is the transposed table that counts.
                let back = network.edges(*u).binary_search_by_key(v, |edge| edge.other);
                let back = back.expect("each edge has two ends");
                *name = self.edge_names[network.first_edge(*u) + back];
            }
            (*v, *u) = (i.min(j), i.max(j));
        }
        sort_by_key(live_edges, |edge| edge);
        for &(i, j, name) in &*live_edges {
            key.extend([u32::from(i) << 16 | u32::from(j), name]);
        }
        for (i, &v) in order.iter().enumerate() {
            for &f in &network.variables[usize::from(v)].formulas {
                let node = &network.formulas[f as usize];
                let variable = |value| network.var_of[usize::from(value)];
                let candidates = |value| domains[usize::from(variable(value))];
                let places = node.variables.iter().map(|&u| place[usize::from(u)]);
                // Once for all its variables, at the first.
                if places.min() == Some(i as u16) && node.formula.verdict(&candidates).may_fail {
                    key.extend([FORMULA, self.formula_names[f as usize]]);
                    for &value in &node.values {
                        let u = variable(value);
                        let p = place[usize::from(u)];
                        degree[usize::from(u)] += 2;
                        key.push(match p {
                            OUTSIDE => 1 << 31 | u32::from(candidates(value)),
                            p => u32::from(p),
                        });
                    }
                }
            }
        }
        let busiest = order.iter().copied().min_by_key(|&v| {
            let v = usize::from(v);
            (u16::MAX - degree[v], domains[v].count_ones())
        });
        for &v in &order {
            place[usize::from(v)] = OUTSIDE;
        }
        Node { key: key.as_slice().into(), busiest: busiest.unwrap_or_default(), order, columns }
    }

    /// How to go on with a component: sum its variables out where that is cheap, or cheaper than
    /// what one more branching would leave; otherwise branch, on the variable that most depends
    /// on or on the one that weighs most in summing out, whichever leaves less.
    pub(super) fn choose(&mut self, frame: usize, component: Stretch, node: &Node) -> Choice {
        let (from, to) = component;
        let variables = &self.lists[from..to];
        let candidates = &self.domains[frame..frame + self.network.variables.len()];
        let Some(part) = Part::new(self.network, variables, candidates) else {
            return Choice::Branch(node.busiest);
        };
        let plan = part.plan();
        if plan.cost <= CHEAP {
            return Choice::SumOut(plan);
        }
        let heaviest = variables[plan.heaviest()];
        let mut least = if plan.cost > DEAREST { u64::MAX } else { plan.cost };
        let mut choice = None;
        for v in [heaviest, node.busiest] {
            let left = self.outlook(frame, component, node, v, least);
            if left < least {
                least = left;
                choice = Some(v);
            }
        }
        match choice {
            Some(v) => Choice::Branch(v),
            None if plan.cost > DEAREST => Choice::Branch(heaviest),
            None => Choice::SumOut(plan),
        }
    }

    /// What summing out would cost after branching on `v`, up to `limit`.
    fn outlook(
        &mut self,
        frame: usize,
        component: Stretch,
        node: &Node,
        v: Var,
        limit: u64,
    ) -> u64 {
        let (domains, lists, leaves) = (self.domains.len(), self.lists.len(), self.leaves.len());
        let mut cost = 0u64;
        for (house, _) in node.branches(self.candidates(frame, v)) {
            if let Some(next) = self.place(frame, v, house) {
                self.split(next, component);
                let mut at = lists;
                while at < self.lists.len() {
                    let ((from, to), following) = self.component(at);
                    let candidates = &self.domains[next..];
                    let part = Part::new(self.network, &self.lists[from..to], candidates);
                    let more = part.map_or(u64::MAX, |part| part.plan().cost);
                    cost = cost.saturating_add(more);
                    at = following;
                }
            }
            cost = cost.saturating_add(BRANCH);
            self.domains.truncate(domains);
            self.lists.truncate(lists);
            self.leaves.truncate(leaves);
            if cost >= limit {
                return cost;
            }
        }
        cost
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
