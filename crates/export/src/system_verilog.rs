//! SystemVerilog (IEEE 1800): a random variable a value, constraint blocks; randomised a second
//! time, to be another solution, it tells whether the first is the only one.

use super::claim::Claim;
use super::infix::Infix;
use super::program::{Program, category_comment, hint_comment};
use super::text::{list, one_line, string};

struct Expression<'a>(&'a Program<'a>);

impl Infix for Expression<'_> {
    const AND: &'static str = " && ";
    const OR: &'static str = " || ";

    fn program(&self) -> &Program<'_> {
        self.0
    }

    fn not(&self, p: &str) -> String {
        format!("!({p})")
    }

    fn implies(&self, p: &str, q: &str) -> String {
        format!("!({p}) || {q}")
    }

    fn distance(&self, a: &str, b: &str) -> String {
        format!("({a} > {b} ? {a} - {b} : {b} - {a})")
    }

    fn one_of(&self, number: &str, members: &[i8]) -> String {
        format!("(({number}) inside {{{}}})", list(members, i8::to_string))
    }
}

pub(super) fn write(program: &Program<'_>) -> String {
    let head = program.head("//", &["", "The house of each value. Run the module top."]);
    let categories = program.puzzle.categories();
    let n = program.houses();
    let mut text = format!("{head}\nclass zebra;\n");
    for (c, category) in categories.iter().enumerate() {
        let names = program.names.values(c).join(", ");
        text.push_str(&format!("  {}\n  rand int {names};\n", category_comment("//", category)));
        text.push_str(&format!("  constraint {}_houses {{\n", program.names.category(c)));
        for value in program.names.values(c) {
            text.push_str(&format!("    {value} inside {{[1:{n}]}};\n"));
        }
        text.push_str(&format!("    unique {{{names}}};\n  }}\n\n"));
    }
    let expression = Expression(program);
    for (hint, claim) in program.hints() {
        text.push_str(&format!("  {}\n", hint_comment("//", hint)));
        text.push_str(&match claim {
            Claim::True => String::new(),
            Claim::False => format!("  constraint hint_number_{} {{ 0; }}\n", hint.number),
            claim => format!(
                "  constraint hint_number_{} {{ {}; }}\n",
                hint.number,
                expression.write(&claim)
            ),
        });
    }
    text.push_str("\n  function void show();\n");
    for (c, category) in categories.iter().enumerate() {
        let values = list(&category.values, |value| format!("{} %0d", displayed(value)));
        let format = string(&format!("{}: {values}", displayed(&category.name)));
        text.push_str(&format!(
            "    $display({format}, {});\n",
            program.names.values(c).join(", ")
        ));
    }
    text.push_str("  endfunction\nendclass\n\n");
    let all = (0..categories.len()).flat_map(|c| program.names.values(c));
    let differ: Vec<String> = all.map(|value| format!("{value} != local::one.{value}")).collect();
    text.push_str(&format!(
        "module top;\n  initial begin\n    automatic zebra one = new;\n    \
         automatic zebra another = new;\n    \
         if (one.randomize() == 0)\n      $display(\"no solution\");\n    \
         else begin\n      one.show();\n      \
         if (another.randomize() with {{\n        {};\n      }} == 0)\n        \
         $display(\"the only solution\");\n      else begin\n        \
         $display(\"and another one:\");\n        another.show();\n      end\n    end\n  end\n\
         endmodule\n",
        differ.join(" ||\n        ")
    ));
    text
}

/// A name inside a format string.
fn displayed(name: &str) -> String {
    one_line(name).replace('%', "%%")
}
