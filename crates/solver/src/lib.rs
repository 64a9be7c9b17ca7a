//! The shared bitmask core: exact counts of solutions, and what follows from them.
//!
//! It knows numbers, not words: a [`Problem`] is all it gets of a puzzle. [`Core`] answers everything
//! that can be asked of one.
//!
//! It does not explain its answers (`explain` does), estimate, or look at a clock: long work asks a
//! [`Watch`] whether to go on.
//!
//! ```
//! use puzzle::numbers;
//! use solver::{Core, Problem, Unwatched};
//!
//! let puzzle = presets::find("fish").unwrap().puzzle();
//! let mut core = Core::new(Problem::from(&puzzle));
//!
//! let all = numbers::switchable(&puzzle);
//! assert_eq!(core.count(&all, &mut Unwatched).exact().unwrap().to_string(), "1");
//!
//! let without_9 = all.toggled(8);
//! assert_eq!(core.count(&without_9, &mut Unwatched).exact().unwrap().to_string(), "17");
//! ```
//!
//! Files, from the top down:
//!
//! | files | what they are for |
//! |---|---|
//! | `core` | [`Core`]: everything that can be asked of a problem |
//! | `statuses`, `spare`, `sets`, `lattice`, `shares` | which hints matter; which can go; minimal sets; all sets; shares |
//! | `search`, `frames`, `choice`, `naming`, `marginals`, `columns` | the component search and its counts |
//! | `part`, `eliminate`, `switched` | variable elimination, and the same with hints as switches |
//! | `solution`, `hitting` | single solutions; smallest hitting sets |
//! | `propagate`, `sieve` | filtering candidates; by formulas |
//! | `network` | an active set of hints compiled to variables and what holds between them |
//! | `constraint` | relations brought down to sets of house pairs, and formulas over them |
//! | `memo`, `number`, `natural`, `order` | bounded memory of components counted; the integers counted with; a small sort |
//! | `problem`, `count`, `bounds`, `watch` | what goes in, what comes out, what counts prove of each other, how to stop it |
//!
//! # How a count is made
//!
//! 1. **Compile.** Values that a hint puts in one house become one variable. Hints between two
//!    variables become one table of allowed pairs of houses. What takes three values or more stays a
//!    formula. Values that no hint mentions are left out: they give (n − k)! for a category with k
//!    mentioned.
//! 2. **Filter** candidates (`propagate` says what it reaches and what not).
//! 3. **Split** into components that share no live constraint. A variable that is free to take
//!    whatever its rivals leave is let go for a factor.
//! 4. **Look up** each component under a name that forgets which variables it has and, where only
//!    differences are left, the order of houses.
//! 5. **Sum out or branch**, component by component, whichever a look ahead finds cheaper.
//!
//! | engine | good at | cost | does not |
//! |---|---|---|---|
//! | component search: DPLL counting with caching (Bayardo and Pehoushek 2000, Sang et al. 2004, Thurley 2006) | many hints: filtering leaves little | about a microsecond a node | learn from dead ends; they are rare here |
//! | variable elimination: bucket elimination (Dechter 1999), with a second sweep for shares | few hints: small neighbourhoods | some nanoseconds a way to place a neighbourhood, exponential in the largest, known beforehand | filter; take more than 64 variables |
//! | elimination with hints as switches | all sets of up to 20 hints in one go | as above times 2 to the hints passing through | anything where its tables would outgrow memory: then the sets are counted one by one |
//! | depth-first search for one solution | statuses and sets: a counterexample, not a count | microseconds, as long as filtering is strong | remember dead ends |
//! | implicit hitting sets (Reiter 1987; Liffiton et al. 2016; Ignatiev et al. 2015) | minimal sets, smallest first | a search a step; the number of sets can be exponential | promise an end: it can be stopped and says what is proven |
//!
//! # Why the numbers are exact
//!
//! Nothing is estimated or rounded. Before a search, the ways to place the values that have candidates
//! left, which no count in it can exceed, pick the integers: 64 bits, 128 bits or as many as it takes,
//! so nothing can overflow. A count that is stopped says [`Tally::AtLeast`]. That bound is proven: it
//! is the sum over the parts that are done. Memory is bounded: components are remembered up to a
//! limit, the oldest are forgotten, and tables past a size are refused.

mod bounds;
mod choice;
mod columns;
mod constraint;
mod core;
mod count;
mod eliminate;
mod frames;
mod hitting;
mod lattice;
mod marginals;
mod memo;
mod naming;
mod natural;
mod network;
mod number;
mod order;
mod part;
mod problem;
mod propagate;
mod search;
mod sets;
mod shares;
mod sieve;
mod solution;
mod spare;
mod statuses;
mod survey;
mod switched;
mod watch;

pub use self::core::{Core, SmallCore};
pub use bounds::tighten;
pub use count::{Count, NotACount, Tally};
pub use lattice::{Lattice, NoLattice};
pub use problem::Problem;
pub use sets::{Found, Goal, HintSets, SetSearch};
pub use shares::Shares;
pub use solution::{Solution, Solutions};
pub use statuses::{Known, Status};
pub use survey::{Listener, Partial, Survey, keep_going};
pub use watch::{Progress, Unwatched, Watch};
