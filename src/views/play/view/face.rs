//! The two faces of a game, and which mark is where on them.

use crate::views::play::Spot;
use puzzle::{Shape, Value};

/// Which grid shows the marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Face {
    /// Categories down, houses across.
    #[default]
    Table,
    /// Each value against each house and each other value.
    Cross,
}

/// A block of columns of the cross grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// The houses.
    Houses,
    /// The values of a category.
    Category(u8),
}

/// The blocks: the houses first, then the categories from the last to the second.
pub fn blocks(shape: Shape) -> impl Iterator<Item = Block> {
    [Block::Houses].into_iter().chain((1..shape.categories()).rev().map(Block::Category))
}

impl Face {
    /// The place of a mark: the row is that of a value, the column a house, or another value in the
    /// blocks of the cross grid.
    pub fn spot(self, shape: Shape, (row, column): (usize, usize)) -> Option<Spot> {
        let value = shape.ids().nth(row).map(|_| shape.value(row))?;
        let (block, index) = match self {
            Self::Table => (0, column as u8),
            Self::Cross => {
                (column / usize::from(shape.houses()), (column % usize::from(shape.houses())) as u8)
            }
        };
        match blocks(shape).nth(block)? {
            Block::Houses => (index < shape.houses()).then_some(Spot::House(value, index)),
            Block::Category(category) => {
                (category > value.category).then_some(Spot::Pair(value, Value { category, index }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_faces_have_each_place_once() {
        let shape = Shape::new(3, 4);
        let all = |face: Face| {
            let places = (0..40).flat_map(|row| (0..40).map(move |column| (row, column)));
            places.filter_map(|at| face.spot(shape, at)).collect::<std::collections::HashSet<_>>()
        };
        // 12 values in 3 houses; 6 pairs of categories with 9 pairs of values each.
        assert_eq!(all(Face::Table).len(), 36);
        assert_eq!(all(Face::Cross).len(), 36 + 54);
        assert!(all(Face::Table).is_subset(&all(Face::Cross)));
    }
}
