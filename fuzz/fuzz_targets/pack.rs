//! Any bytes are a puzzle or refused; a puzzle comes back as it was packed.
//! `cargo +nightly fuzz run pack`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use puzzle::pack;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(puzzle) = pack::puzzle(bytes) {
        if let Ok(packed) = pack::bytes(&puzzle) {
            assert_eq!(pack::puzzle(&packed), Ok(puzzle));
        }
    }
});
