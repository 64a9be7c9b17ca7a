//! What the reader has set up: a puzzle, its readings, the hints that are on, the view.

use std::rc::Rc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use link::{self, Link, MARKS, View};
use puzzle::reading::Reading;
use puzzle::{HintSet, Mistake, Puzzle, numbers};

/// What the reader has set up: what undo brings back and a link carries.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    link: Link,
    /// The puzzle with its hints read as chosen.
    pub puzzle: Rc<Puzzle>,
}

impl Setup {
    /// What a fragment sets up, and whether all of it could be read.
    pub fn from_fragment(fragment: &str) -> (Self, bool) {
        let mut whole = true;
        let link = link::read(fragment, &mut |_| whole = false);
        let puzzle = Rc::new(link.puzzle());
        let setup = Self { link, puzzle };
        whole &= numbers::read(&setup.puzzle, &locks(&setup.link)).is_ok();
        (setup, whole)
    }

    /// The fragment that sets this up.
    pub fn fragment(&self) -> String {
        self.link.encode()
    }

    /// The preset's id; nothing for a puzzle that the link carries.
    pub fn preset(&self) -> Option<&'static str> {
        self.link.source.preset().map(|preset| preset.id)
    }

    /// The name of the puzzle of a day in links, if it is one.
    pub fn day(&self) -> Option<&str> {
        self.source().strip_prefix("day=")
    }

    /// Whether both are about the same published puzzle.
    pub(super) fn has_source_of(&self, other: &Self) -> bool {
        self.link.source == other.link.source
    }

    /// The part of a link that names or carries the puzzle.
    pub fn source(&self) -> &str {
        self.link.source.part()
    }

    /// Another puzzle; hints whose numbers are off stay off. In the same view.
    ///
    /// # Errors
    /// The puzzle is too large for a link.
    pub fn with_puzzle(&self, puzzle: &Puzzle) -> Result<Self, Mistake<'static>> {
        if *puzzle == *self.puzzle {
            return Ok(self.clone());
        }
        let mut link = Link::carrying(puzzle.clone())?;
        let is_off = |number: u32| {
            let hint = self.puzzle.hints().iter().position(|hint| hint.number == number);
            hint.is_some_and(|hint| {
                self.puzzle.hints()[hint].relation.is_some() && !self.active().contains(hint)
            })
        };
        link.active = link.active.iter().filter(|&i| !is_off(puzzle.hints()[i].number)).collect();
        link.view = self.link.view;
        link.shape_as(&self.link);
        Ok(Self { link, puzzle: Rc::new(puzzle.clone()) })
    }

    /// The puzzle as it was published, all hints on, its own readings; in the same view.
    #[must_use]
    pub fn restarted(&self) -> Self {
        self.in_this_frame(self.link.source.part())
    }

    /// What is told of: the puzzle as it is read, whatever is on, as in a link.
    pub fn subject(&self) -> String {
        let link = Link { view: None, rest: Vec::new(), ..self.link.clone() };
        Link { active: numbers::switchable(&self.puzzle), ..link }.encode()
    }

    /// Whether the page around wants the answer to be seen at once.
    pub fn tells_answer(&self) -> bool {
        self.link.shape("answer").as_deref() == Some("shown")
    }

    /// Whether the page around leaves room for a dare.
    pub fn dares(&self) -> bool {
        self.link.shape("dare").as_deref() != Some("off")
    }

    /// The marks of a game that the link carries, as they are written there.
    pub fn marks(&self) -> Option<String> {
        self.link.shape(MARKS)
    }

    /// The same with other marks in the link, or with none.
    #[must_use]
    pub fn with_marks(&self, marks: Option<&str>) -> Self {
        let mut setup = self.clone();
        let rest = &mut setup.link.rest;
        rest.retain(|part| part.split('=').next() != Some(MARKS));
        rest.extend(marks.map(|marks| format!("{MARKS}={marks}")));
        setup
    }

    /// The hints that are on.
    pub fn active(&self) -> &HintSet {
        &self.link.active
    }

    /// The hints whose switches the page around has locked.
    pub fn locked(&self) -> HintSet {
        numbers::read(&self.puzzle, &locks(&self.link)).unwrap_or_else(|_| HintSet::none())
    }

    /// The same with other hints on, but for those that are locked.
    #[must_use]
    pub fn with_active(&self, active: HintSet) -> Self {
        let locked = self.locked();
        let wanted =
            |i: usize| if locked.contains(i) { self.active() } else { &active }.contains(i);
        let active = numbers::switchable(&self.puzzle).iter().filter(|&i| wanted(i)).collect();
        Self { link: Link { active, ..self.link.clone() }, puzzle: self.puzzle.clone() }
    }

    /// The same with one hint read as chosen.
    #[must_use]
    pub fn with_reading(&self, hint: u32, reading: Reading) -> Self {
        let mut link = self.link.clone();
        link.readings.retain(|&(number, _)| number != hint);
        link.readings.push((hint, reading));
        // Through the fragment, so that equal setups are equal values.
        Self::from_fragment(&link.encode()).0
    }

    /// A preset as it was published, all hints on, its own readings; in the same view.
    #[must_use]
    pub fn with_preset(&self, id: &str) -> Self {
        self.in_this_frame(&format!("p={id}"))
    }

    /// The fragment of a preset that this program need not carry, in the same view and frame.
    pub fn fragment_of_preset(&self, id: &str) -> String {
        const OF_THIS_PUZZLE: [&str; 8] =
            ["p=", "z=", "day=", "off=", "on=", "read=", "marks=", "lock="];
        let fragment = self.fragment();
        let others = fragment.split('&');
        let others = others.filter(|part| !OF_THIS_PUZZLE.iter().any(|key| part.starts_with(key)));
        [&*format!("p={id}")].into_iter().chain(others).collect::<Vec<_>>().join("&")
    }

    /// What a fragment sets up, in the same view and in the same frame.
    #[must_use]
    pub fn in_this_frame(&self, fragment: &str) -> Self {
        let mut setup = Self::from_fragment(fragment).0;
        setup.link.shape_as(&self.link);
        setup.with_view(self.view())
    }

    /// The part of the page that is open.
    pub fn view(&self) -> View {
        self.link.view.unwrap_or(View::Explore)
    }

    /// The same in another view.
    #[must_use]
    pub fn with_view(&self, view: View) -> Self {
        let view = (view != View::Explore).then_some(view);
        Self { link: Link { view, ..self.link.clone() }, puzzle: self.puzzle.clone() }
    }

    /// Whether this is the other, but for the view, and for what a link says of marks and of its frame.
    pub(super) fn is_same_but_for_view(&self, other: &Self) -> bool {
        let (view, rest) = (other.link.view, other.link.rest.clone());
        let link = Link { view, rest, ..self.link.clone() };
        link == other.link && self.puzzle == other.puzzle
    }

    /// Whether there is something else to compute than for the other.
    pub(super) fn is_another(&self, other: &Self) -> bool {
        self.active() != other.active() || self.puzzle != other.puzzle
    }
}

/// As the fragment that a link has.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fragment().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::from_fragment(&String::deserialize(deserializer)?).0)
    }
}

/// The list of hints whose switches a link locks.
pub fn locks(link: &Link) -> String {
    link.shape("lock").unwrap_or_else(|| "none".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locked_hints_stay_as_they_are() {
        let (setup, whole) = Setup::from_fragment("p=fish&off=9&lock=9,15");
        assert!(whole);
        assert_eq!(setup.with_active(HintSet::none()).fragment(), "p=fish&on=15&lock=9,15");
        assert_eq!(setup.with_active(HintSet::first(15)), setup);
        let locked = Setup::from_fragment("p=fish&lock=all").0;
        assert_eq!(locked.with_active(HintSet::none()), locked);
    }

    #[test]
    fn a_lock_that_fits_no_hint_is_noticed_and_locks_nothing() {
        let (setup, whole) = Setup::from_fragment("p=fish&lock=99");
        assert!(!whole);
        assert_eq!(setup.locked(), HintSet::none());
    }

    #[test]
    fn another_puzzle_stays_in_the_same_frame() {
        let setup = Setup::from_fragment("p=fish&off=3&embed=1&theme=dark").0;
        assert_eq!(setup.with_preset("zebra").fragment(), "p=zebra&embed=1&theme=dark");
        let tea = setup.with_view(View::Play).fragment_of_preset("tea");
        assert_eq!(tea, "p=tea&v=play&embed=1&theme=dark");
    }
}
