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
pub enum Request {
    /// The puzzle that the requests after this one are about, in numbers. Not answered.
    Load(Problem),
    /// All that Explore shows for these hints.
    Survey {
        /// The number of the request.
        request: u32,
        /// The hints that are on.
        active: HintSet,
    },
    /// One solution.
    Solution {
        /// The number of the request.
        request: u32,
        /// The hints that are on.
        active: HintSet,
        /// Its place in the core's order, from 0.
        index: u64,
    },
    /// A job of a view other than Explore. Only the engine of those views knows what is in it, so only
    /// that one has the code to read it.
    Tool {
        /// The number of the request.
        request: u32,
        /// A [`Job`](crate::tools::Job).
        job: Vec<u8>,
    },
    /// The puzzle in words, for the [`Request::Tool`]s after this one. Not answered.
    Open(PuzzleParts),
}

impl Request {
    /// Its number, which those that answer it carry; those of [`Request::Load`] and [`Request::Open`] are 0.
    pub fn number(&self) -> u32 {
        match self {
            Self::Load(_) | Self::Open(_) => 0,
            Self::Survey { request, .. }
            | Self::Solution { request, .. }
            | Self::Tool { request, .. } => *request,
        }
    }

    /// Whether a newer request of this kind makes it pointless.
    pub fn is_main(&self) -> bool {
        !matches!(self, Self::Solution { .. })
    }
}

/// From the engine to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Response {
    /// The engine listens now.
    Ready,
    /// Still at work on the request.
    Alive {
        /// The number of the request.
        request: u32,
        /// What is known by now.
        partial: Partial,
    },
    /// The answer to [`Request::Survey`].
    Survey {
        /// The number of the request.
        request: u32,
        /// What was found; shared, because every action that is kept for a click could be one.
        survey: Rc<Survey>,
    },
    /// The answer to [`Request::Solution`].
    Solution {
        /// The number of the request.
        request: u32,
        /// Its place.
        index: u64,
        /// The solution; `None` when there are not so many.
        solution: Option<Solution>,
    },
    /// An answer to [`Request::Tool`]; there may be several, one after another.
    Tool {
        /// The number of the request.
        request: u32,
        /// Whether it is the last one.
        last: bool,
        /// What the kind of job says it is.
        news: Vec<u8>,
    },
    /// The request cannot be answered. This the page's end of the bridge says.
    Failed {
        /// The number of the request.
        request: u32,
        /// Why, in plain words.
        why: String,
    },
}

impl Response {
    /// The number of the request that it answers; nothing for [`Response::Ready`].
    pub fn request(&self) -> Option<u32> {
        match self {
            Self::Ready => None,
            Self::Alive { request, .. }
            | Self::Survey { request, .. }
            | Self::Solution { request, .. }
            | Self::Tool { request, .. }
            | Self::Failed { request, .. } => Some(*request),
        }
    }
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
        let message = Response::Alive { request: 7, partial };
        assert_eq!(decode(&encode(&message)), Some(message));
    }

    #[test]
    fn garbage_is_no_message() {
        assert_eq!(decode::<Request>(&[]), None);
        assert_eq!(decode::<Request>(&[250, 1, 2, 3]), None);
    }
}
