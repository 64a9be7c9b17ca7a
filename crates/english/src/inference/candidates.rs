//! What may be a value: words of the hints with all that is said of them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::lexicon::Lexicon;
use super::pairs::pairs;
use super::sentence::Word;
use super::slots::{Article, Cue, Slot, Source, slots};

/// What may be a value.
#[derive(Clone, Debug, Default)]
pub struct Candidate {
    /// Its stems, with a mark where it is a name beside a word.
    pub key: String,
    /// Its number, and those of what was taken for the same.
    ids: Vec<usize>,
    /// Where it stands.
    pub slots: Vec<Slot>,
    /// How often its capital starts a sentence and is a name's by what follows.
    pub guessed: usize,
    /// How often it has a capital and how often none, where that tells.
    pub capital: usize,
    pub small: usize,
    /// Whether the text writes names as words.
    pub lower: bool,
    /// The kinds that have it.
    pub kinds: Vec<usize>,
    /// The list of the setting that has it.
    pub list: Option<usize>,
    /// Whether it mostly is no value but speaks of some.
    pub doubtful: bool,
}

impl Candidate {
    /// Its stems.
    pub fn stems(&self) -> &str {
        self.key.trim_end_matches(" (name)")
    }

    /// Whether it is one word, and no name beside it.
    pub fn is_one_word(&self) -> bool {
        !self.key.contains(' ')
    }

    /// Whether something is so in one of its slots.
    pub fn is(&self, so: impl Fn(&Slot) -> bool) -> bool {
        self.slots.iter().any(so)
    }

    /// Whether it does something or has something.
    pub fn acts(&self) -> bool {
        self.is(|slot| slot.acts || slot.possessive)
    }

    fn has_article(&self) -> bool {
        self.is(|slot| slot.article != Article::None)
    }

    /// Whether it is written as a name is.
    pub fn is_name(&self) -> bool {
        (self.capital > 0 && self.small == 0
            || self.lower && (self.acts() || self.is(|slot| slot.subject)))
            && !self.has_article()
    }

    /// Whether it is written as a word.
    pub fn is_word(&self) -> bool {
        self.small > 0 && (!self.lower || self.has_article())
    }

    /// The words that speak of it, each as it says most.
    pub fn cues(&self) -> FxHashMap<&str, Cue> {
        let mut cues = FxHashMap::default();
        for (word, cue) in self.slots.iter().flat_map(|slot| &slot.cues) {
            let most = cues.entry(word.as_str()).or_insert(*cue);
            *most = (*most).max(*cue);
        }
        cues
    }

    /// The kinds that its cues speak of.
    pub fn spoken(&self, lexicon: &Lexicon) -> Vec<usize> {
        let cues = self.slots.iter().flat_map(|slot| &slot.cues);
        cues.flat_map(|(cue, _)| lexicon.kinds_spoken_of(cue)).copied().collect()
    }

    /// Takes all that is said of another for its own.
    fn absorb(&mut self, other: Self) {
        self.ids.extend(other.ids);
        self.slots.extend(other.slots);
        self.guessed += other.guessed;
        self.capital += other.capital;
        self.small += other.small;
        self.list = self.list.or(other.list);
    }
}

/// A text has names without capitals where fewer than one of so many words has one.
const CAPITALS_IN: usize = 12;

/// All candidates of a text.
#[derive(Default)]
pub struct Candidates {
    pub all: Vec<Candidate>,
    /// By two of their numbers: how much sentences say that they are of one category.
    pairs: FxHashMap<(usize, usize), f32>,
    places: FxHashMap<String, usize>,
    /// By cue: the shortest word that the text writes for it.
    spelled: FxHashMap<String, String>,
    /// How many there have been.
    inserted: usize,
    lists: usize,
}

impl Candidates {
    /// Takes the candidates of a sentence in.
    pub fn read(&mut self, sentence: &[Word], source: Source, lexicon: &Lexicon) {
        for word in sentence {
            let token = &word.token.word;
            let known = self.spelled.entry(word.cue.clone()).or_insert_with(|| token.clone());
            if token.len() < known.len() {
                known.clone_from(token);
            }
        }
        let slots = slots(sentence, lexicon);
        let pairs = pairs(sentence, &slots, &lexicon.weights);
        let slots = slots.into_iter().map(|slot| Slot { source, ..slot });
        let found: Vec<usize> = slots.map(|slot| self.insert(slot, lexicon)).collect();
        for pair in pairs {
            let (a, b) = (found[pair.slots.0], found[pair.slots.1]);
            if a != b {
                let weight = self.pairs.entry((a.min(b), a.max(b))).or_insert(0.0);
                *weight = (*weight + pair.weight).clamp(-9.0, 4.0);
            }
        }
    }

    /// Takes in what may be values after all, if it is none yet.
    pub fn read_doubtful(&mut self, slots: Vec<Slot>, lexicon: &Lexicon) {
        let known: FxHashSet<String> = self.all.iter().map(|one| one.stems().to_owned()).collect();
        self.places.clear();
        for slot in slots.into_iter().filter(|slot| !known.contains(&slot.stems)) {
            let place = self.insert(slot, lexicon);
            self.all[place].doubtful = true;
        }
    }

    /// Takes a list of the setting in.
    pub fn read_list(&mut self, slots: &[Slot], lexicon: &Lexicon) {
        let named = slots.iter().filter(|slot| slot.capital && !slot.initial);
        let names = 2 * named.count() > slots.len();
        for slot in slots {
            let initial = slot.initial && !names;
            let place = self.insert(Slot { initial, ..slot.clone() }, lexicon);
            self.all[place].list.get_or_insert(self.lists);
        }
        self.lists += 1;
    }

    /// A cue as a word of the text; of "carries" that is "carry".
    pub fn spelled<'a>(&'a self, cue: &'a str) -> &'a str {
        let word = self.spelled.get(cue).map_or(cue, String::as_str);
        if word.strip_suffix('s') == Some(cue) || cue.ends_with('y') { cue } else { word }
    }

    /// Of how many each cue speaks.
    pub fn spread(&self) -> FxHashMap<&str, usize> {
        let mut spread = FxHashMap::default();
        for cue in self.all.iter().flat_map(|one| one.cues().into_keys()) {
            *spread.entry(cue).or_insert(0) += 1;
        }
        spread
    }

    /// Notes whether the text has names without capitals.
    pub fn note_case(&mut self) {
        let capital: usize = self.all.iter().map(|one| one.capital).sum();
        let small: usize = self.all.iter().map(|one| one.small).sum();
        let lower = CAPITALS_IN * capital < small;
        self.all.iter_mut().for_each(|one| one.lower = lower);
    }

    /// How much sentences say that two are of one category; below 0, of two.
    pub fn told(&self, a: &Candidate, b: &Candidate) -> f32 {
        let pairs = a.ids.iter().flat_map(|&a| b.ids.iter().map(move |&b| (a.min(b), a.max(b))));
        pairs.filter_map(|pair| self.pairs.get(&pair)).sum()
    }

    /// Takes two as one: the first of them.
    pub fn join(&mut self, a: usize, b: usize) {
        self.join_into(a.min(b), a.max(b));
    }

    /// Takes the second for the first.
    pub fn join_into(&mut self, one: usize, other: usize) {
        let other = std::mem::take(&mut self.all[other]);
        self.all[one].absorb(other);
    }

    fn insert(&mut self, slot: Slot, lexicon: &Lexicon) -> usize {
        let guessed = slot.is_guessed(lexicon);
        let tells = !slot.initial || guessed;
        let key = self.key(lexicon.form(&slot.stems), &slot, tells);
        let place = *self.places.entry(key.clone()).or_insert_with(|| {
            let id = self.inserted;
            self.inserted += 1;
            let place = self.all.len();
            self.all.push(Candidate { key, ids: vec![id], ..Candidate::default() });
            place
        });
        let candidate = &mut self.all[place];
        candidate.guessed += usize::from(guessed);
        candidate.capital += usize::from(slot.is_word && tells && slot.capital);
        candidate.small += usize::from(slot.is_word && tells && !slot.capital);
        if candidate.kinds.is_empty() {
            let last = slot.stems.rsplit(' ').next().unwrap_or_default();
            let kinds = [slot.stems.as_str(), last].map(|stems| lexicon.kinds_of(stems));
            let known = kinds.into_iter().find(|kinds| !kinds.is_empty());
            candidate.kinds.extend(known.into_iter().flatten());
        }
        candidate.slots.push(slot);
        place
    }

    /// A word that is a name as well is two candidates, told apart by capital and article.
    fn key(&self, stems: String, slot: &Slot, tells: bool) -> String {
        let name = format!("{stems} (name)");
        let bare = slot.article == Article::None && slot.tail.is_none();
        let is_name = slot.capital && bare && (tells || self.places.contains_key(&name));
        if is_name { name } else { stems }
    }
}
