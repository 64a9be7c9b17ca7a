//! What is given as a reason: that it is known, and what a reader sees from then on.

use explain::{Fact, Point};
use puzzle::{Houses, Offsets, Relation, Value};

use super::Reader;

impl Reader<'_> {
    /// Of a sentence that quotes its hints: that these, where their values are, what goes with what and what the sentence
    /// itself names are reason enough: nothing has to be looked for in the grid.
    pub(super) fn stands_alone(&mut self, claim: Relation, point: &Point) {
        if !self.quotes {
            return;
        }
        let mut alone = self.alone.clone();
        self.seen.pairs().iter().for_each(|&pair| alone.learn(pair));
        let hints =
            self.hints.iter().filter_map(|&hint| self.puzzle.hints()[hint].relation.as_ref());
        let of_hints: Vec<Value> = hints.flat_map(Relation::values).collect();
        let with = self.seen.pairs().iter().filter_map(Fact::both);
        let with = with.filter(|(a, b)| of_hints.contains(a) || of_hints.contains(b));
        for value in of_hints.iter().copied().chain(with.flat_map(|(a, b)| [a, b])) {
            let gone = Houses::all(alone.houses()).difference(self.told.candidates(value));
            gone.iter().for_each(|house| alone.learn(Fact::ruled_out(value, house)));
            if let Some(house) = self.seen.placed(value) {
                alone.learn(Fact::placed(value, house));
            }
        }
        // Where it is supposed that something is not is in mind.
        let supposed = self.step.case.iter().map(|case| case.supposed);
        supposed.filter(|fact| !fact.holds).for_each(|fact| alone.learn(fact));
        let enough = self.implies(&alone, &self.hints, claim);
        self.expect(enough, "reason not named", point);
    }

    /// What is given as a reason: it is known.
    pub(super) fn given(&mut self, point: &Point) {
        let (now, table) = (self.known.clone(), &self.step.known);
        let all = Houses::all(self.puzzle.houses());
        match point {
            Point::Hint { hint, at } => {
                let there = at.iter().all(|&(value, house)| now.knows(Fact::placed(value, house)));
                self.expect(there, "not there", point);
                self.hints.push(*hint);
                self.named.push(*hint);
            }
            Point::Kept(points) => points.iter().for_each(|point| self.given(point)),
            Point::Holds(house, values) => {
                let there = values.iter().all(|&value| now.knows(Fact::placed(value, *house)));
                self.expect(there, "not there", point);
                values.iter().for_each(|&value| self.alone.learn(Fact::placed(value, *house)));
            }
            Point::Only(value, left) => {
                let could = [now.candidates(*value), table.candidates(*value)];
                let stated = || self.implies(&now, &self.hints, Relation::In(*value, *left));
                let right = could.contains(left) || stated();
                self.expect(right, "stale or wrong", point);
                self.see_not(*value, all.difference(*left));
            }
            Point::Could(value, left) => {
                // Or by an earlier step, and the other house has been taken since.
                let could = table.candidates(*value);
                let taken = |house: u8| table.row(*value).any(|it| table.placed(it) == Some(house));
                let was_left = self.step.earlier.narrowed.contains(&(*value, *left))
                    && could.difference(*left).is_empty()
                    && left.difference(could).iter().all(taken);
                self.expect(could == *left || was_left, "not by the table", point);
                self.see_not(*value, all.difference(*left));
            }
            Point::Not(value, not) => {
                let could = now.candidates(*value);
                self.expect(could.intersection(*not).is_empty(), "not known", point);
                self.see_not(*value, *not);
            }
            Point::Side { end, other, right } => {
                let offsets = match right {
                    true => Offsets::SOMEWHERE_LEFT,
                    false => Offsets::SOMEWHERE_RIGHT,
                };
                self.follows(Relation::Offset(*other, *end, offsets), &[], point);
            }
            Point::Closed(value, house) => {
                let taken =
                    now.row(*value).any(|it| it != *value && now.placed(it) == Some(*house));
                self.expect(taken, "nobody is there", point);
                self.see_not(*value, Houses::only(*house));
            }
            Point::Without(house, values) => {
                let gone = values.iter().all(|&value| now.knows(Fact::ruled_out(value, *house)));
                self.expect(gone, "not known", point);
                values.iter().for_each(|&it| self.see_not(it, Houses::only(*house)));
            }
            Point::Pair(a, b, holds) => {
                self.expect(now.knows(Fact::pair(*a, *b, *holds)), "not known", point);
                self.seen.learn(Fact::pair(*a, *b, *holds));
            }
            Point::LastHouse(value, house) => {
                self.expect(now.candidates(*value) == Houses::only(*house), "not the last", point);
                self.learn(Fact::placed(*value, *house));
            }
            Point::LastValue(house, value) => {
                let rivals = (0..self.puzzle.houses()).map(|index| Value { index, ..*value });
                for rival in rivals.filter(|rival| rival != value) {
                    let gone = Fact::ruled_out(rival, *house);
                    let gone = now.knows(gone) || self.implies(&now, &self.hints, gone.relation());
                    self.expect(gone, "not the last", point);
                }
                self.learn(Fact::placed(*value, *house));
            }
            Point::Elsewhere(values) => {
                let placed = values.iter().all(|&value| now.placed(value).is_some());
                self.expect(placed, "not placed", point);
            }
            Point::NotWith(value, others) => {
                let met = |&other: &Value| {
                    !now.candidates(*value).intersection(now.candidates(other)).is_empty()
                };
                self.expect(!others.iter().any(met), "they can meet", point);
                others.iter().for_each(|&it| self.seen.learn(Fact::pair(*value, it, false)));
            }
            Point::Choice(house, values) => {
                let here = Self::here(&now, values[0].category, *house);
                self.expect(here == *values, "stale or wrong", point);
                let row = (0..self.puzzle.houses()).map(|index| Value { index, ..values[0] });
                let gone = row.filter(|it| !values.contains(it));
                gone.for_each(|it| self.see_not(it, Houses::only(*house)));
            }
            Point::CouldHold(house, values) => {
                let here = Self::here(table, values[0].category, *house);
                self.expect(here == *values, "not by the table", point);
                let row = (0..self.puzzle.houses()).map(|index| Value { index, ..values[0] });
                let gone = row.filter(|it| !values.contains(it));
                gone.for_each(|it| self.see_not(it, Houses::only(*house)));
            }
            Point::Need(values, houses) => {
                let within = |&value: &Value| {
                    now.candidates(value).difference(*houses).is_empty()
                        || self.implies(&self.known, &self.hints, Relation::In(value, *houses))
                };
                let within = values.iter().all(within);
                self.expect(within, "can be elsewhere", point);
                let rivals = (0..self.puzzle.houses()).map(|index| Value { index, ..values[0] });
                for rival in rivals.filter(|rival| !values.contains(rival)) {
                    houses.iter().for_each(|house| self.learn(Fact::ruled_out(rival, house)));
                }
            }
            Point::Fill(houses, values) => {
                let only = houses.iter().all(|house| {
                    let here = Self::here(&now, values[0].category, house);
                    here.iter().all(|value| values.contains(value))
                });
                self.expect(only, "others fit", point);
                for &value in values {
                    let gone = all.difference(*houses);
                    gone.iter().for_each(|house| self.learn(Fact::ruled_out(value, house)));
                }
            }
            Point::Collision { value, ways, hints, .. } => {
                self.hints.extend(hints);
                self.named.extend(hints);
                let at = ways.iter().fold(Houses::NONE, |sum, (at, _)| sum.union(*at));
                self.expect(at.difference(table.candidates(*value)).is_empty(), "stale", point);
                self.not_in(*value, at, point);
            }
            Point::Puts(case, hint, then) => {
                self.hints.push(*hint);
                self.named.push(*hint);
                let both = [case, then].map(|fact| Box::new(fact.relation()));
                let [case, then] = both;
                self.follows(Relation::If(case, then), &[], point);
            }
            Point::Before => {}
            claim => self.claimed(claim),
        }
    }
}
