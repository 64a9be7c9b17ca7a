//! How a caller looks over the shoulder of long work, and stops it. The caller's clock lives
//! behind [`Watch`]; the core has none.

use std::ops::ControlFlow;

use super::Count;

/// How far the work has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Proven so far: there are at least this many solutions. 0 where the work is no count.
    pub at_least: Count,
    /// Which part of the search is done, 0..=1, where that is known; it never falls, and equal
    /// parts may take unequal times.
    pub fraction: Option<f64>,
    /// Steps of search taken, about a microsecond or a few each.
    pub nodes: u64,
}

/// Asked now and then during long work whether to go on.
pub trait Watch {
    /// Called at least once every few milliseconds of work.
    fn tick(&mut self, progress: &Progress) -> ControlFlow<()>;
}

/// Lets the work run to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn tick(&mut self, _: &Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

impl<F: FnMut(&Progress) -> ControlFlow<()>> Watch for F {
    fn tick(&mut self, progress: &Progress) -> ControlFlow<()> {
        self(progress)
    }
}

/// The watch said stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// Counts steps and ticks the watch every so many.
pub(super) struct Meter<'w> {
    watch: &'w mut dyn Watch,
    nodes: u64,
    stopped: bool,
}

impl<'w> Meter<'w> {
    /// Steps between two ticks: some ten microseconds; tens of milliseconds where a formula over
    /// many values in many houses is filtered again and again.
    const STRIDE: u64 = 16;

    pub(super) fn new(watch: &'w mut dyn Watch) -> Self {
        Self { watch, nodes: 0, stopped: false }
    }

    /// One step; once stopped, always stopped.
    pub(super) fn step(
        &mut self,
        progress: impl FnOnce() -> (Count, Option<f64>),
    ) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes % Self::STRIDE == 0 && !self.stopped {
            let (at_least, fraction) = progress();
            let progress = Progress { at_least, fraction, nodes: self.nodes };
            self.stopped = self.watch.tick(&progress).is_break();
        }
        if self.stopped { Err(Stopped) } else { Ok(()) }
    }

    /// Whether the watch has said stop.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// One step of work that is no count.
    pub(super) fn plain_step(&mut self) -> Result<(), Stopped> {
        self.step(|| (Count::default(), None))
    }
}
