//! Prints how a text is taken apart: `layout FILE …`.

fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let document = english::layout::layout(&text);
        println!("@ {path}\nTITLE {}\nPLACES {:?}", document.title, document.places);
        for list in document.lists {
            println!(
                "LIST {} [{}] {}: {}",
                list.name,
                list.cues.join(" "),
                list.ordered,
                list.values.join(" | ")
            );
        }
        for (kind, passages) in [
            ("SETTING", document.setting),
            ("HINT", document.hints),
            ("QUESTION", document.questions),
        ] {
            for passage in passages {
                println!("{kind} {:?} {}: {}", passage.number, passage.line, passage.text);
            }
        }
    }
}
