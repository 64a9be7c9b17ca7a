//! The method that is watched, step by step.

use super::{Ask, Pace, Setting};
use methods::{Method, Standing, Table};

/// Nobody sees more steps at once.
const MOST_STEPS: u32 = 20_000;

/// The method that is watched.
#[derive(Clone, PartialEq, Debug)]
pub struct Watched {
    /// Which one.
    pub method: Method,
    /// What is placed, once it has begun.
    pub table: Option<Table>,
    /// Where it stands.
    pub standing: Option<Standing>,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// Steps a tick of the view's clock.
    pub speed: u32,
    /// Steps that are still to be made.
    due: u32,
    setting: Setting,
}

impl Watched {
    /// The method at its first step.
    pub(super) fn new(method: Method, setting: Setting) -> Self {
        let (table, standing) = (None, None);
        Self { method, table, standing, playing: false, speed: 1, due: 1, setting }
    }

    /// The reader wants to see one step.
    pub(super) fn step(&mut self) {
        self.due += 1;
    }

    /// The clock of the view has ticked.
    pub(super) fn tick(&mut self) {
        if self.playing {
            // What is not seen in time is not made up for.
            self.due = self.due.max(self.speed.min(MOST_STEPS));
        }
    }

    /// The steps that are to be made now, if any.
    pub(super) fn ask(&mut self) -> Option<Ask> {
        let due = std::mem::take(&mut self.due);
        (due > 0).then(|| {
            let (method, setting, pace) = (self.method, self.setting.clone(), Pace::Watch(due));
            Ask { method, setting, pace }
        })
    }

    /// What the steps came to.
    pub(super) fn hear(&mut self, table: Table, standing: Option<Standing>) {
        let ended = standing.as_ref().is_some_and(|s| s.done || s.gave_up);
        self.playing &= !ended;
        self.table = Some(table);
        self.standing = standing;
    }
}
