//! What the page and the studio tell each other.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::setup::Setup;
use crate::state::{Action, Findings, Moment, Shown, State, Tone};

/// The window's event that carries a [`Brief`].
pub const BRIEF_EVENT: &str = "zebra:brief";
/// The window's event that carries a [`Wish`].
pub const WISH_EVENT: &str = "zebra:wish";

/// What is so, from the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Brief {
    /// What is set up, as a fragment; it also says which view is open.
    fragment: String,
    /// What was found about that.
    findings: Findings,
    /// The number of the request that the findings answer.
    request: u32,
    /// What the views remember for undo.
    memo: Rc<[u8]>,
    /// Where on the line of undo that is.
    place: Place,
}

/// A place on the page's line of undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The number of the moment.
    pub number: usize,
    /// Whether the moment before has the same setup: undo changes only what a view remembers.
    pub undo: bool,
    /// The same of the moment after, and redo.
    pub redo: bool,
}

impl Brief {
    /// What is so on the page.
    pub fn of(state: &State) -> Self {
        let (shown, timeline) = (state.shown(), state.timeline());
        let is_same = |moment: &Moment| moment.setup == *state.setup();
        let [undo, redo] = timeline.around().map(|moment| moment.is_some_and(is_same));
        Self {
            fragment: state.setup().fragment(),
            findings: shown.findings.clone(),
            request: shown.request,
            memo: state.memo().clone(),
            place: Place { number: timeline.number(), undo, redo },
        }
    }

    /// The brief made ready for views. Where a setup is that of the sheet before, it is the same
    /// value, so that nobody takes it for another.
    pub fn sheet(self, before: Option<&Sheet>) -> Sheet {
        let known = before.map(|sheet| &sheet.setup);
        let same = known.filter(|setup| setup.fragment() == self.fragment).cloned();
        let setup = same.unwrap_or_else(|| Rc::new(Setup::from_fragment(&self.fragment).0));
        let shown = Shown {
            request: self.request,
            setup: setup.clone(),
            findings: self.findings,
            browsing: None,
        };
        Sheet { setup, shown, memo: self.memo, place: self.place }
    }
}

/// A [`Brief`] made ready for views.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// What is set up.
    pub setup: Rc<Setup>,
    /// What was found about that.
    pub shown: Shown,
    /// What the views remember for undo.
    pub memo: Rc<[u8]>,
    /// Where on the page's line of undo that is.
    pub place: Place,
}

/// What the reader wants, from the studio.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Wish {
    /// To be told what is so: the studio has started.
    Brief,
    /// The page to know a puzzle that links only name, and that it does not carry.
    Bring {
        /// The part of a link that names it.
        part: String,
        /// The puzzle, packed.
        packed: String,
    },
    /// A step that can be undone.
    Step {
        /// What is set up with it, as a fragment.
        fragment: String,
        /// What the view wants to remember with it; `None` leaves that as it is.
        memo: Option<Vec<u8>>,
        /// Whether it only carries on the step before, as a letter does that follows another.
        joined: bool,
    },
    /// The switch of the hint with this index to be turned, whatever else has been turned by then.
    Toggle(usize),
    /// One step back.
    Undo,
    /// One step forth.
    Redo,
    /// To go to the moment of this number.
    GoTo(usize),
    /// To wait no longer for the core.
    Stop,
    /// The core to go on.
    GoOn,
    /// To be told something.
    Notify(Tone, String),
}

impl Wish {
    /// What a component of the page asks for, as a wish about this setup; `None` for what only
    /// Explore can do.
    pub fn from_action(action: Action, setup: &Setup) -> Option<Self> {
        let step =
            |setup: Setup| Self::Step { fragment: setup.fragment(), memo: None, joined: false };
        Some(match action {
            Action::Toggle(hint) => Self::Toggle(hint),
            Action::Activate(active) => step(setup.with_active(active)),
            Action::Open(other) => step(other),
            Action::Look(view) => step(setup.with_view(view)),
            Action::Stop => Self::Stop,
            Action::GoOn => Self::GoOn,
            Action::Notify(tone, text) => Self::Notify(tone, text),
            _ => return None,
        })
    }

    /// What it comes to on the page; `None` for [`Wish::Brief`] and [`Wish::Bring`], which leave its
    /// state as it is.
    pub fn into_action(self, state: &State) -> Option<Action> {
        let timeline = state.timeline();
        Some(match self {
            Self::Brief | Self::Bring { .. } => return None,
            Self::Step { fragment, memo, joined } => {
                let setup = Rc::new(Setup::from_fragment(&fragment).0);
                let memo = memo.map_or_else(|| state.memo().clone(), Into::into);
                Action::Step { moment: Moment { setup, memo }, joined }
            }
            Self::Toggle(hint) => Action::Toggle(hint),
            Self::Undo => Action::GoTo(timeline.before()),
            Self::Redo => Action::GoTo(timeline.after()),
            Self::GoTo(number) => Action::GoTo(number),
            Self::Stop => Action::Stop,
            Self::GoOn => Action::GoOn,
            Self::Notify(tone, text) => Action::Notify(tone, text),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::protocol::{decode, encode};
    use link::View;

    fn open(fragment: &str) -> State {
        let setup = Setup::from_fragment(fragment).0;
        State::new(setup)
    }

    fn wished(state: &State, wish: &Wish) -> State {
        let wish: Wish = decode(&encode(wish)).unwrap();
        state.after(wish.into_action(state).unwrap())
    }

    #[test]
    fn a_brief_says_what_is_set_up_and_what_is_known_of_what() {
        let state = open("p=fish&v=sets").after(Action::Toggle(8));
        let brief: Brief = decode(&encode(&Brief::of(&state))).unwrap();
        let sheet = brief.clone().sheet(None);
        assert_eq!(sheet.setup, *state.setup());
        assert_eq!(sheet.shown, *state.shown());
        // The same setup stays the same value.
        let again = brief.sheet(Some(&sheet));
        assert!(Rc::ptr_eq(&again.setup, &sheet.setup));
    }

    #[test]
    fn a_step_of_a_view_can_be_undone_with_what_it_remembers() {
        let start = open("p=fish&v=edit");
        let fragment = "p=fish&off=9&v=edit".to_owned();
        let step = |memo: &[u8], joined| Wish::Step {
            fragment: fragment.clone(),
            memo: Some(memo.to_vec()),
            joined,
        };
        let first = wished(&start, &step(b"a", false));
        let joined = wished(&first, &step(b"ab", true));
        assert_eq!((&**joined.memo(), joined.timeline().number()), (&b"ab"[..], 1));
        // Undo would turn a switch, too; after another step it would only bring back the memo.
        let place = |state: &State| Brief::of(state).place;
        assert_eq!(place(&joined), Place { number: 1, undo: false, redo: false });
        let next = wished(&joined, &step(b"abc", false));
        assert_eq!(place(&next), Place { number: 2, undo: true, redo: false });
        let back = wished(&next, &Wish::GoTo(1));
        assert_eq!(place(&back), Place { number: 1, undo: false, redo: true });
        let undone = wished(&joined, &Wish::Undo);
        assert_eq!((undone.setup(), &**undone.memo()), (start.setup(), &b""[..]));
        let redone = wished(&undone, &Wish::Redo);
        assert_eq!(&**redone.memo(), b"ab");
        // What another part of the page does leaves it as it is.
        assert_eq!(&**redone.after(Action::Toggle(0)).memo(), b"ab");
    }

    #[test]
    fn components_of_the_page_work_in_the_studio() {
        let state = open("p=fish&v=sets");
        let wish = |action| Wish::from_action(action, state.setup());
        let toggled = wished(&state, &wish(Action::Toggle(8)).unwrap());
        assert_eq!(toggled.setup().fragment(), "p=fish&off=9&v=sets");
        // Both were asked for before anything was drawn.
        let both = wished(&toggled, &wish(Action::Toggle(0)).unwrap());
        assert_eq!(both.setup().fragment(), "p=fish&off=1,9&v=sets");
        let looked = wished(&state, &wish(Action::Look(View::Explore)).unwrap());
        assert_eq!(looked.setup().fragment(), "p=fish");
        assert_eq!(wish(Action::Browse(None)), None);
    }
}
