//! What the work of Edit has come to, beside the draft. Pure.

use std::mem::discriminant;

use super::Change;
use super::work::{Ask, News, Sentence};
use crate::words::edit as words;
use english::import::{Choice, Import, sure};
use puzzle::text::one_line;
use puzzle::{Hint, Puzzle};

/// What is being done and what came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EditState {
    /// What is to be done, one after another, each with the number of its request.
    asked: Vec<(u32, Ask)>,
    /// A text as it was read, to be looked over.
    pub import: Option<Import>,
    /// How many texts were read.
    pub texts_read: u32,
    /// What is to be said about what the reader asked for.
    pub note: Option<String>,
    /// Sentences that can be read in several ways.
    doubts: Vec<Doubt>,
    requests: u32,
}

/// A sentence that can be read in several ways. The hints that it is about are known by their words:
/// indices and numbers change when hints are moved.
#[derive(Clone, PartialEq, Debug)]
struct Doubt {
    sentence: Sentence,
    readings: Vec<Choice>,
}

/// What can happen.
#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// Something is to be done. It takes the place of the same kind of work, except that each sentence is
    /// read.
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
    /// Another puzzle is being edited: what was asked about the one before means nothing any more.
    Turn,
}

impl EditState {
    /// The state after the move.
    #[must_use]
    pub fn after(&self, step: Move) -> Self {
        let mut local = self.clone();
        match step {
            Move::Do(ask) => {
                local.requests += 1;
                if !matches!(ask, Ask::Understand(_)) {
                    local.asked.retain(|(_, other)| discriminant(other) != discriminant(&ask));
                }
                local.asked.push((local.requests, ask));
            }
            Move::Done(request, News::Understood(sentence, readings)) => {
                local.drop(request);
                local.doubts.retain(|doubt| doubt.sentence.words != sentence.words);
                if !readings.is_empty() && sure(&readings).is_none() {
                    local.doubts.push(Doubt { sentence, readings });
                }
            }
            Move::Done(request, news) if self.waits_for(request) => {
                local.drop(request);
                match news {
                    News::Imported(Ok(import)) => {
                        (local.import, local.note) = (Some(import), None);
                        local.texts_read += 1;
                    }
                    News::Imported(Err(why)) | News::Made(Err(why)) => local.note = Some(why),
                    News::Left(None) => {
                        local.note = Some(words::TOO_LONG.to_owned());
                    }
                    News::Left(Some(_)) | News::Made(Ok(_)) | News::Understood(..) => {}
                }
            }
            Move::Failed(request, why) if self.waits_for(request) => {
                local.drop(request);
                local.note = Some(why);
            }
            Move::Done(..) | Move::Failed(..) => {}
            Move::Read { hint, reading } => {
                if let Some(import) = &mut local.import
                    && let Some(imported) = import.hints.get_mut(hint)
                    && let Some(choice) = imported.readings.get(reading)
                {
                    import.puzzle.hints[hint].relation = Some(choice.relation.clone());
                    imported.chosen = Some(reading);
                }
            }
            Move::Discard => {
                local.import = None;
                // Nor is the same text about other lists.
                let again =
                    |ask: &Ask| matches!(ask, Ask::Import { about, .. } if !about.is_empty());
                local.asked.retain(|(_, ask)| !again(ask));
            }
            Move::Say(note) => local.note = Some(note).filter(|note| !note.is_empty()),
            Move::Turn => local.asked.retain(|(_, ask)| !ask.is_about_hints()),
        }
        local
    }

    /// The ways to read a hint of this puzzle among which the reader is asked to choose; none where
    /// there is nothing to ask.
    pub fn open(&self, puzzle: &Puzzle, hint: &Hint) -> &[Choice] {
        let asks = |doubt: &&Doubt| {
            doubt.sentence.words == one_line(&hint.text) && doubt.sentence.fits(puzzle)
        };
        match hint.relation {
            Some(_) => &[],
            None => self.doubts.iter().find(asks).map_or(&[], |doubt| &doubt.readings),
        }
    }

    /// What is to be done now, with the number of its request.
    pub fn asked(&self) -> Option<&(u32, Ask)> {
        self.asked.first()
    }

    /// Whether something is being done.
    pub fn is_working(&self) -> bool {
        !self.asked.is_empty()
    }

    /// Whether what this request asked for is still wanted.
    pub fn waits_for(&self, request: u32) -> bool {
        self.asked.iter().any(|(asked, _)| *asked == request)
    }

    fn drop(&mut self, request: u32) {
        self.asked.retain(|(asked, _)| *asked != request);
    }
}

/// What a sentence that was read does to a puzzle, and what is to be said about it. It means
/// something only where there is one way to read it.
pub fn understood(
    puzzle: &Puzzle,
    sentence: &Sentence,
    readings: &[Choice],
) -> (Option<Change>, Option<String>) {
    let said = &sentence.words;
    let meaning = sure(readings).filter(|_| sentence.fits(puzzle));
    let meaning = meaning.map(|choice| choice.relation.clone());
    let change = match (sentence.hint, meaning) {
        (None, meaning) => Some(Change::AddHint(said.clone(), meaning)),
        // The hint may have moved or changed while its words were read.
        (Some(number), Some(meaning)) => {
            let says = |hint: &Hint| hint.relation.is_none() && one_line(&hint.text) == *said;
            let hints = puzzle.hints();
            let place = hints.iter().position(|hint| hint.number == number && says(hint));
            let place = place.or_else(|| hints.iter().position(says));
            place.map(|place| Change::Meaning(place, Some(meaning)))
        }
        (Some(_), None) => None,
    };
    let note = match readings.len() {
        0 => Some(words::hint_not_understood(said)),
        1 if sure(readings).is_some() => None,
        1 => Some(words::hint_doubtful(said)),
        count => Some(words::hint_ambiguous(said, count)),
    };
    (change, note)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::edit::{Direction, template};
    use english::import::understand;
    use puzzle::HintSet;

    const OPEN: &str = "The dog is left of the red house";

    fn sentence(puzzle: &Puzzle, words: &str, hint: Option<u32>) -> (Sentence, Vec<Choice>) {
        let read = understand(puzzle.categories(), puzzle.houses(), words);
        (Sentence::new(puzzle, words, hint), read)
    }

    /// The puzzle with these hints, as words alone, and a state that has read them all.
    fn doubtful(words: &[&str]) -> (Puzzle, EditState) {
        let start = (template(3, 3), EditState::default());
        words.iter().fold(start, |(puzzle, local), words| {
            let (sentence, readings) = sentence(&puzzle, words, None);
            let (change, _) = understood(&puzzle, &sentence, &readings);
            let local = local.after(Move::Done(0, News::Understood(sentence, readings)));
            (change.unwrap().applied(&puzzle).unwrap(), local)
        })
    }

    /// The first of these readings, as if nothing else could be meant.
    fn certain(readings: &[Choice]) -> Vec<Choice> {
        vec![Choice { probability: 1.0, ..readings[0].clone() }]
    }

    /// How many ways the reader may choose from, by hint.
    fn asked(puzzle: &Puzzle, local: &EditState) -> Vec<usize> {
        puzzle.hints().iter().map(|hint| local.open(puzzle, hint).len()).collect()
    }

    #[test]
    fn only_a_sentence_with_one_reading_gets_its_meaning() {
        let puzzle = template(3, 3);
        let said = |words: &str| {
            let (sentence, readings) = sentence(&puzzle, words, None);
            let (change, note) = understood(&puzzle, &sentence, &readings);
            let Some(Change::AddHint(text, meaning)) = change else { panic!("no hint") };
            assert_eq!(text, words);
            (meaning, note.unwrap_or_default())
        };
        let (meaning, note) = said("The dog is in the red house");
        assert!(meaning.is_some() && note.is_empty());
        let (meaning, note) = said(OPEN);
        assert!(meaning.is_none() && note.contains("in 2 ways"), "{note}");
        let (meaning, note) = said("Nonsense");
        assert!(meaning.is_none() && note.contains("not understood"), "{note}");
    }

    #[test]
    fn the_reader_is_asked_until_the_hint_has_a_meaning() {
        let (puzzle, local) = doubtful(&["The dog is in the red house", OPEN, "Nonsense"]);
        assert_eq!(asked(&puzzle, &local), [0, 2, 0]);
        let reading = &local.open(&puzzle, &puzzle.hints()[1])[0];
        assert_eq!(reading.label, "somewhere");
        let after = |change: Change| change.applied(&puzzle).unwrap();
        let chosen = after(Change::Meaning(1, Some(reading.relation.clone())));
        assert_eq!(chosen.hints()[1].relation.as_ref(), Some(&reading.relation));
        assert_eq!(asked(&chosen, &local), [0, 0, 0]);
        assert_eq!(asked(&after(Change::Words(1, "Else".to_owned())), &local), [0, 0, 0]);
        assert_eq!(asked(&after(Change::RemoveHint(1)), &local), [0, 0]);
        // What is said of other values is another matter.
        assert_eq!(asked(&after(Change::MoveCategory(0, Direction::Down)), &local), [0, 0, 0]);
        assert_eq!(asked(&after(Change::Houses(4)), &local), [0, 0, 0]);
    }

    #[test]
    fn the_question_goes_where_the_hint_goes() {
        let (puzzle, local) = doubtful(&["Nonsense", OPEN, "The cat is right of the dog"]);
        assert_eq!(asked(&puzzle, &local), [0, 2, 2]);
        let moved = Change::MoveHint(1, Direction::Up).applied(&puzzle).unwrap();
        assert_eq!(asked(&moved, &local), [2, 0, 2]);
        let fewer = Change::RemoveHint(0).applied(&puzzle).unwrap();
        assert_eq!(asked(&Change::Renumber.applied(&fewer).unwrap(), &local), [2, 2]);
        // The same words anew, now read in one way.
        let (again, readings) = sentence(&puzzle, OPEN, Some(2));
        let certain = local.after(Move::Done(0, News::Understood(again, certain(&readings))));
        assert_eq!(asked(&puzzle, &certain), [0, 0, 2]);
    }

    #[test]
    fn a_meaning_finds_its_hint() {
        let (puzzle, _) = doubtful(&[OPEN, "Nonsense", OPEN]);
        let (sentence, readings) = sentence(&puzzle, OPEN, Some(3));
        let meaning = |puzzle: &Puzzle| understood(puzzle, &sentence, &certain(&readings)).0;
        let at = |place| Some(Change::Meaning(place, Some(readings[0].relation.clone())));
        assert_eq!(meaning(&puzzle), at(2));
        // Moved, it has another number; but no other hint without a meaning has its words.
        let fewer = Change::RemoveHint(0).applied(&puzzle).unwrap();
        let moved = Change::MoveHint(1, Direction::Up).applied(&fewer).unwrap();
        assert_eq!(meaning(&moved), at(0));
        let gone = Change::RemoveHint(0).applied(&moved).unwrap();
        assert_eq!(meaning(&gone), None);
        // Several readings, and none, leave the hint as it is.
        assert_eq!(understood(&puzzle, &sentence, &readings).0, None);
        assert_eq!(understood(&puzzle, &sentence, &[]).0, None);
        // The categories may have changed while it was read.
        let other = Change::MoveCategory(0, Direction::Down).applied(&puzzle).unwrap();
        assert_eq!(meaning(&other), None);
    }

    #[test]
    fn only_the_newest_request_is_heard() {
        let local = EditState::default().after(Move::Do(Ask::Smallest(HintSet::first(2))));
        let newer = local.after(Move::Do(Ask::Smallest(HintSet::first(3))));
        let found = News::Made(Err("no puzzle".to_owned()));
        assert_eq!(newer.after(Move::Done(1, found.clone())), newer);
        let done = newer.after(Move::Done(2, found));
        assert_eq!((done.asked(), done.note.as_deref()), (None, Some("no puzzle")));
        let failed = newer.after(Move::Failed(2, "lost".to_owned()));
        assert_eq!(failed.note.as_deref(), Some("lost"));
    }

    #[test]
    fn each_sentence_is_read_whatever_else_is_asked_for() {
        let puzzle = template(3, 3);
        let asks = |words: &str| Ask::Understand(Sentence::new(&puzzle, words, None));
        let import = || Ask::Import { text: "x".to_owned(), about: Vec::new() };
        let smallest = Ask::Smallest(HintSet::first(2));
        let all = [asks("a"), import(), asks("b"), smallest, import()];
        let mut local =
            all.into_iter().fold(EditState::default(), |local, ask| local.after(Move::Do(ask)));
        // The second import takes the place of the first; nobody asks for the smallest set of what is no more.
        local = local.after(Move::Turn);
        let mut done = Vec::new();
        while let Some((request, ask)) = local.asked().cloned() {
            local = local.after(Move::Failed(request, String::new()));
            done.push(ask);
        }
        assert_eq!(done, [asks("a"), asks("b"), import()]);
    }

    fn import_of(local: &EditState) -> &Import {
        local.import.as_ref().unwrap()
    }

    #[test]
    fn another_reading_of_an_import_changes_its_puzzle() {
        let text = "Pet: dog, cat, fish\nColor: red, green, blue\n\
            1. The dog is to the left of the red house.\n2. The cat is in the green house.\n";
        let import = english::read(text).unwrap();
        let place = import.hints.iter().position(|hint| hint.readings.len() > 1).unwrap();
        let local = EditState::default()
            .after(Move::Do(Ask::Import { text: text.to_owned(), about: Vec::new() }))
            .after(Move::Done(1, News::Imported(Ok(import))));
        // What was wrong with the lists is not said any more once they are read about.
        let about = import_of(&local).puzzle.categories.clone();
        let again = || Move::Do(Ask::Import { text: text.to_owned(), about: about.clone() });
        let refused = local.after(again());
        let refused = refused.after(Move::Done(2, News::Imported(Err("too short".to_owned()))));
        assert_eq!((refused.texts_read, refused.note.as_deref()), (1, Some("too short")));
        let news = News::Imported(Ok(import_of(&local).clone()));
        let read = refused.after(again()).after(Move::Done(3, news.clone()));
        assert_eq!((read.texts_read, read.note), (2, None));
        // What is on its way when the import is put aside does not bring it back.
        let aside = refused.after(again()).after(Move::Discard).after(Move::Done(3, news));
        assert_eq!((aside.import, aside.texts_read), (None, 1));
        let read = local.after(Move::Read { hint: place, reading: 1 });
        let import = read.import.as_ref().unwrap();
        let chosen = &import.hints[place].readings[1].relation;
        assert_eq!(import.puzzle.hints[place].relation.as_ref(), Some(chosen));
        assert_eq!(read.after(Move::Read { hint: 99, reading: 0 }), read);
        assert_eq!(read.after(Move::Discard).import, None);
    }
}
