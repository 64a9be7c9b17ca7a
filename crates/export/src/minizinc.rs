//! MiniZinc: a variable a value, `alldifferent` in a category.

use super::claim::Claim;
use super::infix::Infix;
use super::program::{Program, hint_comment};
use super::text::{list, string};

struct Expression<'a>(&'a Program<'a>);

impl Infix for Expression<'_> {
    const AND: &'static str = " /\\ ";
    const OR: &'static str = " \\/ ";
    const EQUAL: &'static str = "=";

    fn program(&self) -> &Program<'_> {
        self.0
    }

    fn not(&self, p: &str) -> String {
        format!("not ({p})")
    }

    fn implies(&self, p: &str, q: &str) -> String {
        format!("{p} -> {q}")
    }

    fn iff(&self, p: &str, q: &str) -> String {
        format!("{p} <-> {q}")
    }

    fn one_of(&self, number: &str, members: &[i8]) -> String {
        format!("{number} in {{{}}}", list(members, i8::to_string))
    }
}

pub(super) fn write(program: &Program<'_>) -> String {
    let head = program.head("%", &["", "All solutions: minizinc --solver gecode -a FILE"]);
    let mut text = format!("{head}\ninclude \"alldifferent.mzn\";\n\n");
    let houses = program.houses();
    for (c, category) in program.puzzle.categories().iter().enumerate() {
        let name = program.names.category(c);
        for value in program.names.values(c) {
            text.push_str(&format!("var 1..{houses}: {value};\n"));
        }
        text.push_str(&format!(
            "array[1..{houses}] of var 1..{houses}: {name} = [{}];\n\
             array[1..{houses}] of string: {name}_names = [{}];\n\
             constraint alldifferent({name});\n\n",
            program.names.values(c).join(", "),
            list(&category.values, |value| string(value))
        ));
    }
    let expression = Expression(program);
    for (hint, claim) in program.hints() {
        text.push_str(&hint_comment("%", hint));
        text.push_str(&match claim {
            Claim::True => "\n".to_owned(),
            Claim::False => "\nconstraint false;\n".to_owned(),
            claim => format!("\nconstraint {};\n", expression.write(&claim)),
        });
    }
    text.push_str(
        "\nsolve satisfy;\n\n\
         % The names of a category in the order of their houses.\n\
         function string: row(array[int] of string: names, array[int] of var int: places) =\n  \
         join(\", \", [names[i] | h in index_set(places), i in index_set(places) where fix(places[i]) = h]);\n\n\
         output [\n",
    );
    for (c, category) in program.puzzle.categories().iter().enumerate() {
        let name = program.names.category(c);
        let title = string(&category.name);
        text.push_str(&format!("  {title} ++ \": \" ++ row({name}_names, {name}) ++ \"\\n\",\n"));
    }
    text.push_str("];\n");
    text
}
