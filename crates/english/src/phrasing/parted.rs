//! Sentences that fit a template only in parts: in two halves, or without what is said by the way.

use std::ops::Range;

use super::super::lexicon::Class;
use super::super::tokens::Token;
use super::Wording;

impl Wording<'_> {
    /// Says in plain words what a whole sentence says in a roundabout way.
    pub(super) fn reword_roundabout(&mut self) {
        self.say_which_two();
        // "As for Ann, she owns the dog, and she lives … or …": what comes of it may be roundabout too.
        for _ in 0..2 {
            let mut changed = false;
            for sentence in self.sentences().into_iter().rev() {
                changed |= self.reword_sentence(sentence);
            }
            if !changed {
                break;
            }
        }
        self.part_conditions();
    }

    /// "Ann does not own the dog, and these two do not live side by side": which two.
    fn say_which_two(&mut self) {
        let two = |at: usize| self.is(at, &["these", "the", "those"]) && self.is(at + 1, &["two"]);
        // "And they do not come one right after the other."
        let each = (1..self.tokens.len())
            .any(|at| self.is(at, &["other"]) && self.is(at - 1, &["each", "the"]));
        let they = |at: usize| each && self.is(at, &["they"]);
        let joined = |at: usize| {
            self.is_mark(at) && self.is(at + 1, &["and", "but"]) && (two(at + 2) || they(at + 2))
        };
        let Some(at) = (1..self.tokens.len().saturating_sub(4)).find(|&at| joined(at)) else {
            return;
        };
        // "The two of them".
        let who = at + 2 + if two(at + 2) { 2 } else { 1 };
        let them = who == at + 4 && self.is(at + 4, &["of"]) && self.is(at + 5, &["them", "these"]);
        let end = who + if them { 2 } else { 0 };
        let verb = self.tokens.get(end).is_some_and(|next| {
            matches!(self.ground.class(&next.word), Class::Verb | Class::Be)
                || next.is(&["do", "did", "have"])
        });
        let named = self.named().to_vec();
        let after = named.iter().any(|range| range.start > at);
        let [a, b] = &named[..] else { return };
        if !verb || after || b.end > at {
            return;
        }
        let mut both = vec![self.like(at, ".")];
        both.extend(self.name_of(a));
        both.push(self.like(at, "and"));
        both.extend(self.name_of(b));
        self.replace_by(at..end, both);
    }

    /// "Of A and B, one is red and the second one is blue": the other.
    pub(super) fn say_the_other(&mut self) {
        let of_two = self.is(0, &["of"]) || self.is(0, &["one"]) && self.is(1, &["of"]);
        let second = (2..self.tokens.len().saturating_sub(2)).find(|&at| {
            self.is(at, &["the"]) && self.is(at + 1, &["second"]) && self.is(at + 2, &["one"])
        });
        let Some(second) = second.filter(|_| of_two) else { return };
        if (0..second).any(|at| self.is(at, &["one"])) {
            self.replace(second + 1..second + 3, "other");
        }
    }

    /// "Not Ann's, nor next to hers": next to Ann's.
    pub(super) fn say_whose_it_is(&mut self) {
        let joints = ["to", "than", "of", "from", "as", "and", "or", "nor", "below", "above"];
        let ends = |at: usize| at >= self.tokens.len() || self.is_mark(at);
        let hers = (3..self.tokens.len()).find(|&at| {
            self.is(at, &["hers", "his", "theirs"]) && self.is(at - 1, &joints) && ends(at + 1)
        });
        let Some(hers) = hers else { return };
        let named = self.named().iter().filter(|range| range.end <= hers);
        let mut owners = named.filter(|range| self.tokens[range.end - 1].possessive).cloned();
        if let (Some(owner), None) = (owners.next(), owners.next()) {
            let said = self.tokens[owner].to_vec();
            self.replace_by(hers..hers + 1, said);
        }
    }

    /// The words of a name with its article.
    fn name_of(&self, named: &Range<usize>) -> Vec<Token> {
        let article = named.start > 0 && self.is(named.start - 1, &["the", "a", "an"]);
        self.tokens[named.start - usize::from(article)..named.end].to_vec()
    }

    /// A word in the place of this one.
    fn like(&self, at: usize, word: &str) -> Token {
        Token { word: word.to_owned(), ..self.tokens[at].clone() }
    }

    /// Where the sentences of a hint are.
    pub(super) fn sentences(&self) -> Vec<Range<usize>> {
        let stops = (0..self.tokens.len()).filter(|&at| self.is(at, &["."]));
        let mut ends: Vec<usize> = stops.collect();
        ends.push(self.tokens.len());
        let starts = [0].into_iter().chain(ends.iter().map(|end| end + 1));
        starts.zip(&ends).map(|(from, to)| from..*to).filter(|range| !range.is_empty()).collect()
    }

    /// "If P, then Q; and if not P, then R": two sentences.
    fn part_conditions(&mut self) {
        let parted = |at: usize| {
            self.is(at, &["and", "but"]) && self.is(at + 1, &["if"]) && self.is_mark(at - 1)
        };
        let found = (1..self.tokens.len()).find(|&at| parted(at));
        if let Some(at) = found.filter(|_| self.is(0, &["if"])) {
            self.replace(at - 1..at + 1, ".");
        }
    }

    fn reword_sentence(&mut self, sentence: Range<usize>) -> bool {
        let said = &self.tokens[sentence.clone()];
        let marks = said.iter().rev().take_while(|token| token.is_mark()).count();
        let sentence = sentence.start..sentence.end - marks;
        if let Some((plain, taken)) = self.template_of(sentence.clone()) {
            let said = self.said_plainly(plain, &taken, sentence.start);
            self.replace_by(sentence, said);
            return true;
        }
        self.reword_halves(sentence.clone()) || self.reword_without_aside(sentence)
    }

    /// "Ann likes tea, and she sits either up or down …": two sentences.
    fn reword_halves(&mut self, sentence: Range<usize>) -> bool {
        let begins = |at: usize| self.is(at, &["he", "she", "it"]);
        let halves = |at: usize| {
            let joined = self.is(at + 1, &["and", "but"]) && begins(at + 2);
            self.is_mark(at) && (joined || begins(at + 1) && !self.is(at, &[","]))
        };
        let Some(at) = sentence.clone().skip(1).find(|&at| halves(at)) else { return false };
        let next = at + 1 + usize::from(!begins(at + 1));
        let later = self.reword_sentence(next..sentence.end);
        let before = self.tokens.len();
        let sooner = self.reword_sentence(sentence.start..at);
        let start = at + self.tokens.len() - before;
        if sooner || later {
            self.replace(start..start + (next - at), ".");
        }
        sooner || later
    }

    /// "Ann, who wears the red hat, is either … or …": the sentence, and that she wears the red hat.
    fn reword_without_aside(&mut self, sentence: Range<usize>) -> bool {
        let relative = |at: usize| self.is(at, &[","]) && self.is(at + 1, &["who", "which"]);
        let starts: Vec<usize> = sentence.clone().filter(|&at| relative(at)).collect();
        for start in starts.into_iter().rev() {
            let end = (start + 2..sentence.end).find(|&at| self.is_mark(at));
            let end = end.unwrap_or(sentence.end);
            if !self.names(start..end) {
                continue;
            }
            let whole = self.tokens.clone();
            let close = usize::from(end < sentence.end);
            self.replace_by(start..end + close, Vec::new());
            let shorter = sentence.start..sentence.end - (end + close - start);
            let found = self.template_of(shorter.clone());
            let told =
                found.and_then(|(plain, taken)| Some((plain, taken.ending_at(start)?, taken)));
            let Some((plain, whom, taken)) = told else {
                self.replace_by(0..self.tokens.len(), whole);
                continue;
            };
            let mut said = self.said_plainly(plain, &taken, shorter.start);
            let mut aside = self.tokens[whom].to_vec();
            aside.extend_from_slice(&whole[start + 2..end]);
            said.push(Token { word: ".".to_owned(), ..whole[start].clone() });
            said.extend(aside);
            self.replace_by(shorter, said);
            return true;
        }
        false
    }
}
