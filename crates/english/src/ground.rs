//! What is known about a puzzle, and what a sentence says with it.

use std::cell::Cell;

use rustc_hash::FxHashSet;

use super::assemble::{self, Assembled};
use super::cues::Cues;
use super::feelings::is_feeling;
use super::items::{self, Item};
use super::lexicon::{self, Class, Lexicon};
use super::measures::Measures;
use super::mentions::Gazetteer;
use super::persons::peoples;
use super::phrasing::{self, COMPARATIVES, Idioms};
use super::read::Manner;
use super::scenery::Scenery;
use super::sexes::Sexes;
use super::tokens::{self, Token};
use super::{Reading, Understood, clause, identities, narrator, people, sequences};
use puzzle::{Category, Value};

/// Longer sentences are not understood.
pub(super) const MAX_WORDS: usize = 160;

/// What is known about a puzzle before its hints are read.
#[derive(Debug)]
pub(crate) struct Ground {
    pub(super) houses: u8,
    pub(super) lexicon: Lexicon,
    pub(super) gazetteer: Gazetteer,
    pub(super) cues: Cues,
    pub(super) scenery: Scenery,
    pub(super) measures: Measures,
    pub(super) idioms: Idioms,
    /// Steps of parsing that are left for this text.
    pub(super) left: Cell<u32>,
    pub(super) manner: Manner,
    /// Nouns that the hints use as those of what they are about.
    pub(super) things: FxHashSet<String>,
    /// Who says "I", where that is a value.
    pub(super) narrator: Option<String>,
    /// Of whom it is told, where that is no value: "Nora sees the vet on Monday".
    pub(super) protagonist: Option<String>,
    /// The categories by which the same people are called.
    pub(super) peoples: Vec<u8>,
    /// The men and women among those who are named.
    pub(super) sexes: Option<Sexes>,
    /// Whether "man" and "woman" are read as one of them.
    pub(super) by_sex: Cell<bool>,
    /// Words that may still be read once more as part of a sentence that is not known as a whole.
    pub(super) words_left: Cell<u32>,
}

/// Steps of parsing for a text, about a microsecond each.
const MOST_STEPS: u32 = 150_000;
/// Words of parts of sentences for a text, about ten microseconds each.
const MOST_WORDS_IN_PARTS: u32 = 5_000;

impl Ground {
    pub(super) fn new(
        categories: &[Category],
        houses: u8,
        cues: Cues,
        scenery: Scenery,
        measures: Measures,
    ) -> Self {
        let (lexicon, gazetteer) = (Lexicon::new(), Gazetteer::new(categories));
        let left = Cell::new(MOST_STEPS);
        let words_left = Cell::new(MOST_WORDS_IN_PARTS);
        let idioms = Idioms::new();
        Self {
            houses,
            lexicon,
            gazetteer,
            cues,
            measures: measures.beside(scenery.row),
            scenery,
            idioms,
            left,
            manner: Manner { guessing: true, wide: false },
            things: FxHashSet::default(),
            narrator: None,
            protagonist: None,
            peoples: peoples(categories),
            sexes: Sexes::of(categories),
            by_sex: Cell::new(false),
            words_left,
        }
    }

    /// The words of a sentence, with the name of whoever says "I".
    pub(super) fn tokens(&self, sentence: &str) -> Vec<Token> {
        let words = tokens::tokens(sentence);
        match &self.narrator {
            Some(name) => narrator::in_third_person(words, name),
            None => words,
        }
    }

    /// What a word does in this puzzle.
    pub(super) fn class(&self, word: &str) -> Class {
        match self.lexicon.class(word) {
            // "Allergic to nuts" where there are allergies, "fears spiders" where there are fears.
            Class::Danger
                if is_feeling(word) && (self.cues.is_felt(word) || self.cues.is_of_aversions()) =>
            {
                Class::Verb
            }
            // "The piece made of oak" where there are pieces.
            Class::Filler if word.len() > 3 && self.cues.is_name_of_category(word) => Class::Noun,
            // "Five books stand on a shelf": they are what it is about.
            Class::Filler if lexicon::is_vessel(word) && self.scenery.is_place(word) => Class::Noun,
            Class::Unknown
                if self.cues.is_word_of_category(word)
                    || self.scenery.is_place(word)
                    || self.measures.names(word)
                    || !self.things.is_empty() && self.things.contains(&tokens::stem(word)) =>
            {
                Class::Noun
            }
            class => class,
        }
    }

    /// Understands one sentence, or several about the same.
    pub(super) fn understand(&self, sentence: &str) -> Option<Understood> {
        let said = self.without_the_withheld(sentence);
        if let Some(found) = said.and_then(|said| self.understand_all(&said)) {
            return Some(found);
        }
        let aside = sentence.contains(['(', '\u{2013}', '\u{2014}']) || sentence.contains(" - ");
        let again = aside.then(|| self.without_gloss(sentence)).flatten();
        let whole = again
            .or_else(|| self.understand_all(sentence))
            .or_else(|| self.without_brackets(sentence))
            .or_else(|| self.in_other_words(sentence))
            .or_else(|| self.by_conclusion(sentence))
            .or_else(|| self.both_alike(sentence));
        let passed = |found: &Understood| found.passed_over.len();
        if whole.as_ref().is_some_and(|found| passed(found) == 0) {
            return whole;
        }
        let shorter = self.without_untold(sentence);
        let shorter = shorter.and_then(|shorter| self.understand_all(&shorter));
        match (whole, shorter) {
            (Some(whole), Some(shorter)) if passed(&shorter) >= passed(&whole) => Some(whole),
            (whole, shorter) => shorter.or(whole),
        }
    }

    /// The values that a text can name.
    pub(super) fn named(&self, text: &str) -> Option<Vec<Value>> {
        Some(self.items(text)?.1.mentions.into_iter().flat_map(|mention| mention.values).collect())
    }

    pub(super) fn understand_words(&self, sentence: &str) -> Option<Understood> {
        let (words, mut items) = self.items(sentence)?;
        let sequence = sequences::sequence(&words, &mut items, self.scenery.row);
        if let Some(found) =
            sequence.and_then(|said| assemble::readings(&items, &said, self.houses))
        {
            return Some(self.understood(sentence, &words, &items, found));
        }
        let read = |other: bool| {
            clause::statements(&items, &self.left, other).find_map(|(meaning, meant)| {
                let readings = assemble::readings(&items, &meaning, self.houses)?;
                Some((readings, meant))
            })
        };
        let Some((mut found, meant)) = read(false) else {
            // "Yoga is not in the gym; it has chess": only the other makes sense.
            let (more, _) = items.has_open_pronoun().then(|| read(true)).flatten()?;
            return Some(self.understood(sentence, &words, &items, more));
        };
        // After "A is next to B", "she" may be either.
        if items.has_open_pronoun() {
            let (more, other) = read(true).unwrap_or_default();
            let agrees = |meant: Option<usize>| self.agree(&words, &items, meant);
            match (agrees(meant), agrees(other)) {
                (false, true) if !more.is_empty() => {
                    return Some(self.understood(sentence, &words, &items, more));
                }
                (true, false) => return Some(self.understood(sentence, &words, &items, found)),
                _ => {}
            }
            let more = more.into_iter();
            let new: Vec<Assembled> = more
                .filter(|reading| found.iter().all(|other| other.relation != reading.relation))
                .collect();
            found.extend(new);
        }
        Some(self.understood(sentence, &words, &items, found))
    }

    /// Whether the first pronoun can stand for a mention: "Ms Eaton" is no "he".
    pub(super) fn agree(
        &self,
        words: &[Token],
        items: &items::Sentence,
        meant: Option<usize>,
    ) -> bool {
        let (Some(pronoun), Some(mention)) = (items.pronoun(), meant) else { return true };
        let Some(pronoun) = words.get(items.starts[pronoun]) else { return true };
        let start = items.mentions[mention].start;
        // What is only said of the subject is nobody: "the Suzuki isn't orange, and it …".
        let said = start > 0 && words[start - 1].is(&["is", "was", "are", "were", "not"]);
        let people = |value: &Value| self.peoples.contains(&value.category);
        let somebody = items.mentions[mention].values.iter().all(people);
        if said || pronoun.is(&["it"]) && somebody {
            return false;
        }
        let title = start.checked_sub(1).map_or("", |at| words[at].word.as_str());
        people::agrees(&pronoun.word, [title, &words[start].word])
    }

    pub(super) fn items(&self, sentence: &str) -> Option<(Vec<Token>, items::Sentence)> {
        let words = phrasing::words(sentence, self);
        if words.len() > MAX_WORDS {
            return None;
        }
        let mut items = items::sentence(&words, self);
        identities::leave_out(&words, &mut items.mentions);
        self.cues.narrow(&words, &mut items.mentions, self);
        Some((words, items))
    }

    pub(super) fn understood(
        &self,
        sentence: &str,
        words: &[Token],
        items: &items::Sentence,
        found: Vec<Assembled>,
    ) -> Understood {
        let found_one = found.len() == 1;
        let readings: Vec<Reading> = found
            .into_iter()
            .map(|reading| Reading { relation: reading.relation, label: reading.labels.join(", ") })
            .collect();
        let unknown = items.items.iter().zip(&items.starts);
        let unknown = unknown.filter(|(item, _)| **item == Item::Unknown);
        let mut passed_over: Vec<usize> =
            unknown.map(|(_, &start)| start).chain(items.idle.iter().copied()).collect();
        passed_over.sort_unstable();
        // "Sold 200 more than": more than that much, and nothing is known without it.
        let compares = |at: usize| words.get(at).is_some_and(|next| next.is(&COMPARATIVES));
        let digits = |at: usize| words[at].word.bytes().all(|digit| digit.is_ascii_digit());
        let lost = |&at: &usize| words.get(at).is_some() && digits(at) && compares(at + 1);
        let readings = if passed_over.iter().any(lost) { Vec::new() } else { readings };
        let word =
            |i: usize| words.get(i).map_or("", |token| &sentence[token.at.clone()]).to_owned();
        let passed_over = passed_over.into_iter().map(&word).collect();
        // Where both readings of a pronoun were found, that is not for granted.
        let open = items.pronoun().filter(|_| items.has_open_pronoun() && found_one);
        let remark = |i: usize| {
            format!("\"{}\" is taken for the subject of what comes before", word(items.starts[i]))
        };
        let taken = items.mentions.iter().filter_map(|mention| {
            let what = mention.taken_for?;
            Some(format!("\"{}\" is taken for {what}", word(mention.start)))
        });
        let near = items.items.iter().zip(&items.starts).find(|(item, start)| {
            matches!(item, Item::Side(_)) && words[**start].is(&["near", "close"])
        });
        let near = near.map(|(_, &start)| format!("\"{}\" is taken for \"next to\"", word(start)));
        let across = items.starts.iter().zip(&items.items).find(|(start, item)| {
            matches!(item, Item::Side(_)) && words.get(**start).is_some_and(|w| w.is(&["across"]))
        });
        let across = across.map(|(&start, _)| {
            format!("\"{}\" is only taken for \"not at the same place as\"", word(start))
        });
        let mut remarks: Vec<String> =
            open.map(remark).into_iter().chain(taken).chain(near).chain(across).collect();
        remarks.dedup();
        Understood { readings, passed_over, remarks, guessed: false }
    }
}
