//! What a puzzle asks: "Who owns the fish?", "What position is the Chinese at?", "Where does the
//! Dane live?", "Which drink does Anna have?"

mod adverbs;
mod apart;
mod called;
mod choices;
mod deeds;
mod doing;
mod evidence;
mod fields;
mod folk;
mod members;
mod query;
mod somebody;
mod sought;
mod tasks;
mod thing;
mod usage;
mod wording;

use super::Ground;
use super::asking::{WH, after_premises, before_choices, identifiers_apart};
use super::lexicon::{Class, is_site};
use super::mentions::Mention;
use super::persons::person;
use super::phrasing::asked_words;
use super::positions::houses_at;
use super::relations::side_at;
use super::tokens::{Token, tokens};
pub(super) use apart::{asked_apart, is_task_of_several};
use puzzle::{About, Asked, Category};
use query::Query;
pub(super) use sought::seek;
pub(super) use tasks::task;
use tasks::{asked_first, bare_task, things};

/// Understands a question; `None` when it asks for something that is no value or place.
pub(super) fn question(
    text: &str,
    categories: &[Category],
    ground: &Ground,
) -> Option<(Asked, Vec<About>)> {
    let plain = task(text).or_else(|| bare_task(text));
    let text = plain.as_deref().unwrap_or(text);
    // "What remains to be answered: Who was the pilot?"
    let after = text.split_once(": ").map(|(_, after)| after.trim_start());
    let asks = |after: &&str| tokens(after).first().is_some_and(|first| first.is(&WH));
    let text = after.filter(asks).unwrap_or(text);
    let words = asked_first(identifiers_apart(after_premises(before_choices(text)), ground));
    let words = asked_words(words, ground);
    let mut mentions = ground.gazetteer.find(&ground.lexicon, &words);
    // "Which cake", where one of them is the carrot cake.
    let asks_for = |mention: &Mention| {
        let which = mention.start > 0 && words[mention.start - 1].is(&["which", "what"]);
        which && mention.end == mention.start + 1 && {
            let named = ground.cues.named_with(&words[mention.start].word);
            mention.values.iter().any(|value| named.contains(&value.category))
        }
    };
    mentions.retain(|mention| !asks_for(mention));
    ground.cues.drop_nouns_and_verbs(&words, &mut mentions);
    ground.cues.narrow(&words, &mut mentions, ground);
    if !words.iter().any(|word| word.is(&WH))
        && let Some(found) = choices::offered(&words, &mentions, ground)
    {
        return Some(found);
    }
    // "Who lives in the red house, the Brit or the Swede?" names two.
    if beside(&words, &mentions, ground) && !asks_in_role(&words, categories, ground) {
        return None;
    }
    if mentions.is_empty() {
        mentions.extend(extreme(&words, ground));
    }
    let Some(about) = mentions.first() else { return of_place(&words, categories, ground) };
    if mentions
        .iter()
        .any(|mention| mention.values.iter().all(|value| !about.values.contains(value)))
    {
        return None;
    }
    let asking = asking(&words)?;
    let values = about.values.clone();
    let other = |asked: Asked| match asked {
        Asked::Category(c) => values.iter().any(|value| value.category != c),
        Asked::House => true,
    };
    let about = about.start..about.end;
    let asked =
        Query { words: &words, asking, about, categories, ground, values: &values }.asked()?;
    // "Which bottle, counting from the left, is the mandrake?"
    let counts =
        words.windows(2).any(|two| two[0].is(&["counting", "counted"]) && two[1].is(&["from"]));
    let asked = if counts && words[asking].is(&["which", "what"]) { Asked::House } else { asked };
    other(asked).then(|| (asked, values.into_iter().map(About::Value).collect()))
}

/// "Which neighbor drinks tea?", "the neighbor behind the red door": nobody's neighbor.
fn is_called_neighbor(words: &[Token], at: usize, ground: &Ground) -> bool {
    let led = at > 0 && words[at - 1].is(&["which", "what", "the"]);
    let goes_on = words.get(at + 1).is_some_and(|next| {
        let verb = matches!(ground.class(&next.word), Class::Verb | Class::Be);
        next.is(&["with", "behind", "who", "that", "in"])
            || verb && !next.is(&["do", "does", "did", "has", "have"])
            || next.is(&["has"]) && words[at - 1].is(&["which"])
    });
    words[at].is(&["neighbor"]) && led && goes_on
}

/// Whether something beside the first value is asked for: "Who sits next to the pilot?"
fn beside(words: &[Token], mentions: &[Mention], ground: &Ground) -> bool {
    let Some(about) = mentions.first() else { return false };
    // "Who is Ann's left neighbor?"
    let side = || side_at(words, about.end, ground.houses, &ground.scenery);
    if words[about.end - 1].possessive && side().is_some_and(|(side, _)| side.noun) {
        return true;
    }
    // "Who lives behind the yellow door?"
    let stands_at = |i: usize| {
        let things = ["door", "desk", "counter", "wheel", "bar", "curtain", "window", "gate"];
        i + 2 >= about.start
            && words[i].is(&["behind", "under", "at"])
            && words.get(about.end).is_some_and(|next| next.is(&things))
    };
    let beside =
        ["immediately", "directly", "neighbor", "neighbors", "adjacent", "beside", "between"];
    let named = |i: usize| mentions.iter().any(|mention| (mention.start..mention.end).contains(&i));
    let sided = |i: usize| {
        let to = words.get(i + 1).is_some_and(|next| next.is(&["to"]));
        words[i].is(&beside) && !is_called_neighbor(words, i, ground)
            || words[i].is(&["left", "right"]) && to
    };
    if (0..words.len()).any(|i| !named(i) && sided(i)) {
        return true;
    }
    (0..about.start).filter(|&i| !stands_at(i)).any(|i| {
        side_at(words, i, ground.houses, &ground.scenery).is_some_and(|(_, len)| {
            let end = i + len;
            end <= about.start && words[end..about.start].iter().all(|word| word.is(&ARTICLES))
        })
    })
}

/// "Who leads the foxes?", where leaders are listed: nobody is ahead of them.
fn asks_in_role(words: &[Token], categories: &[Category], ground: &Ground) -> bool {
    let asking = words.iter().position(|word| word.is(&["who"]));
    asking.is_some_and(|asking| {
        let verb = words.get(asking + 1);
        verb.is_some_and(|verb| somebody::in_role(&verb.word, categories, ground).next().is_some())
    })
}

const ARTICLES: [&str; 3] = ["a", "an", "the"];

/// "Who led the team with the highest score?"
fn extreme(words: &[Token], ground: &Ground) -> Option<Mention> {
    (0..words.len()).find_map(|start| {
        let (value, len) = ground.measures.extreme_at(words, start)?;
        Some(Mention { start, end: start + len, values: vec![value], taken_for: None })
    })
}

/// "Who lives in the third house?", "Who won?": what is asked of the one place that is named.
fn of_place(
    words: &[Token],
    categories: &[Category],
    ground: &Ground,
) -> Option<(Asked, Vec<About>)> {
    // "Can you sort out their breeds and what they won?" asks for everything.
    if words.iter().any(|word| word.is(&["they", "their", "each"])) {
        return None;
    }
    let asking = asking(words)?;
    let mut named = Vec::new();
    let mut i = 0;
    while i < words.len() {
        let found = houses_at(words, i, ground.houses, &ground.scenery);
        let end = found.map_or(i + 1, |(_, length)| i + length.max(1));
        named.extend(found.map(|(houses, _)| (houses, i..end)));
        i = end;
    }
    let [(houses, about)] = named.as_slice() else { return None };
    let house = houses.iter().next().filter(|_| houses.len() == 1)?;
    // "Which pianist performs last?", where pianists stand for the places.
    let query = Query { words, asking, about: about.clone(), categories, ground, values: &[] };
    let asked = match query.asked() {
        Some(Asked::House) if words[asking].is(&["which", "what"]) => {
            person(categories, ground, &[]).map(Asked::Category)?
        }
        asked => asked?,
    };
    matches!(asked, Asked::Category(_)).then(|| (asked, vec![About::House(house)]))
}

/// The word that asks "who" or "which", how many words name what it asks for, and the category of
/// that; whatever else is named.
pub(super) fn asks_for(
    words: &[Token],
    categories: &[Category],
    ground: &Ground,
) -> Option<(usize, usize, u8)> {
    let asking = words.iter().position(|token| token.is(&WH))?;
    let person = || person(categories, ground, &[]);
    if words[asking].is(&["who", "whose"]) {
        return person().map(|c| (asking, 1, c));
    }
    let noun = words.get(asking + 1).filter(|_| words[asking].is(&["which", "what"]))?;
    if noun.is(&["one", "person", "man", "woman", "boy", "girl"]) {
        return person().map(|c| (asking, 2, c));
    }
    match ground.cues.called(&noun.word)[..] {
        [c] => Some((asking, 2, c)),
        [] if ground.class(&noun.word) == Class::Noun && !is_site(&noun.word) => {
            person().map(|c| (asking, 2, c))
        }
        [] => things(&noun.word, categories).map(|c| (asking, 2, c)),
        _ => None,
    }
}

/// The word that asks.
fn asking(words: &[Token]) -> Option<usize> {
    words.iter().position(|token| token.is(&WH)).or_else(|| {
        words.iter().position(|token| token.is(&["position", "house", "name", "place", "number"]))
    })
}
