//! From packed bytes to a puzzle.

use super::super::wording::SLOT;
use super::super::{
    About, Asked, Category, Hint, MAX_CATEGORIES, MAX_HOUSES, PuzzleParts, Question, Relation,
    Value,
};
use super::coder::Decoder;
use super::relation::Source;
use super::stream::{ESCAPE, Field, MENTION, RECASED, Refused, Stream, Text};
use super::{
    MOST_HINTS, MOST_QUESTIONS, MOST_TEXT, PATTERN, WORDED, form, mentions, recased, relation,
};

type Read<T> = Result<T, Refused>;

/// The parts that the bytes hold.
///
/// # Errors
/// The bytes were not written by [`super::write::bytes`], or not all of them are there.
pub(super) fn parts(bytes: &[u8]) -> Read<PuzzleParts> {
    let stream = Stream::new(Decoder::new(bytes));
    let mut reader = Reader { stream, parts: PuzzleParts::default(), text: 0 };
    reader.puzzle()?;
    let digest = reader.stream.digest().to_le_bytes();
    for part in &digest[..2] {
        if reader.number(Field::Check, 8, 0)? != *part {
            return Err(Refused);
        }
    }
    match reader.stream.coder().has_more() {
        true => Err(Refused),
        false => Ok(reader.parts),
    }
}

struct Reader<'a> {
    stream: Stream<Decoder<'a>>,
    parts: PuzzleParts,
    /// Bytes of text so far.
    text: usize,
}

impl Reader<'_> {
    fn puzzle(&mut self) -> Read<()> {
        self.parts.title = self.text(Text::Title, &[])?;
        let houses = self.number(Field::Count, 8, 0)?;
        let (houses, worded) = (houses & !WORDED, houses & WORDED != 0);
        let categories = self.number(Field::Count, 8, 1)?;
        if houses > MAX_HOUSES || categories > MAX_CATEGORIES {
            return Err(Refused);
        }
        self.parts.houses = houses;
        for _ in 0..categories {
            let name = self.text(Text::Category, &[])?;
            let values = (0..houses).map(|_| self.text(Text::Value, &[])).collect::<Read<_>>()?;
            self.parts.categories.push(Category::new(name, values));
        }
        for _ in 0..self.count(2, MOST_HINTS)? {
            let hint = self.hint()?;
            self.parts.hints.push(hint);
        }
        for _ in 0..self.count(3, MOST_QUESTIONS)? {
            let question = self.question()?;
            self.parts.questions.push(question);
        }
        if worded {
            self.parts.place = self.pattern(0)?;
            for category in 0..categories {
                self.parts.categories[usize::from(category)].phrase = self.pattern(category)?;
            }
        }
        Ok(())
    }

    fn hint(&mut self) -> Read<Hint> {
        let next = self.parts.hints.last().map_or(1, |hint| hint.number.wrapping_add(1));
        let number = match self.number(Field::Number, 1, 0)? {
            0 => next,
            _ => self.long(Field::Number, 4)?,
        };
        let form = self.number(Field::Form, 8, 0)?;
        let relation = match form {
            form::NONE => None,
            form => Some(relation::read(self, form, Relation::MAX_DEPTH)?),
        };
        let mentioned = mentions(relation.as_ref());
        let text = self.text(Text::Hint(form), &mentioned)?;
        Ok(Hint { number, text, relation })
    }

    fn question(&mut self) -> Read<Question> {
        let value = self.value(0)?;
        let (asked, about) = match self.number(Field::Category, 6, 1)? {
            form::ASKS_HOUSE => (Asked::House, About::Value(value)),
            form::ASKS_WHAT_IS_IN => (Asked::Category(value.category), About::House(value.index)),
            category => (Asked::Category(category), About::Value(value)),
        };
        let text = self.text(Text::Question, about.value().as_slice())?;
        Ok(Question { text, asked, about })
    }

    fn text(&mut self, text: Text, mentioned: &[Value]) -> Read<String> {
        let categories: Vec<u8> = mentioned.iter().map(|value| value.category).collect();
        let name = |value: &Value| {
            let category = &self.parts.categories[usize::from(value.category)];
            category.values[usize::from(value.index)].clone()
        };
        let names: Vec<String> = mentioned.iter().map(name).collect();
        self.naming(text, &categories, &names)
    }

    /// How to name a place or the values of a category.
    fn pattern(&mut self, category: u8) -> Read<String> {
        self.naming(PATTERN, &[category], &[SLOT.to_owned()])
    }

    fn naming(&mut self, text: Text, categories: &[u8], names: &[String]) -> Read<String> {
        let symbols = self.stream.text(text, categories, &[])?;
        if self.stream.coder().is_past_end() {
            return Err(Refused);
        }
        let mut bytes = Vec::with_capacity(symbols.len());
        let mut symbols = symbols.into_iter();
        while let Some(symbol) = symbols.next() {
            let (symbol, recase) = match symbol {
                ESCAPE => {
                    bytes.push(symbols.next().unwrap_or_default() & ESCAPE);
                    continue;
                }
                MENTION..RECASED => (symbol - MENTION, false),
                RECASED..ESCAPE => (symbol - RECASED, true),
                _ => {
                    bytes.push(symbol);
                    continue;
                }
            };
            let name = names.get(usize::from(symbol)).ok_or(Refused)?;
            if self.text + bytes.len() + name.len() > MOST_TEXT {
                return Err(Refused);
            }
            bytes.extend(if recase {
                recased(name).into_bytes()
            } else {
                name.clone().into_bytes()
            });
        }
        self.text += bytes.len();
        String::from_utf8(bytes).map_err(|_| Refused)
    }
}

impl Source for Reader<'_> {
    fn value(&mut self, form: u8) -> Read<Value> {
        let category = self.number(Field::Category, 5, form)?;
        let index = self.number(Field::Index, 4, category)?;
        let known =
            usize::from(category) < self.parts.categories.len() && index < self.parts.houses;
        if known { Ok(Value { category, index }) } else { Err(Refused) }
    }

    fn number(&mut self, field: Field, bits: u32, about: u8) -> Read<u8> {
        match self.stream.coder().is_past_end() {
            true => Err(Refused),
            false => self.stream.number(field, bits, about, 0),
        }
    }

    fn long(&mut self, field: Field, bytes: u8) -> Read<u32> {
        (0..bytes).try_fold(0, |number, i| {
            Ok(number | u32::from(self.number(field, 8, i + 1)?) << (8 * i))
        })
    }

    fn count(&mut self, of: u8, most: usize) -> Read<usize> {
        let count = match self.number(Field::Count, 8, of)? {
            u8::MAX => self.long(Field::Count, 4)? as usize,
            count => count.into(),
        };
        if count <= most { Ok(count) } else { Err(Refused) }
    }
}
