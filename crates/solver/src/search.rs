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
use super::eliminate::Tick;
use super::frames::{Frames, Stretch};
use super::memo::{Memo, Names};
use super::naming::Node;
use super::natural::Natural;
use super::network::{Network, Var};
use super::number::Number;
use super::part::Part;
use super::watch::{Meter, Stopped};

/// One search over one network. `T` is what is remembered of a component.
pub(super) struct Search<'s, 'w, N, T> {
    pub frames: Frames<'s>,
    pub memo: &'s mut Memo<T>,
    pub meter: &'s mut Meter<'w>,
    /// Proven so far, and the part of the search done.
    proved: N,
    done: f64,
    /// In how many ways the values outside the network can be placed.
    outside: Natural,
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
        let frames = Frames::new(network, domains, names);
        let outside = network.ways_outside();
        Self { frames, memo, meter, proved: N::ZERO, done: 0.0, outside }
    }

    /// One step of the search, reported now and then.
    pub(super) fn step(&mut self) -> Result<(), Stopped> {
        let Self { proved, outside, done, .. } = self;
        self.meter.step(|| (overall(proved, outside), Some(done.clamp(0.0, 1.0))))
    }

    /// What is proven so far of the whole problem.
    pub(super) fn proved(&self) -> Count {
        overall(&self.proved, &self.outside)
    }

    fn settle(&mut self, outer: Option<&N>, count: &N, span: f64) {
        if let Some(outer) = outer {
            self.proved.add(&outer.times(count));
        }
        self.done += span;
    }

    /// Splits as [`Frames::split`] does; returns the product of the choices that those let go have.
    pub(super) fn split(&mut self, frame: usize, variables: Stretch) -> N {
        let mark = self.frames.leaves.len();
        self.frames.split(frame, variables);
        let leaves = &self.frames.leaves[mark..];
        leaves.iter().fold(N::small(1), |product, leaf| product.times(&N::small(leaf.choices)))
    }

    /// Sums out a component as planned.
    pub(super) fn sum_out<R>(
        &mut self,
        frame: usize,
        (from, to): Stretch,
        run: impl FnOnce(&Part<'_>, Tick<'_>) -> Result<R, Stopped>,
    ) -> Result<R, Stopped> {
        let Self { frames, meter, proved, outside, done, .. } = self;
        let candidates = &frames.domains[frame..frame + frames.network.variables.len()];
        let part = Part::new(frames.network, &frames.lists[from..to], candidates);
        let part = part.expect("it was planned, so it is small enough");
        let progress = || (overall(proved, outside), Some(done.clamp(0.0, 1.0)));
        run(&part, &mut || meter.step(progress))
    }
}

/// The solutions of the problem that make up so many of its network.
fn overall<N: Number>(network: &N, outside: &Natural) -> Count {
    let count: Count = network.clone().into();
    count.big().times(outside).into()
}

impl<N: Number> Search<'_, '_, N, N> {
    /// Counts the solutions of the whole problem.
    pub(super) fn count(&mut self) -> Result<Count, Stopped> {
        self.step()?;
        let everything = self.frames.everything();
        let count = self.branch(0, everything, Some(&N::small(1)), 1.0)?;
        Ok(overall(&count, &self.outside))
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
        let (mark, leaves) = (self.frames.lists.len(), self.frames.leaves.len());
        let mut product = self.split(frame, variables);
        let end = self.frames.lists.len();
        let (mut components, mut largest, mut at) = (0, None, mark);
        while at < end {
            let (component, next) = self.frames.component(at);
            components += 1;
            largest = largest.max(Some((component.1 - component.0, at)));
            at = next;
        }
        let span = span / f64::from(components.max(1));
        // The largest comes last: only what is left when all beside is settled proves a bound.
        at = mark;
        while at < end && !product.is_zero() {
            let (component, next) = self.frames.component(at);
            if largest.is_none_or(|(_, last)| at != last) {
                product = product.times(&self.count_component(frame, component, None, span)?);
            }
            at = next;
        }
        match largest {
            Some((_, last)) if !product.is_zero() => {
                let worth = outer.map(|outer| outer.times(&product));
                let (component, _) = self.frames.component(last);
                let count = self.count_component(frame, component, worth.as_ref(), span)?;
                product = product.times(&count);
            }
            _ => self.settle(outer, &product, if components == 0 { span } else { 0.0 }),
        }
        self.frames.lists.truncate(mark);
        self.frames.leaves.truncate(leaves);
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
        let node = self.frames.node(frame, component);
        if let Some(count) = self.memo.get(&node.key) {
            self.settle(outer, &count, span);
            return Ok(count);
        }
        let count = match self.frames.choose(frame, component, &node, N::WEIGHT) {
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
        let candidates = self.frames.candidates(frame, v);
        let mark = self.frames.domains.len();
        for (house, alike) in node.branches(candidates) {
            let alike_number = N::small(alike.count_ones());
            let span = span * f64::from(alike.count_ones()) / f64::from(candidates.count_ones());
            match self.frames.place(frame, v, house) {
                Some(next) => {
                    let worth = outer.map(|outer| outer.times(&alike_number));
                    let count = self.branch(next, component, worth.as_ref(), span)?;
                    sum.add(&count.times(&alike_number));
                }
                None => self.done += span,
            }
            self.frames.domains.truncate(mark);
        }
        Ok(sum)
    }
}
