//! The instances that the core is measured on; the same ones everywhere, from fixed seeds.

pub mod encode;

use zebra_playground::puzzle::{Asked, HintSet, Mix, Recipe, Value, preset};
use zebra_playground::solver::Problem;

/// Sizes of random puzzles, houses and categories.
pub const SIZES: [(u8, u8); 6] = [(5, 5), (6, 4), (6, 6), (7, 5), (7, 7), (8, 8)];

/// How many hints a random puzzle has, in percent of its cells: from few to many.
const HINTS_PERCENT: [usize; 7] = [15, 25, 35, 45, 60, 80, 110];

/// Einstein's riddle.
pub fn fish() -> Problem {
    Problem::from(&preset::all()[0].puzzle())
}

/// All hints of a problem.
pub fn all_hints(problem: &Problem) -> HintSet {
    HintSet::first(problem.constraints().len())
}

/// 500 sets of the fish riddle's hints, evenly at random.
pub fn random_subsets() -> Vec<HintSet> {
    let mut state = 1u64;
    let mut subset = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (0..15).filter(|hint| state >> (40 + hint) & 1 == 1).collect()
    };
    (0..500).map(|_| subset()).collect()
}

/// The 21 random puzzles of a size: seven numbers of hints, three puzzles each.
pub fn random_puzzles(houses: u8, categories: u8) -> Vec<Problem> {
    let cells = usize::from(houses) * usize::from(categories);
    let levels = HINTS_PERCENT.iter().enumerate();
    let recipes = levels.flat_map(|(level, percent)| {
        let recipe = Recipe { houses, categories, hints: cells * percent / 100, mix: Mix::Printed };
        (0..3).map(move |seed| (recipe, seed * 1000 + level as u64))
    });
    recipes.map(|(recipe, seed)| problem(&recipe, seed)).collect()
}

/// 30 puzzles of 5×5 with nothing but 10 to 100 hints "not the same house".
pub fn weak_puzzles() -> Vec<Problem> {
    let recipe = |hints| Recipe { houses: 5, categories: 5, hints, mix: Mix::Weak };
    let puzzles = (1..=10).flat_map(|tens| (0..3).map(move |seed| (tens * 10, seed)));
    puzzles.map(|(hints, seed)| problem(&recipe(hints), seed)).collect()
}

/// Five puzzles with 140 hints on 8×18 values.
pub fn large_puzzles() -> Vec<Problem> {
    let recipe = Recipe { houses: 8, categories: 18, hints: 140, mix: Mix::Printed };
    (0..5).map(|seed| problem(&recipe, seed)).collect()
}

fn problem(recipe: &Recipe, seed: u64) -> Problem {
    let constraints = recipe.relations(seed).into_iter().map(Some).collect();
    let question = (Asked::Category(1), Value { category: 0, index: 0 });
    Problem::new(recipe.houses, recipe.categories, constraints, vec![question])
        .expect("a recipe keeps within the limits")
}
