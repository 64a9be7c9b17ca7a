//! The categories of a text, from descriptions ("Everyone drives a different car: …"), lists,
//! tables, and enumerations in running text.

use super::super::{MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES};
use super::document::{Line, Mark, Section, is_question, section, sentences};
use super::kinds::{KINDS, has_value};
use super::lexicon::{Class, Lexicon, family, is_place};
use super::lists::{clean, is_item, items};
use super::tokens::{Token, number, ordinal, root, stem, tokens};

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
#[derive(Debug, Default)]
pub(super) struct Found {
    pub categories: Vec<Listed>,
    /// How many places the text says there are.
    pub stated: Option<u8>,
    /// Lines that are nothing but lists, by place.
    pub used: Vec<bool>,
    /// What was left out, with its line.
    pub dropped: Vec<(usize, String)>,
}

/// Finds all lists.
pub(super) fn find(lines: &[Line], lexicon: &Lexicon) -> Found {
    let mut found = Found { used: vec![false; lines.len()], ..Found::default() };
    found.stated = stated(lines);
    let n = found.stated.map(usize::from);
    tables(lines, &mut found);
    upright_lists(lines, n, &mut found);
    let mut hints = false;
    for (i, line) in lines.iter().enumerate() {
        if let Some(section) = section(&line.text).filter(|_| line.heading) {
            hints = section == Section::Hints;
        }
        if found.used[i] {
            continue;
        }
        if matches!(line.mark, Mark::Number(_)) && !short_label(&line.text) {
            hints = true;
            continue;
        }
        let mut all_lists = true;
        for sentence in pieces(&line.text) {
            let mut listed = colon_list(sentence, n, line.number);
            if listed.is_empty()
                && !is_question(sentence)
                && (!hints || n.is_some())
                && line.mark == Mark::None
            {
                listed = enumerations(sentence, n, line.number, lexicon);
                all_lists = false;
            }
            all_lists &= !listed.is_empty();
            found.categories.extend(listed);
        }
        found.used[i] = all_lists;
    }
    settle(&mut found);
    found
}

/// Sentences; "Names: a, b; Pets: c, d" is two.
fn pieces(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    for sentence in sentences(text) {
        if sentence.matches(':').count() > 1 && sentence.contains(';') {
            all.extend(sentence.split(';'));
        } else {
            all.push(sentence);
        }
    }
    all
}

/// "Pets: dog, cat" even where it is numbered.
fn short_label(text: &str) -> bool {
    text.split_once(':').is_some_and(|(name, list)| {
        name.split_whitespace().count() <= 5
            && list.split([',', ';']).count() >= 2
            && list.split([',', ';']).all(|item| is_item(&clean(item)))
    })
}

/// How many places the setting speaks of: "five houses", "There are 4 people".
fn stated(lines: &[Line]) -> Option<u8> {
    for line in lines {
        let words = tokens(&line.text);
        for (i, token) in words.iter().enumerate() {
            let Some(k) = number(&token.word).filter(|k| (MIN_HOUSES..=MAX_HOUSES).contains(k))
            else {
                continue;
            };
            let counted = words[i + 1..].iter().take(4).find(|next| is_counted(next));
            let between = words[i + 1..].iter().take_while(|next| !is_counted(next)).all(|next| {
                !next.is_mark()
                    && number(&next.word).is_none()
                    && !next.is(&["of", "to", "is", "and", "or", "away", "apart"])
            });
            let before = i.checked_sub(1).map(|i| &words[i]);
            let distance = before.is_some_and(|before| {
                before
                    .is(&["exactly", "least", "position", "house", "first", "last", "is", "floor"])
                    || is_place(&before.word)
            });
            let after = counted
                .and_then(|noun| words.iter().position(|token| token.at == noun.at))
                .and_then(|at| words.get(at + 1));
            let relation = after.is_some_and(|after| {
                after.is(&[
                    "between", "apart", "away", "to", "left", "right", "above", "below", "before",
                    "after", "from", "behind", "ahead", "separate",
                ])
            });
            if counted.is_some() && between && !distance && !relation && k >= MIN_HOUSES {
                return Some(k);
            }
        }
    }
    None
}

fn is_counted(token: &Token) -> bool {
    let plural =
        token.word.ends_with('s') || token.is(&["people", "men", "women", "children", "persons"]);
    plural
        && (is_place(&token.word)
            || token.is(&[
                "people",
                "men",
                "women",
                "children",
                "persons",
                "friends",
                "men",
                "girls",
                "boys",
                "kids",
                "students",
                "players",
                "colleagues",
                "neighbors",
                "sisters",
                "brothers",
                "families",
                "owners",
                "animals",
                "cars",
                "teams",
                "dogs",
                "cats",
                "pets",
                "women",
                "ladies",
                "gentlemen",
                "workers",
                "candidates",
                "nationalities",
                "employees",
                "siblings",
                "cousins",
                "characters",
                "musicians",
                "artists",
                "scientists",
                "passengers",
                "patients",
                "participants",
                "explorers",
                "teachers",
                "tourists",
                "chefs",
                "doctors",
                "tenants",
                "residents",
                "bottles",
                "boxes",
                "books",
                "ships",
                "boats",
                "astronauts",
                "pirates",
                "wizards",
                "knights",
                "witches",
                "robots",
                "dragons",
                "travelers",
                "hikers",
                "farmers",
                "bakers",
                "writers",
                "authors",
                "classmates",
                "roommates",
                "coworkers",
                "guests",
                "members",
                "scouts",
                "vendors",
                "stalls",
            ]))
}

/// "Description: a, b, c" or "Name - a, b, c" or "Name = a, b".
fn colon_list(sentence: &str, n: Option<usize>, line: usize) -> Vec<Listed> {
    let split = sentence
        .split_once(':')
        .or_else(|| sentence.split_once(" - "))
        .or_else(|| sentence.split_once(" \u{2013} "))
        .or_else(|| sentence.split_once(" \u{2014} "))
        .or_else(|| sentence.split_once(" = "));
    let Some((description, list)) = split else { return Vec::new() };
    let description = description.trim().trim_matches(['*', '`', '_']).trim();
    let values = items(list, n);
    let label = tokens(description);
    let hint = label
        .first()
        .is_some_and(|first| first.is(&["clue", "hint", "question", "note", "answer"]))
        && label.len() < 4;
    if hint
        || label.is_empty()
        || label.len() > 30
        || values.len() < 2
        || !values.iter().all(|item| is_item(item))
    {
        return Vec::new();
    }
    if n.is_some_and(|n| values.len() != n && values.len() + 1 != n && label.len() > 5) {
        return Vec::new();
    }
    vec![Listed {
        name: category_name(description),
        values,
        description: description.to_owned(),
        line,
    }]
}

/// The name of a category from the words that introduce it.
fn category_name(description: &str) -> String {
    let words: Vec<Token> =
        tokens(description).into_iter().filter(|token| !token.is_mark()).collect();
    let last = |marks: &[&str]| words.iter().rposition(|token| token.is(marks));
    let mut from = 0;
    if let Some(i) =
        last(&["different", "unique", "own", "distinct", "favorite", "various", "preferred"])
    {
        from = i + 1;
    } else if words.len() > 3 {
        from = last(&[
            "a",
            "an",
            "the",
            "of",
            "their",
            "his",
            "its",
            "following",
            "these",
            "are",
            "have",
            "is",
            "one",
            "by",
        ])
        .map_or(0, |i| i + 1);
    }
    let tail = [
        "is",
        "are",
        "of",
        "the",
        "following",
        "from",
        "among",
        "they",
        "include",
        "as",
        "follows",
        "available",
        "namely",
        "being",
        "in",
        "options",
        "for",
        "some",
        "order",
        "no",
        "particular",
        "possible",
        "list",
        "values",
        "one",
    ];
    let mut to = words.len();
    while to > from + 1 && words[to - 1].is(&tail) {
        to -= 1;
    }
    let mut kept: Vec<&Token> = words[from.min(to)..to]
        .iter()
        .filter(|token| !token.is(&["different", "the", "a", "type", "kind", "of", "brand"]))
        .collect();
    if kept.is_empty() {
        kept = words.iter().rev().take(1).collect();
    }
    if kept.len() > 4 {
        kept = kept.split_off(kept.len() - 2);
    }
    if let [one, house] = kept.as_slice() {
        if one.is(&["colored", "painted"]) {
            return format!("{} color", capital(&house.word));
        }
    }
    let mut name: Vec<String> =
        kept.iter().map(|token| description[token.at.clone()].to_owned()).collect();
    if let Some(last) = name.last_mut() {
        let singular = stem(last);
        if last.len() > singular.len() && last.starts_with(singular.as_str()) {
            *last = singular;
        } else if last.ends_with("ies") {
            last.truncate(last.len() - 3);
            last.push('y');
        }
    }
    capital(&name.join(" "))
}

pub(super) fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

/// Rows and columns between bars or tabs.
fn tables(lines: &[Line], found: &mut Found) {
    let cells = |line: &Line| -> Option<Vec<String>> {
        let text = line.text.trim().trim_matches('|');
        let mark = if line.text.matches('|').count() >= 2 { '|' } else { '\t' };
        if !text.contains(mark) {
            return None;
        }
        let cells: Vec<String> = text.split(mark).map(clean).collect();
        let rule = cells.iter().all(|cell| cell.chars().all(|c| "-:=+".contains(c)));
        Some(if rule { Vec::new() } else { cells })
    };
    let mut i = 0;
    while i < lines.len() {
        let start = i;
        let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
        while let Some(row) = lines.get(i).and_then(cells) {
            if !row.is_empty() {
                rows.push((i, row));
            }
            i += 1;
        }
        if rows.len() < 2 {
            i = i.max(start + 1);
            continue;
        }
        let width = rows[0].1.len();
        let full = rows
            .iter()
            .all(|(_, row)| row.len() == width && row.iter().skip(1).all(|cell| !cell.is_empty()));
        if !full {
            continue;
        }
        let n = found.stated.map(usize::from);
        let by_row = n == Some(width - 1) && n != Some(rows.len() - 1)
            || n.is_none()
                && rows.iter().all(|(_, row)| {
                    KINDS.iter().any(|kind| {
                        root(kind.name) == root(&stem(&row[0].to_lowercase()))
                            || kind.cues.split(' ').any(|cue| cue == root(&row[0].to_lowercase()))
                    })
                });
        if by_row {
            for (at, row) in &rows {
                let values: Vec<String> = row[1..].to_vec();
                found.categories.push(Listed {
                    name: category_name(&row[0]),
                    values,
                    description: row[0].clone(),
                    line: lines[*at].number,
                });
            }
        } else {
            for column in 0..width {
                let values: Vec<String> =
                    rows[1..].iter().map(|(_, row)| row[column].clone()).collect();
                let name = rows[0].1[column].clone();
                if values.iter().all(|value| !value.is_empty()) && !name.is_empty() {
                    found.categories.push(Listed {
                        name: category_name(&name),
                        values,
                        description: name,
                        line: lines[rows[0].0].number,
                    });
                }
            }
        }
        found.used[start..i].fill(true);
    }
}

/// A heading with one value a line beneath.
fn upright_lists(lines: &[Line], n: Option<usize>, found: &mut Found) {
    let mut i = 0;
    while i < lines.len() {
        let head = &lines[i];
        i += 1;
        let name = head.text.trim_end_matches(':').trim();
        let named = head.heading || (head.mark != Mark::None && head.text.ends_with(':'));
        let bare =
            head.mark == Mark::None && tokens(&head.text).len() <= 3 && !head.text.ends_with('.');
        if found.used[i - 1] || !(named || bare) || !is_item(name) {
            continue;
        }
        let from = i;
        let value = |line: &Line| {
            !line.heading
                && is_item(&line.text)
                && !line.text.contains([',', ':', '|'])
                && !line.text.ends_with(['.', '?'])
                && tokens(&line.text).len() <= 4
        };
        let mut to = from;
        while to < lines.len()
            && value(&lines[to])
            && (to == from || !lines[to].apart || lines[to].mark != Mark::None)
        {
            to += 1;
        }
        let count = to - from;
        if count < 2 || n.is_some_and(|n| n != count) || (!named && n.is_none()) {
            continue;
        }
        let values = lines[from..to].iter().map(|line| clean(&line.text)).collect();
        found.categories.push(Listed {
            name: category_name(name),
            values,
            description: name.to_owned(),
            line: head.number,
        });
        found.used[i - 1..to].fill(true);
        i = to;
    }
}

/// "A, b, c and d" in a sentence.
fn enumerations(sentence: &str, n: Option<usize>, line: usize, lexicon: &Lexicon) -> Vec<Listed> {
    let words = tokens(sentence);
    let mut found = Vec::new();
    let mut start = 0;
    while let Some((values, first, end)) = next_run(sentence, &words, start, lexicon) {
        let fits = n.map_or(values.len() >= 3, |n| values.len() == n);
        if fits && values.iter().all(|value| is_item(value)) {
            let before = &words[..first];
            let name = name_of(&values, before, lexicon);
            let clause = before
                .iter()
                .rposition(|token| token.is(&[",", ";", ".", "("]))
                .map_or(0, |i| i + 1);
            let description: Vec<&str> =
                before[clause..].iter().map(|token| token.word.as_str()).collect();
            found.push(Listed { name, values, description: description.join(" "), line });
        }
        start = end.max(start + 1);
    }
    found
}

/// The next run of items with commas and a last "and": its values, its first token, and where it
/// ends.
fn next_run(
    text: &str,
    words: &[Token],
    start: usize,
    lexicon: &Lexicon,
) -> Option<(Vec<String>, usize, usize)> {
    let stops = |token: &Token| {
        token.is_mark()
            || token
                .is(&["and", "or", "a", "an", "the", "are", "is", "in", "of", "with", "by", "from"])
            || (!token.capital
                && !is_value_word(&token.word)
                && matches!(
                    lexicon.class(&token.word),
                    Class::Verb | Class::Be | Class::Who | Class::Noun | Class::Filler
                ))
    };
    let comma = (start..words.len()).find(|&i| words[i].is(&[","]))?;
    // Back from the comma to where the first item starts.
    let mut first = comma;
    while first > start && !stops(&words[first - 1]) && comma - first < 4 {
        first -= 1;
    }
    if first == comma && first > start && !words[first - 1].is_mark() {
        first -= 1;
    }
    if first == comma {
        return Some((Vec::new(), comma, comma + 1));
    }
    let slice = |from: usize, to: usize| clean(&text[words[from].at.start..words[to - 1].at.end]);
    let mut values = vec![slice(first, comma)];
    let mut at = comma + 1;
    loop {
        let mut last = false;
        if words.get(at).is_some_and(|token| token.is(&["and", "or"])) {
            at += 1;
            last = true;
        }
        while words.get(at).is_some_and(|token| token.is(&["a", "an", "the", "one"])) {
            at += 1;
        }
        let from = at;
        while at < words.len() && !stops(&words[at]) && at - from < 5 {
            at += 1;
        }
        if at == from && words.get(at).is_some_and(|token| !token.is_mark()) {
            at += 1;
        }
        if at == from {
            return Some((Vec::new(), first, comma + 1));
        }
        values.push(slice(from, at));
        if last {
            return Some((values, first, at));
        }
        match words.get(at) {
            Some(token) if token.is(&[","]) => at += 1,
            Some(token) if token.is(&["and", "or"]) => {}
            _ => return Some((Vec::new(), first, comma + 1)),
        }
    }
}

fn is_value_word(word: &str) -> bool {
    let stem = stem(word);
    KINDS.iter().any(|kind| has_value(kind, &stem)) || family(word).is_some()
}

/// A name for a category that the text does not name.
pub(super) fn name_of(values: &[String], before: &[Token], lexicon: &Lexicon) -> String {
    let key =
        |value: &String| tokens(value).iter().map(|token| stem(&token.word)).collect::<String>();
    let nations = values.iter().filter(|value| family(&value.to_lowercase()).is_some()).count();
    if 2 * nations > values.len() {
        return "Nationality".to_owned();
    }
    let best = KINDS
        .iter()
        .max_by_key(|kind| values.iter().filter(|value| has_value(kind, &key(value))).count());
    if let Some(kind) = best {
        if 2 * values.iter().filter(|value| has_value(kind, &key(value))).count() > values.len() {
            return kind.name.to_owned();
        }
    }
    let cue =
        before.iter().rev().take(6).filter(|token| !token.is_mark()).map(|token| root(&token.word));
    for cue in cue {
        if let Some(kind) = KINDS.iter().find(|kind| kind.cues.split(' ').any(|word| word == cue)) {
            return kind.name.to_owned();
        }
    }
    let capitals = values.iter().all(|value| value.starts_with(char::is_uppercase));
    let noun = before
        .iter()
        .rev()
        .take(4)
        .find(|token| !token.is_mark() && lexicon.class(&token.word) == Class::Unknown);
    match noun {
        _ if capitals => "Name".to_owned(),
        Some(noun) => capital(&noun.word),
        None => "Category".to_owned(),
    }
}

/// Drops what is no category, and gives each a name of its own.
fn settle(found: &mut Found) {
    let mut sizes = [0u32; MAX_HOUSES as usize + 1];
    for category in &found.categories {
        if let Some(count) = sizes.get_mut(category.values.len()) {
            *count += 1;
        }
    }
    let most = sizes
        .iter()
        .enumerate()
        .skip(2)
        .max_by_key(|&(n, count)| (*count, found.stated == Some(n as u8)));
    let n = most.filter(|(_, count)| **count > 0).map(|(n, _)| n).or(found.stated.map(usize::from));
    let Some(n) = n else { return };
    let categories = std::mem::take(&mut found.categories);
    for mut category in categories {
        let numbers = category
            .values
            .iter()
            .all(|value| number(value).is_some() || ordinal(&value.to_lowercase()).is_some());
        if numbers && category.values.len() == n {
            continue;
        }
        if category.values.len() != n {
            let count = category.values.len();
            let message = format!(
                "{} has {count} values, but there are {n} places; it is left out",
                category.name
            );
            found.dropped.push((category.line, message));
            continue;
        }
        let twice = (1..n).any(|i| category.values[..i].contains(&category.values[i]));
        let same = found.categories.iter().any(|other| other.values == category.values);
        if twice || same || found.categories.len() == usize::from(MAX_CATEGORIES) {
            continue;
        }
        let taken = |name: &str| found.categories.iter().any(|other| other.name == name);
        if taken(&category.name) {
            let number = (2..).find(|k| !taken(&format!("{} {k}", category.name))).unwrap_or(2);
            category.name = format!("{} {number}", category.name);
        }
        found.categories.push(category);
    }
    if !found.categories.is_empty() {
        found.stated = Some(n as u8);
    }
}
