//! MiniZinc: a variable a value, `alldifferent` in a category.

use super::claim::Claim;
use super::infix::{C_LIKE, Infix};
use super::program::Program;
use super::text::{list, string};
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "minizinc",
    name: "MiniZinc",
    extension: "mzn",
    comment: "%",
    to_run: "minizinc --solver gecode -a FILE prints all solutions.",
    solver: Solver::Program { command: "minizinc --solver gecode -a", package: "minizinc" },
    reserved: "
abs all_different alldifferent analyse ann annotation any array assert assertion bool bool2int card
case case_of choice constraint current_solution customize default default_value diff display div
domain else elseif endif enum exists false fix float forall forall_if format function if in include
infinity int intersect join length let list max maximize min minimize mod names not of op opt
opt_domain output output_to par predicate range record row satisfy set show show2d solve sort
string subset sum superset symdiff test then trace trim true tuple tuple_of type union var where
xor
",
    write,
};

const EXPRESSION: Infix = Infix {
    and: " /\\ ",
    or: " \\/ ",
    equal: "=",
    not: |p| format!("not ({p})"),
    implies: |p, q| format!("{p} -> {q}"),
    iff: |p, q| format!("{p} <-> {q}"),
    one_of: Some(|number, members| format!("{number} in {{{members}}}")),
    ..C_LIKE
};

fn write(program: &Program<'_>) -> String {
    let head = program.head(&["All solutions: minizinc --solver gecode -a FILE"]);
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
    text.push_str(&program.statements("", |_, claim| match claim {
        Claim::False => "constraint false;\n".to_owned(),
        claim => format!("constraint {};\n", EXPRESSION.write(program, claim)),
    }));
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
