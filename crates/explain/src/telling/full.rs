//! Sentences in English.

use super::point::{on_side, said};
use super::run::{run, sentences};
use super::{Point, Sentence, Under};
use crate::knowledge::{Fact, With};
use crate::lexicon::{Lexicon, houses, sentence};
use puzzle::wording::{capitalised, list};
use puzzle::{Houses, Value};

/// "Green has coffee (#5), but 3 has milk, so green is 4."
pub(crate) fn full(words: &Lexicon<'_>, told: &Sentence) -> String {
    let mut text = match told.under {
        Under::Same => String::new(),
        Under::Supposed(fact) => format!("Suppose {}. ", words.brief_clause(fact)),
        Under::Case(fact) => format!("If {}: ", words.brief_clause(fact)),
    };
    let (told, link) = &with_link(words, told);
    let cited = !told.reasons.is_empty() && told.reasons.iter().all(Point::is_cited);
    let reasons = match cited {
        true => list(&run(words, &told.reasons), "and"),
        false => reasons(words, &told.reasons),
    };
    let claims: Vec<String> = match (&told.reasons[..], &told.claims[..]) {
        // "The German can only be in 4 or 5 and Prince in 3 or 4, so both are in 4".
        ([.., Point::Only(a, _), Point::Only(b, _)], [Point::Placed(values, _), ..])
            if values == &[*a, *b] =>
        {
            let mut claims = run(words, &told.claims);
            claims[0] = claims[0].replacen(&words.briefs(values, "and"), "both", 1);
            claims
        }
        (_, claims) => run(words, claims),
    };
    let claims = [&link[..], &claims].concat();
    let then = told.reasons == [Point::Before];
    let said = match (reasons.is_empty(), claims.is_empty()) {
        (_, true) => reasons,
        (true, false) if then => format!("then {}", list(&claims, "and")),
        (true, false) if told.claims.iter().any(Point::is_cited) => sentences(words, &told.claims),
        (true, false) => list(&claims, "and"),
        (false, false) => match list(&claims, "and") {
            claims if claims.starts_with("that leaves ") => {
                format!("{reasons}, which {}", claims.trim_start_matches("that "))
            }
            // What each of two cases shows in its own way.
            claims if shown_in_two_ways(told) => format!("{reasons}, so either way {claims}"),
            claims => format!("{reasons}, so {claims}"),
        },
    };
    text += &if text.ends_with(". ") { sentence(&said) } else { said };
    sentence(&text)
}

/// Whether two cases come to it, other than that one of two values is in a house.
fn shown_in_two_ways(told: &Sentence) -> bool {
    told.tells_cases() && !told.claims.iter().any(|claim| matches!(claim, Point::EitherWay(..)))
}

/// What the last reason shows on the way to the claims, said with these.
fn with_link(words: &Lexicon<'_>, told: &Sentence) -> (Sentence, Vec<String>) {
    let mut told = told.clone();
    let mut link = Vec::new();
    match told.reasons.last() {
        Some(&Point::Closed(value, house)) => {
            told.reasons.pop();
            told.claims.insert(0, Point::Not(value, Houses::only(house)));
        }
        Some(&Point::Side { end, other, right }) => {
            told.reasons.pop();
            // Of the one that is spoken of then, the other one is on the other side.
            let (value, right) = match told.claims[..] {
                [] | [Point::Nowhere(_)] => (end, right),
                _ => (other, !right),
            };
            link.push(on_side(words, value, right));
            if told.claims == [Point::Nowhere(end)] {
                told.claims.clear();
                link[0] += &format!(", where no {} is left", words.places.noun());
            }
        }
        _ => {}
    }
    (told, link)
}

/// The points one after another: what stands in the way of a hint comes after "but".
fn reasons(words: &Lexicon<'_>, points: &[Point]) -> String {
    let begins = matches!(points, [Point::Holds(..), ..]);
    let mut text = String::new();
    let mut quoting = false;
    let mut against = false;
    let is_hint = |point: &Point| matches!(point, Point::Hint { .. } | Point::Kept(_));
    let is_few = |point: &Point| matches!(point, Point::Only(_, left) if !left.is_empty());
    // What objects to a hint comes right after it, where few houses are left before it.
    let hints = points.iter().take_while(|it| is_hint(it)).count();
    let few = points[hints..].iter().take_while(|it| is_few(it)).count();
    if hints > 0 && few > 0 && hints + few < points.len() {
        let (hints, rest) = points.split_at(hints);
        let (few, rest) = rest.split_at(few);
        let told = reasons(words, &[hints, rest].concat());
        return format!("{}. {}", reasons(words, few), capitalised(&told));
    }
    for (i, point) in points.iter().enumerate() {
        // Who of two that go together is placed is said with it.
        if i > 0 && with_place(&points[i - 1], point).is_some() {
            continue;
        }
        let hint = is_hint(point);
        // Where few houses are left, that is no objection to the hint.
        let few = is_few(point);
        let after_few = i > 0 && is_few(&points[i - 1]);
        text += match point {
            _ if i == 0 => "",
            _ if hint && points.get(i + 1).is_some_and(is_hint) => ", ",
            Point::Puts(..) if matches!(points[i - 1], Point::Puts(..)) => " and ",
            Point::Puts(..) => ", and ",
            Point::Side { .. } => ", so ",
            _ if matches!(points[i - 1], Point::Collision { .. } | Point::Puts(..)) => ", since ",
            _ if hint || few && after_few || same_choice(&points[i - 1], point) => " and ",
            _ if few && quoting && !against => ", and ",
            _ if quoting && !against => ", but ",
            _ if !against && matches!(points[i - 1], Point::Could(..) | Point::CouldHold(..)) => {
                ", but "
            }
            Point::Holds(..) if !against && after_few => ", but ",
            _ if i + 1 < points.len() => ", ",
            _ => " and ",
        };
        // What is in the way of that side comes after it.
        let side = matches!(point, Point::Side { .. });
        against = !side && (against || quoting && !hint && !few);
        quoting |= hint;
        text += &match point {
            // A sentence does not begin with a number.
            Point::Holds(house, values) if begins => {
                said(words, &Point::Placed(values.clone(), *house))
            }
            Point::Pair(a, b, true) => {
                let at = points.get(i + 1).and_then(|next| with_place(point, next));
                words.brief_pair(*a, *b, true, at.as_slice())
            }
            Point::Only(value, left) if few && after_few => {
                format!("{} {}", words.brief(*value), words.in_houses(*left))
            }
            Point::Choice(house, _) if i > 0 && same_choice(&points[i - 1], point) => {
                (house + 1).to_string()
            }
            point => said(words, point),
        };
    }
    text
}

/// Where one of two that go together is, if that is what is said next.
fn with_place(pair: &Point, next: &Point) -> Option<(Value, u8)> {
    let (Point::Pair(a, b, true), Point::Holds(house, values)) = (pair, next) else { return None };
    let &[value] = &values[..] else { return None };
    (value == *a || value == *b).then_some((value, *house))
}

/// Whether the same values are left for two houses.
fn same_choice(one: &Point, other: &Point) -> bool {
    matches!((one, other), (Point::Choice(_, a), Point::Choice(_, b)) if a == b)
}

/// What a step finds: "Green 4, white 5, coffee 4.", "Ukrainian and tea in 2."
pub(crate) fn conclusion(
    words: &Lexicon<'_>,
    new: &[Fact],
    left: &[(Value, Option<Houses>)],
    one_of: Option<(u8, Vec<Value>)>,
) -> String {
    if let Some((house, values)) = one_of {
        return sentence(&format!("{} {}", words.shorts(&values, "or"), words.at_number(house)));
    }
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
    // Beside what is found, what is ruled out is said where it leaves two houses.
    let rules_out = parts.is_empty();
    let mut ruled_out: Vec<(Vec<Value>, String)> = Vec::new();
    let mut done: Vec<Value> = Vec::new();
    let not_in = |value: Value| -> Houses {
        let gone = new.iter().filter(|fact| fact.value == value && !fact.holds);
        gone.filter_map(Fact::house).collect()
    };
    // What is shown of several in one way is said of all in one way.
    let has_two = |value: Value| left.iter().any(|(of, _)| *of == value);
    let narrowed = |value: Value| left.iter().find(|(of, _)| *of == value).and_then(|it| it.1);
    let alike = |not: Houses| {
        let mut values = new.iter().map(|fact| fact.value).filter(|&value| !found(value));
        values.all(|value| not_in(value) != not || narrowed(value).is_some())
    };
    for fact in new.iter().filter(|fact| fact.house().is_some() && !fact.holds) {
        if done.contains(&fact.value) || found(fact.value) {
            continue;
        }
        done.push(fact.value);
        let not = not_in(fact.value);
        let said = match narrowed(fact.value).filter(|_| alike(not)) {
            Some(may) => format!("only {}", houses(may, "or")),
            None if rules_out || has_two(fact.value) => {
                format!("not {} {}", words.places.preposition(), houses(not, "or"))
            }
            None => continue,
        };
        match ruled_out.iter_mut().find(|(_, other)| *other == said) {
            Some((values, _)) => values.push(fact.value),
            None => ruled_out.push((vec![fact.value], said)),
        }
    }
    let each = ruled_out.iter();
    parts.extend(each.map(|(values, said)| format!("{} {said}", words.shorts(values, "and"))));
    sentence(&parts.join("; "))
}
