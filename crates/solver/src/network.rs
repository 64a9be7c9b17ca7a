//! An active set of hints compiled: the values that are mentioned, merged where they share a
//! house, their candidates, and what is left to hold between them.
//!
//! Values that no hint mentions are not in the network: once the k mentioned values of a category
//! are placed, the others can be placed in (n − k)! ways, whatever else holds.

use puzzle::{ByValue, Form, Houses, Pairs, Shape, ValueId, Verdict};

use super::constraint::{Constraint, Leaf, for_each_value};
use super::natural::Natural;
use super::order::sort_by_key;

/// An index into [`Network::variables`].
pub(super) type Var = u16;

/// No variable: the value is not mentioned.
pub(super) const NO_VAR: Var = Var::MAX;

/// Values known to share a house, as one variable whose domain is that house's.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    /// The categories of its values, as a mask; at most one value of each.
    pub categories: u32,
    /// The houses it may be in at the start.
    pub domain: u16,
    /// Its part of [`Network::edges`].
    edges: (u32, u32),
    /// The formulas that mention it, by index.
    pub formulas: Vec<u32>,
}

/// A binary constraint seen from one of its ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The variable at the other end.
    pub other: Var,
    /// Whether the two share a category, and so are in different houses in any case.
    pub apart: bool,
    /// Whether it says only that the houses are different: then no house is unlike another.
    pub neutral: bool,
    /// Allowed pairs: this end's house first.
    pub table: Pairs,
}

/// A composition and the variables it is about.
#[derive(Clone, Debug)]
pub(super) struct FormulaNode {
    pub formula: Constraint,
    /// Its values in order of first mention.
    pub values: Vec<ValueId>,
    /// Their variables, each once, rising.
    pub variables: Vec<Var>,
    /// Of how many parts it is made.
    pub size: usize,
}

/// The compiled constraints.
#[derive(Clone, Debug)]
pub(super) struct Network {
    pub shape: Shape,
    pub variables: Vec<Variable>,
    edges: Vec<Edge>,
    pub formulas: Vec<FormulaNode>,
    /// The variables with a value of each category.
    pub categories: Vec<Vec<Var>>,
    /// The variable of each value, [`NO_VAR`] where it is not mentioned.
    pub var_of: ByValue<Var>,
}

/// Which values become variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// Those that a constraint mentions.
    Mentioned,
    /// All.
    All,
}

impl Network {
    /// Compiles the constraints; `None` when they are seen to contradict each other on the way.
    pub(super) fn compile<'c>(
        shape: Shape,
        scope: Scope,
        constraints: impl Iterator<Item = &'c Constraint>,
    ) -> Option<Self> {
        let mut classes = Classes::new(shape);
        if scope == Scope::All {
            classes.mentioned = ByValue::filled(shape, true);
        }
        let mut pairs = Vec::new();
        let mut formulas = Vec::new();
        for constraint in constraints {
            match constraint {
                Form::Leaf(Leaf::In(value, mask)) => classes.restrict(*value, *mask)?,
                Form::Leaf(Leaf::Pair(a, b, table)) => {
                    classes.mentioned[*a] = true;
                    classes.mentioned[*b] = true;
                    if table.is_diagonal() {
                        classes.merge(*a, *b)?;
                        classes.restrict(*a, table.diagonal())?;
                    } else {
                        pairs.push((*a, *b, *table));
                    }
                }
                Form::Any(parts) if parts.is_empty() => return None,
                formula => formulas.push(formula),
            }
        }
        for formula in &formulas {
            for_each_value(formula, &mut |value| classes.mentioned[value] = true);
        }
        while classes.absorb(&mut pairs)? {}
        Some(Self::build(&mut classes, &pairs, &formulas))
    }

    /// In how many ways the values that are not mentioned can be placed.
    pub(super) fn ways_outside(&self) -> Natural {
        Natural::ways_to_fill(self.shape.houses(), self.categories.iter().map(Vec::len))
    }

    fn build(
        classes: &mut Classes,
        pairs: &[(ValueId, ValueId, Pairs)],
        formulas: &[&Constraint],
    ) -> Self {
        let shape = classes.parent.shape();
        let mut var_of = ByValue::filled(shape, NO_VAR);
        let mut roots: Vec<ValueId> = Vec::with_capacity(var_of.items().len());
        for value in shape.ids() {
            if !classes.mentioned[value] {
                continue;
            }
            let root = classes.root(value);
            if var_of[root] == NO_VAR {
                var_of[root] = roots.len() as Var;
                roots.push(root);
            }
            var_of[value] = var_of[root];
        }
        let mut variables: Vec<Variable> = roots
            .iter()
            .map(|&root| Variable {
                categories: classes.categories[root],
                domain: classes.domain[root],
                edges: (0, 0),
                formulas: Vec::new(),
            })
            .collect();

        let all = Houses::all(shape.houses()).bits();
        let mut ends: Vec<(Var, Edge)> = Vec::with_capacity(2 * pairs.len());
        for (a, b, table) in pairs {
            let (a, b) = (var_of[*a], var_of[*b]);
            let shared =
                variables[usize::from(a)].categories & variables[usize::from(b)].categories;
            let apart = shared != 0;
            let neutral = table.covers(all, all, true) && table.diagonal() == 0;
            ends.push((a, Edge { other: b, apart, neutral, table: *table }));
            ends.push((b, Edge { other: a, apart, neutral, table: table.transposed() }));
        }
        sort_by_key(&mut ends, |(from, edge)| (from, edge.other));
        let mut edges = Vec::with_capacity(ends.len());
        for (from, edge) in ends {
            let range = &mut variables[usize::from(from)].edges;
            if range.0 == range.1 {
                range.0 = edges.len() as u32;
            }
            edges.push(edge);
            range.1 = edges.len() as u32;
        }

        let mut categories = vec![Vec::new(); shape.categories().into()];
        for (v, variable) in variables.iter().enumerate() {
            let mut rest = variable.categories;
            while rest != 0 {
                categories[rest.trailing_zeros() as usize].push(v as Var);
                rest &= rest - 1;
            }
        }
        let formulas: Vec<FormulaNode> = formulas
            .iter()
            .map(|&formula| FormulaNode::new(formula.clone(), var_of.items()))
            .collect();
        for (f, node) in formulas.iter().enumerate() {
            for &v in &node.variables {
                variables[usize::from(v)].formulas.push(f as u32);
            }
        }
        Self { shape, variables, edges, formulas, categories, var_of }
    }

    /// The binary constraints on `v`, by rising other end, each other end once.
    pub(super) fn edges(&self, v: Var) -> &[Edge] {
        let (from, to) = self.variables[usize::from(v)].edges;
        &self.edges[from as usize..to as usize]
    }

    /// Where the edges of `v` start among all edges.
    pub(super) fn first_edge(&self, v: Var) -> usize {
        self.variables[usize::from(v)].edges.0 as usize
    }

    /// All edges, those of the first variable first.
    pub(super) fn all_edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Every house.
    pub(super) fn all_houses(&self) -> u16 {
        Houses::all(self.shape.houses()).bits()
    }
}

impl FormulaNode {
    pub(super) fn new(formula: Constraint, var_of: &[Var]) -> Self {
        let mut values = Vec::new();
        for_each_value(&formula, &mut |value| {
            if !values.contains(&value) {
                values.push(value);
            }
        });
        let mut variables: Vec<Var> = values.iter().map(|&v| var_of[usize::from(v)]).collect();
        sort_by_key(&mut variables, |v| v);
        variables.dedup();
        let size = formula.size();
        Self { formula, values, variables, size }
    }

    /// Judges by the candidates of each variable. Exact once each has one.
    pub(super) fn verdict(&self, var_of: &[Var], domains: &[u16]) -> Verdict {
        let candidates = |value: ValueId| domains[usize::from(var_of[usize::from(value)])];
        self.formula.verdict(&|leaf| leaf.verdict(candidates))
    }
}

/// Values merged into classes of one house: union–find.
struct Classes {
    parent: ByValue<ValueId>,
    /// Of each root.
    categories: ByValue<u32>,
    /// Of each root.
    domain: ByValue<u16>,
    mentioned: ByValue<bool>,
}

impl Classes {
    fn new(shape: Shape) -> Self {
        Self {
            parent: ByValue::from_fn(shape, |value| shape.id(value)),
            categories: ByValue::from_fn(shape, |value| 1 << value.category),
            domain: ByValue::filled(shape, Houses::all(shape.houses()).bits()),
            mentioned: ByValue::filled(shape, false),
        }
    }

    fn root(&mut self, mut value: ValueId) -> ValueId {
        while self.parent[value] != value {
            let up = self.parent[value];
            self.parent[value] = self.parent[up];
            value = self.parent[value];
        }
        value
    }

    fn restrict(&mut self, value: ValueId, mask: u16) -> Option<()> {
        self.mentioned[value] = true;
        let root = self.root(value);
        self.domain[root] &= mask;
        (self.domain[root] != 0).then_some(())
    }

    /// Two different values of one category never share a house.
    fn merge(&mut self, a: ValueId, b: ValueId) -> Option<()> {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return Some(());
        }
        let (root, child) = (a.min(b), a.max(b));
        if self.categories[root] & self.categories[child] != 0 {
            return None;
        }
        self.parent[child] = root;
        self.categories[root] |= self.categories[child];
        self.domain[root] &= self.domain[child];
        (self.domain[root] != 0).then_some(())
    }

    /// Brings the pairs to roots, one table for two roots; true when that merged classes, so that
    /// it has to be done again.
    fn absorb(&mut self, pairs: &mut Vec<(ValueId, ValueId, Pairs)>) -> Option<bool> {
        let mut kept: Vec<(ValueId, ValueId, Pairs)> = Vec::with_capacity(pairs.len());
        for (a, b, table) in pairs.drain(..) {
            let (a, b) = (self.root(a), self.root(b));
            if a == b {
                self.restrict(a, table.diagonal())?;
            } else if a < b {
                kept.push((a, b, table));
            } else {
                kept.push((b, a, table.transposed()));
            }
        }
        sort_by_key(&mut kept, |(a, b, _)| (a, b));
        kept.dedup_by(|next, first| {
            let same = (next.0, next.1) == (first.0, first.1);
            if same {
                first.2 = first.2.intersection(&next.2);
            }
            same
        });
        let mut merged = false;
        for (a, b, mut table) in kept {
            if self.categories[a] & self.categories[b] != 0 {
                table = table.off_diagonal();
            }
            if table.is_diagonal() {
                // Also the empty table, which leaves no house.
                self.merge(a, b)?;
                self.restrict(a, table.diagonal())?;
                merged = true;
            } else {
                pairs.push((a, b, table));
            }
        }
        Some(merged)
    }
}
