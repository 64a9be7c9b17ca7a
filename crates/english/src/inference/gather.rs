//! All that may be a value in a text.

use rustc_hash::{FxHashMap, FxHashSet};

use super::candidates::{Candidate, Candidates};
use super::lexicon::{Lexicon, Role};
use super::sentence::{Known, Word, is_number, sentences};
use super::slots::{Slot, Source, doubtful, slots};
use crate::document::{Document, Passage};

/// The most candidates that are looked at.
const MOST: usize = 120;

/// The most that are compared with each other; no puzzle has so many words.
const MOST_COMPARED: usize = 500;

/// The most lists that are taken from sentences.
const MOST_LISTS: usize = 12;

/// The candidates of a text, without the values that its lists have.
pub fn gather(document: &Document, lexicon: &Lexicon, places: u32) -> Candidates {
    let known = Known { places, ..Known::default() };
    let mut text = Text { document, lexicon, known };
    let mut candidates = Candidates::default();
    text.known.verbs = text.verbs();
    (text.known.numbered, text.known.counted) = text.numbered();
    text.known.heads = text.heads();
    let lists = text.lists();
    let listed: FxHashSet<&str> =
        lists.iter().flatten().flat_map(|slot| slot.stems.split(' ')).collect();
    text.known.spoken = text.spoken(&listed);
    text.known.rows = text.rows();
    text.known.spoken.extend(text.known.rows.iter().cloned());
    for list in &lists {
        candidates.read_list(list, lexicon);
    }
    let setting = text.sentences(&document.setting);
    let setting = setting.filter(|sentence| tells_of_values(sentence, lexicon));
    let hints = text.sentences(&document.hints).map(|sentence| (Source::Hint, sentence));
    let questions = text.sentences(&document.questions).map(|it| (Source::Question, it));
    let mut doubted = Vec::new();
    for (source, sentence) in hints.chain(questions).chain(setting.map(|it| (Source::Setting, it)))
    {
        candidates.read(&sentence, source, lexicon);
        let slots = doubtful(&sentence, lexicon).into_iter();
        doubted.extend(slots.map(|slot| Slot { source, ..slot }));
    }
    candidates.note_case();
    candidates.all.truncate(MOST_COMPARED);
    unite(&mut candidates, lexicon);
    candidates.read_doubtful(doubted, lexicon);
    drop_others(&mut candidates, document, lexicon);
    candidates
}

/// A text with what is known of its words.
struct Text<'a> {
    document: &'a Document,
    lexicon: &'a Lexicon,
    known: Known,
}

impl Text<'_> {
    /// The sentences of some passages.
    fn sentences<'p>(&'p self, passages: &'p [Passage]) -> impl Iterator<Item = Vec<Word>> + 'p {
        passages.iter().flat_map(|passage| sentences(&passage.text, self.lexicon, &self.known))
    }

    /// The lists in sentences: as many values as there are places, joined by commas and "and".
    fn lists(&self) -> Vec<Vec<Slot>> {
        let setting = self.sentences(&self.document.setting);
        let sentences = setting.chain(self.sentences(&self.document.hints));
        let runs = sentences.flat_map(|words| runs(&words, self.lexicon));
        let is_list = |run: &Vec<Slot>| self.known.places == run.len() as u32;
        runs.filter(is_list).take(MOST_LISTS).collect()
    }

    /// The words of the setting that are no values, and what questions ask for, "which kid has which
    /// locker": they speak of the categories.
    fn spoken(&self, listed: &FxHashSet<&str>) -> FxHashSet<String> {
        let mut spoken = FxHashSet::default();
        for sentence in self.sentences(&self.document.setting) {
            let mut distinct = false;
            for word in &sentence {
                let noun = matches!(word.class, Role::Value | Role::Noun);
                distinct = distinct && noun || self.lexicon.has(&word.token, Role::Distinct);
                if self.is_no_value(word, distinct, listed) {
                    spoken.insert(word.token.stem.clone());
                }
            }
        }
        for sentence in self.sentences(&self.document.questions) {
            for pair in sentence.windows(2) {
                let asks = pair[0].class == Role::Relative;
                if asks && self.is_no_value(&pair[1], false, listed) {
                    spoken.insert(pair[1].token.stem.clone());
                }
            }
        }
        spoken
    }

    /// Whether a word of the setting or of a question is a noun that speaks of values; whatever is
    /// said to be different is.
    fn is_no_value(&self, word: &Word, distinct: bool, listed: &FxHashSet<&str>) -> bool {
        let (token, lexicon) = (&word.token, self.lexicon);
        let of_kind = !distinct
            && !lexicon.has(token, Role::Unit)
            && !lexicon.kinds_of(&token.stem).is_empty()
            && lexicon.kinds_spoken_of(&token.stem).is_empty();
        let named = token.capital && !word.initial;
        let value = named || of_kind || listed.contains(token.stem.as_str());
        matches!(word.class, Role::Value | Role::Noun) && token.is_word() && !value
    }

    /// What the setting counts, "five houses", "every gardener", and what hints say a place of: "the
    /// last shelf", "shelf 2", "the shelf next to".
    fn rows(&self) -> FxHashSet<String> {
        let places = self.known.places;
        let mut rows = FxHashSet::default();
        for sentence in self.sentences(&self.document.setting) {
            let counts = |word: &Word| {
                word.token.number == Some(places) || self.lexicon.has(&word.token, Role::Each)
            };
            for (i, _) in sentence.iter().enumerate().filter(|(_, word)| counts(word)) {
                let object = i > 0 && sentence[i - 1].class == Role::Preposition;
                let is_noun =
                    |word: &&Word| matches!(word.class, Role::Value | Role::Noun | Role::Holder);
                let nouns = sentence[i + 1..].iter().take_while(is_noun);
                let nouns = nouns.filter(|word| {
                    !object || self.lexicon.kinds_spoken_of(&word.token.stem).is_empty()
                });
                rows.extend(nouns.last().map(|word| word.token.stem.clone()));
            }
        }
        let mut numbered: FxHashMap<String, usize> = FxHashMap::default();
        for sentence in self.sentences(&self.document.hints) {
            let counts = |word: &Word| {
                word.token.range.len() == 1 && word.token.number.is_some_and(|n| n <= places)
            };
            for (i, pair) in sentence.windows(2).enumerate() {
                let led = || sentence[..i].iter().rev().find(|word| !describes(word));
                let is_led = || led().is_some_and(|word| word.class == Role::Article);
                let noun = match pair {
                    [place, noun] if is_numbering(place) => noun,
                    [noun, number] if counts(number) => noun,
                    [noun, next] if next.class == Role::Relation && is_led() => noun,
                    _ => continue,
                };
                if matches!(noun.class, Role::Value | Role::Noun) && noun.token.is_word() {
                    *numbered.entry(noun.token.stem.clone()).or_default() += 1;
                }
            }
        }
        rows.extend(numbered.into_iter().filter(|(_, count)| *count > 1).map(|(stem, _)| stem));
        rows
    }

    /// Words that no data know and that stand before "a different ...".
    fn verbs(&self) -> FxHashSet<String> {
        let lexicon = self.lexicon;
        let tokens = self.document.setting.iter().map(|passage| lexicon.tokens(&passage.text));
        let mut verbs = FxHashSet::default();
        for tokens in tokens {
            for words in tokens.windows(3) {
                let [verb, article, distinct] = words else { continue };
                let known = lexicon.is_known(verb) || !lexicon.kinds_of(&verb.stem).is_empty();
                let unknown = verb.is_word() && !verb.capital && !known;
                if unknown
                    && lexicon.has(article, Role::Article)
                    && lexicon.has(distinct, Role::Distinct)
                {
                    verbs.insert(verb.stem.clone());
                }
            }
        }
        verbs
    }

    /// The words behind which stand almost as many numbers as there are places, and greater ones, and
    /// the nouns before which they do: "leaves at nine", "has nine eyes".
    fn numbered(&self) -> (FxHashSet<String>, FxHashSet<String>) {
        let [mut behind, mut before]: [FxHashMap<String, FxHashSet<u32>>; 2] = Default::default();
        for sentence in self.sentences(&self.document.hints) {
            for (i, pair) in sentence.windows(2).enumerate() {
                let (first, next) = (&pair[0], &pair[1]);
                let number = |word: &Word| word.token.number.filter(|_| is_number(&word.token));
                if first.class == Role::Preposition {
                    behind.entry(first.token.word.clone()).or_default().extend(number(next));
                }
                let compares = sentence.get(i + 2).is_some_and(|it| it.class == Role::Relation);
                if matches!(next.class, Role::Noun | Role::Value | Role::Measure) && !compares {
                    before.entry(next.token.stem.clone()).or_default().extend(number(first));
                }
            }
        }
        let places = self.known.places;
        let many = |(word, numbers): (String, FxHashSet<u32>)| {
            let many = numbers.len() + 1 >= places as usize;
            (many && numbers.iter().any(|number| *number > places)).then_some(word)
        };
        (
            behind.into_iter().filter_map(many).collect(),
            before.into_iter().filter_map(many).collect(),
        )
    }

    /// Nouns that stand after two values or more: "lentil soup", "pea soup".
    fn heads(&self) -> FxHashSet<String> {
        let Document { hints, questions, setting, .. } = self.document;
        let mut before: FxHashMap<String, FxHashSet<String>> = FxHashMap::default();
        for sentence in [hints, questions, setting].into_iter().flat_map(|it| self.sentences(it)) {
            for pair in sentence.windows(2) {
                let both = pair.iter().all(|word| word.class == Role::Value);
                let [first, head] = [&pair[0].token, &pair[1].token];
                if both && !head.capital && head.is_word() {
                    before.entry(head.stem.clone()).or_default().insert(first.stem.clone());
                }
            }
        }
        let heads = before.into_iter().filter(|(_, first)| first.len() > 1);
        heads.map(|(head, _)| head).collect()
    }
}

/// "Somebody drinks sherry": not that all do different things.
fn tells_of_values(sentence: &[Word], lexicon: &Lexicon) -> bool {
    let has = |role| sentence.iter().any(|word| lexicon.has(&word.token, role));
    has(Role::Exist) && !has(Role::Distinct)
}

/// Slots that follow each other with commas and "and".
fn runs(words: &[Word], lexicon: &Lexicon) -> Vec<Vec<Slot>> {
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
    let slots = slots(words, lexicon);
    let runs = slots.chunk_by(|last, next| {
        let between = &words[last.words.end..next.words.start];
        between.iter().any(joins) && between.iter().all(passed)
    });
    runs.map(<[Slot]>::to_vec).collect()
}

/// Whether a word may stand between an article and its noun.
fn describes(word: &Word) -> bool {
    matches!(word.class, Role::Value | Role::Noun | Role::Place | Role::Skip)
}

fn is_numbering(word: &Word) -> bool {
    word.token.ordinal.is_some() || word.class == Role::Place
}

/// Takes forms of one word as one: "harp" and "harpist", a name that also starts a sentence.
fn unite(candidates: &mut Candidates, lexicon: &Lexicon) {
    for i in 0..candidates.all.len() {
        let all = &candidates.all;
        let name = format!("{} (name)", all[i].key);
        let Some(at) = all.iter().position(|one| one.key == name) else { continue };
        if all[i].small == 0 || all[at].capital == all[at].guessed {
            candidates.join(i, at);
        }
    }
    unite_longer(candidates, lexicon);
    unite_names(candidates);
    let endings = lexicon.endings();
    for a in 0..candidates.all.len() {
        for b in a + 1..candidates.all.len() {
            let [one, other] = [a, b].map(|it| &candidates.all[it]);
            let words = one.is_one_word() && other.is_one_word();
            if words
                && are_forms(&one.key, &other.key, &endings)
                && candidates.told(one, other) >= 0.0
            {
                candidates.join(a, b);
            }
        }
    }
    candidates.all.retain(|one| !one.slots.is_empty());
}

/// Takes a phrase that is said once for another candidate that it ends in, "classic carrot", or that
/// it begins with, where the rest speaks of that elsewhere.
fn unite_longer(candidates: &mut Candidates, lexicon: &Lexicon) {
    for i in 0..candidates.all.len() {
        let one = &candidates.all[i];
        let unknown = lexicon.kinds_of(one.stems()).is_empty();
        if one.slots.len() != 1 || one.list.is_some() || !unknown {
            continue;
        }
        let Some((first, end)) = one.stems().split_once(' ') else { continue };
        let is_shorter = |other: &Candidate| {
            let spoken = || other.cues().contains_key(end);
            !other.slots.is_empty() && (other.stems() == end || other.stems() == first && spoken())
        };
        if let Some(at) = candidates.all.iter().position(is_shorter) {
            candidates.join_into(at, i);
        }
    }
}

/// Takes a part of one name for that name: "the Colonel" after "Colonel Wragg".
fn unite_names(candidates: &mut Candidates) {
    for i in 0..candidates.all.len() {
        let part = &candidates.all[i];
        if !part.is_one_word() || part.capital == 0 || part.small > 0 || part.list.is_some() {
            continue;
        }
        let is_whole = |other: &Candidate| {
            let stems = other.stems();
            let ends = stems.split_once(' ').map(|(first, _)| first).into_iter();
            let mut ends = ends.chain(stems.rsplit_once(' ').map(|(_, last)| last));
            other.capital > 0 && ends.any(|end| end == part.stems())
        };
        let all = candidates.all.iter().enumerate();
        let whole: Vec<usize> = all.filter(|(_, it)| is_whole(it)).map(|(at, _)| at).collect();
        if let [at] = whole[..] {
            if candidates.told(&candidates.all[at], &candidates.all[i]) >= 0.0 {
                candidates.join_into(at, i);
            }
        }
    }
}

/// Whether two words differ only in endings that make words from others.
fn are_forms(one: &str, other: &str, endings: &FxHashSet<&str>) -> bool {
    let shared: usize =
        one.chars().zip(other.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    let ends = |word: &str| word.len() == shared || endings.contains(&word[shared..]);
    shared > 3 && ends(one) && ends(other)
}

/// Forgets what cannot be a value: names and values of lists, and words that speak of several others.
fn drop_others(candidates: &mut Candidates, document: &Document, lexicon: &Lexicon) {
    let mut listed: FxHashSet<String> = FxHashSet::default();
    for value in document.lists.iter().flat_map(|list| &list.values) {
        let stems = lexicon.stems(value);
        listed.extend(stems.split(' ').map(str::to_owned));
        listed.insert(lexicon.form(&stems));
    }
    let endings = lexicon.endings();
    let is_listed = |key: &str| {
        key.split(' ').chain([key]).any(|words| listed.contains(words))
            || listed.iter().any(|value| are_forms(value, key, &endings))
    };
    let spread = candidates.spread();
    let speaks = |one: &Candidate| spread.get(one.stems()).is_some_and(|&count| count > 1);
    let names: Vec<String> = document.lists.iter().map(|list| lexicon.stems(&list.name)).collect();
    let is_none = |one: &Candidate| {
        let is_name = one.capital == 0 && names.iter().any(|name| name == one.stems());
        is_name || is_listed(one.stems()) || speaks(one)
    };
    let kept: Vec<bool> = candidates.all.iter().map(|one| !is_none(one)).collect();
    let mut kept = kept.into_iter();
    candidates.all.retain(|_| kept.next() == Some(true));
    // What is said most often.
    let mut often: Vec<usize> = candidates.all.iter().map(|one| one.slots.len()).collect();
    often.sort_unstable_by(|a, b| b.cmp(a));
    if let Some(&least) = often.get(MOST) {
        candidates.all.retain(|one| one.slots.len() > least);
    }
}
