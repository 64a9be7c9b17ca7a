//! SMT-LIB 2: an integer a value. The question whether there is a second solution is put to the
//! solver too: the whole is said again of other integers, and that they differ somewhere.

use puzzle::Value;

use super::claim::{Claim, Step};
use super::program::Program;
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "smt2",
    name: "SMT-LIB 2",
    extension: "smt2",
    comment: ";",
    to_run: "z3 FILE says sat and a solution, then unsat if it is the only one.",
    solver: Solver::Package("z3-solver"),
    reserved: "
and as assert distinct exists false forall int ite let match not or par true xor
",
    write,
};

/// Stands before the part that asks for a second solution.
const SECOND: &str = "; Is there another solution? The same of a second set of houses.";

fn write(program: &Program<'_>) -> String {
    let head = program.head(&[
        "The house of each value. Run: z3 FILE, or another solver of SMT-LIB 2.",
        "Answers: sat and a solution; then unsat if it is the only one, sat if there are others;",
        "or unsat, an error for the missing solution, and unsat, if there is none.",
    ]);
    let mut text = format!("{head}\n(set-logic QF_LIA)\n(set-option :produce-models true)\n\n");
    text.push_str(&statements(program, "", Comments::All));
    let values: Vec<&str> = all_values(program).collect();
    text.push_str(&format!("\n(check-sat)\n(get-value ({}))\n\n{SECOND}\n", values.join(" ")));
    text.push_str(&statements(program, OTHER, Comments::Numbers));
    let differ = values.iter().map(|value| format!("\n  (distinct {value} {value}{OTHER})"));
    text.push_str(&format!("(assert (or{}))\n(check-sat)\n", differ.collect::<String>()));
    text
}

/// What the names of the second set of houses end with.
const OTHER: &str = ".2";

/// How much to say beside each assertion.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Comments {
    All,
    Numbers,
}

fn all_values<'a>(program: &'a Program<'_>) -> impl Iterator<Item = &'a str> {
    let categories = 0..program.puzzle.categories().len();
    categories.flat_map(|c| program.names.values(c).iter().map(String::as_str))
}

fn statements(program: &Program<'_>, suffix: &str, comments: Comments) -> String {
    let mut text = String::new();
    for (c, category) in program.puzzle.categories().iter().enumerate() {
        if comments == Comments::All {
            text.push_str(&format!("{}\n", program.category_comment(category)));
        }
        let values: Vec<String> =
            program.names.values(c).iter().map(|value| format!("{value}{suffix}")).collect();
        for value in &values {
            text.push_str(&format!("(declare-const {value} Int)"));
            text.push_str(&format!(" (assert (<= 1 {value} {}))\n", program.houses()));
        }
        text.push_str(&format!("(assert (distinct {}))\n", values.join(" ")));
    }
    text.push('\n');
    let terms = Terms { program, suffix };
    for (hint, claim) in program.hints() {
        let words = if comments == Comments::All { &hint.text } else { "" };
        text.push_str(&program.comment(&format!("{}.", hint.number), words));
        text.push_str(&match claim {
            Claim::True => "\n".to_owned(),
            Claim::False => "\n(assert false)\n".to_owned(),
            claim => format!("\n(assert {})\n", terms.claim(&claim)),
        });
    }
    text
}

struct Terms<'a> {
    program: &'a Program<'a>,
    suffix: &'a str,
}

impl Terms<'_> {
    fn house(&self, value: Value) -> String {
        format!("{}{}", self.program.names.value(value), self.suffix)
    }

    fn claim(&self, claim: &Claim) -> String {
        let several = |operator: &str, parts: &[Claim]| {
            let parts: Vec<String> = parts.iter().map(|part| self.claim(part)).collect();
            format!("({operator} {})", parts.join(" "))
        };
        match claim {
            Claim::True => "true".to_owned(),
            Claim::False => "false".to_owned(),
            Claim::In(value, houses) => one_of(&self.house(*value), houses),
            Claim::Step(a, b, step) => {
                let (a, b) = (self.house(*a), self.house(*b));
                match step {
                    Step::Same => format!("(= {a} {b})"),
                    Step::Different => format!("(distinct {a} {b})"),
                    Step::Left => format!("(< {a} {b})"),
                    Step::Right => format!("(> {a} {b})"),
                    Step::By(d) => one_of(&format!("(- {b} {a})"), &[*d]),
                    Step::Apart(k) => one_of(&format!("(- {b} {a})"), &[-k, *k]),
                    Step::NotApart(k) => {
                        format!("(not {})", one_of(&format!("(- {b} {a})"), &[-k, *k]))
                    }
                    Step::OneOf(offsets) => one_of(&format!("(- {b} {a})"), offsets),
                }
            }
            Claim::Not(p) => format!("(not {})", self.claim(p)),
            Claim::All(parts) => several("and", parts),
            Claim::Any(parts) => several("or", parts),
            Claim::If(p, q) => format!("(=> {} {})", self.claim(p), self.claim(q)),
            Claim::Iff(p, q) => format!("(= {} {})", self.claim(p), self.claim(q)),
        }
    }
}

fn one_of(number: &str, members: &[i8]) -> String {
    let equal = members.iter().map(|&member| match member {
        0.. => format!("(= {number} {member})"),
        _ => format!("(= {number} (- {}))", -member),
    });
    let equal: Vec<String> = equal.collect();
    if equal.len() == 1 { equal.concat() } else { format!("(or {})", equal.join(" ")) }
}
