//! DIMACS CNF, for SAT solvers and model counters. Comments say what each variable means.

use std::fmt::Write;

use puzzle::Value;

use super::cnf::Cnf;
use super::program::Program;
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "dimacs",
    name: "DIMACS CNF",
    extension: "cnf",
    comment: "c",
    to_run: "Any SAT solver finds a solution, any model counter their number.",
    solver: Solver::Package("pyganak"),
    reserved: "",
    write,
};

fn write(program: &Program<'_>) -> String {
    let (n, puzzle) = (program.houses(), program.puzzle);
    let mut cnf = Cnf::arrangements(n, puzzle.categories().len() as u8);
    let about = "In each category: each value in one house, each house one value";
    let mut sections = vec![(program.note(about), cnf.clauses.len())];
    let hints = puzzle.hints().iter().enumerate().filter(|(i, _)| program.active.contains(*i));
    for (_, hint) in hints {
        let Some(relation) = &hint.relation else { continue };
        cnf.require(relation);
        sections.push((program.hint_comment(hint), cnf.clauses.len()));
    }
    let mut text = program
        .head(&["Each model is a solution: a model counter counts them, a SAT solver finds one."]);
    text.push_str("c\nc variable category value house\n");
    for (c, category) in puzzle.categories().iter().enumerate() {
        for (i, value) in category.values.iter().enumerate() {
            for h in 1..=n as i8 {
                let literal = cnf.literal(Value { category: c as u8, index: i as u8 }, h);
                let about = format!("{} | {value} | {h}", category.name);
                text.push_str(&program.comment(&literal.to_string(), &about));
                text.push('\n');
            }
        }
    }
    if cnf.variables > cnf.switches {
        text.push_str("c The others stand for parts of composed hints.\n");
    }
    text.push_str(&format!("p cnf {} {}\n", cnf.variables, cnf.clauses.len()));
    let mut clauses = cnf.clauses.iter();
    let mut before = 0;
    for (comment, end) in sections {
        text.push_str(&comment);
        text.push('\n');
        for clause in clauses.by_ref().take(end - before) {
            for literal in clause {
                // Writing to a string cannot fail.
                let _ = write!(text, "{literal} ");
            }
            text.push_str("0\n");
        }
        before = end;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::export;
    use super::LANGUAGE;
    use puzzle::HintSet;

    #[test]
    fn the_header_counts_what_follows() {
        let puzzle = presets::all()[0].puzzle();
        let text = export(&puzzle, &HintSet::first(15), &LANGUAGE);
        let header = text.lines().find(|line| line.starts_with("p cnf ")).unwrap();
        let clauses = text.lines().filter(|line| line.ends_with(" 0") && !line.starts_with('c'));
        let numbers: Vec<usize> =
            header.split(' ').skip(2).map(|number| number.parse().unwrap()).collect();
        assert_eq!(numbers, [125, clauses.count()]);
        assert!(text.contains("c 13 Color | white | 3\n"));
    }
}
