//! Puzzles to export, and their solutions as our core finds them.

use puzzle::escape::is_hidden;
use puzzle::reading::{Reading, with_reading};
use puzzle::{
    About, Asked, Category, Hint, HintSet, Houses, Puzzle, PuzzleParts, Question, Random, Relation,
    Value,
};
use solver::{Core, Problem, Solution, Unwatched};

use testing::problems::{relation, value};

/// A puzzle with the hints that are on.
pub struct Case {
    pub name: String,
    pub puzzle: Puzzle,
    pub active: HintSet,
}

impl Case {
    fn new(name: &str, puzzle: Puzzle, off: &[u32]) -> Self {
        let hints = puzzle.hints().iter().enumerate();
        let active =
            hints.filter(|(_, hint)| !off.contains(&hint.number)).map(|(i, _)| i).collect();
        Self { name: name.to_owned(), puzzle, active }
    }

    /// How many solutions there are.
    pub fn count(&self) -> String {
        let tally = Core::new(Problem::from(&self.puzzle)).count(&self.active, &mut Unwatched);
        tally.exact().expect("nothing stops it").to_string()
    }

    fn solutions(&self) -> Vec<Solution> {
        Core::new(Problem::from(&self.puzzle)).solutions(&self.active).collect()
    }

    /// As the programs print them: a line a category, its values in the order of their houses.
    pub fn printed(&self) -> Vec<String> {
        let lines = |solution: Solution| {
            let line = |(c, category): (usize, &Category)| {
                let value = |h| solution.value(c as u8, h);
                let names = (0..self.puzzle.houses()).map(|h| shown(self.puzzle.name(value(h))));
                format!("{}: {}", shown(&category.name), names.collect::<Vec<_>>().join(", "))
            };
            self.puzzle.categories().iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
        };
        sorted(self.solutions().into_iter().map(lines).collect())
    }

    /// As `identifier=house`, sorted by identifier.
    pub fn placed(&self) -> Vec<String> {
        let identifiers = export::identifiers(&self.puzzle);
        let places = |solution: Solution| {
            let mut places = Vec::new();
            for (c, names) in identifiers.iter().enumerate() {
                for (i, name) in names.iter().enumerate() {
                    let value = Value { category: c as u8, index: i as u8 };
                    places.push((name, solution.house(value) + 1));
                }
            }
            places.sort();
            let pairs = places.iter().map(|(name, house)| format!("{name}={house}"));
            pairs.collect::<Vec<_>>().join(" ")
        };
        sorted(self.solutions().into_iter().map(places).collect())
    }
}

pub fn sorted(mut lines: Vec<String>) -> Vec<String> {
    lines.sort();
    lines
}

/// A name on one line.
fn shown(name: &str) -> String {
    name.chars().map(|c| if is_hidden(c) { ' ' } else { c }).collect::<String>().trim().to_owned()
}

/// The published puzzles with several sets of hints: one solution, several, none.
pub fn published() -> Vec<Case> {
    let puzzle = |id: &str| presets::find(id).expect("it is built in").puzzle();
    let somewhere = Reading::named("somewhere").expect("a reading");
    let somewhere = with_reading(&puzzle("fish"), 4, somewhere).expect("hint 4 is about left");
    vec![
        Case::new("fish", puzzle("fish"), &[]),
        Case::new("fish without 9", puzzle("fish"), &[9]),
        Case::new("fish without 5 and 15", puzzle("fish"), &[5, 15]),
        Case::new("fish, somewhere left", somewhere, &[]),
        Case::new("fish, contradicted", contradicted(puzzle("fish")), &[]),
        Case::new("zebra", puzzle("zebra"), &[]),
        Case::new("zebra without 7", puzzle("zebra"), &[7]),
        Case::new("phones", puzzle("phones"), &[15]),
    ]
}

/// With one hint more, against the first of those about a house.
fn contradicted(puzzle: Puzzle) -> Puzzle {
    let mut parts = puzzle.into_parts();
    let placed = parts.hints.iter().find_map(|hint| match &hint.relation {
        Some(Relation::In(value, houses)) => Some((*value, *houses)),
        _ => None,
    });
    let (value, houses) = placed.expect("a hint about a house");
    let relation = Relation::In(value, Houses::all(parts.houses).difference(houses));
    let text = "But it is elsewhere".to_owned();
    parts.hints.push(Hint { number: 99, text, relation: Some(relation) });
    Puzzle::new(parts).expect("one hint more")
}

const AWKWARD: [&str; 62] = [
    "class",
    "and",
    "it's",
    "\"",
    "\\",
    "a\\",
    "日本",
    "7",
    "2 up",
    "Łódź",
    "é",
    "%d",
    "~w",
    "{x}",
    "*/",
    "'>",
    "|",
    "%*",
    "--",
    ";",
    "# ",
    "// \\",
    "not",
    "in",
    "House",
    "member",
    "_",
    "__init__",
    "a\tb",
    "a  b",
    "A B",
    "a-b",
    "abs",
    "keep",
    "rand",
    "<'",
    "`x",
    "$y",
    "NULL",
    "🦓",
    "sorted",
    "linux",
    "system",
    "length",
    "store",
    "rows",
    "all",
    "one",
    "c1h1",
    "sum",
    "index",
    "uniform",
    "raise",
    "public",
    "vectored",
    "subset",
    "elseif",
    "a??/",
    "??/\"",
    "\\(1 + 1)",
    "\\n",
    "over\u{202e}turned",
];

const TEXTS: [&str; 12] = [
    "*/ int main() { return 1; } /*",
    "'>\nextend sys",
    "ends in a backslash \\",
    "\"\"\" coding: nothing\n)\n.",
    "*% %* #show. ",
    "\u{2028}constraint false;\u{85}assert",
    "",
    "日本 — “quoted” {braces} ~w %s",
    "ends in a trigraph ??/",
    "p show 1 2 0",
    "synopsys translate_off",
    "-*- coding: utf-7 -*- ]]\u{202e}",
];

/// Small puzzles of every relation, with names and texts that put a language to the test.
pub fn awkward(how_many: usize) -> Vec<Case> {
    let mut random = Random::new(7);
    (0..how_many).map(|i| small(&mut random, i)).collect()
}

fn small(random: &mut Random, i: usize) -> Case {
    let (houses, categories) = [(2, 4), (3, 3), (4, 2), (3, 2), (5, 1)][i % 5];
    let mut pool: Vec<&str> = AWKWARD.to_vec();
    let mut names = |random: &mut Random, how_many: usize| -> Vec<String> {
        (0..how_many)
            .map(|_| pool.remove(random.below(pool.len() as u64) as usize).to_owned())
            .collect()
    };
    let titles = names(random, categories);
    let mut parts = PuzzleParts {
        title: TEXTS[i % TEXTS.len()].to_owned(),
        houses: houses as u8,
        categories: titles
            .into_iter()
            .map(|name| Category::new(name, names(random, houses)))
            .collect(),
        ..PuzzleParts::default()
    };
    // What two categories share must be told apart.
    if i % 3 == 0 && categories > 1 {
        parts.categories[1].values[0] = parts.categories[0].values[0].clone();
        parts.categories[1].name = parts.categories[0].values[1].clone();
    }
    parts.hints = (0..1 + random.below(5) as u32)
        .map(|k| Hint {
            number: 3 * k + 1,
            text: TEXTS[random.below(TEXTS.len() as u64) as usize].to_owned(),
            relation: Some(relation(
                random,
                houses as u8,
                categories as u8,
                [0, 1, 2, 3][k as usize % 4],
            )),
        })
        .collect();
    let about = value(random, houses as u8, categories as u8);
    let (asked, about) = match i % 2 {
        0 => (Asked::House, About::Value(about)),
        _ => (Asked::Category(about.category), About::House(about.index)),
    };
    let text = TEXTS[(i + 1) % TEXTS.len()].to_owned();
    parts.questions = vec![Question { text, asked, about }];
    let off = if random.below(3) == 0 { vec![1] } else { Vec::new() };
    Case::new(&format!("awkward {i}"), Puzzle::new(parts).expect("a puzzle"), &off)
}

/// The fish riddle with only so many of its hints.
pub fn fish_with_first(hints: u32) -> Case {
    let off: Vec<u32> = (hints + 1..=15).collect();
    let puzzle = presets::find("fish").expect("it is built in").puzzle();
    Case::new(&format!("fish, first {hints}"), puzzle, &off)
}
