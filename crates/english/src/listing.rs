//! How a sentence or a line that lists is put: what shows that it does, and its parts.

use super::document::{Line, Section, bare_list, section};
use super::lexicon::is_place;
use super::lists::colons;
use super::marks::Mark;
use super::sentences::sentences;
use super::tokens::{Token, number, ordinal, stem, tokens};

/// "The authors are Atwell, Byrne and Cole" lists even where it has a bullet.
pub(super) fn declares(sentence: &str) -> bool {
    let words = tokens(sentence);
    let first = words.first().map_or("", |first| first.word.as_str());
    let said = match first {
        "the" | "their" | "our" => {
            words.iter().take(8).position(|token| token.is(&["are", "include", "were"]))
        }
        "they" => Some(0),
        // "A, B, C and D are sitting on a wall".
        _ if first.len() == 1 && words.len() > 1 && words[0].capital && words[1].is(&[","]) => {
            Some(0)
        }
        _ => None,
    };
    let comma = words.iter().position(|token| token.is(&[","]));
    let several = words.iter().filter(|token| token.is(&[",", "and"])).count() >= 2;
    several && said.is_some_and(|said| comma.is_none_or(|comma| said < comma))
}

/// "Ann, Bo, Cy and Di live in four cities: …": names come first.
pub(super) fn lists_before_colon(sentence: &str) -> bool {
    let Some((before, _)) = sentence.split_once(':') else { return false };
    let words = tokens(before);
    let and = words.iter().position(|token| token.is(&["and"]));
    let named = |to: usize| {
        let (marks, names): (Vec<_>, Vec<_>) =
            words[..to].iter().partition(|token| token.is_mark());
        !marks.is_empty() && names.iter().all(|token| token.capital)
    };
    and.is_some_and(|and| named(and) && words.get(and + 1).is_some_and(|next| next.capital))
}

/// "What is inside (socks, soap, sugar)", nothing but a label and its values, with a colon.
pub(super) fn options(sentence: &str) -> Option<String> {
    let (label, rest) = sentence.trim_end_matches(['.', ';', ',']).split_once(" (")?;
    let list = rest.strip_suffix(')')?;
    let marks = list.matches([',', '/', ';', '|']).count();
    let plain = !list.contains('(') && !label.contains([',', ':']);
    (marks > 1 && plain && label.split(' ').count() < 6).then(|| format!("{label}: {list}"))
}

/// "A, B, C and D are sitting on a wall".
pub(super) fn lettered(sentence: &str) -> bool {
    let mut letters = sentence.split(", ");
    letters
        .by_ref()
        .take(2)
        .all(|letter| letter.len() == 1 && letter.starts_with(char::is_uppercase))
        && letters.next().is_some()
}

/// "## Guests" above "Ann, Bob, Cy" introduces them.
pub(super) fn beneath(head: &Line, line: &Line) -> String {
    let plain = head.text.trim_end_matches(':');
    let noun = section(plain).is_none_or(|section| section == Section::Setting);
    let short = plain.split(' ').count() < 4 && !plain.contains(',');
    if noun && short && line.mark == Mark::None && bare_list(&line.text) > 2 {
        return format!("{plain}: {}", line.text);
    }
    line.text.clone()
}

/// "A different city, viz. Rome", "a hat (cap/fez)" with the marks that they stand for.
pub(super) fn marked_plainly(text: &str) -> String {
    let mut text = text.to_owned();
    for lead in ["viz.", "viz", "namely", "i.e.", "that is", "to wit", "specifically"] {
        for (before, after) in [(", ", ", "), (", ", ": "), (", ", " "), (" ", ", "), (" ", ": ")] {
            text = text.replace(&format!("{before}{lead}{after}"), ": ");
        }
    }
    for lead in [" viz. ", " i.e. ", " namely "] {
        text = text.replace(lead, ": ");
    }
    // "In no particular order, first, second and third".
    for aside in ["in no particular order", "not necessarily in that order"] {
        for (before, after) in [(", ", ", "), (" ", ", "), ("(", ") "), (" ", ": ")] {
            let rest = if after == ": " { ": " } else { " " };
            text = text.replace(&format!("{before}{aside}{after}"), rest);
        }
    }
    // "Ann, Bob, as well as Cy".
    text = text.replace(", as well as ", " and ");
    let text = with_commas(&text);
    // "(Ann/Bo/Cy)", "(apricot / cherry / plum)".
    let slashed = |aside: &str| {
        let marks = aside.matches('/').count();
        let spaced = aside.matches(" / ").count() == marks || !aside.contains(' ');
        marks > 1 && spaced && !aside.contains(',')
    };
    let mut parts = text.split_inclusive(['(', ')']);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if part.strip_suffix(')').is_some_and(|aside| plain.ends_with('(') && counts_places(aside))
        {
            plain.truncate(plain.len() - 1);
            plain.truncate(plain.trim_end().len());
            continue;
        }
        let aside = part.ends_with(')') && slashed(part);
        let with_commas = || part.replace(" / ", ", ").replace('/', ", ");
        plain.push_str(&if aside { with_commas() } else { part.to_owned() });
    }
    plain
}

/// "From left to right: first, second and third place": an aside that only counts the places.
fn counts_places(aside: &str) -> bool {
    let words = tokens(aside);
    let counted = |token: &&Token| ordinal(&token.word).is_some() || number(&token.word).is_some();
    let idle = [
        "from", "to", "left", "right", "top", "bottom", "front", "back", "west", "east", "north",
        "south", "and", "the", "in", "that", "order", "or", "are", "called", "being",
    ];
    let plain = |token: &Token| {
        token.is_mark() || token.is(&idle) || counted(&token) || is_place(&stem(&token.word))
    };
    words.iter().filter(counted).count() > 2 && words.iter().all(plain)
}

/// "Jack and Will and Ned" as "Jack, Will and Ned".
fn with_commas(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let name = |word: &str| word.starts_with(char::is_uppercase);
    let mut plain = text.to_owned();
    for at in (3..words.len().saturating_sub(1)).rev() {
        let joined = words[at] == "and" && words[at - 2] == "and" && !words[at - 3].ends_with(',');
        let names = [at - 3, at - 1, at + 1].iter().all(|&i| name(words[i]));
        if joined && names && !words[at - 1].ends_with(',') {
            words[at - 2] = ",";
            plain = words.join(" ").replace(" , ", ", ");
        }
    }
    plain
}

/// Sentences; "Names: a, b; Pets: c, d" is two.
pub(super) fn pieces(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    for sentence in sentences(text) {
        if colons(sentence).count() > 1 && sentence.contains(';') {
            all.extend(sentence.split(';'));
        } else {
            all.push(sentence);
        }
    }
    all
}

/// Whether a sentence names all of these, one close to another.
pub(super) fn lists_all(text: &str, values: &[String]) -> bool {
    // "and the third one a", "(aged 9), ".
    const APART: usize = 24;
    let bare = |at: usize, value: &str| {
        let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
        let plural = text[at + value.len()..].chars().next();
        edge(text[..at].chars().next_back()) && (edge(plural) || value.len() > 2)
    };
    let lower = text.to_lowercase();
    let text = lower.as_str();
    let place = |value: &String| {
        let value = value.to_lowercase();
        // "And one has no moons".
        let value = if value == "none" && !text.contains("none") { "no" } else { &value };
        let mut all = text.match_indices(value).map(|(at, _)| at);
        all.find(|&at| bare(at, value)).map(|at| (at, at + value.len()))
    };
    let Some(mut places) = values.iter().map(place).collect::<Option<Vec<_>>>() else {
        return false;
    };
    places.sort_unstable();
    places.windows(2).all(|pair| pair[1].0 < pair[0].1 + APART)
}
