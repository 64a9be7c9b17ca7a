//! What the form does to a puzzle.

use super::shape::{add_category, reorder, resize};
use crate::words::edit as words;
use puzzle::text::one_line;
use puzzle::{Hint, HintSet, Puzzle, PuzzleParts, Question, Relation};

/// One change, made in the form.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// Another title.
    Title(String),
    /// So many houses: each category gets values to be named, or loses its last ones.
    Houses(u8),
    /// One more category, with values to be named.
    AddCategory,
    /// Another name for the category of this index.
    RenameCategory(usize, String),
    /// Other values for the category of this index, apart by commas.
    Values(usize, String),
    /// The category of this index goes, and with it what hints say about it.
    RemoveCategory(usize),
    /// The category goes one place up or down.
    MoveCategory(usize, Direction),
    /// One more hint at the end.
    AddHint(String, Option<Relation>),
    /// Other words for the hint of this index.
    Words(usize, String),
    /// Another meaning for the hint of this index.
    Meaning(usize, Option<Relation>),
    /// The hint of this index once more, after it.
    Duplicate(usize),
    /// The hint of this index goes.
    RemoveHint(usize),
    /// The hint goes one place up or down; the numbers stay in their places.
    MoveHint(usize, Direction),
    /// Only these hints stay, with their numbers.
    Keep(HintSet),
    /// Hints are numbered from 1.
    Renumber,
    /// One more question.
    Ask(Question),
    /// The question of this index goes.
    RemoveQuestion(usize),
}

/// Where something moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards the beginning.
    Up,
    /// Towards the end.
    Down,
}

impl Direction {
    /// The place next to this one among `len`, if there is one.
    fn from(self, place: usize, len: usize) -> Option<usize> {
        match self {
            Self::Up => place.checked_sub(1),
            Self::Down => Some(place + 1),
        }
        .filter(|&other| place < len && other < len)
    }
}

impl Change {
    /// The puzzle after the change.
    ///
    /// # Errors
    /// A sentence: why it cannot be.
    pub fn applied(self, puzzle: &Puzzle) -> Result<Puzzle, String> {
        let mut parts = puzzle.clone().into_parts();
        self.apply(&mut parts)?;
        Puzzle::new(parts).map_err(|why| why.to_string())
    }

    fn apply(self, parts: &mut PuzzleParts) -> Result<(), String> {
        let categories = parts.categories.len();
        match self {
            Self::Title(title) => parts.title = one_line(&title),
            Self::Houses(houses) => resize(parts, houses)?,
            Self::AddCategory => add_category(parts)?,
            Self::RenameCategory(c, name) => {
                let name = named(&name, words::CATEGORY_UNNAMED)?;
                parts.categories.get_mut(c).ok_or(words::GONE)?.name = name;
            }
            Self::Values(c, list) => {
                let category = parts.categories.get_mut(c).ok_or(words::GONE)?;
                let values = values(&list);
                if values.len() != usize::from(parts.houses) {
                    let (name, houses) = (&category.name, parts.houses);
                    return Err(words::wrong_values(name, values.len(), houses));
                }
                category.values = values;
            }
            Self::RemoveCategory(c) => {
                if categories < 2 {
                    return Err(words::NO_CATEGORY.to_owned());
                }
                if c < categories {
                    let mut order: Vec<usize> = (0..categories).collect();
                    order.remove(c);
                    reorder(parts, &order);
                }
            }
            Self::MoveCategory(c, direction) => {
                if let Some(other) = direction.from(c, categories) {
                    let mut order: Vec<usize> = (0..categories).collect();
                    order.swap(c, other);
                    reorder(parts, &order);
                }
            }
            Self::AddHint(text, relation) => {
                let number = next_number(&parts.hints);
                parts.hints.push(Hint { number, text: one_line(&text), relation });
            }
            Self::Words(h, text) => {
                parts.hints.get_mut(h).ok_or(words::GONE)?.text = one_line(&text)
            }
            Self::Meaning(h, relation) => {
                parts.hints.get_mut(h).ok_or(words::GONE)?.relation = relation
            }
            Self::Duplicate(h) => {
                let hint = parts.hints.get(h).ok_or(words::GONE)?;
                let copy = Hint { number: next_number(&parts.hints), ..hint.clone() };
                parts.hints.insert(h + 1, copy);
            }
            Self::RemoveHint(h) => {
                if h < parts.hints.len() {
                    parts.hints.remove(h);
                }
            }
            Self::MoveHint(h, direction) => {
                if let Some(other) = direction.from(h, parts.hints.len()) {
                    parts.hints.swap(h, other);
                    let (a, b) = (parts.hints[h].number, parts.hints[other].number);
                    parts.hints[h].number = b;
                    parts.hints[other].number = a;
                }
            }
            Self::Keep(hints) => {
                parts.keep_hints(&hints);
            }
            Self::Renumber => {
                for (number, hint) in (1..).zip(&mut parts.hints) {
                    hint.number = number;
                }
            }
            Self::Ask(question) => {
                let text = one_line(&question.text);
                parts.questions.push(Question { text, ..question });
            }
            Self::RemoveQuestion(q) => {
                if q < parts.questions.len() {
                    parts.questions.remove(q);
                }
            }
        }
        Ok(())
    }
}

/// Values apart by commas; one in double quotes may hold commas itself.
pub fn values(list: &str) -> Vec<String> {
    let mut values = vec![String::new()];
    let mut quoted = false;
    for c in list.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' | ';' if !quoted => values.push(String::new()),
            _ => values.last_mut().into_iter().for_each(|value| value.push(c)),
        }
    }
    let values = values.iter().map(|value| one_line(value));
    values.filter(|value| !value.is_empty()).collect()
}

fn named(name: &str, missing: &str) -> Result<String, String> {
    let name = one_line(name);
    if name.is_empty() { Err(missing.to_owned()) } else { Ok(name) }
}

fn next_number(hints: &[Hint]) -> u32 {
    let highest = hints.iter().map(|hint| hint.number).max().unwrap_or(0);
    let free = |number: &u32| hints.iter().all(|hint| hint.number != *number);
    highest.checked_add(1).or_else(|| (1..).find(free)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::text::{Document, relation_text};
    use puzzle::{About, Asked};

    const PETS: &str = "title: Pets\nPet: dog, cat, fish\nColor: red, green, blue\n\
        question: Who? :: Color of fish\n1. a :: dog = red\n3. b :: cat @ end\n4. c :: fish @ 3\n";

    fn pets() -> Puzzle {
        Document::read(PETS).unwrap().into_puzzle()
    }

    fn after(changes: impl IntoIterator<Item = Change>) -> Puzzle {
        changes.into_iter().fold(pets(), |puzzle, change| change.applied(&puzzle).unwrap())
    }

    fn meanings(puzzle: &Puzzle) -> Vec<String> {
        let hints = puzzle.hints().iter();
        hints
            .map(|h| h.relation.as_ref().map_or("?".into(), |r| relation_text(puzzle, r)))
            .collect()
    }

    #[test]
    fn names_change_wherever_they_are_mentioned() {
        let puzzle = after([Change::Values(0, " fox ,cat, \"cod, fish\"".into())]);
        assert_eq!(puzzle.categories()[0].values, ["fox", "cat", "cod, fish"]);
        assert_eq!(meanings(&puzzle)[0], "fox = red");
        let few = Change::Values(0, "dog, cat".into()).applied(&pets()).unwrap_err();
        assert_eq!(few, "Pet has 2 values, but there are 3 places: write 3, separated by commas");
        assert!(Change::Values(0, "dog, dog, cat".into()).applied(&pets()).is_err());
        assert!(Change::RenameCategory(1, "Pet".into()).applied(&pets()).is_err());
        assert!(Change::RenameCategory(1, " ".into()).applied(&pets()).is_err());
    }

    #[test]
    fn categories_come_go_and_move_with_what_is_said_of_them() {
        let moved = after([Change::MoveCategory(0, Direction::Down)]);
        assert_eq!(moved.categories()[0].name, "Color");
        assert_eq!(meanings(&moved), ["dog = red", "cat @ end", "fish @ 3"]);
        assert_eq!(moved.questions()[0].asked, Asked::Category(0));
        let fewer = after([Change::RemoveCategory(1)]);
        assert_eq!(meanings(&fewer), ["?", "cat @ end", "fish @ 3"]);
        assert!(fewer.questions().is_empty());
        let more = after([Change::AddCategory, Change::AddCategory]);
        assert_eq!(more.categories()[3].name, "Category 4");
        assert!(Change::RemoveCategory(0).applied(&after([Change::RemoveCategory(1)])).is_err());
    }

    #[test]
    fn questions_about_places_last_as_long_as_the_place_and_the_category() {
        let asks = |asked, about| {
            Change::Ask(Question {
                text: "Which one?".into(),
                asked: Asked::Category(asked),
                about,
            })
        };
        let ask = asks(1, About::House(2));
        let asked = |changes: Vec<Change>| -> Vec<(Asked, About)> {
            let puzzle = after([vec![Change::RemoveQuestion(0), ask.clone()], changes].concat());
            puzzle.questions().iter().map(|question| (question.asked, question.about)).collect()
        };
        let kept = vec![(Asked::Category(1), About::House(2))];
        assert_eq!(asked(vec![]), kept);
        assert_eq!(asked(vec![Change::Houses(4)]), kept);
        assert_eq!(asked(vec![Change::Houses(2)]), []);
        let moved = vec![(Asked::Category(0), About::House(2))];
        assert_eq!(asked(vec![Change::MoveCategory(1, Direction::Up)]), moved);
        assert_eq!(asked(vec![Change::RemoveCategory(0)]), moved);
        assert_eq!(asked(vec![Change::RemoveCategory(1)]), []);
        assert!(asks(0, About::House(3)).applied(&pets()).is_err());
        // The text form takes it along.
        let text = Document::write(after([ask])).to_string();
        assert!(text.contains("question: Which one? :: Color of house 3\n"), "{text}");
    }

    #[test]
    fn places_come_and_go() {
        let more = after([Change::Houses(4)]);
        assert_eq!(more.categories()[0].values, ["dog", "cat", "fish", "A 1"]);
        assert_eq!(meanings(&more), ["dog = red", "cat @ end", "fish @ 3"]);
        let fewer = after([Change::Houses(2)]);
        assert_eq!(meanings(&fewer), ["dog = red", "cat @ end", "?"]);
        assert!(fewer.questions().is_empty());
        assert!(Change::Houses(17).applied(&pets()).is_err());
    }

    #[test]
    fn hints_come_go_and_move() {
        let numbers = |p: &Puzzle| p.hints().iter().map(|h| h.number).collect::<Vec<_>>();
        let texts = |p: &Puzzle| p.hints().iter().map(|h| h.text.clone()).collect::<Vec<_>>();
        let moved = after([Change::MoveHint(1, Direction::Up), Change::MoveHint(0, Direction::Up)]);
        assert_eq!(
            (numbers(&moved), texts(&moved)),
            (vec![1, 3, 4], vec!["b".into(), "a".into(), "c".into()])
        );
        let copied = after([Change::Duplicate(0), Change::AddHint("d\ne".into(), None)]);
        assert_eq!(numbers(&copied), [1, 5, 3, 4, 6]);
        assert_eq!(copied.hints()[4].text, "d e");
        let kept = after([Change::Keep([0, 2].into_iter().collect()), Change::Renumber]);
        assert_eq!((numbers(&kept), texts(&kept)), (vec![1, 2], vec!["a".into(), "c".into()]));
        // What was seen may be gone by the time it is pressed.
        assert!(Change::Words(9, "x".into()).applied(&pets()).is_err());
        assert_eq!(after([Change::RemoveHint(9), Change::RemoveCategory(9)]), pets());
    }
}
