//! The counts of all sets of hints in one go: variable elimination with the hints as switches.
//!
//! As in `eliminate`, values are summed out one after another; but each table carries, for every
//! choice of houses, a whole vector: one count for each set of the hints that went into it. A
//! hint goes in where the last of its values but one is left: each way to place them is counted
//! under the hints it breaks, and one transform per hint (what is off may be broken, what is on
//! may not) turns that into counts by set. Tables meet as outer products of their vectors. What
//! thousands of searches would do again and again is done once.
//!
//! What it does not do: filter. With many hints, or hints over many values, its tables grow past
//! bounds; then it declines.

use puzzle::{Form, Shape, ValueId};

use super::constraint::{Constraint, for_each_value};
use super::number::Number;
use super::order::sort_by_key;
use super::part::bits;
use super::watch::Stopped;

/// What to sum out, in which order.
pub(super) struct Switched<'h> {
    shape: Shape,
    /// The values that some hint mentions.
    values: Vec<ValueId>,
    /// By value: the others of its category.
    rivals: Vec<u64>,
    hints: Vec<&'h [Constraint]>,
    /// By hint: the values that it mentions.
    scopes: Vec<u64>,
    steps: Vec<Step>,
}

/// Some values summed out, in one pass over their houses and those of their neighbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    /// Additions and multiplications.
    cost: u64,
    /// Of the table that is left.
    entries: u64,
    axes: u32,
    summed: u64,
    /// The neighbours.
    around: u64,
}

/// A vector over sets of hints for every way to place some values.
struct Table<N> {
    scope: u64,
    /// The hint behind each bit of a vector's index.
    axes: Vec<usize>,
    entries: Vec<N>,
}

/// The most values that hints may mention: scopes are 64-bit masks.
const MAX_VALUES: usize = 64;
/// The most additions and multiplications: about a second of work.
const MAX_COST: u64 = 1 << 30;
/// The most entries of one table.
const MAX_ENTRIES: u64 = 1 << 23;
/// Work between two looks at the watch.
const WORK_A_TICK: usize = 1 << 14;

impl<'h> Switched<'h> {
    /// `None` where it would take too long or too much.
    pub(super) fn plan(shape: Shape, hints: Vec<&'h [Constraint]>) -> Option<Self> {
        let mut values: Vec<ValueId> = Vec::new();
        let all = hints.iter().flat_map(|hint| *hint);
        all.for_each(|c| for_each_value(c, &mut |v| values.push(v)));
        sort_by_key(&mut values, |value| value);
        values.dedup();
        if values.len() > MAX_VALUES {
            return None;
        }
        let place = |value: ValueId| values.binary_search(&value).unwrap_or_default();
        let scope = |hint: &&[Constraint]| {
            let mut scope = 0u64;
            hint.iter().for_each(|c| for_each_value(c, &mut |v| scope |= 1 << place(v)));
            scope
        };
        let category = |i: usize| shape.value(values[i]).category;
        let rivals = (0..values.len()).map(|i| {
            let same = |&j: &usize| j != i && category(i) == category(j);
            (0..values.len()).filter(same).fold(0, |mask, j| mask | 1 << j)
        });
        let mut plan = Self {
            shape,
            rivals: rivals.collect(),
            scopes: hints.iter().map(scope).collect(),
            values,
            hints,
            steps: Vec::new(),
        };
        plan.steps = plan.find_steps()?;
        Some(plan)
    }

    /// Always the value whose summing out takes least next, and with it those that then stand in
    /// nothing else.
    fn find_steps(&self) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        let mut left = self.everything();
        // Scopes of the tables and of the hints ahead, each with its number of axes.
        let mut factors: Vec<(u64, u32)> = self.scopes.iter().map(|&scope| (scope, 1)).collect();
        let mut total = 0u64;
        while left != 0 {
            let step = bits(left).map(|v| self.step(v, left, &factors)).min()?;
            total = total.saturating_add(step.cost);
            if total > MAX_COST || step.entries > MAX_ENTRIES {
                return None;
            }
            factors.retain(|(scope, _)| scope & step.summed == 0);
            factors.push((step.around, step.axes));
            left &= !step.summed;
            steps.push(step);
        }
        Some(steps)
    }

    fn step(&self, v: usize, left: u64, factors: &[(u64, u32)]) -> Step {
        let mine = factors.iter().filter(|(scope, _)| scope >> v & 1 == 1);
        let start = (self.rivals[v] & left | 1 << v, 0);
        let (bag, axes) = mine.fold(start, |(bag, axes), f| (bag | f.0, axes + f.1));
        let elsewhere = factors.iter().filter(|(scope, _)| scope >> v & 1 == 0);
        let elsewhere = elsewhere.fold(0, |all, (scope, _)| all | scope);
        let only_here = |&u: &usize| elsewhere >> u & 1 == 0 && self.rivals[u] & left & !bag == 0;
        let summed = bits(bag).filter(only_here).fold(1 << v, |summed, u| summed | 1 << u);
        let around = bag & !summed;
        let vector = 1u64.checked_shl(axes).unwrap_or(u64::MAX);
        Step {
            cost: self.ways(bag).saturating_mul(vector),
            entries: self.ways(around).saturating_mul(vector),
            axes,
            summed,
            around,
        }
    }

    fn everything(&self) -> u64 {
        match self.values.len() {
            MAX_VALUES => u64::MAX,
            values => (1 << values) - 1,
        }
    }

    /// In how many ways these values can be placed, those of a category in different houses.
    fn ways(&self, scope: u64) -> u64 {
        bits(scope).fold(1, |ways: u64, i| ways.saturating_mul(self.choices(scope, i).into()))
    }

    /// How many houses are left to a value when its earlier rivals in the scope are placed.
    fn choices(&self, scope: u64, i: usize) -> u32 {
        let earlier = (scope & self.rivals[i] & ((1 << i) - 1)).count_ones();
        u32::from(self.shape.houses()) - earlier
    }

    /// Counts for every set of hints: by index, whose bit `i` is hint `i`, how many ways there are
    /// to place the values that hints mention, given `tick` is called now and then. The number
    /// type has to hold [`Self::bound`].
    pub(super) fn counts<N: Number>(
        &self,
        tick: &mut dyn FnMut(f64) -> Result<(), Stopped>,
    ) -> Result<Vec<N>, Stopped> {
        let mut tables: Vec<Table<N>> = Vec::new();
        let mut ahead: Vec<usize> = (0..self.hints.len()).collect();
        // Hints about nothing: always broken or never.
        ahead.retain(|&hint| {
            if self.scopes[hint] == 0 {
                let on = if self.hints[hint].is_empty() { N::small(1) } else { N::ZERO };
                let entries = vec![N::small(1), on];
                tables.push(Table { scope: 0, axes: vec![hint], entries });
            }
            self.scopes[hint] != 0
        });
        for (done, step) in self.steps.iter().enumerate() {
            let fraction = done as f64 / self.steps.len() as f64;
            let (mine, others): (Vec<_>, Vec<_>) =
                tables.into_iter().partition(|table| table.scope & step.summed != 0);
            tables = others;
            let (bound, later): (Vec<_>, Vec<_>) =
                ahead.into_iter().partition(|&hint| self.scopes[hint] & step.summed != 0);
            ahead = later;
            let mut pass = Pass::new(self, *step, mine, bound);
            pass.place_neighbours(0, &mut || tick(fraction))?;
            tables.push(pass.into_table());
        }
        Ok(self.assembled(tables))
    }

    /// No count exceeds this; `None` when it has more than 128 bits.
    pub(super) fn bound(&self) -> Option<u128> {
        let everything = self.everything();
        bits(everything)
            .try_fold(1u128, |bound, i| bound.checked_mul(self.choices(everything, i).into()))
    }

    /// How many values of each category are mentioned, for those with any.
    pub(super) fn mentioned(&self) -> Vec<(usize, usize)> {
        let category = |v: &ValueId| usize::from(self.shape.value(*v).category);
        let groups = self.values.chunk_by(|a, b| category(a) == category(b));
        groups.map(|group| (category(&group[0]), group.len())).collect()
    }

    /// The outer product of vectors, brought into the order of the hints.
    fn assembled<N: Number>(&self, tables: Vec<Table<N>>) -> Vec<N> {
        let axes: Vec<usize> = tables.iter().flat_map(|table| table.axes.clone()).collect();
        let vectors: Vec<&[N]> = tables.iter().map(|table| &table.entries[..]).collect();
        let mut product = vec![N::ZERO; 1 << axes.len()];
        add_outer(&mut product, &vectors, &mut Vec::new());
        let mut counts = vec![N::ZERO; product.len()];
        for (index, count) in product.into_iter().enumerate() {
            let bit = |(i, &hint): (usize, &usize)| (index >> i & 1) << hint;
            counts[axes.iter().enumerate().map(bit).sum::<usize>()] = count;
        }
        counts
    }
}

/// Values being summed out.
struct Pass<'p, 'h, N> {
    plan: &'p Switched<'h>,
    step: Step,
    neighbours: Vec<usize>,
    summed: Vec<usize>,
    factors: Vec<Table<N>>,
    /// The hints whose values are all here for the last time.
    bound: Vec<usize>,
    /// The house of each value placed, as a mask; 0 for the others.
    house: Vec<u16>,
    /// Of one way to place the neighbours: by what is broken, then by set.
    sum: Vec<N>,
    buffer: Vec<N>,
    out: Vec<N>,
    work: usize,
}

impl<'p, 'h, N: Number> Pass<'p, 'h, N> {
    fn new(plan: &'p Switched<'h>, step: Step, factors: Vec<Table<N>>, bound: Vec<usize>) -> Self {
        Self {
            out: vec![N::ZERO; step.entries as usize],
            sum: vec![N::ZERO; 1 << step.axes],
            neighbours: bits(step.around).collect(),
            summed: bits(step.summed).collect(),
            house: vec![0; plan.values.len()],
            plan,
            step,
            factors,
            bound,
            buffer: Vec::new(),
            work: 0,
        }
    }

    fn place_neighbours(
        &mut self,
        depth: usize,
        tick: &mut dyn FnMut() -> Result<(), Stopped>,
    ) -> Result<(), Stopped> {
        let Some(&i) = self.neighbours.get(depth) else {
            self.sum.fill(N::ZERO);
            self.place_summed(0, tick)?;
            self.switch();
            let at = self.rank(self.step.around) * self.sum.len();
            self.out[at..][..self.sum.len()].clone_from_slice(&self.sum);
            return Ok(());
        };
        for h in 0..self.plan.shape.houses() {
            if self.is_free(i, 1 << h) {
                self.house[i] = 1 << h;
                self.place_neighbours(depth + 1, tick)?;
                self.house[i] = 0;
            }
        }
        Ok(())
    }

    fn place_summed(
        &mut self,
        depth: usize,
        tick: &mut dyn FnMut() -> Result<(), Stopped>,
    ) -> Result<(), Stopped> {
        let Some(&i) = self.summed.get(depth) else {
            self.work += self.sum.len();
            if self.work >= WORK_A_TICK {
                self.work = 0;
                tick()?;
            }
            self.add_way();
            return Ok(());
        };
        for h in 0..self.plan.shape.houses() {
            if self.is_free(i, 1 << h) {
                self.house[i] = 1 << h;
                self.place_summed(depth + 1, tick)?;
                self.house[i] = 0;
            }
        }
        Ok(())
    }

    fn is_free(&self, i: usize, house: u16) -> bool {
        bits(self.plan.rivals[i]).all(|rival| self.house[rival] != house)
    }

    /// Counts this way to place all under the hints that it breaks.
    fn add_way(&mut self) {
        let block = self.sum.len() >> self.bound.len();
        let bit = |(i, &hint): (usize, &usize)| usize::from(self.is_broken(hint)) << i;
        let broken: usize = self.bound.iter().enumerate().map(bit).sum();
        let vectors: Vec<&[N]> = self
            .factors
            .iter()
            .map(|table| {
                let size = 1 << table.axes.len();
                &table.entries[self.rank(table.scope) * size..][..size]
            })
            .collect();
        add_outer(&mut self.sum[broken * block..][..block], &vectors, &mut self.buffer);
    }

    /// From "breaks exactly these" to "keeps those that are on": what is off may be either.
    fn switch(&mut self) {
        let block = self.sum.len() >> self.bound.len();
        for bit in 0..self.bound.len() {
            let half = block << bit;
            for pair in self.sum.chunks_mut(2 * half) {
                let (off, on) = pair.split_at_mut(half);
                for (off, on) in off.iter_mut().zip(on) {
                    let kept = off.clone();
                    off.add(on);
                    *on = kept;
                }
            }
        }
    }

    /// The number of this way to place the values of a scope, among all ways.
    fn rank(&self, scope: u64) -> usize {
        let (mut rank, mut stride) = (0, 1);
        for i in bits(scope) {
            let earlier = scope & self.plan.rivals[i] & ((1 << i) - 1);
            let taken = bits(earlier).fold(0, |taken, j| taken | self.house[j]);
            let below = (self.house[i] - 1) & !taken;
            rank += below.count_ones() as usize * stride;
            stride *= self.plan.choices(scope, i) as usize;
        }
        rank
    }

    fn is_broken(&self, hint: usize) -> bool {
        let place = |value| self.plan.values.binary_search(&value).unwrap_or_default();
        let house = |value: ValueId| self.house[place(value)];
        self.plan.hints[hint].iter().any(|constraint| match constraint {
            Form::Leaf(leaf) => !leaf.verdict(house).may_hold,
            formula => !formula.verdict(&|leaf| leaf.verdict(house)).may_hold,
        })
    }

    fn into_table(self) -> Table<N> {
        let axes = self.factors.iter().flat_map(|table| table.axes.clone());
        let axes = axes.chain(self.bound).collect();
        Table { scope: self.step.around, axes, entries: self.out }
    }
}

/// Adds the outer product of the vectors, the first varying fastest.
fn add_outer<N: Number>(sum: &mut [N], vectors: &[&[N]], buffer: &mut Vec<N>) {
    match vectors {
        [] => sum[0].add(&N::small(1)),
        [only] => sum.iter_mut().zip(*only).for_each(|(sum, entry)| sum.add(entry)),
        [first, last] => add_product(sum, first, last),
        [first, between @ .., last] => {
            let mut product = first.to_vec();
            for vector in between {
                buffer.clear();
                buffer.resize(product.len() * vector.len(), N::ZERO);
                add_product(buffer, &product, vector);
                std::mem::swap(&mut product, buffer);
            }
            add_product(sum, &product, last);
        }
    }
}

fn add_product<N: Number>(sum: &mut [N], first: &[N], last: &[N]) {
    for (row, factor) in sum.chunks_mut(first.len()).zip(last) {
        if !factor.is_zero() {
            for (sum, entry) in row.iter_mut().zip(first) {
                sum.add(&entry.times(factor));
            }
        }
    }
}
