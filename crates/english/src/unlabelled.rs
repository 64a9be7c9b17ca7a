//! Lines that are nothing but the values of a category: "Mon - Tue - Wed", one category a line.

use super::categories::{Found, Listed};
use super::colons::colon_list;
use super::document::Line;
use super::kinds::cued;
use super::lexicon::{Class, Lexicon};
use super::listing::beneath;
use super::lists::{clean, is_item};
use super::marks::Mark;
use super::naming::name_of;
use super::spurious::Spoken;
use super::tokens::{root, tokens};

/// What stands between the values of such a line.
const MARKS: [&str; 7] = [" - ", " \u{2013} ", " \u{2014} ", " / ", " \u{b7} ", " \u{2022} ", ", "];

/// Finds such lines where there are two or more with as many values each.
pub(super) fn unlabelled_lists(
    lines: &[Line],
    found: &mut Found,
    lexicon: &Lexicon,
    spoken: &Spoken,
) {
    let lists: Vec<(usize, Vec<String>)> = (0..lines.len())
        .filter(|&i| !found.used[i] && !lines[i].heading)
        // What a heading names is read with it.
        .filter(|&i| {
            i == 0 || !lines[i - 1].heading || {
                beneath(&lines[i - 1], &lines[i]) == lines[i].text
            }
        })
        .filter_map(|i| Some((i, values(&lines[i], lexicon, spoken)?)))
        .collect();
    let stated = found.stated.map(usize::from);
    for (i, values) in &lists {
        let alike = lists.iter().filter(|(_, other)| other.len() == values.len()).count();
        if alike > 1 && stated.is_none_or(|stated| stated == values.len()) {
            let name = name_of(values, &[], lexicon);
            let (values, description) = (values.clone(), String::new());
            found.categories.push(Listed { name, values, description, line: lines[*i].number });
            found.used[*i] = true;
        }
    }
}

fn values(line: &Line, lexicon: &Lexicon, spoken: &Spoken) -> Option<Vec<String>> {
    let text = line.text.trim_end_matches('.');
    let mark = MARKS.into_iter().find(|mark| text.contains(mark))?;
    // A line of running text may be a list with commas as well.
    let running = mark == ", " && line.mark == Mark::None || text.contains([':', '?', '|', '(']);
    if running || !colon_list(text, None, line.number, lexicon, spoken).is_empty() {
        return None;
    }
    let values: Vec<String> = text.split(mark).map(clean).collect();
    let speaks = |value: &String| {
        tokens(value).iter().any(|token| {
            !token.capital && matches!(lexicon.class(&token.word), Class::Be | Class::Who)
        })
    };
    let short = |value: &String| is_item(value) && value.split(' ').count() < 5 && !speaks(value);
    // "Colors - red - green - blue": the first names them.
    let named = cued(&root(&values[0].to_lowercase())).is_some();
    let joined = mark == ", " && values.last().is_some_and(|last| last.contains(" and "));
    (values.len() > 2 && values.iter().all(short) && !named && !joined).then_some(values)
}

/// Whether these are no values but what each has: "1 pet, 1 color, 1 drink", "name, country, hobby".
pub(super) fn is_template(values: &[String]) -> bool {
    let counted = values.iter().all(|value| value.split(' ').next() == Some("1"));
    let kinds = values
        .iter()
        .filter(|value| value.starts_with(char::is_lowercase) && cued(&root(value)).is_some());
    counted || values.len() > 2 && 4 * kinds.count() >= 3 * values.len()
}
