//! Python with OR-tools CP-SAT: an integer variable a value. What is not a plain constraint is put
//! together from booleans, each tied both ways to what it stands for, so that they add no solutions.

use puzzle::Value;

use super::claim::{Claim, Step, other_houses};
use super::program::Program;
use super::python::{EXPRESSION, categories};
use super::text::list;
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "ortools",
    name: "Python, OR-tools CP-SAT",
    extension: "py",
    comment: "#",
    to_run: "pip install ortools; python3 FILE prints all solutions.",
    solver: Solver::Package("ortools"),
    reserved: "
all_of any_of category count cp_model holds house iff model name names print printer range row self
solver sorted
",
    write,
};

const HELPERS: &str = r#"
def holds(number, allowed):
    """A boolean: whether the number is one of those allowed."""
    span = [d for d in range(-HOUSES, HOUSES + 1) if d not in allowed]
    result = model.new_bool_var("")
    model.add_linear_expression_in_domain(number, Domain.from_values(allowed)).only_enforce_if(result)
    model.add_linear_expression_in_domain(number, Domain.from_values(span)).only_enforce_if(~result)
    return result


def all_of(*parts):
    result = model.new_bool_var("")
    model.add_bool_and(parts).only_enforce_if(result)
    model.add_bool_or([~part for part in parts]).only_enforce_if(~result)
    return result


def any_of(*parts):
    return ~all_of(*[~part for part in parts])


def iff(p, q):
    result = model.new_bool_var("")
    model.add(p == q).only_enforce_if(result)
    model.add(p != q).only_enforce_if(~result)
    return result

"#;

const SOLVE: &str = r#"

class Printer(cp_model.CpSolverSolutionCallback):
    count = 0

    def on_solution_callback(self):
        self.count += 1
        for category, names in CATEGORIES:
            row = sorted(names, key=lambda name: self.value(house[name]))
            print(category + ":", ", ".join(names[name] for name in row))
        print()


solver = cp_model.CpSolver()
solver.parameters.enumerate_all_solutions = True
solver.parameters.num_workers = 1
printer = Printer()
solver.solve(model, printer)
print("solutions:", printer.count)
"#;

fn write(program: &Program<'_>) -> String {
    let head = program.head(&["pip install ortools"]);
    let houses = program.houses();
    let mut text = format!(
        "#!/usr/bin/env python3\n# The house of each value, by OR-tools CP-SAT.\n#\n{head}\n\
         from ortools.sat.python import cp_model\nfrom ortools.util.python.sorted_interval_list \
         import Domain\n\nHOUSES = {houses}\n\n"
    );
    text.push_str(&categories(program));
    text.push_str("\nmodel = cp_model.CpModel()\nhouse = {}\n");
    text.push_str(
        "for _, names in CATEGORIES:\n    \
         for name in names:\n        \
         house[name] = model.new_int_var(1, HOUSES, name)\n    \
         model.add_all_different(house[name] for name in names)\n\n",
    );
    for c in 0..program.puzzle.categories().len() {
        let names = program.names.values(c).join(", ");
        text.push_str(&format!("{names} = (house[name] for name in CATEGORIES[{c}][1])\n"));
    }
    let composed = |claim: &Claim| {
        matches!(claim, Claim::Not(_) | Claim::Any(_) | Claim::If(..) | Claim::Iff(..))
    };
    let needs_helpers = program.hints().any(|(_, claim)| match claim {
        Claim::All(parts) => {
            parts.iter().any(|part| composed(part) || matches!(part, Claim::All(_)))
        }
        claim => composed(&claim),
    });
    if needs_helpers {
        text.push('\n');
        text.push_str(HELPERS);
    }
    text.push('\n');
    text.push_str(&program.statements("", |_, claim| match claim {
        Claim::All(parts) => parts.iter().map(|part| constraint(program, part)).collect(),
        claim => constraint(program, claim),
    }));
    text.push_str(SOLVE);
    text
}

/// One constraint, as its own statement.
fn constraint(program: &Program<'_>, claim: &Claim) -> String {
    let name = |value: &Value| program.names.value(*value);
    let statement = match claim {
        Claim::True | Claim::False => "model.add_bool_or([])".to_owned(),
        Claim::In(value, houses) => match houses[..] {
            [only] => format!("model.add({} == {only})", name(value)),
            _ => in_domain(name(value), houses),
        },
        Claim::Step(a, b, step) => {
            let (a, b) = (name(a), name(b));
            match step {
                Step::Apart(_) | Step::NotApart(_) | Step::OneOf(_) => {
                    in_domain(&format!("{b} - {a}"), &step.offsets(program.houses()))
                }
                step => format!("model.add({})", EXPRESSION.step(a, b, step)),
            }
        }
        claim => format!("model.add_bool_or({})", boolean(program, claim)),
    };
    format!("{statement}\n")
}

fn in_domain(number: &str, members: &[i8]) -> String {
    let members = list(members, i8::to_string);
    format!("model.add_linear_expression_in_domain({number}, Domain.from_values([{members}]))")
}

fn boolean(program: &Program<'_>, claim: &Claim) -> String {
    let inner = |claim: &Claim| boolean(program, claim);
    let holds = |number: &str, members: &[i8]| {
        format!("holds({number}, [{}])", list(members, i8::to_string))
    };
    match claim {
        Claim::True | Claim::False => unreachable!("constants stand alone"),
        Claim::In(value, houses) => holds(program.names.value(*value), houses),
        Claim::Step(a, b, step) => {
            let number = format!("{} - {}", program.names.value(*b), program.names.value(*a));
            holds(&number, &step.offsets(program.houses()))
        }
        Claim::Not(p) => match &**p {
            Claim::In(value, houses) => {
                holds(program.names.value(*value), &other_houses(program.puzzle, houses))
            }
            p => format!("~{}", inner(p)),
        },
        Claim::All(parts) => format!("all_of({})", list(parts, inner)),
        Claim::Any(parts) => format!("any_of({})", list(parts, inner)),
        Claim::If(p, q) => format!("any_of(~{}, {})", inner(p), inner(q)),
        Claim::Iff(p, q) => format!("iff({}, {})", inner(p), inner(q)),
    }
}
