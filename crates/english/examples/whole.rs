//! What is made of a text: `whole FILE` (text, or JSON with a `text`).
use std::{env, fs};
fn main() {
    for file in env::args().skip(1) {
        let text = fs::read_to_string(&file).unwrap();
        let json: Option<serde_json::Value> = serde_json::from_str(&text).ok();
        let text = json.as_ref().and_then(|j| j["text"].as_str()).unwrap_or(&text).to_owned();
        println!("=========== {file}");
        if env::var("TEXT").is_ok() {
            println!("{text}");
        }
        let document = english::layout::layout(&text);
        println!("TITLE {:?} PLACES {:?}", document.title, document.places);
        for l in &document.lists {
            println!("LIST {:?} {:?} cues {:?} ord {}", l.name, l.values, l.cues, l.ordered);
        }
        for p in &document.setting {
            println!("SETTING {}", p.text);
        }
        for p in &document.questions {
            println!("QUESTION {}", p.text);
        }
        for d in english::inference::divisions(&document).iter().take(2) {
            println!("DIVISION {} cost {}", d.places, d.cost);
            for c in &d.categories {
                println!("   {} {:?} inferred {} cues {:?}", c.name, c.values, c.inferred, c.cues);
            }
        }
        match english::read(&text) {
            Err(e) => println!("REFUSED {}", e.message),
            Ok(i) => {
                println!("SUMMARY {}", i.summary);
                for (h, p) in i.hints.iter().zip(&i.puzzle.hints) {
                    let best = h.chosen.or(Some(0)).and_then(|c| h.readings.get(c));
                    println!(
                        "  {}. {} :: {} {:.2}{}",
                        h.number,
                        p.text,
                        best.map_or("-", |b| b.notation.as_str()),
                        h.confidence,
                        if h.chosen.is_none() { " OFF" } else { "" }
                    );
                }
                for q in &i.puzzle.questions {
                    println!("  Q {} {:?} {:?}", q.text, q.asked, q.about);
                }
                for w in &i.warnings {
                    println!("  W {}: {}", w.line, w.message);
                }
                for a in &i.asks {
                    println!("  A {}", a.question);
                }
            }
        }
    }
}
