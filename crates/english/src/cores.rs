//! Which part of what is said of one after another is its value: "one was sent home with pills",
//! "behind another is a storm at sea". It is the part of which the rest of the text speaks.

use std::ops::Range;

use super::lexicon::{Class, Lexicon};
use super::spurious::Spoken;
use super::tokens::Token;

/// Words that lead up to a value.
const LEADS: [&str; 31] = [
    "in", "on", "at", "from", "by", "of", "with", "for", "to", "into", "upon", "under", "behind",
    "about", "as", "than", "a", "an", "the", "some", "his", "her", "its", "their", "my", "our",
    "only", "even", "just", "called", "named",
];

/// Words before nouns alone.
const ARTICLES: [&str; 10] = ["a", "an", "the", "some", "his", "her", "its", "their", "my", "our"];

/// What is said of one of several.
pub(super) struct Item<'t> {
    pub words: &'t [Token],
    /// The words of the whole sentence.
    pub sentence: &'t [Token],
    pub lexicon: &'t Lexicon,
    pub spoken: &'t Spoken,
}

impl Item<'_> {
    /// Whether it is more than a name: something leads up to the value, or goes on after it.
    pub fn says_more(&self) -> bool {
        let bare = |i: usize| self.words[i].is(&LEADS) && self.words[i].word.len() < 3;
        let all = || (0..self.words.len()).all(|i| bare(i) || self.is_heard(i) && !self.parts(i));
        // "A bouquet of roses" is no more than a name.
        let parts = |i: usize| self.parts(i) && !self.words[i].is(&["of"]);
        ((1..self.words.len()).any(parts) || self.words.len() == 1 && self.parts(0)) && !all()
    }

    /// How many words of a part of it the rest of the text has.
    pub fn heard(&self, range: &Range<usize>) -> usize {
        range.clone().filter(|&i| self.is_heard(i)).count()
    }

    /// The tokens of the value; none where nothing tells which they are.
    pub fn core(&self) -> Option<Range<usize>> {
        let phrases = self.phrases();
        let heard = |range: &Range<usize>| self.heard(range);
        let most = phrases.iter().map(heard).max().filter(|most| *most > 0);
        let chosen = match most {
            Some(most) => phrases.iter().find(|range| heard(range) == most)?.clone(),
            None => phrases.last()?.clone(),
        };
        let from = self.without_verb(chosen.clone());
        // "The price of fish".
        let goes_on = self.words.get(chosen.end).is_some_and(|next| next.is(&["of"]));
        let after = phrases.iter().find(|range| range.start > chosen.end).filter(|_| goes_on);
        let end = after.filter(|range| heard(range) > 0).map_or(chosen.end, |range| range.end);
        Some(from..end)
    }

    /// "Adores cucumber", where a verb that nobody knows opens what is said.
    pub fn without_verb(&self, range: Range<usize>) -> usize {
        let led = range.start > 0 && self.words[range.start - 1].is(&LEADS);
        let verb = !led
            && range.len() > 1
            && !self.words[range.start].capital
            && self.words[range.start].word.ends_with(['s', 'd'])
            && !self.is_heard(range.start)
            && self.is_heard(range.start + 1);
        range.start + usize::from(verb)
    }

    /// Runs of words that nothing parts.
    fn phrases(&self) -> Vec<Range<usize>> {
        let mut found: Vec<Range<usize>> = Vec::new();
        let who = |token: &Token| token.is(&["who", "whom", "whose", "which", "that"]);
        let to = self.words.iter().position(who).unwrap_or(self.words.len());
        let mut from = 0;
        for i in 0..=to {
            if i == to || self.parts(i) {
                if from < i {
                    found.push(from..i);
                }
                from = i + 1;
            }
        }
        found
    }

    /// Whether a word is none of a value, but leads from one part to the next.
    fn parts(&self, i: usize) -> bool {
        let token = &self.words[i];
        let capital =
            |i: Option<usize>| i.and_then(|i| self.words.get(i)).is_some_and(|t| t.capital);
        // "Isle of Man".
        let inside = capital(i.checked_sub(1)) && capital(Some(i + 1));
        // "A retired teacher", "his fishing".
        let led = i.checked_sub(1).is_some_and(|i| self.words[i].is(&ARTICLES));
        let verb = matches!(self.lexicon.class(&token.word), Class::Verb | Class::Be | Class::Who)
            && !token.capital
            && !led;
        token.is_mark() || token.is(&LEADS) && !inside || verb
    }

    /// Whether the rest of the text has the word.
    fn is_heard(&self, i: usize) -> bool {
        let token = &self.words[i];
        let class = self.lexicon.class(&token.word);
        let content = matches!(class, Class::Unknown | Class::Noun) || token.capital;
        content && token.word.len() > 2 && self.spoken.elsewhere(token, self.sentence)
    }
}
