//! Hints that look like lists: "the following are three different people: the Dane, the one in red
//! and Ann" names values of several lists.

use super::categories::Listed;
use super::document::Line;
use super::tokens::{Token, stem, tokens};

/// The lines, by number, of what is no list of its own: two items or more name values of two other
/// lists or more, with more words around them. "San Francisco 49ers" and "Los Angeles Rams" are
/// names throughout, also where cities are listed, and "everyone has a different …" is a list.
pub(super) fn hints_as_lists(all: &[Listed]) -> Vec<usize> {
    let words: Vec<Vec<Vec<Token>>> = all
        .iter()
        .map(|listed| listed.values.iter().map(|value| tokens(value)).collect())
        .collect();
    let stemmed: Vec<Vec<Vec<String>>> =
        words.iter().map(|values| values.iter().map(|value| stems(value)).collect()).collect();
    let named = |item: &[Token], own: usize, whole: bool| {
        let said = stems(item);
        let proper = item.iter().all(|word| word.capital || word.word.starts_with(is_digit));
        (0..all.len()).filter(|other| *other != own && all[*other].line != all[own].line).find(
            |&other| match whole {
                true => stemmed[other].contains(&said),
                false => {
                    let mut values = stemmed[other].iter().filter(|value| value.len() < item.len());
                    !proper && values.any(|value| holds(&said, value))
                }
            },
        )
    };
    let each = |listed: &Listed| {
        let first = tokens(&listed.description).into_iter().next();
        first.is_some_and(|first| first.is(&["each", "every", "everyone", "everybody"]))
    };
    let several = |found: &[usize]| found.iter().any(|other| *other != found[0]);
    let mistaken = |own: &usize| {
        let items = || words[*own].iter();
        let found: Vec<usize> = items().filter_map(|item| named(item, *own, false)).collect();
        // "The four films are Cold Embrace, the 1984 movie, Sunny Days and Ann's film."
        let whole: Vec<usize> = items().filter_map(|item| named(item, *own, true)).collect();
        let all_named = [found.as_slice(), &whole].concat();
        let most = 2 * all_named.len() > items().len() && !found.is_empty();
        !each(&all[*own]) && (several(&found) || most && !whole.is_empty() && several(&all_named))
    };
    (0..all.len()).filter(mistaken).map(|own| all[own].line).collect()
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// Whether a line of which no list was kept names values of two lists: it is a hint.
pub(super) fn is_hint(line: &Line, kept: &[Listed]) -> bool {
    let said = stems(&tokens(&line.text));
    let named =
        |listed: &&Listed| listed.values.iter().any(|value| holds(&said, &stems(&tokens(value))));
    kept.iter().all(|listed| listed.line != line.number) && kept.iter().filter(named).count() > 1
}

fn stems(words: &[Token]) -> Vec<String> {
    words.iter().map(|token| stem(&token.word)).collect()
}

/// Whether these words stand in the others one after the other.
fn holds(all: &[String], part: &[String]) -> bool {
    !part.is_empty() && all.windows(part.len()).any(|window| window == part)
}
