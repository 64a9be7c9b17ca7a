//! Prolog with CLP(FD): a finite-domain variable a value.

use super::claim::Claim;
use super::infix::{C_LIKE, Infix};
use super::program::Program;
use super::reserved::is_reserved;
use super::text::{list, quoted};
use super::{Language, Solver};

pub(super) const LANGUAGE: Language = Language {
    id: "clpfd",
    name: "Prolog, CLP(FD)",
    extension: "pl",
    comment: "%",
    to_run: "swipl -g halt FILE prints all solutions.",
    solver: Solver::Program { command: "swipl -g halt", package: "swi-prolog-nox" },
    reserved: "all houses is mod rows",
    write,
};

const EXPRESSION: Infix = Infix {
    and: " #/\\ ",
    or: " #\\/ ",
    equal: "#=",
    unequal: "#\\=",
    less: "#<",
    greater: "#>",
    not: |p| format!("(#\\ ({p}))"),
    implies: |p, q| format!("{p} #==> {q}"),
    iff: |p, q| format!("({p}) #<==> ({q})"),
    house: |program, value| variable(program.names.value(value)),
    ..C_LIKE
};

/// An identifier as a variable of Prolog.
pub(super) fn variable(identifier: &str) -> String {
    let mut letters = identifier.chars();
    letters.next().map_or(String::new(), |first| {
        format!("{}{}", first.to_ascii_uppercase(), letters.as_str())
    })
}

/// An atom, in quotes where it needs them.
pub(super) fn atom(name: &str) -> String {
    let plain = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !is_reserved(name);
    if plain { name.to_owned() } else { quoted('\'', name) }
}

/// What both programs in Prolog print with: rows of names in the order of their houses.
pub(super) const PRINTING: &str = "
print_solution(Rows) :-
    forall(member(Category-Names, Rows),
           ( atomic_list_concat(Names, ', ', Line),
             write(Category), write(': '), write(Line), nl )),
    nl.

main :-
    nb_setval(found, 0),
    forall(solution(Rows),
           ( nb_getval(found, N), N1 is N + 1, nb_setval(found, N1),
             print_solution(Rows) )),
    nb_getval(found, Found),
    write('solutions: '), write(Found), nl.

:- initialization(main).
";

fn write(program: &Program<'_>) -> String {
    let head = program.head(&["Run: swipl -g halt FILE"]);
    let categories = program.puzzle.categories();
    let variables = |c: usize| list(program.names.values(c), |value| variable(value));
    let mut text = format!(
        "{head}\n:- encoding(utf8).\n:- use_module(library(clpfd)).\n\n\
         % solution(Rows): each category with its values in the order of their houses.\n\
         solution(Rows) :-\n"
    );
    let mut goals = Vec::new();
    for (c, category) in categories.iter().enumerate() {
        let name = variable(program.names.category(c));
        goals.push(format!(
            "    {}\n    {name} = [{}],\n    {name} ins 1..{}, all_different({name})",
            program.category_comment(category),
            variables(c),
            program.houses()
        ));
    }
    for (hint, claim) in program.hints() {
        let goal = match claim {
            Claim::True => "true".to_owned(),
            Claim::False => "false".to_owned(),
            claim => EXPRESSION.write(program, &claim),
        };
        goals.push(format!("    {}\n    {goal}", program.hint_comment(hint)));
    }
    let all = list(0..categories.len(), |c| variable(program.names.category(c)));
    goals.push(format!("    append([{all}], All), labeling([ff], All)"));
    for (c, category) in categories.iter().enumerate() {
        goals.push(format!(
            "    row({}, [{}], RowOf{c})",
            variable(program.names.category(c)),
            list(&category.values, |value| atom(value)),
        ));
    }
    let rows = categories.iter().enumerate();
    goals.push(format!(
        "    Rows = [{}]",
        list(rows, |(c, category)| format!("{}-RowOf{c}", atom(&category.name)))
    ));
    text.push_str(&goals.join(",\n"));
    text.push_str(
        ".\n\nrow(Houses, Names, Row) :-\n    pairs_keys_values(Pairs, Houses, Names),\n    \
         keysort(Pairs, Sorted),\n    pairs_values(Sorted, Row).\n",
    );
    text.push_str(PRINTING);
    text
}
