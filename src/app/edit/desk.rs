//! What the work of Edit has come to, beside the draft. Pure.

use super::work::{Ask, News};
use crate::import::Import;
use crate::puzzle::HintSet;

/// What is being done and what came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Desk {
    /// What is to be done, with the number of its request.
    pub asked: Option<(u32, Ask)>,
    /// Hints that contradict each other.
    pub conflict: Option<HintSet>,
    /// A text as it was read, to be looked over.
    pub import: Option<Import>,
    /// What is to be said about what the reader asked for.
    pub note: Option<String>,
    requests: u32,
}

/// What can happen.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Something is to be done; it takes the place of what is being done.
    Do(Ask),
    /// It is done.
    Done(u32, News),
    /// It cannot be done.
    Failed(u32, String),
    /// The reader chose another reading of a hint that was imported.
    Read {
        /// The hint, by index.
        hint: usize,
        /// The reading, by index.
        reading: usize,
    },
    /// The import is not wanted any more.
    Discard,
    /// There is something to say; no words take back what was said.
    Say(String),
    /// Another puzzle is on the desk: what was found says nothing about it.
    Turn,
}

impl Desk {
    /// The state after the move.
    #[must_use]
    pub fn after(&self, step: Move) -> Self {
        let mut desk = self.clone();
        match step {
            Move::Do(ask) => {
                desk.requests += 1;
                desk.asked = Some((desk.requests, ask));
            }
            Move::Done(request, news) if self.waits_for(request) => {
                desk.asked = None;
                match news {
                    News::Conflict(conflict) => desk.conflict = conflict,
                    News::Imported(Ok(import)) => desk.import = Some(import),
                    News::Imported(Err(why)) | News::Made(Err(why)) => desk.note = Some(why),
                    News::Left(None) => {
                        desk.note = Some("that would take too long for this puzzle".to_owned());
                    }
                    News::Left(Some(_)) | News::Made(Ok(_)) | News::Understood { .. } => {}
                }
            }
            Move::Failed(request, why) if self.waits_for(request) => {
                (desk.asked, desk.note) = (None, Some(why));
            }
            Move::Done(..) | Move::Failed(..) => {}
            Move::Read { hint, reading } => {
                if let Some(import) = &mut desk.import
                    && let Some(imported) = import.hints.get_mut(hint)
                    && let Some(choice) = imported.readings.get(reading)
                {
                    import.puzzle.hints[hint].relation = Some(choice.relation.clone());
                    imported.chosen = Some(reading);
                }
            }
            Move::Discard => desk.import = None,
            Move::Say(note) => desk.note = Some(note).filter(|note| !note.is_empty()),
            Move::Turn => desk.conflict = None,
        }
        desk
    }

    /// Whether somebody works on what this request asked for.
    fn waits_for(&self, request: u32) -> bool {
        self.asked.as_ref().is_some_and(|(asked, _)| *asked == request)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;

    #[test]
    fn only_the_newest_request_is_heard() {
        let desk = Desk::default().after(Move::Do(Ask::Conflict(HintSet::first(2))));
        let newer = desk.after(Move::Do(Ask::Conflict(HintSet::first(3))));
        let found = News::Conflict(Some(HintSet::first(2)));
        assert_eq!(newer.after(Move::Done(1, found.clone())), newer);
        let done = newer.after(Move::Done(2, found));
        assert_eq!((done.asked.clone(), done.conflict.clone()), (None, Some(HintSet::first(2))));
        assert_eq!(done.after(Move::Turn).conflict, None);
        let failed = newer.after(Move::Failed(2, "lost".to_owned()));
        assert_eq!(failed.note.as_deref(), Some("lost"));
    }

    #[test]
    fn another_reading_of_an_import_changes_its_puzzle() {
        let text = "Pet: dog, cat, fish\nColor: red, green, blue\n\
            1. The dog is to the left of the red house.\n2. The cat is in the green house.\n";
        let import = import(text).unwrap();
        let place = import.hints.iter().position(|hint| hint.readings.len() > 1).unwrap();
        let desk = Desk::default()
            .after(Move::Do(Ask::Import(text.to_owned())))
            .after(Move::Done(1, News::Imported(Ok(import))));
        let read = desk.after(Move::Read { hint: place, reading: 1 });
        let import = read.import.as_ref().unwrap();
        let chosen = &import.hints[place].readings[1].relation;
        assert_eq!(import.puzzle.hints[place].relation.as_ref(), Some(chosen));
        assert_eq!(read.after(Move::Read { hint: 99, reading: 0 }), read);
        assert_eq!(read.after(Move::Discard).import, None);
    }
}
