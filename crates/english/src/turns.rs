//! What is said of one after another: "one is a nurse, one drives a van and one is eating figs".

use std::ops::Range;

use super::categories::Listed;
use super::cores::Item;
use super::lexicon::{Class, Lexicon};
use super::lists::{are_items, clean, with_one};
use super::named::{capital, category_name, is_marker};
use super::naming::name_of;
use super::spurious::Spoken;
use super::tokens::{Token, number, ordinal, stem, tokens};

/// "One is a nurse, one a pilot and the third is a judge"; "one has a cat, another a dog and …".
pub(super) fn one_by_one(
    sentence: &str,
    words: &[Token],
    (n, line): (Option<usize>, usize),
    lexicon: &Lexicon,
    spoken: &Spoken,
) -> Option<(Listed, Range<usize>)> {
    let mut starts = openings(words);
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
    // "One sells tacos, one sells pies, and one is playing jazz, another salsa": one list first.
    if let Some(n) = n.filter(|n| (3..starts.len()).contains(n) && starts.len() % n == 0) {
        starts.truncate(n);
    }
    // "One flag (cross, moon), one engine (diesel, steam)": each has its own list.
    let bracketed =
        |&(_, from): &(usize, usize)| words[from..].iter().take(3).any(|token| token.is(&["("]));
    if starts.len() > 1 && starts.iter().all(bracketed) {
        return None;
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
        let (values, range) = placed_in_turn(sentence, words, least, (lexicon, spoken))?;
        let fits = n.is_none_or(|n| values.len() == n) && are_items(&values);
        let name = name_of(&values, &[], lexicon);
        let description = String::new();
        return fits.then_some((Listed { name, values, description, line }, range));
    }
    let said = said_in_turn(sentence, words, &starts, (lexicon, spoken))?;
    let values = said.values;
    let fits = n.is_none_or(|n| values.len() == n) && are_items(&values);
    let description = words[..starts[1].0].iter().map(|token| token.word.as_str());
    let description = description.collect::<Vec<_>>().join(" ");
    // "One played the flute, one took up sewing": what one does is not what all do.
    let before = if said.alike { &words[..said.range.start] } else { &[] };
    let marker = (0..before.len()).rfind(|&i| is_marker(before, i));
    let name = match marker {
        _ if said.noun.is_some() => said.noun.iter().map(|noun| capital(noun)).collect(),
        Some(marker) => {
            let end = (marker..before.len()).find(|&i| before[i].is_mark());
            let end = end.unwrap_or(before.len()) - 1;
            category_name(&sentence[words[marker].at.start..words[end].at.end])
        }
        None => name_of(&values, before, lexicon),
    };
    fits.then_some((Listed { name, values, description, line }, starts[0].0..said.range.end))
}

/// Where what is said of one, another, the third starts, and what is said of each: "one is a nurse,
/// another a vet", "behind one is a park, behind another the sea".
fn openings(words: &[Token]) -> Vec<(usize, usize)> {
    let opens = |i: usize| {
        let starts = i == 0 || words[i - 1].is_mark() || words[i - 1].is(&["and", "while", "but"]);
        let led = usize::from(words[i].is(&PLACED));
        let here = words.get(i + led..).filter(|here| starts && here.len() > 1)?;
        let ordinal = here[0].is(&["the", "a"])
            && (here[1].is(&["other", "last", "final", "remaining"])
                || ordinal(&here[1].word).is_some());
        let somebody = led == 0 && here[0].is(&["somebody", "someone"]);
        let len = match () {
            _ if here[0].is(&["one", "another"]) || somebody => 1,
            _ if ordinal => 2 + usize::from(here.get(2).is_some_and(|one| one.is(&["one"]))),
            _ => return None,
        };
        Some(after_aside(words, i + led + len))
    };
    (0..words.len()).filter_map(|i| Some((i, opens(i)?))).collect()
}

/// "Somebody - we have never found out who - keeps a goat": where it goes on after the aside.
fn after_aside(words: &[Token], from: usize) -> usize {
    let end = match words.get(from) {
        Some(open) if open.is(&["-"]) => "-",
        Some(open) if open.is(&["("]) => ")",
        // "One of them, for instance, lost her suitcase".
        Some(open) if open.is(&[","]) && words.get(from + 1).is_some_and(|w| w.is(&["for"])) => ",",
        _ => return from,
    };
    let aside = words[from + 1..].iter().take(LONGEST_ASIDE).position(|token| token.is(&[end]));
    aside.map_or(from, |len| from + len + 2)
}

/// The longest aside that is left out, in words.
const LONGEST_ASIDE: usize = 12;

/// Words before one of several places.
const PLACED: [&str; 9] = ["in", "on", "at", "under", "behind", "from", "to", "by", "inside"];

/// "There is a mower in one shed, a kayak in another, and a drum in the third": what is where.
fn placed_in_turn(
    sentence: &str,
    words: &[Token],
    least: usize,
    (lexicon, spoken): (&Lexicon, &Spoken),
) -> Option<(Vec<String>, Range<usize>)> {
    let place = |i: usize| {
        let here = &words[i..];
        let ordinal = here.len() > 2
            && here[1].is(&["the", "a"])
            && (here[2].is(&["other", "last", "final", "remaining"])
                || ordinal(&here[2].word).is_some());
        here[0].is(&PLACED) && (ordinal || here.len() > 1 && here[1].is(&["one", "another"]))
    };
    let ends: Vec<usize> = (1..words.len()).filter(|&i| place(i)).collect();
    if ends.len() < least {
        return None;
    }
    let mut values = Vec::new();
    let mut first = 0;
    for (k, &end) in ends.iter().enumerate() {
        let least = if k == 0 { 0 } else { ends[k - 1] + 2 };
        let stop = |&i: &usize| {
            words[i].is_mark()
                || words[i]
                    .is(&["and", "is", "are", "was", "were", "has", "with", "a", "an", "the"])
        };
        let from = (least..end).rev().find(stop).map_or(least, |i| i + 1);
        if from >= end {
            return None;
        }
        if k == 0 {
            first = from;
        }
        // "A stopped clock was the key to one case".
        let mark = (least..end).rev().find(|&i| words[i].is_mark()).map_or(least, |i| i + 1);
        let item = Item { words: &words[mark..end], sentence: words, lexicon, spoken };
        let core = item.core().filter(|core| core.end < end - mark && item.heard(core) > 0);
        let at = match core {
            Some(core) => mark + core.start..mark + core.end,
            None => from..end,
        };
        values.push(clean(&sentence[words[at.start].at.start..words[at.end - 1].at.end]));
    }
    let last = *ends.last()?;
    let stop = (last..words.len()).find(|&i| words[i].is_mark()).unwrap_or(words.len());
    Some((values, first..stop))
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
pub(super) fn each_in_turn(list: &str, lexicon: &Lexicon, spoken: &Spoken) -> Option<Vec<String>> {
    let words = tokens(list);
    let starts = openings(&words);
    let items = words.iter().filter(|token| token.is(&[","])).count() + 1;
    if starts.len() < 2.max(items) || starts[0].0 > 0 {
        return None;
    }
    said_in_turn(list, &words, &starts, (lexicon, spoken)).map(|said| said.values)
}

/// What is said of one after another.
struct Said {
    values: Vec<String>,
    /// From the first value to the end of the last.
    range: Range<usize>,
    /// Whether no two have verbs of their own.
    alike: bool,
    /// The noun that only the first has and one is without.
    noun: Option<String>,
}

/// What is said of each, by where its "one" stands and where what is said of it starts.
fn said_in_turn(
    sentence: &str,
    words: &[Token],
    starts: &[(usize, usize)],
    (lexicon, spoken): (&Lexicon, &Spoken),
) -> Option<Said> {
    let mut values = Vec::new();
    // What of each the rest of the text speaks of, where more is said.
    let mut cores: Vec<String> = Vec::new();
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
        // "One bear holds a drum": no verb where another follows; but "one keeps fish".
        let noun = |i: usize| {
            let next = &words[i + 1];
            i == from && acts(i + 1) && (next.word.ends_with(['s', 'd']) || next.is(&["is", "was"]))
        };
        let verb = (from..to).find(|&i| i + 1 < to && acts(i) && !noun(i));
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
            "from", "by", "painted", "named", "called", "of", "built", "made", "full", "about",
        ];
        while from + 1 < to && words[from].is(&particles) {
            from += 1;
        }
        // "One brought home cod".
        if verb.is_some() && words[from].is(&["home", "along", "back", "aboard"]) && from + 1 < to {
            from += 1;
        }
        // "One talk about bees, one about jazz": what the others are led by comes before it, too.
        let lead = starts.get(1).and_then(|next| words.get(next.1));
        if let Some(lead) = lead.filter(|lead| k == 0 && lead.is(&["about", "with", "by", "of"]))
            && let Some(at) = (from + 1..to - 1).find(|&i| words[i].word == lead.word)
        {
            from = at + 1;
        }
        if from >= to {
            return None;
        }
        if values.is_empty() {
            range.start = from;
        }
        range.end = to;
        verbs.extend(verb.map(|verb| words[verb].word.as_str()));
        let value = clean(&sentence[words[from].at.start..words[to - 1].at.end]);
        // "A red color" is red.
        let color = [" color", " colour"].iter().find_map(|noun| value.strip_suffix(noun));
        let color = color.map(str::to_owned);
        let core = {
            let item = |range: Range<usize>| Item {
                words: &words[range],
                sentence: words,
                lexicon,
                spoken,
            };
            let (here, whole) = (item(from..to), item(starts[k].1..to));
            let shift = |by: usize| move |core: Range<usize>| by + core.start..by + core.end;
            let heard = here.core().filter(|core| here.heard(core) > 0).map(shift(from));
            // "One apron is dotted": what is said of it is what it is.
            let be = verb.is_some_and(|verb| lexicon.class(&words[verb].word) == Class::Be);
            let heard = heard.or_else(|| {
                let core = whole.core().filter(|core| !be && whole.heard(core) > 0);
                core.map(shift(starts[k].1))
            });
            match () {
                _ if here.says_more() => heard.or_else(|| here.core().map(shift(from))),
                _ if verb.is_none() => Some(from + here.without_verb(0..to - from)..to),
                _ => None,
            }
        };
        let value = color.unwrap_or(value);
        cores.push(match core {
            Some(core) => clean(&sentence[words[core.start].at.start..words[core.end - 1].at.end]),
            None => value.clone(),
        });
        values.push(value);
    }
    let distinct = (1..cores.len()).all(|i| !cores[..i].contains(&cores[i]));
    if distinct {
        values = cores;
    }
    let alike = verbs.iter().all(|verb| *verb == verbs[0]);
    let noun = without_first_noun(&mut values);
    Some(Said { values: with_one(without_doers(without_lead(values))), range, alike, noun })
}

/// "One has a black stripe, one a red and one no stripe at all": black, red and none. The noun.
fn without_first_noun(values: &mut [String]) -> Option<String> {
    let (first, rest) = values.split_first_mut()?;
    let (bare, noun) = first.rsplit_once(' ')?;
    let none = |value: &str| {
        let value = value.strip_suffix(" at all").unwrap_or(value);
        value.strip_prefix("no ").is_some_and(|of| stem(of) == stem(noun))
    };
    let one = rest.iter().filter(|value| none(value)).count() == 1;
    if !one || !rest.iter().all(|value| none(value) || !value.contains(' ')) {
        return None;
    }
    rest.iter_mut().filter(|value| none(value)).for_each(|value| *value = "none".to_owned());
    let noun = noun.to_owned();
    *first = bare.to_owned();
    Some(noun)
}

/// "One is a tea drinker, one a milk lover": tea and milk.
fn without_doers(values: Vec<String>) -> Vec<String> {
    const DOERS: [&str; 8] =
        [" drinker", " lover", " keeper", " fan", " eater", " owner", " smoker", " player"];
    let bare =
        |value: &String| DOERS.iter().find_map(|doer| value.strip_suffix(doer)).map(str::to_owned);
    if values.iter().filter_map(bare).count() < 2 {
        return values;
    }
    values.into_iter().map(|value| bare(&value).unwrap_or(value)).collect()
}

/// Takes off the word that leads up to each value: "one in May, one in June".
pub(super) fn without_lead(values: Vec<String>) -> Vec<String> {
    const LEADS: [&str; 7] = ["in ", "on ", "at ", "from ", "by ", "for ", "of "];
    fn bare(value: &str) -> Option<&str> {
        LEADS.iter().find_map(|lead| value.strip_prefix(lead))
    }
    // "The donkeys wore blankets of lilac, blue and pink": what leads to the first is none of it.
    let mut values = values;
    if let Some((first, rest)) = values.split_first_mut()
        && let Some((lead, own)) = first.rsplit_once(" of ")
        && rest.len() > 1
        && lead.contains(' ')
        && !own.contains(' ')
        && rest.iter().all(|value| !value.contains(' '))
    {
        *first = own.to_owned();
    }
    // "By bus, by train and on foot"; the first and the last may have lost their own.
    let led = values.iter().filter(|value| bare(value).is_some()).count();
    if led < 2 || 2 * led < values.len() {
        return values;
    }
    values.iter().map(|value| clean(bare(value).unwrap_or(value))).collect()
}
