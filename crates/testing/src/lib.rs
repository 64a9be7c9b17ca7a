//! What tests of several crates share: random puzzles and problems, the published puzzles as numbers,
//! and a count by brute force that is written to be read. No program depends on it.
//!
//! ```
//! use solver::{Core, Unwatched};
//! use testing::{brute, problems};
//!
//! let (problem, active) = problems::small_problem(&mut puzzle::Random::new(1));
//! let all = brute::arrangements(&problem);
//! let solutions = brute::solutions(&problem, &all, &active);
//!
//! let count = Core::new(problem.clone()).count(&active, &mut Unwatched);
//! assert_eq!(count.exact().unwrap().to_u64(), Some(solutions.len() as u64));
//! ```

pub mod brute;
pub mod problems;
pub mod published;
pub mod puzzles;
