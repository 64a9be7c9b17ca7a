//! Values of several words that a sentence says in other forms or another order: "she lost her
//! suitcase" for a lost suitcase, "her glasses got broken" for broken glasses.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::lexicon::forms;
use super::mentions::Mention;
use super::tokens::{Token, root};
use puzzle::Value;

/// Other words that may stand between those of a value.
const MOST_BETWEEN: usize = 3;

/// The values of several words, by what their words come down to.
#[derive(Debug, Default)]
pub(super) struct Scattered {
    values: Vec<(Value, Vec<usize>)>,
    /// Numbers for what the words of these values come down to.
    bases: FxHashMap<String, usize>,
    /// The same by word, as far as words were looked up.
    known: RefCell<FxHashMap<String, Option<usize>>>,
}

impl Scattered {
    /// One more value; one word alone and names are told otherwise.
    pub fn add(&mut self, value: Value, words: &[Token]) {
        let said: Vec<String> = words.iter().filter(|word| bears(word)).map(base).collect();
        if said.len() < 2 || words.iter().any(|word| word.capital || word.is(&["no", "not"])) {
            return;
        }
        let number = |base: String| {
            let next = self.bases.len();
            *self.bases.entry(base).or_insert(next)
        };
        let said = said.into_iter().map(number).collect();
        self.values.push((value, said));
        self.known.borrow_mut().clear();
    }

    /// The mentions among words of which nothing was made so far, or only the short form of the
    /// same value.
    pub fn find(&self, tokens: &[Token], found: &[Mention]) -> Vec<Mention> {
        if self.values.is_empty() {
            return Vec::new();
        }
        let bases: Vec<Option<usize>> = tokens.iter().map(|token| self.number(token)).collect();
        if bases.iter().flatten().count() < 2 {
            return Vec::new();
        }
        let mut more: Vec<Mention> = Vec::new();
        for (value, words) in &self.values {
            let whole = span(words, &bases, tokens);
            // "The coin hoard" of a hoard of gold coins: no other value has both words.
            let most = || self.most_of(words, &bases).and_then(|most| span(&most, &bases, tokens));
            let Some((start, end)) = whole.or_else(most) else { continue };
            let inside = |mention: &&Mention| mention.start < end && start < mention.end;
            let mut others = found.iter().chain(&more).filter(inside);
            let own = |mention: &Mention| {
                mention.values == [*value]
                    && mention.taken_for.is_some()
                    && start <= mention.start
                    && mention.end <= end
            };
            if others.all(own) {
                let taken_for = Some("a value in other words");
                more.push(Mention { start, end, values: vec![*value], taken_for });
            }
        }
        more
    }

    /// The number of what a word comes down to, if a value has it.
    fn number(&self, token: &Token) -> Option<usize> {
        if let Some(known) = self.known.borrow().get(&token.word) {
            return *known;
        }
        let number = self.bases.get(&base(token)).copied();
        self.known.borrow_mut().insert(token.word.clone(), number);
        number
    }

    /// Two words or more of a value that has one more, where no other value has two of them.
    fn most_of(&self, words: &[usize], bases: &[Option<usize>]) -> Option<Vec<usize>> {
        let said = words.iter().copied().filter(|word| bases.contains(&Some(*word)));
        let said: Vec<usize> = said.collect();
        if said.len() < 2 || said.len() + 1 != words.len() {
            return None;
        }
        let shared = |(_, other): &&(Value, Vec<usize>)| {
            said.iter().filter(|word| other.contains(word)).count() > 1
        };
        (self.values.iter().filter(shared).count() == 1).then_some(said)
    }
}

/// Whether a word says more than how others hang together.
fn bears(word: &Token) -> bool {
    word.word.len() > 2
        && !word.is(&[
            "the", "and", "for", "with", "from", "his", "her", "its", "more", "than", "nothing",
            "only", "other", "one", "just", "into", "onto",
        ])
}

fn base(token: &Token) -> String {
    root(forms(&token.word)[0])
}

/// The shortest stretch with all these words, within a clause; none where they stand as listed.
fn span(words: &[usize], bases: &[Option<usize>], tokens: &[Token]) -> Option<(usize, usize)> {
    let is_one = |at: usize| bases[at].is_some_and(|base| words.contains(&base));
    let starts = (0..bases.len()).filter(|&at| is_one(at));
    starts
        .filter_map(|start| {
            let most = (start + words.len() + MOST_BETWEEN).min(bases.len());
            let end = (start + words.len()..=most)
                .find(|&end| words.iter().all(|word| bases[start..end].contains(&Some(*word))))?;
            let clause = !tokens[start..end].iter().any(|token| {
                token.is_mark() || token.is(&["and", "or", "but", "not", "nor", "next", "between"])
            });
            clause.then_some((start, end))
        })
        .min_by_key(|(start, end)| end - start)
}
