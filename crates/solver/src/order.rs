//! Sorting, small: the standard library's sorts are fast for thousands of items and several
//! kilobytes of program for each kind of item, and every reader downloads the core. Here are tens.

/// Sorts by a key, smallest first. Shell's method with Ciura's gaps (2001): not stable, about
/// n^1.3 steps.
pub(super) fn sort_by_key<T: Copy, K: Ord>(items: &mut [T], key: impl Fn(T) -> K) {
    for gap in [701, 301, 132, 57, 23, 10, 4, 1] {
        for i in gap..items.len() {
            let item = items[i];
            let mut place = i;
            while place >= gap && key(items[place - gap]) > key(item) {
                items[place] = items[place - gap];
                place -= gap;
            }
            items[place] = item;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_sorts_as_the_library_does() {
        for length in [0u64, 1, 2, 10, 57, 1000] {
            let mixed = (0..length).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40);
            let mut items: Vec<u64> = mixed.collect();
            let mut expected = items.clone();
            expected.sort_unstable();
            sort_by_key(&mut items, |item| item);
            assert_eq!(items, expected);
        }
    }
}
