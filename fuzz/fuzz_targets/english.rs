//! Any text is a puzzle or refused, and a puzzle that came from English reads back as it is
//! written. `cargo +nightly fuzz run english`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use english::read;
use puzzle::Puzzle;
use puzzle::text::Document;

fuzz_target!(|text: &str| {
    if let Ok(imported) = read(text) {
        let puzzle = Puzzle::new(imported.puzzle).expect("what was read is a puzzle");
        let written = Document::write(puzzle);
        assert_eq!(Document::read(&written.to_string()), Ok(written));
    }
});
