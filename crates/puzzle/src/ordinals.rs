//! Ordinals in words: read in plain English, written in explanations.

/// "First" to "sixteenth": as many as a puzzle has houses at most.
pub const ORDINALS: [&str; 16] = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
];
