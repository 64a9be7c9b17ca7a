//! Shares in one pass: the component search, carrying beside each count in how many of the
//! solutions each variable is in each house.

use std::rc::Rc;

use super::number::Number;
use super::search::{Leaf, Node, Search, Stretch};
use super::watch::Stopped;

/// The solutions of a component: how many, and how many with each variable in each house.
#[derive(Debug)]
pub(super) struct Marginals<N> {
    pub count: N,
    /// By variable (in the order of the component's key, or of the network) · houses + house.
    pub cells: Vec<N>,
}

impl<N: Number> Search<'_, '_, N, Rc<Marginals<N>>> {
    /// Of the whole network; cells in the order of its variables.
    pub(super) fn marginals(&mut self) -> Result<Marginals<N>, Stopped> {
        self.step()?;
        let everything = self.everything();
        self.branch_marginals(0, everything)
    }

    /// Of filtered candidates; cells in the order of the network, those of variables that are not
    /// among `variables` zero.
    fn branch_marginals(
        &mut self,
        frame: usize,
        variables: Stretch,
    ) -> Result<Marginals<N>, Stopped> {
        let n = usize::from(self.network.houses);
        let (mark, first_leaf) = (self.lists.len(), self.leaves.len());
        let factor = self.split(frame, variables);
        let end = self.lists.len();
        let mut parts = Vec::new();
        let mut count = factor;
        let mut at = mark;
        while at < end && !count.is_zero() {
            let (component, next) = self.component(at);
            let part = self.component_marginals(frame, component)?;
            count = count.times(&part.1.count);
            parts.push(part);
            at = next;
        }
        let mut cells = vec![N::ZERO; self.network.variables.len() * n];
        if !count.is_zero() {
            for &v in &self.lists[variables.0..variables.1] {
                let domain = self.candidates(frame, v);
                if domain.is_power_of_two() {
                    cells[usize::from(v) * n + domain.trailing_zeros() as usize] = count.clone();
                }
            }
            for (order, part) in &parts {
                let beside = count.quotient(&part.count);
                for (v, row) in order.iter().zip(part.cells.chunks(n)) {
                    for (cell, inside) in cells[usize::from(*v) * n..].iter_mut().zip(row) {
                        *cell = inside.times(&beside);
                    }
                }
            }
            for i in (first_leaf..self.leaves.len()).rev() {
                self.leaf_marginals(frame, i, &count, &mut cells);
            }
        }
        self.lists.truncate(mark);
        self.leaves.truncate(first_leaf);
        Ok(Marginals { count, cells })
    }

    /// A variable let go is in each of its houses equally often, as long as no other is there.
    fn leaf_marginals(&self, frame: usize, leaf: usize, count: &N, cells: &mut [N]) {
        let n = usize::from(self.network.houses);
        let Leaf { variable: v, choices } = self.leaves[leaf];
        let categories = self.network.variables[usize::from(v)].categories;
        let domain = self.candidates(frame, v);
        // Those let go before it chose after it, among the houses that it left.
        let earlier = |u| self.leaves[..leaf].iter().any(|leaf| leaf.variable == u);
        let others: Vec<usize> = (0..self.network.variables.len() as u16)
            .filter(|&u| {
                let other = self.candidates(frame, u);
                u != v
                    && self.network.variables[usize::from(u)].categories & categories != 0
                    && other & domain != 0
                    && !earlier(u)
            })
            .map(usize::from)
            .collect();
        for h in (0..n).filter(|h| domain >> h & 1 == 1) {
            let mut free = count.clone();
            for &u in &others {
                let taken = cells[u * n + h].clone();
                free.subtract(&taken);
            }
            cells[usize::from(v) * n + h] = free.quotient(&N::small(choices));
        }
    }

    fn component_marginals(
        &mut self,
        frame: usize,
        component: Stretch,
    ) -> Result<(Vec<u16>, Rc<Marginals<N>>), Stopped> {
        self.step()?;
        let n = usize::from(self.network.houses);
        let Node { key, order, branch_on } = self.node(frame, component);
        if let Some(known) = self.memo.get(&key) {
            return Ok((order, known));
        }
        let mut sum = Marginals { count: N::ZERO, cells: vec![N::ZERO; order.len() * n] };
        let mut rest = self.candidates(frame, branch_on);
        let mark = self.domains.len();
        while rest != 0 {
            if let Some(next) = self.place(frame, branch_on, rest & rest.wrapping_neg()) {
                let branch = self.branch_marginals(next, component)?;
                sum.count.add(&branch.count);
                for (v, row) in order.iter().zip(sum.cells.chunks_mut(n)) {
                    for (cell, more) in row.iter_mut().zip(&branch.cells[usize::from(*v) * n..]) {
                        cell.add(more);
                    }
                }
            }
            self.domains.truncate(mark);
            rest &= rest - 1;
        }
        let size = size_of::<Marginals<N>>() + sum.cells.len() * size_of::<N>();
        let sum = Rc::new(sum);
        self.memo.insert(key, Rc::clone(&sum), size);
        Ok((order, sum))
    }
}
