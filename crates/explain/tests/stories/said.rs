//! That every claim is true where it is said: each sentence is held against the table before the
//! step, with what is supposed and what has been said since; what it claims has to follow from that
//! and the hints that it names. The counting core says what follows.

mod given;
mod likewise;

use explain::{Fact, Knowledge, Point, Sentence, Step, Story, Under, Words};
use puzzle::text::Document;
use puzzle::{HintSet, Houses, Puzzle, Relation, Value, numbers};
use solver::{Core, Problem};
use testing::puzzles::of_recipe;
use testing::recipe::{Mix, Recipe};

use super::check::follows;

/// A reader who believes nothing.
struct Reader<'r> {
    puzzle: &'r Puzzle,
    step: &'r Step,
    /// What is known, supposed and said.
    known: Knowledge,
    /// What a reader has before them: what is placed, supposed and said.
    seen: Knowledge,
    /// What the sentence itself names.
    alone: Knowledge,
    /// What the step has said of where values are not.
    told: Knowledge,
    /// The hints of the sentence before, unless this one adds to it.
    before: Option<Vec<usize>>,
    /// Whether the sentence quotes a hint and no reasons are said to be left out.
    quotes: bool,
    /// The cases gone into, each with what was known, seen and told before it.
    cases: Vec<(Value, [Knowledge; 3])>,
    /// The hints that the sentence names.
    hints: Vec<usize>,
    /// The hints that the step has named.
    named: Vec<usize>,
    faults: Vec<String>,
}

impl<'r> Reader<'r> {
    fn of(puzzle: &'r Puzzle, step: &'r Step) -> Self {
        let known = step.known.clone();
        let seen = known.without_marks();
        let (cases, hints, named) = (Vec::new(), Vec::new(), Vec::new());
        let (alone, told) = (Knowledge::nothing(puzzle), Knowledge::nothing(puzzle));
        let (before, quotes, faults) = (None, false, Vec::new());
        Self { puzzle, step, known, seen, alone, told, before, quotes, cases, hints, named, faults }
    }

    /// It is said, or supposed.
    fn learn(&mut self, fact: Fact) {
        self.known.learn(fact);
        self.seen.learn(fact);
        self.alone.learn(fact);
    }

    /// That what is seen and the hints of the sentence are reason enough.
    fn suffices(&mut self, claim: Relation, point: &Point) {
        let enough = self.implies(&self.seen, &self.hints, claim);
        self.expect(enough, "reason left out", point);
    }

    /// That what is seen clashes.
    fn clashes(&mut self, point: &Point) {
        let anything = Value { category: 0, index: 0 };
        self.suffices(Relation::In(anything, Houses::NONE), point);
    }

    /// The value is said to be in none of these.
    fn see_not(&mut self, value: Value, houses: Houses) {
        for house in houses.iter() {
            self.seen.learn(Fact::ruled_out(value, house));
            self.alone.learn(Fact::ruled_out(value, house));
            self.told.learn(Fact::ruled_out(value, house));
        }
    }

    fn expect(&mut self, holds: bool, what: &str, point: &Point) {
        if !holds {
            self.faults.push(format!("{what}: {point:?}"));
        }
    }

    /// The values of the category that may be in the house, by this.
    fn here(known: &Knowledge, category: u8, house: u8) -> Vec<Value> {
        let all = (0..known.houses()).map(|index| Value { category, index });
        all.filter(|&value| known.candidates(value).contains(house)).collect()
    }

    /// Whether what is known and these hints imply the relation.
    fn implies(&self, known: &Knowledge, hints: &[usize], claim: Relation) -> bool {
        let categories = self.puzzle.categories().len() as u8;
        let values = (0..categories).flat_map(|category| {
            (0..self.puzzle.houses()).map(move |index| Value { category, index })
        });
        let candidates = values.map(|value| Relation::In(value, known.candidates(value)));
        let pairs = known.pairs().iter().map(|fact| fact.relation());
        let hints = hints.iter().filter_map(|&hint| self.puzzle.hints()[hint].relation.clone());
        let all = candidates.chain(pairs).chain(hints).chain([Relation::Not(Box::new(claim))]);
        let all: Vec<_> = all.map(Some).collect();
        let on = HintSet::first(all.len());
        let problem = Problem::new(self.puzzle.houses(), categories, all, Vec::new()).unwrap();
        Core::new(problem).solutions(&on).next().is_none()
    }

    /// That it follows from what is known and the hints of the sentence, and is known from then on.
    fn follows(&mut self, claim: Relation, learnt: &[Fact], point: &Point) {
        if !self.implies(&self.known, &self.hints, claim.clone()) {
            let what = if self.implies(&self.known, &self.named, claim) {
                "by a hint not named"
            } else {
                "does not follow"
            };
            self.expect(false, what, point);
        } else {
            self.suffices(claim.clone(), point);
            self.stands_alone(claim, point);
        }
        learnt.iter().for_each(|&fact| self.learn(fact));
    }

    fn not_in(&mut self, value: Value, houses: Houses, point: &Point) {
        let left = Houses::all(self.puzzle.houses()).difference(houses);
        let gone: Vec<Fact> = houses.iter().map(|house| Fact::ruled_out(value, house)).collect();
        self.follows(Relation::In(value, left), &gone, point);
        gone.into_iter().for_each(|fact| self.told.learn(fact));
    }

    /// What is claimed, or found on the way to it.
    fn claimed(&mut self, point: &Point) {
        let all = Houses::all(self.puzzle.houses());
        match point {
            Point::Cited(claim, hints) => {
                let before = self.hints.clone();
                self.hints.extend(hints);
                self.named.extend(hints);
                self.claimed(claim);
                self.hints = before;
            }
            Point::Placed(values, house) => {
                for &value in values {
                    let fact = Fact::placed(value, *house);
                    self.follows(fact.relation(), &[fact], point);
                }
            }
            Point::Left(value, house) => {
                let fact = Fact::placed(*value, *house);
                self.quotes = false;
                self.follows(fact.relation(), &[fact], point);
            }
            // What is left follows from what is seen.
            Point::LastHouse(value, house) | Point::LastValue(house, value) => {
                self.suffices(Fact::placed(*value, *house).relation(), point);
                self.given(point);
            }
            Point::Not(value, not) => self.not_in(*value, *not, point),
            Point::Only(value, left) => {
                let could = self.known.candidates(*value);
                self.expect(left.difference(could).is_empty(), "stale", point);
                self.not_in(*value, all.difference(*left), point);
                if left.len() == 1 {
                    left.iter().for_each(|house| self.learn(Fact::placed(*value, house)));
                }
            }
            Point::LastCompanion(a, b) => {
                let fact = Fact::pair(*a, *b, true);
                self.follows(fact.relation(), &[fact], point);
            }
            Point::Pair(a, b, holds) => {
                let fact = Fact::pair(*a, *b, *holds);
                self.follows(fact.relation(), &[fact], point);
            }
            Point::Neither(not) => {
                for value in self.two() {
                    self.not_in(value, *not, point);
                }
            }
            Point::Both(left) => {
                for value in self.two() {
                    let could = self.known.candidates(value);
                    self.expect(left.difference(could).is_empty(), "stale", point);
                    self.not_in(value, all.difference(*left), point);
                }
            }
            Point::Ways(_, _, ways) => {
                let at: Houses = ways.iter().flat_map(|&(a, b)| [a, b]).collect();
                for value in self.two() {
                    self.not_in(value, all.difference(at), point);
                    for house in at.iter() {
                        let gone = Fact::ruled_out(value, house);
                        if self.implies(&self.known, &self.hints, gone.relation()) {
                            self.learn(gone);
                        }
                    }
                }
            }
            Point::Cases(value, left) => {
                let left = self.known.candidates(*value) == *left;
                let could = self.known.candidates(*value);
                self.expect(left, &format!("other cases than {could:?}"), point);
            }
            Point::EitherWay(taken, values) => {
                let category = values[0].category;
                for index in (0..self.puzzle.houses())
                    .filter(|&index| values.iter().all(|it| it.index != index))
                {
                    self.not_in(Value { category, index }, *taken, point);
                }
            }
            Point::Clash(house, both) => {
                for &value in both {
                    self.needs(value, Houses::only(*house), point);
                }
                self.clashes(point);
            }
            Point::Unsaid => self.seen = self.known.clone(),
            Point::Nowhere(value) => {
                self.needs(*value, Houses::NONE, point);
                self.clashes(point);
            }
            Point::Nothing(category, house) => {
                let here = Self::here(&self.known, *category, *house);
                self.expect(here.is_empty(), "something is", point);
                self.clashes(point);
            }
            Point::AfterAll(fact) => {
                self.expect(self.known.knows(fact.contrary()), "nobody said otherwise", point);
                self.clashes(point);
            }
            Point::Also(value, house) => {
                let other = self.known.placed(*value).is_some_and(|other| other != *house);
                self.expect(other, "it is nowhere else", point);
                self.clashes(point);
            }
            Point::Likewise(more) | Point::SameHints(more) => {
                for fact in more.iter().map(|fact| if fact.holds { fact.contrary() } else { *fact })
                {
                    let known =
                        self.cases.last().map_or(&self.step.known, |(_, [known, ..])| known);
                    let facts = known.facts();
                    let holds = follows(self.puzzle, &self.step.hints, &facts, &[fact]);
                    self.expect(holds, "not likewise", point);
                }
            }
            other => self.given(other),
        }
    }

    /// The two values of the hint that the sentence names.
    fn two(&self) -> Vec<Value> {
        let hint = self.hints.last().and_then(|&hint| self.puzzle.hints()[hint].relation.as_ref());
        hint.map_or(Vec::new(), Relation::values)
    }

    /// That the value can be nowhere but here.
    fn needs(&mut self, value: Value, here: Houses, point: &Point) {
        for house in Houses::all(self.puzzle.houses()).difference(here).iter() {
            let gone = Fact::ruled_out(value, house);
            let holds = self.known.knows(gone)
                || self.known.placed(value).is_some_and(|at| here.contains(at))
                || self.implies(&self.known, &self.hints, gone.relation());
            self.expect(holds, "not where it clashes", point);
        }
    }

    fn sentence(&mut self, told: &Sentence) {
        match told.under {
            Under::Same => {}
            Under::Supposed(fact) => self.learn(fact),
            Under::Case(fact) => {
                match self.cases.iter().position(|(value, ..)| *value == fact.value) {
                    Some(at) => {
                        self.cases.truncate(at + 1);
                        (_, [self.known, self.seen, self.told]) = self.cases[at].clone();
                    }
                    None => {
                        let now = [&self.known, &self.seen, &self.told].map(Knowledge::clone);
                        self.cases.push((fact.value, now));
                    }
                }
                self.learn(fact);
            }
        }
        let hints = hints_of(told);
        let goes_on = |before: &Vec<usize>| hints.iter().all(|hint| before.contains(hint));
        if self.before.as_ref().is_some_and(|before| hints.is_empty() || !goes_on(before)) {
            self.alone = Knowledge::nothing(self.puzzle);
        }
        self.quotes = told.reasons.iter().any(|point| matches!(point, Point::Hint { .. }));
        // What is given comes first, in whichever order.
        let order = |point: &&Point| match point {
            Point::Hint { .. } => 0,
            Point::Collision { .. } | Point::Puts(..) | Point::Side { .. } => 2,
            _ => 1,
        };
        let mut reasons: Vec<&Point> = told.reasons.iter().collect();
        reasons.sort_by_key(order);
        reasons.into_iter().for_each(|point| self.given(point));
        told.claims.iter().for_each(|point| self.claimed(point));
        // Sentences without an end of their own add up, and what is left of a few ways stays in mind.
        let apart = |claim: &Point| matches!(claim, Point::Pair(_, _, false));
        let adds_up = matches!(told.claims[..], [Point::Ways(..)]) || told.claims.iter().all(apart);
        self.before = (!adds_up).then_some(hints);
        if !adds_up {
            // So does where a hint says that a value is.
            let stated = |hint: &usize| {
                let relation = self.puzzle.hints()[*hint].relation.as_ref();
                relation.is_some_and(|relation| relation.values().len() == 1)
            };
            self.hints = self.named.iter().copied().filter(stated).collect();
        }
    }

    /// That what the conclusion says has been shown, or follows from the last hints.
    fn conclusion(&mut self, said: &str) {
        if self.step.case.is_some() {
            return;
        }
        if self.hints.is_empty() {
            self.hints.clone_from(&self.named);
        }
        for &fact in &self.step.new {
            let point = Point::AfterAll(fact);
            self.suffices(fact.relation(), &point);
        }
        // "Only 3 or 4": a reader sees that it is nowhere else.
        for &(value, may) in self.step.left.iter().filter(|(_, may)| may.len() == 2) {
            let houses: Vec<String> = may.iter().map(|house| (house + 1).to_string()).collect();
            let also = self.step.left.iter().filter(|(_, other)| *other == may).count() > 1;
            if !also && said.contains(&format!("only {}", houses.join(" or "))) {
                self.suffices(Relation::In(value, may), &Point::Only(value, may));
            }
        }
    }
}

/// The hints that the sentence names.
fn hints_of(told: &Sentence) -> Vec<usize> {
    let named = told.reasons.iter().chain(&told.claims).flat_map(|point| match point {
        Point::Hint { hint, .. } => vec![*hint],
        Point::Cited(_, hints) => hints.clone(),
        _ => Vec::new(),
    });
    named.collect()
}

/// What is wrong with what is said of the puzzle's steps, as they are found and as they are told.
pub(super) fn faults(puzzle: &Puzzle) -> Vec<String> {
    let words = Words::of(puzzle);
    let mut story = Story::new(puzzle, &numbers::switchable(puzzle), Knowledge::nothing(puzzle));
    let found: Vec<Step> = story.by_ref().collect();
    let mut faults = Vec::new();
    for step in found.into_iter().chain(story.steps()) {
        let mut reader = Reader::of(puzzle, &step);
        let sentences = words.sentences(&step);
        sentences.iter().for_each(|told| reader.sentence(told));
        reader.faults.extend(likewise::faults(puzzle, &step, &sentences));
        reader.conclusion(&words.conclusion(&step));
        let told = words.step(&step).join(" ");
        faults.extend(reader.faults.into_iter().map(|fault| format!("{fault}\n    {told}")));
    }
    faults
}

#[test]
fn what_is_said_of_random_puzzles_is_true() {
    for seed in 0..1000 {
        let (houses, categories) = [(3, 3), (4, 3), (4, 4), (5, 4), (5, 5)][seed as usize % 5];
        let full = usize::from(houses) * usize::from(categories);
        let hints = full / 2 + seed as usize % 7;
        let puzzle = of_recipe(Recipe { houses, categories, hints, mix: Mix::Printed }, seed);
        assert_eq!(faults(&puzzle), Vec::<String>::new(), "seed {seed}");
    }
}

#[test]
fn what_is_said_of_our_puzzles_and_of_real_ones_is_true() {
    let mut puzzles: Vec<Puzzle> = presets::all().iter().map(|preset| preset.puzzle()).collect();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        puzzles.push(Document::read(&text).unwrap().into_puzzle());
    }
    for puzzle in puzzles {
        assert_eq!(faults(&puzzle), Vec::<String>::new(), "{}", puzzle.title());
    }
}
