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
    reserved: "
accept_on alias always always_comb always_ff always_latch and another assert assign assume
automatic before begin bind bins binsof bit break buf bufif0 bufif1 byte case casex casez cell
chandle checker class clocking cmos config const constraint context continue cover covergroup
coverpoint cross deassign default defparam design disable dist do edge else end endcase endchecker
endclass endclocking endconfig endfunction endgenerate endgroup endinterface endmodule endpackage
endprimitive endprogram endproperty endsequence endspecify endtable endtask enum event eventually
expect export extends extern final first_match for force foreach forever fork forkjoin function
generate genvar global highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies
import incdir include initial inout input inside instance int integer interconnect interface
intersect join join_any join_none large let liblist library local localparam logic longint
macromodule matches medium modport module nand negedge nettype new nexttime nmos nor
noshowcancelled not notif0 notif1 null one or output package packed parameter pmos posedge
primitive priority program property protected pull0 pull1 pulldown pullup pulsestyle_ondetect
pulsestyle_onevent pure rand randc randcase randomize randsequence rcmos real realtime ref reg
reject_on release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1 s_always s_eventually
s_nexttime s_until s_until_with scalared sequence shortint shortreal show showcancelled signed
small soft solve specify specparam static string strong strong0 strong1 struct super supply0
supply1 sync_accept_on sync_reject_on table tagged task this throughout time timeprecision timeunit
tran tranif0 tranif1 tri tri0 tri1 triand trior trireg type typedef union unique unique0 unsigned
until until_with untyped use uwire var vectored virtual void wait wait_order wand weak weak0 weak1
while wildcard wire with within wor xnor xor zebra
",
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
