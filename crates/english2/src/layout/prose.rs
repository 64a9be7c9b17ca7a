//! Lists of values in sentences: "Ann, Bob, Cy and Dee rowed in four boats: red, blue, green and
//! white."

use super::items::{is_value, items, split, value};
use super::words::{Words, stem, words as all_words};

/// A list in a sentence.
pub struct Prose {
    /// The words before it.
    pub before: String,
    /// Its values.
    pub values: Vec<String>,
}

/// The lists of a sentence.
pub fn lists(sentence: &str, all: &str, words: &Words) -> Vec<Prose> {
    let mut found = Vec::new();
    let mut clauses: Vec<(String, &str)> = Vec::new();
    brackets(sentence, words, &mut found, &mut clauses);
    let everyone = words.any("everyone", sentence) && words.any("differ", sentence);
    for (before, clause) in clauses {
        for part in split(clause, ';') {
            found.extend(coordination(&before, part, all, everyone, words));
        }
    }
    found
}

/// Takes out the lists in brackets and between dashes; the rest is left by clauses, each with what
/// stands before it.
fn brackets<'a>(
    sentence: &'a str,
    words: &Words,
    found: &mut Vec<Prose>,
    clauses: &mut Vec<(String, &'a str)>,
) {
    let mut start = 0;
    let mut before = String::new();
    let mut take = |from: usize, to: usize, next: usize, before: &mut String| {
        let clause = &sentence[from..to];
        let values = items(clause, words);
        if values.len() > 2 && !before.is_empty() {
            found.push(Prose { before: before.clone(), values });
        } else {
            clauses.push((before.clone(), clause));
        }
        *before = clause.trim().to_owned();
        next
    };
    for (at, c) in sentence.char_indices() {
        let rest = &sentence[at + c.len_utf8()..];
        let spaced = sentence[..at].ends_with(' ') && rest.starts_with(' ');
        let colon = c == ':' && rest.starts_with(' ');
        let dash = "-–—".contains(c) && (spaced || c == '—');
        if at >= start && (colon || dash || "()[]{}".contains(c)) {
            start = take(start, at, at + c.len_utf8(), &mut before);
        }
    }
    take(start, sentence.len(), sentence.len(), &mut before);
}

/// Lists joined by commas and a last "and" within a clause.
fn coordination(
    before: &str,
    clause: &str,
    all: &str,
    everyone: bool,
    words: &Words,
) -> Vec<Prose> {
    let chunks = split(clause, ',');
    let mut found = Vec::new();
    let mut start = 0;
    while start + 1 < chunks.len() {
        let Some(end) = (start + 1..chunks.len()).find(|at| joint(chunks[*at], words).is_some())
        else {
            break;
        };
        found.extend(list(before, &chunks[start..=end], all, everyone, words));
        start = if chunks[end].trim().split(' ').next().is_some_and(|word| words.is("join", word)) {
            end + 1
        } else {
            end
        };
        start = start.max(end);
        if start == end && end + 1 >= chunks.len() {
            break;
        }
    }
    found
}

/// Where the joining word of a chunk stands: its words before and behind.
fn joint<'a>(chunk: &'a str, words: &Words) -> Option<(&'a str, &'a str)> {
    let mut at = 0;
    for word in chunk.split(' ') {
        if words.is("join", word) || word == "&" {
            return Some((chunk[..at].trim(), chunk[at + word.len()..].trim()));
        }
        at += word.len() + 1;
    }
    None
}

fn list(before: &str, chunks: &[&str], all: &str, everyone: bool, words: &Words) -> Option<Prose> {
    let (first, rest) = chunks.split_first()?;
    let (last, middle) = rest.split_last()?;
    let (inner, tail) = joint(last, words)?;
    let mut middle: Vec<&str> = middle.iter().map(|chunk| chunk.trim()).collect();
    if !inner.is_empty() {
        middle.push(inner);
    }
    // What goes too far back is left out: "In the street, Ann, Bob and Cy …".
    let fits = |chunk: &&str| parts_value(chunk, words);
    let from = middle.iter().rposition(|chunk| !fits(chunk));
    let (first, middle) = match from {
        Some(at) => (middle[at], middle[at + 1..].to_vec()),
        None => (*first, middle),
    };
    if middle.is_empty() {
        return None;
    }
    let (lead, head) = first_value(first.trim(), &middle, words);
    let lead = if lead.is_empty() { before } else { lead };
    let word = all_words(lead).last().unwrap_or("");
    if everyone && !words.is("leads", word) && !before.is_empty() == lead.is_empty() {
        return None;
    }
    let tail = last_value(tail, &middle, all, words)?;
    let mut parts: Vec<String> =
        std::iter::once(head).chain(middle).map(|part| value(part, words)).collect();
    parts.push(tail);
    let mut values = parts;
    unshared(&mut values, words);
    noun(&mut values, all);
    let whole = values.iter().all(|value| is_value(value, words) && value.split(' ').count() < 5);
    (whole && values.len() > 2).then(|| Prose { before: lead.to_owned(), values })
}

/// Whether a chunk may be one value, with the words that all of a list share.
fn parts_value(chunk: &str, words: &Words) -> bool {
    let value = value(bare(chunk, words), words);
    is_value(&value, words) && value.split(' ').count() < 5
}

/// A chunk without "one is", "another has".
fn bare<'a>(chunk: &'a str, words: &Words) -> &'a str {
    let mut rest = chunk.trim();
    let lead = [
        "one ",
        "another ",
        "the third ",
        "the other one ",
        "the other ",
        "the last one ",
        "the last ",
        "a third ",
    ];
    let Some(lead) = lead.iter().find(|lead| rest.starts_with(**lead)) else { return rest };
    rest = &rest[lead.len()..];
    let verb = rest.split(' ').next().unwrap_or("");
    if words.is("verb", verb) && verb.len() < rest.len() {
        rest[verb.len()..].trim_start()
    } else {
        rest
    }
}

/// The first value of a list and what stands before it.
fn first_value<'a>(chunk: &'a str, middle: &[&str], words: &Words) -> (&'a str, &'a str) {
    let starts: Vec<usize> = word_starts(chunk);
    let capital = |text: &str| text.starts_with(|c: char| c.is_uppercase());
    let plain = |text: &str| text.trim_start_matches(['"', '“', '\'', '‘']).to_owned();
    let article =
        |text: &str| ["a", "an", "the", "one", "$"].contains(&text.split(' ').next().unwrap_or(""));
    if let Some(at) = chunk.rfind(['"', '“']).filter(|_| chunk.ends_with(['"', '”'])) {
        let open = chunk[..chunk.len() - 3].rfind(['"', '“']).unwrap_or(at);
        return (&chunk[..open], &chunk[open..]);
    }
    let at = if middle.iter().all(|part| article(part)) {
        starts.iter().rev().find(|at| article(&chunk[**at..])).copied()
    } else if middle.iter().all(|part| capital(&plain(part))) {
        let run = starts.iter().rev().take_while(|at| capital(&plain(&chunk[**at..])));
        run.last().copied()
    } else {
        None
    };
    let at = at.unwrap_or_else(|| {
        let size = middle.iter().map(|part| part.split(' ').count()).min().unwrap_or(1);
        starts.len().checked_sub(size).and_then(|at| starts.get(at)).copied().unwrap_or(0)
    });
    (chunk[..at].trim(), &chunk[at..])
}

fn word_starts(text: &str) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut space = true;
    for (at, c) in text.char_indices() {
        if space && !c.is_whitespace() {
            starts.push(at);
        }
        space = c.is_whitespace();
    }
    starts
}

/// The last value of a list, which more words may follow.
fn last_value(tail: &str, middle: &[&str], all: &str, words: &Words) -> Option<String> {
    let tail = tail.trim_end_matches(['.', '!', '?', ';', ':']).trim();
    let whole = value(bare(tail, words), words);
    let size = |text: &str| text.split_whitespace().count();
    let typical = middle.iter().map(|part| size(bare(part, words))).max().unwrap_or(1);
    let names = middle.iter().all(|part| part.starts_with(|c: char| c.is_uppercase()));
    if names && !tail.starts_with(['"', '“']) {
        let bare = value(bare(tail, words), words);
        let run: Vec<&str> = bare
            .split(' ')
            .take_while(|word| word.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()))
            .collect();
        return (!run.is_empty()).then(|| run.join(" ").trim_end_matches(['.', ',']).to_owned());
    }
    if size(&whole) <= typical {
        return Some(whole);
    }
    let shared = size(&whole) == typical + 1;
    let noun = whole.rsplit(' ').next().unwrap_or("");
    let common = middle.iter().any(|part| {
        let other = format!("{} {}", value(bare(part, words), words), stem(noun));
        all.to_lowercase().contains(&other.to_lowercase())
    });
    if is_value(&whole, words)
        && size(&whole) < typical + 3
        && !(shared && (common || noun.ends_with('s')))
    {
        return Some(whole);
    }
    let short: Vec<&str> = whole.split(' ').take(typical).collect();
    Some(short.join(" "))
}

/// Takes away what each value begins with alike: "one is", "one has".
fn unshared(values: &mut [String], words: &Words) {
    let lead = values.iter().skip(1).filter(|value| bare(value, words) != value.as_str()).count();
    if lead + 1 >= values.len() || lead * 2 >= values.len() {
        for one in values.iter_mut() {
            *one = value(bare(one, words), words);
        }
    }
}

/// Takes away a noun that all values end with, or all but the last begin without.
fn noun(values: &mut [String], _: &str) {
    let last = |value: &String| value.rsplit_once(' ').map(|(_, noun)| noun.to_lowercase());
    let Some(noun) = values.first().and_then(last) else { return };
    if values.iter().all(|value| last(value).is_some_and(|other| stem(&other) == stem(&noun))) {
        for one in values.iter_mut() {
            *one = one.rsplit_once(' ').map_or(String::new(), |(value, _)| value.to_owned());
        }
    }
}
