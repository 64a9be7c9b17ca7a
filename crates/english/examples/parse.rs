//! How well hints are read when the categories are given: `parse FOLDER... [--errors N]`.
use std::{env, fs};

use english::reading::{Before, Language, Listed, Reader, Samples};
use puzzle::{Puzzle, Relation, Value, text::Document};
use serde_json::Value as Json;

fn puzzle_of(json: &Json) -> (Vec<Listed>, u8) {
    let n = json["n"].as_u64().unwrap() as u8;
    let text = json["text"].as_str().unwrap().to_lowercase();
    let _ = &text;
    let mut list = Vec::new();
    for (name, values) in json["categories"].as_object().unwrap() {
        let values =
            values.as_array().unwrap().iter().map(|v| v.as_str().unwrap().to_owned()).collect();
        list.push(Listed { name: name.clone(), values, ..Listed::default() });
    }
    (list, n)
}

fn formal(categories: &[Listed], n: u8, formal: &str) -> Option<Relation> {
    let mut text = format!("houses: {n}\n");
    for category in categories {
        let values: Vec<String> = category
            .values
            .iter()
            .map(|v| if v.contains(',') { format!("\"{v}\"") } else { v.clone() })
            .collect();
        text += &format!("{}: {}\n", category.name, values.join(", "));
    }
    text += &format!("\n1. x :: {formal}\n");
    match Document::read(&text) {
        Ok(document) => document.puzzle().hints()[0].relation.clone(),
        Err(why) => {
            if env::var("BAD").is_ok() {
                eprintln!("{formal}: {why}");
            }
            None
        }
    }
}

/// With the category that orders the row at its places.
fn fixed(relation: &Relation, reader: &Reader<'_>) -> Relation {
    let scene = reader.scene();
    let Some(row) = scene.row else { return relation.clone() };
    fn go(relation: &Relation, at: &dyn Fn(Value) -> Option<u8>, n: u8) -> Relation {
        use Relation::*;
        let g = |r: &Relation| go(r, at, n);
        let set = |f: &dyn Fn(u8) -> bool| {
            (0..n)
                .filter(|h| f(*h))
                .fold(puzzle::Houses::NONE, |a, h| a.union(puzzle::Houses::only(h)))
        };
        let truth = |b: bool| if b { And(vec![]) } else { Or(vec![]) };
        match relation {
            In(v, h) => at(*v).map_or_else(|| relation.clone(), |p| truth(h.contains(p))),
            Offset(a, b, o) => match (at(*a), at(*b)) {
                (None, None) => relation.clone(),
                (Some(p), None) => In(*b, set(&|k| o.contains(k as i8 - p as i8))),
                (None, Some(p)) => In(*a, set(&|k| o.contains(p as i8 - k as i8))),
                (Some(p), Some(q)) => truth(o.contains(q as i8 - p as i8)),
            },
            Between { middle, ends: (a, b), order } => {
                let lt = puzzle::Offsets::SOMEWHERE_LEFT;
                let way = |a: Value, b: Value| {
                    And(vec![g(&Offset(a, *middle, lt)), g(&Offset(*middle, b, lt))])
                };
                if *order == puzzle::Order::Either {
                    Or(vec![way(*a, *b), way(*b, *a)])
                } else {
                    way(*a, *b)
                }
            }
            Not(r) => Not(Box::new(g(r))),
            And(p) => And(p.iter().map(g).collect()),
            Or(p) => Or(p.iter().map(g).collect()),
            Xor(a, b) => Xor(Box::new(g(a)), Box::new(g(b))),
            If(a, b) => If(Box::new(g(a)), Box::new(g(b))),
            Iff(a, b) => Iff(Box::new(g(a)), Box::new(g(b))),
        }
    }
    let at = |v: Value| (v.category == row).then(|| scene.order[usize::from(v.index)]);
    go(relation, &at, scene.places)
}

fn main() {
    let mut args: Vec<String> = env::args().skip(1).collect();
    let mut errors = 0;
    if let Some(at) = args.iter().position(|a| a == "--errors") {
        errors = args[at + 1].parse().unwrap();
        args.drain(at..at + 2);
    }
    let language = Language::load();
    for folder in args {
        let mut files: Vec<_> = fs::read_dir(&folder)
            .unwrap()
            .map(|f| f.unwrap().path())
            .filter(|p| p.extension().is_some_and(|e| e == "json"))
            .collect();
        files.sort();
        let (mut all, mut top1, mut top4, mut none, mut texts, mut unread) = (0, 0, 0, 0, 0, 0);
        let mut bins = [(0, 0); 6];
        let begun = std::time::Instant::now();
        for file in &files {
            let json: Json = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
            let (categories, n) = puzzle_of(&json);
            let hints: Vec<&str> = json["hints"]
                .as_array()
                .unwrap()
                .iter()
                .map(|h| h["text"].as_str().unwrap())
                .collect();
            let reader =
                Reader::new(&language, &categories, n, &[json["text"].as_str().unwrap()], &hints);
            let mut before = Before::default();
            let mut right = true;
            for hint in json["hints"].as_array().unwrap() {
                let text = hint["text"].as_str().unwrap();
                let truths: Vec<Relation> = ["formal", "other_reading"]
                    .iter()
                    .filter_map(|k| hint[*k].as_str())
                    .filter_map(|f| formal(&categories, n, f))
                    .collect();
                if truths.is_empty() {
                    unread += 1;
                    continue;
                }
                let readings = reader.read(text, &before);
                let values: Vec<Value> = truths
                    .iter()
                    .flat_map(Relation::values)
                    .chain(readings.iter().flat_map(|r| r.relation.values()))
                    .collect();
                let samples = Samples::of(&values, n);
                let truths: Vec<_> =
                    truths.iter().map(|t| samples.truth(&fixed(t, &reader))).collect();
                let hits: Vec<bool> = readings
                    .iter()
                    .map(|r| truths.contains(&samples.truth(&fixed(&r.relation, &reader))))
                    .collect();
                all += 1;
                none += usize::from(readings.is_empty());
                top4 += usize::from(hits.iter().take(4).any(|h| *h));
                let ok = hits.first() == Some(&true);
                if let Some(first) = readings.first() {
                    let mass: f32 =
                        readings.iter().map(|r| (first.cost - r.cost).exp()).sum::<f32>()
                            + (first.cost - 9.0).exp();
                    let p = 1.0 / mass;
                    let bin = [0.5, 0.7, 0.9, 0.97, 0.99, 2.0].iter().position(|b| p < *b).unwrap();
                    bins[bin].0 += 1;
                    bins[bin].1 += usize::from(ok);
                }
                if ok {
                    top1 += 1
                } else {
                    right = false;
                    if errors > 0 {
                        errors -= 1;
                        println!(
                            "- {} {text}\n    TRUE {}",
                            file.file_stem().unwrap().to_string_lossy(),
                            hint["formal"].as_str().unwrap()
                        );
                        let parts = puzzle::PuzzleParts {
                            houses: n,
                            categories: categories
                                .iter()
                                .map(|c| puzzle::Category::new(c.name.clone(), c.values.clone()))
                                .collect(),
                            ..Default::default()
                        };
                        if let Ok(p) = Puzzle::new(parts) {
                            for r in readings.iter().take(3) {
                                println!(
                                    "    {:.1} {}",
                                    r.cost,
                                    puzzle::text::relation_text(&p, &r.relation)
                                );
                            }
                        }
                    }
                }
                before = readings
                    .first()
                    .map(|r| Before { subject: r.subject.clone(), object: r.object.clone() })
                    .unwrap_or_default();
            }
            texts += usize::from(right);
        }
        let ms = begun.elapsed().as_secs_f64() * 1000.0;
        println!(
            "{folder}: {all} hints ({unread} truths unread), top1 {:.1} % top4 {:.1} %, none {none}, texts {texts}/{}, {:.1} ms a text",
            100.0 * top1 as f64 / all as f64,
            100.0 * top4 as f64 / all as f64,
            files.len(),
            ms / files.len() as f64
        );
        println!("   confidence <.5 .7 .9 .97 .99 1: {bins:?}");
    }
}
