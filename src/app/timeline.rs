//! Undo and redo: what was, what is, what was undone.

/// How many steps back are kept.
const KEPT: usize = 500;

/// A line of moments with a place on it. Moments are numbered for good, so that the browser's
/// history can name them.
#[derive(Clone, PartialEq, Debug)]
pub struct Timeline<T> {
    moments: Vec<T>,
    /// Number of the first moment that is still kept.
    first: usize,
    at: usize,
}

impl<T: PartialEq> Timeline<T> {
    /// A line of one moment, number 0.
    pub fn new(moment: T) -> Self {
        Self { moments: vec![moment], first: 0, at: 0 }
    }

    /// The moment of now.
    pub fn now(&self) -> &T {
        &self.moments[self.at]
    }

    /// The number of the moment of now.
    pub fn number(&self) -> usize {
        self.first + self.at
    }

    /// A new moment after now; what had been undone is gone. The same moment again is no step.
    pub fn push(&mut self, moment: T) {
        if *self.now() == moment {
            return;
        }
        self.moments.truncate(self.at + 1);
        self.moments.push(moment);
        if self.moments.len() > KEPT {
            self.moments.remove(0);
            self.first += 1;
        }
        self.at = self.moments.len() - 1;
    }

    /// Another moment in the place of now; what had been undone is gone.
    pub fn replace(&mut self, moment: T) {
        self.moments.truncate(self.at + 1);
        self.moments[self.at] = moment;
    }

    /// Goes to the moment of that number; whether it is still on the line.
    pub fn go_to(&mut self, number: usize) -> bool {
        let there = (self.first..self.first + self.moments.len()).contains(&number);
        if there {
            self.at = number - self.first;
        }
        there
    }

    /// The moments up to now, with their numbers.
    pub fn past(&self) -> impl Iterator<Item = (usize, &T)> {
        (self.first..).zip(&self.moments[..=self.at])
    }

    /// Whether there is a moment before now.
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether there is a moment after now.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.moments.len()
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
        assert!(line.go_to(0) && !line.can_undo() && line.can_redo());
        line.push('d');
        assert!(!line.can_redo() && !line.go_to(2));
        assert_eq!(*line.now(), 'd');
        line.replace('e');
        assert_eq!((line.number(), *line.now()), (1, 'e'));
        assert!(line.go_to(0) && *line.now() == 'a');
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
