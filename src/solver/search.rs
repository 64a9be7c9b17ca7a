//! The component search: filter, let go what no longer matters, fall apart into components, look
//! each up, and branch.
//!
//! A node is a component: variables that still depend on each other. Branching on one of them and
//! filtering leaves smaller components; the count is the sum over branches of the product over
//! components (the counting form of DPLL: Bayardo & Pehoushek 2000; component caching: Sang et
//! al. 2004, sharpSAT). Keys name a component by what it looks like, not by which variables it
//! has, so that hits cross over between branches, hint sets and lookalike parts of one puzzle.

use super::Count;
use super::choice::Choice;
use super::memo::{Memo, Names};
use super::naming::{Node, OUTSIDE};
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
    pub proved: N,
    pub done: f64,
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
        let (mark, leaves) = (self.lists.len(), self.leaves.len());
        let mut product = self.split(frame, variables);
        let end = self.lists.len();
        let (mut components, mut largest, mut at) = (0, None, mark);
        while at < end {
            let (component, next) = self.component(at);
            components += 1;
            largest = largest.max(Some((component.1 - component.0, at)));
            at = next;
        }
        let span = span / f64::from(components.max(1));
        // The largest comes last: only what is left when all beside is settled proves a bound.
        at = mark;
        while at < end && !product.is_zero() {
            let (component, next) = self.component(at);
            if largest.is_none_or(|(_, last)| at != last) {
                product = product.times(&self.count_component(frame, component, None, span)?);
            }
            at = next;
        }
        match largest {
            Some((_, last)) if !product.is_zero() => {
                let worth = outer.map(|outer| outer.times(&product));
                let (component, _) = self.component(last);
                let count = self.count_component(frame, component, worth.as_ref(), span)?;
                product = product.times(&count);
            }
            _ => self.settle(outer, &product, if components == 0 { span } else { 0.0 }),
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
        let node = self.node(frame, component);
        if let Some(count) = self.memo.get(&node.key) {
            self.settle(outer, &count, span);
            return Ok(count);
        }
        let count = match self.choose(frame, component, &node) {
            Choice::SumOut(plan) => {
                let count = self.sum_out(frame, component, |part, tick| {
                    if part.fits_a_word() {
                        part.count::<u64>(&plan, tick).map(N::from_word)
                    } else {
                        part.count::<N>(&plan, tick)
                    }
                })?;
                self.settle(outer, &count, span);
                count
            }
            Choice::Branch(v) => self.count_branches(frame, component, &node, v, outer, span)?,
        };
        self.memo.insert(node.key, count.clone(), size_of::<N>());
        Ok(count)
    }

    fn count_branches(
        &mut self,
        frame: usize,
        component: Stretch,
        node: &Node,
        v: Var,
        outer: Option<&N>,
        span: f64,
    ) -> Result<N, Stopped> {
        let mut sum = N::ZERO;
        let candidates = self.candidates(frame, v);
        let mark = self.domains.len();
        for (house, alike) in node.branches(candidates) {
            let alike_number = N::small(alike.count_ones());
            let span = span * f64::from(alike.count_ones()) / f64::from(candidates.count_ones());
            match self.place(frame, v, house) {
                Some(next) => {
                    let worth = outer.map(|outer| outer.times(&alike_number));
                    let count = self.branch(next, component, worth.as_ref(), span)?;
                    sum.add(&count.times(&alike_number));
                }
                None => self.done += span,
            }
            self.domains.truncate(mark);
        }
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
