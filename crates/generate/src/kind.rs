//! Kinds of hint.

use puzzle::{Houses, Offsets, Order, Random, Relation, Value};

puzzle::worded! {
    /// What a hint of a new puzzle can say.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Kind {
        /// The word for it on the command line.
        pub word;
        /// How often it comes: near as often as in printed puzzles.
        weight: u8;
    } {
        /// Two values share a house.
        Same = "same", 40;
        /// Two values do not share a house.
        Different = "different", 6;
        /// Next to each other.
        Next = "next", 18;
        /// Not next to each other.
        NotNext = "not-next", 4;
        /// Immediately left or right of.
        Beside = "beside", 10;
        /// Somewhere left or right of.
        Somewhere = "somewhere", 8;
        /// So many houses between.
        Apart = "apart", 8;
        /// In one house.
        Place = "place", 6;
        /// Not in one house.
        NotPlace = "not-place", 4;
        /// In the first or the last house.
        End = "end", 4;
        /// Somewhere between two others, which may change sides or not.
        Between = "between", 6;
        /// Together with one of two others, not with both.
        EitherOr = "either", 4;
        /// If two values share a house, so do two others.
        IfThen = "if", 4;
    }
}

impl Kind {
    /// Those of the old riddles.
    pub const CLASSIC: [Self; 4] = [Self::Same, Self::Next, Self::Beside, Self::Place];

    /// In how many of a hundred cases such a hint is dropped before others, so that easier ones stay: at
    /// first those that take thought, then those that say what goes together, never those that say what
    /// is where.
    pub(super) fn goes_first(self, ease: i32) -> usize {
        let percent = match self {
            Self::Place => 0,
            Self::Same => ease - 100,
            _ => ease,
        };
        percent.clamp(0, 100) as usize
    }

    /// One of these kinds, if there is any.
    pub(super) fn thrown(kinds: &[Self], random: &mut Random) -> Option<Self> {
        let total: u64 = kinds.iter().map(|kind| u64::from(kind.weight())).sum();
        let mut rest = random.number().checked_rem(total)?;
        kinds.iter().copied().find(|kind| {
            let weight = u64::from(kind.weight());
            let here = rest < weight;
            rest = rest.saturating_sub(weight);
            here
        })
    }

    /// Whether a hint of this kind is true, also as people read it: who is told that two do not live
    /// next to each other takes them for two.
    pub(super) fn fits(self, relation: &Relation, house: &impl Fn(Value) -> u8) -> bool {
        let two = match relation {
            Relation::Offset(a, b, _) if self == Self::NotNext => house(*a) != house(*b),
            _ => true,
        };
        two && relation.holds(house)
    }

    /// Whether a puzzle mirrored has the same hints of this kind.
    pub(super) const fn is_mirrored(self) -> bool {
        !matches!(
            self,
            Self::Beside | Self::Somewhere | Self::Place | Self::NotPlace | Self::Between
        )
    }

    /// A relation of this kind, true or not; nothing where the values thrown do not fit it.
    pub(super) fn relation(
        self,
        houses: u8,
        categories: u8,
        random: &mut Random,
    ) -> Option<Relation> {
        let mut value =
            || Value { category: random.below(categories), index: random.below(houses) };
        let (a, b, c, d) = (value(), value(), value(), value());
        let across = a.category != b.category;
        let offset = |offsets| Some(Relation::Offset(a, b, offsets));
        let same = |a, b| Box::new(Relation::Offset(a, b, Offsets::SAME));
        match self {
            // Written from the value that is more of a person.
            Self::Same if a.category < b.category => offset(Offsets::SAME),
            Self::Different if a.category < b.category => offset(Offsets::DIFFERENT),
            Self::Next if a != b => offset(Offsets::NEXT_TO),
            Self::NotNext if across => offset(Offsets::NOT_NEXT_TO),
            Self::Beside if a != b => {
                let sides = [Offsets::IMMEDIATELY_LEFT, Offsets::IMMEDIATELY_RIGHT];
                offset(sides[random.below(2)])
            }
            Self::Somewhere if a != b => {
                let sides = [Offsets::SOMEWHERE_LEFT, Offsets::SOMEWHERE_RIGHT];
                offset(sides[random.below(2)])
            }
            Self::Apart if a != b => offset(Offsets::apart(2 + random.below(houses - 2))),
            Self::Place => Some(Relation::In(a, Houses::only(random.below(houses)))),
            Self::NotPlace => {
                let there = Houses::only(random.below(houses));
                Some(Relation::In(a, Houses::all(houses).difference(there)))
            }
            Self::End => Some(Relation::In(a, Houses::ends(houses))),
            Self::Between if a != b && b != c && a != c => {
                let order = [Order::AsGiven, Order::Either][random.below(2)];
                Some(Relation::Between { middle: b, ends: (a, c), order })
            }
            Self::EitherOr if a.category < b.category && a.category < c.category && b < c => {
                Some(Relation::Xor(same(a, b), same(a, c)))
            }
            Self::IfThen
                // Where the two halves share a value, often only one of them can be true: "if Ann
                // is the baker, then Ben is the baker" says no more than that Ann is not.
                if a.category < b.category
                    && c.category < d.category
                    && ![a, b].contains(&c)
                    && ![a, b].contains(&d) =>
            {
                Some(Relation::If(same(a, b), same(c, d)))
            }
            _ => None,
        }
    }
}
