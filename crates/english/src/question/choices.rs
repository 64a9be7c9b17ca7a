//! Questions in which no word asks, but which name all answers: "Is the tailor Ann, Bob or Cyd?",
//! "Was Bob first, second or third?"

use super::super::Ground;
use super::super::mentions::Mention;
use super::super::positions::houses_at;
use super::super::tokens::Token;
use puzzle::{About, Asked, Value};

const OPENING: [&str; 20] = [
    "is", "was", "are", "were", "do", "does", "did", "has", "had", "have", "can", "could", "will",
    "would", "should", "must", "may", "might", "shall", "am",
];

/// What a question offers all the answers to, and the value that it is asked of. Where some answers
/// are missing it may be no more than an aside.
pub(super) fn offered(
    words: &[Token],
    mentions: &[Mention],
    ground: &Ground,
) -> Option<(Asked, Vec<About>)> {
    let opens = |at: usize| at == 0 || words[at - 1].is_mark() || words[at - 1].is(&["and", "so"]);
    let asks = words.last()?.is(&["?"])
        && words.iter().any(|word| word.is(&["or"]))
        && (0..words.len()).any(|at| words[at].is(&OPENING) && opens(at));
    if !asks {
        return None;
    }
    let mut single: Vec<Value> =
        mentions.iter().filter(|m| m.values.len() == 1).map(|m| m.values[0]).collect();
    single.sort_unstable_by_key(|value| (value.category, value.index));
    single.dedup();
    let of = |c: u8| single.iter().filter(|value| value.category == c).count();
    let all =
        single.iter().map(|value| value.category).find(|&c| of(c) == usize::from(ground.houses));
    let about = |left_out: Option<u8>| {
        let others =
            mentions.iter().filter(|m| m.values.iter().all(|v| Some(v.category) != left_out));
        let mut values: Vec<&Vec<Value>> = others.map(|mention| &mention.values).collect();
        values.dedup();
        match values[..] {
            [values] => Some(values.iter().map(|value| About::Value(*value)).collect()),
            _ => None,
        }
    };
    if let Some(c) = all {
        return Some((Asked::Category(c), about(Some(c))?));
    }
    let inside = |at: usize| mentions.iter().any(|m| (m.start..m.end).contains(&at));
    let mut places: Vec<u8> = (0..words.len())
        .filter(|&at| !inside(at))
        .filter_map(|at| houses_at(words, at, ground.houses, &ground.scenery))
        .filter(|(houses, _)| houses.len() == 1)
        .filter_map(|(houses, _)| houses.iter().next())
        .collect();
    places.sort_unstable();
    places.dedup();
    // "On the left, in the middle or on the right" of three.
    let said = |list: &[&str]| words.iter().any(|word| word.is(list));
    let sides = said(&["left"]) && said(&["right"]) && said(&["middle", "center"]);
    let all = places.len() == usize::from(ground.houses) || ground.houses == 3 && sides;
    if all { Some((Asked::House, about(None)?)) } else { None }
}
