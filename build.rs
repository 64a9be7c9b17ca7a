//! Reads the presets with the project's own reader while building, so that the page carries the
//! puzzles and not the reader: a tenth of its download.

// The reader's modules as they are; a build reads, and leaves the rest of them unused.
#![allow(dead_code, unused_imports)]

use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "src/puzzle/mistake.rs"]
mod mistake;
#[path = "src/puzzle/model.rs"]
mod model;
#[path = "src/puzzle/ordinals.rs"]
mod ordinals;
#[path = "src/puzzle/pack/mod.rs"]
mod pack;
#[path = "src/puzzle/relation.rs"]
mod relation;
#[path = "src/puzzle/sets.rs"]
mod sets;
#[path = "src/puzzle/text/mod.rs"]
mod text;
#[path = "src/puzzle/wording.rs"]
mod wording;

use mistake::Mistake;
use model::{
    About, Asked, Category, Hint, Invalid, MAX_CATEGORIES, MAX_HOUSES, MIN_HOUSES, Puzzle,
    PuzzleParts, Question, Value,
};
use ordinals::ORDINALS;
use relation::{Order, Relation};
use sets::{Houses, Offsets};

fn main() {
    println!("cargo::rerun-if-changed=src/puzzle");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let folder = Path::new("src/puzzle/presets");
    let entries = fs::read_dir(folder).expect("the folder of presets can be read");
    for entry in entries {
        let path = entry.expect("the folder of presets can be read").path();
        let text = fs::read_to_string(&path).expect("a preset is UTF-8 text");
        let puzzle = match text::Document::read(&text) {
            Ok(document) => document.into_puzzle(),
            Err(errors) => panic!("{}: {errors}", path.display()),
        };
        let bytes = pack::bytes(&puzzle).expect("a preset is small");
        let name = path.with_extension("puzzle");
        let name = name.file_name().expect("a preset has a name");
        fs::write(out.join(name), bytes).expect("the build's folder can be written");
    }
}
