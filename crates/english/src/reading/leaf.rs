//! What a phrase of the data means in a scene.

use puzzle::{Houses, Offsets};

use super::lexicon::Bound;
use super::node::{Betweenness, Join, Op};
use super::scene::Scene;
use crate::tokens::Token;

/// What a phrase may mean: what it is, its parts, and what that costs beyond the phrase.
type Meanings = Vec<(Op, Vec<Op>, f32)>;

/// The meanings of a phrase; several where it compares amounts of more than one category.
pub fn meanings(
    class: &str,
    meaning: &str,
    bound: Bound,
    scene: &Scene,
    tokens: &[Token],
) -> Meanings {
    if class == "PARITY" {
        return parity(meaning == "even", scene);
    }
    let weighed = ops(class, meaning, bound, scene).into_iter().map(|op| {
        let category = match op {
            Op::Amounts { category, .. } => category,
            Op::Value(value) => value.category,
            _ => return (op, Vec::new(), 0.0),
        };
        let spoken_of =
            scene.row == Some(category) || scene.speaks_of(usize::from(category), tokens);
        (op, Vec::new(), if spoken_of { 0.0 } else { OTHER_AMOUNTS })
    });
    weighed.collect()
}

/// What it costs to compare amounts that no word speaks of.
const OTHER_AMOUNTS: f32 = 0.7;

fn ops(class: &str, meaning: &str, bound: Bound, scene: &Scene) -> Vec<Op> {
    let one = match class {
        "R" | "RN" | "NEGR" => return links(meaning, bound, scene),
        "SIDE" => offsets(meaning, bound, scene).map(Op::Offsets),
        "RC" | "NB" | "WITHN" | "BYN" => {
            let sized = meaning.strip_suffix('#');
            let size = sized.and(bound.number);
            offsets(sized.unwrap_or(meaning), bound, scene).map(|offsets| Op::Mutually {
                offsets,
                denied: false,
                size,
            })
        }
        "B" => Some(Op::Betweenness(match meaning.trim_end_matches('?') {
            "1" => Betweenness::Beside,
            "<<" => Betweenness::Ordered,
            _ => Betweenness::Anywhere,
        })),
        "AT" => return places(meaning, bound, scene),
        "NUM" => bound.number.map(|number| Op::Places(Houses::only(number.saturating_sub(1)))),
        "CNT" => match meaning {
            "N" => bound.number.map(Op::Number),
            number => number.parse().ok().map(Op::Number),
        },
        "CONJ" | "CONJS" => Some(Op::Conjunction(match meaning {
            "and" => Join::And,
            "or" => Join::Or,
            "nor" => Join::Nor,
            "andnot" => Join::AndNot,
            _ => Join::Comma,
        })),
        _ => Some(Op::Mark),
    };
    one.into_iter().collect()
}

fn links(meaning: &str, bound: Bound, scene: &Scene) -> Vec<Op> {
    let comparing = meaning.strip_prefix(['C', 'A', 'Y']);
    let Some(more) = comparing.map(|rest| rest.starts_with('>')) else {
        return offsets(meaning, bound, scene).map(Op::Offsets).into_iter().collect();
    };
    let by = bound.amount;
    let categories = scene.amounts.iter().enumerate().filter(|(_, amounts)| !amounts.is_empty());
    let links = categories.map(|(c, _)| {
        let more = more != (meaning.starts_with('Y') && scene.are_years(c));
        let of_row = (scene.row == Some(c as u8)).then(|| row_offsets(scene, c, more, by));
        of_row.flatten().map_or(Op::Amounts { category: c as u8, more, by }, Op::Offsets)
    });
    let mut links: Vec<Op> = links.collect();
    if links.is_empty() && by.is_none() && !meaning.starts_with('A') {
        let order = if more { Offsets::SOMEWHERE_RIGHT } else { Offsets::SOMEWHERE_LEFT };
        links.push(Op::Offsets(order));
    }
    links
}

/// How far apart in the row the places are whose amounts differ so; nothing where that depends.
fn row_offsets(scene: &Scene, category: usize, more: bool, by: Option<u32>) -> Option<Offsets> {
    let Some(by) = by else {
        return Some(if more { Offsets::SOMEWHERE_RIGHT } else { Offsets::SOMEWHERE_LEFT });
    };
    let mut sorted = scene.amounts[category].clone();
    sorted.sort_unstable();
    let mut found = None;
    for (i, less) in sorted.iter().enumerate() {
        for (k, greater) in sorted.iter().enumerate().skip(i + 1) {
            if greater - less == by {
                let distance = (k - i) as i8;
                if found.is_some_and(|known| known != distance) {
                    return None;
                }
                found = Some(distance);
            }
        }
    }
    let distance = found?;
    // The same distance has to differ by as much everywhere.
    let even = sorted.windows(distance as usize + 1);
    let even = even.into_iter().all(|run| run[run.len() - 1] - run[0] == by);
    even.then(|| Offsets::only(if more { -distance } else { distance }))
}

/// Offsets as the data write them: +1 next on the right, - somewhere left, ~N so many apart,
/// U above, D below, I and O inward and outward.
fn offsets(meaning: &str, bound: Bound, scene: &Scene) -> Option<Offsets> {
    let meaning = meaning.strip_suffix('?').unwrap_or(meaning);
    let farthest = scene.places.saturating_sub(1);
    let number = || bound.number.map(|number| number as i8);
    let bits = |range: &mut dyn Iterator<Item = i8>| {
        Offsets::from_bits(range.fold(0, |bits, d| bits | Offsets::only(d).bits()))
    };
    match meaning {
        "=" => return Some(Offsets::SAME),
        "ENDS" => return Some(Offsets::apart(farthest)),
        "!=" => return Some(Offsets::DIFFERENT),
        "+" => return Some(Offsets::SOMEWHERE_LEFT),
        "-" => return Some(Offsets::SOMEWHERE_RIGHT),
        ">=N+" => return Some(bits(&mut (number()?..=Offsets::MAX))),
        ">=N-" => return Some(bits(&mut (-Offsets::MAX..=-number()?))),
        ">=N" => {
            let (near, all) = (number()?, -Offsets::MAX..=Offsets::MAX);
            return Some(bits(&mut all.filter(|d| d.abs() >= near)));
        }
        "1..N+" => return Some(bits(&mut (1..=number()?))),
        "1..N-" => return Some(bits(&mut (-number()?..=-1))),
        "<=N" => return Some(bits(&mut (-number()?..=number()?).filter(|d| *d != 0))),
        _ => {}
    }
    if let Some(rest) = meaning.strip_prefix('!') {
        return offsets(rest, bound, scene).map(Offsets::complement);
    }
    let (way, distance) = meaning.split_at(1);
    let right = match way {
        "+" | "I" => true,
        "-" | "O" => false,
        // What is above has the greater number where the first is the lowest.
        // Where nothing is upright, what is under the awning is where the awning is.
        "U" | "D" if !scene.upright && !scene.moving && scene.row.is_none() => {
            return Some(Offsets::SAME);
        }
        "B" => return Some(if scene.moving { Offsets::SOMEWHERE_RIGHT } else { Offsets::SAME }),
        "F" => return Some(if scene.moving { Offsets::SOMEWHERE_LEFT } else { Offsets::SAME }),
        "U" => !scene.rising,
        "D" => scene.rising,
        "~" => {
            let distance = self::distance(distance, bound)?;
            return Some(Offsets::apart(distance as u8));
        }
        _ => return None,
    };
    if distance.is_empty() {
        return Some(if right { Offsets::SOMEWHERE_LEFT } else { Offsets::SOMEWHERE_RIGHT });
    }
    let distance = self::distance(distance, bound)?;
    Some(Offsets::only(if right { distance } else { -distance }))
}

fn distance(text: &str, bound: Bound) -> Option<i8> {
    let distance = match text {
        "N" => bound.number? as i8,
        "N+1" => bound.number? as i8 + 1,
        "N-1" => bound.number? as i8 - 1,
        number => number.parse().ok()?,
    };
    (1..=Offsets::MAX).contains(&distance).then_some(distance)
}

fn places(meaning: &str, bound: Bound, scene: &Scene) -> Vec<Op> {
    // The least and the most of an amount are values where the row does not go by it.
    if let "C1" | "Cn" | "Y1" | "Yn" = meaning {
        let amounts = scene.amounts.iter().enumerate();
        let mut values: Vec<Op> = amounts
            .filter(|(c, amounts)| !amounts.is_empty() && scene.row != Some(*c as u8))
            .filter_map(|(c, amounts)| {
                let indices = 0..amounts.len();
                let years = meaning.starts_with('Y') && scene.are_years(c);
                let index = if meaning.ends_with('1') != years {
                    indices.min_by_key(|i| amounts[*i])
                } else {
                    indices.max_by_key(|i| amounts[*i])
                };
                let (category, index) = (c as u8, index? as u8);
                Some(Op::Value(puzzle::Value { category, index }))
            })
            .collect();
        let row_has_amounts = scene.row.is_some_and(|c| !scene.amounts[usize::from(c)].is_empty());
        if values.is_empty() || row_has_amounts {
            let years = scene.row.is_some_and(|c| scene.are_years(usize::from(c)));
            let least = meaning.ends_with('1') != (meaning.starts_with('Y') && years);
            let end = if least { "1" } else { "n" };
            values.extend(houses(end, bound, scene).map(Op::Places));
        }
        return values;
    }
    let places = houses(meaning, bound, scene).filter(|houses| !houses.is_empty());
    places.map(Op::Places).into_iter().collect()
}

/// Places as the data write them: 1 the first, n the last, -2 the last but one, ORD the one
/// counted, fN the first so many.
fn houses(meaning: &str, bound: Bound, scene: &Scene) -> Option<Houses> {
    let n = scene.places;
    let only = |place: u8| (1..=n).contains(&place).then(|| Houses::only(place - 1));
    let which = |fits: &dyn Fn(u8) -> bool| {
        let places = (1..=n).filter(|place| fits(*place));
        places.fold(Houses::NONE, |all, place| all.union(Houses::only(place - 1)))
    };
    let number = bound.number;
    let first = |count: u8| which(&|place| place <= count);
    let last = |count: u8| which(&|place| place + count > n);
    let top = |high: bool| if high == scene.rising { n } else { 1 };
    Some(match meaning {
        "n" => only(n)?,
        "mid" => {
            which(&|place| place * 2 == n || place * 2 == n + 1 || place * 2 == n + 2 && n % 2 == 0)
        }
        "ends" => which(&|place| place == 1 || place == n),
        "inner" => which(&|place| place > 1 && place < n),
        "even" => which(&|place| place % 2 == 0),
        "odd" => which(&|place| place % 2 == 1),
        "TOP" => only(top(true))?,
        "BOT" => only(top(false))?,
        "ORD" => only(number?)?,
        "-ORD" => only((n + 1).checked_sub(number?)?)?,
        "UORD" if scene.rising => only(number?)?,
        "DORD" if !scene.rising => only(number?)?,
        "UORD" | "DORD" => only((n + 1).checked_sub(number?)?)?,
        "fN" => first(number?),
        "lN" => last(number?),
        "TN" if scene.rising => last(number?),
        "BN" if !scene.rising => last(number?),
        "TN" | "BN" => first(number?),
        _ => match meaning.strip_prefix('f').or_else(|| meaning.strip_prefix('-')) {
            Some(count) if meaning.starts_with('f') => first(count.parse().ok()?),
            Some(back) => only((n + 1).checked_sub(back.parse().ok()?)?)?,
            None => only(meaning.parse().ok()?)?,
        },
    })
}

/// Values whose number is even, or odd.
fn parity(even: bool, scene: &Scene) -> Meanings {
    let amounts = scene.amounts.iter().enumerate().filter(|(_, amounts)| !amounts.is_empty());
    let sets = amounts.map(|(c, amounts)| {
        let fits = |amount: u32| amount % 100 == 0 && (amount / 100 % 2 == 0) == even;
        let indices = (0..amounts.len()).filter(|i| fits(amounts[*i]));
        let value = |i| Op::Value(puzzle::Value { category: c as u8, index: i as u8 });
        (Op::AnyOf, indices.map(value).collect(), 0.0)
    });
    sets.collect()
}
