//! What the solver's tests share: a brute-force judge, random problems, the published puzzles.

#![allow(dead_code, reason = "each test binary uses its part of it")]

pub mod brute;
pub mod published;
pub mod random;
