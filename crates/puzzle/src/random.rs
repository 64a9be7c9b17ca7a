//! Chance that is the same for the same seed everywhere.

/// A generator of random numbers, seeded: SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// 0..bound, as good as evenly.
    ///
    /// # Panics
    /// When `bound` is not above 0.
    pub fn below<N: TryInto<u64> + TryFrom<u64>>(&mut self, bound: N) -> N {
        let bound: u64 = bound.try_into().ok().expect("a bound is above 0");
        N::try_from(self.number() % bound).ok().expect("what is below the bound is of its type")
    }

    /// True so many times in a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these, each as likely as any other.
    ///
    /// # Panics
    /// When there is none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// Every order as likely as any other.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// 0..n in any order.
    pub fn permutation(&mut self, n: u8) -> Vec<u8> {
        let mut houses: Vec<u8> = (0..n).collect();
        self.shuffle(&mut houses);
        houses
    }
}
