//! What is found of written categories: `cargo run --release -p measure --example lists -- FILE …`.

use std::path::Path;

use measure::lists::{Found, load};

fn main() -> Result<(), String> {
    for file in std::env::args().skip(1) {
        let texts = load(Path::new(&file))?;
        let (mut right, mut categories, mut all, mut hints, mut of) = (0, 0, 0, 0, 0);
        let (mut invented, mut taken) = (0, 0);
        for (text, number) in texts.iter().zip(1..) {
            let found = Found::of(text);
            right += usize::from(found.is_right());
            categories += found.categories;
            all += text.categories.len();
            hints += found.hints.iter().filter(|found| **found).count();
            of += found.hints.len();
            invented += found.invented.len();
            taken += found.taken.len();
            if found.is_right() {
                continue;
            }
            println!("{number}. {}", text.style);
            found.lost.iter().for_each(|one| println!("    lost {one}"));
            found.invented.iter().for_each(|one| println!("    invented {one}"));
            for (hint, found) in text.hints.iter().zip(&found.hints) {
                if !found {
                    println!("    no hint: {hint}");
                }
            }
            found.taken.iter().for_each(|one| println!("    taken for a hint: {one}"));
        }
        println!(
            "{file}: {right} of {} texts, {categories} of {all} categories, {invented} invented; \
             {hints} of {of} hints, {taken} taken for one",
            texts.len()
        );
    }
    Ok(())
}
