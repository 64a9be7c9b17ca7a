//! How questions stand in a text: two in one sentence, or one that needs the sentence before; and
//! what they ask for by the name of a category.

use super::Ground;
use super::document::is_question;
use super::lexicon::{Class, is_site};
use super::tokens::{Token, tokens};

pub(super) const WH: [&str; 8] = ["who", "whose", "whom", "what", "which", "where", "when", "how"];

/// Whether a word in it asks.
pub(super) fn is_asking(text: &str) -> bool {
    tokens(text).iter().any(|token| token.is(&WH))
}

/// "Given that one of them is a Swede, who owns the fish?"
pub(super) fn after_premises(text: &str) -> &str {
    let words = tokens(text);
    let led = words.first().is_some_and(|first| {
        first.is(&["given", "knowing", "assuming", "if", "since", "provided"])
    });
    let asks = (1..words.len()).rev().find(|&at| words[at].is(&WH) && words[at - 1].is_mark());
    asks.filter(|_| led).map_or(text, |at| &text[words[at].at.start..])
}

/// "Who owns the mouse: the plumber or somebody else?" offers answers to choose from.
pub(super) fn before_choices(text: &str) -> &str {
    match text.split_once([':', '\u{2014}', '\u{2013}']) {
        Some((asked, choices))
            if is_asking(asked)
                && !is_asking(choices)
                && tokens(choices).iter().any(|token| token.is(&["or"])) =>
        {
            asked
        }
        _ => text,
    }
}

const ASKING: [&str; 7] = ["who", "whose", "whom", "what", "which", "where", "when"];

/// The sentences of a text with questions of their own: "Who drinks tea, and who has the cat?" is
/// two, "The victim was killed with the rope. Who did it?" is one.
pub(super) fn questions_apart<'t>(text: &'t str, sentences: Vec<&'t str>) -> Vec<&'t str> {
    let mut found: Vec<&str> = Vec::new();
    for sentence in sentences {
        match found.last_mut() {
            Some(last)
                if asks_for_culprit(sentence) && tells_of_victim(last)
                    || asks_for_nobody_else(sentence) && tells_of_somebody(last) =>
            {
                let offset = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
                *last = &text[offset(last)..offset(sentence) + sentence.len()];
            }
            _ => found.push(quoted(sentence)),
        }
    }
    found
}

/// "The question is "Who drinks tea?"": what is quoted at the end.
fn quoted(sentence: &str) -> &str {
    let quotes = ['"', '\u{201c}', '\u{201d}'];
    let question = sentence.strip_suffix(quotes).filter(|inner| inner.ends_with('?'));
    match question.and_then(|inner| inner.rsplit_once(quotes)) {
        Some((intro, question)) if intro.to_lowercase().contains("question") => question,
        _ => sentence,
    }
}

fn asks_for_culprit(sentence: &str) -> bool {
    let words = tokens(sentence);
    is_question(sentence)
        && words.len() < 10
        && words.iter().any(|token| token.is(&["who", "whodunit"]))
}

/// "Who?", "Who is it?", "Which one?"
fn asks_for_nobody_else(sentence: &str) -> bool {
    let words = tokens(sentence);
    let said = words.iter().filter(|token| !token.is_mark());
    let empty = ["who", "which", "one", "is", "was", "it", "that", "this", "so", "and", "but"];
    is_question(sentence) && said.clone().count() < 5 && said.clone().all(|token| token.is(&empty))
}

/// "One of them has a cat", "somebody drinks tea", "the thief is the Swede".
fn tells_of_somebody(sentence: &str) -> bool {
    let words = tokens(sentence);
    let Some(first) = words.first() else { return false };
    let wanted = ["thief", "culprit", "murderer", "killer", "winner", "robber", "burglar", "spy"];
    let several = words.iter().any(|token| token.is(&["and", "somebody", "someone"]));
    !is_question(sentence)
        && (first.is(&["one", "somebody", "someone"]) && !several
            || first.is(&["somebody", "someone"]) && !words.iter().any(|token| token.is(&["and"]))
            || words.iter().take(4).any(|token| token.is(&wanted)))
}

fn tells_of_victim(sentence: &str) -> bool {
    !is_question(sentence)
        && tokens(sentence).iter().any(|token| {
            token.is(&[
                "victim",
                "body",
                "corpse",
                "murder",
                "murdered",
                "killed",
                "poisoned",
                "stabbed",
                "crime",
                "committed",
                "theft",
            ])
        })
}

/// What "What is … of …" asks for.
pub(super) enum What {
    Category(u8),
    /// A noun that is no category's and no place.
    Unknown,
    /// It does not ask like that.
    Else,
}

/// "What is the Hair Color of Ann?", "what is Job of the person in house 2?".
pub(super) fn what_of(words: &[Token], asking: usize, ground: &Ground) -> What {
    let mut start = asking + 1;
    let led = words[asking].is(&["what", "which"])
        && words.get(start).is_some_and(|be| be.is(&["is", "was", "are"]));
    start += 1 + usize::from(words.get(start + 1).is_some_and(|word| word.is(&["the"])));
    let of = (start..words.len().min(start + 5)).find(|&at| words[at].is(&["of"]));
    let Some(of) = of.filter(|&of| led && of > start) else { return What::Else };
    let noun = &words[start..of];
    if let Some(c) = ground.cues.called_whole(noun) {
        return What::Category(c);
    }
    let known = noun.iter().any(|word| {
        !matches!(ground.class(&word.word), Class::Unknown)
            || is_site(&word.word)
            || ground.scenery.is_place(&word.word)
            || !ground.cues.called(&word.word).is_empty()
    });
    if known { What::Else } else { What::Unknown }
}

/// "HairColor": the words that names in programs are made of, unless the text has them so or a
/// value is written like that.
pub(super) fn identifiers_apart(text: &str, ground: &Ground) -> Vec<Token> {
    let words = ground.tokens(text);
    let mentions = ground.gazetteer.find(&ground.lexicon, &words);
    let mut found = Vec::new();
    for (i, word) in words.into_iter().enumerate() {
        let written = &text[word.at.clone()];
        let inner = written.char_indices().skip(1).filter(|(_, c)| c.is_uppercase());
        let capitals: Vec<usize> = inner.map(|(at, _)| at).collect();
        let named = mentions.iter().any(|mention| (mention.start..mention.end).contains(&i));
        if word.upper || capitals.is_empty() || named || !ground.cues.called(&word.word).is_empty()
        {
            found.push(word);
            continue;
        }
        let starts = [0].into_iter().chain(capitals.iter().copied());
        let ends = capitals.iter().copied().chain([written.len()]);
        let parts = starts.zip(ends).map(|(start, end)| written[start..end].to_lowercase());
        found.extend(parts.map(|part| Token { word: part, ..word.clone() }));
    }
    found
}

/// What a reader is told to do.
pub(super) fn is_order(word: &Token) -> bool {
    word.is(&[
        "find",
        "determine",
        "deduce",
        "identify",
        "discover",
        "tell",
        "name",
        "work",
        "figure",
        "say",
        "answer",
        "report",
        "state",
        "establish",
        "compute",
        "print",
    ])
}

/// Whether something is asked from this word on.
pub(super) fn asks_after(words: &[Token], at: usize) -> bool {
    words[at..].iter().any(|token| token.is(&["who", "which", "what", "where", "whose", "when"]))
}

/// "Your task is to find out who drinks tea", "your program should report the number of the house".
pub(super) fn sets_a_task(words: &[Token]) -> bool {
    let number = |two: &[Token]| two[0].is(&["number", "position"]) && two[1].is(&["of"]);
    let asks =
        |at: usize| asks_after(&words[at..=at], 0) || words.get(at..at + 2).is_some_and(number);
    let Some(last) = (0..words.len()).rev().find(|&at| asks(at)) else { return false };
    // "To find out who has which flower" asks for everything.
    let wh = (0..words.len()).filter(|&at| asks_after(&words[at..=at], 0)).count();
    if wh > 1 {
        return false;
    }
    let told =
        |word: &Token| word.is_mark() || word.is(&["to", "should", "must", "please", "you", "now"]);
    (1..last).any(|at| told(&words[at - 1]) && is_order(&words[at]))
}

/// "It wants to know which locker is Ann's.", "We are asked who keeps the owl."
pub(super) fn wants_to_know(words: &[Token]) -> bool {
    const ASKS: [&[&str]; 9] = [
        &["need", "to", "know"],
        &["wants", "to", "know"],
        &["want", "to", "know"],
        &["would", "like", "to", "know"],
        &["are", "asked"],
        &["am", "asked"],
        &["have", "to", "say"],
        &["question", "is"],
        &["they", "ask"],
    ];
    (1..words.len().min(6)).any(|at| {
        ASKS.iter().any(|asks| {
            let said = asks.iter().enumerate();
            let said = said
                .into_iter()
                .all(|(i, ask)| words.get(at - 1 + i).is_some_and(|token| token.is(&[ask])));
            let next = words.get(at - 1 + asks.len());
            let led = next.is_some_and(|token| token.is(&["in", "on", "at", "to", "from"]));
            let next = if led { words.get(at + asks.len()) } else { next };
            said && next.is_some_and(|token| token.is(&ASKING) || token.is(&["how"]))
        })
    })
}

/// "For each house, determine the name, pet and drink."
pub(super) fn asks_for_each(sentence: &str) -> bool {
    let words = tokens(sentence);
    let each = words.get(1).is_some_and(|word| word.is(&["each", "every"]));
    let asked =
        ["determine", "find", "identify", "name", "say", "state", "deduce", "figure", "give"];
    let comma = words.iter().take(6).position(|word| word.is(&[","]));
    each && comma.is_some_and(|comma| words.get(comma + 1).is_some_and(|next| next.is(&asked)))
}

/// "Follow the clues to find out which of them has the rose", but not "… who has which flower".
pub(super) fn finds_out(sentence: &str) -> bool {
    let words = tokens(sentence);
    let wh = ["who", "which", "what", "where", "whose", "when", "how"];
    let asked = words.iter().filter(|token| token.is(&wh)).count() == 1;
    let found = words.windows(4).any(|four| {
        four[0].is(&["find", "figure", "work"])
            && four[1].is(&["out"])
            && (four[2].is(&["who"]) || four[2].is(&["which"]) && four[3].is(&["of", "one"]))
    });
    asked && found && !words.iter().any(|token| token.is(&["each", "every", "all", "everyone"]))
}
