//! What may be a value: words of the hints with all that is said of them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::lexicon::{Lexicon, Role};
use super::pairs::pairs;
use super::sentence::{Word, stems};
use super::slots::{Article, Slot, slots};
use super::weights::{Weight, Weights};

/// What may be a value.
#[derive(Clone, Debug, Default)]
pub struct Candidate {
    /// Its stems.
    pub key: String,
    /// How the text writes it, with how often.
    pub written: Vec<(String, u32)>,
    /// Words that speak of it, with how much they say.
    pub cues: FxHashMap<String, f32>,
    pub prepositions: FxHashSet<String>,
    /// The kinds that have it.
    pub kinds: Vec<usize>,
    /// The kinds that its cues speak of.
    pub spoken: Vec<usize>,
    /// How often it is named.
    pub count: u32,
    /// How often with "the" and "a"; and without and with a capital where that tells.
    pub the: u32,
    pub a: u32,
    pub small: u32,
    /// Whether the text writes names as words.
    pub lower: bool,
    pub capital: u32,
    /// How often its capital starts a sentence and is a name's by what follows.
    pub guessed: u32,
    pub subject: u32,
    /// How often it does something or has something, and how often something is done to it.
    pub acts: u32,
    pub object: u32,
    /// The nouns that stand after it, with the stem of each.
    pub tails: Vec<(String, String)>,
    /// Whether it has a title: "Mr", "Sir".
    pub titled: bool,
    /// The list of the setting that has it.
    pub list: Option<usize>,
}

impl Candidate {
    /// Whether it is written as a name is.
    pub fn is_name(&self) -> bool {
        (self.capital > 0 && self.small == 0 || self.lower && self.acts + self.subject > 0)
            && self.the + self.a == 0
    }

    /// Whether it is written as a word.
    pub fn is_word(&self) -> bool {
        self.small > 0 && !(self.lower && self.the + self.a == 0)
    }

    /// How much speaks for its being a value.
    pub fn weight(&self, weights: &Weights) -> f32 {
        let if_so = |so: bool, weight| if so { weights.of(weight) } else { 0.0 };
        self.count.min(4) as f32 * weights.of(Weight::Mention)
            + if_so(!self.kinds.is_empty(), Weight::Known)
            + if_so(self.capital > 0, Weight::Capital)
            + if_so(self.list.is_some(), Weight::Listed)
    }
}

/// A text has names without capitals where fewer than one of so many words has one.
const CAPITALS_IN: u32 = 12;

/// All candidates of a text.
#[derive(Default)]
pub struct Candidates {
    pub all: Vec<Candidate>,
    /// How much two are of one category, as sentences say; below 0, of two.
    pub pairs: FxHashMap<(usize, usize), f32>,
    places: FxHashMap<String, usize>,
    lists: usize,
}

impl Candidates {
    /// Takes the candidates of a sentence in.
    pub fn read(&mut self, sentence: &[Word], lexicon: &Lexicon) {
        let slots = slots(sentence, lexicon);
        let found: Vec<usize> =
            slots.iter().map(|slot| self.insert(sentence, slot, lexicon)).collect();
        for pair in pairs(sentence, &slots, &lexicon.weights) {
            let (a, b) = (found[pair.slots.0], found[pair.slots.1]);
            if a != b {
                let weight = self.pairs.entry((a.min(b), a.max(b))).or_insert(0.0);
                *weight = (*weight + pair.weight).clamp(-9.0, 4.0);
            }
        }
    }

    /// Takes a list of the setting in.
    pub fn read_list(&mut self, sentence: &[Word], slots: &[Slot], lexicon: &Lexicon) {
        let named = slots.iter().filter(|slot| {
            let word = &sentence[slot.words.start];
            word.token.capital && !word.initial
        });
        let mut sentence = sentence.to_vec();
        if 2 * named.count() > slots.len() {
            sentence.iter_mut().for_each(|word| word.initial = false);
        }
        for slot in slots {
            let place = self.insert(&sentence, slot, lexicon);
            self.all[place].list.get_or_insert(self.lists);
        }
        self.lists += 1;
    }

    /// Notes whether the text has names without capitals.
    pub fn note_case(&mut self) {
        let capital: u32 = self.all.iter().map(|one| one.capital).sum();
        let small: u32 = self.all.iter().map(|one| one.small).sum();
        let lower = CAPITALS_IN * capital < small;
        self.all.iter_mut().for_each(|one| one.lower = lower);
    }

    /// Takes some as one and forgets others: what each is from now on.
    pub fn rebuild(&mut self, becomes: &[Option<usize>]) {
        let mut new = FxHashMap::default();
        let mut all: Vec<Candidate> = Vec::new();
        for (old, target) in becomes.iter().enumerate() {
            let Some(target) = *target else { continue };
            let candidate = self.all[old].clone();
            match new.get(&target) {
                Some(&place) => absorb(&mut all[place], candidate),
                None => {
                    new.insert(target, all.len());
                    all.push(candidate);
                }
            }
        }
        let place = |old: usize| new.get(&becomes[old]?).copied();
        let mut pairs: FxHashMap<(usize, usize), f32> = FxHashMap::default();
        let mut old: Vec<_> = self.pairs.iter().collect();
        old.sort_by_key(|(slots, _)| **slots);
        for (&(a, b), &weight) in old {
            let (Some(a), Some(b)) = (place(a), place(b)) else { continue };
            if a != b {
                *pairs.entry((a.min(b), a.max(b))).or_insert(0.0) += weight;
            }
        }
        self.pairs = pairs;
        self.all = all;
        self.places.clear();
    }

    fn insert(&mut self, sentence: &[Word], slot: &Slot, lexicon: &Lexicon) -> usize {
        let words = &sentence[slot.words.clone()];
        let stems = stems(words);
        let initial = words[0].initial && words.len() == 1;
        let capital = words.iter().all(|word| word.token.capital);
        let kinds = lexicon.kinds_of(&stems);
        let does = if lexicon.may_be_name(&stems) {
            slot.subject || slot.possessive || slot.passive
        } else {
            (slot.acts || slot.possessive) && !words[0].token.word.ends_with('s')
        };
        let does = initial && does;
        let key = self.key(lexicon.form(&stems), initial && !does, capital, slot);
        let place = *self.places.entry(key.clone()).or_insert_with(|| {
            self.all.push(Candidate { key, ..Candidate::default() });
            self.all.len() - 1
        });
        let candidate = &mut self.all[place];
        candidate.count += 1;
        match slot.article {
            Article::The => candidate.the += 1,
            Article::A => candidate.a += 1,
            Article::None => {}
        }
        if words[0].token.is_word() && (!initial || does) {
            let counted = if capital { &mut candidate.capital } else { &mut candidate.small };
            *counted += 1;
        }
        candidate.titled |= lexicon.has(&words[0].token, Role::Title);
        candidate.guessed += u32::from(does);
        candidate.subject += u32::from(slot.subject);
        candidate.acts += u32::from(slot.acts || slot.possessive);
        candidate.object += u32::from(slot.object);
        for (cue, weight) in &slot.cues {
            let most = candidate.cues.entry(cue.clone()).or_insert(0.0);
            *most = most.max(*weight);
            candidate.spoken.extend(lexicon.kinds_spoken_of(cue));
        }
        candidate.prepositions.extend(slot.preposition.clone());
        if candidate.kinds.is_empty() {
            let last = &words[words.len() - 1].token.stem;
            let last = lexicon.kinds_of(last);
            candidate.kinds.extend(if kinds.is_empty() { last } else { kinds });
        }
        let tail = slot.tail.map(|tail| &sentence[tail]).filter(|word| word.head);
        candidate.tails.extend(tail.map(|word| (word.token.word.clone(), word.cue.clone())));
        let written = written(words);
        match candidate.written.iter_mut().find(|(known, _)| *known == written) {
            Some((_, count)) => *count += 1,
            None => candidate.written.push((written, 1)),
        }
        place
    }

    /// A word that is a name as well is two candidates, told apart by capital and article.
    fn key(&self, stems: String, initial: bool, capital: bool, slot: &Slot) -> String {
        let name = format!("{stems} (name)");
        let bare = slot.article == Article::None && slot.tail.is_none();
        let named = self.places.contains_key(&name);
        let is_name = capital && bare && (!initial || named);
        if is_name { name } else { stems }
    }
}

/// Takes all that is said of another for its own.
fn absorb(candidate: &mut Candidate, other: Candidate) {
    for (written, count) in other.written {
        match candidate.written.iter_mut().find(|(known, _)| *known == written) {
            Some((_, known)) => *known += count,
            None => candidate.written.push((written, count)),
        }
    }
    for (cue, weight) in other.cues {
        let most = candidate.cues.entry(cue).or_insert(0.0);
        *most = most.max(weight);
    }
    candidate.prepositions.extend(other.prepositions);
    candidate.kinds.extend(other.kinds);
    candidate.spoken.extend(other.spoken);
    candidate.count += other.count;
    candidate.the += other.the;
    candidate.a += other.a;
    candidate.small += other.small;
    candidate.capital += other.capital;
    candidate.guessed += other.guessed;
    candidate.subject += other.subject;
    candidate.acts += other.acts;
    candidate.object += other.object;
    candidate.tails.extend(other.tails);
    candidate.titled |= other.titled;
    candidate.list = candidate.list.or(other.list);
}

fn written(words: &[Word]) -> String {
    let mut written = String::new();
    for (i, word) in words.iter().enumerate() {
        written.push_str(&word.written);
        if i + 1 < words.len() {
            written.push(if word.hyphen { '-' } else { ' ' });
        }
    }
    written
}
