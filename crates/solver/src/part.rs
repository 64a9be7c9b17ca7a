//! A component cut out of its network, and in which order to sum its variables out.
//!
//! Orders are made greedily, by the size of the next pass (weighted min-size) or by the pairs of
//! neighbours it makes (min-fill), with a little chance where a better one pays.

use super::network::{FormulaNode, Network, Var};

/// The most variables a component may have: neighbourhoods are 64-bit masks.
const MAX_VARIABLES: usize = 64;

/// What the houses of one variable leave to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Link {
    None,
    /// Any house but the same.
    Apart,
    /// A row of this edge's table.
    Edge(u32),
}

/// A component cut out of its network.
pub(super) struct Part<'n> {
    pub network: &'n Network,
    pub variables: &'n [Var],
    /// Candidates of all variables of the network.
    pub candidates: &'n [u16],
    pub domains: Vec<u16>,
    /// By pair: first · size + second.
    links: Vec<Link>,
    neighbours: Vec<u64>,
    /// The live formulas.
    pub formulas: Vec<&'n FormulaNode>,
}

/// Orders tried where a better one pays.
const ORDERS: u32 = 24;

/// In which order to sum out, and what each takes along.
#[derive(Default)]
pub(super) struct Plan {
    /// The variable summed out, and its neighbours at that time.
    pub steps: Vec<(u8, u64)>,
    /// Houses tried, at most.
    pub cost: u64,
    /// By variable: the cost of the passes that it takes part in.
    burden: Vec<u64>,
}

impl Plan {
    /// The place in the part of the variable whose passes cost the most.
    pub(super) fn heaviest(&self) -> usize {
        (0..self.burden.len()).max_by_key(|&i| self.burden[i]).unwrap_or_default()
    }
}

/// Houses of formula-bound variables cost as much as this many others.
const FORMULA_COST: u64 = 4;

impl<'n> Part<'n> {
    /// `None` when it has too many variables.
    pub(super) fn new(
        network: &'n Network,
        variables: &'n [Var],
        candidates: &'n [u16],
    ) -> Option<Self> {
        let size = variables.len();
        if size > MAX_VARIABLES {
            return None;
        }
        let domains: Vec<u16> = variables.iter().map(|&v| candidates[usize::from(v)]).collect();
        let mut part = Self {
            network,
            variables,
            candidates,
            domains,
            links: vec![Link::None; size * size],
            neighbours: vec![0; size],
            formulas: Vec::new(),
        };
        for (i, &v) in variables.iter().enumerate() {
            let categories = network.variables[usize::from(v)].categories;
            for (j, &u) in variables.iter().enumerate().take(i) {
                if network.variables[usize::from(u)].categories & categories != 0
                    && part.domains[i] & part.domains[j] != 0
                {
                    part.link(i, j, Link::Apart, Link::Apart);
                }
            }
        }
        for (i, &v) in variables.iter().enumerate() {
            for (e, edge) in network.edges(v).iter().enumerate() {
                let live =
                    |j: &usize| !edge.table.covers(part.domains[i], part.domains[*j], edge.apart);
                if let Some(j) = variables.binary_search(&edge.other).ok().filter(live) {
                    part.links[i * size + j] = Link::Edge((network.first_edge(v) + e) as u32);
                    part.neighbours[i] |= 1 << j;
                }
            }
        }
        part.bind_formulas();
        Some(part)
    }

    fn link(&mut self, i: usize, j: usize, there: Link, back: Link) {
        let size = self.variables.len();
        self.links[i * size + j] = there;
        self.links[j * size + i] = back;
        self.neighbours[i] |= 1 << j;
        self.neighbours[j] |= 1 << i;
    }

    fn bind_formulas(&mut self) {
        let network = self.network;
        for node in &network.formulas {
            let scope = self.scope(node);
            let verdict = || node.verdict(network.var_of.items(), self.candidates);
            if scope == 0 || !verdict().may_fail {
                continue;
            }
            self.formulas.push(node);
            for i in bits(scope) {
                self.neighbours[i] |= scope & !(1 << i);
            }
        }
    }

    /// The part's variables that a formula is about.
    pub(super) fn scope(&self, node: &FormulaNode) -> u64 {
        let place = |v: &Var| self.variables.binary_search(v).ok();
        node.variables.iter().filter_map(place).fold(0, |scope, i| scope | 1 << i)
    }

    /// Whether no count over it can exceed a machine word: the product of its candidates does not.
    pub(super) fn fits_a_word(&self) -> bool {
        let bound = self
            .domains
            .iter()
            .try_fold(1u64, |bound, domain| bound.checked_mul(domain.count_ones().into()));
        bound.is_some()
    }

    /// An order that keeps the passes small: always the variable with the smallest pass next.
    pub(super) fn plan(&self) -> Plan {
        self.plan_by(u64::MAX, |_, weight| weight).unwrap_or_default()
    }

    /// The cheapest of a few orders, `first` among them, that favour small passes or few new
    /// neighbours, with some chance in the choice (always the same).
    pub(super) fn plan_better(&self, first: Plan) -> Plan {
        let mut best = first;
        let mut state = 0u64;
        for round in 0..ORDERS {
            let mut chance = || {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                1 + (state >> 62)
            };
            let found = if round % 2 == 0 {
                self.plan_by(best.cost, |_, weight| weight.saturating_mul(chance()))
            } else {
                self.plan_by(best.cost, |fill, weight| {
                    (u64::from(fill()) * 2 + chance()) << 32 | weight.min(u32::MAX.into())
                })
            };
            best = found.unwrap_or(best);
        }
        best
    }

    /// The order that always takes the variable with the least `rank` next, given how many pairs
    /// of neighbours that makes and the houses of its pass; `None` when it costs `limit` or more.
    fn plan_by(
        &self,
        limit: u64,
        mut rank: impl FnMut(&dyn Fn() -> u32, u64) -> u64,
    ) -> Option<Plan> {
        let mut neighbours = self.neighbours.clone();
        let sizes: Vec<u64> = self.domains.iter().map(|d| d.count_ones().into()).collect();
        let weight =
            |i: usize, around: u64| bits(around).fold(sizes[i], |w, j| w.saturating_mul(sizes[j]));
        let mut weights: Vec<u64> = (0..sizes.len()).map(|i| weight(i, neighbours[i])).collect();
        let dear = if self.formulas.is_empty() { 1 } else { FORMULA_COST };
        let mut left = u64::MAX >> (64 - sizes.len());
        let mut plan =
            Plan { steps: Vec::with_capacity(sizes.len()), cost: 0, burden: vec![0; sizes.len()] };
        while let Some(i) = bits(left).min_by_key(|&i| {
            let around = neighbours[i];
            let fill = || {
                let missing = |j: usize| (around & !neighbours[j] & !(1 << j)).count_ones();
                bits(around).map(missing).sum::<u32>() / 2
            };
            rank(&fill, weights[i])
        }) {
            let cost = weights[i].saturating_mul(dear);
            plan.cost = plan.cost.saturating_add(cost);
            if plan.cost >= limit {
                return None;
            }
            left &= !(1 << i);
            let around = neighbours[i];
            for j in bits(around | 1 << i) {
                plan.burden[j] = plan.burden[j].saturating_add(cost);
            }
            for j in bits(around) {
                neighbours[j] = (neighbours[j] | around) & !(1 << j | 1 << i);
                weights[j] = weight(j, neighbours[j]);
            }
            plan.steps.push((i as u8, around));
        }
        Some(plan)
    }

    /// What each house of one of its variables leaves to another; `None` for all.
    pub(super) fn rows(&self, from: usize, to: usize) -> Option<[u16; 16]> {
        match self.links[from * self.variables.len() + to] {
            Link::None => None,
            Link::Apart => Some(std::array::from_fn(|h| !(1 << h))),
            Link::Edge(e) => {
                let table = &self.network.all_edges()[e as usize].table;
                Some(std::array::from_fn(|h| table[h]))
            }
        }
    }

    /// By member: how far apart the entries of two neighbouring houses of it are in a table over
    /// `scope`; 0 for a member that is not in the scope.
    pub(super) fn strides(&self, scope: u64, members: &[usize]) -> Vec<u32> {
        let stride = |i: usize| {
            bits(scope & ((1 << i) - 1)).map(|j| self.domains[j].count_ones()).product::<u32>()
        };
        members.iter().map(|&i| if scope >> i & 1 == 1 { stride(i) } else { 0 }).collect()
    }
}

/// The places of the bits set, rising.
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}
