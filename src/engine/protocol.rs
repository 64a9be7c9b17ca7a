//! Requests and responses, and their bytes.
//!
//! The page numbers its requests; each response says which it answers. Numbers of solutions travel
//! as the core has them, so none is rounded on the way.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use puzzle::{HintSet, PuzzleParts};
use solver::{Partial, Problem, Solution, Survey};

/// From the page to the engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// Its number, which those that answer it carry; 0 for what is not answered.
    pub number: u32,
    /// What is asked.
    pub ask: Ask,
}

/// What the page asks of an engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// The puzzle that the requests after this one are about, in numbers. Not answered.
    Load(Problem),
    /// All that Explore shows for these hints.
    Survey(HintSet),
    /// One solution.
    Solution {
        /// The hints that are on.
        active: HintSet,
        /// Its place in the core's order, from 0.
        index: u64,
    },
    /// A [`Job`](crate::tools::Job) of a view other than Explore. Only the engine of those views knows
    /// what is in it, so only that one has the code to read it.
    Tool(Vec<u8>),
    /// The puzzle in words, for the [`Ask::Tool`]s after this one. Not answered.
    Open(PuzzleParts),
}

impl Ask {
    /// Whether a newer one of this kind makes it pointless.
    pub fn is_main(&self) -> bool {
        !matches!(self, Self::Solution { .. })
    }
}

/// From the engine to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Response {
    /// The number of the request that it answers; 0 for [`Answer::Ready`].
    pub request: u32,
    /// What is said.
    pub answer: Answer,
}

/// What an engine says to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// The engine listens now.
    Ready,
    /// Still at work on the request; this much is known by now.
    Alive(Partial),
    /// The answer to [`Ask::Survey`]; shared, because every action that is kept for a click could be one.
    Survey(Rc<Survey>),
    /// The answer to [`Ask::Solution`].
    Solution {
        /// Its place.
        index: u64,
        /// The solution; `None` when there are not so many.
        solution: Option<Solution>,
    },
    /// An answer to [`Ask::Tool`]; there may be several, one after another.
    Tool {
        /// Whether it is the last one.
        last: bool,
        /// What the kind of job says it is.
        news: Vec<u8>,
    },
    /// The request cannot be answered, and why, in plain words. This the page's end of the bridge says.
    Failed(String),
}

/// The bytes of a message.
pub fn encode<M: Serialize>(message: &M) -> Vec<u8> {
    // The types above hold nothing that the format cannot carry, and memory is the only writer.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// The message of the bytes; `None` when they are not one.
pub fn decode<'b, M: Deserialize<'b>>(bytes: &'b [u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use solver::Tally;

    #[test]
    fn counts_past_53_bits_cross_unrounded() {
        let count = Some(Tally::AtLeast("9007199254740993".parse().unwrap()));
        let partial = Partial { count, fraction: Some(0.25), ..Partial::default() };
        let message = Response { request: 7, answer: Answer::Alive(partial) };
        assert_eq!(decode(&encode(&message)), Some(message));
    }

    #[test]
    fn garbage_is_no_message() {
        assert_eq!(decode::<Request>(&[]), None);
        assert_eq!(decode::<Request>(&[250, 1, 2, 3]), None);
    }
}
