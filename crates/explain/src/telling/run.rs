//! Claims one after another: what is said of one house, or of one value, is said together.

use super::Point;
use super::point::{cited, said};
use crate::lexicon::{Kind, Lexicon};
use puzzle::wording::{capitalised, list};
use puzzle::{Houses, Value};

/// Parts of one sentence.
const PARTS: usize = 4;

/// A part of a sentence, and what the next one may lean on.
struct Part {
    text: String,
    /// The one value that it is about.
    about: Option<Value>,
    /// What it says.
    says: Says,
    /// Whether its verb is that of the part before it.
    leans: bool,
    /// Whether it says that nothing goes with the value.
    none: bool,
}

impl Part {
    const fn of(text: String, says: Says) -> Self {
        Self { text, about: None, says, leans: false, none: false }
    }
}

/// What a part says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    /// Where something is, by a hint that is cited.
    Is,
    /// Where something is not.
    IsNot,
    /// Anything else.
    Else,
}

/// "Red is in 6 (#15)", "pizza in 2 (#18)", "neither the Dane (#6) nor bus (#12) is in 1": the claims as
/// parts of a sentence.
pub(super) fn run(words: &Lexicon<'_>, claims: &[Point]) -> Vec<String> {
    parts(words, claims).into_iter().map(|part| part.text).collect()
}

/// The same as sentences: parts that are lists themselves, or end a case, stand apart.
pub(super) fn sentences(words: &Lexicon<'_>, claims: &[Point]) -> String {
    let signs = [", ", " and ", " nor ", "that leaves ", " would also ", " after all"];
    let mut sentences: Vec<Vec<String>> = Vec::new();
    let mut was_apart = true;
    // Where something is and where something is not are two things.
    let mut before = Says::Else;
    for part in parts(words, claims) {
        let apart = signs.iter().any(|sign| part.text.contains(sign));
        let alike = before == part.says || [before, part.says].contains(&Says::Else);
        let goes_on = |told: &&mut Vec<String>| {
            part.leans || alike && !was_apart && !apart && told.len() < PARTS
        };
        match sentences.last_mut().filter(goes_on) {
            Some(sentence) => sentence.push(part.text),
            None => sentences.push(vec![part.text]),
        }
        (was_apart, before) = (apart, part.says);
    }
    let each = sentences.iter().map(|parts| list(parts, "and"));
    let each = each.enumerate().map(|(i, text)| if i == 0 { text } else { capitalised(&text) });
    each.collect::<Vec<_>>().join(". ")
}

fn parts(words: &Lexicon<'_>, claims: &[Point]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut left = claims;
    while let [first, ..] = left {
        let before = claims.len().checked_sub(left.len() + 1).map(|at| &claims[at]);
        let used = match bare(first) {
            (Point::Left(..), _) => leaves(words, left, &mut parts),
            (Point::Not(value, not), hints) => {
                ruled_out(words, left, (*value, *not, hints), &mut parts)
            }
            (Point::Placed(values, house), hints)
                if values.len() == 1 && !hints.is_empty() && is_there(before, *house) =>
            {
                let is = if is_many(words, values[0]) { "are" } else { "is" };
                let text = cited(words, &format!("so {is} {}", words.brief(values[0])), hints);
                parts.push(Part::of(text, Says::Else));
                1
            }
            (Point::Placed(values, house), hints) if !hints.is_empty() => {
                placed(words, left, (values, *house, hints), &mut parts)
            }
            (Point::Only(_, may), []) if matches!(left.get(1), Some(Point::Only(_, too)) if too == may) => {
                together(words, left, *may, &mut parts)
            }
            (Point::Pair(_, _, false), []) if kept_apart(left).is_some() => {
                apart(words, left, &mut parts)
            }
            (claim, hints) => {
                let about = match claim {
                    Point::Only(value, _) => Some(*value),
                    // Who does not go with another is what it begins with.
                    Point::Pair(a, b, false) => {
                        let first = |it: &&Value| said(words, claim).starts_with(words.brief(**it));
                        [a, b].into_iter().find(first).copied()
                    }
                    _ => None,
                };
                let told = match claim {
                    // What hints show is said shorter than what nothing else is left for.
                    Point::Only(value, left) if !hints.is_empty() && left.len() > 1 => {
                        said(words, &Point::Cases(*value, *left))
                    }
                    claim => said(words, claim),
                };
                match (claim, parts.last_mut()) {
                    // "Farah is not in 2 (#2) but in 4 or 5 (#3)".
                    (Point::Only(value, left), Some(last))
                        if last.says == Says::IsNot && last.about == Some(*value) =>
                    {
                        let at = cited(words, &words.in_houses(*left), hints);
                        last.text += &format!(" but {at}");
                        last.says = Says::Else;
                    }
                    _ => {
                        let text = match claim {
                            Point::Clash(..) => said(words, first),
                            _ => cited(words, &told, hints),
                        };
                        let none = matches!(claim, Point::Pair(_, _, false));
                        parts.push(Part { about, none, ..Part::of(text, Says::Else) });
                    }
                }
                1
            }
        };
        left = &left[used..];
    }
    parts
}

/// Whether the claim before says, by no hint of its own, that something is in the house.
fn is_there(before: Option<&Point>, house: u8) -> bool {
    matches!(before, Some(Point::Placed(_, at)) if *at == house)
}

/// Values that have the same few houses; how many claims that tells.
fn together(words: &Lexicon<'_>, claims: &[Point], left: Houses, parts: &mut Vec<Part>) -> usize {
    let same = claims.iter().map_while(|claim| match claim {
        Point::Only(value, too) if *too == left => Some(*value),
        _ => None,
    });
    let all: Vec<Value> = same.collect();
    let names = words.briefs(&all, "and");
    let text = format!("{names} can only be {}", words.in_houses(left));
    parts.push(Part::of(text, Says::Else));
    all.len()
}

/// The value that the first two claims keep apart from others of one category.
fn kept_apart(claims: &[Point]) -> Option<Value> {
    let [Point::Pair(a, b, false), Point::Pair(c, d, false), ..] = claims else { return None };
    [(a, b), (b, a)].into_iter().find_map(|(of, other)| {
        let next = if of == c { d } else { c };
        ((of == c || of == d) && next.category == other.category).then_some(*of)
    })
}

/// Values with none of which another goes; how many claims that tells.
fn apart(words: &Lexicon<'_>, claims: &[Point], parts: &mut Vec<Part>) -> usize {
    let Some(of) = kept_apart(claims) else { return 0 };
    let others = claims.iter().map_while(|claim| match claim {
        Point::Pair(a, b, false) if *a == of => Some(*b),
        Point::Pair(a, b, false) if *b == of => Some(*a),
        _ => None,
    });
    let others: Vec<Value> = others.collect();
    parts.push(Part::of(words.brief_none(of, &others), Says::Else));
    others.len()
}

/// What the table leaves then; how many claims that tells.
fn leaves(words: &Lexicon<'_>, claims: &[Point], parts: &mut Vec<Part>) -> usize {
    let left = |claim: &Point| match claim {
        Point::Left(value, house) => Some((*value, *house)),
        _ => None,
    };
    let all: Vec<(Value, u8)> = claims.iter().map_while(left).collect();
    let mut houses: Vec<(u8, Vec<Value>)> = Vec::new();
    for &(value, house) in &all {
        match houses.iter_mut().find(|(other, _)| *other == house) {
            Some((_, values)) => values.push(value),
            None => houses.push((house, vec![value])),
        }
    }
    let each = houses.iter().map(|(house, values)| {
        format!("{} {}", words.briefs(values, "and"), words.at_number(*house))
    });
    let each = list(&each.collect::<Vec<_>>(), "and");
    match parts.last_mut() {
        Some(last) => {
            last.text += &format!(", which leaves {each}");
            (last.about, last.says) = (None, Says::Else);
        }
        None => {
            let text = format!("that leaves {each}");
            parts.push(Part::of(text, Says::Else));
        }
    }
    all.len()
}

fn is_many(words: &Lexicon<'_>, value: Value) -> bool {
    words.brief_kind(value) == Kind::Things
}

/// Values that are not in these houses; how many claims that tells.
fn ruled_out(
    words: &Lexicon<'_>,
    claims: &[Point],
    (value, not, hints): (Value, Houses, &[usize]),
    parts: &mut Vec<Part>,
) -> usize {
    let same = claims.iter().map(bare).map_while(|(point, hints)| match point {
        Point::Not(value, too) if *too == not => Some((*value, hints)),
        _ => None,
    });
    let all: Vec<(Value, &[usize])> = same.collect();
    if let [_, .., (last, _)] = all[..] {
        let is = if words.brief_kind(last) == Kind::Things { "are" } else { "is" };
        let (none, and) = if all.len() > 2 { ("none of", "and") } else { ("neither", "nor") };
        let names = names(words, &all, and);
        let text = format!("{none} {names} {is} {}", words.in_houses(not));
        parts.push(Part::of(text, Says::IsNot));
        return all.len();
    }
    match parts.last_mut().filter(|last| last.about == Some(value)) {
        // "The hamster is not in 3 (#2) or in 1 (#17)", "the Dane goes with neither and is not in 2".
        Some(last) => {
            let joint = match last.says {
                Says::IsNot => "or",
                _ if last.none && is_many(words, value) => "and are not",
                _ if last.none => "and is not",
                _ => "but not",
            };
            last.text += &format!(" {joint} {}", cited(words, &words.in_houses(not), hints));
        }
        None => {
            let text = cited(words, &said(words, &Point::Not(value, not)), hints);
            parts.push(Part { about: Some(value), ..Part::of(text, Says::IsNot) });
        }
    }
    1
}

/// Values in one house, by hints that are cited; how many claims that tells.
fn placed(
    words: &Lexicon<'_>,
    claims: &[Point],
    (values, house, hints): (&[Value], u8, &[usize]),
    parts: &mut Vec<Part>,
) -> usize {
    let at = words.at_number(house);
    let same = claims.iter().map(bare).map_while(|(point, hints)| match point {
        Point::Placed(values, too) if *too == house && !hints.is_empty() => {
            Some((*values.first()?, hints))
        }
        _ => None,
    });
    let all: Vec<(Value, &[usize])> = same.collect();
    let last = parts.last_mut();
    let goes_on = last.as_ref().is_some_and(|last| last.says == Says::Is);
    if all.len() > 1 {
        let text = match all[..] {
            // The second one is there because of the first.
            [(first, by), (other, hints)] if is_of(words, first, hints) => {
                let first = cited(words, &said(words, &Point::Placed(vec![first], house)), by);
                let is = if is_many(words, other) { "are" } else { "is" };
                format!("{first}, and so {is} {}", cited(words, words.brief(other), hints))
            }
            _ => format!("{} are {at}", names(words, &all, "and")),
        };
        parts.push(Part::of(text, Says::Else));
        return all.len();
    }
    let text = match (last, values) {
        (Some(last), [value]) if last.about == Some(*value) => {
            last.text += &format!(", so {}", cited(words, &at, hints));
            return 1;
        }
        (_, [value]) if goes_on => format!("{} {at}", words.brief(*value)),
        _ => said(words, &Point::Placed(values.to_vec(), house)),
    };
    let text = cited(words, &text, hints);
    let leans = goes_on && values.len() == 1;
    parts.push(Part { leans, ..Part::of(text, Says::Is) });
    1
}

/// Whether one of the hints is about the value.
fn is_of(words: &Lexicon<'_>, value: Value, hints: &[usize]) -> bool {
    let of = |hint: &usize| words.puzzle.hints()[*hint].relation.as_ref();
    hints.iter().filter_map(of).any(|relation| relation.values().contains(&value))
}

/// "The Dane (#6), bus (#12) and taxi (#14)".
fn names(words: &Lexicon<'_>, all: &[(Value, &[usize])], and: &str) -> String {
    let values: Vec<Value> = all.iter().map(|(value, _)| *value).collect();
    let (_, hints) = all[0];
    if all.iter().all(|(_, other)| *other == hints) {
        return cited(words, &words.briefs(&values, and), hints);
    }
    let each = all.iter().map(|(value, hints)| cited(words, words.brief(*value), hints));
    list(&each.collect::<Vec<_>>(), and)
}

/// What is claimed, and the hints cited for it.
fn bare(claim: &Point) -> (&Point, &[usize]) {
    match claim {
        Point::Cited(claim, hints) => (claim, hints),
        claim => (claim, &[]),
    }
}
