//! The techniques, one file each: named as people name them, each finding what it can see at once.

mod between;
mod chain;
mod companion;
mod company;
mod composed;
mod either_way;
mod ends;
mod households;
mod one_side;
mod only_house;
mod only_value;
mod shared;
mod stated;

use serde::{Deserialize, Serialize};

use puzzle::{Houses, Value};

use super::clue::{Clue, Ground, Many};
use super::knowledge::{Cell, Fact, Id};

/// A way to reason, cheapest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Technique {
    /// All other houses are ruled out for a value.
    OnlyHouse,
    /// All other values are ruled out for a house.
    OnlyValue,
    /// A hint names the houses itself.
    Stated,
    /// A hint about two values, one of them placed.
    OneSide,
    /// A hint about two values, none of them placed: at the ends, or beside what is taken.
    Ends,
    /// A hint that one value is between two others.
    Between,
    /// A hint made of several statements.
    Composed,
    /// Two or three values that share as many houses, or houses that share as many values.
    Shared,
    /// A hint about two values of a category that fills a house however it comes out.
    EitherWay,
    /// All values of a category but one are kept apart from the value, by hints or by where they are.
    Companion,
    /// Every value that could share the house is kept apart from the value by hints.
    Company,
    /// Two hints that get in each other's way: about one value at once, or one after another.
    Chain,
    /// Supposing the contrary and running into a contradiction.
    Case,
}

impl Technique {
    /// What following it once costs a reader; a known fact that has to be looked up costs 1.
    pub const fn cost(self) -> u32 {
        match self {
            Self::Stated | Self::OnlyHouse | Self::OnlyValue => 1,
            Self::OneSide => 2,
            Self::Ends => 3,
            Self::Between => 5,
            Self::Composed | Self::Shared => 6,
            Self::EitherWay => 6,
            Self::Companion | Self::Company | Self::Chain => 8,
            Self::Case => 40,
        }
    }

    /// Its name for readers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stated => "the hint says it",
            Self::OnlyHouse => "only one house left",
            Self::OnlyValue => "only one value left",
            Self::OneSide => "one side of a hint known",
            Self::Ends => "ends and neighbours",
            Self::Between => "in between",
            Self::Composed => "a hint of several parts",
            Self::Shared => "as many values as houses",
            Self::EitherWay => "either way",
            Self::Companion => "only one companion left",
            Self::Company => "nobody to share the house with",
            Self::Chain => "a chain through two hints",
            Self::Case => "suppose the contrary",
        }
    }
}

/// What is on the table while reasoning.
pub(super) struct Board<'b> {
    pub houses: u8,
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
pub(super) struct Sight {
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
}

impl Sight {
    /// The hints used, by place in the puzzle.
    pub(super) fn hints(&self) -> impl Iterator<Item = usize> {
        self.grounds.iter().filter_map(|ground| match ground {
            Ground::Hint(hint) => Some(*hint),
            Ground::Pair(_) => None,
        })
    }

    /// What it uses of what is known of two values.
    pub(super) fn pairs(&self) -> impl Iterator<Item = Fact> {
        self.grounds.iter().filter_map(|ground| match ground {
            Ground::Hint(_) => None,
            Ground::Pair(fact) => Some(*fact),
        })
    }

    /// That hints rule candidates out.
    fn ruling_out(
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
        }
    }
}

/// A technique: adds what it sees on the board.
pub(super) type Find = fn(&Board<'_>, &mut Vec<Sight>);

/// How many of [`TIERS`] look at one hint at a time, or at none.
pub(super) const SINGLE: usize = 4;

/// What any technique but supposing sees, in tiers of rising cost: a dearer one is asked only where
/// the cheaper ones see nothing new.
pub(super) const TIERS: [&[Find]; 6] = [
    &[stated::find, only_house::find, only_value::find],
    &[one_side::find],
    &[ends::find],
    &[between::find, composed::find, shared::find, either_way::find],
    &[companion::find, composed::find_pairs],
    &[company::find, chain::find],
];

impl Board<'_> {
    /// The first values of the categories to look at.
    fn rows(&self) -> impl Iterator<Item = std::ops::Range<Id>> {
        let n = usize::from(self.houses);
        let wanted = (0..32usize).filter(|c| self.categories >> c & 1 == 1);
        wanted.map(move |c| c * n..(c + 1) * n)
    }

    fn value(&self, id: Id) -> Value {
        let n = usize::from(self.houses);
        Value { category: (id / n) as u8, index: (id % n) as u8 }
    }

    fn id(&self, value: Value) -> Id {
        usize::from(value.category) * usize::from(self.houses) + usize::from(value.index)
    }

    /// The houses that are no candidate of the value, of those in `mask`.
    fn gone(&self, id: Id, mask: u16) -> Vec<Cell> {
        cells(id, mask & !self.masks[id] & Houses::all(self.houses).bits())
    }

    /// The values of a category that may be in a house, as bits.
    fn column(&self, row: std::ops::Range<Id>, house: u8) -> u16 {
        let bits = row.enumerate().map(|(i, id)| (self.masks[id] >> house & 1) << i);
        bits.sum()
    }
}

/// A value in each of the houses of a mask.
fn cells(id: Id, mask: u16) -> Vec<Cell> {
    Houses::from_bits(mask).iter().map(|house| Cell { id, house }).collect()
}

/// The candidates with which a relation over several values cannot hold, each with no more reasons
/// than it takes.
fn unsupported(board: &Board<'_>, many: &Many, ground: Ground, technique: Technique) -> Vec<Sight> {
    let mut sights = Vec::new();
    let all = Houses::all(board.houses).bits();
    for &v in &many.values {
        for cell in cells(v, board.masks[v]) {
            if many.can_hold(board.masks, v, cell.house) {
                continue;
            }
            let mut masks = board.masks.to_vec();
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
