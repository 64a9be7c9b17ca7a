//! Where values may stand in a sentence, and what stands around them.

use std::ops::Range;

use super::lexicon::{Lexicon, Role};
use super::sentence::Word;
use super::weights::Weight;

/// What stands before a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Article {
    None,
    The,
    A,
}

/// A place in a sentence where a value may stand.
#[derive(Clone, Debug)]
pub struct Slot {
    pub words: Range<usize>,
    pub article: Article,
    /// Words that speak of the value, with how much they say.
    pub cues: Vec<(String, f32)>,
    pub preposition: Option<String>,
    /// Whether it does or is something.
    pub subject: bool,
    /// Whether it does something.
    pub acts: bool,
    /// Whether it is what something is done to: "tea is drunk".
    pub passive: bool,
    /// Whether something is done to it, or it follows a preposition.
    pub object: bool,
    pub possessive: bool,
    /// The noun after it, where that is no holder: its place in the sentence.
    pub tail: Option<usize>,
}

/// The slots of a sentence, from left to right.
pub fn slots(sentence: &[Word], lexicon: &Lexicon) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Vec::new();
    let mut i = 0;
    while i < sentence.len() {
        let end = end_of_value(sentence, i);
        if end == i {
            i += 1;
            continue;
        }
        let finder = Finder { sentence, lexicon };
        let mut slot = finder.slot(i..end);
        if let Some(last) = slots.last_mut() {
            finder.share(last, &mut slot);
        }
        slots.push(slot);
        i = end;
    }
    slots
}

/// Where the value that starts here ends.
fn end_of_value(sentence: &[Word], from: usize) -> usize {
    let mut end = from;
    while sentence.get(end).is_some_and(|word| word.class == Role::Value) {
        let word = &sentence[end];
        let parts = end > from && {
            let last = &sentence[end - 1];
            last.ends
                || !last.token.is_word()
                || !word.token.is_word()
                || (word.token.capital != last.token.capital && !last.initial)
        };
        if parts {
            break;
        }
        end += 1;
    }
    end
}

struct Finder<'a> {
    sentence: &'a [Word],
    lexicon: &'a Lexicon,
}

impl Finder<'_> {
    fn class(&self, i: usize) -> Option<Role> {
        self.sentence.get(i).map(|word| word.class)
    }

    fn weight(&self, weight: Weight) -> f32 {
        self.lexicon.weights.of(weight)
    }

    fn cue(&self, i: usize) -> (String, f32) {
        let word = &self.sentence[i];
        let weight = match word.class {
            Role::Weak | Role::Holder => self.weight(Weight::Weak),
            _ if word.row => self.weight(Weight::OfPlace),
            _ => self.weight(Weight::Strong),
        };
        (word.cue.clone(), weight)
    }

    fn slot(&self, words: Range<usize>) -> Slot {
        let mut slot = Slot {
            words: words.clone(),
            article: Article::None,
            cues: Vec::new(),
            preposition: None,
            subject: false,
            acts: false,
            passive: false,
            object: false,
            possessive: false,
            tail: None,
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

    fn look_right(&self, end: usize, slot: &mut Slot) {
        let mut i = end;
        while let Some(Role::Noun | Role::Holder | Role::Measure) = self.class(i) {
            let (cue, weight) = self.cue(i);
            if self.class(i) == Some(Role::Noun) {
                slot.tail.get_or_insert(i);
            }
            slot.cues.push((cue, weight));
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
            Some(Role::Link) if slot.tail.is_none() => self.look_past_link(i + 1, slot),
            Some(Role::Verb | Role::Weak) if slot.tail.is_none() => {
                slot.subject = true;
                slot.acts = true;
                slot.cues
                    .push((format!("{} does", self.sentence[i].cue), self.weight(Weight::Active)));
            }
            _ => {}
        }
    }

    /// "tea is drunk", "tea is what they drink", "baking is her hobby".
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
            Some(Role::Relative) => {
                let mut rest = self.sentence[i..].iter().take(6);
                let verb = rest.position(|word| word.class == Role::Verb);
                slot.cues.extend(verb.map(|verb| self.cue(i + verb)));
            }
            _ => {
                let rest = self.sentence[i.min(self.sentence.len())..].iter();
                let phrase = rest.take_while(|word| {
                    matches!(word.class, Role::Value | Role::Noun | Role::Holder)
                });
                let owner = i + phrase.count();
                let owned = self.class(owner) == Some(Role::Possessive)
                    && self.class(owner + 1) == Some(Role::Noun);
                if owned {
                    slot.cues.push(self.cue(owner + 1));
                } else {
                    slot.subject = true;
                }
            }
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
            slot.cues.push((self.sentence[i - 1].cue.clone(), self.weight(Weight::Strong)));
            i -= 1;
        }
        let Some(before) = i.checked_sub(1) else { return };
        slot.object = matches!(
            self.sentence[before].class,
            Role::Verb | Role::Weak | Role::Preposition | Role::Link
        );
        match self.sentence[before].class {
            Role::Noun if self.sentence[before].row => {}
            Role::Verb | Role::Weak | Role::Noun => slot.cues.push(self.cue(before)),
            Role::Preposition => {
                let word = self.sentence[before].token.word.clone();
                self.look_before_preposition(before, &word, slot);
                slot.preposition = Some(word);
            }
            Role::Link if !slot.possessive => {
                let subject = self.sentence[..before]
                    .iter()
                    .rposition(|word| !matches!(word.class, Role::Skip | Role::Not | Role::Link));
                if let Some(subject) = subject.filter(|&i| self.class(i) == Some(Role::Noun)) {
                    slot.cues.push(self.cue(subject));
                }
            }
            _ => {}
        }
    }

    /// "comes from Rome", "the badge for knots", "the owner of the fox".
    fn look_before_preposition(&self, at: usize, preposition: &str, slot: &mut Slot) {
        let before = self.sentence[..at]
            .iter()
            .rposition(|word| !matches!(word.class, Role::Skip | Role::Not));
        let Some(before) = before else { return };
        let word = &self.sentence[before];
        if self.lexicon.has(&self.sentence[at].token, Role::Agent) && self.is_passive(before) {
            slot.subject = true;
            return;
        }
        match self.class(before) {
            Some(Role::Weak | Role::Holder | Role::Noun)
                if word.row || word.class != Role::Noun =>
            {
                slot.cues
                    .push((format!("{} {preposition}", word.cue), 2.0 * self.weight(Weight::Weak)));
            }
            Some(Role::Verb | Role::Noun) => slot.cues.push(self.cue(before)),
            _ => {}
        }
    }

    /// Whether a verb follows "is".
    fn is_passive(&self, verb: usize) -> bool {
        let rest = self.sentence[..verb].iter().rev();
        let link = rest.clone().find(|word| !matches!(word.class, Role::Skip | Role::Not));
        link.is_some_and(|word| word.class == Role::Link)
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
    joined.clone().count() == 1
        && joined.clone().all(|joins| joins)
        && !(next.subject && last.object)
}
