//! What the role of a sentence is told from: its words and its form, small and capital letters.

use rustc_hash::{FxHashMap, FxHashSet};

use super::pieces::Piece;
use super::sentences::Sentence;
use super::words::{Words, stem, words as all_words};

/// Signs that programs and addresses have more of than sentences.
const SIGNS: &str = "()[]{}|_=<>;\\/@#*+";

/// By sentence: its features.
pub fn features(
    text: &str,
    pieces: &[Piece],
    sentences: &[Sentence],
    words: &Words,
) -> Vec<Vec<String>> {
    let style = |piece: usize| pieces[piece].mark.as_ref().map(|mark| mark.style.as_str());
    let mut size_of = vec![0; pieces.len()];
    let mut marked: FxHashMap<&str, usize> = FxHashMap::default();
    let mut seen_in: FxHashMap<String, usize> = FxHashMap::default();
    let mut telling = Vec::with_capacity(sentences.len());
    for one in sentences {
        size_of[one.piece] += 1;
        if let Some(style) = style(one.piece) {
            *marked.entry(style).or_default() += 1;
        }
        let stems = telling_stems(&text[one.range.clone()], words);
        stems.iter().for_each(|stem| *seen_in.entry(stem.clone()).or_default() += 1);
        telling.push(stems);
    }
    let most_marked = marked.values().copied().max().unwrap_or(0);
    let mut styles: Vec<&str> = Vec::new();
    let mut asked = false;
    let feature = |(at, one): (usize, &Sentence)| {
        let piece = &pieces[one.piece];
        let body = &text[one.range.clone()];
        let mut found: Vec<String> =
            all_words(body).map(|word| word.to_lowercase().replace('’', "'")).collect();
        let count = found.len();
        found.extend(found.first().map(|first| format!("^{first}")));
        let mut tell = |name: &str, number: usize| found.push(format!("{name}{number}"));
        tell("LENGTH", (count / 5).min(6));
        tell("SHARED", telling[at].iter().filter(|stem| seen_in[*stem] > 1).count().min(4));
        tell("NAMES", names(body).min(3));
        tell("COMMAS", body.matches(',').count().min(4));
        tell("COLON", usize::from(body.contains(':')));
        tell("SIGNS", body.matches(|c| SIGNS.contains(c)).count().min(3));
        tell("NUMBERS", numbers(body).min(2));
        tell("OF", size_of[one.piece].min(4));
        tell("PART", 5 * at / sentences.len());
        tell("FROM_START", at.min(3));
        tell("FROM_END", (sentences.len() - 1 - at).min(3));
        match style(one.piece) {
            None => tell("UNMARKED", (most_marked / 3).min(3)),
            Some(style) => {
                if styles.len() < 2 && !styles.contains(&style) {
                    styles.push(style);
                }
                let order = styles.iter().position(|known| *known == style).unwrap_or(2);
                tell("STYLE", order);
                let kinds = [("NUMBERED", '#'), ("LETTERED", 'a'), ("LETTERED", 'A')];
                let kind = kinds.iter().find(|(_, sign)| style.contains(*sign));
                tell(kind.map_or("BULLETED", |(name, _)| name), (marked[style] / 3).min(3));
            }
        }
        let ends = body.trim_end_matches([')', '"', '”']).chars().next_back();
        found.push(match ends {
            Some(c) if ".?!,;:…".contains(c) => format!("END{c}"),
            Some(c) if !c.is_alphanumeric() => "END_SIGN".to_owned(),
            _ => "END_OPEN".to_owned(),
        });
        let next = at > 0 && sentences[at - 1].piece != one.piece;
        let flags = [
            ("GAP", piece.gap),
            ("HEADING", piece.heading),
            ("SAID", piece.said),
            ("ASKED", asked),
            ("ASKED_MARKED", asked && piece.mark.is_some()),
            ("TALK", words.any("talk", body)),
            ("NEXT", next && !piece.gap),
            ("NEXT_GAP", next && piece.gap),
        ];
        found.extend(flags.iter().filter(|(_, so)| *so).map(|(name, _)| (*name).to_owned()));
        asked |= ends == Some('?');
        found.sort_unstable();
        found.dedup();
        found
    };
    sentences.iter().enumerate().map(feature).collect()
}

/// The stems of words that may be of values.
fn telling_stems(body: &str, words: &Words) -> FxHashSet<String> {
    let small = |word: &&str| {
        word.len() > 2
            && !["small", "verb", "where", "talk", "ask"].iter().any(|kind| words.is(kind, word))
    };
    all_words(body).filter(small).map(stem).collect()
}

/// How many words within it have a capital.
fn names(body: &str) -> usize {
    let words: Vec<&str> = body.split_whitespace().collect();
    let goes_on = |word: &str| word.ends_with(|c: char| c.is_lowercase() || c == ',');
    let named = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase)
            && letters.next().is_some_and(char::is_lowercase)
    };
    words.windows(2).filter(|pair| goes_on(pair[0]) && named(pair[1])).count()
}

/// How many numbers in digits it has.
fn numbers(body: &str) -> usize {
    body.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()).count()
}
