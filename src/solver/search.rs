//! The component search: filter, let go what no longer matters, fall apart into components, look
//! each up, and branch.
//!
//! A node is a component: variables that still depend on each other. Branching on one of them and
//! filtering leaves smaller components; the count is the sum over branches of the product over
//! components (the counting form of DPLL: Bayardo & Pehoushek 2000; component caching: Sang et
//! al. 2004, sharpSAT). Keys name a component by what it looks like, not by which variables it
//! has, so that hits cross over between branches, hint sets and lookalike parts of one puzzle.

use super::Count;
use super::memo::{Key, Memo, Names};
use super::network::{Network, Var};
use super::number::Number;
use super::propagate::{Agenda, propagate};
use super::watch::{Meter, Stopped};

/// A stretch of [`Search::lists`].
pub(super) type Stretch = (usize, usize);

/// A variable that was let go: whatever the others do, it has this many houses to choose from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaf {
    pub variable: Var,
    pub choices: u32,
}

/// One search over one network. `T` is what is remembered of a component.
pub(super) struct Search<'s, 'w, N, T> {
    pub network: &'s Network,
    pub memo: &'s mut Memo<T>,
    pub meter: &'s mut Meter<'w>,
    /// Candidates by variable, a frame for each level of the search.
    pub domains: Vec<u16>,
    /// Components, each its length followed by its variables, stacked by level.
    pub lists: Vec<Var>,
    /// Stacked by level.
    pub leaves: Vec<Leaf>,
    /// Proven so far, and the part of the search done.
    proved: N,
    done: f64,
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
}

/// A component ready to be branched on.
pub(super) struct Node {
    pub key: Key,
    /// Its variables in the order of the key.
    pub order: Vec<Var>,
    pub branch_on: Var,
}

const OUTSIDE: u16 = u16::MAX;
const FORMULA: u32 = u32::MAX;

impl<'s, 'w, N: Number, T: Clone> Search<'s, 'w, N, T> {
    /// Starts from filtered candidates.
    pub(super) fn new(
        network: &'s Network,
        domains: &[u16],
        names: &mut Names,
        memo: &'s mut Memo<T>,
        meter: &'s mut Meter<'w>,
    ) -> Self {
        let variables = network.variables.len();
        let mut lists = vec![variables as Var];
        lists.extend(0..variables as Var);
        Self {
            network,
            memo,
            meter,
            domains: domains.to_vec(),
            lists,
            leaves: Vec::new(),
            proved: N::ZERO,
            done: 0.0,
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

    /// One step of the search, reported now and then.
    pub(super) fn step(&mut self) -> Result<(), Stopped> {
        let (proved, done) = (&self.proved, self.done);
        self.meter.step(|| (proved.clone().into(), Some(done.clamp(0.0, 1.0))))
    }

    /// What is proven so far.
    pub(super) fn proved(&self) -> Count {
        self.proved.clone().into()
    }

    fn settle(&mut self, outer: Option<&N>, count: &N, span: f64) {
        if let Some(outer) = outer {
            self.proved.add(&outer.times(count));
        }
        self.done += span;
    }

    /// Lets go of what is settled, and stacks the components of the rest on `lists`. Returns the
    /// product of the choices that those let go have.
    pub(super) fn split(&mut self, frame: usize, (from, to): Stretch) -> N {
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
        let factor = Self::let_go(network, domains, live, degree, &mut self.leaves);
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
        factor
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
    ) -> N {
        let mut factor = N::small(1);
        loop {
            let before = live.len();
            let mut i = 0;
            while i < live.len() {
                let v = live[i];
                match Self::choices(network, domains, live, v)
                    .filter(|_| degree[usize::from(v)] == 0)
                {
                    Some(choices) => {
                        factor = factor.times(&N::small(choices));
                        leaves.push(Leaf { variable: v, choices });
                        live.remove(i);
                    }
                    None => i += 1,
                }
            }
            if live.len() == before {
                return factor;
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

    /// Names a component and chooses the variable to branch on: of those with the fewest houses,
    /// the one that most depends on.
    pub(super) fn node(&mut self, frame: usize, (from, to): Stretch) -> Node {
        let network = self.network;
        let domains = &self.domains[frame..];
        let Scratch { place, once, twice, degree, key, .. } = &mut self.scratch;
        let mut order = self.lists[from..to].to_vec();
        order.sort_unstable_by_key(|&v| (domains[usize::from(v)], v));
        let mut present = 0;
        for (i, &v) in order.iter().enumerate() {
            place[usize::from(v)] = i as u16;
            degree[usize::from(v)] = 0;
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
            key.push(u32::from(domain) << 16 | mask & 0xffff);
            if network.categories.len() > 16 {
                key.push(mask >> 16);
            }
        }
        for (i, &v) in order.iter().enumerate() {
            let domain = domains[usize::from(v)];
            for (edge, name) in
                network.edges(v).iter().zip(&self.edge_names[network.first_edge(v)..])
            {
                let j = place[usize::from(edge.other)];
                if j != OUTSIDE
                    && usize::from(j) > i
                    && !edge.table.covers(domain, domains[usize::from(edge.other)], edge.apart)
                {
                    key.push((i as u32) << 16 | u32::from(j));
                    key.push(*name);
                    degree[usize::from(v)] += 2;
                    degree[usize::from(edge.other)] += 2;
                }
            }
        }
        for (i, &v) in order.iter().enumerate() {
            for &f in &network.variables[usize::from(v)].formulas {
                let node = &network.formulas[f as usize];
                let variable = |value| network.var_of[usize::from(value)];
                let candidates = |value| domains[usize::from(variable(value))];
                let first = node
                    .variables
                    .iter()
                    .filter_map(|&u| Some(place[usize::from(u)]).filter(|&p| p != OUTSIDE))
                    .min();
                if first == Some(i as u16) && node.formula.verdict(&candidates).may_fail {
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
        let branch_on = order
            .iter()
            .copied()
            .min_by_key(|&v| {
                let v = usize::from(v);
                (domains[v].count_ones(), u16::MAX - degree[v])
            })
            .unwrap_or_default();
        for &v in &order {
            place[usize::from(v)] = OUTSIDE;
        }
        Node { key: key.as_slice().into(), order, branch_on }
    }
}

impl<N: Number> Search<'_, '_, N, N> {
    /// Counts the solutions of the whole network.
    pub(super) fn count(&mut self) -> Result<N, Stopped> {
        self.step()?;
        let everything = self.everything();
        self.branch(0, everything, Some(&N::small(1)), 1.0)
    }

    /// Counts the solutions of filtered candidates. `outer` is what one solution is worth to the
    /// whole count, where everything beside is settled; `span` is its part of the whole search.
    fn branch(
        &mut self,
        frame: usize,
        variables: Stretch,
        outer: Option<&N>,
        span: f64,
    ) -> Result<N, Stopped> {
        let (mut at, leaves) = (self.lists.len(), self.leaves.len());
        let mut product = self.split(frame, variables);
        let end = self.lists.len();
        let (mut components, mut i) = (0, at);
        while i < end {
            components += 1;
            i = self.component(i).1;
        }
        if components == 0 {
            self.settle(outer, &product, span);
        }
        let mark = at;
        while at < end && !product.is_zero() {
            let (component, next) = self.component(at);
            let worth = outer.filter(|_| next == end).map(|outer| outer.times(&product));
            let count = self.count_component(
                frame,
                component,
                worth.as_ref(),
                span / f64::from(components),
            )?;
            product = product.times(&count);
            at = next;
        }
        self.lists.truncate(mark);
        self.leaves.truncate(leaves);
        Ok(product)
    }

    fn count_component(
        &mut self,
        frame: usize,
        component: Stretch,
        outer: Option<&N>,
        span: f64,
    ) -> Result<N, Stopped> {
        self.step()?;
        let Node { key, branch_on, .. } = self.node(frame, component);
        if let Some(count) = self.memo.get(&key) {
            self.settle(outer, &count, span);
            return Ok(count);
        }
        let mut sum = N::ZERO;
        let mut rest = self.candidates(frame, branch_on);
        let span = span / f64::from(rest.count_ones());
        let mark = self.domains.len();
        while rest != 0 {
            match self.place(frame, branch_on, rest & rest.wrapping_neg()) {
                Some(next) => sum.add(&self.branch(next, component, outer, span)?),
                None => self.done += span,
            }
            self.domains.truncate(mark);
            rest &= rest - 1;
        }
        self.memo.insert(key, sum.clone(), size_of::<N>());
        Ok(sum)
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
