//! Sentences in English.

use super::run::{cited, run};
use super::{Point, Sentence, Under};
use crate::knowledge::{Fact, With};
use crate::lexicon::{Kind, Lexicon, houses, sentence};
use puzzle::wording::list;
use puzzle::{Houses, Value};

/// "Green has coffee (5), but 3 has milk, so green is 4."
pub(crate) fn full(words: &Lexicon<'_>, told: &Sentence) -> String {
    let mut text = match told.under {
        Under::Same => String::new(),
        Under::Contrary => "Otherwise: ".to_owned(),
        Under::Supposed(fact) => match fact.house() {
            Some(house) if fact.holds => {
                format!("With {} {}: ", words.brief(fact.value), words.at_number(house))
            }
            _ => format!("If {}: ", words.brief_clause(fact)),
        },
        Under::Case(fact) => format!("If {}: ", words.brief_clause(fact)),
    };
    let cited = !told.reasons.is_empty() && told.reasons.iter().all(Point::is_cited);
    let reasons = match cited {
        true => together(&run(words, &told.reasons)),
        false => reasons(words, &told.reasons),
    };
    let claims: Vec<String> = match (&told.reasons[..], &told.claims[..]) {
        // "The Greek is in 2 or 4, so in 2".
        ([Point::Only(value, _)], [Point::Placed(values, house)]) if values == &[*value] => {
            vec![words.at_number(*house)]
        }
        (_, claims) => run(words, claims),
    };
    text += &match (reasons.is_empty(), claims.is_empty()) {
        (_, true) => reasons,
        (true, false) if told.claims.iter().any(Point::is_cited) => together(&claims),
        (true, false) => list(&claims, "and"),
        (false, false) => format!("{reasons}, so {}", list(&claims, "and")),
    };
    sentence(&text)
}

/// Parts of a sentence; those that are lists themselves stand further apart.
fn together(parts: &[String]) -> String {
    let lists = parts.iter().any(|part| part.contains(", ") || part.contains(" and "));
    if lists { parts.join("; ") } else { list(parts, "and") }
}

/// The points one after another: what stands in the way of a hint comes after "but".
fn reasons(words: &Lexicon<'_>, points: &[Point]) -> String {
    let mut text = String::new();
    let mut quoting = false;
    let mut against = false;
    for (i, point) in points.iter().enumerate() {
        let hint = matches!(point, Point::Hint { .. } | Point::Again(_));
        let joint = match point {
            _ if i == 0 => "",
            Point::TakenEitherWay(_) => ", so ",
            _ if matches!(points[i - 1], Point::Collision { .. }) => ", since ",
            Point::Kept(_) | Point::NotWith(..) => "; ",
            _ if hint => " and ",
            _ if quoting && !against => ", but ",
            _ if i + 1 < points.len() => ", ",
            _ => " and ",
        };
        against |= quoting && !hint;
        quoting |= hint;
        text += joint;
        text += &said(words, point);
    }
    text
}

pub(super) fn said(words: &Lexicon<'_>, point: &Point) -> String {
    let is = |value: Value| if words.brief_kind(value) == Kind::Things { "are" } else { "is" };
    match point {
        Point::Hint { hint, at } => {
            format!("{} ({})", words.hint_brief(*hint, at), words.number(*hint))
        }
        Point::Cited(claim, hints) => cited(words, &said(words, claim), hints),
        Point::Again(hints) => format!("{} again", words.numbers(hints)),
        Point::Says(hints) => {
            let says = if hints.len() == 1 { "says" } else { "say" };
            format!("{} {says} so", words.numbers(hints))
        }
        Point::Kept(hints) => {
            let hints: Vec<String> = hints.iter().map(|hint| said(words, hint)).collect();
            match hints.as_slice() {
                [init @ .., last] if !init.is_empty() => {
                    format!("{}, but {last}", list(init, "and"))
                }
                _ => hints.concat(),
            }
        }
        Point::Holds(house, values) => words.holds(*house, values),
        Point::Only(value, left) => match left.len() {
            0 => format!("no {} is left for {}", words.places.noun(), words.brief(*value)),
            1 => format!("{} can only be {}", words.brief(*value), words.in_houses(*left)),
            _ => format!("{} {} {}", words.brief(*value), is(*value), words.in_houses(*left)),
        },
        Point::Not(value, not) => {
            format!("{} {} not {}", words.brief(*value), is(*value), words.in_houses(*not))
        }
        Point::Without(house, values) => {
            let names = words.briefs(values, if values.len() > 1 { "nor" } else { "or" });
            let at = words.at_number(*house);
            match values.as_slice() {
                [only] => format!("{names} {} not {at}", is(*only)),
                several => format!("neither {names} {} {at}", is(several[several.len() - 1])),
            }
        }
        Point::Pair(a, b, holds) => words.brief_pair(*a, *b, *holds, &[]),
        Point::Closed { value, taken, not } => {
            let taken = (!taken.is_empty()).then(|| are(*taken, "taken"));
            let not = (!not.is_empty()).then(|| are(*not, "ruled out"));
            let parts: Vec<String> = taken.into_iter().chain(not).collect();
            format!("for {}, {}", words.brief(*value), parts.join(" and "))
        }
        Point::TakenEitherWay(taken) => format!("{} either way", are(*taken, "taken")),
        Point::LastHouse(value, house) => {
            format!("only {} is left for {}", house + 1, words.brief(*value))
        }
        Point::LastValue(house, value) => {
            let are = is(*value);
            format!("only {} {are} left {}", words.brief(*value), words.at_number(*house))
        }
        Point::OthersPlaced(value) => match words.categories(value.category) {
            Some(plural) => format!("the other {plural} are placed"),
            None => "the others are placed".to_owned(),
        },
        Point::Elsewhere(values) => {
            let are = if values.len() > 1 { "are" } else { is(values[0]) };
            format!("{} {are} elsewhere", words.briefs(values, "and"))
        }
        Point::NotWith(value, others) => {
            let are = if others.len() > 1 { "are" } else { is(others[0]) };
            let names = words.briefs(others, "and");
            format!("{names} {are} where {} cannot be", words.brief(*value))
        }
        Point::Choice(house, values) => {
            format!("left {}: {}", words.at_number(*house), words.briefs(values, "or"))
        }
        Point::Need(values, left) => {
            format!("{} need {}", words.briefs(values, "and"), houses(*left, "and"))
        }
        Point::Fill(left, values) => {
            let names = words.briefs(values, "and");
            format!("only {names} are left for {}", houses(*left, "and"))
        }
        Point::Collision { at: (value, house), both: [a, b], within, hints } => {
            let name = |value: Value, hint: Option<&usize>| match hint {
                Some(&hint) => format!("{} ({})", words.brief(value), words.number(hint)),
                None => words.brief(value).to_owned(),
            };
            format!(
                "{} {} would put both {} and {} {} {}",
                words.brief(*value),
                words.at_number(*house),
                name(*a, hints.first()),
                name(*b, hints.get(1)),
                words.places.preposition(),
                houses(*within, "and")
            )
        }
        Point::Placed(values, house) => {
            let are = if values.len() > 1 { "are" } else { is(values[0]) };
            format!("{} {are} {}", words.briefs(values, "and"), words.at_number(*house))
        }
        Point::Both(left) => {
            format!("both are {} {}", words.places.preposition(), houses(*left, "or"))
        }
        Point::Ways(ways) => {
            let ways: Vec<String> =
                ways.iter().map(|(a, b)| format!("{}–{}", a + 1, b + 1)).collect();
            format!("they are {} {}", words.places.preposition(), list(&ways, "or"))
        }
        Point::Cases(value, left) => {
            format!("{} {} {}", words.brief(*value), is(*value), words.in_houses(*left))
        }
        Point::Left(value, house) => {
            format!("that leaves {} {}", words.brief(*value), words.at_number(*house))
        }
        Point::Likewise(first, more) => {
            let own = more.iter().filter(|fact| fact.value == first.value);
            let own: Houses = own.filter_map(Fact::house).collect();
            let others: Vec<Value> =
                more.iter().map(|fact| fact.value).filter(|value| *value != first.value).collect();
            let at = (!own.is_empty())
                .then(|| format!("{} {}", words.places.preposition(), houses(own, "and")));
            let with =
                (!others.is_empty()).then(|| format!("for {}", words.briefs(&others, "and")));
            let parts: Vec<String> = at.into_iter().chain(with).collect();
            format!("likewise {}", list(&parts, "and"))
        }
        Point::Clash(house, values) => {
            format!("{} would need both {}", words.subject(*house), words.briefs(values, "and"))
        }
        Point::Nowhere(value) => {
            format!("no {} is left for {}", words.places.noun(), words.brief(*value))
        }
        Point::Nothing(category, house) => {
            format!("no {} is left for {}", words.category(*category), house + 1)
        }
    }
}

/// "1 and 2 are taken".
fn are(set: Houses, what: &str) -> String {
    let are = if set.len() == 1 { "is" } else { "are" };
    format!("{} {are} {what}", houses(set, "and"))
}

/// What a step finds: "Green 4, white 5, coffee 4.", "Ukrainian and tea in 2."
pub(crate) fn conclusion(words: &Lexicon<'_>, new: &[Fact], left: &[(Value, Houses)]) -> String {
    let placed: Vec<(Value, u8)> =
        new.iter().filter(|f| f.places()).filter_map(|f| Some((f.value, f.house()?))).collect();
    let mut parts = Vec::new();
    if let [(_, first), ..] = placed[..] {
        parts.push(if placed.iter().all(|(_, house)| *house == first) {
            let values: Vec<Value> = placed.iter().map(|(value, _)| *value).collect();
            format!("{} {}", words.shorts(&values, "and"), words.at_number(first))
        } else {
            let each = placed.iter().map(|&(value, house)| match words.short(value) {
                name if name.ends_with(|c: char| c.is_ascii_digit()) => {
                    format!("{name} {}", words.at_number(house))
                }
                name => format!("{name} {}", house + 1),
            });
            each.collect::<Vec<_>>().join(", ")
        });
    }
    let found = |value: Value| placed.iter().any(|(other, _)| *other == value);
    for fact in new.iter().filter(|fact| !found(fact.value)) {
        if let With::Value(other) = fact.with {
            if found(other) {
                continue;
            }
            parts.push(words.brief_pair(fact.value, other, fact.holds, &[]));
        }
    }
    if parts.is_empty() {
        let mut ruled_out: Vec<(Vec<Value>, String)> = Vec::new();
        let mut done: Vec<Value> = Vec::new();
        for fact in new {
            if done.contains(&fact.value) {
                continue;
            }
            done.push(fact.value);
            let same = new.iter().filter(|other| other.value == fact.value);
            let not: Houses = same.filter_map(Fact::house).collect();
            let may = left.iter().find(|(value, may)| *value == fact.value && may.len() == 2);
            let said = match may {
                Some((_, may)) => format!("only {}", houses(*may, "or")),
                None => format!("not {} {}", words.places.preposition(), houses(not, "or")),
            };
            match ruled_out.iter_mut().find(|(_, other)| *other == said) {
                Some((values, _)) => values.push(fact.value),
                None => ruled_out.push((vec![fact.value], said)),
            }
        }
        let each = ruled_out.iter();
        parts.extend(each.map(|(values, said)| format!("{} {said}", words.shorts(values, "and"))));
    }
    sentence(&parts.join("; "))
}
