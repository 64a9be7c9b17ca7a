//! All that may be a value in a text.

use rustc_hash::{FxHashMap, FxHashSet};

use super::candidates::Candidates;
use super::lexicon::{Lexicon, Role, join};
use super::sentence::{Known, Word, sentences, stems};
use super::slots::{Slot, slots};
use crate::document::{Document, Passage};

/// The most candidates that are looked at.
const MOST: usize = 120;

/// The most lists that are taken from sentences.
const MOST_LISTS: usize = 12;
/// The most parts of a listed value that are known as such.
const MOST_PARTS: usize = 15;

/// The candidates of a text, without the values that its lists have.
pub fn gather(document: &Document, lexicon: &Lexicon, places: u32) -> Candidates {
    let mut known = Known { places: Some(places), ..Known::default() };
    let mut candidates = Candidates::default();
    known.heads = heads(document, lexicon, &known);
    let lists = lists(document, lexicon, &known);
    let listed: FxHashSet<String> = lists.iter().flat_map(|list| &list.values).cloned().collect();
    known.spoken = spoken(document, lexicon, &known, &listed);
    known.rows = rows(document, lexicon, &known);
    known.spoken.extend(known.rows.iter().cloned());
    for list in &lists {
        candidates.read_list(&list.words, &list.slots, lexicon);
    }
    for passage in document.hints.iter().chain(&document.questions) {
        for sentence in sentences(&passage.text, lexicon, &known) {
            candidates.read(&sentence, lexicon);
        }
    }
    for passage in &document.setting {
        for sentence in sentences(&passage.text, lexicon, &known) {
            if tells_of_values(&sentence, lexicon) {
                candidates.read(&sentence, lexicon);
            }
        }
    }
    candidates.note_case();
    unite(&mut candidates, lexicon);
    drop_others(&mut candidates, document, lexicon);
    candidates
}

/// "There is also an Opel", "somebody drinks sherry".
fn tells_of_values(sentence: &[Word], lexicon: &Lexicon) -> bool {
    let has = |word: &Word, role| lexicon.has(&word.token, role);
    let there_is = |words: &[Word]| {
        has(&words[0], Role::There)
            && words[1].class == Role::Link
            && words[2].class == Role::Article
    };
    let one_of = |words: &[Word]| words[0].class == Role::Holder && has(&words[1], Role::Of);
    if sentence.iter().any(|word| has(word, Role::Distinct)) {
        return false;
    }
    sentence.iter().any(|word| has(word, Role::Exist))
        || sentence.windows(3).any(there_is)
        || sentence.first().is_some_and(|first| !first.row)
            && sentence.windows(2).take(1).any(one_of)
}

/// Values that a sentence lists.
struct Listed {
    words: Vec<Word>,
    slots: Vec<Slot>,
    values: Vec<String>,
}

/// The lists in sentences: as many values as there are places, joined by commas and "and".
fn lists(document: &Document, lexicon: &Lexicon, known: &Known) -> Vec<Listed> {
    let mut lists: Vec<Listed> = Vec::new();
    let said = said(document.hints.iter().chain(&document.questions), lexicon);
    for passage in document.setting.iter().chain(&document.hints) {
        for words in sentences(&passage.text, lexicon, known) {
            for slots in runs(&words, lexicon) {
                let values: Vec<String> =
                    slots.iter().map(|slot| stems(&words[slot.words.clone()])).collect();
                let fits = known.places.is_none_or(|places| values.len() == places as usize);
                let category = |value: &String| !lexicon.kinds_spoken_of(value).is_empty();
                let named = values.iter().filter(|value| said.contains(*value)).count();
                let mut different = values.clone();
                different.sort_unstable();
                different.dedup();
                let same = different.len() < values.len();
                if fits
                    && values.len() > 2
                    && !same
                    && !values.iter().all(category)
                    && 2 * named >= values.len()
                {
                    lists.push(Listed { words: words.clone(), slots, values });
                }
            }
        }
    }
    lists.truncate(MOST_LISTS);
    lists
}

/// The stems of all words of some passages.
fn said<'a>(passages: impl Iterator<Item = &'a Passage>, lexicon: &Lexicon) -> FxHashSet<String> {
    let mut said = FxHashSet::default();
    for passage in passages {
        let tokens = lexicon.tokens(&passage.text);
        for count in 1..=3 {
            said.extend(tokens.windows(count).map(join));
        }
    }
    said
}

/// Slots that follow each other with commas and "and".
fn runs(words: &[Word], lexicon: &Lexicon) -> Vec<Vec<Slot>> {
    let mut runs: Vec<Vec<Slot>> = Vec::new();
    for slot in slots(words, lexicon) {
        let follows = runs.last().and_then(|run| run.last()).is_some_and(|last: &Slot| {
            let between = &words[last.words.end..slot.words.start];
            let joins = |word: &Word| matches!(word.class, Role::Comma | Role::And | Role::Or);
            let passed = |word: &Word| {
                joins(word)
                    || matches!(
                        word.class,
                        Role::Article
                            | Role::Own
                            | Role::Noun
                            | Role::Holder
                            | Role::Link
                            | Role::Preposition
                            | Role::Skip
                    )
            };
            between.iter().any(joins) && between.iter().all(passed)
        });
        match runs.last_mut() {
            Some(run) if follows => run.push(slot),
            _ => runs.push(vec![slot]),
        }
    }
    runs
}

/// The words of the setting that are no values: they speak of the categories.
fn spoken(
    document: &Document,
    lexicon: &Lexicon,
    known: &Known,
    listed: &FxHashSet<String>,
) -> FxHashSet<String> {
    let mut spoken = FxHashSet::default();
    for passage in &document.setting {
        for sentence in sentences(&passage.text, lexicon, known) {
            let tells = tells_of_values(&sentence, lexicon);
            let mut distinct = false;
            for word in &sentence {
                let stem = &word.token.stem;
                let named = word.token.capital && !word.initial;
                let phrase = matches!(word.class, Role::Value | Role::Noun);
                distinct = distinct && phrase || lexicon.has(&word.token, Role::Distinct);
                let value = !distinct
                    && !lexicon.kinds_of(stem).is_empty()
                    && lexicon.kinds_spoken_of(stem).is_empty();
                let noun = matches!(word.class, Role::Value | Role::Noun);
                let part = listed.iter().any(|value| value.split(' ').any(|part| part == stem));
                if noun && word.token.is_word() && !named && !value && !part && !tells {
                    spoken.insert(stem.clone());
                }
            }
        }
    }
    spoken
}

/// What the setting counts, "five houses", and what hints number: "the last shelf", "shelf 2".
fn rows(document: &Document, lexicon: &Lexicon, known: &Known) -> FxHashSet<String> {
    let mut rows = FxHashSet::default();
    for passage in &document.setting {
        for sentence in sentences(&passage.text, lexicon, known) {
            for (i, word) in sentence.iter().enumerate() {
                let object = i > 0 && sentence[i - 1].class == Role::Preposition;
                if word.token.number.is_some() && word.token.number == known.places {
                    let rest = sentence[i + 1..].iter();
                    let nouns = rest.take_while(|word| {
                        matches!(word.class, Role::Value | Role::Noun | Role::Holder)
                    });
                    let nouns = nouns.filter(|word| {
                        !object || lexicon.kinds_spoken_of(&word.token.stem).is_empty()
                    });
                    rows.extend(nouns.last().map(|word| word.token.stem.clone()));
                }
            }
        }
    }
    let mut numbered: FxHashMap<String, usize> = FxHashMap::default();
    for passage in &document.hints {
        for sentence in sentences(&passage.text, lexicon, known) {
            for pair in sentence.windows(2) {
                let counts = |word: &Word| {
                    word.token.number.is_some_and(|number| Some(number) <= known.places)
                        && word.token.range.len() == 1
                };
                let noun = match pair {
                    [place, noun] if is_numbering(place) => noun,
                    [noun, number] if counts(number) => noun,
                    _ => continue,
                };
                if matches!(noun.class, Role::Value | Role::Noun) && noun.token.is_word() {
                    *numbered.entry(noun.token.stem.clone()).or_default() += 1;
                }
            }
        }
    }
    rows.extend(numbered.into_iter().filter(|(_, count)| *count > 1).map(|(stem, _)| stem));
    rows
}

fn is_numbering(word: &Word) -> bool {
    word.token.ordinal.is_some() || word.class == Role::Place
}

/// Nouns that stand after two values or more: "lentil soup", "pea soup".
fn heads(document: &Document, lexicon: &Lexicon, known: &Known) -> FxHashSet<String> {
    let mut before: FxHashMap<String, FxHashSet<String>> = FxHashMap::default();
    let passages = document.hints.iter().chain(&document.questions).chain(&document.setting);
    for passage in passages {
        for sentence in sentences(&passage.text, lexicon, known) {
            for pair in sentence.windows(2) {
                let both = pair.iter().all(|word| word.class == Role::Value);
                let small = !pair[1].token.capital && pair[1].token.is_word();
                if both && small {
                    let [first, head] = [&pair[0].token.stem, &pair[1].token.stem];
                    before.entry(head.clone()).or_default().insert(first.clone());
                }
            }
        }
    }
    let heads = before.into_iter().filter(|(_, first)| first.len() > 1);
    heads.map(|(head, _)| head).collect()
}

/// Takes forms of one word as one: "harp" and "harpist", a name that also starts a sentence.
fn unite(candidates: &mut Candidates, lexicon: &Lexicon) {
    let all = &candidates.all;
    let mut becomes: Vec<Option<usize>> = (0..all.len()).map(Some).collect();
    let places: FxHashMap<&str, usize> =
        all.iter().enumerate().map(|(i, one)| (one.key.as_str(), i)).collect();
    for (i, candidate) in all.iter().enumerate() {
        let name = format!("{} (name)", candidate.key);
        if let Some(&name) = places.get(name.as_str()) {
            if candidate.small == 0 || all[name].count == 1 && all[name].subject == 0 {
                becomes[i] = Some(name);
            } else if all[name].capital == all[name].guessed {
                becomes[name] = Some(i);
            }
        }
    }
    for (i, candidate) in all.iter().enumerate().filter(|(_, one)| one.list.is_some()) {
        let first = candidate.key.split(' ').next().and_then(|first| places.get(first));
        if let Some(&part) = first.filter(|part| all[**part].list.is_none()) {
            becomes[part] = Some(i);
        }
    }
    let endings = lexicon.endings();
    let mut order: Vec<usize> = (0..all.len()).filter(|&i| !all[i].key.contains(' ')).collect();
    order.sort_by(|&a, &b| all[a].key.cmp(&all[b].key));
    for (at, &a) in order.iter().enumerate() {
        for &b in order[at + 1..].iter().take(6) {
            let (one, other) = (&all[a].key, &all[b].key);
            let apart = candidates.pairs.get(&(a.min(b), a.max(b))).is_some_and(|&w| w < 0.0);
            if becomes[b] == Some(b) && !apart && are_forms(one, other, &endings) {
                becomes[b] = becomes[a];
            }
        }
    }
    candidates.rebuild(&becomes);
}

/// Whether two words differ only in endings that make words from others.
fn are_forms(one: &str, other: &str, endings: &FxHashSet<&str>) -> bool {
    let shared: usize =
        one.chars().zip(other.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    let ends = |word: &str| word.len() == shared || endings.contains(&word[shared..]);
    shared > 3 && ends(one) && ends(other)
}

/// Forgets what cannot be a value: values that lists have, and words that speak of several others.
fn drop_others(candidates: &mut Candidates, document: &Document, lexicon: &Lexicon) {
    let values = document.lists.iter().flat_map(|list| &list.values);
    let mut listed: FxHashSet<String> = FxHashSet::default();
    for stems in values.map(|value| lexicon.stems(value)) {
        let words: Vec<&str> = stems.split(' ').collect();
        let parts =
            (0..words.len()).flat_map(|from| (from + 1..=words.len()).map(move |to| (from, to)));
        listed.extend(parts.take(MOST_PARTS).map(|(from, to)| words[from..to].join(" ")));
        listed.insert(lexicon.form(&stems));
    }
    let endings = lexicon.endings();
    let is_listed = |key: &str| {
        key.split(' ').any(|word| listed.contains(word))
            || listed.iter().any(|value| value == key || are_forms(value, key, &endings))
    };
    let mut spread: FxHashMap<&str, usize> = FxHashMap::default();
    for cue in candidates.all.iter().flat_map(|one| one.cues.keys()) {
        *spread.entry(cue).or_insert(0) += 1;
    }
    let passes = |i: usize| {
        let one = &candidates.all[i];
        let key = one.key.trim_end_matches(" (name)");
        let speaks = spread.get(key).is_some_and(|&count| count > 1);
        !is_listed(key) && (!speaks || one.list.is_some())
    };
    let mut kept: Vec<usize> = (0..candidates.all.len()).filter(|&i| passes(i)).collect();
    let weight = |one: usize| candidates.all[one].weight(&lexicon.weights);
    kept.sort_by(|&a, &b| weight(b).total_cmp(&weight(a)).then(a.cmp(&b)));
    kept.truncate(MOST);
    let kept: FxHashSet<usize> = kept.into_iter().collect();
    let becomes: Vec<Option<usize>> =
        (0..candidates.all.len()).map(|i| kept.contains(&i).then_some(i)).collect();
    candidates.rebuild(&becomes);
}
