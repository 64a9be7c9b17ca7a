//! What a puzzle asks: "Who owns the fish?", "What position is the Chinese at?", "Where does the
//! Dane live?", "Which drink does Anna have?"

use super::super::{About, Asked, Category, Value};
use super::Ground;
use super::asking::{WH, What, after_premises, before_choices, identifiers_apart, what_of};
use super::deeds::Deed;
use super::kinds::cued_kinds;
use super::lexicon::{Class, is_site};
use super::mentions::Mention;
use super::persons::{is_doer, is_role_of, person};
use super::positions::houses_at;
use super::relations::side_at;
use super::tasks::{asked_first, names_somebody, of_kind, only_things, task, things};
use super::tokens::{Token, root, stem, tokens};

/// Understands a question; `None` when it asks for something that is no value or place.
pub(super) fn question(
    text: &str,
    categories: &[Category],
    ground: &Ground,
) -> Option<(Asked, Vec<About>)> {
    let plain = task(text);
    let text = plain.as_deref().unwrap_or(text);
    // "What remains to be answered: Who was the pilot?"
    let after = text.split_once(": ").map(|(_, after)| after.trim_start());
    let asks = |after: &&str| tokens(after).first().is_some_and(|first| first.is(&WH));
    let text = after.filter(asks).unwrap_or(text);
    let words = asked_first(identifiers_apart(after_premises(before_choices(text)), ground));
    let mut mentions = ground.gazetteer.find(&ground.lexicon, &words);
    ground.cues.drop_nouns(&words, &mut mentions);
    ground.cues.narrow(&words, &mut mentions, ground);
    // "Who lives in the red house, the Brit or the Swede?" names two.
    if beside(&words, &mentions, ground) {
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
    let asked = asked(&words, asking, about.start..about.end, categories, ground, &values)?;
    other(asked).then(|| (asked, values.into_iter().map(About::Value).collect()))
}

/// Whether something beside the first value is asked for: "Who sits next to the pilot?"
fn beside(words: &[Token], mentions: &[Mention], ground: &Ground) -> bool {
    let Some(about) = mentions.first() else { return false };
    // "Who is Ann's left neighbor?"
    let side = || side_at(words, about.end, ground.houses, &ground.scenery);
    if words[about.end - 1].possessive && side().is_some_and(|(side, _)| side.noun) {
        return true;
    }
    let beside =
        ["immediately", "directly", "neighbor", "neighbors", "adjacent", "beside", "between"];
    let named = |i: usize| mentions.iter().any(|mention| (mention.start..mention.end).contains(&i));
    let sided = |i: usize| {
        let to = words.get(i + 1).is_some_and(|next| next.is(&["to"]));
        words[i].is(&beside) || words[i].is(&["left", "right"]) && to
    };
    if (0..words.len()).any(|i| !named(i) && sided(i)) {
        return true;
    }
    (0..about.start).any(|i| {
        side_at(words, i, ground.houses, &ground.scenery).is_some_and(|(_, len)| {
            let end = i + len;
            end <= about.start && words[end..about.start].iter().all(|word| word.is(&ARTICLES))
        })
    })
}

/// What a place of the row may be, where no category is called so.
const SITES: &str = "carriage coach compartment hook peg cage kennel pod cell cave drawer bench pier \
    dock jetty mooring plot bed aisle shed pen hive hangar track bunk bin counter kiosk cubicle \
    suite tank window wagon space";

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
    let asked = match asked(words, asking, about.clone(), categories, ground, &[]) {
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

fn asked(
    words: &[Token],
    asking: usize,
    about: std::ops::Range<usize>,
    categories: &[Category],
    ground: &Ground,
    values: &[Value],
) -> Option<Asked> {
    let own = |c: &u8| values.iter().any(|value| value.category == *c);
    let outside = || (0..words.len()).filter(|i| !about.contains(i) && *i != asking);
    if words[asking].is(&["whose"]) {
        let owners: Vec<u8> = ground.cues.called("owner").into_iter().filter(|c| !own(c)).collect();
        if let [owner] = owners.as_slice() {
            return Some(Asked::Category(*owner));
        }
    }
    // "Who is the captain of the ship with the tea?"
    let role = words.get(asking + 3).filter(|_| {
        words[asking].is(&["who"])
            && words[asking + 1].is(&["is", "was"])
            && words[asking + 2].is(&ARTICLES)
            && words.get(asking + 4).is_some_and(|next| next.is(&["of", "in", "on", "at", "with"]))
    });
    if let Some([c]) = role.map(|role| ground.cues.called(&role.word)).as_deref()
        && !own(c)
    {
        return Some(Asked::Category(*c));
    }
    // "Who coaches the team in navy?" where there is a coach.
    let does = words.get(asking + 1).filter(|_| words[asking].is(&["who"]));
    let doing = |c: &u8| {
        let category = &categories[usize::from(*c)];
        let names = category.values.iter().all(|value| value.starts_with(char::is_uppercase));
        let noun = tokens(&category.name).pop();
        let verb = does.filter(|verb| verb.word.ends_with(['s', 'd']));
        names && noun.zip(verb).is_some_and(|(noun, verb)| root(&noun.word) == root(&verb.word))
    };
    // "Who wrote the book with the red cover?" where there are authors.
    let in_role = |c: &u8| does.is_some_and(|verb| is_role_of(*c, &verb.word, ground));
    let all = || (0..categories.len() as u8).filter(|c| !own(c));
    if let Some(c) = all().find(doing).or_else(|| all().find(in_role)) {
        return Some(Asked::Category(c));
    }
    if words[asking].is(&["who", "whose", "whom"]) {
        return person(categories, ground, values).map(Asked::Category);
    }
    // "What does Ann do for a living?"
    let living =
        words.windows(2).any(|pair| pair[0].is(&["a", "her", "his"]) && pair[1].is(&["living"]));
    let does = words.iter().any(|token| token.is(&["do", "does", "did", "earn", "earns"]));
    // "What does Ann do?", "What is Ann?"
    let ends = words.iter().rposition(|token| !token.is_mark());
    let only_does = words[asking].is(&["what"])
        && words.get(asking + 1).is_some_and(|next| next.is(&["does", "did", "is", "was"]))
        && ends.is_some_and(|end| {
            let last = if words[end].is(&["do"]) { end } else { end + 1 };
            asking + 2 == about.start
                && about.end == last
                && words[end].possessive == (last < end)
                && (words[asking + 1].is(&["does", "did"]) == (last == end))
        });
    if living && does || only_does {
        let jobs = ["job", "profession", "occupation", "trade", "career"];
        let job = jobs.iter().find_map(|word| ground.cues.called(word).first().copied());
        return job.filter(|c| !own(c)).map(Asked::Category);
    }
    if words[asking].is(&["how"]) {
        let measures = &ground.measures;
        // "How many pages has the novel?", where some books have 240 pages.
        let counted = |noun: &Token| match ground.cues.called(&noun.word)[..] {
            [c] => Some(c),
            _ => None,
        };
        let measure = words.get(asking + 1).and_then(|what| match words.get(asking + 2) {
            Some(noun) if what.is(&["many"]) => {
                measures.asked_how_many(&noun.word).or_else(|| counted(noun))
            }
            _ => measures.asked_for(&what.word),
        });
        // "How did Ann travel?"
        let moves = ["travel", "traveled", "get", "go", "come", "arrive", "commute", "travelled"];
        let ways = ["transport", "vehicle", "transportation", "travel"];
        let way = ways.iter().find_map(|word| ground.cues.called(word).first().copied());
        let way = way.filter(|_| words.iter().any(|token| token.is(&moves)));
        return measure.or(way).filter(|c| !own(c)).map(Asked::Category);
    }
    if words[asking].is(&["when"]) {
        let time = ["day", "month", "year", "time", "hour", "date"]
            .iter()
            .find_map(|word| ground.cues.called(word).first().copied());
        return Some(time.filter(|c| !own(c)).map_or(Asked::House, Asked::Category));
    }
    // "Where does the Dane come from?"
    let from = words.iter().rev().find(|last| !last.is_mark()).is_some_and(|t| t.is(&["from"]));
    if words[asking].is(&["where"]) && from {
        let homes = ["come", "hail", "from"];
        let home = homes.iter().find_map(|word| match ground.cues.used_most_with(word, &own)[..] {
            [c] => Some(c),
            _ => None,
        });
        let homes = "town city hometown country place village nationality home origin birthplace \
            state county";
        let called = homes.split(' ').find_map(|word| ground.cues.called(word).first().copied());
        return home.or(called.filter(|c| !own(c))).map(Asked::Category);
    }
    // "Where did the person with the guitar go?" where there are destinations.
    let goes = ["go", "going", "travel", "traveling", "fly", "sail", "drive", "ride"];
    if words[asking].is(&["where"]) && words.iter().any(|token| token.is(&goes)) {
        let called = "destination city town country place island resort";
        let called = called.split(' ').find_map(|word| ground.cues.called(word).first().copied());
        // What the hints say that others go to.
        let gone = || match ground.cues.called("go")[..] {
            [c] => Some(c),
            _ => None,
        };
        if let Some(c) = called.or_else(gone).filter(|c| !own(c)) {
            return Some(Asked::Category(c));
        }
    }
    if words[asking].is(&["where"]) {
        // "Where was Ann?" where rooms are listed and nothing is said of a row.
        let called = "room place location venue city town country destination island \
            neighborhood district building shop garden street spot";
        let called = called.split_ascii_whitespace().find_map(|word| {
            (0..categories.len() as u8).filter(|c| !own(c)).find(|&c| {
                stem(&categories[usize::from(c)].name.to_lowercase()).split(' ').any(|w| w == word)
            })
        });
        return Some(called.filter(|_| !ground.scenery.told).map_or(Asked::House, Asked::Category));
    }
    // "What is the seat number of Ann?"
    let number = (asking + 1..about.start).find(|&i| words[i].is(&["number"]));
    let site = |i: usize| is_site(&words[i].word) || ground.scenery.is_place(&words[i].word);
    let listed = |c: &Category| c.name.to_lowercase().contains("number");
    let whole = number.is_some_and(|i| !categories.iter().any(listed) && site(i - 1));
    if whole && words[asking].is(&["what", "which"]) {
        return Some(Asked::House);
    }
    // "What is the name of the guest with the scone?"
    let name = (asking + 1..about.start.min(asking + 4)).find(|&i| words[i].is(&["name"]));
    if name.is_some_and(|i| words[i + 1].is(&["of"])) && ground.cues.called("name").is_empty() {
        return person(categories, ground, values).map(Asked::Category);
    }
    // "What is Hair Color of …": a whole name goes before its words.
    match what_of(words, asking, ground) {
        What::Category(c) if !own(&c) => return Some(Asked::Category(c)),
        What::Unknown => return None,
        _ => {}
    }
    // "Find out what the pilot is called."
    let named = words.iter().rfind(|word| !word.is_mark());
    if words[asking].is(&["what"]) && named.is_some_and(|word| word.is(&["called", "named"])) {
        return person(categories, ground, values).map(Asked::Category);
    }
    // "Determine the make of the car", where a list is called "Make".
    let named_so = |i: usize| {
        (0..categories.len() as u8).filter(|c| !own(c)).find(|&c| {
            let name = categories[usize::from(c)].name.to_lowercase();
            stem(&name) == stem(&words[i].word)
        })
    };
    let whole = |i: &usize| {
        let of = words.get(i + 1).is_some_and(|next| next.is(&["of"]));
        (of || *i == asking + 1) && !names_somebody(&words[*i].word)
    };
    let by_name = (asking + 1..about.start).filter(whole).find_map(named_so);
    if let Some(c) = by_name.filter(|_| words[asking].is(&["what", "which"])) {
        return Some(Asked::Category(c));
    }
    // The noun after "which" or "what": a category, or a place.
    // "What did the person from Rome order?": who it was is no answer.
    // "Find out what the man in seat 3 eats."
    let next = words.get(asking + 1);
    let whole = next.is_some_and(|next| next.is(&ARTICLES)) || about.start == asking + 1;
    let did = words[asking].is(&["what"])
        && (whole || next.is_some_and(|next| next.is(&["do", "does", "did"])));
    for i in outside().filter(|&i| i > asking) {
        let token = &words[i];
        let empty = ["is", "was", "were", "does", "do", "did", "are", "the", "of", "in", "at"];
        if token.is(&empty) && i == asking + 1 {
            continue;
        }
        // "What was Ann's gift?"
        // "What is the dog owner's job?"
        let of_hers = i == about.end
            && (words[about.end - 1].possessive || words[about.end].possessive)
            || i == about.end + 1 && words[about.end].possessive;
        if i == about.end && words[about.end].possessive && !words[about.end - 1].possessive {
            continue;
        }
        if i > about.start && !of_hers {
            break;
        }
        // "Which boy is the guitarist?", not what a 7-year-old boy is by age.
        let listed = |c: &Category| c.name.to_lowercase().contains(stem(&token.word).as_str());
        if i == asking + 1
            && !words[asking].is(&["what"])
            && names_somebody(&token.word)
            && !categories.iter().any(listed)
            && let Some(c) = person(categories, ground, values)
        {
            return Some(Asked::Category(c));
        }
        let mut called: Vec<u8> =
            ground.cues.called(&token.word).into_iter().filter(|c| !own(c)).collect();
        // "In which country": where the lists are of nations or countries.
        let country = called.is_empty() && token.is(&["country", "nation"]);
        let nations = |c: &u8| categories[usize::from(*c)].name == "Nationality" && !own(c);
        called.extend((0..categories.len() as u8).filter(|c| country && nations(c)));
        let inside = words[..asking].last().is_some_and(|before| before.is(&["in", "on", "at"]))
            || words
                .iter()
                .rev()
                .find(|last| !last.is_mark())
                .is_some_and(|last| last.is(&["in", "on", "at"]));
        let placed = is_site(&token.word)
            || inside && ground.scenery.is_place(&token.word)
            || called.is_empty() && SITES.split(' ').any(|site| site == stem(&token.word));
        // "Which hook number", "which carriage, by number".
        let numbered = outside().any(|i| i > asking && i < about.start && words[i].is(&["number"]));
        let site = placed || numbered || token.is(&["number", "places", "order", "rank"]);
        let named =
            |c: &u8| stem(&categories[usize::from(*c)].name.to_lowercase()) == stem(&token.word);
        let category = called.len() == 1 && (!placed || called.iter().all(named));
        if site && !category {
            let things = things(&token.word, categories).filter(|c| !own(c) && !inside);
            return Some(things.map_or(Asked::House, Asked::Category));
        }
        // "Which drink" where beverages are listed.
        if called.is_empty()
            && let Some(c) = of_kind(token, categories, &own)
        {
            return Some(Asked::Category(c));
        }
        if !category && !did && ground.class(&token.word) == Class::Noun && called.is_empty() {
            let somebody = names_somebody(&token.word) || is_doer(&token.word);
            // "Which wizard casts the spell?"
            let does = words.get(i + 1).filter(|_| i == asking + 1);
            let does = does.is_some_and(|next| {
                matches!(ground.class(&next.word), Class::Verb | Class::Be)
                    || next.is(&["has", "had", "owns"])
            });
            let who = || person(categories, ground, values);
            let things = || only_things(categories, &own);
            let asked = match somebody || does {
                true => who().or_else(|| (!somebody).then(things).flatten()),
                false => things(),
            };
            return asked.map(Asked::Category);
        }
        if let [c] = called.as_slice() {
            // "Which band" where bands have names, and kinds of band are listed: who it is.
            let whole = ground.cues.named_with(&token.word).contains(c)
                || !cued_kinds(&root(&token.word)).is_empty();
            let names = (0..categories.len() as u8)
                .find(|c| categories[usize::from(*c)].name == "Name" && !own(c) && i == asking + 1);
            return Some(Asked::Category(names.filter(|_| !whole).unwrap_or(*c)));
        }
        // "Which gardener grows figs?", where they are listed by name.
        if i == asking + 1 && called.len() != 1 && !site && is_doer(&token.word) {
            return person(categories, ground, values).map(Asked::Category);
        }
    }
    let said = Deed { words, asking, about, categories, ground, values, did };
    said.asked()
}
