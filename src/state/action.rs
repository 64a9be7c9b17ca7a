//! What can happen to the page.

use super::{Come, Moment, Pending, Tone};
use crate::engine::Response;
use crate::setup::Setup;
use link::View;
use puzzle::HintSet;

/// Everything that can happen to the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// The reader turns the switch of the hint with this index.
    Toggle(usize),
    /// The reader switches exactly these hints on.
    Activate(HintSet),
    /// The reader opens another setup: a preset, a reading, a link.
    Open(Setup),
    /// The reader starts over: the puzzle as it was set.
    Restart,
    /// One step back.
    Undo,
    /// One step forth.
    Redo,
    /// The reader goes to the moment of this number.
    GoTo(usize),
    /// The reader follows a link with this fragment.
    Follow(String, Come),
    /// What comes of a link that could not be opened at once; nothing where it leads nowhere, or there
    /// was only something to be said.
    Opened(Pending, Option<Setup>),
    /// The core has answered.
    Heard(Response),
    /// A view speaks of these hints now.
    Light(HintSet),
    /// What the core is to do takes too long for the page itself.
    Outgrow,
    /// What this program does not have could not be loaded, and why.
    LoadFailed(String),
    /// The reader wants it to be tried again.
    LoadAgain,
    /// The reader wants to wait no longer for the core.
    Stop,
    /// The reader wants the core to try again.
    GoOn,
    /// The reader opens another part of the page.
    Look(View),
    /// A view makes a step.
    Step {
        /// What is set up with it, and what the view wants to remember.
        moment: Moment,
        /// Whether it only carries on the step before, as a letter does that follows another.
        joined: bool,
    },
    /// The reader looks at one solution, or at all at once.
    Browse(Option<u64>),
    /// The reader wants to see the answer of the puzzle, or no longer.
    ShowAnswer(bool),
    /// The reader wants to see all answers without asking, or no longer.
    ShowAllAnswers(bool),
    /// The reader wants to see what each hint is worth.
    ShowWorths,
    /// There is something to say.
    Notify(Tone, String),
    /// The reader has read it.
    Dismiss(u32),
}
