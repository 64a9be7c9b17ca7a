//! Values of several words that a sentence says in other forms or another order: "she lost her
//! suitcase" for a lost suitcase, "her glasses got broken" for broken glasses.

use super::super::Value;
use super::lexicon::forms;
use super::mentions::Mention;
use super::tokens::{Token, root};

/// Other words that may stand between those of a value.
const MOST_BETWEEN: usize = 3;

/// The values of several words, by what their words come down to.
#[derive(Debug, Default)]
pub(super) struct Scattered {
    values: Vec<(Value, Vec<String>)>,
}

impl Scattered {
    /// One more value; one word alone and names are told otherwise.
    pub fn add(&mut self, value: Value, words: &[Token]) {
        let said: Vec<String> = words.iter().filter(|word| bears(word)).map(base).collect();
        if said.len() < 2 || words.iter().any(|word| word.capital || word.is(&["no", "not"])) {
            return;
        }
        self.values.push((value, said));
    }

    /// The mentions among words of which nothing was made so far, or only the short form of the
    /// same value.
    pub fn find(&self, tokens: &[Token], found: &[Mention]) -> Vec<Mention> {
        if self.values.is_empty() {
            return Vec::new();
        }
        let bases: Vec<String> = tokens.iter().map(base).collect();
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
}

impl Scattered {
    /// Two words or more of a value that has one more, where no other value has two of them.
    fn most_of(&self, words: &[String], bases: &[String]) -> Option<Vec<String>> {
        let said: Vec<String> = words.iter().filter(|word| bases.contains(word)).cloned().collect();
        let shared = |(_, other): &&(Value, Vec<String>)| {
            said.iter().filter(|word| other.contains(word)).count() > 1
        };
        let alone = self.values.iter().filter(shared).count() == 1;
        (said.len() > 1 && said.len() + 1 == words.len() && alone).then_some(said)
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
fn span(words: &[String], bases: &[String], tokens: &[Token]) -> Option<(usize, usize)> {
    let starts = (0..bases.len()).filter(|&at| words.contains(&bases[at]));
    starts
        .filter_map(|start| {
            let most = (start + words.len() + MOST_BETWEEN).min(bases.len());
            let end = (start + words.len()..=most)
                .find(|&end| words.iter().all(|word| bases[start..end].contains(word)))?;
            let clause = !tokens[start..end].iter().any(|token| {
                token.is_mark() || token.is(&["and", "or", "but", "not", "nor", "next", "between"])
            });
            clause.then_some((start, end))
        })
        .min_by_key(|(start, end)| end - start)
}
