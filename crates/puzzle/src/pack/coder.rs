//! A binary arithmetic coder: each bit costs as much as it surprises.

/// One in the scale of probabilities.
pub(super) const ONE: u32 = 1 << 12;

/// Codes one bit after the other, in either direction.
pub(super) trait Coder {
    /// The bit that comes next, where a set bit has the probability `p` of [`ONE`], 0 < `p` <
    /// [`ONE`]. A coder that writes takes the `wanted` bit and returns it.
    fn bit(&mut self, p: u32, wanted: bool) -> bool;
}

/// Codes nothing: a model that sees its bits learns from them.
pub(super) struct Practice;

impl Coder for Practice {
    fn bit(&mut self, _: u32, wanted: bool) -> bool {
        wanted
    }
}

/// What is left of the unit interval: both ends belong to it.
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const WHOLE: Self = Self { low: 0, high: u32::MAX };

    /// Where the part of a set bit ends.
    fn split(&self, p: u32) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + (width * u64::from(p) / u64::from(ONE)) as u32
    }

    fn choose(&mut self, split: u32, bit: bool) {
        if bit {
            self.high = split;
        } else {
            self.low = split + 1;
        }
    }

    /// The first byte, once it is settled; the interval goes on behind it.
    fn settled(&mut self) -> Option<u8> {
        if self.low >> 24 != self.high >> 24 {
            return None;
        }
        let byte = (self.low >> 24) as u8;
        self.low <<= 8;
        self.high = self.high << 8 | 0xff;
        Some(byte)
    }
}

/// Reads bits from bytes; behind their end there are zeros.
pub(super) struct Decoder<'a> {
    interval: Interval,
    code: u32,
    rest: &'a [u8],
    missing: usize,
}

impl<'a> Decoder<'a> {
    /// Starts at the first byte.
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { interval: Interval::WHOLE, code: 0, rest: bytes, missing: 0 };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        let byte = match self.rest.split_first() {
            Some((&byte, rest)) => {
                self.rest = rest;
                byte
            }
            None => {
                self.missing += 1;
                0
            }
        };
        self.code = self.code << 8 | u32::from(byte);
    }

    /// Whether more has been read than an [`Encoder`] leaves out.
    pub(super) fn is_past_end(&self) -> bool {
        self.missing > 4
    }

    /// Whether bytes are left over.
    pub(super) fn has_more(&self) -> bool {
        !self.rest.is_empty()
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, p: u32, _: bool) -> bool {
        let split = self.interval.split(p);
        let bit = self.code <= split;
        self.interval.choose(split, bit);
        while self.interval.settled().is_some() {
            self.shift();
        }
        bit
    }
}

/// Writes bits to bytes.
pub(super) struct Encoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Encoder {
    /// Nothing written yet.
    pub(super) fn new() -> Self {
        Self { interval: Interval::WHOLE, bytes: Vec::new() }
    }

    /// The bytes, as few as tell the bits apart from others when zeros follow.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let Interval { low, high } = self.interval;
        // The number in the interval that ends in the most zeros.
        let code = (0..32).rev().map(|zeros| high >> zeros << zeros).find(|&code| code >= low);
        self.bytes.extend(code.unwrap_or(high).to_be_bytes());
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

impl Coder for Encoder {
    fn bit(&mut self, p: u32, wanted: bool) -> bool {
        let split = self.interval.split(p);
        self.interval.choose(split, wanted);
        self.bytes.extend(std::iter::from_fn(|| self.interval.settled()));
        wanted
    }
}
