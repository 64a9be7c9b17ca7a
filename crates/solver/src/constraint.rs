//! Hints brought down to what the network understands: forms over values as numbers, whose leaves
//! are on one value or two.

use puzzle::{Extent, Form, HintSet, Houses, Pairs, Relation, Shape, ValueId, Verdict};

/// A part of a hint. A leaf is taken in by itself; what has parts is about three values or more, or
/// has none, and then nothing satisfies it.
pub(super) type Constraint = Form<Leaf>;

/// What is said of one value or of two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Leaf {
    /// The value is in one of the houses of the mask.
    In(ValueId, u16),
    /// The houses of the two different values are one of the pairs.
    Pair(ValueId, ValueId, Pairs),
}

impl Leaf {
    /// Calls `visit` with each value.
    pub(super) fn for_each_value(&self, visit: &mut impl FnMut(ValueId)) {
        match self {
            Self::In(value, _) => visit(*value),
            Self::Pair(a, b, _) => {
                visit(*a);
                visit(*b);
            }
        }
    }

    /// Judges by the candidates of each value.
    pub(super) fn verdict(&self, candidates: impl Fn(ValueId) -> u16) -> Verdict {
        match self {
            Self::In(value, mask) => {
                let houses = candidates(*value);
                Verdict { may_hold: houses & mask != 0, may_fail: houses & !mask != 0 }
            }
            Self::Pair(a, b, pairs) => {
                let (a, b) = (candidates(*a), candidates(*b));
                let (may_hold, may_fail) = (pairs.image(a) & b != 0, !pairs.covers(a, b, false));
                Verdict { may_hold, may_fail }
            }
        }
    }
}

/// Calls `visit` with each mention of a value.
pub(super) fn for_each_value(constraint: &Constraint, visit: &mut impl FnMut(ValueId)) {
    constraint.for_each_leaf(&mut |leaf| leaf.for_each_value(visit));
}

/// What a hint asks for when it is on, and what its contrary does.
#[derive(Debug)]
pub(super) struct Lowered {
    pub holds: Vec<Constraint>,
    pub fails: Vec<Constraint>,
}

impl Lowered {
    pub(super) fn new(shape: Shape, relation: &Relation) -> Self {
        Self { holds: lower(shape, relation.form()), fails: lower(shape, relation.contrary()) }
    }
}

/// What the active hints ask for.
pub(super) fn constraints<'h>(
    hints: &'h [Option<Lowered>],
    active: &HintSet,
) -> impl Iterator<Item = &'h Constraint> {
    let active = active.clone();
    hints
        .iter()
        .enumerate()
        .filter(move |(i, _)| active.contains(*i))
        .filter_map(|(_, hint)| hint.as_ref())
        .flat_map(|hint| &hint.holds)
}

/// The constraints, all of which hold exactly when the form does.
pub(super) fn lower(shape: Shape, form: Form) -> Vec<Constraint> {
    let parts = form.by_twos().parts().into_iter().map(|part| lowered(shape, part));
    parts.filter(|part| *part != Form::All(Vec::new())).collect()
}

/// Each part over at most two values as one leaf; a part that is so or not so whatever the houses
/// mentions no value.
fn lowered(shape: Shape, form: Form) -> Constraint {
    let each = |parts: Vec<Form>| parts.into_iter().map(|part| lowered(shape, part)).collect();
    let constraint = match (form.extent(shape.houses()), form) {
        (Extent::None(true), _) => Form::All(Vec::new()),
        (Extent::None(false), _) => Form::Any(Vec::new()),
        (Extent::One(value, houses), _) => Form::Leaf(Leaf::In(shape.id(value), houses.bits())),
        (Extent::Two(a, b, pairs), _) => Form::Leaf(Leaf::Pair(shape.id(a), shape.id(b), pairs)),
        (Extent::Many, Form::All(parts)) => Form::All(each(parts)),
        (Extent::Many, Form::Any(parts)) => Form::Any(each(parts)),
        (Extent::Many, Form::Iff(p, q)) => {
            Form::Iff(Box::new(lowered(shape, *p)), Box::new(lowered(shape, *q)))
        }
        (Extent::Many, Form::Leaf(_)) => unreachable!("statements are about two values at most"),
    };
    // With every house open to every value.
    let all = Houses::all(shape.houses()).bits();
    match constraint.verdict(&|leaf| leaf.verdict(|_| all)) {
        Verdict { may_hold: false, .. } => Form::Any(Vec::new()),
        Verdict { may_fail: false, .. } => Form::All(Vec::new()),
        _ => constraint,
    }
}
