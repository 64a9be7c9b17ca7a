//! From thoughts to sentences: what the techniques share of telling.

use serde::{Deserialize, Serialize};

use super::Technique;
use crate::earlier::Earlier;
use crate::knowledge::{Fact, Knowledge, With};
use crate::telling::{Point, Sentence};
use puzzle::{Houses, Puzzle, Relation, Value};

/// So many houses are few enough to be named, also for two values at once.
pub(super) const FEW: u32 = 3;

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
    /// Values that it keeps apart, each with its reasons.
    pub apart: Vec<Apart>,
}

/// Why two values do not go together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Apart {
    /// The two.
    pub values: (Value, Value),
    /// The hints that lead from the one to the other.
    pub hints: Vec<usize>,
    /// What is known of two values on the way.
    pub pairs: Vec<Fact>,
    /// Or why no house is left for both.
    pub because: Vec<Fact>,
}

/// What the techniques of the thoughts cost.
pub(crate) fn cost(thoughts: &[Thought]) -> u32 {
    thoughts.iter().map(|thought| thought.technique.cost()).sum()
}

/// Thoughts that are being told.
pub(super) struct Telling<'t> {
    pub puzzle: &'t Puzzle,
    /// The thoughts left; the first is to be told now.
    pub left: &'t [Thought],
    /// What has been said, which goes without saying from then on.
    pub said: &'t [Fact],
    /// What was known before the step,
    pub table: &'t Knowledge,
    /// and what is known with what is supposed and has been said.
    pub known: &'t Knowledge,
    /// What a reader sees: what is placed, supposed and told.
    pub seen: &'t Knowledge,
    /// What the step has said of where values are not,
    pub told: &'t Knowledge,
    /// and its last sentence.
    pub before: Option<&'t Sentence>,
    /// What the step's conclusion says.
    pub headline: &'t [Fact],
    /// What earlier steps have said that no grid shows.
    pub earlier: &'t Earlier,
    /// What is supposed.
    pub supposed: &'t [Fact],
    /// Whether hints are only cited by their numbers.
    pub cites: bool,
    /// Whether it is said all the same what leads there.
    pub links: bool,
    /// Whether what follows from what is supposed is named where it was said long ago.
    pub names: bool,
    /// Whether what the table says is not said either.
    pub terse: bool,
    /// What is asked for after the thoughts.
    pub wanted: &'t [Fact],
    /// The hints quoted so far.
    pub quoted: &'t [usize],
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

    /// Facts as reasons.
    pub(super) fn points(&self, facts: &[Fact]) -> Vec<Point> {
        reasons(self.known, facts)
    }

    /// The same without the places of the hints' values, which stand beside them.
    pub(super) fn points_beside(&self, facts: &[Fact], hints: &[usize]) -> Vec<Point> {
        let quoted = |hint: &&usize| !self.quoted.contains(hint);
        let values: Vec<Value> =
            hints.iter().filter(quoted).flat_map(|&hint| self.with_place(hint)).collect();
        // What has just been supposed of the one, beside what goes together, is in mind.
        let pairs = facts.iter().filter_map(Fact::both);
        let mates: Vec<Value> = pairs.flat_map(|(a, b)| [a, b]).collect();
        let in_mind = |fact: &Fact| self.supposed.contains(fact) && mates.contains(&fact.value);
        let beside =
            |fact: &&Fact| !(fact.places() && (values.contains(&fact.value) || in_mind(fact)));
        self.points(&facts.iter().filter(beside).copied().collect::<Vec<_>>())
    }

    pub(super) fn values(&self, hint: usize) -> Vec<Value> {
        let relation = self.puzzle.hints()[hint].relation.as_ref();
        relation.map_or(Vec::new(), Relation::values)
    }

    /// The values of a hint that its places stand beside: of one of several parts, those of each part.
    fn with_place(&self, hint: usize) -> Vec<Value> {
        let mut values = self.values(hint);
        if let Some(relation) = &self.puzzle.hints()[hint].relation {
            relation.form().for_each_leaf(&mut |part| {
                let of_part = part.relation.values();
                values.retain(|value| of_part.contains(value));
            });
        }
        values
    }

    /// What the hints say that have not been quoted, with the places of their values among the facts.
    pub(super) fn quotes(&self, hints: &[usize], facts: &[Fact]) -> Vec<Point> {
        let fresh = hints.iter().filter(|hint| !self.quoted.contains(hint));
        let quote = |&hint: &usize| {
            let values = self.with_place(hint);
            let told = |fact: &Fact| fact.places() && !self.supposed.contains(fact);
            let placed = facts.iter().filter(|fact| told(fact) && values.contains(&fact.value));
            let mut at: Vec<_> =
                placed.filter_map(|fact| Some((fact.value, fact.house()?))).collect();
            let known = |value: &Value| Some((*value, self.table.placed(*value)?));
            match self.puzzle.hints()[hint].relation {
                // Of an order, all that are placed are said to be: any of them may decide.
                Some(Relation::Between { .. }) => at = values.iter().filter_map(known).collect(),
                // Where the one is says more than that there is a place beside the other.
                Some(Relation::Offset(a, b, _)) if at.is_empty() => {
                    at.extend([a, b].iter().filter_map(known).take(1));
                }
                _ => {}
            }
            Point::Hint { hint, at }
        };
        fresh.map(quote).collect()
    }

    /// Claims with the numbers of the hints that show them.
    pub(super) fn cited(&self, claims: Vec<Point>, hints: &[usize]) -> Vec<Point> {
        claims.into_iter().map(|claim| Point::Cited(Box::new(claim), hints.to_vec())).collect()
    }

    /// What the first thoughts find, as far as something rests on it.
    pub(super) fn claims(&self, used: usize) -> Vec<Point> {
        let facts: Vec<Fact> =
            self.left[..used].iter().flat_map(|thought| thought.new.iter().copied()).collect();
        let facts = facts.into_iter().filter(|fact| self.goes_on(fact, used));
        self.as_claims(&facts.collect::<Vec<_>>())
    }

    /// Whether something after the first thoughts rests on the fact, or the step's conclusion names it.
    pub(super) fn goes_on(&self, fact: &Fact, used: usize) -> bool {
        self.wanted.iter().any(|wanted| fact.implies(wanted))
            || fact.places() && self.headline.contains(fact)
            || self.left[used..].iter().any(|thought| {
                let apart = thought.apart.iter().flat_map(|apart| &apart.because);
                thought.because.iter().chain(apart).any(|because| because == fact)
            })
    }

    /// Where a claim leaves a value one house, and what that leaves the others, is said so.
    pub(super) fn settle(&self, claims: &mut [Point], listed: u32) {
        let mut known = self.known.clone();
        let houses = u32::from(known.houses());
        for claim in claims {
            if let Point::Placed(values, house) = claim {
                values.iter().for_each(|&value| known.learn(Fact::placed(value, *house)));
            }
            let (value, left) = match *claim {
                Point::Not(value, not) if not.len() > listed || not.len() + 1 == houses => {
                    (value, known.candidates(value).difference(not))
                }
                Point::Only(value, left) => (value, known.candidates(value).intersection(left)),
                _ => continue,
            };
            if left.len() == 1 {
                let house = left.iter().next().unwrap_or_default();
                *claim = Point::Placed(vec![value], house);
                known.learn(Fact::placed(value, house));
            } else if matches!(claim, Point::Only(..)) {
                *claim = Point::Only(value, left);
            }
        }
    }

    /// Facts as claims.
    pub(super) fn as_claims(&self, facts: &[Fact]) -> Vec<Point> {
        let mut houses: Vec<(u8, Vec<Value>)> = Vec::new();
        for fact in facts.iter().filter(|fact| fact.places()) {
            let Some(house) = fact.house() else { continue };
            match houses.iter_mut().find(|(other, _)| *other == house) {
                Some((_, values)) => values.push(fact.value),
                None => houses.push((house, vec![fact.value])),
            }
        }
        let placed = houses.into_iter().map(|(house, values)| Point::Placed(values, house));
        let rest: Vec<Fact> = facts.iter().filter(|fact| !fact.places()).copied().collect();
        placed.chain(grouped(self.known, &rest)).collect()
    }
}

/// Facts together as reasons: of a value with two houses left, where it can be is said rather than
/// where it is not.
pub(super) fn reasons(known: &Knowledge, facts: &[Fact]) -> Vec<Point> {
    let mut points = grouped(known, facts);
    for point in &mut points {
        let Point::Not(value, not) = *point else { continue };
        let left = known.candidates(value).difference(not);
        if left.len() == 2 {
            *point = Point::Only(value, left);
        }
    }
    points
}

/// Facts together: what a house holds, where a value can be, what goes with what.
pub(super) fn grouped(known: &Knowledge, facts: &[Fact]) -> Vec<Point> {
    let mut known = known.clone();
    facts.iter().for_each(|&fact| known.learn(fact));
    let mut points: Vec<Point> = Vec::new();
    for fact in facts {
        match (fact.with, fact.holds) {
            (With::House(house), true) => {
                let same = points.iter_mut().find_map(|point| match point {
                    Point::Holds(other, values) if *other == house => Some(values),
                    _ => None,
                });
                match same {
                    Some(values) => values.push(fact.value),
                    None => points.push(Point::Holds(house, vec![fact.value])),
                }
            }
            (With::House(_), false) => {
                let told = |point: &Point| match point {
                    Point::Only(value, _) | Point::Not(value, _) => *value == fact.value,
                    _ => false,
                };
                if points.iter().any(told) {
                    continue;
                }
                let same = facts.iter().filter(|other| !other.holds && other.value == fact.value);
                let not: Houses = same.filter_map(Fact::house).collect();
                let left = known.candidates(fact.value);
                // What is left is said rather than a longer list of what is not.
                let short = match left.len() {
                    2 => not.len() >= 2,
                    few => few == 3 && not.len() >= 4,
                };
                points.push(match short {
                    true => Point::Only(fact.value, left),
                    false => Point::Not(fact.value, not),
                });
            }
            (With::Value(other), holds) => points.push(Point::Pair(fact.value, other, holds)),
        }
    }
    points
}

/// What a thought uses of what is known of two values.
pub(super) fn pairs(thought: &Thought) -> Vec<Fact> {
    thought.because.iter().filter(|fact| fact.both().is_some()).copied().collect()
}

/// The houses that a single hint leaves the value, where the other one of it is placed.
pub(super) fn beside_partner(
    puzzle: &Puzzle,
    hints: &[usize],
    value: Value,
    seen: &Knowledge,
) -> Option<Houses> {
    let &[hint] = hints else { return None };
    let Some(Relation::Offset(a, b, offsets)) = puzzle.hints()[hint].relation else { return None };
    let (other, offsets) = if value == a { (b, offsets.reversed()) } else { (a, offsets) };
    let at = seen.placed(other).filter(|_| value == a || value == b)?;
    Some(offsets.from(at, seen.houses()))
}
