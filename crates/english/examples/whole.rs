//! What is made of a text, step by step: `cargo run -p english --example whole -- FILE ...`. A file is
//! plain text, or JSON with a `text`.

use std::{env, fs};

use english::import::Import;

fn main() {
    for file in env::args().skip(1) {
        println!("== {file}");
        match fs::read_to_string(&file) {
            Ok(text) => show(&text),
            Err(error) => println!("{error}"),
        }
    }
}

fn show(file: &str) {
    let json: Option<serde_json::Value> = serde_json::from_str(file).ok();
    let text = json.as_ref().and_then(|json| json["text"].as_str()).unwrap_or(file);
    let document = english::layout::layout(text);
    println!("title {:?}, places {:?}", document.title, document.places);
    for list in &document.lists {
        println!("list {:?} {:?}, cues {:?}", list.name, list.values, list.cues);
    }
    for passage in &document.setting {
        println!("setting {}", passage.text);
    }
    for passage in &document.questions {
        println!("question {}", passage.text);
    }
    let lexicon = english::inference::Lexicon::load();
    if let Some(division) = english::inference::division(&document, lexicon) {
        println!("division into {}, before hints are read", division.places);
        for category in &division.categories {
            let inferred = if category.inferred { " (inferred)" } else { "" };
            println!("   {} {:?}{inferred}", category.name, category.values);
        }
    }
    match english::read(text) {
        Ok(import) => show_import(&import),
        Err(note) => println!("refused: {}", note.message),
    }
}

fn show_import(import: &Import) {
    println!("{}", import.summary);
    for category in &import.puzzle.categories {
        println!("   {} {:?}", category.name, category.values);
    }
    for (hint, said) in import.hints.iter().zip(&import.puzzle.hints) {
        let best = hint.readings.get(hint.chosen.unwrap_or(0));
        let best = best.map_or("-", |best| best.notation.as_str());
        let off = if hint.chosen.is_none() { " (off)" } else { "" };
        println!("{:4}. {} :: {best} {:.2}{off}", hint.number, said.text, hint.confidence);
    }
    for question in &import.puzzle.questions {
        println!("asked: {} {:?} {:?}", question.text, question.asked, question.about);
    }
    for ask in &import.asks {
        println!("to ask: {}", ask.question);
    }
    for note in &import.warnings {
        println!("line {}: {}", note.line, note.message);
    }
}
