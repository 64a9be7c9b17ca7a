//! How the page asks the core: what goes over the bridge, and both of its ends.
//!
//! | module | what it is for |
//! |---|---|
//! | [`protocol`] | requests and responses, and their bytes; no web |
//! | [`service`] | answers requests with the core; no web |
//! | `serve` | the far end: the service behind a worker's messages |
//! | `host` | where the far end runs: a worker, or the page itself where workers are refused |
//! | [`queue`] | the order of its jobs, overtaking; no web |
//! | `bridge` | the near end: handshake, watch over the worker, replacement |

pub mod protocol;
pub mod queue;
pub mod service;

mod bridge;
mod host;
pub mod serve;

pub use bridge::Engine;
pub use protocol::{Answer, Ask, Request, Response};
pub use queue::Job;
