//! Python with the library python-constraint: a variable a value, all different in a category, one
//! small predicate a hint.

use puzzle::Value;

use super::claim::Claim;
use super::infix::{C_LIKE, Infix};
use super::program::Program;
use super::text::{list, string};
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "python",
    name: "Python, python-constraint",
    extension: "py",
    comment: "#",
    to_run: "pip install python-constraint2; python3 FILE prints all solutions.",
    solver: Solver::Package("python-constraint2"),
    reserved: "
and as assert async await break case category class constraint continue count def del elif else
except false finally for from global if import in is lambda list match names none nonlocal not or
pass print problem raise range return row solution sorted true try type while with yield
",
    write,
};

pub(super) const EXPRESSION: Infix = Infix {
    and: " and ",
    or: " or ",
    not: |p| format!("(not ({p}))"),
    implies: |p, q| format!("(not {p}) or {q}"),
    one_of: Some(|number, members| format!("({number} in ({members}))")),
    ..C_LIKE
};

fn write(program: &Program<'_>) -> String {
    let head = program.head(&["pip install python-constraint2"]);
    let mut text = format!(
        "#!/usr/bin/env python3\n# The house of each value, by python-constraint.\n#\n{head}\n\
         from constraint import AllDifferentConstraint, Problem\n\n\
         HOUSES = range(1, {})\n\n",
        program.houses() + 1
    );
    text.push_str(&categories(program));
    text.push_str(
        "\nproblem = Problem()\n\
         for _, names in CATEGORIES:\n    \
         problem.addVariables(list(names), HOUSES)\n    \
         problem.addConstraint(AllDifferentConstraint(), list(names))\n\n",
    );
    text.push_str(&program.statements("", |_, claim| {
        let (parameters, body) = match claim {
            // A predicate wants to be about something.
            Claim::False => (vec![Value { category: 0, index: 0 }], "False".to_owned()),
            claim => (claim.values(), EXPRESSION.write(program, claim)),
        };
        let name = |&value: &Value| program.names.value(value).to_owned();
        format!(
            "problem.addConstraint(lambda {}: {body}, [{}])\n",
            list(&parameters, name),
            list(&parameters, |value| string(&name(value)))
        )
    }));
    text.push_str(
        "\ncount = 0\n\
         for solution in problem.getSolutionIter():\n    \
         count += 1\n    \
         for category, names in CATEGORIES:\n        \
         row = sorted(names, key=solution.get)\n        \
         print(category + \":\", \", \".join(names[name] for name in row))\n    \
         print()\n\
         print(\"solutions:\", count)\n",
    );
    text
}

/// The categories: what each is called, and by identifier what each of its values is called.
pub(super) fn categories(program: &Program<'_>) -> String {
    let mut text = String::from("CATEGORIES = [\n");
    for (c, category) in program.puzzle.categories().iter().enumerate() {
        text.push_str(&format!("    ({}, {{\n", string(&category.name)));
        for (identifier, value) in program.names.values(c).iter().zip(&category.values) {
            text.push_str(&format!("        {}: {},\n", string(identifier), string(value)));
        }
        text.push_str("    }),\n");
    }
    text.push_str("]\n");
    text
}
