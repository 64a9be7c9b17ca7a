//! Filtering candidates without saying why: to see quickly what some hints lead to, and as the
//! engine of [`super::entail`].

use puzzle::{Houses, MAX_CATEGORIES, Shape};

use super::clue::{Clue, Rule};

/// Some value has no house left, or some house no value, by
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dead {
    /// a clue, by its place among those given;
    Clue(usize),
    /// a category, that its values have one house each.
    Category(usize),
}

/// There is nothing left.
struct Empty;

/// Filters by the clues and by the categories of the mask `categories`, to a fixpoint. Only what
/// the categories of the mask `touched` may have changed is looked at.
pub(super) fn filter<'c>(
    houses: u8,
    masks: &mut [u16],
    clues: impl Iterator<Item = &'c Clue> + Clone,
    categories: u32,
    mut touched: u32,
) -> Result<(), Dead> {
    let shape = Shape::new(houses, MAX_CATEGORIES);
    while touched != 0 {
        let mut changed = 0;
        let concerned = |(_, clue): &(usize, &Clue)| clue.categories & touched != 0;
        for (place, clue) in clues.clone().enumerate().filter(concerned) {
            for rule in &clue.rules {
                if obey(rule, masks).map_err(|Empty| Dead::Clue(place))? {
                    changed |= clue.categories;
                }
            }
        }
        let mut rest = (touched | changed) & categories;
        while rest != 0 {
            let category = rest.trailing_zeros();
            let dead = |Empty| Dead::Category(category as usize);
            if one_to_one(houses, &mut masks[shape.row(category as u8)]).map_err(dead)? {
                changed |= 1 << category;
            }
            rest &= rest - 1;
        }
        touched = changed;
    }
    Ok(())
}

fn keep(mask: &mut u16, kept: u16) -> Result<bool, Empty> {
    let before = *mask;
    *mask &= kept;
    if *mask == 0 { Err(Empty) } else { Ok(*mask != before) }
}

fn obey(rule: &Rule, masks: &mut [u16]) -> Result<bool, Empty> {
    match rule {
        Rule::One(value, mask) => keep(&mut masks[*value], *mask),
        Rule::Two(two) => {
            let of_b = two.forth.image(masks[two.a]);
            let forth = keep(&mut masks[two.b], of_b)?;
            let of_a = two.back.image(masks[two.b]);
            let back = keep(&mut masks[two.a], of_a)?;
            Ok(forth || back)
        }
        Rule::Many(many) => {
            let mut changed = false;
            for &v in &many.values {
                let houses = Houses::from_bits(masks[v]).iter();
                let kept = houses.filter(|&house| many.can_hold(masks, v, house));
                let kept = kept.collect::<Houses>().bits();
                changed |= keep(&mut masks[v], kept)?;
            }
            Ok(changed)
        }
    }
}

/// One value a house and one house a value: last candidates, and pairs of values that need the same
/// two houses.
fn one_to_one(houses: u8, row: &mut [u16]) -> Result<bool, Empty> {
    let mut changed = false;
    let (mut once, mut twice) = (0, 0);
    for &mask in row.iter() {
        twice |= once & mask;
        once |= mask;
    }
    if once != Houses::all(houses).bits() {
        return Err(Empty);
    }
    let hidden = once & !twice;
    for i in 0..row.len() {
        if row[i] & hidden != 0 && !row[i].is_power_of_two() {
            if !(row[i] & hidden).is_power_of_two() {
                return Err(Empty);
            }
            row[i] &= hidden;
            changed = true;
        }
        let mask = row[i];
        let size = mask.count_ones();
        // What only this one can have needs nobody to give way.
        if size > 2 || size == 1 && mask & twice == 0 {
            continue;
        }
        let inside = row.iter().filter(|&&other| other & !mask == 0).count() as u32;
        if inside > size {
            return Err(Empty);
        }
        if inside == size {
            for other in row.iter_mut().filter(|other| **other & !mask != 0) {
                changed |= keep(other, !mask)?;
            }
        }
    }
    Ok(changed)
}
