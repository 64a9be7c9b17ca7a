//! Writes a puzzle in the text format.

use std::fmt::Write;

use super::super::{About, Asked, Category, Houses, Order, Puzzle, Question, Relation, Value};
use super::line::{self, comment_at, one_line_of_text, starts_pattern};
use super::names::{self, plain, quoted, spelled};
use super::relation::named_houses;
use super::token::Name;
use super::{question, signs};

/// What an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Title,
    Houses,
    Category,
    Question,
    Hint,
}

/// The puzzle as text, in the order title, houses, categories, questions, hints. A relation that
/// nothing but a composition of one part can say is written as that part.
pub(super) fn puzzle(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    let mut before = None;
    for (kind, line) in entries(puzzle) {
        if kind == Kind::Hint && before != Some(Kind::Hint) {
            text.push('\n');
        }
        before = Some(kind);
        text += &line;
        text.push('\n');
    }
    text
}

/// The lines of a puzzle, in the same order.
pub(super) fn entries(puzzle: &Puzzle) -> Vec<(Kind, String)> {
    let title = (!puzzle.title().is_empty()).then(|| statement("title:", puzzle.title(), None));
    let mut entries: Vec<(Kind, String)> =
        title.into_iter().map(|line| (Kind::Title, line)).collect();
    let houses = format!("houses: {}", puzzle.houses());
    entries.push((Kind::Houses, houses + &pattern(puzzle.place())));
    entries.extend(puzzle.categories().iter().map(|c| (Kind::Category, category(c))));
    let question = |asked| (Kind::Question, self::question(puzzle, asked));
    entries.extend(puzzle.questions().iter().map(question));
    entries.extend(puzzle.hints().iter().map(|hint| {
        let relation = hint.relation.as_ref().map(|relation| self::relation(puzzle, relation));
        (Kind::Hint, statement(&format!("{}.", hint.number), &hint.text, relation))
    }));
    entries
}

fn category(category: &Category) -> String {
    let values: Vec<String> = category.values.iter().map(|value| listed(value)).collect();
    let name = category_before_colon(&category.name);
    format!("{name}: {}{}", values.join(", "), pattern(&category.phrase))
}

/// How to name a place or a value, where the puzzle says it.
fn pattern(pattern: &str) -> String {
    if pattern.is_empty() { String::new() } else { format!(" :: {}", free_text(pattern)) }
}

fn question(puzzle: &Puzzle, question: &Question) -> String {
    let categories = puzzle.categories();
    let asked = match question.asked {
        Asked::House => "house".to_owned(),
        Asked::Category(c) => category_before_of(&categories[usize::from(c)].name),
    };
    let about = match question.about {
        About::Value(asked) => {
            let value = spelled(categories, asked);
            // Read as the value all the same; quotes tell people.
            match question::house(&value, puzzle.houses()) {
                Some(_) => quoted(&value),
                None => value,
            }
        }
        About::House(house) => {
            let number = house + 1;
            let words = format!("house {number}");
            match names::meant(categories, &Name::Bare(words.clone())).as_slice() {
                [] => words,
                _ => format!("@ {number}"),
            }
        }
    };
    statement("question:", &question.text, Some(format!("{asked} of {about}")))
}

/// A text after what it starts with, and its formal part if it has one.
fn statement(start: &str, text: &str, formal: Option<String>) -> String {
    let formal = formal.map(|formal| format!(":: {formal}"));
    let parts = [Some(start.to_owned()), Some(free_text(text)), formal];
    let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// Text with backslashes where it would be taken for a comment, a relation or a backslash that
/// keeps something.
fn free_text(text: &str) -> String {
    let text = one_line_of_text(text);
    let mut written = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let rest = &text[at..];
        let kept = comment_at(&text, at)
            || rest.starts_with("::")
            || (c == '\\' && rest[1..].starts_with(['\\', '#', ':']));
        if kept {
            written.push('\\');
        }
        written.push(c);
    }
    written
}

/// A value in the line of its category.
fn listed(name: &str) -> String {
    let ends = |at, c| c == ',' || starts_pattern(name, at);
    if plain(name, ends) { name.to_owned() } else { quoted(name) }
}

fn category_before_colon(name: &str) -> String {
    let starts_otherwise = line::KEYWORDS.contains(&name)
        || line::hint_number(name).is_some()
        || name.starts_with('#');
    if starts_otherwise || !plain(name, |_, c| c == ':') { quoted(name) } else { name.to_owned() }
}

fn category_before_of(name: &str) -> String {
    if name == "house" || !plain(name, |_, _| false) || format!("{name} ").contains(" of ") {
        quoted(name)
    } else {
        name.to_owned()
    }
}

/// How strongly what is written binds: what binds more weakly than its place needs parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Whole,
    InIff,
    InOr,
    InXor,
    InAnd,
    InNot,
}

/// A relation as it stands after `::`.
pub(super) fn relation(puzzle: &Puzzle, relation: &Relation) -> String {
    let mut text = String::new();
    write(&mut text, puzzle, relation, Place::Whole);
    text
}

fn write(text: &mut String, puzzle: &Puzzle, relation: &Relation, place: Place) {
    let name = |v: Value| spelled(puzzle.categories(), v);
    let own = match relation {
        Relation::In(..) | Relation::Offset(..) | Relation::Between { .. } | Relation::Not(_) => {
            Place::InNot
        }
        Relation::And(parts) | Relation::Or(parts) if parts.len() < 2 => Place::InNot,
        Relation::And(_) => Place::InXor,
        Relation::Xor(..) => Place::InOr,
        Relation::Or(_) => Place::InIff,
        Relation::Iff(..) | Relation::If(..) => Place::Whole,
    };
    let open = own < place;
    if open {
        text.push('(');
    }
    // Writing to a string cannot fail.
    let _ = match relation {
        Relation::In(v, houses) => write!(text, "{} {}", name(*v), self::houses(*houses, puzzle)),
        Relation::Offset(a, b, offsets) => {
            write!(text, "{} {} {}", name(*a), signs::written(*offsets), name(*b))
        }
        Relation::Between { middle, ends, order: Order::AsGiven } => {
            write!(text, "{} < {} < {}", name(ends.0), name(*middle), name(ends.1))
        }
        Relation::Between { middle, ends, order: Order::Either } => {
            write!(text, "{} between {}, {}", name(*middle), name(ends.0), name(ends.1))
        }
        Relation::Not(inner) => {
            text.push_str("not ");
            write(text, puzzle, inner, Place::InNot);
            Ok(())
        }
        Relation::And(parts) | Relation::Or(parts) if parts.is_empty() => {
            let first = name(Value { category: 0, index: 0 });
            let sign = if matches!(relation, Relation::And(_)) { "=" } else { "!=" };
            write!(text, "{first} {sign} {first}")
        }
        Relation::And(parts) => {
            joined(
                text,
                puzzle,
                parts,
                " and ",
                if parts.len() < 2 { place } else { Place::InAnd },
            );
            Ok(())
        }
        Relation::Or(parts) => {
            joined(text, puzzle, parts, " or ", if parts.len() < 2 { place } else { Place::InOr });
            Ok(())
        }
        Relation::Xor(p, q) => two(text, puzzle, (p, Place::InOr), " xor ", (q, Place::InXor)),
        Relation::Iff(p, q) => {
            // An `if` reads on to the end of what it stands in.
            let left = if matches!(**p, Relation::If(..)) { Place::InIff } else { Place::Whole };
            two(text, puzzle, (p, left), " iff ", (q, Place::InIff))
        }
        Relation::If(p, q) => {
            text.push_str("if ");
            two(text, puzzle, (p, Place::Whole), " then ", (q, Place::Whole))
        }
    };
    if open {
        text.push(')');
    }
}

fn joined(text: &mut String, puzzle: &Puzzle, parts: &[Relation], word: &str, place: Place) {
    for (i, part) in parts.iter().enumerate() {
        if i > 0 {
            text.push_str(word);
        }
        write(text, puzzle, part, place);
    }
}

fn two(
    text: &mut String,
    puzzle: &Puzzle,
    (p, left): (&Relation, Place),
    word: &str,
    (q, right): (&Relation, Place),
) -> std::fmt::Result {
    write(text, puzzle, p, left);
    text.push_str(word);
    write(text, puzzle, q, right);
    Ok(())
}

/// `@ …` or `!@ …`.
fn houses(houses: Houses, puzzle: &Puzzle) -> String {
    let n = puzzle.houses();
    let houses = houses.intersection(Houses::all(n));
    let others = Houses::all(n).difference(houses);
    let number = |houses: Houses| houses.iter().next().map_or(0, |h| h + 1);
    let named = |set| {
        let names = ["none", "end", "middle", "odd", "even"];
        names.into_iter().find(|name| named_houses(name, n) == Ok(set))
    };
    if houses.len() == 1 {
        return format!("@ {}", number(houses));
    }
    if let Some(name) = named(houses) {
        return format!("@ {name}");
    }
    if others.len() == 1 {
        return format!("!@ {}", number(others));
    }
    if let Some(name) = named(others) {
        return format!("!@ {name}");
    }
    let numbers: Vec<String> = houses.iter().map(|h| (h + 1).to_string()).collect();
    format!("@ {}", numbers.join(","))
}
