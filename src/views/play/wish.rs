//! Of what size and level a new puzzle is to be.

use generate::{CATEGORIES, Difficulty, HOUSES};

/// What a player wishes for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// How many places.
    pub houses: u8,
    /// How many categories.
    pub categories: u8,
    /// How hard.
    pub difficulty: Difficulty,
}

impl Default for Wish {
    /// As large as the old riddles.
    fn default() -> Self {
        Self { houses: 5, categories: 5, difficulty: Difficulty::Easy }
    }
}

impl Wish {
    /// The line that the device keeps.
    pub fn save(self) -> String {
        format!("{},{},{}", self.houses, self.categories, self.difficulty.word())
    }

    /// The wish of such a line, if it can be fulfilled.
    pub fn load(text: &str) -> Option<Self> {
        let fields: Vec<&str> = text.split(',').collect();
        let [houses, categories, difficulty] = fields[..] else { return None };
        let (houses, categories) = (houses.parse().ok()?, categories.parse().ok()?);
        let fits = HOUSES.contains(&houses) && CATEGORIES.contains(&categories);
        fits.then_some(())?;
        Some(Self { houses, categories, difficulty: Difficulty::named(difficulty)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_comes_back_and_what_cannot_be_is_none() {
        let wish = Wish { houses: 4, categories: 3, difficulty: Difficulty::Hard };
        assert_eq!(Wish::load(&wish.save()), Some(wish));
        for text in ["", "4,3", "4,3,odd", "99,3,easy", "4,99,easy", "4,3,easy,1"] {
            assert_eq!(Wish::load(text), None, "{text}");
        }
    }
}
