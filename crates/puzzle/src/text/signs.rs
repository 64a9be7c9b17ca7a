//! The signs between two values, read and written by the same lists.

use super::super::Offsets;

/// Signs without a distance; none comes before a longer one that begins with it.
const SIGNS: [(&str, Offsets); 8] = [
    ("=", Offsets::SAME),
    ("!=", Offsets::DIFFERENT),
    ("<<", Offsets::IMMEDIATELY_LEFT),
    (">>", Offsets::IMMEDIATELY_RIGHT),
    ("<", Offsets::SOMEWHERE_LEFT),
    (">", Offsets::SOMEWHERE_RIGHT),
    ("~", Offsets::NEXT_TO),
    ("!~", Offsets::NOT_NEXT_TO),
];

type OfDistance = fn(u8) -> Offsets;

/// Signs that a distance may follow.
const DISTANCE_SIGNS: [(&str, OfDistance); 4] = [
    ("!~", |k| Offsets::apart(k).complement()),
    ("<<", |k| Offsets::only(k as i8)),
    (">>", |k| Offsets::only(-(k as i8))),
    ("~", Offsets::apart),
];

/// The signs without a distance, for a message.
pub(super) fn all() -> String {
    SIGNS.map(|(sign, _)| sign).join(" ")
}

/// The offsets that the sign at the start of the text allows, and its length, if there is one.
pub(super) fn read(text: &str) -> Result<Option<(Offsets, usize)>, String> {
    if let Some(inside) = text.strip_prefix("~{") {
        let (offsets, length) = braced(inside)?;
        return Ok(Some((offsets, 2 + length)));
    }
    // A number belongs to the sign only when it touches it: `A ~2 B`, but `A ~ 2` for a value 2.
    for (sign, of_distance) in DISTANCE_SIGNS {
        let Some(after) = text.strip_prefix(sign) else { continue };
        let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let apart =
            after[digits..].is_empty() || after[digits..].starts_with([' ', '\t', '"', '#']);
        if digits == 0 || !apart {
            continue;
        }
        return match after[..digits].parse() {
            Ok(k @ 0..=15) => Ok(Some((of_distance(k), sign.len() + digits))),
            _ => Err("houses are at most 15 apart".to_owned()),
        };
    }
    let sign = SIGNS.iter().find(|(sign, _)| text.starts_with(sign));
    Ok(sign.map(|(sign, offsets)| (*offsets, sign.len())))
}

/// Offsets such as `-2, 1..4`, up to a closing brace, and the bytes they take with it.
fn braced(inside: &str) -> Result<(Offsets, usize), String> {
    let end = inside.find('}').ok_or("the brace that begins here does not end")?;
    let mut offsets = Offsets::default().bits();
    if !inside[..end].trim().is_empty() {
        for item in inside[..end].split(',') {
            let (first, last) = item.split_once("..").unwrap_or((item, item));
            let read = |text: &str| text.trim().parse().ok().filter(|d| (-15..=15i8).contains(d));
            match (read(first), read(last)) {
                (Some(first), Some(last)) if first <= last => {
                    offsets |= (first..=last).collect::<Offsets>().bits();
                }
                _ => {
                    return Err("expected offsets from -15 to 15 in the braces, such as \
                                `~{-2,1..3}`"
                        .to_owned());
                }
            }
        }
    }
    Ok((Offsets::from_bits(offsets), end + 1))
}

/// The shortest sign that allows these offsets.
pub(super) fn written(offsets: Offsets) -> String {
    if let Some((sign, _)) = SIGNS.iter().find(|(_, allowed)| *allowed == offsets) {
        return (*sign).to_owned();
    }
    let at_distance = (2..=Offsets::MAX as u8)
        .flat_map(|k| DISTANCE_SIGNS.iter().map(move |(sign, of)| (sign, k, of(k))))
        .find(|(.., allowed)| *allowed == offsets);
    if let Some((sign, k, _)) = at_distance {
        return format!("{sign}{k}");
    }
    let mut ranges: Vec<(i8, i8)> = Vec::new();
    for d in offsets.iter() {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == d => *last = d,
            _ => ranges.push((d, d)),
        }
    }
    let ranges: Vec<String> = ranges
        .iter()
        .map(|(a, b)| if a == b { a.to_string() } else { format!("{a}..{b}") })
        .collect();
    format!("~{{{}}}", ranges.join(","))
}
