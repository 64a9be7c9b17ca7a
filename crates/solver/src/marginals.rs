//! Shares in one pass: the component search, carrying beside each count in how many of the
//! solutions each variable is in each house.

use std::rc::Rc;

use super::choice::Choice;
use super::frames::{Leaf, Stretch};
use super::naming::Node;
use super::network::Var;
use super::number::Number;
use super::search::Search;
use super::shares::Marginals;
use super::watch::Stopped;

impl<N: Number> Search<'_, '_, N, Rc<Marginals<N>>> {
    /// Of the whole network; cells in the order of its variables.
    pub(super) fn marginals(&mut self) -> Result<Marginals<N>, Stopped> {
        self.step()?;
        let everything = self.frames.everything();
        self.branch_marginals(0, everything)
    }

    /// Of filtered candidates; cells in the order of the network, those of variables that are not
    /// among `variables` zero.
    fn branch_marginals(
        &mut self,
        frame: usize,
        variables: Stretch,
    ) -> Result<Marginals<N>, Stopped> {
        let n = usize::from(self.frames.network.shape.houses());
        let (mark, first_leaf) = (self.frames.lists.len(), self.frames.leaves.len());
        let factor = self.split(frame, variables);
        let end = self.frames.lists.len();
        let mut parts = Vec::new();
        let mut count = factor;
        let mut at = mark;
        while at < end && !count.is_zero() {
            let (component, next) = self.frames.component(at);
            let part = self.component_marginals(frame, component)?;
            count = count.times(&part.1.count);
            parts.push(part);
            at = next;
        }
        let mut cells = vec![N::ZERO; self.frames.network.variables.len() * n];
        if !count.is_zero() {
            for &v in &self.frames.lists[variables.0..variables.1] {
                let domain = self.frames.candidates(frame, v);
                if domain.is_power_of_two() {
                    cells[usize::from(v) * n + domain.trailing_zeros() as usize] = count.clone();
                }
            }
            for (node, part) in &parts {
                let beside = count.quotient(&part.count);
                for (v, row) in node.order.iter().zip(part.cells.chunks(n)) {
                    for (place, inside) in row.iter().enumerate() {
                        let house = node.columns.house(place);
                        cells[usize::from(*v) * n + house] = inside.times(&beside);
                    }
                }
            }
            for i in (first_leaf..self.frames.leaves.len()).rev() {
                self.leaf_marginals(frame, i, &count, &mut cells);
            }
        }
        self.frames.lists.truncate(mark);
        self.frames.leaves.truncate(first_leaf);
        Ok(Marginals { count, cells })
    }

    /// A variable let go is in each of its houses equally often, as long as no other is there.
    fn leaf_marginals(&self, frame: usize, leaf: usize, count: &N, cells: &mut [N]) {
        let n = usize::from(self.frames.network.shape.houses());
        let Leaf { variable: v, choices } = self.frames.leaves[leaf];
        let categories = self.frames.network.variables[usize::from(v)].categories;
        let domain = self.frames.candidates(frame, v);
        // Those let go before it chose after it, among the houses that it left.
        let earlier = |u| self.frames.leaves[..leaf].iter().any(|leaf| leaf.variable == u);
        let others: Vec<usize> = (0..self.frames.network.variables.len() as u16)
            .filter(|&u| {
                let other = self.frames.candidates(frame, u);
                u != v
                    && self.frames.network.variables[usize::from(u)].categories & categories != 0
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

    /// Of a component; cells by variable in the order of its key · houses + place in its columns.
    fn component_marginals(
        &mut self,
        frame: usize,
        component: Stretch,
    ) -> Result<(Node, Rc<Marginals<N>>), Stopped> {
        self.step()?;
        let n = usize::from(self.frames.network.shape.houses());
        let node = self.frames.node(frame, component);
        if let Some(known) = self.memo.get(&node.key) {
            return Ok((node, known));
        }
        let found = match self.frames.choose(frame, component, &node, N::WEIGHT) {
            Choice::SumOut(plan) => {
                let found: Marginals<N> =
                    self.sum_out(frame, component, |part, tick| part.marginals(&plan, tick))?;
                // A part has its variables in rising order.
                let variables = &self.frames.lists[component.0..component.1];
                let row = |v: &Var| variables.binary_search(v).unwrap_or_default() * n;
                let place = |(v, p)| found.cells[row(v) + node.columns.house(p)].clone();
                let places = node.order.iter().flat_map(|v| (0..n).map(move |p| (v, p)));
                Marginals { cells: places.map(place).collect(), count: found.count }
            }
            Choice::Branch(v) => self.branches_marginals(frame, component, &node, v)?,
        };
        let size = size_of::<Marginals<N>>() + found.cells.len() * size_of::<N>();
        let found = Rc::new(found);
        self.memo.insert(node.key.clone(), Rc::clone(&found), size);
        Ok((node, found))
    }

    fn branches_marginals(
        &mut self,
        frame: usize,
        component: Stretch,
        node: &Node,
        v: Var,
    ) -> Result<Marginals<N>, Stopped> {
        let n = usize::from(self.frames.network.shape.houses());
        let mut sum = Marginals { count: N::ZERO, cells: vec![N::ZERO; node.order.len() * n] };
        let mark = self.frames.domains.len();
        for (house, alike) in node.branches(self.frames.candidates(frame, v)) {
            if let Some(next) = self.frames.place(frame, v, house) {
                let branch = self.branch_marginals(next, component)?;
                let tried = house.trailing_zeros() as usize;
                for other in (0..n).filter(|h| alike >> h & 1 == 1) {
                    // With `other` in place of the house tried, the two change roles.
                    let role = |h: usize| match h {
                        h if h == other => tried,
                        h if h == tried => other,
                        h => h,
                    };
                    sum.count.add(&branch.count);
                    for (u, row) in node.order.iter().zip(sum.cells.chunks_mut(n)) {
                        for (place, cell) in row.iter_mut().enumerate() {
                            let house = role(node.columns.house(place));
                            cell.add(&branch.cells[usize::from(*u) * n + house]);
                        }
                    }
                }
            }
            self.frames.domains.truncate(mark);
        }
        Ok(sum)
    }
}
