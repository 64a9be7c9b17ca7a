//! The question of a text where none is understood word by word: which sentence asks, of what, and
//! what most speaks for being asked. The reader is told of it. What is understood is left alone, but
//! where everything speaks for something else.

mod about;
mod doubt;

use std::cell::OnceCell;

use super::super::Ground;
use super::super::asking::WH;
use super::super::candidates::Candidate;
use super::super::draft::{Draft, DraftQuestion, Note};
use super::super::mentions::Mention;
use super::super::positions::houses_at;
use super::super::remarks::is_options;
use super::super::tokens::Token;
use super::evidence::{Evidence, LEAST};
use super::usage::Usage;
use super::wording::{asking_word, defined_word, nouns};
use puzzle::{About, Asked, Category, Value};

/// How far the likeliest has to be ahead of what comes next.
const AHEAD: i32 = 15;
/// How far ahead it is of what was understood, where that is wrong though something speaks for it.
const FAR_AHEAD: i32 = 30;
/// As many sentences after a question may offer answers.
const MOST_ANSWERS: usize = 8;

/// Finds the question, or puts right what is asked.
pub(in super::super) fn seek(
    candidates: &[Candidate<'_>],
    texts: &[Vec<Token>],
    categories: &[Category],
    ground: &Ground,
    draft: &mut Draft,
) {
    let search = Search { candidates, texts, categories, ground, usage: OnceCell::new() };
    if draft.questions.is_empty() && draft.supposed.is_empty() {
        search.find(draft);
    } else {
        search.doubt(draft);
        search.find_others(draft);
    }
}

struct Search<'s> {
    candidates: &'s [Candidate<'s>],
    texts: &'s [Vec<Token>],
    categories: &'s [Category],
    ground: &'s Ground,
    /// What words the text uses near which values, once somebody asks.
    usage: OnceCell<Usage>,
}

/// A sentence that asks, as far as it is known what it is about.
struct Sentence {
    asking: usize,
    nouns: Vec<usize>,
    said: Vec<usize>,
    about: Vec<Value>,
    offered: Option<Asked>,
    /// Whether the sentence before says what it is about.
    carried: bool,
}

impl Search<'_> {
    /// Takes the last sentence that asks for something.
    fn find(&self, draft: &mut Draft) {
        let known = |at: &usize| {
            let candidate = &self.candidates[*at];
            draft.hints.iter().any(|hint| {
                hint.line == candidate.line
                    && !hint.readings.is_empty()
                    && !hint.guessed
                    && hint.text.contains(candidate.text.trim())
            })
        };
        let all: Vec<usize> = (0..self.candidates.len()).rev().filter(|at| !known(at)).collect();
        let (plain, indirect): (Vec<usize>, Vec<usize>) =
            all.into_iter().partition(|&at| self.candidates[at].text.contains('?'));
        let mut close = None;
        for at in plain.into_iter().chain(indirect) {
            let Some(sentence) = self.sentence(at) else { continue };
            let weighed = self.evidence(at, &sentence).weighed();
            let [(asked, best), (next, second), ..] = weighed[..] else { continue };
            if best < LEAST {
                continue;
            }
            if best < second + AHEAD {
                close.get_or_insert((at, sentence.about[0], asked, next));
                continue;
            }
            self.take(at, sentence, asked, draft);
            return;
        }
        if let Some((at, about, one, other)) = close {
            let text = self.candidates[at].text.trim();
            let message = format!(
                "the question can ask for {} or {} of {}, and is left out: {text}",
                self.called(one),
                self.called(other),
                self.named(about)
            );
            draft.notes.retain(|note| !is_about(note, text));
            draft.notes.push(Note { line: self.candidates[at].line, message });
        }
    }

    /// What else is asked and was not understood, where one answer is clearly the likeliest.
    fn find_others(&self, draft: &mut Draft) {
        for at in 0..self.candidates.len() {
            let candidate = &self.candidates[at];
            let text = candidate.text.trim();
            let unread = draft.unread.iter().any(|unread| unread == text);
            // "And what was the matter there?" names nothing.
            let second = || {
                let before = at.checked_sub(1).map(|before| &self.candidates[before]);
                before.is_some_and(|before| before.asks && before.line == candidate.line)
                    && draft.questions.iter().all(|question| question.text != text)
            };
            let sentence =
                (candidate.asks && (unread || second())).then(|| self.sentence(at)).flatten();
            let Some(sentence) = sentence else { continue };
            let weighed = self.evidence(at, &sentence).weighed();
            match weighed[..] {
                [(asked, best), (_, second), ..] if best >= LEAST && best >= second + AHEAD => {
                    self.take(at, sentence, asked, draft);
                }
                _ => {}
            }
        }
    }

    fn take(&self, at: usize, sentence: Sentence, asked: Asked, draft: &mut Draft) {
        let Candidate { line, text, .. } = self.candidates[at];
        let text = text.trim();
        let message = self.taken(asked, sentence.about[0], text);
        let before = at.checked_sub(usize::from(sentence.carried)).unwrap_or(at);
        for sentence in [at, before] {
            let Candidate { line, text, number, .. } = self.candidates[sentence];
            let text = text.trim();
            let sure = |hint: &super::super::draft::DraftHint| {
                number.is_some() || !hint.guessed && !hint.readings.is_empty()
            };
            draft.hints.retain(|hint| hint.line != line || hint.text != text || sure(hint));
            draft.unread.retain(|unread| unread != text);
            draft.notes.retain(|note| !is_about(note, text));
        }
        draft.notes.push(Note { line, message });
        let about = sentence.about.into_iter().map(About::Value).collect();
        draft.questions.push(DraftQuestion { line, text: text.to_owned(), asked, about });
    }

    fn taken(&self, asked: Asked, about: Value, text: &str) -> String {
        let (asked, about) = (self.called(asked), self.named(about));
        format!("the question is taken to ask for {asked} of {about}: {text}")
    }

    fn usage(&self) -> &Usage {
        self.usage.get_or_init(|| {
            let told = self.candidates.iter().zip(self.texts);
            let told = told.filter(|(candidate, _)| !candidate.asks).map(|(_, words)| words);
            Usage::of(told, self.categories.len(), self.ground)
        })
    }

    fn evidence<'e>(&'e self, at: usize, sentence: &'e Sentence) -> Evidence<'e> {
        Evidence {
            words: &self.texts[at],
            asking: sentence.asking,
            nouns: &sentence.nouns,
            said: &sentence.said,
            about: sentence.about[0],
            offered: sentence.offered,
            categories: self.categories,
            ground: self.ground,
            usage: self.usage(),
        }
    }

    /// What a sentence asks; `None` where it asks nothing, or of several things.
    fn sentence(&self, at: usize) -> Option<Sentence> {
        let words = &self.texts[at];
        let dared = self.texts.get(at + 1).is_some_and(|next| {
            next.len() < 6 && next.last().is_some_and(|end| end.is(&["?"])) && !next[0].is(&WH)
        });
        let asking = asking_word(words, dared).or_else(|| defined_word(words))?;
        let mut mentions = self.mentions(at);
        let nouns = nouns(words, asking, &mentions, self.ground);
        mentions.retain(|mention| !(mention.start..mention.end).any(|i| nouns.contains(&i)));
        // "The first to answer gets the cake: who sings the song?"
        let colon = words[..asking].iter().rposition(|word| word.is(&[":"])).unwrap_or(0);
        if mentions.iter().any(|mention| mention.start > colon) {
            mentions.retain(|mention| mention.start >= colon);
        }
        if is_beside(words, &mentions) {
            return None;
        }
        let offered = self.offered(at, &mut mentions);
        let mut about = the_only(&mentions)?;
        if about.is_empty() {
            (about, mentions) = self.loosely(words, &nouns);
        }
        let carried = about.is_empty();
        if carried {
            about = self.carried(at)?;
        }
        let said = |i: &usize| {
            *i != asking
                && !nouns.contains(i)
                && !mentions.iter().any(|mention| (mention.start..mention.end).contains(i))
        };
        let said = (0..words.len()).filter(said).collect();
        Some(Sentence { asking, nouns, said, about, offered, carried })
    }

    fn mentions(&self, at: usize) -> Vec<Mention> {
        let words = &self.texts[at];
        let mut mentions = self.ground.gazetteer.find(&self.ground.lexicon, words);
        self.ground.cues.drop_nouns_and_verbs(words, &mut mentions);
        self.ground.cues.narrow(words, &mut mentions, self.ground);
        mentions
    }

    /// What the answers are between which a question, or what comes after it, lets choose; they are
    /// taken out of what it mentions.
    fn offered(&self, at: usize, mentions: &mut Vec<Mention>) -> Option<Asked> {
        let words = &self.texts[at];
        let joint = |word: &Token| word.is(&["or", "/"]);
        if words.iter().any(joint) {
            if let Some(c) = of_one_category(mentions) {
                mentions.retain(|mention| mention.values.iter().all(|v| v.category != c));
                return Some(Asked::Category(c));
            }
            if mentions.len() == 1 && self.places(words) > 1 {
                return Some(Asked::House);
            }
        }
        let mut answers: Vec<Mention> = Vec::new();
        let mut places: Vec<Token> = Vec::new();
        let line = self.candidates[at].line;
        for next in (at + 1..self.candidates.len()).take(MOST_ANSWERS) {
            let (candidate, words) = (&self.candidates[next], &self.texts[next]);
            if candidate.offered || is_options(candidate.text) || words.len() < 8 {
                answers.extend(self.mentions(next));
            } else if candidate.line != line {
                break;
            }
            places.extend_from_slice(words);
        }
        match of_one_category(&answers) {
            Some(c) => Some(Asked::Category(c)),
            None => (answers.is_empty() && self.places(&places) > 1).then_some(Asked::House),
        }
    }

    /// How many places are named one by one.
    fn places(&self, words: &[Token]) -> usize {
        let (houses, scenery) = (self.ground.houses, &self.ground.scenery);
        let mut named: Vec<u8> = (0..words.len())
            .filter_map(|at| houses_at(words, at, houses, scenery))
            .filter(|(named, _)| named.len() == 1)
            .filter_map(|(named, _)| named.iter().next())
            .collect();
        named.sort_unstable();
        named.dedup();
        named.len()
    }

    fn called(&self, asked: Asked) -> String {
        match asked {
            Asked::House => "the place".to_owned(),
            Asked::Category(c) => {
                let category = &self.categories[usize::from(c)];
                format!("{} ({})", category.name, category.values.join(", "))
            }
        }
    }

    fn named(&self, value: Value) -> &str {
        &self.categories[usize::from(value.category)].values[usize::from(value.index)]
    }
}

/// "Which drink has the person right next to Ann?" asks nothing of Ann.
fn is_beside(words: &[Token], mentions: &[Mention]) -> bool {
    let beside = ["immediately", "directly", "adjacent", "beside", "between", "next", "neighbor"];
    let named = |at: usize| mentions.iter().any(|m| (m.start..m.end).contains(&at));
    (0..words.len()).any(|at| !named(at) && words[at].is(&beside))
}

/// Whether a note only says that this was not understood.
fn is_about(note: &Note, text: &str) -> bool {
    note.message.strip_suffix(text).is_some_and(|before| {
        ["passed over: ", "the question is not understood: "].contains(&before)
    })
}

/// What all mentions can mean; nothing where there are none, `None` where they mean several things.
fn the_only(mentions: &[Mention]) -> Option<Vec<Value>> {
    let Some((first, rest)) = mentions.split_first() else { return Some(Vec::new()) };
    let all = first.values.iter().copied();
    let shared: Vec<Value> =
        all.filter(|value| rest.iter().all(|mention| mention.values.contains(value))).collect();
    (!shared.is_empty()).then_some(shared)
}

/// The category of which two values at least are named.
fn of_one_category(mentions: &[Mention]) -> Option<u8> {
    let mut named: Vec<Value> =
        mentions.iter().filter(|m| m.values.len() == 1).map(|m| m.values[0]).collect();
    named.sort_unstable_by_key(|value| (value.category, value.index));
    named.dedup();
    let pair = named.windows(2).find(|pair| pair[0].category == pair[1].category)?;
    Some(pair[0].category)
}
