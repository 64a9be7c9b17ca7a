//! Tables to print.

use puzzle::{Puzzle, Shape};
use solver::Survey;

/// By category: its values from the first house to the last, where there is one solution.
pub fn solution_rows(puzzle: &Puzzle, survey: &Survey) -> Option<Vec<Vec<String>>> {
    let solver::Tally::Exact(count) = &survey.count else { return None };
    if !count.is_one() {
        return None;
    }
    let in_house = |category: u8, house: u8| {
        Shape::from(puzzle)
            .values_of(category)
            .find(|&value| survey.share(value, house) > 0.5)
            .map(|value| puzzle.name(value).to_owned())
    };
    (0..puzzle.categories().len() as u8)
        .map(|category| (0..puzzle.houses()).map(|house| in_house(category, house)).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::HintSet;
    use solver::{Core, Problem};

    #[test]
    fn the_solution_is_a_table_where_there_is_one() {
        let fish = presets::find("fish").unwrap().puzzle();
        let mut core = Core::new(Problem::from(&fish));
        let mut rows = |hints| {
            solution_rows(&fish, &core.survey(&HintSet::first(hints), &mut solver::keep_going))
        };
        assert_eq!(rows(15).unwrap()[4], ["cat", "horse", "bird", "fish", "dog"]);
        assert_eq!(rows(12), None);
    }
}
