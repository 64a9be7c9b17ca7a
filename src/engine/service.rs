//! Answers requests with the core.

use super::protocol::{Request, Response};
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
        match request {
            Request::Load(problem) => {
                self.core = Some(Core::new(problem));
                None
            }
            Request::Survey { request, active } => {
                let survey = self.core.as_mut()?.survey(&active, listener);
                Some(Response::Survey { request, survey: survey.into() })
            }
            Request::Solution { request, active, index } => {
                let place = usize::try_from(index).ok()?;
                let solution = self.core.as_ref()?.solutions(&active).nth(place);
                Some(Response::Solution { request, index, solution })
            }
            Request::Open(_) | Request::Tool { .. } => None,
        }
    }
}
