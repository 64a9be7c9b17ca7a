//! Human steps: from what is known the next thing that can be seen, with the hints and facts that
//! it takes and no more.
mod case;
mod clue;
mod derive;
mod entail;
mod filter;
mod finish;
mod knowledge;
mod search;
mod step;
mod story;
mod technique;
mod words;

pub use knowledge::{Fact, Knowledge};
pub use step::{Case, CaseEnd, Ending, Step, Thought};
pub use story::Story;
pub use technique::Technique;
pub use words::{Nudge, Words};
