//! Lists in running text: "(ball, doll, train)", "painted red, blue, green and yellow".

use std::ops::Range;

use super::categories::Listed;
use super::lexicon::{Class, Lexicon};
use super::lists::{clean, is_item};
use super::named::{capital, category_name, is_marker};
use super::naming::name_of;
use super::quotes::quoted;
use super::runs::next_run;
use super::tokens::{Token, number, ordinal, stem, tokens};

/// "A, b, c and d" in a sentence, wherever it stands: "Each ate a different dish - lamb, trout or
/// pie - and had a different hobby: chess, golf or darts".
pub(super) fn enumerations(
    sentence: &str,
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
) -> Vec<Listed> {
    let words = tokens(sentence);
    let mut found = Vec::new();
    if let Some((listed, range)) = one_by_one(sentence, &words, n, line, lexicon) {
        let end = words.get(range.end).map_or(sentence.len(), |next| next.at.start);
        let mut all = enumerations(&sentence[..words[range.start].at.start], n, line, lexicon);
        all.push(listed);
        all.extend(enumerations(&sentence[end..], n, line, lexicon));
        return all;
    }
    if let Some((values, range)) = quoted(sentence, n.unwrap_or(3)) {
        let before = &sentence[..range.start];
        let (name, description) = introduced(before, &tokens(before), &values, lexicon);
        let mut all = enumerations(before, n, line, lexicon);
        if n.is_none_or(|n| n == values.len()) {
            all.push(Listed { name, values, description, line });
        }
        all.extend(enumerations(&sentence[range.end..], n, line, lexicon));
        return all;
    }
    let mut start = 0;
    while let Some(run) = next_run(&words, start, lexicon).filter(|_| found.len() < 40) {
        let mut items = run;
        let end = items.last().map_or(start + 1, |item| item.1);
        // "Three boys, Tim, Jon and Rob": the first is what they are.
        let names = items.iter().all(|item| words[item.0].capital);
        if n.is_some_and(|n| items.len() == n + 1) && !names {
            items.remove(0);
        }
        let slice = |&(from, to): &(usize, usize)| {
            let (mut from, to) = (words[from].at.start, words[to - 1].at.end);
            // "$5" with its sign.
            if let Some(sign) = sentence[..from].chars().next_back().filter(|c| "$£€".contains(*c))
            {
                from -= sign.len_utf8();
            }
            let quoted = sentence[..from].ends_with(['"', '\'', '\u{201c}', '\u{2018}']);
            if quoted { sentence[from..to].to_owned() } else { clean(&sentence[from..to]) }
        };
        let mut values: Vec<String> = items.iter().map(slice).collect();
        // "Salt, rope and tin were the cargoes".
        let small = |value: &String| value.starts_with(char::is_lowercase);
        if items[0].0 == 0 && values[1..].iter().all(small) {
            values[0] = small_letter(&values[0]);
        }
        // "They are Ann's, Bob's and Cy's".
        if values.iter().all(|value| value.ends_with("'s")) {
            values.iter_mut().for_each(|value| value.truncate(value.len() - 2));
        }
        let aged = bare_numbers(&mut values);
        values = without_lead(values);
        let fits = n.map_or(values.len() >= 3, |n| values.len() == n);
        // "Each has a different name, pet and drink" lists categories, not values.
        let heads = (1..4)
            .filter_map(|back| items[0].0.checked_sub(back))
            .take_while(|&i| {
                let leads = ["among", "amongst", "from", "of", "as", "like", "between", "either"];
                let be = lexicon.class(&words[i].word) == Class::Be;
                !words[i].is_mark() && !words[i].is(&leads) && !be
            })
            .any(|i| is_marker(&words, i));
        if fits && !heads && values.iter().all(|value| is_item(value)) {
            let before = &words[start..items[0].0];
            let after = named_after(&words[end..]).filter(|_| before.is_empty());
            // "The Archer, Bolton and Crane families".
            let family = words.get(end).is_some_and(|next| next.is(&["families", "family"]));
            let (name, description) = match after {
                _ if family && names => ("Family".to_owned(), "families".to_owned()),
                _ if aged => ("Age".to_owned(), "age aged old".to_owned()),
                Some(noun) => (capital(&stem(&noun.word)), noun.word.clone()),
                None => introduced(sentence, before, &values, lexicon),
            };
            found.push(Listed { name, values, description, line });
            start = end;
        } else {
            // Names that are too many or too few are no list from their second on.
            let names = items.iter().all(|&(from, to)| words[from].capital && to == from + 1);
            let whole = names && values.len() > 3 && values.iter().all(|value| is_item(value));
            start = if whole { end } else { items[0].1.max(start + 1) };
        }
    }
    found
}

/// What a question lists in brackets: "Can you match each baker (Ida, Jean or Lou) with her cake and
/// its ribbon (blue, gold or red)?"
pub(super) fn bracketed(
    question: &str,
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
) -> Vec<Listed> {
    let mut found = Vec::new();
    for piece in question.split_inclusive(')').filter(|piece| piece.ends_with(')')) {
        let Some((before, _)) = piece.split_once('(') else { continue };
        let noun = [", ", " and ", " with "]
            .iter()
            .filter_map(|cut| before.rfind(cut).map(|at| at + cut.len()));
        found.extend(enumerations(&piece[noun.max().unwrap_or(0)..], n, line, lexicon));
    }
    found
}

/// "… were the cargoes of four ships".
fn named_after(after: &[Token]) -> Option<&Token> {
    match after {
        [be, the, noun, next, ..]
            if be.is(&["are", "were"])
                && the.is(&["the", "their"])
                && next.is(&["of"])
                && noun.word.ends_with('s') =>
        {
            Some(noun)
        }
        _ => None,
    }
}

fn small_letter(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

/// The name of a category, and its description, from the words before its list.
fn introduced(
    sentence: &str,
    before: &[Token],
    values: &[String],
    lexicon: &Lexicon,
) -> (String, String) {
    // "Tents (from left to right) are red, …".
    let mut open = 0;
    let outside: Vec<&Token> = before
        .iter()
        .rev()
        .filter(|token| {
            open += usize::from(token.is(&[")"]));
            let inside = open > 0;
            open -= usize::from(inside && token.is(&["("]));
            !inside
        })
        .collect();
    let mut bare: Vec<Token> = outside.into_iter().rev().cloned().collect();
    // The article of the first value.
    if let [.., mark, article] = bare.as_slice() {
        if mark.is_mark() && article.is(&["a", "an", "the", "some"]) {
            bare.pop();
        }
    }
    let pause = |token: &Token| token.is(&[",", ";", ".", ")"]);
    let mut to = bare.len();
    while to > 0 && bare[to - 1].is_mark() {
        to -= 1;
    }
    let from = bare[..to].iter().rposition(pause).map_or(0, |i| i + 1);
    let clause = &bare[from..to];
    let description = match clause {
        [] => String::new(),
        [first, .., last] => sentence[first.at.start..last.at.end].to_owned(),
        [only] => sentence[only.at.clone()].to_owned(),
    };
    let marked = (0..clause.len()).any(|i| is_marker(clause, i));
    // "An owner (Ann, Bob or Cy)", "the cargo (salt or tin)".
    let article = clause
        .iter()
        .rev()
        .skip(1)
        .take(3)
        .position(|token| token.is(&["a", "an", "the", "its", "their", "each", "every"]));
    let bracket = bare.last().is_some_and(|last| last.is(&["("]));
    if let Some(back) = article.filter(|_| bracket && !marked) {
        let noun = &clause[clause.len() - back - 1..];
        if noun.iter().all(|token| lexicon.class(&token.word) != Class::Verb) {
            let noun = sentence[noun[0].at.start..noun[noun.len() - 1].at.end].to_owned();
            return (category_name(&noun), description);
        }
    }
    let noun = |token: &Token| matches!(lexicon.class(&token.word), Class::Unknown | Class::Noun);
    let name = match marked || clause.len() == 1 && noun(&clause[0]) {
        true => category_name(&description),
        false => name_of(values, clause, lexicon),
    };
    (name, description)
}

/// "One is a nurse, one a pilot and the third is a judge"; "one has a cat, another a dog and …".
fn one_by_one(
    sentence: &str,
    words: &[Token],
    n: Option<usize>,
    line: usize,
    lexicon: &Lexicon,
) -> Option<(Listed, Range<usize>)> {
    let opens = |i: usize| {
        let here = &words[i..];
        let ordinal = here.len() > 1
            && here[0].is(&["the", "a"])
            && (here[1].is(&["other", "last", "final"]) || ordinal(&here[1].word).is_some());
        let starts = i == 0 || words[i - 1].is_mark() || words[i - 1].is(&["and", "while", "but"]);
        match () {
            _ if !starts => None,
            _ if here[0].is(&["one", "another"]) => Some(i + 1),
            _ if ordinal => Some(i + 2),
            _ => None,
        }
    };
    let mut starts: Vec<(usize, usize)> =
        (0..words.len()).filter_map(|i| Some((i, opens(i)?))).collect();
    // "To share with the other two (one brought …)" counts others.
    let told = |at: usize| starts.first().is_some_and(|first| first.0 < at);
    if let Some((at, rest)) = remaining(words).filter(|(at, _)| told(*at)) {
        starts.retain(|start| start.0 < at);
        starts.extend(rest);
    }
    // "A snack (one brought …) and a game (one brought …)": the second brackets list others.
    let least = 3.max(n.unwrap_or(3));
    if let Some(next) = (least..starts.len())
        .find(|&k| words[starts[k - 1].0..starts[k].0].iter().any(|token| token.is(&[")"])))
    {
        starts.truncate(next);
    }
    // "In the evenings one played the flute, one took up sewing".
    let first = starts.first().map_or(0, |first| first.0);
    // "Each with one fish, one plant and one stone" says what all have.
    let each =
        words[first.saturating_sub(5)..first].iter().any(|token| token.is(&["each", "every"]));
    if each && first > 0 && words[first - 1].is(&["with", "has", "have", "had", "keeps"]) {
        return None;
    }
    let verb = |i: usize| {
        matches!(lexicon.class(&words[i].word), Class::Verb | Class::Be) && !words[i].capital
    };
    // "Each brought one of their fruits" has another in mind.
    let of = |i: usize| words[i + 1].is(&["of"]);
    let mut inner =
        (1..first).filter(|&i| words[i].is(&["one"]) && (verb(i + 1) || verb(i - 1) && !of(i)));
    if starts.len() > 1 && n.is_none_or(|n| starts.len() < n) {
        starts.splice(0..0, inner.next().map(|i| (i, i + 1)));
    }
    if starts.len() < least {
        return None;
    }
    let said = said_in_turn(sentence, words, &starts, lexicon)?;
    let values = said.values;
    let fits = n.is_none_or(|n| values.len() == n) && values.iter().all(|value| is_item(value));
    let description = words[..starts[1].0].iter().map(|token| token.word.as_str());
    let description = description.collect::<Vec<_>>().join(" ");
    // "One played the flute, one took up sewing": what one does is not what all do.
    let before = if said.alike { &words[..said.range.start] } else { &[] };
    let marker = (0..before.len()).rfind(|&i| is_marker(before, i));
    let name = match marker {
        Some(marker) => {
            let end = (marker..before.len()).find(|&i| before[i].is_mark());
            let end = end.unwrap_or(before.len()) - 1;
            category_name(&sentence[words[marker].at.start..words[end].at.end])
        }
        None => name_of(&values, before, lexicon),
    };
    fits.then_some((Listed { name, values, description, line }, starts[0].0..said.range.end))
}

/// "The remaining three a fox, an owl and a wren": where it stands, and where each of them starts.
fn remaining(words: &[Token]) -> Option<(usize, Vec<(usize, usize)>)> {
    let opens = |three: &[Token]| {
        three[0].is(&["the"])
            && three[1].is(&["remaining", "other", "last"])
            && number(&three[2].word).is_some_and(|count| count > 1)
    };
    let at = words.windows(3).position(opens)?;
    let count = usize::from(number(&words[at + 2].word)?);
    let mut starts = vec![(at, at + 3)];
    for i in at + 4..words.len() {
        let pause = words[i - 1].is(&[",", "and"]) && !words[i].is(&[",", "and"]);
        if pause && starts.len() < count {
            starts.push((i, i));
        }
    }
    (starts.len() == count).then_some((at, starts))
}

/// The list "one is a nurse, one drives a van and one is eating figs", where every item has its
/// "one".
pub(super) fn each_in_turn(list: &str, lexicon: &Lexicon) -> Option<Vec<String>> {
    let words = tokens(list);
    let opens = |i: usize| {
        words[i].is(&["one"]) && (i == 0 || words[i - 1].is_mark() || words[i - 1].is(&["and"]))
    };
    let starts: Vec<(usize, usize)> =
        (0..words.len()).filter(|&i| opens(i)).map(|i| (i, i + 1)).collect();
    let items = words.iter().filter(|token| token.is(&[","])).count() + 1;
    if starts.len() < 2.max(items) || starts[0].0 > 0 {
        return None;
    }
    said_in_turn(list, &words, &starts, lexicon).map(|said| said.values)
}

/// What is said of one after another.
struct Said {
    values: Vec<String>,
    /// From the first value to the end of the last.
    range: Range<usize>,
    /// Whether no two have verbs of their own.
    alike: bool,
}

/// What is said of each, by where its "one" stands and where what is said of it starts.
fn said_in_turn(
    sentence: &str,
    words: &[Token],
    starts: &[(usize, usize)],
    lexicon: &Lexicon,
) -> Option<Said> {
    let mut values = Vec::new();
    let mut range = 0..0;
    let mut verbs: Vec<&str> = Vec::new();
    for (k, &(_, from)) in starts.iter().enumerate() {
        let pause = || (from + 1..words.len()).find(|&i| words[i].is_mark());
        let end = || pause().unwrap_or(words.len());
        let mut to = starts.get(k + 1).map_or_else(end, |next| next.0);
        while to > from && (words[to - 1].is_mark() || words[to - 1].is(&["and", "while", "but"])) {
            to -= 1;
        }
        // "One of them is a nurse", "one person has a cat", "one drinks tea".
        let acts = |i: usize| {
            matches!(lexicon.class(&words[i].word), Class::Verb | Class::Be) && !words[i].capital
        };
        // "One bear holds a drum": no verb where another follows.
        let verb = (from..to).find(|&i| i + 1 < to && acts(i) && !(i == from && acts(i + 1)));
        // "One is eating figs".
        let doing = |verb: usize| {
            let next = &words[verb + 1];
            lexicon.class(&words[verb].word) == Class::Be
                && next.word.ends_with("ing")
                && matches!(lexicon.class(&next.word), Class::Verb | Class::Unknown)
                && verb + 2 < to
        };
        let mut from = verb.map_or(from, |verb| verb + 1 + usize::from(doing(verb)));
        // "One took up sewing, one went in for chess, one was given to carving".
        let particles = [
            "up", "in", "for", "to", "given", "out", "as", "dressed", "keen", "fond", "on", "at",
            "from", "painted", "named", "called", "of", "built", "made",
        ];
        while from + 1 < to && words[from].is(&particles) {
            from += 1;
        }
        if from >= to {
            return None;
        }
        if values.is_empty() {
            range.start = from;
        }
        range.end = to;
        verbs.extend(verb.map(|verb| words[verb].word.as_str()));
        values.push(clean(&sentence[words[from].at.start..words[to - 1].at.end]));
    }
    let alike = verbs.iter().all(|verb| *verb == verbs[0]);
    Some(Said { values: without_doers(without_lead(values)), range, alike })
}

/// Takes off what leads up to numbers: "at 9:00, 9:30 and 10:00", "aged 5, 6 and 8"; whether they
/// are ages.
fn bare_numbers(values: &mut [String]) -> bool {
    let digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    let Some((first, rest)) = values.split_first_mut() else { return false };
    let lead = ["at ", "aged ", "for ", "in ", "from "].iter().find(|lead| {
        first.strip_prefix(**lead).is_some_and(digit) && rest.iter().all(|value| digit(value))
    });
    if let Some(lead) = lead {
        first.replace_range(..lead.len(), "");
    }
    lead == Some(&"aged ")
}

/// "One is a tea drinker, one a milk lover": tea and milk.
fn without_doers(values: Vec<String>) -> Vec<String> {
    const DOERS: [&str; 8] =
        [" drinker", " lover", " enthusiast", " fan", " eater", " owner", " smoker", " player"];
    let bare =
        |value: &String| DOERS.iter().find_map(|doer| value.strip_suffix(doer)).map(str::to_owned);
    let all: Option<Vec<String>> = values.iter().map(bare).collect();
    all.unwrap_or(values)
}

/// Takes off the word that leads up to each value: "one in May, one in June".
fn without_lead(values: Vec<String>) -> Vec<String> {
    let led = |lead: &str| values.iter().all(|value| value.starts_with(lead));
    match ["in ", "on ", "at ", "from ", "by "].iter().find(|lead| led(lead)) {
        Some(lead) => values.iter().map(|value| value[lead.len()..].to_owned()).collect(),
        None => values,
    }
}
