//! Lists in sentences by their size: where the first value begins and the last ends.

use super::items::{are_distinct, is_value, kind, value};
use super::parts::{Gap, Parts};
use super::words::{Words, stem, words as all_words};

/// The lists of so many values in a sentence of a text, each with its first part, the words before it
/// and whether it is set off; in what asks for something, only those that are set off.
pub fn lists(
    sentence: &Parts<'_>,
    count: usize,
    strict: bool,
    words: &Words,
) -> Vec<(usize, String, Vec<String>, bool)> {
    let Parts { texts: parts, gaps } = sentence;
    let mut found = Vec::new();
    let mut free = 0;
    for last in 1..parts.len() {
        let Some(first) = (last + 1).checked_sub(count).filter(|first| *first >= free) else {
            continue;
        };
        let inner = &gaps[first..last];
        let closed = gaps[last].parts_lists();
        let opened = first > 0 && gaps[first - 1].parts_lists();
        let capitals = parts[first + 1..=last].iter().all(|part| kind(part, words) == 1);
        let commas = inner.iter().all(|gap| *gap == Gap::Comma);
        let ends = inner.last() == Some(&Gap::And) || commas && closed;
        let even = inner[..inner.len() - 1].iter().all(|gap| *gap == Gap::Comma);
        let before = parts[..first].last().map_or("", |part| part);
        let listed =
            alike(before, parts[first + 1], words) || names(before, parts[first + 1], words);
        let longer = first > 0 && gaps[first - 1] == Gap::Comma && listed;
        if !ends || !even || longer && !words.is("leads", before) {
            continue;
        }
        let Some((lead, values)) = values(&parts[first..=last], words) else { continue };
        let lead = if lead.is_empty() { before } else { &lead };
        let word = all_words(lead).last().unwrap_or("");
        if commas && !(opened || capitals || words.is("leads", word)) {
            continue;
        }
        // "They have different hats, scarves and noses" names the categories.
        if words.is("differ", word) && !opened {
            continue;
        }
        if strict && !closed {
            continue;
        }
        found.push((first, lead.to_owned(), values, opened && closed));
        free = last;
    }
    found
}

fn alike(one: &str, other: &str, words: &Words) -> bool {
    let size = |text: &str| text.split(' ').count();
    kind(one, words) == kind(other, words) && size(one) <= size(other)
}

/// Whether words end in a verb and a name as long as another: "the guests were Mrs Hill".
fn names(before: &str, name: &str, words: &Words) -> bool {
    let size = name.split(' ').count();
    let mut ahead = before.rsplit(' ').skip(size);
    let named = before.rsplit(' ').take(size).all(|word| word.starts_with(char::is_uppercase));
    kind(name, words) == 1 && named && ahead.next().is_some_and(|verb| words.is("verb", verb))
}

/// The values of so many parts, the first with words before it, and those words.
fn values(parts: &[&str], words: &Words) -> Option<(String, Vec<String>)> {
    let (first, middle, last) = (parts[0], &parts[1..parts.len() - 1], parts[parts.len() - 1]);
    let fits = |part: &&str| is_value(&value(part, words), words) || picks(part, words).is_some();
    if middle.is_empty() || !middle.iter().all(fits) {
        return None;
    }
    let at = start(first, middle, words);
    let tail = tail(last, middle, words);
    let mut values: Vec<String> = vec![first[at..].to_owned()];
    values.extend(middle.iter().map(|part| (*part).to_owned()));
    // "Nell built one, Otis built one and Grandad built one."
    let goes_on = &last[tail.len()..];
    if !goes_on.is_empty() && values.iter().all(|value| value.ends_with(goes_on)) {
        values.iter_mut().for_each(|value| value.truncate(value.len() - goes_on.len()));
    }
    values.push(tail.to_owned());
    // "One week, two weeks or three weeks" picks none.
    let picked = middle.iter().all(|part| picks(part, words).is_some());
    for one in &mut values {
        *one = value(picks(one, words).filter(|_| picked).unwrap_or(one), words);
    }
    shared(&mut values, words);
    let led = led_alike(&mut values, words);
    let kinds: Vec<u8> = values.iter().map(|value| kind(value, words)).collect();
    let most = (0..3).map(|kind| kinds.iter().filter(|one| **one == kind).count()).max();
    let numbers = values.iter().all(|value| words.number(value).is_some());
    // "Number one, two and three" counts places.
    let counting = values.iter().zip(1..).all(|(value, n)| words.number(value) == Some(n));
    if counting && middle.iter().all(|part| words.number(part).is_some()) {
        return None;
    }
    let whole = values.iter().all(|one| {
        let asks = words.any("ask", one)
            || words.is("pick", one) && !numbers
            || words.any("everyone", one);
        is_value(one, words) && one.split(' ').count() < 5 && !asks
    });
    let even = most.is_some_and(|most| most + 1 >= values.len());
    let lead = first[..at].to_owned() + &led;
    (whole && even && are_distinct(&values)).then(|| (lead.trim().to_owned(), values))
}

/// What follows "one is", "another has", "one bag is", "one of us is making", "the third".
fn picks<'a>(part: &'a str, words: &Words) -> Option<&'a str> {
    let bare = part.trim().strip_prefix("the ").unwrap_or(part.trim());
    let (first, mut rest) = bare.split_once(' ')?;
    if !words.is("pick", first) {
        return None;
    }
    let verb = |rest: &str| {
        let mut ends = rest.match_indices(' ').map(|(at, _)| at).take(3);
        ends.find(|at| words.is("verb", rest[..*at].rsplit(' ').next().unwrap_or("")))
    };
    while let Some(end) = verb(rest) {
        rest = &rest[end + 1..];
        if let Some((_, done)) = rest.split_once(' ').filter(|(doing, _)| doing.ends_with("ing")) {
            rest = done;
        }
    }
    Some(rest)
}

/// Where the first value begins, by the form of those after it.
fn start(first: &str, middle: &[&str], words: &Words) -> usize {
    let begins: Vec<usize> = begins(first);
    let picked = |text: &str| picks(text, words).is_some();
    let last =
        |test: &dyn Fn(&str) -> bool| begins.iter().rev().copied().find(|at| test(&first[*at..]));
    if middle.iter().all(|part| picked(part)) {
        return last(&picked).unwrap_or(0);
    }
    // "A" alone is a name.
    let article = |text: &str| text.split_once(' ').is_some_and(|(it, _)| words.is("article", it));
    if let Some(at) = last(&article).filter(|_| middle.iter().all(|part| article(part))) {
        return at;
    }
    if middle.iter().all(|part| kind(part, words) == 1) {
        let run = begins.iter().rev().take_while(|at| kind(&first[**at..], words) == 1);
        return run.last().copied().unwrap_or(0);
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
    &last[..end.saturating_sub(1).min(last.len())]
}

/// Takes away a small word that all begin with, and what stands before it in the first: "went to
/// Lima", "to Rome"; "by car", "by bus". Returns what it takes away from the first.
pub fn led_alike(values: &mut [String], words: &Words) -> String {
    let second = values.get(1).and_then(|value| value.split_once(' '));
    let lead = second.map(|(lead, _)| lead.to_owned() + " ");
    let small =
        |lead: &String| lead.starts_with(char::is_lowercase) && words.is("small", lead.trim());
    let Some(lead) = lead.filter(small) else {
        return String::new();
    };
    let begins = values[1..].iter().all(|value| value.starts_with(&lead));
    let first = match values[0].starts_with(&lead) {
        true => Some(0),
        false => values[0].find(&format!(" {lead}")).map(|at| at + 1),
    };
    let Some(at) = first.filter(|_| begins) else { return String::new() };
    let before = values[0].drain(..at).collect();
    values.iter_mut().for_each(|value| *value = value[lead.len()..].to_owned());
    before
}

/// Takes away the words that all values share, or that one says for all: "red, green and blue
/// boots".
fn shared(values: &mut [String], words: &Words) {
    // "At 7, 8, 9 and 10 pm": without it nothing says that these are times.
    let last = values[values.len() - 1].clone();
    let Some((_, noun)) = last.rsplit_once(' ') else { return };
    if words.is("clock", noun) {
        let half = format!(" {noun}");
        let bare = values.iter_mut().filter(|value| value.parse::<u32>().is_ok());
        bare.for_each(|value| value.push_str(&half));
        return;
    }
    let common = |word: &str| stem(word) == stem(noun);
    let fits = |value: &String| value.rsplit_once(' ').is_none_or(|(_, word)| common(word));
    let plural = last.ends_with('s') && last.starts_with(char::is_lowercase);
    let every = values.iter().all(|value| value.contains(' '));
    if (plural || every) && values.iter().all(fits) {
        for one in values.iter_mut() {
            if let Some((before, _)) = one.rsplit_once(' ') {
                *one = before.to_owned();
            }
        }
    }
}
