//! The judge: tries every arrangement against [`puzzle::Relation::holds`], the definition. Shares no
//! code with the solver, and knows nothing of the forms and tables that searches make of relations.

use puzzle::{About, Asked, HintSet, Value};
use solver::Problem;

/// An arrangement: by category, the house of each value.
pub type Arrangement = Vec<Vec<u8>>;

fn permutations(n: u8) -> Vec<Vec<u8>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for shorter in permutations(n - 1) {
        for place in 0..=shorter.len() {
            let mut longer = shorter.clone();
            longer.insert(place, n - 1);
            all.push(longer);
        }
    }
    all
}

/// All arrangements of a small problem.
pub fn arrangements(problem: &Problem) -> Vec<Arrangement> {
    let rows = permutations(problem.houses());
    let mut all: Vec<Arrangement> = vec![Vec::new()];
    for _ in 0..problem.categories() {
        all = all
            .iter()
            .flat_map(|shorter| {
                rows.iter().map(move |row| {
                    let mut longer = shorter.clone();
                    longer.push(row.clone());
                    longer
                })
            })
            .collect();
    }
    all
}

/// The house of a value.
pub fn house(arrangement: &Arrangement, value: Value) -> u8 {
    arrangement[usize::from(value.category)][usize::from(value.index)]
}

/// Whether the arrangement satisfies the hint; one without a meaning is satisfied.
pub fn satisfies(problem: &Problem, arrangement: &Arrangement, hint: usize) -> bool {
    problem.constraints()[hint]
        .as_ref()
        .is_none_or(|relation| relation.holds(&|value| house(arrangement, value)))
}

/// The arrangements that satisfy all active hints.
pub fn solutions<'a>(
    problem: &Problem,
    all: &'a [Arrangement],
    active: &HintSet,
) -> Vec<&'a Arrangement> {
    all.iter()
        .filter(|arrangement| {
            (0..problem.constraints().len())
                .all(|hint| !active.contains(hint) || satisfies(problem, arrangement, hint))
        })
        .collect()
}

/// The answer that an arrangement gives.
pub fn answer(problem: &Problem, arrangement: &Arrangement, asked: Asked, about: About) -> u8 {
    let place = match about {
        About::Value(value) => house(arrangement, value),
        About::House(house) => house,
    };
    match asked {
        Asked::House => place,
        Asked::Category(category) => (0..problem.houses())
            .find(|&index| house(arrangement, Value { category, index }) == place)
            .unwrap(),
    }
}
