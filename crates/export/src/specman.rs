//! The verification language *e* (IEEE 1647): a field a value, `keep` constraints.

use super::claim::Claim;
use super::infix::{C_LIKE, Infix};
use super::program::Program;
use super::text::{list, one_line, string};
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "e",
    name: "Specman e",
    extension: "e",
    comment: "//",
    to_run: "A tool for IEEE 1647; no free one is known, so this one has not been run.",
    solver: Solver::Unavailable,
    reserved: "
all all_of and any as assert before bit bool break byte case check continue cover cross default
disable do edge else emit even event exec exists expect extend extra file first for force from gen
global hex hidden if import in index int is is_a is_a_permutation is_also is_empty is_only item
keep keeping key like line list long max me method min namespace nand new nor not of on or out pass
print private protected public range release repeat result return run select show soft solve some
sorted start step string struct sum sys task test then time to true try type uint undefined until
untyped using var wait when while with within xor zebra
",
    write,
};

const EXPRESSION: Infix = Infix {
    and: " and ",
    or: " or ",
    not: |p| format!("not ({p})"),
    implies: |p, q| format!("({p}) => ({q})"),
    one_of: Some(|number, members| format!("({number}) in [{members}]")),
    ..C_LIKE
};

fn write(program: &Program<'_>) -> String {
    let head = program.head(&[
        "The house of each value. Load it in a tool for e and run it; other seeds look for other",
        "solutions. It needs the generator that solves all constraints together.",
    ]);
    let n = program.houses();
    let categories = program.puzzle.categories();
    // Code starts at this mark, on a line of its own.
    let mut text = format!("<'\n{head}\nstruct zebra {{\n");
    for (c, category) in categories.iter().enumerate() {
        let name = program.names.category(c);
        text.push_str(&format!("    {}\n", program.category_comment(category)));
        for value in program.names.values(c) {
            text.push_str(&format!("    {value}: int [1..{n}];\n"));
        }
        text.push_str(&format!(
            "    {name}: list of int;\n    keep {name} == {{{}}};\n    \
             keep {name}.is_a_permutation({{{}}});\n\n",
            program.names.values(c).join("; "),
            (1..=n).map(|h| h.to_string()).collect::<Vec<_>>().join("; "),
        ));
    }
    text.push_str(&program.statements("    ", |_, claim| match claim {
        Claim::False => format!("    keep {} == 0;\n", program.names.values(0)[0]),
        claim => format!("    keep {};\n", EXPRESSION.write(program, claim)),
    }));
    text.push_str("\n    show() is {\n");
    for (c, category) in categories.iter().enumerate() {
        let title = string(&format!("{}:", one_line(&category.name)));
        let values = program.names.values(c).iter().zip(&category.values);
        let values = list(values, |(identifier, value)| {
            // What is in quotes has lost the spaces at its ends.
            format!("\" \", {}, \" \", {identifier}", string(value))
        });
        text.push_str(&format!("        out({title}, {values});\n"));
    }
    text.push_str(
        "    };\n};\n\nextend sys {\n    zebra: zebra;\n    \
         run() is also {\n        zebra.show();\n    };\n};\n'>\n",
    );
    text
}
