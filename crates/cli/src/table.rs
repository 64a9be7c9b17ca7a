//! Columns that line up.

use std::fmt;

/// On which side of its column a cell stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// For words.
    Left,
    /// For numbers.
    Right,
}

/// Rows of cells; a short row ends early.
pub struct Table {
    /// How each column is set; the last one goes on for those beyond it.
    pub sides: Vec<Side>,
    /// The cells.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// Drops the columns that have nothing below the first `heads` rows.
    pub fn drop_empty_columns(&mut self, heads: usize) {
        let filled = |rows: &[Vec<String>], c: usize| {
            rows.iter().skip(heads).any(|row| row.get(c).is_some_and(|cell| !cell.is_empty()))
        };
        for c in (0..self.sides.len()).rev().filter(|&c| !filled(&self.rows, c)).collect::<Vec<_>>()
        {
            self.sides.remove(c);
            for row in self.rows.iter_mut().filter(|row| c < row.len()) {
                row.remove(c);
            }
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |text: &str| text.chars().count();
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|c| self.rows.iter().filter_map(|row| row.get(c)).map(|cell| width(cell)).max())
            .map(Option::unwrap_or_default)
            .collect();
        for row in &self.rows {
            let mut line = String::new();
            for (c, cell) in row.iter().enumerate() {
                let side = self.sides.get(c).or(self.sides.last());
                let space = " ".repeat(widths[c] - width(cell));
                if c > 0 {
                    line.push_str("  ");
                }
                match side {
                    Some(Side::Right) => line.extend([space.as_str(), cell]),
                    _ => line.extend([cell, space.as_str()]),
                }
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}
