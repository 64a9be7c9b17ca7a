//! Lists of values in sentences: "Ann, Bob, Cy and Dee rowed in four boats: red, blue, green and
//! white."
//!
//! The number of values is known before: they are as many as the places. So a list is looked for
//! back from the "and" before its last value; only its first value has to be told from the words
//! before it, and its last from those behind.

use super::items::{is_value, value};
use super::order::span;
use super::words::{Words, stem, words as all_words};

/// A list in a sentence.
pub struct Prose {
    /// The words before it.
    pub before: String,
    /// Its values.
    pub values: Vec<String>,
    /// Whether it is set off from what surrounds it.
    pub firm: bool,
}

/// What stands between two parts of a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    Comma,
    And,
    Stop,
}

/// The lists of so many values in a sentence of a text; in what asks for something, only those
/// that are set off.
pub fn lists(sentence: &str, count: usize, strict: bool, all: &str, words: &Words) -> Vec<Prose> {
    let (parts, gaps) = parts(sentence, words);
    let everyone = words.any("everyone", sentence) && words.any("differ", sentence);
    let mut found: Vec<Prose> = Vec::new();
    let mut free = 0;
    for last in 1..parts.len() {
        let Some(first) = (last + 1).checked_sub(count).filter(|first| *first >= free) else {
            continue;
        };
        let inner = &gaps[first..last];
        let closed = gaps.get(last).is_none_or(|gap| *gap == Gap::Stop);
        let opened = first > 0 && gaps[first - 1] == Gap::Stop;
        let capitals = parts[first + 1..=last].iter().all(|part| kind(part, words) == 1);
        let commas = inner.iter().all(|gap| *gap == Gap::Comma);
        let ends = inner.last() == Some(&Gap::And) || commas && closed;
        let even = inner[..inner.len() - 1].iter().all(|gap| *gap == Gap::Comma);
        let before = parts[..first].last().map_or("", |part| part);
        let longer =
            first > 0 && gaps[first - 1] == Gap::Comma && alike(before, parts[first + 1], words);
        if !ends || !even || longer && !words.is("leads", before) {
            continue;
        }
        let Some((lead, values)) = values(&parts[first..=last], all, words) else { continue };
        let lead = if lead.is_empty() { before } else { lead };
        let word = all_words(lead).last().unwrap_or("");
        if commas && !(opened || capitals || words.is("leads", word)) {
            continue;
        }
        let bound = opened || words.is("leads", word) && !strict;
        if (everyone || strict) && !bound || strict && !closed {
            continue;
        }
        found.push(Prose { before: lead.to_owned(), values, firm: opened && closed });
        free = last;
    }
    for part in &parts {
        let values = span(part, words);
        if values.len() == count {
            found.push(Prose { before: String::new(), values, firm: true });
        }
    }
    found
}

/// A sentence apart at commas, "and" and stronger marks, but not inside quotes.
fn parts<'a>(sentence: &'a str, words: &Words) -> (Vec<&'a str>, Vec<Gap>) {
    let (mut parts, mut gaps) = (Vec::new(), Vec::new());
    let (mut start, mut at) = (0, 0);
    let mut quoted = false;
    let sentence = sentence.trim_end_matches(['.', '!', '?']);
    let mut cut = |from: usize, to: usize, gap: Gap| {
        let part = sentence[from..to].trim().trim_start_matches('-');
        match gaps.last_mut() {
            _ if !part.is_empty() => {
                parts.push(part);
                gaps.push(gap);
            }
            Some(last) if gap == Gap::Stop || *last != Gap::Stop => *last = gap,
            _ => (),
        }
    };
    for word in sentence.split_inclusive(' ') {
        let bare = word.trim();
        if !quoted && (words.is("join", bare) || bare == "&") {
            cut(start, at, Gap::And);
            start = at + word.len();
        } else if "-–—".contains(bare) && !bare.is_empty() {
            cut(start, at, Gap::Stop);
            start = at + word.len();
        }
        for (inside, c) in word.char_indices() {
            let place = at + inside;
            let next = sentence[place + c.len_utf8()..].chars().next().unwrap_or(' ');
            match c {
                '"' => quoted = !quoted,
                '“' => quoted = true,
                '”' => quoted = false,
                _ => (),
            }
            let apart = !next.is_alphanumeric() || c == ',' && !next.is_ascii_digit();
            let digits = sentence[place + c.len_utf8()..].bytes().take_while(u8::is_ascii_digit);
            let number = c == ',' && next.is_ascii_digit() && digits.count() != 3;
            let gap = match c {
                ',' if apart || number => Gap::Comma,
                ':' | ';' if apart => Gap::Stop,
                '(' | ')' | '[' | ']' | '{' | '}' => Gap::Stop,
                '/' if inside > 0 => Gap::Comma,
                // "Six critics--Farrow, Gupta …"
                '—' => Gap::Stop,
                '-' if next == '-' => Gap::Stop,
                _ => continue,
            };
            let closes = matches!(next, '"' | '”') && c == ',';
            if (!quoted || closes) && place >= start {
                cut(start, place, gap);
                start = place + c.len_utf8() + if closes { next.len_utf8() } else { 0 };
            }
        }
        at += word.len();
    }
    cut(start, sentence.len(), Gap::Stop);
    (parts, gaps)
}

/// What a value begins with: a small letter, a capital, a digit.
fn kind(part: &str, words: &Words) -> u8 {
    let mut bare = part;
    while let Some((first, rest)) = bare.split_once(' ') {
        if !words.is("article", first) && !words.is("join", first) {
            break;
        }
        bare = rest;
    }
    match bare.chars().find(|c| c.is_alphanumeric()) {
        Some(c) if c.is_numeric() => 2,
        Some(c) if c.is_uppercase() => 1,
        _ => 0,
    }
}

fn alike(one: &str, other: &str, words: &Words) -> bool {
    let size = |text: &str| text.split(' ').count();
    kind(one, words) == kind(other, words) && size(one) <= size(other)
}

/// The values of so many parts, the first with words before it, and those words.
fn values<'a>(parts: &[&'a str], all: &str, words: &Words) -> Option<(&'a str, Vec<String>)> {
    let (first, middle, last) = (parts[0], &parts[1..parts.len() - 1], parts[parts.len() - 1]);
    let fits = |part: &&str| is_value(&value(part, words), words) || picks(part, words).is_some();
    if middle.is_empty() || !middle.iter().all(fits) {
        return None;
    }
    let at = start(first, middle, words);
    let tail = tail(last, middle, words);
    let mut values: Vec<String> = vec![first[at..].to_owned()];
    values.extend(middle.iter().map(|part| (*part).to_owned()));
    values.push(tail.to_owned());
    for one in &mut values {
        *one = value(picks(one, words).unwrap_or(one), words);
    }
    shared(&mut values, all, words);
    let kinds: Vec<u8> = values.iter().map(|value| kind(value, words)).collect();
    let most = (0..3).map(|kind| kinds.iter().filter(|one| **one == kind).count()).max();
    let mut sorted = values.clone();
    sorted.sort();
    sorted.dedup();
    let whole = values.iter().all(|one| {
        let first = one.split(' ').next().unwrap_or("");
        let number = words.index("number", first).is_some();
        let counted = number && first.len() < one.len() && kind(first, words) == 0;
        let asks = words.any("ask", one) || words.is("pick", one) || words.any("everyone", one);
        is_value(one, words) && one.split(' ').count() < 5 && !counted && !asks
    });
    let even = most.is_some_and(|most| most + 1 >= values.len());
    (whole && even && sorted.len() == values.len()).then(|| (first[..at].trim(), values))
}

/// What follows "one is", "another has", "the third".
fn picks<'a>(part: &'a str, words: &Words) -> Option<&'a str> {
    let bare = part.trim().strip_prefix("the ").unwrap_or(part.trim());
    let (first, mut rest) = bare.split_once(' ')?;
    if !words.is("pick", first) {
        return None;
    }
    while let Some((verb, more)) = rest.split_once(' ') {
        if !words.is("verb", verb) && !words.is("pick", verb) {
            break;
        }
        rest = more;
    }
    Some(rest)
}

/// Where the first value begins, by the form of those after it.
fn start(first: &str, middle: &[&str], words: &Words) -> usize {
    let begins: Vec<usize> = begins(first);
    // "A" alone is a name.
    let article = |text: &str| text.split_once(' ').is_some_and(|(it, _)| words.is("article", it));
    let picked = |text: &str| picks(text, words).is_some();
    let last =
        |test: &dyn Fn(&str) -> bool| begins.iter().rev().copied().find(|at| test(&first[*at..]));
    if middle.iter().all(|part| picked(part)) {
        return last(&picked).unwrap_or(0);
    }
    let near = |at: &usize| first[*at..].split(' ').count() < 4;
    let articles = middle.iter().all(|part| article(part));
    let small = middle.iter().all(|part| kind(part, words) == 0);
    if let Some(at) = last(&article).filter(|at| articles || small && near(at)) {
        return at;
    }
    if middle.iter().any(|part| part.starts_with(['"', '“'])) {
        return first.find(['"', '“']).unwrap_or(0);
    }
    if middle.iter().all(|part| kind(part, words) == 1) {
        let run = begins
            .iter()
            .rev()
            .take_while(|at| kind(&first[**at..], words) == 1 && !article(&first[**at..]));
        let at = run.last().copied().unwrap_or(0);
        let word = first[at..].split(' ').next().unwrap_or("");
        let lead = at == 0 && words.is("small", word) && word.len() > 1;
        return if lead { begins.get(1).copied().unwrap_or(0) } else { at };
    }
    let size = middle.iter().map(|part| part.split(' ').count()).min().unwrap_or(1);
    begins.len().checked_sub(size).map_or(0, |at| begins[at])
}

fn begins(text: &str) -> Vec<usize> {
    let mut at = 0;
    let starts = text.split_inclusive(' ').map(|word| {
        at += word.len();
        (at - word.len(), word.trim())
    });
    starts.filter(|(_, word)| !word.is_empty()).map(|(at, _)| at).collect()
}

/// The last value, before words that go on.
fn tail<'a>(last: &'a str, middle: &[&str], words: &Words) -> &'a str {
    let rest = last.trim_start_matches(['"', '“']);
    if rest.len() < last.len() {
        return &rest[..rest.find(['"', '”']).unwrap_or(rest.len())];
    }
    if middle.iter().all(|part| picks(part, words).is_some()) {
        return last;
    }
    let size = middle.iter().map(|part| part.split(' ').count()).max().unwrap_or(1);
    let form = middle.iter().map(|part| kind(part, words)).min().unwrap_or(0);
    let mut end = 0;
    for (index, word) in last.split(' ').enumerate() {
        let small = words.is("inner", word);
        let stops = match form {
            0 => words.is("small", word) && !small,
            1 => kind(word, words) == 0 && !small,
            _ => index >= size,
        };
        if index > 0 && (stops || words.is("verb", word)) {
            break;
        }
        end += word.len() + 1;
    }
    last[..end.saturating_sub(1).min(last.len())].trim_end_matches(" of").trim_end_matches(" the")
}

/// Takes away the words that all values share, or that one says for all: "red, green and blue
/// boots", "by bus, by car".
fn shared(values: &mut [String], all: &str, words: &Words) {
    // "built of brick, of slate": what all the others begin with ends the first one's lead.
    while let Some((first, _)) = values[1].split_once(' ') {
        let first = format!("{first} ");
        let rest = values[1..].iter().all(|value| value.starts_with(&first));
        let Some(at) = values[0].find(&first).filter(|_| rest && kind(&first, words) == 0) else {
            break;
        };
        values[0].drain(..at);
        for one in values.iter_mut() {
            *one = value(&one[first.len()..], words);
        }
    }
    let noun = |value: &String| value.rsplit_once(' ').map(|(_, noun)| stem(noun));
    // "At 7, 8, 9 and 10 pm": without it nothing says that these are times.
    if let Some((_, half)) = values[values.len() - 1].rsplit_once(' ') {
        if words.is("clock", half) {
            let half = format!(" {half}");
            let bare = values.iter_mut().filter(|value| value.parse::<u32>().is_ok());
            bare.for_each(|value| value.push_str(&half));
            return;
        }
    }
    let count = |of: &str| values.iter().filter(|value| noun(value).as_deref() == Some(of)).count();
    let ends = [values.len() - 1, 0];
    let Some(common) = ends.iter().find_map(|at| {
        let noun = noun(&values[*at])?;
        let same = count(&noun) == values.len();
        let bare = values.iter().filter(|value| !value.contains(' ')).count() + count(&noun)
            == values.len();
        let plural = values[*at].ends_with('s') && values[*at].starts_with(char::is_lowercase);
        // "pink boots" elsewhere tells that the boots of "red, pink and yellow boots" are of all.
        let said = values
            .iter()
            .filter(|value| !value.contains(' '))
            .any(|value| all.contains(&format!("{value} {noun}")));
        (same || bare && (plural || said)).then_some(noun)
    }) else {
        return;
    };
    for one in values.iter_mut() {
        if let Some((before, _)) = one.rsplit_once(' ').filter(|(_, last)| stem(last) == common) {
            *one = before.to_owned();
        }
    }
}

/// The lists of all sentences, with the number of values that most agree on.
pub fn best(
    sentences: &[(String, bool)],
    counts: &[usize],
    all: &str,
    words: &Words,
) -> Vec<Vec<Prose>> {
    let guesses: Vec<usize> =
        if counts.is_empty() { (3..=8).rev().collect() } else { counts.to_vec() };
    let mut best: Vec<Vec<Prose>> = Vec::new();
    for count in guesses {
        let found: Vec<Vec<Prose>> = sentences
            .iter()
            .map(|(body, strict)| lists(body, count, *strict, all, words))
            .collect();
        let size = |lists: &[Vec<Prose>]| lists.iter().map(Vec::len).sum::<usize>();
        if size(&found) > size(&best) {
            best = found;
        }
    }
    best
}
