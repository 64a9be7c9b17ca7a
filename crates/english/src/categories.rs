//! The categories of a text, from descriptions ("Everyone drives a different car: …"), lists,
//! tables, and enumerations in running text.

use super::calendar::spelt_out;
use super::colons::colon_list;
use super::document::{Line, Section, is_question, section};
use super::enumerations::{bracketed, enumerations};
use super::heads::take_off;
use super::intervals::intervals;
use super::kept::{are_places, settle};
use super::letters::letters;
use super::lexicon::Lexicon;
use super::listing::{
    beneath, declares, lettered, lists_before_colon, marked_plainly, options, pieces,
};
use super::lists::{at_colon, clean, is_item};
use super::marks::Mark;
use super::mistaken::{hints_as_lists, is_hint};
use super::naming::{calendar_name, name_of};
use super::numbered::{counted, numbered};
use super::parties::parties;
use super::setting::stated;
use super::sizes::agreed;
use super::spans::{numbers_of, span};
use super::spurious::{Spoken, is_spurious};
use super::tables::{tables, upright_lists};
use super::tokens::{Token, number, tokens};
use super::unlabelled::{is_template, unlabelled_lists};
use super::unlisted::unlisted_amounts;
use super::worn::worn_numbers;

/// A category as it is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Listed {
    pub name: String,
    pub values: Vec<String>,
    /// The words that introduce it.
    pub description: String,
    /// Its line, from 1.
    pub line: usize,
}

/// What the lists of a text say.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub categories: Vec<Listed>,
    /// How many places the text says there are.
    pub stated: Option<u8>,
    /// "From Monday to Friday".
    pub spans: Vec<Listed>,
    /// Who tells the puzzle, where the setting lists them.
    pub narrator: Option<String>,
    /// Lines that are nothing but lists, by place.
    pub used: Vec<bool>,
    /// What was left out, with its line.
    pub dropped: Vec<(usize, String)>,
    /// The names of those that no list gives: amounts, and numbers that are worn.
    pub unlisted: Vec<String>,
    /// How many values each list has, those that were left out too.
    pub sizes: Vec<u8>,
}

impl Found {
    fn add_unlisted(&mut self, category: Option<Listed>) {
        self.unlisted.extend(category.iter().map(|category| category.name.clone()));
        self.categories.extend(category);
    }
}

/// More lists than this are not looked at.
const MOST_LISTS: usize = 100;

/// Finds all lists.
pub(super) fn find(lines: &[Line], lexicon: &Lexicon) -> Found {
    let spoken = Spoken::of(lines);
    let with = |places: Option<u8>, parties: Option<Listed>| {
        find_with(lines, lexicon, &spoken, places, parties)
    };
    // "Two women and three men" are five.
    if let Some(all) = parties(lines) {
        return with(Some(all.values.len() as u8), Some(all));
    }
    agreed(with(stated(lines), None), |places| with(places, None))
}

/// Finds all lists of so many values, or of any number where none is given.
fn find_with(
    lines: &[Line],
    lexicon: &Lexicon,
    spoken: &Spoken,
    places: Option<u8>,
    parties: Option<Listed>,
) -> Found {
    let mut found = Found { used: vec![false; lines.len()], stated: places, ..Found::default() };
    found.categories.extend(parties.clone());
    let n = found.stated.map(usize::from);
    tables(lines, &mut found);
    upright_lists(lines, n, &mut found, lexicon);
    unlabelled_lists(lines, &mut found, lexicon, spoken);
    let mut hints = false;
    let mut asked = Vec::new();
    // Lines that were read sentence by sentence.
    let mut in_words = Vec::new();
    let mut found_numbers: Vec<Listed> = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        if let Some(section) = section(&line.text).filter(|_| line.heading) {
            hints = section == Section::Hints;
        }
        if found.used[i] || found.categories.len() > MOST_LISTS {
            continue;
        }
        if matches!(line.mark, Mark::Number(_)) && !short_label(&line.text) {
            // "18. HOTEL BELLEVUE" is what a book calls its puzzle.
            hints |= line.text.contains(char::is_lowercase);
            // "1. Each picked a different number of pears from one to four."
            found.spans.extend(numbers_of(&tokens(&line.text), line.number));
            continue;
        }
        let mut all_lists = true;
        let text = match lines[..i].last().filter(|head| head.heading && !line.heading) {
            Some(head) => beneath(head, line),
            None => line.text.clone(),
        };
        let text = marked_plainly(&text);
        for sentence in pieces(&text) {
            // "An object whose keys are "1", "2"": what a program is to answer with.
            // What an answer is to look like: "an object with the keys …".
            let words = tokens(sentence);
            let form = words.iter().any(|token| token.is(&["json"]))
                || words.windows(2).any(|pair| {
                    pair[0].is(&["the", "these", "following", "as", "with"])
                        && pair[1].is(&["keys"])
                });
            if form {
                all_lists = false;
                continue;
            }
            let options = options(sentence).filter(|_| line.mark != Mark::None);
            let sentence = options.as_deref().unwrap_or(sentence);
            let mut listed = colon_list(sentence, n, line.number, lexicon, spoken);
            let prose = !is_question(sentence) && (!hints || n.is_some() || lettered(sentence));
            // "(i) Ann, Bo, Cy and Di live in four cities: …": two lists in a marked line.
            let two = !listed.is_empty() && !hints && lists_before_colon(sentence);
            if prose && (line.mark == Mark::None || declares(sentence) || two) {
                let mut inside = enumerations(sentence, n, line.number, lexicon, spoken);
                inside.retain(|listed| !is_spurious(sentence, listed, spoken));
                let named = letters(sentence, n, line.number);
                let named = named.or_else(|| numbered(sentence, n, line.number));
                let mut inside = match named {
                    Some(named) if inside.is_empty() => vec![named],
                    _ => inside,
                };
                // "1, 2 or 3 weeks" has its unit only at the end.
                let of_numbers = |listed: &Listed| {
                    let digit = |value: &String| value.starts_with(|c: char| c.is_ascii_digit());
                    listed.values.iter().all(|value| digit(value) || number(value).is_some())
                };
                let whole = |listed: &Listed| {
                    let bare = |value: &String| {
                        value.bytes().all(|digit| digit.is_ascii_digit()) || number(value).is_some()
                    };
                    let count = listed.values.iter().filter(|value| bare(value)).count();
                    count == 0 || count == listed.values.len() && !are_places(&listed.values, count)
                };
                let known = inside.iter().chain(&listed).any(|l| of_numbers(l) && whole(l));
                if let Some(counted) = counted(sentence, n, line.number).filter(|_| !known) {
                    inside.retain(|listed| !of_numbers(listed));
                    found_numbers.push(counted);
                }
                if inside.len() > listed.len() {
                    listed = inside;
                    all_lists = false;
                }
            }
            let questions = is_question(sentence) && !hints && line.mark == Mark::None;
            if questions {
                asked.extend(bracketed(sentence, n, line.number, lexicon, spoken));
            }
            if prose && line.mark == Mark::None || questions {
                found.spans.extend(span(sentence, None, line.number));
            }
            all_lists &= !listed.is_empty();
            found.categories.extend(listed);
        }
        found.used[i] = all_lists;
        in_words.push(i);
    }
    // What is listed by itself is listed better than in passing.
    let number_of = |value: &String| value.split(' ').next().map(str::to_owned);
    let numbers_of = |listed: &Listed| listed.values.iter().map(number_of).collect::<Vec<_>>();
    found_numbers
        .retain(|new| !found.categories.iter().any(|other| numbers_of(other) == numbers_of(new)));
    found.categories.extend(found_numbers);
    // "Petra: tin roof, red boots": a hint about a value, no list.
    let is_value = |listed: &Listed| {
        let mut others = found.categories.iter().filter(|other| *other != listed);
        others.any(|other| {
            other.values.len() > listed.values.len()
                && other.values.iter().any(|value| value.eq_ignore_ascii_case(&listed.name))
        })
    };
    let mut hints: Vec<usize> =
        found.categories.iter().filter(|l| is_value(l)).map(|l| l.line).collect();
    hints.extend(hints_as_lists(&found.categories));
    found.categories.retain(|listed| !hints.contains(&listed.line));
    for (used, line) in found.used.iter_mut().zip(lines) {
        *used &= !hints.contains(&line.number);
    }
    // What a question repeats is listed better elsewhere.
    let listed = |value: &String| found.categories.iter().any(|old| old.values.contains(value));
    asked.retain(|new: &Listed| !new.values.iter().any(listed));
    found.categories.extend(asked);
    found.categories.retain(|listed| !is_template(&listed.values));
    if let Some(all) = parties {
        // "Five children: two girls, Ann and Bea, and three boys, …".
        let again = |value: &String| all.values.iter().any(|name| value.contains(name.as_str()));
        found.categories.retain(|listed| {
            listed.line != all.line || listed == &all || !listed.values.iter().any(again)
        });
    }
    let words: Vec<Token> = lines.iter().flat_map(|line| tokens(&line.text)).collect();
    let all = found.categories.clone();
    for listed in &mut found.categories {
        let others = all.iter().filter(|other| other.line != listed.line);
        let others = others.flat_map(|other| other.values.iter().map(|value| value.to_lowercase()));
        take_off(listed, &others.collect(), &words, lexicon);
        if let Some(days) = spelt_out(&listed.values, &words) {
            listed.values = days;
        }
    }
    found.sizes = found.categories.iter().map(|listed| listed.values.len() as u8).collect();
    let raced = words.iter().any(|token| token.is(&FINISH));
    settle(&mut found, raced);
    for i in in_words {
        found.used[i] &= !is_hint(&lines[i], &found.categories);
    }
    // Days that are not listed one by one, where nothing else has taken their place.
    // "Three days after" does not say how many there are; the lists do.
    let listed = found.categories.first().map(|listed| listed.values.len() as u8);
    let places = listed.or(found.stated);
    let told = lines.iter().filter(|line| line.mark == Mark::None);
    // "The first leaves at 8:00. The others follow at intervals of ten minutes."
    let told = told.flat_map(|line| {
        pieces(&line.text).into_iter().chain([line.text.as_str()]).map(|text| (text, line.number))
    });
    found.spans.extend(told.filter_map(|(text, line)| intervals(text, usize::from(places?), line)));
    let fits = |span: &&Listed| places == Some(span.values.len() as u8);
    if let Some(span) = found.spans.iter().find(fits).cloned() {
        // "A chore each day - dishes, dusting, …": no days.
        for other in found.categories.iter_mut().filter(|other| other.name == span.name) {
            if calendar_name(&other.values).is_none() {
                other.name = name_of(&other.values, &[], lexicon);
            }
        }
        let known = found.categories.iter().any(|other| {
            other.values.iter().any(|value| span.values.contains(value)) || other.name == span.name
        });
        if !known && !found.categories.is_empty() {
            found.categories.insert(0, span);
        }
    }
    let worn = places.and_then(|places| worn_numbers(lines, usize::from(places)));
    let worn = worn.filter(|worn| !found.categories.iter().any(|l| l.values == worn.values));
    found.add_unlisted(worn);
    let amounts = unlisted_amounts(lines, places.map(usize::from), &found.categories);
    found.add_unlisted(amounts);
    // "We cook from Monday to Saturday": with nothing listed, these are the places.
    if let ([], [span]) = (&found.categories[..], &found.spans[..]) {
        let places = span.values.len() as u8;
        if found.stated.is_none_or(|stated| stated == places) {
            found.stated = Some(places);
            found.categories.push(span.clone());
        }
    }
    found
}

/// What stands between the items of a list.
const LIST_MARKS: [char; 4] = [',', ';', '/', '\u{b7}'];

/// "Pets: dog, cat" even where it is numbered, and "Each child has one of these pets: dog, cat".
fn short_label(text: &str) -> bool {
    at_colon(text).is_some_and(|(name, list)| {
        let rule = ["Each ", "Every ", "Everyone ", "Everybody "];
        (name.split_whitespace().count() <= 5 || rule.iter().any(|each| name.starts_with(each)))
            && list.split(LIST_MARKS).count() >= 2
            && list.split(LIST_MARKS).all(|item| is_item(&clean(item)))
    })
}

/// Words that tell of a finish, whose places are those of the row.
const FINISH: [&str; 7] = ["finish", "finished", "finishing", "race", "winner", "won", "podium"];
