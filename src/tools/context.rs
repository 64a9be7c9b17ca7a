//! What work for a view has around it.

use std::ops::ControlFlow;

/// Told now and then which part of the work is done, 0..=1, where that is known; says whether to go
/// on.
pub type Tell<'t> = &'t mut dyn FnMut(Option<f64>) -> ControlFlow<()>;

/// What work has around it.
pub struct Context<'s> {
    /// The time in milliseconds.
    pub clock: &'s dyn Fn() -> f64,
    /// Who wants to know that work goes on.
    pub tell: Tell<'s>,
    /// Where news go: whether they are the last, and their bytes.
    pub post: &'s mut dyn FnMut(bool, Vec<u8>),
}
