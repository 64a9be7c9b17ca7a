//! Puzzles as clauses: a switch, on or off, for each value in each house. Further variables stand
//! for parts of composed relations; each follows from the others, so that the models are the
//! solutions, one to one.

use puzzle::{Relation, Shape, Value};

use super::claim::Claim;

/// Clauses over variables numbered from 1; a negative literal is a variable's contrary.
#[derive(Clone, Debug)]
pub struct Cnf {
    shape: Shape,
    /// How many variables stand for a value in a house; the others are for parts of compositions.
    pub switches: i32,
    /// How many variables there are.
    pub variables: i32,
    /// What must hold.
    pub clauses: Vec<Vec<i32>>,
}

impl Cnf {
    /// That each value is in one house, and each house has one value of each category.
    pub fn arrangements(houses: u8, categories: u8) -> Self {
        let shape = Shape::new(houses, categories);
        let switches = (shape.values().count() * usize::from(houses)) as i32;
        let clauses = Vec::new();
        let mut cnf = Self { shape, switches, variables: switches, clauses };
        (0..categories).for_each(|category| cnf.category(category));
        cnf
    }

    fn category(&mut self, category: u8) {
        for i in 0..self.shape.houses() {
            let value = |index| Value { category, index };
            let houses = 1..=self.shape.houses() as i8;
            let of_value = houses.map(|h| self.literal(value(i), h)).collect();
            let of_house = (0..self.shape.houses())
                .map(|index| self.literal(value(index), i as i8 + 1))
                .collect();
            self.exactly_one(of_value);
            self.exactly_one(of_house);
        }
    }

    /// That the relation holds.
    pub fn require(&mut self, relation: &Relation) {
        match Claim::of(relation, self.shape.houses()) {
            Claim::True => {}
            Claim::False => [1, -1].iter().for_each(|&literal| self.add(&[literal])),
            claim => self.claim(&claim, None),
        }
    }

    /// The variable for a value in a house, numbered from 1.
    pub fn literal(&self, value: Value, house: i8) -> i32 {
        self.shape.cell(value, house as u8 - 1) as i32 + 1
    }

    fn add(&mut self, literals: &[i32]) {
        self.clauses.push(literals.to_vec());
    }

    fn exactly_one(&mut self, literals: Vec<i32>) {
        for (i, a) in literals.iter().enumerate() {
            literals[..i].iter().for_each(|b| self.add(&[-b, -a]));
        }
        self.add(&literals);
    }

    /// Makes the claim hold: always, or only `given` this literal.
    fn claim(&mut self, claim: &Claim, given: Option<i32>) {
        let condition: Vec<i32> = given.map(|given| -given).into_iter().collect();
        match claim {
            Claim::All(parts) => parts.iter().for_each(|part| self.claim(part, given)),
            Claim::In(value, houses) => {
                let places = houses.iter().map(|&h| self.literal(*value, h));
                let clause: Vec<i32> = condition.iter().copied().chain(places).collect();
                self.add(&clause);
            }
            Claim::Step(a, b, step) => {
                self.steps(*a, *b, &step.offsets(self.shape.houses()), &condition)
            }
            claim => {
                let literal = self.define(claim);
                let clause: Vec<i32> = condition.into_iter().chain([literal]).collect();
                self.add(&clause);
            }
        }
    }

    /// For each house of `a` the houses that `b` may have.
    fn steps(&mut self, a: Value, b: Value, offsets: &[i8], condition: &[i32]) {
        let n = self.shape.houses() as i8;
        for h in 1..=n {
            let places = offsets.iter().map(|d| h + d).filter(|g| (1..=n).contains(g));
            let places: Vec<i32> = places.map(|g| self.literal(b, g)).collect();
            let clause = condition.iter().copied().chain([-self.literal(a, h)]).chain(places);
            let clause: Vec<i32> = clause.collect();
            self.add(&clause);
        }
    }

    /// A literal that is true exactly when the claim is.
    fn define(&mut self, claim: &Claim) -> i32 {
        match claim {
            Claim::True | Claim::False => unreachable!("constants stand alone"),
            Claim::Not(p) => -self.define(p),
            Claim::In(value, houses) => {
                let places: Vec<i32> = houses.iter().map(|&h| self.literal(*value, h)).collect();
                self.any(&places)
            }
            Claim::Step(a, b, step) => {
                let this = self.fresh();
                let allowed = step.offsets(self.shape.houses());
                let most = self.shape.houses() as i8 - 1;
                let others: Vec<i8> = (-most..=most).filter(|d| !allowed.contains(d)).collect();
                self.steps(*a, *b, &allowed, &[-this]);
                self.steps(*a, *b, &others, &[this]);
                this
            }
            Claim::Any(parts) => {
                let parts: Vec<i32> = parts.iter().map(|part| self.define(part)).collect();
                self.any(&parts)
            }
            Claim::All(parts) => {
                let contraries: Vec<i32> = parts.iter().map(|part| -self.define(part)).collect();
                -self.any(&contraries)
            }
            Claim::If(p, q) => {
                let (p, q) = (self.define(p), self.define(q));
                self.any(&[-p, q])
            }
            Claim::Iff(p, q) => {
                let (p, q, this) = (self.define(p), self.define(q), self.fresh());
                self.add(&[-this, -p, q]);
                self.add(&[-this, p, -q]);
                self.add(&[this, p, q]);
                self.add(&[this, -p, -q]);
                this
            }
        }
    }

    fn any(&mut self, parts: &[i32]) -> i32 {
        let this = self.fresh();
        parts.iter().for_each(|part| self.add(&[this, -part]));
        let clause: Vec<i32> = [-this].into_iter().chain(parts.iter().copied()).collect();
        self.add(&clause);
        this
    }

    fn fresh(&mut self) -> i32 {
        self.variables += 1;
        self.variables
    }
}
