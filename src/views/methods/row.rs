//! What is known of one method in the race.

use super::News;
use methods::{Method, Standing};

/// What runs by itself rests after so many seconds until the reader lets it go on.
const ALLOWANCE: f64 = 2.0;

/// What is known of a method.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Which one.
    pub method: Method,
    /// What it is doing.
    pub stage: Stage,
    /// Where it stands.
    pub standing: Option<Standing>,
    /// How long it has worked, in seconds.
    pub seconds: f64,
    /// Whether the reader wants it to go on for as long as it takes.
    unbounded: bool,
}

puzzle::worded! {
    /// What a method is doing.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Stage {
        /// The word for style sheets.
        pub word;
    } {
        /// At work.
        Running = "running";
        /// It has used up its allowance.
        Resting = "resting";
        /// The reader stopped it.
        Stopped = "stopped";
        /// It is through.
        Done = "done";
        /// It can go no further, within bounded memory and time for a slice.
        GaveUp = "gave-up";
        /// It has nothing to work with.
        Unsuited = "unsuited";
    }
}

impl Row {
    /// The method as it begins.
    pub(super) fn new(method: Method) -> Self {
        Self { method, stage: Stage::Running, standing: None, seconds: 0.0, unbounded: false }
    }

    /// Whether it is at work.
    pub fn is_running(&self) -> bool {
        self.stage == Stage::Running
    }

    /// How long all of it would take, in seconds, as far as it can tell: it is not through, and
    /// has worked for a while. Infinite where the part done is too small for words.
    pub fn estimate(&self) -> Option<f64> {
        let standing = self.standing.as_ref().filter(|standing| !standing.done)?;
        let part = standing.fraction.filter(|part| *part > 0.0 || self.seconds >= ALLOWANCE)?;
        Some(self.seconds / part)
    }

    /// The reader stops it.
    pub(super) fn stop(&mut self) {
        if self.is_running() {
            self.stage = Stage::Stopped;
        }
    }

    /// The reader lets it go on for as long as it takes.
    pub(super) fn go_on(&mut self) {
        if matches!(self.stage, Stage::Resting | Stage::Stopped) {
            self.stage = Stage::Running;
            self.unbounded = true;
        }
    }

    /// What a slice came to.
    pub(super) fn hear(&mut self, news: News) {
        let rests = !self.unbounded && news.seconds >= ALLOWANCE;
        self.stage = match &news.standing {
            None => Stage::Unsuited,
            Some(standing) if standing.done => Stage::Done,
            Some(standing) if standing.gave_up => Stage::GaveUp,
            Some(_) if self.is_running() && rests => Stage::Resting,
            Some(_) => self.stage,
        };
        self.standing = news.standing;
        self.seconds = news.seconds;
    }
}
