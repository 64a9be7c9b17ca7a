//! Variable elimination: a component counted without search, by summing its variables out one
//! after another (bucket elimination, Dechter 1999; weighted min-size order).
//!
//! Summing out a variable takes one pass over the houses of it and its neighbours, and leaves a
//! table over the neighbours. The cost is known beforehand, exponential in the largest
//! neighbourhood and in nothing else, which makes it the right tool where hints are few and
//! propagation finds little. Tuples that a binary constraint forbids are not visited.

use super::network::FormulaNode;
use super::number::Number;
use super::part::{Part, Plan, bits};
use super::shares::Marginals;
use super::sieve::Sieve;
use super::watch::Stopped;

/// The most variables of one pass, more than [`Plan::cost`] can pay for.
const MAX_BAG: usize = 24;

/// Leaves of a pass, and parts of formulas judged there, between two looks at the watch: some ten
/// microseconds.
const COST_A_TICK: usize = 1 << 10;

/// Called now and then during a pass.
pub(super) type Tick<'t> = &'t mut dyn FnMut() -> Result<(), Stopped>;

impl Part<'_> {
    /// Counts the solutions of the part.
    pub(super) fn count<N: Number>(&self, plan: &Plan, tick: Tick<'_>) -> Result<N, Stopped> {
        let mut tables: Vec<FactorTable<N>> = Vec::new();
        let mut product = N::small(1);
        for &(v, around) in &plan.steps {
            let (mine, others): (Vec<_>, _) =
                tables.into_iter().partition(|table| table.scope >> v & 1 == 1);
            tables = others;
            let entries = Pass::new(self, v, around, mine.iter().collect(), &mut *tick).summed()?;
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
        let n = usize::from(self.network.shape.houses());
        let mut tables: Vec<FactorTable<N>> = Vec::new();
        let mut consumed: Vec<Vec<usize>> = Vec::new();
        for (s, &(v, around)) in plan.steps.iter().enumerate() {
            let used = |t: &usize| consumed.iter().any(|mine: &Vec<usize>| mine.contains(t));
            let mine: Vec<usize> =
                (0..s).filter(|t| tables[*t].scope >> v & 1 == 1 && !used(t)).collect();
            let factors = mine.iter().map(|&t| &tables[t]).collect();
            let entries = Pass::new(self, v, around, factors, &mut *tick).summed()?;
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
    /// By member: what each of its houses leaves to later members.
    onward: Vec<Vec<(u8, [u16; 16])>>,
    formulas: Vec<&'n FormulaNode>,
    sieve: Sieve,
    /// Candidates with the members placed, for the formulas.
    houses: Vec<u16>,
    factors: Vec<&'p FactorTable<N>>,
    /// By factor, then member.
    strides: Vec<Vec<u32>>,
    /// By depth, then factor: where in it the members placed so far lead.
    offsets: Vec<u32>,
    out_strides: Vec<u32>,
    /// What a leaf costs, and the cost of all since the last tick.
    weight: usize,
    cost: usize,
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
        let later = |p: usize| {
            let link = |q: usize| {
                let rows = part.rows(members[p], members[q])?;
                Some((q as u8, rows))
            };
            (p + 1..members.len()).filter_map(link).collect()
        };
        let bound_here = |node: &&FormulaNode| {
            let scope = part.scope(node);
            scope >> v & 1 == 1 && scope & !(around | 1 << v) == 0
        };
        let formulas: Vec<_> = part.formulas.iter().copied().filter(bound_here).collect();
        Self {
            part,
            onward: (0..members.len()).map(later).collect(),
            weight: 1 + formulas.iter().map(|node| node.size).sum::<usize>(),
            cost: 0,
            formulas,
            sieve: Sieve::default(),
            houses: part.candidates.to_vec(),
            strides: factors.iter().map(|factor| part.strides(factor.scope, &members)).collect(),
            offsets: vec![0; factors.len() * members.len()],
            factors,
            out_strides: part.strides(around, &members),
            members,
            tick,
        }
    }

    /// What is left of the last member, by way to place the neighbours, allowed or not.
    fn summed(mut self) -> Result<Vec<N>, Stopped> {
        let around = &self.members[..self.members.len() - 1];
        let ways = around.iter().map(|&i| self.part.domains[i].count_ones() as usize).product();
        let mut entries = vec![N::ZERO; ways];
        self.run(&mut |pass, mask, at| entries[at] = pass.sum(mask))?;
        Ok(entries)
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
            self.cost += self.weight;
            if self.cost >= COST_A_TICK {
                self.cost = 0;
                (self.tick)()?;
            }
            let left = self.allowed_by_formulas(masks[last]);
            leaf(self, left, at);
            return Ok(());
        }
        let i = self.members[depth];
        let domain = self.part.domains[i];
        let mut rest = masks[depth];
        while rest != 0 {
            let house = rest & rest.wrapping_neg();
            rest &= rest - 1;
            let mut next = *masks;
            if !self.narrow(depth, house.trailing_zeros(), &mut next) {
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
    fn narrow(&self, depth: usize, house: u32, masks: &mut [u16; MAX_BAG]) -> bool {
        self.onward[depth].iter().all(|(q, rows)| {
            let mask = &mut masks[usize::from(*q)];
            *mask &= rows[(house & 15) as usize];
            *mask != 0
        })
    }

    /// Of these houses of the last member those that the formulas allow, all others being placed.
    fn allowed_by_formulas(&mut self, mut mask: u16) -> u16 {
        let v = self.part.variables[self.members[self.members.len() - 1]];
        for node in &self.formulas {
            self.houses[usize::from(v)] = mask;
            mask = self.sieve.houses_of(
                v,
                &node.formula,
                self.part.network.var_of.items(),
                &self.houses,
            );
        }
        mask
    }

    /// The index of the entry of factor `f`, the last member being in its house of this rank.
    fn entry(&self, f: usize, rank: u32) -> usize {
        let last = self.members.len() - 1;
        (self.offsets[last * self.factors.len() + f] + rank * self.strides[f][last]) as usize
    }

    fn sum(&self, mask: u16) -> N {
        let last = self.members.len() - 1;
        let domain = self.part.domains[self.members[last]];
        let ranks = houses(mask).map(|house| (domain & (house - 1)).count_ones());
        let start = |f: usize| self.offsets[last * self.factors.len() + f];
        let at = |f: usize, rank: u32| {
            &self.factors[f].entries[(start(f) + rank * self.strides[f][last]) as usize]
        };
        let mut sum = N::ZERO;
        match self.factors.len() {
            0 => sum = N::small(mask.count_ones()),
            1 => ranks.for_each(|rank| sum.add(at(0, rank))),
            2 => ranks.for_each(|rank| sum.add(&at(0, rank).times(at(1, rank)))),
            factors => ranks.for_each(|rank| {
                let product = at(0, rank).times(at(1, rank));
                sum.add(&(2..factors).fold(product, |product, f| product.times(at(f, rank))));
            }),
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
        let domain = self.part.domains[self.members[self.members.len() - 1]];
        for house in houses(mask) {
            let rank = (domain & (house - 1)).count_ones();
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
}

fn houses(mut mask: u16) -> impl Iterator<Item = u16> {
    std::iter::from_fn(move || {
        let house = mask & mask.wrapping_neg();
        mask &= !house;
        (house != 0).then_some(house)
    })
}
