//! "Suppose the Dane is in the second house. …": the contrary, until it fails. Only the search finds
//! it, where no technique sees anything.

use serde::{Deserialize, Serialize};

use super::telling::{Teller, by_hint, cost, fresh};
use super::{Definition, Technique, Thought};
use crate::knowledge::Fact;
use crate::telling::{Point, Sentence, Under};
use puzzle::Value;

/// Something supposed, and how it fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Case {
    /// What is supposed.
    pub supposed: Fact,
    /// What follows from it.
    pub thoughts: Vec<Thought>,
    /// How that ends.
    pub end: CaseEnd,
    /// The hints that lead there, besides those that only say what goes together.
    pub links: usize,
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

/// More thoughts than this are too many to hold in mind.
const HELD: usize = 8;

/// No thought, so it is told by [`Case::tell`].
pub(super) const CASE: Definition =
    Definition { name: "suppose the contrary", cost: 40, finds: &[], tell: by_hint };

impl Case {
    /// What supposing it is: through one or two hints, and with nothing to be told apart, it is a
    /// chain that can be held in mind. Hints that only say what goes together do not count.
    pub(crate) fn technique(&self) -> Technique {
        match self.end {
            CaseEnd::Split(_) => Technique::Case,
            _ if self.links <= 2 && self.thoughts.len() <= HELD => Technique::Chain,
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

    /// The case told to its end: what follows from the contrary of the conclusion.
    pub(crate) fn tell(&self, teller: &mut Teller<'_>) {
        let first = teller.sentences.len();
        teller.headline.clear();
        self.followed(teller);
        if let Some(sentence) = teller.sentences.get_mut(first) {
            sentence.under = Under::Contrary;
        }
    }

    /// What follows from what is supposed, to its end.
    fn followed(&self, teller: &mut Teller<'_>) {
        let before = teller.said.len();
        match &self.end {
            CaseEnd::NoHouse { value, because } => {
                teller.tell(&self.thoughts, because);
                let found = &teller.said[before..];
                let rival = because.iter().rev().find(|fact| {
                    let own = found.contains(fact) || **fact == self.supposed;
                    fact.places() && fact.value != *value && own
                });
                let clash = rival.and_then(|fact| Some((fact.house()?, fact.value)));
                let rest = because.iter().copied().filter(|fact| Some(fact) != rival);
                let rest: Vec<Fact> = rest.collect();
                let mut reasons = teller.points(&rest);
                // That it is nowhere is what is claimed.
                reasons.retain(|point| match point {
                    Point::Not(other, not) => other != value || not.len() < teller.houses(),
                    _ => true,
                });
                let claim = match clash {
                    Some((house, other)) => Point::Clash(house, [*value, other]),
                    None => Point::Nowhere(*value),
                };
                teller.end(*value, reasons, claim);
            }
            CaseEnd::NoValue { category, house, because } => {
                teller.tell(&self.thoughts, because);
                let fresh = fresh(because, &teller.said);
                let elsewhere = fresh.iter().filter(|fact| fact.places());
                let elsewhere: Vec<Value> = elsewhere.map(|fact| fact.value).collect();
                let gone = fresh.iter().filter(|fact| !fact.places());
                let gone: Vec<Value> = gone.map(|fact| fact.value).collect();
                let mut reasons = Vec::new();
                if !elsewhere.is_empty() {
                    reasons.push(Point::Elsewhere(elsewhere));
                }
                if !gone.is_empty() {
                    reasons.push(Point::Without(*house, gone));
                }
                let claim = Point::Nothing(*category, *house);
                teller.sentences.push(Sentence::of(reasons, vec![claim]));
            }
            CaseEnd::Split(cases) => {
                let asked: Vec<Fact> = self.thoughts.iter().flat_map(|t| t.new.clone()).collect();
                teller.tell(&self.thoughts, &asked);
                if let Some(first) = cases.first() {
                    let left = cases.iter().filter_map(|case| case.supposed.house()).collect();
                    let claim = Point::Cases(first.supposed.value, left);
                    teller.sentences.push(Sentence::of(Vec::new(), vec![claim]));
                }
                for case in cases {
                    let mut one = teller.apart_from(&teller.said);
                    case.followed(&mut one);
                    if let Some(sentence) = one.sentences.first_mut() {
                        sentence.under = Under::Case(case.supposed);
                    }
                    teller.sentences.extend(one.sentences);
                }
            }
        }
    }
}
