//! The verification language *e* (IEEE 1647): a field a value, `keep` constraints.

use super::claim::Claim;
use super::infix::Infix;
use super::program::{Program, category_comment, hint_comment};
use super::text::{list, one_line, string};

struct Expression<'a>(&'a Program<'a>);

impl Infix for Expression<'_> {
    const AND: &'static str = " and ";
    const OR: &'static str = " or ";

    fn program(&self) -> &Program<'_> {
        self.0
    }

    fn not(&self, p: &str) -> String {
        format!("not ({p})")
    }

    fn implies(&self, p: &str, q: &str) -> String {
        format!("({p}) => ({q})")
    }

    fn one_of(&self, number: &str, members: &[i8]) -> String {
        format!("({number}) in [{}]", list(members, i8::to_string))
    }
}

pub(super) fn write(program: &Program<'_>) -> String {
    let head = program.head(
        "//",
        &[
            "",
            "The house of each value. Load it in a tool for e and run it; other seeds look for other",
            "solutions. It needs the generator that solves all constraints together.",
        ],
    );
    let n = program.houses();
    let categories = program.puzzle.categories();
    // Code starts at this mark, on a line of its own.
    let mut text = format!("<'\n{head}\nstruct zebra {{\n");
    for (c, category) in categories.iter().enumerate() {
        let name = program.names.category(c);
        text.push_str(&format!("    {}\n", category_comment("//", category)));
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
    let expression = Expression(program);
    for (hint, claim) in program.hints() {
        text.push_str(&format!("    {}\n", hint_comment("//", hint)));
        text.push_str(&match claim {
            Claim::True => String::new(),
            Claim::False => format!("    keep {} == 0;\n", program.names.values(0)[0]),
            claim => format!("    keep {};\n", expression.write(&claim)),
        });
    }
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
