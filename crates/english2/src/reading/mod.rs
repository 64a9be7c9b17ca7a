//! Reads a sentence about known values.
