//! "Suppose the Dane is in the second house. …": the contrary, until it fails. Only the search finds
//! it, where no technique sees anything.

use serde::{Deserialize, Serialize};

use super::by_hint::by_hint;
use super::last_left::not_there;
use super::teller::Teller;
use super::telling::{FEW, cost};
use super::{Definition, Technique, Thought, sorted};
use crate::knowledge::{Fact, Knowledge, With};
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

/// What fails like so many thoughts is seen at once.
const EVIDENT: usize = 3;

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

    /// Whether it fails like the other: by the same hints, seen in the same ways.
    pub(crate) fn alike(&self, other: &Self) -> bool {
        let seen = |case: &Self| {
            let each = case.thoughts.iter().map(|it| (it.technique, it.hints.clone()));
            let mut each: Vec<_> = each.collect();
            each.sort_unstable();
            each
        };
        let ends = match (&self.end, &other.end) {
            (CaseEnd::Split(own), CaseEnd::Split(others)) => {
                own.len() == others.len() && own.iter().zip(others).all(|(a, b)| a.alike(b))
            }
            (own, other) => std::mem::discriminant(own) == std::mem::discriminant(other),
        };
        ends && seen(self) == seen(other)
    }

    /// Whether it fails like the other in every thought and its reasons: word for word, or with one
    /// value in the place of another and each house as much further on, or the row seen from its
    /// other end.
    pub(crate) fn is_mirrored(&self, other: &Self) -> bool {
        let (Some(from), Some(to)) = (self.supposed.house(), other.supposed.house()) else {
            return false;
        };
        let (one, two) = (self.supposed.value, other.supposed.value);
        let value = |value: Value| match value {
            value if value == one => two,
            value if value == two => one,
            value => value,
        };
        let seen = |fact: &Fact, turned: bool| match (fact.house(), fact.both()) {
            (Some(house), _) => {
                let house = if turned {
                    (from + to).checked_sub(house)
                } else {
                    (house + to).checked_sub(from)
                };
                let with = With::House(house?);
                Some(Fact { value: value(fact.value), with, ..*fact })
            }
            (_, Some((a, b))) => Some(Fact::pair(value(a), value(b), fact.holds)),
            _ => None,
        };
        let as_seen = |turned| {
            self.is_seen_as(other, &|own, others| {
                let there = |fact| seen(fact, turned).is_some_and(|it| others.contains(&it));
                own.len() == others.len() && own.iter().all(there)
            })
        };
        self.is_same(other) || self.alike(other) && [false, true].into_iter().any(as_seen)
    }

    /// Whether it fails like the other word for word, but for what is supposed.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let same = |own: &[Fact], others: &[Fact]| {
            let there = |fact: &Fact| match *fact == self.supposed {
                true => others.contains(&other.supposed),
                false => others.contains(fact),
            };
            own.len() == others.len() && own.iter().all(there)
        };
        self.alike(other) && self.is_seen_as(other, &same)
    }

    /// Whether each thought and the end are the same, as facts are.
    fn is_seen_as(&self, other: &Self, same: &dyn Fn(&[Fact], &[Fact]) -> bool) -> bool {
        let thoughts = self.thoughts.iter().all(|own| {
            other.thoughts.iter().any(|it| {
                own.hints == it.hints && same(&own.new, &it.new) && same(&own.because, &it.because)
            })
        });
        thoughts
            && match (&self.end, &other.end) {
                (
                    CaseEnd::NoHouse { because: own, .. } | CaseEnd::NoValue { because: own, .. },
                    CaseEnd::NoHouse { because: it, .. } | CaseEnd::NoValue { because: it, .. },
                ) => same(own, it),
                (CaseEnd::Split(own), CaseEnd::Split(others)) => {
                    own.iter().all(|case| others.iter().any(|it| case.is_seen_as(it, same)))
                }
                _ => false,
            }
    }

    /// Whether that the other fails goes without saying after it.
    fn fails_like(&self, other: &Self) -> bool {
        if self.is_evident() { self.is_mirrored(other) } else { self.alike(other) }
    }

    /// Whether it is seen at once how the other fails: few thoughts are followed in the mirror, more of
    /// them word for word.
    pub(crate) fn is_likewise(&self, other: &Self) -> bool {
        if self.is_evident() { self.is_mirrored(other) } else { self.is_same(other) }
    }

    /// The hints by which it fails.
    fn hints(&self) -> Vec<usize> {
        let mut hints: Vec<usize> = Vec::new();
        let mut each =
            |train: &mut Vec<Thought>| hints.extend(train.iter().flat_map(|it| &it.hints));
        self.clone().for_each_train(&mut each);
        sorted(hints)
    }

    /// Whether how it fails is seen at once.
    pub(crate) fn is_evident(&self) -> bool {
        self.length() <= EVIDENT
    }

    /// How many times cases are told apart within each other.
    pub(crate) fn depth(&self) -> u32 {
        match &self.end {
            CaseEnd::Split(cases) => 1 + cases.iter().map(Self::depth).max().unwrap_or(0),
            CaseEnd::NoHouse { .. } | CaseEnd::NoValue { .. } => 0,
        }
    }

    /// Each fact that a thought of it or its end rests on.
    pub(crate) fn for_each_reason(&self, each: &mut impl FnMut(&Fact)) {
        for thought in &self.thoughts {
            thought.because.iter().for_each(&mut *each);
            let apart = &thought.apart;
            apart.iter().flat_map(|it| it.pairs.iter().chain(&it.because)).for_each(&mut *each);
        }
        match &self.end {
            CaseEnd::NoHouse { because, .. } | CaseEnd::NoValue { because, .. } => {
                because.iter().for_each(each);
            }
            CaseEnd::Split(cases) => cases.iter().for_each(|case| case.for_each_reason(each)),
        }
    }

    /// Without thoughts that find what is known.
    #[must_use]
    pub(crate) fn beyond(&self, known: &Knowledge) -> Self {
        let mut case = self.clone();
        case.for_each_train(&mut |thoughts| {
            thoughts.iter_mut().for_each(|thought| thought.new.retain(|&it| !known.knows(it)));
            thoughts.retain(|thought| !thought.new.is_empty());
        });
        case
    }

    /// Without cases that are known not to hold.
    pub(crate) fn drop_known(&mut self, known: &Knowledge) {
        let CaseEnd::Split(cases) = &mut self.end else { return };
        let open = |case: &Self| !known.knows(case.supposed.contrary());
        if cases.iter().filter(|case| open(case)).count() > 1 {
            cases.retain(open);
        }
        cases.iter_mut().for_each(|case| case.drop_known(known));
    }

    /// The thoughts of each case.
    pub(crate) fn for_each_train(&mut self, each: &mut impl FnMut(&mut Vec<Thought>)) {
        each(&mut self.thoughts);
        if let CaseEnd::Split(cases) = &mut self.end {
            cases.iter_mut().for_each(|case| case.for_each_train(each));
        }
    }

    /// How many thoughts have to be followed.
    pub(crate) fn length(&self) -> usize {
        let inner = match &self.end {
            CaseEnd::NoHouse { .. } | CaseEnd::NoValue { .. } => 0,
            CaseEnd::Split(cases) => {
                let told = |i: usize| cases[..i].iter().all(|other| !other.fails_like(&cases[i]));
                (0..cases.len()).filter(|&i| told(i)).map(|i| 1 + cases[i].length()).sum()
            }
        };
        self.thoughts.len() + inner
    }

    /// The case told to its end: what follows from the contrary of the conclusion.
    pub(crate) fn tell(&self, teller: &mut Teller<'_>) {
        let first = teller.sentences.len();
        teller.headline.clear();
        self.followed(teller);
        if let Some(sentence) = teller.sentences.get_mut(first) {
            sentence.under = Under::Supposed(self.supposed);
        }
    }

    /// What follows from what is supposed, to its end.
    fn followed(&self, teller: &mut Teller<'_>) {
        teller.suppose(self.supposed);
        match &self.end {
            CaseEnd::NoHouse { value, because } => {
                teller.tell(&self.thoughts, because);
                if !teller.clashes(self.thoughts.last()) {
                    self.no_house(teller, *value, because);
                }
            }
            CaseEnd::NoValue { category, house, because } => {
                let (first, before) = (teller.sentences.len(), teller.known.clone());
                teller.tell(&self.thoughts, because);
                if teller.clashes(self.thoughts.last()) {
                    return;
                }
                let fresh = teller.unsaid(because);
                let (elsewhere, gone): (Vec<Fact>, Vec<Fact>) =
                    fresh.iter().partition(|fact| fact.places());
                let values = |facts: &[Fact]| facts.iter().map(|fact| fact.value).collect();
                let n = teller.houses() as u8;
                let reasons = not_there(n, *house, values(&elsewhere), values(&gone));
                // Of many, those are named that could be there.
                let reasons = reasons.unwrap_or_else(|| {
                    let row = (0..n).map(|index| Value { category: *category, index });
                    let could = |it: &Value| teller.table.candidates(*it).contains(*house);
                    let could: Vec<Value> = row.clone().filter(could).collect();
                    if could.len() > FEW as usize || first == teller.sentences.len() {
                        return vec![Point::CouldHold(*house, could)];
                    }
                    // A few are followed one by one.
                    let left = row.filter(|it| before.candidates(*it).contains(*house));
                    let left = vec![Point::Choice(*house, left.collect())];
                    teller.sentences.insert(first, Sentence::of(left, Vec::new()));
                    Vec::new()
                });
                teller.end(reasons, Point::Nothing(*category, *house));
            }
            CaseEnd::Split(cases) => {
                let asked: Vec<Fact> = self.thoughts.iter().flat_map(|t| t.new.clone()).collect();
                teller.tell(&self.thoughts, &asked);
                in_turn(teller, cases);
            }
        }
    }
}

/// Cases one after another; of those that fail alike, one.
fn in_turn(teller: &mut Teller<'_>, cases: &[Case]) {
    if let Some(first) = cases.first() {
        let left = cases.iter().filter_map(|case| case.supposed.house()).collect();
        let value = first.supposed.value;
        if !teller.has_claimed(&Point::Only(value, left)) {
            let claim = Point::Cases(value, left);
            teller.sentences.push(Sentence::of(Vec::new(), vec![claim]));
        }
    }
    // Where there is no room, the hints of one case are enough of others that need no more of them.
    let mut cases: Vec<(&Case, Vec<usize>)> =
        cases.iter().map(|case| (case, case.hints())).collect();
    let terse = teller.terse;
    if terse {
        cases.sort_by_key(|(_, hints)| std::cmp::Reverse(hints.len()));
    }
    let like = |(one, own): &(&Case, Vec<usize>), (other, hints): &(&Case, Vec<usize>)| {
        one.fails_like(other) || terse && hints.iter().all(|hint| own.contains(hint))
    };
    let mut told = vec![false; cases.len()];
    for (i, next) in cases.iter().enumerate() {
        if told[i] {
            continue;
        }
        let case = next.0;
        told[i] = true;
        let mut one = teller.aside();
        case.followed(&mut one);
        if let Some(sentence) = one.sentences.first_mut() {
            sentence.under = Under::Case(case.supposed);
        }
        teller.sentences.extend(one.sentences);
        let mut same = Vec::new();
        let mut by_hints = Vec::new();
        for (at, other) in cases.iter().enumerate() {
            if told[at] || !like(next, other) {
                continue;
            }
            told[at] = true;
            let other = other.0;
            let list = if case.is_likewise(other) { &mut same } else { &mut by_hints };
            list.push(other.supposed);
        }
        if !same.is_empty() {
            teller.sentences.push(Sentence::of(vec![Point::Likewise(same)], Vec::new()));
        }
        if !by_hints.is_empty() {
            teller.sentences.push(Sentence::of(vec![Point::SameHints(by_hints)], Vec::new()));
        }
    }
}
