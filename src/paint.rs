//! What colour a value's name stands for.

use puzzle::{Category, Puzzle, paint::of_name};

/// Paints for values that are not colours, told apart in this order.
const PALETTE: [&str; 16] = [
    "#4d7ea8", "#d98b4a", "#5f9e6e", "#c2606b", "#8c78b4", "#b59a5b", "#4fa3a5", "#cc86a5",
    "#7d8b45", "#a0694b", "#6c8ebf", "#d4b04c", "#5d7d6a", "#b46a9a", "#7b7f8a", "#9b5d5d",
];

/// Whether every value of the category names a colour.
pub fn is_paint(category: &Category) -> bool {
    category.values.iter().all(|value| of_name(value).is_some())
}

/// The category whose values are painted on the houses: the first of colours, else the first.
pub fn telling_category(puzzle: &Puzzle) -> usize {
    puzzle.categories().iter().position(is_paint).unwrap_or(0)
}

/// A paint for each value of the category: its own colours, or a palette.
pub fn paints(category: &Category) -> Vec<&'static str> {
    if is_paint(category) {
        category.values.iter().filter_map(|value| of_name(value)).collect()
    } else {
        PALETTE.into_iter().take(category.values.len()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn category(values: &[&str]) -> Category {
        Category::new("X".into(), values.iter().map(|&v| v.into()).collect())
    }

    #[test]
    fn colours_are_painted_as_themselves_and_other_values_all_differently() {
        let colours = category(&["Red", "ivory"]);
        assert_eq!(paints(&colours), [of_name("red").unwrap(), of_name("Ivory").unwrap()]);
        let sixteen: Vec<String> = (0..16).map(|i| i.to_string()).collect();
        let mut paints = paints(&Category::new("X".into(), sixteen));
        paints.sort_unstable();
        paints.dedup();
        assert_eq!(paints.len(), 16);
    }
}
