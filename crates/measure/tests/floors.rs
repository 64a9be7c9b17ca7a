//! No set is read worse than it was.

#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeMap;

use measure::table::{Figures, Judged};
use measure::{floors, lists, readers, samples};

/// The reader of floors that are of written categories.
const LISTS: &str = "lists";

#[test]
fn nothing_is_read_worse_than_it_was() {
    let mut measured: BTreeMap<(String, String), Figures> = BTreeMap::new();
    let mut fallen = Vec::new();
    for floor in floors::load().unwrap().into_iter().filter(|floor| floor.reader != LISTS) {
        let key = (floor.reader.clone(), floor.set.clone());
        let figures = measured.entry(key).or_insert_with(|| {
            let reader = readers::named(&floor.reader).expect("a reader of this name");
            let texts = floor.texts().unwrap();
            let judged: Vec<Judged<'_>> =
                texts.samples.iter().map(|sample| Judged::of(sample, &reader)).collect();
            Figures::of(judged.iter())
        });
        let figure = figures.named(&floor.figure).expect("a figure of this name");
        if figure < floor.least {
            fallen.push(format!("{figure} instead of {floor:?}"));
        }
    }
    assert!(fallen.is_empty(), "{}", fallen.join("\n"));
}

#[test]
fn no_fewer_categories_are_found_than_were() {
    let floors = floors::load().unwrap();
    let mut fallen = Vec::new();
    for file in lists::LISTED.into_iter().chain(lists::INFERRED) {
        let texts = lists::load(&std::path::Path::new(samples::DATA).join(file)).unwrap();
        let figures = lists::Figures::of(&texts);
        let own = floors.iter().filter(|floor| floor.reader == LISTS && floor.set == file);
        assert_eq!(own.clone().count(), 3, "floors of {file}");
        for floor in own {
            let figure = figures.named(&floor.figure).expect("a figure of this name");
            if figure < floor.least {
                fallen.push(format!("{figure} instead of {floor:?}"));
            }
        }
    }
    assert!(fallen.is_empty(), "{}", fallen.join("\n"));
}
