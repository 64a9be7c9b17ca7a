//! The shared bitmask core: exact counts of solutions, and what follows from them.
