//! Answers requests with the core.

use super::protocol::{Answer, Ask, Request, Response};
use solver::{Core, Listener};

/// The core of the puzzle that was loaded last.
#[derive(Default)]
pub struct Service {
    core: Option<Core>,
}

impl Service {
    /// Answers a request; `None` when there is nothing to say. Requests about a puzzle before any is
    /// loaded, and those for the other engine, are not answered.
    pub fn answer(&mut self, request: Request, listener: &mut Listener<'_>) -> Option<Response> {
        let answer = match request.ask {
            Ask::Load(problem) => {
                self.core = Some(Core::new(problem));
                return None;
            }
            Ask::Survey(active) => {
                Answer::Survey(self.core.as_mut()?.survey(&active, listener).into())
            }
            Ask::Solution { active, index } => {
                let place = usize::try_from(index).ok()?;
                let solution = self.core.as_ref()?.solutions(&active).nth(place);
                Answer::Solution { index, solution }
            }
            Ask::Open(_) | Ask::Tool(_) => return None,
        };
        Some(Response { request: request.number, answer })
    }
}
