//! Reads what a question asks: `Category of value`, `house of value` or `Category of house 1`.

use super::super::{About, Asked};
use super::line::{Problem, found, one_line, quoted_name, skip_space};
use super::names;
use super::relation::{Scope, named_houses};
use super::token::{Name, Token, tokens};

/// A category's name without quotes holds fewer "of" than this.
const MOST_SPLITS: usize = 8;

/// What is asked, and about what, from byte `from` of the line on.
pub(super) fn asked(line: &str, from: usize, scope: Scope<'_>) -> Result<(Asked, About), Problem> {
    let start = skip_space(line, from);
    let expected = || {
        let text = found(&line[start..]);
        let forms = "`Category of value`, `house of value` or `Category of house 1`";
        (start, format!("expected {forms}, found {text}"))
    };
    let mut problem = None;
    let splits: Vec<(Asked, usize)> = if line[start..].starts_with('"') {
        let (name, end) = quoted_name(line, start)?;
        let category = names::category(scope.categories, &name).map_err(|why| (start, why))?;
        let of = skip_space(line, end);
        let rest = line[of..].strip_prefix("of").ok_or_else(expected)?;
        vec![(Asked::Category(category), line.len() - rest.len())]
    } else {
        let mut splits = Vec::new();
        for (i, of) in line[start..].match_indices(" of ").take(MOST_SPLITS) {
            let name = one_line(&line[start..start + i]);
            match names::category(scope.categories, &name) {
                _ if name == "house" => splits.push((Asked::House, start + i + of.len())),
                Ok(c) => splits.push((Asked::Category(c), start + i + of.len())),
                Err(why) => problem = problem.or(Some((start, why))),
            }
        }
        splits
    };
    for (asked, from) in splits {
        match about(line, from, scope) {
            Ok(About::House(house)) if asked == Asked::House => {
                let house = house + 1;
                let message = format!(
                    "the house of a house is itself; ask for a category: `Category of house {house}`"
                );
                problem = Some((start, message));
            }
            Ok(about) => return Ok((asked, about)),
            Err(why) => problem = Some(why),
        }
    }
    Err(problem.unwrap_or_else(expected))
}

fn about(line: &str, from: usize, scope: Scope<'_>) -> Result<About, Problem> {
    match tokens(line, from)?.as_slice() {
        // The way to say a house whose name is also a value's.
        [(_, Token::In), (at, Token::Name(Name::Bare(name))), (_, Token::End)] => {
            single(name, scope.houses).map(About::House).map_err(|why| (*at, why))
        }
        [(at, Token::Name(name)), (_, Token::End)] => {
            let house = match name {
                Name::Bare(bare) if names::meant(scope.categories, name).is_empty() => {
                    house(bare, scope.houses)
                }
                _ => None,
            };
            let value = || names::value(scope.categories, name).map(About::Value);
            house.map_or_else(value, |house| house.map(About::House)).map_err(|why| (*at, why))
        }
        [(at, _), ..] => {
            Err((*at, format!("expected one value or house, found {}", found(&line[*at..]))))
        }
        [] => Err((from, "expected one value or house".to_owned())),
    }
}

/// The house that these words say where no value is called so, such as `house 3` or `first`; `None`
/// when they say none in any row.
pub(super) fn house(words: &str, n: u8) -> Option<Result<u8, String>> {
    let all = |words: &str, are: fn(&char) -> bool| words.chars().all(|c| are(&c));
    match words.strip_prefix("house ") {
        Some(number) if all(number, char::is_ascii_digit) => Some(single(number, n)),
        None if all(words, char::is_ascii_lowercase) && named_houses(words, n).is_ok() => {
            Some(single(words, n))
        }
        _ => None,
    }
}

/// The one house of this number or name in a row of `n`.
fn single(name: &str, n: u8) -> Result<u8, String> {
    let houses = named_houses(name, n)?;
    match houses.iter().next() {
        Some(house) if houses.len() == 1 => Ok(house),
        _ => Err(format!("a question is about one house; write its number in place of '{name}'")),
    }
}
