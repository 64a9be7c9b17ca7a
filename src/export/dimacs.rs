//! DIMACS CNF, for SAT solvers and model counters: a variable for each value and house. Comments
//! say what each variable means. Further variables stand for parts of composed hints; each follows
//! from the others, so that the models are the solutions, one to one.

use crate::puzzle::Value;

use super::claim::Claim;
use super::program::{Program, hint_comment};
use super::text::one_line;

pub(super) fn write(program: &Program<'_>) -> String {
    let (n, puzzle) = (program.houses(), program.puzzle);
    let mut clauses = Clauses { n, next: 0, text: String::new(), count: 0 };
    clauses.next = clauses.literal(last_value(program), n as i8) + 1;
    for c in 0..puzzle.categories().len() as u8 {
        let name = one_line(&puzzle.categories()[usize::from(c)].name);
        clauses.comment(&format!("{name}: each value in one house, each house one value"));
        for i in 0..n {
            let value = |index| Value { category: c, index };
            let of_value = (1..=n as i8).map(|h| clauses.literal(value(i), h)).collect();
            let of_house = (0..n).map(|index| clauses.literal(value(index), i as i8 + 1)).collect();
            clauses.exactly_one(of_value);
            clauses.exactly_one(of_house);
        }
    }
    for (hint, claim) in program.hints() {
        let comment = hint_comment("", hint);
        clauses.comment(comment.trim_start());
        match claim {
            Claim::True => {}
            Claim::False => [1, -1].iter().for_each(|&literal| clauses.add(&[literal])),
            claim => clauses.require(&claim, None),
        }
    }
    let mut text = program.head(
        "c",
        &["", "Each model is a solution: a model counter counts them, a SAT solver finds one."],
    );
    text.push_str("c\nc variable category value house\n");
    for (c, category) in puzzle.categories().iter().enumerate() {
        for (i, value) in category.values.iter().enumerate() {
            for h in 1..=n as i8 {
                let literal = clauses.literal(Value { category: c as u8, index: i as u8 }, h);
                let (category, value) = (one_line(&category.name), one_line(value));
                text.push_str(&format!("c {literal} {category} | {value} | {h}\n"));
            }
        }
    }
    if clauses.next > clauses.literal(last_value(program), n as i8) + 1 {
        text.push_str("c The others stand for parts of composed hints.\n");
    }
    text.push_str(&format!("p cnf {} {}\n{}", clauses.next - 1, clauses.count, clauses.text));
    text
}

fn last_value(program: &Program<'_>) -> Value {
    let m = program.puzzle.categories().len() as u8;
    Value { category: m - 1, index: program.houses() - 1 }
}

struct Clauses {
    n: u8,
    /// The next variable that stands for nothing yet.
    next: i32,
    text: String,
    count: usize,
}

impl Clauses {
    /// The variable for a value in a house, numbered from 1.
    fn literal(&self, value: Value, house: i8) -> i32 {
        let value = i32::from(value.category) * i32::from(self.n) + i32::from(value.index);
        value * i32::from(self.n) + i32::from(house)
    }

    fn comment(&mut self, text: &str) {
        self.text.push_str(&format!("c {text}\n"));
    }

    fn add(&mut self, literals: &[i32]) {
        for literal in literals {
            self.text.push_str(&format!("{literal} "));
        }
        self.text.push_str("0\n");
        self.count += 1;
    }

    fn exactly_one(&mut self, literals: Vec<i32>) {
        for (i, a) in literals.iter().enumerate() {
            literals[..i].iter().for_each(|b| self.add(&[-b, -a]));
        }
        self.add(&literals);
    }

    /// Makes the claim hold: always, or only `given` this literal.
    fn require(&mut self, claim: &Claim, given: Option<i32>) {
        let condition: Vec<i32> = given.map(|given| -given).into_iter().collect();
        match claim {
            Claim::All(parts) => parts.iter().for_each(|part| self.require(part, given)),
            Claim::In(value, houses) => {
                let places = houses.iter().map(|&h| self.literal(*value, h));
                let clause: Vec<i32> = condition.iter().copied().chain(places).collect();
                self.add(&clause);
            }
            Claim::Step(a, b, step) => self.steps(*a, *b, &step.offsets(self.n), &condition),
            claim => {
                let literal = self.define(claim);
                let clause: Vec<i32> = condition.into_iter().chain([literal]).collect();
                self.add(&clause);
            }
        }
    }

    /// For each house of `a` the houses that `b` may have.
    fn steps(&mut self, a: Value, b: Value, offsets: &[i8], condition: &[i32]) {
        let n = self.n as i8;
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
                let allowed = step.offsets(self.n);
                let most = self.n as i8 - 1;
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
        self.next += 1;
        self.next - 1
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Language, export};
    use crate::puzzle::{HintSet, preset};

    #[test]
    fn the_header_counts_what_follows() {
        let puzzle = preset::all()[0].puzzle();
        let text = export(&puzzle, &HintSet::first(15), Language::Dimacs);
        let header = text.lines().find(|line| line.starts_with("p cnf ")).unwrap();
        let clauses = text.lines().filter(|line| line.ends_with(" 0") && !line.starts_with('c'));
        let numbers: Vec<usize> =
            header.split(' ').skip(2).map(|number| number.parse().unwrap()).collect();
        assert_eq!(numbers, [125, clauses.count()]);
        assert!(text.contains("c 13 Color | white | 3\n"));
    }
}
