//! Variable elimination: a component counted without search, by summing its variables out one
//! after another (bucket elimination, Dechter 1999; weighted min-size order).
//!
//! Summing out a variable takes one pass over the houses of it and its neighbours, and leaves a
//! table over the neighbours. The cost is known beforehand, exponential in the largest
//! neighbourhood and in nothing else, which makes it the right tool where hints are few and
//! propagation finds little. Tuples that a binary constraint forbids are not visited.

use super::marginals::Marginals;
use super::network::{FormulaNode, Network, Var};
use super::number::Number;
use super::watch::Stopped;

/// The most variables a component may have: neighbourhoods are 64-bit masks.
const MAX_VARIABLES: usize = 64;

/// The most variables of one pass, more than [`Plan::cost`] can pay for.
const MAX_BAG: usize = 24;

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
    network: &'n Network,
    variables: &'n [Var],
    /// Candidates of all variables of the network.
    candidates: &'n [u16],
    domains: Vec<u16>,
    /// By pair: first · size + second.
    links: Vec<Link>,
    neighbours: Vec<u64>,
    /// The live formulas.
    formulas: Vec<&'n FormulaNode>,
}

/// In which order to sum out, and what each takes along.
pub(super) struct Plan {
    /// The variable summed out, and its neighbours at that time.
    steps: Vec<(u8, u64)>,
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
const FORMULA_COST: u64 = 16;

/// Leaves of a pass between two looks at the watch: some ten microseconds.
const LEAVES_A_TICK: u32 = 1 << 10;

/// Called now and then during a pass.
pub(super) type Tick<'t> = &'t mut dyn FnMut() -> Result<(), Stopped>;

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
                if let Ok(j) = variables.binary_search(&edge.other)
                    && live(&j)
                {
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
            let candidates =
                |value| self.candidates[usize::from(network.var_of[usize::from(value)])];
            if scope == 0 || !node.formula.verdict(&candidates).may_fail {
                continue;
            }
            self.formulas.push(node);
            for i in bits(scope) {
                self.neighbours[i] |= scope & !(1 << i);
            }
        }
    }

    /// The part's variables that a formula is about.
    fn scope(&self, node: &FormulaNode) -> u64 {
        let place = |v: &Var| self.variables.binary_search(v).ok();
        node.variables.iter().filter_map(place).fold(0, |scope, i| scope | 1 << i)
    }

    /// An order that keeps the passes small.
    pub(super) fn plan(&self) -> Plan {
        let mut neighbours = self.neighbours.clone();
        let sizes: Vec<u64> = self.domains.iter().map(|d| d.count_ones().into()).collect();
        let weight =
            |i: usize, around: u64| bits(around).fold(sizes[i], |w, j| w.saturating_mul(sizes[j]));
        let mut weights: Vec<u64> = (0..sizes.len()).map(|i| weight(i, neighbours[i])).collect();
        let dear = if self.formulas.is_empty() { 1 } else { FORMULA_COST };
        let mut left = u64::MAX >> (64 - sizes.len());
        let mut plan =
            Plan { steps: Vec::with_capacity(sizes.len()), cost: 0, burden: vec![0; sizes.len()] };
        while let Some(i) = bits(left).min_by_key(|&i| weights[i]) {
            let cost = weights[i].saturating_mul(dear);
            plan.cost = plan.cost.saturating_add(cost);
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
        plan
    }

    /// Counts the solutions of the part.
    pub(super) fn count<N: Number>(&self, plan: &Plan, tick: Tick<'_>) -> Result<N, Stopped> {
        let mut tables: Vec<FactorTable<N>> = Vec::new();
        let mut product = N::small(1);
        for &(v, around) in &plan.steps {
            let (mine, others): (Vec<_>, _) =
                tables.into_iter().partition(|table| table.scope >> v & 1 == 1);
            tables = others;
            let mut pass = Pass::new(self, v, around, mine.iter().collect(), &mut *tick);
            let mut entries = vec![N::ZERO; pass.size_around()];
            pass.run(&mut |pass, mask, at| entries[at] = pass.sum(mask))?;
            if around == 0 {
                product = product.times(&entries[0]);
            } else {
                tables.push(FactorTable { scope: around, entries });
            }
        }
        Ok(product)
    }

    /// Counts the solutions of the part, and those with each variable in each house: cells by
    /// place in the part · houses + house. Goes through the passes forth and, with what each
    /// table is worth to the whole, back.
    pub(super) fn marginals<N: Number>(
        &self,
        plan: &Plan,
        tick: Tick<'_>,
    ) -> Result<Marginals<N>, Stopped> {
        let n = usize::from(self.network.houses);
        let mut tables: Vec<FactorTable<N>> = Vec::new();
        let mut consumed: Vec<Vec<usize>> = Vec::new();
        for (s, &(v, around)) in plan.steps.iter().enumerate() {
            let used = |t: &usize| consumed.iter().any(|mine: &Vec<usize>| mine.contains(t));
            let mine: Vec<usize> =
                (0..s).filter(|t| tables[*t].scope >> v & 1 == 1 && !used(t)).collect();
            let factors = mine.iter().map(|&t| &tables[t]).collect();
            let mut pass = Pass::new(self, v, around, factors, &mut *tick);
            let mut entries = vec![N::ZERO; pass.size_around()];
            pass.run(&mut |pass, mask, at| entries[at] = pass.sum(mask))?;
            tables.push(FactorTable { scope: around, entries });
            consumed.push(mine);
        }
        let roots = tables.iter().filter(|table| table.scope == 0);
        let count = roots.fold(N::small(1), |count, root| count.times(&root.entries[0]));
        let mut cells = vec![N::ZERO; self.variables.len() * n];
        if count.is_zero() {
            return Ok(Marginals { count, cells });
        }
        let worth = |table: &FactorTable<N>| match table.scope {
            0 => vec![count.quotient(&table.entries[0])],
            _ => vec![N::ZERO; table.entries.len()],
        };
        let mut worths: Vec<Vec<N>> = tables.iter().map(worth).collect();
        for (s, &(v, around)) in plan.steps.iter().enumerate().rev() {
            let factors = consumed[s].iter().map(|&t| &tables[t]).collect();
            let mut pass = Pass::new(self, v, around, factors, &mut *tick);
            let outer = std::mem::take(&mut worths[s]);
            let row = &mut cells[usize::from(v) * n..][..n];
            pass.run(&mut |pass, mask, at| {
                if !outer[at].is_zero() {
                    pass.give_back(mask, &outer[at], &consumed[s], &mut worths, row);
                }
            })?;
        }
        Ok(Marginals { count, cells })
    }

    /// By member: how far apart the entries of two neighbouring houses of it are in a table over
    /// `scope`; 0 for a member that is not in the scope.
    fn strides(&self, scope: u64, members: &[usize]) -> Vec<u32> {
        let stride = |i: usize| {
            bits(scope & ((1 << i) - 1)).map(|j| self.domains[j].count_ones()).product::<u32>()
        };
        members.iter().map(|&i| if scope >> i & 1 == 1 { stride(i) } else { 0 }).collect()
    }
}

/// A function of the houses of some variables, the first varying fastest.
struct FactorTable<N> {
    scope: u64,
    entries: Vec<N>,
}

/// One variable being summed out; it is the last of the members.
struct Pass<'p, 'n, N> {
    part: &'p Part<'n>,
    members: Vec<usize>,
    /// By member: what its house leaves to later members.
    onward: Vec<Vec<(u8, Link)>>,
    formulas: Vec<&'n FormulaNode>,
    /// Candidates with the members placed, for the formulas.
    houses: Vec<u16>,
    factors: Vec<&'p FactorTable<N>>,
    /// By factor, then member.
    strides: Vec<Vec<u32>>,
    /// By depth, then factor: where in it the members placed so far lead.
    offsets: Vec<u32>,
    out_strides: Vec<u32>,
    leaves: u32,
    tick: Tick<'p>,
}

impl<'p, 'n, N: Number> Pass<'p, 'n, N> {
    fn new(
        part: &'p Part<'n>,
        v: u8,
        around: u64,
        factors: Vec<&'p FactorTable<N>>,
        tick: Tick<'p>,
    ) -> Self {
        let mut members: Vec<usize> = bits(around).collect();
        members.push(v.into());
        let size = part.variables.len();
        let later = |p: usize| {
            let link = |q: usize| (q as u8, part.links[members[p] * size + members[q]]);
            (p + 1..members.len()).map(link).filter(|(_, link)| *link != Link::None).collect()
        };
        let bound_here = |node: &&FormulaNode| {
            let scope = part.scope(node);
            scope >> v & 1 == 1 && scope & !(around | 1 << v) == 0
        };
        Self {
            part,
            onward: (0..members.len()).map(later).collect(),
            formulas: part.formulas.iter().copied().filter(bound_here).collect(),
            houses: part.candidates.to_vec(),
            strides: factors.iter().map(|factor| part.strides(factor.scope, &members)).collect(),
            offsets: vec![0; factors.len() * members.len()],
            factors,
            out_strides: part.strides(around, &members),
            members,
            leaves: 0,
            tick,
        }
    }

    /// How many ways there are to place the neighbours, allowed or not.
    fn size_around(&self) -> usize {
        let around = &self.members[..self.members.len() - 1];
        around.iter().map(|&i| self.part.domains[i].count_ones() as usize).product()
    }

    /// Goes through the allowed ways to place the neighbours; `leaf` gets the houses left to the
    /// last member and the place of the way among all.
    fn run(&mut self, leaf: &mut impl FnMut(&mut Self, u16, usize)) -> Result<(), Stopped> {
        let mut masks = [0; MAX_BAG];
        for (mask, &i) in masks.iter_mut().zip(&self.members) {
            *mask = self.part.domains[i];
        }
        self.descend(0, &masks, 0, leaf)
    }

    fn descend(
        &mut self,
        depth: usize,
        masks: &[u16; MAX_BAG],
        at: usize,
        leaf: &mut impl FnMut(&mut Self, u16, usize),
    ) -> Result<(), Stopped> {
        let last = self.members.len() - 1;
        if depth == last {
            self.leaves += 1;
            if self.leaves % LEAVES_A_TICK == 0 {
                (self.tick)()?;
            }
            leaf(self, masks[last], at);
            return Ok(());
        }
        let i = self.members[depth];
        let domain = self.part.domains[i];
        let mut rest = masks[depth];
        while rest != 0 {
            let house = rest & rest.wrapping_neg();
            rest &= rest - 1;
            let mut next = *masks;
            if !self.narrow(depth, house, &mut next) {
                continue;
            }
            let rank = (domain & (house - 1)).count_ones();
            let factors = self.factors.len();
            for f in 0..factors {
                self.offsets[(depth + 1) * factors + f] =
                    self.offsets[depth * factors + f] + rank * self.strides[f][depth];
            }
            if !self.formulas.is_empty() {
                self.houses[usize::from(self.part.variables[i])] = house;
            }
            self.descend(depth + 1, &next, at + (rank * self.out_strides[depth]) as usize, leaf)?;
        }
        Ok(())
    }

    /// Takes from later members what the house of this one forbids; false when nothing is left.
    fn narrow(&self, depth: usize, house: u16, masks: &mut [u16; MAX_BAG]) -> bool {
        self.onward[depth].iter().all(|&(q, link)| {
            let mask = &mut masks[usize::from(q)];
            *mask &= match link {
                Link::None => u16::MAX,
                Link::Apart => !house,
                Link::Edge(e) => {
                    self.part.network.all_edges()[e as usize].table.row(house.trailing_zeros())
                }
            };
            *mask != 0
        })
    }

    /// Where the factors' entries are with the last member in `house`; `None` when a formula
    /// forbids it.
    fn place_last(&mut self, house: u16) -> Option<u32> {
        let i = self.members[self.members.len() - 1];
        if !self.formulas.is_empty() {
            self.houses[usize::from(self.part.variables[i])] = house;
            if !self.formulas_hold() {
                return None;
            }
        }
        Some((self.part.domains[i] & (house - 1)).count_ones())
    }

    /// The index of the entry of factor `f`, the last member being in its house of this rank.
    fn entry(&self, f: usize, rank: u32) -> usize {
        let last = self.members.len() - 1;
        (self.offsets[last * self.factors.len() + f] + rank * self.strides[f][last]) as usize
    }

    fn sum(&mut self, mask: u16) -> N {
        if self.factors.is_empty() && self.formulas.is_empty() {
            return N::small(mask.count_ones());
        }
        let mut sum = N::ZERO;
        for house in houses(mask) {
            let Some(rank) = self.place_last(house) else { continue };
            let entry = |f: usize| &self.factors[f].entries[self.entry(f, rank)];
            match self.factors.len() {
                0 => sum.add(&N::small(1)),
                1 => sum.add(entry(0)),
                factors => {
                    let product = (2..factors)
                        .fold(entry(0).times(entry(1)), |product, f| product.times(entry(f)));
                    sum.add(&product);
                }
            }
        }
        sum
    }

    /// Hands `outer`, what this leaf is worth, on: to the houses of the last member, and to each
    /// factor's entry times the entries of the other factors.
    fn give_back(
        &mut self,
        mask: u16,
        outer: &N,
        factors: &[usize],
        worths: &mut [Vec<N>],
        row: &mut [N],
    ) {
        for house in houses(mask) {
            let Some(rank) = self.place_last(house) else { continue };
            let entry = |f: usize| &self.factors[f].entries[self.entry(f, rank)];
            for (f, &table) in factors.iter().enumerate() {
                let others = (0..factors.len()).filter(|&g| g != f);
                let worth = others.fold(outer.clone(), |worth, g| worth.times(entry(g)));
                worths[table][self.entry(f, rank)].add(&worth);
            }
            let all = (0..factors.len()).fold(outer.clone(), |all, f| all.times(entry(f)));
            row[house.trailing_zeros() as usize].add(&all);
        }
    }

    fn formulas_hold(&self) -> bool {
        let network = self.part.network;
        let candidates = |value| self.houses[usize::from(network.var_of[usize::from(value)])];
        self.formulas.iter().all(|node| node.formula.verdict(&candidates).may_hold)
    }
}

fn houses(mut mask: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let house = mask & mask.wrapping_neg();
        mask &= !house;
        (house != 0).then_some(house)
    })
}

fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(bit)
    })
}
