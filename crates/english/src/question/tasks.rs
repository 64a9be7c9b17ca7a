//! Questions that are put as tasks: "Work out the nationality of Ann."; and what a question asks for
//! by another word than its list is called.

use super::super::Ground;
use super::super::asking::WH;
use super::super::kinds::{cued_kinds, value_key, value_kinds};
use super::super::persons::is_doer;
use super::super::quantities::amount;
use super::super::tokens::{Token, root, stem, tokens};
use super::evidence::is_nameless;
use super::thing::the_only;
use puzzle::Category;

/// "Please find out which pet Ann keeps", "work out the job of Ann", "name the tea drinker": the
/// question, with "what is" or "who is" before the last two.
pub(in super::super) fn task(text: &str) -> Option<String> {
    let words = tokens(text);
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    // "Why did Ann come?"
    if is(0, &["why"]) {
        return Some(format!("For what reason {}", &text[words.get(1)?.at.start..]));
    }
    let orders = ["find", "work", "figure"];
    let plain = [
        "find",
        "determine",
        "identify",
        "deduce",
        "discover",
        "name",
        "tell",
        "give",
        "state",
        "specify",
        "indicate",
        "establish",
        "infer",
        "compute",
        "show",
        "report",
    ];
    // "Crew of Esk?", "The code is the name of the waiter who served tomato soup."
    let asks = words.iter().any(|token| token.is(&WH));
    let said = words.iter().filter(|token| !token.is_mark()).count();
    let noun = usize::from(is(0, &["the"]));
    let asked = words.get(noun).filter(|_| is(noun + 1, &["of"]) && text.trim_end().ends_with('?'));
    if let Some(asked) = asked.filter(|_| !asks && said < 8) {
        return Some(format!("What is the {}{}", asked.word, &text[asked.at.end..]));
    }
    // "Joan's gift?"
    let whose = words.iter().any(|token| token.possessive);
    if !asks && whose && said < 6 && text.trim_end().ends_with('?') {
        return Some(format!("What is {text}"));
    }
    let opens = words
        .iter()
        .take(3)
        .any(|token| SECRETS.split_ascii_whitespace().any(|secret| token.word == secret));
    let name = (2..words.len().min(9)).find(|&at| is(at, &["name"]) && is(at + 1, &["of"]));
    if let Some(name) = name.filter(|name| opens && is(name - 1, &["the"])) {
        return Some(format!("What is the {}", &text[words[name].at.start..]));
    }
    let at = (0..words.len().min(8)).find(|&at| is(at, &orders) || is(at, &plain))?;
    let out = is(at, &orders) && is(at + 1, &["out"]);
    let told = usize::from(is(at, &["tell", "give"]) && is(at + 1, &["me", "us"]));
    if !out && !is(at, &plain) {
        return None;
    }
    let led = words[..at].iter().all(|token| {
        token.is(&[
            "please", "can", "could", "you", "your", "task", "is", "to", "now", "so", "then",
            "finally",
        ])
    });
    let from = at + 1 + usize::from(out) + told;
    let start = words.get(from).filter(|_| led)?;
    let rest = &text[start.at.start..];
    let all = words.iter().any(|token| {
        token.is(&["each", "every", "all", "everyone", "everybody", "who", "and", "their"])
    });
    // "Find Ann's job."
    let last = words[from..].iter().rposition(|token| !token.is_mark()).map(|last| from + last)?;
    if words[from..last].iter().any(|token| token.possessive) && last < from + 5 && !all {
        return Some(format!("What is {rest}"));
    }
    // "Name the tea drinker."
    let other = ["number", "order", "answer"];
    let doer = is_doer(&words[last].word) && !words[last].capital && !words[last].is(&other);
    if start.is(&["the"]) && (from + 1..from + 5).contains(&last) && doer && !all {
        return Some(format!("Who is {rest}"));
    }
    // "Name the city in which Ann lives", "name the pet that lives in the red house".
    let each =
        words.iter().any(|token| token.is(&["each", "every", "all", "everyone", "everybody"]));
    if start.is(&["the"])
        && !each
        && let Some(asked) = of_which(&words, from + 1, text)
    {
        return Some(asked);
    }
    // "Work out the goods the woman at stall 2 sells."
    let whose = (from + 2..from + 4).find(|&at| is(at, &["the"]));
    if start.is(&["the"]) && !each && whose.is_some_and(|at| !is(at - 1, &["of", "in", "on", "at"]))
    {
        return Some(format!("Which {}", &text[words[from + 1].at.start..]));
    }
    if start.is(&["the"]) {
        let of = (from + 2..from + 5).any(|at| is(at, &["of"]));
        return (of && !each).then(|| format!("What is {rest}"));
    }
    let asks = ["who", "whose", "what", "which", "where", "when", "how", "in", "on", "at"];
    start.is(&asks).then(|| rest.to_owned())
}

/// "And the name of the ship with salt.", "the family that has the fig tree", said of what is known
/// to ask: a task.
pub(super) fn bare_task(text: &str) -> Option<String> {
    let words = tokens(text);
    let start = usize::from(words.first().is_some_and(|first| first.is(&["and"])));
    let led = words.get(start).filter(|first| first.is(&["the"]))?;
    task(&format!("Name {}", &text[led.at.start..]))
}

/// "Which city" of "the city that", "in which city" of "the city in which": a noun of one or two
/// words from here on, and what is said of it.
fn of_which(words: &[Token], noun: usize, text: &str) -> Option<String> {
    let is = |at: usize, list: &[&str]| words.get(at).is_some_and(|token| token.is(list));
    let led =
        |at: usize| is(at, &["in", "on", "at", "from", "with", "by"]) && is(at + 1, &["which"]);
    let relates = |at: usize| is(at, &["that", "which"]) || led(at);
    let at = (noun + 1..noun + 3).find(|&at| relates(at))?;
    let somebody = names_somebody(&words[at - 1].word) || is_doer(&words[at - 1].word);
    let named = text[words[noun].at.start..words[at - 1].at.end].trim();
    let (lead, from) = match led(at) {
        true => (format!("{} which", words[at].word), at + 2),
        false => ("which".to_owned(), at + 1),
    };
    let rest = words.get(from).filter(|_| !somebody)?;
    Some(format!("{lead} {named} {}", &text[rest.at.start..]))
}

/// "Ann drinks what?", "Ann lives in which house?" with what asks before the rest.
pub(super) fn asked_first(mut words: Vec<Token>) -> Vec<Token> {
    let end = words.iter().rposition(|token| !token.is_mark()).map_or(0, |last| last + 1);
    let asks = |at: usize| words[at].is(&["what", "which", "whom"]);
    let Some(at) = (1..end).find(|&at| asks(at)).filter(|&at| at + 3 > end) else { return words };
    let before = words[..at].iter().any(|token| token.is(&["who", "what", "which", "whose"]));
    let alone = words[at].is(&["which"]) != (at + 1 == end);
    if before || !alone {
        return words;
    }
    let led = words[at - 1].is(&["in", "on", "at", "for", "from", "with", "by", "as"]);
    let moved = at - usize::from(led);
    words[..end].rotate_left(moved);
    if words[0].is(&["what"]) && !led {
        words.insert(1, Token { word: "does".to_owned(), ..words[0].clone() });
    }
    words
}

/// What the answer of a puzzle opens, or is.
const SECRETS: &str = "code lock password answer solution safe door key combination culprit chest \
    padlock whisper enter type speak shout say";

/// What lists are called by, and what else is asked for then.
const OTHER_NAMES: [(&[&str], &str); 9] = [
    (&["make", "model", "brand", "marque"], "make brand model manufacturer"),
    (&["goods", "wares", "merchandise", "produce"], "goods ware product merchandise sell"),
    (&["kind", "type", "sort", "genre"], "genre kind type sort style"),
    (&["game"], "sport game"),
    (&["employer"], "company firm employer"),
    (&["means"], "transport vehicle"),
    (
        &["book", "novel", "film", "movie", "song", "album", "play", "poem", "story", "show"],
        "title",
    ),
    (&["painting", "picture"], "title painting picture"),
    (&["city", "town", "country", "resort", "island", "capital"], "destination"),
];

/// "The make of the car", "what kind of film", "the color of the ribbon": the category that these
/// words before what it is asked of name otherwise.
pub(super) fn by_another_name(
    before: &[Token],
    categories: &[Category],
    ground: &Ground,
    own: &dyn Fn(&u8) -> bool,
) -> Option<u8> {
    let called = |word: &str| -> Option<u8> {
        let all: Vec<u8> = ground.cues.called(word).into_iter().filter(|c| !own(c)).collect();
        if let [c] = all[..] { Some(c) } else { None }
    };
    let empty = ["is", "was", "are", "were", "of", "the", "a", "an", "these"];
    let at = before.iter().position(|word| !word.is(&empty))?;
    let noun = &before[at];
    // "What color is the ribbon of …": the ribbons have a list of colors.
    let of = before.iter().rposition(|word| word.is(&["of", "in", "on"]));
    if let Some(of) = of.filter(|&of| of > at + 1 && of + 3 > before.len())
        && before[at + 1].is(&["is", "was"])
        && ground.cues.called(&noun.word).len() > 1
    {
        return called(&before[of - 1].word);
    }
    let next = before.get(at + 1);
    let of = next.is_some_and(|next| next.is(&["of"]));
    let names = OTHER_NAMES
        .iter()
        .find(|(nouns, _)| nouns.contains(&stem(&noun.word).as_str()) || noun.is(nouns))
        .map(|(_, names)| names)?;
    // "What kind of pet" has nothing to do with kinds where there are pets.
    let kind = noun.is(&["kind", "type", "sort"]);
    let own_list = before.get(at + 2).filter(|_| of && kind);
    let own_list = own_list.map_or(Vec::new(), |word| {
        // Whatever a painter's list is called by, no painting is called so.
        let mut lists = ground.cues.named_with(&word.word);
        lists.retain(|c| ground.cues.is_named_so(*c, &word.word));
        lists
    });
    if let [c] = own_list[..] {
        return (!own(&c)).then_some(c);
    }
    // "What kind of painting", where the paintings are listed as what they are.
    let nameless = |c: &u8| !own(c) && is_nameless(&categories[usize::from(*c)]);
    let mut nameless = (0..categories.len() as u8).filter(nameless);
    if let (true, Some(c), None) =
        (kind && of && own_list.is_empty(), nameless.next(), nameless.next())
    {
        return Some(c);
    }
    if kind && (!of || !own_list.is_empty()) || !ground.cues.named_with(&noun.word).is_empty() {
        return None;
    }
    let named = |name: &str| {
        let is_so = |c: &u8| stem(&categories[usize::from(*c)].name.to_lowercase()) == name;
        (0..categories.len() as u8).find(|c| !own(c) && is_so(c)).or_else(|| called(name))
    };
    names.split(' ').find_map(named)
}

/// The only other category of the kind of thing that this noun names: beverages for "which drink",
/// dogs and cats for "which pet".
pub(super) fn of_kind(
    noun: &Token,
    categories: &[Category],
    own: &dyn Fn(&u8) -> bool,
) -> Option<u8> {
    let kinds = cued_kinds(&root(&noun.word));
    let called = |category: &Category| {
        tokens(&category.name)
            .iter()
            .any(|word| cued_kinds(&root(&word.word)).iter().any(|kind| kinds.contains(kind)))
    };
    let holds = |category: &Category| {
        let fits = category
            .values
            .iter()
            .filter(|value| value_kinds(&value_key(value)).iter().any(|kind| kinds.contains(kind)));
        2 * fits.count() > category.values.len()
    };
    let only = |fits: &dyn Fn(&Category) -> bool| {
        let all = (0..categories.len() as u8).filter(|c| !own(c));
        the_only(all, |c| fits(&categories[usize::from(c)]))
    };
    only(&called).or_else(|| only(&holds))
}

/// The only other category that is not one of amounts: whatever it is called, it is asked for.
pub(super) fn only_things(categories: &[Category], own: &dyn Fn(&u8) -> bool) -> Option<u8> {
    let things = |c: &u8| {
        let values = &categories[usize::from(*c)].values;
        !own(c) && values.iter().any(|value| amount(value).is_none())
    };
    let mut found = (0..categories.len() as u8).filter(things);
    found.next().filter(|_| found.next().is_none())
}

/// Whether a noun names somebody, not something.
pub(super) fn names_somebody(word: &str) -> bool {
    const PERSONS: &str = "person people man men woman women boy girl guy lady gentleman resident \
        owner occupant inhabitant individual tenant citizen family friend runner child kid student \
        contestant competitor racer athlete participant customer guest visitor patient passenger \
        colleague employee worker member couple neighbor player driver rider winner mother father \
        daughter son teammate entrant team one fellow chap suspect sibling sister brother cousin \
        swimmer skater singer dancer painter baker farmer gardener teacher pupil gnome elf dwarf \
        wizard knight pirate scout camper hiker cyclist jockey skier sailor climber traveler \
        traveller tourist trader vendor stallholder performer speaker lecturer collector witch";
    // "Which mathematician works in topology?"
    let learned = ["ician", "ologist", "orian"].iter().any(|end| stem(word).ends_with(end));
    learned || PERSONS.split_ascii_whitespace().any(|person| person == stem(word) || person == word)
}

/// The category of those that are called boxes, or by another word for what is a place and a thing:
/// the only one, or letters.
pub(super) fn things(noun: &str, categories: &[Category]) -> Option<u8> {
    let things = "box crate container parcel jar basket bag case carton package tin";
    let thing = things.split(' ').any(|thing| stem(noun) == thing);
    let lettered = |category: &Category| category.values.iter().all(|value| value.len() == 1);
    let found = match categories {
        [_] => Some(0),
        _ => categories.iter().position(lettered),
    };
    found.filter(|_| thing).map(|c| c as u8)
}
