//! The instances that the core is measured on; the same ones everywhere, from fixed seeds.

pub mod encode;

use puzzle::{About, Asked, HintSet, Value};
use solver::Problem;
use testing::recipe::{Mix, Recipe};

/// Sizes of random puzzles, houses and categories.
pub const SIZES: [(u8, u8); 6] = [(5, 5), (6, 4), (6, 6), (7, 5), (7, 7), (8, 8)];

/// How many hints a random puzzle has, in percent of its cells: from few to many.
const HINTS_PERCENT: [usize; 7] = [15, 25, 35, 45, 60, 80, 110];

/// Einstein's riddle.
pub fn fish() -> Problem {
    Problem::from(&presets::all()[0].puzzle())
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

/// What [`beside_peers`] has, by group.
pub const GROUPS: [&str; 4] = ["fish riddle", "random 5x5", "weak 5x5", "random 6x6"];

/// Something to count.
pub struct Instance {
    /// One of [`GROUPS`].
    pub group: &'static str,
    /// Tells it apart.
    pub name: String,
    /// The problem.
    pub problem: Problem,
    /// Which of its hints are on.
    pub hints: HintSet,
}

/// What other programs are asked to count too.
pub fn beside_peers() -> Vec<Instance> {
    let of_fish = |name: String, hints| {
        let problem = fish();
        Instance { group: GROUPS[0], name, problem, hints }
    };
    let subset = |(i, hints): (usize, HintSet)| {
        let numbers: Vec<String> = hints.iter().map(|h| (h + 1).to_string()).collect();
        of_fish(format!("fish, subset {}: {}", i + 1, numbers.join(" ")), hints)
    };
    let random = |group, puzzles: Vec<Problem>, step| {
        puzzles.into_iter().enumerate().step_by(step).map(move |(i, problem)| {
            let hints = all_hints(&problem);
            let name = format!("{group}, no. {}, {} hints", i + 1, hints.len());
            Instance { group, name, problem, hints }
        })
    };
    let mut all = vec![
        of_fish("fish, all hints".into(), HintSet::first(15)),
        of_fish("fish, first five hints".into(), HintSet::first(5)),
        of_fish("fish, no hints".into(), HintSet::none()),
    ];
    all.extend(random_subsets().into_iter().take(10).enumerate().map(subset));
    all.extend(random(GROUPS[1], random_puzzles(5, 5), 1));
    all.extend(random(GROUPS[2], weak_puzzles(), 3));
    all.extend(random(GROUPS[3], random_puzzles(6, 6), 3));
    all
}

fn problem(recipe: &Recipe, seed: u64) -> Problem {
    let constraints = recipe.relations(seed).into_iter().map(Some).collect();
    let question = (Asked::Category(1), About::Value(Value { category: 0, index: 0 }));
    Problem::new(recipe.houses, recipe.categories, constraints, vec![question])
        .expect("a recipe keeps within the limits")
}
