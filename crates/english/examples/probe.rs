use english::document::List;
use english::reading::{Before, Language, Reader};
use std::io::Read;
fn main() {
    let language = Language::load();
    let row = std::env::args().nth(1).unwrap_or("Five people live in a row of five houses, numbered 1 to 5 from left to right.".into());
    let list = |name: &str, values: &str| List { name: name.into(), values: values.split(", ").map(Into::into).collect(), ..List::default() };
    let file = std::env::args().nth(2).map(|f| std::fs::read_to_string(f).unwrap());
    let lists: Vec<List> = if let Some(f) = &file { f.lines().map(|l| { let (n, v) = l.split_once(": ").unwrap(); let mut x = list(n.trim_start_matches('*'), v); x.ordered = n.starts_with('*'); x }).collect() } else { vec![list("Name", "Dunstan, Salty, Leeds, Studio, Ruby"), list("Pet", "cat, feather, tortoise, rabbit, claw"), list("Drink", "tea, milk, cocoa, wine, Twix"), list("Colour", "red, green, blue, western, white")] };
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let hints: Vec<&str> = text.lines().collect();
    let reader = Reader::new(language, &lists, lists[0].values.len() as u8, &[&row], &hints);
    let names = language.features();
    let show = |r: &puzzle::Relation| { let mut s = format!("{r:?}"); for (c, l) in lists.iter().enumerate() { for (i, v) in l.values.iter().enumerate() { s = s.replace(&format!("Value {{ category: {c}, index: {i} }}"), v); } } s };
    for hint in hints {
        println!("{hint}");
        for r in reader.read(hint, &Before::default()).iter().take(4) {
            let f: Vec<&str> = r.features.iter().map(|f| names[*f].as_str()).collect();
            println!("   {:.2} {} {}", r.cost, show(&r.relation), if std::env::var("V").is_ok() { f.join(" | ") + &r.pieces.iter().map(|p| format!(" [{:?} {}]", p.kind, &hint[p.range.clone()])).collect::<String>() } else { String::new() });
        }
    }
}
