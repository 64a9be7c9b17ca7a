//! A puzzle solved as a person would, step by step: from what is known, the next thing to see, with
//! just the hints and facts it takes, and the sentences that say so.
//!
//! It does not count solutions and does not use the solver; the tests check every step with it.
//!
//! ```
//! use explain::{Ending, Knowledge, Story, Words};
//! use puzzle::numbers;
//!
//! let puzzle = presets::find("fish").unwrap().puzzle();
//! let words = Words::of(&puzzle);
//! let mut story =
//!     Story::new(&puzzle, &numbers::switchable(&puzzle), Knowledge::nothing(&puzzle));
//!
//! let first = story.next().unwrap();
//! assert_eq!(first.hints, [7, 8]); // Hints 8 and 9: by index, from 0.
//! assert_eq!(words.conclusion(&first), "Milk 3, Norwegian 1.");
//!
//! assert_eq!(story.by_ref().count(), 10);
//! assert_eq!(story.ending(), Some(&Ending::Solved));
//! ```
//!
//! | files | what they are for |
//! |---|---|
//! | `story` | [`Story`]: step after step, cheap ones that belong together told as one; at its end without those that were not needed |
//! | `told` | how a step that is seen is told by what is known then |
//! | `search` | the next conclusion, by effort |
//! | `finish` | from a conclusion to a step with no reason too many |
//! | `technique` | the techniques, one a file: how each is found and told, and what it costs |
//! | `telling` | sentences as claims and reasons, without words; in full and in signs |
//! | `suppose` | what to suppose where no technique sees anything |
//! | `refute` | how a supposition fails |
//! | `derive`, `thoughts` | what techniques see one after another, with reasons; what of it is told |
//! | `shorten` | a shorter way to the same end |
//! | `filter`, `entail` | the same without reasons; what follows at all, by counterexample |
//! | `clue`, `knowledge` | hints made ready; what is known |
//! | `why_not` | why a value is not in a house, or the solution that has it there; what of a player's marks may be a reason |
//! | `why_now` | what makes a step the next one |
//! | `standing` | how a hint stands against what is known |
//! | `lexicon` | what to call values, and facts as clauses |
//! | `step`, `rating`, `words` | what comes out: steps, how hard they are, sentences |
//! | `post` | the whole as plain text and as Markdown |
//!
//! docs/explain.md says how steps are costed and ordered, and after whom.

mod arrange;
mod clue;
mod derive;
mod earlier;
mod entail;
mod filter;
mod finish;
mod knowledge;
mod lexicon;
mod post;
mod prune;
mod rating;
mod refute;
mod search;
mod shorten;
mod standing;
mod step;
mod story;
mod suppose;
mod technique;
mod telling;
mod thoughts;
mod told;
mod why_not;
mod why_now;
mod words;

pub use earlier::Earlier;
pub use knowledge::{Fact, Knowledge, With};
pub use post::{PostStep, hints_used, plain_post, post};
pub use rating::{Level, Rating};
pub use standing::Standing;
pub use step::{Ending, Step};
pub use story::Story;
pub use technique::{Apart, Case, CaseEnd, Technique, Thought};
pub use telling::{Point, Sentence, Under};
pub use why_not::{WhyNot, proven};
pub use words::{Nudge, Words};
