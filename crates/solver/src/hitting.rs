//! Smallest hitting sets: the smallest choice of elements that has one of each given set.
//!
//! Branch and bound with iterative deepening: branch over the elements of the set with the fewest
//! left, bound by sets that have nothing in common. Exponential in the worst case, as it must be.

use super::watch::{Meter, Stopped};

/// What is asked of the choice; elements are 0..`elements`.
#[derive(Clone, Debug, Default)]
pub(super) struct Hitting {
    pub elements: usize,
    /// It has one of each of these.
    pub to_hit: Vec<Vec<u16>>,
    /// It does not have all of any of these.
    pub barred: Vec<Vec<u16>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Free,
    In,
    Out,
}

impl Hitting {
    /// A smallest choice of `least` elements or more; `least` is known to be a bound.
    pub(super) fn smallest(
        &self,
        least: usize,
        meter: &mut Meter<'_>,
    ) -> Result<Option<Vec<u16>>, Stopped> {
        for size in least..=self.elements {
            let mut marks = vec![Mark::Free; self.elements];
            let mut cut_by_size = false;
            if self.extend(&mut marks, 0, size, &mut cut_by_size, meter)? {
                let chosen = (0..self.elements).filter(|&e| marks[e] == Mark::In);
                return Ok(Some(chosen.map(|e| e as u16).collect()));
            }
            if !cut_by_size {
                return Ok(None);
            }
        }
        Ok(None)
    }

    /// Whether the choice so far can be extended within `size`; it then is. `cut` tells whether
    /// a larger size could change the answer.
    fn extend(
        &self,
        marks: &mut [Mark],
        chosen: usize,
        size: usize,
        cut: &mut bool,
        meter: &mut Meter<'_>,
    ) -> Result<bool, Stopped> {
        meter.plain_step()?;
        let all_in = |set: &Vec<u16>| set.iter().all(|&e| marks[usize::from(e)] == Mark::In);
        if self.barred.iter().any(all_in) {
            return Ok(false);
        }
        let mut open: Vec<(usize, &Vec<u16>)> = Vec::new();
        for set in &self.to_hit {
            if set.iter().all(|&e| marks[usize::from(e)] != Mark::In) {
                let free = set.iter().filter(|&&e| marks[usize::from(e)] == Mark::Free).count();
                if free == 0 {
                    return Ok(false);
                }
                open.push((free, set));
            }
        }
        open.sort_by_key(|(free, _)| *free);
        let Some((_, tightest)) = open.first() else { return Ok(true) };
        let mut used = vec![false; self.elements];
        let mut apart = 0;
        for (_, set) in &open {
            let free = || {
                let free = |e: &&u16| marks[usize::from(**e)] == Mark::Free;
                set.iter().filter(free).map(|&e| usize::from(e))
            };
            if free().all(|e| !used[e]) {
                apart += 1;
                free().for_each(|e| used[e] = true);
            }
        }
        if chosen + apart > size {
            *cut = true;
            return Ok(false);
        }
        let frequency = |e: u16| open.iter().filter(|(_, set)| set.contains(&e)).count();
        let mut elements: Vec<u16> =
            tightest.iter().copied().filter(|&e| marks[usize::from(e)] == Mark::Free).collect();
        elements.sort_by_key(|&e| std::cmp::Reverse(frequency(e)));
        for &e in &elements {
            marks[usize::from(e)] = Mark::In;
            if self.extend(marks, chosen + 1, size, cut, meter)? {
                return Ok(true);
            }
            // What has it was seen; from here on without it.
            marks[usize::from(e)] = Mark::Out;
        }
        for &e in &elements {
            marks[usize::from(e)] = Mark::Free;
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use puzzle::Random;

    use super::*;

    /// All choices by brute force, smallest first.
    fn brute(hitting: &Hitting) -> Option<usize> {
        (0u32..1 << hitting.elements)
            .filter(|choice| {
                let has = |e: &u16| choice >> e & 1 == 1;
                hitting.to_hit.iter().all(|set| set.iter().any(has))
                    && !hitting.barred.iter().any(|set| set.iter().all(has))
            })
            .map(|choice| choice.count_ones() as usize)
            .min()
    }

    #[test]
    fn the_smallest_is_as_small_as_brute_force_finds() {
        let mut random = Random::new(1);
        for _ in 0..300 {
            let elements = 1 + random.below(9_usize);
            let mut family = |sets: u64| -> Vec<Vec<u16>> {
                let mut set = || (0..elements as u16).filter(|_| random.below(3) == 0).collect();
                (0..sets).map(|_| set()).collect()
            };
            let (to_hit, mut barred) = (family(6), family(3));
            barred.retain(|set| !set.is_empty());
            let hitting = Hitting { elements, to_hit, barred };
            let mut watch = |_: &crate::Progress| ControlFlow::Continue(());
            let found = hitting.smallest(0, &mut Meter::new(&mut watch)).unwrap();
            assert_eq!(found.as_ref().map(Vec::len), brute(&hitting), "{hitting:?}");
            if let Some(choice) = found {
                assert!(hitting.to_hit.iter().all(|set| set.iter().any(|e| choice.contains(e))));
                assert!(!hitting.barred.iter().any(|set| set.iter().all(|e| choice.contains(e))));
            }
        }
    }
}
