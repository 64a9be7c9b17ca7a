//! Any file is a collection, and a collection comes back as it was written.
//! `cargo +nightly fuzz run store`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use store::{read_collection, write_collection};

fuzz_target!(|file: &str| {
    if let Ok(puzzles) = read_collection(file, "file") {
        assert_eq!(read_collection(&write_collection(&puzzles), "file"), Ok(puzzles));
    }
});
