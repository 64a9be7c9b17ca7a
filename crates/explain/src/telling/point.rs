//! Points as parts of a sentence.

use super::Point;
use crate::knowledge::{Fact, With};
use crate::lexicon::{Kind, Lexicon, houses};
use puzzle::wording::list;
use puzzle::{Houses, Relation, Value};

/// A point in words: "3 has milk".
pub(super) fn said(words: &Lexicon<'_>, point: &Point) -> String {
    let is = |value: Value| if words.brief_kind(value) == Kind::Things { "are" } else { "is" };
    match point {
        Point::Hint { hint, at } => cited(words, &words.hint_brief(*hint, at), &[*hint]),
        Point::Cited(claim, hints) => match &**claim {
            Point::Clash(house, both) => clash(words, *house, *both, hints),
            claim => cited(words, &said(words, claim), hints),
        },
        Point::Kept(hints) => {
            let told: Vec<String> = hints.iter().map(|hint| said(words, hint)).collect();
            match told.as_slice() {
                [init @ .., last] if !init.is_empty() && !leads_on(words, hints) => {
                    format!("{}, but {last}", list(init, "and"))
                }
                _ => list(&told, "and"),
            }
        }
        Point::Holds(house, values) => words.holds(*house, values),
        Point::Only(value, left) => match left.len() {
            0 => format!("no {} is left for {}", words.places.noun(), words.brief(*value)),
            _ => format!("{} can only be {}", words.brief(*value), words.in_houses(*left)),
        },
        Point::Could(value, left) => {
            format!("{} could only be {}", words.brief(*value), words.in_houses(*left))
        }
        Point::Not(value, not) => {
            format!("{} {} not {}", words.brief(*value), is(*value), words.in_houses(*not))
        }
        Point::Closed(value, house) => {
            format!("{} {} not {}", words.brief(*value), is(*value), words.at_number(*house))
        }
        Point::Side { end, right, .. } => on_side(words, *end, *right),
        Point::Without(house, values) => {
            let (is, at) = (is(values[values.len() - 1]), words.at_number(*house));
            match values.len() {
                1 => format!("{} {is} not {at}", words.briefs(values, "or")),
                2 => format!("neither {} {is} {at}", words.briefs(values, "nor")),
                _ => format!("none of {} {is} {at}", words.briefs(values, "and")),
            }
        }
        Point::Pair(a, b, holds) => words.brief_pair(*a, *b, *holds, &[]),
        Point::EitherWay(taken, values) if taken.len() == 1 => {
            let is = is(values[values.len() - 1]);
            format!("{} {is} {}", words.briefs(values, "or"), words.in_houses(*taken))
        }
        Point::EitherWay(taken, values) => {
            format!("{} take {}", words.briefs(values, "and"), houses(*taken, "and"))
        }
        Point::LastHouse(value, house) => {
            format!("only {} is left for {}", house + 1, words.brief(*value))
        }
        Point::LastValue(house, value) => {
            let are = is(*value);
            format!("only {} {are} left for {}", words.brief(*value), house + 1)
        }
        Point::Elsewhere(values) => {
            let are = if values.len() > 1 { "are" } else { is(values[0]) };
            format!("{} {are} elsewhere", words.briefs(values, "and"))
        }
        Point::NotWith(value, others) => {
            let (place, name) = (words.places.noun(), words.brief(*value));
            match others[..] {
                [only] => format!("no {place} is left for both {name} and {}", words.brief(only)),
                _ => {
                    let names = words.briefs(others, "or");
                    format!("no {place} is left for {name} together with {names}")
                }
            }
        }
        Point::Choice(house, values) => {
            let are = is(values[values.len() - 1]);
            let names = words.briefs(values, "or");
            format!("only {names} {are} left for {}", house + 1)
        }
        Point::CouldHold(house, values) => {
            format!("only {} could be {}", words.briefs(values, "or"), words.at_number(*house))
        }
        Point::Before => String::new(),
        Point::LastCompanion(value, other) => {
            let (are, other) = (is(*other), words.brief(*other));
            format!("only {other} {are} left for {}", words.brief(*value))
        }
        Point::Need(values, left) => {
            format!("{} share {}", words.briefs(values, "and"), houses(*left, "and"))
        }
        Point::Fill(left, values) => {
            let names = words.briefs(values, "and");
            let at = words.places.preposition();
            format!("only {names} fit {at} {}", houses(*left, "and"))
        }
        Point::Collision { value, ways, both: [a, b], hints } => {
            let both = [a, b].into_iter().enumerate().map(|(i, value)| {
                cited(words, words.brief(*value), hints.get(i..=i).unwrap_or_default())
            });
            let both = list(&both.collect::<Vec<_>>(), "and");
            let (name, at) = (words.brief(*value), words.places.preposition());
            let way = |(i, (of, within)): (usize, &(Houses, Houses))| {
                let (of, within) = (words.in_houses(*of), houses(*within, "and"));
                let both = if i == 0 { format!("both {both}") } else { "both".to_owned() };
                format!("{name} {of} would put {both} {at} {within}")
            };
            ways.iter().enumerate().map(way).collect::<Vec<_>>().join(", and ")
        }
        Point::Puts(case, hint, then) => {
            let at = |fact: &Fact| {
                let house = fact.house().into_iter().collect();
                format!("{} {}", words.brief(fact.value), words.in_houses(house))
            };
            let puts = if is(case.value) == "are" { "put" } else { "puts" };
            cited(words, &format!("{} {puts} {}", at(case), at(then)), &[*hint])
        }
        Point::Placed(values, house) => {
            let are = if values.len() > 1 { "are" } else { is(values[0]) };
            format!("{} {are} {}", words.briefs(values, "and"), words.at_number(*house))
        }
        Point::Both(left) => {
            format!("both are {} {}", words.places.preposition(), houses(*left, "or"))
        }
        Point::Neither(not) => format!("neither is {}", words.in_houses(*not)),
        Point::Ways(names, true, ways) => {
            let ways: Vec<String> =
                ways.iter().map(|(a, b)| format!("{}–{}", a + 1, b + 1)).collect();
            let (at, ways) = (words.places.preposition(), list(&ways, "or"));
            format!("{} are {at} {ways}", words.briefs(names, "and"))
        }
        Point::Ways(names, false, ways) => {
            let at = words.places.preposition();
            let ways: Vec<String> =
                ways.iter().map(|(a, b)| format!("{at} {} and {}", a + 1, b + 1)).collect();
            format!("{} are {}", words.briefs(names, "and"), list(&ways, "or"))
        }
        Point::Cases(value, left) => {
            format!("{} {} {}", words.brief(*value), is(*value), words.in_houses(*left))
        }
        Point::Left(value, house) => {
            format!("that leaves {} {}", words.brief(*value), words.at_number(*house))
        }
        Point::Likewise(more) => format!("likewise with {}", each(words, more, "or")),
        Point::AfterAll(Fact { value, with: With::House(house), holds }) => {
            let would = if *holds { "would have to be" } else { "could not be" };
            format!("{} {would} {} after all", words.brief(*value), words.at_number(*house))
        }
        Point::AfterAll(fact) => format!("{} after all", words.brief_clause(*fact)),
        Point::Also(value, house) => {
            format!("{} would also be {}", words.brief(*value), words.at_number(*house))
        }
        Point::SameHints(more) => format!("the same hints rule out {}", each(words, more, "and")),
        Point::Clash(house, both) => clash(words, *house, *both, &[]),
        Point::Unsaid => "watch the table".to_owned(),
        Point::Nowhere(value) => {
            format!("no {} is left for {}", words.places.noun(), words.brief(*value))
        }
        Point::Nothing(category, house) => {
            format!("no {} is left for {}", words.category(*category), house + 1)
        }
    }
}

/// "Blue is on the right".
pub(super) fn on_side(words: &Lexicon<'_>, value: Value, right: bool) -> String {
    let is = if words.brief_kind(value) == Kind::Things { "are" } else { "is" };
    let side = if right { "right" } else { "left" };
    format!("{} {is} on the {side}", words.brief(value))
}

/// "Graz would have to be in 5 (#8), where Lyon is".
fn clash(words: &Lexicon<'_>, house: u8, [value, other]: [Value; 2], hints: &[usize]) -> String {
    let claim = format!("{} would have to be {}", words.brief(value), words.at_number(house));
    let is = if words.brief_kind(other) == Kind::Things { "are" } else { "is" };
    format!("{}, where {} {is}", cited(words, &claim, hints), words.brief(other))
}

/// "The Greek in 4 and Dane in 2 and 3": who is where, together what is alike.
fn each(words: &Lexicon<'_>, facts: &[Fact], joint: &str) -> String {
    let mut values: Vec<(Value, Houses)> = Vec::new();
    for fact in facts {
        let house = fact.house().into_iter().collect();
        match values.iter_mut().find(|(value, _)| *value == fact.value) {
            Some((_, houses)) => *houses = houses.union(house),
            None => values.push((fact.value, house)),
        }
    }
    let mut at: Vec<(Houses, Vec<Value>)> = Vec::new();
    for (value, houses) in values {
        match at.iter_mut().find(|(other, _)| *other == houses) {
            Some((_, values)) => values.push(value),
            None => at.push((houses, vec![value])),
        }
    }
    let each = at.iter().map(|(set, values)| {
        let at = words.places.preposition();
        format!("{} {at} {}", words.briefs(values, joint), houses(*set, joint))
    });
    list(&each.collect::<Vec<_>>(), joint)
}

/// Whether the last of these speaks of a value of the one before it.
fn leads_on(words: &Lexicon<'_>, points: &[Point]) -> bool {
    let values = |point: &Point| match point.uncited() {
        Point::Hint { hint, .. } => {
            let relation = words.puzzle.hints()[*hint].relation.as_ref();
            relation.map_or(Vec::new(), Relation::values)
        }
        Point::Pair(a, b, _) => vec![*a, *b],
        _ => Vec::new(),
    };
    let [.., before, last] = points else { return false };
    let last = values(last);
    values(before).iter().any(|value| last.contains(value))
}

/// "Neither the Dane (#15) nor the Swede (#3)": no place is written like that.
pub(super) fn cited(words: &Lexicon<'_>, text: &str, hints: &[usize]) -> String {
    let numbers: Vec<String> =
        hints.iter().map(|&hint| format!("#{}", words.number(hint))).collect();
    if hints.is_empty() { text.to_owned() } else { format!("{text} ({})", numbers.join(", ")) }
}
