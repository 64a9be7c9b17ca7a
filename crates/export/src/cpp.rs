//! C++ without any library: nested loops over the permutations of each category.

use puzzle::Hint;

use super::claim::Claim;
use super::infix::{C_LIKE, Infix};
use super::program::Program;
use super::text::{list, string};
use super::{Language, Solver};

pub(super) const BRUTE_FORCE: Language = Language {
    id: "cpp",
    name: "C++, brute force",
    extension: "cpp",
    comment: "//",
    to_run: "g++ -O2 FILE; five houses and five categories take it some minutes.",
    solver: Solver::Program { command: "g++ -O2", package: "g++" },
    reserved: "
abs alignas alignof and and_eq array asm atomic_cancel atomic_commit atomic_noexcept auto begin
bitand bitor bool break case catch category char char16_t char32_t char8_t class co_await co_return
co_yield compl concept const const_cast consteval constexpr constinit continue count cout decltype
default delete do double dynamic_cast else end enum errno explicit export extern false find first
float for friend goto houses if inline int linux long main mutable names namespace new noexcept not
not_eq null nullptr operator or or_eq print printf private protected public reflexpr register
reinterpret_cast requires return run short signed sizeof static static_assert static_cast std
stderr stdin stdout struct switch synchronized template this thread_local throw true try typedef
typeid typename union unix unsigned using value virtual void volatile wchar_t while xor xor_eq
zebra
",
    write: |program| write(program, Tests::Innermost),
};

pub(super) const NESTED: Language = Language {
    id: "cpp-nested",
    name: "C++, nested permutations",
    to_run: "g++ -O2 FILE; the same loops, but each test as early as can be.",
    write: |program| write(program, Tests::AsEarlyAsKnown),
    ..BRUTE_FORCE
};

/// Where the hints are tested.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tests {
    /// In the innermost loop: every arrangement is made first.
    Innermost,
    /// In the outermost loop where their values are known.
    AsEarlyAsKnown,
}

const EXPRESSION: Infix = Infix {
    distance: |a, b| format!("std::abs({a} - {b})"),
    house: |program, value| {
        let category = program.names.category(value.category.into());
        format!("{category}[{}]", program.names.value(value))
    },
    ..C_LIKE
};

fn write(program: &Program<'_>, tests: Tests) -> String {
    let method = match tests {
        Tests::Innermost => "Brute force: every arrangement is made, then tested.",
        Tests::AsEarlyAsKnown => "Nested permutations: each hint is tested as early as can be.",
    };
    let head = program.head(&[method, "Run: g++ -O2 -o zebra FILE && ./zebra"]);
    let categories = program.puzzle.categories();
    let n = program.houses();
    let mut text = format!(
        "{head}\n#include <algorithm>\n#include <array>\n#include <cstdlib>\n#include <iostream>\n\n\
         // Away from the names of the library.\nnamespace zebra {{\n\n\
         // The house of each value of a category.\nusing Houses = std::array<int, {n}>;\n\n"
    );
    for (c, category) in categories.iter().enumerate() {
        text.push_str(&format!(
            "{}\nenum {{ {} }};\nconst char* const {}_names[] = {{ {} }};\n\n",
            program.category_comment(category),
            program.names.values(c).join(", "),
            program.names.category(c),
            list(&category.values, |value| literal(value)),
        ));
    }
    text.push_str(
        "void print(const char* category, const char* const names[], const Houses& houses) {\n    \
         std::cout << category << \": \";\n    \
         for (int h = 1; h <= static_cast<int>(houses.size()); ++h) {\n        \
         const auto value = std::find(houses.begin(), houses.end(), h) - houses.begin();\n        \
         std::cout << (h > 1 ? \", \" : \"\") << names[value];\n    \
         }\n    \
         std::cout << '\\n';\n}\n\n",
    );
    text.push_str(&format!(
        "int run() {{\n    const Houses first = {{ {} }};\n    unsigned long long count = 0;\n",
        list(1..=n, |h| h.to_string())
    ));
    text.push_str(&loops(program, tests));
    text.push_str("    std::cout << \"solutions: \" << count << '\\n';\n    return 0;\n}\n\n}\n\nint main() {\n    return zebra::run();\n}\n");
    text
}

fn loops(program: &Program<'_>, tests: Tests) -> String {
    let last = program.puzzle.categories().len() - 1;
    let hints: Vec<(&Hint, Claim)> = program.hints().collect();
    let depth_of = |claim: &Claim| match tests {
        Tests::Innermost => last,
        Tests::AsEarlyAsKnown => {
            claim.values().iter().map(|value| usize::from(value.category)).max().unwrap_or(0)
        }
    };
    let indent = |depth: usize| "    ".repeat(depth + 1);
    let mut text = String::new();
    for c in 0..=last {
        let name = program.names.category(c);
        text.push_str(&format!("{0}Houses {name} = first;\n{0}do {{\n", indent(c)));
        for (hint, claim) in hints.iter().filter(|(_, claim)| depth_of(claim) == c) {
            let inner = indent(c + 1);
            text.push_str(&format!("{inner}{}\n", program.hint_comment(hint)));
            match claim {
                Claim::True => {}
                Claim::False => text.push_str(&format!("{inner}if (true) continue;\n")),
                claim => {
                    let claim = EXPRESSION.write(program, claim);
                    text.push_str(&format!("{inner}if (!({claim})) continue;\n"));
                }
            }
        }
    }
    let inner = indent(last + 1);
    text.push_str(&format!("{inner}++count;\n"));
    for (c, category) in program.puzzle.categories().iter().enumerate() {
        let name = program.names.category(c);
        let title = literal(&category.name);
        text.push_str(&format!("{inner}print({title}, {name}_names, {name});\n"));
    }
    text.push_str(&format!("{inner}std::cout << '\\n';\n"));
    for c in (0..=last).rev() {
        let name = program.names.category(c);
        text.push_str(&format!(
            "{}}} while (std::next_permutation({name}.begin(), {name}.end()));\n",
            indent(c)
        ));
    }
    text
}

/// A name in quotes. Compilers of older standards take "??/" for a backslash, in quotes too.
fn literal(name: &str) -> String {
    string(name).replace('?', "\\?")
}
