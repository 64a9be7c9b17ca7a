//! SystemVerilog (IEEE 1800): a random variable a value, constraint blocks; randomised a second
//! time, to be another solution, it tells whether the first is the only one.

use super::claim::Claim;
use super::infix::{C_LIKE, Infix};
use super::program::Program;
use super::text::{list, one_line, string};
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "sv",
    name: "SystemVerilog",
    extension: "sv",
    comment: "//",
    to_run: "A simulator that solves constraints; here it has been parsed and elaborated, not run.",
    solver: Solver::Package("pyslang"),
    write,
};

const EXPRESSION: Infix = Infix {
    distance: |a, b| format!("({a} > {b} ? {a} - {b} : {b} - {a})"),
    one_of: Some(|number, members| format!("(({number}) inside {{{members}}})")),
    ..C_LIKE
};

fn write(program: &Program<'_>) -> String {
    let head = program.head(&["The house of each value. Run the module top."]);
    let categories = program.puzzle.categories();
    let n = program.houses();
    let mut text = format!("{head}\nclass zebra;\n");
    for (c, category) in categories.iter().enumerate() {
        let names = program.names.values(c).join(", ");
        text.push_str(&format!("  {}\n  rand int {names};\n", program.category_comment(category)));
        text.push_str(&format!("  constraint {}_houses {{\n", program.names.category(c)));
        for value in program.names.values(c) {
            text.push_str(&format!("    {value} inside {{[1:{n}]}};\n"));
        }
        text.push_str(&format!("    unique {{{names}}};\n  }}\n\n"));
    }
    text.push_str(&program.statements("  ", |hint, claim| {
        let body = match claim {
            Claim::False => "0".to_owned(),
            claim => EXPRESSION.write(program, claim),
        };
        format!("  constraint hint_number_{} {{ {body}; }}\n", hint.number)
    }));
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
