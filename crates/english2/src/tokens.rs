//! Words of a sentence.
