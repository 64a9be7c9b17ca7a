//! "Suppose the Dane is in the second house. …": the contrary, until it fails. Only the search finds
//! it, where no technique sees anything.

use serde::{Deserialize, Serialize};

use super::telling::{by_hint, cost, fresh, tell};
use super::{Definition, Technique, Thought};
use crate::knowledge::Fact;
use crate::lexicon::{Lexicon, sentence};
use puzzle::Value;
use puzzle::wording::list;

/// Something supposed, and how it fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Case {
    /// What is supposed.
    pub supposed: Fact,
    /// What follows from it.
    pub thoughts: Vec<Thought>,
    /// How that ends.
    pub end: CaseEnd,
}

/// How a case fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CaseEnd {
    /// No house is left for the value.
    NoHouse {
        /// The value.
        value: Value,
        /// Why none is.
        because: Vec<Fact>,
    },
    /// No value of the category is left for the house.
    NoValue {
        /// Index of the category.
        category: u8,
        /// Index of the house.
        house: u8,
        /// Why none is.
        because: Vec<Fact>,
    },
    /// Each of these cases fails in turn, and there are no others.
    Split(Vec<Case>),
}

/// No thought, so it is told by [`Case::told`].
pub(super) const CASE: Definition =
    Definition { name: "suppose the contrary", cost: 40, finds: &[], tell: by_hint };

impl Case {
    /// What supposing it is, in a step of so many hints: with one or two, and nothing to be told
    /// apart, it is a chain that can be held in mind.
    pub(crate) fn technique(&self, hints: usize) -> Technique {
        match self.end {
            CaseEnd::Split(_) => Technique::Case,
            _ if hints <= 2 => Technique::Chain,
            _ => Technique::Case,
        }
    }

    /// What following it costs a reader, besides having to suppose.
    pub(crate) fn cost(&self) -> u32 {
        let inner = match &self.end {
            CaseEnd::NoHouse { .. } | CaseEnd::NoValue { .. } => 0,
            CaseEnd::Split(cases) => cases.iter().map(|case| CASE.cost + case.cost()).sum(),
        };
        cost(&self.thoughts) + inner
    }

    /// The case told to its end, as sentences. One that can be held in mind is no supposition yet.
    pub(crate) fn told(&self, words: &Lexicon<'_>, technique: Technique) -> Vec<String> {
        let supposed = words.clause(self.supposed);
        let mut sentences = vec![match technique {
            Technique::Case => format!("Suppose {supposed}."),
            _ => format!("What if {supposed}?"),
        }];
        self.followed(words, &[], &mut sentences);
        sentences
    }

    /// What follows from what is supposed, to its end.
    fn followed(&self, words: &Lexicon<'_>, said: &[Fact], out: &mut Vec<String>) {
        let mut said = said.to_vec();
        said.push(self.supposed);
        out.extend(tell(words, &self.thoughts, &mut said));
        let (nothing, because) = match &self.end {
            CaseEnd::NoHouse { value, because } => {
                let elsewhere = because.iter().filter(|fact| fact.value != *value);
                let nothing = format!("{} is left for {}", words.places.noun(), words.name(*value));
                (nothing, elsewhere.copied().collect())
            }
            CaseEnd::NoValue { category, house, because } => {
                let category = words.category(*category);
                let house = words.places.whole(*house);
                (format!("{category} is left for {house}"), because.clone())
            }
            CaseEnd::Split(cases) => {
                let each: Vec<String> = cases.iter().map(|c| words.clause(c.supposed)).collect();
                out.push(sentence(&format!("then {}", list(&each, "or"))));
                for case in cases {
                    out.push(format!("Suppose {}.", words.clause(case.supposed)));
                    case.followed(words, &said, out);
                }
                return;
            }
        };
        let since = words.reasons_after("since", &fresh(&because, &said));
        out.push(sentence(&format!("then no {nothing}{since}")));
    }
}
