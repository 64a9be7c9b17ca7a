//! What a phrase of the data means in a scene.

use std::ops::RangeInclusive;

use puzzle::{Houses, Offsets};

use super::node::{Betweenness, Comparison, Join, Op};
use super::pattern::Bound;
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
    if class == "SORT" {
        return match meaning {
            "even" | "odd" => parity(meaning == "even", scene),
            sex => of_sex(sex, scene),
        };
    }
    let weighed = ops(class, meaning, bound, scene).into_iter().map(|op| {
        let category = match op {
            Op::Amounts(category, _) => category,
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
const OTHER_AMOUNTS: f32 = 1.0;
/// An amount of one, in hundredths.
const ONE: u32 = 100;

fn ops(class: &str, meaning: &str, bound: Bound, scene: &Scene) -> Vec<Op> {
    let one = match class {
        "R" | "RN" | "NEGR" | "ONLYR" | "RDIFF" | "DIFFBY" => return links(meaning, bound, scene),
        "SIDE" | "SIDELY" | "ONESIDE" | "NOTNEXT" => {
            offsets(meaning, bound, scene).map(Op::Offsets)
        }
        "RC" | "NB" | "SEP" | "WITHN" | "BYN" => {
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
            _ => Betweenness::Anywhere,
        })),
        "AT" | "ASTO" => return places(meaning, bound, scene),
        "NUM" => bound.number.map(|number| Op::Places(Houses::only(number.saturating_sub(1)))),
        "CNT" => match meaning {
            "N" => bound.number.map(Op::Number),
            number => number.parse().ok().map(Op::Number),
        },
        "CONJ" | "CONJS" | "CONJTO" => Some(Op::Conjunction(match meaning {
            "and" => Join::And,
            "or" => Join::Or,
            "nor" => Join::Nor,
            "andnot" => Join::AndNot,
            "but" => Join::But,
            _ => Join::Comma,
        })),
        _ => Some(Op::Mark),
    };
    one.into_iter().collect()
}

fn links(meaning: &str, bound: Bound, scene: &Scene) -> Vec<Op> {
    let Some(how) = meaning.strip_prefix(['C', 'A', 'Y']) else {
        return offsets(meaning, bound, scene).map(Op::Offsets).into_iter().collect();
    };
    let Some(how) = comparison(how, bound) else { return Vec::new() };
    let categories = scene.amounts.iter().enumerate().filter(|(_, amounts)| !amounts.is_empty());
    let links = categories.map(|(c, amounts)| {
        let since = meaning.starts_with('Y') && scene.are_years(c);
        let how = if since { how.reversed() } else { how };
        let of_row = (scene.row == Some(c as u8)).then(|| row_offsets(amounts, how));
        of_row.flatten().map_or(Op::Amounts(c as u8, how), Op::Offsets)
    });
    let mut links: Vec<Op> = links.collect();
    if links.is_empty() && !meaning.starts_with('A') {
        links.extend(match how {
            Comparison::More => Some(Op::Offsets(Offsets::SOMEWHERE_RIGHT)),
            Comparison::Less => Some(Op::Offsets(Offsets::SOMEWHERE_LEFT)),
            _ => None,
        });
    }
    links
}

/// How amounts compare, as the data write it: > and <, by the amount of the phrase or by 1; ~ for a
/// difference either way; *2 for twice, *N for the number of the phrase, /2 for half.
fn comparison(how: &str, bound: Bound) -> Option<Comparison> {
    let (sign, far) = how.split_at_checked(1)?;
    let number = || if far == "N" { bound.number.map(u32::from) } else { far.parse().ok() };
    // "A year older", "three years older".
    let by = bound.amount.or_else(|| (far == "1").then_some(ONE));
    Some(match (sign, by) {
        (">", Some(by)) => Comparison::MoreBy(by),
        (">", None) => Comparison::More,
        ("<", Some(by)) => Comparison::LessBy(by),
        ("<", None) => Comparison::Less,
        ("~", by) => Comparison::Apart(by?),
        ("*", _) => Comparison::Times(number()?),
        ("/", _) => Comparison::Part(number()?),
        _ => return None,
    })
}

/// How places in the row stand whose amounts compare so; nothing where that depends on more than how
/// far apart they are.
fn row_offsets(amounts: &[u32], how: Comparison) -> Option<Offsets> {
    let mut sorted = amounts.to_vec();
    sorted.sort_unstable();
    let pairs = || (0..sorted.len()).flat_map(|i| (0..sorted.len()).map(move |k| (i, k)));
    let distance = |(i, k): (usize, usize)| k as i8 - i as i8;
    let fits = |(i, k): &(usize, usize)| how.fits(sorted[*i], sorted[*k]);
    let offsets: Offsets = pairs().filter(fits).map(distance).collect();
    // More at any distance is one relation, however many places there are.
    let even = pairs().all(|pair| fits(&pair) == offsets.contains(distance(pair)));
    (even && offsets.bits() != 0).then_some(match how {
        Comparison::More => Offsets::SOMEWHERE_RIGHT,
        Comparison::Less => Offsets::SOMEWHERE_LEFT,
        _ => offsets,
    })
}

/// Offsets as the data write them: a way and how far. The ways are + right, - left, ~ either, U up, D
/// down, I in, O out, B behind, F in front; how far is a range, any distance where it is left out.
fn offsets(meaning: &str, bound: Bound, scene: &Scene) -> Option<Offsets> {
    let meaning = meaning.trim_end_matches('?');
    if let Some(rest) = meaning.strip_prefix('!') {
        return offsets(rest, bound, scene).map(Offsets::complement);
    }
    let (way, far) = meaning.split_at(1);
    let lies = !scene.upright && !scene.moving;
    let (left, right) = match way {
        "~" => (true, true),
        "+" | "I" => (false, true),
        "-" | "O" => (true, false),
        // Where nothing is upright, what is under the awning is where the awning is.
        "S" if !scene.upright => return Some(Offsets::SAME),
        "U" | "D" if lies => return Some(Offsets::SAME),
        "B" | "F" if !scene.moving => return Some(Offsets::SAME),
        "B" => (true, false),
        "F" => (false, true),
        // What is above has the greater number where the first is the lowest.
        "U" => (scene.rising, !scene.rising),
        "D" | "S" => (!scene.rising, scene.rising),
        _ => return (meaning == "=").then_some(Offsets::SAME),
    };
    let range = range(far, bound, scene)?;
    let most = u8::try_from(Offsets::MAX).ok()?;
    if range.is_empty() || *range.start() == 0 || *range.start() > most {
        return None;
    }
    let ways = [left.then_some(-1), right.then_some(1)];
    let far = range.take_while(|far| *far <= most).map(|far| far as i8);
    Some(far.flat_map(|far| ways.into_iter().flatten().map(move |way: i8| way * far)).collect())
}

/// A range as the data write it: 2, 1..N, N.. for N and more, all where nothing is said; N is the
/// number that the phrase was found with, n how far the last place is from the first, h half of the
/// places.
fn range(text: &str, bound: Bound, scene: &Scene) -> Option<RangeInclusive<u8>> {
    let number = |text: &str| match text {
        "N" => bound.number,
        "N+1" => bound.number?.checked_add(1),
        "n" => scene.places.checked_sub(1),
        "h" => Some(scene.places / 2),
        number => number.parse().ok(),
    };
    match text.split_once("..") {
        _ if text.is_empty() => Some(1..=u8::MAX),
        Some((first, "")) => Some(number(first)?..=u8::MAX),
        Some((first, last)) => Some(number(first)?..=number(last)?),
        None => number(text).map(|number| number..=number),
    }
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
            let end = if least { "1" } else { "-1" };
            values.extend(houses(end, bound, scene).map(Op::Places));
        }
        return values;
    }
    let places = houses(meaning, bound, scene).filter(|houses| !houses.is_empty());
    places.map(Op::Places).into_iter().collect()
}

/// Places as the data write them: a range counted from the first, after - from the last, after U
/// from the lowest, after D from the highest; some by a name.
fn houses(meaning: &str, bound: Bound, scene: &Scene) -> Option<Houses> {
    let n = scene.places;
    let which = |fits: &dyn Fn(u8) -> bool| {
        let places = (1..=n).filter(|place| fits(*place));
        places.fold(Houses::NONE, |all, place| all.union(Houses::only(place - 1)))
    };
    let middle =
        |place: u8| place * 2 == n || place * 2 == n + 1 || place * 2 == n + 2 && n % 2 == 0;
    Some(match meaning {
        "mid" => which(&middle),
        "ends" => which(&|place| place == 1 || place == n),
        "inner" => which(&|place| place > 1 && place < n),
        "even" => which(&|place| place % 2 == 0),
        "odd" => which(&|place| place % 2 == 1),
        _ => {
            let counted = meaning.trim_start_matches(['-', 'U', 'D']);
            let back = match &meaning[..meaning.len() - counted.len()] {
                "" => false,
                "U" => !scene.rising,
                "D" => scene.rising,
                _ => true,
            };
            let range = range(counted, bound, scene)?;
            which(&|place| range.contains(&if back { n + 1 - place } else { place }))
        }
    })
}

/// Values of people who are of a sex.
fn of_sex(sex: &str, scene: &Scene) -> Meanings {
    let sets = scene.sexes.iter().filter(|(of, _)| *of == sex);
    sets.map(|(_, values)| (Op::AnyOf, values.iter().copied().map(Op::Value).collect(), 0.0))
        .collect()
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
