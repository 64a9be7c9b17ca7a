//! Chance that is the same for the same seed everywhere.

/// SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The dice of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// 0..bound, as good as evenly; `bound` is at least 1.
    pub fn below(&mut self, bound: u8) -> u8 {
        (self.roll() % u64::from(bound)) as u8
    }

    /// Every order as likely as any other.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, (self.roll() % (i as u64 + 1)) as usize);
        }
    }

    /// 0..n in any order.
    pub fn permutation(&mut self, n: u8) -> Vec<u8> {
        let mut houses: Vec<u8> = (0..n).collect();
        self.shuffle(&mut houses);
        houses
    }
}
