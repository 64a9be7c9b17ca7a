//! Prolog as people write it by hand: a list of houses, each hint a goal that picks members of it.
//!
//! Hints that put values together, beside each other or in a house are goals of unification. What
//! says where a value is *not*, or joins several claims, cannot be unified with; it is a test, as
//! soon as the categories that it is about are filled.

use puzzle::{Hint, Value};

use super::Language;
use super::claim::{Claim, Step};
use super::clpfd::{self, PRINTING, atom, variable};
use super::infix::{C_LIKE, Infix};
use super::program::Program;
use super::text::list;

pub(super) static LANGUAGE: Language =
    Language { id: "prolog", name: "Prolog", write, ..clpfd::LANGUAGE };

const RELATIONS: &str = "
left_of(A, B, Houses) :- nextto(A, B, Houses).

next_to(A, B, Houses) :- nextto(A, B, Houses).
next_to(A, B, Houses) :- nextto(B, A, Houses).

somewhere_left_of(A, B, Houses) :- append(_, [A|Rest], Houses), member(B, Rest).
";

const TEST: Infix = Infix {
    and: ", ",
    or: " ; ",
    equal: "=:=",
    unequal: "=\\=",
    not: |p| format!("\\+ ({p})"),
    implies: |p, q| format!("\\+ {p} ; {q}"),
    iff: |p, q| format!("{p} -> {q} ; \\+ {q}"),
    house: variable_of_value,
    ..C_LIKE
};

fn write(program: &Program<'_>) -> String {
    let head = program.head(&["Run: swipl -g halt FILE"]);
    let puzzle = program.puzzle;
    let m = puzzle.categories().len();
    let mut goals: Vec<String> = Vec::new();
    let mut tests: Vec<(&Hint, Claim)> = Vec::new();
    for (hint, claim) in program.hints() {
        match unified(program, &claim) {
            Some(goal) => goals.push(format!("    {}\n    {goal}", program.hint_comment(hint))),
            None => tests.push((hint, claim)),
        }
    }
    for (c, category) in puzzle.categories().iter().enumerate() {
        let name = variable(program.names.category(c));
        let houses = list(0..program.houses(), |h| variable_of_house(c, h));
        goals.push(format!(
            "    {}\n    {name} = [{houses}],\n    permutation([{}], {name})",
            program.comment("Each value in one house:", &category.name),
            list(&category.values, |value| atom(value)),
        ));
        let (ready, later) = std::mem::take(&mut tests).into_iter().partition(|(_, claim)| {
            claim.values().iter().all(|value| usize::from(value.category) <= c)
        });
        tests = later;
        let ready: Vec<(&Hint, Claim)> = ready;
        goals.extend(ready.iter().map(|(hint, claim)| {
            format!("    {}\n    {}", program.hint_comment(hint), test(program, claim))
        }));
    }
    let row = |c: usize| {
        let name = variable(program.names.category(c));
        format!("{}-{name}", atom(&puzzle.categories()[c].name))
    };
    goals.push(format!("    Rows = [{}]", list(0..m, row)));
    let house = |h| format!("\n        house({})", list(0..m, |c| variable_of_house(c, h)));
    let houses = (0..program.houses()).map(house).collect::<Vec<_>>().join(",");
    let about = list(puzzle.categories(), |category| category.name.clone());
    let about = program.comment("What a house has, in this order:", &about);
    format!(
        "{head}\n:- encoding(utf8).\n\n\
         % solution(Rows): each category with its values in the order of their houses.\n\
         {about}\n\
         solution(Rows) :-\n    Houses = [{houses}],\n{}.\n{RELATIONS}{PRINTING}",
        goals.join(",\n")
    )
}

/// The variable for the house of a value.
fn variable_of_value(program: &Program<'_>, value: Value) -> String {
    variable(program.names.value(value))
}

/// The variable for what a category has in a house; those made of identifiers have no capital in
/// the middle.
fn variable_of_house(c: usize, h: u8) -> String {
    format!("C{}H{}", c + 1, h + 1)
}

/// A house of which only some values are known.
fn house(program: &Program<'_>, values: &[Value]) -> String {
    let m = program.puzzle.categories().len();
    let argument = |c: usize| match values.iter().find(|value| usize::from(value.category) == c) {
        Some(&value) => atom(program.puzzle.name(value)),
        None => "_".to_owned(),
    };
    format!("house({})", list(0..m, argument))
}

/// The claim as a goal that leaves a choice only where the claim does: each solution comes once.
fn unified(program: &Program<'_>, claim: &Claim) -> Option<String> {
    let one = |value: &Value| house(program, &[*value]);
    Some(match claim {
        Claim::In(value, houses) => match houses[..] {
            [only] => format!("nth1({only}, Houses, {})", one(value)),
            _ => {
                let (houses, number) =
                    (list(houses, i8::to_string), variable_of_value(program, *value));
                format!("member({number}, [{houses}]), nth1({number}, Houses, {})", one(value))
            }
        },
        Claim::Step(a, b, Step::Same) if a.category != b.category => {
            format!("member({}, Houses)", house(program, &[*a, *b]))
        }
        Claim::Step(a, b, Step::By(1)) => format!("left_of({}, {}, Houses)", one(a), one(b)),
        Claim::Step(a, b, Step::By(-1)) => format!("left_of({}, {}, Houses)", one(b), one(a)),
        Claim::Step(a, b, Step::Apart(1)) => format!("next_to({}, {}, Houses)", one(a), one(b)),
        Claim::Step(a, b, Step::Left) => {
            format!("somewhere_left_of({}, {}, Houses)", one(a), one(b))
        }
        Claim::Step(a, b, Step::Right) => {
            format!("somewhere_left_of({}, {}, Houses)", one(b), one(a))
        }
        Claim::All(parts) => {
            let goals: Option<Vec<String>> =
                parts.iter().map(|part| unified(program, part)).collect();
            goals?.join(",\n    ")
        }
        _ => return None,
    })
}

/// The claim as a test, once its values have their houses. Its variables stay its own.
fn test(program: &Program<'_>, claim: &Claim) -> String {
    match claim {
        Claim::True => "true".to_owned(),
        Claim::False => "false".to_owned(),
        claim => {
            let mut goals: Vec<String> =
                claim.values().iter().map(|&value| lookup(program, value)).collect();
            goals.push(format!("( {} )", TEST.write(program, claim)));
            format!("\\+ \\+ ( {} )", goals.join(", "))
        }
    }
}

fn lookup(program: &Program<'_>, value: Value) -> String {
    let (c, name) = (usize::from(value.category), program.puzzle.name(value));
    let category = variable(program.names.category(c));
    let house = variable_of_value(program, value);
    format!("nth1({house}, {category}, {})", atom(name))
}
