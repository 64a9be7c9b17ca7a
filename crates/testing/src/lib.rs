//! What tests and benchmarks of several crates share: random puzzles and problems, the published
//! puzzles as numbers, and what is written to be read: a count by brute force, and checks of what
//! searches claim. No program depends on it.
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
pub mod checker;
pub mod problems;
pub mod published;
pub mod puzzles;
pub mod recipe;
