//! Where values may stand in a sentence, and what stands around them.

use std::ops::Range;

use super::lexicon::{Lexicon, Role};
use super::sentence::{Word, is_number, stems};
use super::weights::{Weight, Weights};

/// Where a sentence is from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Source {
    #[default]
    Hint,
    Question,
    Setting,
}

/// What stands before a value.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Article {
    #[default]
    None,
    The,
    A,
}

/// How a word speaks of a value; of two ways the later says more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cue {
    /// A word that goes with much: "has tea", "the tea lover".
    Weak,
    /// What the value does: "Ann drinks".
    Active,
    /// Such a word with a preposition: "comes from Rome".
    Led,
    /// A word of its own meaning: "drinks tea", "the tea cup".
    Strong,
}

impl Cue {
    /// How much it says.
    pub const fn weight(self, weights: &Weights) -> f32 {
        match self {
            Self::Weak => weights.of(Weight::Weak),
            Self::Active => weights.of(Weight::Active),
            Self::Led => 2.0 * weights.of(Weight::Weak),
            Self::Strong => weights.of(Weight::Strong),
        }
    }
}

/// A place in a sentence where a value may stand.
#[derive(Clone, Default, Debug)]
pub struct Slot {
    pub words: Range<usize>,
    pub stems: String,
    /// As the text writes it.
    pub written: String,
    /// Whether it has letters, a capital.
    pub is_word: bool,
    pub capital: bool,
    /// Whether it is a number, an amount or a time: "5", "$5", "9:30".
    pub number: bool,
    /// Whether it is one word that starts a sentence, where a capital says nothing.
    pub initial: bool,
    pub article: Article,
    /// Words that speak of the value.
    pub cues: Vec<(String, Cue)>,
    pub preposition: Option<String>,
    /// Whether it does or is something.
    pub subject: bool,
    /// Whether it does something, or has something.
    pub acts: bool,
    pub possessive: bool,
    /// Whether it is what something is done to: "tea is drunk".
    pub passive: bool,
    /// The noun after it, where that is no holder: its place in the sentence.
    pub tail: Option<usize>,
    pub source: Source,
    /// What the two words before and the two behind it do; none where the sentence has no more.
    pub around: [Option<Role>; 4],
    /// The words right before and behind it.
    pub beside: [Option<String>; 2],
}

impl Slot {
    /// Whether it starts a sentence and is a name by what follows.
    pub fn is_guessed(&self, lexicon: &Lexicon) -> bool {
        self.initial
            && if lexicon.may_be_name(&self.stems) {
                self.subject || self.possessive || self.passive
            } else {
                self.acts || self.possessive
            }
    }
}

/// The slots of a sentence, from left to right.
pub fn slots(sentence: &[Word], lexicon: &Lexicon) -> Vec<Slot> {
    let finder = Finder { sentence, lexicon };
    let mut slots: Vec<Slot> = Vec::new();
    let mut end = 0;
    for words in sentence.chunk_by(are_one) {
        let start = end;
        end += words.len();
        if words[0].class == Role::Value {
            let mut slot = finder.slot(start..end);
            if let Some(last) = slots.last_mut() {
                finder.share(last, &mut slot);
            }
            slots.push(slot);
        }
    }
    slots
}

/// Nouns and verbs that stand where a value may: "the sleep potion", "a hat", "the man who knits".
pub fn doubtful(sentence: &[Word], lexicon: &Lexicon) -> Vec<Slot> {
    let finder = Finder { sentence, lexicon };
    let led = |i: usize| {
        let before = i.checked_sub(1).and_then(|before| finder.class(before));
        let next = finder.class(i + 1);
        matches!(before, Some(Role::Article | Role::Own | Role::Preposition))
            || matches!(next, Some(Role::Noun | Role::Holder))
            || before == Some(Role::Relative)
                && matches!(next, None | Some(Role::Verb | Role::Weak | Role::Link))
    };
    let may_be = |i: &usize| {
        let word = &sentence[*i];
        matches!(word.class, Role::Noun | Role::Verb | Role::Weak)
            && word.token.is_word()
            && !word.row
            && led(*i)
    };
    (0..sentence.len()).filter(may_be).map(|i| finder.slot(i..i + 1)).collect()
}

/// Whether two words that follow each other may be of one value.
fn are_one(last: &Word, next: &Word) -> bool {
    [last, next].iter().all(|word| word.class == Role::Value && word.token.is_word())
        && (next.token.capital == last.token.capital || last.initial)
}

struct Finder<'a> {
    sentence: &'a [Word],
    lexicon: &'a Lexicon,
}

impl Finder<'_> {
    fn class(&self, i: usize) -> Option<Role> {
        self.sentence.get(i).map(|word| word.class)
    }

    fn cue(&self, i: usize) -> (String, Cue) {
        let word = &self.sentence[i];
        let cue = match word.class {
            Role::Weak | Role::Holder => Cue::Weak,
            _ => Cue::Strong,
        };
        (word.cue.clone(), cue)
    }

    fn slot(&self, words: Range<usize>) -> Slot {
        let found = &self.sentence[words.clone()];
        // "8 pm", "3 miles".
        let counts = is_number(&found[0].token)
            && self.class(words.end) == Some(Role::Measure)
            && !found[0].written.ends_with('-');
        let written = &self.sentence[words.start..words.end + usize::from(counts)];
        let written: String = written.iter().map(|word| word.written.as_str()).collect();
        let around = [
            words.start.checked_sub(2),
            words.start.checked_sub(1),
            Some(words.end),
            Some(words.end + 1),
        ];
        let around = around.map(|at| at.and_then(|at| self.sentence.get(at)));
        let mut slot = Slot {
            words: words.clone(),
            stems: stems(found),
            written: written.trim_end_matches([' ', '-']).to_owned(),
            is_word: found[0].token.is_word(),
            number: is_number(&found[0].token) || !found[0].token.is_word(),
            capital: found.iter().all(|word| word.token.capital),
            initial: found[0].initial && found.len() == 1,
            around: around.map(|word| word.map(|word| word.class)),
            beside: [around[1], around[2]].map(|word| word.map(|word| word.token.word.clone())),
            ..Slot::default()
        };
        self.look_right(words.end, &mut slot);
        self.look_left(words.start, &mut slot);
        slot
    }

    /// The next word from here on that is not passed over.
    fn skip(&self, mut i: usize, classes: &[Role]) -> usize {
        while self.class(i).is_some_and(|class| classes.contains(&class)) {
            i += 1;
        }
        i
    }

    /// The last word before here that is not passed over.
    fn back(&self, i: usize, classes: &[Role]) -> Option<usize> {
        self.sentence[..i].iter().rposition(|word| !classes.contains(&word.class))
    }

    fn look_right(&self, end: usize, slot: &mut Slot) {
        let mut i = end;
        while let Some(Role::Noun | Role::Holder | Role::Measure) = self.class(i) {
            if self.class(i) == Some(Role::Noun) {
                slot.tail.get_or_insert(i);
            }
            slot.cues.push(self.cue(i));
            i += 1;
        }
        if self.class(i) == Some(Role::Possessive) {
            if i == end {
                slot.possessive = true;
            }
            return;
        }
        let i = self.skip(i, &[Role::Skip, Role::Not, Role::Place]);
        match self.class(i) {
            // "Tess, who …"
            Some(Role::Comma) if slot.initial && self.class(i + 1) == Some(Role::Relative) => {
                slot.subject = true;
                slot.acts = true;
            }
            Some(Role::Link) if slot.tail.is_none() => self.look_past_link(i + 1, slot),
            Some(Role::Verb | Role::Weak) if slot.tail.is_none() => {
                slot.subject = true;
                slot.acts = true;
                slot.cues.push((format!("{} does", self.sentence[i].cue), Cue::Active));
            }
            _ => {}
        }
    }

    /// "tea is drunk", "baking is her hobby".
    fn look_past_link(&self, from: usize, slot: &mut Slot) {
        let i = self.skip(from, &[Role::Skip, Role::Not, Role::Article, Role::Own]);
        let determined = i > from && matches!(self.class(i - 1), Some(Role::Article | Role::Own));
        match self.class(i) {
            Some(Role::Verb) => {
                slot.cues.push(self.cue(i));
                slot.passive = true;
            }
            Some(Role::Noun) if determined && self.class(i + 1) != Some(Role::Value) => {
                slot.cues.push(self.cue(i));
                slot.passive = self.class(i + 1) == Some(Role::Preposition);
            }
            _ => slot.subject = true,
        }
    }

    fn look_left(&self, start: usize, slot: &mut Slot) {
        let passed = |class| {
            matches!(class, Role::Article | Role::Own | Role::Skip | Role::Not | Role::Measure)
        };
        let mut i = start;
        while i > 0 && passed(self.sentence[i - 1].class) {
            i -= 1;
            if self.class(i) == Some(Role::Article) {
                let the = self.lexicon.has(&self.sentence[i].token, Role::The);
                slot.article = if the { Article::The } else { Article::A };
            }
        }
        if i > 0 && self.lexicon.has(&self.sentence[i - 1].token, Role::Number) {
            slot.cues.push((self.sentence[i - 1].cue.clone(), Cue::Strong));
            i -= 1;
        }
        let Some(before) = i.checked_sub(1) else { return };
        match self.sentence[before].class {
            Role::Noun if self.sentence[before].row => {}
            Role::Verb | Role::Weak | Role::Noun => slot.cues.push(self.cue(before)),
            Role::Preposition => {
                self.look_before_preposition(before, slot);
                slot.preposition = Some(self.sentence[before].token.word.clone());
            }
            Role::Link if !slot.possessive => {
                let subject = self.back(before, &[Role::Skip, Role::Not, Role::Link]);
                let subject = subject.filter(|&i| self.class(i) == Some(Role::Noun));
                slot.cues.extend(subject.map(|subject| self.cue(subject)));
            }
            _ => {}
        }
    }

    /// "comes from Rome", "the badge for knots", "the owner of the fox".
    fn look_before_preposition(&self, at: usize, slot: &mut Slot) {
        let preposition = &self.sentence[at].token;
        if self.lexicon.has(preposition, Role::Agent) {
            slot.subject = true;
            return;
        }
        let Some(before) = self.back(at, &[Role::Skip, Role::Not]) else { return };
        let word = &self.sentence[before];
        match word.class {
            Role::Noun if !word.row => slot.cues.push(self.cue(before)),
            Role::Verb => slot.cues.push(self.cue(before)),
            Role::Weak | Role::Holder | Role::Noun => {
                let cue = format!("{} {}", word.cue, preposition.word);
                slot.cues.push((cue, Cue::Led));
            }
            _ => {}
        }
    }

    /// What stands around one of "red or blue" stands around both.
    fn share(&self, last: &mut Slot, next: &mut Slot) {
        if !are_joined(self.sentence, last, next) {
            return;
        }
        if next.preposition.is_none() && next.cues.is_empty() {
            next.preposition.clone_from(&last.preposition);
            next.cues.clone_from(&last.cues);
        } else if last.cues.is_empty() {
            last.cues.clone_from(&next.cues);
        }
    }
}

/// Whether two slots are joined as one phrase: "red or the blue", "the red house and the blue".
pub fn are_joined(sentence: &[Word], last: &Slot, next: &Slot) -> bool {
    let from = last.tail.map_or(last.words.end, |tail| tail + 1);
    let Some(between) = sentence.get(from..next.words.start) else { return false };
    let passed = |word: &Word| matches!(word.class, Role::Article | Role::Own | Role::Comma);
    let joins = |word: &Word| matches!(word.class, Role::And | Role::Or);
    let joined = between.iter().filter(|word| !passed(word)).map(joins);
    joined.clone().count() == 1 && joined.clone().all(|joins| joins)
}
