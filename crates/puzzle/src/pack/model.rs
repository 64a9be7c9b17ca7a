//! What comes next, learnt from what came before: for each of several contexts the probability of a
//! set bit is kept, and a small network mixes them, as in the PAQ family of compressors (Mahoney,
//! 2005). Whole numbers only, so that every machine predicts the same.

use super::coder::{Coder, ONE};

/// Contexts that one symbol can have.
pub(super) const CONTEXTS: usize = 9;

/// Slots for probabilities; contexts that share one by chance cost a little space, not truth.
const SLOTS: usize = 1 << 18;

/// Weights are parts of this.
const WHOLE_WEIGHT: i32 = 1 << 16;
const FIRST_WEIGHT: i32 = WHOLE_WEIGHT * 30 / 100;
/// How fast weights follow what proved right.
const WEIGHT_RATE: i32 = 14;
/// A slot that saw more than so many bits goes on learning as if it had seen so many.
const MOST_SEEN: u8 = 30;

/// The largest argument of [`squash`] either way, 8 in its scale of 256.
const LIMIT: i32 = 2047;

/// The probability of a set bit in one context.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// How far from one half, in 2^-16.
    lean: i16,
    /// Bits seen.
    seen: u8,
    /// Tells contexts apart that meet in one place.
    mark: u8,
}

impl Slot {
    fn learn(&mut self, bit: bool) {
        let target = if bit { i32::from(i16::MAX) } else { i32::from(i16::MIN) };
        let away = target - i32::from(self.lean);
        self.lean += (away * 10 / (10 * i32::from(self.seen) + 12)) as i16;
        self.seen = (self.seen + 1).min(MOST_SEEN);
    }
}

/// Predicts bits and learns from them.
pub(super) struct Model {
    slots: Vec<Slot>,
    /// One set of weights for each number of contexts at hand and of those seen before.
    weights: [[[i32; CONTEXTS]; CONTEXTS + 1]; CONTEXTS + 1],
    /// The inverse of [`squash`].
    stretch: Vec<i16>,
    /// A digest of all symbols.
    pub(super) digest: u32,
}

impl Model {
    /// Knows nothing.
    pub(super) fn new() -> Self {
        let mut stretch = Vec::with_capacity(ONE as usize);
        for x in -LIMIT..=LIMIT {
            let upto = squash(x) as usize + 1;
            if stretch.len() < upto {
                stretch.resize(upto, x as i16);
            }
        }
        stretch.resize(ONE as usize, LIMIT as i16);
        Self {
            slots: vec![Slot::default(); SLOTS],
            weights: [[[FIRST_WEIGHT; CONTEXTS]; CONTEXTS + 1]; CONTEXTS + 1],
            stretch,
            digest: 0,
        }
    }

    /// The next symbol, of so many bits, in these contexts, the most general one first.
    pub(super) fn symbol(
        &mut self,
        coder: &mut dyn Coder,
        bits: u32,
        contexts: &[u32],
        wanted: u8,
    ) -> u8 {
        let mut node = 1;
        for i in (0..bits).rev() {
            let bit = self.bit(coder, contexts, node, wanted >> i & 1 == 1);
            node = node << 1 | u32::from(bit);
        }
        let symbol = node as u8 & (1u32 << bits).wrapping_sub(1) as u8;
        self.digest = hash(self.digest, symbol.into());
        symbol
    }

    fn bit(&mut self, coder: &mut dyn Coder, contexts: &[u32], node: u32, wanted: bool) -> bool {
        let mut places = [0; CONTEXTS];
        let mut inputs = [0; CONTEXTS];
        let mut seen = 0;
        for (i, &context) in contexts.iter().enumerate() {
            let name = hash(context, node);
            places[i] = name as usize % SLOTS;
            let mark = (name >> 24) as u8;
            let slot = &mut self.slots[places[i]];
            if slot.mark != mark {
                *slot = Slot { mark, ..Slot::default() };
            }
            let p = (i32::from(slot.lean) + (1 << 15)) >> 4;
            inputs[i] = i32::from(self.stretch[p as usize]);
            seen += usize::from(slot.seen > 0);
        }
        let weights = &mut self.weights[contexts.len()][seen];
        let sum: i64 =
            inputs.iter().zip(&*weights).map(|(&x, &w)| i64::from(x) * i64::from(w)).sum();
        let sum = (sum / i64::from(WHOLE_WEIGHT)) as i32;
        let p = squash(sum.clamp(-LIMIT, LIMIT)).clamp(1, ONE as i32 - 1);
        let bit = coder.bit(p as u32, wanted);
        let error = if bit { ONE as i32 - p } else { -p };
        for (weight, input) in weights.iter_mut().zip(inputs) {
            *weight += (input * error * WEIGHT_RATE) >> 14;
        }
        for &place in &places[..contexts.len()] {
            self.slots[place].learn(bit);
        }
        bit
    }
}

/// The logistic function of `x / 256`, as a part of [`ONE`].
fn squash(x: i32) -> i32 {
    // exp(x) as (1 + x/2^16)^(2^16): products only, which all machines round alike.
    let mut power = 1.0 - f64::from(x) / (256.0 * 65536.0);
    for _ in 0..16 {
        power *= power;
    }
    (f64::from(ONE) / (1.0 + power)) as i32
}

/// Mixes a number into a hash.
pub(super) fn hash(hash: u32, number: u32) -> u32 {
    let mixed = (hash ^ number.wrapping_mul(0x9e37_79b1)).wrapping_mul(0x85eb_ca6b);
    mixed ^ mixed >> 15
}
