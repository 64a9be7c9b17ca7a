//! Measures a reader of English: `cargo xtask measure english --help`.

use std::path::PathBuf;
use std::process::ExitCode;

use measure::floors;
use measure::readers::{self, Reader};
use measure::samples::{self, Set};
use measure::sets;
use measure::table::{Figures, Judged, reliability};
use serde_json::json;

const HELP: &str = "\
Usage: cargo xtask measure english [OPTIONS] [FOLDER ...]

Reads texts whose meaning is known, and says what came out right. A folder has texts in the form of
crates/english/tests/data/english-60; without any, the sets of the repository are read.

  --reader NAME   whole (where this is left out), or given: the parser, told the categories
                  alone, told the categories and hints
  --errors N      list the first N hints and texts that are wrong in each set
  --json          print all outcomes as JSON instead
  --raise         raise the floors in crates/measure/floors.txt to what was measured";

struct Options {
    name: String,
    reader: Reader,
    errors: usize,
    json: bool,
    raise: bool,
    paths: Vec<PathBuf>,
}

fn main() -> ExitCode {
    match options().and_then(|options| options.map_or(Ok(()), |options| run(&options))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn options() -> Result<Option<Options>, String> {
    let mut name = "whole".to_owned();
    let (mut errors, mut json, mut raise, mut paths) = (0, false, false, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--help" => {
                println!("{HELP}");
                return Ok(None);
            }
            "--reader" => name = value()?,
            "--errors" => errors = value()?.parse().map_err(|_| "how many errors?")?,
            "--json" => json = true,
            "--raise" => raise = true,
            option if option.starts_with('-') => return Err(format!("no option {option}\n{HELP}")),
            path => paths.push(PathBuf::from(path)),
        }
    }
    if paths.is_empty() {
        paths = sets::WHOLE.map(|set| samples::DATA.to_owned() + set).map(PathBuf::from).into();
    }
    let reader = readers::named(&name)
        .ok_or_else(|| format!("no reader {name:?}; there are {}", readers::NAMES.join(", ")))?;
    Ok(Some(Options { name, reader, errors, json, raise, paths }))
}

fn run(options: &Options) -> Result<(), String> {
    let sets = options.paths.iter().map(|path| sets::load(path));
    let sets = sets.collect::<Result<Vec<Set>, _>>()?;
    let judge = |sample| Judged::of(sample, &options.reader);
    let judged: Vec<(&Set, Vec<Judged<'_>>)> =
        sets.iter().map(|set| (set, set.samples.iter().map(judge).collect())).collect();
    if options.json {
        println!("{}", as_json(&judged));
        return Ok(());
    }
    for (set, judged) in &judged {
        list(set, judged, options.errors);
    }
    println!("{}", Figures::heading());
    for (set, judged) in &judged {
        println!("{:24} {}", set.name, Figures::of(judged.iter()));
        for (lists, what) in [(true, "with lists"), (false, "without")] {
            let some = || judged.iter().filter(|judged| judged.sample.lists == lists);
            if (1..judged.len()).contains(&some().count()) {
                println!("{:24} {}", format!("  {what}"), Figures::of(some()));
            }
        }
    }
    let every = || judged.iter().flat_map(|(_, judged)| judged);
    println!("{:24} {}", "all", Figures::of(every()));
    if options.raise {
        let measured = judged.iter().map(|(set, judged)| (&set.name, Figures::of(judged.iter())));
        floors::raise(&options.name, &measured.collect::<Vec<_>>())?;
    }
    let lines = reliability(every());
    if !lines.is_empty() {
        println!("\nHow sure the reader was, and how many hints were right:\n{}", lines.join("\n"));
    }
    Ok(())
}

/// Lists what is wrong.
fn list(set: &Set, judged: &[Judged<'_>], mut left: usize) {
    for Judged { sample, outcome, .. } in judged {
        let name = format!("{}/{}", set.name, sample.name);
        let mut say = |line: String| {
            if left > 0 {
                left -= 1;
                println!("{name}: {line}");
            }
        };
        for hint in outcome.hints.iter().filter(|hint| !hint.first) {
            let told = match (hint.asked, hint.warned, hint.among) {
                (true, _, true) => ", asked, among",
                (true, ..) => ", asked",
                (_, true, true) => ", warned, among",
                (_, true, _) => ", warned",
                (.., true) => ", among",
                _ => "",
            };
            say(format!("{} :: {} not {}{told}", hint.text, hint.wanted, hint.got));
        }
        if sample.trap.is_none() && !outcome.right && !outcome.warns {
            say("wrong without a warning".to_owned());
        }
        match &outcome.refused {
            Some(why) => say(format!("refused: {why}")),
            None if sample.trap.is_some() && !outcome.handled => say("trap not handled".to_owned()),
            None if sample.trap.is_none() && !outcome.wrong.is_empty() => {
                say(outcome.wrong.clone())
            }
            None if sample.trap.is_none() && !outcome.question => {
                say("another question".to_owned())
            }
            None => {}
        }
    }
}

fn as_json(judged: &[(&Set, Vec<Judged<'_>>)]) -> serde_json::Value {
    let texts =
        judged.iter().flat_map(|(set, judged)| judged.iter().map(move |judged| (set, judged)));
    let texts = texts.map(|(set, Judged { sample, outcome, time })| {
        let hints = outcome.hints.iter().map(|hint| {
            json!({
                "text": hint.text, "wanted": hint.wanted, "got": hint.got, "right": hint.first,
                "among": hint.among, "asked": hint.asked, "warned": hint.warned,
                "confidence": hint.confidence,
            })
        });
        json!({
            "set": set.name, "text": sample.name, "lists": sample.lists,
            "refused": outcome.refused, "right": outcome.right, "wrong": outcome.wrong,
            "question": outcome.question, "asks": outcome.asks, "warns": outcome.warns,
            "handled": outcome.handled, "milliseconds": time.as_secs_f64() * 1000.0,
            "hints": hints.collect::<Vec<_>>(),
        })
    });
    texts.collect()
}
