//! The puzzle as data: names, hints with their relations as trees, and which hints are on.

use std::fmt::Write;

use serde_json::{Value as Json, json};

use puzzle::escape::is_hidden;
use puzzle::{About, Asked, Houses, Offsets, Order, Puzzle, Relation, Value};

use super::program::Program;
use super::{Language, Solver};

pub(super) static LANGUAGE: Language = Language {
    id: "json",
    name: "JSON",
    extension: "json",
    comment: "",
    to_run: "The puzzle as data, for programs of your own.",
    solver: Solver::Python,
    reserved: "",
    write,
};

fn write(program: &Program<'_>) -> String {
    let puzzle = program.puzzle;
    let categories = puzzle.categories().iter().map(|category| {
        let mut entry = json!({"name": category.name, "values": category.values});
        if !category.phrase.is_empty() {
            entry["phrase"] = category.phrase.as_str().into();
        }
        entry
    });
    let hints = puzzle.hints().iter().enumerate().map(|(i, hint)| {
        json!({
            "number": hint.number,
            "text": hint.text,
            "on": hint.relation.is_some() && program.active.contains(i),
            "relation": hint.relation.as_ref().map(|relation| tree(puzzle, relation)),
        })
    });
    let questions = puzzle.questions().iter().map(|question| {
        let asked = match question.asked {
            Asked::House => Json::Null,
            Asked::Category(c) => Json::from(puzzle.categories()[usize::from(c)].name.as_str()),
        };
        let about = match question.about {
            About::Value(value) => named(puzzle, value),
            About::House(house) => json!({"house": house + 1}),
        };
        json!({"text": question.text, "category": asked, "about": about})
    });
    let mut document = json!({
        "title": puzzle.title(),
        "houses": puzzle.houses(),
        "categories": categories.collect::<Vec<_>>(),
        "hints": hints.collect::<Vec<_>>(),
        "questions": questions.collect::<Vec<_>>(),
    });
    if !puzzle.place().is_empty() {
        document["place"] = puzzle.place().into();
    }
    // What readers do not see stands in strings only, and there as a code.
    let mut text = String::new();
    for sign in format!("{document:#}\n").chars() {
        match sign {
            sign if sign != '\n' && is_hidden(sign) => {
                // Writing to a string cannot fail.
                let _ = write!(text, "\\u{:04x}", u32::from(sign));
            }
            sign => text.push(sign),
        }
    }
    text
}

fn named(puzzle: &Puzzle, value: Value) -> Json {
    let category = &puzzle.categories()[usize::from(value.category)].name;
    json!({"category": category, "value": puzzle.name(value)})
}

fn tree(puzzle: &Puzzle, relation: &Relation) -> Json {
    let value = |value: &Value| named(puzzle, *value);
    let inner = |relation: &Relation| tree(puzzle, relation);
    let parts = |parts: &[Relation]| parts.iter().map(inner).collect::<Vec<_>>();
    match relation {
        Relation::In(v, houses) => {
            let houses = houses.intersection(Houses::all(puzzle.houses()));
            let houses: Vec<u8> = houses.iter().map(|h| h + 1).collect();
            json!({"is": "in", "value": value(v), "houses": houses})
        }
        Relation::Offset(a, b, offsets) => {
            json!({"is": "offset", "from": value(a), "to": value(b),
                   "offsets": distances(*offsets, puzzle.houses())})
        }
        Relation::Between { middle, ends, order } => {
            let order = match order {
                Order::AsGiven => "as given",
                Order::Either => "either",
            };
            json!({"is": "between", "middle": value(middle), "ends": [value(&ends.0), value(&ends.1)],
                   "order": order})
        }
        Relation::Not(p) => json!({"is": "not", "parts": [inner(p)]}),
        Relation::And(list) => json!({"is": "and", "parts": parts(list)}),
        Relation::Or(list) => json!({"is": "or", "parts": parts(list)}),
        Relation::Xor(p, q) => json!({"is": "xor", "parts": [inner(p), inner(q)]}),
        Relation::If(p, q) => json!({"is": "if", "parts": [inner(p), inner(q)]}),
        Relation::Iff(p, q) => json!({"is": "iff", "parts": [inner(p), inner(q)]}),
    }
}

/// How far "to" may be right of "from".
fn distances(offsets: Offsets, houses: u8) -> Vec<i8> {
    offsets.iter().filter(|d| d.unsigned_abs() < houses).collect()
}
