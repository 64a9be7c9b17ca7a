//! Any text is read or refused with places in it; what reads, reads back as it is written.
//! `cargo +nightly fuzz run text`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use puzzle::text::Document;

fuzz_target!(|text: &str| {
    if let Ok(document) = Document::read(text) {
        let written = Document::write(document.into_puzzle());
        let again = Document::read(&written.to_string()).expect("what is written reads");
        assert_eq!(again, written);
    }
});
