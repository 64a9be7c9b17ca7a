//! The page's line of undo as anybody would draw it.

use std::collections::BTreeSet;

use super::KEPT;
use super::paper::Marks;
use link::View;

/// What a link says: a puzzle, the hints that are off by number, a view.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    pub source: String,
    pub off: BTreeSet<u32>,
    pub view: View,
}

impl Link {
    /// All hints on.
    pub fn to(source: &str, view: View) -> Self {
        Self { source: source.to_owned(), off: BTreeSet::new(), view }
    }

    /// Under which name the device keeps the game.
    pub fn key(&self) -> String {
        let off: Vec<String> = self.off.iter().map(u32::to_string).collect();
        let off = if off.is_empty() { String::new() } else { format!("&off={}", off.join(",")) };
        format!("zebra:play:{}{off}", self.source)
    }

    /// As it is written.
    pub fn fragment(&self) -> String {
        let key = self.key();
        let puzzle = key.trim_start_matches("zebra:play:");
        match self.view {
            View::Explore => puzzle.to_owned(),
            view => format!("{puzzle}&v={}", view.word()),
        }
    }
}

/// A moment: what is set up, and the marks that were noted there, with the game that they are of.
#[derive(Clone, Debug)]
pub struct Moment {
    pub number: usize,
    pub link: Link,
    pub noted: Option<(String, Marks)>,
}

/// The line, and where on it the page is.
pub struct Line {
    moments: Vec<Moment>,
    at: usize,
    next: usize,
}

impl Line {
    pub fn new(link: Link) -> Self {
        Self { moments: vec![Moment { number: 0, link, noted: None }], at: 0, next: 1 }
    }

    pub fn now(&self) -> &Moment {
        &self.moments[self.at]
    }

    /// The marks of the game that is set up, where they were noted.
    pub fn marks(&self) -> Option<&Marks> {
        let Moment { link, noted, .. } = self.now();
        noted.as_ref().filter(|(key, _)| *key == link.key()).map(|(_, marks)| marks)
    }

    /// Opens a link; what was noted is carried along.
    pub fn open(&mut self, link: Link) {
        if link != self.now().link {
            let noted = self.now().noted.clone();
            self.push(link, noted);
        }
    }

    /// Notes marks as a new moment.
    pub fn step(&mut self, marks: &Marks) {
        let link = self.now().link.clone();
        let noted = Some((link.key(), marks.clone()));
        self.push(link, noted);
    }

    fn push(&mut self, link: Link, noted: Option<(String, Marks)>) {
        self.moments.truncate(self.at + 1);
        self.moments.push(Moment { number: self.next, link, noted });
        self.next += 1;
        if self.moments.len() > KEPT {
            self.moments.remove(0);
        }
        self.at = self.moments.len() - 1;
    }

    /// Notes marks at the moment of now; what had been undone is gone.
    pub fn note(&mut self, marks: &Marks) {
        self.moments.truncate(self.at + 1);
        let now = &mut self.moments[self.at];
        now.noted = Some((now.link.key(), marks.clone()));
        self.merge();
    }

    /// Where the moment beside now is the same, one of the two is enough.
    fn merge(&mut self) {
        for away in [1, -1] {
            let Some(other) = self.beside(away) else { continue };
            if (&other.link, &other.noted) == (&self.now().link, &self.now().noted) {
                let place = self.at.checked_add_signed(away).expect("it is there");
                self.moments.remove(place);
                self.at -= usize::from(away < 0);
            }
        }
    }

    /// The moment that many places away.
    pub fn beside(&self, away: isize) -> Option<&Moment> {
        self.moments.get(self.at.checked_add_signed(away)?)
    }

    /// Whether the moment that many places away has the same link.
    pub fn is_same(&self, away: isize) -> bool {
        self.beside(away).is_some_and(|other| other.link == self.now().link)
    }

    /// Goes that many places, as far as the line goes.
    pub fn go(&mut self, away: isize) {
        self.at = self.at.saturating_add_signed(away).min(self.moments.len() - 1);
    }

    /// Goes to the moment of this number; whether it is on the line.
    pub fn go_to(&mut self, number: usize) -> bool {
        let place = self.moments.iter().position(|moment| moment.number == number);
        self.at = place.unwrap_or(self.at);
        place.is_some()
    }

    /// The page's own undo (-1) or redo (1): to the next moment that differs in more than the view, in
    /// the view that is open.
    pub fn step_by(&mut self, way: isize) {
        let view = self.now().link.view;
        let differs = |other: &Moment| {
            let link = Link { view, ..other.link.clone() };
            (&link, &other.noted) != (&self.now().link, &self.now().noted)
        };
        let mut away = way;
        while self.beside(away).is_some_and(|other| !differs(other)) {
            away += way;
        }
        if self.beside(away).is_some() {
            self.go(away);
            if self.now().link.view != view {
                self.moments[self.at].link.view = view;
                self.merge();
            }
        }
    }
}
