//! What the setting says: how many places there are.

use super::document::Line;
use super::leaving::departs;
use super::lexicon::is_place;
use super::marks::Mark;
use super::tokens::{Token, number, tokens};
use puzzle::{MAX_HOUSES, MIN_HOUSES};

/// How many places the setting speaks of: "five houses", "There are 4 people".
pub(super) fn stated(lines: &[Line]) -> Option<u8> {
    let opening = || lines.iter().filter(|line| line.mark == Mark::None).take(3);
    let numbered = || opening().filter(|line| opens_with_number(line));
    // Two are mostly two of something else.
    counted_in(numbered(), is_plural, 3)
        .or_else(|| counted_in(opening(), is_counted, 3))
        .or_else(|| counted_in(numbered(), is_plural, MIN_HOUSES))
        .or_else(|| counted_in(opening(), is_counted, MIN_HOUSES))
        .or_else(|| counted_in(opening(), is_plural, MIN_HOUSES))
        .or_else(|| lines.iter().find_map(|line| numbered_one_by_one(&tokens(&line.text))))
        .or_else(|| {
            counted_in(lines.iter(), is_counted, MIN_HOUSES).filter(|_| !counts_people(lines))
        })
}

/// "The houses have the numbers 1, 2, 3 and 4", "doors numbered 1, 2 and 3".
pub(super) fn numbered_one_by_one(words: &[Token]) -> Option<u8> {
    let called = words.iter().position(|word| word.is(&["numbers", "numbered"]))?;
    let count = words[called + 1..]
        .iter()
        .filter(|word| !word.is(&[",", "and"]))
        .zip(1u8..)
        .take_while(|(word, k)| word.word == k.to_string())
        .count() as u8;
    (3..=MAX_HOUSES).contains(&count).then_some(count)
}

/// "Holds 4 people", "seats 6 people": what there is, not who is at the places.
fn counts_people(lines: &[Line]) -> bool {
    let mut counts = lines.iter().flat_map(|line| {
        let words = tokens(&line.text);
        let people = words.windows(2).filter(|pair| pair[1].is(&["people", "persons"]));
        people.filter_map(|pair| number(&pair[0].word)).collect::<Vec<_>>()
    });
    let first = counts.next();
    counts.any(|count| Some(count) != first)
}

/// "Five bands played one set each."
fn opens_with_number(line: &Line) -> bool {
    tokens(&line.text).first().is_some_and(|first| number(&first.word).is_some())
}

/// Any plural: "six climbers".
fn is_plural(token: &Token) -> bool {
    let word = token.word.as_str();
    word.len() > 3
        && word.ends_with('s')
        && !word.ends_with("ss")
        && !token.capital
        && !token.is(&["times", "clues", "hints", "minutes", "notes", "steps", "points", "years"])
}

fn counted_in<'l>(
    lines: impl Iterator<Item = &'l Line>,
    is_counted: fn(&Token) -> bool,
    least: u8,
) -> Option<u8> {
    for line in lines {
        let words = tokens(&line.text);
        for (i, token) in words.iter().enumerate() {
            // "Numbered 1 to 5", "houses 1-4".
            let range = token.word == "1"
                && words
                    .get(i + 1)
                    .is_some_and(|next| next.glued || next.is(&["to", "through", "-"]));
            if range && !words.get(i + 2).is_some_and(|next| next.is(&["per", "point"])) {
                let last = words[i + 1..].iter().take(2).find_map(|next| number(&next.word));
                if let Some(k) = last.filter(|k| (MIN_HOUSES..=MAX_HOUSES).contains(k)) {
                    return Some(k);
                }
            }
            let Some(k) = number(&token.word).filter(|k| (MIN_HOUSES..=MAX_HOUSES).contains(k))
            else {
                continue;
            };
            let counted = words[i + 1..].iter().take(4).find(|next| is_counted(next));
            let between = words[i + 1..].iter().take_while(|next| !is_counted(next)).all(|next| {
                // "Four one-hour shows".
                let glued = |next: &Token| {
                    words.iter().any(|other| other.glued && other.at.start == next.at.end + 1)
                };
                !next.is_mark()
                    && (number(&next.word).is_none() || glued(next))
                    && !next.is(&["of", "to", "is", "and", "or", "away", "apart"])
                    && !next.is(&["more", "fewer", "less", "before", "after", "later", "than"])
            });
            let before = i.checked_sub(1).map(|i| &words[i]);
            let distance = before.is_some_and(|before| {
                before.is(&[
                    "exactly",
                    "by",
                    "least",
                    "position",
                    "house",
                    "first",
                    "last",
                    "is",
                    "floor",
                    "no",
                    "any",
                    "only",
                    "just",
                    "precisely",
                ]) || is_place(&before.word)
                    // "In our office five desks stand" names no office.
                    && !words.get(i + 1).is_some_and(|next| is_plural(next) && is_counted(next))
            });
            let noun = counted.and_then(|noun| words.iter().position(|token| token.at == noun.at));
            let after = noun.and_then(|at| words.get(at + 1));
            // "Two persons sit between Ann and Bob."
            let mut rest = noun
                .into_iter()
                .flat_map(|at| words[at + 1..].iter().take(6))
                .take_while(|token| !token.is_mark());
            // "Five boys from the same street" opens with how many they are; so does "four boats
            // left one after another".
            let from = after.is_some_and(|after| after.is(&["from"]));
            let opens = i == 0 && (from || noun.is_some_and(|at| departs(&words, at + 1)));
            // "The capacities are 4 people, 6 people and 8 people."
            let listed = noun.is_some_and(|at| {
                let same = |other: usize| {
                    let next = words.get(other).is_some_and(|next| next.word == words[at].word);
                    next && number(&words[other - 1].word).is_some()
                };
                (2..5).any(|apart| same(at + apart) || at > apart && same(at - apart))
            });
            if listed {
                continue;
            }
            let relation = rest.any(|token| token.is(&["between"]))
                || !opens
                    && after.is_some_and(|after| {
                        after.is(&[
                            "between", "apart", "away", "to", "left", "right", "above", "below",
                            "before", "after", "from", "behind", "ahead", "separate",
                        ])
                    });
            if counted.is_some() && between && !distance && !relation && k >= least {
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
