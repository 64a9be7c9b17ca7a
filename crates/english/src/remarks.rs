//! What a text says besides its hints and questions: titles, settings, labels, glosses, answers to
//! choose from, talk.

use super::Ground;
use super::document::Line;
use super::lexicon::Class;
use super::marks::Mark;
use super::mentions::Mention;
use super::setting::numbered_one_by_one;
use super::tokens::{Token, number, tokens};

/// "Note in the wall: "The Brit drinks tea."": what is quoted, where its label names no value.
pub(super) fn without_label<'t>(text: &'t str, ground: &Ground) -> &'t str {
    let quote = ['"', '\u{201c}'];
    match text.split_once(": ") {
        Some((label, rest))
            if rest.starts_with(quote)
                && !tokens(label)
                    .iter()
                    .any(|token| token.is(&["true", "false", "one", "correct"]))
                && label.split(' ').count() < 8
                && ground.gazetteer.find(&ground.lexicon, &tokens(label)).is_empty() =>
        {
            rest
        }
        _ => text,
    }
}

/// A first line that stands by itself and is no sentence.
pub(super) fn title(lines: &[Line]) -> Option<String> {
    let (first, second) = (lines.first()?, lines.get(1)?);
    let sentence = first.text.ends_with(['.', '?', '!', ':']) || first.text.contains([':', '|']);
    let short = first.text.split_whitespace().count() <= 10 && first.mark == Mark::None;
    let puzzle = tokens(&first.text).iter().any(|token| token.is(&["puzzle", "riddle", "problem"]));
    (short && !sentence && (second.apart || puzzle)).then(|| first.text.clone())
}

/// Whether it says what holds of all of some kind, though it names nobody: "No man finished in the
/// top two", "the men live next to each other".
pub(super) fn is_rule(words: &[Token]) -> bool {
    let of = [
        "no", "neither", "nobody", "none", "both", "all", "every", "each", "two", "three", "men",
        "women", "boys", "girls", "man", "woman",
    ];
    let who = words.iter().take(3).any(|token| token.is(&of));
    let kinds = ["houses", "different", "unique", "certain", "following", "clues", "hints"];
    who && words.len() > 4 && !words.iter().any(|token| token.is(&kinds) || token.is(&["?"]))
}

/// What says only how the puzzle is built: "There are five houses", "each has a different pet".
pub(super) fn is_setting(words: &[Token], mentions: usize) -> bool {
    let has = |list: &[&str]| words.iter().any(|token| token.is(list));
    if mentions == 0 && numbered_one_by_one(words).is_some() {
        return true;
    }
    // "Are next to each other" speaks of two.
    let all = words.iter().enumerate().any(|(i, token)| {
        token.is(&["every", "everyone", "everybody"])
            || token.is(&["each"]) && !words.get(i + 1).is_some_and(|next| next.is(&["other"]))
    });
    if all && has(&["different", "unique", "own", "distinct"]) {
        return true;
    }
    // "Five cousins all have their birthdays in different months", "one every hour from 9 to 12".
    let counted = words.first().is_some_and(|first| number(&first.word).is_some_and(|k| k > 2));
    if counted && has(&["all"]) && has(&["different"]) {
        return true;
    }
    // "The following facts are known about five ships in a row."
    let follows = ["facts", "clues", "statements", "conditions", "information", "hints", "rules"];
    if has(&["following"]) && has(&follows) && mentions < 3 {
        return true;
    }
    let turns = words.windows(3).any(|three| {
        three[0].is(&["one"])
            && three[1].is(&["every", "each", "per", "a"])
            && three[2].is(&["hour", "day", "week", "month", "year", "night", "evening"])
    });
    if turns && has(&["from"]) && has(&["to"]) {
        return true;
    }
    // "The riddle, also called …, is a logic puzzle."
    if has(&["puzzle", "riddle"])
        && has(&["logic", "solved", "variations", "versions", "called", "einstein"])
    {
        return true;
    }
    // "Good morning, here is our puzzle for breakfast."
    let here = words.windows(2).any(|two| two[0].is(&["here"]) && two[1].is(&["is", "comes"]));
    let opens = here || words.first().is_some_and(|first| first.is(&["this", "here"]));
    if opens && has(&["puzzle", "problem", "riddle", "variation", "version"]) {
        return true;
    }
    // "Determine the sequence of colors."
    let asked = ["determine", "deduce", "identify", "match", "figure"];
    if words.first().is_some_and(|first| first.is(&asked)) {
        return true;
    }
    // "The five houses are painted in different colors."
    let all = words.first().is_some_and(|first| first.is(&["the", "these", "all"]));
    let counted = words.get(1).is_some_and(|word| number(&word.word).is_some());
    if all && counted && has(&["different"]) {
        return true;
    }
    // What a program is to answer with.
    if has(&["json", "keys", "object", "format", "output"])
        && has(&["solution", "answer", "whose", "return"])
    {
        return true;
    }
    // "These five owners drink a certain drink", "no owners have the same pet".
    let all_of = words.first().is_some_and(|first| first.is(&["these", "no", "all"]));
    if all_of
        && has(&["certain", "same", "different"])
        && !words.iter().skip(1).any(|word| word.capital)
    {
        return true;
    }
    // "Somebody drinks water, and somebody owns the zebra", "one of the five keeps a goat and one
    // lives in the blue house": they only name values.
    let somebody = |i: usize| {
        let subject = words[i].is(&["somebody", "someone"])
            || words[i].is(&["one"])
                && words
                    .get(i + 1)
                    .is_some_and(|next| next.word.ends_with('s') || next.is(&["of", "person"]));
        let starts = i == 0 || words[i - 1].is_mark() || words[i - 1].is(&["and"]);
        subject && starts && !words.get(i + 1).is_some_and(|next| next.is(&["else"]))
    };
    // "The Belgian lives somewhere too".
    let anywhere = |i: usize| {
        words[i].is(&["somewhere"])
            && words.get(i + 1).is_none_or(|next| next.is_mark() || next.is(&["too", "as", "also"]))
    };
    let named = (0..words.len()).filter(|&i| somebody(i) || anywhere(i)).count();
    // "One of the end houses is Ann's" says where.
    let of_them = mentions == 1
        && words.get(2).is_some_and(|word| {
            // "One of the two outer lanes" are not all of them.
            let counted = words.get(3).and_then(|five| number(&five.word)).is_some_and(|k| k > 2);
            word.is(&["them"]) || word.is(&["the", "these"]) && counted
        });
    let several = named > 1 || of_them || words.first().is_some_and(|first| !first.is(&["one"]));
    let opens = !words.is_empty() && somebody(0);
    // "Somebody is older than Ann" says something of Ann.
    let compares = has(&[
        "than", "before", "after", "above", "below", "behind", "ahead", "left", "right", "next",
    ]);
    let says = compares || has(&["end", "ends", "outer", "outermost", "first", "last", "middle"]);
    if mentions > 0 && named >= mentions && several && opens && !says {
        return true;
    }
    if mentions == 1 && (is_there_somewhere(words) || is_one_so(words)) {
        return true;
    }
    // "The archive has five reviews, one for each year from 1991 to 1995."
    let one_each = words.windows(3).any(|three| {
        three[0].is(&["one"])
            && three[1].is(&["for", "in", "on", "at", "from", "per"])
            && three[2].is(&["each", "every"])
    });
    if one_each && mentions < 3 && has(&["from"]) && has(&["to", "through"]) {
        return true;
    }
    // "There are five houses, numbered from 1 to 5", where 5 is a value too.
    if has(&["there"]) && has(&["numbered"]) && has(&["row", "line", "street", "left"]) {
        return true;
    }
    if mentions > 0 {
        return false;
    }
    // "House no. 3" has a number.
    let none = words.iter().enumerate().any(|(i, token)| {
        token.is(&["no"]) && !words.get(i + 1).is_some_and(|next| next.is(&["."]))
    });
    (none || has(&["each", "every", "everyone", "all", "different", "unique", "exactly"]))
        && !has(&["between"])
        || words.first().is_some_and(|first| first.is(&["there"])) && !has(&["between"])
        || has(&[
            "clue",
            "clues",
            "hint",
            "hints",
            "puzzle",
            "solve",
            "question",
            "irrelevant",
            "numbered",
        ])
}

/// "There is a horse in one of the houses."
fn is_there_somewhere(words: &[Token]) -> bool {
    let says = |at: usize, said: &[&str]| {
        said.iter().enumerate().all(|(i, word)| words.get(at + i).is_some_and(|t| t.is(&[word])))
    };
    let end = words.iter().position(Token::is_mark).unwrap_or(words.len());
    let somewhere = end > 0 && words[end - 1].is(&["somewhere"]);
    let one =
        end > 5 && says(end - 4, &["one", "of", "the"]) && words[end - 5].is(&["in", "on", "at"]);
    says(0, &["there", "is"]) && (somewhere || one) && end < 12
}

/// "One house is red", "one person has a dog".
fn is_one_so(words: &[Token]) -> bool {
    let end = words.iter().position(Token::is_mark).unwrap_or(words.len());
    let tied = words.get(2).is_some_and(|verb| verb.is(&["is", "was", "has", "had"]));
    let noun =
        words.get(1).is_some_and(|noun| noun.is(&["house", "person", "one", "man", "woman"]));
    words.first().is_some_and(|one| one.is(&["one"])) && tied && noun && end < 6
}

/// "(archer = the person who does archery)" only says who that is.
pub(super) fn is_gloss(text: &str, mentions: &[Mention]) -> bool {
    text.starts_with('(') && mentions.windows(2).all(|pair| pair[0].values == pair[1].values)
}

/// "(1) Rome (2) Pisa (3) Bari": answers to choose from.
pub(super) fn is_options(text: &str) -> bool {
    [["(2)", "(3)"], ["(B)", "(C)"], ["(b)", "(c)"]]
        .iter()
        .any(|marks| marks.iter().all(|mark| text.contains(mark)))
}

/// "Ann", "none of these" below a question: an answer to choose.
pub(super) fn is_answer(words: &[Token], mentions: &[Mention], ground: &Ground) -> bool {
    let whole = matches!(mentions, [only] if only.start == 0 && only.end == words.len());
    let speaks = |token: &Token| matches!(ground.class(&token.word), Class::Verb | Class::Be);
    whole || words.len() < 5 && !words.iter().any(speaks)
}

/// "A the hat   B the cap   C the scarf": values of one category to choose from.
pub(super) fn offers(words: &[Token], mentions: &[Mention]) -> bool {
    let inside = |at: usize| mentions.iter().any(|m| (m.start..m.end).contains(&at));
    let other = |at: &usize| {
        let token = &words[*at];
        !inside(*at) && !token.is_mark() && token.word.len() > 2 && !token.is(&["the", "and"])
    };
    let mut categories = mentions.iter().flat_map(|m| &m.values).map(|value| value.category);
    let first = categories.next();
    mentions.len() > 2
        && categories.all(|category| Some(category) == first)
        && (0..words.len()).filter(other).count() < 4
}

/// "What, dear reader, is the color of the hat?" without whom it is put to.
pub(super) fn without_address(text: &str) -> Option<String> {
    let (asking, rest) = text.split_once(',')?;
    let asks = ["what", "which", "who", "where", "when"].contains(&asking.to_lowercase().as_str());
    let (address, rest) = rest.split_once(',').filter(|_| asks)?;
    (address.split_whitespace().count() < 5).then(|| format!("{asking}{rest}"))
}

/// "We think that …", "I know …": talk, where it is not understood.
pub(super) fn is_talk(words: &[Token]) -> bool {
    words.first().is_some_and(|first| first.is(&["we", "i", "my", "our", "i'm", "we're", "i've"]))
}

/// "The first letter of the owner opens the lock": what the answer is good for.
pub(super) fn opens_a_lock(words: &[Token]) -> bool {
    let has = |list: &[&str]| words.iter().any(|token| token.is(list));
    has(&["opens", "open", "unlocks", "unlock"])
        && has(&["letter", "letters", "code"])
        && has(&["lock", "safe", "door", "chest", "padlock"])
}

/// "Happy holidays, Ursula", "Trophies on the shelf": a few words without a verb, as greetings and
/// titles have them.
pub(super) fn is_verbless(words: &[Token], ground: &Ground) -> bool {
    words.len() < 8
        && words.iter().all(|token| !matches!(ground.class(&token.word), Class::Verb | Class::Be))
}

/// What somebody tells of themselves or asks how to do: no hint has it.
pub(super) fn is_personal(sentence: &str) -> bool {
    let personal = ["i", "we", "you", "me", "my", "us", "our", "your", "how", "let"];
    let contracted =
        |word: &str| word.split_once('\'').is_some_and(|(who, _)| personal.contains(&who));
    tokens(sentence).iter().any(|token| token.is(&personal) || contracted(&token.word))
}
