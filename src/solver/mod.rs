//! The shared bitmask core: exact counts of solutions, and what follows from them.
//!
//! It knows numbers, not words: a [`Problem`] is all it gets of a puzzle. Arrows point down:
//!
//! | file | what it is for |
//! |---|---|
//! | `core` | [`Core`]: everything that can be asked of a problem |
//! | `statuses`, `marginals`, `search`, `solution` | the searches: whether a hint matters; shares; counts; single solutions |
//! | `propagate` | filtering candidates |
//! | `network` | an active set of hints compiled to variables and what holds between them |
//! | `constraint`, `table` | relations brought down to tables of house pairs, and formulas over them |
//! | `memo`, `number` | bounded memory of components counted; the integers counted with |
//! | `problem`, `count`, `watch` | what goes in, what comes out, how to stop it |

pub mod checker;
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
mod natural;
mod network;
mod number;
mod order;
mod problem;
mod propagate;
mod search;
mod sets;
mod solution;
mod statuses;
mod switched;
mod table;
mod watch;

pub use self::core::{Core, Shares, Survey};
pub use count::{Count, NotACount, Tally};
pub use lattice::{Lattice, NoLattice};
pub use problem::{OutOfLimits, Problem};
pub use sets::{Found, Goal, HintSets, SetSearch};
pub use solution::{Solution, Solutions};
pub use statuses::{Known, Status};
pub use watch::{Progress, Unwatched, Watch};
