//! Sentences in signs: `green–white = 3–4 | 4–5 (#4); 3 milk → green 4`.

use super::{Point, Sentence, Under};
use crate::knowledge::Fact;
use crate::lexicon::Lexicon;
use puzzle::{Houses, Value};

/// The sentence in signs.
pub(crate) fn compact(words: &Lexicon<'_>, told: &Sentence) -> String {
    let under = match told.under {
        Under::Same => String::new(),
        Under::Case(fact) | Under::Supposed(fact) => match fact.house() {
            Some(house) => format!("{} {}: ", words.short(fact.value), house + 1),
            None => String::new(),
        },
    };
    let join = |points: &[Point], by: &str| {
        points.iter().map(|point| sign(words, point)).collect::<Vec<_>>().join(by)
    };
    let (reasons, claims) = (join(&told.reasons, "; "), join(&told.claims, ", "));
    let arrow = if claims.is_empty() {
        ""
    } else if reasons.is_empty() {
        "→ "
    } else {
        " → "
    };
    format!("{under}{reasons}{arrow}{claims}")
}

fn sign(words: &Lexicon<'_>, point: &Point) -> String {
    let short = |value: &Value| words.short(*value).to_owned();
    let all = |values: &[Value], by: &str| values.iter().map(short).collect::<Vec<_>>().join(by);
    let set = |houses: &Houses, by: &str| {
        houses.iter().map(|house| (house + 1).to_string()).collect::<Vec<_>>().join(by)
    };
    let number = |hint: &usize| format!("#{}", words.number(*hint));
    let numbers = |hints: &[usize]| hints.iter().map(number).collect::<Vec<_>>().join(", ");
    match point {
        Point::Hint { hint, at } => {
            let at = at.iter().map(|(value, house)| format!("{} {}; ", short(value), house + 1));
            format!("{}{} ({})", at.collect::<String>(), words.hint_signs(*hint), number(hint))
        }
        Point::Cited(claim, hints) => format!("{} ({})", sign(words, claim), numbers(hints)),
        Point::Kept(points) => {
            points.iter().map(|point| sign(words, point)).collect::<Vec<_>>().join(", ")
        }
        Point::Holds(house, values) => format!("{} {}", house + 1, all(values, ", ")),
        Point::Only(value, left) | Point::Could(value, left) | Point::Cases(value, left) => {
            format!("{} {}", short(value), set(left, "|"))
        }
        Point::Not(value, not) => format!("{} ≠ {}", short(value), set(not, ", ")),
        Point::Closed(value, house) => format!("{} ≠ {}", short(value), house + 1),
        Point::Side { end, other, right: false } => {
            format!("{} < {}", short(end), short(other))
        }
        Point::Side { end, other, .. } => format!("{} < {}", short(other), short(end)),
        Point::Without(house, values) => format!("{} ≠ {}", house + 1, all(values, ", ")),
        Point::Pair(a, b, holds) => {
            format!("{} {} {}", short(a), if *holds { "=" } else { "≠" }, short(b))
        }
        Point::LastCompanion(a, b) => format!("{} = {}", short(a), short(b)),
        Point::EitherWay(taken, values) => format!("{} {}", set(taken, ", "), all(values, "|")),
        Point::LastHouse(value, house) => format!("{}: only {}", short(value), house + 1),
        Point::LastValue(house, value) => format!("{}: only {}", house + 1, short(value)),
        Point::Elsewhere(values) => format!("{} elsewhere", all(values, ", ")),
        Point::NotWith(value, others) => format!("{} ≠ {}", short(value), all(others, ", ")),
        Point::Choice(house, values) | Point::CouldHold(house, values) => {
            format!("{} {}", house + 1, all(values, "|"))
        }
        Point::Need(values, left) => format!("{} = {}", all(values, ", "), set(left, ", ")),
        Point::Fill(left, values) => format!("{} = {}", set(left, ", "), all(values, ", ")),
        Point::Collision { value, ways, both, hints } => {
            let way = |(at, within): &(Houses, Houses)| {
                let (at, both) = (set(at, "|"), all(both, ", "));
                format!("{} {at} ⇒ {both} both {}", short(value), set(within, ", "))
            };
            let ways: Vec<String> = ways.iter().map(way).collect();
            format!("{} ({})", ways.join("; "), numbers(hints))
        }
        Point::Puts(case, hint, then) => {
            let at = |fact: &Fact| {
                format!("{} {}", short(&fact.value), set(&fact.house().into_iter().collect(), ""))
            };
            format!("{} ⇒ {} ({})", at(case), at(then), number(hint))
        }
        Point::Placed(values, house) => format!("{} {}", all(values, ", "), house + 1),
        Point::Both(left) => format!("both {}", set(left, "|")),
        Point::Neither(not) => format!("both ≠ {}", set(not, ", ")),
        Point::Ways(_, _, ways) => {
            let ways = ways.iter().map(|(a, b)| format!("{}–{}", a + 1, b + 1));
            ways.collect::<Vec<_>>().join(" | ")
        }
        Point::Left(value, house) => format!("{} {}", short(value), house + 1),
        Point::Likewise(more) | Point::SameHints(more) => {
            let each = more
                .iter()
                .filter_map(|fact| Some(format!("{} {}", short(&fact.value), fact.house()? + 1)));
            format!("likewise {}", each.collect::<Vec<_>>().join(", "))
        }
        Point::AfterAll(fact) => {
            let sign = if fact.holds { "" } else { "≠ " };
            let house = fact.house().map_or_else(String::new, |house| (house + 1).to_string());
            format!("{} {sign}{house} ✗", short(&fact.value))
        }
        Point::Also(value, house) => format!("{} also {} ✗", short(value), house + 1),
        Point::Clash(house, values) => format!("{} {} ✗", house + 1, all(values, " + ")),
        Point::Before => String::new(),
        Point::Unsaid => "…".to_owned(),
        Point::Nowhere(value) => format!("{} nowhere ✗", short(value)),
        Point::Nothing(category, house) => {
            format!("{} without {} ✗", house + 1, words.category(*category))
        }
    }
}
