//! Thoughts as sentences: what the techniques share of telling.

use serde::{Deserialize, Serialize};

use super::Technique;
use crate::knowledge::{Fact, With};
use crate::lexicon::{Kind, Lexicon, sentence};
use puzzle::{Houses, Value};

/// One thought within a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// How it is seen.
    pub technique: Technique,
    /// The hints it uses, by place in the puzzle.
    pub hints: Vec<usize>,
    /// What it rests on: earlier facts, or what earlier thoughts of the step found.
    pub because: Vec<Fact>,
    /// What it finds.
    pub new: Vec<Fact>,
    /// The values that it is about besides, and
    pub about: Vec<Value>,
    /// the houses that these take.
    pub within: Houses,
}

/// What the techniques of the thoughts cost.
pub(crate) fn cost(thoughts: &[Thought]) -> u32 {
    thoughts.iter().map(|thought| thought.technique.cost()).sum()
}

/// Thoughts that are being told.
pub(super) struct Telling<'t> {
    pub words: &'t Lexicon<'t>,
    /// The thoughts left; the first is to be told now.
    pub left: &'t [Thought],
    /// What has been said, which goes without saying from then on.
    pub said: &'t [Fact],
    /// The hints quoted so far.
    quoted: &'t [usize],
}

/// Sentences for the thoughts. What one of them has said, later ones take as said.
pub(crate) fn tell(words: &Lexicon<'_>, thoughts: &[Thought], said: &mut Vec<Fact>) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut quoted: Vec<usize> = Vec::new();
    let mut left = thoughts;
    while let Some(first) = left.first() {
        let tell = first.technique.definition().tell;
        let (text, used) = tell(&Telling { words, left, said, quoted: &quoted });
        sentences.push(text);
        quoted.extend(&first.hints);
        let (told, rest) = left.split_at(used);
        for thought in told {
            said.extend(thought.because.iter().chain(&thought.new));
        }
        left = rest;
    }
    sentences
}

/// The facts that have not been said, each once.
pub(super) fn fresh(facts: &[Fact], said: &[Fact]) -> Vec<Fact> {
    let is_new = |&(i, fact): &(usize, &Fact)| !said.contains(fact) && !facts[..i].contains(fact);
    facts.iter().enumerate().filter(is_new).map(|(_, &fact)| fact).collect()
}

impl Telling<'_> {
    /// The thought to be told.
    pub(super) fn thought(&self) -> &Thought {
        &self.left[0]
    }

    /// Its reasons that have not been said.
    pub(super) fn because(&self) -> Vec<Fact> {
        fresh(&self.thought().because, self.said)
    }

    /// What it finds, as a clause.
    pub(super) fn conclusion(&self) -> String {
        self.words.clauses(&self.thought().new)
    }

    /// Its hints that were not quoted before, a sentence each.
    pub(super) fn quotes(&self) -> String {
        let fresh = self.thought().hints.iter().filter(|hint| !self.quoted.contains(hint));
        fresh.map(|&hint| sentence(self.words.hint(hint)) + " ").collect()
    }

    /// A clause as a sentence, after its reasons.
    pub(super) fn since(&self, text: &str) -> String {
        match self.because().as_slice() {
            [] => sentence(text),
            because => sentence(&format!("since {}, {text}", self.words.reasons(because))),
        }
    }

    /// "The Norwegian lives next to the blue house, and he is in the first house, so the blue house
    /// is the second."
    pub(super) fn so(&self, hint: Option<&str>, because: &[Fact], conclusion: &str) -> String {
        let words = self.words;
        let text = match (hint, because) {
            (None, []) => format!("so {conclusion}"),
            (None, because) => format!("since {}, {conclusion}", words.reasons(because)),
            (Some(hint), [Fact { value, with: With::House(house), holds: true }])
                if self.ends_with_house(hint, *value) =>
            {
                format!("{hint}, which is the {}, so {conclusion}", words.places.ordinal(*house))
            }
            (Some(hint), because) => {
                format!("{hint}{}, so {conclusion}", words.reasons_after("and", because))
            }
        };
        sentence(&text)
    }

    /// Whether the hint's last words name this value, which is a house.
    fn ends_with_house(&self, hint: &str, value: Value) -> bool {
        let name = self.words.name(value).to_lowercase();
        self.words.kind(value) == Kind::House && hint.to_lowercase().ends_with(&name)
    }
}

/// What one hint shows: "The Norwegian lives next to the blue house and is in the first, so …".
/// Without the hint where it has just been quoted.
pub(super) fn by_hint(telling: &Telling<'_>) -> (String, usize) {
    let (words, first) = (telling.words, telling.thought());
    let again = first.hints.iter().all(|hint| telling.quoted.contains(hint));
    let hint = if again { None } else { Some(words.hint(first.hints[0])) };
    if let [one, then, ..] = telling.left {
        let same = |fact: &Fact| fact.value == then.new[0].value;
        if then.technique == Technique::OnlyHouse && one.new.iter().all(same) {
            let elsewhere = then.because.iter().copied().filter(|fact| !one.new.contains(fact));
            let reasons: Vec<Fact> = first.because.iter().copied().chain(elsewhere).collect();
            let reasons = fresh(&reasons, telling.said);
            return (telling.so(hint, &reasons, &words.clauses(&then.new)), 2);
        }
    }
    let alike = |thought: &&Thought| {
        thought.hints == first.hints && thought.technique != Technique::EitherWay
    };
    let used = telling.left.iter().take_while(alike).count();
    let mut found: Vec<(Vec<Fact>, Vec<Fact>)> = Vec::new();
    let mut said = telling.said.to_vec();
    for thought in &telling.left[..used] {
        let because = fresh(&thought.because, &said);
        match found.iter_mut().find(|(known, _)| *known == because) {
            Some((_, new)) => new.extend(&thought.new),
            None => found.push((because, thought.new.clone())),
        }
        said.extend(&thought.new);
    }
    if let [(because, new)] = found.as_slice() {
        return (telling.so(hint, because, &words.clauses(new)), used);
    }
    let parts = found.iter();
    let parts: Vec<String> = parts
        .map(|(because, new)| words.clauses(new) + &words.reasons_after("since", because))
        .collect();
    (telling.so(hint, &[], &parts.join("; and ")), used)
}
