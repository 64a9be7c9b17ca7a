//! Packed puzzles bit by bit, and as other versions wrote them.

use super::coder::Encoder;
use super::stream::{END, Field, MENTION, RECASED, Stream, Text};
use super::*;
use crate::text::Document;
use crate::{Category, Hint, Houses, Puzzle, PuzzleParts, Relation, Value};

const DAMAGED: &str = "the puzzle in the link is damaged or cut short; copy the whole link again";

/// A puzzle of every kind of relation and question, and the link to it that version 1 writes.
const FIRST: &str = "title: Three huts\nHut: Alpine, Birch, Cedar\nGuest: Ada, Béla, Cy\n\
    question: Who has Cedar? :: Guest of Cedar\nquestion: Where is Ada? :: house of Ada\n\
    4. Ada = Birch :: Ada = Birch\n5. alpine is not Ada's :: Alpine != Ada\n\
    7. x :: Béla @ 2\n8. y :: Cy @ 1,3\n9. z :: Ada < Cy < Béla\n10. :: Béla between Ada, Cy\n\
    11. :: not Ada = Cedar and (Cy @ 1 or Cy @ 2) xor Ada @ 1\n12. Who knows?\n\
    13. :: if Ada @ 1 then Cy @ 2 iff Béla @ 3\n14. :: Ada ~{-2,1} Cy\n";

#[test]
fn names_in_texts_survive_whatever_they_are() {
    for (first, text) in [
        ("", "nothing is named"),
        ("red", "Red red RED reduced rEd"),
        ("Été", "Été été Étés"),
        ("\u{0}\u{1f} ", "\u{0}\u{1f} \u{1}\u{10}\u{ff} \u{80}"),
        ("re", "redred green"),
    ] {
        let values = vec![first.to_owned(), "redred".to_owned()];
        let (a, b) = (Value { category: 0, index: 0 }, Value { category: 0, index: 1 });
        let relation = Relation::Xor(
            Box::new(Relation::In(a, Houses::only(1))),
            Box::new(Relation::In(b, Houses::NONE)),
        );
        let puzzle = Puzzle::new(PuzzleParts {
            houses: 2,
            categories: vec![Category::new(String::new(), values)],
            hints: vec![Hint { number: u32::MAX, text: text.to_owned(), relation: Some(relation) }],
            ..PuzzleParts::default()
        });
        let puzzle = puzzle.unwrap();
        assert_eq!(unpack(&pack(&puzzle).unwrap()), Ok(puzzle));
    }
}

/// Writes the beginning of a puzzle with one category by hand, then what comes next.
fn by_hand(rest: impl Fn(&mut Stream<Encoder>)) -> Result<Puzzle, String> {
    let mut stream = Stream::new(Encoder::new());
    let name = [b'a'; 2_000];
    stream.text(Text::Title, &[], &[]).unwrap();
    stream.number(Field::Count, 8, 0, 2).unwrap();
    stream.number(Field::Count, 8, 1, 1).unwrap();
    stream.text(Text::Category, &[], &name[..1]).unwrap();
    stream.text(Text::Value, &[], &name).unwrap();
    stream.text(Text::Value, &[], &name[..1]).unwrap();
    rest(&mut stream);
    puzzle(&stream.into_coder().finish()).map_err(|why| why.to_string())
}

#[test]
fn hostile_depth_and_repetition_are_cut_short() {
    let deep = by_hand(|stream| {
        stream.number(Field::Count, 8, 2, 1).unwrap();
        stream.number(Field::Number, 1, 0, 0).unwrap();
        for level in 0..30_000 {
            stream.number(Field::Form, 8, u8::from(level > 0), relation::NOT).unwrap();
        }
    });
    assert_eq!(deep, Err(DAMAGED.to_owned()));
    let repeated = by_hand(|stream| {
        stream.number(Field::Count, 8, 2, 0).unwrap();
        stream.number(Field::Count, 8, 3, 1).unwrap();
        stream.number(Field::Category, 5, 0, 0).unwrap();
        stream.number(Field::Index, 4, 0, 0).unwrap();
        stream.number(Field::Category, 6, 1, 0).unwrap();
        stream.text(Text::Question, &[0], &[MENTION; 10_000]).unwrap();
    });
    assert_eq!(repeated, Err(DAMAGED.to_owned()));
    let nobody = by_hand(|stream| {
        stream.number(Field::Count, 8, 2, 0).unwrap();
        stream.number(Field::Count, 8, 3, 1).unwrap();
        stream.number(Field::Category, 5, 0, 0).unwrap();
        stream.number(Field::Index, 4, 0, 0).unwrap();
        stream.number(Field::Category, 6, 1, 0).unwrap();
        stream.text(Text::Question, &[0], &[RECASED + 3, b'x', END]).unwrap();
    });
    assert_eq!(nobody, Err(DAMAGED.to_owned()));
}
#[test]
fn links_of_the_first_version_are_read_for_ever() {
    let puzzle = Document::read(FIRST).unwrap().into_puzzle();
    let packed = "1TJlCjRN9lJ566S6TnX2t_m6AaT-nu9U3wgpyens6Ff8KCLfGJy2ylRt3UJHy7uUHYWVSCj4cQkbyblWM0\
                  REwEOgqvDkEOd1JBMk0DZQXsqNo56vyXlceAD7e2Cp1L2jB6JvYa_uQ";
    assert_eq!(unpack(packed), Ok(puzzle.clone()));
    assert_eq!(pack(&puzzle).unwrap(), packed);
}

#[test]
fn questions_about_houses_are_told_as_no_version_told_any_before() {
    let text = "Runner: Ann, Bob, Cy\nShirt: red, green, blue\n\
        question: Who won? :: Runner of first\nquestion: Which shirt came last? :: Shirt of last\n\
        question: Where is Ann? :: house of Ann\nquestion: Whose is red? :: Runner of red\n";
    let puzzle = Document::read(text).unwrap().into_puzzle();
    let packed = "1__70wnbvIiA1hX6jWy7l0R8g8AqYQog9KVJbCQNDWmLh1E94ph2N2klLe5aj9fQ9H5w";
    assert_eq!(pack(&puzzle).unwrap(), packed);
    assert_eq!(unpack(packed), Ok(puzzle));
    // What is asked is a category, or one of two symbols past the last one.
    for asked in 1..64 {
        let read = by_hand(|stream| {
            stream.number(Field::Count, 8, 2, 0).unwrap();
            stream.number(Field::Count, 8, 3, 1).unwrap();
            stream.number(Field::Category, 5, 0, 0).unwrap();
            stream.number(Field::Index, 4, 0, 1).unwrap();
            stream.number(Field::Category, 6, 1, asked).unwrap();
            let mentioned: &[u8] = if asked == form::ASKS_WHAT_IS_IN { &[] } else { &[0] };
            stream.text(Text::Question, mentioned, &[]).unwrap();
            for part in &stream.digest().to_le_bytes()[..2] {
                stream.number(Field::Check, 8, 0, *part).unwrap();
            }
        });
        let known = [form::ASKS_HOUSE, form::ASKS_WHAT_IS_IN].contains(&asked);
        assert_eq!(read.is_ok(), known, "{asked}: {read:?}");
    }
}
