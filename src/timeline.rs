//! Undo and redo: what was, what is, what was undone.

use serde::{Deserialize, Serialize};

/// How many moments are kept.
pub const KEPT: usize = 500;

/// A line of moments with a place on it. Moments are numbered for good, and no number is given
/// twice, so that the browser's history can name them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Timeline<T> {
    /// Each with its number; numbers rise.
    moments: Vec<(usize, T)>,
    at: usize,
    next: usize,
}

impl<T: PartialEq> Timeline<T> {
    /// A line of one moment, number 0.
    pub fn new(moment: T) -> Self {
        Self { moments: vec![(0, moment)], at: 0, next: 1 }
    }

    /// The moment of now.
    pub fn now(&self) -> &T {
        &self.moments[self.at].1
    }

    /// The number of the moment of now.
    pub fn number(&self) -> usize {
        self.moments[self.at].0
    }

    /// The number of the moment before now; that of now where there is none.
    pub fn before(&self) -> usize {
        self.moments[self.at.saturating_sub(1)].0
    }

    /// The number of the moment after now; that of now where there is none.
    pub fn after(&self) -> usize {
        self.moments[(self.at + 1).min(self.moments.len() - 1)].0
    }

    /// A new moment after now; what had been undone is gone. The same moment again is no step.
    pub fn push(&mut self, moment: T) {
        if *self.now() == moment {
            return;
        }
        self.moments.truncate(self.at + 1);
        self.moments.push((self.next, moment));
        self.next += 1;
        if self.moments.len() > KEPT {
            self.moments.remove(0);
        }
        self.at = self.moments.len() - 1;
    }

    /// Another moment in the place of now; what had been undone is gone.
    pub fn replace(&mut self, moment: T) {
        self.moments.truncate(self.at + 1);
        self.amend(moment);
    }

    /// Another moment in the place of now; what had been undone can still be done again. A neighbour
    /// that is the same goes: from one to the other would be no step.
    pub fn amend(&mut self, moment: T) {
        self.moments[self.at].1 = moment;
        for place in [self.at + 1, self.at.wrapping_sub(1)] {
            let neighbour = self.moments.get(place);
            if neighbour.is_some_and(|(_, other)| other == self.now()) {
                self.moments.remove(place);
                self.at -= usize::from(place < self.at);
            }
        }
    }

    /// Goes to the moment of that number; whether it is still on the line.
    pub fn go_to(&mut self, number: usize) -> bool {
        let place = self.moments.iter().position(|(other, _)| *other == number);
        self.at = place.unwrap_or(self.at);
        place.is_some()
    }

    /// The moments just before and just after now, where there are any.
    pub fn around(&self) -> [Option<&T>; 2] {
        [self.at.checked_sub(1), Some(self.at + 1)].map(|at| Some(&self.moments.get(at?)?.1))
    }

    /// The number of the last moment before now for which that holds.
    pub fn earlier(&self, holds: impl Fn(&T) -> bool) -> Option<usize> {
        let found = self.moments[..self.at].iter().rev().find(|(_, moment)| holds(moment));
        found.map(|&(number, _)| number)
    }

    /// The number of the first moment after now for which that holds.
    pub fn later(&self, holds: impl Fn(&T) -> bool) -> Option<usize> {
        let found = self.moments[self.at + 1..].iter().find(|(_, moment)| holds(moment));
        found.map(|&(number, _)| number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_and_redo_walk_the_line_and_a_new_step_cuts_it() {
        let mut line = Timeline::new('a');
        line.push('b');
        line.push('b');
        line.push('c');
        assert_eq!((line.number(), *line.now()), (2, 'c'));
        assert!(line.go_to(0) && line.earlier(|_| true).is_none());
        assert_eq!((line.later(|_| true), line.later(|&moment| moment == 'c')), (Some(1), Some(2)));
        line.amend('a');
        line.push('d');
        assert!(line.later(|_| true).is_none() && !line.go_to(2));
        assert_eq!(
            (line.earlier(|_| true), line.earlier(|&moment| moment == 'b')),
            (Some(0), None)
        );
        assert_eq!(*line.now(), 'd');
        // The browser's history may still hold the numbers of what is gone.
        assert_eq!((line.before(), line.number(), line.after()), (0, 3, 3));
        line.replace('e');
        assert_eq!((line.number(), *line.now()), (3, 'e'));
        assert_eq!(line.around(), [Some(&'a'), None]);
        assert!(line.go_to(0) && *line.now() == 'a');
        assert_eq!(line.around(), [None, Some(&'e')]);
    }

    #[test]
    fn no_moment_is_on_the_line_twice_in_a_row() {
        let mut line = Timeline::new('a');
        "bca".chars().for_each(|moment| line.push(moment));
        assert!(line.go_to(1));
        line.amend('a');
        assert_eq!((line.number(), line.around()), (1, [None, Some(&'c')]));
        line.amend('c');
        assert_eq!((line.number(), line.around()), (1, [None, Some(&'a')]));
        line.push('b');
        line.replace('c');
        assert_eq!((line.number(), line.around()), (4, [None, None]));
    }

    #[test]
    fn numbers_stay_when_the_oldest_moments_go() {
        let mut line = Timeline::new(0);
        for moment in 1..=KEPT + 10 {
            line.push(moment);
        }
        assert_eq!(line.number(), KEPT + 10);
        assert!(!line.go_to(0));
        assert!(line.go_to(KEPT) && *line.now() == KEPT);
    }
}
