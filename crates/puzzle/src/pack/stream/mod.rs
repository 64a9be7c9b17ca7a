//! The symbols of a puzzle, one after the other in either direction, and the contexts that predict
//! them.

use super::coder::{Coder, Practice};
use super::model::{CONTEXTS, Model, hash};

mod primer;

/// More symbols than this are neither written nor read: four times the largest puzzle that people
/// publish, and less than a tenth of a second of work.
const MOST_SYMBOLS: u32 = 1 << 15;

/// Contexts from this number on are of texts, those below of numbers.
const FIRST_TEXT: u32 = 1 << 8;

/// The symbol that ends a text.
pub(super) const END: u8 = 0;
/// The symbols from this on stand for the names that a text mentions.
pub(super) const MENTION: u8 = 1;
/// The symbols from this on stand for the same with their first letter in the other case.
pub(super) const RECASED: u8 = 9;
/// So many names have symbols.
pub(super) const MOST_MENTIONS: usize = 8;
/// The lowest five bits of the next symbol are a control character, all of which it outranks.
pub(super) const ESCAPE: u8 = 31;

/// What a number is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    /// How many houses, categories, questions or hints.
    Count,
    /// Whether a hint's number is the next one, and else its bytes.
    Number,
    /// The form of a relation.
    Form,
    /// A mask of houses or offsets.
    Mask,
    /// The category of a value.
    Category,
    /// The value in its category.
    Index,
    /// The proof that nothing was damaged.
    Check,
}

/// What a text is.
#[derive(Clone, Copy)]
pub(super) enum Text {
    /// The title.
    Title,
    /// The name of a category.
    Category,
    /// The name of a value.
    Value,
    /// A question.
    Question,
    /// A hint with a relation of this form.
    Hint(u8),
}

/// There are more symbols or bytes than a link may hold, or what they say is no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Refused;

/// A coder and what it has learnt.
pub(super) struct Stream<C> {
    coder: C,
    model: Model,
    left: u32,
    /// The symbols before, the last one lowest.
    before: u64,
}

impl<C: Coder> Stream<C> {
    /// Starts with what the primer teaches.
    pub(super) fn new(coder: C) -> Self {
        let mut practice =
            Stream { coder: Practice, model: Model::new(), left: u32::MAX, before: 0 };
        primer::teach(&mut practice);
        let Stream { mut model, .. } = practice;
        model.digest = 0;
        Self { coder, model, left: MOST_SYMBOLS, before: 0 }
    }

    /// The coder again.
    pub(super) fn into_coder(self) -> C {
        self.coder
    }

    /// The coder as it is now.
    pub(super) fn coder(&self) -> &C {
        &self.coder
    }

    /// A digest of all symbols so far.
    pub(super) fn digest(&self) -> u32 {
        self.model.digest
    }

    fn symbol(&mut self, bits: u32, contexts: &[u32], wanted: u8) -> Result<u8, Refused> {
        self.left = self.left.checked_sub(1).ok_or(Refused)?;
        Ok(self.model.symbol(&mut self.coder, bits, contexts, wanted))
    }

    /// A number of so many bits, which `about` makes likely or not.
    pub(super) fn number(
        &mut self,
        field: Field,
        bits: u32,
        about: u8,
        wanted: u8,
    ) -> Result<u8, Refused> {
        let field = 1 + field as u32;
        let near = hash(field, about.into());
        let contexts = [field, near, hash(near, self.before as u32 & 0xff)];
        let number = self.symbol(bits, &contexts, wanted)?;
        self.before = self.before << 8 | u64::from(number);
        Ok(number)
    }

    /// The symbols of a text without its end; `mentioned` are the categories of the names that it
    /// may mention.
    pub(super) fn text(
        &mut self,
        text: Text,
        mentioned: &[u8],
        wanted: &[u8],
    ) -> Result<Vec<u8>, Refused> {
        let form = match text {
            Text::Title => 1 << 8,
            Text::Category => 2 << 8,
            Text::Value => 3 << 8,
            Text::Question => 4 << 8,
            Text::Hint(form) => form.into(),
        };
        let mut open = u8::MAX;
        let mut symbols = Vec::new();
        let mut past = Past::default();
        loop {
            let next = mentioned.get(open.trailing_zeros() as usize);
            let next = next.map_or(u32::MAX, |&category| category.into());
            let wanted = wanted.get(symbols.len()).copied().unwrap_or(END);
            let symbol = self.symbol(8, &past.contexts(form, next), wanted)?;
            if symbol == END {
                return Ok(symbols);
            }
            symbols.push(symbol);
            if let MENTION..ESCAPE = symbol {
                open &= !(1 << ((symbol - MENTION) % MOST_MENTIONS as u8));
            }
            past.push(symbol);
        }
    }
}

/// What a text has said so far.
#[derive(Default)]
struct Past {
    /// The last symbols, the latest one lowest.
    symbols: u64,
    /// The letters since the last other symbol.
    word: u32,
    /// The word or name before that.
    word_before: u32,
}

impl Past {
    /// Stands for any name, so that what is said of one is expected of the next.
    const NAME: u8 = 0xe0;

    fn push(&mut self, symbol: u8) {
        let is_name = (MENTION..ESCAPE).contains(&symbol);
        self.symbols = self.symbols << 8 | u64::from(if is_name { Self::NAME } else { symbol });
        if symbol.is_ascii_alphabetic() {
            self.word = hash(self.word, symbol.to_ascii_lowercase().into());
        } else if is_name {
            (self.word, self.word_before) = (0, symbol.into());
        } else if self.word != 0 {
            (self.word, self.word_before) = (0, self.word);
        }
    }

    /// The contexts of the next symbol in a text of this form whose next name is of the category
    /// `next`.
    fn contexts(&self, form: u32, next: u32) -> [u32; CONTEXTS] {
        let last = |n: u32| {
            let symbols = self.symbols & ((1 << (8 * n)) - 1);
            hash(hash(FIRST_TEXT + n, symbols as u32), (symbols >> 32) as u32)
        };
        let sort = if form < 1 << 8 { 0 } else { form };
        let word = hash(FIRST_TEXT + 10, self.word);
        [
            FIRST_TEXT + 32 + sort,
            last(1),
            last(2),
            last(3),
            last(4),
            last(6),
            hash(word, u32::from(sort == 0)),
            hash(word, self.word_before),
            hash(hash(form, next), last(2)),
        ]
    }
}
