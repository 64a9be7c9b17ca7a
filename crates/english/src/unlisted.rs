//! Amounts that no list gives but the hints one by one: "it took 60 minutes to escape from the
//! vault", "the 40 minute tour", "Ann is 9 years old".

use super::categories::Listed;
use super::document::Line;
use super::measures::{COMPARED, is_unit};
use super::named::capital;
use super::numbered::run;
use super::quantities::{amount, quantity};
use super::tokens::{Token, stem, tokens};
use super::units::AGED;

/// The amounts of one unit, if there are as many as places and no list has numbers like these.
/// Where nobody says how many places there are, a sentence has to name all amounts together.
pub(super) fn unlisted_amounts(
    lines: &[Line],
    n: Option<usize>,
    listed: &[Listed],
) -> Option<Listed> {
    // A unit, its amounts and the first line with one.
    let mut found: Vec<(String, Vec<i64>, usize)> = Vec::new();
    let mut together = 0;
    for line in lines {
        for (unit, amounts) in amounts(&tokens(&line.text)) {
            let at = found.iter().position(|(other, ..)| *other == unit);
            let at = at.unwrap_or_else(|| {
                found.push((unit, Vec::new(), line.number));
                found.len() - 1
            });
            together = together.max(amounts.len());
            found[at].1.extend(amounts);
        }
    }
    let n = n.or(Some(together).filter(|together| *together > 2))?;
    for (_, amounts, _) in &mut found {
        amounts.sort_unstable();
        amounts.dedup();
    }
    let known = |k: &i64| {
        listed.iter().flat_map(|listed| &listed.values).any(|value| amount(value) == Some(k * 100))
    };
    found.retain(|(_, amounts, _)| amounts.len() == n && !amounts.iter().any(known));
    // Of two units nobody knows which differ.
    let [(unit, amounts, line)] = &found[..] else { return None };
    let aged = unit == "year";
    let value = |k: &i64| match (aged, k) {
        (true, _) => k.to_string(),
        (false, 1) => format!("1 {unit}"),
        (false, _) => format!("{k} {}", plural(unit)),
    };
    Some(Listed {
        name: if aged { "Age".to_owned() } else { capital(unit) },
        values: amounts.iter().map(value).collect(),
        description: if aged { AGED.word.to_owned() } else { plural(unit) },
        line: *line,
    })
}

fn plural(unit: &str) -> String {
    match unit {
        "foot" => "feet".to_owned(),
        "inch" => "inches".to_owned(),
        _ => format!("{unit}s"),
    }
}

/// The amounts in a line, by their units.
fn amounts(words: &[Token]) -> Vec<(String, Vec<i64>)> {
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let (numbers, end) = match run(words, at) {
            (numbers, end) if numbers.len() > 1 => (numbers, end),
            _ => match quantity(&words[at..]) {
                Some((k, len)) if k % 100 == 0 && !is(at, &["a", "an", "half"]) => {
                    (vec![k / 100], at + len)
                }
                _ => {
                    at += 1;
                    continue;
                }
            },
        };
        let unit = words.get(end).filter(|unit| is_unit(&unit.word) && !unit.is(&["m", "million"]));
        // "10 minutes longer", "by 10 minutes", "twice a year" are none.
        let old = usize::from(is(end + 1, &["old"]));
        let compared = is(end + 1 + old, &COMPARED) && !is(end + 1 + old, &["and", "or", "from"]);
        let by = at > 0 && is(at - 1, &["by", "within", "exactly", "every", "total", "another"]);
        let aged = unit.is_none_or(|unit| !unit.is(&["year", "years"])) || old > 0;
        if let Some(unit) = unit.filter(|_| !compared && !by && aged) {
            let unit = if unit.is(&["feet"]) { "foot".to_owned() } else { stem(&unit.word) };
            found.push((unit, numbers));
        }
        at = end.max(at + 1);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::document::lines;
    use super::*;

    #[test]
    fn amounts_are_taken_from_the_hints() {
        let text = "1. It took 60 minutes to escape from the vault.\n\
                    2. The 40 minute escape was from the tomb, 20 minutes faster than Ann's.\n\
                    3. Bo's took 80 minutes, and it took 10 minutes longer to leave the mine.";
        let found = unlisted_amounts(&lines(text), Some(3), &[]).expect("amounts");
        assert_eq!(found.values, ["40 minutes", "60 minutes", "80 minutes"]);
        assert_eq!(unlisted_amounts(&lines(text), Some(4), &[]), None);
        let known = Listed {
            name: "Score".to_owned(),
            values: vec!["40".to_owned(), "50".to_owned(), "70".to_owned()],
            description: String::new(),
            line: 1,
        };
        assert_eq!(unlisted_amounts(&lines(text), Some(3), &[known]), None);
    }

    #[test]
    fn ages_and_lists_are_amounts_too() {
        let ages = "1. Ann is not 25 years old.\n2. The 30-year-old is no cook.\n\
                    3. Somebody is 22 years old.\n4. They met 5 years ago.";
        let found = unlisted_amounts(&lines(ages), Some(3), &[]).expect("ages");
        assert_eq!((found.name.as_str(), found.values.join(" ")), ("Age", "22 25 30".to_owned()));
        let listed = "- The hikers trekked 8, 9, 10 and 12 miles.";
        let found = unlisted_amounts(&lines(listed), None, &[]).expect("miles");
        assert_eq!(found.values, ["8 miles", "9 miles", "10 miles", "12 miles"]);
    }
}
