//! From a puzzle to packed bytes. The order of everything is that of [`super::read`].

use super::super::wording::SLOT;
use super::super::{About, Asked, Hint, Puzzle, Question, Value};
use super::coder::Encoder;
use super::relation::Sink;
use super::stream::{ESCAPE, Field, MENTION, RECASED, Refused, Stream, Text};
use super::{
    MOST_HINTS, MOST_QUESTIONS, MOST_TEXT, PATTERN, WORDED, form, mentions, recased, relation,
};

type Written = Result<(), Refused>;

/// The puzzle in bytes.
///
/// # Errors
/// It is too large.
pub(super) fn bytes(puzzle: &Puzzle) -> Result<Vec<u8>, Refused> {
    let mut writer = Writer { stream: Stream::new(Encoder::new()), puzzle, text: 0 };
    writer.puzzle()?;
    let digest = writer.stream.digest().to_le_bytes();
    for part in &digest[..2] {
        writer.number(Field::Check, 8, 0, *part)?;
    }
    Ok(writer.stream.into_coder().finish())
}

struct Writer<'a> {
    stream: Stream<Encoder>,
    puzzle: &'a Puzzle,
    /// Bytes of text so far.
    text: usize,
}

impl Writer<'_> {
    fn puzzle(&mut self) -> Written {
        let puzzle = self.puzzle;
        self.text(Text::Title, &[], puzzle.title())?;
        let patterns = puzzle.categories().iter().map(|category| &category.phrase[..]);
        let worded = !puzzle.place().is_empty() || patterns.clone().any(|text| !text.is_empty());
        let flag = if worded { WORDED } else { 0 };
        self.number(Field::Count, 8, 0, puzzle.houses() | flag)?;
        self.number(Field::Count, 8, 1, puzzle.categories().len() as u8)?;
        for category in puzzle.categories() {
            self.text(Text::Category, &[], &category.name)?;
            category.values.iter().try_for_each(|value| self.text(Text::Value, &[], value))?;
        }
        if puzzle.hints().len() > MOST_HINTS || puzzle.questions().len() > MOST_QUESTIONS {
            return Err(Refused);
        }
        self.count(2, puzzle.hints().len())?;
        let mut next = 1;
        for hint in puzzle.hints() {
            self.hint(hint, next)?;
            next = hint.number.wrapping_add(1);
        }
        self.count(3, puzzle.questions().len())?;
        puzzle.questions().iter().try_for_each(|question| self.question(question))?;
        if worded {
            self.naming(PATTERN, &[0], puzzle.place(), &[SLOT])?;
            (0..).zip(patterns).try_for_each(|(category, text)| {
                self.naming(PATTERN, &[category], text, &[SLOT])
            })?;
        }
        Ok(())
    }

    fn hint(&mut self, hint: &Hint, next: u32) -> Written {
        let jumps = hint.number != next;
        self.number(Field::Number, 1, 0, jumps.into())?;
        if jumps {
            self.long(Field::Number, 4, hint.number)?;
        }
        let form = hint.relation.as_ref().map_or(form::NONE, relation::of);
        self.number(Field::Form, 8, 0, form)?;
        if let Some(relation) = &hint.relation {
            relation::write(self, form, relation)?;
        }
        self.text(Text::Hint(form), &mentions(hint.relation.as_ref()), &hint.text)
    }

    fn question(&mut self, question: &Question) -> Written {
        let (value, asked) = match (question.asked, question.about) {
            (Asked::Category(category), About::Value(value)) => (value, category),
            (Asked::House, About::Value(value)) => (value, form::ASKS_HOUSE),
            (Asked::Category(category), About::House(index)) => {
                (Value { category, index }, form::ASKS_WHAT_IS_IN)
            }
            (Asked::House, About::House(_)) => return Err(Refused),
        };
        self.value(0, value)?;
        self.number(Field::Category, 6, 1, asked)?;
        self.text(Text::Question, question.about.value().as_slice(), &question.text)
    }

    fn text(&mut self, text: Text, mentioned: &[Value], wanted: &str) -> Written {
        let names: Vec<&str> = mentioned.iter().map(|value| self.puzzle.name(*value)).collect();
        let categories: Vec<u8> = mentioned.iter().map(|value| value.category).collect();
        self.naming(text, &categories, wanted, &names)
    }

    fn naming(&mut self, text: Text, categories: &[u8], wanted: &str, names: &[&str]) -> Written {
        self.text += wanted.len();
        if self.text > MOST_TEXT {
            return Err(Refused);
        }
        self.stream.text(text, categories, &symbols(wanted, names)).map(|_| ())
    }
}

impl Sink for Writer<'_> {
    fn value(&mut self, form: u8, value: Value) -> Written {
        self.number(Field::Category, 5, form, value.category)?;
        self.number(Field::Index, 4, value.category, value.index)
    }

    fn number(&mut self, field: Field, bits: u32, about: u8, number: u8) -> Written {
        self.stream.number(field, bits, about, number).map(|_| ())
    }

    fn long(&mut self, field: Field, bytes: u8, number: u32) -> Written {
        let low = number.to_le_bytes().into_iter().zip(1..=bytes);
        low.into_iter().try_for_each(|(byte, i)| self.number(field, 8, i, byte))
    }

    fn count(&mut self, of: u8, count: usize) -> Written {
        match u8::try_from(count) {
            Ok(count) if count < u8::MAX => self.number(Field::Count, 8, of, count),
            _ => {
                self.number(Field::Count, 8, of, u8::MAX)?;
                self.long(Field::Count, 4, u32::try_from(count).map_err(|_| Refused)?)
            }
        }
    }
}

/// The symbols that spell a text: the longest name wherever one stands, else its bytes.
fn symbols(text: &str, names: &[&str]) -> Vec<u8> {
    let mut spellings: Vec<(String, u8)> = Vec::new();
    for (i, name) in (0..).zip(names) {
        spellings.push(((*name).to_owned(), MENTION + i));
        spellings.push((recased(name), RECASED + i));
    }
    spellings.retain(|(name, _)| !name.is_empty());
    let mut symbols = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let here = spellings.iter().filter(|(name, _)| rest.starts_with(name.as_str()));
        // The first of equal length, which is the one as it is.
        if let Some((name, symbol)) = here.rev().max_by_key(|(name, _)| name.len()) {
            symbols.push(*symbol);
            rest = &rest[name.len()..];
            continue;
        }
        for &byte in &rest.as_bytes()[..c.len_utf8()] {
            match byte {
                // Not zero, which would end the text.
                0..=ESCAPE => symbols.extend([ESCAPE, byte | !ESCAPE]),
                _ => symbols.push(byte),
            }
        }
        rest = &rest[c.len_utf8()..];
    }
    symbols
}
