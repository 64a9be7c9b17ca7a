//! What techniques look at, and what they see: what they share of finding.

use super::Technique;
use crate::clue::{Clue, Ground, Many, Rule, Two};
use crate::knowledge::{Cell, Fact, Id};
use puzzle::{Houses, Shape, Value};

/// What is on the table while reasoning.
pub(crate) struct Board<'b> {
    pub shape: Shape,
    /// By value: the candidates.
    pub masks: &'b [u16],
    /// By value: whether somebody has noticed that it has one house.
    pub placed: &'b [bool],
    /// The hints that may be used.
    pub clues: &'b [&'b Clue],
    /// The categories to look at, as bits.
    pub categories: u32,
}

/// Something that can be seen at once.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    pub technique: Technique,
    /// The hints and pairs used.
    pub grounds: Vec<Ground>,
    /// The candidates whose absence it rests on.
    pub because: Vec<Cell>,
    /// A placement that it leans on, which says the same shorter.
    pub leans_on: Option<Id>,
    /// The candidates that go.
    pub rules_out: Vec<Cell>,
    /// The value that is placed by it.
    pub places: Option<Cell>,
    /// What it tells of two values, wherever they are.
    pub pair: Option<Fact>,
    /// The values that it is about besides.
    pub about: Vec<Id>,
    /// The houses that these take.
    pub within: Houses,
    /// Of two values each, why they do not go together.
    pub apart: Vec<KeptApart>,
}

/// Why two values are not in one house.
#[derive(Clone, Debug)]
pub(crate) struct KeptApart {
    pub values: (Id, Id),
    /// What leads from the one to the other.
    pub grounds: Vec<Ground>,
    /// Or that no house is left for both.
    pub because: Vec<Cell>,
}

impl Sight {
    /// The hints used, by place in the puzzle.
    pub(crate) fn hints(&self) -> impl Iterator<Item = usize> {
        self.grounds.iter().filter_map(|ground| match ground {
            Ground::Hint(hint) => Some(*hint),
            Ground::Pair(_) => None,
        })
    }

    /// What it uses of what is known of two values.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = Fact> {
        self.grounds.iter().filter_map(|ground| match ground {
            Ground::Hint(_) => None,
            Ground::Pair(fact) => Some(*fact),
        })
    }

    /// That hints rule candidates out.
    pub(super) fn ruling_out(
        technique: Technique,
        grounds: Vec<Ground>,
        because: Vec<Cell>,
        rules_out: Vec<Cell>,
    ) -> Self {
        Self {
            technique,
            grounds,
            because,
            leans_on: None,
            rules_out,
            places: None,
            pair: None,
            about: Vec::new(),
            within: Houses::NONE,
            apart: Vec::new(),
        }
    }
}

impl<'b> Board<'b> {
    /// The first values of the categories to look at.
    pub(super) fn rows(&self) -> impl Iterator<Item = std::ops::Range<Id>> {
        let wanted = (0..self.shape.categories()).filter(|c| self.categories >> c & 1 == 1);
        wanted.map(|category| self.shape.row(category))
    }

    pub(super) fn houses(&self) -> u8 {
        self.shape.houses()
    }

    pub(super) fn value(&self, id: Id) -> Value {
        self.shape.value(id)
    }

    pub(super) fn id(&self, value: Value) -> Id {
        self.shape.id(value).into()
    }

    /// The values of the category of this one.
    pub(super) fn row_of(&self, id: Id) -> std::ops::Range<Id> {
        self.shape.row(self.value(id).category)
    }

    /// The houses that are no candidate of the value, of those in `mask`.
    pub(super) fn gone(&self, id: Id, mask: u16) -> Vec<Cell> {
        cells(id, mask & !self.masks[id] & Houses::all(self.houses()).bits())
    }

    /// The values of a category that may be in a house, as bits.
    pub(super) fn column(&self, row: std::ops::Range<Id>, house: u8) -> u16 {
        let bits = row.enumerate().map(|(i, id)| (self.masks[id] >> house & 1) << i);
        bits.sum()
    }

    /// Everything that the hints say, one thing at a time.
    pub(super) fn rules(&self) -> impl Iterator<Item = (Ground, &'b Rule)> + use<'b> {
        let clues = self.clues.iter();
        clues.flat_map(|clue| clue.rules.iter().map(|rule| (clue.ground, rule)))
    }

    /// What they say of two values.
    pub(super) fn twos(&self) -> impl Iterator<Item = (Ground, &'b Two)> + use<'b> {
        self.rules().filter_map(|(ground, rule)| match rule {
            Rule::Two(two) => Some((ground, two)),
            _ => None,
        })
    }

    /// What they say of three or more.
    pub(super) fn manies(&self) -> impl Iterator<Item = (Ground, &'b Many)> + use<'b> {
        self.rules().filter_map(|(ground, rule)| match rule {
            Rule::Many(many) => Some((ground, many)),
            _ => None,
        })
    }

    /// The candidates with which a relation over several values cannot hold, each with no more
    /// reasons than it takes.
    pub(super) fn unsupported(
        &self,
        many: &Many,
        ground: Ground,
        technique: Technique,
    ) -> Vec<Sight> {
        let mut sights = Vec::new();
        let all = Houses::all(self.houses()).bits();
        for &v in &many.values {
            for cell in cells(v, self.masks[v]) {
                if many.can_hold(self.masks, v, cell.house) {
                    continue;
                }
                let mut masks = self.masks.to_vec();
                for &other in many.values.iter().filter(|&&other| other != v) {
                    // A whole value at once where that will do, else house by house.
                    let kept = std::mem::replace(&mut masks[other], all);
                    if !many.can_hold(&masks, v, cell.house) {
                        continue;
                    }
                    masks[other] = kept;
                    for house in Houses::from_bits(all & !kept).iter() {
                        masks[other] |= 1 << house;
                        if many.can_hold(&masks, v, cell.house) {
                            masks[other] &= !(1 << house);
                        }
                    }
                }
                let others = many.values.iter().filter(|&&other| other != v);
                let because = others.flat_map(|&other| cells(other, all & !masks[other])).collect();
                sights.push(Sight::ruling_out(technique, vec![ground], because, vec![cell]));
            }
        }
        sights
    }
}

/// A value in each of the houses of a mask.
pub(super) fn cells(id: Id, mask: u16) -> Vec<Cell> {
    Houses::from_bits(mask).iter().map(|house| Cell { id, house }).collect()
}

/// Rising, each once.
pub(crate) fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items.dedup();
    items
}
