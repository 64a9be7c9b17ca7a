//! Our instances in the languages of the peers. Every relation is written out from its own
//! definition, [`Relation::holds`], and from nothing of the core.

use std::fmt::Write;

use puzzle::{HintSet, Relation, Value};
use serde_json::json;
use solver::Problem;

/// How a relation becomes clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clauses {
    /// One clause for each way to place its values that it forbids.
    Conflict,
    /// As [`Clauses::Conflict`]; besides, for two values, one for each house of either: where the
    /// other one may be. They add nothing to the meaning, and some solvers do better with them.
    Support,
}

/// Active hints with their values written out; hints whose meaning is not known are left out.
fn hints<'a>(problem: &'a Problem, active: &HintSet) -> Vec<Hint<'a>> {
    let relations = active.iter().filter_map(|h| problem.constraints()[h].as_ref());
    relations.map(|relation| Hint::new(relation, problem.houses())).collect()
}

/// A relation, and which ways to place its values it allows.
struct Hint<'a> {
    relation: &'a Relation,
    houses: u8,
    values: Vec<Value>,
}

impl<'a> Hint<'a> {
    fn new(relation: &'a Relation, houses: u8) -> Self {
        let mut values = Vec::new();
        relation.for_each_value(&mut |value| {
            if !values.contains(&value) {
                values.push(value);
            }
        });
        Self { relation, houses, values }
    }

    fn allows(&self, places: &[u8]) -> bool {
        let place = |value| self.values.iter().position(|&v| v == value).map_or(0, |i| places[i]);
        self.relation.holds(&place)
    }

    /// All ways to place the values, as houses by value: houses to the power of values.
    fn placings(&self) -> impl Iterator<Item = Vec<u8>> {
        let (n, k) = (u64::from(self.houses), self.values.len() as u32);
        (0..n.pow(k)).map(move |code| (0..k).map(|i| (code / n.pow(i) % n) as u8).collect())
    }

    fn forbidden(&self) -> impl Iterator<Item = Vec<u8>> {
        self.placings().filter(|places| !self.allows(places))
    }
}

/// DIMACS CNF, for model counters: a variable for each value and house, in the direct encoding.
/// Its models are the solutions.
pub fn cnf(problem: &Problem, active: &HintSet, style: Clauses) -> String {
    let n = problem.houses();
    let literal = |value: Value, house: u8| {
        let value = i32::from(value.category) * i32::from(n) + i32::from(value.index);
        value * i32::from(n) + i32::from(house) + 1
    };
    let mut clauses: Vec<Vec<i32>> = Vec::new();
    for category in 0..problem.categories() {
        for i in 0..n {
            let by_house = |house| literal(Value { category, index: i }, house);
            let by_value = |index| literal(Value { category, index }, i);
            exactly_one((0..n).map(by_house).collect(), &mut clauses);
            exactly_one((0..n).map(by_value).collect(), &mut clauses);
        }
    }
    for hint in hints(problem, active) {
        for places in hint.forbidden() {
            let pairs = hint.values.iter().zip(places);
            clauses.push(pairs.map(|(&value, house)| -literal(value, house)).collect());
        }
        let (&[a, b], Clauses::Support) = (&hint.values[..], style) else { continue };
        for at in 0..n {
            let of_b = (0..n).filter(|&b| hint.allows(&[at, b])).map(|house| literal(b, house));
            clauses.push([-literal(a, at)].into_iter().chain(of_b).collect());
            let of_a = (0..n).filter(|&a| hint.allows(&[a, at])).map(|house| literal(a, house));
            clauses.push([-literal(b, at)].into_iter().chain(of_a).collect());
        }
    }
    let variables = usize::from(problem.categories()) * usize::from(n) * usize::from(n);
    let mut text = format!("p cnf {variables} {}\n", clauses.len());
    for clause in clauses {
        clause.iter().for_each(|literal| write!(text, "{literal} ").expect("a string grows"));
        text.push_str("0\n");
    }
    text
}

fn exactly_one(literals: Vec<i32>, clauses: &mut Vec<Vec<i32>>) {
    for (i, a) in literals.iter().enumerate() {
        clauses.extend(literals[..i].iter().map(|b| vec![-a, -b]));
    }
    clauses.push(literals);
}

/// An answer set program, for clingo: `at(C, V, H)` says that value V of category C is in house H.
/// Its answer sets are the solutions.
pub fn asp(problem: &Problem, active: &HintSet) -> String {
    let (n, m) = (problem.houses(), problem.categories());
    let mut text = format!(
        "house(1..{n}). category(1..{m}).\n\
         1 {{ at(C, V, H) : house(H) }} 1 :- category(C), V = 1..{n}.\n\
         1 {{ at(C, V, H) : V = 1..{n} }} 1 :- category(C), house(H).\n"
    );
    for hint in hints(problem, active) {
        for places in hint.forbidden() {
            let atoms = hint.values.iter().zip(places).map(|(value, house)| {
                format!("at({}, {}, {})", value.category + 1, value.index + 1, house + 1)
            });
            let atoms = atoms.collect::<Vec<_>>().join(", ");
            writeln!(text, ":- {atoms}.").expect("a string grows");
        }
    }
    text
}

/// A constraint model in JSON, for python-constraint2: the names of the values by category, and by
/// hint the values it is about and the ways to place them that it allows.
pub fn model(problem: &Problem, active: &HintSet) -> String {
    let name = |value: Value| format!("{}.{}", value.category, value.index);
    let names = |category| {
        (0..problem.houses()).map(|index| name(Value { category, index })).collect::<Vec<_>>()
    };
    let hints = hints(problem, active).into_iter().map(|hint| {
        let allowed: Vec<Vec<u8>> = hint.placings().filter(|places| hint.allows(places)).collect();
        json!({"values": hint.values.iter().copied().map(name).collect::<Vec<_>>(), "allowed": allowed})
    });
    json!({
        "houses": problem.houses(),
        "categories": (0..problem.categories()).map(names).collect::<Vec<_>>(),
        "hints": hints.collect::<Vec<_>>(),
    })
    .to_string()
}
