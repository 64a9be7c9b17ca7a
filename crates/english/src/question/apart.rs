//! What one sentence asks one after the other.

use super::super::Ground;
use super::super::asking::{WH, is_order};
use super::super::positions::houses_at;
use super::super::tokens::{Token, tokens};

/// What a sentence asks one after the other: "Determine who lives behind the yellow door and who is
/// the miller", "the flag of the ship with salt, and the name of the ship with tea". Each part names
/// what it is asked of, or goes on about the one before; else it asks for everything.
pub(in super::super) fn asked_apart<'t>(sentence: &'t str, ground: &Ground) -> Vec<&'t str> {
    let words = tokens(sentence);
    let starts: Vec<usize> = (0..words.len()).filter(|&at| opens_question(&words, at)).collect();
    let Some((&first, later)) = starts.split_first() else { return vec![sentence] };
    let joined = |&&at: &&usize| {
        words[at - 1].is(&["and", ";"]) && names_or_goes_on(&words[first..at], ground, false)
    };
    let mut bounds: Vec<usize> = later.iter().filter(joined).copied().collect();
    let ends: Vec<usize> = bounds.iter().skip(1).copied().chain([words.len()]).collect();
    let asked = |(&from, to): (&usize, usize)| names_or_goes_on(&words[from..to], ground, true);
    if bounds.is_empty() || !bounds.iter().zip(ends).all(asked) {
        return vec![sentence];
    }
    // "In particular, state who …": what leads up to it says nothing.
    let led = words[..first].iter().any(is_order) || first == 0;
    bounds.insert(0, if led { first } else { 0 });
    let cut = |(i, &from): (usize, &usize)| {
        // Up to "and", or what stands in its place.
        let end = bounds.get(i + 1).map_or(sentence.len(), |&next| words[next - 1].at.start);
        sentence[words[from].at.start..end].trim_end_matches([',', ';', ' '])
    };
    bounds.iter().enumerate().map(cut).collect()
}

/// "Who", "by whom", and "the flag of" where nothing asks.
fn opens_question(words: &[Token], at: usize) -> bool {
    let led = ["in", "on", "at", "by", "to", "from", "with", "for", "of"];
    let asks = |at: usize| words.get(at).is_some_and(|token| token.is(&WH));
    let open = at == 0 || !words[at - 1].is(&led);
    let of = words.get(at + 2).is_some_and(|token| token.is(&["of"]));
    // "The name of the person who …" asks by no "who".
    let plain = |i: usize| {
        let led = |before: &Token| before.is_mark() || before.is(&["and"]) || is_order(before);
        words[i].is(&WH) && (i == 0 || led(&words[i - 1]))
    };
    let noun = words[at].is(&["the"]) && of && !(0..at).any(plain);
    noun || open && (asks(at) || words[at].is(&led) && asks(at + 1))
}

/// Whether a value or place is named, or what was asked of before.
fn names_or_goes_on(words: &[Token], ground: &Ground, later: bool) -> bool {
    let on = ["there", "it", "he", "she", "his", "her", "him", "its", "they", "their", "that"];
    let place = |at| houses_at(words, at, ground.houses, &ground.scenery).is_some();
    !words.iter().any(|word| word.is(&["each", "every", "everyone", "everybody", "respectively"]))
        && (!ground.gazetteer.find(&ground.lexicon, words).is_empty()
            || (0..words.len()).any(place)
            || later && words.iter().any(|word| word.is(&on)))
}

/// Whether a sentence that asks for several things is a task: "Visitors are invited to determine
/// who … and on which date …".
pub(in super::super) fn is_task_of_several(sentence: &str, parts: &[&str]) -> bool {
    let words = tokens(sentence);
    let first = (0..words.len()).find(|&at| opens_question(&words, at));
    let before = &words[..first.unwrap_or(0)];
    let required = ["required", "wanted", "asked", "sought", "know", "tell", "say"];
    parts.len() > 1
        && before.iter().any(|word| is_order(word) || word.is(&required))
        && !before.iter().any(|word| word.is(&["did", "not", "does"]))
}
