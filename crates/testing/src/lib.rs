//! What tests of several crates share: random puzzles and problems, the published puzzles with their
//! figures, and a count by brute force that is written to be read.

pub mod brute;
pub mod problems;
pub mod published;
pub mod puzzles;
