//! Any fragment opens something, and what it opens has a stable link.
//! `cargo +nightly fuzz run link`.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|fragment: &str| {
    let packed = link::packed(fragment, str::to_owned).ok().flatten();
    let (link, problems) = link::decode(packed.as_deref().unwrap_or(fragment));
    assert!(problems.len() <= 20);
    let encoded = link.encode();
    assert!(encoded.ends_with(|c: char| c.is_ascii_alphanumeric()));
    assert_eq!(link::decode(&encoded).0.encode(), encoded);
});
