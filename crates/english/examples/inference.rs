//! How well categories that no list names are inferred. Takes files or folders of samples, whose
//! lists are left out; `--given` takes those with lists, `--show` prints what was found, `--layout`
//! takes the whole text apart as the reader does.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use english::document::{Document, Passage};
use english::inference::{Division, divisions};
use english::tokens::Words;
use serde_json::Value;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let given = arguments.iter().any(|argument| argument == "--given");
    let show = arguments.iter().any(|argument| argument == "--show");
    let mut total = Figures::default();
    for path in arguments.iter().filter(|argument| !argument.starts_with("--")) {
        for file in files(Path::new(path)) {
            let text = std::fs::read_to_string(&file).expect("a file that can be read");
            let Ok(sample) = serde_json::from_str::<Value>(&text) else { continue };
            if sample["categories_given"].as_bool().unwrap_or(false) == given {
                let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                total.add(&name, &sample, show);
            }
        }
    }
    println!(
        "{} texts: {} of {} values, {} of {} categories right, {} texts right, {} among the given",
        total.texts,
        total.values.0,
        total.values.1,
        total.categories.0,
        total.categories.1,
        total.right,
        total.among
    );
}

fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let Ok(entries) = std::fs::read_dir(path) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

#[derive(Default)]
struct Figures {
    texts: usize,
    values: (usize, usize),
    categories: (usize, usize),
    right: usize,
    among: usize,
}

impl Figures {
    fn add(&mut self, name: &str, sample: &Value, show: bool) {
        let wanted = wanted(sample);
        let found = divisions(&document(sample, &wanted));
        let sets: Vec<Vec<BTreeSet<String>>> = found.iter().map(sets).collect();
        let first = sets.first().cloned().unwrap_or_default();
        let all: BTreeSet<&String> = first.iter().flatten().collect();
        let values = wanted.iter().flatten().filter(|value| all.contains(value)).count();
        let right = |sets: &[BTreeSet<String>]| {
            wanted.iter().filter(|wanted| sets.contains(wanted)).count()
        };
        let whole = |sets: &Vec<BTreeSet<String>>| {
            right(sets) == wanted.len() && sets.len() == wanted.len()
        };
        let among = sets.iter().position(whole);
        self.texts += 1;
        self.values.0 += values;
        self.values.1 += wanted.iter().flatten().count();
        self.categories.0 += right(&first);
        self.categories.1 += wanted.len();
        self.right += usize::from(among == Some(0));
        self.among += usize::from(among.is_some());
        println!("{name}: {} of {} categories, right: {among:?}", right(&first), wanted.len());
        if show && among != Some(0) {
            println!("  wanted {wanted:?}");
            for category in found.first().iter().flat_map(|division| &division.categories) {
                println!(
                    "  {}: {} [{}]",
                    category.name,
                    category.values.join(", "),
                    category.cues.join(", ")
                );
            }
        }
    }
}

fn plain(value: &str) -> String {
    let words = Words::load();
    let tokens = words.tokens(value);
    let stems: Vec<&str> = tokens.iter().map(|token| token.stem.as_str()).collect();
    stems.join(" ")
}

fn sets(division: &Division) -> Vec<BTreeSet<String>> {
    let categories = division.categories.iter().filter(|category| !category.ordered);
    categories.map(|category| category.values.iter().map(|value| plain(value)).collect()).collect()
}

/// The true categories; what no hint names is not wanted.
fn wanted(sample: &Value) -> Vec<BTreeSet<String>> {
    let categories = sample["categories"].as_object().expect("categories");
    let given = sample["categories_given"].as_bool().unwrap_or(false)
        && !std::env::args().any(|argument| argument == "--layout");
    let passages = document(sample, &[]);
    let passages = passages.hints.iter().chain(&passages.questions);
    let hints: Vec<String> = passages.map(|passage| plain(&passage.text)).collect();
    let hints: Vec<&str> = hints.iter().flat_map(|hint| hint.split(' ')).collect();
    let values = categories.values().map(|values| {
        let values = values.as_array().into_iter().flatten().filter_map(Value::as_str);
        let named = values.filter(|value| !value.contains('('));
        let said = |value: &String| value.split(' ').all(|word| hints.contains(&word));
        named.map(plain).filter(|value| !given || said(value)).collect()
    });
    values.collect()
}

fn passage(text: &str) -> Passage {
    Passage { text: text.replace('\n', " "), ..Passage::default() }
}

fn document(sample: &Value, wanted: &[BTreeSet<String>]) -> Document {
    let text = sample["text"].as_str().unwrap_or_default();
    if std::env::args().any(|argument| argument == "--layout") {
        return english::layout::layout(text);
    }
    let hints: Vec<&str> = sample["hints"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|hint| hint["text"].as_str())
        .collect();
    let start = hints.iter().filter_map(|hint| text.find(hint)).min().unwrap_or(0);
    let lists = |line: &&str| {
        let line = line.to_lowercase();
        wanted.iter().any(|values| values.iter().filter(|value| line.contains(*value)).count() > 2)
    };
    let end = hints.iter().filter_map(|hint| text.find(hint).map(|at| at + hint.len())).max();
    let rest = text[end.unwrap_or(0)..].lines().filter(|line| line.contains('?'));
    let given = sample["categories_given"].as_bool().unwrap_or(false);
    let setting = text[..start].lines().filter(|line| !given || !lists(line));
    Document {
        setting: setting.map(passage).collect(),
        hints: hints.into_iter().map(passage).collect(),
        questions: rest.map(passage).collect(),
        places: sample["n"].as_u64().and_then(|places| u8::try_from(places).ok()),
        ..Document::default()
    }
}
