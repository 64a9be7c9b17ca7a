//! The houses of a component in an order of their own.
//!
//! Where all that is left to hold is that houses are different, no house is unlike another except
//! in which variables may still be there. Then a component is named with its houses sorted by
//! that, so that components that differ only in the order of houses are one; and of houses that
//! are alike one stands for all.

/// An order of the houses.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    /// The house at each place.
    order: Vec<u8>,
    /// Houses that are alike, as masks; one a house where nothing is known to be.
    pub kinds: Vec<u16>,
}

impl Columns {
    /// Components with more variables than this are left as they are.
    pub(super) const MAX_VARIABLES: usize = 128;

    pub(super) fn as_they_are(houses: u8) -> Self {
        Self { order: (0..houses).collect(), kinds: (0..houses).map(|h| 1 << h).collect() }
    }

    /// Sorted by which of the candidates, in their order, a house is among.
    pub(super) fn sorted(houses: u8, candidates: impl Iterator<Item = u16>) -> Self {
        let mut columns = [0u128; 16];
        for (i, mut domain) in candidates.enumerate() {
            while domain != 0 {
                columns[domain.trailing_zeros() as usize] |= 1 << i;
                domain &= domain - 1;
            }
        }
        let column = |h: u8| columns[usize::from(h)];
        let mut order: Vec<u8> = (0..houses).collect();
        // Insertion: there are few, and this is compiled once for every kind of iterator.
        for i in 1..order.len() {
            let unsorted = order[i];
            let larger = order[..i].iter().filter(|&&h| column(h) >= column(unsorted)).count();
            order[larger..=i].rotate_right(1);
        }
        let alike = order.chunk_by(|&a, &b| column(a) == column(b));
        let kinds = alike.map(|kind| kind.iter().fold(0, |mask, &h| mask | 1 << h)).collect();
        Self { order, kinds }
    }

    /// A set of houses in this order: bit `i` for the house at place `i`.
    pub(super) fn permuted(&self, houses: u16) -> u16 {
        let bit = |(i, &h): (usize, &u8)| (houses >> h & 1) << i;
        self.order.iter().enumerate().map(bit).fold(0, |mask, bit| mask | bit)
    }

    /// The house at a place.
    pub(super) fn house(&self, place: usize) -> usize {
        self.order[place].into()
    }
}
