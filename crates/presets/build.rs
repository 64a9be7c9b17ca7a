//! Reads the presets with the project's own reader while building, so that the page carries the
//! puzzles and not the reader: a tenth of its download.

use std::path::{Path, PathBuf};
use std::{env, fs};

use puzzle::{pack, text};

fn main() {
    println!("cargo::rerun-if-changed=puzzles");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let folder = Path::new("puzzles");
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
