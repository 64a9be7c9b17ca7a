//! Python with the library python-constraint: a variable a value, all different in a category, one
//! small predicate a hint.

use puzzle::Value;

use super::claim::Claim;
use super::infix::Infix;
use super::program::{Program, hint_comment};
use super::text::{list, string};

pub(super) struct Expression<'a>(pub &'a Program<'a>);

impl Infix for Expression<'_> {
    const AND: &'static str = " and ";
    const OR: &'static str = " or ";

    fn program(&self) -> &Program<'_> {
        self.0
    }

    fn not(&self, p: &str) -> String {
        format!("(not ({p}))")
    }

    fn implies(&self, p: &str, q: &str) -> String {
        format!("(not {p}) or {q}")
    }

    fn one_of(&self, number: &str, members: &[i8]) -> String {
        format!("({number} in ({}))", list(members, i8::to_string))
    }
}

pub(super) fn write(program: &Program<'_>) -> String {
    let head = program.head("#", &["", "pip install python-constraint2"]);
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
    let expression = Expression(program);
    for (hint, claim) in program.hints() {
        text.push_str(&hint_comment("#", hint));
        text.push('\n');
        let (parameters, body) = match claim {
            Claim::True => continue,
            // A predicate wants to be about something.
            Claim::False => (vec![Value { category: 0, index: 0 }], "False".to_owned()),
            claim => (claim.values(), expression.write(&claim)),
        };
        let name = |&value: &Value| program.names.value(value).to_owned();
        text.push_str(&format!(
            "problem.addConstraint(lambda {}: {body}, [{}])\n",
            list(&parameters, name),
            list(&parameters, |value| string(&name(value)))
        ));
    }
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
