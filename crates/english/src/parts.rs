//! A sentence that the grammar does not know as a whole, read part by part: "Tent 1 is orange, and
//! the scout in it has the knots badge". What names nothing is left out, and who a part goes on
//! about is said once more. A guess, for what stands above to check against the rest of the puzzle.

use super::idle::says_nothing;
use super::items::{Item, Sentence};
use super::lexicon::Class;
use super::tokens::Token;
use super::{Ground, assemble, gist, people};
use puzzle::{Offsets, Relation, Value};

/// Parts are read at most this often for one sentence.
const MOST_READS: u32 = 60;

/// Of whom or what a part speaks.
#[derive(Clone)]
struct Subject {
    /// In the sentence's words.
    words: String,
    value: Value,
    /// Whether a pronoun can mean only this one.
    clear: bool,
}

/// What parts say, and whether the grammar knew each.
struct Said {
    all: Vec<Relation>,
    known: bool,
}

/// Reads the parts of a sentence.
struct Parts<'s> {
    ground: &'s Ground,
    sentence: &'s str,
    words: &'s [Token],
    reads: u32,
}

impl Ground {
    /// What the parts of a sentence say together, and whether the grammar knew each of them; `None`
    /// where one is not understood, or the whole is more than its parts.
    pub(super) fn by_parts(&self, sentence: &str, items: &Sentence) -> Option<(Relation, bool)> {
        // What one half says holds only with the other.
        if items.items.iter().any(binds) {
            return None;
        }
        let words = self.tokens(sentence);
        let mut parts = Parts { ground: self, sentence, words: &words, reads: MOST_READS };
        let Said { all, known } = parts.split(0..words.len(), None)?;
        let mut relations: Vec<Relation> = Vec::new();
        for relation in all {
            if !relations.contains(&relation) {
                relations.push(relation);
            }
        }
        match relations.len() {
            0 => None,
            1 => relations.pop().map(|relation| (relation, known)),
            _ => Some((Relation::And(relations), known)),
        }
    }

    /// Whether so many words may be read once more; then they count.
    pub(super) fn may_read(&self, words: usize) -> bool {
        let left = self.words_left.get().checked_sub(words as u32);
        self.words_left.set(left.unwrap_or(0));
        left.is_some()
    }

    /// What the first half of a sentence says whose second half nobody understands.
    pub(super) fn first_half(&self, sentence: &str) -> Option<Relation> {
        let words = self.tokens(sentence);
        if self.items(sentence)?.1.items.iter().any(binds) {
            return None;
        }
        let parts = Parts { ground: self, sentence, words: &words, reads: MOST_READS };
        let joint = |&at: &usize| strength(&words, at).is_some_and(|strength| strength < 2);
        let halves = (1..words.len().saturating_sub(1)).filter(joint).map(|at| 0..at);
        halves
            .filter_map(|half| parts.trimmed(half))
            .find_map(|at| parts.only_reading(parts.text(&at)))
    }
}

/// Whether an item makes the sentence more than its parts.
fn binds(item: &Item) -> bool {
    matches!(
        item,
        Item::If
            | Item::Unless
            | Item::OnlyIf
            | Item::Iff
            | Item::Either
            | Item::Neither
            | Item::Untrue
            | Item::ExactlyOne
            | Item::AtLeastOne
            | Item::NotBoth
            | Item::Respectively
            | Item::One
    )
}

const PRONOUNS: [&str; 7] = ["he", "she", "it", "they", "him", "her", "them"];
const OPENINGS: [&str; 14] = [
    "that", "this", "those", "these", "one", "the", "a", "an", "there", "here", "nobody",
    "neither", "nor", "both",
];
const POSSESSIVES: [&str; 8] = ["his", "her", "its", "their", "hers", "theirs", "whose", "thereof"];

impl Parts<'_> {
    /// The text of some words.
    fn text(&self, at: &std::ops::Range<usize>) -> &str {
        &self.sentence[self.words[at.start].at.start..self.words[at.end - 1].at.end]
    }

    fn read(&mut self, at: std::ops::Range<usize>, subject: Option<&Subject>) -> Option<Said> {
        let at = self.trimmed(at)?;
        self.reads = self.reads.checked_sub(1)?;
        if !self.ground.may_read(at.len()) {
            return None;
        }
        let text = self.text(&at).to_owned();
        let (said, items) = self.ground.items(&text)?;
        if items.mentions.is_empty() && says_nothing(&items.items, &self.words[at.clone()]) {
            return Some(Said { all: Vec::new(), known: true });
        }
        let known = |relation| Said { all: vec![relation], known: true };
        let pronoun = self.pronoun(&at);
        if pronoun.is_none()
            && let Some(relation) = self.only_reading(&text)
        {
            return Some(known(relation));
        }
        if let Some(subject) = subject {
            for again in self.about(&at, pronoun, subject) {
                if let Some(relation) = self.only_reading(&again) {
                    return Some(known(relation));
                }
            }
        }
        if let Some(said) = self.split(at.clone(), subject) {
            return Some(said);
        }
        let guessed = |relation| Said { all: vec![relation], known: false };
        if pronoun.is_none_or(|pronoun| pronoun != at.start)
            && let Some(relation) = self.gist(&items, &said)
        {
            return Some(guessed(relation));
        }
        let Some(subject) = subject.filter(|subject| subject.clear || pronoun.is_none()) else {
            // "Zhu did not blink once; Zhu is the android": it puts Zhu nowhere.
            let lone = items.mentions.len() == 1 && says_nothing(&items.items, &self.words[at]);
            return lone.then(|| Said { all: Vec::new(), known: false });
        };
        only_value(&items).filter(|&other| other.category != subject.value.category).map(|other| {
            let same = Relation::Offset(subject.value, other, Offsets::SAME);
            let denied = items.items.contains(&Item::Not);
            guessed(if denied { Relation::Not(Box::new(same)) } else { same })
        })
    }

    /// What two parts say, where each is understood: the strongest joints are tried first.
    fn split(&mut self, at: std::ops::Range<usize>, subject: Option<&Subject>) -> Option<Said> {
        let words = self.words;
        let mut joints: Vec<(u8, usize)> = (at.start + 1..at.end.saturating_sub(1))
            .filter_map(|i| Some((strength(words, i)?, i)))
            .collect();
        joints.sort_unstable();
        for (_, joint) in joints {
            // A joint of one word goes; a relative pronoun stays with its part.
            let relative = words[joint].is(&["who", "whose", "which", "where"]);
            let rest = if relative { joint } else { joint + 1 };
            // "Is not on Monday and Tuesday": the denial is of both.
            if self.denies(at.start..joint) && !self.acts(rest..at.end) {
                continue;
            }
            let Some(first) = self.read(at.start..joint, subject) else { continue };
            let next = self.subject(at.start..joint, &first).or_else(|| subject.cloned());
            let Some(second) = self.read(rest..at.end, next.as_ref()) else { continue };
            let known = first.known && second.known;
            return Some(Said { all: [first.all, second.all].concat(), known });
        }
        None
    }

    fn denies(&self, mut at: std::ops::Range<usize>) -> bool {
        at.any(|i| self.words[i].is(&["not", "never", "no", "neither", "isn't", "doesn't"]))
    }

    /// Whether there is a verb.
    fn acts(&self, mut at: std::ops::Range<usize>) -> bool {
        at.any(|i| {
            let word = &self.words[i];
            matches!(self.ground.class(&word.word), Class::Verb | Class::Be)
                || word.is(&["has", "have", "had"])
                || word.word.ends_with("n't")
        })
    }

    /// The words without marks and joints around them.
    fn trimmed(&self, mut at: std::ops::Range<usize>) -> Option<std::ops::Range<usize>> {
        let joint = |token: &Token| token.is_mark() || token.is(&["and", "but", "while", "though"]);
        while at.start < at.end && joint(&self.words[at.start]) {
            at.start += 1;
        }
        while at.start < at.end && joint(&self.words[at.end - 1]) {
            at.end -= 1;
        }
        (at.start < at.end).then_some(at)
    }

    /// The first word of a part that stands for somebody or something named before it.
    fn pronoun(&self, at: &std::ops::Range<usize>) -> Option<usize> {
        let first = at.clone().next().filter(|&i| self.words[i].is(&["who", "which", "where"]));
        let stands = |&i: &usize| self.words[i].is(&PRONOUNS) || self.words[i].is(&POSSESSIVES);
        first.or_else(|| at.clone().find(stands))
    }

    /// The part with its subject in words, in the ways that may make it whole.
    fn about(
        &self,
        at: &std::ops::Range<usize>,
        pronoun: Option<usize>,
        subject: &Subject,
    ) -> Vec<String> {
        let name = &subject.words;
        let Some(pronoun) = pronoun else {
            // "That one was made by Ann" has a subject of its own.
            let own = self.words[at.start].is(&OPENINGS);
            return if own { Vec::new() } else { vec![format!("{name} {}", self.text(at))] };
        };
        let word = &self.words[pronoun];
        if !subject.clear || !agrees(word, subject) {
            return Vec::new();
        }
        let before = match pronoun == at.start {
            true => String::new(),
            false => format!("{} ", self.text(&(at.start..pronoun))),
        };
        let after = match pronoun + 1 == at.end {
            true => String::new(),
            false => format!(" {}", self.text(&(pronoun + 1..at.end))),
        };
        let own = format!("{before}{name}'s{after}");
        let itself = format!("{before}{name}{after}");
        if word.is(&["where", "thereof"]) {
            return Vec::new();
        }
        match (word.is(&POSSESSIVES), word.is(&PRONOUNS)) {
            // "Her" is both.
            (true, true) => vec![own, itself],
            (true, false) => vec![own],
            _ => vec![itself],
        }
    }

    /// Of whom the next part speaks, if it does not say.
    fn subject(&self, at: std::ops::Range<usize>, said: &Said) -> Option<Subject> {
        let at = self.trimmed(at)?;
        let (words, items) = self.ground.items(self.text(&at))?;
        let mention = items.mentions.first()?;
        let [value] = mention.values[..] else { return None };
        // Marks of phrasing can make words that are not in the text.
        let text = self.text(&at);
        let (start, end) = (words.get(mention.start)?.at.start, words.get(mention.end - 1)?.at.end);
        let words = text.get(start..end)?.to_owned();
        // After "A is next to B", "she" may be either.
        let clear = said.all.iter().all(is_of_one);
        Some(Subject { words, value, clear })
    }

    /// What a part says, if the grammar knows it in one way.
    fn only_reading(&self, part: &str) -> Option<Relation> {
        let mut readings = self.ground.understand_all(part)?.readings;
        readings.pop().filter(|_| readings.is_empty()).map(|reading| reading.relation)
    }

    /// What a part may say by its values and relations, if that is one thing.
    fn gist(&self, items: &Sentence, words: &[Token]) -> Option<Relation> {
        let mut found: Vec<Relation> = Vec::new();
        for meaning in gist::gists(items, words, self.ground) {
            for reading in assemble::readings(items, &meaning, self.ground.houses)? {
                if !found.contains(&reading.relation) {
                    found.push(reading.relation);
                }
            }
        }
        found.pop().filter(|_| found.is_empty())
    }
}

/// How well a sentence can be parted at a word, 0 the best; `None` where it cannot.
fn strength(words: &[Token], at: usize) -> Option<u8> {
    let word = &words[at];
    let after_mark = words[at - 1].is_mark();
    if word.is(&[".", ";", ":", "!", "\u{2014}", "\u{2013}"]) {
        return Some(0);
    }
    if word.is(&["and", "but", "while", "whereas", "though", "although"]) {
        return Some(if after_mark { 1 } else { 3 });
    }
    if word.is(&["who", "whose", "which", "where"]) && after_mark {
        return Some(2);
    }
    word.is(&[",", "(", ")"]).then_some(4)
}

/// Whether a relation says nothing of how two stand to each other.
fn is_of_one(relation: &Relation) -> bool {
    match relation {
        Relation::In(..) => true,
        Relation::Offset(_, _, offsets) => *offsets == Offsets::SAME,
        Relation::And(all) => all.iter().all(is_of_one),
        Relation::Not(inner) => matches!(**inner, Relation::In(..)),
        _ => false,
    }
}

/// Whether a pronoun can stand for the subject.
fn agrees(pronoun: &Token, subject: &Subject) -> bool {
    let first = subject.words.split(' ').next().unwrap_or_default().to_lowercase();
    people::agrees(&pronoun.word, ["", &first])
}

/// The value of a part that names one and no more: "says the muesli was worth it".
fn only_value(items: &Sentence) -> Option<Value> {
    let leads = |item: &Item| {
        matches!(
            item,
            Item::Value(_)
                | Item::Verb(_)
                | Item::Be
                | Item::Have
                | Item::Noun
                | Item::Unknown
                | Item::Not
                | Item::Who
                | Item::Pronoun
                | Item::Him
        )
    };
    let nots = items.items.iter().filter(|item| **item == Item::Not).count();
    let value = items.items.iter().position(|item| matches!(item, Item::Value(_)))?;
    let denial = items.items.iter().position(|item| *item == Item::Not);
    let clear = nots == 0 || nots == 1 && denial < Some(value);
    match items.mentions.as_slice() {
        [mention] if clear && items.items.iter().all(leads) => match mention.values[..] {
            [value] => Some(value),
            _ => None,
        },
        _ => None,
    }
}
