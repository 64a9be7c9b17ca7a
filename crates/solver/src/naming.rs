//! What a component is called, so that two with one name have one count.

use super::columns::Columns;
use super::frames::{Frames, OUTSIDE, Scratch, Stretch};
use super::memo::Key;
use super::network::Var;
use super::order::sort_by_key;

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

/// What comes next in a key is a formula.
const FORMULA: u32 = u32::MAX;

impl Frames<'_> {
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
                let node = &network.formulas[f as usize];
                neutral &= !node.verdict(network.var_of.items(), domains).may_fail;
            }
        }
        let columns = if neutral {
            Columns::sorted(network.shape.houses(), order.iter().map(|&v| domains[usize::from(v)]))
        } else {
            sort_by_key(&mut order, |v| (domains[usize::from(v)], v));
            Columns::as_they_are(network.shape.houses())
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
                let variable = |value| network.var_of[value];
                let verdict = || node.verdict(network.var_of.items(), domains);
                let places = node.variables.iter().map(|&u| place[usize::from(u)]);
                // Once for all its variables, at the first.
                if places.min() == Some(i as u16) && verdict().may_fail {
                    key.extend([FORMULA, self.formula_names[f as usize]]);
                    for &value in &node.values {
                        let u = variable(value);
                        let p = place[usize::from(u)];
                        degree[usize::from(u)] += 2;
                        key.push(match p {
                            OUTSIDE => 1 << 31 | u32::from(domains[usize::from(u)]),
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
}
