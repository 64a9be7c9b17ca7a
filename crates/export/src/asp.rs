//! Answer set programming, for clingo: `in(Value, House)`. Each answer set is a solution.

use puzzle::Value;

use super::claim::{Claim, Step};
use super::program::Program;
use super::text::list;
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "asp",
    name: "Answer set programming",
    extension: "lp",
    comment: "%",
    to_run: "clingo 0 FILE prints all answer sets; each is a solution.",
    solver: Solver::Package("clingo"),
    reserved: "holds house in not value",
    write,
};

fn write(program: &Program<'_>) -> String {
    let head = program.head(&["All solutions: clingo 0 FILE"]);
    let mut text = format!("{head}\nhouse(1..{}).\n\n", program.houses());
    for (c, category) in program.puzzle.categories().iter().enumerate() {
        text.push_str(&format!(
            "{}\nvalue({}, ({})).\n",
            program.category_comment(category),
            program.names.category(c),
            program.names.values(c).join("; ")
        ));
    }
    text.push_str(
        "\n% Each value is in one house, and each house has one value of each category.\n\
         { in(Value, House) : house(House) } = 1 :- value(_, Value).\n\
         { in(Value, House) : value(Category, Value) } = 1 :- value(Category, _), house(House).\n\n",
    );
    text.push_str(&program.statements("", |hint, claim| match claim {
        Claim::False => ":- house(1).\n".to_owned(),
        claim => {
            let mut rules = Rules { program, hint: hint.number, atoms: 0, text: String::new() };
            rules.require(claim);
            rules.text
        }
    }));
    text.push_str("\n#show in/2.\n");
    text
}

struct Rules<'a> {
    program: &'a Program<'a>,
    hint: u32,
    atoms: usize,
    text: String,
}

impl Rules<'_> {
    fn at(&self, value: Value, house: &str) -> String {
        format!("in({}, {house})", self.program.names.value(value))
    }

    /// Rules out what the claim does not allow.
    fn require(&mut self, claim: &Claim) {
        match claim {
            Claim::All(parts) => parts.iter().for_each(|part| self.require(part)),
            Claim::In(value, houses) => {
                let houses =
                    list(houses, |house| format!("not {}", self.at(*value, &house.to_string())));
                self.text.push_str(&format!(":- {houses}.\n"));
            }
            Claim::Step(a, b, step) => {
                let (here, there) = (self.at(*a, "H"), |house: &str| self.at(*b, house));
                let rule = match step {
                    Step::Different => format!(":- {here}, {}.\n", there("H")),
                    Step::Left => format!(":- {here}, {}, H >= G.\n", there("G")),
                    Step::Right => format!(":- {here}, {}, H <= G.\n", there("G")),
                    Step::NotApart(k) => {
                        format!(":- {here}, {}, |G-H| = {k}.\n", there("G"))
                    }
                    step => {
                        let offsets = self.offsets(step);
                        let places = list(offsets, |d| format!("not {}", there(&shifted("H", d))));
                        format!(":- {here}, {places}.\n")
                    }
                };
                self.text.push_str(&rule);
            }
            claim => {
                let atom = self.define(claim);
                self.text.push_str(&format!(":- not {atom}.\n"));
            }
        }
    }

    fn offsets(&self, step: &Step) -> Vec<i8> {
        step.offsets(self.program.houses())
    }

    /// A new atom that is true exactly when the claim is.
    fn define(&mut self, claim: &Claim) -> String {
        let bodies = match claim {
            Claim::True | Claim::False => unreachable!("constants stand alone"),
            Claim::In(value, houses) => {
                houses.iter().map(|house| self.at(*value, &house.to_string())).collect()
            }
            Claim::Step(a, b, step) => {
                let here = self.at(*a, "H");
                let both = |d| format!("{here}, {}", self.at(*b, &shifted("H", d)));
                self.offsets(step).into_iter().map(both).collect()
            }
            Claim::Not(p) => vec![format!("not {}", self.define(p))],
            Claim::All(parts) => {
                vec![parts.iter().map(|part| self.define(part)).collect::<Vec<_>>().join(", ")]
            }
            Claim::Any(parts) => parts.iter().map(|part| self.define(part)).collect(),
            Claim::If(p, q) => {
                let (p, q) = (self.define(p), self.define(q));
                vec![format!("not {p}"), q]
            }
            Claim::Iff(p, q) => {
                let (p, q) = (self.define(p), self.define(q));
                vec![format!("{p}, {q}"), format!("not {p}, not {q}")]
            }
        };
        self.atoms += 1;
        let atom = format!("holds({}, {})", self.hint, self.atoms);
        let bodies: Vec<String> = bodies;
        for body in bodies {
            self.text.push_str(&format!("{atom} :- {body}.\n"));
        }
        atom
    }
}

fn shifted(house: &str, by: i8) -> String {
    match by {
        0 => house.to_owned(),
        1.. => format!("{house}+{by}"),
        _ => format!("{house}-{}", -by),
    }
}
