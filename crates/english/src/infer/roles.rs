//! What each word of a sentence does for inference: which may name a value, and which only lead up
//! to one.

use super::super::feelings::is_feeling;
use super::super::kinds::{KINDS, cued_kinds, kinds_as_written};
use super::super::leaving::departs;
use super::super::lexicon::{Class, Lexicon, is_place};
use super::super::mentions::Gazetteer;
use super::super::phrasing::WHAT_TWO_ARE;
use super::super::spellings::is_measure;
use super::super::tokens::{TITLES, Token, is_address, number, ordinal, root, stem};
use super::compounds::join_words;
use super::deeds::{acts_here, is_infinitive, is_led_verb, likes, verb_here};
use super::modifiers::{is_adverb, is_described, is_drink, is_participle};
use super::verbs::{base, doer, gerund, is_irregular};
use super::vocabulary::Vocabulary;
use super::words::{Role, is_article, is_aversion, is_preposition, is_relation};

/// What a text says of itself, "of course", "the work of Ann", "pride of place".
const TALK: [&str; 19] = [
    "course", "question", "puzzle", "riddle", "clue", "hint", "answer", "solution", "fact", "work",
    "turn", "pride", "honor", "victory", "show", "tie", "order", "doubt", "mind",
];

/// What each word of a sentence does.
pub(super) fn roles(
    text: &str,
    words: &[Token],
    lexicon: &Lexicon,
    vocabulary: &Vocabulary,
    listed: &Gazetteer,
) -> Vec<Role> {
    let mut roles: Vec<Role> = Vec::with_capacity(words.len());
    for i in 0..words.len() {
        // "Eric is Hilda's husband" names no husband.
        let whose = i > 0 && (words[i - 1].possessive || words[i - 1].is(&["his", "her"]));
        let spouse = whose && words[i].is(&["husband", "wife", "spouse", "partner"]);
        let role = match spouse {
            true => Role::Noun,
            false => role(words, i, &roles, lexicon, vocabulary),
        };
        roles.push(role);
    }
    // "Somebody paints on the first floor": the pastime is painting.
    for i in 0..words.len() {
        // "Paints a wall", "sailed on Wednesday".
        let object = roles[i + 1..]
            .iter()
            .find(|role| !matches!(role, Role::Preposition | Role::Article | Role::Filler))
            .is_some_and(|next| matches!(next, Role::Content | Role::Title(_)))
            || matches!(roles.get(i + 1), Some(Role::Article | Role::Noun));
        let passive = i > 0 && roles[i - 1] == Role::Be;
        if matches!(roles[i], Role::Verb(_))
            && !object
            && !passive
            && gerund(&words[i].word).is_some()
        {
            roles[i] = Role::Deed;
        }
    }
    join_words(words, &mut roles);
    for (place, (from, to)) in titles(text, words).into_iter().enumerate() {
        roles[from..to].fill(Role::Title(place));
    }
    for mention in listed.find(lexicon, words) {
        if let [value, ..] = mention.values.as_slice() {
            roles[mention.start..mention.end].fill(Role::Listed(value.category.into()));
            // "Mr Abbott", where Abbott is listed.
            if mention.start > 0 && words[mention.start - 1].is(&TITLES) {
                roles[mention.start - 1] = Role::Filler;
            }
        }
    }
    roles
}

/// Names of a few words between quotes, by their tokens.
fn titles(text: &str, words: &[Token]) -> Vec<(usize, usize)> {
    let marks: Vec<usize> = text
        .char_indices()
        .filter(|(_, c)| matches!(c, '"' | '\u{201c}' | '\u{201d}'))
        .map(|(at, _)| at)
        .collect();
    if marks.len() % 2 == 1 {
        return Vec::new();
    }
    let pairs = marks.chunks_exact(2).filter_map(|pair| {
        let from = words.iter().position(|token| token.at.start > pair[0])?;
        let inside = words[from..].iter().take_while(|token| token.at.end <= pair[1]).count();
        let name = &words[from..from + inside];
        let fits = (1..=5).contains(&name.len()) && name[0].capital;
        (fits && !name.iter().any(Token::is_mark)).then_some((from, from + inside))
    });
    pairs.collect()
}

fn role(
    words: &[Token],
    i: usize,
    before: &[Role],
    lexicon: &Lexicon,
    vocabulary: &Vocabulary,
) -> Role {
    let token = &words[i];
    let word = token.word.as_str();
    let last = before.last();
    if vocabulary.told_of.contains(word) {
        return Role::Filler;
    }
    match word {
        "," => return Role::Comma,
        "and" | "or" | "nor" | "but" => return Role::Joint,
        _ if token.is_mark() => return Role::Stop,
        // "May", "Will" and "Mark" have a capital.
        "who" | "which" | "whose" | "what" | "where" | "when" | "whoever" => return Role::Who,
        "that" if matches!(last, Some(Role::Noun)) => return Role::Who,
        // "I know that Yvonne spoke".
        "that" if words.get(i + 1).is_some_and(|next| next.capital) => return Role::Filler,
        "once" | "twice" | "ever" => return Role::Filler,
        "something" | "anything" | "everything" | "nothing" | "anybody" | "everybody"
        | "nobody" | "anyone" | "everyone" | "oh" | "ah" | "hm" | "yes" => return Role::Filler,
        // "A bag of humbugs" are humbugs.
        _ if is_measure(word) && words.get(i + 1).is_some_and(|next| next.is(&["of"])) => {
            return Role::Filler;
        }
        "of" if i > 0 && last == Some(&Role::Filler) && is_measure(&words[i - 1].word) => {
            return Role::Filler;
        }
        _ => {}
    }
    let name = token.capital
        && !is_place(word)
        && match i {
            0 => {
                vocabulary.names.contains(word) && !is_article(word)
                    || is_address(word) && words.get(1).is_some_and(|next| next.capital)
            }
            _ => {
                !before.last().is_some_and(|last| *last == Role::Stop)
                    || vocabulary.names.contains(word)
            }
        };
    let class = lexicon.class(word);
    let title = token.capital && is_address(word);
    if title && words.get(i + 1).is_some_and(|next| next.capital) {
        return Role::Content;
    }
    // "The puzzle book" is a book.
    let alone = words.get(i + 1).is_none_or(|next| {
        next.is_mark()
            || matches!(lexicon.class(&next.word), Class::Be | Class::Filler | Class::Who)
    });
    if TALK.contains(&stem(word).as_str()) && alone && !name {
        return Role::Filler;
    }
    // "On board", "in charge of", "later in the year", "before the start".
    if i > 0 && !name && is_said_of_all(words, i) {
        return Role::Filler;
    }
    if is_preposition(word) && !name {
        return Role::Preposition;
    }
    if is_article(word) {
        return Role::Article;
    }
    if class == Class::Be {
        return Role::Be;
    }
    if pronoun(word) && !token.upper {
        return Role::Filler;
    }
    if is_infinitive(words, i, lexicon) || is_led_verb(words, i, last, lexicon, vocabulary) {
        return Role::Verb(base(word));
    }
    if likes(words, i) {
        return Role::Verb(base("like"));
    }
    // "The sudoku fan", but "the one with the fan".
    if word == "fan"
        && last == Some(&Role::Article)
        && words.get(i + 1).is_none_or(|next| !next.is(&["of"]))
    {
        return Role::Content;
    }
    // "Mad about mints", "doesn't care for carrots".
    if i > 0 && likes(words, i - 1) && is_preposition(word) {
        return Role::Filler;
    }
    if departs(words, i) {
        return Role::Verb(base("leave"));
    }
    // "Drinks double espresso".
    let strength = token.is(&["double", "triple", "iced"]);
    if strength && words.get(i + 1).is_some_and(|next| is_drink(&stem(&next.word))) {
        return Role::Content;
    }
    // "The glass house", but "a glass of milk".
    if word == "glass" && words.get(i + 1).is_some_and(|next| !next.is(&["of"])) {
        return Role::Content;
    }
    if ordinal(word).is_some() || (is_relation(word) && !(name && i > 0)) {
        return Role::Relation;
    }
    if let Some(role) = counted(words, i, last, lexicon) {
        return role;
    }
    // "The tie with the happy faces", but "the red house faces the park".
    let ends = words.get(i + 1).is_none_or(|next| {
        next.is_mark() || matches!(lexicon.class(&next.word), Class::Be | Class::Negation)
    });
    if token.is(&["faces"]) && ends && last == Some(&Role::Content) {
        return Role::Content;
    }
    // "A gift from a sister" names no more than from whom it is.
    let goes_on = words.get(i + 1).is_some_and(|next| next.is(&["from", "of", "to", "by", "for"]));
    if token.is(&["gift", "present", "creation", "property", "invention"]) && goes_on {
        return Role::Noun;
    }
    // "Ann and Ms. Fox are roommates" says what they are to each other.
    if token.is(WHAT_TWO_ARE) && i > 0 && words[i - 1].is(&["are", "were"]) {
        return Role::Filler;
    }
    if token.is(&[
        "unusual",
        "exotic",
        "strange",
        "usual",
        "various",
        "several",
        "numerous",
        "responsible",
        "lets",
        "let",
    ]) {
        return Role::Filler;
    }
    if is_feeling(word) && !name && vocabulary.felt.contains(&root(word)) {
        return Role::Verb(base(word));
    }
    if (class == Class::Danger || is_aversion(token)) && !name {
        return Role::Relation;
    }
    let after_article = matches!(last, Some(Role::Article));
    let own = vocabulary.nouns.contains(&stem(word));
    let known = |i: usize| kinds_as_written(&stem(&words[i].word), words[i].capital);
    // "The Python programmer": who programs, but "the Danish baker" is two.
    if last == Some(&Role::Content) && !name {
        let does = doer(word).map(|verb| cued_kinds(&root(&verb)));
        if known(i - 1).any(|kind| does.is_some_and(|does| does.contains(&kind))) {
            return Role::Noun;
        }
    }
    // "The plum pie baker", where others bake.
    if matches!(before, [.., Role::Content, Role::Noun]) && !name {
        let verb = doer(word).map(|verb| root(&verb));
        if verb.is_some_and(|verb| vocabulary.verbs.contains(&verb)) {
            return Role::Noun;
        }
    }
    let acts = verb_here(words, i, before, lexicon, vocabulary);
    if !own && known(i).next().is_some() && !acts {
        return Role::Content;
    }
    // "The Brit drinks", but "his drink".
    let acts = class == Class::Verb && acts_here(words, i, last) && !is_described(words, i, before);
    // "The White Dragon", where there are four dragons.
    let described = vocabulary.nouns.contains(&stem(word))
        && last == Some(&Role::Content)
        && known(i - 1).any(|kind| KINDS[kind].describes());
    let called = name && i > 0 && !described;
    if vocabulary.is_noun(word, lexicon) && !called && !acts {
        return Role::Noun;
    }
    if name && !matches!(class, Class::Who | Class::Negation) && !pronoun(word) {
        return Role::Content;
    }
    match class {
        Class::Who => Role::Who,
        // "The pumpkin grower".
        Class::Unknown if *last.unwrap_or(&Role::Stop) == Role::Content && doer(word).is_some() => {
            Role::Noun
        }
        Class::Verb => {
            let thing = after_article
                || word.ends_with("ing") && matches!(last, Some(Role::Verb(_) | Role::Preposition));
            let goes_on = words.get(i + 1).is_some_and(|next| next.is(&["to"]));
            let noun =
                thing && !goes_on && !is_participle(words, i) || is_described(words, i, before);
            if noun { Role::Content } else { Role::Verb(base(word)) }
        }
        Class::Noun => Role::Content,
        Class::Unknown if verb_here(words, i, before, lexicon, vocabulary) => {
            Role::Verb(base(word))
        }
        Class::Unknown if is_irregular(word) && acts_here(words, i, last) => Role::Verb(base(word)),
        // "The camper who saw the deer" is anybody.
        Class::Unknown
            if after_article
                && word.ends_with("er")
                && words.get(i + 1).is_some_and(|next| next.is(&["who", "whose"])) =>
        {
            Role::Noun
        }
        Class::Unknown if word.ends_with("ly") && is_adverb(words, i) => Role::Filler,
        Class::Unknown => Role::Content,
        _ => Role::Filler,
    }
}

fn pronoun(word: &str) -> bool {
    ["i", "he", "she", "it", "they", "we", "you", "him", "them", "us"].contains(&word)
}

/// A number is a value as an hour, a price or an age, and else only counts.
fn counted(words: &[Token], i: usize, last: Option<&Role>, lexicon: &Lexicon) -> Option<Role> {
    let word = words[i].word.as_str();
    let digit = word.starts_with(|c: char| c.is_ascii_digit());
    if number(word).is_none() && !digit {
        return None;
    }
    // "Galaxy S5", "Boeing 747".
    let named = i > 0 && digit && words[i - 1].capital && i > 1 && *last? == Role::Content;
    let next = words.get(i + 1);
    let counts = next.is_some_and(|next| {
        !next.is_mark()
            && matches!(lexicon.class(&next.word), Class::Noun | Class::Unknown)
            && !next.is(&["am", "pm", "o'clock"])
    });
    let at = i > 0 && words[i - 1].is(&["at"]) && !counts && word != "one";
    let hour = digit && next.is_some_and(|next| next.is(&["am", "pm", "o'clock"]));
    Some(if named || at || hour { Role::Content } else { Role::Relation })
}

/// Whether a noun and what leads to it name nothing: "on board", "in the year", "before the start".
fn is_said_of_all(words: &[Token], i: usize) -> bool {
    let led = |leads: &[&str]| words[i - 1].is(leads);
    let the = i > 1 && led(&["the", "this", "that"]);
    let led_by = |leads: &[&str]| the && words[i - 2].is(leads);
    match words[i].word.as_str() {
        "board" => led(&["on"]),
        "charge" => led(&["in"]),
        "year" | "day" | "week" | "month" | "morning" | "evening" | "season" => {
            led_by(&["in", "of"]) || led(&["this", "that"])
        }
        "start" | "race" | "finish" => led_by(&["before", "after", "during"]),
        _ => false,
    }
}
