//! What each sentence is: setting, hint, question or chatter.

use std::ops::Range;

use rustc_hash::FxHashSet;

use super::marks::counter;
use super::pieces::Piece;
use super::places::plural;
use super::sentences::sentences as apart;
use super::words::{Words, words as all_words};

mod marked;
mod speech;

use marked::marked;
use speech::{familiar, speaks, spoken, within};

/// What a sentence is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It sets the scene.
    Setting,
    /// It is a hint.
    Hint,
    /// It asks.
    Question,
    /// It is one of several answers to choose from.
    Answer,
    /// It is not of the puzzle.
    Chatter,
}

/// A sentence of the text.
#[derive(Clone, Debug)]
pub struct Sentence {
    /// Which bytes it takes.
    pub range: Range<usize>,
    /// Which piece it is of.
    pub piece: usize,
    /// Whether its piece is marked.
    pub marked: bool,
    /// Whether it lists values.
    pub lists: bool,
    /// What it is.
    pub role: Role,
}

/// The sentences of the pieces.
pub fn sentences(text: &str, pieces: &[Piece], words: &Words) -> Vec<Sentence> {
    let of = |(index, piece): (usize, &Piece)| -> Vec<Sentence> {
        let marked = piece.mark.is_some();
        let sentence = |range: Range<usize>| {
            let role = alone(&text[range.clone()], marked, words);
            Sentence { range, piece: index, marked, lists: false, role }
        };
        apart(text, piece.range.clone(), words).into_iter().map(sentence).collect()
    };
    pieces.iter().enumerate().flat_map(of).collect()
}

/// Whether a sentence says something: it is no heading and no bare number.
pub fn says(text: &str, pieces: &[Piece], one: &Sentence, words: &Words) -> bool {
    let piece = &pieces[one.piece];
    let heading = piece.heading || !one.marked && is_heading(piece.text(text), piece.gap, words);
    let body = &text[one.range.clone()];
    let letters = body.chars().filter(|c| c.is_alphabetic()).count();
    !heading && letters > 1 && (one.marked || !body.ends_with(':'))
}

/// With so many words nothing is a heading.
const LONGEST_HEADING: usize = 16;

/// Whether a piece is a heading: it says nothing of its own.
fn is_heading(body: &str, gap: bool, words: &Words) -> bool {
    // More words are not counted: each sentence of a long piece asks this.
    let count = all_words(body).take(LONGEST_HEADING).count();
    let greets = all_words(body).next().is_some_and(|first| words.is("greet", first));
    // "Dear all,", "Yours,"
    let body = match body.strip_suffix(',') {
        Some(line) if greets && count < 8 && !line.contains(',') => return true,
        Some(line) if !line.contains(',') => line,
        _ => body,
    };
    let ends = body.ends_with(['.', '?', '!', ';', ',', '"', '”']);
    body.ends_with(':') && count < LONGEST_HEADING && !body.contains(". ")
        || !ends && count < if gap { 4 } else { 3 }
}

/// So many times as many sentences without marks as with them are the hints.
const MANY: usize = 3;

/// Tells what each sentence is.
pub fn decide(
    text: &str,
    pieces: &[Piece],
    found: &mut [Sentence],
    values: &FxHashSet<String>,
    words: &Words,
) {
    for one in found.iter_mut() {
        let body = &text[one.range.clone()];
        one.role = match one.role {
            Role::Question => Role::Question,
            _ if one.lists => Role::Setting,
            // "Noah lives three houses to the right of the baker."
            Role::Setting if !words.any("everyone", body) && spoken(body, values) == 2 => {
                Role::Hint
            }
            role => role,
        };
    }
    options(text, pieces, found);
    let known = familiar(text, found, values, words);
    let mut marked = marked(text, pieces, found, &known);
    // A few lines with marks beside many sentences that speak of the puzzle are not its hints: what else
    // the site has, say.
    let is_marked = |one: &Sentence| marked.contains(&one.piece);
    let says = |one: &&mut Sentence| one.role == Role::Hint && speaks(text, one, &known);
    let free = found.iter_mut().filter(says).filter(|one| !is_marked(one)).count();
    if free > MANY * marked.len() {
        let beside = found.iter_mut().filter(|one| is_marked(one) && one.role == Role::Hint);
        beside.for_each(|one| one.role = Role::Chatter);
        marked.clear();
    }
    if marked.is_empty() {
        within(text, pieces, found, words);
        unmarked(text, pieces, found);
        edges(text, found, &known);
        told_by_somebody(pieces, found);
    } else {
        around(text, &marked, found, values, words);
    }
    // "Can anyone crack this?" is not what the puzzle asks, if there is something else.
    let aside = |one: &Sentence| {
        let body = &text[one.range.clone()];
        words.any("talk", body) || !words.any("ask", body)
    };
    if found.iter().any(|one| one.role == Role::Question && !aside(one)) {
        for sentence in found.iter_mut().filter(|one| one.role == Role::Question && aside(one)) {
            sentence.role = Role::Chatter;
        }
    }
}

/// Adds to each hint what goes on from it: "So is Bob."; leaves out what stands in its line behind it
/// and speaks of nothing that the puzzle is about.
pub fn join(text: &str, found: &mut Vec<Sentence>, values: &FxHashSet<String>, words: &Words) {
    let known = familiar(text, found, values, words);
    found.dedup_by(|one, last| {
        let body = &text[one.range.clone()];
        let mut list = all_words(body).peekable();
        let idle = || spoken(body, &known) == 0 && !words.any("where", body);
        let hints = (last.role, one.role) == (Role::Hint, Role::Hint);
        let beside = hints && last.piece == one.piece;
        let of_the_same = list.peek().is_some_and(|word| words.is("pronoun", word));
        let mut next_is = |kind| list.next().is_some_and(|word| words.is(kind, word));
        let again = beside && (of_the_same || next_is("again") && next_is("verb"));
        last.range.end = if again { one.range.end } else { last.range.end };
        again || beside && one.marked && idle()
    });
}

/// Answers to choose from behind the hints: letters that follow a question, and all that is counted
/// behind a question which is counted as no hint is.
fn options(text: &str, pieces: &[Piece], found: &mut [Sentence]) {
    let mut hints = 0;
    let mut styles: FxHashSet<String> = FxHashSet::default();
    let (mut choice, mut exam) = (false, false);
    for sentence in found {
        let own = pieces[sentence.piece].mark.as_ref().map(|mark| mark.style.clone());
        let inner = || counter(&text[sentence.range.clone()]).map(|mark| mark.style);
        let lettered = own.clone().or_else(inner).is_some_and(|style| style.contains(['a', 'A']));
        let asks = sentence.role == Role::Question;
        let other = own.as_ref().is_some_and(|style| !styles.contains(style));
        exam |= asks && other && hints > 2;
        choice = asks || choice && lettered;
        let option = choice && lettered && hints > 2 || exam && own.is_some();
        if option && sentence.role == Role::Hint {
            sentence.role = Role::Answer;
            sentence.marked = false;
        }
        if sentence.role == Role::Hint {
            hints += 1;
            styles.extend(own);
        }
    }
}

/// Before the first and behind the last hint that speaks of what the puzzle is about is chatter.
fn edges(text: &str, found: &mut [Sentence], known: &FxHashSet<String>) {
    let hints = found.iter().filter(|one| one.role == Role::Hint).count();
    let of: Vec<bool> =
        found.iter().map(|one| one.role == Role::Hint && speaks(text, one, known)).collect();
    let (first, last) = (of.iter().position(|of| *of), of.iter().rposition(|of| *of));
    let most = of.iter().filter(|of| **of).count() * 3 > hints * 2;
    for (at, one) in found.iter_mut().enumerate().filter(|_| most && hints > 4) {
        if one.role == Role::Hint && !(first..=last).contains(&Some(at)) {
            one.role = Role::Chatter;
        }
    }
}

/// What a sentence is by its own form.
fn alone(body: &str, marked: bool, words: &Words) -> Role {
    let list: Vec<&str> = all_words(body).collect();
    let asks = body.trim_end_matches(['"', '”', ')', '!']).ends_with('?');
    let open = list.first().is_some_and(|first| words.is("ask", first)) && !body.ends_with('.');
    if asks || open || !marked && task(&list, words) {
        return Role::Question;
    }
    if is_code(body) {
        return Role::Chatter;
    }
    if offers(&list, words) {
        return Role::Answer;
    }
    if setting(&list, words) {
        return Role::Setting;
    }
    // "Subject: …", "Directions: …"
    let headed = body.find(": ").is_some_and(|at| !marked && !body[..at].contains(' '));
    if headed {
        return Role::Chatter;
    }
    // A remark in brackets of its own is no hint.
    let aside = body.starts_with('(') && body.ends_with(')') && !marked;
    // What is said aside in brackets is not what the sentence says.
    let said = match body.split_once(" (") {
        Some((said, aside)) if aside.trim_end_matches(['.', '!']).ends_with(')') => said,
        _ => body,
    };
    match words.any("talk", said) {
        true => Role::Chatter,
        _ if aside => Role::Setting,
        _ => Role::Hint,
    }
}

/// "A  Ann   B  Bob   C  Cleo": answers to choose from.
fn offers(list: &[&str], words: &Words) -> bool {
    let at = |letter: char| list.iter().position(|word| *word == letter.to_string());
    let places: Option<Vec<usize>> = ('A'..='C').map(at).collect();
    places.is_some_and(|at| at[0] == 0 && at.is_sorted() && at[2] > 2)
        && !list.iter().any(|word| words.is("verb", word) || words.is("where", word))
}

/// Whether it is a line of a program: "right_of(X, Y, [Y, X|_])."
fn is_code(body: &str) -> bool {
    let signs = body.matches(|c: char| "()[]{}|_=<>;:-\\".contains(c)).count();
    let words = body.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic));
    signs > 4 && signs > 2 * words.count()
}

/// "Find out who …", "Using the clues, work out which …", "Match each … with …".
fn task(list: &[&str], words: &Words) -> bool {
    list.iter().enumerate().any(|(at, word)| {
        let starts = at == 0 || words.is("before-task", list[at - 1]);
        let mut behind = list[at + 1..].iter().take(12);
        let asks = behind.any(|word| words.is("ask", word) || words.is("everyone", word));
        words.is("task", word) && starts && asks
    })
}

/// Sentences that speak of all: "Each of them …", "There are five houses".
fn setting(list: &[&str], words: &Words) -> bool {
    let first = list.first().copied().unwrap_or("");
    let behind = |at: usize| list[at + 1..].iter().take(3);
    let many = list.iter().take(14).enumerate().any(|(at, word)| {
        words.number(word).is_some_and(|number| number > 2)
            && behind(at).any(|word| plural(word, words))
            && !behind(at).any(|word| words.is("measure", word))
    });
    // "Everyone but Ann …" is about Ann.
    let but = list.get(1).is_some_and(|word| words.is("except", word));
    is_rule(list, words) || many || words.is("everyone", first) && list.len() > 2 && !but
}

/// "In each house lives a man of another country", "No two have the same pet."
fn is_rule(list: &[&str], words: &Words) -> bool {
    let no_two = |pair: &[&str]| words.is("none", pair[0]) && words.number(pair[1]) == Some(2);
    let all = list.iter().any(|word| words.is("everyone", word)) || list.windows(2).any(no_two);
    all && list.iter().any(|word| words.is("differ", word))
}

/// What stands around marked hints.
fn around(
    text: &str,
    marked: &[usize],
    found: &mut [Sentence],
    values: &FxHashSet<String>,
    words: &Words,
) {
    let first = marked.first().copied().unwrap_or(0);
    // A rule of the game names nobody and no place.
    let rules = |body: &str| {
        let list: Vec<&str> = all_words(body).collect();
        let names = list.iter().skip(1).any(|word| word.starts_with(char::is_uppercase));
        let speaks = names || spoken(body, values) > 0 || words.any("where", body);
        is_rule(&list, words) && !speaks
    };
    for sentence in found {
        let own = marked.binary_search(&sentence.piece).is_ok();
        let body = &text[sentence.range.clone()];
        let opening = all_words(body).next().unwrap_or("");
        sentence.role = match sentence.role {
            Role::Question => Role::Question,
            Role::Setting if own && (is_scene(body, words) || rules(body)) => Role::Setting,
            _ if own => Role::Hint,
            aside @ (Role::Chatter | Role::Answer) => aside,
            _ if sentence.piece < first || sentence.lists => Role::Setting,
            _ if words.is("somebody", opening) => Role::Setting,
            _ => Role::Chatter,
        };
    }
}

/// "There are five passengers on the bus." sets the scene wherever it stands.
pub fn is_scene(body: &str, words: &Words) -> bool {
    let opening = all_words(body).next();
    opening.is_some_and(|first| words.is("somebody", first)) && !words.any("where", body)
}

/// Fewer hints are hardly all.
const FEW: usize = 3;

/// Where hardly a hint is found, who tells the puzzle is in it: "We were in Mestia the night after
/// Kutaisi." The paragraph with most sentences has the hints.
fn told_by_somebody(pieces: &[Piece], found: &mut [Sentence]) {
    let tells = |one: &Sentence| matches!(one.role, Role::Hint | Role::Chatter);
    if found.iter().filter(|one| one.role == Role::Hint).count() >= FEW {
        return;
    }
    let told = |run: &Range<usize>| found[run.clone()].iter().filter(|one| tells(one)).count();
    let most = runs(pieces, found).into_iter().max_by_key(told);
    if let Some(run) = most.filter(|run| told(run) >= FEW) {
        found[run].iter_mut().filter(|one| tells(one)).for_each(|one| one.role = Role::Hint);
    }
}

/// Hints without marks: one to a line, else sentences of a paragraph.
fn unmarked(text: &str, pieces: &[Piece], found: &mut [Sentence]) {
    let mut sizes = vec![0; pieces.len()];
    for sentence in found.iter() {
        sizes[sentence.piece] += 1;
    }
    let single = |sentence: &Sentence| sizes[sentence.piece] == 1;
    let hints = || found.iter().filter(|sentence| sentence.role == Role::Hint);
    let lined = hints().filter(|sentence| single(sentence)).count();
    let by_line = lined > 2 && lined * 3 > hints().count() * 2;
    // A paragraph of its own beside hints that are one to a line.
    let apart =
        |piece: usize| pieces[piece].gap && pieces.get(piece + 1).is_none_or(|next| next.gap);
    for sentence in found.iter_mut().filter(|one| one.role == Role::Hint) {
        if by_line && sizes[sentence.piece] > 1 && apart(sentence.piece) {
            sentence.role = Role::Chatter;
        }
    }
    // What stands before "Five tamers perform …" or before "Here is what I remember:" is no hint yet.
    let opens = found.iter().take(4).rposition(|one| one.role == Role::Setting).unwrap_or(0);
    let hints: Vec<usize> =
        found.iter().filter(|one| one.role == Role::Hint).map(|one| one.piece).collect();
    let most = |piece: usize| hints.iter().filter(|at| **at > piece).count() * 2 > hints.len();
    let told = |&piece: &usize| pieces[piece].text(text).ends_with(':') && most(piece);
    let told = (0..pieces.len()).find(told);
    let from = told.map_or(0, |piece| found.partition_point(|one| one.piece <= piece));
    for sentence in &mut found[..opens.max(from)] {
        if sentence.role == Role::Hint {
            sentence.role = Role::Chatter;
        }
    }
}

/// The sentences of each paragraph.
fn runs(pieces: &[Piece], found: &[Sentence]) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for at in 0..found.len() {
        let piece = found[at].piece;
        let goes_on = at > 0 && (piece == found[at - 1].piece || !pieces[piece].gap);
        match runs.last_mut() {
            Some(run) if goes_on => run.end = at + 1,
            _ => runs.push(at..at + 1),
        }
    }
    runs
}
