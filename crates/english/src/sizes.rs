//! How many places there are by the lists themselves: several lists of one size outweigh a number
//! that the text may give of something else.

use super::categories::Found;

/// Sizes that are tried beside the stated one.
const MOST_SIZES: usize = 6;

/// So many lists of the stated size leave no doubt.
const MANY: usize = 4;

/// What was found with the number that the text states, or with another where the lists say more
/// clearly that it is meant. `with` finds the lists with so many values, or with any number.
pub(super) fn agreed(found: Found, with: impl Fn(Option<u8>) -> Found) -> Found {
    // Nobody lists so often what is not meant.
    if found.stated.is_some() && found.categories.len() >= MANY {
        return found;
    }
    let open = with(None);
    let mut sizes: Vec<u8> = Vec::new();
    for &size in found.sizes.iter().chain(&open.sizes) {
        let known = sizes.contains(&size) || found.stated == Some(size);
        if !known && size > 2 && sizes.len() < MOST_SIZES {
            sizes.push(size);
        }
    }
    let mut best = found;
    for other in sizes.into_iter().map(|size| with(Some(size))) {
        let several = other.categories.len() > 1 && other.categories.len() >= apart(&best, &other);
        if several && covered(&other) > covered(&best) {
            best = other;
        }
    }
    best
}

/// How many values are listed.
fn covered(found: &Found) -> usize {
    found.categories.iter().map(|listed| listed.values.len()).sum()
}

/// How many lists are not only parts of those that were found otherwise.
fn apart(found: &Found, other: &Found) -> usize {
    let part = |values: &Vec<String>| {
        other.categories.iter().any(|whole| values.iter().all(|value| whole.values.contains(value)))
    };
    found.categories.iter().filter(|listed| !part(&listed.values)).count()
}
