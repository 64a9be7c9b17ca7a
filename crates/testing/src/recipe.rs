//! Random hints about a hidden arrangement, the same for the same seed everywhere: for tests and
//! benchmarks.

use puzzle::{Houses, Offsets, Random, Relation, Value};

/// What kind of hints to make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mix {
    /// As in printed puzzles: of 100 hints, 40 same house, 18 next to, 10 immediately left,
    /// 8 somewhere left, 8 some houses apart, 6 not the same house, 10 in a house.
    Printed,
    /// Only "not in the same house": each says little, and counting is hard.
    Weak,
}

/// Which hints to make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recipe {
    /// 2..=16.
    pub houses: u8,
    /// 2..=32.
    pub categories: u8,
    /// How many; fewer come out where there are not so many different ones.
    pub hints: usize,
    /// What kind.
    pub mix: Mix,
}

impl Recipe {
    /// Different relations, all true of one arrangement that nobody is told.
    pub fn relations(&self, seed: u64) -> Vec<Relation> {
        let mut random = Random::new(seed);
        let hidden: Vec<Vec<u8>> =
            (0..self.categories).map(|_| random.permutation(self.houses)).collect();
        let mut relations = Vec::with_capacity(self.hints);
        // Rare kinds run out; two hundred misses for each hint wanted are enough to know.
        for _ in 0..self.hints.saturating_mul(200) {
            if relations.len() == self.hints {
                break;
            }
            let relation = self.candidate(&mut random);
            let house = |v: Value| hidden[usize::from(v.category)][usize::from(v.index)];
            if relation.holds(&house) && !relations.contains(&relation) {
                relations.push(relation);
            }
        }
        relations
    }

    fn candidate(&self, random: &mut Random) -> Relation {
        let kind = match self.mix {
            Mix::Printed => random.below(100),
            Mix::Weak => 89,
        };
        let a = self.value(random);
        let b = loop {
            let b = self.value(random);
            let across = kind < 40 || (84..90).contains(&kind);
            if a != b && !(across && a.category == b.category) {
                break b;
            }
        };
        let offsets = match kind {
            0..40 => Offsets::SAME,
            40..58 => Offsets::NEXT_TO,
            58..68 => Offsets::IMMEDIATELY_LEFT,
            68..76 => Offsets::SOMEWHERE_LEFT,
            76..84 => Offsets::apart(2.min(self.houses - 1) + random.below(self.houses.max(4) - 3)),
            84..90 => Offsets::DIFFERENT,
            _ => return Relation::In(a, Houses::only(random.below(self.houses))),
        };
        Relation::Offset(a, b, offsets)
    }

    fn value(&self, random: &mut Random) -> Value {
        Value { category: random.below(self.categories), index: random.below(self.houses) }
    }
}
