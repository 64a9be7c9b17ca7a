//! Whole sentences that say something in a roundabout way, with what they say in plain words: each
//! is a pattern with slots for what is named, and a sentence made of these.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::super::lexicon::Class;
use super::super::mentions::Mention;
use super::super::tokens::{Token, number, ordinal};
use super::Wording;
use super::flanks::OPPOSITES;
use super::patterns::{Part, templates};
use super::somebody::is_agent;
use puzzle::Value;

/// That three are different ones, who may be told by their places.
pub(super) const ALL_DIFFERENT: &str = "{A} is not {B} and {A} is not {C} and {B} is not {C}";

const THREE_PEOPLE: &str = "{A} , {B} and {C} are three different people";

/// The slots that take the same words wherever they stand.
const AGAIN: [char; 6] = ['A', 'B', 'C', 'D', 'K', 'R'];

/// The most words that a slot takes.
const LONGEST: usize = 24;

/// Directions in a row, as "{R}" takes them.
const DIRECTIONS: [&[&str]; 15] = [
    &["to", "the", "left", "of"],
    &["to", "the", "right", "of"],
    &["to", "the", "west", "of"],
    &["to", "the", "east", "of"],
    &["to", "the", "north", "of"],
    &["to", "the", "south", "of"],
    &["left", "of"],
    &["right", "of"],
    &["in", "front", "of"],
    &["ahead", "of"],
    &["before"],
    &["after"],
    &["above"],
    &["below"],
    &["behind"],
];

/// Words that "than" goes with.
pub(in super::super) const COMPARATIVES: [&str; 32] = [
    "more", "less", "older", "younger", "higher", "lower", "earlier", "later", "sooner", "further",
    "farther", "nearer", "closer", "cheaper", "dearer", "pricier", "costlier", "taller", "shorter",
    "longer", "heavier", "lighter", "bigger", "smaller", "larger", "faster", "slower", "better",
    "worse", "greater", "fewer", "warmer",
];

/// Words that turn what is said into its opposite.
const DENIALS: [&str; 8] = ["not", "never", "neither", "nor", "no", "nobody", "cannot", "hardly"];

/// What the slots of a template take.
#[derive(Default)]
pub(super) struct Taken {
    by_letter: FxHashMap<char, Range<usize>>,
    /// How often a part was tried.
    steps: u32,
}

impl Taken {
    /// Somebody whose words end here, or a word before: "the red" book.
    pub(super) fn ending_at(&self, end: usize) -> Option<Range<usize>> {
        let whom = ['A', 'B', 'C', 'D', 'E'].iter().filter_map(|slot| self.by_letter.get(slot));
        let near = whom.filter(|range| range.end == end || range.end + 1 == end);
        near.max_by_key(|range| (range.end, range.start)).map(|range| range.start..end)
    }
}

/// After so many tries a sentence does not fit: no sentence keeps a reader waiting.
const MOST_STEPS: u32 = 40_000;

impl Wording<'_> {
    /// What a whole sentence says, where a template fits it, and what its slots take.
    pub(super) fn template_of(&self, sentence: Range<usize>) -> Option<(&'static str, Taken)> {
        let (start, end) = (sentence.start, sentence.end);
        let mut taken = Taken::default();
        let found = templates().near(&self.tokens[start..end]).find(|template| {
            // Its words in their order.
            let mut at = start;
            let mut has = |part: &Part| match part {
                Part::Word(words, false) => {
                    let found = (at..end).find(|&at| self.is(at, words));
                    at = found.map_or(end, |found| found + 1);
                    found.is_some()
                }
                _ => true,
            };
            taken.by_letter.clear();
            template.parts.iter().all(&mut has)
                && self.fits(&template.parts, start, end, &mut taken)
                && self.says_both_again(&taken)
                && self.turns_around(&taken)
        });
        let plain = found?.plain;
        let named =
            |slot: char| taken.by_letter.get(&slot).is_some_and(|range| self.names(range.clone()));
        // Two of one list differ anyway, which the longer form would say again.
        let values = plain == ALL_DIFFERENT && ['A', 'B', 'C'].into_iter().all(named);
        Some((if values { THREE_PEOPLE } else { plain }, taken))
    }

    /// "If P, then not X; and if not Y, then Q" says one thing of two halves: P and Y name the same, and
    /// so do X and Q.
    fn says_both_again(&self, taken: &Taken) -> bool {
        let named = |slot: char| {
            let range = taken.by_letter.get(&slot)?;
            let inside = |mention: &&Mention| range.contains(&mention.start);
            Some(self.mentions().iter().filter(inside).map(|m| m.values.clone()).collect())
        };
        let all: [Option<Vec<Vec<Value>>>; 4] = ['P', 'Y', 'X', 'Q'].map(named);
        let [Some(p), Some(y), Some(x), Some(q)] = all else { return true };
        p == y && x == q
    }

    /// Whether the second of two directions is the opposite of the first.
    fn turns_around(&self, taken: &Taken) -> bool {
        let (Some(one), Some(other)) = (taken.by_letter.get(&'R'), taken.by_letter.get(&'S'))
        else {
            return true;
        };
        let has = |range: &Range<usize>, word: &str| range.clone().any(|at| self.is(at, &[word]));
        OPPOSITES.iter().any(|(a, b)| has(one, a) && has(other, b) || has(one, b) && has(other, a))
    }

    /// Whether the tokens from `at` to `end` are what the parts say.
    fn fits(&self, parts: &[Part], at: usize, end: usize, taken: &mut Taken) -> bool {
        let Some((part, rest)) = parts.split_first() else { return at == end };
        taken.steps += 1;
        if taken.steps > MOST_STEPS {
            return false;
        }
        match part {
            Part::Word(words, optional) => {
                at < end && self.is(at, words) && self.fits(rest, at + 1, end, taken)
                    || *optional && self.fits(rest, at, end, taken)
            }
            Part::Slot(slot) => {
                let least = usize::from(*slot != 'V');
                (at + least..=end.min(at + LONGEST)).any(|to| {
                    taken.steps += 1;
                    // "With Ann in the middle": whom the slot took before.
                    let again = taken.by_letter.get(slot).filter(|_| AGAIN.contains(slot)).cloned();
                    let same = again.as_ref().is_none_or(|before| self.repeats(before, &(at..to)));
                    if !same || !self.takes(*slot, at..to) {
                        return false;
                    }
                    taken.by_letter.insert(*slot, again.clone().unwrap_or(at..to));
                    if self.fits(rest, to, end, taken) {
                        return true;
                    }
                    if again.is_none() {
                        taken.by_letter.remove(slot);
                    }
                    false
                })
            }
        }
    }

    /// Whether these are the same words.
    fn repeats(&self, one: &Range<usize>, other: &Range<usize>) -> bool {
        let words =
            |range: &Range<usize>| self.tokens[range.clone()].iter().map(|token| &token.word);
        words(one).eq(words(other))
    }

    /// Whether a slot may take these tokens: A to D somebody, E somebody in three words or more, F and
    /// G somebody without any verb, P and Q what is said of somebody, V and
    /// T no values, K a number, N a noun, L a noun for a place of the row, H a pronoun, R a direction and S
    /// its opposite, X and Y how far.
    fn takes(&self, slot: char, range: Range<usize>) -> bool {
        let words = &self.tokens[range.clone()];
        let joins = |token: &Token| token.is_mark() || token.is(&["and", "or", "but"]);
        let placed = |token: &Token| {
            ordinal(&token.word).is_some()
                || number(&token.word).is_some()
                || token.is(&["first", "last", "leftmost", "rightmost", "middle", "lowest", "top"])
        };
        // "The man with the hat", "Ann", but no "just above Ann".
        let named = || {
            let first = &words[0];
            let side = words.get(1).is_some_and(|next| next.is(&["left", "right", "front"]));
            first.is(&["the"]) && !side || first.capital || self.names(range.start..range.start + 1)
        };
        let ways = ["before", "after", "above", "below", "behind", "than", "ahead", "just"];
        let stands = |token: &Token| token.is(&ways) || joins(token);
        // "The red book on its left" says more than who.
        let beside = |pair: &[Token]| {
            pair[0].is(&["its", "his", "her"]) && pair[1].is(&["left", "right", "side", "other"])
        };
        let somebody = || self.names(range.clone()) || words.iter().any(placed);
        // "Plays water" is not what is said where water polo is listed.
        let cut = |at: usize| self.named().iter().any(|named| named.start < at && at < named.end);
        if cut(range.start) || cut(range.end) {
            return false;
        }
        match slot {
            // Of whom the sentence before is about.
            'A'..='D' if words.len() == 1 && words[0].is(&["he", "she", "him", "her"]) => true,
            // Short ones are read well as they are.
            'A'..='E' if slot == 'E' && words.len() < 3 => false,
            // "The tea drinker" is more than "the tea".
            'A'..='E'
                if self.tokens.get(range.end).is_some_and(|next| {
                    is_agent(&next.word) && !next.is(&["neighbor", "neighbors"])
                }) =>
            {
                false
            }
            'A'..='E' => {
                let bare = !words.iter().any(stands) && !words.windows(2).any(beside);
                named() && bare && somebody()
            }
            // "The oak box", but not "the box is made of oak".
            'F' | 'G' => {
                let acts = |token: &Token| {
                    let class = self.ground.class(&token.word);
                    matches!(class, Class::Verb | Class::Be | Class::Who)
                        || token.is(&DENIALS)
                        || token.is(&["one", "either", "both", "only", "with"])
                };
                words.len() < 5
                    && somebody()
                    && !words.iter().any(|word| stands(word) || acts(word))
            }
            'P' | 'Q' => somebody(),
            'V' | 'W' => {
                let any = |list: &[&str]| words.iter().any(|token| token.is(list));
                let denied = any(&DENIALS) && !any(&["necessarily", "perhaps", "possibly"]);
                words.len() < 8 && !denied && !words.iter().any(joins) && !self.names(range)
            }
            'T' => {
                let plain = words.len() < 7 && !words.iter().any(joins) && !self.names(range);
                plain && stands_so(words)
            }
            'K' => {
                let digits = |word: &str| word.bytes().all(|digit| digit.is_ascii_digit());
                words.len() == 1 && (number(&words[0].word).is_some() || digits(&words[0].word))
            }
            // "The next cheaper article" is on the other side of the next dearer one.
            'N' => {
                let most = |token: &Token| {
                    token.word.ends_with("est") && !token.is(&["guest", "contest", "test", "quest"])
                };
                let plain =
                    |token: &Token| !joins(token) && !token.is(&COMPARATIVES) && !most(token);
                // So many minutes are no so many places.
                let timed = |token: &Token| token.is(&["minutes", "hours", "minute", "hour"]);
                let plain = words.iter().all(plain) && !words.iter().any(timed);
                words.len() < 4 && plain && !self.names(range)
            }
            'L' => words.len() == 1 && self.ground.scenery.is_place(&words[0].word),
            'H' => words.len() == 1 && words[0].is(&["he", "she", "it", "they"]),
            'R' | 'S' => DIRECTIONS.iter().any(|way| {
                way.len() == words.len()
                    && way.iter().zip(words).all(|(way, word)| word.word == *way)
            }),
            'X' | 'Y' => words.len() < 8 && !words.iter().any(Token::is_mark),
            _ => false,
        }
    }

    /// The plain words with what the slots took. "{T}" becomes what stands before somebody: "further
    /// right than", "to the left of", "just below".
    pub(super) fn said_plainly(&self, plain: &str, taken: &Taken, start: usize) -> Vec<Token> {
        let at = self.tokens[start].at.clone();
        let word = |word: &str| Token {
            word: word.to_owned(),
            at: at.clone(),
            capital: false,
            upper: false,
            possessive: false,
            glued: false,
        };
        let mut said = Vec::new();
        for part in plain.split(' ') {
            let slot = part.strip_prefix('{').and_then(|slot| slot.chars().next());
            let Some(range) = slot.and_then(|slot| taken.by_letter.get(&slot)) else {
                said.push(word(part));
                continue;
            };
            let words = &self.tokens[range.clone()];
            // "One costs more than the lamp, the other costs less."
            let verb = matches!(self.ground.class(&words[0].word), Class::Verb | Class::Be)
                || words[0].is(&["has", "costs"]);
            if slot == Some('T')
                && verb
                && said.last().is_some_and(|last: &Token| last.word == "is")
            {
                said.pop();
            }
            said.extend(words.iter().cloned());
            // "Bob's prices" are told of Bob.
            if let Some(last) = said.last_mut().filter(|_| matches!(slot, Some('A'..='E'))) {
                last.possessive = false;
            }
            if slot == Some('T') {
                said.extend(joint_of(words).map(word));
            }
        }
        said
    }
}

/// Whether the words say how one stands to another: "further right", "just below".
fn stands_so(words: &[Token]) -> bool {
    let ends = ["above", "below", "before", "after", "behind", "ahead", "left", "right"];
    let joined = words.last().is_some_and(|last| last.is(&["than", "of"]));
    joined || joint_of(words).is_some() || words.last().is_some_and(|last| last.is(&ends))
}

/// "Of" after "to the left", "than" after "later".
fn joint_of(words: &[Token]) -> Option<&'static str> {
    let last = words.last()?;
    let compares = |token: &Token| token.is(&COMPARATIVES);
    if last.is(&["than", "of"]) {
        return None;
    }
    let the = words.len() > 1 && words[words.len() - 2].is(&["the"]);
    match () {
        () if words.iter().any(compares) => Some("than"),
        () if the && last.is(&["left", "right"]) || last.is(&["ahead"]) => Some("of"),
        () => None,
    }
}
