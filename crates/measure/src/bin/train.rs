//! Fits the reader's weights and writes them into its data: `cargo xtask train` those of its
//! parser, to labelled sentences; `cargo xtask train categories` those of inferring categories,
//! `cargo xtask train sentences` those that tell what each sentence of a text does.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use english::inference::Example;
use english::reading::{Language, Reading};
use measure::division;
use measure::fit::{self, Candidate, Sentence};
use measure::samples::{self, Meant, Sample, Set};
use measure::{lists, readers, roles, sets, truth};
use puzzle::Value;

/// How often the sentences are parsed again with the weights learnt so far.
const ROUNDS: usize = 3;
/// Sets of whole texts, which are more like what people post than single odd sentences are.
const LEARNT: [&str; 6] = ["english-60", "real", "lot-1", "lot-2", "lot-3", "lot-4"];
/// How often each of their sentences counts.
const TIMES: usize = 3;
/// What no weights of categories are learnt from.
const NOT_LEARNT: [&str; 10] = [
    "inferred-4.json",
    "inferred-5.json",
    "inferred-6.json",
    "inferred-7.json",
    "inferred-8.json",
    "lot-42",
    "lot-43",
    "lot-44",
    "lot-45",
    "lot-46",
];
/// A weight that is smaller says nothing.
const LEAST: f64 = 0.05;
/// How strongly a weight of the parser is drawn back to 0.
const PULL: f64 = 0.03;
const CATEGORIES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../english/data/inference.txt");
const SENTENCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../english/data/sentences.txt");
const WEIGHTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../english/data/weights.txt");
/// Passing over other words than these never gets cheaper: a known word, a negation, a number or a
/// value tells too much.
const LIGHT: [&str; 4] = ["skip word", "skip mark", "skip light", "skip place"];

fn main() -> ExitCode {
    let done = match std::env::args().nth(1).as_deref() {
        Some("categories") => train_categories(),
        Some("sentences") => train_sentences(),
        None => run(),
        Some(what) => Err(format!("what {what}? Nothing, categories or sentences")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn load(name: &str) -> Result<Set, String> {
    sets::load(Path::new(&format!("{}{name}", samples::DATA)))
}

/// What is to be learnt from the texts of a set, or of a file of short texts.
fn lessons(name: &str) -> Result<Vec<Example>, String> {
    if lists::INFERRED.contains(&name) {
        let texts = lists::load(Path::new(&format!("{}{name}", samples::DATA)))?;
        let lessons = |text: &lists::Text| {
            let categories: Vec<Vec<String>> = text.categories.values().cloned().collect();
            division::lessons(&text.text, text.places, &categories)
        };
        return Ok(texts.iter().flat_map(lessons).collect());
    }
    let lessons = |sample: &Sample| {
        let puzzle = sample.puzzle.as_ref().filter(|_| sample.trap.is_none())?;
        let categories = puzzle.categories().iter().map(|category| category.values.clone());
        let categories: Vec<Vec<String>> = categories.collect();
        Some(division::lessons(&sample.text, puzzle.houses(), &categories))
    };
    Ok(load(name)?.samples.iter().filter_map(lessons).flatten().collect())
}

fn train_categories() -> Result<(), String> {
    let all = |names: &mut dyn Iterator<Item = &str>| -> Result<Vec<Example>, String> {
        Ok(names.map(lessons).collect::<Result<Vec<_>, _>>()?.concat())
    };
    let known = |name: &&str| !NOT_LEARNT.contains(name);
    let train = all(&mut sets::WHOLE.into_iter().chain(lists::INFERRED).filter(known))?;
    let dev = all(&mut NOT_LEARNT.into_iter())?;
    let weights = division::learn(&train);
    for (what, examples) in [("learnt from", &train), ("held back", &dev)] {
        let right = division::right(examples, &weights) as f64;
        println!(
            "{what}: {:.1} % of {} right",
            100.0 * right / examples.len() as f64,
            examples.len()
        );
    }
    let old = fs::read_to_string(CATEGORIES).map_err(|error| format!("{CATEGORIES}: {error}"))?;
    let by_hand = |line: &&str| line.starts_with('#') || line.split(' ').count() == 2;
    let by_hand = old.lines().filter(by_hand).map(str::to_owned);
    let learnt = weights.iter().filter(|(_, weight)| weight.abs() >= LEAST);
    let learnt = learnt.map(|(name, weight)| format!("{name} {weight:.2}"));
    let lines: Vec<String> = by_hand.chain(learnt).collect();
    fs::write(CATEGORIES, lines.join("\n") + "\n").map_err(|error| format!("{CATEGORIES}: {error}"))
}

fn train_sentences() -> Result<(), String> {
    let read = |name: &str| {
        let path = format!("{}labelled/{name}", samples::DATA);
        fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))
    };
    let told = roles::told(&read("sentences.txt")?);
    let mut train = roles::short(&read("short.txt")?);
    let mut dev = Vec::new();
    let held: Vec<String> = std::env::args().skip(2).collect();
    if let Some(name) = held.iter().find(|name| !sets::WHOLE.contains(&name.as_str())) {
        return Err(format!("there is no set {name}"));
    }
    let told_of = |name: &&str| told.keys().any(|text| text.starts_with(&format!("{name}/")));
    for name in sets::WHOLE.into_iter().filter(told_of) {
        let set = load(name)?;
        match held.iter().any(|held| held == name) {
            true => dev.extend(roles::whole(&set, &told)),
            false => train.extend(roles::whole(&set, &told).chain(roles::parts(&set, &told))),
        }
    }
    let weights = roles::fit(&train);
    for (what, texts) in [("learnt from", &train), ("held back", &dev)] {
        let all = texts.iter().map(Vec::len).sum::<usize>();
        println!("{what}: {} of {all} sentences right", roles::right(texts, &weights));
    }
    println!("{} features", weights.features.len());
    if !held.is_empty() {
        println!("nothing is written, for sets are held back");
        return Ok(());
    }
    fs::write(SENTENCES, roles::written(&weights)).map_err(|error| format!("{SENTENCES}: {error}"))
}

fn run() -> Result<(), String> {
    let (mut train, dev) = (load("labelled/train.txt")?, load("labelled/dev.txt")?);
    for name in LEARNT {
        for _ in 0..TIMES {
            train.samples.extend(load(name)?.samples);
        }
    }
    let names = Language::unweighted().features();
    let held = |name: &String| name.starts_with("skip ") && !LIGHT.contains(&name.as_str());
    let least: Vec<f64> =
        names.iter().map(|name| if held(name) { 0.0 } else { f64::NEG_INFINITY }).collect();
    let mut weights = vec![0.0; names.len()];
    let mut best = (0, weights.clone());
    for round in 1..=ROUNDS + 1 {
        let parsed = [&train, &dev].map(|set| parsed(set, &names, &weights));
        let [before, on_dev] = [0, 1].map(|i| fit::right(&parsed[i], &weights));
        println!(
            "round {round}: train {}, dev {}",
            share(before, &parsed[0]),
            share(on_dev, &parsed[1])
        );
        if on_dev > best.0 {
            best = (on_dev, weights.clone());
        }
        if round <= ROUNDS {
            fit::fit(&parsed[0], &mut weights, &least, PULL);
            let after = fit::right(&parsed[0], &weights);
            println!("         fitted: train {}", share(after, &parsed[0]));
            for (weight, name) in weights.iter_mut().zip(&names) {
                // Which of two senses is meant is asked, not learnt.
                let of_two_senses = name.contains("?:");
                *weight = if of_two_senses { 0.0 } else { (*weight * 100.0).round() / 100.0 };
            }
        }
    }
    write(&names, &best.1)
}

fn share(right: usize, sentences: &[Sentence]) -> String {
    let possible = sentences.iter().filter(|s| s.iter().any(|reading| reading.right)).count();
    let percent = |number: usize| 100.0 * number as f64 / sentences.len().max(1) as f64;
    format!("{:.1} % right, {:.1} % among all readings", percent(right), percent(possible))
}

/// The sentences of a set as they are read with these weights.
fn parsed(set: &Set, names: &[String], weights: &[f64]) -> Vec<Sentence> {
    let mut language = Language::unweighted();
    language.weigh(names.iter().zip(weights).map(|(name, weight)| (name.as_str(), *weight as f32)));
    set.samples.iter().flat_map(|sample| sentences(&language, sample, weights)).collect()
}

fn sentences(language: &Language, sample: &Sample, weights: &[f64]) -> Vec<Sentence> {
    let Some(puzzle) = &sample.puzzle else { return Vec::new() };
    let parsed = readers::parse(language, puzzle, sample);
    let fixed: BTreeMap<Value, u8> = sample.fixed.iter().chain(&parsed.row).copied().collect();
    let candidate = |reading: &Reading, meant: &Meant| {
        let mut features: BTreeMap<usize, f64> = BTreeMap::new();
        for feature in &reading.features {
            *features.entry(*feature).or_default() += 1.0;
        }
        let learnt: f64 = features.iter().map(|(feature, times)| weights[*feature] * times).sum();
        let same = |wanted| truth::same(wanted, &reading.relation, puzzle.houses(), &fixed);
        Candidate {
            cost: f64::from(reading.cost) - learnt,
            features: features.into_iter().collect(),
            right: meant.relations.iter().any(same),
        }
    };
    let sentences = sample.hints.iter().zip(&parsed.readings);
    sentences
        .map(|(meant, readings)| readings.iter().map(|reading| candidate(reading, meant)).collect())
        .collect()
}

fn write(names: &[String], weights: &[f64]) -> Result<(), String> {
    let mut lines: Vec<(&String, f64)> =
        names.iter().zip(weights.iter().copied()).filter(|(_, weight)| *weight != 0.0).collect();
    lines.sort_by(|a, b| a.0.cmp(b.0));
    lines.dedup_by(|a, b| a.0 == b.0);
    let mut file = "# Learnt by cargo xtask train: a weight, then what it weighs.\n".to_owned();
    for (name, weight) in &lines {
        file += &format!("{weight:.2} {name}\n");
    }
    println!("{} weights", lines.len());
    fs::write(WEIGHTS, file).map_err(|error| format!("{WEIGHTS}: {error}"))
}
