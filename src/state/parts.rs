//! What the state is made of.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::setup::Setup;
use solver::{Partial, Solution, Survey};

/// What the core has to say about a setup.
#[derive(Clone, PartialEq, Debug)]
pub enum Findings {
    /// Still at work; this much is known.
    Open(Partial),
    /// The reader stopped it; this much was known.
    Stopped(Partial),
    /// All of it.
    Known(Rc<Survey>),
    /// Nothing, and why.
    Failed(String),
}

impl Default for Findings {
    /// Nothing is known.
    fn default() -> Self {
        Self::Open(Partial::default())
    }
}

/// A setup and what was found about that very setup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// Number of the request that the findings answer.
    pub request: u32,
    /// What is set up.
    pub setup: Rc<Setup>,
    /// What was found. Another program finds it anew: that takes less than to send it.
    #[serde(skip)]
    pub findings: Findings,
    /// The solution that the reader is looking at.
    pub browsing: Option<Browsing>,
}

impl Shown {
    /// What was found, where the shares are known: where they are not, nothing is shown rather than what
    /// is not so.
    pub fn shares(&self) -> Option<&Survey> {
        match &self.findings {
            Findings::Known(survey) if survey.shares.known => Some(survey),
            _ => None,
        }
    }
}

/// One solution among many.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Browsing {
    /// The place in the core's order, from 0, of the solution that the reader wants to see.
    pub wanted: u64,
    /// The solution that arrived last, and its place: until the wanted one comes, it stays.
    #[serde(skip)]
    pub found: Option<(u64, Solution)>,
}

/// A message to the reader.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Notice {
    /// Tells notices apart.
    pub id: u32,
    /// In plain words.
    pub text: String,
    /// What it is about.
    pub tone: Tone,
}

/// What a notice is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Tone {
    /// Something went well.
    Good,
    /// Something is wrong.
    Trouble,
}

/// A step of the reader's: what is set up, and what a view wants to remember with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// What a view keeps for undo.
    pub memo: Option<Rc<Memo>>,
}

impl PartialEq for Moment {
    /// Of hundreds of moments that are compared with each action almost all are the same values.
    fn eq(&self, other: &Self) -> bool {
        (Rc::ptr_eq(&self.setup, &other.setup) || self.setup == other.setup)
            && self.memo == other.memo
    }
}

/// What a view keeps for undo besides what is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memo {
    /// Which view, and what it belongs to: what is kept of one puzzle never shows up in another.
    pub key: String,
    /// The text that the view makes of it.
    pub text: String,
}

/// A link that could not be opened at once: its puzzle has to be made or is a text, it needs what
/// another program carries, or something is wrong with it that has to be said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// The link's fragment.
    pub fragment: String,
    /// How the reader came to it.
    pub how: Come,
    /// Whether its puzzle is still to come. Otherwise what can be read of it is set up already.
    pub puzzle: bool,
}

/// What a fragment sets up, and what is left to be done about it.
pub(super) fn read(fragment: String, how: Come) -> (Setup, Option<Pending>) {
    let (setup, whole) = Setup::from_fragment(&fragment);
    let puzzle = link::needs_help(&fragment);
    let pending = (puzzle || !whole).then_some(Pending { fragment, how, puzzle });
    (setup, pending)
}

/// How the reader came to a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Come {
    /// The page was opened with it.
    First,
    /// The browser went there; the number of the moment, where the entry of its history names one.
    Visit(Option<usize>),
    /// They chose it on the page.
    Choice,
}

/// How far what this program does not have has come: all but Explore, in the program that is loaded
/// first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Rest {
    /// Nobody needs it.
    #[default]
    NotYet,
    /// It has been asked for so many times.
    OnTheWay(u32),
    /// It did not come, and why; asking again may help.
    Failed(String),
    /// This program has it.
    Here,
}

/// Where on the line of undo the page is, for a view whose undo leaves alone what is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The number of the moment.
    pub number: usize,
    /// Whether the moment before has the same setup: undo changes only what a view remembers.
    pub undo: bool,
    /// The same of the moment after, and redo.
    pub redo: bool,
}
