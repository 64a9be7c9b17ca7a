//! What the reader is told: a summary, what to choose, and warnings, the most important first.

use puzzle::{Offsets, Puzzle, Relation};

use super::{Ask, Draft, ImportedHint, draft, scope};
use crate::document::{Note, Passage};
use crate::joint::{Leaves, Remark, Settled};

pub(super) struct Report<'r> {
    pub(super) draft: &'r Draft<'r>,
    pub(super) settled: &'r Settled,
    pub(super) puzzle: &'r Puzzle,
    /// With what is given after the hints of the text.
    pub(super) hints: &'r [ImportedHint],
    /// A hint that is less likely read right is a guess.
    pub(super) guess: f32,
    /// The category that orders the places since nothing else does.
    pub(super) unordered: Option<usize>,
    /// Questions that were not understood.
    pub(super) unclear: &'r [&'r Passage],
}

impl Report<'_> {
    /// In one line, what was understood.
    pub(super) fn summary(&self) -> String {
        let all = self.draft.readings.len();
        let understood = (0..all).filter(|&hint| self.is_understood(hint)).count();
        let mut parts = vec![match all {
            0 => "no hints were found".to_owned(),
            1 if understood == 1 => "the hint was understood".to_owned(),
            _ if understood == all => format!("all {all} hints understood"),
            _ => format!("{understood} of {all} hints understood"),
        }];
        match self.settled.doubts.len() {
            0 => {}
            1 => parts.push("one can be read in several ways".to_owned()),
            several => parts.push(format!("{several} can be read in several ways")),
        }
        match self.settled.leaves {
            Leaves::None => parts.push("they contradict each other".to_owned()),
            Leaves::One => parts.push("they leave one solution".to_owned()),
            Leaves::OneAnswer | Leaves::Several | Leaves::Unknown => {}
        }
        parts.extend(self.unlisted().map(|(names, has)| format!("{names} {has} no list")));
        parts.join("; ")
    }

    /// What only the reader can settle.
    pub(super) fn asks(&self) -> Vec<Ask> {
        let ask = |doubt: &crate::joint::Doubt| {
            let hint = &self.hints[doubt.hint];
            let shown =
                draft::shown(self.settled, doubt.hint, self.draft.readings[doubt.hint].len());
            let place = |reading: &usize| shown.iter().position(|other| other == reading);
            let open: Vec<usize> = doubt.open.iter().filter_map(place).collect();
            let labels: Vec<&str> =
                open.iter().map(|&place| hint.readings[place].label.as_str()).collect();
            let question = format!(
                "hint {} can be read in {} ways ({}): which is meant in \"{}\"?",
                hint.number,
                open.len(),
                labels.join("; "),
                self.text(doubt.hint)
            );
            Ask { hint: hint.number, line: hint.line, question, open }
        };
        self.settled.doubts.iter().map(ask).collect()
    }

    /// What the reader should know, the most important first.
    pub(super) fn warnings(&self) -> Vec<Note> {
        let mut notes = Vec::new();
        let whole = |message: String| Note { line: 0, message };
        if self.settled.leaves == Leaves::None {
            notes.push(whole(self.clash()));
        }
        let lost = |hint| !self.is_understood(hint);
        let beyond = scope::out_of_scope(self.draft, lost);
        notes.extend(beyond.into_iter().map(|message| whole(message.to_owned())));
        if let Some((names, has)) = self.unlisted() {
            let they = if has == "has" { "its values are" } else { "their values are" };
            notes.push(whole(format!("{names} {has} no list: {they} taken from the hints")));
        }
        notes.extend(self.draft.document.notes.iter().cloned());
        let hints = 0..self.draft.readings.len();
        let (lost, known): (Vec<usize>, Vec<usize>) = hints.partition(|&hint| lost(hint));
        for hint in lost.into_iter().chain(known) {
            notes.extend(self.remark(hint).map(|message| Note {
                line: self.hints[hint].line,
                message: format!("hint {}{message}", self.hints[hint].number),
            }));
        }
        for question in self.unclear {
            let message = format!("the question is not understood: {}", question.text);
            notes.push(Note { line: question.line, message });
        }
        match self.settled.leaves {
            Leaves::Several => {
                notes.push(whole("the hints as they are read leave more than one solution".into()));
            }
            Leaves::OneAnswer => notes.push(whole(
                "the hints leave more than one solution; all give the same answer".into(),
            )),
            Leaves::Unknown if !self.draft.readings.is_empty() => {
                notes.push(whole("how the hints go together was too long to check".into()));
            }
            _ => {}
        }
        if let Some(category) = self.unordered {
            let name = &self.draft.ground.categories[category].name;
            notes.push(whole(format!(
                "nothing is said of places: they stand in the order of {name}"
            )));
        }
        notes
    }

    /// Whether a hint has a reading that is no guess.
    fn is_understood(&self, hint: usize) -> bool {
        let asked = || self.settled.doubts.iter().any(|doubt| doubt.hint == hint);
        self.settled.chosen[hint].is_some()
            && (self.hints[hint].confidence >= self.guess || asked())
    }

    /// The one thing to be said of a hint, after its number.
    fn remark(&self, hint: usize) -> Option<String> {
        let imported = &self.hints[hint];
        let text = self.text(hint);
        if self.settled.impossible.contains(&hint) {
            let why = self.why_impossible(&self.draft.readings[hint][0].relation);
            return Some(format!(" is left out, since {why}: {text}"));
        }
        if self.settled.left_off.contains(&hint) {
            let others = self.settled.conflict.iter().filter(|&&other| other != hint);
            let others = match self.numbers(others) {
                (0, _) => "the others".to_owned(),
                (1, number) => format!("hint {number}"),
                (_, numbers) => format!("hints {numbers}"),
            };
            return Some(format!(" is left out, since it contradicts {others}: {text}"));
        }
        let Some(chosen) = imported.chosen.map(|chosen| &imported.readings[chosen]) else {
            return Some(match imported.readings.first() {
                Some(perhaps) => {
                    format!(" is not understood, perhaps {}: {text}", perhaps.notation)
                }
                None => format!(" is not understood: {text}"),
            });
        };
        if self.settled.doubts.iter().any(|doubt| doubt.hint == hint) {
            return None;
        }
        if !self.is_understood(hint) {
            return Some(format!(" is guessed to mean {}: {text}", chosen.notation));
        }
        let (_, remark) = self.settled.remarks.iter().find(|(other, _)| *other == hint)?;
        Some(match remark {
            Remark::SameAnswer => " can be read in several ways; the answer is the same".to_owned(),
            Remark::OnlyThis { .. } => {
                format!(" is read as \"{}\": else the hints leave no solution", chosen.label)
            }
        })
    }

    /// Why a relation can never hold.
    fn why_impossible(&self, relation: &Relation) -> String {
        let places = self.puzzle.houses();
        let mut why = None;
        relation.for_each_statement(&mut |statement| {
            let found = match statement {
                Relation::In(_, houses) => {
                    let beyond = (0..places).all(|place| !houses.contains(place));
                    beyond.then(|| format!("there are only {places} places"))
                }
                Relation::Offset(a, b, offsets) => {
                    let nearest = offsets.iter().map(i8::unsigned_abs).min().unwrap_or(0);
                    let name = |value| self.puzzle.name(value);
                    match () {
                        () if nearest >= places => Some(format!(
                            "in a row of {places} nobody is {nearest} places from another"
                        )),
                        () if a.category == b.category && *offsets == Offsets::SAME => {
                            Some(format!("{} and {} are never at one place", name(*a), name(*b)))
                        }
                        () => None,
                    }
                }
                _ => None,
            };
            why = why.take().or(found);
        });
        why.unwrap_or_else(|| "it can never hold".to_owned())
    }

    /// That the hints contradict each other, and which.
    fn clash(&self) -> String {
        match self.numbers(self.settled.conflict.iter()) {
            (0, _) => "the hints contradict each other".to_owned(),
            (1, number) => format!("no arrangement fits hint {number}"),
            (_, numbers) => format!("hints {numbers} contradict each other"),
        }
    }

    /// How many hints these are, and their numbers.
    fn numbers<'h>(&self, hints: impl Iterator<Item = &'h usize>) -> (usize, String) {
        listed(hints.map(|&hint| self.hints[hint].number.to_string()).collect())
    }

    /// The categories without lists, and whether they "have" or it "has" none.
    fn unlisted(&self) -> Option<(String, &'static str)> {
        let inferred = self.draft.ground.categories.iter().filter(|category| category.inferred);
        match listed(inferred.map(|category| category.name.clone()).collect()) {
            (0, _) => None,
            (1, name) => Some((name, "has")),
            (_, names) => Some((names, "have")),
        }
    }

    fn text(&self, hint: usize) -> &str {
        &self.puzzle.hints()[hint].text
    }
}

/// How many things there are, and these with "and" before the last.
fn listed(things: Vec<String>) -> (usize, String) {
    let count = things.len();
    let last = things.last().cloned().unwrap_or_default();
    match &things[..count.saturating_sub(1)] {
        [] => (count, last),
        others => (count, format!("{} and {last}", others.join(", "))),
    }
}
